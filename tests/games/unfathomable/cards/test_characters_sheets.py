"""The ten character sheets: what each character draws, has and where they begin; and when sheets count for nothing."""

from __future__ import annotations

from collections import Counter

import pytest

import fathom
from unfathomable_crew import reveals
from unfathomable_play import Play, at

CREW = {
    "keilani": ({"influence": 3, "will": 2}, "captains-cabin", "speaking-trumpet"),
    "arjun": ({"influence": 2, "observation": 1, "strength": 2}, "bridge", "six-shooter"),
    "jeanne": ({"influence": 1, "observation": 2, "strength": 2}, "boiler-room", "tool-kit"),
    "jamie": ({"strength": 3, "will": 2}, "bridge", "repeating-rifle"),
    "svetlana": ({"influence": 2, "lore": 1, "observation": 2}, "captains-cabin", "travel-pharmacy"),
    "beatrice": ({"influence": 1, "lore": 2, "observation": 2}, "chapel", "almanac"),
    "edmund": ({"influence": 1, "lore": 1, "observation": 1, "strength": 1, "will": 1}, "galley", "lucky-ring"),
    "ishmael": ({"lore": 2, "strength": 2, "will": 1}, "galley", "book-of-dagon"),
    "william": ({"lore": 3, "will": 2}, "chapel", "elder-sign-amulet"),
    "samira": ({"lore": 1, "observation": 2, "will": 2}, "cargo-hold", "starbuck"),
}


def types(p: Play, seat: int) -> dict[str, int]:
    return dict(Counter(card.rsplit("-", 1)[0] for card in p.hand(seat)))


@pytest.mark.rule("U-54.0", "U-32.4", "U-IV.11", "U-IV.12", "U-IV.10", "U-14.2")
@pytest.mark.parametrize("name", CREW)
def test_a_character_begins_with_the_printed_set_space_and_item(name: str) -> None:
    skills, place, item = CREW[name]
    p = Play(fathom.new("unfathomable", seats=3, seed=7))
    first = p.s.current
    while p.asked == "ask-character":
        p.does(name if p.seat == first else p.options()[0])
    while p.asked == "ask-starting-cards":
        seat = p.open[0].seat
        limits = next(decision.limits for decision in p.t.decisions if decision.seat == seat)
        given: dict[str, int] = {}
        for type, most in limits.items():
            given[type] = min(most, 3 - sum(given.values()))
        p.answer(seat, given)
    assert (p.place(first), p.items(first), types(p, first)) == (place, [item], skills)
    assert p.s.feats[first] == 1


@pytest.mark.rule("U-54.0")
@pytest.mark.parametrize("name", CREW)
def test_the_sheet_prints_them(name: str) -> None:
    skills, place, item = CREW[name]
    sheet = next(card for card in fathom.games()["unfathomable"].cards()["sheets"] if card.slug == f"sheet-{name}")
    facts = sheet.facts()
    assert (facts["skills"], facts["start"], facts["item"]) == (skills, place, item)
    assert sum(skills.values()) == 5


@pytest.mark.rule("U-54.0", "U-32.10")
@pytest.mark.parametrize("name", CREW)
def test_a_traitor_keeps_the_skill_set(name: str) -> None:
    p = at({"character": name, "place": "d8", "loyalty": ["hybrid"], "revealed": "hybrid"}, step="turn")
    p.does({})
    assert types(p, 0) == CREW[name][0]


def in_play(p: Play) -> set[str]:
    return {found.source for found in p.t.game.abilities(p.t) if found.owner == 0}


@pytest.mark.rule("U-40.2", "U-1.13b", "U-40.5")
@pytest.mark.parametrize("name", CREW)
def test_a_revealed_traitor_has_neither_sheet_nor_feat(name: str) -> None:
    human = at({"character": name})
    assert {f"sheet-{name}", f"feat-{name}"} <= in_play(human)
    traitor = at({"character": name, "loyalty": ["hybrid"], "revealed": "hybrid"})
    assert not {f"sheet-{name}", f"feat-{name}"} & in_play(traitor)


@pytest.mark.rule("U-14.3")
@pytest.mark.parametrize("name", CREW)
def test_a_spent_feat_is_gone(name: str) -> None:
    assert f"feat-{name}" not in in_play(at({"character": name, "feat": False}))


@pytest.mark.parametrize("card", ["hybrid", "cultist"])
@pytest.mark.parametrize("name", CREW)
def test_no_reveal_ability_works_from_the_brig(name: str, card: str) -> None:
    p = reveals(
        name,
        card,
        "brig",
        {"character": "william" if name != "william" else "keilani", "place": "brig", "items": ["shotgun"]},
        travel=2,
        ritual=2,
        mythos_deck=["class-struggle"],
        passengers={"d1": ["soul"]},
        me={"hand": ["lore-1"]},
    )
    s = p.passed().s
    assert s.revealed[0] > 0
    assert (s.resources, s.travel, s.ritual, s.damage) == ([8, 8, 8, 8], 2, 2, [-1] * 6)
    assert (sum(s.deep_ones), p.passengers("d1"), p.items(1)) == (0, 1, ["shotgun"])
    assert (p.asked, p.seat, p.logged("log-defeated")) == ("ask-act", 0, False)
