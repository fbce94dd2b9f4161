"""Finding clauses and cards by what a person types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from ..kernel.ability import Card
from ..kernel.game import Game
from ..kernel.rules import Clause, find_clauses
from ..kernel.text import LANGUAGES
from .words import Words, plain

__all__ = [
    "card_names",
    "cards_named",
    "cards_of_key",
    "chapters",
    "clauses_for",
    "clauses_like",
    "closest",
    "is_clause_id",
]


def chapters(clauses: Iterable[Clause]) -> dict[str, list[Clause]]:
    """The clauses by chapter, in the order of the rulebook."""
    out: dict[str, list[Clause]] = {}
    for clause in clauses:
        out.setdefault(clause.chapter, []).append(clause)
    return out


def is_clause_id(game: Game, words: str) -> bool:
    return words.casefold() in {id.casefold() for id in game.clauses()}


def clauses_for(game: Game, words: str, say: Words) -> list[Clause]:
    """One clause by its id, a chapter by its name, or every clause that contains all the words."""
    clauses = game.clauses()
    if is_clause_id(game, words):
        return find_clauses(clauses, words, say.lang)
    for chapter, inside in chapters(clauses.values()).items():
        if plain(words) in (chapter, plain(say.chapter(game.id, chapter))):
            return inside
    found = find_clauses(clauses, words, say.lang)
    if found:
        return found
    texts = {clause.id: plain(clause.render(say.lang)) for clause in clauses.values()}
    for wanted in _wordings(plain(words).split(), say):
        fits = [id for id, text in texts.items() if all(pattern.search(text) for pattern in wanted)]
        if fits:
            return [clauses[id] for id in fits]
    return []


def _wordings(words: list[str], say: Words) -> Iterator[list[re.Pattern[str]]]:
    """Each word as it was typed, then as the rules put it, then with less and less of its ending."""
    said = [[part.split(", ") for part in group.split(": ")] for group in plain(say("cli-same-words")).split("; ")]
    meant = {word: [same for typed, rules in said if word.startswith(tuple(typed)) for same in rules] for word in words}
    yield [re.compile(re.escape(word)) for word in words]
    yield [re.compile("|".join([re.escape(word), *(rf"\b{same}" for same in meant[word])])) for word in words]
    for less in (1, 2, 3):
        yield [re.compile(re.escape(word[: max(4, len(word) - less)])) for word in words]


def clauses_like(game: Game, words: str) -> list[str]:
    """The ids of clauses and the chapters that look like what was typed."""
    return closest(words, [*game.clauses(), *chapters(game.clauses().values())])


def closest(words: str, known: Iterable[str], n: int = 3) -> list[str]:
    """What the typist may have meant."""
    by_plain = {plain(item): item for item in known}
    return [by_plain[item] for item in get_close_matches(plain(words), by_plain, n, 0.6)]


def cards_named(game: Game, name: str, say: Words, deck: str | None = None) -> list[Card]:
    """Cards with this slug, or this name in any language; else those whose name, or else whose text, has the words."""
    cards = [card for title, some in game.cards().items() if deck in (None, title) for card in some]
    wanted = plain(name)

    def exact(card: Card) -> bool:
        names = [plain(card.name().within(game.id).render(lang)) for lang in LANGUAGES]
        return wanted in (card.slug, card.slug.split("-", 1)[-1], *names)

    def says(card: Card) -> bool:
        return all(word in plain(" ".join(say.of(text, game.id) for text in card.say())) for word in wanted.split())

    return (
        [card for card in cards if exact(card)]
        or [card for card in cards if wanted in plain(say.of(card.name(), game.id))]
        or [card for card in cards if says(card)]
    )


def cards_of_key(game: Game, key: str, families: Iterable[str]) -> list[Card]:
    """The cards an option is about: its own, that of its ability (`lord-oracle.0`, `knife#2.0`), or what bears the name
    of a character in these families of cards (`sheet-arjun`, `basic-rose-scalpel`)."""
    slug = re.split(r"[#.]", key.rpartition("/")[2])[0]
    wanted = {slug, *(f"{family}-{slug}" for family in families)}
    longer = tuple(f"{family}-{slug}-" for family in families)
    cards = [card for some in game.cards().values() for card in some]
    return [card for card in cards if card.slug in wanted or card.slug.startswith(longer)]


def card_names(game: Game, say: Words) -> list[str]:
    return [say.of(card.name(), game.id) for cards in game.cards().values() for card in cards]
