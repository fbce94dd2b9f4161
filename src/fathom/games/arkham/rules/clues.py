"""Clues: discovering, gaining and losing them, and paying with them as a group (A-clues, A-costs.8, A-rul.25)."""

from __future__ import annotations

from ....kernel.ask import Answer, Number
from ....kernel.data import fresh
from ....kernel.event import Event
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import noun, who
from ..pieces import ident, slug_of
from ..state import Table

__all__ = [
    "Discovering", "GroupPays", "can_discover", "can_spend_clues", "clues_of", "discover", "drop_clues", "gain_clues",
    "spend_clues",
]  # fmt: skip


def clues_of(t: Table, seat: int) -> int:
    """The clues an investigator has."""
    return t.state.clues.get(t.state.investigators[seat], 0)


def can_discover(t: Table, seat: int) -> bool:
    """Are there clues at the own location, and may they be discovered?"""
    s = t.state
    return s.clues.get(s.places[seat], 0) > 0 and not t.value("cannot-discover", seat)


def discover(t: Table, seat: int, n: int) -> Step:
    """As many as there are (A-effects.4); who cannot discover clues discovers none, and nothing hears of it."""
    s = t.state
    n = min(n, s.clues.get(s.places[seat], 0)) if not s.status[seat] else 0
    if n <= 0 or t.value("cannot-discover", seat):
        return None
    return Discovering(seat=seat, n=n, place=s.places[seat])


class Discovering(Event):
    """Clues go from a location to an investigator (A-investigate-action.3)."""

    seat: int
    n: int
    place: int

    def happen(self, t: Table) -> Step:
        s = t.state
        s.add(s.clues, self.place, -self.n)
        s.add(s.clues, s.investigators[self.seat], self.n)
        if not t.quiet:
            where = noun(slug_of(self.place))
            rule, refs = "A-investigate-action.3", (ident(self.place),)
            t.log("log-discovers", rule, player=who(self.seat), n=self.n, location=where, refs=refs)
        return None


def gain_clues(t: Table, seat: int, n: int) -> None:
    """Clues from the token pool."""
    t.state.add(t.state.clues, t.state.investigators[seat], n)
    t.log("log-gains-clues", "A-tokens.1", player=who(seat), n=n)


def drop_clues(t: Table, seat: int, n: int) -> int:
    """Own clues are put on the own location, as many as there are; the result is how many."""
    s = t.state
    n = min(n, clues_of(t, seat))
    if n:
        s.add(s.clues, s.investigators[seat], -n)
        s.add(s.clues, s.places[seat], n)
        t.log("log-drops-clues", "A-move.6", player=who(seat), n=n)
    return n


def can_spend_clues(t: Table, seat: int) -> int:
    """How many clues an investigator may spend."""
    return 0 if t.value("cannot-spend-clues", seat) else clues_of(t, seat)


def spend_clues(t: Table, seat: int, n: int, rule: str = "A-costs.1") -> None:
    """Clues go back to the token pool."""
    t.state.add(t.state.clues, t.state.investigators[seat], -n)
    t.log("log-spends-clues", rule, player=who(seat), n=n)


class GroupPays(Procedure):
    """A cost that investigators share: all that may are asked how much they give, in player order; if the sum falls
    short nothing is paid (A-rul.25). The result tells whether it was paid."""

    n: int = 0
    seats: list[int] = fresh()
    rule: str = "A-costs.8"
    given: list[int] = fresh()

    def step_1_ask(self, t: Table) -> Step:
        most = [can_spend_clues(t, seat) for seat in self.seats]
        if len(self.seats) == 1:
            self.given = [min(self.n, n) for n in most]
            return None
        return Each(over=list(range(len(self.seats))), body=Gives(pays=self.id), field="at").called("given")

    def step_2_pay(self, t: Table) -> None:
        if sum(self.given) < self.n:
            self.finish(False)
            return
        for seat, n in zip(self.seats, self.given, strict=True):
            if n:
                spend_clues(t, seat, n, self.rule)
        self.result = True


class Gives(Procedure):
    """How much one investigator gives, no more than is missing."""

    pays: int = 0
    at: int = 0

    def step_1_ask(self, t: Table) -> Step:
        pays = t.frame(self.pays)
        assert isinstance(pays, GroupPays)
        seat = pays.seats[self.at]
        so_far = sum(t.innermost(Each).results)  # type: ignore[union-attr]  # it runs inside the loop
        missing = pays.n - so_far
        most = min(can_spend_clues(t, seat), missing)
        return Number(seat, "ask-give-clues", pays.rule, 0, most, args={"n": missing})

    def took_1_ask(self, t: Table, n: Answer) -> None:
        self.finish(n)
