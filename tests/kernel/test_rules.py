"""Clauses: a rulebook with ids, in three languages, that can be searched."""

from __future__ import annotations

import inspect
import re
from importlib import import_module

import pytest

from fathom.kernel.rules import Clause, find_clauses, load_clauses
from fathom.kernel.text import LANGUAGES
from toygame import TOY


def test_clauses_come_in_the_order_of_the_rulebook_with_all_their_fields() -> None:
    clauses = load_clauses("toygame")
    assert list(clauses)[:3] == ["T-VOTE-1", "T-VOTE-2", "T-TURN-1"]
    clause = clauses["T-REACT-1"]
    assert (clause.chapter, clause.kind, clause.enforceable, clause.seed, clause.ruling) == (
        "reactions", "timing", True, False, True,
    )  # fmt: skip
    assert not clauses["T-TEA-1"].enforceable
    assert clauses["T-CARD-9"].seed
    assert [id for id, one in clauses.items() if one.uncertain] == ["T-REACT-1"], "only where the rulebook says so"


def test_every_clause_has_three_languages() -> None:
    for clause in TOY.clauses().values():
        texts = [clause.render(lang) for lang in LANGUAGES]
        assert all(texts) and len(set(texts)) == 3
    with pytest.raises(KeyError):
        TOY.clauses()["T-TEA-1"].render("fr")


def found(words: str, lang: str = "en") -> list[str]:
    return [clause.id for clause in find_clauses(TOY.clauses(), words, lang)]


def test_a_clause_is_found_by_its_id_in_any_case() -> None:
    assert found("T-HIT-1") == found("t-hit-1") == ["T-HIT-1"]


def test_clauses_are_found_by_all_of_their_words() -> None:
    assert found("TREASURY coins") == ["T-COIN-1"]
    assert found("skarbca", "pl") == ["T-COIN-1"]
    assert found("rüstung", "de") == ["T-HIT-2"]
    assert found("vote") == ["T-VOTE-1", "T-VOTE-2"], "the chapter counts too"
    assert found("treasury elephants") == []


def test_an_unknown_package_or_clause_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError):
        load_clauses("no.such.package")
    assert all(isinstance(clause, Clause) for clause in load_clauses("toygame").values())


def test_every_rule_the_toy_game_cites_is_a_clause() -> None:
    cited: set[str] = set()
    for name in ("fight", "verbs", "cards", "rules", "__init__"):
        module = import_module("toygame" if name == "__init__" else f"toygame.{name}")
        cited |= set(re.findall(r'"(T-[A-Z]+-\d+)"', inspect.getsource(module)))
    assert cited
    assert cited <= set(TOY.clauses())
