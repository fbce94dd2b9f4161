"""The Border: placing Leviathans and suffering their attacks."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ...zones import draw, move, put, zone
from ..cards.leviathans import LEVIATHANS, SPACES, space_of
from ..cards.names import LEVIATHAN_KEYS, LORD_KEYS
from ..pieces import LEVIATHAN
from ..state import Table

__all__ = [
    "LeviathanAttack", "PlaceLeviathan", "discard_lord", "draw_leviathan", "put_leviathan", "roll",
]  # fmt: skip


def roll(t: Table, dice: int) -> list[int]:
    """Roll dice; everybody sees them."""
    rolled = [t.streams.below(6, "dice") + 1 for _ in range(dice)]
    t.reveal("revealed-dice")
    return rolled


def draw_leviathan(t: Table) -> int:
    (card,) = draw(t, "leviathan_deck")
    t.reveal("revealed-leviathan", leviathan=noun(LEVIATHAN_KEYS[card]))
    return card


def put_leviathan(t: Table, card: int, space: int, rule: str) -> None:
    """Place a Leviathan with its life marker on the topmost life space."""
    put(t, ("border", space), (card,))
    t.state.life_lost[space] = 0
    leviathan, where = noun(LEVIATHAN_KEYS[card]), noun(SPACES[space])
    t.log("log-place-leviathan", rule, refs=(SPACES[space],), leviathan=leviathan, space=where)


def discard_lord(t: Table, seat: int, lord: int, rule: str) -> None:
    """A free Lord (disabled or not) leaves the game."""
    s = t.state
    move(t, ("free" if lord in s.free[seat] else "disabled", seat), "lords_gone", (lord,))
    t.log("log-lose-lord", rule, refs=(LORD_KEYS[lord],), player=who(seat), lord=noun(LORD_KEYS[lord]))


class PlaceLeviathan(Procedure):
    """Reveal the top Leviathan and roll two dice for its space; a Leviathan already there attacks, then makes way.
    By the clause `free` the seat chooses a free space instead."""

    seat: int = -1
    card: int = zone(LEVIATHAN, "public", "slots", -1)
    space: int = -1
    rule: str = "L-PLC-01"
    free: str = ""

    def step_1_reveal(self, t: Table) -> None:
        if not t.state.leviathan_deck:
            t.log("log-no-leviathan", "LP-PLC-03")
            self.finish()
            return
        self.card = draw_leviathan(t)

    def step_2_find_space(self, t: Table) -> Step:
        if self.free:
            keys = tuple(SPACES[i] for i, card in enumerate(t.state.border) if card < 0)
            args = {"leviathan": noun(LEVIATHAN_KEYS[self.card])}
            return Pick(self.seat, keys, "ask-free-space", self.free, args=args)
        first, second = roll(t, 2)
        self.space = space_of(first + second)
        t.log("log-roll-border", self.rule, player=who(self.seat), first=first, second=second)
        return None

    def took_2_find_space(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)

    def step_3_attack(self, t: Table) -> Step:
        if t.state.border[self.space] < 0:
            return None
        return LeviathanAttack(seat=self.seat, card=t.state.border[self.space])

    def step_4_place(self, t: Table) -> None:
        s = t.state
        old = s.border[self.space]
        if old >= 0:
            move(t, "border", "leviathans_gone", (old,))
            t.log("log-leviathan-leaves", "L-PLC-06", leviathan=noun(LEVIATHAN_KEYS[old]))
        put_leviathan(t, self.card, self.space, self.free or ("L-PLC-02" if old < 0 else "L-PLC-06"))


class LeviathanAttack(Procedure):
    """The penalty of a Leviathan that attacks; it cannot be avoided."""

    seat: int = -1
    card: int = -1

    def step_1_strike(self, t: Table) -> Step:
        leviathan = LEVIATHANS[self.card]
        t.log("log-attacked", "L-PLC-03", player=who(self.seat), leviathan=noun(leviathan.slug))
        return leviathan.does(t, self.seat)
