"""What single items do: their own small procedures, and when they can be used."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.effect import Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ..rules.actions import is_blocked
from ..rules.attack import Attack, defender_text, enemies_of
from ..rules.damage import DamageRoom, is_damaged, repair
from ..rules.defeat import DefeatAll, defeat_deep_one
from ..rules.items import lose_item
from ..rules.movement import move_character
from ..rules.passengers import passengers_on
from ..rules.spaces import ADJACENT, BRIG, DECKS, ROOMS, SICK_BAY, SPACES
from ..state import Table
from .items_with_attacks import WeaponAttack
from .names import ITEMS

__all__ = [
    "Flare", "FreeRepair", "Grenade", "RescueInstead", "TwoAttacks", "can_flare", "can_repair", "enemies_here",
    "is_near",
]  # fmt: skip


class FreeRepair(Procedure):
    seat: int = -1

    def step_1_repair(self, t: Table) -> None:
        repair(t, self.seat, t.state.places[self.seat], "U-22.2")


def can_repair(t: Table, s: Scope) -> bool:
    st = t.state
    here = st.places[s.you]
    return is_damaged(st, here) and not is_blocked(st, here)


class RescueInstead(Procedure):
    """The passenger is rescued instead."""

    seat: int = -1
    of: int = 0

    def step_1_rescue(self, t: Table) -> None:
        event = Scope(you=self.seat, frame=self.of).event(t)
        deck = event.space - DECKS.start
        tokens = t.state.passengers[deck]
        t.state.passengers[deck] = tokens[: event.at] + tokens[event.at + 1 :]
        t.state.passenger_supply += (tokens[event.at],)
        t.log("log-rescue", "U-25.7", player=who(self.seat), n=1, space=noun(SPACES[event.space]))


def is_near(t: Table, s: Scope) -> bool:
    space, here = s.event(t).space, t.state.places[s.you]
    return bool(space in DECKS and here != BRIG and (space == here or space in ADJACENT[here]))


def enemies_here(t: Table, s: Scope) -> bool:
    return not t.value("cannot-attack", s.you) and bool(enemies_of(t, s.you, t.state.places[s.you]))


class Grenade(Procedure):
    """Everybody in an adjacent space falls, and an undamaged room is damaged."""

    seat: int = -1
    space: int = -1

    def step_1_where(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in ADJACENT[t.state.places[self.seat]])
        return Pick(self.seat, keys, "ask-grenade", "U-31.0")

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)
        lose_item(t, self.seat, ITEMS.index("jam-tin-grenade"))
        t.log("log-item-gone", "U-12.2", player=who(self.seat), item=noun("jam-tin-grenade"))

    def step_2_deep_ones(self, t: Table) -> None:
        defeat_deep_one(t, self.space, t.state.deep_ones[self.space], "U-26.0")

    def step_3_others(self, t: Table) -> Step:
        s = t.state
        seats = [seat for seat, place in enumerate(s.places) if place == self.space]
        return DefeatAll(seats=seats, spaces=[self.space] * passengers_on(s, self.space))

    def step_4_damage(self, t: Table) -> Step:
        if self.space not in ROOMS or is_damaged(t.state, self.space):
            return None
        return DamageRoom(seat=self.seat, space=self.space)


class Flare(Procedure):
    """Attack with +2, let another character come to your space, or both."""

    seat: int = -1
    attacks: bool = False
    other: int = -1

    def step_1_choose(self, t: Table) -> Step:
        if not enemies_here(t, Scope(you=self.seat)):
            return None
        keys = ("attack", "no-attack") if away(t, self.seat) else ("attack",)
        return Pick(self.seat, keys, "ask-flare-attack", "U-4.1b")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.attacks = key == "attack"

    def step_2_attack(self, t: Table) -> Step:
        return WeaponAttack(seat=self.seat, bonus=2) if self.attacks else None

    def step_3_call(self, t: Table) -> Step:
        keys = tuple(f"player-{seat}" for seat in away(t, self.seat))
        return Pick(self.seat, (*keys, "nobody"), "ask-flare", "U-50.4")

    def took_3_call(self, t: Table, key: str) -> None:
        self.other = -1 if key == "nobody" else int(key.split("-")[1])

    def step_4_come(self, t: Table) -> Step:
        return Pick(self.other, ("yes", "no"), "ask-come", "U-50.4") if self.other >= 0 else None

    def took_4_come(self, t: Table, key: str) -> None:
        if key == "yes":
            move_character(t, self.other, t.state.places[self.seat], "U-50.4")


def away(t: Table, seat: int) -> list[int]:
    """Who could come here: nobody leaves the Brig so, or enters the Sick Bay by choice (U-3.4c, U-1.3c)."""
    s = t.state
    here = s.places[seat]
    return [n for n in t.seats_after(seat) if s.places[n] not in (BRIG, here)] if here != SICK_BAY else []


def can_flare(t: Table, s: Scope) -> bool:
    return enemies_here(t, s) or bool(away(t, s.you))


class TwoAttacks(Procedure):
    """Attack an enemy, then another one."""

    seat: int = -1
    left: int = 2
    defender: str = ""
    hit: bool = False

    def step_1_choose(self, t: Table) -> Step:
        keys = self.others(t) if self.left else ()
        if not keys:
            self.finish()
            return None
        return Pick(self.seat, keys, "ask-defender", "U-4.4")

    def others(self, t: Table) -> tuple[str, ...]:
        """The enemies here without the one already attacked: a Deep One that fell leaves the others."""
        s = t.state
        here = s.places[self.seat]
        more = self.defender == "deep-one" and s.deep_ones[here] + self.hit > 1
        return tuple(key for key in enemies_of(t, self.seat, here) if key != self.defender or more)

    def took_1_choose(self, t: Table, key: str) -> None:
        self.defender = key

    def text_1_choose(self, t: Table, key: str) -> Text:
        return defender_text(key)

    def step_2_attack(self, t: Table) -> Step:
        self.left -= 1
        self.pc = 0
        return Attack(seat=self.seat, defender=self.defender, space=t.state.places[self.seat]).called("hit")
