"""The plain outcomes of general mythos cards: dials, tracks, passengers, damage, treachery, items.

Each row names all that changes: `changes` would show anything else as well. A die next to an outcome is the number
just inside or just outside what the card prints.
"""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_mythos import PASSENGERS, changes, outcome

TOUGH = ["structural-lore", "structural-will", "structural-any"]
"""Damage cards that stay on rooms, so that rooms can be counted."""

PURE_TESTS: list[tuple[str, str, dict[str, int]]] = [
    ("adrift-fishing-boat", "partial", {"risked": 2, "souls": 1}),
    ("adrift-fishing-boat", "fail", {"sanity": -1, "souls": -1}),
    ("damaged-evaporator", "pass", {}),
    ("damaged-evaporator", "partial", {"food": -1}),
    ("damaged-evaporator", "fail", {"food": -1, "travel": -1}),
    ("deep-one-feint", "pass", {}),
    ("deep-one-swarm", "pass", {}),
    ("disturbing-dreams", "pass", {"sanity": 1}),
    ("disturbing-dreams", "partial", {"sanity": -1}),
    ("disturbing-dreams", "fail", {"sanity": -2}),
    ("eot-failure", "pass", {"travel": 1}),
    ("eot-failure", "fail", {"travel": -1}),
    ("fear-of-the-unknown", "pass", {}),
    ("flooding-compartment", "pass", {}),
    ("flooding-compartment", "fail", {"souls": -1}),
    ("food-stores-raid", "pass", {}),
    ("food-stores-raid", "partial", {"food": -1}),
    ("food-stores-raid", "fail", {"food": -2}),
    ("horrific-visions", "pass", {}),
    ("horrific-visions", "fail", {"sanity": -1}),
    ("hull-leak", "pass", {}),
    ("hull-leak", "fail", {"damage": 1}),
    ("hypnotic-melody", "pass", {}),
    ("hypnotic-melody", "partial", {"risked": 1}),
    ("infiltrator", "pass", {}),
    ("jail-break", "pass", {}),
    ("jail-break", "fail", {"sanity": -1}),
    ("lure-of-yha-nthlei", "pass", {}),
    ("lure-of-yha-nthlei", "fail", {"risked": 4}),
    ("missing-munitions", "partial", {"damage": 1}),
    ("missing-munitions", "fail", {"damage": 2}),
    ("passenger-overboard", "pass", {}),
    ("passenger-overboard", "fail", {"souls": -1}),
    ("passenger-riot", "pass", {"items": 1}),
    ("passenger-riot", "partial", {"sanity": -1}),
    ("passenger-riot", "fail", {"sanity": -1, "souls": -1}),
    ("rally-the-crew", "pass", {"sanity": 1}),
    ("rally-the-crew", "partial", {"sanity": -1}),
    ("rally-the-crew", "fail", {"sanity": -2}),
    ("rat-infestation", "partial", {"food": -1}),
    ("rat-infestation", "fail", {"food": -2}),
    ("sewage-backup", "pass", {}),
    ("shipboard-fire", "pass", {"damage": 1}),
    ("shipboard-fire", "partial", {"damage": 2}),
    ("shipboard-fire", "fail", {"damage": 3}),
    ("stolen-ritual-components", "fail", {"ritual": -2}),
    ("the-fathers-favor", "pass", {}),
    ("the-mothers-wrath", "pass", {}),
]
COMBINATIONS: list[tuple[str, str, dict[str, int]]] = [
    ("bucket-brigade", "pass", {"risked": 2, "travel": 1}),
    ("bucket-brigade", "fail", {"fuel": -1, "risked": 2}),
    ("bucket-brigade", "option 6", {"fuel": -1}),
    ("bucket-brigade", "option 7", {}),
    ("coal-bunker-fire", "pass", {"travel": 1}),
    ("coal-bunker-fire", "fail", {"fuel": -1, "souls": -1}),
    ("coal-bunker-fire", "option 4", {"fuel": -2}),
    ("coal-bunker-fire", "option 5", {"fuel": -1}),
    ("criminal-activity", "pass", {"items": 1}),
    ("criminal-activity", "fail", {"sanity": -1}),
    ("firemen-strike", "pass", {}),
    ("firemen-strike", "option", {"travel": -1, "treachery": 2}),
    ("identity-crisis", "option 5", {"souls": -1}),
    ("kitty-litter", "pass", {"sanity": 1}),
    ("kitty-litter", "fail", {"sanity": -1}),
    ("kitty-litter", "option 4", {"food": -1}),
    ("kitty-litter", "option 5", {}),
    ("looming-breakdown", "pass", {}),
    ("looming-breakdown", "option", {"travel": -2}),
    ("open-the-gate", "fail", {"sanity": -1, "souls": -1, "damage": 2}),
    ("open-the-gate", "option", {"sanity": -1}),
    ("power-to-the-people", "pass", {"treachery": 2}),
    ("ritual-coordination", "pass", {"ritual": 1}),
    ("ritual-coordination", "fail", {"sanity": -1, "damage": 1}),
]
CHOICES: list[tuple[str, str, dict[str, int]]] = [
    ("class-struggle", "a", {"sanity": -2}),
    ("class-struggle", "b", {"risked": 4}),
    ("dinghy-launch", "a 1 4", {"risked": 1, "sanity": -1}),
    ("dinghy-launch", "a 1 5", {"risked": 1}),
    ("dinghy-launch", "b", {"souls": -1}),
    ("food-rationing", "a 6", {"food": -1, "sanity": -1}),
    ("food-rationing", "a 7", {"food": -1}),
    ("food-rationing", "b", {"food": -2}),
    ("improvised-fuel-source", "a", {"risked": 3, "fuel": 1}),
    ("improvised-fuel-source", "b", {"fuel": -1}),
    ("incoming-sos", "a", {"risked": 4, "food": 1, "fuel": 1, "souls": 1}),
    ("incoming-sos", "b", {"sanity": -1}),
    ("infection", "a", {"food": -1}),
    ("infection", "b 6 4", {"souls": -2}),
    ("infection", "b 6 5", {"souls": -1}),
    ("infection", "b 7 1", {}),
    ("just-desserts", "a", {"food": -2, "items": 1}),
    ("just-desserts", "b", {"treachery": 4}),
    ("missing-jewelry", "a", {"sanity": -1}),
    ("missing-jewelry", "b", {"treachery": 4}),
    ("missing-parents", "a 5", {}),
    ("missing-parents", "b", {"sanity": -1}),
    ("mysterious-lifeboat", "a 1 5", {"risked": 1}),
    ("mysterious-lifeboat", "b", {"sanity": -1}),
    ("poisoned-food", "b", {"food": -1}),
    ("ritual-support", "b", {"ritual": -1}),
    ("the-anarcho-individualist", "a", {"sanity": -1, "items": 1}),
    ("the-anarcho-individualist", "b", {"treachery": 2}),
    ("the-captains-banquet", "b 6", {"food": -1, "sanity": -1}),
    ("the-captains-banquet", "b 7", {"food": -1}),
    ("too-many-bodies", "a", {"food": -1}),
    ("too-many-bodies", "b 1 1", {"risked": 1, "sanity": -1}),
    ("too-many-bodies", "b 1 2", {"risked": 1}),
    ("transformation", "a 7", {}),
    ("transformation", "b 4", {"souls": -1, "sanity": -1}),
    ("transformation", "b 5", {"souls": -1}),
]


