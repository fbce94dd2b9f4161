"""Questions that players ask, one situation each, played through on the table."""

from __future__ import annotations

from typing import Any

from arkham_play import Play, at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
RATS = {"card": "swarm-of-rats", "engaged": 0}
MINION = {"card": "ghoul-minion", "engaged": 0}
AGNES = {"investigator": "agnes-baker"}


def hall(*seats: dict[str, Any], **rest: Any) -> Play:
    """The Hallway with its two neighbours; everybody stands there who stands nowhere else."""
    rest.setdefault("locations", HALL)
    return at(*({"at": "hallway", **seat} for seat in seats or ({},)), **rest)


# ---- clues


def test_evidence_and_roland_need_a_clue_at_the_location() -> None:
    empty = hall({"hand": ["evidence"]}, enemies=[RATS], tokens=["0"]).does("fight.swarm-of-rats")
    assert empty.until("window-after", "ask-action").asks == "ask-action"
    some = hall({"at": "attic", "hand": ["evidence"]}, enemies=[RATS], tokens=["0"]).does("fight.swarm-of-rats")
    assert some.until("window-after").keys == ("pass", "roland-banks", "evidence")


def test_roland_and_evidence_both_answer_one_defeat() -> None:
    play = hall({"at": "attic", "hand": ["evidence"]}, enemies=[RATS], tokens=["0"])
    play.does("fight.swarm-of-rats", "roland-banks", "evidence").until()
    assert play.clues() == 2 and play.on("attic", "clues") == 0


def test_deduction_at_the_last_clue_discovers_one() -> None:
    spot: list[Any] = ["hallway", {"card": "attic", "clues": 1}]
    play = hall({"at": "attic", "hand": ["deduction"]}, locations=spot, tokens=["0"])
    play.does("investigate", ["deduction"]).until()
    assert play.clues() == 1


def test_cover_up_takes_the_place_of_a_discovery_and_the_location_keeps_its_clue() -> None:
    play = hall({"at": "attic", "threat": [{"card": "cover-up", "clues": 3}]}, tokens=["0"]).does("investigate")
    play.does("cover-up").until()
    assert (play.clues(), play.on("attic", "clues"), play.on("cover-up", "clues")) == (0, 2, 2)


def test_working_a_hunch_is_not_offered_where_there_is_no_clue() -> None:
    assert not any("working-a-hunch" in key for key in hall({"hand": ["working-a-hunch"]}).keys)
    assert any("working-a-hunch" in key for key in hall({"at": "attic", "hand": ["working-a-hunch"]}).keys)


def test_burglary_needs_no_clue() -> None:
    play = hall({"investigator": "skids-otoole", "play": ["burglary"], "resources": 0}, tokens=["+1"])
    play.does("use.burglary").until()
    assert play.s.resources[0] == 3


# ---- fighting


def test_machete_is_better_against_the_only_engaged_enemy_alone() -> None:
    one = hall({"play": ["machete"]}, enemies=[MINION], tokens=["0"]).does("use.machete").until()
    assert not one.has("ghoul-minion")
    two = hall({"play": ["machete"]}, enemies=[MINION, RATS], tokens=["0"]).does("use.machete", "ghoul-minion").until()
    assert two.on("ghoul-minion", "damage") == 1


def test_a_weapon_provokes_nobody_and_a_resource_does() -> None:
    play = hall({"play": ["machete"]}, enemies=[MINION, RATS], tokens=["0"])
    assert play.does("use.machete", "ghoul-minion").until().damage() == 0
    assert play.does("resource", "ghoul-minion").until().damage() == 2


def test_dodge_helps_another_at_the_same_location() -> None:
    enemies = [{"card": "ghoul-minion", "engaged": 1}]
    play = hall({"hand": ["dodge"]}, AGNES, enemies=enemies, phase="enemy").does("dodge")
    assert (play.damage(1), play.horror(1)) == (0, 0) and play.discard() == ["dodge"]


