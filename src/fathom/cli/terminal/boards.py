"""How each game's table is told in lines. A board reads views, so it cannot tell what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

from ...kernel.table import Table
from ...kernel.text import Text, who
from ..output import Line
from ..words import Words
from .abyss import AbyssBoard
from .arkham import ArkhamBoard
from .call_of_madness import MadnessBoard
from .unfathomable import UnfathomableBoard

__all__ = ["BOARDS", "Board", "board_for", "outcome_lines"]


class Board(Protocol):
    """What the terminal needs to know about one game."""

    FAMILIES: ClassVar[tuple[str, ...]]
    """How the slugs of cards begin that belong to a character, and end with its name or go on after it."""

    def table(self, view: dict[str, Any], roles: Sequence[str]) -> list[Line]:
        """Everything that lies open. `roles` says who sits where ("you", "bot: random", or "")."""
        ...

    def brief(self, view: dict[str, Any]) -> list[Line]:
        """What changes between the questions of a turn, and what the viewing seat has to pay with."""
        ...

    def hand(self, view: dict[str, Any]) -> list[Line]:
        """What only the viewing seat sees."""
        ...

    def turn_of(self, view: dict[str, Any], seat: int) -> int | None:
        """The number of the turn this seat is taking, or None while others take theirs."""
        ...

    def open_cards(self, view: dict[str, Any]) -> list[str]:
        """The slugs of the cards whose text the viewing seat may want to read now."""
        ...

    def ready(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        """The question that cards can be laid ready for, and the cards to choose from; "" where there is none."""
        ...

    def scores(self, view: dict[str, Any]) -> list[str]:
        """One line per seat: how its final score came about."""
        ...


BOARDS: dict[str, Callable[[Words], Board]] = {
    "abyss": AbyssBoard, "arkham": ArkhamBoard, "unfathomable": UnfathomableBoard, "call_of_madness": MadnessBoard,
}  # fmt: skip


def board_for(game: str, say: Words) -> Board:
    return BOARDS[game](say)


def outcome_lines(table: Table, board: Board, say: Words) -> list[Line]:
    """Reason, scores, winners: how a finished game ended."""
    outcome = table.outcome
    assert outcome is not None
    lines = [Line(say.of(outcome.reason, table.game.id))]
    parts = board.scores(table.view(None))
    for seat in sorted(range(table.seats), key=lambda seat: -outcome.scores[seat]):
        lines.append(Line(say("cli-score", player=who(seat), score=outcome.scores[seat], parts=parts[seat])))
    for tie in table.view(None).get("ties", []):
        values = ", ".join(f"{say.of(who(seat))} {tie['values'][seat]}" for seat in tie["seats"])
        lines.append(Line(say("cli-tie", what=say.of(Text.from_json(tie["text"])), values=values), tie["rule"]))
    winners = [say.of(who(seat)) for seat in outcome.winners]
    if not winners:
        return [*lines, Line(say("cli-nobody-wins"), style="bold")]
    told = say("cli-winner" if len(winners) == 1 else "cli-winners", players=", ".join(winners))
    return [*lines, Line(told, style="bold")]
