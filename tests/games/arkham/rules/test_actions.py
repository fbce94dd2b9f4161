"""Actions: fight, evade, engage, move, play, activate."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from arkham_play import at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


@pytest.mark.rule("A-draw-action.1", "A-drawing.1", "A-action.2")
def test_draw() -> None:
    play = at({"at": "hallway", "deck": ["knife"]}, locations=HALL)
    play.does("draw")
    assert play.hand() == ["knife"] and play.s.actions[0] == 2


@pytest.mark.rule("A-resource-action.1")
def test_resource() -> None:
    play = at({"at": "hallway"}, locations=HALL)
    play.does("resource")
    assert play.s.resources[0] == 6 and play.s.actions[0] == 2


@pytest.mark.rule("A-move-action.1", "A-move.1", "A-move.2", "A-location.1")
def test_move_goes_to_connecting_locations_only() -> None:
    play = at({"at": "attic"}, locations=HALL)
    assert play.offers("move.hallway") and not play.offers("move.cellar")
    play.does("move.hallway")
    assert play.place() == "hallway"


@pytest.mark.rule("A-cannot.1", "A-move.7")
def test_the_closed_parlor_cannot_be_entered() -> None:
    play = at({"at": "hallway"}, locations=[*HALL, {"card": "parlor", "revealed": False}])
    assert not play.offers("move.parlor")
    refused = [rule for _, rule in play.t.decision.refused()]  # type: ignore[union-attr]
    assert "A-cannot.1" in refused


@pytest.mark.rule("A-fight-action.1", "A-fight-action.2")
def test_a_fight_deals_one_damage() -> None:
    play = at({"at": "hallway"}, locations=HALL, enemies=[engaged("ghoul-minion")], tokens=["-2"])
    play.does("fight.ghoul-minion").until()
    assert play.on("ghoul-minion", "damage") == 1


@pytest.mark.rule("A-fight-action.3", "A-ability.15", "A-activate-action.1", "A-uses.1")
def test_a_weapon_adds_to_skill_and_damage() -> None:
    seat = {"at": "hallway", "play": ["automatic-45"]}
    play = at(seat, locations=HALL, enemies=[engaged("flesh-eater")], tokens=["-1"])
    assert play.on("automatic-45", "uses") == 4
    play.does("use.automatic-45").until()
    assert play.on("flesh-eater", "damage") == 2 and play.on("automatic-45", "uses") == 3


@pytest.mark.rule("A-fight-action.5", "A-fight-action.6")
def test_a_missed_enemy_that_is_engaged_with_another_hits_that_one() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    play = at(*seats, locations=HALL, enemies=[engaged("icy-ghoul", 1)], tokens=["auto-fail"])
    play.does("fight.icy-ghoul").until()
    assert play.damage(1) == 1 and play.damage(0) == 0


@pytest.mark.rule("A-evade-action.1", "A-evade-action.2", "A-evade-action.4", "A-evade-action.5")
def test_an_evaded_enemy_exhausts_and_stays() -> None:
    enemies = [engaged("ghoul-minion"), {"card": "icy-ghoul", "at": "hallway", "exhausted": True}]
    play = at({"at": "hallway"}, locations=HALL, enemies=enemies, tokens=["0"])
    assert not play.offers("evade.icy-ghoul")
    play.does("evade.ghoul-minion").until()
    assert play.engaged("ghoul-minion") == -1 and not play.ready("ghoul-minion")
    assert play.where("ghoul-minion") == "hallway"


@pytest.mark.rule("A-evade-action.3", "A-target.5")
def test_an_automatic_evasion_is_no_test() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "play": ["stray-cat"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion")])
    play.does("free.stray-cat")
    assert play.engaged("ghoul-minion") == -1 and play.s.test == 0 and play.discard() == ["stray-cat"]


@pytest.mark.rule("A-engage-action.1", "A-engage-action.2", "A-engage-action.3", "A-engagement.4")
def test_engaging_ends_another_engagement_and_exhausted_enemies_can_be_engaged() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    enemies = [engaged("ghoul-minion", 1), {"card": "icy-ghoul", "at": "hallway", "exhausted": True}]
    play = at(*seats, locations=HALL, enemies=enemies)
    play.does("engage.ghoul-minion")
    assert play.engaged("ghoul-minion") == 0 and not play.offers("engage.ghoul-minion")
    assert play.offers("engage.icy-ghoul")
    play.does("engage.icy-ghoul").until()
    assert play.engaged("icy-ghoul") == 0 and play.damage() == 1, "the ghoul attacked while he engaged another"


@pytest.mark.rule("A-play.1", "A-play-action.1", "A-costs.2", "A-asset.1", "A-costs.1")
def test_an_asset_is_paid_for_and_stays() -> None:
    play = at({"at": "hallway", "hand": ["machete"]}, locations=HALL)
    play.does("play.machete")
    assert play.s.resources[0] == 2 and play.has("machete") and play.s.actions[0] == 2
    assert play.offers("draw")


@pytest.mark.rule("A-init-pre.2", "A-costs.9", "A-init-pre.1")
def test_what_cannot_be_paid_or_changes_nothing_cannot_be_played() -> None:
    seat = {"at": "hallway", "hand": ["machete", "sneak-attack", "dynamite-blast"], "resources": 2}
    play = at(seat, locations=HALL)
    assert not any(key.startswith("play.") for key in play.keys)
    with pytest.raises(fathom.IllegalAnswer):
        play.t.choose("play.machete", 0)


@pytest.mark.rule("A-fast.1", "A-fast.5", "A-fast.6")
def test_a_fast_asset_costs_no_action_and_provokes_nobody() -> None:
    seat = {"at": "hallway", "hand": ["magnifying-glass"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion")])
    play.does("fast.magnifying-glass")
    assert play.has("magnifying-glass") and play.s.actions[0] == 3 and play.damage() == 0


@pytest.mark.rule("A-fast.3", "A-event.1", "A-play-restrictions.3")
def test_a_fast_event_of_the_own_turn_can_be_played_between_actions() -> None:
    play = at({"at": "attic", "hand": ["working-a-hunch"]}, locations=HALL)
    play.does("free.working-a-hunch")
    assert play.clues() == 1 and play.s.actions[0] == 3 and play.discard() == ["working-a-hunch"]


@pytest.mark.rule("A-fast.2", "A-trigger.1", "A-event.3")
def test_a_fast_event_with_a_moment_is_played_then_and_only_then() -> None:
    seat = {"at": "attic", "hand": ["evidence"]}
    play = at(seat, locations=HALL, enemies=[engaged("swarm-of-rats")], tokens=["0"])
    assert not any("evidence" in key for key in play.keys)
    play.does("fight.swarm-of-rats", "evidence.0").until()
    assert play.clues() >= 1


@pytest.mark.rule("A-play-action.1")
def test_an_event_that_is_offered_is_not_refused_for_what_it_does_later() -> None:
    play = at({"at": "hallway", "hand": ["barricade"]}, locations=HALL)
    assert "play.barricade" in play.keys
    assert "A-fast.2" not in [rule for _, rule in play.t.decision.refused()]  # type: ignore[union-attr]


@pytest.mark.rule("A-skill-cards.1")
def test_skill_cards_are_never_played() -> None:
    play = at({"at": "hallway", "hand": ["guts"]}, locations=HALL)
    assert not any("guts" in key for key in play.keys)
    assert "A-skill-cards.1" in [rule for _, rule in play.t.decision.refused()]  # type: ignore[union-attr]


@pytest.mark.rule("A-activate-action.2", "A-attack-of-opportunity.5")
def test_an_ability_of_two_actions_provokes_once() -> None:
    play = at({"at": "hallway", "threat": ["haunted"]}, locations=HALL, enemies=[engaged("ghoul-minion")])
    play.does("use.haunted")
    assert not play.has("haunted") and play.s.actions[0] == 1 and play.damage() == 1


@pytest.mark.rule("A-activate-action.5", "A-rul.9", "A-you.3", "A-location.2")
def test_cards_in_the_threat_area_of_others_here_can_be_used() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway", "threat": ["haunted"]}
    play = at(*seats, locations=HALL)
    play.does("use.haunted")
    assert not play.has("haunted") and play.s.actions[0] == 1 and play.discard(1) == ["haunted"]


@pytest.mark.rule("A-activate-action.4", "A-costs.5")
def test_assets_of_others_cannot_be_used() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway", "play": ["machete"]}
    play = at(*seats, locations=HALL, enemies=[engaged("ghoul-minion")])
    assert not play.offers("use.machete")


@pytest.mark.rule("A-activate-action.6", "A-resign.1", "A-resign.2", "A-winning.3")
def test_whoever_resigns_is_out_but_not_defeated() -> None:
    play = at({"at": "rivertown"}, options={"scenario": "the-midnight-masks"}, locations=["rivertown"])
    play.does("use.predator-or-prey")
    assert play.s.status == ["resigned"] and play.s.ending == "no-resolution"
    assert play.t.outcome is not None


@pytest.mark.rule("A-parley.1", "A-attack-of-opportunity.1")
def test_a_parley_provokes_nobody() -> None:
    thug = {"card": "mob-enforcer", "engaged": 0, "owner": 0}
    play = at({"at": "hallway"}, locations=HALL, enemies=[thug])
    play.does("use.mob-enforcer")
    assert not play.has("mob-enforcer") and play.damage() == 0
    assert play.s.resources[0] == 1 and play.discard() == ["mob-enforcer"]


@pytest.mark.rule("A-rul.8", "A-gains.2")
def test_an_additional_action_for_tomes_pays_for_nothing_else() -> None:
    seat = {
        "investigator": "daisy-walker",
        "at": "hallway",
        "play": ["old-book-of-lore"],
        "actions": 0,
        "tome_actions": 1,
    }
    play = at(seat, locations=HALL)
    assert play.keys == ("use.old-book-of-lore", "end-turn")


@pytest.mark.rule("A-costs.4", "A-init.1")
def test_the_first_move_of_the_round_costs_more_under_fear() -> None:
    play = at({"at": "hallway", "threat": ["frozen-in-fear"]}, locations=HALL)
    play.does("move.attic")
    assert play.s.actions[0] == 1
    assert play.offers("move.hallway"), "the second move costs one action"
