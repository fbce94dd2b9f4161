"""Finer timing: moments, events heard as their base classes, who may use what, and window order."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from fathom.kernel.ability import Card, InPlay, Limit, Trigger
from fathom.kernel.effect import Effect, InSequence, Scope
from fathom.kernel.event import Event, Occur
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.reply import Cancel, Instead
from fathom.kernel.table import Table
from fathom.kernel.text import Text
from fathom.kernel.window import Window
from toygame.fight import Hit
from toygame.play import Bare, at, run, seat
from toygame.verbs import AIMED_AT_YOU, Coins, HitBack


class Note(Effect):
    """Write down a word and who did it; the discard pile serves as paper."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.discard += (f"{self.word}:{scope.you}",)
        return None

    def say(self) -> Text:
        return Text("effect-nothing")


def notes(t: Table) -> list[str]:
    return list(t.state.discard)


def card(slug: str, on: str, effect: Effect | None = None, **how: Any) -> Card:
    return Card(slug, Trigger(on, effect or Note(slug), moment="moment-dusk", **how))


def bell(slug: str, **how: Any) -> Card:
    """A card for the window "dusk", used if its owner likes."""
    return card(slug, "dusk", timing="window", forced=False, **how)


def open_questions(t: Table) -> list[tuple[int, tuple[str, ...]]]:
    return [(d.seat, d.keys) for d in t.decisions]


class Chime(Event):
    """Notes whether a frame was made for it."""

    seat: int = 0

    def happen(self, t: Table) -> Step:
        framed = any(isinstance(frame, Occur) for frame in t.frames)
        t.state.discard += ("chimes" if framed else "chimes at once",)
        return None


class Peal(Chime):
    """A louder chime."""


class Toll(Chime):
    """A chime with more moments around it."""

    BEFORE = ("announced", "would")
    AFTERWARDS = ("after", "faded")


class Ring(Procedure):
    """Let one event occur."""

    event: Event

    def step_1_ring(self, t: Table) -> Step:
        return self.event.clone()


def ring(event: Event, *cards: tuple[int, Card], seats: int = 2) -> Table:
    return run(Ring(event=event), seats, game=Bare(*cards))


# ---- moments


def test_the_moments_of_an_event_come_in_their_order() -> None:
    timings = ("faded", "after", "would", "announced")
    t = ring(Toll(), *((0, card(timing, "Toll", timing=timing)) for timing in timings))
    assert notes(t) == ["announced:0", "would:0", "chimes", "after:0", "faded:0"]


@pytest.mark.parametrize("timing", ["announced", "would"])
def test_a_cancel_ends_all_later_moments(timing: str) -> None:
    cancel = card("cancel", "Toll", Cancel(), timing=timing)
    others = [(0, card(late, "Toll", timing=late)) for late in ("would", "after", "faded")]
    t = ring(Toll(), (1, cancel), *(others if timing == "announced" else others[1:]))
    assert notes(t) == []


def test_what_has_no_such_moment_is_not_heard_there() -> None:
    t = ring(Chime(), (0, card("early", "Chime", timing="announced")))
    assert notes(t) == ["chimes at once"]


def test_a_moment_can_be_saved_and_loaded() -> None:
    asking = [(0, card(timing, "Toll", timing=timing, forced=False)) for timing in ("announced", "would", "faded")]
    game = Bare(*asking)
    t = run(Ring(event=Toll()), game=game)
    for timing in ("announced", "would", "faded"):
        t = load(game, json.loads(json.dumps(save(t))))
        assert open_questions(t) == [(0, ("pass", f"{timing}.0"))]
        t.choose(f"{timing}.0")
    assert notes(t) == ["announced:0", "would:0", "chimes", "faded:0"]


# ---- kinds


def test_an_event_is_heard_as_what_its_base_classes_are() -> None:
    chime, peal = card("hears-chime", "Chime"), card("hears-peal", "Peal")
    assert Peal.KINDS == ("Peal", "Chime")
    t = ring(Peal(), (0, chime), (1, peal))
    assert open_questions(t) == [(0, ("hears-peal.0", "hears-chime.0"))], "both answer in the same window"
    t.choose("hears-chime.0")
    assert notes(t) == ["chimes", "hears-chime:0", "hears-peal:1"]
    assert notes(ring(Chime(), (0, chime), (1, peal))) == ["chimes", "hears-chime:0"]


def test_a_base_class_is_heard_at_the_moments_of_the_event_itself() -> None:
    t = ring(Toll(), (1, card("early", "Chime", timing="announced")))
    assert notes(t) == ["early:1", "chimes"]


