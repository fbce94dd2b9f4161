"""More rulings on single cards, one test for each sentence."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.pieces import slug_of

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
MASKS: dict[str, Any] = {"options": {"scenario": "the-midnight-masks"}}
WOODS: dict[str, Any] = {"options": {"scenario": "the-devourer-below"}}


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


def resting(slug: str, place: str = "hallway", **more: Any) -> dict[str, Any]:
    return {"card": slug, "at": place, "exhausted": True, **more}


def hall(seat: dict[str, Any], *enemies: dict[str, Any], **more: Any) -> Play:
    return at({"at": "hallway", **seat}, locations=HALL, enemies=list(enemies), **more)


# ---- attacks that miss


@pytest.mark.rule("A-fight-action.5")
@pytest.mark.parametrize(
    ("card", "key", "damage"),
    [
        ("knife", "use.knife", 1), ("machete", "use.machete", 1), ("automatic-45", "use.automatic-45", 2),
        ("switchblade", "use.switchblade", 1), ("derringer-41", "use.derringer-41", 1),
        ("rolands-38-special", "use.rolands-38-special", 2), ("shrivelling", "use.shrivelling", 2),
        ("baseball-bat", "use.baseball-bat", 2), ("shotgun", "use.shotgun", 4),
    ],
)  # fmt: skip
def test_a_miss_hits_the_other_with_what_needs_no_success(card: str, key: str, damage: int) -> None:
    """The auto-fail against a fight value of 4 fails by 4, which is what a shotgun counts."""
    seats = {"at": "hallway", "play": [card]}, {"investigator": "agnes-baker", "at": "hallway"}
    play = at(*seats, locations=HALL, enemies=[engaged("ghoul-priest", 1)], tokens=["auto-fail"])
    keys = [k for k in play.t.asked[0].keys if play.plain(k) == key]
    play.answer(keys[0]).until()
    assert play.damage(1) == damage and play.on("ghoul-priest", "damage") == 0


@pytest.mark.rule("A-fight-action.5")
def test_a_backstab_that_misses_hits_for_three_and_vicious_blow_adds_nothing() -> None:
    seats = ({"at": "hallway", "hand": ["backstab", "vicious-blow"]}, {"investigator": "agnes-baker", "at": "hallway"})
    play = at(*seats, locations=HALL, enemies=[engaged("ghoul-minion", 1)], tokens=["auto-fail"])
    play.does("play.backstab").until()
    assert play.damage(1) == 3


# ---- investigators and their cards


def test_a_blank_investigator_has_an_elder_sign_of_zero() -> None:
    """Roland's elder sign is worth the clues there; next to the Stubborn Detective it is +0."""
    for detective, passed in (([], True), ([resting("stubborn-detective", "cellar")], False)):
        play = at({"at": "cellar"}, locations=HALL, enemies=detective, tokens=["elder-sign"])
        play.does("investigate").until()
        assert (play.clues() == 1) is passed, "intellect 3, 2 clues, shroud 4"


@pytest.mark.rule("A-rul.13")
@pytest.mark.parametrize("deck", [[], ["ancient-evils"]])
def test_a_close_call_puts_no_lone_card_into_an_empty_deck(deck: list[str]) -> None:
    seat = {"at": "hallway", "hand": ["close-call"], "investigator": "wendy-adams"}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion")], encounter=deck, tokens=["0"])
    s, kept = play.s, len(play.s.encounter_deck) - len(deck)
    s.removed, s.encounter_deck = (*s.removed, *s.encounter_deck[:kept]), s.encounter_deck[kept:]
    play.does("evade.ghoul-minion").until("window-after").does("close-call.0")
    piles = play.s.encounter_deck, play.s.encounter_discard
    assert [len(pile) for pile in piles] == ([2, 0] if deck else [0, 1])


def test_an_event_that_was_committed_lies_on_top_for_the_amulet() -> None:
    seat = {"investigator": "wendy-adams", "at": "attic", "hand": ["working-a-hunch"], "play": ["wendys-amulet"]}
    play = at({**seat, "resources": 5}, locations=HALL, tokens=["-4"])
    play.does("investigate", ["working-a-hunch"]).until()
    assert play.discard() == ["working-a-hunch"] and play.offers("free.working-a-hunch")


def test_dissonant_voices_stop_the_amulet_and_fast_events() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "discard": ["lucky"], "hand": ["dodge"], "resources": 5}
    voices = {**seat, "play": ["wendys-amulet"], "threat": ["dissonant-voices"]}
    play = at(voices, locations=HALL, enemies=[engaged("ghoul-minion")], phase="enemy")
    play.until()
    assert play.damage() == 1 and "dodge" in play.hand(), "no dodge"


