"""Conditions of standing orders: what they mean, that they tell a seat nothing, and that orders answer as people do."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import fathom
from fathom.games.unfathomable import GAME
from fathom.kernel.effect import Scope
from unfathomable_play import Play, at, crisis


def holds(p: Play | fathom.Table, seat: int) -> set[str]:
    """The conditions that hold for a seat now, without those that are the opposite of another."""
    t = p.t if isinstance(p, Play) else p
    found = {}
    for id, condition in t.game.conditions.items():
        found[id] = condition.holds(t, Scope(you=seat, frame=getattr(t.frames[-1], "frame", 0)))
    for id in found:
        if not id.startswith("not-"):
            assert found[id] is not found[f"not-{id}"]
    return {id for id, true in found.items() if true and not id.startswith("not-")}


PLENTY = {"resources": {"fuel": 8, "food": 8, "sanity": 8, "souls": 8}}


# ---- what they mean


def test_whose_turn_it_is() -> None:
    p = at(active=1, captain=0, keeper=0, **PLENTY)
    assert [holds(p, seat) for seat in range(3)] == [{"captain", "keeper"}, {"own-turn"}, set()]


def test_titles() -> None:
    p = at(captain=1, keeper=2, **PLENTY)
    assert [holds(p, seat) for seat in range(3)] == [{"own-turn"}, {"captain"}, {"keeper"}]


@pytest.mark.parametrize("resource", ["fuel", "food", "sanity", "souls"])
@pytest.mark.parametrize(("n", "low"), [(3, False), (2, True), (1, True)])
def test_a_resource_is_low(resource: str, n: int, low: bool) -> None:
    p = at(resources={**PLENTY["resources"], resource: n})
    assert all(("low-resource" in holds(p, seat)) is low for seat in range(3))


def test_the_test_of_a_crisis() -> None:
    """From its announcement on; the test in the Captain's Cabin is none."""
    p = crisis("passenger-overboard", {"hand": ["observation-5", "will-3"]}, **PLENTY)
    assert p.asked == "ask-contribute" or p.in_window
    assert all("crisis-test" in holds(p, seat) for seat in range(3))
    p.passed()
    assert p.asked == "ask-contribute" and "crisis-test" in holds(p, 0)
    p = at({"place": "captains-cabin", "hand": ["will-3"]}, **PLENTY)
    assert "crisis-test" not in holds(p, 0)
    p.does("room-captains-cabin.0", "player-1").passed()
    assert p.asked == "ask-contribute" and "crisis-test" not in holds(p, 0)


def test_the_test_falls_short() -> None:
    """Passenger Overboard needs 9 of lore and observation. While cards lie facedown nobody can tell."""
    for cards, short in ((["lore-5", "lore-4"], True), (["lore-5", "lore-4", "observation-2"], False)):
        chaos = ["will-1", "will-1", "strength-1", "strength-1", "strength-1"]
        hand = [*cards, "will-3"]
        p = crisis("passenger-overboard", {"hand": hand}, chaos=chaos, **PLENTY).passed()
        while p.asked == "ask-contribute":
            assert all("test-short" not in holds(p, seat) for seat in range(3))
            p.answer(p.seat, {card: 1 for card in cards} if p.seat == 0 else {})  # type: ignore[arg-type]
        assert p.asked == "window-total-window"
        assert all(("test-short" in holds(p, seat)) is short for seat in range(3))


def test_an_empty_test_falls_short() -> None:
    """Preparation leaves the chaos deck alone, and nobody adds anything."""
    p = crisis("passenger-overboard", {"hand": ["observation-5", "will-3"]}, **PLENTY).uses("observation-5").passed()
    while p.asked == "ask-contribute":
        p.answer(p.seat, {})  # type: ignore[arg-type]
    assert p.asked == "window-total-window" and p.s.shown == ()
    assert "test-short" in holds(p, 1)


def attack(face: int) -> Play:
    """Seat 0 attacks; seat 1 could roll again or change the roll beforehand."""
    seats = {"character": "jamie", "place": "d1"}, {"hand": ["strength-1", "strength-2", "observation-1"]}
    return at(*seats, deep_ones={"d1": 1}, dice=(face, 8), **PLENTY)


