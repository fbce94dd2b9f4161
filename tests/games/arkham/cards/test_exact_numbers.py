"""Numbers of cards at their edge: one less would do, or one more would not."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at
from fathom.games.arkham.rules.deckbuilding import starter_deck

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}]
GHOUL = {"card": "ravenous-ghoul", "engaged": 0}


@pytest.mark.parametrize(("token", "hit"), [("-1", 3), ("-2", 0)])
def test_a_backstab_adds_nothing_to_agility(token: str, hit: int) -> None:
    """Skids has 4, the ghoul 3."""
    seat = {"investigator": "skids-otoole", "at": "hallway", "hand": ["backstab"]}
    play = at(seat, locations=HALL, enemies=[{"card": "icy-ghoul", "engaged": 0}], tokens=[token])
    play.does("play.backstab").until()
    assert play.on("icy-ghoul", "damage") == hit


@pytest.mark.parametrize(("token", "hit"), [("0", 1), ("-1", 0)])
def test_luck_adds_two(token: str, hit: int) -> None:
    """Wendy has a combat of 1, the ghoul 3."""
    seat = {"investigator": "wendy-adams", "at": "hallway", "hand": ["lucky"]}
    play = at(seat, locations=HALL, enemies=[GHOUL], tokens=[token])
    play.does("fight.ravenous-ghoul", "lucky.0").until()
    assert play.on("ravenous-ghoul", "damage") == hit


@pytest.mark.parametrize(("token", "horror"), [("-3", 0), ("-4", 1)])
def test_the_holy_rosary_adds_one(token: str, horror: int) -> None:
    """Agnes has 5; Rotting Remains ask for 3."""
    seat = {"investigator": "agnes-baker", "at": "hallway", "play": ["holy-rosary"]}
    play = at(seat, locations=HALL, phase="mythos", encounter=["rotting-remains"], tokens=[token])
    while play.asks != "ask-action":
        play.answer({"horror/agnes-baker": 1}) if play.asks == "ask-assign" else play.skip()
    assert play.horror() == horror


@pytest.mark.parametrize(("deck", "found"), [
    (["knife", "guts", "shrivelling"], ["shrivelling"]), (["knife", "guts", "dodge", "shrivelling"], []),
])  # fmt: skip
def test_an_arcane_initiate_searches_three_cards(deck: list[str], found: list[str]) -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "play": ["arcane-initiate"], "deck": deck}
    play = at(seat, locations=HALL, rest=["decks"]).does("free.arcane-initiate.1")
    play.answer(play.t.asked[0].keys[0])
    assert play.until().hand() == found


@pytest.mark.parametrize(("token", "mad"), [("+1", 0), ("0", 1)])
def test_the_will_of_umordhoth_wants_six(token: str, mad: int) -> None:
    """Agnes has 5."""
    seat = {"investigator": "agnes-baker", "at": "main-path"}
    play = at(seat, locations=["main-path"], agenda="the-ritual-begins", doom=4, phase="mythos", tokens=[token],
              encounter=["ancient-evils"], options={"scenario": "the-devourer-below"})  # fmt: skip
    play.until("ask-action", "ask-discard")
    assert len(play.s.lists[0]) == len(starter_deck("agnes-baker")) + mad


@pytest.mark.parametrize(("token", "clues"), [("-1", 1), ("-2", 0)])
def test_a_flashlight_takes_two_from_the_shroud(token: str, clues: int) -> None:
    """Roland has 3, the Cellar 4."""
    cellar = {"card": "cellar", "clues": 2}
    play = at({"at": "cellar", "play": ["flashlight"]}, locations=["hallway", cellar], tokens=[token])
    play.does("use.flashlight.0").until()
    assert play.clues() == clues


@pytest.mark.parametrize(("healed", "left"), [("heal-damage", (2, 3)), ("heal-horror", (3, 2))])
def test_the_quiet_glade_heals_one(healed: str, left: tuple[int, int]) -> None:
    glade = "arkham-woods-quiet-glade"
    play = at({"at": glade, "damage": 3, "horror": 3}, locations=["main-path", glade],
              options={"scenario": "the-devourer-below"})  # fmt: skip
    play.does(f"use.{glade}", healed).until()
    assert (play.damage(), play.horror()) == left


@pytest.mark.parametrize(("hand", "clues"), [([], 0), (["flashlight"], 1)])
def test_wendys_elder_sign_adds_nothing_by_itself(hand: list[str], clues: int) -> None:
    """She has 3, the Cellar 4; a Flashlight that is committed has one icon."""
    cellar = {"card": "cellar", "clues": 2}
    seat = {"investigator": "wendy-adams", "at": "cellar", "hand": hand}
    play = at(seat, locations=["hallway", cellar], tokens=["elder-sign"])
    play.does("investigate", *([hand] if hand else [])).until()
    assert play.clues() == clues
