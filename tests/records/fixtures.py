"""Finished games kept as fixtures: seed, options, seats and answers, so that an edit of the rules can be tried on them.

A full record pins the content hash, which changes with every edit; these files pin only what the players did. When an
edit makes an answer illegal, or ends a game sooner or later, `walk` says which answer and at which question. Then,
from the folder of the tests,

    python -m records.fixtures --renew           keeps each game up to the first answer that no longer fits; bots go on
    python -m records.fixtures --renew --anew    lets the bots play the whole games again

and `python -m golden.transcript --renew` writes the transcripts of the changed games.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fathom
from fathom.bots import make

__all__ = ["HERE", "RENEW", "BrokenGame", "load", "names", "play", "renewed", "start", "walk", "write"]

Fixture = dict[str, Any]
HERE = Path(__file__).parent
RENEW = "(cd tests && ../.venv/bin/python -m records.fixtures --renew)"


class BrokenGame(AssertionError):
    """A fixture no longer fits the rules; the message says where, and how to renew it."""


def names() -> list[str]:
    """Every kept game as game/name."""
    return sorted(f"{path.parent.name}/{path.stem}" for path in HERE.glob("*/*.json"))


def load(name: str) -> Fixture:
    fixture: Fixture = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    return fixture | {"name": name}


def write(fixture: Fixture) -> None:
    """One answer per line, so that a diff shows where two games part."""
    head = {key: value for key, value in fixture.items() if key not in ("name", "answers")}
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    answers = ",\n".join(f"    {json.dumps(entry)}" for entry in fixture["answers"])
    text = "\n".join(["{", *lines, '  "answers": [', answers, "  ]", "}", ""])
    (HERE / f"{fixture['name']}.json").write_text(text, encoding="utf-8")


def start(fixture: Fixture) -> fathom.Table:
    """The table before the first answer."""
    return fathom.new(fixture["game"], seats=fixture["seats"], seed=fixture["seed"], options=fixture["options"])


def walk(table: fathom.Table, fixture: Fixture) -> Iterator[tuple[fathom.Decision, Any]]:
    """Give the stored answers one after the other; each question is shown before its answer is given."""
    for number, (seat, answer) in enumerate(fixture["answers"], 1):
        where = f"{fixture['name']}: answer {number}, {answer!r} of seat {seat},"
        decision = table.decision
        if decision is None:
            raise BrokenGame(f"{where} comes after the end of the game. Renew it: {RENEW}")
        asked = f"{decision.prompt.render('en')} [{decision.rule}]"
        if decision.seat != seat:
            raise BrokenGame(f"{where} does not fit: now seat {decision.seat} is asked: {asked} Renew it: {RENEW}")
        try:
            decision.clean(answer)
        except fathom.IllegalAnswer as error:
            raise BrokenGame(f"{where} is illegal at: {asked} {error} Renew it: {RENEW}") from error
        yield decision, answer
        table.choose(answer, seat)
    if table.decision is not None:
        asked = table.decision.prompt.render("en")
        raise BrokenGame(f"{fixture['name']}: after its last answer somebody is still asked: {asked} Renew it: {RENEW}")


def play(fixture: Fixture) -> fathom.Table:
    """The table at the end of a fixture."""
    table = start(fixture)
    for _ in walk(table, fixture):
        pass
    return table


def renewed(fixture: Fixture, *, anew: bool = False) -> Fixture:
    """The same game with its answers as far as they still fit, played on by the bots of the fixture."""
    table = start(fixture)
    if not anew:
        try:
            for _ in walk(table, fixture):
                pass
        except BrokenGame as broken:
            print(broken)
    rng = random.Random(fixture["seed"])
    bots = [make(name) for name in fixture["bots"]]
    while table.decision is not None:
        seat = table.decision.seat
        table.choose(bots[seat].answer(table, seat, rng), seat)
    assert table.outcome is not None
    answers = [[seat, answer] for seat, answer in table.answers]
    return fixture | {"scores": list(table.outcome.scores), "answers": answers}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m records.fixtures", description="Check or renew the kept games.")
    parser.add_argument("names", nargs="*", help="which ones; all if none is named")
    parser.add_argument("--renew", action="store_true", help="play on from the first answer that no longer fits")
    parser.add_argument("--anew", action="store_true", help="with --renew: let the bots play the whole game again")
    given = parser.parse_args()
    for name in given.names or names():
        fixture = load(name)
        if given.renew:
            write(renewed(fixture, anew=given.anew))
        print(name, play(load(name)).outcome)


if __name__ == "__main__":
    main()
