"""Attacks of opportunity, enemy attacks, and what answers them."""

from __future__ import annotations

import pytest

from arkham_play import at

HOUSE = ["hallway", {"card": "attic", "clues": 2}]


@pytest.mark.rule("A-attack-of-opportunity.1", "A-attack-of-opportunity.3", "A-attack-of-opportunity.6")
def test_an_action_provokes_every_ready_engaged_enemy_and_none_exhausts() -> None:
    play = at({"at": "hallway"}, locations=HOUSE, enemies=[{"card": "ghoul-minion", "engaged": 0}])
    play.does("resource")
    assert (play.damage(), play.horror()) == (1, 1)
    assert play.ready("ghoul-minion")
    assert play.s.resources[0] == 6


@pytest.mark.rule("A-attack-of-opportunity.1")
def test_an_exhausted_enemy_is_not_provoked() -> None:
    enemies = [{"card": "ghoul-minion", "engaged": 0, "exhausted": True}, {"card": "swarm-of-rats", "engaged": 0}]
    play = at({"at": "hallway"}, locations=HOUSE, enemies=enemies)
    play.does("resource").until()
    assert (play.damage(), play.horror()) == (1, 0), "the rats alone"


@pytest.mark.rule("A-attack-of-opportunity.1", "A-rul.7")
@pytest.mark.parametrize("action", ["fight.ghoul-minion", "evade.ghoul-minion", "use.machete"])
def test_fighting_and_evading_provoke_nobody(action: str) -> None:
    seat = {"at": "hallway", "play": ["machete"]}
    play = at(seat, locations=HOUSE, enemies=[{"card": "ghoul-minion", "engaged": 0}], tokens=["-4"])
    play.does(action).until()
    assert (play.damage(), play.horror()) == (0, 0)


@pytest.mark.rule("A-attack-of-opportunity.2", "A-attack-of-opportunity.4", "A-attack-of-opportunity.7")
def test_the_attacked_chooses_the_order_and_then_the_action_goes_on() -> None:
    enemies = [{"card": "ghoul-minion", "engaged": 0}, {"card": "swarm-of-rats", "engaged": 0}]
    play = at({"at": "hallway"}, locations=HOUSE, enemies=enemies)
    play.does("move.attic")
    assert play.asks == "ask-next-attacker" and play.place() == "hallway"
    play.does("swarm-of-rats").until()
    assert (play.damage(), play.horror()) == (2, 2), "the attic adds one horror"
    assert play.place() == "attic" == play.where("swarm-of-rats")


@pytest.mark.rule("A-attack-of-opportunity.8", "A-cancel.1", "A-rul.19", "A-init.3")
def test_a_cancelled_attack_was_never_made() -> None:
    seat = {"at": "hallway", "hand": ["dodge"]}
    play = at(seat, locations=HOUSE, enemies=[{"card": "ghoul-minion", "engaged": 0}])
    play.does("draw", "dodge.0").until()
    assert (play.damage(), play.horror()) == (0, 0)
    assert play.discard() == ["dodge"] and play.s.resources[0] == 4


@pytest.mark.rule("A-fw.3.3.2", "A-fw.3.3.3")
def test_in_the_enemy_phase_every_engaged_enemy_attacks_and_exhausts() -> None:
    seat = {"at": "hallway", "play": ["beat-cop"]}
    play = at(seat, locations=HOUSE, phase="enemy", enemies=[{"card": "ghoul-minion", "engaged": 0}])
    play.does({"damage/roland-banks": 1, "horror/roland-banks": 1})
    assert play.asks == "window-window" and play.s.phase == "enemy" and not play.ready("ghoul-minion")
    play.until("ask-action", "ask-assign")
    assert (play.damage(), play.horror()) == (1, 1)
    assert play.ready("ghoul-minion"), "it was readied in the upkeep phase"


@pytest.mark.rule("A-rul.19")
def test_an_enemy_whose_attack_was_cancelled_exhausts_all_the_same() -> None:
    seat = {"at": "hallway", "hand": ["dodge"], "play": ["beat-cop"]}
    play = at(seat, locations=HOUSE, phase="enemy", enemies=[{"card": "ghoul-minion", "engaged": 0}])
    play.does("dodge.0")
    assert play.asks == "window-window" and play.s.phase == "enemy", "the window after the attacks"
    assert play.damage() == 0 and not play.ready("ghoul-minion")
