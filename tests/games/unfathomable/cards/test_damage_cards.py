"""The nine damage cards: six that stay on a room until it is repaired, and three that do not."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_play import Play, at

DAMAGE = (
    "structural-influence", "structural-lore", "structural-observation", "structural-strength", "structural-will",
    "structural-any", "fuel-leak", "flooded-food-stores", "fleeing-passengers",
)  # fmt: skip
STRUCTURAL = DAMAGE[:6]
ONE_TYPE = ("influence", "lore", "observation", "strength", "will")
ROOMS = ("bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room")


def hits(*cards: str, dice: tuple[int, ...] = (), **rest: Any) -> Play:
    """Stormy Seas: fuel 8 - 2, and the ship is damaged with the top damage card."""
    me = {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]}
    others = rest.pop("others", [{"character": "keilani", "place": "d1"}, {"character": "william", "place": "d2"}])
    p = at(me, *others, travel=3, waypoint_deck=["stormy-seas", "reef"], damage_deck=[*cards], dice=(8, *dice), **rest)
    return p.uses("room-boiler-room").does("strength-5", "stormy-seas").passed()


def sabotages(room: str, *cards: str, dice: tuple[int, ...] = (), **rest: Any) -> Play:
    """Jeanne reveals herself and damages a certain room."""
    me = {"character": "jeanne", "place": "d8", "loyalty": ["hybrid"]}
    others = [{"character": "keilani", "place": "d1"}, {"character": "william", "place": "d2"}]
    return at(me, *others, damage_deck=[*cards], dice=dice, **rest).does("reveal", room).passed()


def broken(p: Play) -> dict[str, str]:
    return {room: DAMAGE[p.s.damage[i]] for i, room in enumerate(ROOMS) if p.damaged(room)}


def deck(p: Play) -> list[str]:
    """From the top down."""
    return [DAMAGE[card] for card in reversed(p.s.damage_deck)]


def in_room(room: str, card: str, hand: list[str], **rest: Any) -> Play:
    others = [{"character": "keilani", "place": "d1"}, {"character": "jeanne", "place": "d2"}]
    return at({"character": "svetlana", "place": room, "hand": hand}, *others, damage={room: card}, **rest)


def test_the_deck_has_nine_different_cards() -> None:
    assert sorted(deck(at())) == sorted(DAMAGE)


# ---- structural damage


@pytest.mark.rule("U-44.1", "U-44.1a")
@pytest.mark.parametrize("card", STRUCTURAL)
def test_structural_damage_stays_on_the_room_with_the_rolled_number(card: str) -> None:
    p = hits(card, dice=(4,))
    assert broken(p) == {"captains-cabin": card}
    assert (card in deck(p), len(deck(p)), p.resource("fuel"), p.resource("food")) == (False, 8, 6, 8)


@pytest.mark.rule("U-44.1a", "U-27.18")
@pytest.mark.parametrize(
    ("roll", "room"),
    [
        (1, "bridge"), (2, "bridge"), (3, "chapel"), (4, "captains-cabin"), (5, "cargo-hold"), (6, "galley"),
        (7, "boiler-room"), (8, "boiler-room"),
    ],
)  # fmt: skip
def test_every_number_has_its_room(roll: int, room: str) -> None:
    assert broken(hits("structural-any", dice=(roll,))) == {room: "structural-any"}


@pytest.mark.rule("U-R17", "U-4.9a2")
@pytest.mark.parametrize("card", STRUCTURAL)
def test_structural_damage_defeats_every_human_in_the_room(card: str) -> None:
    others = [{"character": "keilani", "place": "chapel"}, {"character": "william", "place": "chapel"}]
    p = hits(card, dice=(3,), others=others)
    assert (p.asked, p.seat) == ("ask-defeat-order", 0), "the current player sets the order"
    p.does(["player-2", "player-1"]).passed()
    assert [p.place(seat) for seat in range(3)] == ["boiler-room", "sick-bay", "sick-bay"]


@pytest.mark.rule("U-44.0")
def test_structural_damage_does_not_defeat_a_traitor() -> None:
    traitor = {"character": "keilani", "place": "chapel", "loyalty": ["hybrid"], "revealed": "hybrid"}
    p = hits("structural-lore", dice=(3,), others=[traitor, {"character": "william", "place": "chapel"}])
    assert (p.place(1), p.place(2)) == ("chapel", "sick-bay")


@pytest.mark.rule("U-48.0c", "U-R18")
def test_the_sixth_structural_damage_ends_the_game_before_anybody_is_defeated() -> None:
    damage = dict(zip(ROOMS[:5], STRUCTURAL[:5], strict=True))
    p = at(
        {"character": "jeanne", "place": "boiler-room", "loyalty": ["hybrid"]},
        {"character": "keilani", "place": "boiler-room"},
        damage=damage,
        damage_deck=["structural-any"],
    )
    p.does("reveal").passed()
    assert (p.s.ending, p.place(1)) == ("damage", "boiler-room")


@pytest.mark.rule("U-1.8b", "U-22.2")
@pytest.mark.parametrize("type", ONE_TYPE)
def test_damage_of_one_skill_is_repaired_for_three_of_it(type: str) -> None:
    p = in_room("chapel", f"structural-{type}", [f"{type}-1", f"{type}-2", "treachery-1"])
    p.does("repair", {f"{type}-1": 1, f"{type}-2": 1})
    assert broken(p) == {}
    assert sorted(deck(p)) == sorted(DAMAGE), "the card is shuffled back"
    assert (p.hand(0), p.s.actions) == (["treachery-1"], 1)
    assert p.discards(ONE_TYPE.index(type)) == [f"{type}-1", f"{type}-2"]


@pytest.mark.rule("U-1.8b", "U-R26")
@pytest.mark.parametrize("type", ONE_TYPE)
def test_two_of_it_or_cards_of_other_skills_do_not_repair(type: str) -> None:
    others = [f"{other}-5" for other in (*ONE_TYPE, "treachery") if other != type]
    assert "repair" not in in_room("chapel", f"structural-{type}", [f"{type}-2", *others]).options()
    p = in_room("chapel", f"structural-{type}", [f"{type}-4", f"{type}-1", *others]).does("repair")
    with pytest.raises(fathom.IllegalAnswer):
        p.does({f"{type}-4": 1, others[0]: 1})
    with pytest.raises(fathom.IllegalAnswer) as refused:
        p.does({f"{type}-1": 1})
    assert refused.value.rule == "U-1.8b"
    assert broken(p.does({f"{type}-4": 1, f"{type}-1": 1})) == {}, "more than 3 is fine"


@pytest.mark.rule("U-1.8b")
def test_the_sixth_structural_card_takes_five_of_any_cards() -> None:
    p = in_room("galley", "structural-any", ["will-1", "lore-3", "treachery-1"])
    p.does("repair")
    with pytest.raises(fathom.IllegalAnswer):
        p.does({"will-1": 1, "lore-3": 1})
    assert broken(p.does({"will-1": 1, "lore-3": 1, "treachery-1": 1})) == {}
    assert "repair" not in in_room("galley", "structural-any", ["will-1", "lore-3"]).options()


@pytest.mark.rule("U-22.3", "U-39.5")
@pytest.mark.parametrize("guard", ["deep-one", "traitor"])
def test_nothing_is_repaired_beside_a_deep_one_or_a_traitor(guard: str) -> None:
    traitor = {"character": "keilani", "place": "chapel", "loyalty": ["hybrid"], "revealed": "hybrid"}
    p = at(
        {"character": "svetlana", "place": "chapel", "hand": ["lore-5"]},
        traitor if guard == "traitor" else {"character": "keilani", "place": "chapel"},
        damage={"chapel": "structural-lore"},
        deep_ones={"chapel": 1} if guard == "deep-one" else {},
    )
    assert "repair" not in p.options()
    assert "U-22.3" in p.refused()


@pytest.mark.rule("U-44.4", "U-R117", "U-1.8d1")
def test_a_repaired_room_can_be_used_in_the_same_turn() -> None:
    p = in_room("galley", "structural-will", ["will-3"])
    assert "room-galley.0" not in p.options()
    p.does("repair", {"will-3": 1})
    assert "room-galley.0" in p.options()


# ---- the others


@pytest.mark.rule("U-44.2b", "U-43.0")
@pytest.mark.parametrize(("card", "fuel", "food"), [("fuel-leak", 5, 8), ("flooded-food-stores", 6, 7)])
def test_a_leak_costs_a_resource_and_is_removed(card: str, fuel: int, food: int) -> None:
    p = hits(card, "structural-lore", dice=(3,))
    assert (p.resource("fuel"), p.resource("food"), broken(p)) == (fuel, food, {})
    assert (len(deck(p)), card in deck(p), deck(p)[0]) == (8, False, "structural-lore"), "no second card is drawn"


@pytest.mark.rule("U-44.2b", "U-44.2")
@pytest.mark.parametrize("card", ["fuel-leak", "flooded-food-stores"])
def test_a_leak_leaves_a_sabotaged_room_whole(card: str) -> None:
    p = sabotages("galley", card, "structural-lore")
    assert (broken(p), p.resource("fuel") + p.resource("food")) == ({}, 15)


@pytest.mark.rule("U-48.0b")
@pytest.mark.parametrize(("card", "resource"), [("fuel-leak", "fuel"), ("flooded-food-stores", "food")])
def test_the_last_of_a_resource_can_leak_away(card: str, resource: str) -> None:
    p = sabotages("galley", card, resources={resource: 1})
    assert (p.resource(resource), p.t.outcome is None) == (0, False)


@pytest.mark.rule("U-44.1", "U-25.4")
def test_fleeing_passengers_risks_one_and_brings_another_damage_card() -> None:
    p = hits("fleeing-passengers", "structural-will", dice=(7, 6))
    assert (p.passengers("d7"), broken(p)) == (1, {"galley": "structural-will"})
    assert (deck(p)[-1], len(deck(p))) == ("fleeing-passengers", 8), "it goes to the bottom"


@pytest.mark.rule("U-25.5")
def test_fleeing_passengers_goes_on_without_passengers() -> None:
    faces = ["x", "x", "soul", "soul", "soul", "soul", "soul", "souls-2", "soul-sanity"]
    p = hits("fleeing-passengers", "structural-will", dice=(6,), passengers_gone=faces)
    assert broken(p) == {"galley": "structural-will"}


@pytest.mark.rule("U-R19", "U-44.2", "U-44.2a")
def test_fleeing_passengers_keeps_the_room_that_was_to_be_damaged() -> None:
    p = sabotages("bridge", "fleeing-passengers", "structural-lore", dice=(5,))
    assert (p.passengers("d5"), broken(p)) == (1, {"bridge": "structural-lore"})


def test_fleeing_passengers_may_be_followed_by_a_leak() -> None:
    p = hits("fleeing-passengers", "fuel-leak", dice=(2,))
    assert (p.passengers("d2"), p.resource("fuel"), broken(p)) == (1, 5, {})
    assert sorted(deck(p)) == sorted(set(DAMAGE) - {"fuel-leak"})


# ---- their words


@pytest.mark.parametrize(
    ("slug", "told"),
    [
        *((f"structural-{type}", f"Discard {type} cards with a total value of 3 or more") for type in ONE_TYPE),
        ("structural-any", "Discard any cards with a total value of 5 or more"),
        ("fuel-leak", "Lose 1 fuel. Remove this card from the game."),
        ("flooded-food-stores", "Lose 1 food. Remove this card from the game."),
        ("fleeing-passengers", "Risk 1 passenger. Put this card on the bottom of the damage deck"),
    ],
)
def test_a_damage_card_says_what_it_does(slug: str, told: str) -> None:
    card = next(card for card in fathom.games()["unfathomable"].cards()["damage"] if card.slug == slug)
    words = " ".join(text.within("unfathomable").render() for text in card.say())
    assert told in words
    assert ("Each human there is defeated." in words) == (slug in STRUCTURAL)
