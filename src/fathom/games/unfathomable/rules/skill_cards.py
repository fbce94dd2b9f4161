"""Skill decks, discards and hands (U-13), and the chaos deck made of them (U-34)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ....kernel.decision import Pick, Split
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed, Text, noun, who
from ..cards.names import SKILLS, TREACHERY, TYPES, type_of
from ..state import Table, UnfathomableState

__all__ = [
    "ChooseDiscards",
    "DrawFromAny",
    "add_treachery_to_chaos",
    "available",
    "build_chaos",
    "discard",
    "draw",
    "hand_limits",
    "kinds_in",
    "take_chaos",
    "take_top",
]  # fmt: skip


def available(s: UnfathomableState, type: int) -> int:
    """How many cards of a type can be drawn."""
    return len(s.skill_decks[type]) + len(s.skill_discards[type])


def take_top(t: Table, type: int) -> int:
    """The top card of a skill deck, or -1. The deck is made anew from its discards when its last card is drawn, or as
    soon as there are discards again (U-13.2b, b2)."""
    s = t.state
    if not s.skill_decks[type]:
        _reshuffle(t, type)
    if not s.skill_decks[type]:
        return -1
    card = s.skill_decks[type][-1]
    s.skill_decks[type] = s.skill_decks[type][:-1]
    if not s.skill_decks[type]:
        _reshuffle(t, type)
    return card


def _reshuffle(t: Table, type: int) -> None:
    s = t.state
    if s.skill_discards[type]:
        s.skill_decks[type] = t.streams.shuffled(s.skill_discards[type], f"skill-{TYPES[type]}")
        s.skill_discards[type] = ()
        t.log("log-reshuffle-skill", "U-13.2b", type=noun(TYPES[type]))


def draw(t: Table, seat: int, wanted: Mapping[int, int], rule: str) -> int:
    """Draw so many cards of each type, as far as there are any (U-24.1). Which decks is open, what they are is not."""
    s = t.state
    got = [card for type, n in sorted(wanted.items()) for _ in range(n) if (card := take_top(t, type)) >= 0]
    if got:
        s.add_to_hand(seat, *got)
        if not t.quiet:
            kinds = Listed([Text("so-many", n=n, type=noun(TYPES[type])) for type, n in _count(map(type_of, got))])
            t.log("log-draw", rule, player=who(seat), cards=kinds)
            seen = Listed([noun(SKILLS[card]) for card in sorted(got)])
            t.log("log-draw-own", rule, audience=(seat,), cards=seen)
            t.reveal("revealed-draw")
    return len(got)


def _count(types: Iterable[int]) -> list[tuple[int, int]]:
    found: dict[int, int] = {}
    for type in types:
        found[type] = found.get(type, 0) + 1
    return sorted(found.items())


def discard(t: Table, seat: int, kinds: Sequence[int], rule: str) -> None:
    """From the hand to the discard piles of their types, openly."""
    s = t.state
    s.drop_from_hand(seat, *kinds)
    to_piles(s, kinds)
    if kinds:
        t.reveal("revealed-discard", of=seat)
    if kinds and not t.quiet:
        t.log("log-discard", rule, player=who(seat), cards=Listed([noun(SKILLS[kind]) for kind in kinds]))


def to_piles(s: UnfathomableState, kinds: Iterable[int]) -> None:
    for kind in kinds:
        s.skill_discards[type_of(kind)] += (kind,)


def hand_limits(hand: Sequence[int], only: Iterable[int] | None = None) -> dict[str, int]:
    """A hand as the options of a split: each kind of card with how many there are."""
    wanted = None if only is None else set(only)
    out: dict[str, int] = {}
    for kind in hand:
        if wanted is None or type_of(kind) in wanted:
            out[SKILLS[kind]] = out.get(SKILLS[kind], 0) + 1
    return out


def kinds_in(answer: Mapping[str, int]) -> list[int]:
    """The cards an answer to such a split names."""
    return [SKILLS.index(key) for key, n in answer.items() for _ in range(n)]


class ChooseDiscards(Procedure):
    """Discard so many cards of one's choice; with fewer in hand, all (R110)."""

    seat: int = -1
    n: int = 1
    rule: str = "U-13.3"

    def step_1_choose(self, t: Table) -> Step:
        hand = t.state.hands[self.seat]
        n = min(self.n, len(hand))
        chooses = n < len(hand)  # asked even if the cards are all alike: that is nobody's business
        return Split(self.seat, hand_limits(hand), "ask-discard", self.rule, n, n, {"n": n}, always=chooses)

    def took_1_choose(self, t: Table, answer: dict[str, int]) -> None:
        discard(t, self.seat, kinds_in(answer), self.rule)


class DrawFromAny(Procedure):
    """Draw cards from skill decks of one's choice, never treachery; the split is declared first (U-13.3a1)."""

    seat: int = -1
    least: int = 0
    most: int = 1
    rule: str = "U-13.3a1"

    def step_1_declare(self, t: Table) -> Step:
        s = t.state
        limits = {TYPES[type]: n for type in range(TREACHERY) if (n := min(self.most, available(s, type)))}
        most = min(self.most, sum(limits.values()))
        return Split(self.seat, limits, "ask-decks", self.rule, min(self.least, most), most, {"n": most})

    def took_1_declare(self, t: Table, answer: dict[str, int]) -> None:
        self.result = draw(t, self.seat, {TYPES.index(name): n for name, n in answer.items()}, self.rule)


class DrawFromOne(Procedure):
    """Draw so many cards from one deck of one's choice, never treachery."""

    seat: int = -1
    n: int = 1
    rule: str = "U-13.3a1"

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(TYPES[type] for type in range(TREACHERY) if available(t.state, type))
        return Pick(self.seat, keys, "ask-deck-of", self.rule, args={"n": self.n}) if keys else None

    def took_1_choose(self, t: Table, key: str) -> None:
        self.result = draw(t, self.seat, {TYPES.index(key): self.n}, self.rule)


# ---- the chaos deck


def build_chaos(t: Table) -> None:
    """Two cards of each type but treachery, shuffled unseen; a type that has fewer than two adds none (U-34.2a)."""
    s = t.state
    cards = [take_top(t, type) for type in range(TREACHERY) if available(s, type) >= 2 for _ in range(2)]
    s.chaos = t.streams.shuffled(cards, "chaos")
    t.log("log-chaos", "U-34.2")


def take_chaos(t: Table, n: int) -> tuple[int, ...]:
    """The top chaos cards, unseen; when the last one is taken, a new deck is built at once."""
    s = t.state
    taken: tuple[int, ...] = ()
    for _ in range(n):
        if not s.chaos:
            break
        taken += (s.chaos[-1],)
        s.chaos = s.chaos[:-1]
        if not s.chaos:
            build_chaos(t)
    return taken


def add_treachery_to_chaos(t: Table, n: int, rule: str) -> None:
    """Shuffle the top n treachery cards into the chaos deck (U-34.5)."""
    s = t.state
    cards = [card for _ in range(n) if (card := take_top(t, TREACHERY)) >= 0]
    s.chaos = t.streams.shuffled((*s.chaos, *cards), "chaos")
    t.log("log-chaos-treachery", rule, n=len(cards))
