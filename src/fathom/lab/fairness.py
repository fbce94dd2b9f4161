"""Nothing to gain by going back: what is undone for free taught nobody anything, and what is mixed anew is mixed.

Both are proved on random games, for any game, with people on all seats but the last, where a bot sits.

*Free undos.* After every choice the server's own rules say which undos every seat is offered, of all sizes, and which
of them are free. For each of these two twins are made of the table as it was at the undo's target: one in which all
that the seat cannot know was dealt anew, and one in which everybody keeps what they know, but all that nobody knows
was mixed. The seat's own choices since are made in both. Then the seat must see the same in the first twin as at the
real table, and everybody, spectators included, the same in the second: view, open question, refusals and every line of
the log since, byte by byte. Where it is so, the choices taught nothing that could be taken along to the target.

What is not done twice: the twins of a seat are dealt at the earliest choice it could go back to for free, and follow
its choices from there. As long as they look the same they are twins of every later target too, so they serve for the
undos of all sizes; one time in `DEALT` others are dealt all the same. What the real table shows is put together once
for all. Where a bot's sealed answer came meanwhile, but none of the seat's own, there is nothing new to be seen. That
the server's way back (`Past`) leads to the very table that was kept on the way, and `Table.undo` too, is looked at for
one offered undo in `COMPARED`.

*Mixed anew.* At moments of the game, whatever `determinize` takes for unknown to every seat must change with a new
seed, and nobody may see a difference.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

import fathom

from ..kernel.errors import UndoRefused
from ..kernel.record import apply
from ..kernel.table import Table
from ..kernel.text import Text
from ..kernel.view import LogLine, build_view, open_to_all
from ..server.live import Entry, Live, Seat

__all__ = ["free_undos", "mixed_anew"]

SAMPLES = 8
COMPARED = 100
"""For one free undo in so many the server's way back is gone."""
DEALT = 4
"""How many choices twins are followed for, on average, where they could be followed for longer."""
MIXED = 10
"""One game in so many is also looked at for what is mixed."""
FEWEST = 4
"""A pile counts as unknown to a seat if so many of eight new deals differ: less may be chance."""


class Shown:
    """Everything that reaches the seats of a table at one moment, as bytes, each put together once."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self._everybody: dict[str, Any] | None = None
        self._seen: dict[int | None, bytes] = {}
        self._told: dict[int, list[tuple[tuple[int, ...] | None, bytes]]] = {}

    def to(self, seat: int | None, since: int) -> tuple[bytes, list[bytes]]:
        """A seat's view with the open question and what is refused there, and the lines of the log after a choice."""
        if seat not in self._seen:
            self._seen[seat] = self._view(seat)
        if since not in self._told:
            self._told[since] = list(self._lines(since))
        return self._seen[seat], [line for who, line in self._told[since] if who is None or seat in who]

    def _view(self, seat: int | None) -> bytes:
        if self._everybody is None:
            self._everybody = open_to_all(self.t)
        refused = [[text.to_json(), rule] for d in self.t.decisions if d.seat == seat for text, rule in d.refused()]
        return msgspec.json.encode([build_view(self.t, seat, self._everybody), refused], order="sorted")

    def _lines(self, since: int) -> Iterator[tuple[tuple[int, ...] | None, bytes]]:
        game = self.t.game.id
        for number, id, args, rule, refs, audience in self.t.lines:
            if number > since:
                line = LogLine(number, Text(id, game, **args), rule, refs, audience)
                yield audience, msgspec.json.encode(line.to_json(), order="sorted")


# ---- free undos


class Twins:
    """Two tables like that at the target of an undo, in which the choices since are followed: `dealt`, in which all
    that the seat cannot know is another, and `mixed`, in which all that nobody knows is."""

    def __init__(self, then: Table, seat: int, rng: random.Random) -> None:
        bare = then.clone()
        bare.lines = []  # the lines until here are the same anyway
        self.number, self.seat = then.choices, seat
        self.dealt, self.mixed = bare.determinize(seat, rng), bare
        self.mixed.reseed(rng.getrandbits(60))
        self.followed = 0
        """So many of the seat's choices were made here too."""

    def differ(self, real: Shown, answers: list[Any]) -> Iterator[str]:
        """Make the newest of the seat's choices here too. What they tell whom."""
        try:
            for answer in answers[self.followed :]:
                apply(self.dealt, self.seat, answer)
                apply(self.mixed, self.seat, answer)
        except fathom.IllegalAnswer as error:
            yield f"is not always possible: {error}"
            return
        self.followed = len(answers)
        if Shown(self.dealt).to(self.seat, self.number) != real.to(self.seat, self.number):
            yield "tells the seat what it could not know"
        mixed = Shown(self.mixed)
        for viewer in (None, *range(self.mixed.seats)):
            if mixed.to(viewer, self.number) != real.to(viewer, self.number):
                yield f"tells {viewer} what nobody knew"