def test_windows_that_are_always_open_are_so_for_special_cases_too() -> None:
    """Otherwise the silence before a louder chime would tell that nobody holds an answer."""

    class Open(Bare):
        windows = "uniform"
        always_open = frozenset({"Chime"})

    for event in (Chime(), Peal()):
        t = run(Ring(event=event), game=Open())
        assert [d.prompt.id for d in t.decisions] == ["window-would"] * 2, event.KIND


# ---- whose event it is


@pytest.mark.parametrize(("whose", "heard"), [("you", [1]), ("opponents", [0, 2]), ("all", [0, 1, 2])])
def test_an_ability_answers_the_events_of_the_right_seats(whose: str, heard: list[int]) -> None:
    for number in range(3):
        t = ring(Chime(seat=number), (1, card("ear", "Chime", whose=whose)), seats=3)
        expected = ["chimes", "ear:1"] if number in heard else ["chimes at once"]
        assert notes(t) == expected, "no frame is made for an event that concerns nobody"


# ---- as often as it can be paid


def uses(t: Table, key: str) -> int:
    n = 0
    while t.decision:
        assert key in t.decision.keys
        t.choose(key)
        n += 1
    return n


@pytest.mark.parametrize(("often", "limit", "n"), [
    (False, None, 1), (True, None, 3), (True, Limit("game", 2), 2), (False, Limit("game", 2), 1),
])  # fmt: skip
@pytest.mark.parametrize("named", [True, False])
def test_an_ability_used_often_ends_with_its_cost_or_its_limit(
    often: bool, limit: Limit | None, n: int, named: bool
) -> None:
    how: dict[str, Any] = {"often": often, "limit": limit, "cost": Coins(1), "forced": False}
    if named:
        t = run(Window(kind="dusk"), game=Bare((0, card("toll-gate", "dusk", timing="window", **how))))
    else:
        t = ring(Chime(), (0, card("toll-gate", "Chime", **how)))
    assert uses(t, "toll-gate.0") == n
    assert t.state.coins[0] == 3 - n


def test_a_forced_ability_used_often_goes_on_until_its_cost_is_gone() -> None:
    t = ring(Chime(), (1, card("fine", "Chime", cost=Coins(1), often=True)))
    assert notes(t) == ["chimes", "fine:1", "fine:1", "fine:1"]
    assert t.state.coins == [3, 0]


# ---- whom a window asks, and in which order


class Ordered(Bare):
    """Windows go to seats 2 and 0; ties at dusk are ordered by seat 1, others by seat 2."""

    def window_order(self, t: Table, window: Window) -> Sequence[int]:
        return (2, 0)

    def orders_ties(self, t: Table, window: Window) -> int:
        return 1 if window.kind == "dusk" else 2


def test_the_game_orders_a_window_and_nobody_else_is_asked() -> None:
    t = run(Window(kind="dusk"), 3, game=Ordered(*((number, bell(f"bell-{number}")) for number in range(3))))
    order = []
    while t.decision:
        order.append(t.decision.seat)
        t.choose("pass")
    assert order == [2, 0]


@pytest.mark.parametrize(("kind", "orders"), [("dusk", 1), ("dawn", 2)])
def test_who_orders_ties_may_depend_on_the_window(kind: str, orders: int) -> None:
    cards = [(0, card(slug, kind, timing="window")) for slug in ("one", "two")]
    t = run(Window(kind=kind), 3, game=Ordered(*cards))
    assert open_questions(t) == [(orders, ("one.0", "two.0"))]


@pytest.mark.parametrize(("restart", "then"), [(False, [1, 2, 0]), (True, [0, 1, 2])])
def test_after_a_use_the_round_goes_on_or_starts_anew(restart: bool, then: list[int]) -> None:
    class Rounds(Bare):
        windows_restart = restart

    cards = [(number, bell(f"bell-{number}{copy}")) for number in range(3) for copy in "ab"]
    t = run(Window(kind="dusk"), 3, game=Rounds(*cards))
    t.choose("pass", 0)
    t.choose("bell-1a.0", 1)
    order = []
    while t.decision:
        order.append(t.decision.seat)
        t.choose("pass")
    assert order == then


# ---- several possible users of one ability


