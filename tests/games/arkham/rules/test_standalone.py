"""One scenario alone: what the chosen endings of earlier ones have left behind."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from arkham_play import at
from fathom.games.arkham.cards.printed import FACE
from fathom.games.arkham.pieces import slug_of

LITA = FACE["lita-chantler"]


def alone(scenario: str, *earlier: str, seats: int = 2) -> Any:
    table = fathom.new("arkham", seats=seats, options={"scenario": scenario, "earlier": list(earlier)})
    if seats > 1:
        table.choose("player-1", 0)  # Agnes leads
    return table


@pytest.mark.rule("A-standalone.5", "A-standalone.6")
@pytest.mark.parametrize("scenario", ["the-midnight-masks", "the-devourer-below"])
@pytest.mark.parametrize(
    ("earlier", "lita", "horror"), [([], True, 1), (["r1"], True, 1), (["no-resolution"], True, 0), (["r2"], False, 0)]
)
def test_the_lead_has_what_the_gathering_brought(scenario: str, earlier: list[str], lita: bool, horror: int) -> None:
    """Lita Chantler after all but the second ending, and after the first one a mental trauma."""
    s = alone(scenario, *earlier).state
    assert [LITA in cards for cards in s.lists] == [False, lita] and s.mental == [0, horror]
    assert s.horror.get(s.investigators[1], 0) == horror and s.experience == [0, 0]
    assert (LITA in (*s.decks[1], *s.hands[1])) is lita


@pytest.mark.rule("A-standalone.6")
def test_after_the_third_ending_the_group_chooses_who_has_lita() -> None:
    table = alone("the-midnight-masks", "r3")
    assert table.decision.prompt.id == "ask-lita" and table.decision.seat == 1
    table.choose("player-0", 1)
    assert [LITA in cards for cards in table.state.lists] == [True, False]


@pytest.mark.rule("A-standalone.4", "A-standalone.6")
def test_after_the_first_ending_of_the_masks_nobody_got_away() -> None:
    s = alone("the-devourer-below", "r2", "r1").state
    assert len(s.interrogated) == 6 and s.got_away == () and s.all_doom() == 0 and "past-midnight" not in s.notes


@pytest.mark.rule("A-standalone.4", "A-standalone.6")
@pytest.mark.parametrize(("ending", "midnight"), [("no-resolution", False), ("r2", True)])
def test_after_another_ending_the_players_say_who_got_away(ending: str, midnight: bool) -> None:
    table = alone("the-devourer-below", "r2", ending)
    assert table.decision.prompt.id == "ask-got-away" and table.decision.seat == 1
    table.choose(["the-masked-hunter", "ruth-turner", "herman-collins"], 1)
    for seat in (1, 0):  # opening hands, from whoever leads on
        table.choose([], seat)
    s = table.state
    away = sorted(slug_of(piece) for piece in s.got_away)
    assert away == ["herman-collins", "ruth-turner", "the-masked-hunter"] and len(s.interrogated) == 3
    assert s.all_doom() == 2, "three or four names"
    assert ("past-midnight" in s.notes) is midnight and len(s.hands[0]) == (3 if midnight else 5)


@pytest.mark.rule("A-standalone.6")
def test_the_first_scenario_has_none_before_it() -> None:
    s = alone("the-gathering").state
    assert s.notes == () and s.mental == [0, 0] and not any(LITA in cards for cards in s.lists)


# ---- who earns Lita in a campaign


@pytest.mark.rule("A-asset.3")
@pytest.mark.parametrize(("trauma", "lost", "chosen"), [((0, 7), 1, False), ((4, 0), 0, True)])
def test_lita_goes_to_the_lead_unless_the_lead_is_lost(trauma: tuple[int, int], lost: int, chosen: bool) -> None:
    """Who brought much trauma from elsewhere is driven insane: Agnes by her defeat, or Roland, who leads, by the first
    resolution."""
    roland = {"at": "hallway", "mental": trauma[0], "horror": trauma[0]}
    agnes = {"investigator": "agnes-baker", "at": "hallway", "mental": trauma[1], "horror": trauma[1]}
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 9}
    house: dict[str, Any] = {"locations": ["hallway", "attic"], "act": "what-have-you-done", "enemies": [priest]}
    play = at(roland, agnes, active=1, options={"scenario": "campaign"}, **house, tokens=["0"])
    play.does("move.attic").until()  # with its horror
    if play.s.status[1] == "":
        play.does("end-turn")
    play.does("fight.ghoul-priest").until("choose-effect").does("r1").until("ask-new-investigator")
    assert play.asked == lost
    play.does("wendy-adams", "done")
    assert (play.asks == "ask-lita") is chosen
    if chosen:
        play.does("player-1")
    assert [LITA in cards for cards in play.s.lists] == [not chosen, chosen]
