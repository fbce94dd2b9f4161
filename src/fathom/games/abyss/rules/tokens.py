"""Expansion Monster tokens: drawn in secret, revealed when won or at the start of a later own turn."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ...zones import draw, put
from ..cards.names import TOKEN_KEYS
from ..cards.tokens import TOKENS
from ..state import Table

__all__ = ["RevealTokens", "draw_expansion_tokens"]


def draw_expansion_tokens(t: Table, seat: int, n: int) -> int:
    """Draw from the expansion pile; only the owner looks. Returns how many there were."""
    s = t.state
    n = min(n, len(s.expansion_pile))
    if n:
        drawn = put(t, ("expansion_tokens", seat), draw(t, "expansion_pile", n))
        t.log("log-take-expansion-tokens", "L-FGT-09", player=who(seat), n=n)
        for token in drawn:
            t.log("log-your-token", "L-TOK-03", audience=(seat,), token=noun(TOKEN_KEYS[token]))
        t.reveal("revealed-token")
    return n


class RevealTokens(Procedure):
    """Reveal expansion tokens one by one, or keep them. The `fresh` newest ones may be revealed.

    The seat is asked even when nothing can be revealed: not being asked would tell the others what it holds.
    """

    seat: int = -1
    fresh: int = 0
    token: int = -1

    def step_1_choose(self, t: Table) -> Step:
        if not self.fresh:
            self.finish(self.result)
            return None
        kinds = sorted(set(t.state.expansion_tokens[self.seat][-self.fresh :]))
        keys = tuple(TOKEN_KEYS[kind] for kind in kinds if self.can_reveal(t, kind))
        return Pick(self.seat, (*keys, "keep"), "ask-reveal-token", "L-TOK-03", always=True)

    def can_reveal(self, t: Table, kind: int) -> bool:
        return TOKENS[kind].can(t, self.seat)

    def took_1_choose(self, t: Table, key: str) -> None:
        if key == "keep":
            self.finish(self.result)
        else:
            self.token = TOKEN_KEYS.index(key)

    def text_1_choose(self, t: Table, key: str) -> Text:
        if key == "keep":
            return Text("keep-tokens")
        return Text("reveal-option", token=noun(key), effect=TOKENS[TOKEN_KEYS.index(key)].say()[0])

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        held = t.state.expansion_tokens[self.seat]
        fresh, kept = held[-self.fresh :], held[: -self.fresh]
        out = [(Text("refuse-token-stack"), "LP-TOK-02")] if any(not self.can_reveal(t, k) for k in fresh) else []
        return out + ([(Text("refuse-token-kept"), "L-TOK-05")] if kept else [])

    def step_2_reveal(self, t: Table) -> Step:
        s = t.state
        held = list(s.expansion_tokens[self.seat])
        at = len(held) - 1 - held[::-1].index(self.token)
        del held[at]
        s.expansion_tokens[self.seat] = tuple(held)
        put(t, "expansion_gone", (self.token,))
        self.fresh -= 1
        self.result = True
        token = TOKENS[self.token]
        t.log("log-reveal-token", "L-TOK-04", player=who(self.seat), token=noun(token.slug))
        self.go("1_choose")
        return token.does(t, self.seat)
