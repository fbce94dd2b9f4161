"""Questions in five shapes: pick, pick_some, split, order, number.

An `Ask` is what a step returns: small, immutable, without words and without the table, so clones share it. It knows
its own answers: `clean` is the truth; lists and samples are a convenience.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import factorial
from typing import Any, ClassVar

from .errors import IllegalAnswer
from .text import Text

__all__ = ["STOP", "Answer", "Ask", "AskAll", "Number", "Order", "Pick", "PickSome", "Split"]

Answer = Any  # str | list[str] | dict[str, int] | int, by shape
Limits = Mapping[str, int]
Args = Mapping[str, Any] | None
STOP = ""


class Ask:
    """One question to one seat. `why` is the id of its prompt, `rule` the clause that asks.

    A question with a single answer is not put, unless it is `always` asked because silence would tell the others
    something. `question` is the name under which standing orders answer it.
    """

    shape: ClassVar[str] = ""
    __slots__ = ("always", "args", "keys", "least", "most", "question", "rule", "seat", "why")

    def __init__(
        self,
        seat: int,
        keys: Sequence[str],
        why: str,
        rule: str,
        least: int = 1,
        most: int = 1,
        args: Args = None,
        always: bool = False,
        question: str = "",
    ) -> None:
        self.seat = seat
        self.keys = keys
        self.why = why
        self.rule = rule
        self.least = least
        self.most = most
        self.args = args
        self.always = always
        self.question = question or why

    def clean(self, answer: Answer) -> Answer:
        """The answer in its one canonical form, or IllegalAnswer."""
        raise NotImplementedError

    def forced(self) -> Answer:
        """The answer that goes without asking, or None."""
        return None if self.always else self.only()

    def only(self) -> Answer:
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

    def walk(self, answer: Answer) -> list[str]:
        """The unfolding that leads to an answer."""
        return list(answer)


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

    def only(self) -> Answer:
        if len(self.keys) > 1:
            return None
        if not self.keys:
            raise LookupError(f"{self.why}: a question without an answer")
        return self.keys[0]

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

    def walk(self, answer: Answer) -> list[str]:
        return [answer]


class Split(Ask):
    """Whole numbers over the options, none above its limit, from `least` to `most` in all."""

    shape = "split"
    __slots__ = ("limits",)

    def __init__(
        self, seat: int, limits: Limits, why: str, rule: str, least: int, most: int, args: Args = None, **more: Any
    ) -> None:
        super().__init__(seat, tuple(limits), why, rule, least, most, args, **more)
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

    def only(self) -> Answer:
        total = sum(self.limits.values())
        if self.least == total:
            return {key: n for key, n in self.limits.items() if n}
        if self.most == 0:
            return {}
        open_keys = [key for key, n in self.limits.items() if n]
        return {open_keys[0]: self.least} if len(open_keys) == 1 and self.least == self.most else None

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

    def walk(self, answer: Answer) -> list[str]:
        return [key for key in self.keys for _ in range(answer.get(key, 0))]


class PickSome(Split):
    """From `least` to `most` different options; their order does not matter. A split of at most one each."""

    shape = "pick_some"
    __slots__ = ()

    def __init__(
        self, seat: int, keys: Sequence[str], why: str, rule: str, least: int, most: int, args: Args = None, **more: Any
    ) -> None:
        super().__init__(seat, dict.fromkeys(keys, 1), why, rule, least, min(most, len(keys)), args, **more)

    def clean(self, answer: Answer) -> Answer:
        if not isinstance(answer, list | tuple) or not all(isinstance(key, str) for key in answer):
            raise _refuse("wrong-shape-list", answer=repr(answer))
        if len(set(answer)) != len(answer):
            raise _refuse("twice", keys=", ".join(answer))
        return list(super().clean(dict.fromkeys(answer, 1)))

    def only(self) -> Answer:
        only = super().only()
        return None if only is None else list(only)

    def sample(self, rng: random.Random) -> Answer:
        return list(super().sample(rng))

    def answers(self) -> Iterator[Answer]:
        return map(list, super().answers())

    def fold(self, taken: Sequence[str]) -> Answer:
        return list(taken)

    def walk(self, answer: Answer) -> list[str]:
        return list(answer)


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

    def only(self) -> Answer:
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

    def __init__(self, seat: int, why: str, rule: str, least: int, most: int, args: Args = None, **more: Any) -> None:
        super().__init__(seat, (), why, rule, least, most, args, **more)

    def clean(self, answer: Answer) -> Answer:
        if type(answer) is not int or not self.least <= answer <= self.most:
            raise _refuse("out-of-range", given=repr(answer), least=self.least, most=self.most)
        return answer

    def only(self) -> Answer:
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

    def walk(self, answer: Answer) -> list[str]:
        return [str(answer)]


class AskAll:
    """The same moment for several seats. Answers wait, unseen, and are applied together in seat order."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = tuple(sorted(asks, key=lambda ask: ask.seat))
