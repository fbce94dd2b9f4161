"""Truths about whole games of every form, checked from outside: from the log and the views, never from the state."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import fathom
from fathom.kernel.rules import load_clauses
from location_formulas import FORMULAS, LORDS, Board, ally

LEVIATHAN, KRAKEN = {"leviathan": True}, {"kraken": True}
FORMS = [
    pytest.param(seats, options, id=f"{name}-{seats}")
    for name, options, most in (
        ("base", {}, 4), ("leviathan", LEVIATHAN, 5), ("kraken", KRAKEN, 4), ("both", LEVIATHAN | KRAKEN, 5),
    )
    for seats in range(2, most + 1)
]  # fmt: skip
Line = tuple[str, dict[str, Any], str]


def moments(seats: int, options: dict[str, bool], seed: int) -> Iterator[tuple[list[Line], dict[str, Any]]]:
    """A random game, choice by choice: the new lines of the log and what a spectator sees then."""
    table = fathom.new("abyss", seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    read = 0
    while True:
        lines = [(id, args, rule) for _, id, args, rule, _, _ in table.lines[read:]]
        read = len(table.lines)
        yield lines, table.view(None)
        if table.decision is None:
            return
        table.choose(table.decision.sample(rng), table.decision.seat)


def seat_of(args: dict[str, Any], name: str = "player") -> int:
    return int(args[name].args["number"]) - 1


# ---- what everybody has


class Book:
    """What the log says everybody must have by now."""

    def __init__(self, seats: int) -> None:
        self.pearls = [1] * seats
        self.keys, self.nebulis, self.wounds, self.lords = ([0] * seats for _ in range(4))
        self.tokens, self.expansion, self.slain = ([0] * seats for _ in range(3))

    def read(self, id: str, args: dict[str, Any]) -> None:
        n = args.get("n", 0)
        match id:
            case "log-gain-pearls":
                self.pearls[seat_of(args)] += n
            case "log-lose-pearls" | "log-spend" | "log-martial-law":
                self.pearls[seat_of(args)] -= n
            case "log-plot":
                self.pearls[seat_of(args)] -= 1
            case "log-buy" | "log-pay":
                self.pearls[seat_of(args)] -= args["pearls"]
                self.nebulis[seat_of(args)] -= args["nebulis"]
            case "log-gain-nebulis":
                self.nebulis[seat_of(args)] += n
            case "log-give-nebulis":
                self.nebulis[seat_of(args)] -= 1
                self.nebulis[seat_of(args, "other")] += 1
            case "log-gain-keys":
                self.keys[seat_of(args)] += n
            case "log-pay-keys":
                self.keys[seat_of(args)] -= n
            case "log-wounds":
                self.wounds[seat_of(args)] += n
            case "log-lord-enters":
                self.lords[seat_of(args)] += 1
            case "log-lose-lord":
                self.lords[seat_of(args)] -= 1
            case "log-take-tokens":
                self.tokens[seat_of(args)] += n
            case "log-take-expansion-tokens":
                self.expansion[seat_of(args)] += n
            case "log-reveal-token":
                self.expansion[seat_of(args)] -= 1
            case "log-steal":
                zone = self.tokens if args["pile"] == "base" else self.expansion
                zone[seat_of(args)] += 1
                zone[seat_of(args, "victim")] -= 1
            case "log-kill":
                self.slain[seat_of(args)] += 1

    def compare(self, t: dict[str, Any]) -> None:
        seats = range(len(self.pearls))
        assert t["pearls"] == self.pearls
        assert t["key_tokens"] == self.keys
        assert t["nebulis"] == self.nebulis
        assert t["wounds"] == self.wounds
        assert [len(t["free"][i] + t["disabled"][i] + t["assigned"][i]) for i in seats] == self.lords
        assert [zone["size"] for zone in t["tokens"]] == self.tokens
        assert [zone["size"] for zone in t["expansion_tokens"]] == self.expansion
        assert [len(cards) for cards in t["slain"]] == self.slain


@lru_cache(maxsize=1)
def clauses() -> frozenset[str]:
    return frozenset(load_clauses("fathom.games.abyss"))


@pytest.mark.rule("B-SET-07", "B-MON-14", "K-NEB-03", "B-LOC-08", "B-SET-10")
@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_whatever_is_gained_or_lost_is_in_the_log(seats: int, options: dict[str, bool]) -> None:
    """Pearls, Nebulis, Keys, wounds, Lords, Monster tokens and slain Leviathans change by logged lines alone."""
    seen: Counter[str] = Counter()
    for seed in range(300, 306):
        book = Book(seats)
        for lines, view in moments(seats, options, seed):
            for id, args, rule in lines:
                assert rule in clauses(), f"{id} cites {rule!r}"
                book.read(id, args)
                seen[id] += 1
            book.compare(view["table"])
    assert seen["log-gain-pearls"] > 10 and seen["log-lord-enters"] > 10


# ---- turns, offers and prices


class Clock:
    """Whose turn it must be and what an Ally must cost, by the log."""

    def __init__(self, seats: int) -> None:
        self.seats, self.turn, self.active, self.extra = seats, 0, -1, 0
        self.bought = [0] * seats

    @property
    def price(self) -> int:
        return 1 + sum(self.bought)

    def read(self, id: str, args: dict[str, Any]) -> None:
        match id:
            case "log-setup-start":
                self.active = (seat_of(args) - 1) % self.seats
            case "log-extra-turn":
                assert seat_of(args) == self.active
                self.extra = 1
            case "log-turn":
                expected = self.active if self.extra else (self.active + 1) % self.seats
                assert (seat_of(args), args["n"]) == (expected, self.turn + 1)
                self.turn, self.active, self.extra = self.turn + 1, expected, 0
                self.bought = [0] * self.seats
            case "log-buy":
                assert args["pearls"] + args["nebulis"] == self.price
                assert seat_of(args) != self.active
                self.bought[seat_of(args)] += 1

    def compare(self, view: dict[str, Any]) -> None:
        t = view["table"]
        assert (t["turn"], t["price"], t["bought"]) == (self.turn, self.price, self.bought)
        for seat, n in enumerate(self.bought):
            assert n <= (2 if "lord-hypnotist" in t["free"][seat] else 1)
        if "end" not in view["doing"] and view["outcome"] is None:
            assert t["active"] == self.active


@pytest.mark.rule("B-TRN-04", "B-TRN-07", "B-EXP-04", "B-EXP-05", "B-SET-09", "K-LORD-HYPNOTIST", "B-LORD-INVOKER")
@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_turns_go_round_and_prices_rise_with_every_sale(seats: int, options: dict[str, bool]) -> None:
    prices = set()
    for seed in range(400, 406):
        clock = Clock(seats)
        for lines, view in moments(seats, options, seed):
            for id, args, _ in lines:
                clock.read(id, args)
            clock.compare(view)
            prices.add(clock.price)
    assert {1, 2} <= prices, "nothing was sold"


# ---- the score


def recomputed(view: dict[str, Any], seat: int) -> dict[str, int]:
    """The influence of a seat, from what lies on the table at the end."""
    board = Board(view, seat)
    best: dict[str, int] = {}
    for race, value in map(ally, view["table"]["affiliated"][seat]):
        best[race] = max(best.get(race, 0), value)
    parts = {
        "lords": sum(LORDS[key].influence for key in board.lords),
        "allies": sum(best.values()),
        "tokens": sum(view["tokens"][seat]),
        "locations": sum(FORMULAS[place](board) for place in board.locations),
    }
    t, options = view["table"], view["options"]
    if options["leviathan"]:
        parts |= {"wounds": -t["wounds"][seat], "slayer": 5 * (t["slayer"] == seat)}
    if options["kraken"]:
        parts |= {"nebulis": -t["nebulis"][seat], "kraken": -5 * (t["kraken_holder"] == seat)}
    return parts


@pytest.mark.rule(
    "B-SCO-01", "B-SCO-02", "B-SCO-03", "B-SCO-04", "B-SCO-05", "B-SCO-06", "B-SCO-07", "B-SCO-08", "B-LOCS-01",
    "L-END-05", "L-WND-01", "L-FIG-03", "K-NEB-06", "K-FIG-05",
)  # fmt: skip
def test_final_scores_can_be_worked_out_from_the_last_view() -> None:
    scored: set[str] = set()
    for number, form in enumerate(FORMS):
        seats, options = form.values
        for seed in range(500 + number, 1000, 100):
            table = fathom.new("abyss", seats=seats, seed=seed, options=options)
            rng = random.Random(seed)
            while table.decision is not None:
                table.choose(table.decision.sample(rng), table.decision.seat)
            view = table.view(None)
            parts = [recomputed(view, seat) for seat in range(seats)]
            assert view["scores"] == parts
            totals = [sum(part.values()) for part in parts]
            assert view["outcome"]["scores"] == totals
            strongest = [max(Board(view, seat).influences(), default=0) for seat in range(seats)]
            ranks = list(zip(totals, view["table"]["pearls"], strongest, strict=True))
            assert view["outcome"]["winners"] == [i for i in range(seats) if ranks[i] == max(ranks)]
            scored.update(place for zone in view["table"]["locations"] for place in zone)
    assert len(scored) >= 20, f"too few Locations came up: {sorted(scored)}"
