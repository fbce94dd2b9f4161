"""Weapons with an attack of their own: Quick Draw and Rampage use them too (R93)."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Pick
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun
from ..rules.actions import AttackAction
from ..rules.attack import enemies_of
from ..rules.spaces import ADJACENT, BRIG, SPACES
from ..state import Table
from .names import ITEMS

__all__ = ["WEAPONS", "AttackWith", "Weapon", "WeaponAttack", "weapons_of"]


class Weapon:
    """How a weapon attacks: its bonus, and whether it reaches into an adjacent space."""

    def __init__(self, bonus: int = 0, *, far: bool = False, per_enemy: int = 0, item: str = "",
                 make: Callable[[int], Procedure] | None = None) -> None:  # fmt: skip
        self.bonus, self.far, self.per_enemy, self.item, self.make = bonus, far, per_enemy, item, make

    def targets(self, t: Table, seat: int) -> list[int]:
        """The spaces in which it finds somebody to attack."""
        here = t.state.places[seat]
        reach = ADJACENT[here] if self.far else (here,)
        return [space for space in reach if enemies_of(t, seat, space)]

    def attack(self, seat: int) -> Procedure:
        if self.make is not None:
            return self.make(seat)
        return WeaponAttack(seat=seat, bonus=self.bonus, far=self.far, per_enemy=self.per_enemy, item=self.item)


class AttackWith(Effect):
    """Attack with a weapon. No item works in the Brig (U-3.6)."""

    def __init__(self, weapon: Weapon) -> None:
        self.weapon = weapon

    def word(self) -> str:
        return "attack"

    def can(self, t: Table, scope: Scope) -> bool:
        if t.state.places[scope.you] == BRIG or t.value("cannot-attack", scope.you):
            return False
        return bool(self.weapon.targets(t, scope.you))

    def run(self, t: Table, scope: Scope) -> Step:
        return self.weapon.attack(scope.you)

    def say(self) -> Text:
        weapon = self.weapon
        if weapon.per_enemy:
            return Text("effect-attack-per-enemy", n=weapon.per_enemy)
        return Text("effect-attack", n=weapon.bonus, where=noun("enemy-near" if weapon.far else "enemy-here"))


class WeaponAttack(Procedure):
    """Attack with a weapon; its bonus replaces the one of the bare hands."""

    seat: int = -1
    bonus: int = 0
    far: bool = False
    per_enemy: int = 0
    item: str = ""
    space: int = -1

    def step_1_where(self, t: Table) -> Step:
        weapon = Weapon(far=self.far)
        keys = tuple(SPACES[space] for space in weapon.targets(t, self.seat))
        return Pick(self.seat, keys, "ask-attack-space", "U-4.1b") if keys else None

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)

    def step_2_attack(self, t: Table) -> Step:
        if self.space < 0:
            return None
        foes = t.state.deep_ones[self.space] * t.state.is_human(self.seat)
        foes += sum(key != "deep-one" for key in enemies_of(t, self.seat, self.space))
        bonus = self.bonus + self.per_enemy * foes
        return AttackAction(seat=self.seat, space=self.space, bonus=bonus, weapon=True)


WEAPONS: dict[str, Weapon] = {}
"""Filled by the items."""


def weapons_of(t: Table, seat: int) -> list[tuple[str, Weapon]]:
    """The weapons a seat can use now; no item works in the Brig (U-3.6)."""
    if t.state.places[seat] == BRIG or t.value("cannot-attack", seat):
        return []
    return [(ITEMS[item], WEAPONS[ITEMS[item]]) for item in t.state.items[seat] if ITEMS[item] in WEAPONS]