class Shared(Bare):
    """One card, owned by seat 1, that seats 0 and 2 may use."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def abilities(self, t: Table) -> Iterable[InPlay]:
        return self.card.in_play(1, "well#1", users=(0, 2))


class Dusks(Procedure):
    """So many windows, one after the other."""

    n: int

    def step_1_open(self, t: Table) -> Step:
        if not self.n:
            return None
        self.n -= 1
        self.again()
        return Window(kind="dusk", frame=self.id)


def test_an_ability_is_offered_to_its_users_and_done_by_the_one_who_uses_it() -> None:
    t = run(Dusks(n=1), 3, game=Shared(bell("well")))
    assert open_questions(t) == [(0, ("pass", "well#1.0"))]
    t.choose("pass")
    assert open_questions(t) == [(2, ("pass", "well#1.0"))], "the owner is no user"
    t.choose("well#1.0")
    assert notes(t) == ["well:2"]
    assert t.decision is None, "once per window, whoever used it"


@pytest.mark.parametrize(("whose", "seats"), [("user", [0, 2]), ("all", [0])])
def test_a_limit_counts_for_each_user_or_for_all(whose: str, seats: list[int]) -> None:
    t = run(Dusks(n=4), 3, game=Shared(bell("well", limit=Limit("game", 1, whose))))
    while t.decision:
        t.choose("well#1.0")
    assert notes(t) == [f"well:{number}" for number in seats]


def test_without_users_an_ability_is_its_owners() -> None:
    t = run(Procedure(), 3, game=Bare())
    assert bell("spring").in_play(1)[0].may_use(t) == (1,)
    assert bell("spring").in_play(1, users=(0, 2))[0].may_use(t) == (0, 2)


def test_the_game_says_who_the_users_with_a_name_are_now() -> None:
    """No new index is needed when they change: whoever is out cannot use the fountain any more."""
    t = at(seat(coins=2), seat(in_play=["fountain"]), seat())
    (found,) = t.listening("activated/turn")
    assert found.may_use(t) == [0, 1, 2]
    assert "fountain.0" in t.decision.keys
    t.state.health[2] = 0
    assert found.may_use(t) == [0, 1]


# ---- uniform windows


class Uniform(Bare):
    windows = "uniform"

    def orders_ties(self, t: Table, window: Window) -> int:
        return 1


def test_the_first_use_in_window_order_resolves_and_all_are_asked_again() -> None:
    t = run(Window(kind="dusk"), 3, game=Uniform((0, bell("zero")), (1, bell("one"))))
    assert open_questions(t) == [(0, ("pass", "zero.0")), (1, ("pass", "one.0")), (2, ("pass",))]
    t.choose("zero.0", 0)
    t.choose("pass", 2)
    t.choose("one.0", 1)
    assert notes(t) == ["one:1"]
    assert open_questions(t) == [(0, ("pass", "zero.0")), (1, ("pass",)), (2, ("pass",))]
    for number, key in enumerate(("zero.0", "pass", "pass")):
        t.choose(key, number)
    for number in range(3):
        t.choose("pass", number)
    assert notes(t) == ["one:1", "zero:0"]
    assert t.decision is None


def test_a_use_that_came_too_late_stays_secret() -> None:
    seen = []
    for wish in ("pass", "zero.0"):
        t = run(Window(kind="dusk"), 3, game=Uniform((0, bell("zero")), (1, bell("one"))))
        for number, key in enumerate((wish, "one.0", "pass")):
            t.choose(key, number)
        lines = [[line.to_json() for line in t.events(seat=number)] for number in (1, 2)]
        seen.append(json.dumps([t.view(1), t.view(2), t.view(None), lines]))
    assert seen[0] == seen[1]


def test_a_shared_ability_two_seats_want_at_once_goes_to_the_first() -> None:
    class Both(Shared):
        windows = "uniform"

        def window_order(self, t: Table, window: Window) -> Sequence[int]:
            return (2, 1, 0)

    t = run(Dusks(n=1), 3, game=Both(bell("well")))
    for number, key in enumerate(("well#1.0", "pass", "well#1.0")):
        t.choose(key, number)
    assert notes(t) == ["well:2"]
    assert [keys for _, keys in open_questions(t)] == [("pass",)] * 3


# ---- replacements do not replace each other for ever


@pytest.mark.parametrize("wrapped", [False, True])
def test_what_replaced_an_event_does_not_replace_its_replacement(wrapped: bool) -> None:
    def mirror(slug: str) -> Card:
        back = InSequence(HitBack(1)) if wrapped else HitBack(1)
        how: dict[str, Any] = {"timing": "would", "when": AIMED_AT_YOU, "limit": Limit("game", 5)}
        return card(slug, "Hit", Instead(back), **how)

    t = run(Ring(event=Hit(by=0, to=1, n=1)), game=Bare((0, mirror("his")), (1, mirror("hers"))))
    assert t.state.health == [4, 3], "thrown back once by each, it hits"
    assert sorted(t.uses.values()) == [1, 1]
