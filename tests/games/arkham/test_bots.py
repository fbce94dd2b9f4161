"""The greedy bot of Arkham Horror: what it does in positions in which a player would not hesitate."""

from __future__ import annotations

import random
from typing import Any

from arkham_play import Play, at
from fathom.bots import make

HALL = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}, "parlor"]
PRIEST = {"card": "ghoul-priest", "at": "hallway", "engaged": 0}
LAST_ACT: dict[str, Any] = {"locations": HALL, "act": "what-have-you-done"}


def thinks(play: Play) -> Any:
    """The answer of the greedy bot to the open question."""
    return make("greedy").answer(play.t, play.asked, random.Random(1))


def acts(play: Play) -> str:
    return play.plain(thinks(play))


def test_agnes_plays_the_memory_that_hurts_her_every_turn() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "hand": ["dark-memory", "perception"], "resources": 3}
    assert acts(at(seat, locations=HALL)) == "play.dark-memory"


def test_a_better_weapon_takes_the_place_of_a_lamp() -> None:
    seat = {"at": "hallway", "play": ["flashlight", "flashlight"], "hand": ["automatic-45"], "resources": 5}
    assert acts(at(seat, locations=HALL)) == "play.automatic-45"


def test_light_is_kept_for_the_dark() -> None:
    seat = {"at": "attic", "play": ["flashlight"], "hand": []}
    assert acts(at(seat, locations=HALL, act="the-barrier")) == "investigate"
    dark = at({**seat, "at": "cellar"}, locations=HALL, act="the-barrier")
    assert acts(dark) == "use.flashlight"


def test_a_card_for_each_attack_rather_than_all_for_the_first() -> None:
    hand = ["knife", "machete", "beat-cop", "physical-training"]
    play = at({"at": "hallway", "play": ["automatic-45"], "hand": hand, "resources": 0}, enemies=[PRIEST], **LAST_ACT)
    play.answer(next(key for key in play.t.asked[0].keys if key.startswith("use.automatic-45")))
    while play.asks != "ask-commit":
        play.answer("pass")
    assert len(thinks(play)) == 1


def test_nobody_resigns_while_the_worst_enemy_is_about_to_fall() -> None:
    weak = {"at": "parlor", "horror": 4, "play": ["automatic-45"], "hand": [], "actions": 1}
    for damage, leaves in ((4, False), (0, True)):
        priest = {**PRIEST, "at": "parlor", "damage": damage}
        assert (acts(at(weak, enemies=[priest], **LAST_ACT)) == "use.parlor") is leaves


def test_who_cannot_fight_leads_the_worst_enemy_away_from_who_can() -> None:
    roland = {"at": "hallway", "play": ["machete"], "hand": [], "horror": 2}
    agnes = {"investigator": "agnes-baker", "at": "hallway", "hand": ["unexpected-courage", "survival-instinct"]}
    play = at(roland, agnes, enemies=[PRIEST], active=1, **LAST_ACT)
    assert play.asked == 1 and acts(play) == "engage.ghoul-priest"