class Undos:
    """The free undos of one game: those that were offered, and what they taught."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.offered = self.compared = 0
        self.problems: list[str] = []
        self._past: dict[int, Table] = {}
        self._twins: dict[int, Twins] = {}

    def remember(self, t: Table) -> None:
        """A choice is about to be made at this table, which nobody changes any more."""
        self._past[t.choices] = t

    def look(self, live: Live) -> None:
        """Try all undos that are offered for free now."""
        real: dict[bool, Shown] = {}
        for seat, numbers in _free(live):
            self.offered += len(numbers)
            if self.rng.randrange(COMPARED) < len(numbers):
                self._compare(live, self._past[self.rng.choice(numbers)])
            twins = self._twins_of(live, seat, numbers[0])
            since = live.table.answers[len(self._past[twins.number].answers) :]
            answers = [answer for who, answer in since if who == seat]
            if len(answers) == twins.followed:
                continue  # a sealed answer of another seat came: this undo is proved
            if len(answers) < len(since):
                seen = Shown(_with(self._past[twins.number], seat, answers))
            else:
                packed = live.told.until > twins.number  # old lines of a log are put away
                seen = real.setdefault(packed, Shown(live.whole() if packed else live.table))
            for told in twins.differ(seen, answers):
                self._tell(live, f"choice {twins.number}, seat {seat}: {answers} {told}")

    def _twins_of(self, live: Live, seat: int, number: int) -> Twins:
        """Those that this seat's choices since are followed in. The same for as long as it could go back to where they
        were dealt, for they look like the real table at every choice on the way; now and then others."""
        twins = self._twins.get(seat)
        stale = twins is None or twins.number > number or not live.undo_is_free(seat, twins.number)
        if twins is None or stale or self.rng.randrange(DEALT) == 0:
            twins = self._twins[seat] = Twins(self._past[number], seat, self.rng)
        return twins

    def _compare(self, live: Live, then: Table) -> None:
        """Does the server's way back lead to the table that was kept? And that of the kernel?"""
        self.compared += 1
        back = live.past.copy().back_to(live.whole(), then.choices)
        if back != then:
            self._tell(live, f"the way back to choice {then.choices} leads elsewhere")
        if then.choices == live.table.choices - 1:
            back = live.table.clone()
            try:
                back.undo()
            except UndoRefused as error:
                self._tell(live, f"choice {then.choices} is free, but: {error}")
            else:
                if back != then:
                    self._tell(live, f"an undo of the last choice does not lead to choice {then.choices}")

    def _tell(self, live: Live, told: str) -> None:
        t = live.table
        self.problems.append(f"{t.game.id}, {t.seats} seats, {t.options}, seed {t.streams.seed}, {told}")


def free_undos(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, list[str]]:
    """Play a game at random, with a bot on the last seat. How many undos were offered for free, and which taught
    something."""
    rng = random.Random(seed)
    sitting = [Seat("human", joined=True) for _ in range(seats - 1)] + [Seat("bot", "random", joined=True)]
    live = Live("table", fathom.new(game, seats=seats, seed=seed, options=options), sitting, 0)
    undos = Undos(random.Random(f"{seed}/twins"))
    while not live.over:
        asked = rng.choice(live.table.decisions)
        undos.remember(live.table)
        body = {"question": "", "answer": asked.sample(rng)}
        live = live.after(Entry(live.entry + 1, "answer", asked.seat, body, "", 0))
        undos.look(live)
    return undos.offered, undos.problems


def _free(live: Live) -> Iterator[tuple[int, list[int]]]:
    """Every free undo that is offered now: whose, and to which choices they lead, the earliest first."""
    for seat in range(len(live.seats)):
        targets = sorted(set(live.past.targets(live.table, seat).values()))
        if free := [number for number in targets if live.undo_is_free(seat, number)]:
            yield seat, free


def _with(then: Table, seat: int, answers: list[Any]) -> Table:
    """The table at the target of an undo, with the choices of its seat alone."""
    t = then.clone()
    for answer in answers:
        apply(t, seat, answer)
    return t


