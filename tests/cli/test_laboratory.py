"""`fathom simulate` and `fathom bench`."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from fathom.bots import RandomBot
from fathom.lab import bench
from fathom.lab.simulate import simulate

Cli = Any


def test_simulate_as_data(cli: Cli) -> None:
    result = cli("simulate", "abyss", "--games", "4", "--seats", "3", "--bots", "random", "--seed", "5", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    data = json.loads(result.stdout)
    assert data["games"] == 4 and data["seats"] == 3 and data["errors"] == []
    assert len(data["wins"]) == 3 and sum(data["wins"]) >= 4
    assert sum(data["endings"].values()) == 4


def test_simulate_with_options_and_a_bot_for_each_seat(cli: Cli) -> None:
    result = cli("simulate", "abyss", "--games", "1", "--bots", "random,random,random", "--json",
                 "--option", "leviathan=true", "--option", "kraken=on")  # fmt: skip
    assert json.loads(result.stdout)["bots"] == ["random"] * 3


def test_fewer_bots_than_seats_take_turns_around_the_table(cli: Cli) -> None:
    result = cli("simulate", "abyss", "--games", "1", "--seats", "3", "--bots", "random,greedy", "--json")
    assert json.loads(result.stdout)["bots"] == ["random", "greedy", "random"]


def test_an_answer_the_table_refuses_is_told_and_ends_only_its_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "answer", lambda *_: "dance")
    summary = simulate("abyss", 2, 2, ["random", "greedy"])
    assert summary.games == 2
    assert [error.split(":")[0] for _, error in summary.errors] == ["IllegalAnswer"] * 2


def test_the_same_seed_gives_the_same_numbers(cli: Cli) -> None:
    first, second = (
        json.loads(cli("simulate", "abyss", "--games", "3", "--seed", "9", "--json").stdout) for _ in range(2)
    )
    for data in (first, second):
        del data["seconds"], data["decisions_per_second"], data["games_per_second"]
    assert first == second


@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_simulate_for_people(cli: Cli, lang: str) -> None:
    result = cli("simulate", "abyss", "--games", "2", "--lang", lang)
    assert result.stderr == "" and "\x1b" not in result.stdout
    assert result.stdout.startswith("Abyss: 2 ")
    assert len(result.stdout.splitlines()) >= 7


def test_errors_in_games_are_listed_and_make_the_command_fail(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from fathom.lab.simulate import Summary

    broken = Summary("abyss", 2, ("random", "random"), games=1, wins=[0, 0], scores=[0, 0])
    broken.errors.append((17, "ValueError: the sea is dry"))
    monkeypatch.setattr("fathom.cli.laboratory.simulate", lambda *args: broken)
    result = cli("simulate", "abyss", "--games", "1")
    assert result.exit_code == 1
    assert "Seed 17: ValueError: the sea is dry" in result.stdout
    assert cli("simulate", "abyss", "--games", "1", "--json").exit_code == 1


def test_bench_prints_a_report(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(cli("bench", "--seconds", "0.01", "--json").stdout)
    assert {figures["game"] for figures in data["games"]} == set(fathom.games())
    monkeypatch.setattr(bench, "SETTINGS", {"unfathomable": bench.SETTINGS["unfathomable"]})  # all were measured above
    told = cli("bench", "--seconds", "0.01").stdout
    assert "unfathomable (6 seats" in told and "iterations/s" in told
