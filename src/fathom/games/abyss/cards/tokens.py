"""Monster tokens and Loot: how many there are and what they give; `rewards.py` says how."""

from __future__ import annotations

from ....kernel.text import Text
from .abilities import ArrowCard
from .names import TOKEN_KEYS

__all__ = ["BASE_TOKENS", "EXPANSION_TOKENS", "KEY_SUPPLY", "LOOT", "LOOT_CARDS", "TOKENS", "LootCard", "Token"]

KEY_SUPPLY = 10
BASE_TOKENS = (2,) * 9 + (3,) * 9 + (4,) * 2


class Token(ArrowCard):
    """An expansion Monster token: some Pearls, a Key or a Council stack."""

    printed = ("gives", "n", "copies")

    def __init__(self, slug: str, gives: str, n: int, copies: int) -> None:
        super().__init__(slug)
        self.gives, self.n, self.copies = gives, n, copies


TOKENS = (
    Token(TOKEN_KEYS[0], "pearls", 2, 8),
    Token(TOKEN_KEYS[1], "pearls", 3, 4),
    Token(TOKEN_KEYS[2], "key", 1, 4),
    Token(TOKEN_KEYS[3], "stack", 1, 4),
)
EXPANSION_TOKENS = tuple(i for i, token in enumerate(TOKENS) for _ in range(token.copies))


class LootCard(ArrowCard):
    """A Loot card: worth its value on its Location, with a reward for drawing it."""

    printed = ("value", "gives", "n")

    def __init__(self, value: int, gives: str, n: int) -> None:
        super().__init__(f"loot-{value}")
        self.value, self.gives, self.n = value, gives, n

    def say(self) -> list[Text]:
        return super().say() or [Text("loot-gives-nothing")]


LOOT = {
    3: LootCard(3, "key", 1),
    4: LootCard(4, "pearls", 2),
    5: LootCard(5, "token", 1),
    6: LootCard(6, "ally", 1),
    7: LootCard(7, "nothing", 0),
}
LOOT_CARDS = tuple(value for value in LOOT for _ in range(value))
