"""Nothing to gain by going back: what is undone for free taught nobody anything, and what is mixed anew is mixed.

Both are proved on random games, for any game: the first by twins of a table in which everything a seat cannot know was
dealt anew, the second by what `determinize` takes for unknown.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.progress import Progress

import fathom

from ..kernel.record import apply
from ..server.live import Entry, Live, Seat
from ..server.undoing import SIZES

__all__ = ["free_undos", "mixed_anew", "shown"]

SAMPLES = 8
MIXED = 10
"""One game in so many is also looked at for what is mixed."""
FEWEST = 4
"""A pile counts as unknown to a seat if so many of eight new deals differ: less may be chance."""


def shown(t: fathom.Table, seat: int | None, since: int = 0) -> Any:
    """Everything that reaches a seat: its view with the open question, what is refused, and the log."""
    refused = [[text.to_json(), rule] for d in t.decisions if d.seat == seat for text, rule in d.refused()]
    return t.view(seat), refused, [line.to_json() for line in t.events(since, seat)]


# ---- free undos


def free_undos(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[int, list[str]]:
    """Play a game at random, with a bot on the last seat. How many undos were offered for free, and which taught
    something."""
    rng = random.Random(seed)
    sitting = [Seat("human", joined=True) for _ in range(seats - 1)] + [Seat("bot", "random", joined=True)]
    live = Live("table", fathom.new(game, seats=seats, seed=seed, options=options), sitting, 0)
    offered, problems, past = 0, [], {}
    while not live.over:
        asked = rng.choice(live.table.decisions)
        past[live.table.choices] = live.table
        body = {"question": "", "answer": asked.sample(rng)}
        live = live.after(Entry(live.entry + 1, "answer", asked.seat, body, "", 0))
        for seat, number in _free(live):
            offered += 1
            problems += _taught(past[number], live.table, seat, rng)
    return offered, problems


def _free(live: Live) -> Iterator[tuple[int, int]]:
    """Every free undo that is offered now: whose, and to which choice it leads."""
    for seat in range(len(live.seats)):
        targets = {live.past.target(live.table, seat, size) for size in SIZES}
        for number in targets:
            if number is not None and live.undo_is_free(seat, number):
                yield seat, number


def _taught(then: fathom.Table, now: fathom.Table, seat: int, rng: random.Random) -> list[str]:
    """What anybody would know after this undo that they did not know before the choices it takes back.

    Choices of the seat itself are followed in two twins: one in which all that it cannot know was dealt anew, and one
    in which everybody keeps what they know, but all that nobody knows was mixed.
    """
    number = then.choices
    answers = [answer for who, answer in now.answers[len(then.answers) :] if who == seat]
    told = f"{now.game.id}, {now.seats} seats, {now.options}, seed {now.streams.seed}, choice {number}, seat {seat}"
    real, dealt, mixed = then.clone(), then.determinize(seat, rng), then.clone()
    mixed.reseed(rng.getrandbits(60))
    problems = []
    try:
        for t in (real, dealt, mixed):
            for answer in answers:
                apply(t, seat, answer)
    except fathom.IllegalAnswer as error:
        return [f"{told}: {answers} is not always possible: {error}"]
    if shown(real, seat, number) != shown(dealt, seat, number):
        problems.append(f"{told}: {answers} tells the seat what it could not know")
    for viewer in (None, *range(real.seats)):
        if shown(real, viewer, number) != shown(mixed, viewer, number):
            problems.append(f"{told}: {answers} tells {viewer} what nobody knew")
    return problems


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


def _look(t: fathom.Table, rng: random.Random) -> tuple[set[str], list[str]]:
    """The fields in which something is unknown to all seats, and what is wrong with a table that was mixed."""
    mixed = []
    for _ in range(SAMPLES):
        other = t.clone()
        other.reseed(rng.getrandbits(60))
        mixed.append(other)
    wrong = [f"mixing leaves what cannot be: {broken}" for other in mixed for broken in t.game.explain(other)]
    for viewer in (*range(t.seats), None):
        if any(shown(other, viewer, t.choices) != shown(t, viewer, t.choices) for other in mixed[:2]):
            wrong.append(f"mixing changes what {viewer} sees")
    varying: set[str] | None = None
    for seat in range(t.seats):
        differing = _differing([t.determinize(seat, rng) for _ in range(SAMPLES)], FEWEST)
        varying = differing if varying is None else varying & differing
    mixable = {path for path, value in _parts(t) if not isinstance(value, list) or len(set(value)) > 2}
    secret = {path for path in varying or () if path.split("/")[1] not in t.game.remembered} & mixable
    wrong += [f"{path} stays as it was" for path in sorted(secret - _differing([t, *mixed], 2))]
    return {path.split("/")[1] for path in secret}, wrong


def _differing(tables: list[fathom.Table], least: int) -> set[str]:
    """The parts of state and frames that have at least so many different values among these tables."""
    values: dict[str, set[str]] = {}
    for t in tables:
        for path, value in _parts(t):
            values.setdefault(path, set()).add(json.dumps(value))
    return {path for path, found in values.items() if len(found) >= least}


def _parts(t: fathom.Table) -> Iterator[tuple[str, Any]]:
    saved = t.save()
    yield from _leaves("state", saved["state"])
    yield from _leaves("frames", saved["frames"])


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
