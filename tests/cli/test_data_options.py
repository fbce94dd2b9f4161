"""Options that are data, as they are typed: inline, from a file, and when the terminal asks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.cli.given import options_from
from fathom.cli.terminal.options import ask_data
from fathom.cli.terminal.voice import Voice
from fathom.cli.words import Words
from toygame import GAMES, TOY
from toygame.deck import DECK, USUAL

Cli = Any
DECK_OF_20 = {"jab": 3, "volley": 3, "dodge": 3, "drum": 3, "idol": 3, "harvest": 3, "thorns": 2}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games."""
    games = fathom.games() | GAMES
    monkeypatch.setattr(fathom, "all_games", lambda: games)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my, deck.json"
    path.write_text(json.dumps(DECK_OF_20, indent=8), encoding="utf-8")
    return path


def test_data_is_typed_or_comes_from_a_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {"rich": True, "deck": DECK_OF_20}
    assert options_from(TOY, ["rich=yes", f"deck={json.dumps(DECK_OF_20)}"]) == wanted
    assert options_from(TOY, [f"rich=true,deck=@{file}"]) == wanted
    assert options_from(TOY, [f" deck = @ {file} ", "rich=on"]) == wanted
    monkeypatch.setenv("HOME", str(file.parent))
    assert options_from(TOY, [f"deck=@~/{file.name}"]) == wanted | {"rich": False}
    assert options_from(TOY, ["rich=true"]) == {"rich": True, "deck": USUAL}


def test_a_simulation_takes_data(cli: Cli, file: Path) -> None:
    result = cli("simulate", "toy", "--games", "2", "--bots", "random", "--option", f"deck=@{file}", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    assert json.loads(result.stdout)["errors"] == []


BAD = {
    "no file": ("@no/such.json", "There is no file no/such.json."),
    "a folder": ("@/", "The file / cannot be read"),
    "no name": ("@", "There is no file ."),
    "a name no file can have": ("@a\0b", "cannot be read"),
    "endless": ("@/dev/zero", "too large. The most bytes it may have: 1,000."),
    "forgot the sign": ("deck.json", "Write JSON, or the name of a file after an @."),
    "nothing": ("", "this is not JSON"),
    "half": ('{"jab": 3', "this is not JSON"),
    "not a number": ('{"jab": NaN}', "this is not JSON"),
    "deep": ("[" * 200_000 + "]" * 200_000, "this is not JSON"),
    "nested": ("[" * 50 + "]" * 50, "nested too deeply"),
    "large": (json.dumps({f"card-{n}": 1 for n in range(200)}), "too large"),
    "bytes of no language": ('"\udcff"', "this is not JSON"),
    "foreign": ('["jab"]', "not what this game expects"),
    "refused by a rule": ('{"ace": 20}', "[T-DECK-1]"),
}


@pytest.mark.parametrize(("given", "told"), BAD.values(), ids=BAD)
def test_bad_data_is_told_in_one_line(cli: Cli, given: str, told: str) -> None:
    result = cli("simulate", "toy", "--games", "1", "--option", f"deck={given}", "--lang", "en")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1 and result.stderr.startswith("fathom: ")
    assert told in result.stderr and len(result.stderr) < 1200


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"not json", "is not JSON"),
        (b"[" * 3000, "is not JSON"),
        (b"\xff\xfe", "is not JSON"),
        (b" " * 5000, "too large"),
        (b"[1]" + b" " * 3000, "not what this game expects"),
    ],
    ids=["text", "deep", "binary", "blanks", "few blanks"],
)
def test_bad_files_are_told_in_one_line(cli: Cli, file: Path, content: bytes, told: str) -> None:
    file.write_bytes(content)
    result = cli("simulate", "toy", "--games", "1", "--option", f"deck=@{file}")
    assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1
    assert told in result.stderr


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_bad_data_is_told_in_the_players_language(cli: Cli, lang: str) -> None:
    english, other = (
        cli("simulate", "toy", "--option", "deck=deck.json", "--lang", lang).stderr for lang in ("en", lang)
    )
    assert "deck" in other and other != english


def test_games_tell_which_options_are_data(cli: Cli) -> None:
    out = cli("games").stdout
    what = "Which cards are in the deck, and how many of each."
    assert f"Option deck: {what} Data in JSON, at most this many bytes: 1,000. Use: --option deck=@FILE" in out
    told = json.loads(cli("games", "--json").stdout)["toy"]["options"]
    assert told["rich"] == {"kind": "list", "default": False, "values": [False, True]}
    example = told["deck"].pop("example")
    assert told["deck"] == {"kind": "data", "default": USUAL, "most_bytes": 1000}
    assert TOY.settle_options({"deck": example})["deck"] == example == DECK.example != USUAL


# ---- before a game in the terminal


def asked(monkeypatch: pytest.MonkeyPatch, *typed: str) -> dict[str, Any]:
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda prompt: print(prompt) or next(lines))  # type: ignore[func-returns-value]
    return ask_data(Voice(), Words("en"), TOY, TOY.settle_options(None), ["me", "me"], False)


def test_enter_takes_the_usual_data(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(monkeypatch, "")["deck"] == USUAL
    assert "Deck: the name of a JSON file, or just Enter for the usual:" in capsys.readouterr().out


def test_a_file_or_json_is_taken_and_a_slip_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert asked(monkeypatch, str(file))["deck"] == DECK_OF_20
    assert asked(monkeypatch, f"@{file}")["deck"] == DECK_OF_20
    assert asked(monkeypatch, json.dumps(DECK_OF_20))["deck"] == DECK_OF_20
    assert asked(monkeypatch, "nowhere.json", '{"ace": 1}', "[", str(file))["deck"] == DECK_OF_20
    out = capsys.readouterr().out
    assert "There is no file nowhere.json." in out and "this is not JSON" in out
    assert "A deck cannot have a card ace: there is none. [T-DECK-1]" in out


@pytest.mark.parametrize("given", ["difficulty=hard,boxes=1", 'difficulty="hard",boxes=1', "boxes=1,difficulty=hard"])
def test_data_that_is_a_word_or_a_number_is_typed_as_it_is(given: str) -> None:
    options = options_from(fathom.games()["arkham"], [given])
    assert (options["difficulty"], options["boxes"]) == ("hard", 1)


def test_a_word_that_the_game_does_not_know_is_refused_by_its_clause(cli: Cli) -> None:
    result = cli("simulate", "arkham", "--games", "1", "--option", "difficulty=nightmare", "--lang", "en")
    assert result.exit_code == 2 and "nightmare" in result.stderr and "[A-difficulty-level.1]" in result.stderr


def test_games_lists_the_values_of_data_that_is_one_of_a_few(cli: Cli) -> None:
    lines = cli("games", "--lang", "en").stdout
    assert "Values: easy, standard, hard, expert; default: standard" in " ".join(lines.split())
    assert "Values: 1, 2; default: 2" in " ".join(lines.split())


def test_simulated_games_of_arkham_last_rounds(cli: Cli) -> None:
    told = json.loads(cli("simulate", "arkham", "--games", "2", "--bots", "random", "--seed", "1", "--json").stdout)
    assert told["mean_turns"] > 1
