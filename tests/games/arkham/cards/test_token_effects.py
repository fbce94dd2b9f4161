"""What every symbol of every scenario means, on both sides of its card: the number, and what else happens."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

SKILL = 7
"""Daisy's intellect of 5, and Perception."""
SCENES: dict[str, tuple[str, list[Any]]] = {
    "the-gathering": ("attic", ["hallway", {"card": "attic", "clues": 2}]),
    "the-midnight-masks": ("rivertown", ["rivertown", "easttown", "northside"]),
    "the-devourer-below": ("main-path", ["main-path", "ritual-site"]),
}
LEVELS = {"easy": "standard", "hard": "expert"}


def drawn(scenario: str, side: str, *tokens: str, enemies: tuple[Any, ...] = (), **rest: Any) -> Play:
    """Daisy investigates with a good chance, and these tokens come."""
    place, locations = SCENES[scenario]
    seat = {"investigator": "daisy-walker", "at": place, "hand": ["perception"]}
    play = at(seat, locations=locations, enemies=list(enemies), tokens=list(tokens),
              options={"scenario": scenario, "difficulty": LEVELS[side]}, **rest)  # fmt: skip
    return play.does("investigate", ["perception"]).until()


def total(play: Play) -> int:
    """The skill value that the log tells."""
    (found,) = [line.text.args["total"] for line in play.t.events() if line.text.id in ("log-passed", "log-failed")]
    return int(found)


def resting(slug: str, place: str, **more: Any) -> dict[str, Any]:
    return {"card": slug, "at": place, "exhausted": True, **more}


GHOULS = (resting("ghoul-minion", "attic"), resting("ravenous-ghoul", "attic"), resting("icy-ghoul", "hallway"))
CULTISTS = (resting("acolyte", "easttown", doom=2), resting("wizard-of-the-order", "northside", doom=1))
MONSTERS = (resting("ghoul-minion", "ritual-site"), resting("goat-spawn", "ritual-site"))


@pytest.mark.rule("A-st.4.1", "A-st.4.2")
@pytest.mark.parametrize(
    ("scenario", "side", "token", "enemies", "n"),
    [
        ("the-gathering", "easy", "skull", GHOULS, -2),
        ("the-gathering", "easy", "cultist", GHOULS, -1),
        ("the-gathering", "easy", "tablet", GHOULS, -2),
        ("the-gathering", "hard", "skull", GHOULS, -2),
        ("the-gathering", "hard", "tablet", GHOULS, -4),
        ("the-midnight-masks", "easy", "skull", CULTISTS, -2),
        ("the-midnight-masks", "easy", "cultist", CULTISTS, -2),
        ("the-midnight-masks", "easy", "tablet", CULTISTS, -3),
        ("the-midnight-masks", "hard", "skull", CULTISTS, -4),
        ("the-midnight-masks", "hard", "cultist", CULTISTS, -2),
        ("the-midnight-masks", "hard", "tablet", CULTISTS, -4),
        ("the-devourer-below", "easy", "skull", MONSTERS, -2),
        ("the-devourer-below", "easy", "cultist", MONSTERS[:1], -2),
        ("the-devourer-below", "easy", "tablet", MONSTERS, -3),
        ("the-devourer-below", "easy", "elder-thing", MONSTERS, -5),
        ("the-devourer-below", "hard", "skull", MONSTERS, -3),
        ("the-devourer-below", "hard", "cultist", MONSTERS[:1], -4),
        ("the-devourer-below", "hard", "tablet", MONSTERS, -5),
        ("the-devourer-below", "hard", "elder-thing", MONSTERS, -7),
    ],
)
def test_the_number_of_a_symbol(scenario: str, side: str, token: str, enemies: tuple[Any, ...], n: int) -> None:
    play = drawn(scenario, side, token, enemies=enemies, doom=1 if scenario == "the-midnight-masks" else 0)
    assert total(play) == SKILL + n


@pytest.mark.rule("A-st.3", "A-st.4.1")
def test_a_cultist_of_the_gathering_brings_another_token_on_hard() -> None:
    play = drawn("the-gathering", "hard", "cultist", "-3")
    assert total(play) == SKILL - 3 and play.horror() == 0, "it only frightens who fails"


@pytest.mark.parametrize(("side", "doom"), [("easy", 1), ("hard", 2)])
def test_a_cultist_of_the_woods_feeds_the_nearest_enemy(side: str, doom: int) -> None:
    near, far = resting("swarm-of-rats", "main-path"), resting("ghoul-minion", "ritual-site")
    play = drawn("the-devourer-below", side, "cultist", enemies=(far, near))
    assert play.on("swarm-of-rats", "doom") == doom and play.on("ghoul-minion", "doom") == 0


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_cultist_of_the_woods_without_an_enemy_is_a_number(side: str) -> None:
    play = drawn("the-devourer-below", side, "cultist")
    assert play.s.all_doom() == 0


@pytest.mark.parametrize(("side", "harm"), [("easy", (1, 0)), ("hard", (1, 1))])
@pytest.mark.parametrize("here", [True, False])
def test_a_tablet_of_the_woods_hurts_where_a_monster_is(side: str, harm: tuple[int, int], here: bool) -> None:
    monster = resting("ghoul-minion", "main-path" if here else "ritual-site")
    play = drawn("the-devourer-below", side, "tablet", enemies=(monster, resting("swarm-of-rats", "main-path")))
    assert (play.damage(), play.horror()) == (harm if here else (0, 0))


@pytest.mark.rule("A-st.3", "A-st.4.1")
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_an_elder_thing_brings_another_token_while_the_ancient_one_is_in_play(side: str) -> None:
    beast = resting("umordhoth", "ritual-site")
    play = drawn("the-devourer-below", side, "elder-thing", "0", enemies=(beast,))
    assert total(play) == SKILL - (5 if side == "easy" else 7) and play.s.stacked == (), "the other one was drawn"
    alone = drawn("the-devourer-below", side, "elder-thing", "0")
    assert alone.s.stacked == ("0",)


@pytest.mark.rule("A-search.3")
@pytest.mark.parametrize(("hand", "comes"), [([], True), (["perception"], False)])
def test_after_a_failure_a_skull_of_the_woods_brings_a_monster_on_hard(hand: list[str], comes: bool) -> None:
    """5 - 3 is not enough against 3, and 7 - 3 is."""
    seat = {"investigator": "daisy-walker", "at": "arkham-woods-twisting-paths", "hand": hand}
    play = at(seat, locations=["main-path", "arkham-woods-twisting-paths"], tokens=["skull"], rest=["encounter"],
              encounter=["ancient-evils", "goat-spawn"],
              options={"scenario": "the-devourer-below", "difficulty": "hard"})  # fmt: skip
    play.does("investigate", *([hand] if hand else [])).until()
    assert play.has("goat-spawn") is comes


@pytest.mark.parametrize(("side", "left"), [("easy", 2), ("hard", 0)])
def test_a_tablet_of_the_masks_costs_clues_of_who_fails(side: str, left: int) -> None:
    """5 - 3 and 5 - 4 against the 3 of Northside."""
    play = at({"investigator": "daisy-walker", "at": "northside", "clues": 3}, tokens=["tablet"],
              locations=["rivertown", {"card": "northside", "clues": 1}],
              options={"scenario": "the-midnight-masks", "difficulty": LEVELS[side]})  # fmt: skip
    play.does("investigate").until()
    assert play.clues() == left and play.on("northside", "clues") == 1 + 3 - left
