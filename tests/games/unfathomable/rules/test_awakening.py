"""The awakening (U-6): a second loyalty card for everybody, halfway to port."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR

DECK = ["smooth-sailing", "rough-water"]
"""Distance 3 and 4; they cost fuel, and food or sanity."""
SIX = {"waypoints": ["calm-waters"], "waypoint_deck": DECK}


def reaches(waypoint: str, *seats: dict[str, Any], **rest: Any) -> Play:
    """The travel icon of a card brings the ship to this waypoint."""
    rest.setdefault("waypoint_deck", DECK)
    return crisis("missing-jewelry", *seats, captain=0, travel=3, **rest).does("b", waypoint)


def sizes(p: Play) -> list[int]:
    return [len(cards) for cards in p.s.loyalty]


@pytest.mark.rule("U-6.0")
@pytest.mark.parametrize(
    ("row", "waypoint", "wakes"),
    [([], "rough-water", False), (["reef"], "smooth-sailing", False), (["reef"], "rough-water", True),
     (["calm-waters"], "smooth-sailing", True), (["reef", "iceberg"], "smooth-sailing", True)],
)  # fmt: skip
def test_it_takes_place_when_waypoints_total_six_for_the_first_time(row: list[str], waypoint: str, wakes: bool) -> None:
    p = reaches(waypoint, waypoints=row)
    assert p.logged("log-awakening") is wakes and p.s.awakened is wakes
    assert sizes(p) == [2 if wakes else 1] * 3


@pytest.mark.rule("U-6.0")
def test_a_waypoint_of_another_card_wakes_them_too() -> None:
    hand = ["lore-5", "lore-5", "will-5", "will-5"]
    seats = {"character": "william", "place": "chapel", "hand": hand}, {"character": "jamie"}
    p = crisis("open-the-gate", *seats, keeper=0, chaos=["lore-1", "lore-1"], **SIX).does("test")
    p.contributes(p0=hand).does("smooth-sailing").passed()
    assert p.s.distance() == 7 and sizes(p) == [2, 2, 2]


@pytest.mark.rule("U-6.1")
def test_each_player_is_dealt_one_card_after_the_waypoint_is_resolved() -> None:
    deck = ["hybrid", "human", "cultist", "human"]
    p = reaches("rough-water", players=4, loyalty_deck=deck, **SIX)
    assert [p.loyalty(seat) for seat in range(4)] == [["human", card] for card in deck]
    assert p.s.loyalty_deck == ()
    lines = [line for line, _ in p.lines()]
    assert p.resource("fuel") == 6 and p.resource("sanity") == 7
    assert max(i for i, line in enumerate(lines) if line == "log-lose") < lines.index("log-awakening")


@pytest.mark.rule("U-6.2")
def test_all_look_at_all_their_own_cards_and_nobody_elses() -> None:
    p = reaches("rough-water", players=4, loyalty_deck=["hybrid", "human", "cultist", "human"], **SIX)
    for seat, new in enumerate(("hybrid", "human", "cultist", "human")):
        told = [line.text.render("en") for line in p.t.events(0, seat) if line.text.id == "log-loyalty-own"]
        assert told == ["You hold a human card.", f"You hold a {new} card."]
        shown = p.t.view(seat)["table"]["loyalty"]
        assert [entry.get("cards") is not None for entry in shown] == [other == seat for other in range(4)]
    assert not p.logged("log-loyalty-own")


@pytest.mark.rule("U-6.3")
def test_revealed_traitors_give_their_new_card_to_a_human_clockwise_from_the_current_player() -> None:
    seats = [{**TRAITOR, "place": "d1"}, {}, {}, {**TRAITOR, "place": "d2"}, {}, {}]
    deck = ["human", "human", "human", "cultist", "human", "human"]
    p = crisis("missing-jewelry", *seats, active=2, captain=1, travel=3, loyalty_deck=deck, **SIX)
    p.does("b", "rough-water")
    assert p.asked == "ask-hand-over" and p.seat == 3
    assert p.options() == ["player-1", "player-2", "player-4", "player-5"] and p.refuses("player-0", "player-3")
    p.does("player-5")
    assert p.asked == "ask-hand-over" and p.seat == 0
    p.does("player-5")
    assert sizes(p) == [0, 2, 2, 0, 2, 4] and p.loyalty(5) == ["human", "human", "cultist", "human"]


@pytest.mark.rule("U-6.3a")
def test_whoever_receives_a_card_looks_at_all_their_cards() -> None:
    p = reaches("rough-water", {}, {**TRAITOR, "place": "d1"}, {}, {}, loyalty_deck=["human", "cultist"], **SIX)
    before = len([line for line in p.lines(2) if line[0] == "log-loyalty-own"])
    p.does("player-2")
    told = [line for line in p.lines(2) if line == ("log-loyalty-own", "U-6.3a")]
    assert len(told) == 3 and before == 2
    assert ("log-loyalty-own", "U-6.3a") not in p.lines(0) + p.lines(3)
    assert p.t.view(2)["table"]["loyalty"][2]["cards"] == ["human", "human", "cultist"]


@pytest.mark.rule("U-6.4")
def test_play_goes_on_where_it_was_interrupted() -> None:
    p = reaches("rough-water", **SIX).passed()
    assert p.s.current == 1 and p.asked == "ask-act" and p.seat == 1
    seats = {"character": "jeanne", "place": "boiler-room"}, {"character": "william"}, {"character": "jamie"}
    p = at(*seats, travel=3, captain=0, **SIX).does("feat-jeanne.0", "rough-water").passed()
    assert p.s.awakened and p.s.travel == 1  # the second space of the feat
    assert p.asked == "ask-act" and p.seat == 0 and p.s.actions == 1


@pytest.mark.rule("U-6.5")
def test_it_takes_place_only_once() -> None:
    p = reaches("rough-water", {"loyalty": ["human", "human"]}, {}, {}, awakened=True, **SIX)
    assert p.s.distance() == 8 and sizes(p) == [2, 1, 1] and not p.logged("log-awakening")


@pytest.mark.rule("U-R13")
def test_a_waypoint_that_ends_the_game_wakes_nobody() -> None:
    p = reaches("smooth-sailing", resources={"fuel": 1}, **SIX)
    assert p.s.ending == "fuel" and p.s.distance() == 7
    assert sizes(p) == [1, 1, 1] and not p.s.awakened


@pytest.mark.rule("U-R108")
def test_a_traitor_sees_the_new_card_and_gives_exactly_that_one_away() -> None:
    older = {"loyalty": ["hybrid", "human"], "revealed": "hybrid", "place": "d1"}
    p = reaches("rough-water", {}, older, {"loyalty": []}, {}, loyalty_deck=["human", "cultist"], **SIX)
    assert p.seat == 1 and p.t.view(1)["table"]["loyalty"][1]["cards"] == ["human", "cultist"]
    assert [line for line in p.lines(1) if line == ("log-loyalty-own", "U-6.2")]
    p.does("player-3")
    assert p.loyalty(1) == ["human"] and p.loyalty(3) == ["human", "human", "cultist"]
