"""Attack, destroy, reinforce and defeat (C-action.attack, destroy, reinforce; C-inv)."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, Standing, at

TOAD = ["toad", "serpents", "guide", "digger"]


def hits(
    card: str, *answers: str, seat: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **rest: Any
) -> Play:
    """Player 0 plays a card."""
    rest.setdefault("gods", TOAD)
    p = at({"character": "rose", "hand": [card], **(seat or {})}, {"character": "crane", **(other or {})}, **rest)
    return p.does(card, *answers)


@pytest.mark.rule("C-action.attack.1", "C-inv.1", "C-inv.4")
def test_an_attack_lowers_the_life_of_one_investigator() -> None:
    p = hits("god-toad-tongue", "0-r2c1", seat={"board": {"r2c1": "agent", "r3c1": "agent"}})
    assert (p.life("0-r2c1"), p.life("0-r3c1")) == (3, 5)


@pytest.mark.rule("C-action.attack.2", "C-action.attack.5", "C-inv.4")
@pytest.mark.parametrize(("life", "left"), [(3, 1), (2, 0), (1, 0)])
def test_at_no_life_it_is_defeated_and_its_tile_is_discarded(life: int, left: int) -> None:
    p = hits("god-toad-tongue", "0-r2c1", seat={"board": {"r2c1": {"tile": "agent", "life": life}, "r3c1": "agent"}})
    assert p.life("0-r2c1") == left
    assert sum(p.s.tile_discard) == int(left == 0)
    assert sum(p.s.tile_bag) == 60 - 2, "not back into the bag"


@pytest.mark.rule("C-action.attack.3", "C-play.14")
def test_the_owner_of_the_board_takes_the_tokens_whoever_attacked() -> None:
    board = {"r2c1": {"tile": "agent", "life": 1, "madness": {"blue": 1, "red": 2}}, "r2c2": "agent"}
    p = hits("god-toad-tongue", "1-r2c1", other={"board": board, "madness": {"green": 1}})
    assert p.s.madness == [(0, 0, 0), (1, 1, 2)]


@pytest.mark.rule("C-action.attack.4", "C-inv.2")
@pytest.mark.parametrize(("tile", "n"), [("student", 2), ("reporter", 1)])
def test_a_symbol_brings_the_owner_one_random_token_more(tile: str, n: int) -> None:
    board = {"r2c1": {"tile": tile, "madness": {"blue": 1}}, "r2c2": "agent"}
    p = hits("god-toad-tongue", "0-r2c1", seat={"board": board})
    assert sum(p.s.madness[0]) == n


@pytest.mark.rule("C-rul.4")
def test_a_token_that_an_empty_bag_cannot_give_is_not_drawn_later() -> None:
    holds = {"r4c3": {"tile": "agent", "madness": {"blue": 25, "green": 25, "red": 25}}}
    p = hits("god-toad-tongue", "0-r2c1", seat={"board": {"r2c1": "student", **holds}})
    assert sum(p.s.madness[0]) == 0
    assert p.s.madness_bag == (0, 0, 0)


@pytest.mark.rule("C-action.attack.6", "C-action.ignite.4")
def test_the_fire_of_a_defeated_investigator_returns_to_the_supply() -> None:
    p = hits("god-toad-tongue", "0-r2c1", seat={"board": {"r2c1": {"tile": "reporter", "fire": True}, "r2c2": "agent"}})
    assert p.s.fire_supply == 25 and p.s.fire == [0, 0]


@pytest.mark.rule("C-action.destroy.1", "C-action.destroy.2")
def test_destroying_defeats_at_once_with_all_steps() -> None:
    board = {"r2c1": {"tile": "soldier", "life": 6, "fire": True, "madness": {"green": 1}}, "r2c2": "agent"}
    p = hits("god-toad-nkai", "set-2", "0-r2c1", seat={"board": board, "madness": {"blue": 2}})
    assert p.life("0-r2c1") == 0 and p.life("0-r2c2") == 5
    assert sum(p.s.madness[0]) == 2, "its token and one for its symbol; two were paid"
    assert p.s.fire_supply == 25 and sum(p.s.tile_discard) == 1


@pytest.mark.rule("C-action.destroy.1")
def test_a_limit_of_life_leaves_the_stronger_alone() -> None:
    board = {"r2c1": {"tile": "agent", "life": 3}, "r2c2": {"tile": "agent", "life": 4}, "r2c3": "reporter"}
    p = hits("god-toad-gulp", "set-1", seat={"board": board})
    assert p.options() == ["0-r2c1", "0-r2c3"]


@pytest.mark.rule("C-play.4", "C-action.destroy.2")
def test_swallowed_whole_gives_the_tokens_to_the_bag_but_not_the_bonus_of_the_symbol() -> None:
    board = {"r2c1": {"tile": "student", "madness": {"green": 2}}, "r2c2": "reporter"}
    p = hits("god-toad-gulp", "set-1", "0-r2c1", seat={"board": board})
    assert sum(p.s.madness[0]) == 1 and sum(p.s.madness_bag) == 74
    p = hits("god-toad-gulp", "set-2", "attack-2", "0-r2c1", seat={"board": board})
    assert sum(p.s.madness[0]) == 3, "not of one that its attack defeats"


@pytest.mark.rule("C-action.reinforce.1", "C-action.reinforce.2")
@pytest.mark.parametrize(("life", "after"), [(1, 2), (5, 6), (6, 6)])
def test_reinforcing_raises_life_to_six_at_most(life: int, after: int) -> None:
    board = {"r2c1": {"tile": "agent", "life": life}, "r2c2": "soldier"}
    p = hits("basic-rose-asylum", "reinforce-1", "0-r2c1", seat={"board": board})
    assert p.life("0-r2c1") == after


@pytest.mark.rule("C-rul.16", "C-rul.42c")
def test_one_with_six_life_may_be_reinforced_without_effect_and_is_a_target() -> None:
    board = {"r2c1": {"tile": "agent", "life": 6}, "r2c2": "soldier"}
    p = hits("basic-rose-asylum", "reinforce-1", other={"board": board})
    assert p.options() == ["1-r2c1", "1-r2c2"]
    p.does("1-r2c1")
    assert p.on("1-r2c1") == Standing("agent", 6) and p.life("1-r2c2") == 4, "so the attack is for the other one"
