"""Cards at their edges: what ties, several copies, missing actions and declined parts come to."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
MASKS: dict[str, Any] = {"options": {"scenario": "the-midnight-masks"}}
WOODS: dict[str, Any] = {"options": {"scenario": "the-devourer-below"}}


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


def answer_all(play: Play, *yes: bool) -> Play:
    """Results in their order, and these answers to what one may do, until the list of actions."""
    wanted = list(yes)
    while play.asks != "ask-action":
        if play.asks == "may-effect":
            play.answer("yes" if wanted.pop(0) else "no")
        else:
            play.skip()
    return play


@pytest.mark.rule("A-rul.16")
def test_the_lead_decides_which_of_two_doors_falls_shut() -> None:
    places = [{"card": "rivertown", "clues": 2}, {"card": "easttown", "clues": 2}, {"card": "northside", "clues": 1}]
    seats = {"at": "northside"}, {"investigator": "agnes-baker", "at": "northside"}
    draws = ["ancient-evils", "locked-door"]
    play = at(*seats, locations=places, phase="mythos", lead=1, encounter=draws, **MASKS).until("choose-one")
    assert play.asked == 1 and play.keys == ("rivertown", "easttown"), "Roland draws it, Agnes leads"
    play.does("easttown")
    assert play.s.hosts[play.piece("locked-door")] == play.piece("easttown")


@pytest.mark.rule("A-R12")
@pytest.mark.parametrize(("actions", "offered"), [(1, False), (2, True)])
@pytest.mark.parametrize("event", ["backstab", "blinding-light", "cunning-distraction"])
def test_an_event_that_fights_or_evades_needs_the_action_that_fear_costs(
    event: str, actions: int, offered: bool
) -> None:
    seat = {"at": "hallway", "hand": [event, "emergency-cache"], "threat": ["frozen-in-fear"], "actions": actions}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion")])
    assert play.offers(f"play.{event}") is offered
    assert play.offers("play.emergency-cache"), "which is neither a fight nor an evasion"


@pytest.mark.rule("A-R4", "A-engagement.3")
@pytest.mark.parametrize(("moves", "place", "whom"), [(True, "attic", -1), (False, "hallway", 0)])
def test_whoever_shakes_enemies_off_and_stays_is_engaged_again(moves: bool, place: str, whom: int) -> None:
    """Survival Instinct: one may disengage from the others, and one may move; one without the other does not help."""
    seat = {"investigator": "wendy-adams", "at": "hallway", "hand": ["survival-instinct"]}
    enemies = [engaged("ghoul-minion"), engaged("ravenous-ghoul")]
    play = at(seat, locations=["hallway", "attic"], enemies=enemies, tokens=["0"])
    answer_all(play.does("evade.ghoul-minion", ["survival-instinct"]), True, moves)
    assert play.place() == place and play.engaged("ravenous-ghoul") == whom
    assert play.engaged("ghoul-minion") == -1, "which is exhausted"


@pytest.mark.rule("A-R4", "A-rul.1")
@pytest.mark.parametrize(("token", "place", "whom"), [("0", "main-path", -1), ("-4", "arkham-woods-twisting-paths", 0)])
def test_on_twisting_paths_enemies_wait_for_the_move_that_waits(token: str, place: str, whom: int) -> None:
    paths = "arkham-woods-twisting-paths"
    seat = {"investigator": "wendy-adams", "at": paths, "hand": ["survival-instinct"]}
    enemies = [engaged("ghoul-minion"), engaged("ravenous-ghoul")]
    play = at(seat, locations=["main-path", paths], enemies=enemies, tokens=["0", token], **WOODS)
    answer_all(play.does("evade.ghoul-minion", ["survival-instinct"]), True, True)
    assert play.place() == place and play.engaged("ravenous-ghoul") == whom
    assert play.where("ravenous-ghoul") == paths


@pytest.mark.rule("A-rul.18")
def test_a_second_statue_adds_nothing_to_a_test() -> None:
    """Neither to the token for which the first one was used nor to another one that is revealed."""
    seat = {"investigator": "agnes-baker", "at": "hallway", "play": ["grotesque-statue", "grotesque-statue"]}
    hard = {"scenario": "the-gathering", "difficulty": "hard"}
    play = at(seat, locations=HALL, options=hard, tokens=["cultist", "-5", "0"])
    play.does("investigate").until("window-would").does("grotesque-statue").until("ask-token").does("cultist")
    while play.asks != "ask-action":
        assert not any("grotesque-statue" in key for key in play.keys)
        play.skip()
    assert sorted(play.s.uses.values()) == [3, 4]


@pytest.mark.rule("A-R10", "A-rul.19")
def test_an_attack_that_aquinnah_turns_was_made() -> None:
    """What follows the acolyte's attacks follows this one."""
    seat = {"investigator": "wendy-adams", "at": "hallway", "play": ["aquinnah"]}
    enemies = [engaged("silver-twilight-acolyte"), engaged("ghoul-minion", exhausted=True)]
    play = at(seat, locations=HALL, enemies=enemies).does("resource", "aquinnah").until()
    assert play.on("ghoul-minion", "damage") == 1 and play.damage() == 0 and play.s.all_doom() == 1


@pytest.mark.rule("A-rul.25")
@pytest.mark.parametrize(("second", "paid"), [(2, True), (0, False)])
def test_clues_that_the_group_does_not_raise_cost_no_action_either(second: int, paid: bool) -> None:
    """Four clues for a cultist, in the middle of a fight: short of one, nobody was even provoked."""
    seats = {"at": "rivertown", "clues": 2}, {"investigator": "agnes-baker", "at": "easttown", "clues": 2}
    rats = engaged("swarm-of-rats")
    play = at(*seats, locations=["rivertown", "easttown", "northside"], enemies=[rats], cultists=["victoria-devereux"],
              **MASKS)  # fmt: skip
    play.does("use.uncovering-the-conspiracy", 2, second).until()
    assert play.has("victoria-devereux") is paid and play.s.actions[0] == (2 if paid else 3)
    assert play.damage() == (1 if paid else 0) and (play.clues(0), play.clues(1)) == ((0, 0) if paid else (2, 2))
