"""Procedures: a procedure of the rulebook is a class, its numbered steps are its methods.

A frame on the table's stack is an instance of its class; its fields are the procedure's local values. A step
(`step_<n>_<verb>`) does its part and returns what happens next:

    None          go on with the next step
    an Ask        put a question; the answer arrives in the step's taker, `took_<n>_<verb>`
    an AskAll     put several questions at once; the taker receives {seat: answer}
    a Procedure   call it; its `result` lands in the field named by `into`, if any
    an Event      let it occur, with its windows

A step that asks changes nothing on the table, so it can be called again to rebuild its question after a load. Beside
it may stand `told_<n>_<verb>` (what its prompt is about), `text_<n>_<verb>` (the words of an option), `rule_<n>_<verb>`
(its clause), `refs_<n>_<verb>` (what it points at), `refused_<n>_<verb>` (what is not offered, and why) and
`check_<n>_<verb>` (refuses a whole answer).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

from .data import Data, enlist, fresh
from .decision import Answer, Ask, AskAll, Option
from .text import Text

if TYPE_CHECKING:
    from .event import Event
    from .table import Table

__all__ = ["END", "Each", "Procedure", "Repeat", "Step", "was_done"]

Step: TypeAlias = "Ask | AskAll | Procedure | Event | None"
END = 1 << 20  # a step number no procedure reaches: the frame is over


class Procedure(Data):
    """A frame: what the table is in the middle of. Inside a field it is a pattern that frames are copied from."""

    SHARED = True

    STEPS: ClassVar[tuple[Callable[..., Any], ...]] = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    PLACES: ClassVar[dict[str, int]] = {}
    TAKERS: ClassVar[tuple[Callable[..., Any] | None, ...]] = ()
    CHECKS: ClassVar[tuple[Callable[..., Any] | None, ...]] = ()
    PERIOD: ClassVar[str] = ""
    """The period that lasts as long as a frame of this kind: limits begin anew with it, lasting effects end with it."""
    PHASE: ClassVar[str] = ""
    """What a view says that the table is in the middle of, where that is worth saying."""
    PART: ClassVar[bool] = False
    """Does it belong to the effect that called it, or is it something of its own (a test, a card that is drawn)?"""
    WHOLE: ClassVar[bool] = False
    """Is it an effect of several parts, whose answers may wait until all of them are done?"""
    LEAVES: ClassVar[bool] = False
    """Is there something to do when such a frame is left?"""

    pc: int = 0  # the step that comes next
    id: int = 0
    into: str = ""  # the field of the caller in which the result lands
    result: Any = None
    afterwards: Afterwards | None = None  # what runs when this frame is over
    tidied: bool = False  # it was left, and is still there for what runs afterwards

    def __init_subclass__(cls) -> None:
        enlist(cls)
        for field in inspect.get_annotations(cls):
            if callable(getattr(Procedure, field, None)):
                raise TypeError(f"{cls.__name__}.{field} would hide what every procedure can do")
        named: dict[int, str] = {}
        for name in dir(cls):
            if name.startswith("step_"):
                number = int(name.split("_")[1])
                if number in named:
                    raise TypeError(f"{cls.__name__} has two steps {number}")
                named[number] = name[5:]
        cls.NAMES = tuple(named[n] for n in sorted(named))
        cls.PLACES = {name: place for place, name in enumerate(cls.NAMES)}
        cls.STEPS = tuple(getattr(cls, f"step_{name}") for name in cls.NAMES)
        cls.TAKERS = tuple(getattr(cls, f"took_{name}", None) for name in cls.NAMES)
        cls.CHECKS = tuple(getattr(cls, f"check_{name}", None) for name in cls.NAMES)
        cls.LEAVES = bool(cls.PERIOD) or cls.on_leave is not Procedure.on_leave

    # ---- what a step may do with its own frame

    def finish(self, result: Any = None) -> None:
        """End after this step."""
        self.result = result
        self.pc = END

    def again(self) -> None:
        """Come back to this step (or to the step whose answer is being taken)."""
        self.pc -= 1

    def go(self, name: str) -> None:
        """Go on with the step of this name, e.g. "2_choose"."""
        self.pc = self.PLACES[name]

    def called(self, into: str) -> Self:
        """Return this procedure from a step so that its result lands in the caller's field."""
        self.into = into
        return self

    def on_leave(self, t: Table) -> None:
        """Tidy up, however this frame ends: finished, stopped or aborted."""

    def ordered(self, t: Table, ask: Ask) -> Answer:
        """What standing orders answer that are not for the question as a whole; None: nothing."""
        return None

    # ---- what its question looks like to a player; made only on demand

    def window(self) -> str:
        """The window whose question this is, as "kind/timing", so that nobody reads it out of a prompt; else empty."""
        return ""

    def _beside(self, kind: str) -> Any:
        return getattr(self, f"{kind}_{self.NAMES[self.pc]}", None)

    def option(self, t: Table, ask: Ask, key: str) -> Option:
        words, rule, refs = self._beside("text"), self._beside("rule"), self._beside("refs")
        text = words(t, key) if words else t.game.label(t, key)
        return Option(
            key,
            text.within(t.game.id),
            (rule(t, key) if rule else "") or ask.rule,
            tuple(refs(t, key)) if refs else (key,),
        )

    def refusals(self, t: Table, ask: Ask) -> list[tuple[Text, str]]:
        refused = self._beside("refused")
        return list(refused(t)) if refused else []

    def forbids(self, t: Table, seat: int, answer: Any) -> str:
        """The clause against what a seat answered, which may be anything (None where it was not asked); empty: no other
        than the one that asks."""
        return ""

    def check(self, t: Table, answer: Answer) -> None:
        """Raise IllegalAnswer if the answer as a whole is not allowed."""
        check = self.CHECKS[self.pc]
        if check is not None:
            check(self, t, answer)


def was_done(result: Any) -> bool:
    """Did what a frame stands for happen? False and an abort say no."""
    return result is not False and not (isinstance(result, dict) and "aborted" in result)


class Afterwards(Procedure):
    """One procedure after the other."""

    todo: list[Procedure] = fresh()

    def step_1_next(self, t: Table) -> Procedure | None:
        if not self.todo:
            return None
        self.pc = 0
        return self.todo.pop(0)


class Each(Procedure):
    """Run a procedure once for each of several seats (or pieces), in order; the result is the list of results.

    Seats that are no longer playing are passed over.
    """

    PART = True

    over: list[Any]
    body: Procedure
    field: str = "seat"
    at: int = 0
    last: Any = None
    results: list[Any] = fresh()

    def step_1_next(self, t: Table) -> Procedure | None:
        while self.at < len(self.over):
            item = self.over[self.at]
            self.at += 1
            if self.field != "seat" or t.game.is_playing(t, item):
                return self.body.but(**{self.field: item}).called("last")
        self.finish(list(self.results))
        return None

    def step_2_keep(self, t: Table) -> None:
        self.results.append(self.last)
        self.pc = 0


class Repeat(Procedure):
    """Run a procedure again and again while its result is true."""

    body: Procedure
    last: Any = None

    def step_1_run(self, t: Table) -> Procedure:
        return self.body.clone().called("last")

    def step_2_check(self, t: Table) -> None:
        if self.last and was_done(self.last):
            self.pc = 0
        else:
            self.finish(self.last)
