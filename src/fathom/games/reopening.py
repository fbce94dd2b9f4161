"""Opening what an older program saved. The kernel reads it or refuses it; here as much as possible is made of it.

Standing orders for what is no more are dropped, and a game that the kernel opens too early goes on from the start of
its turn, where its answers can prove that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ..kernel import record as records
from ..kernel.data import Data
from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.record import WRONG, Turns, apply, as_today, content_hash
from ..kernel.stale import named
from ..kernel.table import Table
from ..kernel.text import Text, lexicon

__all__ = ["drop_orders", "load", "replay", "retraced", "understands"]

Answers = Sequence[tuple[int, Any]]


def load(game: Game, saved: Any) -> Table:
    """Open a saved moment; raises BadRecord."""
    t = records.load(game, saved)
    if saved["content"] != content_hash(game.package):
        drop_orders(t)
    return t


def replay(
    record: Any, games: dict[str, Game], until: int | None = None, progress: Callable[[int, int], None] | None = None
) -> Table:
    """Play a record again; raises BadRecord."""
    t = records.replay(record, games, until, progress)
    for notice in t.notices:
        if notice.id == "record-went-back":
            first = notice.args["number"]
            stale = {n: shot for n, shot in record["snapshots"] if first < n and (until is None or n <= until)}
            t = retraced(t, first, record["answers"], stale) if stale else t
            told = {**notice.args, "number": first + len(t.answers)}
            t.notices = tuple(Text(one.id, one.domain, **told) if one is notice else one for one in t.notices)
    if t.notices:
        drop_orders(t)
    return t


def retraced(t: Table, first: int, answers: Answers, stale: Mapping[int, Any]) -> Table:
    """Later moments do not read, but they tell the state. As far as the answers after the first ones still lead there:
    the start of the last turn; else the table as it is. What the first version kept has no starts of turns."""
    start, turns = t.clone(), Turns()
    proved = start
    try:
        for number, (seat, answer) in enumerate(answers[first : max(stale)], first + 1):
            if turns.begins(t):
                start = t.clone()
            apply(t, seat, answer)
            if number in stale:
                then = as_today(t.game, stale[number])
                if Data.from_json(then.state) != t.state or then.streams != t.streams.counters:
                    break
                proved = start
    except WRONG:  # an answer that no longer fits
        pass
    return proved


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


COUNTED = re.compile(r"(?:(.+)[./])?([^.#/@]+)(?:#\d+)?\.(\d+)")
"""An ability of a card by its place, or a further copy of a card without any, after a verb perhaps."""


def _knows(game: Game, key: str) -> bool:
    """A key is a name of the game, or put together from its words; a number or a letter in it may count anything.
    Abilities and effects are called what they are. A key may have parts that are names: `play.knife`, `knife#3`."""
    names, words = _vocabulary(game)
    if key in names or named(key):
        return True
    if found := COUNTED.fullmatch(key):
        verb, name, n = found.groups()
        copy = name in names and f"{name}.0" not in names
        return (copy or f"{name}.{n}" in names) and (not verb or _knows(game, verb))
    parts = re.split(r"[@.#]", key)
    if len(parts) == 1 or not named(parts[0]):
        parts = re.split(r"[@.#/]", key)
    if len(parts) > 1:
        return all(part.isdecimal() or _knows(game, part) for part in parts)
    made = key.split("-")
    counted = any(len(word) < 2 or word.isdecimal() for word in made)
    return counted or words.issuperset(made)


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
