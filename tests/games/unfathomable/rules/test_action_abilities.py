"""Action abilities (U-51): what is labelled as an action costs one."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import at

ACTIONS: dict[str, tuple[dict[str, Any], list[Any]]] = {
    "space": ({"character": "keilani", "place": "cargo-hold"}, ["room-cargo-hold.0", "binoculars"]),
    "skill card": ({"character": "keilani", "hand": ["observation-1"]}, ["observation-1", {"will": 2}]),
    "item": ({"character": "keilani", "place": "d3", "items": ["speaking-trumpet"]}, ["speaking-trumpet.0"]),
    "feat": ({"character": "jeanne", "place": "boiler-room"}, ["feat-jeanne.0"]),
    "sheet": ({"character": "ishmael", "hand": ["lore-5"]}, ["sheet-ishmael.0", "lore-5"]),
    "title": ({"character": "william"}, ["title-keeper.0", "lure-monster"]),
    "kept mythos card": (
        {"character": "keilani", "place": "d3", "kept": ["sacrifice-deep-one"]},
        ["sacrifice-deep-one.0"],
    ),
}


@pytest.mark.rule("U-51.0")
@pytest.mark.parametrize("source", ACTIONS)
def test_an_ability_labelled_as_an_action_costs_one_action(source: str) -> None:
    seat, answers = ACTIONS[source]
    p = at(seat, item_deck=["binoculars", "shotgun"], spell_deck=["lure-monster"], passengers={"d3": ["x"]}, dagon="w5",
           deep_ones={"d3": 1}, dice=(8,))  # fmt: skip
    assert p.s.actions == 2 and any(key == answers[0] for key in p.options())
    p.does(*answers).passed()
    assert (p.asked, p.s.actions) == ("ask-act", 1)


@pytest.mark.rule("U-51.0")
def test_with_no_action_left_none_of_them_can_be_used() -> None:
    seat, answers = ACTIONS["title"]
    p = at(seat, spell_deck=["lure-monster"], actions=1).does("move", "d1")
    assert p.seat != 0 or p.asked != "ask-act"
    assert answers[0] not in p.options(0)
