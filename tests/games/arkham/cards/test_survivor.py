"""Wendy Adams with her own cards, and the survivor cards."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.pieces import slug_of

HOUSE: list[Any] = ["hallway", {"card": "attic", "clues": 3}, {"card": "cellar", "clues": 3}]
MINION = {"card": "ghoul-minion", "engaged": 0}
RATS = {"card": "swarm-of-rats", "engaged": 0}
PRIEST = {"card": "ghoul-priest", "engaged": 0}
DECK = ["knife", "flashlight", "guts", "perception", "machete"]
SEAT = ("at", "hand", "play", "deck", "discard", "threat", "resources", "damage", "horror")


def wendy(tokens: str = "0", **more: Any) -> Play:
    """Wendy in the hallway, with 5 resources."""
    seat = {"investigator": "wendy-adams", "at": "hallway", "deck": DECK, "resources": 5}
    seat |= {key: more.pop(key) for key in SEAT if key in more}
    return at(seat, locations=HOUSE, tokens=tokens.split(), **more)


# ---- Wendy and her own cards


def test_wendy_draws_another_token_for_a_card() -> None:
    play = wendy("-4 +1", at="cellar", hand=["knife", "guts"])
    play.does("investigate", "wendy-adams.0", ["guts"]).until()
    assert play.clues() == 1 and play.hand() == ["knife"] and play.discard() == ["guts"]


@pytest.mark.parametrize(("amulet", "hit"), [(True, True), (False, False)])
def test_wendys_elder_sign_always_succeeds_with_the_amulet(amulet: bool, hit: bool) -> None:
    play = wendy("elder-sign", play=["wendys-amulet"] if amulet else [], enemies=[PRIEST])
    play.does("fight.ghoul-priest").until()
    assert (play.on("ghoul-priest", "damage") == 1) is hit, "1 against 4"


def test_with_the_amulet_the_topmost_event_of_the_pile_is_played() -> None:
    play = wendy(play=["wendys-amulet"], discard=["emergency-cache", "knife"])
    play.does("play.emergency-cache").until()
    assert play.s.resources[0] == 8 and play.discard() == ["knife"]
    assert slug_of(play.s.decks[0][0]) == "emergency-cache", "at the bottom of the deck"


def test_only_the_topmost_event_is_offered() -> None:
    play = wendy(play=["wendys-amulet"], discard=["emergency-cache", "cunning-distraction"], enemies=[MINION])
    assert [play.offers(f"play.{slug}") for slug in ("emergency-cache", "cunning-distraction")].count(True) == 1


def test_without_the_amulet_no_event_returns() -> None:
    assert not wendy(discard=["emergency-cache"]).offers("play.emergency-cache")


def test_with_the_amulet_an_event_from_the_hand_goes_under_the_deck() -> None:
    play = wendy(play=["wendys-amulet"], hand=["emergency-cache"])
    play.does("play.emergency-cache").until()
    assert play.discard() == [] and slug_of(play.s.decks[0][0]) == "emergency-cache"


def test_with_the_amulet_a_barricade_goes_under_the_deck_when_it_falls() -> None:
    play = wendy(play=["wendys-amulet"], hand=["barricade"])
    play.does("play.barricade").until()
    play.does("move.cellar").until()
    assert play.discard() == [] and slug_of(play.s.decks[0][0]) == "barricade"


def test_with_the_amulet_luck_comes_from_the_pile() -> None:
    play = wendy("-1", at="cellar", play=["wendys-amulet"], discard=["lucky"])
    play.does("investigate", "lucky").until()
    assert play.clues() == 1 and play.discard() == [] and slug_of(play.s.decks[0][0]) == "lucky"


def test_abandoned_and_alone() -> None:
    play = wendy(deck=["abandoned-and-alone"], discard=["knife", "guts"])
    play.does("draw").until()
    assert play.horror() == 2 and play.discard() == ["abandoned-and-alone"]


# ---- assets


def test_a_leather_coat_takes_two_damage() -> None:
    play = wendy(play=["leather-coat"], enemies=[PRIEST], phase="enemy")
    play.does({"damage/leather-coat": 2, "horror/wendy-adams": 2})
    assert play.damage() == 0 and not play.has("leather-coat")


@pytest.mark.parametrize(("token", "found"), [("-1", False), ("0", True)])
def test_scavenging_finds_an_item_again(token: str, found: bool) -> None:
    play = wendy(token, at="attic", play=["scavenging"], discard=["knife", "guts"])
    play.does("investigate")
    if found:
        play.does("scavenging.0")
        assert "guts" not in play.keys, "no Item"
    while play.asks != "ask-action":
        assert not play.offers("scavenging.0")
        play.skip()
    assert play.hand() == (["knife"] if found else []) and play.ready("scavenging") is not found


def test_the_bat_hits_hard_and_stays() -> None:
    play = wendy("+1", play=["baseball-bat"], enemies=[PRIEST])
    play.does("use.baseball-bat").until()
    assert play.on("ghoul-priest", "damage") == 2 and play.has("baseball-bat"), "1, 2 and 1 against 4"


@pytest.mark.parametrize("token", ["skull", "auto-fail"])
def test_the_bat_breaks(token: str) -> None:
    play = wendy(token, play=["baseball-bat"], enemies=[PRIEST])
    play.does("use.baseball-bat").until()
    assert not play.has("baseball-bat") and play.discard() == ["baseball-bat"]


@pytest.mark.parametrize(("token", "cards"), [("-4", ["knife"]), ("+1", [])])
def test_the_rabbits_foot_consoles(token: str, cards: list[str]) -> None:
    play = wendy(token, at="cellar", play=["rabbits-foot"])
    play.does("investigate")
    if cards:
        play.does("rabbits-foot.0")
    play.until()
    assert play.hand() == cards and play.ready("rabbits-foot") is not bool(cards)


def test_the_stray_cat_distracts() -> None:
    play = wendy(play=["stray-cat"], enemies=[MINION])
    play.does("free.stray-cat").until()
    assert play.engaged("ghoul-minion") == -1 and not play.ready("ghoul-minion")
    assert play.s.actions[0] == 3 and play.discard() == ["stray-cat"]


def boosted(play: Play, slug: str, times: int) -> Play:
    """Use a free ability of this card so often."""
    for _ in range(times):
        while not any(slug in key for key in play.t.asked[0].keys):
            play.skip(slug)
        play.answer(next(key for key in play.t.asked[0].keys if slug in key))
    return play


def test_dig_deep_helps_agility() -> None:
    play = wendy("-4", play=["dig-deep"], enemies=[PRIEST])
    boosted(play.does("evade.ghoul-priest"), "dig-deep", 4).until()
    assert not play.ready("ghoul-priest") and play.s.resources[0] == 1


def test_dig_deep_helps_willpower() -> None:
    play = wendy("-3", play=["dig-deep"], phase="mythos", encounter=["rotting-remains"])
    boosted(play, "dig-deep", 2).until()
    assert play.horror() == 0 and play.s.resources[0] == 3, "4, -3 and 2 against 3"


def test_aquinnah_turns_an_attack() -> None:
    play = wendy(play=["aquinnah"], enemies=[MINION, RATS], phase="enemy")
    play.does("ghoul-minion", "aquinnah.0").until("ask-assign", "ask-action")
    assert not play.has("swarm-of-rats") and not play.ready("aquinnah") and play.on("aquinnah", "horror") == 1


# ---- events


def test_a_cunning_distraction_evades_all_of_them() -> None:
    play = wendy(hand=["cunning-distraction"], enemies=[MINION, PRIEST, {"card": "icy-ghoul", "at": "hallway"}])
    play.does("play.cunning-distraction").until()
    enemies = ("ghoul-minion", "ghoul-priest", "icy-ghoul")
    assert [play.engaged(slug) for slug in enemies] == [-1] * 3
    assert not any(play.ready(slug) for slug in enemies), "Elite ones too"
    assert play.damage() == 0 and play.s.resources[0] == 0


@pytest.mark.rule("A-effects.6")
def test_all_of_them_are_distracted_before_anybody_answers_it() -> None:
    hand = ["cunning-distraction", "close-call"]
    play = wendy(hand=hand, play=["pickpocketing"], resources=7, enemies=[MINION, RATS])
    play.does("play.cunning-distraction").until("window-after")
    assert not play.ready("ghoul-minion") and not play.ready("swarm-of-rats")
    play.does("pickpocketing", "close-call").until()
    assert play.hand() == ["knife"] and play.has("ghoul-minion") + play.has("swarm-of-rats") == 1


@pytest.mark.parametrize(("place", "token", "clues"), [("attic", "-1", 0), ("cellar", "-1", 2), ("cellar", "-2", 0)])
def test_look_what_i_found(place: str, token: str, clues: int) -> None:
    play = wendy(token, at=place, hand=["look-what-i-found"])
    play.does("investigate")
    if clues:
        play.does("look-what-i-found.0")
    while play.asks != "ask-action":
        assert not any("look-what" in key for key in play.keys if play.asks == "window-after")
        play.skip()
    assert play.clues() == (1 if place == "attic" else clues)


@pytest.mark.parametrize(("card", "hand"), [("lucky", []), ("lucky-2", ["knife"])])
def test_lucky_saves_a_test(card: str, hand: list[str]) -> None:
    play = wendy("-1", at="cellar", hand=[card])
    play.does("investigate", f"{card}.0").until()
    assert play.clues() == 1 and play.hand() == hand and play.discard() == [card] and play.s.resources[0] == 4


def test_luck_may_follow_luck() -> None:
    play = wendy("-3", at="cellar", hand=["lucky", "lucky"])
    play.does("investigate", "lucky", "lucky").until()
    assert play.clues() == 1 and play.s.resources[0] == 3, "3 - 3 and twice 2 against 4"


def test_a_close_call_of_somebody_else() -> None:
    other = {"investigator": "skids-otoole", "at": "hallway"}
    seat = {"investigator": "wendy-adams", "at": "hallway", "hand": ["close-call"], "resources": 5}
    play = at(seat, other, locations=HOUSE, enemies=[MINION | {"engaged": 1}], tokens=["0"], active=1)
    play.does("evade.ghoul-minion", "close-call").until()
    assert not play.has("ghoul-minion")


def test_after_a_close_call_the_enemy_is_in_the_deck() -> None:
    play = wendy(hand=["close-call"], enemies=[MINION])
    before = len(play.s.encounter_deck)
    play.does("evade.ghoul-minion", "close-call.0").until()
    assert not play.has("ghoul-minion") and len(play.s.encounter_deck) == before + 1
    assert "ghoul-minion" in map(slug_of, play.s.encounter_deck) and play.s.resources[0] == 3


@pytest.mark.parametrize("enemy", ["ghoul-priest", "mob-enforcer"])
def test_no_close_call_with_the_elite_or_a_weakness(enemy: str) -> None:
    play = wendy("+1", hand=["close-call"], enemies=[{"card": enemy, "engaged": 0, "owner": 0}])
    play.does(f"evade.{enemy}")
    while play.asks != "ask-action":
        assert not any("close-call" in key for key in play.keys if play.asks.startswith("window"))
        play.skip()
    assert not play.ready(enemy)


def test_with_the_will_to_survive_no_token_is_revealed() -> None:
    play = wendy("auto-fail", hand=["will-to-survive"], enemies=[MINION])
    play.does("free.will-to-survive", "evade.ghoul-minion").until()
    assert not play.ready("ghoul-minion") and play.s.resources[0] == 1


# ---- the skill


def test_survival_instinct_shakes_off_the_others() -> None:
    play = wendy(hand=["survival-instinct"], enemies=[MINION, RATS])
    play.does("evade.ghoul-minion", ["survival-instinct"], "yes", "yes", "cellar").until("ask-action")
    assert play.place() == "cellar" and play.engaged("swarm-of-rats") == -1


@pytest.mark.rule("A-st.7.2")
def test_survival_instinct_lets_go_of_the_others_only() -> None:
    """Also where it comes first: the enemy that is being evaded comes along, and is evaded there."""
    play = wendy(hand=["survival-instinct"], enemies=[MINION, RATS])
    play.does("evade.ghoul-minion", ["survival-instinct"]).until("ask-results")
    play.answer(list(reversed(play.t.asked[0].keys)))
    play.does("yes", "yes", "cellar").until("ask-action")
    assert (play.where("ghoul-minion"), play.where("swarm-of-rats")) == ("cellar", "hallway")
    assert play.engaged("ghoul-minion") == -1 and not play.ready("ghoul-minion")


@pytest.mark.rule("A-st.7.2")
def test_survival_instinct_has_nobody_to_let_go_of_but_others() -> None:
    play = wendy(hand=["survival-instinct"], enemies=[MINION])
    play.does("evade.ghoul-minion", ["survival-instinct"]).until("ask-results")
    play.answer(list(reversed(play.t.asked[0].keys)))
    first = play.t.decisions[0].options[0]
    assert play.asks == "may-effect" and first.text.render("en") == "Move to a connecting location."
