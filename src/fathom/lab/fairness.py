"""Nothing to gain by going back: what is undone for free taught nobody anything, and what is mixed anew is mixed.

Both are proved on random games, for any game, with people on all seats but the last, where a bot sits.

*Free undos.* After every choice the server's own rules say which undos every seat is offered, of all sizes, and which
of them are free. For each of these two twins are made of the table as it was at the undo's target: one in which all
that the seat cannot know was dealt anew, and one in which everybody keeps what they know, but all that nobody knows
was mixed. The seat's own choices since are made in both. Then the seat must see the same in the first twin as at the
real table, and everybody, spectators included, the same in the second: view, open question, refusals and every line of
the log since, byte by byte. Where it is so, the choices taught nothing that could be taken along to the target.

What is not done twice: the first twin of a seat is dealt at the earliest choice it could go back to for free, and
follows its choices from there. As long as it looks the same it is a twin at every later target too, so it serves for
the undos of all sizes. The second twin is no seat's: it follows everybody's choices until something is revealed. One
time in `DEALT` others are dealt all the same. What the real table shows is put together once for all, and where a bot's
sealed answer came meanwhile, but none of the seat's own, the first twin shows nothing new. That the server's way back
(`Past`) leads to the very table that was kept on the way, and `Table.undo` too, is looked at for one offered undo in
`COMPARED`.

*Mixed anew.* At moments of the game, whatever `determinize` takes for unknown to every seat must change with a new
seed, and nobody may see a difference.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
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
COMPARED = 250
"""For one free undo in so many the server's way back is gone."""
DEALT = 4
"""How many choices twins are followed for, on average, where they could be followed for longer."""
MIXED = 10
"""One game in so many is also looked at for what is mixed."""
FEWEST = 4
"""A pile counts as unknown to a seat if so many of eight new deals differ: less may be chance."""


Parts = Callable[[Table], Iterator[tuple[str, Any]]]


