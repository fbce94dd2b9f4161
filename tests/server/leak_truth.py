"""What was really on the table at every moment, and the same moment with everything a viewer cannot know changed.

The truth comes from the server's own database after the game: the entries are put on the table again, one by one. For a
viewer, a moment is `veiled` by dealing out anew whatever is hidden from that viewer. A message that is the same for the
true and for the veiled moment, byte by byte, tells nothing about what is hidden.
"""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from fathom.games.abyss.cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS
from fathom.games.abyss.state import AbyssState
from fathom.kernel.rng import Streams
from fathom.kernel.table import Table
from fathom.server.freeze import table_of
from fathom.server.live import Entry, Live, Seat
from fathom.server.undoing import Past

__all__ = ["POOLS", "SECRET_ZONES", "Truth", "hidden_uniques", "veiled"]

POOLS = (
    ("deck", "discard", "council", "hands"),
    ("lord_deck",),
    ("location_stack",),
    ("leviathan_deck",),
    ("loot_deck",),
    ("base_pile", "tokens"),
    ("expansion_pile", "expansion_tokens"),
)
"""Zones whose cards could as well lie in one another, as far as somebody can tell who sees none of them."""

SECRET_ZONES = frozenset(name for name, field in type(AbyssState()).FIELDS.items() if field.seen != "public")
"""(The fields are there once a first state is.)"""

UNIQUE = (("lord_deck", LORD_KEYS), ("location_stack", LOCATION_KEYS), ("leviathan_deck", LEVIATHAN_KEYS))
"""Cards that exist once: where they lie while nobody has seen them, and their names."""


class Truth:
    """All moments of one table: `lives[n]` is the table after entry n."""

    def __init__(self, database: Path, table: str) -> None:
        self.lives: list[Live] = []
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
            query = "SELECT game, options, start, seats, created FROM tables WHERE id = ?"
            game, options, start, seats, created = connection.execute(query, (table,)).fetchone()
            query = "SELECT number, kind, seat, body, key, at FROM entries WHERE table_id = ? ORDER BY number"
            rows = connection.execute(query, (table,)).fetchall()
            self.hashes = {row[0] for row in connection.execute("SELECT hash FROM keys WHERE table_id = ?", (table,))}
        connection.close()
        sitting = msgspec.json.decode(seats, type=list[Seat])
        begun = table_of(msgspec.json.decode(start), game, len(sitting), msgspec.json.decode(options))
        self.seeds = {begun.streams.seed, begun.veils}
        """Every number that luck came from, or will come from."""
        self.kinds = {row[1] for row in rows}
        self.lives.append(Live(table, begun, sitting, created))
        for number, kind, seat, body, key, at in rows:
            entry = Entry(number, kind, seat, msgspec.json.decode(body), key or "", at)
            assert number == len(self.lives), "an entry is missing"
            reseed = entry.body.get("reseed")
            if reseed is not None:
                self.seeds.add(reseed)
            self.lives.append(self.lives[-1].after(entry))

    def table_at(self, entry: int, number: int) -> Table:
        """The table after choice `number`, as it stood in the game that goes on at this entry."""
        return next(live.table for live in self.lives[entry::-1] if live.table.choices == number)


def hidden_uniques(t: Table) -> set[str]:
    """The names of all single cards that lie face down now."""
    return {names[card] for zone, names in UNIQUE for card in getattr(t.state, zone)}


def veiled(live: Live, viewer: int | None, rng: random.Random, then: Table | None = None, since: int = 0) -> Live:
    """The same moment (or an earlier one of the same game), with all that the viewer cannot know made up.

    Of the log only what began with choice `since` is kept, for speed: the rest is not looked at.
    """
    t = (then or live.table).clone()
    made_up = rng.getrandbits(62)
    t.streams = Streams(made_up, dict(t.streams.counters))
    t.veils, t.answers, t.origin = made_up, [(-1, {"reseed": made_up})], {"seed": made_up}
    for pool in POOLS:
        if t.outcome is not None and "tokens" in pool[-1]:
            continue  # they are turned over for the scoring
        _deal_anew(t.state, pool, viewer, rng)
    t.standing = {
        name: orders if viewer is not None and name.startswith(f"{viewer}/") else (("made-up", "", 0),)
        for name, orders in t.standing.items()
    }
    t.sealed = {seat: answer if seat == viewer else "made-up" for seat, answer in t.sealed.items()}
    first = len(t.lines)
    while first and t.lines[first - 1][0] >= since:
        first -= 1
    t.lines = [
        line
        if line[5] is None or viewer in line[5]
        else (line[0], "made-up", {"made": made_up}, "made-up", ("made-up",), line[5])
        for line in t.lines[first:]
    ]
    other = object.__new__(Live)
    for name in Live.__slots__:
        setattr(other, name, getattr(live, name))
    other.table = t
    other.past = object.__new__(Past)
    other.past.marks, other.past.first, other.past.clones = live.past.marks, live.past.first, [t]
    return other


def _deal_anew(s: Any, pool: tuple[str, ...], viewer: int | None, rng: random.Random) -> None:
    """Gather the cards of these zones that the viewer cannot see, and fill the zones again from another place in the
    row: cheaper than a shuffle, and no card stays where it was."""
    if s.discard_open_to == viewer and viewer is not None:
        pool = tuple(name for name in pool if name != "discard")
    own = {name: viewer if AbyssState.FIELDS[name].seen == "own" else None for name in pool}
    cards: list[int] = []
    for name in pool:
        zone = getattr(s, name)
        for number, pile in enumerate(zone if isinstance(zone, list) else [zone]):
            if number != own[name]:
                cards += pile
    if len(cards) < 2:
        return
    cut = rng.randrange(1, len(cards))
    cards = cards[cut:] + cards[:cut]
    at = 0

    def take(size: int) -> tuple[int, ...]:
        nonlocal at
        at += size
        return tuple(cards[at - size : at])

    for name in pool:
        zone = getattr(s, name)
        if not isinstance(zone, list):
            setattr(s, name, take(len(zone)))
            continue
        for number, pile in enumerate(zone):
            if number != own[name]:
                zone[number] = tuple(sorted(take(len(pile)))) if name == "hands" else take(len(pile))
