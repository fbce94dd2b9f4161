"""What a transcript shows of a table that the terminal draws: the same lines."""

from __future__ import annotations

from typing import Any, ClassVar

from fathom.cli.terminal.arkham import ArkhamBoard
from fathom.cli.terminal.call_of_madness import MadnessBoard
from fathom.cli.words import Words
from golden.writer import Writer

__all__ = ["ArkhamWriter", "BoardWriter", "MadnessWriter"]


class BoardWriter(Writer):
    BOARD: ClassVar[Any]

    @property
    def board(self) -> Any:
        return self.BOARD(Words(self.lang))

    def look(self, number: int) -> list[str]:
        public = self.table.view(None)
        lines = self.board.table(public, [""] * public["seats"])
        out = ["", f"=== after {number} choices", *(f"  {' ' * line.indent}{line.words}" for line in lines)]
        return out + [f"  view of {self.player(seat)}: {self.own(seat)}" for seat in range(min(2, public["seats"]))]

    def own(self, seat: int) -> str:
        """What a seat sees of its own, and of the other hands no more than their sizes."""
        view = self.table.view(seat)
        parts = [line.words for line in self.board.hand(view)]
        hands = {self.player(other): hand for other, hand in enumerate(view["table"]["hands"]) if other != seat}
        sizes = (f"{player} {' '.join(f'{key} {n}' for key, n in hand.items())}" for player, hand in hands.items())
        return "; ".join([*parts, *([f"other hands {', '.join(sizes)}"] if hands else [])])

    def end(self) -> list[str]:
        outcome = self.table.outcome
        assert outcome is not None
        out = ["", f"=== the end after {len(self.table.answers)} choices: {self.say(outcome.reason)}"]
        parts = self.board.scores(self.table.view(None))
        out += [f"  {self.player(seat)}: {outcome.scores[seat]} ({told})" for seat, told in enumerate(parts)]
        return [*out, f"  winners: {', '.join(map(self.player, outcome.winners)) or '–'}"]


class MadnessWriter(BoardWriter):
    BOARD = MadnessBoard


class ArkhamWriter(BoardWriter):
    BOARD = ArkhamBoard
