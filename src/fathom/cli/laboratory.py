"""`fathom simulate` and `fathom bench`: numbers for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from ..kernel.text import Text
from ..lab.simulate import Summary, simulate
from .given import bots_from, game_from, options_from
from .output import Out, print_json, progress_bar
from .words import Words, bad, why_not

__all__ = ["run_bench", "run_simulation"]


def run_simulation(
    say: Words,
    game_id: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: int,
    options: Sequence[str],
    jobs: int,
    as_json: bool,
    records: Path | None = None,
    cluster: str = "",
) -> None:
    """Without a number of seats there are as many as bots were named, or as few as the game allows."""
    game = game_from(game_id)
    names = bots_from(bots)
    settled = options_from(game, options)
    if seats is None:
        seats = len(names) if len(names) > 1 else game.seats.start
    game.check_seats(seats, settled)
    with progress_bar(say("cli-simulating"), games) as progress:
        file = _file_for(records, game.id, seats, seed, games)
        summary = simulate(game.id, games, seats, names, seed, settled, jobs, progress, file, cluster)
    if as_json:
        print_json(summary.to_json())
    else:
        _show_summary(say, game.id, summary)
        if file is not None:
            Out().line(say("cli-records", file=str(file)))
    if summary.errors:
        raise typer.Exit(1)


def _file_for(folder: Path | None, game: str, seats: int, seed: int, games: int) -> Path | None:
    """A file that tells by its name what is in it."""
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise bad("cli-cannot-write", file=str(folder), why=why_not(error)) from None
    return folder / f"{game}-{seats}-{seed}-{seed + games - 1}.jsonl.zst"


def _show_summary(say: Words, game: str, summary: Summary) -> None:
    out = Out()
    speed = round(summary.decisions / max(summary.seconds, 1e-9))
    out.line(say("cli-sim-games", game=say.game(game), n=summary.games, seconds=f"{summary.seconds:.1f}"))
    out.line(say("cli-sim-decisions", n=summary.decisions, speed=speed))
    out.line(say("cli-sim-turns", n=f"{summary.mean_turns:.1f}"))
    for seat, (wins, score) in enumerate(zip(summary.wins, summary.mean_scores, strict=True), 1):
        out.line(say("cli-sim-seat", seat=seat, wins=wins, score=f"{score:.1f}"))
    for bot, wins in summary.wins_by_bot.items():
        out.line(say("cli-sim-bot", bot=say.bot(bot), wins=wins))
    for ending, times in summary.endings.items():
        out.line(say("cli-sim-ending", reason=say.of(Text(ending, game)), n=times))
    for seed, message in summary.errors:
        out.line(say("cli-sim-error", seed=seed, message=message), style="red")


def run_bench(seconds: float, as_json: bool) -> None:
    from ..lab.bench import run

    report = run(seconds)
    if as_json:
        print_json(report.to_json())
        return
    out = Out()
    for line in report.lines():
        out.line(line)
