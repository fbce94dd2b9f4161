"""Bots of one's own meet those of the program, by the name of their module and class."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from fathom.bots import GreedyBot, SearchBot, UnknownBot
from fathom.cli.app import app
from fathom.lab.own import bot
from fathom.lab.simulate import simulate

BOTS = """
from fathom.bots import Bot

class First(Bot):
    def answer(self, table, seat, rng):
        return next(one for one in table.decisions if one.seat == seat).sample(rng)

class Stuck(Bot):
    def answer(self, table, seat, rng):
        return "no such answer"

class Nobody:
    pass

class Needy(Bot):
    def __init__(self, something):
        pass
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A folder to work in, with a module of a name that no other test uses."""
    module = f"my_bots_{tmp_path.name}"
    for name, text in (("", BOTS), ("_broken", "def (:"), ("_raises", "1 / 0")):
        (tmp_path / f"{module}{name}.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    return module


def test_names_of_the_program_are_its_own_bots() -> None:
    assert type(bot("greedy")) is GreedyBot and type(bot("search:5")) is SearchBot


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_of_ones_own_plays_in_every_process(here: str, jobs: int) -> None:
    played = simulate("abyss", 22, 2, [f"{here}:First", "random"], jobs=jobs)
    assert played.errors == [] and sum(played.wins_by_bot.values()) >= 22
    assert set(played.wins_by_bot) == {f"{here}:First", "random"}


def test_it_meets_others_and_is_called_by_its_name(here: str) -> None:
    told = CliRunner().invoke(
        app, ["tournament", "abyss", "--bots", f"{here}:First,random", "--games", "2", "--lang", "en"]
    )
    assert told.exit_code == 0 and f"{here}:First among easy: won " in told.stdout


def test_what_it_does_wrong_is_told_with_the_seed(here: str) -> None:
    played = simulate("abyss", 1, 2, [f"{here}:Stuck"], seed=7)
    assert [seed for seed, _ in played.errors] == [7] and "no such answer" in played.errors[0][1]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("{}:Nope", "has no attribute 'Nope'"),
        ("{}_else:First", "No module named"),
        ("{}:Nobody", "fathom.bots.Bot"),
        ("{}:Needy", "something"),
        ("{}_broken:First", "SyntaxError"),
        ("{}_raises:First", "ZeroDivisionError"),
        ("{}:", "Known bots"),
        (":First", "Known bots"),
        ("random:First", "Known bots"),
    ],
)
def test_what_is_no_bot_is_told(here: str, name: str, told: str) -> None:
    with pytest.raises(UnknownBot, match=told):
        bot(name.format(here))


def test_a_game_with_people_knows_the_bots_of_the_program_only(here: str) -> None:
    """Saved games and servers read names that others wrote."""
    told = CliRunner().invoke(app, ["play", "abyss", "--terminal", "--seats", f"me,{here}:First", "--lang", "en"])
    assert told.exit_code == 2 and "Nobody is called" in told.stderr
