"""The round: phases in order, doom, turns, upkeep."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from arkham_play import Play, at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]


def ids(play: Play) -> list[str]:
    return [id for _, id, *_ in play.t.lines]


@pytest.mark.rule("A-fw.0.3", "A-fw.1.1", "A-fw.2.1", "A-fw.3.1", "A-fw.4.1", "A-fw.2.3", "A-fw.3.4")
def test_four_phases_follow_each_other_and_then_the_next_round_begins() -> None:
    play = at({"at": "hallway"}, locations=HALL, encounter=["swarm-of-rats"])
    play.does("end-turn").until()
    told = [id for id in ids(play) if id.startswith(("log-phase", "log-round"))]
    assert told == [
        "log-phase-investigation", "log-phase-enemy", "log-phase-upkeep", "log-round", "log-phase-mythos",
        "log-phase-investigation",
    ]  # fmt: skip


@pytest.mark.rule("A-fw.1.0")
def test_the_first_round_has_no_mythos_phase() -> None:
    table = fathom.new("arkham", seats=1, seed=3)
    table.choose([])
    assert table.state.round == 1 and table.state.phase == "investigation"
    assert table.state.doom == {} and table.state.encounter_discard == ()


@pytest.mark.rule("A-fw.1.2", "A-fw.1.3.1", "A-fw.1.4", "A-fw.1.4.1", "A-drawing.2", "A-treachery.1")
def test_doom_is_placed_then_everybody_draws_an_encounter_card() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "attic"}
    play = at(*seats, locations=HALL, phase="mythos", encounter=["dissonant-voices", "swarm-of-rats"])
    play.until("ask-next-turn")
    assert play.s.doom == {play.s.agenda: 1}
    assert play.has("dissonant-voices") and play.engaged("swarm-of-rats") == 1


@pytest.mark.rule("A-fw.1.3.1", "A-act-agenda.7")
def test_doom_on_other_cards_counts_against_the_threshold() -> None:
    cultist = {"card": "acolyte", "at": "attic", "doom": 2}
    seat = {"at": "hallway", "hand": ["knife"]}
    play = at(seat, locations=HALL, phase="mythos", enemies=[cultist], encounter=["swarm-of-rats"])
    play.until("choose-effect").does("take-horror")
    assert play.horror() == 2 and play.on("acolyte", "doom") == 0
    assert play.t.view(0)["table"]["agenda"] == "rise-of-the-ghouls"


@pytest.mark.rule("A-fw.2.2", "A-fw.2.2.a", "A-fw.2.2.2", "A-active-player.1", "A-R1")
def test_everybody_has_one_turn_in_any_order() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    play = at(*seats, locations=HALL)
    assert play.s.active == 0
    play.does("end-turn")
    assert play.s.active == 1 and play.asked == 1, "nobody else is left this round"
    play.does("end-turn").until("ask-next-turn")
    assert play.keys == ("player-0", "player-1")


@pytest.mark.rule("A-fw.2.2.1", "A-fw.2.2.1.a", "A-action.1")
def test_three_actions_of_any_kind_and_no_more() -> None:
    play = at({"at": "hallway", "clues": 6}, locations=HALL, act="trapped")
    play.does("resource", "resource", "resource")
    assert play.s.resources[0] == 8 and play.s.actions == [0]
    assert play.keys == ("advance", "end-turn"), "the window after the last action"


@pytest.mark.rule("A-fw.2.2.1.b")
def test_a_turn_may_end_with_actions_left() -> None:
    play = at({"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}, locations=HALL)
    assert play.s.actions[0] == 3
    play.does("end-turn")
    assert play.s.active == 1 and play.s.actions == [-1, 3]


@pytest.mark.rule("A-fw.4.2", "A-fw.4.3", "A-ready.3", "A-exhaust.1")
def test_upkeep_readies_everything() -> None:
    enemy = {"card": "ghoul-minion", "at": "attic", "exhausted": True}
    play = at({"at": "hallway", "play": [{"card": "old-book-of-lore", "exhausted": True}]}, locations=HALL,
              phase="upkeep", enemies=[enemy], encounter=["dissonant-voices"])  # fmt: skip
    play.until()
    assert play.s.exhausted == ()


@pytest.mark.rule("A-engagement.5", "A-ready.1")
def test_an_enemy_that_is_readied_beside_somebody_engages_at_once() -> None:
    enemy = {"card": "ghoul-minion", "at": "hallway", "exhausted": True}
    play = at({"at": "hallway"}, locations=HALL, phase="upkeep", enemies=[enemy], encounter=["dissonant-voices"])
    assert play.engaged("ghoul-minion") == 0 and play.ready("ghoul-minion")


@pytest.mark.rule("A-fw.4.4", "A-gains.1")
def test_upkeep_draws_one_card_and_gains_one_resource_each() -> None:
    seats = {"at": "hallway", "deck": ["knife"]}, {"investigator": "agnes-baker", "at": "hallway", "deck": ["scrying"]}
    play = at(*seats, locations=HALL, phase="upkeep", encounter=["swarm-of-rats", "dissonant-voices"])
    assert play.hand(0) == ["knife"] and play.hand(1) == ["scrying"]
    assert play.s.resources == [6, 6]


@pytest.mark.rule("A-fw.4.5", "A-weakness.7")
def test_whoever_holds_more_than_eight_cards_discards_down_to_eight_but_no_weakness() -> None:
    hand = ["knife", "knife", "flashlight", "flashlight", "guts", "guts", "machete", "dodge", "dark-memory"]
    play = at({"at": "hallway", "hand": hand, "deck": ["evidence"]}, locations=HALL, phase="upkeep")
    play.until("ask-discard")
    assert (play.t.asked[0].least, play.t.asked[0].most) == (2, 2)
    assert not any(key.startswith("dark-memory") for key in play.keys)
    play.does(["knife", "dodge"])
    assert len(play.hand()) == 8 and sorted(play.discard()) == ["dodge", "knife"]


@pytest.mark.rule("A-rul.23")
def test_the_active_investigator_is_asked_first_and_again_after_a_use() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway", "play": ["beat-cop"]}
    enemy = {"card": "ghoul-priest", "at": "hallway", "exhausted": True}
    play = at(*seats, locations=HALL, enemies=[enemy])
    assert play.asked == 0
    play.does("resource")
    assert play.asked == 1 and play.s.resources[0] == 5, "before the action the other may use something"
    play.does("beat-cop.1")
    assert play.asked == 0 and play.s.resources[0] == 5, "then the choice of an action is open again"


@pytest.mark.rule("A-fw.0.2", "A-ability.10", "A-fw.1.4.w", "A-fw.3.3.w")
@pytest.mark.parametrize("phase", ["mythos", "enemy", "upkeep"])
def test_free_abilities_may_be_used_in_the_player_windows_of_every_phase(phase: str) -> None:
    enemy = {"card": "ghoul-priest", "at": "hallway", "exhausted": True}
    seat = {"at": "hallway", "play": ["beat-cop"]}
    play = at(seat, locations=HALL, enemies=[enemy], phase=phase, encounter=["dissonant-voices"])
    play.until("window-window")
    assert play.s.phase == phase
    play.does("beat-cop.1")
    assert play.on("ghoul-priest", "damage") == 1


@pytest.mark.rule("A-encounter-deck.2", "A-rul.24")
def test_the_encounter_deck_is_formed_anew_as_soon_as_its_last_card_leaves_it() -> None:
    mythos: dict[str, Any] = {"phase": "mythos", "agenda": "rise-of-the-ghouls", "rest": ["encounter"]}
    play = at({}, encounter=["ghoul-minion"], encounter_discard=["swarm-of-rats"], **mythos).until()
    table = play.t.view(0)["table"]
    assert play.has("ghoul-minion") and (table["encounter_deck"], table["encounter_discard"]) == (1, [])
    alone = at({}, {"investigator": "agnes-baker"}, encounter=["ancient-evils"], **mythos).until("ask-next-turn")
    assert alone.s.doom[alone.s.agenda] == 3, "the card that was resolved meanwhile is drawn by the next player"


@pytest.mark.rule("A-fw.3.3.4", "A-hunter.1", "A-attack-of-opportunity.2")
def test_which_of_two_equal_enemies_comes_first_is_no_question() -> None:
    rats = [{"card": "swarm-of-rats", "engaged": 0}] * 2
    house = ["hallway", "attic", "cellar"]
    play = at({"at": "attic"}, locations=house, enemies=rats).does("resource")
    assert play.asks == "ask-action" and play.damage() == 2
    beside = [{"card": "swarm-of-rats", "at": "cellar"}] * 2
    hunted = at({"at": "attic"}, locations=house, enemies=beside, phase="enemy", encounter=["dissonant-voices"])
    assert hunted.asks == "ask-action" and hunted.where("swarm-of-rats") == "hallway"
    hurt = at({"at": "attic"}, locations=house, enemies=[rats[0], {"card": "ghoul-minion", "engaged": 0},
              {"card": "ghoul-minion", "engaged": 0, "damage": 1}], phase="enemy")  # fmt: skip
    assert hurt.asks == "ask-next-attacker" and len(hurt.keys) == 3


@pytest.mark.rule("A-fw.1.2", "A-fw.1.3.1")
def test_doom_goes_to_an_agenda_that_is_the_act_as_well_and_it_never_advances() -> None:
    play = at({"at": "main-path"}, options={"scenario": "the-devourer-below"}, locations=["main-path", "ritual-site"],
              act="disrupting-the-ritual", agenda="vengeance-awaits", doom=4, phase="mythos",
              encounter=["dissonant-voices", "ancient-evils"])  # fmt: skip
    play.until()
    assert play.s.agenda == -1 and not play.s.doom, "it has advanced, and is the act now"
    play.does("end-turn").until()
    assert play.s.doom == {play.s.act: 2} and play.s.round == 2, "one in step 1.2, one of Ancient Evils"
