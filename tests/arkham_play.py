"""Play verbs for tests of Arkham Horror: a described position, then what the players do.

`does` passes windows and commits nothing as long as the answer is not one of the open question's, so that a test reads
like table talk: `at({...}).does("fight.ghoul-minion", ["guts"])`. A piece may be named without its number.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from fathom.games.arkham.pieces import slug_of
from fathom.games.arkham.state import ArkhamState
from fathom.kernel.record import load, save
from fathom.kernel.table import Table

__all__ = ["Play", "at"]

GAME = import_module("fathom.games.arkham").GAME
SILENT = ("pass", "no")
"""Answers that change nothing."""


def at(*seats: Mapping[str, Any], options: Mapping[str, Any] | None = None, seed: int = 0, **rest: Any) -> Play:
    """A table in a described position (docs/arkham.md); one seat with Roland where none is described."""
    described = {"options": dict(options or {}), "seats": [dict(seat) for seat in seats] or [{}], "seed": seed, **rest}
    table: Table[ArkhamState] = Table(GAME, len(described["seats"]), seed, GAME.settle_options(described["options"]))
    table.begin(GAME.place(table, described))
    return Play(table)


class Play:
    """A table and the hand that moves it. Before every answer the table is saved and loaded."""

    def __init__(self, table: Table[ArkhamState]) -> None:
        self.t = table

    @property
    def s(self) -> ArkhamState:
        return self.t.state

    # ---- questions

    @property
    def asks(self) -> str:
        """The id of the open question; empty when the game is over."""
        return self.t.asked[0].why if self.t.asked else ""

    @property
    def asked(self) -> int:
        """Whose choice it is."""
        return self.t.asked[0].seat

    @property
    def keys(self) -> tuple[str, ...]:
        """The options of the open question, without the numbers of pieces."""
        return tuple(self.plain(key) for key in self.t.asked[0].keys) if self.t.asked else ()

    @staticmethod
    def plain(key: str) -> str:
        return ".".join(part.partition("#")[0] for part in key.split(".") if not part.isdecimal())

    def offers(self, key: str) -> bool:
        return key in self.keys or (bool(self.t.asked) and key in self.t.asked[0].keys)

    # ---- answers

    def answer(self, answer: Any) -> Play:
        """Answer the open question exactly so."""
        saved = json.loads(json.dumps(save(self.t)))
        lines, answers = self.t.lines, self.t.answers
        self.t = load(GAME, saved)
        self.t.lines, self.t.answers = lines, answers
        assert GAME.explain(self.t) == []
        self.t.choose(answer, self.t.asked[0].seat)
        assert GAME.explain(self.t) == []
        return self

    def does(self, *answers: Any) -> Play:
        """Give these answers one after the other, passing whatever comes up before them."""
        for answer in answers:
            for _ in range(60):
                found = self._fitting(answer)
                if found is not None:
                    self.answer(found)
                    break
                self.skip(answer)
            else:
                raise AssertionError(f"{answer} is never asked for")
        return self

    def skip(self, wanted: Any = None) -> Play:
        """Pass, commit nothing, leave an order as it is; any other question must be answered."""
        assert self.t.asked, f"the game is over before {wanted}"
        ask = self.t.asked[0]
        if ask.shape == "pick_some" and ask.least == 0:
            return self.answer([])
        if ask.shape == "order":
            return self.answer(list(ask.keys))
        for silent in SILENT:
            if silent in ask.keys:
                return self.answer(silent)
        raise AssertionError(f"{ask.why} asks seat {ask.seat} for one of {self.keys}, not for {wanted}")

    def until(self, *questions: str) -> Play:
        """Pass until one of these questions is open; without any, until the list of actions is."""
        while self.t.asked and self.asks not in (questions or ("ask-action",)):
            self.skip(questions)
        return self

    def _fitting(self, answer: Any) -> Any:
        ask = self.t.asked[0] if self.t.asked else None
        if ask is None:
            return None
        if isinstance(answer, list):
            keys = [self._key(ask.keys, key) for key in answer]
            return keys if ask.shape in ("pick_some", "order") and None not in keys and keys != [] else None
        if isinstance(answer, dict):
            made = {self._key(ask.keys, key): n for key, n in answer.items()}
            return made if ask.shape == "split" and None not in made else None
        if isinstance(answer, int):
            return answer if ask.shape == "number" else None
        return self._key(ask.keys, answer) if ask.shape == "pick" else None

    def _key(self, keys: Any, wanted: str) -> str | None:
        if wanted in keys:
            return wanted
        without = {re.sub(r"#\d+", "", key): key for key in reversed(keys)}
        return without.get(wanted) or next((key for key in keys if self.plain(key) == wanted), None)

    # ---- what lies on the table

    def piece(self, slug: str) -> int:
        """A card in play, by its name."""
        s = self.s
        everything = (
            *s.enemies, *s.attached, *s.loose, *s.locations, *s.investigators,
            *(piece for row in (*s.play, *s.threat) for piece in row),
        )  # fmt: skip
        return next(piece for piece in everything if slug_of(piece) == slug)

    def has(self, slug: str) -> bool:
        """Is it in play?"""
        try:
            return self.piece(slug) >= 0
        except StopIteration:
            return False

    def on(self, slug: str, tokens: str) -> int:
        """How many tokens of a kind lie on a card in play."""
        return int(getattr(self.s, tokens).get(self.piece(slug), 0))

    def hand(self, seat: int = 0) -> list[str]:
        return [slug_of(piece) for piece in self.s.hands[seat]]

    def discard(self, seat: int = 0) -> list[str]:
        return [slug_of(piece) for piece in self.s.discards[seat]]

    def damage(self, seat: int = 0) -> int:
        return self.s.damage.get(self.s.investigators[seat], 0)

    def horror(self, seat: int = 0) -> int:
        return self.s.horror.get(self.s.investigators[seat], 0)

    def clues(self, seat: int = 0) -> int:
        return self.s.clues.get(self.s.investigators[seat], 0)

    def place(self, seat: int = 0) -> str:
        return slug_of(self.s.places[seat])

    def where(self, slug: str) -> str:
        return slug_of(self.s.where[self.piece(slug)])

    def engaged(self, slug: str) -> int:
        """The seat an enemy is engaged with; -1: nobody."""
        return self.s.engaged.get(self.piece(slug), -1)

    def ready(self, slug: str) -> bool:
        return self.s.is_ready(self.piece(slug))

    def log(self) -> list[str]:
        """What the log tells, in English."""
        return [line.text.render("en") for line in self.t.events()]
