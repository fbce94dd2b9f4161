"""Events: everything that can be interrupted.

An event is data until it happens. `Occur` proposes it, opens the would-window (where abilities may cancel, edit or
replace it), lets it happen, runs the game's checks, and opens the after-window. An event nobody listens to
happens at once, without a frame and without the game's checks: a game with checks names its events in `always_open`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .data import Data, enlist
from .procedure import Procedure, Step
from .window import open_window

if TYPE_CHECKING:
    from .table import Table

__all__ = ["Aftermath", "Event", "Occur"]


class Event(Data):
    """Something about to happen. Listeners of the after-window read its fields, so it copies the facts
    they may need (what the card was, where it stood) before anything changes."""

    BEFORE: ClassVar[tuple[str, ...]] = ("would",)
    AFTERWARDS: ClassVar[tuple[str, ...]] = ("after",)
    """The moments of its kind, in order; a game with finer timing names more of them."""
    KIND: ClassVar[str] = "Event"
    KINDS: ClassVar[tuple[str, ...]] = ()
    """An event is heard as what its base classes are, too: an attack roll is a roll."""
    HEARD: ClassVar[tuple[str, ...]] = ()

    cancelled: bool = False
    replaced: bool = False
    applied: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        enlist(cls)
        cls.KIND = cls.__name__
        cls.KINDS = tuple(base.__name__ for base in cls.__mro__ if issubclass(base, Event) and base is not Event)
        moments = (*cls.BEFORE, *cls.AFTERWARDS)
        cls.HEARD = tuple(f"{kind}/{moment}" for kind in cls.KINDS for moment in moments)

    def happen(self, t: Table) -> Step:
        """Change the table, or return the procedure that does."""
        raise NotImplementedError


class Occur(Procedure):
    """One event from proposal to aftermath. The result tells whether it happened."""

    PART = True

    event: Event
    at: int = 0
    """How many of its moments have been."""

    def step_1_before(self, t: Table) -> Step:
        if self.at == 0:
            self.inherit(t)
        event = self.event
        while not event.cancelled and self.at < len(event.BEFORE):
            self.at += 1
            window = open_window(t, event.KIND, event.BEFORE[self.at - 1], self.id, event)
            if window is not None:
                self.again()
                return window
        self.at = 0
        return None

    def inherit(self, t: Table) -> None:
        """What replaced an event may not replace its replacement in turn: they would go on for ever."""
        for frame in t.frames[-2::-1]:
            if isinstance(frame, Occur) and frame.event.replaced:
                self.event.applied += frame.event.applied
                return

    def step_2_happen(self, t: Table) -> Step:
        if self.event.cancelled:
            self.finish(False)
            return None
        self.result = True
        return self.event.happen(t)

    def step_3_check(self, t: Table) -> Step:
        return t.game.checks(t)

    def step_4_afterwards(self, t: Table) -> Step:
        return afterwards(self, t)


class Aftermath(Procedure):
    """What answers an event that was part of an effect, now that the whole effect is done."""

    event: Event
    at: int = 0

    def step_1_afterwards(self, t: Table) -> Step:
        return afterwards(self, t)


def afterwards(frame: Occur | Aftermath, t: Table) -> Step:
    """The next moment after an event that somebody answers; "after" waits until the effect it is part of is done."""
    event = frame.event
    while frame.at < len(event.AFTERWARDS):
        if event.AFTERWARDS[frame.at] == "after" and (whole := t.unfinished_effect()):
            t.after_frame(whole, Aftermath(event=event, at=frame.at))
            return None
        frame.at += 1
        window = open_window(t, event.KIND, event.AFTERWARDS[frame.at - 1], frame.id, event)
        if window is not None:
            frame.again()
            return window
    return None
