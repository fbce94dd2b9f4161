"""Games that outlive a change of the program: what is upgraded, what opens earlier, what is dropped, who is told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

import pytest

from fathom.games.reopening import load, replay, understands
from fathom.games.upgrading import parts, upgraded
from fathom.kernel import data, stale
from fathom.kernel.errors import BadRecord
from fathom.kernel.record import SNAPSHOT, TURNS
from fathom.kernel.select import Condition
from fathom.kernel.stale import at_rest
from fathom.kernel.table import Table
from fathom.kernel.text import LANGUAGES
from toygame import GAMES, TOY, UNIFORM, Toy
from toygame.cards import CARDS
from toygame.play import at, new, play_out, seat
from toygame.rules import Round, Turn

from .test_record import json_copy, sealed

Record = dict[str, Any]


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[object, str, Any], None]]:
    """Print something else on a card. What a card is need not be looked at twice while a program runs."""

    def printed(thing: object, name: str, value: Any) -> None:
        monkeypatch.setattr(thing, name, value)
        stale._digest.cache_clear()

    yield printed
    stale._digest.cache_clear()


def of_other_rules(made: Record, alike: bool = False) -> Record:
    """A record, or a saved moment, as a program with other rules would have made it: rules by which the game goes
    another way, or alike."""
    made = json_copy(made) | {"content": "of another day"}
    if "snapshots" not in made:
        return made
    if not alike:
        made["fingerprints"] = [[number, "0" * 16] for number, _ in made["fingerprints"]]
    made["snapshots"] = [[number, of_other_rules(shot)] for number, shot in made["snapshots"]]
    if "snapshot" in made["start"]:
        made["start"] = {"snapshot": of_other_rules(made["start"]["snapshot"])}
    return sealed(made)


def choosing() -> Table:
    """The second turn of a round; seat 1 is in the middle of a card: which of its effects does it choose?"""
    t = at(seat(hand=["jab"]), seat(hand=["bargain", "drum"]), seat())
    t.choose("rest")
    t.choose("bargain", 1)
    assert t.decision is not None and t.decision.prompt.id == "choose-effect"
    return t


def went_back(t: Table) -> int:
    """The answer after which the table goes on, as its notice tells in every language."""
    [notice] = t.notices
    assert notice.id == "record-went-back"
    assert all(str(notice.args["number"]) in notice.render(lang) for lang in LANGUAGES)
    return int(notice.args["number"])


# ---- what goes on where it stood


def test_an_effect_that_is_the_same_goes_on_in_the_middle() -> None:
    t = choosing()
    for again in (replay(of_other_rules(t.record()), GAMES), load(TOY, of_other_rules(t.save()))):
        assert again == t
    assert [notice.id for notice in replay(of_other_rules(t.record()), GAMES).notices] == ["record-other-content"]
    alike = replay(of_other_rules(t.record(), alike=True), GAMES)
    assert alike == t and alike.answers == t.answers
    assert [notice.id for notice in alike.notices] == ["record-as-it-was"]


def test_a_saved_moment_names_the_effects_it_is_in_the_middle_of() -> None:
    assert at(seat(), seat()).save()["effects"] == {}
    named = choosing().save()["effects"]
    assert CARDS["bargain"].play is not None and set(named) >= {CARDS["bargain"].play.id}


def test_a_step_is_found_by_its_name_wherever_it_stands_now() -> None:
    """A step before it is gone: the number of the step is another one."""
    t = choosing()
    saved = of_other_rules(t.save())
    for frame in saved["frames"]:
        frame["pc"] = frame.get("pc", 0) + 1
    assert load(TOY, saved) == t


# ---- what opens earlier


def test_an_effect_that_has_changed_is_chosen_anew(change: Callable[..., None]) -> None:
    t = choosing()
    record, saved = of_other_rules(t.record()), of_other_rules(t.save())
    play = CARDS["bargain"].play
    assert play is not None
    change(play.parts[0], "n", 3)
    with pytest.raises(BadRecord) as refused:
        load(TOY, saved)
    assert refused.value.text.id == "record-stale" and all(refused.value.text.render(lang) for lang in LANGUAGES)
    again = replay(record, GAMES)
    assert went_back(again) == 1
    assert again.decision is not None and again.decision.seat == 1 and "bargain" in again.decision.keys
    assert replay(json_copy(again.record()), GAMES) == again


def test_the_same_rules_need_no_proof(change: Callable[..., None]) -> None:
    """The hash of the content says that nothing has changed; tests and experiments may change cards as they run."""
    t = choosing()
    play = CARDS["bargain"].play
    assert play is not None
    saved = json_copy(t.save())
    change(play.parts[0], "n", 3)
    assert load(TOY, saved).decision is not None


def test_a_lasting_effect_that_has_changed_opens_earlier(change: Callable[..., None]) -> None:
    t = at(seat(hand=["frenzy"], coins=4), seat(), seat())
    t.choose("frenzy")
    while t.decision is not None and t.decision.prompt.id != "ask-turn":
        t.choose(t.decision.sample(random.Random(1)))
    assert t.lasting and at_rest(t) and t.save()["effects"]
    record = of_other_rules(t.record())
    assert replay(record, GAMES) == t
    play = CARDS["frenzy"].play
    assert play is not None
    change(play.parts[0].ability, "amount", 2)
    assert went_back(replay(record, GAMES)) == 0


@pytest.mark.parametrize("what", ["procedure", "field", "step", "no step", "effect"])
def test_frames_of_something_that_is_no_more_open_earlier(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    t = choosing()
    record = json_copy(t.record())
    (number, last), turn = record["snapshots"][-1], record["snapshots"][-2][0]
    assert (number, turn) == (2, 1)
    top = last["frames"][-1]
    if what == "procedure":
        monkeypatch.delitem(data._REGISTRY, top["is"])
    elif what == "field":
        top["volume"] = 11
    elif what == "step":
        last["steps"][-1] = "9_sing"
    elif what == "no step":
        last["steps"].pop()
    else:
        gone = next(iter(last["effects"]))
        last["effects"][f"{gone}.gone"] = "0123456789abcdef"
    assert went_back(replay(of_other_rules(record), GAMES)) == 1


def test_before_the_start_of_a_turn_there_are_older_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every frame of the turn is gone: the record opens in the round before, at its vote."""
    for seed in range(50):
        t = new(3, seed)
        rng = random.Random(seed)
        while t.decision is not None and (t.state.round < 2 or not isinstance(t.frames[-1], Turn)):
            t.choose(t.decision.sample(rng), t.decision.seat)
        record = of_other_rules(t.record())
        if t.outcome is None:
            break
    vote = [number for number, shot in record["snapshots"] if shot["frames"][-1]["is"] == Round.NAME]
    monkeypatch.delitem(data._REGISTRY, Turn.NAME)
    again = replay(record, GAMES)
    assert went_back(again) == vote[-1] < len(t.answers)
    assert again.decision is not None and again.decision.prompt.id == "ask-vote"


