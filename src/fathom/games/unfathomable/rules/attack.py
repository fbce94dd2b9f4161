"""Attacks (U-4): attacker, defender, die, result."""

from __future__ import annotations

from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ..state import Table
from .defeat import Defeat, defeat_deep_one
from .dice import RollDie
from .spaces import SPACES

__all__ = ["AGAINST_CHARACTER", "AGAINST_DEEP_ONE", "Attack", "defender_text", "enemies_of"]

AGAINST_DEEP_ONE, AGAINST_CHARACTER = 4, 6
"""The least result that succeeds (U-4.5a, b)."""
DEEP_ONE = "deep-one"


def enemies_of(t: Table, seat: int, space: int) -> tuple[str, ...]:
    """Whom this seat could attack on a space: Deep Ones and traitors, or humans; never by hidden cards (U-46)."""
    s = t.state
    if s.is_human(seat):
        found = [f"player-{other}" for other in s.traitors_in(space)]
        return (DEEP_ONE, *found) if s.deep_ones[space] else tuple(found)
    return tuple(f"player-{other}" for other in s.humans_in(space))


def defender_text(key: str) -> Text:
    return noun(DEEP_ONE) if key == DEEP_ONE else who(int(key.split("-")[1]))


class Attack(Procedure):
    """One attack. `seat` is the attacking player, or -1 for a Deep One; `defender` a key of `enemies_of`; `space` where
    the defender stands. The result tells whether it succeeded."""

    PHASE = "attack"

    seat: int = -1
    defender: str = ""
    space: int = -1
    bonus: int = 0
    roll: int = 0

    def step_1_announce(self, t: Table) -> None:
        attacker = noun(DEEP_ONE) if self.seat < 0 else who(self.seat)
        place = noun(SPACES[self.space])
        t.log("log-attack", "U-4.2", attacker=attacker, defender=defender_text(self.defender), space=place)

    def step_2_roll(self, t: Table) -> Step:
        roller = t.state.current if self.seat < 0 else self.seat
        die = RollDie(seat=roller, attack=True, bonus=self.bonus)
        return die.called("roll")

    def step_3_resolve(self, t: Table) -> Step:
        target = AGAINST_DEEP_ONE if self.defender == DEEP_ONE else AGAINST_CHARACTER
        self.result = self.roll >= target
        t.log("log-attack-hits" if self.result else "log-attack-misses", "U-4.9a" if self.result else "U-4.9b",
              n=self.roll, target=target)  # fmt: skip
        if not self.result:
            return None
        if self.defender == DEEP_ONE:
            defeat_deep_one(t, self.space, 1, "U-4.9a1")
            return None
        return Defeat(seat=int(self.defender.split("-")[1]), rule="U-4.9a")
