"""The documentation is true: quoted code exists, links and paths lead somewhere, commands and examples run."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

import fathom
from fathom.cli.app import app
from fathom.cli.terminal.commands import COMMANDS
from fathom.cli.terminal.saves import record_with, write

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^( *)```([^\n]*)\n(.*?)^\1```$", re.M | re.S)
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[A-Za-z][\w.*-]*(/[\w.*-]+)+/?|[\w.-]+\.(py|md|toml|ftl|lock)")


class Block(NamedTuple):
    """One fenced block: where it stands, what stands behind its fence, and its text."""

    page: str
    info: str
    text: str


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(pages: list[Path]) -> Iterator[Block]:
    for page in pages:
        for _, info, text in FENCE.findall(read(page)):
            yield Block(page.name, info, dedent(text))


def spans(page: Path) -> list[str]:
    """What stands in backquotes between the blocks."""
    return SPAN.findall(FENCE.sub("", read(page)))


def ids(values: list[Any]) -> list[str]:
    return [f"{block.page}-{number}" for number, block in enumerate(values)]


def pieces(text: str) -> list[str]:
    """A text cut where a line of three dots stands for something left out."""
    return [piece.strip("\n") for piece in re.split(r"^\s*\.\.\.\n", text, flags=re.M)]


def squeezed(text: str) -> str:
    return " ".join(text.split())


# ---- quoted code


QUOTED = [block for block in blocks(PAGES) if re.match(r"# [\w/.-]+\.(py|toml|ftl)\n", block.text)]


def test_the_walk_throughs_quote_the_code() -> None:
    pages = [block.page for block in QUOTED]
    assert min(pages.count(f"add_a_{what}.md") for what in ("card", "procedure", "game")) >= 4


@pytest.mark.parametrize("block", QUOTED, ids=ids(QUOTED))
def test_quoted_code_stands_in_the_file_it_names(block: Block) -> None:
    first, _, code = block.text.partition("\n")
    source = squeezed(read(ROOT / first.removeprefix("# ")))
    at = 0
    for piece in pieces(code):
        found = source.find(squeezed(piece), at)
        assert found >= 0, f"{block.page} quotes what {first[2:]} does not say (any more):\n{piece}"
        at = found + 1


# ---- links and paths


def paths_in(page: Path) -> Iterator[str]:
    return (span for span in spans(page) if PATH.fullmatch(span))


def leads_somewhere(path: str, page: Path) -> bool:
    """From the page, the root or the package; a bare file name must be the name of some file of the project."""
    if any(any(base.glob(path.rstrip("/"))) for base in (page.parent, ROOT, ROOT / "src" / "fathom")):
        return True
    return "/" not in path and any(any((ROOT / folder).rglob(path)) for folder in ("src", "tests", "docs"))


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_link_and_path_exists(page: Path) -> None:
    links = [link.split("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", read(page)) if "://" not in link]
    assert [link for link in links if link and not (page.parent / link).exists()] == []
    assert [path for path in paths_in(page) if not leads_somewhere(path, page)] == []


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_no_page_knows_the_machine_it_was_written_on(page: Path) -> None:
    assert re.findall(r"(?:/work|/home|/tmp|/root|/Users)/\S*", read(page)) == []


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_make_target_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", read(ROOT / "Makefile"), re.M))
    told = [*spans(page), *(line for block in blocks([page]) for line in block.text.splitlines())]
    assert {found[1] for text in told if (found := re.match(r"make ([a-z]+)", text))} <= targets


# ---- the README: games, commands, transcript


def test_the_readme_lists_the_games_and_their_options() -> None:
    rows = {row.split("|")[2].strip(" `"): row for row in re.findall(r"^\|.*\|$", read(README), re.M)}
    for id, game in fathom.games().items():
        assert "playable" in rows[id]
        for name, setting in game.options.items():
            told = str(setting.default).lower() if setting.kind == "list" else "data"
            assert f"`{name}` ({told})" in rows[id]
    assert rows["abyss"].split("|")[3].strip() == "2–4; 5 with Leviathan"


def test_the_readme_names_every_command_and_every_command_word() -> None:
    told = spans(README)
    assert {command.name or command.callback.__name__ for command in app.registered_commands if command.callback} <= {
        span.split()[1] for span in told if span.startswith("fathom ")
    }
    assert {*COMMANDS, "?"} - {"why"} <= set(told), "`?` is the short form of `why`"


def commands() -> list[str]:
    shown = [span for span in spans(README) if re.match(r"fathom [a-z-]", span)]
    for block in blocks([README]):
        shown += re.findall(r"^\$ (fathom .*)", block.text, re.M)
    return list(dict.fromkeys(shown))


SHORTER = {"simulate": ["--games", "2"], "tournament": ["--games", "1"], "bench": ["--seconds", "0.02"]}
"""The last value of an option counts: the command runs as shown, but not for long."""


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """A folder with a saved game and the result of a test run; commands run there."""
    saves = tmp_path / "saves"
    monkeypatch.setenv("FATHOM_SAVES", str(saves))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "FATHOM_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FATHOM_PORT", "0")
    monkeypatch.setattr("fathom.server.run.serve", lambda settings, open_page=None: None)  # it would run until stopped
    rng, table = random.Random(1), fathom.new("abyss", seats=2, seed=1)
    for _ in range(30):
        assert table.decision is not None
        table.choose(table.decision.sample(rng))
    for path in (tmp_path / "my-game.json", saves / "my-game.json"):
        write(path, record_with(table, ["me", "greedy"], "en"))
    (tmp_path / ".coverage-rules.json").write_text(json.dumps({"complete": True, "abyss": {}}), encoding="utf-8")

    def run(command: str, typed: str = "") -> str:
        words = command.split()[1:]
        result = CliRunner().invoke(app, words + SHORTER.get(words[0], []), input=typed, catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return str(result.output)

    return run


@pytest.mark.parametrize("command", commands())
def test_every_command_of_the_readme_runs(command: str, run: Callable[..., str]) -> None:
    enter_and_leave = "\n" * 8 + "quit\n"
    told = run(command, enter_and_leave if command.startswith("fathom play") else "")
    assert told.strip()
    if "--help" in command:
        return
    if "--terminal" in command:
        assert "fathom play --resume" in told, "the game began and was saved"
    elif command.split()[1] in ("play", "serve"):
        assert re.search(r"http://127\.0\.0\.1:\d+", told), "the address is told"


CONSOLE = [block for block in blocks([README]) if block.text.startswith("$ ") and "\n" in block.text.strip()]


@pytest.mark.parametrize("block", CONSOLE, ids=ids(CONSOLE))
def test_a_command_prints_what_the_readme_shows(block: Block, run: Callable[..., str]) -> None:
    command, _, shown = block.text.removeprefix("$ ").partition("\n")
    assert run(command) == shown


@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_the_transcript_is_that_of_a_real_game(lang: str, run: Callable[..., str]) -> None:
    """Everything typed stands in the English one, after the answers the README names before it."""
    transcripts = dict(re.findall(r"<!-- transcript: (\w+) -->\n```text\n(.*?)```", read(README), re.S))
    command, before = re.findall(r"`(fathom play [^`]+ --seed \d+ --lang en)`, then ([\d, ]+)\.", read(README))[0]
    typed = [*before.split(", "), *re.findall(r"^Your choice: (.+)$", transcripts["en"], re.M), "quit"]
    told = run(command.replace("--lang en", f"--lang {lang}"), "".join(f"{line}\n" for line in typed))
    at = 0
    for piece in pieces(transcripts[lang]):
        found = told.find(f"\n{piece}\n", at)
        if found < 0:
            pytest.fail(f"The game goes differently now. Not in it:\n\n{piece}\n\nCopy from what is:\n\n{told}")
        at = found + 1


# ---- examples


EXAMPLES = [block for block in blocks(PAGES) if block.info == "python run"]


def test_readme_and_walk_throughs_have_examples_that_run() -> None:
    assert {"README.md", "add_a_card.md", "add_a_procedure.md", "add_a_game.md"} <= {block.page for block in EXAMPLES}


@pytest.mark.parametrize("block", EXAMPLES, ids=ids(EXAMPLES))
def test_examples_run(block: Block) -> None:
    done = subprocess.run([sys.executable, "-c", block.text], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
