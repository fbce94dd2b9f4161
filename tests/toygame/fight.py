"""What can happen to a duellist, and the procedures behind it."""

from __future__ import annotations

from fathom.kernel.ask import Split
from fathom.kernel.effect import Scope, effect_by_id
from fathom.kernel.event import Event
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.text import Text, who

from .state import ToyState, slug

__all__ = ["Defeat", "Hit", "Played", "Reacted", "draw"]


def draw(t: Table, seat: int) -> bool:
    """The top card goes to a hand; whoever drew it knows it, so there is no way back."""
    s: ToyState = t.state
    if not s.deck:
        return False
    card, s.deck = s.deck[0], s.deck[1:]
    s.add_to_hand(seat, card)
    t.log("log-draws", "T-CARD-1", player=who(seat))
    t.log("log-drew", "T-CARD-1", audience=(seat,), card=Text(slug(card)))
    t.reveal("reveal-draw", player=who(seat))
    t.abilities_changed()
    return True


class Hit(Event):
    """One duellist hits another."""

    by: int
    to: int
    n: int

    def happen(self, t: Table) -> Step:
        t.log("log-hit", "T-HIT-1", by=who(self.by), to=who(self.to), n=self.n)
        return Suffer(seat=self.to, n=self.n)


class Suffer(Procedure):
    """Take a hit on armour, on health, or on both."""

    seat: int
    n: int

    def step_1_share(self, t: Table) -> Step:
        s: ToyState = t.state
        limits = {"health": self.n, "armour": min(self.n, s.armour[self.seat])}
        limits = {key: n for key, n in limits.items() if n}
        return Split(self.seat, limits, "ask-share", "T-HIT-2", self.n, self.n)

    def took_1_share(self, t: Table, share: dict[str, int]) -> None:
        s: ToyState = t.state
        s.armour[self.seat] -= share.get("armour", 0)
        s.health[self.seat] = max(0, s.health[self.seat] - share.get("health", 0))


class Defeat(Procedure):
    """Who has no health left is out; the last one standing ends the game in the middle of anything."""

    def step_1_remove(self, t: Table) -> None:
        s: ToyState = t.state
        for seat in range(t.seats):
            if s.health[seat] <= 0:
                t.end_lasting(seat)
        if sum(n > 0 for n in s.health) < 2:
            t.end()


class Played(Event):
    """A card is played from a hand; it is on the discard pile already, so a cancelled one stays there."""

    seat: int
    card: str
    effect: str

    def happen(self, t: Table) -> Step:
        s: ToyState = t.state
        t.log("log-played", "T-CARD-2", player=who(self.seat), card=Text(slug(self.card)))
        if self.effect:
            effect, scope = effect_by_id(self.effect), Scope(you=self.seat, source=self.card)
            return effect.run(t, scope) if effect.can(t, scope) else None
        pile = list(s.discard)
        pile.remove(self.card)
        s.discard = tuple(pile)
        s.in_play[self.seat] += (self.card,)
        t.abilities_changed()
        return None


class Reacted(Event):
    """A card is used in answer to another event, `of`; it can be answered itself."""

    seat: int
    card: str
    effect: str
    of: int

    def happen(self, t: Table) -> Step:
        t.log("log-reacts", "T-REACT-1", player=who(self.seat), card=Text(slug(self.card)))
        return effect_by_id(self.effect).run(t, Scope(you=self.seat, source=self.card, frame=self.of))
