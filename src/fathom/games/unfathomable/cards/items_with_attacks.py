"""Weapons with an attack of their own: Quick Draw and Rampage use them too (R93)."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed, Text, noun
from ..rules.attack import Attack, defender_text, enemies_of
from ..rules.spaces import ADJACENT, BRIG, SPACES
from ..state import Table
from .names import ITEMS

__all__ = ["WEAPONS", "AttackWith", "Weapon", "WeaponAttack", "weapons_of"]


class Weapon:
    """How a weapon attacks: its bonus, whether it reaches into an adjacent space, and how many enemies it meets."""

    def __init__(
        self, bonus: int = 0, *, far: bool = False, per_enemy: int = 0, item: str = "", enemies: int = 1
    ) -> None:
        self.bonus, self.far, self.per_enemy, self.item, self.enemies = bonus, far, per_enemy, item, enemies

    def targets(self, t: Table, seat: int) -> list[int]:
        """The spaces in which it finds somebody to attack."""
        here = t.state.places[seat]
        reach = ADJACENT[here] if self.far else (here,)
        return [space for space in reach if enemies_of(t, seat, space)]

    def attack(self, seat: int) -> Procedure:
        return WeaponAttack(
            seat=seat, bonus=self.bonus, far=self.far, per_enemy=self.per_enemy, item=self.item, left=self.enemies
        )


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
        bonus = Text("bonus-per-enemy", n=weapon.per_enemy) if weapon.per_enemy else Text("bonus", n=weapon.bonus)
        reach = noun("adjacent-spaces").formed("any") if weapon.far else noun("your-space")
        whom = [Text("enemy-at", where=reach), noun("enemy-other")][: weapon.enemies]
        told = [Text("effect-attack", bonus=bonus, where=one) for one in whom]
        return told[0] if len(told) == 1 else Text("effect-sequence", parts=Listed(told, "then"))


class WeaponAttack(Procedure):
    """Attack with a weapon, one enemy or several different ones; its bonus replaces the one of the bare hands."""

    seat: int = -1
    bonus: int = 0
    far: bool = False
    per_enemy: int = 0
    item: str = ""
    left: int = 1
    space: int = -1
    defender: str = ""
    hit: bool = False

    def step_1_where(self, t: Table) -> Step:
        weapon = Weapon(far=self.far)
        keys = tuple(SPACES[space] for space in weapon.targets(t, self.seat))
        if not keys:
            self.finish()
            return None
        return Pick(self.seat, keys, "ask-attack-space", "U-4.1b")

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)

    def step_2_choose(self, t: Table) -> Step:
        keys = self.others(t) if self.left else ()
        if not keys:
            self.finish()
            return None
        return Pick(self.seat, keys, "ask-defender", "U-4.4")

    def others(self, t: Table) -> tuple[str, ...]:
        """The enemies there without the one already attacked: a Deep One that fell leaves the others."""
        more = self.defender == "deep-one" and t.state.deep_ones[self.space] + self.hit > 1
        return tuple(key for key in enemies_of(t, self.seat, self.space) if key != self.defender or more)

    def took_2_choose(self, t: Table, key: str) -> None:
        self.defender = key

    def text_2_choose(self, t: Table, key: str) -> Text:
        return defender_text(key)

    def step_3_attack(self, t: Table) -> Step:
        foes = t.state.deep_ones[self.space] * t.state.is_human(self.seat)
        foes += sum(key != "deep-one" for key in enemies_of(t, self.seat, self.space))
        self.left -= 1
        self.go("2_choose")
        bonus = self.bonus + self.per_enemy * foes
        return Attack(seat=self.seat, defender=self.defender, space=self.space, bonus=bonus).called("hit")


WEAPONS: dict[str, Weapon] = {}
"""Filled by the items."""


def weapons_of(t: Table, seat: int) -> list[tuple[str, Weapon]]:
    """The weapons a seat can use now; no item works in the Brig (U-3.6)."""
    if t.state.places[seat] == BRIG or t.value("cannot-attack", seat):
        return []
    return [(ITEMS[item], WEAPONS[ITEMS[item]]) for item in t.state.items[seat] if ITEMS[item] in WEAPONS]
