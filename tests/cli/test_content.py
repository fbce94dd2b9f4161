"""`fathom games`, `fathom rules`, `fathom cards`."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from fathom.cli.content import clause_line
from fathom.cli.words import Words
from toygame import TOY

Cli = Any
ABYSS = fathom.games()["abyss"]


def test_games_lists_seats_options_and_defaults(cli: Cli) -> None:
    out = cli("games").stdout
    assert "abyss: Abyss" in out
    assert "Seats: 2–5" in out
    assert "Seats without any option: 2–4" in out
    assert "a fifth player may join. Values: false, true; default: false" in out


def test_games_as_data(cli: Cli) -> None:
    data = json.loads(cli("games", "--json").stdout)
    assert data["abyss"]["seats"] == [2, 3, 4, 5]
    assert data["abyss"]["seats_by_default"] == [2, 3, 4]
    assert data["abyss"]["options"]["kraken"] == {"kind": "list", "default": False, "values": [False, True]}


def test_the_system_says_which_language(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Liczba graczy: 2–5" in cli("games").stdout
    assert "Plätze: 2–5" in cli("games", "--lang", "de").stdout


@pytest.mark.parametrize(
    ("lang", "marks"),
    [
        ("en", "our ruling, uncertain reading"),
        ("pl", "nasze rozstrzygnięcie, niepewna wykładnia"),
        ("de", "unsere Festlegung, unsichere Auslegung"),
    ],
)
def test_a_clause_says_what_is_ours_and_what_is_uncertain(lang: str, marks: str) -> None:
    clause, plain = TOY.clauses()["T-REACT-1"], TOY.clauses()["T-VOTE-1"]
    assert clause_line(clause, Words(lang)).words == f"T-REACT-1: {clause.render(lang)} ({marks})"
    assert clause_line(plain, Words(lang)).words == f"T-VOTE-1: {plain.render(lang)}"


@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_a_clause_by_its_id_however_it_is_typed(cli: Cli, lang: str) -> None:
    out = cli("rules", "abyss", "b-exp-02", "--lang", lang).stdout
    assert f"B-EXP-02: {ABYSS.clauses()['B-EXP-02'].render(lang)}" in out


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "sell"), ("pl", "sprzedać"), ("pl", "kupujemy"), ("de", "verkaufen"), ("de", "Käufer"),
])  # fmt: skip
def test_rules_are_found_by_other_words_and_other_endings(cli: Cli, lang: str, words: str) -> None:
    """What the rules of buying do not say themselves; a word that means nothing still finds nothing."""
    assert all(words not in clause.render(lang) for clause in ABYSS.clauses().values())
    assert "B-EXP-0" in cli("rules", "abyss", words, "--lang", lang).stdout
    assert cli("rules", "abyss", words, "xyzzyx", "--lang", lang).exit_code == 2


def test_rules_are_searched_without_accents_and_in_any_order(cli: Cli) -> None:
    result = cli("rules", "abyss", "potwor", "TOR", "--lang", "pl")
    assert "B-MON-02:" in result.stdout
    assert "B-CMP-01:" not in result.stdout


def test_a_chapter_by_its_name_in_the_language(cli: Cli) -> None:
    by_name = cli("rules", "abyss", "Spiskowanie na Dworze", "--lang", "pl").stdout
    assert by_name == cli("rules", "abyss", "plot", "--lang", "pl").stdout
    assert [line.split(":")[0].strip() for line in by_name.splitlines()[1:-1]] == [f"B-PLT-0{n}" for n in range(1, 6)]


def test_without_words_the_chapters_are_listed(cli: Cli) -> None:
    out = cli("rules", "abyss").stdout
    assert f"{len(ABYSS.clauses())} clauses" in out
    for chapter in {clause.chapter for clause in ABYSS.clauses().values()}:
        assert f"  {chapter}: " in out


def test_rules_as_data(cli: Cli) -> None:
    data = json.loads(cli("rules", "abyss", "B-EXP-02", "--json", "--lang", "de").stdout)
    assert data["lang"] == "de"
    assert [clause["id"] for clause in data["clauses"]] == ["B-EXP-02"]
    assert data["clauses"][0]["text"] == ABYSS.clauses()["B-EXP-02"].render("de")
    chapters = json.loads(cli("rules", "abyss", "--json").stdout)["chapters"]
    assert sum(map(len, chapters.values())) == len(ABYSS.clauses())


@pytest.mark.parametrize(
    ("name", "lang"),
    [("jailer", "en"), ("lord-jailer", "pl"), ("Dozorca", "pl"), ("DOZORCA", "pl"), ("Dozorca", "de")],
)
def test_a_card_by_its_name_or_slug(cli: Cli, name: str, lang: str) -> None:
    out = cli("cards", "abyss", name, "--lang", lang).stdout
    card = next(lord for lord in ABYSS.cards()["lords"] if lord.slug == "lord-jailer")
    assert out.startswith(f"{card.name().within('abyss').render(lang)} (lord-jailer)\n")
    for text in card.say():
        assert text.within("abyss").render(lang) in out
    assert "B-LORD-JAILER:" in out


def test_cards_are_found_by_what_they_say(cli: Cli) -> None:
    out = cli("cards", "abyss", "zolnierz", "--lang", "pl").stdout
    assert "(lord-jailer)" in out and "(lord-hunter)" in out and "(lord-oracle)" not in out


def test_a_name_in_two_decks_is_narrowed_by_the_deck(cli: Cli) -> None:
    assert "(location-depths)" in cli("cards", "abyss", "the", "--deck", "locations").stdout
    assert "location-" not in cli("cards", "abyss", "the", "--deck", "lords").stdout


@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_every_card_is_listed_by_deck_and_says_something(cli: Cli, lang: str) -> None:
    data = json.loads(cli("cards", "abyss", "--json", "--lang", lang).stdout)
    listed = cli("cards", "abyss", "--lang", lang).stdout
    assert list(data) == list(ABYSS.cards())
    for deck, cards in ABYSS.cards().items():
        assert [card["slug"] for card in data[deck]] == [card.slug for card in cards]
        assert all(card["name"] and all(card["text"]) for card in data[deck])
        assert all(f"({card.slug})" in listed for card in cards)