def test_whose_roll_it_is() -> None:
    p = attack(3)
    assert not holds(p, 0) & {"own-roll", "low-roll"}
    p.does("attack")
    assert p.in_window
    assert [("own-roll" in holds(p, seat)) for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize(("face", "low"), [(4, True), (5, False)])
def test_a_low_roll(face: int, low: bool) -> None:
    """Nobody knows before the throw; a second throw is another one."""
    p = attack(face).does("attack")
    while p.asked != "window-roll-after":
        assert "low-roll" not in holds(p, 1)
        p.passes()
    assert ("low-roll" in holds(p, 1)) is low
    p.uses("strength-1")
    while p.asked != "window-roll-after":
        assert "low-roll" not in holds(p, 1), "the die still shows the first throw"
        p.passes()
    assert "low-roll" not in holds(p, 1)


# ---- orders under them


def orders(p: Play, seat: int, *given: tuple[str, Any, str, int]) -> Play:
    for question, answer, condition, times in given:
        p.t.order_standing(seat, question, answer, condition=condition, times=times)
    return p


@pytest.mark.parametrize(("face", "again"), [(3, True), (6, False)])
def test_roll_again_if_the_roll_is_low(face: int, again: bool) -> None:
    p = orders(attack(face), 1, ("Roll", "strength-1.0", "low-roll", 0), ("*", "pass", "", 0))
    p.does("attack")
    for seat in (0, 2):
        orders(p, seat, ("*", "pass", "", 0))
    while p.in_window:
        assert all(ask.seat != 1 for ask in p.open)
        p.passes()
    assert ("strength-1" not in p.hand(1)) is again


def test_pass_unless_the_test_falls_short() -> None:
    """The seat comes to the table only where it could save the test."""
    for cards, asked in (({"lore-5": 1, "lore-4": 1}, True), ({"lore-5": 1, "lore-4": 1, "observation-2": 1}, False)):
        chaos = ["will-1", "will-1", "strength-1", "strength-1", "strength-1"]
        p = crisis("passenger-overboard", {"hand": list(cards)}, {"hand": ["will-3"]}, chaos=chaos)
        orders(p, 1, ("*", "pass", "not-test-short", 0), ("ask-contribute", {}, "crisis-test", 1))
        came = set()
        while not p.logged("log-test-pass") and not p.logged("log-test-fail"):
            came |= {ask.why for ask in p.open if ask.seat == 1}
            seat = p.seat
            assert seat is not None
            p.answer(seat, cards if p.asked == "ask-contribute" and seat == 0 else {} if not p.in_window else "pass")
        assert came == ({"window-testing-would", "window-total-window"} if asked else {"window-testing-would"})


# ---- secrecy


def games(seed: int, steps: int) -> Any:
    rng = random.Random(seed)
    table = fathom.new("unfathomable", seats=3 + seed % 4, seed=seed)
    for _ in range(steps):
        decision = rng.choice(table.decisions) if table.decisions else None
        if decision is None:
            return
        yield table, rng
        table.choose(decision.sample(rng), decision.seat)


@pytest.mark.parametrize("seed", range(6))
def test_a_condition_tells_a_seat_nothing_it_cannot_know(seed: int) -> None:
    """It is the same when everything the seat cannot know is dealt anew; and it can be asked at any moment."""
    seen: set[str] = set()
    for table, rng in games(seed, 250):
        for seat in range(table.seats):
            true = holds(table, seat)
            seen |= true
            assert holds(table.determinize(seat, rng), seat) == true
    assert seen >= {"own-turn", "captain", "keeper", "crisis-test", "own-roll"}


def without_numbers(value: Any) -> Any:
    """What others see counts choices, and an answer given in advance is none: the one thing that may differ."""
    if isinstance(value, dict):
        return {key: without_numbers(inner) for key, inner in value.items() if key not in ("number", "id")}
    return [without_numbers(inner) for inner in value] if isinstance(value, list) else value


def seen_by_others(t: fathom.Table, own: int) -> str:
    viewers = (*(seat for seat in range(t.seats) if seat != own), None)
    return json.dumps([
        [without_numbers(t.view(viewer)) for viewer in viewers],
        [[(line.text.to_json(), line.rule, line.audience) for line in t.events(0, viewer)] for viewer in viewers],
    ])  # fmt: skip


CHAOS = ["will-1", "will-1", "strength-1", "strength-1", "strength-1"]
ORDERS: tuple[tuple[str, Any, str, int], ...] = (
    ("total", "will-3.0", "test-short", 1),
    ("*", "pass", "", 0),
    ("ask-contribute", {"lore-4": 1}, "crisis-test", 1),
    ("ask-contribute", {}, "", 0),
)


@pytest.mark.parametrize("own", [0, 1, 2])
def test_an_order_shows_the_others_what_an_answer_would(own: int) -> None:
    """Two tables: one seat answers in advance at the one, and the same by hand at the other."""

    def begin() -> Play:
        hands = [["lore-5", "observation-3"], ["lore-4", "will-3"], ["lore-4", "will-3"]]
        hands[0], hands[own] = hands[own], hands[0]
        return crisis("passenger-overboard", *({"hand": hand} for hand in hands), chaos=CHAOS)

    def answers(p: Play) -> Any:
        """What the orders say, read off the table by hand."""
        keys = p.options(own)
        if p.asked == "ask-contribute":
            return {"lore-4": 1} if "lore-4" in keys else {}
        short = p.asked == "window-total-window" and "test-short" in holds(p, own)
        return "will-3.0" if short and "will-3.0" in keys else "pass"

    ordered, by_hand = begin(), begin()
    asked_at_once = [ask.seat for ask in ordered.open]
    for question, answer, condition, times in ORDERS:
        ordered.t.order_standing(own, question, answer, condition=condition, times=times)
    if own in asked_at_once:
        ordered.answer(own, answers(ordered))
        by_hand.answer(own, answers(by_hand))
    for _ in range(40):
        while own in [ask.seat for ask in by_hand.open] and by_hand.asked != "ask-act":
            by_hand.answer(own, answers(by_hand))
        assert seen_by_others(ordered.t, own) == seen_by_others(by_hand.t, own)
        assert ordered.hand(own) == by_hand.hand(own)
        assert [ask.seat for ask in ordered.open] == [ask.seat for ask in by_hand.open]
        if ordered.asked in ("", "ask-act"):
            break
        others = [ask for ask in ordered.open if ask.seat != own]
        for ask in others[:1]:
            answer = {} if ask.why == "ask-contribute" else "pass" if "pass" in ask.keys else ask.keys[0]
            ordered.answer(ask.seat, answer)
            by_hand.answer(ask.seat, answer)
        assert others, "only the ordered seat is asked, and it has answered in advance"
    assert "will-3" not in ordered.hand(own) and "lore-4" not in ordered.hand(own), "both orders were followed"


def test_orders_speak_three_languages() -> None:
    for lang in ("en", "pl", "de"):
        words = {condition.say().within(GAME.id).render(lang) for condition in GAME.conditions.values()}
        assert len(words) == len(GAME.conditions)