# ---- mixed anew


def mixed_anew(
    game: str, seats: int, options: dict[str, Any], seed: int, every: int = 25
) -> tuple[set[str], list[str]]:
    """Play a game at random and look, every so many choices, whether a new seed mixes whatever is unknown to all.
    Which parts of the table were unknown, and which of them stayed as they were."""
    rng = random.Random(seed)
    t = fathom.new(game, seats=seats, seed=seed, options=options)
    unknown: set[str] = set()
    problems: list[str] = []
    number = rng.randrange(every)
    while (decision := t.decision) is not None:
        if number % every == 0:
            found, wrong = _look(t, rng)
            unknown |= found
            problems += [f"{game}, {seats} seats, {options}, seed {seed}, choice {t.choices}: {told}" for told in wrong]
        t.choose(decision.sample(rng), decision.seat)
        number += 1
    return unknown, problems


def _look(t: Table, rng: random.Random) -> tuple[set[str], list[str]]:
    """The fields in which something is unknown to all seats, and what is wrong with a table that was mixed."""
    mixed = []
    for _ in range(SAMPLES):
        other = t.clone()
        other.reseed(rng.getrandbits(60))
        mixed.append(other)
    wrong = [f"mixing leaves what cannot be: {broken}" for other in mixed for broken in t.game.explain(other)]
    real, others = Shown(t), [Shown(other) for other in mixed[:2]]
    for viewer in (*range(t.seats), None):
        if any(other.to(viewer, t.choices - 1) != real.to(viewer, t.choices - 1) for other in others):
            wrong.append(f"mixing changes what {viewer} sees")
    varying: set[str] | None = None
    for seat in range(t.seats):
        differing = _differing([t.determinize(seat, rng) for _ in range(SAMPLES)], FEWEST)
        varying = differing if varying is None else varying & differing
    mixable = {path for path, value in _parts(t) if not isinstance(value, list) or len(set(value)) > 2}
    secret = {path for path in varying or () if path.split("/")[1] not in t.game.remembered} & mixable
    wrong += [f"{path} stays as it was" for path in sorted(secret - _differing([t, *mixed], 2))]
    return {path.split("/")[1] for path in secret}, wrong


def _differing(tables: list[Table], least: int) -> set[str]:
    """The parts of state and frames that have at least so many different values among these tables."""
    values: dict[str, set[bytes]] = {}
    for t in tables:
        for path, value in _parts(t):
            values.setdefault(path, set()).add(msgspec.json.encode(value))
    return {path for path, found in values.items() if len(found) >= least}


def _parts(t: Table) -> Iterator[tuple[str, Any]]:
    yield from _leaves("state", t.state.to_json())
    yield from _leaves("frames", [frame.to_json() for frame in t.frames])


def _leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every list of plain values, and every plain value, with the way to it."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _leaves(f"{path}/{key}", item)
    elif isinstance(value, list | tuple) and any(isinstance(item, list | tuple | dict) for item in value):
        for place, item in enumerate(value):
            yield from _leaves(f"{path}/{place}", item)
    else:
        yield path, list(value) if isinstance(value, tuple) else value


# ---- for long


def main(argv: Sequence[str] | None = None) -> int:
    """Every form of every game, so many times."""
    parser = argparse.ArgumentParser(prog="python -m fathom.lab.fairness", description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=200, help="games of each form")
    parser.add_argument("--game", choices=list(fathom.games()), help="only this game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args(argv)
    chosen = {id: game for id, game in fathom.games().items() if given.game in (None, id)}
    forms = [(id, *form) for id, game in chosen.items() for form in game.forms()]
    console = Console(stderr=True)
    offered: Counter[str] = Counter()
    problems: list[str] = []
    with Progress(console=console, disable=not console.is_terminal) as progress:
        for number in progress.track(range(len(forms) * given.games), description="Going back"):
            game, seats, options = forms[number % len(forms)]
            seed = given.first + number // len(forms)
            some, taught = free_undos(game, seats, options, seed)
            offered[game] += some
            problems += taught
            if seed % MIXED == 0:
                problems += mixed_anew(game, seats, options, seed)[1]
    for problem in problems:
        print(f"WRONG {problem}", file=sys.stderr)
    told = ", ".join(f"{game} {n:,}" for game, n in offered.items())
    print(f"{len(forms)} forms, {given.games} games each. Free undos offered: {told}. {len(problems)} problems.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