class Shown:
    """Everything that reaches the seats of a table at one moment, as bytes, each put together once."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self._asked = {decision.seat: decision for decision in t.decisions}
        everybody = open_to_all(t)
        self.everybody = msgspec.json.encode(everybody)
        fields = type(t.state).FIELDS
        self._rows = {name: rows for name, rows in everybody.items() if fields[name].seen == "own"}
        self._seen: dict[int | None, bytes] = {}
        self._told: dict[int, list[tuple[tuple[int, ...] | None, bytes]]] = {}

    def to(self, seat: int | None, since: int) -> tuple[bytes, bytes, list[bytes]]:
        """A seat's view (what is open to all, and the rest) with the open question and what is refused there, and the
        lines of the log after a choice."""
        if seat not in self._seen:
            view = build_view(self.t, seat, self._rows)
            asked = None if seat is None else self._asked.get(seat)
            refused = asked and [[text.to_json(), rule] for text, rule in asked.refused()]
            self._seen[seat] = msgspec.json.encode([view, refused])
        if since not in self._told:
            self._told[since] = list(self._lines(since))
        told = [line for audience, line in self._told[since] if audience is None or seat in audience]
        return self.everybody, self._seen[seat], told

    def _lines(self, since: int) -> Iterator[tuple[tuple[int, ...] | None, bytes]]:
        game = self.t.game.id
        for number, id, args, rule, refs, audience in self.t.lines:
            if number > since:
                line = LogLine(number, Text(id, game, **args), rule, refs, audience)
                yield audience, msgspec.json.encode(line.to_json())


# ---- free undos


class Twin:
    """A table like the real one at some choice, but for what somebody or nobody knows, in which the choices since are
    followed."""

    def __init__(self, then: Table, twin: Table) -> None:
        twin.lines = []  # those until here are the same anyway
        self.number, self.answers = then.choices, len(then.answers)
        self._table, self._followed = twin, 0

    def follow(self, answers: list[tuple[int, Any]]) -> Shown | None:
        """What is seen here after these choices; None where they are the ones that were followed already. Raises
        IllegalAnswer where one of them cannot be made."""
        if len(answers) == self._followed:
            return None
        for seat, answer in answers[self._followed :]:
            apply(self._table, seat, answer)
        self._followed = len(answers)
        return Shown(self._table)


class Undos:
    """The free undos of one game: those that were offered, and what they taught."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.offered = self.compared = 0
        self.problems: list[str] = []
        self._past: dict[int, Table] = {}
        self._dealt: dict[int, Twin] = {}
        self._mixed: Twin | None = None

    def remember(self, t: Table) -> None:
        """A choice is about to be made at this table, which nobody changes any more."""
        self._past[t.choices] = t

    def look(self, live: Live) -> None:
        """Try all undos that are offered for free now."""
        offered = list(_free(live))
        if not offered:
            return
        first = min(numbers[0] for _, numbers in offered)
        packed = live.told.until > first  # old lines of a log are put away
        real = Shown(live.whole() if packed else live.table)
        for seat, numbers in offered:
            self.offered += len(numbers)
            if self.rng.randrange(COMPARED) < len(numbers):
                self._compare(live, self._past[self.rng.choice(numbers)])
            self._look_at_dealt(live, seat, numbers[0], real)
        self._look_at_mixed(live, first, real)

    def _look_at_dealt(self, live: Live, seat: int, number: int, real: Shown) -> None:
        """Does the seat see what it could not know?"""
        twin = self._dealt.get(seat)
        if twin is None or twin.number > number or not live.undo_is_free(seat, twin.number) or self._anew():
            then = self._past[number]
            twin = self._dealt[seat] = Twin(then, then.determinize(seat, self.rng))
        since = live.table.answers[twin.answers :]
        own = [answer for answer in since if answer[0] == seat]
        try:
            seen = twin.follow(own)
        except fathom.IllegalAnswer as error:
            self._tell(live, twin, seat, own, f"is not always possible: {error}")
            return
        if seen is None:
            return  # a sealed answer of another seat came: this undo is proved
        if len(own) < len(since):
            real = Shown(_with(self._past[twin.number], own))
        if seen.to(seat, number) != real.to(seat, number):  # the lines before were looked at before
            self._tell(live, twin, seat, own, "tells the seat what it could not know")

    def _look_at_mixed(self, live: Live, number: int, real: Shown) -> None:
        """Does anybody see what nobody knew?"""
        t, twin, seen = live.table, self._mixed, None
        if twin is not None and twin.number <= number and t.revealed[0] <= twin.number and not self._anew():
            with suppress(fathom.IllegalAnswer):  # of another seat, perhaps: that could not be undone
                seen = twin.follow(t.answers[twin.answers :])
        if twin is None or seen is None:
            then = self._past[number]
            mixed = then.clone()
            mixed.reseed(self.rng.getrandbits(60))
            twin = self._mixed = Twin(then, mixed)
            try:
                seen = twin.follow(t.answers[twin.answers :])
            except fathom.IllegalAnswer as error:
                self._tell(live, twin, -1, t.answers[twin.answers :], f"is not always possible: {error}")
                return
        assert seen is not None
        for viewer in (None, *range(t.seats)):
            if seen.to(viewer, number) != real.to(viewer, number):
                self._tell(live, twin, -1, t.answers[twin.answers :], f"tells {viewer} what nobody knew")

    def _anew(self) -> bool:
        return self.rng.randrange(DEALT) == 0

    def _compare(self, live: Live, then: Table) -> None:
        """Does the server's way back lead to the table that was kept? And that of the kernel?"""
        self.compared += 1
        back = live.past.copy().back_to(live.whole(), then.choices)
        if back != then:
            self._wrong(live, f"the way back to choice {then.choices} leads elsewhere")
        if then.choices == live.table.choices - 1:
            back = live.table.clone()
            try:
                back.undo()
            except UndoRefused as error:
                self._wrong(live, f"choice {then.choices} is free, but: {error}")
            else:
                if back != then:
                    self._wrong(live, f"an undo of the last choice does not lead to choice {then.choices}")

    def _tell(self, live: Live, twin: Twin, seat: int, answers: list[tuple[int, Any]], told: str) -> None:
        self._wrong(live, f"choice {twin.number}, seat {seat}: {answers} {told}")

    def _wrong(self, live: Live, told: str) -> None:
        t = live.table
        self.problems.append(f"{t.game.id}, {t.seats} seats, {t.options}, seed {t.streams.seed}, {told}")


