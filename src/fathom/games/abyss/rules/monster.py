"""Fighting a Monster in the base game: the Threat track and its rewards."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, who
from ...zones import draw, put
from ..state import Table
from .supply import PearlsGained, gain_key

__all__ = ["FightMonster", "draw_base_token", "threat_rewards"]

REWARDS = {0: (0, 1), 1: (0, 2), 2: (1, 0), 3: (1, 1), 4: (1, 2), 5: (2, 0)}
RULES = {0: "B-MON-07", 1: "B-MON-08", 2: "B-MON-09", 3: "B-MON-10", 4: "B-MON-11", 5: "B-MON-12"}


def threat_rewards(space: int, pile: int) -> list[tuple[int, int]]:
    """The (pearls, tokens) a Threat space offers, as far as the token pile goes; Keys come on top."""
    _, either = REWARDS[space]
    return [(either - tokens, tokens) for tokens in range(min(either, pile) + 1)]


def draw_base_token(t: Table, seat: int, rule: str, n: int = 1) -> int:
    """Draw Monster tokens from the base pile, seen only by their owner; returns how many there were."""
    s = t.state
    n = min(n, len(s.base_pile))
    if n:
        drawn = put(t, ("tokens", seat), draw(t, "base_pile", n))
        t.log("log-take-tokens", rule, player=who(seat), n=n)
        for value in drawn:
            t.log("log-your-token", "B-MON-14", audience=(seat,), token=Text(f"token-{value}"))
        t.reveal("revealed-token")
    return n


class FightMonster(Procedure):
    """The Monster loses: take the reward of the Threat space, then the token goes back to 0."""

    seat: int = -1
    space: int = 0
    pearls: int = 0
    tokens: int = 0

    def step_1_read_threat(self, t: Table) -> None:
        s = t.state
        self.space = max(0, s.threat + t.value("threat-space", self.seat))
        t.log("log-fight-monster", "B-MON-04", player=who(self.seat), n=self.space)

    def step_2_choose(self, t: Table) -> Step:
        offers = threat_rewards(self.space, len(t.state.base_pile))
        keys = tuple(f"reward-{pearls}-{tokens}" for pearls, tokens in offers)
        return Pick(self.seat, keys, "ask-reward", RULES[self.space])

    def took_2_choose(self, t: Table, key: str) -> None:
        _, pearls, tokens = key.split("-")
        self.pearls, self.tokens = int(pearls), int(tokens)

    def text_2_choose(self, t: Table, key: str) -> Text:
        _, pearls, tokens = key.split("-")
        return Text("reward-option", pearls=int(pearls), tokens=int(tokens))

    def refused_2_choose(self, t: Table) -> list[tuple[Text, str]]:
        if len(t.state.base_pile) < REWARDS[self.space][1]:
            return [(Text("refuse-tokens-short"), "B-MON-13")]
        return []

    def step_3_keys_and_tokens(self, t: Table) -> None:
        keys = REWARDS[self.space][0]
        if keys:
            gain_key(t, self.seat, RULES[self.space], keys)
        draw_base_token(t, self.seat, RULES[self.space], self.tokens)

    def step_4_pearls(self, t: Table) -> Step:
        if t.state.threat:
            t.state.threat = 0
            t.log("log-threat-back", "B-MON-04")
        return PearlsGained(seat=self.seat, n=self.pearls, rule=RULES[self.space]) if self.pearls else None
