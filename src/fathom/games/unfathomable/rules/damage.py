"""Damage and repair (U-44, U-22): six damaged rooms sink the ship."""

from __future__ import annotations

from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import noun, who
from ...zones import draw, put, shuffle, take, zone
from ..cards.names import DAMAGE
from ..pieces import DAMAGE_CARD
from ..state import Table, UnfathomableState
from .defeat import DefeatAll
from .dice import RollDie
from .ending import end_game
from .looking import everybody, forget
from .passengers import RiskPassengers
from .resources import FOOD, FUEL, change
from .spaces import BRIDGE, ROOMS, SPACES, nearest_undamaged, room_of_roll

__all__ = ["DamageRoom", "DamageShip", "DamageShips", "is_damaged", "repair"]


def is_damaged(s: UnfathomableState, space: int) -> bool:
    return space in ROOMS and s.damage[space - BRIDGE] >= 0


class DamageShips(Procedure):
    """Damage the ship so many times; each damage is finished before the next card is drawn (R78)."""

    seat: int = -1
    n: int = 1

    def step_1_damage(self, t: Table) -> Step:
        return Each(over=list(range(self.n)), field="number", body=DamageShip(seat=self.seat))


class DamageShip(Procedure):
    """Draw and resolve the top damage card (U-44.1), for a rolled room or for `space` where the damage is meant for one
    (U-44.2). The result is the room that was damaged, or -1."""

    seat: int = -1
    number: int = 0
    space: int = -1
    card: int = zone(DAMAGE_CARD, "public", "slots", -1)
    roll: int = 0
    room: int = -1

    def step_1_draw(self, t: Table) -> Step:
        s = t.state
        self.result = -1
        if not s.damage_deck:  # R21
            self.finish(-1)
            return None
        (self.card,) = draw(t, "damage_deck", 1, everybody(t))
        t.log("log-damage-card", "U-44.1", card=noun(DAMAGE[self.card]))
        t.reveal("revealed-damage")
        if DAMAGE[self.card] == "fleeing-passengers":
            put(t, "damage_deck", (self.card,), beneath=True, seen_by=everybody(t))
            if len(s.damage_deck) > 1:  # alone in the deck (R20) it would come up again and again
                self.again()
            else:
                self.finish(-1)
            return RiskPassengers(seat=self.seat, n=1, rule="U-44.1")
        if DAMAGE[self.card] in ("fuel-leak", "flooded-food-stores"):  # removed, and nothing more is drawn (U-44.2b)
            change(t, FUEL if DAMAGE[self.card] == "fuel-leak" else FOOD, -1, "U-44.2b")
            if not s.ending:
                self.finish(-1)
        return None

    def step_2_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll") if self.space < 0 else None

    def step_3_place(self, t: Table) -> Step:
        """A damaged room is not damaged again: the nearest undamaged one is (U-44.5)."""
        s = t.state
        meant = room_of_roll(self.roll) if self.space < 0 else self.space
        self.room = nearest_undamaged(meant, s.damage)
        put(t, ("damage", self.room - BRIDGE), (self.card,))
        rule = "U-44.5" if self.room != meant else "U-44.1a" if self.space < 0 else "U-44.2a"
        t.log("log-damage", rule, space=noun(SPACES[self.room]), refs=(SPACES[self.room],))
        t.abilities_changed()
        if all(card >= 0 for card in s.damage):
            end_game(t, "damage", "U-48.0c")
            return None
        self.result = self.room
        return DefeatAll(seats=s.humans_in(self.room), rule="U-44.0")


class DamageRoom(Procedure):
    """Damage a specific room. The result is the room that was damaged, or -1."""

    seat: int = -1
    space: int = -1

    def step_1_damage(self, t: Table) -> Step:
        return DamageShip(seat=self.seat, space=self.space).called("result")


def repair(t: Table, seat: int, space: int, rule: str) -> None:
    """The damage card is shuffled back into its deck (U-22.2)."""
    forget(t, "damage_deck")
    put(t, "damage_deck", take(t, "damage", (t.state.damage[space - BRIDGE],)))
    shuffle(t, "damage_deck", "damage")
    t.log("log-repair", rule, player=who(seat), space=noun(SPACES[space]), refs=(SPACES[space],))
    t.abilities_changed()
