"""A question as its seat sees it: prompt, options, rules and refusals, all made only when somebody looks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .ask import STOP, Answer, Ask, AskAll, Number, Order, Pick, PickSome, Split, Sum
from .errors import Endless, IllegalAnswer
from .text import Text

if TYPE_CHECKING:
    from .procedure import Procedure
    from .table import Table

__all__ = [
    "STOP", "Answer", "Ask", "AskAll", "Decision", "Number", "Option", "Order", "Pick", "PickSome",
    "Split",
]  # fmt: skip

LISTED = 256


class Option:
    """One thing a seat may answer, with its words and its rule."""

    __slots__ = ("key", "refs", "rule", "text")

    def __init__(self, key: str, text: Text, rule: str, refs: tuple[str, ...] = ()) -> None:
        self.key, self.text, self.rule, self.refs = key, text, rule, refs

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "text": self.text.to_json(), "rule": self.rule, "refs": list(self.refs)}

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision:
    """An open question as its seat sees it."""

    __slots__ = ("_ask", "_frame", "_table")

    def __init__(self, table: Table, frame: Procedure, ask: Ask) -> None:
        self._table, self._frame, self._ask = table, frame, ask

    @property
    def id(self) -> str:
        """Names this very question; answers of a remote client carry it."""
        return f"{self._table.asked_at}.{self.seat}"

    @property
    def seat(self) -> int:
        return self._ask.seat

    @property
    def shape(self) -> str:
        return self._ask.shape

    @property
    def rule(self) -> str:
        return self._ask.rule

    @property
    def least(self) -> int:
        return self._ask.least

    @property
    def most(self) -> int:
        return self._ask.most

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._ask.keys)

    @property
    def limits(self) -> dict[str, int]:
        """For a split: how many of each option there are."""
        return dict(self._ask.limits) if self.shape == "split" and isinstance(self._ask, Split) else {}

    @property
    def sums(self) -> tuple[Sum, ...]:
        """For a split: the totals that are divided, each over options of its own."""
        return self._ask.sums if self.shape == "split" and isinstance(self._ask, Split) else ()

    @property
    def prompt(self) -> Text:
        told = self._frame._beside("told")
        args = self._ask.args if told is None else told(self._table)
        return Text(self._ask.why, self._table.game.id, **(args or {}))

    @property
    def options(self) -> list[Option]:
        return [self._frame.option(self._table, self._ask, key) for key in self._ask.keys]

    def refused(self) -> list[tuple[Text, str]]:
        """What a player might expect to do here but may not, each with the rule that forbids it."""
        game = self._table.game.id
        return [(text.within(game), rule) for text, rule in self._frame.refusals(self._table, self._ask)]

    def clean(self, answer: Answer) -> Answer:
        """The canonical form of an answer; raises IllegalAnswer with the reason."""
        answer = self._ask.clean(answer)
        self._frame.check(self._table, answer)
        return answer

    def accepts(self, answer: Answer) -> bool:
        try:
            self.clean(answer)
        except IllegalAnswer:
            return False
        return True

    def sample(self, rng: random.Random) -> Answer:
        """A legal answer; every single option can come up."""
        if self._frame.CHECKS[self._frame.pc] is None:
            return self._ask.sample(rng)
        for _ in range(10_000):
            answer = self._ask.sample(rng)
            if self.accepts(answer):
                return answer
        raise Endless(Text("endless", "kernel", frame=self._frame.NAME))

    def answers(self) -> list[Answer] | None:
        """All legal answers, or None when there are more than 256 to look at."""
        if self._ask.how_many() > LISTED:
            return None
        return [answer for answer in self._ask.answers() if self.accepts(answer)]

    def unfold(self, taken: Sequence[str] = ()) -> list[str]:
        """The question one item at a time, for bots and fixed action spaces; STOP ends it.

        Where a condition over whole answers applies, only items that still lead to a legal one are offered (as far
        as the answers can be listed).
        """
        listed = self.answers() if self._frame.CHECKS[self._frame.pc] is not None else None
        if listed is None:
            return self._ask.unfold(taken)
        walks = [self._ask.walk(answer) for answer in listed]
        n = len(taken)
        fitting = {walk[n] if len(walk) > n else STOP for walk in walks if walk[:n] == list(taken)}
        return [item for item in self._ask.unfold(taken) if item in fitting]

    @property
    def hangs_together(self) -> bool:
        """Does a condition over whole answers apply that no unfolding can respect, because there are too many?"""
        return self._frame.CHECKS[self._frame.pc] is not None and self._ask.how_many() > LISTED

    def fold(self, taken: Sequence[str]) -> Answer:
        return self._ask.fold(taken)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {
            "id": self.id,
            "seat": self.seat,
            "shape": self.shape,
            "prompt": self.prompt.to_json(),
            "rule": self.rule,
            "window": self._frame.window(),
            "options": [option.to_json() for option in self.options],
        }
        if self.shape in ("pick_some", "split", "number"):
            out["least"], out["most"] = self.least, self.most
        if self.shape == "split":
            out["limits"] = self.limits
            if len(sums := self.sums) > 1:
                out["sums"] = [part._asdict() for part in sums]
        return out

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.shape}, {self._ask.why}, {list(self._ask.keys)})"
