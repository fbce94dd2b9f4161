"""Standing orders for single cards (ask, always, never), and to pass until something changes."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.kernel.errors import IllegalAnswer
from fathom.kernel.record import load, replay
from fathom.kernel.table import Table
from toygame import Toy, UniformToy
from toygame.play import at, seat

SILENT, UNIFORM = Toy(), UniformToy()


def duel(*yours: str, mine: tuple[str, ...] = (), game: Toy = SILENT) -> Table:
    return at(seat(hand=list(mine)), seat(hand=list(yours)), game=game)


def asked(t: Table) -> list[tuple[int, tuple[str, ...]]]:
    return [(d.seat, d.keys) for d in t.decisions if d.prompt.id.startswith("window")]


@pytest.mark.parametrize("game", [SILENT, UNIFORM])
def test_a_card_that_is_always_used_is_used_without_a_question(game: Toy) -> None:
    t = duel("dodge", game=game)
    t.order_standing(0, "*", "pass")
    t.order_standing(1, "use:dodge", "always")
    t.order_standing(1, "*", "pass")
    t.choose("hit")
    assert asked(t) == [] and t.state.health == [5, 5] and t.state.hands[1] == ()


@pytest.mark.parametrize("game", [SILENT, UNIFORM])
def test_a_card_that_is_never_used_is_no_question(game: Toy) -> None:
    t = duel("dodge", game=game)
    t.order_standing(0, "*", "pass")
    t.order_standing(1, "use:dodge", "never")
    t.choose("hit")
    while asked(t):  # a uniform window also asks whoever has nothing to use
        assert asked(t) == [(1, ("pass",))]
        t.choose("pass", 1)
    assert t.state.health == [5, 4] and t.state.hands[1] == ("dodge",)


def test_beside_another_card_the_one_that_is_never_used_is_still_offered() -> None:
    t = duel("dodge", mine=("scoff", "jeer"))
    t.order_standing(0, "use:scoff", "never")
    t.choose("hit")
    t.choose("dodge.0")
    assert asked(t) == [(0, ("pass", "jeer.0", "scoff.0"))]
    t = duel("dodge", mine=("scoff", "jeer"))
    t.order_standing(0, "use:scoff", "never")
    t.order_standing(0, "use:jeer", "never")
    t.choose("hit")
    t.choose("dodge.0")
    assert asked(t) == [] and t.state.health == [5, 5]


def test_the_latest_word_counts_and_taking_it_back_asks_again() -> None:
    t = duel("dodge")
    t.order_standing(1, "use:dodge", "never")
    t.order_standing(1, "use:dodge", "always")
    back = t.clone()
    t.choose("hit")
    assert t.state.health == [5, 5]
    back.order_standing(1, "use:dodge", None)
    back.choose("hit")
    assert asked(back) == [(1, ("pass", "dodge.0"))]


def test_whoever_passes_until_something_changes_is_asked_about_other_things() -> None:
    t = duel("dodge", "grudge")
    t.choose("hit")
    assert asked(t) == [(1, ("pass", "dodge.0"))]
    t.order_standing(1, "unchanged", "pass")
    known = t.standing["1/unchanged"][0][0]
    assert known == [t.game.turn(t), "pass", "dodge.0"]
    assert load(SILENT, t.save()).standing == t.standing
    t.choose("pass")
    assert t.state.health == [5, 4]


def test_passing_ends_with_the_turn() -> None:
    t = duel("dodge")
    t.choose("hit")
    t.order_standing(1, "unchanged", "pass")
    t.choose("pass")
    t.choose("rest")
    while t.decision is not None and t.decision.prompt.id != "ask-turn":
        t.choose(t.decision.keys[0], t.decision.seat)
    t.choose("hit")
    assert asked(t) == [(1, ("pass", "dodge.0"))], "another turn"
    assert "1/unchanged" not in t.standing
    assert load(SILENT, t.save()).fingerprint() == t.fingerprint() == replay(t.record(), {"toy": SILENT}).fingerprint()


@pytest.mark.parametrize(("keys", "open"), [(["dodge.0"], False), (["jeer.0", "dodge.0"], False), ([], True)])
def test_as_long_as_nothing_else_can_be_used_the_seat_passes(keys: list[str], open: bool) -> None:
    t = duel("dodge")
    t.order_standing(1, "unchanged", [t.game.turn(t), *keys])
    t.choose("hit")
    assert bool(asked(t)) is open and ("1/unchanged" in t.standing) is not open


@pytest.mark.parametrize(
    ("question", "answer", "more"),
    [
        ("use:dodge", "sometimes", {}), ("use:dodge", ["always"], {}), ("use:dodge", 1, {}),
        ("unchanged", "dodge.0", {}),
        ("unchanged", {"a": 1}, {}), ("use:dodge", "always", {"times": 2}), ("unchanged", "pass", {"times": 1}),
    ],
)  # fmt: skip
def test_other_orders_for_cards_are_refused(question: str, answer: Any, more: dict[str, Any]) -> None:
    t = duel("dodge")
    before = t.fingerprint()
    with pytest.raises(IllegalAnswer):
        t.order_standing(1, question, answer, **more)
    assert (t.fingerprint(), t.answers) == (before, [])


def test_what_a_forged_table_holds_is_passed_over() -> None:
    for forged in ((), (({}, "", 0),), (([], "", 0),), (([[]], "", 0),)):
        t = duel("dodge")
        t.standing = {"1/use:dodge": forged, "1/unchanged": forged}
        t.choose("hit")
        assert asked(t) == [(1, ("pass", "dodge.0"))]
