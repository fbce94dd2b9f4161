"""Questions in five shapes: pick, pick_some, split, order, number.

An `Ask` is what a step returns: small, immutable, without words and without the table, so clones share it. It knows
its own answers: `clean` is the truth; lists and samples are a convenience.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import factorial
from typing import Any, ClassVar, NamedTuple

from .errors import IllegalAnswer
from .text import Text

__all__ = ["STOP", "Answer", "Ask", "AskAll", "Number", "Order", "Pick", "PickSome", "Split", "Sum"]

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


class Sum(NamedTuple):
    """One of the totals of a split: the options it is made of, from `least` to `most` in all."""

    keys: tuple[str, ...]
    least: int
    most: int


class Split(Ask):
    """Whole numbers over the options, none above its limit, from `least` to `most` in all.

    Several `sums` are divided in one answer, each over the options that begin with its name (damage and horror over
    "damage/you" and "horror/you"), each from its own least to its own most.
    """

    shape = "split"
    __slots__ = ("limits", "sums")

    def __init__(
        self,
        seat: int,
        limits: Limits,
        why: str,
        rule: str,
        least: int = 0,
        most: int = 0,
        args: Args = None,
        always: bool = False,
        question: str = "",
        sums: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        self.limits = limits
        if sums is None:
            keys = tuple(limits)
            self.sums: tuple[Sum, ...] = (Sum(keys, least, most),)
            super().__init__(seat, keys, why, rule, least, most, args, always, question)
            return
        self.sums = tuple(
            Sum(tuple(key for key in limits if key.partition("/")[0] == name), *bounds) for name, bounds in sums.items()
        )
        keys = tuple(key for part in self.sums for key in part.keys)
        least, most = sum(part.least for part in self.sums), sum(part.most for part in self.sums)
        super().__init__(seat, keys, why, rule, least, most, args, always, question)

    def clean(self, answer: Answer) -> Answer:
        if not isinstance(answer, Mapping):
            raise _refuse("wrong-shape-split", answer=repr(answer))
        for key, n in answer.items():
            if key not in self.limits:
                raise _refuse("unknown-key", key=str(key), keys=", ".join(self.keys))
            if type(n) is not int or not 0 <= n <= self.limits[key]:
                raise _refuse("out-of-range", given=repr(n), least=0, most=self.limits[key])
        for keys, least, most in self.sums:
            total = sum(answer.get(key, 0) for key in keys)
            if not least <= total <= most:
                id = "how-many-exactly" if least == most else "how-many"
                raise _refuse(id, least=least, most=most, given=total)
        return {key: answer[key] for key in self.keys if answer.get(key)}

    def only(self) -> Answer:
        found: dict[str, int] = {}
        for keys, least, most in self.sums:
            some = [key for key in keys if self.limits[key]]
            if least == sum(self.limits[key] for key in keys):
                found.update((key, self.limits[key]) for key in some)
            elif len(some) == 1 and least == most:
                found.update({some[0]: least} if least else {})
            elif most:
                return None
        return found

    def sample(self, rng: random.Random) -> Answer:
        taken: list[str] = []
        for keys, least, most in self.sums:
            pool = [key for key in keys for _ in range(self.limits[key])]
            taken += rng.sample(pool, rng.randint(least, min(most, len(pool))))
        return Split.fold(self, taken)

    def answers(self) -> Iterator[Answer]:
        def grow(keys: Sequence[str], least: int, most: int, taken: dict[str, int]) -> Iterator[dict[str, int]]:
            if not keys:
                if least <= 0:
                    yield taken
                return
            for n in range(min(most, self.limits[keys[0]]) + 1):
                yield from grow(keys[1:], least - n, most - n, {**taken, keys[0]: n} if n else taken)

        ways = [list(grow(keys, least, most, {})) for keys, least, most in self.sums]
        return ({key: n for part in parts for key, n in part.items()} for parts in product(*ways))

    def how_many(self) -> int:
        count = 1
        for keys, least, most in self.sums:
            ways = [1] + [0] * most
            for limit in (self.limits[key] for key in keys):
                ways = [sum(ways[max(0, total - limit) : total + 1]) for total in range(most + 1)]
            count *= sum(ways[least:])
        return count

    def unfold(self, taken: Sequence[str]) -> list[str]:
        out: list[str] = []
        last = self.keys.index(taken[-1]) if taken else 0
        for keys, least, most in self.sums:
            given = sum(key in keys for key in taken)
            for i, key in enumerate(keys):
                used = taken.count(key)
                room = sum(self.limits[k] for k in keys[i:]) - used
                later = self.keys.index(key) >= last
                if later and given < most and used < self.limits[key] and given + room >= least:
                    out.append(key)
            if given < least:  # the sums are filled one after the other
                return out
        return [*out, STOP]

    def fold(self, taken: Sequence[str]) -> Answer:
        return {key: taken.count(key) for key in self.keys if key in taken}

    def walk(self, answer: Answer) -> list[str]:
        return [key for key in self.keys for _ in range(answer.get(key, 0))]


class PickSome(Split):
    """From `least` to `most` different options; their order does not matter. A split of at most one each."""

    shape = "pick_some"
    __slots__ = ()

    def __init__(
        self,
        seat: int,
        keys: Sequence[str],
        why: str,
        rule: str,
        least: int,
        most: int,
        args: Args = None,
        always: bool = False,
        question: str = "",
    ) -> None:
        super().__init__(seat, dict.fromkeys(keys, 1), why, rule, least, min(most, len(keys)), args, always, question)

    def clean(self, answer: Answer) -> Answer:
        if not isinstance(answer, list | tuple) or not all([isinstance(key, str) for key in answer]):
            raise _refuse("wrong-shape-list", answer=repr(answer))
        taken = set(answer)
        if len(taken) != len(answer):
            raise _refuse("twice", keys=", ".join(answer))
        if self.least <= len(taken) <= self.most and taken.issubset(self.limits):
            return [key for key in self.keys if key in taken]
        return list(super().clean(dict.fromkeys(answer, 1)))  # says what is wrong

    def only(self) -> Answer:
        if self.most and self.least < len(self.keys):
            return None
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

    def __init__(
        self,
        seat: int,
        why: str,
        rule: str,
        least: int,
        most: int,
        args: Args = None,
        always: bool = False,
        question: str = "",
    ) -> None:
        super().__init__(seat, (), why, rule, least, most, args, always, question)

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
