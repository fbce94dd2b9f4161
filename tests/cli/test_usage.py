"""Help and what was typed wrong: in all languages, one clear line for each mistake."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

import fathom
from fathom.cli import usage
from fathom.cli.app import app
from fathom.cli.words import Words

from .conftest import Cli
from .test_bad_input import COMMANDS
from .test_locale import messages

HEADS = {"en": ("Usage", "Options", "Examples"), "pl": ("Użycie", "Opcje", "Przykłady"),
         "de": ("Aufruf", "Optionen", "Beispiele")}  # fmt: skip


@pytest.mark.parametrize("lang", fathom.LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_the_language(cli: Cli, command: str, lang: str) -> None:
    told = cli(*command.split(), "--help", "--lang", lang).stdout
    for head in HEADS[lang]:
        assert f"{head}:" in told
    assert " ".join(
        Words(lang).of(usage.Text(f"cli-does-{command or 'fathom'}", "cli").formed("more")).split()
    ) in " ".join(told.split())
    assert Words(lang)("cli-arg-help") in told


@pytest.mark.parametrize("where", ["before", "behind", "joined", "around"])
def test_the_language_may_stand_anywhere(cli: Cli, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if where == "around":
        monkeypatch.setenv("FATHOM_LANG", "de")
    args = {"before": ("--lang", "de", "games"), "behind": ("games", "--lang", "de"),
            "joined": ("games", "--lang=de"), "around": ("games",)}[where]  # fmt: skip
    assert "Plätze: 2–5" in cli(*args).stdout
    assert (
        cli(*args, "--loud").stderr == "fathom: Die Option --loud gibt es nicht. Alle Optionen: fathom games --help\n"
    )
    assert cli("--lang", "de", "games", "--lang", "pl").stdout == cli("games", "--lang", "pl").stdout


def test_every_message_about_an_option_is_about_one_that_exists() -> None:
    group: Any = typer.main.get_command(app)
    asked: set[str] = set()

    class Context:
        def __init__(self, command: Any, parent: Any, name: str) -> None:
            self.command, self.parent, self.info_name, self.obj = command, parent, name, Words("en")

        def find_root(self) -> Any:
            return self

    top = Context(group, None, "fathom")
    for context in (top, *(Context(command, top, name) for name, command in group.commands.items())):
        asked |= {usage._id(context, param) for param in context.command.params}
    assert asked | {"cli-arg-help"} == {id for id in messages("en") if id.startswith("cli-arg-")}
    assert {f"cli-does-{name}" for name in ("fathom", *group.commands)} == {
        id for id in messages("en") if id.startswith("cli-does-")
    }


WRONG = [
    (("games", "--loud"), "There is no option --loud. All options: fathom games --help"),
    (("games", "--jsn"), "There is no option --jsn. Did you mean --json?"),
    (("games", "x", "y"), "Too much for this command: x y. What it takes: fathom games --help"),
    (("rules",), "Name a game: abyss, unfathomable, arkham, call_of_madness."),
    (("replay",), "FILE is missing. What the command takes: fathom replay --help"),
    (("tournament", "abyss"), "--bots BOTS is missing. What the command takes: fathom tournament --help"),
    (("simulate", "abyss", "--seed"), "--seed needs a value after it."),
    (("games", "--json=1"), "--json takes no value."),
    (("simulate", "abyss", "--seats", "x"), "--seats takes a whole number."),
    (("simulate", "abyss", "--games", "x"), "--games takes a whole number, 1 or more."),
    (("simulate", "abyss", "--games", "0"), "--games takes a whole number, 1 or more."),
    (("play", "--port", "99999"), "--port takes a whole number from 0 to 65535."),
    (("bench", "--seconds", "0"), "--seconds takes a number, 0.01 or more."),
    (("simulate", "abyss", "--option", "leviathan=maybe"), "The option leviathan cannot be “maybe”. It can be: "),
    (("cards", "abyss", "traitor", "--deck", "locations"), "No card of the deck locations is called “traitor”."),
    (("play", "--terminal", "abyss", "--seats", "me,,greedy"), "Nobody is called “”."),
    (("replay", "/"), "The file / cannot be read: it is a folder."),
]  # fmt: skip


@pytest.mark.parametrize(("args", "told"), WRONG, ids=[" ".join(args) for args, _ in WRONG])
def test_what_was_typed_wrong_is_told_in_our_words(cli: Cli, args: tuple[str, ...], told: str) -> None:
    result = cli(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"fathom: {told}") and result.stderr.count("\n") == 1
    for lang in ("pl", "de"):
        other = cli("--lang", lang, *args).stderr
        assert other != result.stderr and other.count("\n") == 1
        assert not re.search(r"\b(is|the|There|takes|option|Invalid|argument)\b", other), other


@pytest.mark.parametrize("kind", ["plot", "journal"])
def test_a_file_that_cannot_be_written_is_told_before_the_first_game(cli: Cli, tmp_path: Path, kind: str) -> None:
    result = cli("tournament", "abyss", "--bots", "random,greedy", "--games", "1000000", f"--{kind}", tmp_path)
    assert result.exit_code == 2
    assert result.stderr == f"fathom: The file {tmp_path} cannot be written: it is a folder.\n"


def test_trying_whether_a_file_can_be_written_leaves_none(cli: Cli, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    cli("tournament", "abyss", "--bots", "random,greedy", "--games", "1", "--plot", plot, "--journal", tmp_path)
    assert not plot.exists()


def test_a_folder_for_records_that_cannot_be_made_is_told(cli: Cli, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    told = cli("simulate", "abyss", "--games", "1", "--records", taken, "--lang", "de").stderr
    assert told == f"fathom: Die Datei {taken} lässt sich nicht schreiben: Etwas mit diesem Namen ist im Weg.\n"
