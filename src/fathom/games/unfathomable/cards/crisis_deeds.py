"""What single mythos cards do, in procedures of their own."""

from __future__ import annotations

from ....kernel.ability import Ability, Trigger
from ....kernel.decision import Pick
from ....kernel.effect import Effect
from ....kernel.procedure import Procedure, Step
from ....kernel.select import Condition
from ....kernel.text import Text, who
from ..rules.defeat import defeat_deep_one
from ..rules.passengers import RiskPassengers
from ..rules.spaces import ROOMS, SHIP, SPACES
from ..state import Table
from .moments import moment
from .this_card import DiscardThis
from .verbs import do

__all__ = ["barricade", "barricade_in_short", "volunteers"]


class Barricade(Procedure):
    """For the rest of this turn Deep Ones neither move nor are moved into rooms (R31)."""

    seat: int = -1

    def step_1_barricade(self, t: Table) -> None:
        t.state.barricaded = True
        t.log("log-barricade", "U-50.3", player=who(self.seat))


NOT_YET = Condition("if-not-barricaded", lambda t, s: not t.state.barricaded)
INTO_A_ROOM = Condition("if-into-room", lambda t, s: s.event(t).end in ROOMS)


def _barricade(kind: str, when: Condition | None = None) -> Ability:
    effect, cost = do("effect-barricade", lambda s: Barricade(seat=s.you)), DiscardThis()
    return Trigger(kind, effect, timing="would", moment=moment("barricade"), when=when, forced=False, cost=cost)


def barricade() -> list[Ability]:
    """Offered to its holder when Deep Ones are about to activate or to move into a room (R109)."""
    return [_barricade("Activation", NOT_YET), _barricade("IntoRoom", NOT_YET & INTO_A_ROOM)]


def barricade_in_short() -> Ability:
    """Both moments in one line, as the card is printed."""
    return _barricade("Activation")


class Volunteers(Procedure):
    """Risk 1 to 4 passengers to defeat as many Deep Ones on the ship."""

    seat: int = -1
    n: int = 0
    risked: bool = False

    def step_1_how_many(self, t: Table) -> Step:
        most = min(4, len(t.state.passenger_supply))
        return Pick(self.seat, tuple(str(n) for n in range(1, most + 1)), "ask-volunteers", "U-50.5")

    def took_1_how_many(self, t: Table, key: str) -> None:
        self.n = int(key)

    def text_1_how_many(self, t: Table, key: str) -> Text:
        return Text("number", n=int(key))

    def step_2_risk(self, t: Table) -> Step:
        return RiskPassengers(seat=self.seat, n=self.n)

    def step_3_defeat(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in SHIP if t.state.deep_ones[space])
        return Pick(self.seat, keys, "ask-defeat-deep-one", "U-26.0") if keys and self.n else None

    def took_3_defeat(self, t: Table, key: str) -> None:
        defeat_deep_one(t, SPACES.index(key), 1, "U-26.0")
        self.n -= 1
        self.again()


def volunteers() -> Effect:
    return do("effect-volunteers", lambda s: Volunteers(seat=s.you))
