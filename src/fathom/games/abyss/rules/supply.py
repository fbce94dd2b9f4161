"""Gains and losses of pearls, Keys, Nebulis and cards: the small change every chapter uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, who
from ...zones import draw, move
from ..cards.allies import KRAKEN, RACE, VALUE, ally_text
from ..cards.tokens import KEY_SUPPLY
from ..state import AbyssState, Table

__all__ = [
    "NebulisGained", "PearlsGained", "can_draw", "check_figure", "discard_affiliated", "discard_allies",
    "draw_exploration", "gain_key", "lose_pearls", "max_payable", "mixes", "nebulis_of", "suffer_wounds",
]  # fmt: skip


class PearlsGained(Event):
    """A seat gains pearls at once: one sale, one reward, one power; `rule` is the clause that gives them."""

    seat: int = -1
    n: int = 0
    rule: str = ""

    def happen(self, t: Table) -> Step:
        s = t.state
        s.pearls[self.seat] += self.n
        if not t.quiet:
            t.log("log-gain-pearls", self.rule, player=who(self.seat), n=self.n)
        return None


class NebulisGained(Event):
    """A seat takes Nebulis, `rule` says why; the Kraken figure may move."""

    seat: int = -1
    n: int = 0
    rule: str = ""

    def happen(self, t: Table) -> Step:
        s = t.state
        s.nebulis[self.seat] += self.n
        t.log("log-gain-nebulis", self.rule, player=who(self.seat), n=self.n)
        return check_figure(t, (self.seat,))


def lose_pearls(t: Table, seat: int, n: int, rule: str) -> None:
    """Return up to n pearls to the Treasury."""
    s = t.state
    n = min(n, s.pearls[seat])
    if n:
        s.pearls[seat] -= n
        t.log("log-lose-pearls", rule, player=who(seat), n=n)


def suffer_wounds(t: Table, seat: int, n: int, rule: str) -> None:
    t.state.wounds[seat] += n
    t.log("log-wounds", rule, player=who(seat), n=n)


def gain_key(t: Table, seat: int, rule: str, n: int = 1) -> None:
    """Take Key tokens while the supply lasts."""
    s = t.state
    n = min(n, KEY_SUPPLY - sum(s.key_tokens))
    if n > 0:
        s.key_tokens[seat] += n
        t.log("log-gain-keys", rule, player=who(seat), n=n)


def nebulis_of(kinds: Iterable[int]) -> int:
    """The Nebulis printed on Krakens: value minus 1 each."""
    return sum(VALUE[kind] - 1 for kind in kinds if RACE[kind] == KRAKEN)


def discard_allies(t: Table, seat: int, kinds: Sequence[int], rule: str) -> None:
    """Discard hand Allies to the Exploration discard, openly."""
    move(t, ("hands", seat), "discard", tuple(kinds))
    if not t.quiet:
        for kind in kinds:
            t.log("log-discard-ally", rule, player=who(seat), ally=ally_text(kind))


def discard_affiliated(t: Table, seat: int, kind: int, rule: str) -> None:
    """An affiliated Ally goes to the Exploration discard."""
    move(t, ("affiliated", seat), "discard", (kind,))
    t.log("log-discard-ally", rule, player=who(seat), ally=ally_text(kind))


# ---- the Exploration deck


def can_draw(s: AbyssState) -> bool:
    return bool(s.deck or s.discard)


def draw_exploration(t: Table) -> int:
    """The top Exploration card, or -1; an empty deck is made anew from its discard."""
    s = t.state
    if not s.deck:
        if not s.discard:
            return -1
        s.deck, s.discard = t.streams.shuffled(s.discard, "exploration"), ()
        t.log("log-reshuffle", "B-EXP-15")
    (card,) = draw(t, "deck")
    if not t.quiet:
        t.reveal("revealed-card", card=ally_text(card))
    return card


# ---- paying with pearls and Nebulis


def mixes(t: Table, seat: int, amount: int) -> list[int]:
    """The numbers of Nebulis with which this amount can be paid, the rest in pearls."""
    s = t.state
    pearls, owned = s.pearls[seat], s.nebulis[seat]
    out = [0] if amount <= pearls else []
    if owned and amount:
        keeps = t.value("keeps-pearls", seat)
        for n in range(1, min(t.value("nebulis-limit", seat, 1), owned, amount) + 1):
            rest = amount - n
            if rest == pearls or (keeps and rest < pearls):
                out.append(n)
    return out


def max_payable(t: Table, seat: int) -> int:
    """The most this seat can pay; every smaller amount can be paid too."""
    s = t.state
    owned = s.nebulis[seat]
    return s.pearls[seat] + (min(t.value("nebulis-limit", seat, 1), owned) if owned else 0)


# ---- the Kraken figure


def check_figure(t: Table, rose: Sequence[int]) -> Step:
    """Who holds the Kraken figure now that the Nebulis of the seats in `rose` went up (or others' down)?"""
    s = t.state
    most = max(s.nebulis)
    holder = s.kraken_holder
    if most == 0:
        if holder >= 0:
            s.kraken_holder = -1
            t.log("log-figure-back", "K-FIG-04")
        return None
    if holder < 0:
        first = next(seat for seat in (s.active, *t.seats_after(s.active)) if s.nebulis[seat] == most)
        _move_figure(t, first, "K-FIG-01" if s.nebulis.count(most) == 1 else "K-FIG-07")
        return None
    mine = s.nebulis[holder]
    if most < mine:
        return None
    heirs = [seat for seat in t.seats_after(holder) if s.nebulis[seat] == most and (most > mine or seat in rose)]
    if len(heirs) == 1:
        _move_figure(t, heirs[0], "K-FIG-02" if heirs[0] in rose else "K-FIG-06")
    elif heirs:
        return HandOverFigure(seat=holder, heirs=heirs)
    return None


def _move_figure(t: Table, seat: int, rule: str) -> None:
    t.state.kraken_holder = seat
    t.log("log-figure", rule, player=who(seat))


class HandOverFigure(Procedure):
    """Several others lead at once: the holder chooses who gets the Kraken figure."""

    PHASE = "figure"

    seat: int = -1
    heirs: list[int] = fresh()

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(f"player-{heir}" for heir in self.heirs), "ask-figure", "K-FIG-03")

    def took_1_choose(self, t: Table, key: str) -> None:
        _move_figure(t, int(key.split("-")[1]), "K-FIG-03")


def player_text(key: str) -> Text:
    """The words of a key such as player-2."""
    return who(int(key.split("-")[1]))
