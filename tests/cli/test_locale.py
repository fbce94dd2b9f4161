"""The client speaks three languages: the same messages in each, all of them used, none left in English."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import fathom
import fathom.cli
from fathom.bots import BOTS
from fathom.cli.terminal.boards import BOARDS
from fathom.cli.words import Words

PACKAGE = Path(fathom.cli.__file__).parent
# the same word in two languages, or nothing but what is passed in
PASSED_ON = {
    "cli-question", "cli-chapter", "cli-deck", "cli-score", "cli-help-line", "cli-setup-number", "cli-setup-option",
    "cli-system-says",
}  # fmt: skip
NAMES = {"game-abyss", "abyss-score-nebulis", "chapter-nebulis"}
SAME = {"pl": PASSED_ON | NAMES, "de": PASSED_ON | NAMES | {"cli-bot", "cli-word-hand", "mad-altar", "mad-rlyeh"}}


def messages(lang: str) -> dict[str, str]:
    """Every message of the client by id, as it is written."""
    found: dict[str, str] = {}
    for path in sorted((PACKAGE / "locale").glob(f"*{lang}.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
                assert entry.value is not None and entry.value.span is not None
                found[entry.id.name] = source[entry.value.span.start : entry.value.span.end]
    return found


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_all_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert english.keys() == other.keys()
    for id, words in english.items():
        assert set(re.findall(r"\$\w+", words)) == set(re.findall(r"\$\w+", other[id])), id


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_nothing_is_left_in_english(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert {id for id, words in english.items() if other[id] == words} <= SAME[lang]


def strings_of_the_client() -> tuple[set[str], list[str]]:
    """All plain strings of the client's code, and its strings with parts put in, as patterns."""
    plain: set[str] = set()
    patterns: list[str] = []
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, python.JoinedStr):
                parts = [part.value if isinstance(part, python.Constant) else None for part in node.values]
                patterns.append("".join("[a-z-]+" if part is None else re.escape(str(part)) for part in parts))
    return plain, [pattern for pattern in patterns if re.match(r"[a-z]+\\-", pattern)]


def test_every_message_is_used_and_every_message_used_exists() -> None:
    plain, patterns = strings_of_the_client()
    known = messages("en")
    assert {id for id in plain if re.fullmatch(r"(cli|abyss)-[a-z-]*[a-z]", id)} <= known.keys()
    assert [id for id in known if id not in plain and not any(re.fullmatch(p, id) for p in patterns)] == []


@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_bots_have_names(lang: str) -> None:
    for name in BOTS:
        for told in (Words(lang).bot(name), Words(lang).bot_is(name)):
            assert told not in ("", name)


def test_every_game_has_a_board() -> None:
    assert BOARDS.keys() == fathom.games().keys()


@pytest.mark.parametrize(("n", "told"), [(1, "1 karta na ręce"), (3, "3 karty na ręce"), (5, "5 kart na ręce")])
def test_polish_counts_as_polish_counts(n: int, told: str) -> None:
    assert Words("pl")("abyss-in-hand", n=n) == told
