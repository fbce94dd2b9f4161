"""Rare pairs of cards of the core set: two texts that seldom meet, each tried from the rulebook's side."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
WOODS: dict[str, Any] = {"options": {"scenario": "the-devourer-below"}}


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


# ---- blank texts


@pytest.mark.rule("A-blank.1", "A-blank.2")
@pytest.mark.parametrize(("hand", "offered"), [([], False), (["mind-wipe"], True)])
def test_what_blanks_others_can_be_blanked_itself(hand: list[str], offered: bool) -> None:
    """The Stubborn Detective's text is gone for a phase, and Skids has his own again."""
    seats = (
        {"investigator": "skids-otoole", "at": "hallway"},
        {"investigator": "agnes-baker", "at": "hallway", "hand": hand},
    )
    play = at(*seats, locations=HALL, enemies=[engaged("stubborn-detective")], active=None)
    if hand:
        play.does("mind-wipe.0")
    play.does("player-0").until()
    assert play.offers("free.skids-otoole") is offered


@pytest.mark.rule("A-lasting-effects.3")
@pytest.mark.parametrize(
    ("phase", "enemy", "tokens", "left"),
    [
        ("mythos", engaged("wizard-of-the-order"), "doom", 1),
        ("upkeep", engaged("relentless-dark-young", damage=3), "damage", 1),
    ],
)
def test_a_mind_wiped_for_a_phase_is_back_at_its_end(phase: str, enemy: dict[str, Any], tokens: str, left: int) -> None:
    """What happens at the end of a phase or round comes after what lasted until then."""
    seat = {"investigator": "agnes-baker", "at": "hallway", "hand": ["mind-wipe"]}
    play = at(seat, locations=HALL, enemies=[enemy], phase=phase, encounter=["ancient-evils"] * 2)
    play.does("mind-wipe.0").until()
    assert play.on(enemy["card"], tokens) == left


# ---- another skill


@pytest.mark.rule("A-st.1", "A-st.5")
@pytest.mark.parametrize(
    ("skill", "token", "damage"), [("combat", "-1", 2), ("intellect", "+1", 2), ("intellect", "0", 0)]
)
def test_a_weapon_adds_to_combat_and_not_to_the_mind_that_takes_its_place(skill: str, token: str, damage: int) -> None:
    """Mind over Matter: 4 and 1 of the pistol less 1, or 3 of the mind alone, against 4."""
    seat = {"at": "hallway", "hand": ["mind-over-matter"], "play": ["automatic-45"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-priest", exhausted=True)], tokens=[token])
    play.does("free.mind-over-matter", "use.automatic-45", skill)
    play.until()
    assert play.on("ghoul-priest", "damage") == damage


# ---- the end of a turn


@pytest.mark.rule("A-rul.21", "A-fw.2.2.2")
@pytest.mark.parametrize("way", ["resigns", "falls"])
def test_the_turn_of_somebody_who_is_out_has_ended(way: str) -> None:
    """Umôrdhoth, who was evaded, is ready again."""
    place = "main-path" if way == "resigns" else "ritual-site"
    seats = (
        {"investigator": "skids-otoole", "at": place, "damage": 7},
        {"investigator": "agnes-baker", "at": "main-path"},
    )
    enemies = [{"card": "umordhoth", "at": "ritual-site", "exhausted": True}, engaged("swarm-of-rats")]
    play = at(*seats, locations=["main-path", "ritual-site"], enemies=enemies, **WOODS)
    play.does("use.main-path" if way == "resigns" else "resource").until()
    assert play.s.status[0] and play.asked == 1
    assert play.ready("umordhoth")
