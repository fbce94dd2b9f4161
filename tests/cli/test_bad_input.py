"""Bad input: one clear line on stderr, in the chosen language, exit code 2, and never a traceback."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import fathom

Cli = Any
LONG = "x" * 6000
COMMANDS = ("games", "play", "serve", "simulate", "tournament", "replay", "rules", "cards", "bench")
BAD = [
    (("rules", "chess"), "abyss"),
    (("rules", LONG), "abyss"),
    (("rules", "abyss", "no", "such", "words"), "fathom rules abyss"),
    (("rules", "abyss", "B-EXP-99"), "B-EXP-0"),
    (("rules", "abyss", LONG), "fathom rules abyss"),
    (("rules", "chess", "--coverage"), "abyss"),
    (("cards", "chess"), "abyss"),
    (("cards", "abyss", "Nessie", "of", "the", "Loch"), "fathom cards abyss"),
    (("cards", "abyss", "Oraccle"), "Oracle"),
    (("cards", "abyss", "--deck", "monsters"), "lords"),
    (("cards", "abyss", "--lang", "fr"), "en, pl, de"),
    (("cards", "abyss", "--lang", ""), "en, pl, de"),
    (("simulate", "chess"), "abyss"),
    (("simulate", "abyss", "--seats", "5"), "B-SET-01"),
    (("simulate", "abyss", "--seats", "0"), "2"),
    (("simulate", "abyss", "--seats", "999999999999"), "2"),
    (("simulate", "abyss", "--bots", "brilliant"), "random, greedy, search, master"),
    (("simulate", "abyss", "--bots", "search:0"), "search:0 is no budget of a search"),
    (("simulate", "abyss", "--bots", LONG), "random, greedy"),
    (("simulate", "abyss", "--bots", ","), "random, greedy"),
    (("simulate", "abyss", "--seats", "2", "--bots", "random,greedy,random"), "3 bots were named for 2 seats"),
    (("simulate", "abyss", "--option", "leviathan"), "NAME=VALUE"),
    (("simulate", "abyss", "--option", "=true"), "NAME=VALUE"),
    (("simulate", "abyss", "--option", "leviathan=maybe"), "leviathan"),
    (("simulate", "abyss", "--option", "dragon=true"), "dragon"),
    (("simulate", "abyss", "--option", f"{LONG}=true"), "leviathan, kraken"),
    (("simulate", "abyss", "--games", "0"), "--games"),
    (("simulate", "abyss", "--games", "many"), "--games"),
    (("simulate", "abyss", "--jobs", "0"), "--jobs"),
    (("replay", "/no/such/file"), "/no/such/file"),
    (("replay", "/"), "/"),
    (("replay",), "FILE"),
    (("play", "chess"), "abyss"),
    (("play", "abyss", "arkham"), "abyss arkham"),
    (("play", "abyss", "--seats", "3", "--seed", "1"), "--terminal"),
    (("play", "abyss", "--option", "kraken=true"), "--terminal"),
    (("play", "--resume", "abyss-20260101"), "--terminal"),
    (("play", "--port", "99999"), "--port"),
    (("play", "--port", "http"), "--port"),
    (("play", "--terminal", "--port", "8000"), "--port"),
    (("play", "--terminal", "--no-browser"), "--no-browser"),
    (("play", "--terminal", "chess"), "abyss"),
    (("play", "--terminal", "abyss", "arkham"), "abyss arkham"),
    (("play", "--terminal", "abyss", "--seats", "1"), "2"),
    (("play", "--terminal", "abyss", "--seats", "99999999999999999999"), "me, random, greedy"),
    (("play", "--terminal", "abyss", "--seats", "me"), "2"),
    (("play", "--terminal", "abyss", "--seats", "5"), "B-SET-01"),
    (("play", "--terminal", "abyss", "--seats", "me,brilliant"), "me, random, greedy"),
    (("play", "--terminal", "abyss", "--seats", ""), "me, random, greedy"),
    (("play", "--terminal", "abyss", "--seats", "random,random"), "me"),
    (("play", "--terminal", "abyss", "--seats", "2", "--option", "kraken=7"), "kraken"),
    (("play", "--terminal", "abyss", "--seats", "2", "--seed", "x"), "--seed"),
    (("play", "--terminal", "--resume", "/no/such/file"), "/no/such/file"),
    (("play", "--terminal", "--resume", "a", "b"), "a b"),
    (("play", "--terminal", "--resume"), "saves"),
    (("play", "--lang", "la"), "en, pl, de"),
    (("serve", "--port", "99999"), "--port"),
    (("serve", "--workers", "0"), "--workers"),
    (("serve", "--workers", "2"), "PostgreSQL"),
    (("serve", "--host", "192.0.2.1", "--port", "0"), "192.0.2.1"),
    (("serve", "abyss"), "abyss"),
    (("bench", "--seconds", "0"), "--seconds"),
    (("dance",), "games, play, serve, simulate, tournament, replay, rules, cards, bench"),
    (("games", "--loud"), "--loud"),
]


@pytest.mark.parametrize(("args", "clue"), BAD, ids=[" ".join(args)[:50] for args, _ in BAD])
def test_one_clear_line(cli: Cli, args: tuple[str, ...], clue: str) -> None:
    result = cli(*args)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("fathom: ")
    assert clue in result.stderr
    assert len(result.stderr) < 1000


@pytest.mark.parametrize(
    ("args", "polish"),
    [
        (("cards", "chess"), "Nie ma gry chess."),
        (("simulate", "abyss", "--seats", "5"), "Pięć osób może grać tylko z rozszerzeniem"),
        (("simulate", "abyss", "--bots", "brilliant"), "Nie ma bota brilliant."),
        (("play", "--terminal", "abyss", "--seats", "2", "--option", "dragon=true"), "Nie ma opcji dragon."),
        (("play", "abyss", "--seats", "2"), "Tylko dla gry w terminalu: --seats."),
        (("replay", "/no/such/file"), "Nie ma pliku /no/such/file."),
        (("rules", "abyss", "xyzzyx"), "Żadna zasada nie zawiera"),
    ],
)
def test_refusals_speak_the_language(cli: Cli, args: tuple[str, ...], polish: str) -> None:
    assert polish in cli(*args, "--lang", "pl").stderr


def test_an_unknown_language_is_refused_in_that_of_the_system(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Die Sprache fr gibt es nicht." in cli("games", "--lang", "fr").stderr


def test_without_a_command_the_commands_are_listed(cli: Cli) -> None:
    result = cli()
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in result.stdout


def test_the_program_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "fathom", "rules", "abyss", "B-EXP-02", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert "B-EXP-02" in done.stdout and done.stderr == ""


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m fathom cards abyss | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=300, check=True)
    assert "Traceback" not in done.stderr


PLAY = f"{sys.executable} -m fathom play abyss --terminal --seats me,random --seed 5 --lang pl"


@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        (f"{sys.executable} -m fathom cards abyss --lang pl >/dev/full", 1, "fathom: "),
        (f"{PLAY} <&-", 0, "fathom play --resume"),
        (f"PYTHONIOENCODING=ascii {PLAY} </dev/null", 0, "fathom play --resume"),
        (f"printf '\\377\\376\\nquit\\n' | PYTHONIOENCODING=utf-8:strict {PLAY}", 0, "fathom play --resume"),
    ],
    ids=["no room for the output", "no input", "a terminal without our letters", "letters of no language"],
)
def test_a_poor_terminal_gets_no_traceback(
    saves: Path, monkeypatch: pytest.MonkeyPatch, command: str, code: int, told: str
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=300)
    assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) <= 1
    assert told in done.stdout + done.stderr and done.returncode == code


@pytest.mark.parametrize(
    "command", ["games", "play", "serve", "simulate", "tournament", "replay", "rules", "cards", "bench"]
)
def test_the_help_of_every_command_explains_all_it_takes_and_has_examples(cli: Cli, command: str) -> None:
    told = cli(command, "-h").stdout
    assert told == cli(command, "--help").stdout and f"\n    fathom {command}" in told
    assert not re.findall(r"<\w+|\n  \[?[A-Z|]+\]?\n", told), "every word of the usage has a name and an explanation"


def test_the_version_is_told(cli: Cli) -> None:
    assert re.fullmatch(r"fathom [0-9.]+ \((pure|compiled)\)\n", cli("--version").stdout)


def test_pipes_get_whole_lines_without_colour(cli: Cli, tmp_path: Path) -> None:
    out = cli("rules", "abyss", "explore").stdout
    clauses = fathom.games()["abyss"].clauses()
    assert "\x1b" not in out
    assert clauses["B-EXP-02"].render("en") in out  # longer than the 100 columns of the screen
