"""What a view holds besides the declared fields: open hands, the test that runs, thresholds."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from ...kernel.effect import Scope
from ..facts import Known, known
from .pieces import card, ident, slug_of
from .rules.agenda import act_threshold, agenda_threshold
from .rules.chaos import ElderSign, symbol_of, token_number
from .rules.moving import connected
from .rules.skill_test import SkillTest, TestSteps
from .rules.trauma import is_lost
from .rules.values import parts_of, seat_card
from .state import Table

__all__ = ["MoreView", "more_view"]


class TestPart(TypedDict):
    """A part of the skill value: the printed skill, a committed card, what a card in play adds, a token."""

    kind: str
    source: str
    n: int


class Chance(TypedDict):
    """A token that may be revealed now: how many of it there are, what it adds, and whether the test succeeds with it;
    `more` if what it does may change that."""

    token: str
    count: int
    n: int
    passes: bool
    more: bool


class TestSeen(TypedDict):
    """The running test: who tests what, against how much, with what."""

    seat: int
    skill: str
    kind: str
    target: str | None
    source: str
    difficulty: int
    value: int
    committed: list[tuple[str, int]]
    tokens: list[str]
    parts: list[TestPart]
    chances: list[Chance]
    decided: bool | None


class Thresholds(TypedDict):
    """How much doom and how many clues it takes, and how much doom there is."""

    doom: int
    clues: int
    all_doom: int


class Survivor(TypedDict):
    """Who may go on to a new campaign, as the option `decks` takes it."""

    investigator: str
    cards: list[str]
    experience: int
    physical: int
    mental: int


class MoreView(TypedDict):
    """What a view holds besides the declared fields."""

    difficulty: str
    thresholds: Thresholds
    connections: dict[str, list[str]]
    open_hands: list[list[str]] | None
    deck: list[str]
    """The own deck as it is built, wherever its cards are now."""
    test: TestSeen | None
    known: list[Known]
    survivors: list[Survivor]
    """When a campaign is over: whoever was not killed or driven insane."""


def more_view(t: Table, seat: int | None) -> MoreView:
    s = t.state
    return {
        "difficulty": t.options["difficulty"],
        "thresholds": {"doom": agenda_threshold(t), "clues": act_threshold(t), "all_doom": s.all_doom()},
        "connections": {ident(place): [ident(other) for other in connected(t, place)] for place in s.locations},
        "open_hands": [slugs(hand) for hand in s.hands] if t.options["hands"] == "open" else None,
        "deck": slugs(s.lists[seat]) if seat is not None and s.lists else [],
        "test": test_seen(t),
        "known": known(t, seat),
        "survivors": survivors(t),
    }


def own_cards(deck: tuple[int, ...]) -> tuple[int, ...]:
    """Without cards of scenarios: these are needed there again."""
    return tuple(piece for piece in deck if not card(piece).set)


def survivors(t: Table) -> list[Survivor]:
    s = t.state
    if t.outcome is None or t.options["scenario"] != "campaign":
        return []
    return [
        {
            "investigator": slug_of(s.investigators[seat]), "cards": slugs(own_cards(s.lists[seat])),
            "experience": s.experience[seat], "physical": s.physical[seat], "mental": s.mental[seat],
        }
        for seat in range(t.seats) if s.investigators[seat] >= 0 and not is_lost(t, seat)
    ]  # fmt: skip


def slugs(hand: tuple[int, ...]) -> list[str]:
    return [slug_of(piece) for piece in hand]


def test_seen(t: Table) -> TestSeen | None:
    if not t.state.test:
        return None
    test = t.frame(t.state.test)
    if not isinstance(test, SkillTest):
        return None
    return {
        "seat": test.seat,
        "skill": test.skill,
        "kind": test.kind,
        "target": ident(test.target) if test.target >= 0 else None,
        "source": test.scope.source,
        "difficulty": test.hard(t),
        "value": test.value(t),
        "committed": [(slug_of(piece), seat) for piece, seat in test.committed],
        "tokens": list(test.tokens),
        "parts": parts(t, test),
        "chances": chances(t, test) if not test.tokens and not test.auto and not test.tokenless else [],
        "decided": decided(t, test),
    }


def parts(t: Table, test: SkillTest) -> list[TestPart]:
    """Where the skill value comes from (A-st.5)."""
    base = seat_card(t, test.seat).skills[test.skill]
    found: list[TestPart] = [{"kind": "skill", "source": slug_of(t.state.investigators[test.seat]), "n": base}]
    for value in (test.skill, "skills"):
        added = parts_of(t, value, test.seat, base)
        base += sum(n for _, n in added)
        found += [{"kind": "card", "source": slug(source), "n": n} for source, n in added]
    found.append({"kind": "card", "source": slug(test.scope.source), "n": test.bonus(t)})
    for piece, _ in test.committed:
        found.append({"kind": "committed", "source": slug_of(piece), "n": card(piece).fits[test.skill]})
    for at, token in enumerate(test.tokens):
        found.append({"kind": "token", "source": token, "n": token_number(t, test, at)})
    if test.raised:
        found.append({"kind": "raised", "source": "", "n": test.raised})
    return [part for part in found if part["n"] or part["kind"] != "card"]


def slug(source: str) -> str:
    return source.partition("#")[0]


def chances(t: Table, test: SkillTest) -> list[Chance]:
    """What each token in the bag would make of the test now."""
    hard, found = test.hard(t), list[Chance]()
    for token, count in Counter(t.state.bag).items():
        tried = test.clone()
        tried.tokens.append(token)
        symbol = symbol_of(t, test.seat, token)
        auto = isinstance(symbol, ElderSign) and symbol.auto is not None and symbol.auto.holds(t, Scope(you=test.seat))
        passes = token != "auto-fail" and (auto or tried.value(t) >= hard)
        more = symbol is not None and symbol.now is not None
        found.append({"token": token, "count": count, "n": token_number(t, tried, 0), "passes": passes, "more": more})
    return found


def decided(t: Table, test: SkillTest) -> bool | None:
    """Passed or failed, once that is fixed."""
    steps = t.frame(test.steps) if test.steps else None
    return bool(steps.result) if isinstance(steps, TestSteps) and steps.result is not None else None
