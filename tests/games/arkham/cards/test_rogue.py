"""Skids O'Toole with his own cards, and the rogue cards."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

HOUSE: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
MINION = {"card": "ghoul-minion", "engaged": 0}
PRIEST = {"card": "ghoul-priest", "engaged": 0}
DECK = ["knife", "flashlight", "guts", "perception", "machete"]
SEAT = ("at", "hand", "play", "deck", "threat", "resources", "damage", "actions")


def skids(tokens: str = "0", **more: Any) -> Play:
    """Skids in the hallway, with 5 resources."""
    seat = {"investigator": "skids-otoole", "at": "hallway", "deck": DECK, "resources": 5}
    seat |= {key: more.pop(key) for key in SEAT if key in more}
    return at(seat, locations=HOUSE, tokens=tokens.split(), **more)


# ---- Skids and his own cards


def test_skids_buys_one_action_a_turn() -> None:
    play = skids()
    play.does("free.skids-otoole")
    assert play.s.actions[0] == 4 and play.s.resources[0] == 3
    assert not play.offers("free.skids-otoole")


def test_skids_needs_two_resources_for_it() -> None:
    assert not skids(resources=1).offers("free.skids-otoole")


@pytest.mark.parametrize(("threat", "resources"), [([], 7), (["haunted", "haunted"], 5)])
def test_skidss_elder_sign_pays_if_the_test_succeeds(threat: list[str], resources: int) -> None:
    play = skids("elder-sign", enemies=[PRIEST], threat=threat)
    play.does("fight.ghoul-priest").until()
    assert play.s.resources[0] == resources, "3 and 2 against 4; twice haunted only 3"


def test_on_the_lam_no_common_enemy_attacks_for_a_round() -> None:
    play = skids(hand=["on-the-lam"], enemies=[MINION], phase="mythos", encounter=["ancient-evils"])
    play.does("on-the-lam.0").until()
    play.does("resource").until()
    assert play.damage() == 0, "no attack of opportunity"
    play.does("end-turn").until("choose-effect")
    assert (play.damage(), play.horror()) == (0, 0) and play.s.phase == "mythos", "nor one in the enemy phase"


def test_on_the_lam_nobody_retaliates() -> None:
    goat = {"card": "goat-spawn", "engaged": 0}
    play = skids("-4", hand=["on-the-lam"], enemies=[goat], phase="mythos", encounter=["ancient-evils"])
    play.does("on-the-lam.0").until()
    play.does("fight.goat-spawn").until()
    assert play.damage() == 0 and play.on("goat-spawn", "damage") == 0


def test_on_the_lam_does_not_stop_the_priest() -> None:
    play = skids(hand=["on-the-lam"], enemies=[PRIEST], phase="mythos", encounter=["ancient-evils"])
    play.does("on-the-lam.0").until()
    play.does("resource").until()
    assert (play.damage(), play.horror()) == (2, 2)


@pytest.mark.rule("A-weakness.4")
def test_whoever_draws_the_debts_has_them() -> None:
    play = skids(deck=["hospital-debts"]).does("draw").until()
    assert play.has("hospital-debts") and play.hand() == [] and play.on("hospital-debts", "uses") == 0


def test_debts_are_paid_two_a_round() -> None:
    play = skids(threat=["hospital-debts"])
    play.does("free.hospital-debts", "free.hospital-debts")
    assert play.s.resources[0] == 3 and play.on("hospital-debts", "uses") == 2
    assert not play.offers("free.hospital-debts")


def test_friends_there_pay_the_debts_from_their_own_pools() -> None:
    seats = (
        {"at": "hallway", "resources": 5},
        {"investigator": "skids-otoole", "at": "hallway", "threat": ["hospital-debts"], "resources": 5},
    )
    play = at(*seats, locations=HOUSE).does("free.hospital-debts", "free.hospital-debts")
    assert play.s.resources == [3, 5] and play.on("hospital-debts", "uses") == 2


# ---- assets


@pytest.mark.parametrize(("token", "damage"), [("+1", 1), ("elder-sign", 2), ("-1", 0)])
def test_the_switchblade_cuts_deeper_by_two(token: str, damage: int) -> None:
    play = skids(token, hand=["switchblade"], enemies=[{"card": "icy-ghoul", "engaged": 0}], resources=1)
    play.does("fast.switchblade")
    assert play.s.actions[0] == 3 and play.s.resources[0] == 0, "a fast card"
    play.does("use.switchblade").until()
    assert play.on("icy-ghoul", "damage") == damage, "3 against 3"


@pytest.mark.parametrize(("token", "damage"), [("0", 1), ("+1", 2), ("-2", 0)])
def test_the_derringer_is_sure_and_cuts_deeper_by_two(token: str, damage: int) -> None:
    play = skids(token, play=["derringer-41"], enemies=[PRIEST])
    assert play.on("derringer-41", "uses") == 3
    play.does("use.derringer-41").until()
    assert play.on("ghoul-priest", "damage") == damage, "3 and 2 against 4"
    assert play.on("derringer-41", "uses") == 2


def test_burglary_brings_money_and_no_clue() -> None:
    play = skids(at="cellar", play=["burglary"], tokens="+1")
    play.does("use.burglary").until()
    assert play.clues() == 0 and play.s.resources[0] == 8 and not play.ready("burglary")
    assert not play.offers("use.burglary")


def test_failed_burglary_brings_nothing() -> None:
    play = skids(at="cellar", play=["burglary"], tokens="-4")
    play.does("use.burglary").until()
    assert play.s.resources[0] == 5 and play.on("cellar", "clues") == 2


def test_pickpocketing_draws_after_evading() -> None:
    play = skids(play=["pickpocketing"], enemies=[MINION])
    play.does("evade.ghoul-minion", "pickpocketing.0").until()
    assert play.hand() == ["knife"] and not play.ready("pickpocketing")


def test_who_fails_to_evade_picks_no_pocket() -> None:
    play = skids("-4", play=["pickpocketing"], enemies=[MINION])
    play.does("evade.ghoul-minion").until()
    assert play.hand() == [] and play.ready("pickpocketing")


@pytest.mark.parametrize(("leo", "cost"), [("leo-de-luca", 6), ("leo-de-luca-1", 5)])
def test_leo_gives_an_action_at_once_and_every_turn(leo: str, cost: int) -> None:
    play = skids(hand=[leo], resources=6)
    play.does(f"play.{leo}").until()
    assert play.s.resources[0] == 6 - cost and play.s.actions[0] == 3, "one spent, one gained"
    again = skids(play=[leo], phase="mythos", encounter=["ancient-evils"]).until()
    assert again.s.actions[0] == 4


@pytest.mark.rule("A-unique.1")
def test_there_is_only_one_leo() -> None:
    assert not skids(play=["leo-de-luca"], hand=["leo-de-luca-1"], resources=9).offers("play.leo-de-luca-1")


@pytest.mark.parametrize("action", ["fight", "evade"])
def test_hard_knocks_help_in_fights_and_evasion(action: str) -> None:
    play = skids("-2", play=["hard-knocks"], enemies=[{"card": "ghoul-priest", "engaged": 0}])
    play.does(f"{action}.ghoul-priest")
    for _ in range(3):
        play.does(play_option(play, "hard-knocks"))
    play.until()
    assert play.s.resources[0] == 2
    if action == "fight":
        assert play.on("ghoul-priest", "damage") == 1, "3, -2 and 3 against 4"
    else:
        assert not play.ready("ghoul-priest"), "4, -2 and 3 against 4"


def play_option(play: Play, slug: str) -> str:
    """The next option of a free ability of this card."""
    for _ in range(9):
        found = next((key for key in play.t.asked[0].keys if slug in key), None)
        if found is not None:
            return found
        play.skip(slug)
    raise AssertionError(f"{slug} is never offered")


def test_hard_knocks_do_not_help_to_investigate() -> None:
    play = skids("0", at="cellar", play=["hard-knocks"])
    play.does("investigate")
    while play.asks != "ask-action":
        assert not any("hard-knocks" in key for key in play.keys)
        play.skip()


def test_the_cat_burglar_leads_away_without_an_attack() -> None:
    play = skids(play=["cat-burglar"], enemies=[MINION])
    play.does("use.cat-burglar", "cellar", {"damage/skids-otoole": 1}).until()
    assert play.place() == "cellar" and play.engaged("ghoul-minion") == -1
    assert (play.damage(), play.horror()) == (1, 0), "the damage of the cellar alone"
    assert play.s.actions[0] == 2 and not play.ready("cat-burglar")


@pytest.mark.parametrize(("card", "ready"), [("cat-burglar", False), ("burglary", True)])
def test_the_cat_burglar_makes_nimble(card: str, ready: bool) -> None:
    play = skids("-3", play=[card], enemies=[MINION])
    play.does("evade.ghoul-minion").until()
    assert play.ready("ghoul-minion") is ready, "4, 1 and -3 against 2"


# ---- events


def test_elusive_leaves_everybody_behind() -> None:
    rats = {"card": "swarm-of-rats", "engaged": 0}
    play = skids(hand=["elusive"], enemies=[MINION, rats, {"card": "icy-ghoul", "at": "cellar"}])
    play.does("free.elusive")
    assert "cellar" not in play.keys, "an enemy is there"
    play.until()
    assert play.place() == "attic" and play.s.actions[0] == 3 and play.s.resources[0] == 3
    assert play.engaged("ghoul-minion") == play.engaged("swarm-of-rats") == -1 and play.damage() == 0


def test_a_backstab_is_fought_with_agility_for_three() -> None:
    play = skids("0", hand=["backstab"], enemies=[PRIEST])
    play.does("play.backstab").until()
    assert play.on("ghoul-priest", "damage") == 3, "4 against 4"
    assert play.damage() == 0, "a fight provokes no attack"


def test_a_sneak_attack_needs_an_exhausted_enemy() -> None:
    assert not skids(hand=["sneak-attack"], enemies=[MINION]).offers("play.sneak-attack")
    sleeping = {"card": "icy-ghoul", "at": "hallway", "exhausted": True}
    play = skids(hand=["sneak-attack"], enemies=[sleeping])
    play.does("play.sneak-attack").until()
    assert play.on("icy-ghoul", "damage") == 2 and play.s.resources[0] == 3


def test_a_sure_gamble_turns_the_minus() -> None:
    play = skids("-2", at="cellar", hand=["sure-gamble"])
    play.does("investigate", "sure-gamble.0").until()
    assert play.clues() == 1 and play.s.resources[0] == 3, "3 and 2 against 4"


def test_a_sure_gamble_turns_the_minus_of_a_symbol() -> None:
    ghouls = [{"card": "ghoul-minion", "at": "cellar", "exhausted": True} for _ in range(2)]
    play = skids("skull", at="cellar", hand=["sure-gamble"], enemies=ghouls)
    play.does("investigate", "sure-gamble.0").until()
    assert play.clues() == 1, "3 and 2 against 4"


@pytest.mark.parametrize("token", ["0", "+1", "auto-fail"])
def test_without_a_minus_there_is_no_gamble(token: str) -> None:
    play = skids(token, at="cellar", hand=["sure-gamble"])
    play.does("investigate")
    while play.asks != "ask-action":
        assert not any("sure-gamble" in key for key in play.keys if play.asks.startswith("window"))
        play.skip()


def test_a_hot_streak_brings_ten() -> None:
    play = skids(hand=["hot-streak"], resources=3)
    play.does("play.hot-streak").until()
    assert play.s.resources[0] == 10 and play.s.actions[0] == 2


# ---- the skill


@pytest.mark.parametrize(("token", "back"), [("+1", True), ("0", False)])
def test_opportunist_comes_back_by_three(token: str, back: bool) -> None:
    play = skids(token, hand=["opportunist"], enemies=[MINION])
    play.does("fight.ghoul-minion", ["opportunist"]).until()
    assert (play.hand(), play.discard()) == ((["opportunist"], []) if back else ([], ["opportunist"]))


def test_opportunist_helps_nobody_else() -> None:
    seats = ({"at": "hallway"}, {"investigator": "skids-otoole", "at": "hallway", "hand": ["opportunist", "overpower"]})
    play = at(*seats, locations=HOUSE, enemies=[MINION], tokens=["0"])
    play.does("fight.ghoul-minion")
    while play.asked != 1:
        play.skip()
    assert "overpower" in play.keys and "opportunist" not in play.keys
