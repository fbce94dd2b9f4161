"""Powers that need a step of their own: what is stolen, given or struck, and what of the discard may be had."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import PickSome
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ...zones import move
from ..cards.allies import MONSTER, ally_text
from ..cards.names import LEVIATHAN_KEYS, TOKEN_KEYS
from ..state import AbyssState, Table
from .fight import RemoveLife
from .sentinels import PlaceSentinel
from .supply import PearlsGained, check_figure, lose_pearls, player_text
from .tokens import RevealTokens

__all__ = [
    "ExtraTurn", "GiveNebulis", "StrikeLeviathan", "TakeSentinel", "discarded_allies", "reachable", "steal_pearl",
    "steal_token", "take_discarded", "token_holders",
]  # fmt: skip


def reachable(t: Table, seat: int, source: str) -> list[int]:
    """The opponents this Lord may touch."""
    return [other for other in t.seats_after(seat) if t.game.reaches(t, source, seat, other)]


# ---- stealing


def token_holders(t: Table, seat: int, source: str) -> list[str]:
    """The opponents with Monster tokens, each with the piles their tokens came from."""
    s = t.state
    out = []
    for other in reachable(t, seat, source):
        if s.tokens[other]:
            out.append(f"player-{other}-base")
        if s.expansion_tokens[other]:
            out.append(f"player-{other}-expansion")
    return out


def steal_token(t: Table, seat: int, holder: str, rule: str) -> Step:
    """One token at random; only thief and victim learn which. One of the expansion may be revealed at once."""
    s = t.state
    _, number, pile = holder.split("-")
    victim = int(number)
    zone = s.tokens if pile == "base" else s.expansion_tokens
    at = t.streams.below(len(zone[victim]), "steal")
    token = zone[victim][at]
    zone[victim] = zone[victim][:at] + zone[victim][at + 1 :]
    zone[seat] += (token,)
    name = Text(f"token-{token}" if pile == "base" else TOKEN_KEYS[token])
    t.log("log-steal", rule, player=who(seat), victim=who(victim), pile=pile)
    t.log("log-your-token", rule, audience=(seat,), token=name)
    t.log("log-lost-token", rule, audience=(victim,), token=name)
    t.reveal("revealed-token")
    return RevealTokens(seat=seat, fresh=1) if pile == "expansion" else None


def steal_pearl(t: Table, seat: int, victim: int, rule: str) -> Step:
    lose_pearls(t, victim, 1, rule)
    return PearlsGained(seat=seat, n=1, rule=rule)


# ---- the Exploration discard


def discarded_allies(s: AbyssState) -> list[int]:
    return sorted({kind for kind in s.discard if kind != MONSTER})


def take_discarded(t: Table, seat: int, kind: int, rule: str) -> None:
    """An Ally of the discard goes to the hand; the others see only that."""
    move(t, "discard", ("hands", seat), (kind,))
    t.log("log-heal", rule, player=who(seat))
    t.log("log-your-card", "K-LORD-HEALER-2", audience=(seat,), card=ally_text(kind))


# ---- procedures


class ExtraTurn(Procedure):
    """Another turn after this one."""

    def step_1_grant(self, t: Table) -> None:
        t.state.extra_turns += 1


class GiveNebulis(Procedure):
    """One Nebulis to each opponent; with too few the giver chooses who gets one. The figure is looked at once, after
    all of them."""

    seat: int = -1
    to: list[int] = fresh()

    def step_1_choose(self, t: Table) -> Step:
        others = t.seats_after(self.seat)
        n = min(t.state.nebulis[self.seat], len(others))
        keys = tuple(f"player-{other}" for other in others)
        return PickSome(self.seat, keys, "ask-give-nebulis", "K-LORD-FENCE", n, n)

    def took_1_choose(self, t: Table, keys: list[str]) -> None:
        self.to = [int(key.split("-")[1]) for key in keys]

    def text_1_choose(self, t: Table, key: str) -> Text:
        return player_text(key)

    def step_2_give(self, t: Table) -> Step:
        s = t.state
        for other in self.to:
            s.nebulis[self.seat] -= 1
            s.nebulis[other] += 1
            t.log("log-give-nebulis", "K-LORD-FENCE", player=who(self.seat), other=who(other))
        return check_figure(t, self.to)


class StrikeLeviathan(Procedure):
    """A Leviathan loses one life point as by a successful attack; no fight follows."""

    seat: int = -1
    space: int = -1

    def step_1_strike(self, t: Table) -> Step:
        leviathan = noun(LEVIATHAN_KEYS[t.state.border[self.space]])
        t.log("log-strike", "L-LORD-REBEL", player=who(self.seat), leviathan=leviathan)
        return RemoveLife(seat=self.seat, space=self.space, points=1)


class TakeSentinel(Procedure):
    """Watcher, Vigil, Lookout: take the matching Sentinel; it must be placed if a zone is open."""

    seat: int = -1
    token: int = -1

    def step_1_take(self, t: Table) -> None:
        s = t.state
        s.sentinel_owner[self.token] = self.seat
        s.sentinel_on[self.token] = ""

    def step_2_place(self, t: Table) -> Step:
        return PlaceSentinel(seat=self.seat, token=self.token)
