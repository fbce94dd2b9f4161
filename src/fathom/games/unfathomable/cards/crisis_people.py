"""What single mythos cards do to people: characters and passengers."""

from __future__ import annotations

from ....kernel.cost import Cost
from ....kernel.decision import Answer, Pick
from ....kernel.effect import Effect, EffectFrame, Resolve, Scope
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun, who
from ..rules.actions import destinations
from ..rules.defeat import Defeat, DefeatAll
from ..rules.dice import RollDie
from ..rules.movement import move_character
from ..rules.passengers import PassengerDefeat, RiskPassengers
from ..rules.resources import FOOD, SOULS, change
from ..rules.skill_cards import discard
from ..rules.spaces import (
    BRIG,
    GALLEY,
    SHIP,
    SPACES,
    room_of_roll,
)
from ..rules.titles import eligible, give_title, lose_titles
from ..state import Table
from .crisis_sea import DefeatDeepOnes
from .verbs import do

__all__ = [
    "AgainstPassengers", "Banquet", "DeposeCaptain", "EmptyTheBrig", "Falls", "HumansInRolledRoom", "JailHuman",
    "KeeperBreaksDown", "LeaveBrig", "MayGoToGalley", "RiskCost", "RiskOrFood", "RollAgainstPassengers",
    "SupplyPassengerFalls", "Volunteers", "depose_captain", "empty_the_brig", "humans_in_rolled_room_fall",
    "humans_may_go_to_galley", "jail_a_human", "keeper_breaks_down", "pay_risk", "risk_or_food",
    "roll_against_passengers", "supply_passenger_falls", "volunteers", "you_are_defeated",
]  # fmt: skip


class JailHuman(Procedure):
    """A human outside the Brig is sent there; the chooser picks, the Captain included (R102)."""

    seat: int = -1
    others: bool = False
    optional: bool = False

    def step_1_choose(self, t: Table) -> Step:
        s = t.state
        free = [seat for seat in range(t.seats) if s.is_human(seat) and s.places[seat] != BRIG]
        keys = [f"player-{seat}" for seat in free if not self.others or seat != self.seat]
        if self.optional and keys:
            keys.append("nobody")
        if not keys:
            self.finish()
            return None
        return Pick(self.seat, tuple(keys), "ask-jail", "U-3.0")

    def took_1_choose(self, t: Table, key: str) -> None:
        if key != "nobody":
            move_character(t, int(key.split("-")[1]), BRIG, "U-3.2")


def jail_a_human() -> Effect:
    return do("effect-jail-human", lambda s: JailHuman(seat=s.you))


class Falls(Procedure):
    """Somebody is defeated."""

    seat: int = -1

    def step_1_fall(self, t: Table) -> Step:
        return Defeat(seat=self.seat)


def you_are_defeated() -> Effect:
    return do("effect-you-are-defeated", lambda s: Falls(seat=s.you))


class KeeperBreaksDown(Procedure):
    """The Keeper discards the hand, is defeated and loses the title."""

    def step_1_discard(self, t: Table) -> None:
        keeper = t.state.keeper
        discard(t, keeper, t.state.hands[keeper], "U-38.11")

    def step_2_fall(self, t: Table) -> Step:
        return Defeat(seat=t.state.keeper)

    def step_3_lose_title(self, t: Table) -> None:
        s = t.state
        heirs = eligible(s, "keeper", s.keeper)
        if heirs and heirs[0] != s.keeper:
            give_title(t, "keeper", heirs[0], "U-38.4")


def keeper_breaks_down() -> Effect:
    return do("effect-keeper-breaks-down", lambda s: KeeperBreaksDown())


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


