"""Daisy Walker and Agnes Baker, their own cards and weaknesses."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.pieces import slug_of

HOUSE = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
MINION = {"card": "ghoul-minion", "engaged": 0}
RATS = {"card": "swarm-of-rats", "engaged": 0}
DECK = ["knife", "flashlight", "guts", "perception", "machete"]


def daisy(tokens: str = "0", **more: Any) -> Play:
    return _alone("daisy-walker", tokens, **more)


def agnes(tokens: str = "0", **more: Any) -> Play:
    return _alone("agnes-baker", tokens, **more)


def _alone(name: str, tokens: str, **more: Any) -> Play:
    seat = {"investigator": name, "at": "hallway", "deck": DECK}
    seat |= {
        key: more.pop(key) for key in ("at", "hand", "play", "deck", "threat", "horror", "resources") if key in more
    }
    return at(seat, locations=HOUSE, tokens=tokens.split(), **more)


# ---- Daisy


@pytest.mark.rule("A-rul.8", "A-gains.2")
def test_daisy_has_an_action_for_tomes_alone() -> None:
    play = daisy(play=["old-book-of-lore"], phase="mythos", encounter=["ancient-evils"]).until()
    assert (play.s.actions[0], play.s.tome_actions[0]) == (3, 1)
    play.does("use.old-book-of-lore", "knife").until()
    assert (play.s.actions[0], play.s.tome_actions[0]) == (3, 0), "the additional action is used first"


def test_the_action_for_tomes_is_left_when_the_others_are_spent() -> None:
    play = daisy(play=["old-book-of-lore"], phase="mythos", encounter=["ancient-evils"]).until()
    play.does("resource", "resource", "resource")
    assert play.asks == "ask-action" and set(play.keys) == {"use.old-book-of-lore", "end-turn"}


def test_daisys_elder_sign_draws_a_card_for_each_tome() -> None:
    play = daisy("elder-sign", at="attic", play=["old-book-of-lore", "medical-texts"])
    play.does("investigate", ["main", "arkham/daisy-walker/elder-sign/passed@the-gathering@0"]).until()
    assert play.hand() == DECK[:2] and play.clues() == 1


def test_no_cards_for_a_failed_elder_sign() -> None:
    play = daisy("elder-sign", play=["old-book-of-lore"], enemies=[{"card": "ghoul-priest", "engaged": 0}])
    play.does("fight.ghoul-priest").until()
    assert play.hand() == []


@pytest.mark.rule("A-slots.4", "A-R8")
def test_the_tote_bag_holds_two_more_tomes_and_nothing_else() -> None:
    books = ["daisys-tote-bag", "old-book-of-lore", "medical-texts", "knife"]
    play = daisy(play=books, hand=["encyclopedia", "machete"], resources=9)
    play.does("play.encyclopedia").until()
    assert len(play.s.play[0]) == 5, "two Tomes in the bag, one and a knife in the hands"
    play.does("play.machete")
    assert play.asks == "ask-slots"


def necronomicon(tokens: str = "0", horror: int = 3, **more: Any) -> Play:
    return daisy(tokens, threat=[{"card": "the-necronomicon", "horror": horror}], **more)


@pytest.mark.rule("A-weakness.3", "A-slots.2")
def test_the_necronomicon_comes_to_the_threat_area_with_three_horror() -> None:
    play = daisy(deck=["the-necronomicon", *DECK])
    play.does("draw").until()
    assert play.hand() == [] and play.on("the-necronomicon", "horror") == 3
    assert [slug_of(piece) for piece in play.s.threat[0]] == ["the-necronomicon"]


@pytest.mark.rule("A-rul.18")
def test_with_the_necronomicon_an_elder_sign_fails() -> None:
    play = necronomicon("elder-sign", at="attic", play=["old-book-of-lore"])
    play.does("investigate").until()
    assert play.clues() == 0 and play.hand() == [], "no elder sign ability either"


def test_horror_of_the_necronomicon_is_moved_and_the_last_one_frees_daisy() -> None:
    play = necronomicon(horror=2)
    play.does("use.the-necronomicon").until()
    assert play.horror() == 1 and play.on("the-necronomicon", "horror") == 1
    play.does("use.the-necronomicon").until()
    assert play.horror() == 2 and play.discard() == ["the-necronomicon"]


@pytest.mark.rule("A-campaign.16", "A-defeat.2")
def test_moved_horror_can_defeat() -> None:
    play = necronomicon(horror=3, **{"seed": 1})
    play.s.horror[play.s.investigators[0]] = 8
    play.does("use.the-necronomicon")
    assert play.s.status[0] == "defeated"


@pytest.mark.rule("A-rul.11")
def test_moved_horror_was_not_taken() -> None:
    play = daisy(threat=[{"card": "the-necronomicon", "horror": 3}, "psychosis"])
    play.does("use.the-necronomicon").until()
    assert (play.horror(), play.damage()) == (1, 0)


@pytest.mark.rule("A-cannot.1", "A-leaves-play.1")
def test_the_necronomicon_cannot_be_discarded_while_it_has_horror() -> None:
    play = necronomicon("auto-fail", phase="mythos", encounter=["crypt-chill"])
    play.until()
    assert play.has("the-necronomicon") and play.damage() == 2, "it was no choice"


@pytest.mark.rule("A-activate-action.4", "A-weakness.8")
def test_nobody_else_reads_the_necronomicon() -> None:
    reader = {"investigator": "daisy-walker", "at": "hallway", "threat": [{"card": "the-necronomicon", "horror": 3}]}
    play = at({"investigator": "roland-banks", "at": "hallway"}, reader, locations=HOUSE)
    assert not play.offers("use.the-necronomicon")


# ---- Agnes


@pytest.mark.rule("A-rul.11")
def test_agnes_strikes_when_horror_is_placed_on_her() -> None:
    play = agnes("0", at="cellar", enemies=[RATS | {"at": "cellar"}], play=["forbidden-knowledge"])
    play.does("free.forbidden-knowledge", "agnes-baker").until()
    assert play.horror() == 1 and not play.has("swarm-of-rats")


def test_agnes_strikes_once_in_a_phase() -> None:
    play = agnes(enemies=[MINION], play=["forbidden-knowledge", "forbidden-knowledge"])
    play.does("free.forbidden-knowledge", "agnes-baker", "free.forbidden-knowledge").until()
    assert play.horror() == 2 and play.on("ghoul-minion", "damage") == 1


def test_agnes_does_not_strike_for_horror_on_her_assets() -> None:
    play = agnes(enemies=[MINION], play=["forbidden-knowledge", "beat-cop"])
    play.does("free.forbidden-knowledge", {"horror/beat-cop": 1})
    assert play.asks == "ask-action" and play.on("ghoul-minion", "damage") == 0


def test_agnes_without_an_enemy_is_not_asked() -> None:
    play = agnes(play=["forbidden-knowledge"])
    play.does("free.forbidden-knowledge")
    assert play.asks == "ask-action"


@pytest.mark.parametrize(("horror", "hit"), [(1, False), (2, True)])
def test_agness_elder_sign_counts_her_horror(horror: int, hit: bool) -> None:
    play = agnes("elder-sign", enemies=[{"card": "ghoul-priest", "engaged": 0}], horror=horror)
    play.does("fight.ghoul-priest").until()
    assert (play.on("ghoul-priest", "damage") == 1) is hit, "2 and her horror against 4"


@pytest.mark.parametrize(("spell", "cards"), [("shrivelling", 1), ("arcane-studies", 0)])
def test_the_heirloom_draws_for_a_spell(spell: str, cards: int) -> None:
    play = agnes(play=["heirloom-of-hyperborea"], hand=[spell])
    play.does(f"play.{spell}")
    if cards:
        play.does("heirloom-of-hyperborea")
    play.until()
    assert len(play.hand()) == cards


def test_the_heirloom_answers_after_the_spell_lies_in_its_pile() -> None:
    play = agnes(play=["heirloom-of-hyperborea"], hand=["blinding-light"], enemies=[MINION])
    play.does("play.blinding-light").until("window-after")
    assert play.discard() == ["blinding-light"]


@pytest.mark.rule("A-weakness.3")
def test_a_dark_memory_haunts_until_it_is_played() -> None:
    play = agnes(hand=["dark-memory"], encounter=["ancient-evils"])
    play.does("end-turn").until()
    assert play.horror() == 2 and "dark-memory" in play.hand()


@pytest.mark.rule("A-fw.1.3.3")
def test_playing_a_dark_memory_costs_and_may_advance_the_agenda() -> None:
    play = agnes(hand=["dark-memory"], agenda="rise-of-the-ghouls", doom=6, resources=2)
    play.does("play.dark-memory").until()
    assert play.s.resources[0] == 0 and slug_of(play.s.agenda) == "theyre-getting-out"
    assert play.discard() == ["dark-memory"]


@pytest.mark.rule("A-weakness.7")
def test_a_dark_memory_cannot_be_chosen_for_discard() -> None:
    hand = ["dark-memory", *(["knife"] * 2), *(["guts"] * 2), *(["machete"] * 2), "flashlight", "flashlight"]
    play = agnes(hand=hand, deck=["perception"], phase="upkeep", encounter=["ancient-evils"])
    play.until("ask-discard")
    assert "dark-memory" not in play.keys
