"""What lasts knows what it was about and ends with its owner; a period ends with its frame, however that ends."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fathom.kernel.ability import Card, Limit, Modifier, Trigger, offered
from fathom.kernel.ask import Pick
from fathom.kernel.effect import ForEach, InSequence, Scope, Tally
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.reply import Until
from fathom.kernel.select import OPPONENTS, THAT_MANY, Num, Selector
from fathom.kernel.table import Table
from fathom.kernel.target import One
from fathom.kernel.text import LANGUAGES, Text
from fathom.kernel.window import Window
from toygame.cards import CARDS
from toygame.play import Bare, a_round, at, do, run, seat
from toygame.verbs import RIVALS, Gain, Heal, Lose, Strike, strength

GEMS = Selector("select-yours", lambda t, s: t.state.row)


class Gems(Bare):
    """Three gems lie in a row; they have a value."""

    def new_state(self, seats: int, options: Any) -> Any:
        return super().new_state(seats, options).but(row=("gem-1", "gem-2", "gem-3"))


def reloaded(t: Table) -> Table:
    again = load(t.game, json.loads(json.dumps(save(t))))
    assert again == t
    return again


# ---- a target and a number


def test_a_lasting_modifier_is_that_of_the_piece_chosen_for_it() -> None:
    """That gem, until the end of the round, and no other; whatever happens to be asked for its value."""
    t = do(One(GEMS, Until("round", Modifier("weight", 2, whose="it"))), game=Gems())
    t = reloaded(t)
    t.choose("gem-2")
    for table in (t, reloaded(t), t.clone()):
        assert [table.value("weight", gem, 1) for gem in table.state.row] == [1, 3, 1]
    a_round(t)
    assert [t.value("weight", gem, 1) for gem in t.state.row] == [1, 1, 1]


def test_a_lasting_modifier_of_it_names_its_target() -> None:
    t = at(seat(hand=["whetstone"], in_play=["idol", "drum"]), seat())
    t.choose("whetstone")
    t = reloaded(t)
    t.choose("drum")
    assert [strength(t, number, 1) for number in (0, 1)] == [3, 1], "a drum, and it is whetted"
    assert [CARDS["whetstone"].say()[0].within("toy").render(lang) for lang in LANGUAGES] == [
        "Until the end of the round, one of your cards in play adds 1 point to your hits.",
        "Do końca rundy jedna z twoich kart w grze wzmacnia twoje ciosy o 1 punkt.",
        "Bis zum Ende der Runde: Eine deiner ausliegenden Karten verstärkt deine Treffer um 1 Punkt.",
    ]


@pytest.mark.parametrize(("whetted", "keys"), [("idol", ["idol.0", "idol#2.0"]), ("drum", ["idol.0"])])
def test_a_copy_that_something_was_done_to_is_another_option(whetted: str, keys: list[str]) -> None:
    hand = {"hand": ["whetstone"], "in_play": ["idol", "drum", "idol#2"], "coins": 3}
    t = at(seat(**hand), seat(), seat(), deck=["jab"] * 9)
    t.choose("whetstone")
    t.choose(whetted)
    assert [found.key for found in offered(t, "turn", 0)] == keys


def test_a_duellist_who_is_out_leaves_nothing_that_lasts() -> None:
    t = at(seat(in_play=["drum"]), seat(hand=["whetstone"], in_play=["leech"], health=1), seat(), active=1)
    t.choose("whetstone")
    assert len(t.lasting) == 1
    t.choose("rest")
    t.choose("hit")
    t.choose("player-1")
    assert (t.state.health[1], t.lasting) == (0, ())


def test_a_modifier_of_it_that_does_not_last_is_nobodys() -> None:
    t = run(Procedure(), game=Gems((0, Card("lens", Modifier("weight", 2, whose="it")))))
    assert t.value("weight", "gem-1", 1) == 1


def test_a_lasting_modifier_counts_with_the_number_handed_to_it() -> None:
    """How many there were is remembered, also when they are gone."""
    t = do(Tally(ForEach(OPPONENTS, Lose(1)), Until("round", Modifier("attack", THAT_MANY))), seats=4)
    assert [table.value("attack", 0, 1) for table in (t, reloaded(t))] == [4, 4]
    assert t.value("attack", 1, 1) == 1


def test_a_lasting_trigger_knows_whom_it_is_about() -> None:
    at_dusk = Trigger("dusk", Strike(1), timing="window", moment="moment-dusk")
    t = do(One(RIVALS, Until("round", at_dusk)), seats=3)
    t.choose("player-2")
    t = reloaded(t)
    t.begin(Window(kind="dusk"))
    assert t.state.health == [4, 4, 3]


# ---- the owner is out


def test_what_a_seat_made_last_ends_with_it() -> None:
    own, theirs = Modifier("attack", 1, whose="all"), Modifier("attack", 2, whose="all")
    t = do(InSequence(Until("round", own), ForEach(OPPONENTS, Until("round", theirs))), seats=2)
    assert t.value("attack", 0) == 3
    t.end_lasting(1)
    assert t.value("attack", 0) == 1
    t.end_lasting(0)
    assert (t.value("attack", 0), t.lasting) == (0, ())


# ---- however a frame ends


class Vigil(Procedure):
    """A period with a question in it; then it goes on, is stopped, or aborted."""

    PERIOD = "vigil"

    how: str = ""

    def step_1_ask(self, t: Table) -> Step:
        return Pick(0, ("on", "off"), "ask-vote", "R")

    def took_1_ask(self, t: Table, key: str) -> None:
        t.last_until("vigil", OATH, Scope())
        t.mark("vigil", "sworn")
        assert t.is_marked("vigil", "sworn")

    def step_2_go(self, t: Table) -> Step:
        return Within(vigil=self.id, how=self.how)

    def step_3_last(self, t: Table) -> None:
        t.state.discard += ("to the end",)

    def on_leave(self, t: Table) -> None:
        t.state.discard += (f"left with {t.value('attack', 0)}",)


class Within(Procedure):
    vigil: int
    how: str

    def step_1_end_it(self, t: Table) -> None:
        if self.how == "abort":
            t.abort(self.vigil)
        elif self.how == "stop":
            t.stop(self.vigil)

    def step_2_more(self, t: Table) -> None:
        t.state.discard += ("more",)


OATH = Modifier("attack", 2)
OATH.bind("test/vigil-oath")


class Watch(Procedure):
    """Two vigils, one after the other."""

    how: str

    def step_1_first(self, t: Table) -> Step:
        return Vigil(how=self.how)

    def step_2_between(self, t: Table) -> None:
        marked = t.is_marked("vigil", "sworn")
        t.state.discard += (f"attack {t.value('attack', 0)}, {marked}, {t.periods['vigil']}",)


@pytest.mark.parametrize(
    ("how", "way"),
    [("finish", ["more", "to the end"]), ("stop", ["more"]), ("abort", [])],
)
def test_a_period_ends_with_its_frame_and_the_frame_tidies_up(how: str, way: list[str]) -> None:
    """Finished, stopped or aborted: nobody has to remember to close it."""
    t = reloaded(run(Watch(how=how), game=Bare()))
    t.choose("on")
    assert list(t.state.discard) == [*way, "left with 2", "attack 0, False, ()"]


class Waiting(Procedure):
    """Something waits for the end of a vigil."""

    vigil: Any = None

    def step_1_vigil(self, t: Table) -> Step:
        return Patient()


class Patient(Vigil):
    def step_2_go(self, t: Table) -> Step:
        t.after_frame(self.id, Note(frame=self.id))
        return None


class Note(Procedure):
    frame: int

    def step_1_ask(self, t: Table) -> Step:
        return Pick(0, ("a", "b"), "ask-vote", "R")

    def took_1_ask(self, t: Table, key: str) -> None:
        over = t.frame(self.frame).PERIOD
        t.state.discard += (f"after {over}: {t.value('attack', 0)}",)


def test_a_period_is_over_before_what_waited_for_its_end_begins() -> None:
    t = run(Waiting(), game=Bare())
    t.choose("on")
    t = reloaded(t)
    t.choose("b")
    assert list(t.state.discard) == ["to the end", "left with 2", "after vigil: 0"], "and it was left once"


def test_a_limit_used_outside_of_its_period_comes_back() -> None:
    """It counts until the end of the next one, not for ever."""
    salve = Card("salve", Trigger(
        "dusk", Heal(1), timing="window", moment="moment-dusk", forced=False, limit=Limit("vigil"),
    ))  # fmt: skip
    t = run(Window(kind="dusk"), game=Bare((0, salve)))
    t.choose("salve.0")
    found = t.ability("salve.0")
    assert not t.has_use(found, Limit("vigil"), 0)
    t.begin(Vigil())
    t.choose("on")
    assert t.has_use(found, Limit("vigil"), 0)


def test_the_number_of_a_scope_is_a_number_like_any_other() -> None:
    twice: Num = 2 * THAT_MANY + 1
    assert twice.value(do(Gain(1)), Scope(n=3)) == 7
    assert isinstance(twice.say(), Text)
