"""What an older program saved and this one cannot go on with: effects that have changed, orders for what is no more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .ability import ability_by_id
from .data import fingerprint
from .event import Event
from .term import effect_digest
from .text import lexicon

if TYPE_CHECKING:
    from .game import Game
    from .table import Table

__all__ = ["at_rest", "drop_orders", "effects_in", "understands"]


def _words(value: Any) -> Iterator[str]:
    """All strings of plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _words(item)


def _digest(word: str) -> str:
    """What the effect or the ability of this name is; "" if there is none."""
    try:
        return effect_digest(word)
    except LookupError:
        try:
            return fingerprint(ability_by_id(word).say().to_json())
        except LookupError:
            return ""


def effects_in(parts: Any) -> dict[str, str]:
    """The effects and lasting abilities that frames name, each with what it is."""
    return {word: digest for word in sorted(set(_words(parts))) if (digest := _digest(word))}


def at_rest(t: Table) -> bool:
    """Is the table in the middle of no effect? Such a moment can be read whatever becomes of the cards."""
    return not effects_in([frame.to_json() for frame in t.frames])


# ---- standing orders


@lru_cache(maxsize=16)
def _vocabulary(game: Game) -> tuple[frozenset[str], frozenset[str]]:
    """What questions and answers of a game may be called, and the words such names are made of."""
    names = {"*", *lexicon(game.id, "en").ids(), *(kind.KIND for kind in _kinds(Event) if _is_of(kind, game))}
    for card in (card for deck in game.cards().values() for card in deck):
        names.add(card.slug)
        for found in card.in_play(0):
            names |= {found.key, found.ability.hears.split("/")[0]}
    return frozenset(names), frozenset(word for name in names for word in name.split("-"))


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from _kinds(one)


def _is_of(kind: type, game: Game) -> bool:
    return kind.__module__ == game.package or kind.__module__.startswith(f"{game.package}.")


def _knows(game: Game, key: str) -> bool:
    """A key is a name of the game, or put together from its words; a number or a letter in it may count anything.
    Abilities and effects are called what they are."""
    names, words = _vocabulary(game)
    if key in names or _digest(key):
        return True
    made = key.split("-")
    counted = any(len(word) < 2 or word.isdecimal() for word in made)
    return not set("./") & set(key) and (counted or words.issuperset(made))


def understands(game: Game, question: str, answer: Any, condition: str) -> bool:
    """Could this standing order ever answer something?"""
    keys = [answer] if isinstance(answer, str) else answer if isinstance(answer, list | dict) else []
    asked = question in _vocabulary(game)[0] and (not condition or condition in game.conditions)
    return asked and all(isinstance(key, str) and _knows(game, key) for key in keys)


def drop_orders(t: Table) -> None:
    """Take back the standing orders that name what is there no more, and tell their seats."""
    for name, orders in list(t.standing.items()):
        seat, question = int(name.split("/", 1)[0]), name.split("/", 1)[1]
        kept = [order for order in orders if understands(t.game, question, *order[:2])]
        if len(kept) < len(orders):
            t.order_standing(seat, question, None)
            for answer, condition, times in kept:
                t.order_standing(seat, question, answer, condition=condition, times=times)
            t.log("orders-dropped", "", audience=(seat,), n=len(orders) - len(kept))
