"""The one window mechanism: forced abilities first, then optional ones seat by seat until all pass in a row.

A game says who orders simultaneous forced abilities (`orders_ties`) and whether its windows are *silent* (a seat
without a legal answer is not asked) or *uniform* (everybody is asked, so that being asked tells nothing about a
hand). Standing orders answer for a seat: "never", or the key of an ability to use whenever it is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ability import InPlay, Trigger
from .data import fresh
from .decision import AlwaysPick, Pick
from .effect import Scope
from .procedure import Procedure, Step
from .text import Text

if TYPE_CHECKING:
    from .event import Event
    from .table import Table

__all__ = ["NEVER", "PASS", "Window"]

PASS = "pass"
NEVER = "never"


class Window(Procedure):
    """A moment at which abilities may be used. `of` is the frame whose event (or step) it belongs to."""

    kind: str
    timing: str = "window"
    of: int = 0
    seats: list[int] = fresh()
    at: int = 0
    passes: int = 0
    used: tuple[str, ...] = ()
    chosen: str = ""

    def event(self, t: Table) -> Event | None:
        return getattr(t.frame(self.of), "event", None) if self.of else None

    def scope(self, found: InPlay) -> Scope:
        return Scope(you=found.owner, source=found.source, of=self.of)

    def usable(self, t: Table, forced: bool, seat: int | None = None) -> list[InPlay]:
        """The abilities that may be used now, each at most once per event or window."""
        event = self.event(t)
        if event is not None and event.cancelled:
            return []
        done = self.used if event is None else event.applied
        out = []
        for found in t.listening(f"{self.kind}/{self.timing}"):
            ability = found.ability
            assert isinstance(ability, Trigger)
            if ability.forced is not forced or (seat is not None and found.owner != seat):
                continue
            if found.key in done or not t.has_use(found, ability.limit):
                continue
            if event is not None and not ability.concerns(event, found.owner):
                continue
            if ability.applies(t, self.scope(found)):
                out.append(found)
        return out

    def use(self, t: Table, found: InPlay) -> Step:
        event = self.event(t)
        if event is None:
            self.used += (found.key,)
        else:
            event.applied += (found.key,)
        ability = found.ability
        assert isinstance(ability, Trigger)
        t.count_use(found, ability.limit)
        return ability.resolve(t, self.scope(found))

    def step_1_forced(self, t: Table) -> Step:
        found = self.usable(t, forced=True)
        if not found:
            return None
        if len(found) == 1:
            self.chosen = found[0].key
            return None
        keys = tuple(item.key for item in found)
        return Pick(t.game.orders_ties(t), keys, "window-order", t.game.window_rule)

    def took_1_forced(self, t: Table, key: str) -> None:
        self.chosen = key

    def text_1_forced(self, t: Table, key: str) -> Text:
        return t.ability(key).text()

    def step_2_resolve_forced(self, t: Table) -> Step:
        if not self.chosen:
            return None
        found = t.ability(self.chosen)
        self.chosen = ""
        self.pc = 0
        return self.use(t, found)

    def step_3_open(self, t: Table) -> None:
        """Optional abilities start with the seat the game names and go round."""
        self.seats = self.seats or list(t.game.window_order(t))
        if t.game.windows == "silent" and not self.usable(t, forced=False):
            self.finish()

    def step_4_ask(self, t: Table) -> Step:
        event = self.event(t)
        if self.passes >= len(self.seats) or (event is not None and event.cancelled):
            self.finish()
            return None
        seat = self.seats[self.at % len(self.seats)]
        keys = tuple(item.key for item in self.usable(t, forced=False, seat=seat))
        order = t.standing.get(f"{seat}/{self.kind}") or t.standing.get(f"{seat}/*")
        if order in keys:
            self.chosen = str(order)
        elif order == NEVER or (not keys and t.game.windows == "silent"):
            self.chosen = PASS
        if self.chosen:
            return None
        return AlwaysPick(seat, (PASS, *keys), f"window-{self.timing}", t.game.window_rule)

    def took_4_ask(self, t: Table, key: str) -> None:
        self.chosen = key

    def text_4_ask(self, t: Table, key: str) -> Text:
        return Text("pass") if key == PASS else t.ability(key).text()

    def step_5_resolve(self, t: Table) -> Step:
        """A use starts the count of passes anew; the same seat is asked again."""
        key, self.chosen = self.chosen, ""
        self.pc = 3
        if key == PASS:
            self.passes += 1
            self.at += 1
            return None
        self.passes = 0
        self.pc = 0
        return self.use(t, t.ability(key))
