"""Events: everything that can be interrupted.

An event is data until it happens. `Occur` proposes it, opens the would-window (where abilities may cancel, edit or
replace it), lets it happen, runs the game's checks, and opens the after-window. An event nobody listens to
happens at once, without a frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .data import Data
from .procedure import Procedure, Step
from .window import Window

if TYPE_CHECKING:
    from .table import Table

__all__ = ["Event", "Occur"]


class Event(Data):
    """Something about to happen. Listeners of the after-window read its fields, so it copies the facts
    they may need (what the card was, where it stood) before anything changes."""

    KIND: ClassVar[str] = "Event"
    WOULD: ClassVar[str] = "Event/would"
    AFTER: ClassVar[str] = "Event/after"

    cancelled: bool = False
    applied: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.KIND = cls.__name__
        cls.WOULD, cls.AFTER = f"{cls.KIND}/would", f"{cls.KIND}/after"

    def happen(self, t: Table) -> Step:
        """Change the table, or return the procedure that does."""
        raise NotImplementedError


class Occur(Procedure):
    """One event from proposal to aftermath. The result tells whether it happened."""

    event: Event

    def step_1_would(self, t: Table) -> Step:
        return Window(kind=self.event.KIND, timing="would", of=self.id)

    def step_2_happen(self, t: Table) -> Step:
        if self.event.cancelled:
            self.finish(False)
            return None
        self.result = True
        return self.event.happen(t)

    def step_3_check(self, t: Table) -> Step:
        return t.game.checks(t)

    def step_4_after(self, t: Table) -> Step:
        return Window(kind=self.event.KIND, timing="after", of=self.id)
