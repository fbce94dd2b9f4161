"""`fathom bench`: how fast the games are, beside engines people know, in one run on one core.

The loops are those the peers are measured with (`peers.py`), so that ratios mean something even on a noisy machine.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from statistics import median
from time import process_time
from typing import Any

import fathom

from ..bots.base import question_of
from ..bots.moment import Moment
from ..bots.search import Budget, Search
from .peers import NO_LIMIT, Peer, clone_microseconds, decisions_per_second, half_way, measure, per_second

__all__ = ["Figures", "Report", "run"]

SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "abyss": (4, {"leviathan": True, "kraken": True}),
    "unfathomable": (6, {"extra_items": True}),
    "arkham": (1, {"scenario": "the-gathering"}),
    "call_of_madness": (4, {"events": True}),
}
"""Seats and options each game is measured with: its biggest form; Arkham Horror alone, as its peers do."""

ITERATIONS = 200
"""Of the search bot for one decision: what its strength is told for (docs/bots.md)."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One game of ours."""

    game: str
    seats: int
    options: dict[str, Any]
    decisions_per_second: float
    """Every choice the rules put to a player, also one with a single option: that is how the peers count."""
    asked_per_second: float
    """Only the choices somebody was really asked for; the others the program takes by itself."""
    games_per_second: float
    clone_microseconds: float
    view_microseconds: float
    options_microseconds: float
    determinize_microseconds: float
    saved_bytes: int
    steps_ahead_per_second: float
    """Clones on which one answer was tried."""
    playouts_per_second: float
    """Clones of a half-way position that were played to the end at random."""
    searched_per_second: float
    """Iterations of the bot `search`: a world imagined, the tree, a play-out by habit over some turns, a judgment."""


