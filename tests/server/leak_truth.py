"""What was really on the table at every moment, and the same moment with everything a viewer cannot know changed.

The truth comes from the server's own database after the game: the entries are put on the table again, one by one. For a
viewer, a moment is `veiled` by dealing out anew whatever is hidden from that viewer. A message that is the same for the
true and for the veiled moment, byte by byte, tells nothing about what is hidden.
"""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import msgspec

from fathom.kernel.rng import Streams
from fathom.kernel.table import Table
from fathom.server.freeze import table_of
from fathom.server.live import Entry, Live, Seat
from fathom.server.told import Told
from fathom.server.undoing import Past
from server.leak_games import SECRETS

__all__ = ["Truth", "veiled"]


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
        start = msgspec.json.decode(start)
        begun = table_of(start, game, len(sitting), msgspec.json.decode(options))
        self.seeds = {begun.streams.seed, begun.veils}
        """Every number that luck came from, or will come from."""
        self.kinds = {row[1] for row in rows}
        self.lives.append(Live(table, begun, sitting, created, start.get("origin", "")))
        for number, kind, seat, body, key, at in rows:
            entry = Entry(number, kind, seat, msgspec.json.decode(body), key or "", at)
            assert number == len(self.lives), "an entry is missing"
            reseed = entry.body.get("reseed")
            if reseed is not None:
                self.seeds.add(reseed)
            self.lives.append(self.lives[-1].after(entry))

    def table_at(self, entry: int, number: int) -> Table:
        """The table after choice `number`, as it stood in the game that goes on at this entry."""
        return next(live.whole() for live in self.lives[entry::-1] if live.table.choices == number)


def veiled(live: Live, viewer: int | None, rng: random.Random, then: Table | None = None, since: int = 0) -> Live:
    """The same moment (or an earlier one of the same game), with all that the viewer cannot know made up.

    Of the log only what began with choice `since` is kept, for speed: the rest is not looked at.
    """
    t = then or live.whole()
    t = SECRETS[t.game.id].deal(t, viewer, rng)
    made_up = rng.getrandbits(62)
    t.streams = Streams(made_up, dict(t.streams.counters))
    t.veils, t.answers, t.origin = made_up, [(-1, {"reseed": made_up})], {"seed": made_up}
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
    other.table, other.told = t, Told()
    other.past = Past(live.past.first, [], live.past.marks)
    return other
