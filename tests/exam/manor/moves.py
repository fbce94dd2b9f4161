"""Moving, discovering, playing and activating cards."""

from __future__ import annotations

from typing import Any

from fathom.kernel.ability import Activated
from fathom.kernel.cost import Cost
from fathom.kernel.effect import Scope
from fathom.kernel.event import Event, Occur
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.text import Text

from ..paper import note, slug
from .harm import Engage, Provoke
from .printed import EVENTS, PLACES
from .state import ManorState

__all__ = [
    "Act", "Activate", "Discover", "Move", "Moving", "PlayCard", "Played", "Spend", "discover", "move", "playable",
]  # fmt: skip


class Moving(Event):
    """A move, moment by moment. Cancelled on the way out, it does not take place."""

    BEFORE = ("out", "leave")
    AFTERWARDS = ("if", "after")

    seat: int
    away: str
    to: str

    def happen(self, t: Table) -> Step:
        return Enter(seat=self.seat, to=self.to)


def move(t: Table, seat: int, to: str) -> Step:
    """If leaving needs a test while one is running, the whole move waits for that test."""
    s: ManorState = t.state
    away = s.place[seat]
    if s.test and any(found.source == away for found in t.listening("Moving/out")):
        t.after_frame(s.test, Move(seat=seat, to=to))
        return None
    return Moving(seat=seat, away=away, to=to)


class Move(Procedure):
    """A move that waited."""

    seat: int
    to: str

    def step_1_move(self, t: Table) -> Step:
        return move(t, self.seat, self.to) if t.state.alive[self.seat] else None


class Enter(Procedure):
    """Leaving and entering are one moment; what is there is revealed, then what is there engages."""

    seat: int
    to: str

    def step_1_go(self, t: Table) -> None:
        s: ManorState = t.state
        s.place[self.seat] = self.to
        for enemy, seat in s.engaged.items():
            if seat == self.seat:
                s.stands[enemy] = self.to
        note(t, f"{self.seat} enters {self.to}")
        t.abilities_changed()

    def step_2_reveal(self, t: Table) -> None:
        s: ManorState = t.state
        if self.to not in s.seen:
            s.seen += (self.to,)
            s.clues_at[self.to] = s.clues_at.get(self.to, 0) + PLACES[self.to].clues
            note(t, f"{self.to} is revealed")

    def step_3_engage(self, t: Table) -> Step:
        return Engage(place=self.to)


class Discover(Event):
    """Clues go from a place to an investigator."""

    seat: int
    n: int = 1

    def happen(self, t: Table) -> Step:
        s: ManorState = t.state
        place = s.place[self.seat]
        n = min(self.n, s.clues_at.get(place, 0))
        s.clues_at[place] -= n
        s.clues[self.seat] += n
        note(t, f"{self.seat} discovers {n}")
        return None


def discover(t: Table, seat: int, n: int = 1) -> Step:
    """The amount first; who cannot discover discovers nothing and nothing hears of it."""
    s: ManorState = t.state
    n = min(t.value("discover", seat, n), s.clues_at.get(s.place[seat], 0))
    return Discover(seat=seat, n=n) if n > 0 and not t.value("cannot-discover", seat) else None


class Spend(Cost):
    """Actions and resources, together."""

    takes = "actions"

    def __init__(self, actions: int = 1, resources: int = 0) -> None:
        self.actions, self.resources = actions, resources

    def can(self, t: Table, scope: Scope) -> bool:
        s: ManorState = t.state
        return bool(s.actions[scope.you] >= self.actions and s.resources[scope.you] >= self.resources)

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        s: ManorState = t.state
        s.actions[scope.you] -= self.actions
        s.resources[scope.you] -= self.resources
        note(t, f"paid {self.actions}+{self.resources}")
        return None

    def say(self) -> Text:
        return Text("cost-spend", n=self.actions, m=self.resources)


class Act(Procedure):
    """One action. What is worth an attack of opportunity lies between its costs and the action itself."""

    seat: int = -1

    def step_1_begin(self, t: Table) -> None:
        t.state.action = self.id

    def step_5_do(self, t: Table) -> Step:
        return self.deed(t)

    def step_9_end(self, t: Table) -> None:
        note(t, "the action is over")

    def on_leave(self, t: Table) -> None:
        t.state.action = 0

    def deed(self, t: Table) -> Step:
        raise NotImplementedError


def playable(t: Table, seat: int) -> list[str]:
    """The events a seat may declare: it can pay for them and they would change something."""
    out = []
    for card in t.state.hands[seat]:
        printed, scope = EVENTS.get(slug(card)), Scope(you=seat, source=card)
        if printed is not None and printed.play is not None:
            paid = printed.cost is None or printed.cost.can(t, scope)
            out += [card] if paid and printed.play.can(t, scope) else []
    return out


class PlayCard(Act):
    """Play an event: it leaves the hand only when costs and attacks are over."""

    card: str
    goes_on: Any = None
    done: Any = None

    def step_2_pay(self, t: Table) -> Step:
        cost = EVENTS[slug(self.card)].cost
        return cost.run(t, Scope(you=self.seat, source=self.card)) if cost is not None else None

    def step_3_provoke(self, t: Table) -> Step:
        return Provoke(seat=self.seat).called("goes_on")

    def step_4_leave_hand(self, t: Table) -> None:
        s: ManorState = t.state
        if not self.goes_on:
            self.go("9_end")
            return
        s.hands[self.seat] = tuple(card for card in s.hands[self.seat] if card != self.card)
        note(t, f"{self.card} leaves the hand")
        t.abilities_changed()

    def deed(self, t: Table) -> Step:
        return Occur(event=Played(seat=self.seat, card=self.card)).called("done")

    def step_6_cancelled(self, t: Table) -> None:
        if self.done is False:
            t.state.discard += (self.card,)


class Played(Event):
    """A card in limbo. Its would-window is the cancel point; it is in its pile before anybody reacts."""

    seat: int
    card: str

    def happen(self, t: Table) -> Step:
        return ResolveCard(seat=self.seat, card=self.card)


class ResolveCard(Procedure):
    seat: int
    card: str

    def step_1_effect(self, t: Table) -> Step:
        effect = EVENTS[slug(self.card)].play
        assert effect is not None
        return effect.run(t, Scope(you=self.seat, source=self.card))

    def step_2_put_away(self, t: Table) -> None:
        if t.state.alive[self.seat]:
            t.state.discard += (self.card,)
            note(t, f"{self.card} is discarded")
        else:
            t.state.removed += (self.card,)


class Activate(Act):
    """Use an action ability of a card in play; its cost, the attacks and its effect follow each other by themselves,
    even if paying for it used the card up."""

    key: str

    def deed(self, t: Table) -> Step:
        found = t.ability(self.key)
        assert isinstance(found.ability, Activated)
        return found.ability.use(t, found, self.seat)