@dataclass(frozen=True, slots=True)
class Report:
    games: list[Figures]
    peers: list[Peer]
    ratios: dict[str, dict[str, dict[str, float]]] = field(default_factory=dict)
    engine: str = field(default_factory=fathom.engine_mode)
    """Compiled, or pure."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def lines(self) -> list[str]:
        """The report for people."""
        out = [f"the engine is {self.engine}"]
        for g in self.games:
            options = ", ".join(name for name, value in g.options.items() if value) or "no expansion"
            out += [
                f"{g.game} ({g.seats} seats, {options})",
                f"  random play   {g.decisions_per_second:10,.0f} decisions/s  {g.games_per_second:7.1f} games/s",
                f"  of these      {g.asked_per_second:10,.0f} decisions/s with more than one option",
                f"  clone         {g.clone_microseconds:10.1f} us",
                f"  view          {g.view_microseconds:10.1f} us",
                f"  options       {g.options_microseconds:10.1f} us",
                f"  determinize   {g.determinize_microseconds:10.1f} us",
                f"  saved table   {g.saved_bytes:10,} bytes",
                f"  look-ahead    {g.steps_ahead_per_second:10,.0f} clones with an answer tried/s",
                f"  play-outs     {g.playouts_per_second:10,.0f} clones played to the end/s",
                f"  search        {g.searched_per_second:10,.0f} iterations/s",
            ]
        if not self.peers:
            out.append("no peers installed; the extra `bench` brings them")
        for peer in self.peers:
            out += [
                f"{peer.name} {peer.version} ({peer.game})",
                f"  random play   {peer.decisions_per_second:10,.0f} decisions/s",
                f"  clone         {peer.clone_microseconds:10.1f} us",
            ]
            if peer.playouts_per_second:
                out += [
                    f"  look-ahead    {peer.steps_ahead_per_second:10,.0f} copies with an action tried/s",
                    f"  play-outs     {peer.playouts_per_second:10,.0f} copies played to the end/s",
                ]
            for game, ratio in self.ratios.get(peer.name, {}).items():
                out.append(
                    f"  beside it {game}: {ratio['decisions']:.2f} times the decisions ({ratio['asked']:.2f} without "
                    f"our single-option ones), a clone takes {ratio['clone']:.2f} of its time"
                )
                if "playouts" in ratio:
                    out.append(
                        f"    {ratio['steps_ahead']:.2f} times the look-ahead, {ratio['playouts']:.2f} times the "
                        f"play-outs; {ratio['searched']:.2f} iterations of our search for each of its play-outs"
                    )
        return out


def _play(
    game: str, seats: int, options: Mapping[str, Any]
) -> Callable[[random.Random, int], tuple[fathom.Table, int]]:
    def play(rng: random.Random, most: int) -> tuple[fathom.Table, int]:
        table, made = fathom.new(game, seats=seats, seed=rng.getrandbits(32), options=options), 0
        table.quiet, table.heeds = True, False  # nobody reads or concludes anything
        while made < most and (decision := table.decision) is not None:
            table.choose(decision.sample(rng), decision.seat)
            made += 1
        return table, made

    return play


def _microseconds(tables: list[fathom.Table], do: Callable[[fathom.Table], object], times: int) -> float:
    """The median over positions of what one call takes."""
    out = []
    for table in tables:
        do(table)
        start = process_time()
        for _ in range(times):
            do(table)
        out.append((process_time() - start) / times * 1e6)
    return median(out)


def _look_ahead(table: fathom.Table) -> int:
    """Every answer that can be listed, each on a clone of its own."""
    decision = table.decision
    answers = (decision.answers() if decision else None) or []
    for answer in answers:
        table.clone().choose(answer, decision.seat if decision else 0)
    return len(answers)


def _play_out(table: fathom.Table) -> int:
    table, rng = table.clone(), random.Random(1)
    while (decision := table.decision) is not None:
        table.choose(decision.sample(rng), decision.seat)
    return 1


def _search(table: fathom.Table) -> int:
    """One decision of the search bot."""
    seat = table.decision.seat if table.decision else 0
    budget, moves = Budget(ITERATIONS), Moment(table, question_of(table, seat)).moves()
    Search(table, seat, (), budget, random.Random(1)).run(moves)
    return budget.used


def _figures(game: str, seconds: float) -> Figures:
    seats, options = SETTINGS[game]
    play = _play(game, seats, options)
    rate, lengths = decisions_per_second(play, seconds)
    ends = [play(random.Random(n), NO_LIMIT)[0] for n in range(min(20, len(lengths)))]
    single = sum(table.unasked for table in ends) / sum(table.choices for table in ends)
    tables = [table for table in half_way(play, lengths) if table.decision]
    asked = [table for table in tables if table.decision and table.decision.answers()] or tables
    rng = random.Random(0)
    return Figures(
        game=game,
        seats=seats,
        options=dict(options),
        decisions_per_second=rate * (1 + single),
        asked_per_second=rate,
        games_per_second=rate * len(lengths) / sum(lengths),
        clone_microseconds=clone_microseconds(tables, fathom.Table.clone),
        view_microseconds=_microseconds(tables, lambda t: t.view(t.decision.seat if t.decision else 0), 50),
        options_microseconds=_microseconds(tables, lambda t: t.decision.options if t.decision else None, 50),
        determinize_microseconds=_microseconds(tables, lambda t: t.determinize(0, rng), 20),
        steps_ahead_per_second=per_second(asked, _look_ahead, seconds / 4),
        playouts_per_second=per_second(tables, _play_out, seconds / 4),
        searched_per_second=per_second(asked, _search, seconds / 2),
        saved_bytes=int(median(len(json.dumps(t.save(), separators=(",", ":"))) for t in tables)),
    )


def _search_ratios(ours: Figures, peer: Peer) -> dict[str, float]:
    if not peer.playouts_per_second:
        return {}
    return {
        "steps_ahead": ours.steps_ahead_per_second / peer.steps_ahead_per_second,
        "playouts": ours.playouts_per_second / peer.playouts_per_second,
        "searched": ours.searched_per_second / peer.playouts_per_second,
    }


def run(seconds: float = 2.0, progress: Callable[[str], None] | None = None) -> Report:
    """Measure every game, then every installed peer, then once more the games, keeping each one's better half.

    Peers stand between the two rounds of ours so that a busy moment of the machine does not favour either side.
    """
    tell = progress or (lambda what: None)
    first = []
    for game in SETTINGS:
        tell(game)
        first.append(_figures(game, seconds))
    tell("peers")
    peers = measure(seconds)
    games = []
    for before in first:
        tell(before.game)
        after = _figures(before.game, seconds)
        games.append(max(before, after, key=lambda f: f.decisions_per_second))
    ratios = {
        peer.name: {
            g.game: {
                "decisions": g.decisions_per_second / peer.decisions_per_second,
                "asked": g.asked_per_second / peer.decisions_per_second,
                "clone": g.clone_microseconds / peer.clone_microseconds,
                **_search_ratios(g, peer),
            }
            for g in games
        }
        for peer in peers
    }
    return Report(games, peers, ratios)
