"""What the terminal tells a newcomer: hints with their reasons, and the player aid."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import fathom
from fathom.cli.lookup import cards_of_key
from fathom.cli.terminal import commands
from fathom.cli.terminal.boards import board_for
from fathom.cli.words import Words
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


def test_a_hint_ends_no_sentence_within_its_brackets() -> None:
    table, rng = fathom.new("unfathomable", seats=3, seed=4), random.Random(1)
    while not (found := [one for one in table.decision.options if one.text.render("pl").endswith(".")]):
        table.choose(table.decision.sample(rng), table.decision.seat)
    told = commands.told_answer(table.decision, found[0].key, Words("pl"), "unfathomable")
    assert found[0].text.render("pl")[:-1] in told and ".)" not in told


def test_the_cards_of_a_question_are_read_without_knowing_their_names(cli: Cli) -> None:
    """Before the first turn nothing lies open: the characters to choose from are what a newcomer asks about."""
    args = ("play", "unfathomable", "--terminal", "--seats", "me,random,random", "--seed", "5", "--lang", "en")
    told = cli(*args, typed=["card", "card 2", "1", "card 1", "card", "quit"]).stdout.split("Your choice: ")
    alone, second, after, afterwards = told[1], told[2], told[4], told[5]
    for slug in ("sheet-keilani", "feat-keilani", "sheet-arjun", "feat-arjun"):
        assert f"({slug})" in alone
    assert "(sheet-arjun)" in second and "(sheet-keilani)" not in second
    assert "This option is about no card." in after, "a deck is no card"
    assert "(sheet-keilani)" in afterwards, "one's own sheet lies open from now on"


def test_where_no_card_lies_open_that_is_said(cli: Cli) -> None:
    table = cli("play", "arkham", "--terminal", "--seats", "me,greedy", "--seed", "5", "--lang", "en", typed=["card 1"])
    assert "This option is about no card." in table.stdout


@pytest.mark.parametrize(
    ("game", "key", "cards"),
    [
        ("abyss", "lord-oracle.0", ["lord-oracle"]),
        ("abyss", "pass", []),
        ("unfathomable", "ritual", []),
        ("unfathomable", "lore", []),
        ("arkham", "horror/research-librarian#1", ["research-librarian"]),
        ("call_of_madness", "rose", [f"basic-rose-{one}" for one in ("scalpel", "dissection", "sedation", "asylum")]),
        ("call_of_madness", "ritual", []),
    ],
)
def test_an_option_is_about_its_own_cards_only(game: str, key: str, cards: list[str]) -> None:
    found = cards_of_key(fathom.games()[game], key, board_for(game, Words("en")).FAMILIES)
    assert [card.slug for card in found] == cards
