"""Dealing damage and horror: assign, then place everything at once, then see who is defeated (A-dealing, A-defeat)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....kernel.ask import Split
from ....kernel.data import fresh
from ....kernel.event import Event
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun
from ..pieces import Piece, card, ident, piece_of, slug_of
from ..state import Table, Tokens
from .areas import controller_of, is_in_play
from .defeat import Defeat, beaten
from .precedence import is_immune
from .values import health, sanity

__all__ = ["Assign", "Deal", "Harm", "can_soak", "deal", "fallen", "harm_enemies"]


BEARS = {"damage": "health", "horror": "sanity"}
"""What a card needs to bear it."""


def can_soak(t: Table, seat: int) -> list[Piece]:
    """The assets of an investigator that can bear something (A-dealing.2)."""
    s = t.state
    return [piece for piece in s.play[seat] if card(piece).soaks]


def deal(
    t: Table,
    seats: Iterable[int],
    damage: int = 0,
    horror: int = 0,
    *,
    source: str = "",
    by: int = -1,
    direct: bool = False,
    wounds: Mapping[Piece, int] | None = None,
) -> Step:
    """Damage and horror to investigators, and wounds to enemies, all at once; None if there is nothing to deal."""
    s = t.state
    hit = [seat for seat in s.playing() if seat in set(seats)] if damage > 0 or horror > 0 else []
    wounds = {enemy: n for enemy, n in (wounds or {}).items() if not is_immune(t, ident(enemy), source)}
    if not hit and not wounds:
        return None
    return Deal(
        seats=hit, damage=max(0, damage), horror=max(0, horror), source=source, by=by, direct=direct,
        wounds=wounds,
    )  # fmt: skip


def harm_enemies(t: Table, wounds: Mapping[Piece, int], by: int, source: str = "") -> Step:
    """Damage to enemies that are still in play."""
    hit = {enemy: n for enemy, n in wounds.items() if n > 0 and enemy in t.state.enemies}
    return Deal(seats=[], wounds=hit, by=by, source=source) if hit else None


class Deal(Procedure):
    """Everybody assigns, in player order (A-priority.1); then all of it is dealt as one event."""

    PART = True

    seats: list[int] = fresh()
    damage: int = 0
    horror: int = 0
    wounds: Tokens = fresh()
    source: str = ""
    by: int = -1
    enemy: int = -1
    direct: bool = False
    shares: list[dict[str, int]] = fresh()

    def step_1_assign(self, t: Table) -> Step:
        if self.direct or not any([can_soak(t, seat) for seat in self.seats]):
            self.shares = [straight(t, seat, self.damage, self.horror) for seat in self.seats]
            return None
        body = Assign(damage=self.damage, horror=self.horror, source=self.source)
        return Each(over=self.seats, body=body).called("shares")

    def step_2_deal(self, t: Table) -> Step:
        harm = Harm(damage=self.wounds, source=self.source, by=self.by, enemy=self.enemy, direct=self.direct)
        for seat, share in zip(self.seats, self.shares, strict=True):
            for key, n in share.items():
                kind, _, id = key.partition("/")
                (harm.damage if kind == "damage" else harm.horror)[piece_of(id)] = n
                taken = harm.hurt if kind == "damage" else harm.shaken
                taken[seat] = taken.get(seat, 0) + n
        return harm


def straight(t: Table, seat: int, damage: int, horror: int) -> dict[str, int]:
    """Everything on the investigator (A-direct-damage.1)."""
    you = ident(t.state.investigators[seat])
    return {f"{kind}/{you}": n for kind, n in (("damage", damage), ("horror", horror)) if n}


class Assign(Procedure):
    """Share damage and horror between an investigator and the own assets in one answer; nothing is placed yet
    (A-dealing.1 to A-dealing.4)."""

    seat: int = -1
    damage: int = 0
    horror: int = 0
    source: str = ""

    def limits(self, t: Table, kind: str, n: int) -> dict[str, int]:
        s = t.state
        room = {f"{kind}/{ident(s.investigators[self.seat])}": n}
        for piece in s.play[self.seat]:
            if kind == "damage":
                left = health(t, piece) - s.damage.get(piece, 0)
            else:
                left = sanity(t, piece) - s.horror.get(piece, 0)
            if left > 0:
                room[f"{kind}/{ident(piece)}"] = min(n, left)
        return room

    def step_1_assign(self, t: Table) -> Step:
        both = {kind: n for kind, n in (("damage", self.damage), ("horror", self.horror)) if n}
        limits = {key: most for kind, n in both.items() for key, most in self.limits(t, kind, n).items()}
        told = {"damage": self.damage, "horror": self.horror}
        sums = {kind: (n, n) for kind, n in both.items()}
        return Split(self.seat, limits, "ask-assign", "A-dealing.1", args=told, sums=sums)

    def took_1_assign(self, t: Table, share: dict[str, int]) -> None:
        self.finish(share)

    def refused_1_assign(self, t: Table) -> list[tuple[Text, str]]:
        """What an asset cannot bear, and whoever else may not be hurt."""
        out = []
        for kind, n in (("damage", self.damage), ("horror", self.horror)):
            room = self.limits(t, kind, n)
            for piece in can_soak(t, self.seat) if n else ():
                most = room.get(f"{kind}/{ident(piece)}", 0)
                if most < n:
                    rule = "A-dealing.3" if getattr(card(piece), BEARS[kind]) else "A-dealing.2"
                    out.append((Text(f"refused-bears-{kind}", card=noun(slug_of(piece)), n=most), rule))
        return out

    def forbids(self, t: Table, seat: int, answer: Any) -> str:
        """Too much for an asset, or what it cannot bear at all."""
        if seat != self.seat or not isinstance(answer, Mapping):
            return ""
        for piece in t.state.play[seat]:
            for kind, n in (("damage", self.damage), ("horror", self.horror)):
                key = f"{kind}/{ident(piece)}"
                given, most = answer.get(key, 0), self.limits(t, kind, n).get(key, 0)
                if type(given) is int and given > most:
                    return "A-dealing.3" if getattr(card(piece), BEARS[kind]) else "A-dealing.2"
        return ""

    def text_1_assign(self, t: Table, key: str) -> Text:
        kind, _, id = key.partition("/")
        return Text(f"assign-{kind}", to=noun(slug_of(piece_of(id))))


class Harm(Event):
    """Assigned tokens: they can be answered when they are dealt, and are placed all at once (A-dealing.5, .7).

    `enemy` is the attacker, if it is an attack; `hurt` and `shaken` tell who took how much, assets included
    (A-rul.11)."""

    BEFORE = ("when",)

    damage: Tokens = fresh()
    horror: Tokens = fresh()
    hurt: Tokens = fresh()
    shaken: Tokens = fresh()
    source: str = ""
    by: int = -1
    enemy: int = -1
    direct: bool = False

    def happen(self, t: Table) -> Step:
        s = t.state
        placed = False
        for kind, dealt, tokens in (("damage", self.damage, s.damage), ("horror", self.horror, s.horror)):
            for piece, n in dealt.items():
                if n > 0 and _bears(t, piece):
                    tokens[piece] = tokens.get(piece, 0) + n
                    placed = True
                    if not t.quiet:
                        t.log(f"log-{kind}", "A-dealing.5", card=noun(slug_of(piece)), n=n, refs=(ident(piece),))
        return fallen(t, self.by) if placed else None


def fallen(t: Table, by: int = -1) -> Step:
    """All that bears as much as it can falls together (A-dealing.8)."""
    pieces, seats = beaten(t)
    if not pieces and not seats:
        return None
    t.state.falling += (*pieces, *(t.state.investigators[seat] for seat in seats))
    return Defeat(
        pieces=pieces, seats=seats, by=by,
        stood={piece: t.state.where[piece] for piece in pieces if piece in t.state.where},
        held={piece: controller_of(t, piece) for piece in pieces},
    )  # fmt: skip


def _bears(t: Table, piece: Piece) -> bool:
    """Is it still there?"""
    s = t.state
    if piece in s.investigators:
        return not s.status[s.investigators.index(piece)]
    return is_in_play(t, piece)
