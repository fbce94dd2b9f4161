"""Spells (U-15): resolved when an ability allows it, then gone."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.names import SPELLS
from unfathomable_play import Play, at, crisis

KEEPER: dict[str, Any] = {"character": "william", "place": "chapel"}
SUCCEED = {"chaos": ["will-1"] * 3}


def spell_deck(p: Play) -> list[str]:
    """From the top down."""
    return [SPELLS[card] for card in reversed(p.s.spell_deck)]


def rolls(p: Play) -> int:
    return sum(id == "log-roll" for id, _ in p.lines())


def cast(spell: str, *others: dict[str, Any], keeper: dict[str, Any] | None = None, **rest: Any) -> Play:
    """The Keeper resolves this spell, until its first question."""
    p = at({**KEEPER, **(keeper or {})}, *others, spell_deck=[spell, "feed-the-mind"], **rest)
    return p.does("title-keeper.0", spell)


@pytest.mark.rule("U-15.1")
def test_a_spell_is_resolved_only_where_an_ability_allows_it() -> None:
    deck = {"spell_deck": ["raise-the-dead", "heal", "conjuration", "dark-pact"]}
    crew = [KEEPER, {"character": "ishmael"}]
    p = at(*crew, **deck)
    assert "title-keeper.0" in p.options()
    assert not set(SPELLS) & {key.split(".")[0] for key in p.options()}
    p.does("title-keeper.0", "raise-the-dead")
    assert "title-keeper.0" not in p.options()  # once per turn
    p = at(*crew, active=1, **deck)
    assert "title-keeper.0" not in p.options()


@pytest.mark.rule("U-15.1a", "U-15.1a1")
def test_a_resolved_spell_is_revealed_followed_and_removed_from_the_game() -> None:
    p = at(KEEPER, {}, spell_deck=["raise-the-dead", "heal", "conjuration"]).does("title-keeper.0")
    assert p.options() == ["raise-the-dead", "heal"]
    p.does("raise-the-dead").passed()
    shown = [line.text.args["card"].id for line in p.t.events(0, 1) if line.text.id == "log-spell"]
    assert shown == ["raise-the-dead"]
    assert (p.resource("sanity"), p.resource("souls")) == (7, 10)
    assert len(p.s.spell_deck) == 19
    assert "raise-the-dead" not in spell_deck(p)
    assert (spell_deck(p)[0], spell_deck(p)[-1]) == ("conjuration", "heal")


@pytest.mark.rule("U-15.1a1")
def test_a_spell_that_stays_in_an_area_is_removed_when_it_is_used_up() -> None:
    """Flesh Ward prevents the next defeat of whoever has it."""
    ward = {"spells": ["flesh-ward"], "place": "bridge"}
    p = crisis("sewage-backup", ward, {"place": "d1"}, {"place": "d1"}, dice=(1, 8))
    assert "flesh-ward" not in spell_deck(p)
    p.contributes()
    assert p.place(0) == "bridge"
    assert p.spells(0) == []
    assert "flesh-ward" not in spell_deck(p)


@pytest.mark.rule("U-15.2")
def test_with_an_empty_deck_no_spell_can_be_resolved() -> None:
    p = at(KEEPER, rest=["spells"])
    for key in ("title-keeper.0", "feat-william.0", "sheet-william.0"):
        assert key not in p.options()
    cards = ["lore-5", "lore-5", "lore-4"]
    p = crisis("stolen-ritual-components", {**KEEPER, "hand": cards}, rest=["spells"], **SUCCEED)
    p.contributes(p0=cards)
    assert p.logged("log-test-pass")
    assert not p.logged("log-spell")


@pytest.mark.parametrize(
    ("answer", "deck", "souls"), [("raise-the-dead", [], 10), ("bottom", ["raise-the-dead"], 8)], ids=["cast", "bottom"]
)
@pytest.mark.rule("U-15.2a")
def test_a_lone_spell_is_resolved_or_put_on_the_bottom(answer: str, deck: list[str], souls: int) -> None:
    p = at(KEEPER, spell_deck=["raise-the-dead"], rest=["spells"]).does("title-keeper.0")
    assert p.options() == ["raise-the-dead", "bottom"]
    p.does(answer).passed()
    assert spell_deck(p) == deck
    assert p.resource("souls") == souls


# ---- rulings


@pytest.mark.rule("U-R51")
def test_astral_travel_moves_deep_ones_out_of_the_water_but_not_into_brig_or_sick_bay() -> None:
    p = cast("astral-travel", {"place": "d1"}, deep_ones={"w5": 2, "d1": 1}, dice=(8,))
    assert {"w5", "d1", "chapel"} <= set(p.options())
    p.does("w5")
    while p.asked == "ask-astral-whom":
        p.does("deep-one")
    assert p.asked == "ask-astral-to"
    decks = [f"d{n}" for n in range(1, 9)]
    rooms = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    assert p.options() == decks + rooms
    p.does("galley").does("enough").passed()
    assert (p.deep_ones("w5"), p.deep_ones("galley"), p.deep_ones("d1")) == (1, 1, 1)


@pytest.mark.rule("U-R51")
def test_astral_travel_moves_characters_into_the_brig_and_the_sick_bay_and_out_of_them() -> None:
    p = cast("astral-travel", {"place": "d1"}, {"place": "d1"}, dice=(8,)).does("d1", "player-1", "brig")
    p.does("player-2", "sick-bay").passed()
    assert (p.place(1), p.place(2)) == ("brig", "sick-bay")
    p = cast("astral-travel", {"place": "brig"}, dice=(8,)).does("brig").does("player-1")
    assert not {f"w{n}" for n in range(1, 9)} & set(p.options())
    p.does("d8").passed()
    assert p.place(1) == "d8"


@pytest.mark.parametrize("spell", ["call-down-the-storm", "call-friends"])
@pytest.mark.rule("U-R52")
def test_a_roll_against_nought_is_not_made(spell: str) -> None:
    p = cast(spell, {"place": "d1"}, deep_ones={"galley": 1}).passed()
    assert rolls(p) == 0
    assert p.deep_ones("galley") == 1
    assert not p.logged("log-activate")
    assert not p.logged("log-damage-card")


@pytest.mark.rule("U-R52")
def test_a_roll_against_a_number_above_nought_is_made() -> None:
    p = cast("call-down-the-storm", {"place": "d1"}, deep_ones={"w1": 1}, damage_deck=["fuel-leak"], dice=(1,)).passed()
    assert rolls(p) == 1
    assert p.resource("fuel") == 7


@pytest.mark.parametrize("spell", ["greater-banishment-1", "greater-banishment-2"])
@pytest.mark.rule("U-R53")
def test_greater_banishment_from_the_last_but_one_space_banishes_then_advances_then_rolls(spell: str) -> None:
    p = cast(spell, {"place": "d8"}, deep_ones={"w1": 2, "galley": 1}, hydra="w3", ritual=3, dice=(4,)).passed()
    assert p.s.ritual == 1
    assert (p.deep_ones("w1"), p.deep_ones("galley")) == (0, 1)
    assert p.monarch("hydra") == "deep"
    assert p.place(1) == "sick-bay"
    assert p.resource("sanity") == 7
    ids = [id for id, _ in p.lines()]
    last_ritual = len(ids) - 1 - ids[::-1].index("log-ritual")
    assert ids.index("log-banishment") < last_ritual < ids.index("log-roll")


@pytest.mark.parametrize(
    ("deck", "card", "total"),
    [("lore", "lore-4", 4 - 2 + 4), ("strength", "strength-4", 4 - 2 - 4), ("treachery", "treachery-4", 4 - 2 - 4)],
)
@pytest.mark.rule("U-R113")
def test_revelation_of_script_adds_the_top_card_of_any_skill_deck_which_counts_by_its_type(
    deck: str, card: str, total: int
) -> None:
    reader = {"spells": ["revelation-of-script"], "hand": ["lore-4"]}
    p = crisis("passenger-overboard", reader, skill_decks={deck: [card]}, dice=(4,), **SUCCEED)
    p.passed().answer(0, {"lore-4": 1})
    p.uses("revelation-of-script.0").passed()
    assert p.options() == ["influence", "lore", "observation", "strength", "will", "treachery"]
    p.does(deck).passed()
    totals = [line.text.args["n"] for line in p.t.events() if line.text.id in ("log-test-fail", "log-test-pass")]
    assert totals == [total]
    assert p.resource("sanity") == 7
    ids = [id for id, _ in p.lines()]
    assert ids.index("log-add-card") < ids.index("log-roll") < ids.index("log-test-fail")
    assert p.spells(0) == []
    assert card in p.discards(("influence", "lore", "observation", "strength", "will", "treachery").index(deck))


@pytest.mark.rule("U-R120")
def test_heal_lets_humans_outside_the_sick_bay_draw_even_in_the_brig() -> None:
    others = [{"place": "sick-bay"}, {"place": "brig"}, {"loyalty": ["hybrid"], "revealed": "hybrid", "place": "d1"}]
    p = cast("heal", *others, players=4, dice=(8,)).does("no")
    assert (p.asked, p.seat) == ("ask-move", 1)
    p.does("galley")
    assert (p.asked, p.seat) == ("ask-heal-draw", 2)
    p.does("yes").does(p.options()[0]).passed()
    assert (p.asked, p.seat) == ("ask-act", 0)
    assert p.place(1) == "galley"
    assert [len(p.hand(seat)) for seat in range(4)] == [0, 0, 1, 0]


def test_whoever_has_looked_at_spells_cannot_take_the_look_back() -> None:
    for look in ("title-keeper.0", "sheet-william.0"):
        p = at(KEEPER).does(look)
        with pytest.raises(fathom.UndoRefused):
            p.t.undo()
