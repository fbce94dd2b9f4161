"""Basic weaknesses."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

HOUSE: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
DECK = ["knife", "flashlight", "guts", "perception", "machete"]


def bearing(weakness: str, *others: dict[str, Any], **more: Any) -> Play:
    """Roland has this weakness as his next card and draws it."""
    seat = {"at": "hallway", "deck": [weakness, *DECK]}
    seat |= {key: more.pop(key) for key in ("hand", "resources", "damage", "horror", "play") if key in more}
    play = at(seat, *others, locations=HOUSE, tokens=more.pop("tokens", ["0"]), **more)
    return play.does("draw")


def test_amnesia_leaves_one_card() -> None:
    play = bearing("amnesia", hand=["knife", "guts", "machete"])
    play.does(["knife", "machete"]).until()
    assert play.hand() == ["guts"] and sorted(play.discard()) == ["amnesia", "knife", "machete"]


def test_paranoia_takes_every_resource() -> None:
    play = bearing("paranoia", resources=7).until()
    assert play.s.resources[0] == 0 and play.discard() == ["paranoia"]


def test_the_haunted_are_worse_at_everything_until_they_rest() -> None:
    play = bearing("haunted").until()
    assert play.s.actions[0] == 2 and play.offers("use.haunted")
    play.does("investigate").until()
    assert any("succeeds with 2 against 1" in line for line in play.log()), "3 - 1 + 0"
    assert not play.offers("use.haunted"), "it takes two actions"


@pytest.mark.parametrize("weakness", ["haunted", "psychosis", "hypochondria"])
def test_two_actions_shake_a_madness_off(weakness: str) -> None:
    play = bearing(weakness).until()
    play.does(f"use.{weakness}")
    assert not play.has(weakness) and play.discard() == [weakness]


@pytest.mark.parametrize(("weakness", "treachery", "harm"), [
    ("psychosis", "rotting-remains", (1, 1)), ("psychosis", "grasping-hands", (2, 0)),
    ("hypochondria", "grasping-hands", (2, 1)), ("hypochondria", "rotting-remains", (0, 1)),
])  # fmt: skip
def test_one_harm_brings_the_other(weakness: str, treachery: str, harm: tuple[int, int]) -> None:
    seat = {"at": "hallway", "threat": [weakness]}
    play = at(seat, locations=HOUSE, phase="mythos", encounter=[treachery], tokens=["-1"]).until()
    assert (play.damage(), play.horror()) == harm


def test_the_enforcer_is_bought_off() -> None:
    play = bearing("mob-enforcer", resources=5).until()
    assert play.engaged("mob-enforcer") == 0
    play.does("use.mob-enforcer").until()
    assert play.s.resources[0] == 1 and not play.has("mob-enforcer") and play.damage() == 0
    assert play.discard() == ["mob-enforcer"]


def test_the_enforcer_wants_four() -> None:
    assert not bearing("mob-enforcer", resources=3).until().offers("use.mob-enforcer")


def test_the_acolyte_of_the_twilight_brings_doom_with_every_attack() -> None:
    play = bearing("silver-twilight-acolyte").until()
    before = play.s.all_doom()
    play.does("resource").until()
    assert play.damage() == 1 and play.s.all_doom() == before + 1


def test_doom_of_the_twilight_does_not_advance_the_agenda_at_once() -> None:
    play = bearing("silver-twilight-acolyte", agenda="rise-of-the-ghouls", doom=6).until()
    play.does("resource").until()
    assert play.s.all_doom() == 7


def test_before_a_stubborn_detective_nobody_has_an_ability() -> None:
    other = {"investigator": "skids-otoole", "at": "hallway"}
    enemy = {"card": "stubborn-detective", "at": "hallway", "engaged": 0, "owner": 0}
    play = at({**other, "resources": 5}, locations=HOUSE, enemies=[enemy])
    assert not play.offers("free.skids-otoole")
    assert at({**other, "resources": 5}, locations=HOUSE).offers("free.skids-otoole")


@pytest.mark.parametrize("weakness", ["mob-enforcer", "silver-twilight-acolyte", "stubborn-detective"])
def test_a_weakness_enemy_ignores_everybody_but_its_bearer(weakness: str) -> None:
    seats = {"at": "attic"}, {"investigator": "agnes-baker", "at": "hallway"}
    enemy = {"card": weakness, "at": "cellar", "owner": 0}
    play = at(*seats, locations=HOUSE, enemies=[enemy], phase="enemy")
    assert play.where(weakness) == "hallway" and play.engaged(weakness) == -1
