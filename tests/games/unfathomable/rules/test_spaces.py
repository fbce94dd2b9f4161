"""Spaces (U-27): water around decks around rooms."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.rules.spaces import (
    ADJACENT,
    ARROW,
    BRIDGE,
    DECKS,
    NUMBER,
    ROOMS,
    SHIP,
    SPACES,
    WATER,
    nearest_undamaged,
)
from unfathomable_play import Play, at, crisis
from unfathomable_short import HYBRID, TRAITOR, hurt

NUMBERED = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
DECK_NAMES = [f"d{n}" for n in range(1, 9)]
SEARCH = {
    "bridge": "captains-cabin chapel galley cargo-hold boiler-room",
    "chapel": "cargo-hold captains-cabin bridge boiler-room galley",
    "captains-cabin": "galley chapel bridge boiler-room cargo-hold",
    "cargo-hold": "boiler-room galley chapel captains-cabin bridge",
    "galley": "boiler-room cargo-hold captains-cabin chapel bridge",
    "boiler-room": "galley cargo-hold captains-cabin chapel bridge",
}
"""The nearest undamaged room, the next one when that is damaged too, and so on."""


def names(spaces: Any) -> list[str]:
    return [SPACES[space] for space in spaces]


@pytest.mark.rule("U-27.0")
def test_spaces_are_water_or_ship_and_ship_spaces_are_decks_or_rooms() -> None:
    water, decks = names(WATER), names(DECKS)
    rooms = [*NUMBERED, "sick-bay", "brig"]
    assert sorted(names(SHIP)) == sorted(decks + rooms)
    assert sorted(water + decks + rooms) == sorted(set(SPACES) - {"deep"})
    p = at({"place": "d1"}).does("move")
    assert set(p.options()) == {*decks, *NUMBERED} - {"d1"}


@pytest.mark.rule("U-27.1")
@pytest.mark.parametrize("room", NUMBERED)
def test_the_nearest_undamaged_room_is_the_fewest_spaces_away(room: str) -> None:
    damage, found = [-1] * 6, []
    for _ in range(6):
        nearest = nearest_undamaged(SPACES.index(room), damage)
        found.append(SPACES[nearest])
        damage[nearest - BRIDGE] = 0
    assert found == [room, *SEARCH[room].split()]


@pytest.mark.rule("U-27.2")
def test_eight_water_spaces_form_a_ring_around_the_ship() -> None:
    assert names(WATER) == [f"w{n}" for n in range(1, 9)]
    ring, space, last = [], 0, -1
    while space not in ring:
        ring.append(space)
        onward = [near for near in ADJACENT[space] if near in WATER and near != last]
        space, last = onward[0], space
    assert sorted(ring) == list(WATER)


@pytest.mark.rule("U-27.3")
@pytest.mark.parametrize("roll", range(1, 9))
def test_the_front_is_the_water_marked_1_to_4_and_5_to_8(roll: int) -> None:
    """Hydra calls those in the Deep to the front."""
    p = at({**TRAITOR, "hand": ["treachery-5"]}, deep_ones={"deep": 2}, dice=(roll,)).uses("treachery-5").passed()
    front = "w1" if roll <= 4 else "w2"
    assert (p.monarch("hydra"), p.deep_ones(front)) == (front, 4)


@pytest.mark.rule("U-27.4", "U-27.14")
def test_each_arrow_points_to_an_adjacent_deck_or_room() -> None:
    assert set(ARROW) == {*WATER, *DECKS}
    for space, end in ARROW.items():
        assert end in ADJACENT[space]
        assert end in (DECKS if space in WATER else ROOMS)


@pytest.mark.rule("U-27.5")
def test_no_character_moves_into_the_water() -> None:
    p = at({"character": "arjun", "place": "d1"})
    p.does("sheet-arjun.0")
    assert p.options() == DECK_NAMES[1:]
    p = at({"character": "jamie", "place": "d1"}).does("move")
    assert p.refuses("w1", "deep") and "U-1.3b" in p.refused()
    p = at({"character": "william", "place": "d1"}, spell_deck=["astral-travel"]).does("title-keeper.0")
    p.does("astral-travel", "d1", "player-0")
    assert p.asked == "ask-astral-to" and set(p.options()) == {*names(SHIP)} - {"d1"}


@pytest.mark.rule("U-27.5")
@pytest.mark.parametrize("piece", [{"seats": [{"place": "w1"}, {}, {}]}, {"passengers": {"w1": ["x"]}}])
def test_a_position_has_only_monsters_in_the_water(piece: dict[str, Any]) -> None:
    with pytest.raises(fathom.BadPosition):
        fathom.position("unfathomable", {"seats": 3, **piece})
    p = at(deep_ones={"w1": 3}, dagon="w1", hydra="w1")
    assert p.deep_ones("w1") == 3


def thrown(room: str, target: str) -> Play:
    p = at({"character": "jamie", "place": room, "items": ["jam-tin-grenade"]}, damage_deck=["structural-any"])
    return p.does("jam-tin-grenade.0", target).passed()


@pytest.mark.rule("U-27.7", "U-27.20a")
@pytest.mark.parametrize(
    ("room", "target", "damaged"),
    [("chapel", "d3", False), ("chapel", "sick-bay", False), ("galley", "brig", False), ("galley", "cargo-hold", True)],
)
def test_only_numbered_rooms_can_be_damaged(room: str, target: str, damaged: bool) -> None:
    p = thrown(room, target)
    assert len(p.s.damage_deck) == (8 if damaged else 9)
    assert any(card >= 0 for card in p.s.damage) == damaged


@pytest.mark.rule("U-27.7", "U-27.20a")
def test_a_room_of_choice_to_damage_is_one_of_the_six_numbered_rooms() -> None:
    p = at({"character": "jeanne", **HYBRID}).does("reveal")
    assert p.options() == NUMBERED
    for space in ("sick-bay", "brig", "d1", "w1"):
        with pytest.raises(fathom.BadPosition):
            fathom.position("unfathomable", {"seats": 3, "damage": {space: "structural-any"}})


@pytest.mark.rule("U-27.8", "U-27.12", "U-27.13", "U-27.17")
def test_the_ship_has_eight_numbered_decks_and_eight_rooms() -> None:
    assert len(SHIP) == 16
    assert names(DECKS) == DECK_NAMES
    rooms = [space for space in SHIP if space not in DECKS]
    assert len(rooms) == 8 and {*ROOMS} <= {*rooms}
    outside = [space for space in SHIP if any(near in WATER for near in ADJACENT[space])]
    assert outside == list(DECKS)


@pytest.mark.rule("U-27.13")
@pytest.mark.parametrize("roll", range(1, 9))
def test_a_roll_names_the_deck_of_that_number(roll: int) -> None:
    p = at({**TRAITOR, "hand": ["treachery-3"]}, dice=(roll,)).does("treachery-3")
    assert p.passengers(f"d{roll}") == 1


@pytest.mark.rule("U-27.10")
def test_a_ship_space_holds_any_number_of_characters_and_deep_ones() -> None:
    others = [{"place": "galley"} for _ in range(5)]
    p = at({"place": "d1"}, *others, deep_ones={"galley": 20}).does("move", "galley")
    assert [p.place(seat) for seat in range(6)] == ["galley"] * 6
    assert p.deep_ones("galley") == 20


@pytest.mark.rule("U-27.16")
@pytest.mark.parametrize("space", ["bridge", "sick-bay", "brig", "w1", "deep"])
def test_passengers_are_only_on_decks(space: str) -> None:
    with pytest.raises(fathom.BadPosition):
        fathom.position("unfathomable", {"seats": 3, "passengers": {space: ["x"]}})
    assert set(at().t.view()["table"]["passengers"]) == {0} and len(at().t.view()["table"]["passengers"]) == 8


@pytest.mark.rule("U-27.16a")
def test_a_deck_holds_any_number_of_passengers() -> None:
    p = crisis("class-struggle", passengers={"d5": ["x", "x", "soul", "soul", "soul"]}, dice=(5, 5, 5, 5)).does("b")
    p.passed()
    assert p.passengers("d5") == 9


ROLLED = {1: "bridge", 2: "bridge", 3: "chapel", 4: "captains-cabin", 5: "cargo-hold", 6: "galley", 7: "boiler-room",
          8: "boiler-room"}  # fmt: skip


@pytest.mark.rule("U-27.18")
@pytest.mark.parametrize(("roll", "room"), ROLLED.items())
def test_every_room_but_brig_and_sick_bay_has_its_numbers(roll: int, room: str) -> None:
    p = hurt(damage_deck=["structural-will"], dice=(roll,))
    assert [name for name in NUMBERED if p.damaged(name)] == [room]
    highest = {SPACES.index(name): n for n, name in ROLLED.items()}
    assert highest == NUMBER  # it settles ties


@pytest.mark.rule("U-27.18")
@pytest.mark.parametrize("room", [*NUMBERED, "brig", "sick-bay"])
def test_every_room_has_its_own_action_and_the_sick_bay_none(room: str) -> None:
    p = at({"character": "samira", "place": room, "hand": ["lore-1", "strength-1"]})
    found = [key for key in p.options() if key.startswith("room-")]
    assert found == ([] if room == "sick-bay" else [f"room-{room}.0"])


@pytest.mark.rule("U-27.20b", "U-R50")
@pytest.mark.parametrize(
    ("space", "ends"),
    [
        ("w1", "w2 w3 d1"),
        ("d3", "w3 d1 d5 chapel"),
        ("chapel", "d3 bridge captains-cabin cargo-hold"),
        ("captains-cabin", "d4 bridge chapel galley"),
        ("galley", "d6 captains-cabin cargo-hold boiler-room"),
        ("cargo-hold", "d5 chapel galley boiler-room"),
    ],
)
def test_deep_ones_are_moved_to_any_adjacent_space_but_brig_and_sick_bay(space: str, ends: str) -> None:
    p = at({"character": "ishmael", "hand": ["lore-3"]}, deep_ones={space: 3}).does("lore-3")
    assert sorted(p.options()) == sorted(ends.split())
    p.does(p.options()[0])
    assert p.deep_ones(space) == 0
    if not space.startswith("w"):
        p = at({"character": "samira", "place": space, "items": ["book-of-dagon"]}, deep_ones={space: 3})
        assert sorted(p.does("book-of-dagon.0").options()) == sorted(ends.split())


@pytest.mark.rule("U-27.20b")
@pytest.mark.parametrize(("place", "spawned"), [("galley", "galley"), ("sick-bay", "chapel"), ("brig", "")])
def test_deep_ones_do_not_spawn_in_the_sick_bay_or_the_brig(place: str, spawned: str) -> None:
    """Identity Crisis spawns one beside you; Uncanny Fortune stays out of it."""
    p = at({"character": "edmund", "place": place, **HYBRID}, mythos_deck=["identity-crisis"])
    p.does("reveal")
    if place == "brig":  # no reveal ability there
        assert sum(p.s.deep_ones) == 0
    else:
        p.does("test")
        assert p.deep_ones(spawned) == 1 and sum(p.s.deep_ones) == 1


@pytest.mark.rule("U-27.20b")
@pytest.mark.parametrize(("room", "forbidden"), [("chapel", "sick-bay"), ("cargo-hold", "brig")])
def test_deep_ones_never_move_into_the_brig_or_the_sick_bay(room: str, forbidden: str) -> None:
    """Every room but the last two is damaged; a Deep One looks for an undamaged one."""
    damage = dict(zip(NUMBERED[:4], ("lore", "will", "any", "strength"), strict=True))
    damage = {name: f"structural-{kind}" for name, kind in damage.items()}
    traitor = {**TRAITOR, "place": room, "hand": ["treachery-2"] * 3}
    p = at(traitor, deep_ones={room: 1}, damage=damage)
    p.does("treachery-2", "my-space")
    assert p.deep_ones(forbidden) == 0 and p.deep_ones(room) == 0
    with pytest.raises(fathom.BadPosition):
        fathom.position("unfathomable", {"seats": 3, "deep_ones": {forbidden: 1}})


ANY_SHIP_SPACE = {*DECK_NAMES, *NUMBERED}


@pytest.mark.rule("U-R101")
def test_who_escapes_from_the_brig_chooses_among_decks_and_numbered_rooms() -> None:
    p = at({"character": "jamie", "place": "brig"}, chaos=["strength-5", "lore-3"]).does("room-brig.0").contributes()
    assert (p.seat, p.asked, set(p.options())) == (0, "ask-move", ANY_SHIP_SPACE)


@pytest.mark.rule("U-R101")
def test_heal_lets_the_one_in_the_sick_bay_choose_where_to_go() -> None:
    p = at({"character": "william"}, {"character": "jamie", "place": "sick-bay"}, spell_deck=["heal"])
    p.does("title-keeper.0", "heal", "no")
    assert (p.seat, p.asked, set(p.options())) == (1, "ask-move", ANY_SHIP_SPACE)


@pytest.mark.rule("U-R101")
def test_jail_break_lets_each_one_in_the_brig_choose_where_to_go() -> None:
    jailed = [{"character": "jamie", "place": "brig"}, {**TRAITOR, "character": "samira", "place": "brig"}]
    p = crisis("jail-break", {"character": "william"}, *jailed, chaos=["treachery-1", "treachery-2"]).contributes()
    for seat in (1, 2):
        assert (p.seat, p.asked, set(p.options())) == (seat, "ask-move", ANY_SHIP_SPACE)
        p.does("d1")
    assert [p.place(1), p.place(2)] == ["d1", "d1"]
