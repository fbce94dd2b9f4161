"""The twenty hardest questions of order, one test or more for each."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]


def fight_in_hall(seat: dict[str, Any], *enemies: dict[str, Any], **more: Any) -> Play:
    return at({"at": "hallway", **seat}, locations=HALL, enemies=list(enemies), **more)


def engaged(slug: str, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": 0, **more}


# ---- 1


@pytest.mark.rule("A-init.2", "A-init.3", "A-init.4", "A-rul.6", "A-event.2")
def test_01_costs_then_attacks_then_the_card_leaves_the_hand() -> None:
    play = fight_in_hall({"hand": ["emergency-cache"]}, engaged("ghoul-minion"), engaged("swarm-of-rats"))
    play.does("play.emergency-cache")
    assert play.asks == "ask-next-attacker"
    assert play.s.actions[0] == 2 and play.hand() == ["emergency-cache"], "paid, but still in hand"
    play.does("ghoul-minion").until()
    assert play.s.resources[0] == 8 and play.discard() == ["emergency-cache"]


@pytest.mark.rule("A-rul.6")
def test_01_a_card_that_an_attack_took_from_the_hand_is_not_played() -> None:
    play = fight_in_hall({"hand": ["emergency-cache"]}, engaged("yithian-observer"))
    play.does("play.emergency-cache").until()
    assert play.s.resources[0] == 5 and play.discard() == ["emergency-cache"]
    assert play.s.actions[0] == 2


@pytest.mark.rule("A-rul.21", "A-init.3")
def test_01_whoever_falls_to_such_an_attack_has_lost_the_costs() -> None:
    seats = {"hand": ["emergency-cache"], "damage": 8}, {"investigator": "agnes-baker"}
    play = at({"at": "hallway", **seats[0]}, seats[1], locations=HALL, enemies=[engaged("ghoul-minion")])
    play.does("play.emergency-cache")
    assert play.s.status[0] == "defeated" and play.asked == 1
    assert play.s.resources[0] == 0


# ---- 2


@pytest.mark.rule("A-rul.19", "A-dealing.1", "A-fw.3.3.3")
def test_02_one_assignment_of_damage_and_horror_and_then_everything_at_once() -> None:
    play = fight_in_hall({"play": ["beat-cop"]}, engaged("ghoul-priest"), phase="enemy")
    play.until("ask-assign")
    assert play.keys == ("damage/roland-banks", "damage/beat-cop", "horror/roland-banks", "horror/beat-cop")
    play.does({"damage/beat-cop": 1, "damage/roland-banks": 1, "horror/beat-cop": 2})
    assert not play.has("beat-cop") and (play.damage(), play.horror()) == (1, 0)


@pytest.mark.rule("A-ability.8", "A-rul.11")
def test_02_forced_answers_to_the_tokens_come_before_reactions() -> None:
    seat = {"investigator": "agnes-baker", "threat": ["psychosis"]}
    play = fight_in_hall(seat, engaged("ghoul-minion"), phase="enemy")
    play.until("window-after")
    assert play.damage() == 2, "psychosis has hurt her before she is asked"
    play.does("agnes-baker.0")
    assert play.on("ghoul-minion", "damage") == 1


# ---- 3


@pytest.mark.rule("A-dealing.7", "A-when.1")
def test_03_the_attacker_dies_and_its_damage_is_placed_all_the_same() -> None:
    play = fight_in_hall({"play": ["guard-dog"]}, engaged("ghoul-minion", damage=1), phase="enemy")
    play.until("ask-assign").does({"damage/guard-dog": 1, "horror/roland-banks": 1})
    assert play.asks == "window-would" and play.has("ghoul-minion") and play.on("guard-dog", "damage") == 0
    play.does("guard-dog.0")
    while play.asks != "ask-action":
        play.skip()
    assert not play.has("ghoul-minion")
    assert play.on("guard-dog", "damage") == 1 and play.horror() == 1


# ---- 4


@pytest.mark.rule("A-priority.1", "A-dealing.5", "A-dealing.8")
def test_04_all_assign_in_player_order_before_anything_is_placed() -> None:
    seats = ({"at": "hallway", "hand": ["dynamite-blast"], "play": ["beat-cop"]},
             {"investigator": "agnes-baker", "at": "hallway", "play": ["arcane-initiate"]})  # fmt: skip
    play = at(*seats, locations=HALL, enemies=[{"card": "ghoul-minion", "at": "hallway", "exhausted": True}])
    play.does("play.dynamite-blast").until("ask-assign")
    assert play.asks == "ask-assign" and play.asked == 0
    play.does({"damage/roland-banks": 3})
    assert play.asks == "ask-assign" and play.asked == 1 and play.damage(0) == 0, "nothing is placed yet"
    play.does({"damage/agnes-baker": 3})
    assert (play.damage(0), play.damage(1)) == (3, 3) and not play.has("ghoul-minion")


@pytest.mark.rule("A-elim.6", "A-rul.4")
@pytest.mark.parametrize(("chosen", "endings"), [("no-resolution", ("no-resolution",)), ("objective", ("r1", "r2"))])
def test_04_the_last_investigator_and_the_objective_fall_together(chosen: str, endings: tuple[str, ...]) -> None:
    seat = {"hand": ["dynamite-blast"], "damage": 6}
    priest = {"card": "ghoul-priest", "at": "hallway", "damage": 3, "exhausted": True}
    play = fight_in_hall(seat, priest, act="what-have-you-done")
    play.does("play.dynamite-blast")
    assert play.asks == "ask-ending"
    play.does(chosen)
    if chosen == "objective":
        play.does("r1")
    assert play.s.ending in endings and play.t.outcome is not None


# ---- 5


@pytest.mark.rule("A-victory.3", "A-rul.4", "A-act-agenda.14")
def test_05_the_objective_comes_before_whatever_follows_a_defeat() -> None:
    priest = engaged("ghoul-priest", damage=4)
    play = fight_in_hall({"hand": ["evidence"]}, priest, act="what-have-you-done", tokens=["0"])
    play.does("fight.ghoul-priest").until("choose-effect")
    assert not play.has("ghoul-priest") and len(play.s.victory) == 1, "the priest counts, and nobody was asked before"
    play.does("r2")
    assert play.s.ending == "r2"


@pytest.mark.rule("A-trigger.3", "A-rul.3", "A-defeat.3")
def test_05_everything_that_follows_a_defeat_may_be_used() -> None:
    seat = {"at": "attic", "hand": ["evidence"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion", damage=1)], tokens=["0"])
    play.does("fight.ghoul-minion", "roland-banks.0", "evidence.0")
    assert play.clues() == 2


@pytest.mark.rule("A-when.1", "A-leaves-play.2")
def test_05_when_it_is_defeated_it_is_still_in_play() -> None:
    play = fight_in_hall({}, engaged("goat-spawn", damage=2), tokens=["0"])
    play.does("fight.goat-spawn").until()
    assert play.horror() == 1 and not play.has("goat-spawn")


# ---- 6


@pytest.mark.rule("A-st.2.1", "A-st.3", "A-st.5", "A-st.6.1", "A-st.7.1", "A-st.8", "A-skill-cards.2")
def test_06_commit_reveal_compare_results_and_tidy_up() -> None:
    play = fight_in_hall({"hand": ["overpower"]}, engaged("ghoul-minion"), tokens=["-1"])
    bag = len(play.s.bag)
    play.does("fight.ghoul-minion", ["overpower"])
    if play.asks == "ask-results":
        play.answer(list(play.t.asked[0].keys))
    play.until()
    assert play.on("ghoul-minion", "damage") == 1
    assert play.discard() == ["overpower"] and len(play.hand()) == 1, "the skill card drew one"
    assert len(play.s.bag) == bag and play.s.test == 0


@pytest.mark.rule("A-retaliate.1", "A-retaliate.2", "A-fight-action.4")
def test_06_retaliation_comes_when_all_results_are_applied() -> None:
    play = fight_in_hall({}, engaged("ghoul-priest"), tokens=["-4"])
    play.does("fight.ghoul-priest").until()
    assert (play.damage(), play.horror()) == (2, 2)
    assert play.ready("ghoul-priest") and play.on("ghoul-priest", "damage") == 0


@pytest.mark.rule("A-rul.5", "A-instead.3")
def test_06_a_failure_that_is_turned_was_none() -> None:
    seat = {"investigator": "wendy-adams", "hand": ["lucky"], "play": ["rabbits-foot"]}
    play = at({"at": "attic", **seat}, locations=HALL, tokens=["-3"])
    play.does("investigate", "lucky.0").until()
    assert play.clues() == 1 and play.ready("rabbits-foot"), "nobody was asked about a failure"


# ---- 7


@pytest.mark.rule("A-modifiers.1", "A-modifiers.2", "A-st.4.1")
def test_07_a_helper_who_falls_in_the_middle_no_longer_helps() -> None:
    lita = {"card": "lita-chantler", "damage": 2}
    play = fight_in_hall({"play": [lita]}, engaged("ghoul-minion"), engaged("icy-ghoul"), tokens=["tablet"])
    play.does("fight.icy-ghoul").until("ask-assign").does({"damage/lita-chantler": 1})
    play.until()
    assert not play.has("lita-chantler")
    assert play.on("icy-ghoul", "damage") == 0, "4 combat - 2 without her +1 is not enough for 3"


@pytest.mark.rule("A-modifiers.1")
def test_07_a_success_stands_although_the_fog_is_gone() -> None:
    fog = [{"card": "obscuring-fog", "to": "attic"}]
    play = at({"at": "attic"}, locations=HALL, attached=fog, tokens=["0"])
    play.does("investigate").until()
    assert play.clues() == 1 and not play.has("obscuring-fog")


# ---- 8


@pytest.mark.rule("A-rul.1")
def test_08_an_entry_test_waits_for_the_running_test_and_its_action() -> None:
    seat = {"investigator": "wendy-adams", "at": "rivertown", "hand": ["survival-instinct"]}
    places = ["rivertown", {"card": "graveyard", "revealed": False}]
    play = at(seat, options={"scenario": "the-midnight-masks"}, locations=places, enemies=[engaged("acolyte")],
              tokens=["0", "0"])  # fmt: skip
    play.does("evade.acolyte", ["survival-instinct"])
    while play.place() == "rivertown":
        ask = play.t.asked[0]
        play.answer(list(ask.keys) if ask.shape == "order" else "yes" if "yes" in ask.keys else ask.keys[0])
    play.until("ask-action")
    order = ["log-test-evade", "log-passed", "log-enters", "log-revealed", "log-test-card", "log-passed"]
    assert [id for _, id, *_ in play.t.lines if id in order] == order
    assert play.discard() == ["survival-instinct"] and play.on("graveyard", "clues") == 2


# ---- 9


@pytest.mark.rule("A-st.3", "A-rul.18")
def test_09_a_cancelled_token_was_never_revealed_and_is_back_before_the_next() -> None:
    seat = {"investigator": "wendy-adams", "at": "attic", "hand": ["knife"]}
    play = at(seat, locations=HALL, tokens=["auto-fail", "0"])
    play.does("investigate", "wendy-adams.0").until()
    assert play.clues() == 1 and play.discard() == ["knife"]


@pytest.mark.rule("A-limits.1")
def test_09_once_per_test_is_once_per_test() -> None:
    seat = {"investigator": "wendy-adams", "at": "attic", "hand": ["knife", "flashlight"]}
    play = at(seat, locations=HALL, tokens=["auto-fail", "auto-fail"], bag=["auto-fail", "auto-fail", "0"])
    play.does("investigate", "wendy-adams.0")
    if play.asks == "ask-discard":
        play.does(["knife"])
    play.until()
    assert play.clues() == 0 and len(play.discard()) == 1


@pytest.mark.rule("A-st.4.2", "A-chaos.1")
def test_09_an_elder_sign_becomes_an_auto_fail_as_it_is_revealed() -> None:
    book = {"card": "the-necronomicon", "horror": 2}
    seat = {"investigator": "daisy-walker", "at": "attic", "threat": [book]}
    play = at(seat, locations=HALL, tokens=["elder-sign"])
    play.does("investigate").until()
    assert play.clues() == 0


# ---- 10


@pytest.mark.rule("A-instead.1", "A-instead.4", "A-clues.1")
def test_10_a_replaced_discovery_leaves_the_clue_where_it_is() -> None:
    cover = {"card": "cover-up", "clues": 3}
    play = at({"at": "attic", "threat": [cover]}, locations=HALL, tokens=["0"])
    play.does("investigate", "cover-up.0").until()
    assert play.clues() == 0 and play.on("attic", "clues") == 2 and play.on("cover-up", "clues") == 2


@pytest.mark.rule("A-instead.4", "A-investigate-action.2")
def test_10_loot_takes_the_place_of_every_discovery_of_the_test() -> None:
    seat = {"investigator": "skids-otoole", "at": "attic", "play": ["burglary"], "hand": ["deduction"]}
    play = at(seat, locations=HALL, tokens=["0"])
    play.does("use.burglary", ["deduction"]).until()
    assert play.clues() == 0 and play.s.resources[0] == 8


# ---- 11


@pytest.mark.rule("A-cancel.4", "A-fw.1.4.4")
def test_11_a_cancelled_treachery_was_drawn_and_is_discarded() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "hand": ["ward-of-protection"]}
    play = at(seat, locations=HALL, phase="mythos", encounter=["ancient-evils"])
    play.does("ward-of-protection.0").until()
    assert play.horror() == 1 and play.s.doom[play.s.agenda] == 1
    assert [play.plain(slug) for slug in play.t.view(0)["table"]["encounter_discard"]] == ["ancient-evils"]


# ---- 12


@pytest.mark.rule("A-act-agenda.9", "A-act-agenda.12", "A-fw.1.3.3")
def test_12_the_agenda_advances_completely_in_the_middle_of_a_draw() -> None:
    seat = {"at": "hallway", "hand": ["knife"]}
    play = at(seat, locations=HALL, phase="mythos", doom=1, encounter=["ancient-evils"])
    play.until("choose-effect")
    assert play.s.doom == {}, "all doom is off before the other side is read"
    assert "take-horror" in play.keys
    play.does("take-horror")
    assert play.t.view(0)["table"]["agenda"] == "rise-of-the-ghouls"


# ---- 13


@pytest.mark.rule("A-act-agenda.10", "A-act-agenda.13", "A-act-agenda.2", "A-R3")
def test_13_the_other_side_is_carried_out_before_the_next_act_is_current() -> None:
    play = at({"at": "study", "clues": 2}, enemies=[{"card": "ghoul-minion", "at": "study", "exhausted": True}])
    play.does("advance").until()
    assert play.place() == "hallway" and play.clues() == 0
    assert not play.has("ghoul-minion") and not play.has("study")
    assert play.t.view(0)["table"]["act"] == "the-barrier"


# ---- 14


@pytest.mark.rule("A-move.3", "A-location.4", "A-engagement.2", "A-engagement.3")
def test_14_reveal_engage_and_only_then_what_follows_an_entry() -> None:
    enemies = [engaged("swarm-of-rats"), {"card": "ghoul-minion", "at": "attic"}]
    places = ["hallway", {"card": "attic", "revealed": False}]
    play = at({"at": "hallway"}, locations=places, enemies=enemies)
    play.does("move.attic").until()
    assert play.engaged("ghoul-minion") == 0 and play.where("swarm-of-rats") == "attic"
    assert play.on("attic", "clues") == 2
    assert play.horror() == 1 and play.damage() == 1, "the rats attacked, the attic frightened"


@pytest.mark.rule("A-hunter.4", "A-attach.4")
def test_14_a_barricade_is_gone_when_an_investigator_leaves() -> None:
    barricade = [{"card": "barricade", "to": "hallway", "owner": 0}]
    play = at({"at": "hallway"}, locations=HALL, attached=barricade)
    play.does("move.attic").until()
    assert not play.has("barricade") and play.discard() == ["barricade"]


# ---- 15


@pytest.mark.rule("A-hunter.1", "A-fw.3.2", "A-fw.3.3.1")
def test_15_hunters_move_and_engage_then_everybody_is_attacked() -> None:
    play = at({"at": "attic"}, locations=HALL, phase="enemy", enemies=[{"card": "swarm-of-rats", "at": "hallway"}])
    play.until("ask-action")
    assert play.where("swarm-of-rats") == "attic" and play.damage() == 1


@pytest.mark.rule("A-massive.4", "A-massive.5", "A-R13")
def test_15_a_massive_enemy_attacks_everybody_there_and_then_exhausts() -> None:
    seats = [{"at": "main-path"}, {"investigator": "agnes-baker", "at": "main-path"}]
    play = at(*seats, options={"scenario": "the-devourer-below"}, phase="enemy", locations=["main-path"],
              enemies=[{"card": "umordhoth", "at": "main-path"}])  # fmt: skip
    play.does("player-1")
    assert play.damage(1) == 3 and play.damage(0) in (0, 3)
    play.until("ask-next-turn", "ask-action")
    assert (play.damage(0), play.damage(1)) == (3, 3)


# ---- 16


@pytest.mark.rule("A-lasting-effects.3", "A-fw.4.6")
def test_16_what_lasts_a_turn_is_over_before_what_happens_at_its_end() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "hand": ["will-to-survive"], "threat": ["frozen-in-fear"]}
    play = at(seat, locations=HALL, tokens=["auto-fail"])
    play.does("free.will-to-survive", "end-turn")
    while play.s.phase == "investigation" and play.t.asked and play.asks != "ask-action":
        play.skip()
    assert play.has("frozen-in-fear"), "a token was revealed, and the test failed"


@pytest.mark.rule("A-rul.4", "A-act-agenda.6")
def test_16_the_barrier_falls_before_the_doom_at_the_end_of_the_round() -> None:
    seat = {"at": "hallway", "clues": 3, "actions": 0}
    play = at(
        seat, locations=[*HALL, {"card": "parlor", "revealed": False}], act="the-barrier", agenda="theyre-getting-out"
    )
    play.does("end-turn", "the-barrier.1")
    play.until("ask-action")
    assert play.has("ghoul-priest")
    assert play.s.doom[play.s.agenda] >= 1, "the priest in the hallway is counted"


# ---- 17


@pytest.mark.rule("A-init.6", "A-uses.5", "A-uses.2")
def test_17_the_last_use_still_works_when_its_card_is_gone() -> None:
    aid = {"card": "first-aid", "uses": 1}
    play = at({"at": "hallway", "damage": 2, "play": [aid]}, locations=HALL)
    play.does("use.first-aid").until()
    assert play.damage() == 1 and not play.has("first-aid")


# ---- 18


@pytest.mark.rule("A-delayed-effects.1", "A-delayed-effects.2")
def test_18_the_bat_breaks_when_the_attack_is_over() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "play": ["baseball-bat"]}
    play = at(seat, locations=HALL, enemies=[engaged("swarm-of-rats")], tokens=["skull"])
    play.does("use.baseball-bat").until()
    assert not play.has("baseball-bat") and not play.has("swarm-of-rats")


# ---- 19


@pytest.mark.rule("A-limits.1", "A-limits.3")
def test_19_a_limit_per_round_begins_anew_with_the_round() -> None:
    enemies = [engaged("swarm-of-rats"), engaged("acolyte")]
    places = ["hallway", {"card": "attic", "clues": 4}]
    play = at({"at": "attic"}, locations=places, enemies=enemies, tokens=["0", "0"])
    play.does("fight.swarm-of-rats", "roland-banks.0", "fight.acolyte").until()
    assert play.clues() == 1, "the second enemy of the round gave him nothing"


# ---- 20


@pytest.mark.rule("A-elim.1", "A-elim.2", "A-elim.3", "A-elim.4", "A-elim.5")
def test_20_everything_of_an_eliminated_investigator_goes_its_way() -> None:
    cards = {"play": ["machete"], "hand": ["knife"], "threat": ["dissonant-voices"]}
    seats = {"at": "attic", "damage": 8, "clues": 2, **cards}, {"investigator": "agnes-baker", "at": "attic"}
    play = at(*seats, locations=HALL, phase="enemy", enemies=[engaged("ghoul-minion")])
    play.until("ask-action", "ask-next-turn")
    assert play.s.status[0] == "defeated" and play.s.lead == 1
    assert play.on("attic", "clues") == 4 and play.s.hands[0] == ()
    assert not play.has("machete") and not play.has("dissonant-voices")
    assert play.engaged("ghoul-minion") == 1, "it engaged whoever was left there"