def free_undos(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, list[str]]:
    """How many undos were offered for free in a random game, and which taught something."""
    undos = undos_of(game, seats, options, seed)
    return undos.offered, undos.problems


def undos_of(game: str, seats: int, options: dict[str, Any], seed: int) -> Undos:
    """Play a game at random, with a bot on the last seat, and try all undos on the way."""
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
    return undos


def _free(live: Live) -> Iterator[tuple[int, list[int]]]:
    """Every free undo that is offered now: whose, and to which choices they lead, the earliest first."""
    for seat in range(len(live.seats)):
        targets = sorted(set(live.past.targets(live.table, seat).values()))
        if free := [number for number in targets if live.undo_is_free(seat, number)]:
            yield seat, free


def _with(then: Table, answers: list[tuple[int, Any]]) -> Table:
    """The table at the target of an undo, with these choices alone."""
    t = then.clone()
    for seat, answer in answers:
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
    deals = [[t.determinize(seat, rng) for _ in range(SAMPLES)] for seat in range(t.seats)]
    varying = set.intersection(*[_differing(dealt, FEWEST) for dealt in deals])
    places = set.intersection(
        *[_differing(dealt, 2, _places) for dealt in deals]
    )  # a card that its giver knows is none
    mixable = {path for path, value in _parts(t) if not isinstance(value, list) or len(set(value)) > 2}
    secret = {path for path in varying if path.split("/")[1] not in t.game.remembered} & mixable
    secret &= {path.partition("#")[0] for path in places}
    wrong += [f"{path} stays as it was" for path in sorted(secret - _differing([t, *mixed], 2))]
    return {path.split("/")[1] for path in secret}, wrong


def _differing(tables: list[Table], least: int, parts: Parts | None = None) -> set[str]:
    """The parts of state and frames that have at least so many different values among these tables."""
    values: dict[str, set[bytes]] = {}
    for t in tables:
        for path, value in (parts or _parts)(t):
            values.setdefault(path, set()).add(msgspec.json.encode(value))
    return {path for path, found in values.items() if len(found) >= least}


def _parts(t: Table) -> Iterator[tuple[str, Any]]:
    yield from _leaves("state", t.state.to_json())
    yield from _leaves("frames", [frame.to_json() for frame in t.frames])


def _places(t: Table) -> Iterator[tuple[str, Any]]:
    """Every single place of a list, and every plain value."""
    for path, value in _parts(t):
        yield from (
            (f"{path}#{place}", item) for place, item in enumerate(value if isinstance(value, list) else [value])
        )


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
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no game after so many minutes")
    given = parser.parse_args(argv)
    chosen = {id: game for id, game in fathom.games().items() if given.game in (None, id)}
    forms = [(id, *form) for id, game in chosen.items() for form in game.forms()]
    console, until = Console(stderr=True), time.monotonic() + 60 * given.minutes
    played, offered, compared, looked = Counter[str](), Counter[str](), 0, 0
    problems = 0
    with Progress(console=console, disable=not console.is_terminal) as progress:
        for number in progress.track(range(len(forms) * given.games), description="Going back"):
            if time.monotonic() > until:
                break
            game, seats, options = forms[number % len(forms)]
            seed = given.first + number // len(forms)
            undos = undos_of(game, seats, options, seed)
            played[game] += 1
            offered[game] += undos.offered
            compared += undos.compared
            wrong = undos.problems
            if (seed + number) % MIXED == 0:
                looked += 1
                wrong = wrong + mixed_anew(game, seats, options, seed)[1]
            problems += len(wrong)
            for problem in wrong:
                print(f"WRONG {problem}", file=sys.stderr, flush=True)
    for game, games in played.items():
        of = sum(form[0] == game for form in forms)
        print(f"{game}: {games:,} games of {min(games, of)} forms out of {of}, {offered[game]:,} free undos offered")
    print(f"{compared:,} ways back compared, {looked:,} games looked at for what is mixed. {problems} problems.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
