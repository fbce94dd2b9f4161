"""Madness tokens: out of the bag, into pools, onto investigators, back to the bag; costs; what teams divide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ....kernel.decision import Split
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed, Text
from ..cards.book import MADNESS
from ..state import Pool, Table
from .board import player_text, teammate

__all__ = ["Divide", "award", "draw_token", "give_back", "in_pool", "pay_madness", "take_random", "token_counts"]


ONE: Final = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
"""A token of each colour."""


def in_pool(t: Table, player: int) -> int:
    return sum(t.state.madness[player])


def _changed(pool: Sequence[int], tokens: Sequence[int], sign: int) -> Pool:
    return pool[0] + sign * tokens[0], pool[1] + sign * tokens[1], pool[2] + sign * tokens[2]


def draw_token(t: Table) -> int:
    """A random token out of the bag, by its colour; -1 if the bag is empty (C-rul.4)."""
    s = t.state
    total = sum(s.madness_bag)
    if not total:
        return -1
    at = t.streams.below(total, "madness")
    colour = 0
    while at >= s.madness_bag[colour]:
        at -= s.madness_bag[colour]
        colour += 1
    s.madness_bag = _changed(s.madness_bag, ONE[colour], -1)
    return colour


def draw_tokens(t: Table, n: int) -> Pool:
    """Random tokens out of the bag, as many as it has."""
    out = [0, 0, 0]
    for _ in range(n):
        colour = draw_token(t)
        if colour >= 0:
            out[colour] += 1
    return cast("Pool", tuple(out))


def give_back(t: Table, tokens: Sequence[int]) -> None:
    """Tokens go into the bag, and can be drawn again at once."""
    t.state.madness_bag = _changed(t.state.madness_bag, tokens, 1)


def token_counts(tokens: Sequence[int]) -> Listed:
    """Tokens by colour, for the log."""
    return Listed([Text("tokens-of", n=n, colour=Text(f"madness-{colour}"))
                   for colour, n in zip(MADNESS, tokens, strict=True) if n])  # fmt: skip


def take_random(t: Table, player: int, n: int, rule: str) -> None:
    """Random tokens into the own pool."""
    tokens = draw_tokens(t, n)
    if sum(tokens):
        t.reveal("revealed-madness")
        add(t, player, tokens, rule)
    else:
        t.log("log-bag-empty", "C-rul.4", player=player_text(t, player))


def add(t: Table, player: int, tokens: Sequence[int], rule: str) -> None:
    t.state.madness[player] = _changed(t.state.madness[player], tokens, 1)
    if not t.quiet:
        t.log("log-tokens", rule, player=player_text(t, player), tokens=token_counts(tokens))


def award(t: Table, player: int, tokens: Sequence[int], symbols: int, rule: str) -> Step:
    """The owner of a board takes the tokens of an investigator that is gone, and a random one for each symbol. In team
    play the owner may leave some to the teammate (C-team.3)."""
    if symbols:
        more = draw_tokens(t, symbols)
        if sum(more):
            t.reveal("revealed-madness")
        tokens = _changed(tokens, more, 1)
    if not sum(tokens):
        return None
    if teammate(t, player) >= 0:
        return Divide(seat=player, tokens=tuple(tokens))
    add(t, player, tokens, rule)
    return None


class Divide(Procedure):
    """The owner of a team's board keeps tokens and leaves the others to the teammate, as they like."""

    seat: int = -1
    tokens: tuple[int, ...] = ()

    def step_1_divide(self, t: Table) -> Step:
        limits = {colour: n for colour, n in zip(MADNESS, self.tokens, strict=True) if n}
        mate = player_text(t, teammate(t, self.seat))
        return Split(self.seat, limits, "ask-divide", "C-team.3", 0, sum(self.tokens), args={"mate": mate})

    def took_1_divide(self, t: Table, answer: dict[str, int]) -> None:
        given = [answer.get(colour, 0) for colour in MADNESS]
        kept = [n - g for n, g in zip(self.tokens, given, strict=True)]
        for player, tokens in ((self.seat, kept), (teammate(t, self.seat), given)):
            if sum(tokens):
                add(t, player, tokens, "C-team.3")

    def text_1_divide(self, t: Table, key: str) -> Text:
        return Text(f"madness-{key}").formed("one")


def pay_madness(t: Table, seat: int, n: int = 1, rule: str = "C-play.9") -> Step:
    """Return so many tokens from the own pool; of several colours the player chooses (C-rul.27)."""
    pool = t.state.madness[seat]
    if pool.count(0) == 2:
        _return(t, seat, [n if have else 0 for have in pool], rule)
        return None
    return PayMadness(seat=seat, n=n, rule=rule)


def _return(t: Table, seat: int, tokens: Sequence[int], rule: str) -> None:
    t.state.madness[seat] = _changed(t.state.madness[seat], tokens, -1)
    give_back(t, tokens)
    if not t.quiet:
        t.log("log-pays-tokens", rule, player=player_text(t, seat), tokens=token_counts(tokens))


class PayMadness(Procedure):
    """Return tokens of one's choice from the own pool to the bag (C-rul.27)."""

    seat: int = -1
    n: int = 1
    rule: str = "C-play.9"

    def step_1_choose(self, t: Table) -> Step:
        pool = t.state.madness[self.seat]
        limits = {colour: have for colour, have in zip(MADNESS, pool, strict=True) if have}
        return Split(self.seat, limits, "ask-tokens", self.rule, self.n, self.n, args={"n": self.n})

    def took_1_choose(self, t: Table, answer: dict[str, int]) -> None:
        _return(t, self.seat, [answer.get(colour, 0) for colour in MADNESS], self.rule)

    def text_1_choose(self, t: Table, key: str) -> Text:
        return Text(f"madness-{key}").formed("one")
