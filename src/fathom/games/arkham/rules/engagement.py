"""Engagement, prey and evading (A-engagement, A-prey, A-massive, A-aloof, A-evade-action.4)."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.ask import Pick
from ....kernel.data import fresh
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ..pieces import Piece, card, ident, slug_of
from ..state import Table
from .abilities import is_blank
from .areas import owner_of
from .values import has

__all__ = [
    "Engage", "Engaged", "Evaded", "Prey", "best_prey", "can_be_engaged", "disengage", "engage", "engaged_with",
    "evade", "prey_of",
]  # fmt: skip


class Prey:
    """Whom an enemy pursues: the investigators for whom the value is highest; with `only`, nobody but its bearer."""

    def __init__(self, says: str, value: Callable[[Table, int], int], only: bool = False) -> None:
        self.says, self.value, self.only = says, value, only

    def say(self) -> Text:
        return Text("says-prey", prey=Text(self.says))


def prey_of(t: Table, enemy: Piece) -> Prey | None:
    found = card(enemy).prey
    return found if isinstance(found, Prey) and not is_blank(t, ident(enemy)) else None


def best_prey(t: Table, enemy: Piece, seats: list[int]) -> list[int]:
    """Those of some investigators who meet the prey instruction best (A-prey.2); everybody, without one."""
    prey = prey_of(t, enemy)
    if prey is None or not seats:
        return seats
    if prey.only:
        return [seat for seat in seats if seat == owner_of(t, enemy)]
    values = [prey.value(t, seat) for seat in seats]
    return [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]


def engaged_with(t: Table, seat: int) -> list[Piece]:
    """The enemies engaged with an investigator: those in the threat area, and ready massive ones at the location
    (A-massive.1, A-massive.2)."""
    s = t.state
    place, where, engaged = s.places[seat], s.where, s.engaged
    return [
        enemy
        for enemy in s.enemies
        if engaged.get(enemy) == seat or (where[enemy] == place and s.is_ready(enemy) and has(t, enemy, "massive"))
    ]


def can_be_engaged(t: Table, seat: int, enemy: Piece) -> bool:
    """May an investigator engage this enemy by action? (A-engage-action.1, .3, A-massive.3)"""
    s = t.state
    return s.where[enemy] == s.places[seat] and s.engaged.get(enemy) != seat and not has(t, enemy, "massive")


def engage(t: Table, place: Piece) -> Step:
    """Every ready, unengaged enemy at a location engages somebody there (A-engagement.3); None where nobody does."""
    s = t.state
    seats = s.at(place)
    if not seats:
        return None
    eager = [
        enemy
        for enemy in s.enemies
        if s.where[enemy] == place and enemy not in s.engaged and s.is_ready(enemy) and best_prey(t, enemy, seats)
        and not has(t, enemy, "massive") and not has(t, enemy, "aloof")
    ]  # fmt: skip
    return Engage(enemies=eager) if eager else None


class Engage(Procedure):
    """Enemies engage, one after the other; of several equally good investigators the lead chooses (A-prey.2)."""

    enemies: list[int] = fresh()
    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        s = t.state
        if not self.enemies:
            self.finish()
            return None
        enemy = self.enemies[0]
        if enemy not in s.enemies or enemy in s.engaged or not s.is_ready(enemy):
            seats: list[int] = []
        else:
            seats = best_prey(t, enemy, s.at(s.where[enemy]))
        if not seats:
            self.enemies.pop(0)
            self.again()
            return None
        told = {"enemy": noun(slug_of(enemy))}
        return Pick(s.lead, tuple(f"player-{seat}" for seat in seats), "ask-whom-engaged", "A-prey.2", args=told)

    def took_1_choose(self, t: Table, key: str) -> None:
        self.seat = int(key.removeprefix("player-"))

    def step_2_engage(self, t: Table) -> Step:
        self.go("1_choose")
        return Engaged(enemy=self.enemies.pop(0), seat=self.seat)


class Engaged(Event):
    """An enemy engages an investigator, by whatever means; an engagement with another ends (A-engage-action.2)."""

    BEFORE = ()

    enemy: int
    seat: int

    def happen(self, t: Table) -> Step:
        s = t.state
        s.engaged[self.enemy] = self.seat
        s.where[self.enemy] = s.places[self.seat]
        t.log(
            "log-engages", "A-engagement.3", enemy=noun(slug_of(self.enemy)), player=who(self.seat),
            refs=(ident(self.enemy),),
        )  # fmt: skip
        return None


def disengage(t: Table, enemy: Piece) -> None:
    """An engagement ends; the enemy stays at the location."""
    t.state.engaged.pop(enemy, None)


def evade(t: Table, seat: int, enemy: Piece) -> Step:
    """An enemy is evaded: it exhausts, and its engagement ends (A-evade-action.4)."""
    return Evaded(enemy=enemy, seat=seat) if enemy in t.state.enemies else None


class Evaded(Event):
    """An enemy is evaded by an investigator, in a test or automatically."""

    BEFORE = ()
    AFTERWARDS = ("if", "after")

    enemy: int
    seat: int

    def happen(self, t: Table) -> Step:
        s = t.state
        disengage(t, self.enemy)
        if s.is_ready(self.enemy):
            s.exhausted += (self.enemy,)
        t.log("log-evaded", "A-evade-action.4", enemy=noun(slug_of(self.enemy)), player=who(self.seat))
        return None