@pytest.mark.parametrize("foe", [True, False])
def test_elusive_without_a_place_to_go_needs_an_enemy(foe: bool) -> None:
    seat = {"investigator": "skids-otoole", "at": "hallway", "hand": ["elusive"], "resources": 5}
    play = at(seat, locations=["hallway"], enemies=[engaged("ghoul-minion")] if foe else [])
    assert play.offers("free.elusive") is foe


def test_drawn_to_the_flame_a_warded_treachery_was_drawn() -> None:
    seat = {"investigator": "agnes-baker", "at": "attic", "hand": ["drawn-to-the-flame", "ward-of-protection"],
            "resources": 5}  # fmt: skip
    play = at(seat, locations=HALL, encounter=["rotting-remains"])
    play.does("play.drawn-to-the-flame", "ward-of-protection.0").until()
    assert play.clues() == 2 and play.horror() == 1


def test_a_ward_keeps_a_false_lead_from_gaining_surge() -> None:
    seat = {"investigator": "agnes-baker", "at": "rivertown", "hand": ["ward-of-protection"], "resources": 5}
    play = at(seat, locations=["rivertown"], phase="mythos", encounter=["false-lead", "hunting-shadow"], **MASKS)
    play.does("ward-of-protection.0").until()
    assert [slug_of(piece) for piece in play.s.encounter_discard] == ["false-lead"]


def test_dynamite_reaches_an_unrevealed_place() -> None:
    places = ["hallway", {"card": "attic", "revealed": False}]
    seat = {"at": "hallway", "hand": ["dynamite-blast"]}
    play = at(seat, locations=places, enemies=[resting("ghoul-minion", "attic")])
    play.does("play.dynamite-blast", "attic").until()
    assert not play.has("ghoul-minion") and play.damage() == 0


# ---- encounter cards


def test_wings_of_darkness_in_rivertown_move_nobody() -> None:
    foes = [engaged("ghoul-minion"), engaged("hunting-nightgaunt")]
    play = at({"at": "rivertown"}, locations=["rivertown", "northside"], enemies=foes, phase="mythos",
              encounter=["on-wings-of-darkness"], tokens=["auto-fail"], **MASKS)  # fmt: skip
    play.until()
    assert play.place() == "rivertown" and (play.damage(), play.horror()) == (1, 1)
    assert (play.engaged("ghoul-minion"), play.engaged("hunting-nightgaunt")) == (0, 0)


def test_where_every_door_is_locked_the_next_one_is_discarded() -> None:
    play = at({"at": "rivertown"}, locations=["rivertown"], attached=[{"card": "locked-door", "to": "rivertown"}],
              phase="mythos", encounter=["locked-door"], **MASKS)  # fmt: skip
    play.until()
    assert len(play.s.attached) == 1 and [slug_of(piece) for piece in play.s.encounter_discard] == ["locked-door"]


def test_the_yellow_sign_without_a_madness_only_shuffles() -> None:
    play = at({"at": "hallway", "deck": ["knife"]}, locations=HALL, phase="mythos", encounter=["the-yellow-sign"],
              tokens=["auto-fail"])  # fmt: skip
    play.until()
    assert play.horror() == 2 and play.s.threat[0] == ()
    assert "Player 1 finds nothing that fits." in play.log()


def test_sacrificing_lita_provokes() -> None:
    seat = {"at": "main-path", "play": ["lita-chantler"]}
    foes = [{"card": "umordhoth", "at": "main-path"}, engaged("ghoul-minion")]
    play = at(seat, locations=["main-path"], enemies=foes, **WOODS)
    play.does("use.umordhoth")
    assert play.asks in ("ask-next-attacker", "ask-assign"), "first the attacks of opportunity"


@pytest.mark.parametrize("rising", [True, False])
def test_an_elder_thing_reveals_another_before_an_ancient_one(rising: bool) -> None:
    foes = [{"card": "umordhoth", "at": "main-path", "exhausted": True}] if rising else []
    play = at({"at": "main-path"}, {"investigator": "agnes-baker", "at": "main-path"}, locations=["main-path"],
              enemies=foes, tokens=["elder-thing", "0"], **WOODS)  # fmt: skip
    play.does("investigate").until()
    told = " ".join(play.log())
    assert told.count("reveals") == 1 + rising
