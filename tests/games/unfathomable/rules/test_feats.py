"""Feats (U-14): one ability per character and game."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.character import FEATS
from fathom.games.unfathomable.cards.names import MYTHOS
from unfathomable_play import Play, at, crisis

STOKES = {"character": "jeanne", "place": "boiler-room"}


def rolls(p: Play) -> list[int]:
    return [line.text.args["n"] for line in p.t.events() if line.text.id == "log-roll"]


@pytest.mark.rule("U-14.0")
def test_every_character_has_one_feat() -> None:
    assert sorted(card.slug for card in FEATS.values()) == sorted(
        f"feat-{name}"
        for name in (
            "keilani", "arjun", "jeanne", "jamie", "svetlana", "beatrice", "edmund", "ishmael", "william", "samira",
        )
    )  # fmt: skip


@pytest.mark.rule("U-14.0", "U-14.3")
def test_a_feat_is_used_once_and_removed() -> None:
    p = at(STOKES, {"character": "keilani"}, {"character": "samira"})
    assert p.t.view(1)["table"]["feats"] == [1, 1, 1]
    p.does("feat-jeanne.0")
    assert p.s.travel == 2
    assert "feat-jeanne.0" not in p.options()
    assert p.t.view(1)["table"]["feats"] == [0, 1, 1]
    p = at({**STOKES, "feat": False})
    assert "feat-jeanne.0" not in p.options()


@pytest.mark.rule("U-14.2")
def test_everybody_starts_the_game_with_the_feat_of_their_character() -> None:
    table = fathom.new("unfathomable", seats=4, seed=3)
    p = Play(table)
    assert p.s.feats == [0, 0, 0, 0]
    while p.asked == "ask-character":
        p.does(p.options()[0])
    assert p.s.feats == [1, 1, 1, 1]


# ---- rulings


@pytest.mark.rule("U-R38")
def test_perfect_number_is_chosen_after_the_before_roll_abilities_and_is_modified_but_not_rerolled() -> None:
    crew = [
        {"character": "beatrice", "hand": ["influence-5", "observation-3"], "place": "d1"},
        {"character": "edmund", "hand": ["will-1"], "place": "d1"},
    ]
    p = at(*crew).does("influence-5")
    assert "observation-3.1" in p.options(0)
    assert "feat-beatrice.0" not in p.options(0)
    p.uses("observation-3.1").uses("feat-beatrice.0").does(4)
    assert rolls(p) == []
    assert p.asked == "ask-act"
    assert p.resource("sanity") == 7  # 4 - 2 is less than 3
    assert p.hand(1) == ["will-1"]


@pytest.mark.rule("U-R41")
def test_self_sacrifice_on_ritual_coordination_advances_the_ritual_by_exactly_one() -> None:
    crew = [{"character": "arjun"}, {"character": "william"}]
    p = crisis("ritual-coordination", *crew).does("test").uses("feat-arjun.0").does("pass").passed()
    assert p.s.ritual == 1


@pytest.mark.rule("U-R42")
def test_full_steam_ahead_works_in_a_damaged_and_occupied_boiler_room() -> None:
    p = at({**STOKES, "hand": ["strength-1"]}, damage={"boiler-room": "structural-any"}, deep_ones={"boiler-room": 1})
    assert "room-boiler-room.0" not in p.options()
    p.does("feat-jeanne.0").passed()
    assert p.s.travel == 2
    assert p.resource("fuel") == 7


@pytest.mark.parametrize("place", ["d1", "brig"])
@pytest.mark.rule("U-R90")
def test_uncanny_fortune_replaces_any_players_card_before_anything_on_it_happens(place: str) -> None:
    deck = ["class-struggle", "food-rationing"]
    crew = [{"character": "samira", "place": place}, {"character": "edmund"}, {"character": "jeanne"}]
    p = at(*crew, step="mythos", mythos_deck=deck)
    assert p.seat == 1
    p.uses("feat-edmund.0").passed()
    if place != "brig":
        assert (p.asked, p.seat) == ("ask-crisis", 2)
        p.does("b").passed()
        assert p.resource("food") == 6
    assert p.resource("sanity") == 8
    assert (p.s.travel, p.s.ritual) == (0, 1)
    assert [MYTHOS[card] for card in p.s.mythos_discard] == deck


@pytest.mark.rule("U-R90")
def test_uncanny_fortune_does_not_help_against_the_card_edmund_spreads_himself() -> None:
    edmund = {"character": "edmund", "loyalty": ["hybrid"], "place": "galley"}
    p = at(edmund, {"character": "jeanne"}, mythos_deck=["class-struggle", "food-rationing"]).does("reveal")
    while p.asked != "ask-crisis":
        assert not any("feat-edmund" in key for ask in p.open for key in ask.keys)
        p.does(p.options()[0])
    p.does("a").passed()
    assert p.resource("sanity") == 6


def test_uncanny_fortune_cannot_be_taken_back_once_the_next_card_is_known() -> None:
    crew = [{"character": "samira"}, {"character": "edmund"}, {"character": "jeanne"}]
    p = at(*crew, step="mythos", mythos_deck=["class-struggle", "food-rationing"]).uses("feat-edmund.0")
    with pytest.raises(fathom.UndoRefused):
        p.t.undo()


@pytest.mark.rule("U-R91")
def test_unconventional_leader_replaces_test_and_option_and_the_icons_follow() -> None:
    crew: list[dict[str, Any]] = [{"character": "samira", "hand": ["will-1"]}, {"character": "keilani"}]
    p = crisis("bucket-brigade", *crew).uses("feat-keilani.0").passed()
    assert (p.asked, p.seat) == ("ask-lose-resource", 1)
    p.does("souls").passed()
    assert [p.resource(name) for name in ("fuel", "food", "sanity", "souls")] == [8, 8, 8, 7]
    assert not p.logged("log-test")
    assert rolls(p) == []
    assert p.s.ritual == 1
    assert p.deep_ones("deep") == 2


@pytest.mark.rule("U-R92")
def test_self_sacrifice_resolves_the_outcome_and_then_arjun_falls_unless_that_is_prevented() -> None:
    arjun = {"character": "arjun", "place": "bridge", "hand": ["strength-5"]}
    p = crisis("disturbing-dreams", {}, arjun).uses("feat-arjun.0").passed()
    assert p.options() == ["pass", "partial", "fail"]
    p.does("partial")
    assert p.resource("sanity") == 7
    assert not p.logged("log-test")
    assert p.place(1) == "bridge"
    saved = Play(p.t.clone()).uses("strength-5.0").passed()
    assert saved.place(1) == "bridge"
    p.passed()
    assert p.place(1) == "sick-bay"


@pytest.mark.rule("U-R92")
def test_self_sacrifice_offers_a_partial_success_only_where_one_is_printed() -> None:
    p = crisis("horrific-visions", {"character": "arjun"}).uses("feat-arjun.0").passed()
    assert p.options() == ["pass", "fail"]


@pytest.mark.rule("U-R92")
def test_self_sacrifice_works_on_memory_of_the_deep_but_not_on_tests_of_rooms() -> None:
    arjun = {"character": "arjun", "place": "d1", "hand": ["will-1"]}
    william = {"character": "william", "kept": ["memory-of-the-deep"], "place": "d1"}
    p = at(william, arjun).does("memory-of-the-deep.1").uses("feat-arjun.0").does("pass").passed()
    assert p.kept(0) == []
    for place, action in (("captains-cabin", "room-captains-cabin.0"), ("brig", "room-brig.0")):
        p = at({"character": "william", "place": place}, arjun, {"place": "brig"}).does(action)
        while p.asked != "ask-contribute":
            assert "feat-arjun.0" not in p.options(1)
            p.does(p.options()[0])
