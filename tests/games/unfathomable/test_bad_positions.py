"""Bad positions: each is refused with one of our errors, which says where, what was given and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_short import TRAITOR, refused
from wrong_types import paths, try_everything_wrong_at

WRONG = [None, True, -1, 99, 1.0, "x", "", [], [None], [["lore-1"]], {}, {"x": 1}, {1: []}, (1,)]


def bad(*words: str, **described: Any) -> None:
    described.setdefault("seats", 3)
    refused(fathom.BadPosition, *words, by=lambda: fathom.position("unfathomable", described))


def seat(**described: Any) -> list[dict[str, Any]]:
    return [described, {}, {}]


@pytest.mark.parametrize("described", [None, [], "x", 3])
def test_a_position_must_be_a_dictionary(described: Any) -> None:
    refused(fathom.BadPosition, repr(described), "dictionary", by=lambda: fathom.position("unfathomable", described))


@pytest.mark.parametrize("seats", [None, 2, 7, "3", True, {}, [{}] * 2, [{}] * 7])
def test_a_position_needs_a_legal_number_of_seats(seats: Any) -> None:
    with pytest.raises(fathom.BadSeats):
        fathom.position("unfathomable", {"seats": seats})


def test_unknown_keys_are_named_with_the_known_ones() -> None:
    bad("'deepones'", "deep_ones", deepones={})
    bad("seats[0]", "'hands'", "hand, items", seats=seat(hands=[]))
    bad("resources", "'oil'", "fuel, food", resources={"oil": 1})
    bad("skill_decks", "'magic'", "influence, lore", skill_decks={"magic": []})
    bad("discards", "'magic'", discards={"magic": []})
    bad("rest", "'skill'", "skills", rest=["skill"])
    bad("rest", "'characters'", "spells", rest={"characters": "removed"})
    bad("rest.items", "'box'", "deck, removed", rest={"items": "box"})


def test_unknown_pieces_are_named_with_the_nearest_known_ones() -> None:
    bad("seats[0].hand", "'lore-6'", "lore-5", seats=seat(hand=["lore-6"]))
    bad("seats[0].character", "'wiliam'", "william", seats=seat(character="wiliam"))
    bad("seats[0].place", "'gally'", "galley", seats=seat(place="gally"))
    bad("seats[0].items", "'shot-gun'", "shotgun", seats=seat(items=["shot-gun"]))
    bad("seats[0].loyalty", "'hybrids'", "hybrid", seats=seat(loyalty=["hybrids"]))
    bad("mythos_deck", "'infections'", "infection", mythos_deck=["infections"])
    bad("spell_deck", "'healing'", "heal", spell_deck=["healing"])
    bad("removed_spells", "'healing'", "heal", removed_spells=["healing"])
    bad("removed_items", "'shot-gun'", "shotgun", removed_items=["shot-gun"])
    bad("waypoints", "'reefs'", "reef", waypoints=["reefs"])
    bad("damage_deck", "'structural'", "structural-", damage_deck=["structural"])
    bad("passengers.d3", "'souls'", "soul", passengers={"d3": ["souls"]})
    bad("step", "'action'", "actions", step="action")


def test_more_pieces_than_there_are_is_refused() -> None:
    bad("seats[0].hand", "lore-5", "2", seats=seat(hand=["lore-5"] * 3))
    bad("seats[1].hand", "lore-5", seats=[{"hand": ["lore-5"]}, {"hand": ["lore-5", "lore-5"]}, {}])
    bad("chaos", "lore-5", seats=seat(hand=["lore-5", "lore-5"]), chaos=["lore-5"])
    bad("seats[1].character", "jamie", seats=[{"character": "jamie"}, {"character": "jamie"}, {}])
    bad("seats[1].items", "shotgun", seats=[{"items": ["shotgun"]}, {"items": ["shotgun"]}, {}])
    bad("item_deck", "shotgun", seats=seat(items=["shotgun"]), item_deck=["shotgun"])
    bad("item_deck", "shotgun", removed_items=["shotgun"], item_deck=["shotgun"])
    bad("spell_deck", "heal", removed_spells=["heal"], spell_deck=["heal"])
    bad("seats[0].loyalty", "hybrid", "1", seats=seat(loyalty=["hybrid", "hybrid"]))
    bad("passengers.d1", "x", "2", passengers={"d1": ["x", "x", "x"]})
    bad("passengers_gone", "souls-2", passengers={"d1": ["souls-2"]}, passengers_gone=["souls-2"])
    bad("waypoint_deck", "reef", waypoints=["reef"], waypoint_deck=["reef"])
    bad("mythos_discard", "infection", mythos_deck=["infection"], mythos_discard=["infection", "infection"])
    bad("damage.bridge", "structural-any", damage={"galley": "structural-any", "bridge": "structural-any"})


@pytest.mark.parametrize("seats", [3, 5])
def test_only_tables_of_four_or_six_have_a_cultist(seats: int) -> None:
    others = [{} for _ in range(seats - 1)]
    bad("seats[0].loyalty", "cultist", seats=[{"loyalty": ["cultist"]}, *others])
    bad("cultist", seats=[{"loyalty": ["cultist"]}, {}, {}, {}], options={"no_cultist": True})
    assert fathom.position("unfathomable", {"seats": [{"loyalty": ["cultist"]}, {}, {}, {}]}).decision is not None


def test_items_of_the_module_need_its_option() -> None:
    bad("seats[0].items", "maau", seats=seat(items=["maau"]))


def test_pieces_lie_only_where_they_may() -> None:
    bad("seats[0].place", "'w1'", seats=seat(place="w1"))
    bad("seats[0].place", "'deep'", seats=seat(place="deep"))
    bad("deep_ones", "'brig'", deep_ones={"brig": 1})
    bad("deep_ones", "'sick-bay'", deep_ones={"sick-bay": 1})
    bad("dagon", "'d1'", "w1", dagon="d1")
    bad("hydra", "'bridge'", hydra="bridge")
    bad("passengers", "'galley'", passengers={"galley": ["x"]})
    bad("damage", "'brig'", damage={"brig": "structural-any"})
    bad("damage.galley", "'fuel-leak'", "structural-", damage={"galley": "fuel-leak"})
    bad("skill_decks.lore", "will-1", skill_decks={"lore": ["will-1"]})
    bad("discards.will", "lore-1", discards={"will": ["lore-1"]})
    bad("seats[0].kept", "'infection'", seats=seat(kept=["infection"]))
    bad("seats[0].spells", "'heal'", "flesh-ward", seats=seat(spells=["heal"]))


NOT_HERE, NOWHERE = "cannot lie there", "does not exist"


def test_what_exists_but_may_not_lie_there_is_not_said_not_to_exist() -> None:
    for described in (
        {"seats": seat(place="w1")},
        {"deep_ones": {"brig": 1}},
        {"dagon": "d1"},
        {"damage": {"galley": "fuel-leak"}},
        {"skill_decks": {"lore": ["will-1"]}},
        {"seats": seat(kept=["infection"])},
        {"seats": seat(spells=["heal"])},
        {"seats": seat(hand=["shotgun"])},
        {"seats": seat(items=["binoculars", "shotgun"], active="shotgun")},
    ):
        bad(NOT_HERE, **described)
        with pytest.raises(AssertionError):
            bad(NOWHERE, **described)
    bad(NOWHERE, seats=seat(hand=["lore-6"]))
    bad(NOWHERE, dagon="w9")


def test_what_is_known_and_used_can_be_known_and_used() -> None:
    bad("seats[0].knows", "'hand'", "loyalty, mythos_deck", seats=seat(knows={"hand": [1]}))
    bad("seats[0].knows.spell_deck", "'2'", seats=seat(knows={"spell_deck": "2"}))
    bad("seats[0].knows.spell_deck", "'middle'", "top, bottom", seats=seat(knows={"spell_deck": {"middle": 1}}))
    bad("seats[0].knows.spell_deck.top", "−1", seats=seat(knows={"spell_deck": -1}))
    bad("seats[0].knows.loyalty", "3", "2", seats=seat(knows={"loyalty": [3]}))
    bad("seats[0].used", "'room-brigde.0'", "room-bridge.0", seats=seat(used=["room-brigde.0"]))
    bad("seats[0].used", "'sheet-jamie.0'", seats=[{"character": "samira", "used": ["sheet-jamie.0"]}, {}, {}])
    bad("seats[0].used", "'lucky-ring.0'", seats=seat(items=["lucky-ring"], used=["lucky-ring.0"]))


def test_dice_are_a_few_sides_of_the_die() -> None:
    for dice in ([9], [0], [True], ["8"], [1] * 7):
        bad("dice", "8", dice=dice)


def test_an_active_improvement_is_one_that_is_held() -> None:
    bad("seats[0].active", "'binoculars'", seats=seat(active="binoculars"))
    bad("seats[0].active", "'shotgun'", "binoculars", seats=seat(items=["binoculars", "shotgun"], active="shotgun"))


def test_only_who_holds_a_traitor_card_can_have_revealed_it() -> None:
    bad("seats[0].revealed", "'hybrid'", seats=seat(revealed="hybrid"))
    bad("seats[0].revealed", "'human'", "hybrid", seats=seat(loyalty=["hybrid", "human"], revealed="human"))
    bad("seats[0].revealed", "'cultist'", seats=seat(loyalty=["hybrid"], revealed="cultist"))


@pytest.mark.parametrize("title", ["captain", "keeper"])
def test_titles_are_held_only_by_the_eligible(title: str) -> None:
    bad(title, "0", "1", "2", seats=seat(**TRAITOR), **{title: 0})
    bad(title, "0", seats=seat(place="brig"), **{title: 0})
    bad(title, "3", "2", **{title: 3})
    jailed = [{"place": "brig"}, {"place": "brig"}, {"place": "brig"}]
    for holder in range(3):  # all humans are there
        assert fathom.position("unfathomable", {"seats": jailed, title: holder}).decision is not None


def test_counts_have_limits() -> None:
    bad("resources.fuel", "11", "10", resources={"fuel": 11})
    bad("resources.fuel", "−1", resources={"fuel": -1})
    bad("deep_ones", "21", "20", deep_ones={"w1": 11, "deep": 10})
    bad("deep_ones.w1", "−1", deep_ones={"w1": -1})
    bad("travel", "4", "3", travel=4)
    bad("ritual", "4", "3", ritual=4)
    bad("position.actions", "−1", actions=-1)
    bad("position.turn", "−1", turn=-1)


def test_a_game_that_would_be_over_is_no_position() -> None:
    for resource in ("fuel", "food", "sanity", "souls"):
        bad(f"resources.{resource}", "over", resources={resource: 0})
    rooms = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    cards = [f"structural-{kind}" for kind in ("influence", "lore", "observation", "strength", "will", "any")]
    bad("damage", "over", damage=dict(zip(rooms, cards, strict=True)))


def test_numbers_are_whole_numbers_lists_are_lists_and_flags_are_flags() -> None:
    bad("position.travel", "True", travel=True)
    bad("resources.fuel", "1.0", resources={"fuel": 1.0})
    bad("seats[0].hand", "'lore-1'", "list", seats=seat(hand="lore-1"))
    bad("seats[1]", "3", "dictionary", seats=[{}, 3, {}])
    bad("deep_ones", "[]", "dictionary", deep_ones=[])
    bad("passengers.d1", "'x'", "list", passengers={"d1": "x"})
    bad("rest", "'items'", "dictionary", rest="items")
    bad("active", "True", "2", active=True)
    bad("active", "3", "2", active=3)
    bad("seats[0].feat", "1", "true", seats=seat(feat=1))
    bad("awakened", "'no'", awakened="no")


EVERYTHING: dict[str, Any] = {
    "options": {"extra_items": True},
    "seed": 4,
    "dice": [8, 1],
    "seats": [
        {
            "character": "william",
            "place": "d4",
            "hand": ["lore-1", "treachery-2"],
            "items": ["binoculars", "maau"],
            "active": "binoculars",
            "feat": False,
            "kept": ["memory-of-the-deep"],
            "spells": ["flesh-ward"],
            "loyalty": ["human", "hybrid"],
            "revealed": "hybrid",
            "knows": {"item_deck": {"top": 1, "bottom": 1}, "loyalty": [1], "spell_deck": 1},
            "used": ["room-bridge.0"],
        },
        {"loyalty": ["cultist"]},
        {},
        {},
    ],
    "active": 1,
    "turn": 7,
    "step": "actions",
    "actions": 1,
    "resources": {"fuel": 3, "souls": 10},
    "travel": 2,
    "ritual": 3,
    "awakened": True,
    "deep_ones": {"w1": 2, "galley": 1, "deep": 3},
    "dagon": "w5",
    "hydra": "deep",
    "passengers": {"d3": ["x", "soul"]},
    "passengers_gone": ["souls-2"],
    "damage": {"galley": "structural-any"},
    "damage_deck": ["fuel-leak"],
    "waypoints": ["reef"],
    "waypoint_deck": ["iceberg"],
    "skill_decks": {"lore": ["lore-5"]},
    "discards": {"will": ["will-1"]},
    "chaos": ["will-5", "lore-2"],
    "captain": 1,
    "keeper": 2,
    "loyalty_deck": ["human"],
    "mythos_deck": ["infection"],
    "removed_items": ["plimsolls"],
    "removed_spells": ["foresee"],
    "mythos_discard": ["hull-leak"],
    "item_deck": ["shotgun"],
    "spell_deck": ["heal"],
    "rest": ["items"],
}


@pytest.mark.parametrize(
    "path", [p for p in paths(EVERYTHING) if p[0] != "options"], ids=lambda p: ".".join(map(str, p))
)
def test_anything_of_the_wrong_type_anywhere_is_refused_with_one_of_our_errors(path: tuple[Any, ...]) -> None:
    try_everything_wrong_at(path, "unfathomable", EVERYTHING, WRONG)