def first_version(record: Record) -> Record:
    """As the first version wrote it: a snapshot every 60 answers and one at the end, without names of anything."""
    record = of_other_rules(record)
    last = len(record["answers"])
    record["snapshots"] = [shot for shot in record["snapshots"] if shot[0] == last or (shot[0] and shot[0] % 60 == 0)]
    for _, shot in record["snapshots"]:
        shot["frames"][-1]["volume"] = 11  # none of its snapshots reads
        for name in ("version", "steps", "effects"):
            del shot[name]
    return sealed(record)


def test_where_no_snapshot_reads_the_answers_are_proved_by_the_state() -> None:
    t = choosing()
    again = replay(first_version(t.record()), GAMES)
    assert went_back(again) == 1
    assert again.decision is not None and again.decision.keys == replay(t.record(), GAMES, until=1).decision.keys  # type: ignore[union-attr]


def test_answers_that_lead_elsewhere_are_not_followed() -> None:
    record = first_version(choosing().record())
    record["snapshots"][-1][1]["state"]["coins"] = [9, 9, 9]
    assert went_back(replay(sealed(record), GAMES)) == 0
    record = first_version(choosing().record())
    record["answers"][0][1] = "sing"
    assert went_back(replay(sealed(record), GAMES)) == 0


# ---- starts of turns


def long_game() -> Table:
    for seed in range(100):
        t = new(4, seed, UNIFORM)
        play_out(t, seed)
        if len(t.answers) > 2 * SNAPSHOT:
            return t
    raise LookupError("no long game")


def test_a_record_keeps_the_starts_of_turns() -> None:
    """The last of them before each 60th answer, and the newest of all."""
    t = long_game()
    record = t.record()
    starts: dict[int, int] = {}
    for number in range(len(t.answers)):
        then = replay(record, GAMES | {"toy": UNIFORM}, until=number)
        if at_rest(then):
            starts.setdefault(TOY.turn(then), number)
    order = list(starts.values())
    last = len(t.answers)
    every = {*range(SNAPSHOT, last, SNAPSHOT), last}
    before = {max(start for start in order if start < mark) for mark in range(SNAPSHOT, last, SNAPSHOT)}
    assert {number for number, _ in record["snapshots"]} == {*every, *before, *order[-TURNS:]}
    for number, shot in record["snapshots"]:
        assert number in every or at_rest(load(UNIFORM, shot))