def test_a_cancelled_attack_exhausts_the_enemy_all_the_same() -> None:
    """Else it would attack again at once."""
    play = hall({"hand": ["dodge"]}, enemies=[MINION], phase="enemy").does("dodge")
    assert play.log().count("The Ghoul Minion attacks Player 1.") == 1


def test_the_damage_of_a_shotgun_is_capped_before_vicious_blow_adds_to_it() -> None:
    seat = {"play": [{"card": "shotgun", "uses": 2}], "hand": ["vicious-blow", "unexpected-courage"]}
    play = hall(seat, AGNES, enemies=[{"card": "ghoul-priest", "engaged": 0}], tokens=["+1"])
    play.does("use.shotgun", ["vicious-blow", "unexpected-courage"]).until()
    assert play.on("ghoul-priest", "damage") == 5 + 1, "4 + 3 + 1 + 2 + 1 is more than five above 4"


def test_retaliate_follows_a_failed_attack() -> None:
    priest = {"card": "ghoul-priest", "engaged": 0}
    play = hall(enemies=[priest], tokens=["-4"]).does("fight.ghoul-priest").until()
    assert (play.damage(), play.horror()) == (2, 2)


def test_backstab_does_not_provoke_and_uses_agility() -> None:
    seat = {"investigator": "skids-otoole", "hand": ["backstab"]}
    play = hall(seat, enemies=[{"card": "ghoul-minion", "engaged": 0}], tokens=["0"]).does("play.backstab").until()
    assert play.damage() == 0 and not play.has("ghoul-minion")


# ---- moving


def test_an_engaged_enemy_stays_behind_at_a_barricade() -> None:
    play = hall(enemies=[RATS], attached=[{"card": "barricade", "to": "attic", "owner": 0}])
    play.does("move.attic").until()
    assert play.place() == "attic" and play.where("swarm-of-rats") == "hallway" and play.engaged("swarm-of-rats") == -1


def test_the_barricade_goes_when_somebody_leaves() -> None:
    play = hall({"at": "attic"}, attached=[{"card": "barricade", "to": "attic", "owner": 0}])
    play.does("move.hallway").until()
    assert not play.has("barricade")


def test_attic_hurts_at_every_entry() -> None:
    play = hall().does("move.attic", "move.hallway", "move.attic").until()
    assert play.horror() == 2


def test_elusive_needs_no_enemy() -> None:
    play = hall({"investigator": "skids-otoole", "hand": ["elusive"]})
    assert any("elusive" in key for key in play.keys)


def test_stray_cat_evades_an_enemy_of_somebody_else_but_no_elite() -> None:
    seat = {"investigator": "wendy-adams", "play": ["stray-cat"]}
    play = hall(seat, AGNES, enemies=[{"card": "ghoul-minion", "engaged": 1}])
    play.does("free.stray-cat").until()
    assert play.engaged("ghoul-minion") == -1 and not play.ready("ghoul-minion") and not play.has("stray-cat")
    assert not any("stray-cat" in k for k in hall(seat, enemies=[{"card": "ghoul-priest", "engaged": 0}]).keys)


# ---- tests


def test_lucky_is_no_help_against_the_auto_fail_and_its_upgrade_draws_a_card() -> None:
    agnes = {**AGNES, "at": "attic"}
    plain = hall({**agnes, "hand": ["lucky"]}, tokens=["auto-fail"]).does("investigate")
    assert plain.until("window-would", "ask-action").asks == "ask-action" and plain.hand() == ["lucky"]
    better = hall({**agnes, "hand": ["lucky-2"], "deck": ["knife"]}, tokens=["auto-fail"])
    assert better.does("investigate", "lucky-2").until().hand() == ["knife"]


def test_with_a_shroud_of_zero_only_the_auto_fail_fails() -> None:
    seat = {"at": "attic", "play": [{"card": "flashlight", "uses": 3}]}
    assert hall(seat, tokens=["-4"]).does("use.flashlight").until().clues() == 1
    assert hall(seat, tokens=["auto-fail"]).does("use.flashlight").until().clues() == 0


