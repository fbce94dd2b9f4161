"""Events and windows: cancelling, editing, replacing, reacting to reactions, and who is asked when."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from fathom.kernel.ability import Card, InPlay, Limit, Trigger
from fathom.kernel.effect import Effect
from fathom.kernel.event import Event, Occur
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.reply import Cancel, Edit
from fathom.kernel.select import Condition
from fathom.kernel.table import Table
from fathom.kernel.text import Text
from fathom.kernel.window import Window
from toygame import TOY
from toygame.fight import Hit
from toygame.play import Bare, at, run, seat
from toygame.verbs import Gain, Heal


def asked(t: Table) -> tuple[int, str, tuple[str, ...]]:
    """Who is asked what, with which options."""
    d = t.decision
    assert d is not None
    return d.seat, d.prompt.id, d.keys


def hits(t: Table) -> list[str]:
    return [line.text.render("en") for line in t.events() if line.text.id == "log-hit"]


# ---- on the toy game


def test_an_event_nobody_answers_just_happens() -> None:
    t = at(seat(), seat())
    t.choose("hit")
    assert t.state.health == [5, 4]


def test_a_reaction_cancels_an_event() -> None:
    t = at(seat(), seat(hand=["dodge"]))
    t.choose("hit")
    assert asked(t) == (1, "window-would", ("pass", "dodge.0"))
    t.choose("dodge.0")
    assert t.state.health == [5, 5]
    assert t.state.hands[1] == ()
    assert t.state.discard == ("dodge",)
    assert hits(t) == []
    assert asked(t) == (1, "ask-turn", ("rest", "hit"))


def test_a_reaction_inside_a_reaction_inside_a_reaction() -> None:
    t = at(seat(hand=["scoff"]), seat(hand=["dodge", "jeer"]))
    t.choose("hit")
    t.choose("dodge.0")
    assert asked(t) == (0, "window-would", ("pass", "scoff.0")), "the dodge itself can be answered"
    t.choose("scoff.0")
    assert asked(t) == (1, "window-would", ("pass", "jeer.0")), "and the answer to it as well"
    assert [type(frame).__name__ for frame in t.frames].count("Occur") == 3
    t.choose("jeer.0")
    assert t.state.health == [5, 5], "the scoff was cancelled, so the dodge holds"
    assert hits(t) == []


def test_a_cancelled_reaction_leaves_the_event_alone() -> None:
    t = at(seat(hand=["scoff"]), seat(hand=["dodge"]))
    t.choose("hit")
    t.choose("dodge.0")
    t.choose("scoff.0")
    assert t.state.health == [5, 4]
    assert sorted(t.state.discard) == ["dodge", "scoff"]


def test_the_stack_of_reactions_can_be_saved_and_loaded() -> None:
    t = at(seat(hand=["scoff"]), seat(hand=["dodge", "jeer"]))
    for key in ("hit", "dodge.0", "scoff.0"):
        t.choose(key)
    again = load(TOY, json.loads(json.dumps(save(t))))
    assert again.fingerprint() == t.fingerprint()
    again.choose("pass")
    assert again.state.health == [5, 4]


def test_a_replacement_edits_the_event_before_it_happens() -> None:
    t = at(seat(in_play=["drum"]), seat(in_play=["buckler"]))
    t.choose("hit")
    assert t.state.health == [5, 4]
    assert hits(t) == ["Player 1 hits Player 2 for 1 point."]


def test_edits_come_before_choices_and_see_each_other() -> None:
    """A hit of one is halved to nothing by force, so there is nothing left to dodge."""
    t = at(seat(), seat(in_play=["buckler"], hand=["dodge"]))
    t.choose("hit")
    assert asked(t)[:2] == (1, "ask-turn")
    assert t.state.health == [5, 5]


def test_a_replaced_event_does_not_happen_and_nothing_reacts_to_it() -> None:
    t = at(seat(), seat(in_play=["mirror", "thorns"]))
    t.choose("hit")
    assert asked(t) == (1, "window-would", ("pass", "mirror.0"))
    t.choose("mirror.0")
    assert t.state.health == [4, 5]
    assert t.state.coins[1] == 2
    assert hits(t) == ["Player 2 hits Player 1 for 1 point."], "no thorns for a hit that never came"


def test_forced_abilities_are_ordered_by_the_seat_the_game_names() -> None:
    """The attacker is about to die of thorns, unless it lets its leech work first."""
    for first, health in (("leech.0", [1, 4]), ("thorns.0", [0, 4])):
        t = at(seat(in_play=["leech"], health=1), seat(in_play=["thorns"]))
        t.choose("hit")
        assert asked(t) == (0, "which-forced-first", ("leech.0", "thorns.0"))
        assert t.decision is not None
        assert t.decision.options[0].text.render("en").startswith("the Leech")
        t.choose(first)
        assert t.state.health == health, "the one that is left needs no choice"
        assert (t.outcome is None) == (first == "leech.0")


def test_forced_abilities_come_before_optional_ones() -> None:
    t = at(seat(), seat(in_play=["physician", "thorns"]))
    t.choose("hit")
    assert t.state.health == [4, 4], "thorns hit back already"
    assert asked(t) == (1, "window-after", ("pass", "physician.0"))


def test_an_ability_answers_the_same_event_once() -> None:
    t = at(seat(in_play=["drum"]), seat(in_play=["buckler"]))
    t.choose("hit")
    assert t.state.health[1] == 4, "2 halved once is 1, halved twice would be 0"


def test_a_limit_holds_until_its_period_ends() -> None:
    t = at(seat(hand=["jab", "volley"]), seat(in_play=["physician"]), seat(), last_round=2)
    t.choose("jab")
    t.choose("player-1")
    t.choose("physician.0")
    assert t.state.health == [5, 5, 5]
    t.choose("rest")
    t.choose("hit")
    t.choose("player-1")
    assert t.state.health[1] == 4
    assert asked(t)[1] == "ask-vote", "the physician had its use this round"
    for number in range(3):
        t.choose("feast" if number else "famine", number)
    t.choose("hit", 0)
    t.choose("player-1")
    assert asked(t) == (1, "window-after", ("pass", "physician.0")), "a new round, a new use"


def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    t = at(seat(), seat(in_play=["physician"], coins=0))
    t.choose("hit")
    assert asked(t)[:2] == (1, "ask-turn")


def test_a_named_window_opens_without_an_event() -> None:
    t = at(seat(in_play=["bellman"], coins=0), seat(coins=0), treasury=2)
    t.choose("rest")
    t.choose("rest")
    assert asked(t) == (0, "window-window", ("pass", "bellman.0"))
    t.choose("bellman.0")
    assert t.state.coins == [1, 0]
    assert t.state.round == 2, "once per window, although coins are left"


def test_a_named_window_needs_no_frame_to_belong_to() -> None:
    t = run(Window(kind="dusk"), game=Bare((1, BELL)))
    assert asked(t) == (1, "window-window", ("pass", "bell.0"))


def test_what_is_put_off_happens_when_the_event_is_over() -> None:
    t = at(seat(), seat(in_play=["physician"], hand=["grudge"]))
    t.choose("hit")
    assert asked(t)[2] == ("pass", "physician.0", "grudge.0")
    t.choose("grudge.0")
    assert t.state.health == [5, 4], "the grudge waits"
    t.choose("physician.0")
    assert t.state.health == [3, 5], "now that the window is closed it strikes"


# ---- small events of our own, for what the toy's cards do not show


class Bell(Event):
    """Rings `n` times; each ring is a coin for seat 0."""

    n: int = 1

    def happen(self, t: Table) -> Step:
        t.state.coins[0] += self.n
        t.abilities_changed()
        return None


class Ring(Procedure):
    n: int = 1
    happened: Any = None

    def step_1_ring(self, t: Table) -> Step:
        return Occur(event=Bell(n=self.n)).called("happened")

    def step_2_note(self, t: Table) -> None:
        t.state.last_vote = str(self.happened)


class JustRing(Procedure):
    n: int = 1

    def step_1_ring(self, t: Table) -> Step:
        return Bell(n=self.n)

    def step_2_wait(self, t: Table) -> Step:
        return Window(kind="never", frame=self.id)


class Belfry(Bare):
    """A game whose cards in play are given; the rich ones only while seat 0 has more than three coins."""

    def __init__(self, *cards: tuple[int, Card], rich: tuple[tuple[int, Card], ...] = ()) -> None:
        super().__init__(*cards)
        self.rich = rich

    def abilities(self, t: Table) -> Iterable[InPlay]:
        yield from super().abilities(t)
        for owner, card in self.rich if t.state.coins[0] > 3 else ():
            yield from card.in_play(owner)


def listener(slug: str, effect: Effect, **how: Any) -> Card:
    return Card(slug, Trigger("Bell", effect, moment="moment-dusk", **how))


BELL = Card("bell", Trigger("dusk", Gain(1), timing="window", moment="moment-dusk", forced=False))
CANCEL = listener("cancel", Cancel(), timing="would")
DOUBLE = listener("double", Edit("effect-halve", "n", lambda n: n * 2), timing="would")
ADD = listener("add", Edit("effect-halve", "n", lambda n: n + 1), timing="would")
HEAL = listener("heal", Heal(1))
MAY_HEAL = listener("may-heal", Heal(1), forced=False)
MAY_GAIN = listener("may-gain", Gain(1), forced=False)
TWICE = listener("twice", Heal(1), forced=False, limit=Limit("game", 2))
LOW = Condition("if-poor", lambda t, s: t.state.health[0] > 4)
IF_HEALED = listener("if-healed", Gain(1), when=LOW)


def test_the_result_tells_whether_the_event_happened() -> None:
    assert run(Ring(), game=Belfry()).state.last_vote == "True"
    assert run(Ring(), game=Belfry((1, CANCEL))).state.last_vote == "False"


def test_a_cancelled_event_changes_nothing_and_is_not_answered_afterwards() -> None:
    t = run(Ring(), game=Belfry((0, CANCEL), (0, HEAL)))
    assert t.state.coins[0] == 3
    assert t.state.health[0] == 4


def test_the_order_of_edits_is_a_choice_and_it_matters() -> None:
    for first, rings in (("double.0", 3), ("add.0", 4)):
        t = run(Ring(), game=Belfry((0, DOUBLE), (0, ADD)))
        t.choose(first)
        assert t.state.coins[0] == 3 + rings


def test_after_a_cancel_the_other_would_abilities_are_not_used() -> None:
    t = run(Ring(), game=Belfry((0, CANCEL), (0, DOUBLE)))
    t.choose("cancel.0")
    assert t.decision is None
    assert t.state.coins[0] == 3


def test_a_card_that_came_into_play_by_an_event_hears_its_aftermath() -> None:
    """Whether somebody else listened before the event must make no difference."""
    for others in ((), ((1, CANCEL_NEVER),)):
        t = run(JustRing(), game=Belfry(*others, rich=((0, HEAL),)))
        assert t.state.health[0] == 5, f"with {len(others)} other listeners"


CANCEL_NEVER = listener("never", Cancel(), timing="would", when=~LOW & LOW)


def test_a_forced_ability_that_becomes_legal_in_the_window_is_used_before_the_next_choice() -> None:
    """Collect, resolve, collect again: forced ones first every time."""
    t = run(Ring(), game=Belfry((0, MAY_HEAL), (0, IF_HEALED), (0, MAY_GAIN)))
    assert asked(t)[2] == ("pass", "may-heal.0", "may-gain.0")
    t.choose("may-heal.0")
    assert t.state.coins[0] == 3 + 1 + 1, "the forced gain was owed as soon as the heal made it legal"
    assert asked(t)[2] == ("pass", "may-gain.0")


def test_a_limit_counts_over_several_events() -> None:
    t = run(RingThrice(), game=Belfry((0, TWICE)))
    t.choose("twice.0")
    t.choose("twice.0")
    assert t.decision is None
    assert t.state.health[0] == 6


class RingThrice(Procedure):
    def step_1_ring(self, t: Table) -> Step:
        return Bell()

    def step_2_ring(self, t: Table) -> Step:
        return Bell()

    def step_3_ring(self, t: Table) -> Step:
        return Bell()


def test_two_copies_of_a_card_each_serve_their_owner() -> None:
    """A deck has copies; both may lie on the table at once, one with each seat, under piece ids of their own."""

    class Copies(Bare):
        def abilities(self, t: Table) -> Iterable[InPlay]:
            for owner, piece in ((0, "physician#1"), (1, "physician#2")):
                yield from BOTH.in_play(owner, piece)

    t = run(Occur(event=Hit(by=0, to=1, n=1)), game=Copies())
    assert asked(t) == (0, "window-after", ("pass", "physician#1.0"))
    assert t.decision is not None
    assert t.decision.options[1].text.render("en").startswith("the Physician: ")
    t.choose("physician#1.0")
    assert asked(t) == (1, "window-after", ("pass", "physician#2.0"))
    t.choose("physician#2.0")
    assert t.state.health == [5, 4]


BOTH = Card("physician", Trigger("Hit", Heal(1), moment="moment-was-hit", forced=False))


class Doom(Event):
    def happen(self, t: Table) -> Step:
        t.state.health[1] = 0
        return None


@pytest.mark.parametrize("kind", ["silent", "uniform"])
def test_checks_run_between_the_event_and_its_aftermath(kind: str) -> None:
    class Checked(Bare):
        windows = kind
        always_open = frozenset({"Doom"})

    t = run(Doom_(), game=Checked((0, LATE)))
    while t.decision:
        assert t.decision.prompt.id == "window-would"
        t.choose("pass")
    assert t.outcome is not None
    assert t.outcome.winners == (0,)
    assert t.state.health == [4, 0], "the game was over before anybody could heal"


class Doom_(Procedure):
    def step_1_doom(self, t: Table) -> Step:
        return Doom()


LATE = Card("late", Trigger("Doom", Heal(1), moment="moment-dusk"))


def test_an_ability_speaks_for_its_card() -> None:
    found = HEAL.in_play(0)[0]
    assert found.text() == Text("ability-of", card=Text("heal"), ability=found.ability.say())
