"""`fathom bench`: how fast the games are, beside engines people know, in one run on one core.

The loops are those the peers are measured with (`peers.py`), so that ratios mean something even on a noisy machine.
Where the engine is compiled, a process of its own measures the sources of the same games in the same run.

    python -m fathom.lab.bench

prints the tables of `docs/speed.md`.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
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
    pure: list[Figures] = field(default_factory=list)
    """The sources of the same games, in the same run; none where they are what runs anyway."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def beside_pure(self) -> list[tuple[str, float, float]]:
        """Each game: how many times the decisions of the sources, and which share of the time of their clone."""
        return [
            (g.game, g.asked_per_second / p.asked_per_second, g.clone_microseconds / p.clone_microseconds)
            for g, p in zip(self.games, self.pure, strict=bool(self.pure))
        ]

    def tables(self) -> list[str]:
        """The report as the tables of the documentation."""
        out = [f"The engine is {self.engine}.", ""]
        if self.pure:
            out += [
                "| game | pure | compiled | times | clone, pure | clone, compiled | share |",
                "|---|---|---|---|---|---|---|",
            ]
            for g, p, (_, times, share) in zip(self.games, self.pure, self.beside_pure(), strict=True):
                out.append(
                    f"| {g.game}, {g.seats} seats | {p.asked_per_second:,.0f} | {g.asked_per_second:,.0f} | "
                    f"{times:.2f} | {p.clone_microseconds:.1f} us | {g.clone_microseconds:.1f} us | {share:.2f} |"
                )
            out.append("")
        out += [
            "| engine | decisions per second | clone | look-ahead | play-outs | search |",
            "|---|---|---|---|---|---|",
        ]
        for g in self.games:
            out.append(
                f"| {g.game} | {g.decisions_per_second:,.0f}, of which {g.asked_per_second:,.0f} asked | "
                f"{g.clone_microseconds:.1f} us | {g.steps_ahead_per_second:,.0f} | {g.playouts_per_second:,.0f} | "
                f"{g.searched_per_second:,.0f} |"
            )
        for peer in self.peers:
            ahead = f"{peer.steps_ahead_per_second:,.0f} | {peer.playouts_per_second:,.0f}"
            out.append(
                f"| {peer.name} {peer.version}, {peer.game} | {peer.decisions_per_second:,.0f} | "
                f"{peer.clone_microseconds:.1f} us | {ahead if peer.playouts_per_second else '- | -'} | - |"
            )
        out += ["", "| beside | " + " | ".join(g.game for g in self.games) + " |", "|---" * (1 + len(self.games)) + "|"]
        for name, ratios in self.ratios.items():
            told = " | ".join(f"{ratios[g.game]['asked']:.2f}, clone {ratios[g.game]['clone']:.2f}" for g in self.games)
            out.append(f"| {name} | {told} |")
        return out

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
        for name, times, share in self.beside_pure():
            out.append(
                f"{name}: compiled {times:.2f} times the decisions of pure, a clone takes {share:.2f} of its time"
            )
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
    """Measure every game, then every installed peer, then once more the games, keeping each one's better round.

    Peers stand between the two rounds of ours so that a busy moment of the machine does not favour either side.
    """
    tell = progress or (lambda what: None)
    first, sources = _round(seconds, tell)
    tell("peers")
    peers = measure(seconds)
    second, sources_again = _round(seconds, tell)
    games, pure = _better(first, second), _better(sources, sources_again)
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
    return Report(games, peers, ratios, pure=pure)


def _round(seconds: float, tell: Callable[[str], None]) -> tuple[list[Figures], list[Figures]]:
    """All games once; and where they are compiled, their sources."""
    figures = []
    for game in SETTINGS:
        tell(game)
        figures.append(_figures(game, seconds))
    if fathom.engine_mode() == "pure":
        return figures, []
    tell("pure")
    return figures, _of_sources(seconds)


def _better(first: list[Figures], second: list[Figures]) -> list[Figures]:
    return [max(pair, key=lambda f: f.decisions_per_second) for pair in zip(first, second, strict=True)]


def _of_sources(seconds: float) -> list[Figures]:
    """What the sources of the games do, measured by a process that takes them instead of what is compiled."""
    program = [sys.executable, "-m", "fathom.lab.bench", f"{seconds}", "--games"]
    done = subprocess.run(program, env={**os.environ, "FATHOM_PURE": "1"}, capture_output=True, text=True, check=True)
    return [Figures(**figures) for figures in json.loads(done.stdout)]


if __name__ == "__main__":
    given = [arg for arg in sys.argv[1:] if not arg.startswith("-")]
    length = float(given[0]) if given else 2.0
    if "--games" in sys.argv:
        print(json.dumps([asdict(_figures(game, length)) for game in SETTINGS]))
    else:
        print("\n".join(run(length).tables()))
