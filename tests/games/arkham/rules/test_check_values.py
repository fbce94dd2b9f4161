"""Numbers that can be counted by hand, for every number of investigators: each test is named after what is counted."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import GAME, Play, at
from fathom.games.arkham.cards.printed import FACE
from fathom.games.arkham.pieces import card
from fathom.games.arkham.rules.agenda import act_threshold, agenda_threshold
from fathom.games.arkham.rules.chaos import BAGS
from fathom.games.arkham.rules.deckbuilding import starter_deck
from fathom.games.arkham.rules.values import health
from fathom.kernel.table import Table

WHO = ("roland-banks", "daisy-walker", "skids-otoole", "agnes-baker")
EVERYBODY = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def new(scenario: str, seats: int, **options: Any) -> Any:
    """A fresh table, up to the first turn."""
    table: Table[Any] = Table(GAME, seats, 4, GAME.settle_options({"scenario": scenario, **options}))
    table.begin(GAME.first(table))
    while table.asked and table.asked[0].why not in ("ask-action", "ask-next-turn"):
        ask = table.asked[0]
        table.choose([] if ask.shape == "pick_some" else ask.keys[0], ask.seat)
    return table.state


def described(scenario: str, seats: int, place: str, **rest: Any) -> Play:
    return at(*({"investigator": slug, "at": place} for slug in WHO[:seats]), options={"scenario": scenario}, **rest)


@EVERYBODY
@pytest.mark.parametrize(
    ("scenario", "act", "each"),
    [
        ("the-gathering", "trapped", 2), ("the-gathering", "the-barrier", 3),
        ("the-devourer-below", "investigating-the-trail", 3),
    ],
)  # fmt: skip
def test_check_value_clues_of_acts(scenario: str, act: str, each: int, seats: int) -> None:
    place = "study" if scenario == "the-gathering" else "main-path"
    play = described(scenario, seats, place, locations=[place], act=act)
    assert act_threshold(play.t) == each * seats


@EVERYBODY
def test_check_value_clues_that_break_the_ritual(seats: int) -> None:
    others = [{"investigator": slug, "at": "main-path"} for slug in WHO[1:seats]]
    play = at({"at": "main-path", "clues": 3}, *others, options={"scenario": "the-devourer-below"},
              locations=["main-path"], act="disrupting-the-ritual", tokens=["0", "0"])  # fmt: skip
    act = FACE["disrupting-the-ritual"]
    play.s.add(play.s.clues, act, 2 * seats - 2)
    play.does("use.disrupting-the-ritual", "willpower").until()
    assert play.s.ending == "" and play.s.clues[act] == 2 * seats - 1
    play.does("use.disrupting-the-ritual", "willpower")
    assert play.s.ending == "r1"


@EVERYBODY
@pytest.mark.parametrize(
    ("enemy", "base", "each"), [("ghoul-priest", 0, 5), ("the-masked-hunter", 4, 2), ("umordhoth", 6, 4)]
)
def test_check_value_health_of_great_enemies(enemy: str, base: int, each: int, seats: int) -> None:
    play = described("the-devourer-below", seats, "main-path", locations=["main-path"],
                     enemies=[{"card": enemy, "at": "main-path", "exhausted": True}])  # fmt: skip
    assert health(play.t, play.piece(enemy)) == base + each * seats


@EVERYBODY
@pytest.mark.parametrize("short", [0, 1])
def test_check_value_price_of_a_cultist(seats: int, short: int) -> None:
    others = [{"investigator": slug, "at": "rivertown"} for slug in WHO[1:seats]]
    play = at({"at": "rivertown", "clues": 2 * seats - short}, *others, options={"scenario": "the-midnight-masks"},
              locations=["rivertown"])  # fmt: skip
    assert play.offers("use.uncovering-the-conspiracy") is (short == 0)


@EVERYBODY
def test_check_value_sizes_of_encounter_decks(seats: int) -> None:
    assert len(new("the-gathering", seats).encounter_deck) == 26
    assert len(new("the-midnight-masks", seats, earlier=["r2"]).encounter_deck) == 22 - seats
    assert len(new("the-devourer-below", seats, earlier=["r2", "r1"]).encounter_deck) == 29


def test_check_value_starter_decks() -> None:
    """With the signature cards and a basic weakness."""
    assert [len(cards) for cards in new("the-gathering", 4).lists] == [33] * 4
    assert {len(starter_deck(slug)) for slug in (*WHO, "wendy-adams")} == {32}


def test_check_value_chaos_bags() -> None:
    assert [len(BAGS[level]) for level in ("easy", "standard", "hard", "expert")] == [16, 16, 17, 18]
    for level, n in (("easy", 16), ("standard", 16), ("hard", 17), ("expert", 18)):
        assert len(new("the-gathering", 1, difficulty=level).bag) == n
        assert len(new("the-devourer-below", 1, difficulty=level).bag) == n + 1


@EVERYBODY
def test_check_value_doom_of_agendas(seats: int) -> None:
    doom = [card(FACE[slug]).doom for slug in (
        "whats-going-on", "rise-of-the-ghouls", "theyre-getting-out", "predator-or-prey", "time-is-running-short",
        "the-arkham-woods", "the-ritual-begins", "vengeance-awaits")]  # fmt: skip
    assert doom == [3, 7, 10, 6, 8, 4, 5, 5]
    play = described("the-gathering", seats, "study", locations=["study"])
    assert agenda_threshold(play.t) == 3, "whoever is there"
