"""Activations (U-2): three icons, and which monsters each of them wakes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fathom.games.unfathomable import GAME
from unfathomable_icons import AWAY, icon
from unfathomable_play import Play, at, crisis

SEA: dict[str, Any] = {"hydra": "w5", "dagon": "w6", "deep_ones": {"w3": 1, "d8": 1}, "damage_deck": ["structural-any"]}


def deep_ones(p: Play) -> dict[str, int]:
    shown: dict[str, int] = p.t.view()["table"]["deep_ones"]
    return shown


@pytest.mark.rule("U-2.0", "U-2.1a")
def test_the_hydra_icon_activates_hydra_only() -> None:
    p = icon("hydra", **SEA).passed()
    assert p.monarch("hydra") == "w3" and p.damaged("cargo-hold")
    assert p.monarch("dagon") == "w6" and deep_ones(p) == {"w3": 1, "d8": 1}


@pytest.mark.rule("U-2.0", "U-2.1b")
def test_the_dagon_icon_activates_dagon_only() -> None:
    p = icon("dagon", **SEA).passed()
    assert p.monarch("dagon") == "w4" and p.deep_ones("d6") == 2
    assert p.monarch("hydra") == "w5" and deep_ones(p) == {"w3": 1, "d6": 2, "d8": 1}
    assert not any(card >= 0 for card in p.s.damage)


@pytest.mark.rule("U-2.0", "U-2.1c")
def test_the_deep_one_icon_activates_every_deep_one_on_the_board() -> None:
    p = icon("deep-ones", **SEA).does("in-order").passed()
    assert deep_ones(p) == {"d3": 1, "boiler-room": 1}
    assert p.monarch("hydra") == "w5" and p.monarch("dagon") == "w6"


@pytest.mark.rule("U-2.1", "U-2.2")
def test_every_mythos_card_shows_one_of_three_icons() -> None:
    icons = Counter(card.facts()["icon"] for card in GAME.cards()["mythos"])
    assert icons == {"deep-ones": 34, "dagon": 18, "hydra": 18}


@pytest.mark.rule("U-2.2")
def test_the_icon_is_resolved_as_a_part_of_the_card() -> None:
    p = crisis("improvised-fuel-source", *AWAY, **SEA)
    assert p.monarch("hydra") == "w5"
    p.does("b").passed()
    assert p.monarch("hydra") == "w3"
    assert [line for line, _ in p.lines()].index("log-activate") < [line for line, _ in p.lines()].index("log-ritual")


@pytest.mark.rule("U-2.3", "U-2.3a")
def test_a_text_may_order_further_icons_under_the_same_rules() -> None:
    """The test fails whatever the chaos deck holds: Hydra twice by the text and once by the icon of the card."""
    cards = ["structural-lore", "structural-will", "structural-any"]
    p = crisis("the-mothers-wrath", *AWAY, hydra="w8", damage_deck=cards).passed()
    assert [line for line, _ in p.lines()].count("log-activate") == 3
    assert [p.damaged(room) for room in ("boiler-room", "galley", "captains-cabin")] == [True] * 3
    assert p.monarch("hydra") == "w4"  # 8, 6, 4, 2, and the travel icon drives her back


@pytest.mark.rule("U-2.4")
def test_monsters_in_the_deep_cannot_be_activated() -> None:
    p = icon("deep-ones", deep_ones={"w3": 1, "deep": 3}).passed()
    assert deep_ones(p) == {"d3": 1, "deep": 3}
    for name in ("hydra", "dagon"):
        p = icon(name, deep_ones={"deep": 1}).passed()
        assert deep_ones(p) == {"deep": 3} and p.monarch(name) == "deep"
        assert not any(card >= 0 for card in p.s.damage) and not p.logged("log-activate")
    traitor = {
        "character": "jamie",
        "place": "d1",
        "hand": ["treachery-2"],
        "loyalty": ["hybrid"],
        "revealed": "hybrid",
    }
    p = at(traitor, deep_ones={"w1": 1, "w2": 1, "deep": 2}).does("treachery-2")
    assert set(p.options()) == {"w1", "w2"}
    assert "treachery-2" not in at(traitor, deep_ones={"deep": 2}).offered()