class LeaveBrig(Procedure):
    """A character in the Brig moves to any ship space of its own choice (R101)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in destinations(t.state, self.seat))
        return Pick(self.seat, keys, "ask-move", "U-3.4c")

    def took_1_choose(self, t: Table, key: str) -> None:
        move_character(t, self.seat, SPACES.index(key), "U-3.4c")


class EmptyTheBrig(Procedure):
    def step_1_empty(self, t: Table) -> Step:
        s = t.state
        order = (s.current, *t.seats_after(s.current))
        return Each(over=[seat for seat in order if s.places[seat] == BRIG], body=LeaveBrig())


def empty_the_brig() -> Effect:
    return do("effect-empty-brig", lambda s: EmptyTheBrig())


class HumansInRolledRoom(Procedure):
    """Each human in a rolled room is defeated."""

    seat: int = -1
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_2_fall(self, t: Table) -> Step:
        return DefeatAll(seats=t.state.humans_in(room_of_roll(self.roll)))


def humans_in_rolled_room_fall() -> Effect:
    return do("effect-rolled-room-falls", lambda s: HumansInRolledRoom(seat=s.you))


class MayGoToGalley(Procedure):
    seat: int = -1

    def step_1_ask(self, t: Table) -> Step:
        return Pick(self.seat, ("yes", "no"), "ask-galley", "U-50.4")

    def took_1_ask(self, t: Table, key: str) -> None:
        if key == "yes":
            move_character(t, self.seat, GALLEY, "U-50.4")


class Banquet(Procedure):
    def step_1_ask(self, t: Table) -> Step:
        s = t.state
        order = (s.current, *t.seats_after(s.current))
        free = [seat for seat in order if s.is_human(seat) and s.places[seat] not in (BRIG, GALLEY)]
        return Each(over=free, body=MayGoToGalley())


def humans_may_go_to_galley() -> Effect:
    return do("effect-banquet", lambda s: Banquet())


class RiskCost(Cost):
    """Risking as a cost: it must be possible in full (U-25.6)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return len(t.state.passenger_supply) >= self.n

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        return RiskPassengers(seat=scope.you, n=self.n)

    def say(self) -> Text:
        return Text("effect-risk", n=self.n)


def pay_risk(n: int, effect: Effect) -> Effect:
    from ....kernel.cost import Pay

    return Pay(RiskCost(n), effect)


class SupplyPassengerFalls(Procedure):
    """A passenger of the supply is defeated; with none there, 2 souls are lost."""

    def step_1_fall(self, t: Table) -> Step:
        if t.state.passenger_supply:
            return PassengerDefeat()
        change(t, SOULS, -2, "U-25.8")
        return None


def supply_passenger_falls() -> Effect:
    return do("effect-supply-passenger", lambda s: SupplyPassengerFalls())


class RiskOrFood(Procedure):
    seat: int = -1

    def step_1_risk(self, t: Table) -> Step:
        if t.state.passenger_supply:
            return RiskPassengers(seat=self.seat, n=1)
        change(t, FOOD, -1, "U-25.5")
        return None


def risk_or_food() -> Effect:
    return do("effect-risk-or-food", lambda s: RiskOrFood(seat=s.you))


class RollAgainstPassengers(Effect):
    """Roll; at most the number of passengers on decks: suffer. With none there is nothing to roll (R52)."""

    def __init__(self, effect: Effect) -> None:
        self.parts = (effect,)

    def run(self, t: Table, scope: Scope) -> Step:
        return AgainstPassengers(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-roll-passengers", effect=self.parts[0].say())


class AgainstPassengers(EffectFrame):
    roll: int = 9

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.here().seat).called("roll") if any(t.state.passengers) else None

    def step_2_suffer(self, t: Table) -> Step:
        on_decks = sum(map(len, t.state.passengers))
        return Resolve(effect=self.term().parts[0].id, scope=self.here()) if self.roll <= on_decks else None


def roll_against_passengers(effect: Effect) -> Effect:
    return RollAgainstPassengers(effect)


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
        return DefeatDeepOnes(seat=self.seat, n=self.n, spaces=list(SHIP))


def volunteers() -> Effect:
    return do("effect-volunteers", lambda s: Volunteers(seat=s.you))
