"""What the terminal tells a newcomer: hints with their reasons, and the player aid."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fathom.cli.terminal import commands
from fathom.content import aid_of
from fathom.games.abyss import Abyss

from .conftest import Cli

ALONE = ("play", "abyss", "--terminal", "--seats", "me,greedy", "--seed", "3")


def test_a_hint_names_the_answer_to_type_and_the_log_says_it_was_taken(cli: Cli) -> None:
    out = cli(*ALONE, "--lang", "en", typed=["hint", "hint", "1", "log", "quit"]).stdout
    told = re.findall(r"A bot would answer: ([0-9]+) \((.+)\)\. (.+)", out)
    assert len(told) == 2 and told[0] == told[1] and told[0][2]
    assert f"{told[0][0]}. {told[0][1]}" in out, "an option that was listed"
    assert out.count("Player 1 took a hint.") == 1


@pytest.mark.parametrize(("lang", "word"), [("en", "aid"), ("de", "spielhilfe"), ("pl", "ściąga")])
def test_the_aid_shows_every_section_with_its_clauses(cli: Cli, lang: str, word: str) -> None:
    out = cli(*ALONE, "--lang", lang, typed=[word, "quit"]).stdout
    page = " ".join(out.split())
    for section in aid_of(Abyss.package).values():
        for entry in section:
            assert f"[{entry.rule}]" in page


def test_whoever_types_nothing_but_hints_comes_to_the_end(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint says what to type; typing it is always legal."""
    told: list[str] = []
    hint = commands.told_answer

    def remembering(*args: Any) -> str:
        told.append(hint(*args))
        return told[-1]

    def typed(prompt: str = "") -> str:
        return re.sub(r" \([^()]*(\([^()]*\)[^()]*)*\)", "", told.pop()) if told else "hint"

    monkeypatch.setattr(commands, "told_answer", remembering)
    monkeypatch.setattr("builtins.input", typed)
    assert "The game is over" in cli(*ALONE, "--lang", "en").stdout
