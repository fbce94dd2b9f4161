"""Rulings where no source decides, and clauses that only made-up cards exercise."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at
from fathom.games.arkham.cards.printed import FACE
from fathom.games.arkham.pieces import card, ident, slug_of
from fathom.games.arkham.rules.encounter import to_encounter_deck

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
TOWN = {"scenario": "the-midnight-masks"}


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


@pytest.mark.rule("A-R2")
def test_healing_without_a_name_heals_whoever_uses_it() -> None:
    seats = (
        {"at": "st-marys-hospital", "damage": 4},
        {"investigator": "agnes-baker", "at": "st-marys-hospital", "damage": 2},
    )
    play = at(*seats, options=TOWN, locations=["st-marys-hospital"])
    play.does("use.st-marys-hospital")
    assert (play.damage(0), play.damage(1)) == (1, 2)


@pytest.mark.rule("A-R4", "A-put-into-play.3")
def test_enemies_do_not_engage_again_before_the_move() -> None:
    seat = {"investigator": "skids-otoole", "at": "hallway", "hand": ["elusive"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion")])
    play.does("free.elusive", "attic").until()
    assert play.place() == "attic" and play.where("ghoul-minion") == "hallway" and play.engaged("ghoul-minion") == -1
    alone = at(seat, locations=["hallway"], enemies=[engaged("ghoul-minion")])
    alone.does("free.elusive").until()
    assert alone.engaged("ghoul-minion") == 0, "nowhere to go: it engages again at once"


@pytest.mark.rule("A-R7")
def test_cover_up_loses_what_it_has_and_the_rest_is_lost() -> None:
    cover = {"card": "cover-up", "clues": 1}
    seat = {"at": "attic", "threat": [cover], "hand": ["deduction"]}
    play = at(seat, locations=HALL, tokens=["0"])
    play.does("investigate", ["deduction"], "cover-up.0").until()
    assert play.clues() == 0 and play.on("attic", "clues") == 2 and play.on("cover-up", "clues") == 0


@pytest.mark.rule("A-R9")
def test_debts_never_take_more_than_was_earned() -> None:
    seat = {"investigator": "skids-otoole", "at": "hallway", "threat": ["hospital-debts"], "damage": 7}
    rats = [engaged("swarm-of-rats")]
    play = at(seat, options={"scenario": "campaign"}, locations=["hallway"], enemies=rats, phase="enemy")
    play.until("ask-mulligan", "ask-action")
    assert play.s.chapter == 1 and play.s.experience[0] == 0, "2 earned, 2 owed"


@pytest.mark.rule("A-R10", "A-dealing.7")
def test_aquinnah_turns_the_damage_with_its_bonus_on_another() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "play": ["aquinnah"]}
    enemies = [engaged("yithian-observer"), {"card": "icy-ghoul", "at": "hallway", "exhausted": True}]
    play = at(seat, locations=HALL, enemies=enemies, phase="enemy")
    play.does("aquinnah.0")
    while play.asks == "ask-assign":
        play.does({"horror/wendy-adams": 2})
    assert play.on("icy-ghoul", "damage") == 2, "1 and 1 more for the empty hand"
    assert play.damage() == 0


@pytest.mark.rule("A-R11")
def test_an_earlier_move_has_used_up_the_tax() -> None:
    seat = {"at": "hallway", "deck": ["knife"]}
    play = at(seat, locations=HALL)
    play.does("move.attic", "move.hallway")
    assert play.s.actions[0] == 1 and play.t.is_marked("round", "hindered/0")


@pytest.mark.rule("A-R12")
def test_fear_taxes_events_that_are_fights_but_not_the_cat_burglar() -> None:
    seat = {"investigator": "skids-otoole", "at": "hallway", "threat": ["frozen-in-fear"], "hand": ["backstab"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-priest")], tokens=["-4"])
    play.does("play.backstab").until()
    assert play.s.actions[0] == 1
    thief = at({**seat, "hand": [], "play": ["cat-burglar"]}, locations=HALL)
    thief.does("use.cat-burglar", "attic", {"horror/skids-otoole": 1}).until()
    assert thief.s.actions[0] == 2


@pytest.mark.rule("A-R14")
def test_luck_does_not_help_against_an_automatic_failure() -> None:
    seat = {"investigator": "wendy-adams", "at": "attic", "hand": ["lucky"]}
    play = at(seat, locations=HALL, tokens=["auto-fail"])
    play.does("investigate")
    while play.asks != "ask-action":
        assert not any("lucky" in key for key in play.keys)
        play.skip()
    better = at({**seat, "hand": ["lucky-2"]}, locations=HALL, tokens=["auto-fail"])
    better.does("investigate", "lucky-2.0").until()
    assert better.clues() == 0 and len(better.hand()) == 1


@pytest.mark.rule("A-R15")
def test_the_ghouls_break_free_only_for_those_still_in_the_game() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "status": "defeated", "mental": 1}
    last = {"agenda": "theyre-getting-out", "act": "what-have-you-done", "doom": 9}
    play = at(*seats, options={"scenario": "campaign"}, locations=HALL, phase="mythos", **last)
    assert play.s.physical == [1, 0] and play.s.mental == [0, 1]


@pytest.mark.rule("A-aloof.1", "A-aloof.2", "A-aloof.3")
def test_an_aloof_enemy_keeps_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card(FACE["ghoul-minion"]), "keywords", frozenset({"aloof"}))
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", encounter=["ghoul-minion"])
    play.until()
    assert play.has("ghoul-minion") and play.engaged("ghoul-minion") == -1
    assert not play.offers("fight.ghoul-minion") and play.offers("engage.ghoul-minion")
    assert "A-aloof.3" in [rule for _, rule in play.t.decision.refused()]  # type: ignore[union-attr]
    play.does("engage.ghoul-minion")
    assert play.offers("fight.ghoul-minion")


@pytest.mark.rule("A-surge.1", "A-keywords.3")
def test_printed_surge_brings_another_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card(FACE["dissonant-voices"]), "keywords", frozenset({"surge"}))
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", encounter=["dissonant-voices", "swarm-of-rats"])
    play.until()
    assert play.has("dissonant-voices") and play.has("swarm-of-rats")


@pytest.mark.rule("A-rul.13")
def test_one_card_is_not_shuffled_into_an_empty_deck() -> None:
    play = at({"at": "hallway"}, locations=HALL)
    play.t.state.encounter_deck = ()
    to_encounter_deck(play.t, FACE["ghoul-minion"])
    assert play.s.encounter_deck == () and [slug_of(p) for p in play.s.encounter_discard] == ["ghoul-minion"]


@pytest.mark.rule("A-drawing.4", "A-tokens.1", "A-in-play.5")
def test_there_is_no_end_of_cards_and_tokens() -> None:
    seat = {"at": "hallway", "resources": 40, "play": ["beat-cop"], "deck": ["knife", "guts", "dodge"]}
    play = at(seat, locations=HALL, enemies=[{"card": "ghoul-minion", "at": "hallway", "exhausted": True}])
    play.does("draw", "draw", "draw")
    assert play.asks == "ask-action" and sorted(play.hand()) == ["dodge", "guts", "knife"]
    assert play.s.resources[0] == 40


@pytest.mark.rule("A-leaves-play.3", "A-lasting-effects.2")
def test_what_lasted_on_a_card_ends_when_it_leaves_play() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "hand": ["mind-wipe"], "play": ["forbidden-knowledge"]}
    minion = {"card": "ghoul-minion", "engaged": 0, "damage": 1}
    play = at(seat, locations=HALL, enemies=[minion], phase="enemy")
    play.does("mind-wipe.0")
    assert [item.scope.it for item in play.t.lasting] == [ident(play.piece("ghoul-minion"))]
    play.does("agnes-baker.0")
    assert not play.has("ghoul-minion") and play.t.lasting == () and play.s.phase == "enemy"
