"""Questions in five shapes: pick, pick_some, split, order, number.

An `Ask` is what a step returns: small, immutable, without words and without the table, so clones share it.
A `Decision` is what a player sees: the same question with prompt, option texts, rules and refusals, all made
only when somebody looks. `accepts` is the truth; lists are a convenience.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import comb, factorial
from typing import TYPE_CHECKING, Any, ClassVar

from .errors import IllegalAnswer
from .text import Text

if TYPE_CHECKING:
    from .procedure import Procedure
    from .table import Table

__all__ = ["STOP", "Answer", "Ask", "AskAll", "Decision", "Number", "Option", "Order", "Pick", "PickSome", "Split"]

Answer = Any  # str | list[str] | dict[str, int] | int, by shape
LISTED = 256
STOP = ""


class Ask:
    """One question to one seat. `why` is the id of its prompt, `rule` the clause that asks."""

    shape: ClassVar[str] = ""
    __slots__ = ("args", "keys", "least", "most", "rule", "seat", "why")

    def __init__(
        self,
        seat: int,
        keys: Sequence[str],
        why: str,
        rule: str,
        least: int = 1,
        most: int = 1,
        args: Mapping[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        self.keys = keys
        self.why = why
        self.rule = rule
        self.least = least
        self.most = most
        self.args = args

    def clean(self, answer: Answer) -> Answer:
        """The answer in its one canonical form, or IllegalAnswer."""
        raise NotImplementedError

    def forced(self) -> Answer:
        """The only possible answer, or None."""
        return None

    def sample(self, rng: random.Random) -> Answer:
        raise NotImplementedError

    def answers(self) -> Iterator[Answer]:
        """Every answer of the bare shape."""
        raise NotImplementedError

    def how_many(self) -> int:
        """How many answers the bare shape has."""
        raise NotImplementedError

    def unfold(self, taken: Sequence[str]) -> list[str]:
        """The next single choices after `taken`, ascending, so each set appears once; STOP ends."""
        raise NotImplementedError

    def fold(self, taken: Sequence[str]) -> Answer:
        """The answer that a finished unfolding stands for."""
        raise NotImplementedError


def _refuse(id: str, **args: Any) -> IllegalAnswer:
    return IllegalAnswer(Text(id, "kernel", **args))


class Pick(Ask):
    """Exactly one option."""

    shape = "pick"
    __slots__ = ()

    def clean(self, answer: Answer) -> Answer:
        if not isinstance(answer, str):
            raise _refuse("wrong-shape-pick", answer=repr(answer))
        if answer not in self.keys:
            raise _refuse("unknown-key", key=answer, keys=", ".join(self.keys))
        return answer

    def forced(self) -> Answer:
        return self.keys[0] if len(self.keys) == 1 else None

    def sample(self, rng: random.Random) -> Answer:
        return self.keys[int(rng.random() * len(self.keys))]

    def answers(self) -> Iterator[Answer]:
        return iter(self.keys)

    def how_many(self) -> int:
        return len(self.keys)

    def unfold(self, taken: Sequence[str]) -> list[str]:
        return [STOP] if taken else list(self.keys)

    def fold(self, taken: Sequence[str]) -> Answer:
        return taken[0]


class AlwaysPick(Pick):
    """Asked even with a single option: where not being asked would tell the others something."""

    __slots__ = ()

    def forced(self) -> Answer:
        return None


class PickSome(Ask):
    """From `least` to `most` different options; their order does not matter."""

    shape = "pick_some"
    __slots__ = ()

    def clean(self, answer: Answer) -> Answer:
        if not isinstance(answer, list | tuple) or not all(isinstance(key, str) for key in answer):
            raise _refuse("wrong-shape-list", answer=repr(answer))
        for key in answer:
            if key not in self.keys:
                raise _refuse("unknown-key", key=key, keys=", ".join(self.keys))
        if len(set(answer)) != len(answer):
            raise _refuse("twice", keys=", ".join(answer))
        if not self.least <= len(answer) <= self.most:
            raise _refuse("how-many", least=self.least, most=self.most, given=len(answer))
        return [key for key in self.keys if key in answer]

    def forced(self) -> Answer:
        if self.most == 0 or not self.keys:
            return []
        return list(self.keys) if self.least == len(self.keys) else None

    def sample(self, rng: random.Random) -> Answer:
        n = rng.randint(self.least, min(self.most, len(self.keys)))
        chosen = rng.sample(range(len(self.keys)), n)
        return [self.keys[i] for i in sorted(chosen)]

    def answers(self) -> Iterator[Answer]:
        def grow(taken: list[str]) -> Iterator[Answer]:
            for key in self.unfold(taken):
                if key == STOP:
                    yield taken
                else:
                    yield from grow([*taken, key])

        return grow([])

    def how_many(self) -> int:
        return sum(comb(len(self.keys), n) for n in range(self.least, min(self.most, len(self.keys)) + 1))

    def unfold(self, taken: Sequence[str]) -> list[str]:
        start = self.keys.index(taken[-1]) + 1 if taken else 0
        lack = self.least - len(taken)
        rest = list(self.keys[start : len(self.keys) - max(lack - 1, 0)]) if len(taken) < self.most else []
        return rest + ([STOP] if lack <= 0 else [])

    def fold(self, taken: Sequence[str]) -> Answer:
        return list(taken)


class Split(Ask):
    """Whole numbers over the options, none above its limit, from `least` to `most` in all."""

    shape = "split"
    __slots__ = ("limits",)

    def __init__(
        self,
        seat: int,
        limits: Mapping[str, int],
        why: str,
        rule: str,
        least: int,
        most: int,
        args: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(seat, tuple(limits), why, rule, least, most, args)
        self.limits = limits

    def clean(self, answer: Answer) -> Answer:
        if not isinstance(answer, Mapping):
            raise _refuse("wrong-shape-split", answer=repr(answer))
        for key, n in answer.items():
            if key not in self.limits:
                raise _refuse("unknown-key", key=str(key), keys=", ".join(self.keys))
            if type(n) is not int or not 0 <= n <= self.limits[key]:
                raise _refuse("out-of-range", given=repr(n), least=0, most=self.limits[key])
        total = sum(answer.values())
        if not self.least <= total <= self.most:
            raise _refuse("how-many", least=self.least, most=self.most, given=total)
        return {key: answer[key] for key in self.keys if answer.get(key)}

    def forced(self) -> Answer:
        total = sum(self.limits.values())
        if self.least == total:
            return {key: n for key, n in self.limits.items() if n}
        if self.most == 0:
            return {}
        return {self.keys[0]: self.least} if len(self.keys) == 1 and self.least == self.most else None

    def sample(self, rng: random.Random) -> Answer:
        pool = [key for key, n in self.limits.items() for _ in range(n)]
        taken = rng.sample(pool, rng.randint(self.least, min(self.most, len(pool))))
        return {key: taken.count(key) for key in self.keys if key in taken}

    def answers(self) -> Iterator[Answer]:
        def grow(at: int, left: int, taken: dict[str, int]) -> Iterator[Answer]:
            if at == len(self.keys):
                if self.most - left >= self.least:
                    yield dict(taken)
                return
            key = self.keys[at]
            for n in range(min(left, self.limits[key]) + 1):
                yield from grow(at + 1, left - n, {**taken, key: n} if n else taken)

        return grow(0, self.most, {})

    def how_many(self) -> int:
        ways = [1] + [0] * self.most
        for limit in self.limits.values():
            ways = [sum(ways[max(0, total - limit) : total + 1]) for total in range(self.most + 1)]
        return sum(ways[self.least :])

    def unfold(self, taken: Sequence[str]) -> list[str]:
        start = self.keys.index(taken[-1]) if taken else 0
        out = []
        if len(taken) < self.most:
            for i in range(start, len(self.keys)):
                key = self.keys[i]
                used = taken.count(key)
                room = sum(self.limits[k] for k in self.keys[i:]) - used
                if used < self.limits[key] and len(taken) + room >= self.least:
                    out.append(key)
        return out + ([STOP] if len(taken) >= self.least else [])

    def fold(self, taken: Sequence[str]) -> Answer:
        return {key: taken.count(key) for key in self.keys if key in taken}


class Order(Ask):
    """All options, in the order the seat wants."""

    shape = "order"
    __slots__ = ()

    def clean(self, answer: Answer) -> Answer:
        if not isinstance(answer, list | tuple) or not all(isinstance(key, str) for key in answer):
            raise _refuse("wrong-shape-list", answer=repr(answer))
        if sorted(answer) != sorted(self.keys):
            raise _refuse("wrong-order", keys=", ".join(self.keys))
        return list(answer)

    def forced(self) -> Answer:
        return list(self.keys) if len(self.keys) < 2 else None

    def sample(self, rng: random.Random) -> Answer:
        return rng.sample(list(self.keys), len(self.keys))

    def answers(self) -> Iterator[Answer]:
        def grow(taken: list[str]) -> Iterator[Answer]:
            if len(taken) == len(self.keys):
                yield taken
            for key in self.keys:
                if key not in taken:
                    yield from grow([*taken, key])

        return grow([])

    def how_many(self) -> int:
        return factorial(len(self.keys))

    def unfold(self, taken: Sequence[str]) -> list[str]:
        return [key for key in self.keys if key not in taken] or [STOP]

    def fold(self, taken: Sequence[str]) -> Answer:
        return list(taken)


class Number(Ask):
    """A whole number from `least` to `most`."""

    shape = "number"
    __slots__ = ()

    def __init__(
        self, seat: int, why: str, rule: str, least: int, most: int, args: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(seat, (), why, rule, least, most, args)

    def clean(self, answer: Answer) -> Answer:
        if type(answer) is not int or not self.least <= answer <= self.most:
            raise _refuse("out-of-range", given=repr(answer), least=self.least, most=self.most)
        return answer

    def forced(self) -> Answer:
        return self.least if self.least == self.most else None

    def sample(self, rng: random.Random) -> Answer:
        return rng.randint(self.least, self.most)

    def answers(self) -> Iterator[Answer]:
        return iter(range(self.least, self.most + 1))

    def how_many(self) -> int:
        return self.most - self.least + 1

    def unfold(self, taken: Sequence[str]) -> list[str]:
        return [STOP] if taken else [str(n) for n in range(self.least, self.most + 1)]

    def fold(self, taken: Sequence[str]) -> Answer:
        return int(taken[0])


class AskAll:
    """The same moment for several seats. Answers wait, unseen, and are applied together in seat order."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = tuple(sorted(asks, key=lambda ask: ask.seat))


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
        return f"{len(self._table.answers)}.{self.seat}"

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
        return dict(self._ask.limits) if isinstance(self._ask, Split) else {}

    @property
    def prompt(self) -> Text:
        return Text(self._ask.why, self._table.game.id, **(self._ask.args or {}))

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
        answer = self._ask.sample(rng)
        if self._frame.CHECKS[self._frame.pc] is not None:
            while not self.accepts(answer):
                answer = self._ask.sample(rng)
        return answer

    def answers(self) -> list[Answer] | None:
        """All legal answers, or None when there are more than 256 to look at."""
        if self._ask.how_many() > LISTED:
            return None
        return [answer for answer in self._ask.answers() if self.accepts(answer)]

    def unfold(self, taken: Sequence[str] = ()) -> list[str]:
        """The question one item at a time, for bots and fixed action spaces; STOP ends it."""
        return self._ask.unfold(taken)

    def fold(self, taken: Sequence[str]) -> Answer:
        return self._ask.fold(taken)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {
            "id": self.id,
            "seat": self.seat,
            "shape": self.shape,
            "prompt": self.prompt.to_json(),
            "rule": self.rule,
            "options": [option.to_json() for option in self.options],
        }
        if self.shape in ("pick_some", "split", "number"):
            out["least"], out["most"] = self.least, self.most
        if self.shape == "split":
            out["limits"] = self.limits
        return out

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.shape}, {self._ask.why}, {list(self._ask.keys)})"
