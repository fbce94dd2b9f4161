"""Events (C-events, C-rul.44, C-rul.53): where they lie, when they happen, who may use them; each of them."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.call_of_madness.pieces import CARD, EVENT_CARD, GOAL, GOAL_EVENT
from madness_play import Play, at

GODS = ["guide", "serpents", "toad", "digger"]
EVENT = CARD.names[EVENT_CARD]
BETWEEN = GOAL.names[GOAL_EVENT]
"""How an event is called in a god deck, and in the goal deck."""


def happens(event: str, *seats: dict[str, Any], players: int = 2, goals: bool = False, **rest: Any) -> Play:
    """A ritual of player 0 uncovers an event."""
    own = {
        "character": "rose",
        "hand": ["basic-rose-dissection"],
        "deck": ["basic-rose-asylum"],
        **(seats[0] if seats else {}),
    }
    decks = {"guide": ["god-guide-lost-hour", EVENT, "god-guide-veil"]}
    p = at(
        own,
        *seats[1:],
        players=players,
        gods=GODS,
        god_decks=decks,
        events=[event],
        options={"events": True, "goals": goals},
        **rest,
    )
    p.does("basic-rose-dissection")
    if p.asked == "ask-set":  # with a token the paid set is there too
        p.does("set-1")
    return p.does("god-guide-lost-hour")


def used(p: Play) -> dict[int, str]:
    """Who is asked in which order; everybody uses it."""
    out = {}
    while p.asked == "ask-event":
        assert p.seat is not None
        out[p.seat] = p.options()[0]
        p.does("use")
    return out


# ---- where they lie


@pytest.mark.rule("C-events.1", "C-rul.53", "C-events.3")
def test_one_event_lies_below_the_visible_card_of_each_god_deck() -> None:
    places = set()
    for seed in range(12):
        t = fathom.new(
            "call_of_madness", seats=2, seed=seed, options={"events": True, "goals": False, "characters": "random"}
        )
        while t.state.phase == "setup":
            assert t.decision is not None
            t.choose(t.decision.options[0].key)
        for deck in t.state.god_decks:
            assert deck.count(EVENT_CARD) == 1 and deck[-1] != EVENT_CARD
            places.add(len(deck) - 1 - deck.index(EVENT_CARD))
        assert len(t.state.event_deck) == 16
    assert len(places) > 3


@pytest.mark.rule("C-events.2", "C-rul.44e")
@pytest.mark.parametrize(("seats", "goals", "n"), [(2, True, 3), (3, True, 5), (4, True, 5), (3, False, 0)])
def test_events_in_the_goal_deck(seats: int, goals: bool, n: int) -> None:
    t = fathom.new(
        "call_of_madness", seats=seats, seed=2, options={"events": True, "goals": goals, "characters": "random"}
    )
    while t.state.phase == "setup":
        for decision in t.decisions:
            keys = [option.key for option in decision.options]
            t.choose(keys[:2] if decision.shape == "pick_some" else keys[0], decision.seat)
    assert t.state.goal_deck.count(GOAL_EVENT) == n
    assert GOAL_EVENT not in t.state.goals


# ---- when


@pytest.mark.rule("C-events.4", "C-rul.44a", "C-events.7")
def test_an_event_waits_until_the_ritual_is_complete_and_comes_before_anything_else() -> None:
    p = happens("event-rumours", {"board": {"r2c1": "agent", "r3c1": "agent"}})
    assert p.asked == "ask-event" and "god-guide-lost-hour" in p.cards("hands")
    assert p.t.view(0)["table"]["figures"][0] == "guide" and p.s.ready[0] == 1
    assert p.t.view(1)["table"]["events_open"] == ["event-rumours"]
    p.does("decline", "decline")
    table = p.t.view(1)["table"]
    assert table["events_open"] == [] and table["events_gone"] == ["event-rumours"]
    assert table["god_decks"][0]["top"] == "god-guide-veil", "the next card lies open"


@pytest.mark.rule("C-events.5", "C-events.6")
def test_everybody_may_use_it_once_from_the_holder_on_even_who_passed() -> None:
    seats = [{}, {"board": {"r2c1": "agent", "r3c1": "agent"}}, {}]
    p = happens("event-grave-goods", *seats, players=3, holder=1, active=0, passed=[2])
    assert list(used(p)) == [1, 2, 0]


@pytest.mark.rule("C-rul.44b", "C-rul.55b")
@pytest.mark.parametrize(("cultists", "asked"), [(7, [0]), (6, [])])
def test_a_ritual_that_the_price_of_the_event_makes_too_dear_is_not_offered(cultists: int, asked: list[int]) -> None:
    """3 for the card that uncovers the event, 1 for the event: 3 are left for another card, or only 2."""
    decks = {"guide": ["god-guide-lost-hour", EVENT], "serpents": ["god-serpents-nest"], "toad": ["god-toad-torpor"],
             "digger": ["god-digger-burrow"]}  # fmt: skip
    p = at({"hand": ["basic-rose-dissection"], "cultists": cultists}, {"cultists": 3}, gods=GODS, god_decks=decks,
           events=["event-calling"], options={"events": True})  # fmt: skip
    p.does("basic-rose-dissection", "god-guide-lost-hour")
    assert ([p.seat] if p.asked == "ask-event" else []) == asked
    assert p.s.cultists == [cultists - 3, 3], "asking takes nothing"


@pytest.mark.rule("C-rul.44b")
def test_who_cannot_pay_or_use_it_is_not_asked() -> None:
    p = happens("event-mass", {"madness": {"red": 1}}, {}, {"madness": {"blue": 2}}, players=3)
    assert list(used(p)) == [0, 2] and p.s.cultists[0] == 40 - 3 + 2


@pytest.mark.rule("C-rul.44b", "C-rul.15b")
def test_entries_are_resolved_before_the_next_player_is_asked() -> None:
    p = happens("event-rumours", {"board": {"r4c1": "gangster", "r2c2": "agent"}}, {"board": {"r1c1": "agent"}})
    p.does("use", "0-r4c1", "down")
    assert p.asked == "ask-event" and p.seat == 1 and p.s.cultists[0] == 40 - 3 - 4


@pytest.mark.rule("C-rul.44c")
def test_until_it_is_finished_its_deck_shows_no_card_and_another_event_comes_first() -> None:
    own = {"character": "rose", "hand": ["basic-rose-dissection"]}
    decks = {
        "guide": ["god-guide-lost-hour", EVENT, "god-guide-veil"],
        "toad": ["god-toad-tongue", EVENT, "god-toad-feast"],
    }
    p = at(
        own,
        {},
        gods=GODS,
        god_decks=decks,
        events=["event-calling", "event-mass"],
        options={"events": True, "goals": False},
    )
    p.does("basic-rose-dissection", "god-guide-lost-hour", "use")
    assert p.asked == "ask-ritual" and not any(key.startswith("god-guide") for key in p.options())
    p.does("god-toad-tongue")
    table = p.t.view(0)["table"]
    assert table["events_gone"] == ["event-mass"] and table["events_open"] == ["event-calling"], (
        "nobody could pay the Mass"
    )
    assert p.asked == "ask-event" and p.seat == 1


@pytest.mark.rule("C-rul.22", "C-events.4")
def test_events_that_come_up_by_cycling_are_resolved_from_left_to_right() -> None:
    own = {"character": "rose", "hand": [], "madness": {"red": 1}, "deck": ["basic-rose-asylum"]}
    decks = {
        "guide": ["god-guide-veil", EVENT, "god-guide-threshold"],
        "toad": ["god-toad-feast", EVENT, "god-toad-nkai"],
    }
    p = at(
        own,
        {},
        gods=GODS,
        god_decks=decks,
        events=["event-great-fire", "event-eclipse"],
        options={"events": True, "goals": False},
    )
    p.does("madness-cycle")
    table = p.t.view(0)["table"]
    assert [event.text.render("en")[:15] for event in p.t.events() if event.text.id == "log-event"] == [
        "Event: Great Fi",
        "Event: Eclipse.",
    ]
    assert [deck["top"] for deck in table["god_decks"]][0::2] == ["god-guide-threshold", "god-toad-nkai"]


@pytest.mark.rule("C-events.8", "C-rul.44a")
def test_an_event_of_the_goal_deck_is_replaced_and_a_further_one_resolved_too() -> None:
    own = {"character": "rose", "hand": [], "madness": {"red": 3}, "deck": ["basic-rose-asylum"]}
    goals = {"goals": ["goal-now-offering"], "goal_deck": [BETWEEN, BETWEEN, "goal-now-arson"]}
    p = at(own, {}, gods=GODS, events=["event-great-fire", "event-eclipse"], options={"events": True}, **goals)
    p.does("goal-now-offering")
    assert p.s.fire == [1, 1] and p.s.night, "both happened, once the goal was taken"
    assert "goal-now-arson" in p.t.view(0)["table"]["goals"]


# ---- general events


@pytest.mark.rule("C-events.9", "C-rul.44d")
def test_a_general_event_touches_all_in_order_and_nobody_may_decline() -> None:
    p = happens("event-great-fire", players=3, holder=1, active=0)
    assert p.s.fire == [1, 1, 1]
    lines = [event.text.render("en") for event in p.t.events() if event.text.id == "log-fire"]
    assert [line.split(":")[1][:9] for line in lines] == [" Player 2", " Player 3", " Player 1"]


@pytest.mark.rule("C-events.9", "C-rul.47")
@pytest.mark.parametrize("night", [False, True])
def test_eclipse_flips_the_time_marker_once(night: bool) -> None:
    p = happens("event-eclipse", players=3, night=night)
    assert p.s.night is not night


@pytest.mark.rule("C-events.9", "C-action.reinforce.2")
def test_manhunt_reinforces_the_top_rows() -> None:
    board = {"r1c1": "agent", "r1c2": {"tile": "agent", "life": 6}, "r2c1": "agent"}
    p = happens("event-manhunt", {"board": board}, {"board": {"r1c3": "student"}})
    assert (p.life("0-r1c1"), p.life("0-r1c2"), p.life("0-r2c1"), p.life("1-r1c3")) == (6, 6, 5, 3)


@pytest.mark.rule("C-events.9", "C-action.outpost-add.5")
def test_barricades_make_everybody_place_an_outpost() -> None:
    below = [f"r{row}c{column}" for row in (2, 3, 4) for column in (1, 2, 3)]
    p = happens("event-barricades", {}, {"outposts": below, "cultists": 20})
    assert p.asked == "ask-space" and p.seat == 0 and all(key.startswith("0-") for key in p.options())
    p.does("0-r4c1")
    assert p.outposts(0) == {"r4c1"} and p.s.cultists[1] == 18


# ---- ordinary events


@pytest.mark.rule("C-events.5")
def test_failed_ritual() -> None:
    p = happens("event-failed-ritual", {"hand": ["basic-rose-dissection", "god-toad-feast"]}, {"hand": []})
    p.does("use")
    assert p.asked == "ask-bury" and set(p.options()) == {"god-toad-feast", "god-guide-lost-hour"}
    p.does("god-toad-feast")
    assert p.s.cultists[0] == 40 - 3 + 4
    assert CARD.names[p.s.god_decks[2][0]] == "god-toad-feast", "on the bottom of its deck"


@pytest.mark.rule("C-events.5", "C-rul.8a")
def test_police_raid() -> None:
    p = happens("event-raid", {"board": {"r2c1": "agent", "r3c1": "soldier"}}, {"board": {}}).does("use")
    assert p.options() == ["0-r2c1", "0-r3c1"]
    p.does("0-r2c1")
    assert p.life("0-r2c1") == 3 and p.s.cultists[0] == 40 - 3 - 1


@pytest.mark.rule("C-events.5")
def test_midnight_mass_whispers_traitor_and_cloudburst() -> None:
    p = happens("event-mass", {"madness": {"red": 1}}).does("use")
    assert p.s.cultists[0] == 39 and sum(p.s.madness[0]) == 0
    p = happens("event-whispers").does("use", "decline")
    assert p.s.cultists == [36, 40] and sum(p.s.madness[0]) == 2
    p = happens("event-traitor", {"madness": {"red": 1}}, {}, {}, players=3).does("use", "player-2")
    assert p.s.cultists == [37, 40, 38]
    p = happens("event-rain", {"fire": 2}, {"fire": 1}).does("use", "use")
    assert p.s.fire == [1, 0]


@pytest.mark.rule("C-events.5")
def test_secret_door_rumours_and_volunteers() -> None:
    p = happens("event-secret-door", {"outposts": ["r4c1", "r3c1"]}, {}).does("use", "0-r4c1")
    assert p.outposts(0) == {"r3c1"}
    p = happens("event-rumours", {"board": {"r2c1": "agent", "r3c3": "agent"}}, {}).does("use", "0-r2c1", "up")
    assert p.board(0)["r1c1"] == "agent"
    p = happens(
        "event-volunteers",
        {"madness": {"red": 1}, "board": {"r2c1": "agent"}},
        {"board": {"r2c1": "priest", "r2c2": "student"}},
    )
    p.does("use")
    assert p.options() == ["1-r2c1", "1-r2c2"], "only on boards of others"
    assert p.does("1-r2c2").life("1-r2c2") == 4


@pytest.mark.rule("C-events.5")
def test_grave_goods_calling_and_memory() -> None:
    p = happens("event-grave-goods").does("use")
    assert "basic-rose-asylum" in p.cards("hands")
    p = happens("event-calling").does("use")
    assert p.asked == "ask-ritual" and p.s.cultists[0] == 40 - 3 - 1
    p = happens("event-memory", {"discard": ["basic-rose-scalpel", "basic-rose-sedation"]}).does("use")
    assert p.cards("decks")[0] == "basic-rose-scalpel" and "basic-rose-asylum" in p.cards("hands")


@pytest.mark.rule("C-events.5", "C-rul.50a")
def test_stolen_memory_does_not_reach_the_card_being_played() -> None:
    p = happens("event-memory", {"discard": []}).does("use")
    assert "basic-rose-dissection" not in p.cards("decks") and "basic-rose-asylum" in p.cards("hands")
