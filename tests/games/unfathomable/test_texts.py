"""All words of Unfathomable in three languages: none missing, none raw, none English where it should not be."""

from __future__ import annotations

from functools import lru_cache

import pytest

import fathom
from fathom.kernel.text import LANGUAGES
from reading import Reader, english_in, render
from text_samples import messages

GAME = "unfathomable"
LOANS = {"deck", "will"}
"""German has these words too."""


@lru_cache(maxsize=1)
def played() -> Reader:
    """Random games at every number of seats, read aloud."""
    reader = Reader(GAME)
    for seed in range(24):
        reader.game(3 + seed % 4, 300 + seed, {"extra_items": seed % 2 == 0, "learning": seed % 5 == 0})
    return reader


def test_whole_games_are_told_in_three_languages() -> None:
    reader = played()
    assert {len(words) for words in reader.words.values()} == {len(reader.seen)}
    assert len(reader.seen) > 2500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_words(lang: str) -> None:
    seen = 0
    for deck in fathom.games()[GAME].cards().values():
        for card in deck:
            render(card.name().within(GAME), lang, GAME)
            lines = [render(line.within(GAME), lang, GAME) for line in card.say()]
            assert lines and all(len(line) > 5 for line in lines), card.slug
            seen += 1
    assert seen >= 70 + 30 + 24 + 20 + 20 + 30 + 2 + 6 + 9 + 3


@pytest.mark.parametrize("lang", ("pl", "de"))
def test_the_languages_have_the_same_messages(lang: str) -> None:
    assert set(messages(GAME, lang)) ^ set(messages(GAME, "en")) == set()


@pytest.mark.parametrize("lang", ("pl", "de"))
def test_no_english_word_in_other_languages(lang: str) -> None:
    game = fathom.games()[GAME]
    texts = list(played().words[lang])
    texts += [line.within(GAME).render(lang) for deck in game.cards().values() for card in deck for line in card.say()]
    texts += [clause.render(lang) for clause in game.clauses().values()]
    assert {words: english_in(words) for words in texts if english_in(words) - LOANS} == {}
