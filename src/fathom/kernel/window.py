"""The one window mechanism: forced abilities first, then optional ones until everybody passes.

A game says who orders simultaneous forced abilities (`orders_ties`), who is asked and in which order
(`window_order`), and whether its windows are *silent* (asked one after the other; a seat without a legal answer is
not asked) or *uniform* (everybody of the order is asked at once and under seal, so that being asked tells nothing
about a hand, and a game by post needs one visit; the first use in window order resolves, the others stay secret, and
all are asked again; or the seat that orders ties says who comes first). Standing orders answer for a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .ability import FORCED, InPlay, Trigger
from .ask import Answer, Ask, AskAll, Pick
from .data import fresh
from .effect import Scope
from .procedure import Procedure, Step
from .text import Text, who

if TYPE_CHECKING:
    from .event import Event
    from .table import Table

__all__ = ["ALWAYS", "NEVER", "PASS", "UNCHANGED", "USE", "Window", "open_window"]

PASS = "pass"
USE, ALWAYS, NEVER = "use:", "always", "never"
"""Behind the first stands a card: whether its abilities are used in windows without a question, or not at all."""
UNCHANGED = "unchanged"
"""The order to pass until the turn is over or something else can be used."""


def open_window(
    t: Table, kind: str, timing: str = "window", frame: int = 0, event: Event | None = None
) -> Window | None:
    """A window; none where nothing can be used and nobody would be asked. It begins where there is something to do."""
    silent = t.windows == "silent"
    if silent:
        index = t.index()
        if event is None:
            if f"{kind}/{timing}" not in index:
                return None
        elif not any([f"{one}/{timing}" in index for one in event.KINDS]):
            return None
    window = Window(kind=kind, timing=timing, frame=frame)
    usable = window.usable(t, event, None if silent else True)
    if silent and not usable:
        return None
    if not any([found.ability.forced for found, _ in usable]):  # what must be used may change who is asked
        window.seats = list(t.game.window_order(t, window))
        if not window.seats:
            return None
        window.go("4_ask")
    return window


def _alike(t: Table, copy: tuple[str, int, str], seen: list[tuple[str, int, str]]) -> bool:
    """Is there another copy of this card for this user that looks the same?"""
    looks = t.game.looks
    return any([one[:2] == copy[:2] and looks(t, one[2]) == looks(t, copy[2]) for one in seen])


class Window(Procedure):
    """A moment at which abilities may be used. `frame` is the one whose event (or step) it belongs to."""

    kind: str
    timing: str = "window"
    frame: int = 0
    seats: list[int] = fresh()
    at: int = 0
    passes: int = 0
    used: tuple[str, ...] = ()
    chosen: str = ""
    user: int = -1
    rivals: tuple[int, ...] = ()

    def event(self, t: Table) -> Event | None:
        return getattr(t.frame(self.frame), "event", None) if self.frame else None

    def window(self) -> str:
        return f"{self.kind}/{self.timing}" if self.NAMES[self.pc] == "4_ask" else ""

    def kinds(self, event: Event | None) -> tuple[str, ...]:
        return (self.kind,) if event is None else event.KINDS

    def usable(self, t: Table, event: Event | None, forced: bool | None) -> list[tuple[InPlay, int]]:
        """The abilities that may be used now, and by whom; once per event or window each, unless usable often. Of equal
        copies in one seat's hands the first stands for all."""
        out: list[tuple[InPlay, int]] = []
        if event is not None and event.cancelled:
            return out
        mark = f"/{self.timing}{FORCED}" if forced else f"/{self.timing}"
        if event is None:
            heard = t.listening(self.kind + mark)
        else:
            heard = [found for kind in event.KINDS for found in t.listening(kind + mark)]
        if not heard:
            return out
        done = self.used if event is None else event.applied
        shared = Scope(frame=self.frame)  # one for all: it is only looked at
        seen: list[tuple[str, int, str]] = []
        for found in heard:
            ability = found.ability
            assert isinstance(ability, Trigger)
            if (forced is False and ability.forced) or found.key in done:
                continue
            if event is not None and not ability.concerns(event, found.owner):
                continue
            scope = shared if found.held is None else found.scope(found.owner, self.frame)
            scope.source = found.source
            for user in (found.owner,) if ability.forced else found.may_use(t):
                if ability.limit is not None and not t.has_use(found, ability.limit, user):
                    continue
                scope.you = user
                if ability.applies(t, scope):
                    copy = (ability.id, user, found.source)
                    if found.held is not None or not seen or not _alike(t, copy, seen):
                        seen.append(copy)
                        out.append((found, user))
        return out

    def use(self, t: Table, found: InPlay, seat: int) -> Step:
        event, ability = self.event(t), found.ability
        assert isinstance(ability, Trigger)
        if not ability.often:
            if event is None:
                self.used += (found.key,)
            else:
                event.applied += (found.key,)
        t.count_use(found, ability.limit, seat)
        return ability.resolve(t, found.scope(seat, self.frame))

    def step_1_forced(self, t: Table) -> Step:
        keys = tuple([item.key for item, _ in self.usable(t, self.event(t), True)])
        if len(keys) > 1:
            return Pick(t.game.orders_ties(t, self), keys, "which-forced-first", t.game.window_rule)
        if keys:
            self.chosen = keys[0]
        else:
            self.go("4_ask" if self.seats else "3_open")
        return None

    def took_1_forced(self, t: Table, key: str) -> None:
        self.chosen = key

    def text_1_forced(self, t: Table, key: str) -> Text:
        return t.ability(key).text()

    def step_2_resolve_forced(self, t: Table) -> Step:
        found, self.chosen, self.pc = t.ability(self.chosen), "", 0
        return self.use(t, found, found.owner)

    def step_3_open(self, t: Table) -> None:
        self.seats = self.seats or list(t.game.window_order(t, self))

    def step_4_ask(self, t: Table) -> Step:
        event, seats = self.event(t), self.seats
        if self.passes >= len(seats) or (event is not None and event.cancelled):
            self.finish()
            return None
        usable = self.usable(t, event, False)
        why = t.game.window_prompts.get(f"{self.kind}/{self.timing}") or f"window-{self.timing}"
        question = "/".join((why, *self.kinds(event), "*"))
        if t.windows == "uniform":
            asked = (self.user,) if self.user >= 0 else seats
            return AskAll([self.ask(t, seat, usable, why, question) for seat in asked if t.game.is_playing(t, seat)])
        users = [user for _, user in usable]
        while self.passes < len(seats):
            self.user = seats[self.at % len(seats)]
            if self.user in users:
                return self.ask(t, self.user, usable, why, question)
            self.passes += 1
            self.at += 1
        self.finish()
        return None

    def ask(self, t: Table, seat: int, usable: list[tuple[InPlay, int]], why: str, question: str) -> Ask:
        keys = (PASS, *[item.key for item, user in usable if user == seat])
        return Pick(seat, keys, why, t.game.window_rule, always=True, question=question)

    def told(self, t: Table, name: str) -> Any:
        orders = t.standing.get(name)
        return orders[-1][0] if orders else None

    def ordered(self, t: Table, ask: Ask) -> Answer:
        """A card that is always used comes first; where all there is is never used, or known, the seat passes."""
        if self.NAMES[self.pc] != "4_ask":
            return None
        keys = [key for key in ask.keys if key != PASS]
        told = [self.told(t, f"{ask.seat}/{USE}{t.ability(key).ability.card}") for key in keys]
        if ALWAYS in told:
            return keys[told.index(ALWAYS)]
        if keys and all(one == NEVER for one in told):
            return PASS
        known = self.told(t, f"{ask.seat}/{UNCHANGED}")
        if isinstance(known, list) and known[:1] == [t.game.turn(t)] and all(key in known for key in keys):
            return PASS
        t.standing.pop(f"{ask.seat}/{UNCHANGED}", None)
        return None

    def took_4_ask(self, t: Table, answer: Answer) -> None:
        if not isinstance(answer, dict):
            self.chosen = answer
            return
        users = [seat for seat in self.seats if answer.get(seat, PASS) != PASS]
        if not users and self.user < 0:
            self.finish()
            return
        self.user = users[0] if users else -1
        self.chosen = answer[self.user] if users else PASS
        if len(users) > 1 and t.game.ties_are_ordered:
            self.rivals, self.chosen = tuple(users), ""

    def text_4_ask(self, t: Table, key: str) -> Text:
        return Text("pass") if key == PASS else t.ability(key).text()

    def step_5_order(self, t: Table) -> Step:
        """Of several who want to use something one comes first, is asked again, and may decline now."""
        keys = tuple(f"player-{seat}" for seat in self.rivals)
        return Pick(t.game.orders_ties(t, self), keys, "who-uses-first", t.game.window_rule) if keys else None

    def took_5_order(self, t: Table, key: str) -> None:
        self.user, self.rivals = int(key.split("-")[1]), ()
        self.go("4_ask")

    def text_5_order(self, t: Table, key: str) -> Text:
        return who(int(key.split("-")[1]))

    def step_6_resolve(self, t: Table) -> Step:
        """A use starts the count of passes anew; forced abilities it made legal come first."""
        key, self.chosen = self.chosen, ""
        if key == PASS:
            self.go("4_ask")
            self.passes += 1
            self.at += 1
            return None
        self.passes = self.pc = 0
        self.at = 0 if t.game.windows_restart else self.at
        user, self.user = self.user, -1
        return self.use(t, t.ability(key), user)
