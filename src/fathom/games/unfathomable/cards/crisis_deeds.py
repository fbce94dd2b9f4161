"""What single mythos cards do, in procedures of their own."""

from __future__ import annotations

from ....kernel.ability import Ability, Trigger
from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.effect import Effect
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.select import Condition
from ....kernel.text import Text, noun, who
from ..rules.activation import IntoRoom, may_enter
from ..rules.awakening import Awakening
from ..rules.defeat import DefeatAll, defeat_deep_one
from ..rules.items import ChooseActive, lose_item
from ..rules.passengers import RiskPassengers
from ..rules.spaces import ADJACENT, BRIG, ROOMS, SHIP, SPACES
from ..rules.titles import eligible, give_title, lose_titles
from ..rules.tracks import AWAKENING, AdvanceRitual
from ..rules.waypoints import ReachWaypoint
from ..state import Table
from .names import ITEMS
from .verbs import DiscardKept, do

__all__ = [
    "barricade", "barricade_in_short", "depose_captain", "humans_keep_one_item", "humans_there_fall",
    "lose_keepers_title", "move_each_deep_one", "open_gate", "ritual_by_margin", "volunteers",
]  # fmt: skip


class RitualByMargin(Procedure):
    """One space, and one more for every full two by which the total exceeds the target; after Self Sacrifice just one
    (R41)."""

    over: int = 0

    def step_1_advance(self, t: Table) -> Step:
        return AdvanceRitual(n=1 + self.over // 2)


def ritual_by_margin() -> Effect:
    return do("effect-ritual-margin", lambda s: RitualByMargin(over=s.n))


class Barricade(Procedure):
    """For the rest of this turn Deep Ones neither move nor are moved into rooms (R31)."""

    seat: int = -1

    def step_1_barricade(self, t: Table) -> None:
        t.state.barricaded = True
        t.log("log-barricade", "U-50.3", player=who(self.seat))


NOT_YET = Condition("if-not-barricaded", lambda t, s: not t.state.barricaded)
INTO_A_ROOM = Condition("if-into-room", lambda t, s: s.event(t).end in ROOMS)


def _barricade(kind: str, when: Condition | None = None) -> Ability:
    effect, cost = do("effect-barricade", lambda s: Barricade(seat=s.you)), DiscardKept()
    return Trigger(kind, effect, timing="would", moment="moment-barricade", when=when, forced=False, cost=cost)


def barricade() -> list[Ability]:
    """Offered to its holder when Deep Ones are about to activate or to move into a room (R109)."""
    return [_barricade("Activation", NOT_YET), _barricade("IntoRoom", NOT_YET & INTO_A_ROOM)]


def barricade_in_short() -> Ability:
    """Both moments in one line, as the card is printed."""
    return _barricade("Activation")


class MoveEach(Procedure):
    """The current player moves each Deep One on the ship to an adjacent space, or may do so."""

    must: bool = True
    left: dict[int, int] = fresh()
    space: int = -1
    end: int = -1

    def step_1_gather(self, t: Table) -> None:
        self.left = {space: t.state.deep_ones[space] for space in SHIP if t.state.deep_ones[space]}

    def step_2_choose(self, t: Table) -> Step:
        keys = [SPACES[space] for space, n in self.left.items() if n]
        if not keys:
            self.finish()
            return None
        if not self.must:
            keys.append("enough")
        return Pick(t.state.current, tuple(keys), "ask-move-deep-one", "U-50.4")

    def took_2_choose(self, t: Table, key: str) -> None:
        if key == "enough":
            self.finish()
            return
        self.space = SPACES.index(key)

    def step_3_where(self, t: Table) -> Step:
        near = [SPACES[space] for space in ADJACENT[self.space] if may_enter(t.state, space)]
        if not near:
            self.left[self.space] = 0
            self.go("2_choose")
            return None
        return Pick(t.state.current, tuple(near), "ask-adjacent", "U-27.20b")

    def took_3_where(self, t: Table, key: str) -> None:
        self.end = SPACES.index(key)

    def step_4_move(self, t: Table) -> Step:
        return IntoRoom(start=self.space, end=self.end, n=1, rule="U-27.20b")

    def step_5_next(self, t: Table) -> None:
        """A barricade put up against this move leaves the figure to be moved elsewhere."""
        if may_enter(t.state, self.end):
            self.left[self.space] -= 1
        self.go("2_choose")


def move_each_deep_one(*, must: bool) -> Effect:
    return do("effect-move-each" if must else "effect-may-move-each", lambda s: MoveEach(must=must))


class KeepOneItem(Procedure):
    """A human keeps one item and removes the others."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(ITEMS[item] for item in t.state.items[self.seat]), "ask-keep-item", "U-12.2")

    def took_1_choose(self, t: Table, key: str) -> None:
        for item in t.state.items[self.seat]:
            if item != ITEMS.index(key):
                lose_item(t, self.seat, item)
                t.log("log-item-gone", "U-12.2", player=who(self.seat), item=noun(ITEMS[item]))

    def step_2_active(self, t: Table) -> Step:
        return ChooseActive(seat=self.seat)


class HumansKeepOne(Procedure):
    def step_1_each(self, t: Table) -> Step:
        s = t.state
        order = (s.current, *t.seats_after(s.current))
        return Each(over=[n for n in order if s.is_human(n) and len(s.items[n]) > 1], body=KeepOneItem())


def humans_keep_one_item() -> Effect:
    return do("effect-keep-one-item", lambda s: HumansKeepOne())


class OpenGate(Procedure):
    """Look at the top two waypoints, put one on the bottom, resolve the other (R15, R16); then the awakening if due."""

    seat: int = -1

    def step_1_reach(self, t: Table) -> Step:
        return ReachWaypoint(seat=self.seat)

    def step_2_awaken(self, t: Table) -> Step:
        s = t.state
        return Awakening() if s.distance() >= AWAKENING and not s.awakened else None


def open_gate() -> Effect:
    return do("effect-open-gate", lambda s: OpenGate(seat=s.you))


class LoseKeepersTitle(Procedure):
    """The title passes on, if there is an heir (U-38.4)."""

    def step_1_lose(self, t: Table) -> None:
        s = t.state
        heirs = eligible(s, "keeper", s.keeper)
        if heirs and heirs[0] != s.keeper:
            give_title(t, "keeper", heirs[0], "U-38.4")


def lose_keepers_title() -> Effect:
    return do("effect-lose-keepers-title", lambda s: LoseKeepersTitle())


class DeposeCaptain(Procedure):
    """The chooser goes to the Brig; the title passes to the lowest in line (R59)."""

    seat: int = -1

    def step_1_depose(self, t: Table) -> None:
        s = t.state
        captain = s.captain
        s.places[self.seat] = BRIG
        t.log("log-move", "U-50.2", player=who(self.seat), space=noun("brig"), refs=("brig",))
        lose_titles(t, self.seat, "U-3.2", lowest=("captain",))
        if s.captain == captain and self.seat != captain:
            heirs = eligible(s, "captain", captain)
            if heirs:
                give_title(t, "captain", heirs[-1], "U-38.4")


def depose_captain() -> Effect:
    return do("effect-depose-captain", lambda s: DeposeCaptain(seat=s.you))


class HumansThereFall(Procedure):
    """Each human in a room is defeated."""

    room: int = -1

    def step_1_fall(self, t: Table) -> Step:
        return DefeatAll(seats=t.state.humans_in(self.room))


def humans_there_fall() -> Effect:
    return do("effect-humans-there-fall", lambda s: HumansThereFall(room=s.it))


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