class Restless(Toy):
    """Every choice begins a turn, also in the middle of an effect."""

    def turn(self, t: Table) -> int:
        return t.choices


def test_no_start_of_a_turn_is_in_the_middle_of_an_effect() -> None:
    t = at(seat(hand=["jab"]), seat(hand=["bargain", "drum"]), seat(), game=Restless())
    for key in ("rest", "bargain"):
        t.choose(key)
    assert t.decision is not None and not at_rest(t)
    t.choose(t.decision.keys[0])
    assert [number for number, _ in t.record()["snapshots"]] == [1, 3]


def test_the_start_of_the_first_turn_is_kept_unless_the_record_begins_with_it() -> None:
    assert [number for number, _ in new(3, 5).record()["snapshots"]] == [0]
    t = at(seat(), seat())
    assert [number for number, _ in t.record()["snapshots"]] == [0]
    t.choose("rest")
    assert [number for number, _ in t.record()["snapshots"]] == [1]
    t = new(3, 5)
    t.choose("feast", 0)
    assert [number for number, _ in t.record()["snapshots"]] == [0, 1]


# ---- upgrades


class Renamed(Toy):
    """The toy of tomorrow, in which coins have another name in what is saved."""

    version = "3"

    def upgrade(self, saved: dict[str, Any], version: str) -> dict[str, Any]:
        return upgraded(saved, version, {"1": self.from_1, "2": self.from_2})

    @staticmethod
    def from_1(saved: dict[str, Any]) -> None:
        saved["state"]["money"] = saved["state"].pop("pennies")

    @staticmethod
    def from_2(saved: dict[str, Any]) -> None:
        saved["state"]["coins"] = saved["state"].pop("money")


def saved_by(version: str, name: str) -> tuple[Table, Record]:
    t = at(seat(coins=5), seat(coins=2))
    saved = of_other_rules(t.save())
    saved["state"][name] = saved["state"].pop("coins")
    if version == "1":
        for missing in ("version", "steps", "effects"):
            del saved[missing]
    else:
        saved["version"] = version
    return t, saved


@pytest.mark.parametrize(("version", "name"), [("1", "pennies"), ("2", "money"), ("3", "coins")])
def test_what_older_versions_saved_is_upgraded_step_by_step(version: str, name: str) -> None:
    t, saved = saved_by(version, name)
    before = json_copy(saved)
    again = load(Renamed(), saved)
    assert again.state == t.state and again.save()["version"] == "3"
    assert saved == before, "what was read is not changed"
    assert again.origin == {"snapshot": again.save()}, "it begins in the form of today"
    with pytest.raises(BadRecord):
        load(TOY, saved_by("2", "money")[1])


def test_records_are_upgraded_too() -> None:
    t = new(3, 5)
    t.choose("feast", 1)
    record = of_other_rules(t.record())
    for _, shot in record["snapshots"]:
        shot["state"]["money"] = shot["state"].pop("coins")
        shot["version"] = "2"
    again = replay(sealed(record | {"version": "2"}), {"toy": Renamed()})
    assert again.state == t.state and again.sealed == t.sealed
    assert (again.notices[0].args["theirs"], again.notices[0].args["ours"]) == ("2", "3")


@pytest.mark.parametrize("version", [None, 7, [], "x" * 3000, "0", "99"])
def test_a_version_nobody_knows_is_taken_as_it_is(version: Any) -> None:
    """Nothing but the form decides whether it can be read."""
    _, saved = saved_by("3", "coins")
    assert load(Renamed(), saved | {"version": version}).save()["version"] == "3"
    with pytest.raises(BadRecord):
        load(Renamed(), saved_by("2", "money")[1] | {"version": version})


def test_a_step_that_cannot_read_what_it_is_given_refuses_it() -> None:
    _, saved = saved_by("1", "pennies")
    for state in (None, 5, [], {}):
        with pytest.raises(BadRecord):
            load(Renamed(), saved | {"state": state})


def test_parts_are_found_wherever_they_lie() -> None:
    frame = {
        "is": "a",
        "body": {"is": "b", "pc": 1},
        "afterwards": [{"is": "c", "event": {"is": "d"}}],
        "seen": [1, "x"],
    }
    assert [part["is"] for part in parts([frame, 3, {"frames": {"is": "e"}}])] == ["a", "b", "c", "d", "e"]


