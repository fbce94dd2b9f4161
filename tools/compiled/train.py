"""Games played while the library counts what it goes through (`build.py`): the compiler makes quick what is used often,
and the rest small.

The same games each time: with other seeds than any benchmark, and with what servers and bots do beside playing.
"""

from __future__ import annotations

import random
from typing import Any

import fathom
from fathom.bots.base import question_of
from fathom.bots.moment import Moment
from fathom.bots.search import Budget, Search

FORMS: tuple[tuple[str, int, dict[str, Any], int], ...] = (
    ("abyss", 2, {}, 80),
    ("abyss", 4, {"leviathan": True, "kraken": True}, 160),
    ("unfathomable", 4, {}, 60),
    ("unfathomable", 6, {"extra_items": True}, 120),
    ("arkham", 1, {"scenario": "the-gathering"}, 600),
    ("arkham", 2, {"scenario": "campaign"}, 40),
    ("call_of_madness", 2, {}, 80),
    ("call_of_madness", 4, {"events": True}, 160),
)
"""Each game, small and large, and how often."""
FIRST_SEED = 7_000_000
TOLD, LOOKED_AT, SEARCHED = 4, 25, 20
"""Every so manieth game has a log, every so manieth question is looked at, and of those one is searched."""


def look(table: fathom.Table, seat: int, rng: random.Random) -> None:
    """What a server asks of a table for an answer, and a bot before it plays on."""
    table.clone()
    table.view(seat)
    table.view(None)
    imagined = table.determinize(seat, rng)
    for decision in table.decisions:
        for option in decision.options or ():
            option.to_json()
        decision.refused()
    imagined.fingerprint()


def play(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    table, rng = fathom.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
    table.quiet = bool(seed % TOLD)
    table.heeds = not table.quiet
    while (decision := table.decision) is not None:
        if table.choices % LOOKED_AT == LOOKED_AT - 1:
            look(table, decision.seat, rng)
            if table.choices % (LOOKED_AT * SEARCHED) == LOOKED_AT - 1 and seed % (TOLD * TOLD) == 0:
                moves = Moment(table, question_of(table, decision.seat)).moves()
                Search(table, decision.seat, (), Budget(60), rng).run(moves)
        table.choose(decision.sample(rng), decision.seat)
    table.save()


def main() -> None:
    if fathom.engine_mode() != "compiled":
        raise SystemExit("what is to be watched is not there")
    for game, seats, options, times in FORMS:
        for n in range(times):
            play(game, seats, options, FIRST_SEED + n)


if __name__ == "__main__":
    main()
