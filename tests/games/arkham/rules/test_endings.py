"""Every ending of every scenario, in a campaign: what is written down, who is hurt, what is earned (campaign guide)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.cards.printed import CARDS, FACE

HOUSE: list[Any] = ["hallway", {"card": "attic", "clues": 0}, {"card": "cellar", "clues": 2}, "parlor"]
SITE: list[Any] = ["main-path", "ritual-site"]
CULT = ["wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner"]
LITA = FACE["lita-chantler"]


def campaign(scenario: str, place: str, *, other: str = "", **rest: Any) -> Play:
    """Roland leads, Agnes is there as well."""
    roland = {"at": place, **{key: rest.pop(key) for key in ("clues", "play") if key in rest}}
    agnes = {"investigator": "agnes-baker", "at": other or place}
    return at(roland, agnes, options={"scenario": "campaign"}, scenario=scenario, **rest)


def log_of(play: Play) -> set[str]:
    return set(play.s.notes)


def hurt(play: Play) -> list[tuple[int, int]]:
    """Physical and mental trauma of both."""
    return list(zip(play.s.physical, play.s.mental, strict=True))


# ---- The Gathering


@pytest.mark.rule("A-campaign.2", "A-campaign.3", "A-winning.3", "A-elim.5")
def test_the_gathering_without_a_resolution() -> None:
    play = campaign("the-gathering", "parlor", locations=HOUSE, act="what-have-you-done")
    play.does("use.parlor").until().does("use.parlor")
    assert play.s.endings == ("no-resolution",) and {"house-standing", "priest-alive"} <= log_of(play)
    assert play.s.experience == [3, 3], "the attic, and 2"
    assert hurt(play) == [(0, 0), (0, 0)]
    assert LITA in play.s.lists[1] and LITA not in play.s.lists[0], "Agnes led when Roland was out (A-elim.5)"


@pytest.mark.rule("A-campaign.2", "A-campaign.3", "A-winning.1")
@pytest.mark.parametrize(
    ("ending", "log", "earned", "trauma", "lita"),
    [("r1", "house-burned", [5, 5], (0, 1), True), ("r2", "house-standing", [6, 5], (0, 0), False)],
)
def test_the_gathering_is_won(ending: str, log: str, earned: list[int], trauma: tuple[int, int], lita: bool) -> None:
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 9}
    play = campaign("the-gathering", "hallway", locations=HOUSE, enemies=[priest], act="what-have-you-done",
                    tokens=["0"])  # fmt: skip
    play.does("fight.ghoul-priest").until("choose-effect").does(ending)
    assert play.s.endings == (ending,) and log in log_of(play) and "priest-alive" not in log_of(play)
    assert play.s.experience == earned, "priest 2, attic 1, everybody 2, and 1 for who leads if the house stands"
    assert hurt(play) == [trauma, (0, 0)] and (LITA in play.s.lists[0]) is lita


@pytest.mark.rule("A-campaign.2", "A-killed-insane.2", "A-winning.2")
def test_the_ghouls_get_out_while_the_barrier_stands() -> None:
    play = campaign("the-gathering", "hallway", locations=HOUSE, act="the-barrier", agenda="theyre-getting-out",
                    doom=9, phase="mythos")  # fmt: skip
    assert play.s.endings == ("r3",)
    assert {"lita-sought-others", "house-standing", "priest-alive"} <= log_of(play)
    assert play.s.experience == [0, 0] and {*play.s.lost} == {FACE["roland-banks"], FACE["agnes-baker"]}
    assert play.asks == "ask-new-investigator", "and only then is it chosen who has Lita"
    play.does("daisy-walker", "done")
    play.does("wendy-adams", "done")
    assert play.asks == "ask-lita" and play.keys == ("player-0", "player-1")


# ---- The Midnight Masks


@pytest.mark.rule("A-campaign.2", "A-campaign.3")
def test_the_night_is_given_up() -> None:
    play = campaign("the-midnight-masks", "rivertown", locations=["rivertown", "easttown"], victory=["ruth-turner"],
                    notes=["priest-alive"])  # fmt: skip
    play.does("use.predator-or-prey").until().does("use.predator-or-prey")
    assert play.s.interrogated == (FACE["ruth-turner"],) and log_of(play) == {"priest-alive"}
    assert {*play.s.got_away} == {FACE[name] for name in (*CULT[:4], "the-masked-hunter")}
    assert play.s.experience == [1, 1] and hurt(play) == [(0, 0), (0, 0)]


@pytest.mark.rule("A-campaign.2", "A-campaign.3")
def test_six_are_unmasked_and_the_priest_is_crossed_out() -> None:
    hunter = {"card": "the-masked-hunter", "engaged": 0, "damage": 7}
    play = campaign("the-midnight-masks", "rivertown", locations=["rivertown", "easttown"], enemies=[hunter],
                    victory=[*CULT, "ghoul-priest"], notes=["priest-alive", "house-burned"], tokens=["0"],
                    agenda="time-is-running-short")  # fmt: skip
    play.does("fight.the-masked-hunter").until("ask-stay", "ask-purchase")
    assert play.s.endings == ("r1",) and log_of(play) == {"house-burned"}
    assert len(play.s.interrogated) == 6 and play.s.got_away == ()
    assert play.s.experience == [9, 9], "five cultists, the hunter 2, the priest 2"


@pytest.mark.rule("A-campaign.2", "A-winning.2")
def test_it_is_past_midnight() -> None:
    at_large = {"card": "peter-warren", "at": "easttown"}
    play = campaign("the-midnight-masks", "rivertown", locations=["rivertown", "easttown"], enemies=[at_large],
                    victory=["ruth-turner"], agenda="time-is-running-short", doom=7, phase="mythos")  # fmt: skip
    assert play.s.endings == ("r2",) and log_of(play) == {"past-midnight"}
    assert {*play.s.got_away} == {FACE[name] for name in CULT[:4]}, "in play or in their deck; the hunter is not named"
    assert play.s.experience == [1, 1]


# ---- The Devourer Below


@pytest.mark.rule("A-campaign.2", "A-killed-insane.2")
def test_arkham_falls() -> None:
    play = campaign("the-devourer-below", "main-path", locations=SITE, victory=["screeching-byakhee"])
    play.does("use.main-path").until().does("use.main-path")
    assert play.s.endings == ("no-resolution",) and log_of(play) == {"arkham-fell"}
    assert play.s.experience == [0, 0] and len(play.s.lost) == 2 and play.t.outcome is not None


@pytest.mark.rule("A-campaign.2", "A-campaign.3")
@pytest.mark.parametrize(
    ("ending", "log", "earned", "trauma"),
    [
        ("r1", "ritual-broken", 6, (0, 2)),
        ("r2", "umordhoth-repelled", 11, (2, 2)),
        ("r3", "lita-sacrificed", 1, (2, 2)),
    ],
)
def test_the_devourer_is_stopped(ending: str, log: str, earned: int, trauma: tuple[int, int]) -> None:
    beast = {"card": "umordhoth", "at": "ritual-site", "damage": 13, "exhausted": True}
    play = campaign("the-devourer-below", "ritual-site", locations=SITE, enemies=[beast], clues=1, act_clues=3,
                    play=["lita-chantler"], act="disrupting-the-ritual", agenda="vengeance-awaits", tokens=["+1"],
                    victory=["screeching-byakhee"])  # fmt: skip
    before = [len(deck) for deck in play.s.lists]
    if ending == "r1":
        play.does("use.disrupting-the-ritual", "willpower")
    else:
        play.does("fight.umordhoth" if ending == "r2" else "use.umordhoth")
    while play.t.asked:
        play.skip()
    assert play.s.endings == (ending,) and log_of(play) == {log} and play.s.lost == ()
    assert play.s.experience == [earned, earned] and hurt(play) == [trauma, trauma]
    gone, mad = (1, 1) if ending == "r3" else (0, 0)
    assert [len(deck) for deck in play.s.lists] == [before[0] - gone + mad, before[1] + mad]
    for deck in play.s.lists if mad else ():
        new = [CARDS[piece] for piece in deck if CARDS[piece].is_basic and "madness" in CARDS[piece].traits]
        assert new and LITA not in deck
