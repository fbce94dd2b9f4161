"""Jamie, Svetlana, Beatrice and Edmund: sheet, feat and reveal ability."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_crew import reveals
from unfathomable_play import Play, at, crisis

BOTH = pytest.mark.parametrize("card", ["hybrid", "cultist"])

# ---- Jamie: Quick Draw


def jamie(place: str = "d1", items: list[str] | None = None, **rest: Any) -> Play:
    others = [{"character": "keilani", "place": "chapel"}, {"character": "jeanne", "place": "galley"}]
    me = {"character": "jamie", "place": place, "items": ["repeating-rifle"] if items is None else items}
    return at(me, *rest.pop("others", others), **rest)


@pytest.mark.rule("U-1.1", "U-50.10", "U-4.1b")
@pytest.mark.parametrize(("roll", "left"), [(3, 0), (2, 1)])
def test_quick_draw_attacks_with_a_weapon_and_leaves_the_action(roll: int, left: int) -> None:
    """The rifle reaches the next space and adds 1."""
    p = jamie(deep_ones={"d3": 1}, dice=(roll,)).does("sheet-jamie.0").passed()
    assert (p.deep_ones("d3"), p.s.actions) == (left, 2)
    assert "sheet-jamie.0" not in p.options()


@pytest.mark.rule("U-R93")
@pytest.mark.parametrize("weapon", ["six-shooter", "pocket-pistol", "shotgun", "repeating-rifle"])
def test_quick_draw_uses_any_weapon_with_an_attack(weapon: str) -> None:
    space = "d3" if weapon == "repeating-rifle" else "d1"
    p = jamie(items=[weapon], deep_ones={space: 1}, dice=(8,)).does("sheet-jamie.0").passed()
    assert (p.deep_ones(space), p.s.actions) == (0, 2)


@pytest.mark.rule("U-R93")
@pytest.mark.parametrize("weapon", ["fillet-knife", "flare-gun", "baseball-bat"])
def test_quick_draw_uses_the_weapons_of_the_module(weapon: str) -> None:
    p = jamie(items=[weapon], deep_ones={"d1": 1}, options={"extra_items": True})
    assert "sheet-jamie.0" in p.options()


@pytest.mark.rule("U-R93", "U-R86")
@pytest.mark.parametrize("item", ["kitchen-knife", "jam-tin-grenade", "starbuck"])
def test_quick_draw_does_not_use_what_has_no_attack_of_its_own(item: str) -> None:
    assert "sheet-jamie.0" not in jamie(items=[item], deep_ones={"d1": 1, "d3": 1}).options()


@pytest.mark.rule("U-R86")
def test_quick_draw_chooses_among_weapons_with_a_target() -> None:
    assert "sheet-jamie.0" not in jamie().options(), "no enemy in reach"
    p = jamie(items=["repeating-rifle", "shotgun", "six-shooter"], deep_ones={"d1": 1}).does("sheet-jamie.0")
    assert p.options() == ["shotgun", "six-shooter"]


@pytest.mark.rule("U-R47", "U-3.6")
def test_quick_draw_does_not_work_in_the_brig() -> None:
    assert "sheet-jamie.0" not in jamie("brig", deep_ones={"galley": 1}).options()


# ---- Jamie: Arrest Order, Rain Fire


@pytest.mark.rule("U-14.3", "U-3.2")
def test_arrest_order_sends_a_human_in_the_same_space_to_the_brig() -> None:
    others = [{"character": "keilani", "place": "d1"}, {"character": "jeanne", "place": "d1"}]
    p = jamie(others=others).does("feat-jamie.0")
    assert p.options() == ["player-1", "player-2"]
    p.does("player-1")
    assert (p.place(1), p.s.captain, p.s.feats[0], p.s.actions) == ("brig", 2, 0, 1)


def test_arrest_order_takes_traitors_too() -> None:
    traitor = {"character": "keilani", "place": "d1", "loyalty": ["hybrid"], "revealed": "hybrid"}
    p = jamie(others=[traitor, {"character": "jeanne"}]).does("feat-jamie.0")
    assert p.place(1) == "brig"


@pytest.mark.rule("U-R47", "U-R86")
def test_arrest_order_needs_somebody_in_the_same_space_outside_the_brig() -> None:
    assert "feat-jamie.0" not in jamie().options()
    jailed = [{"character": "keilani", "place": "brig"}, {"character": "jeanne"}]
    assert "feat-jamie.0" not in jamie("brig", others=jailed).options()


@BOTH
@pytest.mark.rule("U-R103", "U-R76")
def test_rain_fire_defeats_every_human_and_passenger_there(card: str) -> None:
    others = [{"character": "keilani", "place": "d1"}, {"character": "william", "place": "d2"}]
    p = reveals("jamie", card, "d1", *others, passengers={"d1": ["soul", "x"], "d2": ["soul"]}).passed()
    assert (p.asked, p.seat) == ("ask-defeat-order", 0)
    p.does(["player-1", "d1"]).passed()
    assert [p.place(seat) for seat in range(3)] == ["d1", "sick-bay", "d2"]
    assert (p.passengers("d1"), p.passengers("d2"), p.resource("souls")) == (0, 1, 7)


# ---- Svetlana: Healing Words


def falls(doctor: dict[str, Any], **rest: Any) -> Play:
    """Jeanne reveals herself and damages the Chapel, in which Keilani stands."""
    me = {"character": "jeanne", "place": "d8", "loyalty": ["hybrid"]}
    keilani = {"character": "keilani", "place": "chapel"}
    doctor = {"character": "svetlana", "place": "d1", **doctor}
    return at(me, keilani, doctor, damage_deck=["structural-lore"], **rest).does("reveal", "chapel")


@pytest.mark.rule("U-R44", "U-R45", "U-26.7")
def test_healing_words_prevents_a_defeat_for_a_lore_card() -> None:
    p = falls({"hand": ["lore-1", "lore-2", "will-1"]}).uses("sheet-svetlana.0")
    assert p.options(2) == ["lore-1", "lore-2"]
    p.does("lore-2").passed()
    assert (p.place(1), p.hand(2), p.discards(1)) == ("chapel", ["lore-1", "will-1"], ["lore-2"])
    assert p.damaged("chapel")


def test_healing_words_needs_lore_and_is_optional() -> None:
    p = falls({"hand": ["will-5", "treachery-1"], "feat": False})
    assert p.options(2) == ["pass"]
    assert falls({"hand": ["lore-1"], "feat": False}).passed().place(1) == "sick-bay"


def test_healing_words_works_in_the_brig() -> None:
    p = falls({"hand": ["lore-1"], "place": "brig"}).uses("sheet-svetlana.0").does("lore-1").passed()
    assert p.place(1) == "chapel"


def test_healing_words_saves_svetlana_herself_and_traitors() -> None:
    p = falls({"hand": ["lore-1", "lore-1"], "place": "chapel"}).does(["player-1", "player-2"])
    p.passes().uses("sheet-svetlana.0").does("lore-1").passed()
    assert (p.place(1), p.place(2)) == ("sick-bay", "chapel")
    traitor = {"character": "keilani", "place": "d1", "loyalty": ["hybrid"], "revealed": "hybrid"}
    doctor = {"character": "svetlana", "hand": ["lore-1"]}
    p = at({"character": "jeanne", "place": "d1"}, traitor, doctor, dice=(8,)).does("attack")
    assert p.uses("sheet-svetlana.0").does("lore-1").passed().place(1) == "d1"


# ---- Svetlana: Medical Intervention, Conduct Malpractice


@pytest.mark.rule("U-14.3", "U-26.7", "U-R44")
def test_medical_intervention_prevents_the_defeat_of_a_character() -> None:
    p = falls({}).uses("feat-svetlana.0").passed()
    assert (p.place(1), p.s.feats[2]) == ("chapel", 0)


@pytest.mark.rule("U-26.7")
def test_medical_intervention_prevents_the_defeat_of_a_passenger() -> None:
    traitor = {"character": "jeanne", "place": "d4", "loyalty": ["hybrid"], "revealed": "hybrid"}
    doctor = {"character": "svetlana", "place": "d1"}
    p = at(traitor, {"character": "keilani"}, doctor, passengers={"d4": ["soul"]}).does("defeat-passenger")
    p.uses("feat-svetlana.1").passed()
    assert (p.passengers("d4"), p.resource("souls"), p.s.feats[2]) == (1, 8, 0)


def test_medical_intervention_does_not_work_in_the_brig() -> None:
    p = falls({"place": "brig", "hand": ["will-1"]})
    assert "feat-svetlana.0" not in p.options(2)
    assert p.passed().place(1) == "sick-bay"


@BOTH
@pytest.mark.rule("U-R103", "U-25.9a")
def test_conduct_malpractice_defeats_a_passenger_anywhere(card: str) -> None:
    keilani = {"character": "keilani", "place": "d3"}
    p = reveals("svetlana", card, "chapel", keilani, passengers={"d3": ["soul-sanity", "souls-2"], "d5": ["soul"]})
    assert p.options() == ["d3", "d5", "supply"]
    p.does("d3", "passenger-2").passed()
    assert (p.resource("souls"), p.resource("sanity"), p.passengers("d3")) == (6, 8, 1)


@pytest.mark.rule("U-R103")
def test_conduct_malpractice_may_take_one_of_the_supply() -> None:
    gone = ["x", "x", "soul", "soul", "soul", "soul", "soul", "soul-sanity"]
    p = reveals("svetlana", "hybrid", "chapel", passengers_gone=gone).passed()
    assert (p.resource("souls"), p.s.passenger_supply) == (6, ())
    p = reveals("svetlana", "hybrid", "chapel", passengers_gone=[*gone, "souls-2"]).passed()
    assert (p.resource("souls"), p.asked) == (8, "ask-act"), "nobody is left"


# ---- Beatrice: Predictive Analytics


def beatrice(*cards: str, place: str = "chapel", **rest: Any) -> Play:
    others = [{"character": "keilani", "place": "d1"}, {"character": "jeanne", "place": "d2"}]
    return at({"character": "beatrice", "place": place}, *others, step="mythos", mythos_deck=[*cards], **rest)


def mythos_deck(p: Play) -> list[str]:
    """From the top down."""
    names = [card.slug for card in fathom.games()["unfathomable"].cards()["mythos"]]
    return [names[card] for card in reversed(p.s.mythos_deck)]


@pytest.mark.rule("U-R89", "U-50.7")
def test_predictive_analytics_resolves_one_of_two_cards() -> None:
    p = beatrice("class-struggle", "missing-jewelry", "hull-leak")
    assert (p.seat, p.options()) == (0, ["class-struggle", "missing-jewelry"]), "she must"
    assert "missing-jewelry" not in str(p.t.view(1))
    p.does("missing-jewelry").passed()
    assert (p.asked, p.seat) == ("ask-crisis", 1)
    assert (mythos_deck(p)[0], mythos_deck(p)[-1]) == ("hull-leak", "class-struggle")
    assert "class-struggle" not in str([line.text.to_json() for line in p.t.events(0, 1)])


@pytest.mark.rule("U-R89", "U-10.4c3")
def test_predictive_analytics_replaces_character_cards_that_do_not_count() -> None:
    p = beatrice("ticket-please", "class-struggle", "missing-jewelry")
    assert p.options() == ["class-struggle", "missing-jewelry"]
    assert p.logged("log-mythos-invalid")


@pytest.mark.rule("U-R89", "U-3.7")
def test_predictive_analytics_does_not_work_in_the_brig_or_in_other_turns() -> None:
    p = beatrice("class-struggle", "missing-jewelry", place="brig").passed()
    assert (p.asked, p.s.current) == ("ask-act", 1)
    seats = [{"character": "keilani", "place": "d1"}, {"character": "beatrice"}]
    assert crisis("class-struggle", *seats).passed().asked == "ask-crisis"


# ---- Beatrice: Perfect Number, Divide and Conquer


def boils(*others: dict[str, Any], **rest: Any) -> Play:
    """Arjun stokes the boilers with a 1; the others may meddle with the die."""
    me = {"character": "arjun", "place": "boiler-room", "hand": ["strength-1"]}
    return at(me, *others, **rest).does("room-boiler-room.0", "strength-1")


BEATRICE = {"character": "beatrice", "place": "d1"}


@pytest.mark.rule("U-R38", "U-14.3")
@pytest.mark.parametrize(("n", "fuel"), [(1, 7), (5, 7), (6, 8), (8, 8)])
def test_perfect_number_sets_any_die_to_any_side(n: int, fuel: int) -> None:
    p = boils(BEATRICE, dice=(3,)).uses("feat-beatrice.0")
    assert p.seat == 1
    with pytest.raises(fathom.IllegalAnswer):
        p.does(9)
    p.does(n).passed()
    assert (p.resource("fuel"), p.s.feats[1], p.logged("log-roll")) == (fuel, 0, False)


@pytest.mark.rule("U-R38")
def test_modifiers_count_for_a_perfect_number_and_nobody_rerolls_it() -> None:
    helper = {"character": "edmund", "place": "d2", "hand": ["observation-3", "lore-1"]}
    p = boils(BEATRICE, helper).uses("observation-3").uses("feat-beatrice.0").does(4)
    assert (p.passed().resource("fuel"), p.hand(2)) == (8, ["lore-1"]), "4 + 2 + 1 is 7"
    assert not p.logged("log-reroll")


def test_perfect_number_does_not_work_in_the_brig() -> None:
    p = boils({**BEATRICE, "place": "brig"}, dice=(8,))
    assert (p.asked, p.seat, p.logged("log-roll")) == ("ask-act", 0, True), "she is not even asked"


@BOTH
@pytest.mark.rule("U-47.0")
def test_divide_and_conquer_spawns_in_four_different_water_spaces(card: str) -> None:
    p = reveals("beatrice", card, "d1", deep_ones={"w1": 1})
    with pytest.raises(fathom.IllegalAnswer):
        p.does(["w1", "w2", "w3"])
    with pytest.raises(fathom.IllegalAnswer):
        p.does(["w1", "w2", "w3", "d4"])
    p.does(["w1", "w3", "w6", "w8"])
    assert [p.deep_ones(f"w{n}") for n in range(1, 9)] == [2, 0, 1, 0, 0, 1, 0, 1]


@pytest.mark.rule("U-48.0d")
def test_divide_and_conquer_can_end_the_game() -> None:
    p = reveals("beatrice", "hybrid", "d1", deep_ones={"d3": 17}).does(["w1", "w3", "w6", "w8"])
    assert p.s.ending == "deep-ones"


# ---- Edmund: Fortunate Son


def edmund(hand: list[str], place: str = "d1") -> dict[str, Any]:
    return {"character": "edmund", "place": place, "hand": hand}


@pytest.mark.rule("U-17.2", "U-50.14")
def test_fortunate_son_rerolls_any_die_for_a_card_each() -> None:
    p = boils(edmund(["treachery-1", "will-1", "lore-2"]), dice=(2, 3, 6))
    p.uses("sheet-edmund.0").does("treachery-1").uses("sheet-edmund.0").does("lore-2").passed()
    assert (p.resource("fuel"), p.hand(1)) == (8, ["will-1"])


def test_fortunate_son_needs_a_card_and_freedom() -> None:
    assert not boils(edmund([]), dice=(2,)).passed().logged("log-reroll")
    p = boils(edmund(["will-1"], "brig"), dice=(2,))
    while p.in_window:
        assert "sheet-edmund.0" not in p.options(1)
        p.passes()
    assert p.resource("fuel") == 7


# ---- Edmund: Uncanny Fortune, Spread Misfortune


@pytest.mark.rule("U-R90", "U-14.3")
@pytest.mark.parametrize("place", ["d2", "brig"])
def test_uncanny_fortune_replaces_anybodys_mythos_card(place: str) -> None:
    jeanne = {"character": "jeanne", "place": place}
    p = crisis("class-struggle", jeanne, edmund([]))
    p.uses("feat-edmund.0")
    names = [card.slug for card in fathom.games()["unfathomable"].cards()["mythos"]]
    assert names.index("class-struggle") in p.s.mythos_discard
    assert (p.s.feats[1], [line for line, _ in p.lines()].count("log-mythos")) == (0, 2)