def ends(card: str, how: str, **rest: Any) -> dict[str, int]:
    way, *dice = how.split()
    if dice:
        rest["dice"] = tuple(map(int, dice))
    seats = [{"place": f"d{n}"} for n in (1, 2, 3)]
    return changes(outcome(card, way, *seats, damage_deck=TOUGH, **rest), card)


@pytest.mark.rule("U-10.14", "U-10.16")
@pytest.mark.parametrize(("card", "how", "expected"), PURE_TESTS)
def test_a_skill_test_ends_as_printed(card: str, how: str, expected: dict[str, int]) -> None:
    assert ends(card, how) == expected


@pytest.mark.rule("U-10.18", "U-10.19")
@pytest.mark.parametrize(("card", "how", "expected"), COMBINATIONS)
def test_a_combination_ends_as_printed(card: str, how: str, expected: dict[str, int]) -> None:
    assert ends(card, how) == expected


@pytest.mark.rule("U-10.11")
@pytest.mark.parametrize(("card", "how", "expected"), CHOICES)
def test_a_choice_ends_as_printed(card: str, how: str, expected: dict[str, int]) -> None:
    assert ends(card, how) == expected


@pytest.mark.rule("U-10.13a", "U-25.5", "U-50.5")
@pytest.mark.parametrize(
    ("card", "how", "supply", "expected"),
    [
        ("adrift-fishing-boat", "partial", 1, {"risked": 1}),
        ("bucket-brigade", "pass", 1, {"risked": 1}),
        ("bucket-brigade", "fail", 1, {"risked": 1, "fuel": -1}),
        ("class-struggle", "b", 3, {"risked": 3}),
        ("dinghy-launch", "a 5", 0, {}),
        ("dinghy-launch", "a 4", 0, {"sanity": -1}),
        ("incoming-sos", "a", 3, {"risked": 3}),
        ("lure-of-yha-nthlei", "fail", 2, {"risked": 2}),
    ],
)
def test_with_too_few_passengers_all_of_them_are_risked_for_nothing(
    card: str, how: str, supply: int, expected: dict[str, int]
) -> None:
    found = ends(card, how, passengers_gone=PASSENGERS[supply:])
    assert found.pop("lost") == 9 - supply
    assert found == expected


