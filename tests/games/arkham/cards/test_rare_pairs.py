"""Rare pairs of cards of the core set: two texts that seldom meet, each tried from the rulebook's side."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at
from fathom.games.arkham.pieces import slug_of

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


@pytest.mark.rule("A-gains.2", "A-blank.1", "A-modifiers.1")
@pytest.mark.parametrize("killed", [True, False])
def test_whose_text_is_back_in_mid_turn_has_the_additional_action_of_it(killed: bool) -> None:
    """Daisy before the Stubborn Detective: with him gone she may read, once."""
    seat = {"investigator": "daisy-walker", "at": "hallway", "play": ["beat-cop", "medical-texts"], "damage": 4}
    detective = engaged("stubborn-detective") | {"damage": 1}
    play = at(seat, locations=HALL, enemies=[detective], active=None, tokens=["0", "0"])
    play.until()
    assert play.s.tome_actions[0] == 0
    if killed:
        play.does("free.beat-cop").until()
        assert (play.s.tome_actions[0], play.s.actions[0]) == (1, 3)
        play.does("use.medical-texts").until()
        assert (play.s.tome_actions[0], play.s.actions[0]) == (0, 3)
        play.does("use.medical-texts").until()
    else:
        play.does("evade.stubborn-detective").until()
    assert (play.s.tome_actions[0], play.s.actions[0]) == (0, 2)


@pytest.mark.rule("A-gains.2", "A-rul.8")
def test_whose_text_comes_and_goes_has_the_additional_action_of_it_once() -> None:
    seat = {"investigator": "daisy-walker", "at": "hallway", "play": ["medical-texts"], "damage": 4}
    away = {"card": "stubborn-detective", "at": "cellar", "exhausted": True}
    play = at(seat, locations=HALL, enemies=[away], active=None, tokens=["0"])
    play.until().does("use.medical-texts").until()
    assert (play.s.tome_actions[0], play.s.actions[0]) == (0, 3)
    play.does("move.cellar").until().does("move.hallway").until()
    assert (play.s.tome_actions[0], play.s.actions[0]) == (0, 1)


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


# ---- three cards at one moment


@pytest.mark.rule("A-rul.9", "A-instead.1")
def test_a_friend_may_spend_a_discovery_on_the_cover_up() -> None:
    """It is an encounter card at the friend's location; the clues stay where they are."""
    seats = {"investigator": "agnes-baker", "at": "attic"}, {"at": "attic", "threat": ["cover-up"]}
    play = at(*seats, locations=HALL, tokens=["+1"])
    play.does("investigate", "cover-up.0").until()
    assert play.clues(0) == 0 and play.on("cover-up", "clues") == 2 and play.on("attic", "clues") == 2


@pytest.mark.rule("A-rul.11", "A-defeat.2")
def test_psychosis_and_hypochondria_feed_each_other_to_the_end() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "threat": ["psychosis", "hypochondria"]}
    deep_one = {"card": "young-deep-one", "at": "hallway", "exhausted": True}
    play = at(seat, {"at": "hallway"}, locations=HALL, enemies=[deep_one], phase="upkeep")
    while play.asks != "ask-action" and not play.s.status[0]:
        play.skip() if "pass" in play.keys else play.answer(play.t.asked[0].keys[0])
    assert play.s.status[0] == "defeated"


@pytest.mark.rule("A-act-agenda.4")
def test_the_study_may_vanish_in_the_middle_of_its_investigation() -> None:
    """The clues are spent in a window of the test: the test ends without a place to find anything."""
    seat = {"at": "study", "clues": 2}
    play = at(seat, locations=[{"card": "study", "clues": 2}], tokens=["+1"])
    play.does("investigate").until("window-window").does("advance").until()
    assert play.place() == "hallway" and play.clues() == 0 and not play.has("study")


@pytest.mark.rule("A-weakness.7")
def test_amnesia_does_not_take_a_dark_memory() -> None:
    seat = {
        "investigator": "agnes-baker",
        "at": "hallway",
        "hand": ["dark-memory", "knife", "guts"],
        "deck": ["amnesia"],
    }
    play = at(seat, locations=HALL).does("draw").until()
    assert play.hand() == ["dark-memory"]


@pytest.mark.rule("A-elim.1", "A-fight-action.5")
def test_a_card_committed_by_somebody_who_falls_leaves_the_game() -> None:
    helper = {"investigator": "agnes-baker", "at": "hallway", "damage": 5, "hand": ["unexpected-courage"]}
    play = at({"at": "hallway"}, helper, locations=HALL, enemies=[engaged("ghoul-minion", 1)], tokens=["auto-fail"])
    play.does("fight.ghoul-minion", ["unexpected-courage"]).until()
    assert play.s.status[1] == "defeated" and play.discard(1) == []
    assert "unexpected-courage" in map(slug_of, play.s.removed)


@pytest.mark.rule("A-rul.6", "A-attack-of-opportunity.4")
def test_an_event_from_the_pile_is_played_although_another_falls_on_top_of_it() -> None:
    """Wendy's Amulet: the Observer that is provoked makes her discard, and the Cache is played all the same."""
    seat = {"investigator": "wendy-adams", "at": "hallway", "play": ["wendys-amulet"], "hand": ["sneak-attack"],
            "discard": ["emergency-cache"]}  # fmt: skip
    play = at(seat, locations=HALL, enemies=[engaged("yithian-observer")])
    play.does("play.emergency-cache").until()
    assert play.s.resources[0] == 8 and play.discard() == ["sneak-attack"]
    assert slug_of(play.s.decks[0][0]) == "emergency-cache"


@pytest.mark.rule("A-search.3", "A-weakness.4")
def test_a_librarian_who_finds_nothing_but_the_necronomicon_brings_it() -> None:
    seat = {"investigator": "daisy-walker", "at": "hallway", "hand": ["research-librarian"],
            "deck": ["knife", "the-necronomicon"]}  # fmt: skip
    play = at(seat, locations=HALL, rest=["decks"]).does("play.research-librarian", "research-librarian").until()
    assert play.hand() == [] and play.on("the-necronomicon", "horror") == 3
