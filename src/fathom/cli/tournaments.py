"""`fathom tournament`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from ..kernel.text import Text
from ..lab.tournament import Result, Tournament
from ..lab.tournament_chart import draw
from .given import bots_from, game_from, options_from
from .output import Out, print_json, progress_bar
from .words import Words, bad, why_not

__all__ = ["run_tournament"]


def run_tournament(
    say: Words,
    game_id: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: int,
    options: Sequence[str],
    jobs: int,
    journal: Path | None,
    plot: Path | None,
    as_json: bool,
    cluster: str = "",
) -> None:
    """Stopped with Ctrl+C, it tells what it has so far."""
    game = game_from(game_id)
    settled = options_from(game, options)
    seats = game.seats.start if seats is None else seats
    game.check_seats(seats, settled)
    names = bots_from(bots)
    for file in (journal, plot):
        if file is not None:
            _check_writable(file)
    try:
        played = Tournament(game.id, seats, names, seed, settled, journal)
        stopped = False
        with progress_bar(say("cli-simulating"), games * len(played.meetings)) as progress:
            try:
                played.run(games, jobs, progress, cluster)
            except KeyboardInterrupt:
                stopped = True
        if plot is not None:
            plot.write_text(draw(played), encoding="utf-8")
    except OSError as error:
        raise bad("cli-cannot-write", file=str(error.filename), why=why_not(error)) from None
    if as_json:
        print_json(played.to_json())
    else:
        _show(say, played)
    if stopped:
        told = say("cli-tour-stopped", file=str(journal)) if journal else say("cli-tour-lost")
        typer.echo(told, err=True)
        raise typer.Exit(130)
    if played.errors:
        raise typer.Exit(1)


def _check_writable(file: Path) -> None:
    """Before the first game: it would be late to find out after the last."""
    if not file.parent.is_dir():
        raise bad("cli-no-file", file=str(file.parent))
    new = not file.exists()
    try:
        file.open("a").close()
    except OSError as error:
        raise bad("cli-cannot-write", file=str(file), why=why_not(error)) from None
    if new:
        file.unlink()


def _show(say: Words, played: Tournament) -> None:
    out, head = Out(), played.head
    names = ", ".join(_bot(say, bot) for bot in head.bots)
    out.line(say("cli-tournament", game=say.game(head.game), seats=head.seats, bots=names))
    for result in played.results():
        out.line(_told(say, head.game, result))
    for bot, (rating, low, high) in sorted(played.ratings().items(), key=lambda pair: -pair[1].rating):
        out.line(say("cli-tour-rating", bot=_bot(say, bot), rating=str(rating), low=str(low), high=str(high)))
    for game in played.errors:
        out.line(say("cli-sim-error", seed=game.seed, message=game.error), style="red")


def _told(say: Words, game: str, result: Result) -> str:
    import fathom

    how, one, rest = result.meeting
    sides = fathom.games()[game].sides
    args = {
        "one": _bot(say, one), "rest": _bot(say, rest), "n": result.games, "rate": _percent(result.rate),
        "low": _percent(result.low), "high": _percent(result.high),
    }  # fmt: skip
    if how == "among":
        return say("cli-tour-among", fair=_percent(result.fair or 0.0), **args)
    if how == "sides":
        side, other = (say.of(Text(f"side-{name}", game)) for name in sides)
        return say("cli-tour-sides", side=side, other=other, **args)
    return say("cli-tour-alone", score=f"{result.score:.1f}", **args)


def _bot(say: Words, name: str) -> str:
    """A search with a budget of its own is called by it."""
    return name if ":" in name else say.bot(name)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
