"""Play verbs for tests of Call of Madness: a described position, then what the players do, in words.

A space is named as in answers: "1-r2c3" is row 2, column 3 of player 1 (in solo play the Automa). What has only one
answer is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import fathom
from fathom.games.call_of_madness.cards.source import book_of
from fathom.games.call_of_madness.pieces import CARD
from fathom.games.call_of_madness.rules.board import space_of
from fathom.games.call_of_madness.state import MadnessState
from playing import Playing

Seat = dict[str, Any]


class Standing(NamedTuple):
    """An investigator on a space, as tests compare it."""

    tile: str
    life: int
    fire: int = 0
    madness: tuple[int, ...] = (0, 0, 0)


def at(*seats: Seat, players: int = 2, options: Mapping[str, Any] | None = None, **rest: Any) -> Play:
    """A table in a described position; player 0 is about to take a turn unless `active` or `step` says otherwise."""
    described: list[Seat] = [*seats, *({} for _ in range(players - len(seats)))]
    return Play(fathom.position("call_of_madness", {"options": dict(options or {}), "seats": described, **rest}))


def alone(seat: Seat | None = None, automa: Seat | None = None, **rest: Any) -> Play:
    """A described position of one player against the Automa."""
    return at(seat or {}, players=1, automa=automa or {}, **rest)


class Play(Playing[MadnessState]):
    # ---- questions

    def options(self) -> list[str]:
        return [option.key for option in self.t.decision.options] if self.t.decision else []

    def rule(self, key: str) -> str:
        """The clause that an option cites."""
        assert self.t.decision is not None
        return next(option.rule for option in self.t.decision.options if option.key == key)

    # ---- answers

    def does(self, *answers: Any) -> Play:
        """Answer one question after the other, whoever is asked. After each the table is whole."""
        for answer in answers:
            self.t.choose(answer, self.seat)
            assert self.t.game.explain(self.t) == []
        return self

    def passes(self, *seats: int) -> Play:
        """These players pass, one after the other, and end their turns."""
        for seat in seats:
            assert self.seat == seat
            self.does("pass")
            if self.seat == seat and self.asked == "ask-turn":
                self.does("end-turn")
        return self

    def plays(self, card: str, *answers: Any) -> Play:
        return self.does(card, *answers)

    # ---- the table

    def on(self, space: str) -> Standing | None:
        """The investigator on a space."""
        found = self.s.board[space_of(self.t, space)]
        if not found:
            return None
        tile = book_of(self.t).tiles[found[1]].slot.removeprefix("inv-")
        return Standing(tile, found[2], found[3], tuple(found[4:]))

    def life(self, space: str) -> int:
        """The life of whoever stands on a space, 0 if nobody does."""
        found = self.on(space)
        return found.life if found else 0

    def tokens(self, space: str) -> tuple[int, ...]:
        """The blue, green and red madness tokens on whoever stands on a space."""
        found = self.on(space)
        return found.madness if found else (0, 0, 0)

    def board(self, player: int) -> dict[str, str]:
        """Who stands where on a board."""
        rows = range(1, book_of(self.t).rows + 1)
        names = {f"r{row}c{column}": self.on(f"{player}-r{row}c{column}") for row in rows for column in (1, 2, 3)}
        return {name: found.tile for name, found in names.items() if found}

    def outposts(self, player: int) -> set[str]:
        """The spaces of a board that have an outpost."""
        rows = range(1, book_of(self.t).rows + 1)
        names = [f"r{row}c{column}" for row in rows for column in (1, 2, 3)]
        return {name for name in names if self.s.outposts[space_of(self.t, f"{player}-{name}")]}

    def cards(self, zone: str, player: int = 0) -> list[str]:
        """The cards of a zone of a player: hands, decks, discards, rlyeh."""
        return [CARD.names[card] for card in getattr(self.s, zone)[player]]

    def told(self, id: str) -> list[str]:
        """Lines of the log with this message, with the clauses they cite."""
        return [event.rule for event in self.t.events() if event.text.id == id]
