"""Damage (U-44)."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis
from unfathomable_short import HYBRID, TRAITOR, hurt

ROOMS = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
CARDS = ["structural-influence", "structural-lore", "structural-observation", "structural-strength", "structural-will",
         "structural-any"]  # fmt: skip


def broken(p: Play) -> list[str]:
    return [room for room in ROOMS if p.damaged(room)]


def damage(*rooms: str) -> dict[str, str]:
    return dict(zip(rooms, CARDS, strict=False))


def sabotage(room: str, *others: dict[str, Any], **rest: Any) -> Play:
    """Jeanne reveals and damages a room of her choice."""
    return at({"character": "jeanne", "place": "d1", **HYBRID}, *others, **rest).does("reveal", room).passed()


def hydra(space: str, **rest: Any) -> Play:
    """A traitor's rites: Hydra, in this water space, activates; then Dagon in the Deep."""
    traitor = {**TRAITOR, "place": "d1", "hand": ["treachery-5"]}
    return at(traitor, hydra=space, **rest).uses("treachery-5").passed()


@pytest.mark.rule("U-44.0", "U-44.1", "U-44.1a")
def test_damaging_the_ship_draws_a_card_and_rolls_for_the_room() -> None:
    p = hurt(damage_deck=["structural-lore"], dice=(5,))
    assert broken(p) == ["cargo-hold"] and p.logged("log-roll")
    assert len(p.s.damage_deck) == 8


@pytest.mark.rule("U-44.0", "U-44.2", "U-44.2a")
def test_damaging_a_space_draws_a_card_for_that_space_without_a_roll() -> None:
    p = sabotage("galley", damage_deck=["structural-lore"])
    assert broken(p) == ["galley"] and not p.logged("log-roll")
    assert p.t.view()["table"]["damage"][4] == "structural-lore"


@pytest.mark.rule("U-44.1", "U-44.2", "U-44.2b")
@pytest.mark.parametrize(("card", "lost"), [("fuel-leak", "fuel"), ("flooded-food-stores", "food")])
def test_a_card_that_is_removed_after_resolving_is_not_followed_by_another(card: str, lost: str) -> None:
    for p in (hurt(damage_deck=[card, "structural-any"]), sabotage("galley", damage_deck=[card, "structural-any"])):
        assert p.resource(lost) == 7 and broken(p) == []
        assert sum(id == "log-damage-card" for id, _ in p.lines()) == 1
        assert len(p.s.damage_deck) == 8 and card not in str(p.t.view()["table"])


@pytest.mark.rule("U-44.4")
def test_the_action_of_a_damaged_space_cannot_be_used() -> None:
    seat = {"character": "samira", "place": "galley"}
    assert "room-galley.0" in at(seat).options()
    p = at(seat, damage=damage("galley"))
    assert "room-galley.0" not in p.options() and "U-44.4" in p.refused()
    assert "room-galley.0" in at(seat, damage=damage("bridge")).options()


@pytest.mark.rule("U-44.5", "U-44.5a")
@pytest.mark.parametrize(
    ("water", "damaged", "falls"),
    [
        ("w5", [], "cargo-hold"),
        ("w5", ["cargo-hold"], "boiler-room"),
        ("w5", ["cargo-hold", "boiler-room"], "galley"),
        ("w1", ["bridge"], "captains-cabin"),
        ("w1", ["bridge", "captains-cabin"], "chapel"),
        ("w3", ["chapel"], "cargo-hold"),
        ("w8", ["boiler-room"], "galley"),
        ("w4", ["captains-cabin", "galley", "chapel", "bridge"], "boiler-room"),
    ],
)
def test_a_damaged_room_is_not_damaged_again_but_the_nearest_one(water: str, damaged: list[str], falls: str) -> None:
    """Of several at the same distance the one with the highest number."""
    p = hydra(water, damage=damage(*damaged), damage_deck=["structural-any"])
    assert set(broken(p)) - set(damaged) == {falls}


@pytest.mark.rule("U-44.5")
@pytest.mark.parametrize("roll", [1, 2])
def test_a_rolled_room_that_is_damaged_passes_the_damage_on_too(roll: int) -> None:
    p = hurt(damage=damage("bridge"), damage_deck=["structural-any"], dice=(roll,))
    assert set(broken(p)) == {"bridge", "captains-cabin"}


@pytest.mark.rule("U-R17")
def test_structural_damage_defeats_all_humans_there_in_the_order_of_the_current_player() -> None:
    others = [{"character": "jamie", "place": "galley"}, {"character": "samira", "place": "galley"}]
    p = sabotage("galley", *others, damage_deck=["structural-any"])
    assert (p.seat, p.asked, p.options()) == (0, "ask-defeat-order", ["player-1", "player-2"])
    p.does(["player-2", "player-1"])
    assert [p.place(1), p.place(2)] == ["sick-bay", "sick-bay"]


@pytest.mark.rule("U-R17")
def test_structural_damage_spares_traitors_and_humans_elsewhere() -> None:
    others = [{**TRAITOR, "place": "galley"}, {"place": "d6"}]
    p = sabotage("galley", *others, players=5, damage_deck=["structural-any"])
    assert [p.place(1), p.place(2)] == ["galley", "d6"]


@pytest.mark.rule("U-R19")
def test_fleeing_passengers_hand_the_damage_of_a_space_on_to_the_next_card() -> None:
    p = sabotage("galley", damage_deck=["fleeing-passengers", "structural-any"], dice=(4,))
    assert p.passengers("d4") == 1 and broken(p) == ["galley"]
    p = sabotage("galley", damage_deck=["fleeing-passengers", "fuel-leak", "structural-any"], dice=(4,))
    assert p.passengers("d4") == 1 and broken(p) == [] and p.resource("fuel") == 7


@pytest.mark.rule("U-R20")
def test_fleeing_passengers_are_never_alone_because_six_structural_cards_end_the_game() -> None:
    p = hurt(damage=damage(*ROOMS[:5]), damage_deck=["fleeing-passengers", "structural-any"], rest=["damage"],
             dice=(1, 1))  # fmt: skip
    assert p.s.ending == "damage" and p.passengers("d1") == 1
    assert len(p.s.damage_deck) == 1


@pytest.mark.rule("U-R21")
def test_an_empty_damage_deck_deals_no_damage() -> None:
    p = hurt(rest=["damage"])
    assert broken(p) == [] and p.s.resources == [8, 8, 8, 8] and not p.logged("log-damage-card")


@pytest.mark.rule("U-R78")
def test_each_of_several_damages_is_finished_before_the_next_card_is_drawn() -> None:
    seats = [{"character": "jamie", "place": "galley"}, {"place": "cargo-hold"}, {"place": "d1"}]
    cards = ["structural-any", "structural-lore", "fuel-leak"]
    p = hurt(*seats, times=3, damage_deck=cards, dice=(6, 5))
    steps = ("log-damage-card", "log-roll", "log-damage", "log-defeated")
    assert [id for id, _ in p.lines() if id in steps][:9] == [*steps, *steps, "log-damage-card"]
    assert [p.place(0), p.place(1), p.place(2)] == ["sick-bay", "sick-bay", "d1"]


@pytest.mark.rule("U-R78")
def test_the_end_is_checked_before_the_next_of_several_damages() -> None:
    p = crisis("shipboard-fire", chaos=["treachery-1", "treachery-2"], resources={"fuel": 1},
               damage_deck=["fuel-leak", "structural-any"])  # fmt: skip
    p.contributes()
    assert p.s.ending == "fuel" and broken(p) == [] and len(p.s.damage_deck) == 8
