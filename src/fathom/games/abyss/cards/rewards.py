"""What Leviathans do to whoever they attack, and what Monster tokens and Loot give."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.effect import Effect
from .abilities import Attack, Reward
from .choice import Choice
from .deeds import Discard, TakeToHand
from .leviathans import LEVIATHANS
from .things import LORDS_FREE, NEXT_ALLY, STACKS
from .tokens import LOOT, TOKENS
from .verbs import DiscardAllies, Gain, Lose, Suffer

__all__: list[str] = []

PENALTIES: dict[str, Callable[[int], Effect]] = {
    "wounds": lambda n: Suffer(n, "L-PEN-01"),
    "pearls": lambda n: Lose(n, "L-PEN-02"),
    "allies": lambda n: DiscardAllies(n, "L-PEN-03", why="ask-lose-allies", krakens="LP-KRK-02"),
    "lord": lambda n: Choice(LORDS_FREE, Discard("L-PEN-04"), "ask-lose-lord", safe="L-PEN-05"),
}
TOKEN_REWARDS: dict[str, Callable[[int], Effect]] = {
    "pearls": lambda n: Gain(n, "pearl", "L-TOK-02"),
    "key": lambda n: Gain(n, "key", "L-TOK-04"),
    "stack": lambda n: Choice(STACKS, TakeToHand("L-TOK-04"), "ask-stack"),
}
LOOT_REWARDS: dict[str, Callable[[int], Effect]] = {
    "pearls": lambda n: Gain(n, "pearl", "K-LOO-05"),
    "key": lambda n: Gain(n, "key", "K-LOO-05"),
    "token": lambda n: Gain(n, "monster-token", "K-LOO-05"),
    "ally": lambda n: Choice(NEXT_ALLY, TakeToHand("K-LOO-06")),
}

for leviathan in LEVIATHANS:
    leviathan.will(Attack(PENALTIES[leviathan.penalty](leviathan.amount)))
for token in TOKENS:
    token.will(Reward(TOKEN_REWARDS[token.gives](token.n)))
for card in LOOT.values():
    if card.gives in LOOT_REWARDS:
        card.will(Reward(LOOT_REWARDS[card.gives](card.n)))
