"""`fathom replay FILE`: the explained log of a record and the table at its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

import fathom

from ..kernel.errors import BadRecord
from ..kernel.table import Table
from ..kernel.text import Text
from .given import read_json
from .output import Out, print_json, progress_bar
from .terminal.boards import board_for, outcome_lines
from .words import Words, bad

__all__ = ["open_record", "show_replay"]


def open_record(record: Any, say: Words, until: int | None = None) -> Table:
    """Replay a record with a progress bar; BadRecord where it is damaged, however it is damaged."""
    answers = record.get("answers") if isinstance(record, dict) else None
    total = len(answers) if isinstance(answers, list) else 0
    if until is not None and until > total:
        raise bad("cli-bad-until", given=until, most=total)
    with progress_bar(say("cli-replaying"), total if until is None else until) as progress:
        try:
            return fathom.replay(record, until, progress)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(Text("record-damaged", "kernel", detail=str(error))) from error


def show_replay(say: Words, file: Path, until: int | None, seat: int | None, as_json: bool) -> None:
    table = open_record(read_json(file), say, until)
    if seat is not None and seat > table.seats:
        raise bad("cli-bad-seat", given=seat, most=table.seats)
    viewer = None if seat is None else seat - 1
    if as_json:
        print_json(_replay_data(table, viewer, say))
        return
    for notice in table.notices:
        typer.echo(f"fathom: {say.of(notice)}", err=True)
    out = Out()
    out.line(say("cli-replay-title", game=say.game(table.game.id), n=len(table.answers)), style="bold")
    for event in table.events(0, viewer):
        out.line(say.of(event.text), event.rule)
    view = table.view(viewer)
    board = board_for(table.game.id, say)
    out.heading(say("cli-table"))
    out.lines(board.table(view, [""] * table.seats))
    if viewer is not None:
        out.lines(board.hand(view))
    if table.outcome is not None:
        out.heading(say("cli-the-end"))
        out.lines(outcome_lines(table, board, say))
    out.line(say("cli-fingerprint", mark=table.fingerprint()), style="dim")


def _replay_data(table: Table, viewer: int | None, say: Words) -> dict[str, Any]:
    outcome = table.outcome
    return {
        "game": table.game.id,
        "seats": table.seats,
        "options": dict(table.options),
        "answers": len(table.answers),
        "fingerprint": table.fingerprint(),
        "notices": [say.of(notice) for notice in table.notices],
        "log": [{"number": e.number, "text": say.of(e.text), "rule": e.rule} for e in table.events(0, viewer)],
        "view": table.view(viewer),
        "outcome": None
        if outcome is None
        else {
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "reason": say.of(outcome.reason),
        },
    }
