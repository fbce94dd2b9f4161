"""Revealed traitors (U-39)."""

from __future__ import annotations

import pytest

from fathom.games.unfathomable.pieces import LOYALTY
from unfathomable_play import at, crisis
from unfathomable_short import HYBRID, TRAITOR


@pytest.mark.rule("U-39.0")
@pytest.mark.parametrize("card", ["hybrid", "cultist"])
def test_who_has_revealed_a_hybrid_or_cultist_card_is_a_revealed_traitor(card: str) -> None:
    p = at({"character": "keilani", "loyalty": [card]}, players=4)
    assert p.s.is_human(0)
    p.does("reveal")
    assert not p.s.is_human(0) and p.options()[:1] == ["move"] and "room-captains-cabin.0" not in p.options()


@pytest.mark.rule("U-39.1")
def test_nothing_but_the_reveal_action_makes_a_revealed_traitor() -> None:
    """Neither a look at the cards, nor a defeat, nor the Brig."""
    p = at({"character": "ishmael", "place": "galley", "hand": ["lore-1"]}, {**HYBRID, "place": "d3"}, ritual=0)
    p.does("feat-ishmael.0", "player-1")
    assert p.s.is_human(1) and p.t.view(2)["table"]["revealed"] == [None] * 3
    p = at({**TRAITOR, "place": "d3"}, {**HYBRID, "place": "d3"}, players=5, dice=(8,)).does("attack").passed()
    assert p.place(1) == "sick-bay" and p.s.is_human(1)
    p = crisis("accusation", {"character": "keilani"}, {**HYBRID}).does("a", "player-1")
    assert p.place(1) == "brig" and p.s.is_human(1)


@pytest.mark.rule("U-39.5")
def test_a_revealed_traitor_blocks_the_action_of_the_space_for_humans() -> None:
    seat = {"character": "samira", "place": "galley"}
    assert "room-galley.0" in at(seat, {**HYBRID, "place": "galley"}).options()
    p = at(seat, {**TRAITOR, "place": "galley"})
    assert "room-galley.0" not in p.options() and "U-1.8a" in p.refused()
    assert "room-galley.0" in at(seat, {**TRAITOR, "place": "d6"}).options()


@pytest.mark.rule("U-39.5")
def test_a_revealed_traitor_blocks_the_repair_of_the_space() -> None:
    seat = {"character": "samira", "place": "galley", "hand": ["lore-3"]}
    damage = {"galley": "structural-lore"}
    assert "repair" in at(seat, damage=damage).options()
    p = at(seat, {**TRAITOR, "place": "galley"}, damage=damage)
    assert "repair" not in p.options()


@pytest.mark.rule("U-R64")
def test_among_traitors_alone_titles_stay_and_the_current_player_chooses_waypoints(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The box has too few traitor cards for this, so it gets three hybrids."""
    monkeypatch.setitem(LOYALTY, 3, (3, 3, 0))
    william, jamie = {"character": "william", **HYBRID}, {"character": "jamie", "hand": ["influence-1"], **TRAITOR}
    p = at(william, jamie, TRAITOR, captain=0, keeper=0, travel=3, spell_deck=["summon-fire"],
           waypoint_deck=["reef", "iceberg"])  # fmt: skip
    p.does("reveal", 0)
    assert (p.s.captain, p.s.keeper) == (0, 0)
    p.ends_actions()
    assert p.s.current == 1 and not p.logged("log-mythos")
    p.does({}, "influence-1", "player-0", "title-keeper.0", "summon-fire").passed()
    assert (p.asked, p.seat) == ("ask-waypoint", 1)
    p.does("iceberg", "no").passed().ends_actions()
    assert p.s.current == 2 and not p.logged("log-mythos")
