"""The compiled engine and the sources play the same games: `python -m fathom.lab.equivalence --games 200`.

Random games of every game, in all its forms in turn, are played by both, each in a process of its own. Answers,
fingerprints, views of every seat, logs in words, refusals, tables dealt anew and saved tables go into one hash for
each; the hashes of both must be the same. `make compiled` runs it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import fathom
from fathom.kernel.data import encode

__all__ = ["main", "trace", "traces"]

EVERY = 25
"""So many choices lie between two thorough looks at a table."""


def traces(games: int, only: str = "") -> Iterator[str]:
    """One line for each random game: what it was, how long, and the hash of all that could be seen of it."""
    for id, game in fathom.games().items():
        forms = list(game.forms())
        random.Random(7).shuffle(forms)
        for number in range(games if only in ("", id) else 0):
            seats, options = forms[number % len(forms)]
            length, seen = trace(id, seats, options, number)
            yield f"{id} {seats} {number} {length} {seen}"


def trace(game: str, seats: int, options: dict[str, Any], number: int) -> tuple[int, str]:
    """Play one random game; returns how many choices it had, and a hash of what could be seen."""
    seen, rng = hashlib.blake2b(digest_size=12), random.Random(number)
    table, made = fathom.new(game, seats=seats, seed=number, options=options), 0
    lang = fathom.LANGUAGES[number % len(fathom.LANGUAGES)]
    while (decision := table.decision) is not None:
        answer = decision.sample(rng)
        seen.update(encode([decision.seat, answer]))
        if made % EVERY == 0:
            _look(table, decision, rng, lang, seen)
        table.choose(answer, decision.seat)
        made += 1
    _look(table, None, rng, lang, seen)
    seen.update(table.fingerprint().encode())
    for line in table.events():
        seen.update(line.text.render(lang).encode())
    return made, seen.hexdigest()


def _look(table: fathom.Table, decision: fathom.Decision | None, rng: random.Random, lang: str, seen: Any) -> None:
    """Everything that can be asked of a table in the middle of a game."""
    seen.update(table.fingerprint().encode())
    for seat in (None, *range(table.seats)):
        seen.update(encode(table.view(seat)))
    saved = json.loads(json.dumps(table.save()))
    seen.update(encode(saved))
    if fathom.load(saved) != table or table.clone() != table:
        raise AssertionError(f"{table.game.id}: what was saved or cloned is another table")
    if decision is not None:
        seen.update(table.determinize(decision.seat, rng).fingerprint().encode())
        told = [decision.prompt, *(text for text, _ in decision.refused())]
        told += [option.text for option in decision.options] if decision.shape != "number" else []
        seen.update("|".join(text.render(lang) for text in told).encode())


def _start(games: int, only: str, pure: bool) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "fathom.lab.equivalence", "--trace", "--games", str(games), "--game", only]
    environment = {**os.environ, "FATHOM_PURE": str(int(pure)), "PYTHONHASHSEED": str(int(pure))}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200, help="random games of each game")
    parser.add_argument("--game", default="", help="of one game alone")
    parser.add_argument("--trace", action="store_true", help="only tell the hashes of the engine that runs")
    given = parser.parse_args()
    if given.trace:
        print(fathom.engine_mode())
        for line in traces(given.games, given.game):
            print(line, flush=True)
        return 0
    ways = [_start(given.games, given.game, pure) for pure in (False, True)]
    modes: list[str] = []
    same, different = 0, list[str]()
    for lines in zip(*(way.stdout or () for way in ways), strict=True):
        first, second = (line.strip() for line in lines)
        if not modes:
            modes = [first, second]
        elif first == second:
            same += 1
        else:
            different.append(f"{modes[0]}: {first}\n{modes[1]}: {second}")
        if sys.stderr.isatty():
            print(f"\r{same} games alike, {len(different)} different", end="", file=sys.stderr)
    codes = [way.wait() for way in ways]
    print(f"\n{' and '.join(modes)}: {same} games alike, {len(different)} different")
    print("\n".join(different[:10]))
    if modes != ["compiled", "pure"]:
        print("The compiled engine is not there: build it first (make compiled).")
        return 2
    return int(bool(different or any(codes)))


if __name__ == "__main__":
    sys.exit(main())
