"""Commander's limit and martial law, at the end of a turn."""

from __future__ import annotations

from ....kernel.decision import Number, Split
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, who
from ..cards.allies import BY_KEY, KRAKEN, RACE, counted
from ..state import Table
from .supply import NebulisGained, discard_allies, nebulis_of

__all__ = ["MARTIAL_LAW", "NO_LIMIT", "DiscardDown", "MartialLaw"]

NO_LIMIT = 999
MARTIAL_LAW = 12


class DiscardDown(Procedure):
    """Discard hand Allies of one's own choice, down to a limit; Krakens give Nebulis if there is a clause for it."""

    seat: int = -1
    limit: int = NO_LIMIT
    rule: str = "B-LORD-COMMANDER-2"
    why: str = "ask-discard"
    krakens: str = ""
    nebulis: int = 0

    def step_1_choose(self, t: Table) -> Step:
        hand = t.state.hands[self.seat]
        n = len(hand) - self.limit
        if n <= 0:
            self.finish()
            return None
        chooses = n < len(hand)  # asked even if the cards are all alike: that is nobody's business
        told = {"n": n, "why": "power"}
        return Split(self.seat, counted(hand), self.why, self.rule, n, n, told, always=chooses)

    def took_1_choose(self, t: Table, answer: dict[str, int]) -> None:
        kinds = [BY_KEY[key] for key, n in answer.items() for _ in range(n)]
        discard_allies(t, self.seat, kinds, self.rule)
        self.nebulis = nebulis_of(kinds) if self.krakens else 0

    def step_2_nebulis(self, t: Table) -> Step:
        return NebulisGained(seat=self.seat, n=self.nebulis, rule=self.krakens) if self.nebulis else None


class MartialLaw(Procedure):
    """More than 12 Allies in hand at the end of the own turn: pay 1 Pearl for each or discard it."""

    seat: int = -1
    paid: int = 0

    def step_1_pay(self, t: Table) -> Step:
        """Krakens count toward the 12 but cannot be discarded, so some Allies may have to be paid for."""
        s = t.state
        hand = s.hands[self.seat]
        extra = len(hand) - MARTIAL_LAW
        if extra <= 0:
            self.finish()
            return None
        others = sum(RACE[kind] != KRAKEN for kind in hand)
        most = min(extra, s.pearls[self.seat])
        return Number(self.seat, "ask-martial-law", "L-ML-01", min(most, max(0, extra - others)), most, {"n": extra})

    def took_1_pay(self, t: Table, n: int) -> None:
        self.paid = n
        t.state.pearls[self.seat] -= n
        if n:
            t.log("log-martial-law", "L-ML-01", player=who(self.seat), n=n)

    def step_2_discard(self, t: Table) -> Step:
        hand = t.state.hands[self.seat]
        others = [kind for kind in hand if RACE[kind] != KRAKEN]
        n = min(len(hand) - MARTIAL_LAW - self.paid, len(others))
        return Split(self.seat, counted(others), "ask-discard", "L-ML-02", n, n, {"n": n, "why": "law"})

    def took_2_discard(self, t: Table, answer: dict[str, int]) -> None:
        kinds = [BY_KEY[key] for key, n in answer.items() for _ in range(n)]
        discard_allies(t, self.seat, kinds, "L-ML-02")

    def refused_2_discard(self, t: Table) -> list[tuple[Text, str]]:
        if any(RACE[kind] == KRAKEN for kind in t.state.hands[self.seat]):
            return [(Text("refuse-discard-kraken"), "L-ML-03")]
        return []
