"""The Border: placing Leviathans and suffering their attacks."""

from __future__ import annotations

from ....kernel.decision import Pick, Split
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ...zones import zone
from ..cards.allies import BY_KEY, counted
from ..cards.leviathans import LEVIATHANS, SPACES, space_of
from ..cards.names import LEVIATHAN_KEYS, LORD_KEYS
from ..pieces import LEVIATHAN
from ..state import Table
from .supply import NebulisGained, discard_allies, lose_pearls, nebulis_of

__all__ = [
    "LeviathanAttack", "PlaceLeviathan", "PlaceOnFreeSpace", "discard_lord", "draw_leviathan", "put_leviathan", "roll",
]  # fmt: skip


def roll(t: Table, dice: int) -> list[int]:
    """Roll dice; everybody sees them."""
    rolled = [t.streams.below(6, "dice") + 1 for _ in range(dice)]
    t.reveal("revealed-dice")
    return rolled


def draw_leviathan(t: Table) -> int:
    s = t.state
    card = s.leviathan_deck[-1]
    s.leviathan_deck = s.leviathan_deck[:-1]
    t.reveal("revealed-leviathan", leviathan=noun(LEVIATHAN_KEYS[card]))
    return card


def put_leviathan(t: Table, card: int, space: int, rule: str) -> None:
    """Place a Leviathan with its life marker on the topmost life space."""
    s = t.state
    s.border[space] = card
    s.life_lost[space] = 0
    leviathan, where = noun(LEVIATHAN_KEYS[card]), noun(SPACES[space])
    t.log("log-place-leviathan", rule, refs=(SPACES[space],), leviathan=leviathan, space=where)


def discard_lord(t: Table, seat: int, lord: int, rule: str) -> None:
    """A free Lord (disabled or not) leaves the game."""
    s = t.state
    s.free[seat] = tuple(x for x in s.free[seat] if x != lord)
    s.disabled[seat] = tuple(x for x in s.disabled[seat] if x != lord)
    s.lords_gone += (lord,)
    t.abilities_changed()
    t.log("log-lose-lord", rule, refs=(LORD_KEYS[lord],), player=who(seat), lord=noun(LORD_KEYS[lord]))


class PlaceLeviathan(Procedure):
    """Reveal the top Leviathan, roll two dice; a Leviathan already on that space attacks, then makes way."""

    seat: int = -1
    card: int = zone(LEVIATHAN, "public", "slots", -1)
    space: int = -1
    rule: str = "L-PLC-01"

    def step_1_reveal_and_roll(self, t: Table) -> None:
        s = t.state
        if not s.leviathan_deck:
            t.log("log-no-leviathan", "LP-PLC-03")
            self.finish()
            return
        self.card = draw_leviathan(t)
        first, second = roll(t, 2)
        self.space = space_of(first + second)
        t.log("log-roll-border", self.rule, player=who(self.seat), first=first, second=second)

    def step_2_attack(self, t: Table) -> Step:
        if t.state.border[self.space] < 0:
            return None
        return LeviathanAttack(seat=self.seat, card=t.state.border[self.space])

    def step_3_place(self, t: Table) -> None:
        s = t.state
        old = s.border[self.space]
        if old >= 0:
            s.leviathans_gone += (old,)
            t.log("log-leviathan-leaves", "L-PLC-06", leviathan=noun(LEVIATHAN_KEYS[old]))
        put_leviathan(t, self.card, self.space, "L-PLC-02" if old < 0 else "L-PLC-06")


class LeviathanAttack(Procedure):
    """The penalty of a Leviathan that attacks; it cannot be avoided."""

    seat: int = -1
    card: int = -1
    nebulis: int = 0

    def step_1_strike(self, t: Table) -> None:
        s = t.state
        leviathan = LEVIATHANS[self.card]
        t.log("log-attacked", "L-PLC-03", player=who(self.seat), leviathan=noun(LEVIATHAN_KEYS[self.card]))
        if leviathan.penalty == "wounds":
            s.wounds[self.seat] += leviathan.amount
            t.log("log-wounds", "L-PEN-01", player=who(self.seat), n=leviathan.amount)
        elif leviathan.penalty == "pearls":
            lose_pearls(t, self.seat, leviathan.amount, "L-PEN-02")
        self.go({"lord": "2_lose_lord", "allies": "3_lose_allies"}.get(leviathan.penalty, "4_nebulis"))

    def step_2_lose_lord(self, t: Table) -> Step:
        s = t.state
        lords = s.free[self.seat] + s.disabled[self.seat]
        if not lords:
            self.finish()
            return None
        return Pick(self.seat, tuple(LORD_KEYS[lord] for lord in lords), "ask-lose-lord", "L-PEN-04")

    def took_2_lose_lord(self, t: Table, key: str) -> None:
        discard_lord(t, self.seat, LORD_KEYS.index(key), "L-PEN-04")
        self.finish()

    def refused_2_lose_lord(self, t: Table) -> list[tuple[Text, str]]:
        safe = [lord for _, lord in t.state.assigned[self.seat]]
        return [(Text("refuse-assigned", lord=noun(LORD_KEYS[lord])), "L-PEN-05") for lord in safe]

    def step_3_lose_allies(self, t: Table) -> Step:
        hand = t.state.hands[self.seat]
        n = min(LEVIATHANS[self.card].amount, len(hand))
        chooses = n < len(hand)  # asked even if the cards are all alike: that is nobody's business
        return Split(self.seat, counted(hand), "ask-lose-allies", "L-PEN-03", n, n, {"n": n}, always=chooses)

    def took_3_lose_allies(self, t: Table, answer: dict[str, int]) -> None:
        kinds = [BY_KEY[key] for key, n in answer.items() for _ in range(n)]
        discard_allies(t, self.seat, kinds, "L-PEN-03")
        self.nebulis = nebulis_of(kinds)

    def step_4_nebulis(self, t: Table) -> Step:
        return NebulisGained(seat=self.seat, n=self.nebulis, rule="LP-KRK-02") if self.nebulis else None


class PlaceOnFreeSpace(Procedure):
    """Breeder: draw a Leviathan for all to see, then put it on any free Border space; nobody is attacked."""

    seat: int = -1
    card: int = zone(LEVIATHAN, "public", "slots", -1)

    def step_1_draw(self, t: Table) -> None:
        self.card = draw_leviathan(t)

    def step_2_choose(self, t: Table) -> Step:
        free = tuple(SPACES[i] for i, card in enumerate(t.state.border) if card < 0)
        args = {"leviathan": noun(LEVIATHAN_KEYS[self.card])}
        return Pick(self.seat, free, "ask-free-space", "LP-LORD-BREEDER", args=args)

    def took_2_choose(self, t: Table, key: str) -> None:
        put_leviathan(t, self.card, SPACES.index(key), "LP-LORD-BREEDER")