def test_a_wild_icon_counts_for_any_skill_and_others_commit_one_card() -> None:
    seats = {"at": "attic", "hand": ["unexpected-courage"]}, {**AGNES, "at": "attic", "hand": ["perception", "guts"]}
    play = hall(*seats, tokens=["-4"]).does("investigate", ["unexpected-courage"])
    assert play.until("ask-commit").asked == 1 and play.keys == ("perception",)


def test_two_copies_of_frozen_in_fear_add_up_for_the_first_move_of_a_round() -> None:
    twice = {"threat": ["frozen-in-fear", "frozen-in-fear"]}
    assert not hall({**twice, "actions": 2}).offers("move.attic") and hall(twice).offers("move.attic")
    once = hall({"threat": ["frozen-in-fear"]}).does("move.attic").until()
    assert once.s.actions[0] == 1 and once.offers("move.hallway")


def test_a_second_fog_is_discarded() -> None:
    play = hall(
        attached=[{"card": "obscuring-fog", "to": "hallway", "owner": 0}], encounter=["obscuring-fog"], phase="mythos"
    ).until()
    assert len(play.s.attached) == 1


def test_rotting_remains_counts_how_much_the_test_failed_by() -> None:
    play = hall(encounter=["rotting-remains"], tokens=["-2"], phase="mythos").until()
    assert play.horror() == 2, "willpower 3 less 2 against 3"


def test_a_drawn_enemy_without_spawn_engages_who_drew_it() -> None:
    play = hall(encounter=["ghoul-minion"], phase="mythos").until()
    assert play.engaged("ghoul-minion") == 0


def test_flesh_eater_is_discarded_without_an_attic() -> None:
    play = hall(locations=["hallway"], encounter=["flesh-eater"], phase="mythos").until()
    assert not play.has("flesh-eater")
    play = hall(encounter=["flesh-eater"], phase="mythos").until()
    assert play.where("flesh-eater") == "attic"


def test_ancient_evils_turns_the_agenda_at_once() -> None:
    """With no card in anybody's hand only the horror is left to choose."""
    play = hall(agenda="whats-going-on", doom=1, encounter=["ancient-evils"], phase="mythos").until()
    assert play.horror() == 2 and "What's Going On?! advances." in play.log()


# ---- assets


def test_a_third_hand_asks_what_to_discard() -> None:
    play = hall({"play": ["machete", "knife"], "hand": ["flashlight"]}).does("play.flashlight")
    assert play.asks != "ask-action" and set(play.keys) >= {"machete", "knife"}


def test_leo_gives_an_action_in_the_turn_in_which_he_comes() -> None:
    play = hall({"investigator": "skids-otoole", "hand": ["leo-de-luca"], "resources": 6, "actions": 1})
    play.does("play.leo-de-luca").until()
    assert play.s.round == 1 and play.offers("resource"), "there is an action left"


def test_beat_cop_defeats_and_counts_for_roland() -> None:
    play = hall({"at": "attic", "play": ["beat-cop"]}, enemies=[{"card": "swarm-of-rats", "engaged": 0}])
    play.does("free.beat-cop", "roland-banks").until()
    assert play.clues() == 1 and not play.has("beat-cop")


def test_first_aid_leaves_with_its_last_supply() -> None:
    play = hall({"damage": 2, "play": [{"card": "first-aid", "uses": 1}]}).does("use.first-aid").until()
    assert not play.has("first-aid") and play.damage() + play.horror() == 1


def test_agnes_needs_horror_on_her_own_card() -> None:
    seat = {"investigator": "agnes-baker", "play": ["beat-cop"], "horror": 0}
    play = hall(seat, enemies=[MINION], phase="enemy").until("ask-assign")
    play.does({"damage/agnes-baker": 1, "horror/beat-cop": 1})
    assert play.until("window-after", "ask-action").asks == "ask-action"