@pytest.mark.rule("U-36.2", "U-36.2a", "U-R111")
@pytest.mark.parametrize(
    ("card", "how", "travel", "expected"),
    [
        ("damaged-evaporator", "fail", 0, {"food": -1, "fuel": -1, "travel": -2}),
        ("eot-failure", "fail", 0, {"fuel": -1, "travel": -2}),
        ("firemen-strike", "option", 0, {"fuel": -1, "travel": -2, "treachery": 2}),
        ("looming-breakdown", "option", 1, {"fuel": -1, "travel": -2}),
        ("looming-breakdown", "option", 0, {"fuel": -2, "travel": -2}),
        ("collision-course", "fail", 1, {"damage": 2, "travel": -2}),
        ("collision-course", "partial", 0, {"damage": 1, "travel": -2}),
    ],
)
def test_spaces_missing_from_a_retreat_cost_fuel_where_the_card_says_so(
    card: str, how: str, travel: int, expected: dict[str, int]
) -> None:
    """The travel token ends on its start space, two behind the middle."""
    assert ends(card, how, travel=travel) == expected


@pytest.mark.rule("U-36.2")
@pytest.mark.parametrize(
    ("card", "track", "expected"),
    [
        ("collision-course", "travel", {"damage": 2, "travel": -1}),
        ("looming-breakdown", "travel", {"travel": -1}),
        ("stolen-ritual-components", "ritual", {"ritual": -1}),
    ],
)
def test_a_retreat_of_two_goes_two_spaces_back_and_no_further(card: str, track: str, expected: dict[str, int]) -> None:
    assert ends(card, "option" if card == "looming-breakdown" else "fail", **{track: 3}) == expected


@pytest.mark.rule("U-36.2a")
@pytest.mark.parametrize(("card", "how"), [("stolen-ritual-components", "fail"), ("ritual-support", "b")])
def test_a_ritual_that_cannot_retreat_costs_nothing(card: str, how: str) -> None:
    assert ends(card, how, ritual=0) == {"ritual": -2}


@pytest.mark.rule("U-10.13a", "U-12.4")
def test_an_item_can_be_wanted_from_an_empty_deck() -> None:
    assert ends("just-desserts", "a", rest=["items"]) == {"food": -2}
    assert ends("passenger-riot", "pass", rest=["items"]) == {}
