"""What is told of that which cannot be done now, and by which clause that which can be is done."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "parlor", "revealed": False}]
MINION = {"card": "ghoul-minion", "engaged": 0}


def refused(play: Play) -> dict[str, str]:
    """The words, and the clause."""
    assert play.t.decision is not None
    return {text.render("en"): rule for text, rule in play.t.decision.refused()}


def clause_of(play: Play, key: str) -> str:
    assert play.t.decision is not None
    return next(option.rule for option in play.t.decision.options if play.plain(option.key) == key)


def clause_against(play: Play, key: str) -> str:
    assert play.t.frames
    return play.t.frames[-1].forbids(play.t, 0, key)


# ---- fast cards


@pytest.mark.rule("A-fast.3", "A-costs.9")
@pytest.mark.parametrize("event", ["working-a-hunch", "elusive"])
def test_a_fast_event_of_the_turn_is_refused_for_what_keeps_it_from_being_played(event: str) -> None:
    """It is the turn in which it is played, but there is no clue, and nobody to slip away from."""
    play = at({"at": "hallway", "hand": [event, "dodge"]}, locations=["hallway"])
    name = {"working-a-hunch": "Working a Hunch", "elusive": "Elusive"}[event]
    assert refused(play)[f"{name} would change nothing now."] == "A-costs.9"
    assert refused(play)["Dodge is fast: it is played at its moment, and that is not now."] == "A-fast.2"


@pytest.mark.rule("A-fast.3", "A-ability.10")
def test_a_fast_event_and_a_free_ability_are_offered_by_their_clauses() -> None:
    seat = {"investigator": "skids-otoole", "at": "attic", "hand": ["working-a-hunch"], "resources": 5}
    play = at(seat, locations=HALL)
    assert clause_of(play, "free.working-a-hunch") == "A-fast.3"
    assert clause_of(play, "free.skids-otoole") == "A-ability.10"
    play.does("investigate").until("window-window")
    assert (clause_of(play, "working-a-hunch"), clause_of(play, "skids-otoole")) == ("A-fast.3", "A-ability.10")
    assert clause_of(play, "pass") == "A-rul.3"


# ---- abilities


@pytest.mark.rule("A-limits.1", "A-init-pre.2")
def test_an_ability_that_was_used_as_often_as_it_may_be_is_told_of() -> None:
    """Skids and his debts: once in a turn, twice in a round; each of them costs."""
    seat = {"investigator": "skids-otoole", "at": "hallway", "threat": ["hospital-debts"], "resources": 5}
    play = at(seat, locations=HALL)
    assert not refused(play).keys() & {"Hospital Debts: this ability has been used as often as its limit allows."}
    play.does("free.hospital-debts", "free.hospital-debts", "free.skids-otoole")
    told = refused(play)
    assert told["Hospital Debts: this ability has been used as often as its limit allows."] == "A-limits.1"
    assert told["“Skids” O'Toole: this ability has been used as often as its limit allows."] == "A-limits.1"
    assert clause_against(play, "free.skids-otoole.0") == "A-limits.1"
    poor = at({**seat, "threat": [], "resources": 1}, locations=HALL)
    assert refused(poor)["“Skids” O'Toole: you cannot pay what this ability costs."] == "A-init-pre.2"


@pytest.mark.rule("A-limits.4")
def test_a_limit_of_the_group_is_told_to_everybody() -> None:
    masks = {"scenario": "the-midnight-masks"}
    play = at({"at": "northside", "resources": 5}, {"investigator": "wendy-adams", "at": "northside"}, options=masks)
    play.does("use.northside", "end-turn").until()
    assert play.asked == 1
    assert refused(play)["Northside: this ability has been used as often as its limit allows."] == "A-limits.4"


@pytest.mark.rule("A-init-pre.2", "A-costs.9")
def test_what_cannot_be_paid_or_changes_nothing_is_told_of() -> None:
    masks = {"scenario": "the-midnight-masks"}
    enemies = [{"card": "herman-collins", "at": "graveyard", "engaged": 0}]
    seat = {"at": "graveyard", "hand": ["knife", "guts", "machete"], "play": ["first-aid"], "threat": ["psychosis"]}
    told = refused(at({**seat, "actions": 1}, options=masks, enemies=enemies))
    assert told["Herman Collins: you cannot pay what this ability costs."] == "A-init-pre.2"
    assert told["Uncovering the Conspiracy: you cannot pay what this ability costs."] == "A-init-pre.2"
    assert told["Psychosis: this ability costs more actions than you have left."] == "A-init-pre.2"
    assert told["First Aid: this ability would change nothing now."] == "A-costs.9"


@pytest.mark.rule("A-ability.9")
def test_nothing_is_told_of_what_nobody_would_expect() -> None:
    """A weapon or a cop without an enemy, a talent without a test, an ability elsewhere, a copy of what can be used."""
    books = ["old-book-of-lore", {"card": "old-book-of-lore", "exhausted": True}]
    seat = {"at": "hallway", "play": ["machete", "physical-training", "beat-cop", *books]}
    assert refused(at(seat, {"investigator": "wendy-adams", "at": "attic", "threat": ["haunted"]}, locations=HALL)) == {
        "This location cannot be entered now: Parlor.": "A-cannot.1"
    }


@pytest.mark.rule("A-slots.4")
@pytest.mark.parametrize(("horror", "told"), [(3, True), (0, False)])
def test_a_card_that_finds_no_slots_is_told_of(horror: int, told: bool) -> None:
    """The bat needs both hands, and the Necronomicon cannot leave play while there is horror on it."""
    book = {"card": "the-necronomicon", "horror": horror}
    play = at(
        {"investigator": "daisy-walker", "at": "hallway", "threat": [book], "hand": ["baseball-bat"]}, locations=HALL
    )
    against = "Baseball Bat finds no slots: what fills them cannot leave play."
    assert play.offers("play.baseball-bat") is not told
    assert (refused(play).get(against) == "A-slots.4") is told


@pytest.mark.rule("A-act-agenda.6")
@pytest.mark.parametrize(("clues", "told"), [(3, True), (2, False)])
def test_an_act_that_waits_for_its_objective_says_so_once_the_clues_are_there(clues: int, told: bool) -> None:
    play = at({"at": "hallway", "clues": clues}, locations=HALL, act="the-barrier")
    assert ("The Barrier advances only as its objective says." in refused(play)) is told
    assert clause_against(play, "advance") == ("A-act-agenda.6" if told else "")
