"""Spells with deeds of their own, and the two that stay in a play area."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR

KEEPER = {"character": "jamie", "place": "galley"}
TYPES = ["influence", "lore", "observation", "strength", "will", "treachery"]


def cast(spell: str, *seats: dict[str, Any], **rest: Any) -> Play:
    """Seat 0 is the Keeper and resolves this spell; seats that are not described stand on deck 8."""
    described = [{**KEEPER, **(seats[0] if seats else {})}, *(seats[1:] or ({"place": "d8"}, {"place": "d8"}))]
    return at(*described, keeper=0, spell_deck=[spell, "dark-pact"], **rest).does("title-keeper.0", spell)


def rolls(p: Play) -> int:
    return [id for id, _ in p.lines()].count("log-roll")


# ---- Astral Travel


@pytest.mark.rule("U-R51", "U-3.4c")
def test_astral_travel_moves_anybody_of_one_space_to_different_ship_spaces() -> None:
    seats: list[dict[str, Any]] = [{}, {"place": "d3"}, {"place": "d3", **TRAITOR}, {"place": "d8"}]
    p = cast("astral-travel", *seats, deep_ones={"d3": 2, "w5": 1}, dice=(8,))
    assert (p.seat, p.options()) == (0, ["w5", "d3", "d8", "galley"])
    p.does("d3")
    assert p.options() == ["player-1", "player-2", "deep-one", "enough"]
    p.does("player-1")
    assert {"brig", "sick-bay"} < set(p.options()) and "w3" not in p.options() and "d3" not in p.options()
    p.does("sick-bay", "deep-one")
    assert {"brig", "sick-bay"} & set(p.options()) == set()
    p.does("bridge", "player-2", "d1", "enough").passed()
    assert (p.place(1), p.place(2), p.place(3)) == ("sick-bay", "d1", "d8")
    assert (p.deep_ones("d3"), p.deep_ones("bridge"), p.deep_ones("w5")) == (1, 1, 1)


@pytest.mark.rule("U-R51", "U-3.4c")
def test_astral_travel_leads_out_of_the_brig_and_out_of_the_water() -> None:
    p = cast("astral-travel", {}, {"place": "brig"}, {"place": "d8"}, dice=(8,)).does("brig", "player-1", "d1").passed()
    assert p.place(1) == "d1"
    p = cast("astral-travel", deep_ones={"w5": 1}, dice=(8,)).does("w5", "deep-one", "chapel").passed()
    assert p.deep_ones("chapel") == 1


@pytest.mark.rule("U-R116", "U-3.2")
def test_titles_of_those_sent_to_the_brig_pass_on_after_the_whole_move() -> None:
    seats: list[dict[str, Any]] = [
        {"character": "samira", "place": "d1"},
        {"character": "keilani", "place": "d3"},
        {"character": "arjun", "place": "d3"},
        {"character": "jeanne", "place": "d3"},
    ]
    p = cast("astral-travel", *seats, captain=1, dice=(8,))
    p.does("d3", "player-1", "brig", "player-2", "brig")
    assert p.s.captain == 1
    p.does("enough").passed()
    assert (p.s.captain, p.place(1), p.place(2)) == (3, "brig", "brig")


@pytest.mark.rule("U-R31", "U-R109")
def test_barricaded_hatches_keep_astral_deep_ones_out_of_rooms() -> None:
    p = cast("astral-travel", {"kept": ["barricade-the-hatches"]}, deep_ones={"d3": 2}, dice=(8,))
    p.does("d3", "deep-one", "chapel").uses("barricade-the-hatches").does("deep-one")
    assert p.deep_ones("d3") == 2 and "chapel" not in p.options() and "d5" in p.options()


# ---- Call Down the Storm, Call Friends


@pytest.mark.rule("U-26.0", "U-21.2")
@pytest.mark.parametrize(("face", "cards"), [(3, 8), (4, 9)])
def test_call_down_the_storm_clears_the_water_and_may_damage_the_ship(face: int, cards: int) -> None:
    rest = {"deep_ones": {"w1": 2, "w8": 1, "d1": 1, "deep": 1}, "dagon": "w1", "damage_deck": ["fuel-leak"]}
    p = cast("call-down-the-storm", **rest, dice=(face,)).passed()
    assert [p.deep_ones(space) for space in ("w1", "w8", "d1", "deep")] == [0, 0, 1, 1]
    assert (p.monarch("dagon"), len(p.s.damage_deck)) == ("w1", cards), "three fell"


@pytest.mark.rule("U-R52")
def test_call_down_the_storm_over_empty_water_makes_no_roll() -> None:
    p = cast("call-down-the-storm", deep_ones={"d1": 1})
    assert (p.asked, rolls(p), p.deep_ones("d1")) == ("ask-act", 0, 1)


@pytest.mark.rule("U-25.7")
@pytest.mark.parametrize(("face", "deck"), [(2, 0), (3, 1)])
def test_call_friends_rescues_any_number_and_may_activate_the_deep_ones(face: int, deck: int) -> None:
    p = cast("call-friends", passengers={"d1": ["x", "soul"], "d5": ["soul"]}, deep_ones={"d3": 1}, dice=(face,))
    assert (p.seat, p.options()) == (0, ["d1", "d5", "enough"])
    p.does("d1", "d5", "enough").passed()
    assert (p.passengers("d1"), p.passengers("d5"), p.deep_ones("d3")) == (1, 0, deck)


@pytest.mark.rule("U-R52", "U-50.4")
def test_call_friends_that_rescues_nobody_makes_no_roll() -> None:
    p = cast("call-friends", passengers={"d1": ["x"]}).does("enough")
    assert (p.asked, rolls(p), p.passengers("d1")) == ("ask-act", 0, 1)
    assert rolls(cast("call-friends")) == 0


# ---- Heal, Lure Monster


@pytest.mark.rule("U-R101", "U-R120", "U-R74")
def test_heal_empties_the_sick_bay_and_offers_every_other_human_a_card() -> None:
    seats: list[dict[str, Any]] = [
        {"hand": []},
        {"place": "sick-bay"},
        {"character": "samira", "place": "brig"},
        {"place": "d8", **TRAITOR},
    ]
    p = cast("heal", *seats, skill_decks={"strength": ["strength-5"], "will": ["will-5"]}, dice=(8,))
    assert (p.seat, p.asked) == (0, "ask-heal-draw")
    p.does("yes")
    assert p.options() == ["strength", "will"], "of the own set: Jamie's"
    p.does("strength")
    assert (p.seat, p.asked) == (1, "ask-move")
    assert len(p.options()) == 14 and {"brig", "sick-bay"} & set(p.options()) == set()
    p.does("d1")
    assert (p.seat, p.asked) == (2, "ask-heal-draw"), "in the Brig too"
    p.does("no").passed()
    assert (p.hand(0), p.place(1), p.hand(2), p.hand(3)) == (["strength-5"], "d1", [], [])
    assert p.asked == "ask-act"


def test_heal_leaves_a_traitor_in_the_sick_bay() -> None:
    p = cast("heal", {}, {"place": "sick-bay", **TRAITOR}, {"place": "d8"}, dice=(8,)).does("no", "no").passed()
    assert p.place(1) == "sick-bay"


@pytest.mark.rule("U-23.1")
def test_lure_monster_sends_both_monarchs_to_the_deep() -> None:
    p = cast("lure-monster", hydra="w1", dagon="w8", deep_ones={"w1": 2}, dice=(8,)).passed()
    assert (p.monarch("hydra"), p.monarch("dagon"), p.deep_ones("w1")) == ("deep", "deep", 2)


# ---- Plague of Locusts


@pytest.mark.rule("U-26.0", "U-23.3")
@pytest.mark.parametrize(("face", "food"), [(4, 5), (5, 4)])
def test_plague_of_locusts_defeats_as_many_deep_ones_of_choice_as_rolled(face: int, food: int) -> None:
    p = cast("plague-of-locusts", deep_ones={"w1": 2, "d1": 6, "deep": 1}, resources={"food": 5}, dice=(face,)).passed()
    assert (p.seat, p.options()) == (0, ["w1", "d1"])
    p.does("w1", *["d1"] * (face - 1))
    assert (p.deep_ones("w1"), p.deep_ones("d1"), p.deep_ones("deep")) == (1, 7 - face, 1)
    assert (p.resource("food"), p.asked) == (food, "ask-act")


def test_plague_of_locusts_with_fewer_deep_ones_takes_all_and_still_eats() -> None:
    p = cast("plague-of-locusts", deep_ones={"w1": 1}, resources={"food": 5}, dice=(8,)).passed()
    assert (p.deep_ones("w1"), p.resource("food")) == (0, 4)


# ---- Summon the Beast Within


@pytest.mark.rule("U-50.4")
@pytest.mark.parametrize(("face", "fell"), [(3, True), (4, False)])
def test_the_beast_within_defeats_all_enemies_and_perhaps_everybody_else(face: int, fell: bool) -> None:
    seats: list[dict[str, Any]] = [{}, {"place": "d3"}, {"place": "d3", **TRAITOR}, {"place": "d8"}]
    p = cast("summon-the-beast-within", *seats, deep_ones={"d3": 2}, passengers={"d3": ["soul"]}, dice=(face,))
    assert p.asked == "ask-move" and "stay" in p.options() and {"brig", "sick-bay"} & set(p.options()) == set()
    p.does("d3").passed()
    if fell:
        p.does(p.options()).passed()
    assert (p.place(2), p.deep_ones("d3"), p.place(3)) == ("brig", 0, "d8"), "three enemies"
    here = "sick-bay" if fell else "d3"
    assert (p.place(0), p.place(1), p.passengers("d3")) == (here, here, 0 if fell else 1)


@pytest.mark.rule("U-R52")
def test_the_beast_within_without_an_enemy_makes_no_roll() -> None:
    p = cast("summon-the-beast-within", deep_ones={"d3": 1}).does("stay")
    assert (p.asked, rolls(p), p.place(0), p.deep_ones("d3")) == ("ask-act", 0, "galley", 1)


@pytest.mark.rule("U-R81", "U-26.7")
def test_for_the_beast_within_a_prevented_defeat_does_not_count() -> None:
    seats: list[dict[str, Any]] = [{}, {"place": "galley", "hand": ["strength-5"], **TRAITOR}, {"place": "d8"}]
    p = cast("summon-the-beast-within", *seats).does("stay").uses("strength-5").passed()
    assert (p.asked, rolls(p), p.place(0), p.place(1)) == ("ask-act", 0, "galley", "galley")


@pytest.mark.rule("U-3.4c")
def test_the_beast_within_does_not_lead_out_of_the_brig() -> None:
    p = cast("summon-the-beast-within", {"place": "brig"}, {"place": "brig"}, {"place": "brig"}, deep_ones={"d3": 1})
    assert (p.asked, p.place(0)) == ("ask-act", "brig")


# ---- Flesh Ward

CALLER = {"character": "samira", "place": "galley", "hand": ["treachery-2"], **TRAITOR}


@pytest.mark.rule("U-15.1a1")
def test_flesh_ward_is_put_before_any_player() -> None:
    p = cast("flesh-ward", {}, {"place": "d8", **TRAITOR}, {"place": "d8"})
    assert (p.seat, p.options()) == (0, ["player-0", "player-1", "player-2"])
    p.does("player-2")
    assert (p.spells(2), p.asked, rolls(p)) == (["flesh-ward"], "ask-act", 0)


@pytest.mark.rule("U-26.7", "U-R80")
@pytest.mark.parametrize(("face", "sanity"), [(4, 4), (5, 5)])
def test_flesh_ward_prevents_the_next_defeat_and_is_gone(face: int, sanity: int) -> None:
    warded = {"character": "jamie", "place": "d3", "spells": ["flesh-ward"]}
    p = at(CALLER, warded, deep_ones={"d3": 1}, resources={"sanity": 5}, dice=(8, face)).does("treachery-2").passed()
    assert (p.place(1), p.spells(1), p.resource("sanity")) == ("d3", [], sanity)
    assert not p.logged("log-defeated")


@pytest.mark.rule("U-R80")
def test_flesh_ward_acts_only_if_nothing_else_was_used_and_for_its_player_alone() -> None:
    warded = {"character": "jamie", "place": "d3", "spells": ["flesh-ward"], "hand": ["strength-5"]}
    p = at(CALLER, warded, deep_ones={"d3": 1}, dice=(8,)).does("treachery-2").uses("strength-5").passed()
    assert (p.place(1), p.spells(1), rolls(p)) == ("d3", ["flesh-ward"], 1)
    p = at(CALLER, {"place": "d3"}, {"place": "galley", "spells": ["flesh-ward"]}, deep_ones={"d3": 1}, dice=(8,))
    p.does("treachery-2").passed()
    assert (p.place(1), p.spells(2)) == ("sick-bay", ["flesh-ward"])


@pytest.mark.rule("U-R80", "U-3.8")
def test_flesh_ward_is_spent_in_the_brig_too() -> None:
    thrower = {"character": "jamie", "place": "galley", "items": ["jam-tin-grenade"]}
    p = at(thrower, {"place": "brig", "spells": ["flesh-ward"]}, dice=(8,)).does("jam-tin-grenade.0", "brig").passed()
    assert (p.place(1), p.spells(1)) == ("brig", [])


# ---- Revelation of Script


@pytest.mark.rule("U-15.1a1")
def test_revelation_of_script_stays_before_the_keeper() -> None:
    p = cast("revelation-of-script")
    assert (p.spells(0), p.asked, rolls(p)) == (["revelation-of-script"], "ask-act", 0)


def reads(deck: str, top: str, **rest: Any) -> Play:
    """Horrific Visions needs 10 of lore and will; the chaos cards are 8. Seat 1 holds the spell, in the Brig."""
    seats = {"character": "jamie"}, {"place": "brig", "spells": ["revelation-of-script"]}
    given = {"chaos": ["will-5", "lore-3", "lore-1"], "skill_decks": {deck: [top]}, "resources": {"sanity": 5}, **rest}
    return crisis("horrific-visions", *seats, **given).uses("revelation-of-script").passed()


@pytest.mark.rule("U-R113", "U-35.8")
@pytest.mark.parametrize(
    ("deck", "top", "face", "sanity"),
    [("will", "will-3", 4, 5), ("will", "will-3", 3, 4), ("lore", "lore-1", 8, 4), ("treachery", "treachery-2", 2, 3)],
)
def test_revelation_of_script_adds_the_top_card_of_any_deck_to_the_test(
    deck: str, top: str, face: int, sanity: int
) -> None:
    p = reads(deck, top, dice=(face,))
    assert (p.seat, p.options()) == (1, TYPES)
    p.does(deck).passed()
    assert p.resource("sanity") == sanity, "1 for the roll, 1 for a failed test"
    assert p.spells(1) == [] and top in p.discards(TYPES.index(deck))


@pytest.mark.rule("U-50.4")
def test_revelation_of_script_is_optional() -> None:
    seats = {"character": "jamie"}, {"spells": ["revelation-of-script"]}
    p = crisis("horrific-visions", *seats, chaos=["will-5", "lore-3", "lore-1"]).passed()
    assert (p.spells(1), p.logged("log-test-fail")) == (["revelation-of-script"], True)
