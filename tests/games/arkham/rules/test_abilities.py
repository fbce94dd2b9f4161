"""Abilities: constant, forced, reactions, limits, "must", "then", windows."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
TOWN = {"scenario": "the-midnight-masks"}


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


@pytest.mark.rule("A-ability.4", "A-ability.5", "A-golden.2")
def test_a_constant_ability_holds_while_its_card_is_in_play() -> None:
    play = at({"at": "hallway", "play": ["beat-cop"]}, locations=HALL, enemies=[engaged("ghoul-minion")])
    play.does("fight.ghoul-minion")
    assert play.t.view(0)["test"]["value"] == 5


@pytest.mark.rule("A-ability.6", "A-ability.7", "A-after.1")
def test_a_forced_ability_happens_by_itself_every_time() -> None:
    play = at({"at": "hallway"}, locations=HALL)
    play.does("move.attic", "move.hallway", "move.attic").until()
    assert play.horror() == 2


@pytest.mark.rule("A-ability.11", "A-ability.13", "A-may.1", "A-trigger.2")
def test_a_reaction_is_optional_and_used_once_for_each_occasion() -> None:
    seat = {"at": "attic", "play": ["dr-milan-christopher"]}
    play = at(seat, locations=HALL, tokens=["0", "0"])
    play.does("investigate").until("window-after")
    assert play.offers("pass")
    play.does("dr-milan-christopher.1").until()
    assert play.s.resources[0] == 6
    play.does("investigate").until()
    assert play.s.resources[0] == 6, "declined this time"


@pytest.mark.rule("A-ability.12", "A-activate-action.3", "A-costs.4")
def test_all_costs_of_an_action_are_paid_together() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "play": ["scrying"]}
    play = at(seat, locations=HALL)
    play.does("use.scrying")
    assert play.s.actions[0] == 2 and play.on("scrying", "uses") == 2 and not play.ready("scrying")


@pytest.mark.rule("A-limits.4", "A-limits.8")
def test_a_group_limit_is_used_up_for_all() -> None:
    seats = {"at": "northside", "resources": 5}, {"investigator": "agnes-baker", "at": "northside", "resources": 5}
    play = at(*seats, options=TOWN, locations=["northside"])
    play.does("use.northside")
    assert play.clues() == 2 and play.s.resources[0] == 0
    play.does("end-turn")
    assert not play.offers("use.northside")


@pytest.mark.rule("A-limits.3")
def test_other_limits_are_each_players_own() -> None:
    seats = {"at": "downtown-first-bank-of-arkham"}, {
        "investigator": "agnes-baker", "at": "downtown-first-bank-of-arkham"}  # fmt: skip
    play = at(*seats, options=TOWN, locations=["downtown-first-bank-of-arkham"])
    play.does("use.downtown-first-bank-of-arkham")
    assert play.s.resources[0] == 8 and not play.offers("use.downtown-first-bank-of-arkham")
    play.does("end-turn")
    assert play.offers("use.downtown-first-bank-of-arkham")


@pytest.mark.rule("A-must.1")
def test_must_choose_means_something_that_changes_the_game() -> None:
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", doom=2, encounter=["swarm-of-rats"])
    play.until()
    assert play.horror() == 2, "without a card in any hand only the horror is left"


@pytest.mark.rule("A-effects.3", "A-effects.4", "A-rul.12")
def test_an_effect_does_as_much_as_it_can() -> None:
    seat = {"investigator": "wendy-adams", "at": "attic", "hand": ["look-what-i-found"]}
    play = at(seat, locations=["hallway", {"card": "attic", "clues": 1}], tokens=["-4"])
    play.does("investigate", "look-what-i-found.0").until()
    assert play.clues() == 1


@pytest.mark.rule("A-lasting-effects.1")
def test_a_lasting_effect_outlives_its_card() -> None:
    seat = {"at": "hallway", "hand": ["mind-over-matter"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion")], tokens=["0"])
    play.does("free.mind-over-matter", "fight.ghoul-minion")
    assert play.asks == "ask-skill" and play.discard() == ["mind-over-matter"]
    play.does("intellect")
    assert [line for line in play.log() if "intellect against 2" in line]


@pytest.mark.rule("A-act-agenda.3", "A-act-agenda.4", "A-act-agenda.5", "A-costs.8", "A-rul.25")
def test_the_group_pays_for_the_act_and_falling_short_pays_nothing() -> None:
    seats = {"at": "study", "clues": 2}, {"investigator": "agnes-baker", "at": "study", "clues": 2}
    play = at(*seats)
    play.does("advance", 1, 2)
    assert play.clues(0) == 2 and play.clues(1) == 2 and play.place() == "study", "3 are too few"
    play.does("advance", 2, 2).until()
    assert play.clues(0) == 0 == play.clues(1) and play.place() == "hallway"


@pytest.mark.rule("A-act-agenda.8", "A-deck.1")
def test_the_next_card_of_the_deck_becomes_current() -> None:
    play = at({"at": "study", "clues": 2})
    assert play.t.view(0)["table"]["act"] == "trapped"
    play.does("advance").until()
    assert play.t.view(0)["table"]["act"] == "the-barrier" and "trapped" in play.t.view(0)["table"]["removed"]


@pytest.mark.rule("A-act-agenda.11")
def test_the_other_side_of_an_agenda_may_be_an_enemy() -> None:
    seats = {"at": "rivertown", "clues": 1}, {"investigator": "agnes-baker", "at": "rivertown"}
    play = at(*seats, options=TOWN, locations=["rivertown", "easttown"], doom=5, phase="mythos",
              encounter=["crypt-chill", "crypt-chill"], tokens=["+1", "+1"])  # fmt: skip
    play.until("ask-next-turn")
    assert play.engaged("the-masked-hunter") == 0, "the one with the most clues"
    assert play.t.view(0)["table"]["agenda"] == "time-is-running-short"


@pytest.mark.rule("A-cancel.2", "A-cancel.3")
def test_a_cancelled_use_stays_paid() -> None:
    seats = {"at": "hallway", "hand": ["dodge"], "resources": 1}, {"investigator": "agnes-baker", "at": "attic"}
    play = at(*seats, locations=HALL, enemies=[engaged("ghoul-minion")])
    play.does("resource", "dodge.0")
    assert play.s.resources[0] == 1 and play.discard() == ["dodge"]


@pytest.mark.rule("A-priority.2", "A-rul.16")
def test_the_lead_orders_forced_abilities_of_one_moment() -> None:
    seat = {"at": "hallway", "threat": ["dissonant-voices"], "actions": 1}
    play = at(seat, locations=HALL, enemies=[{"card": "relentless-dark-young", "at": "attic", "damage": 2}])
    play.does("end-turn")
    assert play.asks == "which-forced-first" and play.asked == play.s.lead


@pytest.mark.rule("A-retaliate.3", "A-fight-action.6")
def test_retaliation_needs_no_engagement() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    play = at(*seats, locations=HALL, enemies=[engaged("ghoul-priest", 1)], tokens=["auto-fail"])
    play.does("fight.ghoul-priest").until()
    assert play.damage(0) == 2 and play.engaged("ghoul-priest") == 1


@pytest.mark.rule("A-fw.3.3.4")
def test_the_attacked_orders_the_attacks_of_the_enemy_phase() -> None:
    enemies = [engaged("ghoul-minion"), engaged("swarm-of-rats")]
    play = at({"at": "hallway"}, locations=HALL, enemies=enemies, phase="enemy")
    assert play.asks == "ask-next-attacker" and set(play.keys) == {"ghoul-minion", "swarm-of-rats"}


@pytest.mark.rule("A-move.4", "A-move.6", "A-then.1", "A-then.2")
def test_a_named_destination_is_reached_directly() -> None:
    seat = {"at": "northside", "hand": []}
    wings = {"phase": "mythos", "encounter": ["on-wings-of-darkness"], "tokens": ["-4"]}
    play = at(seat, options=TOWN, locations=["northside", "rivertown"], **wings)
    play.until()
    assert play.place() == "rivertown" and (play.damage(), play.horror()) == (1, 1)


@pytest.mark.rule("A-you.1", "A-costs.7")
def test_you_is_whoever_uses_the_ability() -> None:
    seats = {"at": "hallway", "resources": 4}, {"investigator": "agnes-baker", "at": "hallway", "resources": 9}
    thug = {"card": "mob-enforcer", "engaged": 1, "owner": 1}
    play = at(*seats, locations=HALL, enemies=[thug])
    play.does("use.mob-enforcer")
    assert play.s.resources == [0, 9] and play.discard(1) == ["mob-enforcer"]


@pytest.mark.rule("A-setup.13", "A-setup.14", "A-fw.0.1")
def test_the_scenario_card_lies_beside_and_its_symbols_count() -> None:
    play = at({"at": "attic"}, locations=HALL, enemies=[engaged("ghoul-minion")], tokens=["skull"])
    play.does("investigate")
    while play.asks != "ask-action":
        play.skip()
    assert play.clues() == 1, "3 - 1 ghoul against a shroud of 1"
