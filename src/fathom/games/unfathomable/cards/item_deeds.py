"""What single items do: their own small procedures, and when they can be used."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.effect import Scope
from ....kernel.procedure import Procedure, Step
from ..rules.actions import is_blocked
from ..rules.attack import enemies_of
from ..rules.damage import is_damaged, repair
from ..rules.movement import move_character
from ..rules.spaces import ADJACENT, BRIG, DECKS, SICK_BAY
from ..state import Table
from .items_with_attacks import WeaponAttack

__all__ = ["Flare", "FreeRepair", "can_flare", "can_repair", "is_near"]


class FreeRepair(Procedure):
    seat: int = -1

    def step_1_repair(self, t: Table) -> None:
        repair(t, self.seat, t.state.places[self.seat], "U-22.2")


def can_repair(t: Table, s: Scope) -> bool:
    st = t.state
    here = st.places[s.you]
    return is_damaged(st, here) and not is_blocked(st, here)


def is_near(t: Table, s: Scope) -> bool:
    space, here = s.event(t).space, t.state.places[s.you]
    return bool(space in DECKS and here != BRIG and (space == here or space in ADJACENT[here]))


def enemies_here(t: Table, s: Scope) -> bool:
    return not t.value("cannot-attack", s.you) and bool(enemies_of(t, s.you, t.state.places[s.you]))


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
