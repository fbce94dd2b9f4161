"""What a transcript of Unfathomable shows of the table: the lines of the terminal."""

from __future__ import annotations

from fathom.cli.terminal.unfathomable import UnfathomableBoard
from fathom.cli.words import Words
from golden.writer import Writer

__all__ = ["UnfathomableWriter"]


class UnfathomableWriter(Writer):
    @property
    def board(self) -> UnfathomableBoard:
        return UnfathomableBoard(Words(self.lang))

    def look(self, number: int) -> list[str]:
        public = self.table.view(None)
        lines = self.board.table(public, [""] * public["seats"])
        out = ["", f"=== after {number} choices", *(f"  {' ' * line.indent}{line.words}" for line in lines)]
        return out + [f"  view of {self.player(seat)}: {self.own(seat)}" for seat in (0, 1)]

    def own(self, seat: int) -> str:
        """What a seat sees of its own, and of the other hands no more than their sizes."""
        view = self.table.view(seat)
        parts = [line.words for line in self.board.hand(view)]
        hands = {self.player(other): hand for other, hand in enumerate(view["table"]["hands"]) if other != seat}
        sizes = (f"{player} {' '.join(f'{key} {n}' for key, n in hand.items())}" for player, hand in hands.items())
        return "; ".join([*parts, f"other hands {', '.join(sizes)}"])

    def end(self) -> list[str]:
        outcome = self.table.outcome
        assert outcome is not None
        out = ["", f"=== the end after {len(self.table.answers)} choices: {self.say(outcome.reason)}"]
        loyalties = self.board.scores(self.table.view(None))
        out += [f"  {self.player(seat)}: {cards}" for seat, cards in enumerate(loyalties)]
        return [*out, f"  winners: {', '.join(map(self.player, outcome.winners)) or '–'}"]