# ---- standing orders


class Fewer(Toy):
    """The toy with a condition for orders."""

    conditions: ClassVar[Mapping[str, Condition]] = {"poor": Condition("if-poor", lambda t, s: True)}


FINE = [
    ("Hit", "dodge.0", ""), ("*", "pass", "poor"), ("dusk", "bellman.0", ""), ("ask-turn", "rest", ""),
    ("ask-hand-limit", {"jab": 1}, ""), ("ask-burn", ["jab", "drum"], ""), ("ask-bet", 2, ""),
    ("window-after", "thorns.0", ""),
]  # fmt: skip
GONE = [
    ("Missed", "dodge.0", ""), ("Hit", "dodge.7", ""), ("Hit", "dash.0", ""), ("*", "pass", "rich"),
    ("dawn", "pass", ""), ("ask-song", "rest", ""), ("ask-turn", "sing", ""),
    ("ask-hand-limit", {"jab": 1, "lute": 1}, ""),
    ("ask-burn", ["jab", "lute"], ""), ("choose-effect", "bargain.play.9", ""),
]  # fmt: skip


def with_orders(*orders: tuple[str, Any, str], of: int = 1) -> Record:
    t = at(seat(), seat(), seat(), game=Fewer())
    for question, answer, condition in orders:
        name = f"{of}/{question}"
        t.standing[name] = (*t.standing.get(name, ()), (answer, condition, 0))
    return of_other_rules(t.save())


@pytest.mark.parametrize("order", FINE, ids=str)
def test_an_order_that_can_still_answer_something_stands(order: tuple[str, Any, str]) -> None:
    again = load(Fewer(), with_orders(order))
    assert again.standing == {f"1/{order[0]}": ((order[1], order[2], 0),)}
    assert again.events(seat=1) == []


@pytest.mark.parametrize("order", GONE, ids=str)
def test_an_order_for_what_is_no_more_is_dropped_and_its_seat_alone_is_told(order: tuple[str, Any, str]) -> None:
    again = load(Fewer(), with_orders(order))
    assert again.standing == {}
    [line] = again.events(seat=1)
    assert line.text.id == "orders-dropped" and all(line.text.render(lang) for lang in LANGUAGES)
    for other in (0, 2, None):
        assert again.events(seat=other) == []
    assert again.choices == 0 and replay(json_copy(again.record()), {"toy": Fewer()}).standing == {}


def test_other_orders_for_the_same_question_stand() -> None:
    again = load(Fewer(), with_orders(("Hit", "dodge.0", "poor"), ("Hit", "dash.0", ""), ("Hit", "pass", "")))
    assert again.standing == {"1/Hit": (("dodge.0", "poor", 0), ("pass", "", 0))}
    assert [line.text.args["n"] for line in again.events(seat=1)] == [1]


def test_orders_of_the_same_rules_stand_whatever_they_are_for() -> None:
    """Who gives an order may be wrong; nothing has changed since."""
    t = at(seat(), seat())
    t.order_standing(1, "ask-song", "sing")
    assert load(TOY, json_copy(t.save())).standing == t.standing


def test_orders_given_on_the_way_to_the_start_of_a_turn_are_dropped_too() -> None:
    t = at(seat(hand=["jab"]), seat(hand=["bargain", "drum"]), seat())
    t.order_standing(0, "ask-song", "sing")
    t.order_standing(0, "Hit", "pass")
    t.choose("rest")
    t.choose("bargain", 1)
    again = replay(first_version(t.record()), GAMES)
    assert went_back(again) == 3
    assert again.standing == {"0/Hit": (("pass", "", 0),)}
    assert [line.text.id for line in again.events(seat=0)][-1] == "orders-dropped"
    assert replay(json_copy(again.record()), GAMES) == again


@pytest.mark.parametrize("game", [TOY, UNIFORM], ids=["silent", "uniform"])
def test_whatever_the_toy_asks_can_be_ordered(game: Toy) -> None:
    rng = random.Random(4)
    for seed in range(12):
        t = new(4, seed, game)
        while t.decision is not None:
            for decision in t.decisions:
                for question in next(ask for ask in t.asked if ask.seat == decision.seat).question.split("/"):
                    for key in decision.keys:
                        assert understands(game, question, key, ""), (question, key)
            t.choose(t.decision.sample(rng), t.decision.seat)
