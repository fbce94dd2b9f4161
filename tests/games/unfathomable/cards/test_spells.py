"""Spells that change dials, tracks and decks. The Keeper of the Tome casts them by the title's action."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.names import ITEMS, MYTHOS, SPELLS, WAYPOINTS
from unfathomable_play import Play, at
from unfathomable_short import TRAITOR

KEEPER = {"character": "jamie", "place": "galley"}


def cast(spell: str, *seats: dict[str, Any], **rest: Any) -> Play:
    """Seat 0 is the Keeper and resolves this spell; seats that are not described stand on deck 8."""
    described = [{**KEEPER, **(seats[0] if seats else {})}, *(seats[1:] or ({"place": "d8"}, {"place": "d8"}))]
    other = "dark-pact" if spell != "dark-pact" else "heal"
    return at(*described, keeper=0, spell_deck=[spell, other], **rest).does("title-keeper.0", spell)


def rolls(p: Play) -> int:
    return [id for id, _ in p.lines()].count("log-roll")


def test_there_are_twenty_spells_greater_banishment_twice() -> None:
    cards = fathom.games()["unfathomable"].cards()["spells"]
    names = [card.name().within("unfathomable").render("en") for card in cards]
    assert len(names) == 20
    assert {name: names.count(name) for name in names if names.count(name) > 1} == {"Greater Banishment": 2}


@pytest.mark.rule("U-15.1a", "U-15.1a1", "U-38.13")
def test_a_resolved_spell_is_removed_from_the_game() -> None:
    p = cast("alchemical-transmutation")
    assert SPELLS.index("alchemical-transmutation") not in p.s.spell_deck
    assert SPELLS[p.s.spell_deck[0]] == "dark-pact", "the other one lies at the bottom"
    assert len(p.s.spell_deck) == 19 and not any(p.s.spells)


# ---- a price to gain something


@pytest.mark.rule("U-50.5")
@pytest.mark.parametrize(
    ("spell", "lost", "gained"),
    [("alchemical-transmutation", "food", "fuel"), ("feed-the-mind", "food", "sanity"),
     ("raise-the-dead", "sanity", "souls")],
)  # fmt: skip
def test_one_resource_is_lost_to_gain_two_of_another(spell: str, lost: str, gained: str) -> None:
    p = cast(spell, resources={lost: 5, gained: 5})
    assert (p.resource(lost), p.resource(gained)) == (4, 7)
    assert (p.s.actions, rolls(p)) == (1, 0)


@pytest.mark.rule("U-48.0b", "U-49.1b")
@pytest.mark.parametrize(
    ("spell", "lost", "gained"),
    [("alchemical-transmutation", "food", "fuel"), ("feed-the-mind", "food", "sanity"),
     ("raise-the-dead", "sanity", "souls")],
)  # fmt: skip
def test_the_price_may_end_the_game_and_the_gain_stops_at_ten(spell: str, lost: str, gained: str) -> None:
    p = cast(spell, resources={lost: 1, gained: 5})
    assert (p.s.ending, p.resource(gained)) == (lost, 5)
    assert cast(spell, resources={gained: 9}).resource(gained) == 10


@pytest.mark.rule("U-34.5")
@pytest.mark.parametrize("resource", ["fuel", "food", "sanity", "souls"])
def test_dark_pact_shuffles_four_treachery_into_the_chaos_deck_for_a_resource_of_choice(resource: str) -> None:
    p = cast("dark-pact", chaos=["lore-1"], resources={resource: 5}, discards={})
    assert (p.seat, p.asked, len(p.options())) == (0, "choose-effect", 4)
    p.does(p.options()[["fuel", "food", "sanity", "souls"].index(resource)])
    assert p.resource(resource) == 6
    assert len(p.s.chaos) == 5 and sum(kind >= 25 for kind in p.s.chaos) == 4


@pytest.mark.rule("U-R55")
def test_dark_pact_takes_the_treachery_there_is() -> None:
    held = ["treachery-1"] * 7 + ["treachery-2"] * 5 + ["treachery-3"] * 4 + ["treachery-4"] * 2
    discards = {"treachery": ["treachery-4", "treachery-5"]}
    p = cast("dark-pact", {}, {"hand": held, "place": "d8", **TRAITOR}, chaos=["treachery-5"], discards=discards)
    assert len(p.s.chaos) == 3


# ---- Cloud Memory, Voice of Ra


@pytest.mark.rule("U-R74", "U-R110")
def test_cloud_memory_gains_a_sanity_and_every_human_discards_a_card_of_choice() -> None:
    seats: list[dict[str, Any]] = [
        {"hand": ["lore-1", "will-2"]},
        {"hand": ["lore-3", "lore-4"], "place": "brig"},
        {"hand": [], "place": "d8"},
        {"hand": ["will-3", "will-4"], "place": "d8", **TRAITOR},
    ]
    p = cast("cloud-memory", *seats, resources={"sanity": 5})
    assert (p.resource("sanity"), p.seat, p.asked) == (6, 0, "ask-discard")
    assert p.refuses({}, {"lore-1": 1, "will-2": 1})
    p.does({"will-2": 1})
    assert p.seat == 1
    p.does({"lore-3": 1})
    assert (p.seat, p.asked, rolls(p)) == (0, "ask-act", 0)
    assert [p.hand(seat) for seat in range(4)] == [["lore-1"], ["lore-4"], [], ["will-3", "will-4"]]


@pytest.mark.rule("U-13.2c", "U-R74")
@pytest.mark.parametrize(("face", "left"), [(4, 0), (5, 1)])
def test_voice_of_ra_brings_every_human_a_card_and_perhaps_takes_one(face: int, left: int) -> None:
    seats: list[dict[str, Any]] = [{}, {"place": "brig"}, {"place": "d8"}, {"place": "d8", **TRAITOR}]
    p = cast("voice-of-ra", *seats, dice=(face,))
    for seat, deck in enumerate(["lore", "will", "strength"]):
        assert (p.seat, p.options()) == (seat, ["influence", "lore", "observation", "strength", "will"])
        p.does({deck: 1})
    p.passed()
    assert [len(p.hand(seat)) for seat in range(4)] == [left, left, left, 0]
    assert (p.asked, p.s.actions) == ("ask-act", 1)


# ---- the roll for sanity


@pytest.mark.parametrize("spell", ["astral-travel", "conjuration", "foresee", "greater-banishment-1",
                                   "greater-banishment-2", "heal", "lure-monster"])  # fmt: skip
@pytest.mark.parametrize(("face", "sanity"), [(4, 4), (5, 5)])
def test_many_spells_cost_a_sanity_on_four_or_less_in_the_end(spell: str, face: int, sanity: int) -> None:
    p = cast(spell, resources={"sanity": 5}, dice=(face,))
    while p.asked != "ask-act":
        if p.in_window:
            p.passes()
        elif p.asked == "ask-bottom":
            p.does(p.options())
        else:
            p.does("no" if "no" in p.options() else "enough" if "enough" in p.options() else p.options()[0])
    assert (p.resource("sanity"), p.s.actions, rolls(p)) == (sanity, 1, 1)


# ---- Conjuration and Foresee


@pytest.mark.rule("U-12.1")
def test_conjuration_keeps_one_of_the_top_five_items_and_shuffles_the_others_back() -> None:
    top = ["shotgun", "almanac", "plimsolls", "starbuck", "kitchen-knife"]
    p = cast("conjuration", item_deck=top, dice=(8,))
    assert (p.seat, p.options()) == (0, top)
    p.does("plimsolls").passed()
    assert p.items(0) == ["plimsolls"]
    deck = [ITEMS[item] for item in p.s.item_deck]
    assert len(deck) == 19 and set(top) - {"plimsolls"} <= set(deck)


@pytest.mark.rule("U-12.4", "U-50.9", "U-R85")
def test_conjuration_with_a_short_deck_looks_at_what_is_there_and_still_rolls() -> None:
    p = cast("conjuration", item_deck=["shotgun", "almanac"], rest=["items"], dice=(8,))
    assert p.options() == ["shotgun", "almanac"]
    p = cast("conjuration", rest=["items"], dice=(1,), resources={"sanity": 5}).passed()
    assert (p.items(0), p.resource("sanity")) == ([], 4)


@pytest.mark.rule("U-R82", "U-12.8")
def test_conjuring_a_second_improvement_lets_its_owner_choose() -> None:
    p = cast("conjuration", {"items": ["binoculars"]}, item_deck=["fine-clothes"], rest=["items"], dice=(8,))
    assert (p.seat, p.asked, p.options()) == (0, "ask-active", ["binoculars", "fine-clothes"])


@pytest.mark.rule("U-R114")
@pytest.mark.parametrize("deck", ["mythos", "waypoint"])
def test_foresee_puts_one_of_four_on_top_and_the_others_in_order_on_the_bottom(deck: str) -> None:
    names = MYTHOS if deck == "mythos" else WAYPOINTS
    top = list(names[:4])
    p = cast("foresee", **{f"{deck}_deck": top}, dice=(8,))
    assert (p.seat, p.options()) == (0, ["mythos-deck", "waypoint-deck"])
    p.does(f"{deck}-deck")
    assert p.options() == top
    p.does(top[2], [top[3], top[0], top[1]]).passed()
    cards = [names[card] for card in getattr(p.s, f"{deck}_deck")]
    assert cards[-1] == top[2]
    assert cards[:3] == [top[1], top[0], top[3]], "the last one named lies lowest"


@pytest.mark.rule("U-50.7")
def test_what_is_foreseen_is_seen_by_the_keeper_alone() -> None:
    top = ["rainstorm", "iceberg", "reef", "hurricane"]
    p = cast("foresee", waypoint_deck=top, dice=(8,)).does("waypoint-deck", "reef")
    p.does(["rainstorm", "iceberg", "hurricane"]).passed()
    assert "reef" in str(p.t.view(0)) and "reef" not in str(p.t.view(1)) and "reef" not in str(p.t.view(None))


@pytest.mark.rule("U-10.4c3")
def test_foresee_replaces_green_cards_that_do_not_count() -> None:
    top = ["ticket-please", "accusation", "class-struggle", "dinghy-launch", "infection"]
    p = cast("foresee", mythos_deck=top, dice=(8,)).does("mythos-deck")
    assert p.options() == top[1:], "Samira is not in the game"


@pytest.mark.rule("U-R85")
def test_foresee_with_a_short_deck_looks_at_what_is_there() -> None:
    p = cast("foresee", waypoint_deck=["reef", "iceberg"], rest=["waypoints"], dice=(8,)).does("waypoint-deck")
    assert p.options() == ["reef", "iceberg"]
    p.does("iceberg").passed()
    assert [WAYPOINTS[card] for card in p.s.waypoint_deck] == ["reef", "iceberg"]


# ---- Greater Banishment and Summon Fire


@pytest.mark.rule("U-36.1")
@pytest.mark.parametrize("copy", [1, 2])
def test_greater_banishment_advances_the_ritual_by_two(copy: int) -> None:
    assert cast(f"greater-banishment-{copy}", ritual=1, dice=(8,)).passed().s.ritual == 3


@pytest.mark.rule("U-R53", "U-36.1a")
def test_greater_banishment_from_one_space_before_the_end_goes_on_from_the_start() -> None:
    rest = {"ritual": 3, "deep_ones": {"w1": 2, "d1": 1, "chapel": 1}, "hydra": "w2"}
    p = cast("greater-banishment-1", {}, {"place": "d8"}, {"place": "galley"}, **rest, dice=(3,)).passed()
    assert (p.s.ritual, p.deep_ones("w1"), p.deep_ones("d1"), p.deep_ones("chapel")) == (1, 0, 0, 1)
    assert (p.monarch("hydra"), p.resource("sanity")) == ("deep", 7)
    assert p.place(1) == "sick-bay", "whoever is on deck falls"


@pytest.mark.rule("U-36.1", "U-R43")
@pytest.mark.parametrize(("face", "travel", "damaged"), [(5, 1, 9), (6, 2, 8)])
def test_summon_fire_advances_travel_and_from_six_on_again_with_damage(face: int, travel: int, damaged: int) -> None:
    seats: list[dict[str, Any]] = [{}, {"character": "jeanne", "place": "d8"}]
    p = cast("summon-fire", *seats, damage_deck=["fuel-leak"], dice=(face,)).passed()
    assert (p.s.travel, len(p.s.damage_deck)) == (travel, damaged)
    assert p.resource("fuel") == (8 if damaged == 9 else 7)
    assert (p.asked, p.s.actions) == ("ask-act", 1), "Jeanne's Jury Rigger is not asked"
