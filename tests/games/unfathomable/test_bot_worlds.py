"""Worlds that bots of Unfathomable imagine while a test runs: who means well added what supports it."""

from __future__ import annotations

import random
from statistics import mean

import fathom
from fathom.bots.base import imagine
from fathom.games.unfathomable.cards.names import type_of
from fathom.games.unfathomable.rules.skill_test import running_test
from unfathomable_play import Play, at

MIXED = ["will-2", "lore-2", "strength-1", "strength-2", "influence-1", "observation-1"]
HUMAN = {"loyalty": ["human", "human"], "hand": MIXED}
HYBRID = {"loyalty": ["hybrid", "human"], "hand": MIXED}
REVEALED = {"loyalty": ["hybrid", "human"], "revealed": "hybrid", "hand": MIXED}


def asked_last(*others: dict[str, object]) -> Play:
    """A test to which all others have added two cards of six; seat 0 is asked."""
    p = at(HUMAN, *others, step="mythos", mythos_deck=["hull-leak"], awakened=True).passed()
    while p.seat != 0:
        cards = {"strength-1": 1, "strength-2": 1}
        p.answer(p.seat, cards if p.t.state.revealed[p.seat] < 0 else {"will-2": 1})
        p.passed()
    assert p.asked == "ask-contribute"
    return p


def supporting(world: fathom.Table, giver: int) -> float:
    """The share of a giver's cards in the test that support it."""
    test = running_test(world)
    given = [kind for kind, by in zip(world.state.pool, test.whose, strict=True) if by == giver]
    return mean(type_of(kind) in test.supports for kind in given)


def test_humans_are_imagined_to_have_supported_a_test_and_revealed_traitors_to_have_hindered_it() -> None:
    p, rng = asked_last(HUMAN, HYBRID, REVEALED, HUMAN), random.Random(1)
    worlds = [imagine(p.t, 0, rng) for _ in range(60)]
    plain = [p.t.determinize(0, rng) for _ in range(60)]
    assert mean(supporting(world, 1) for world in worlds) > 0.2 + mean(supporting(world, 1) for world in plain)
    assert mean(supporting(world, 3) for world in worlds) < 0.2


def test_imagined_tests_agree_with_what_everybody_saw() -> None:
    """No piece appears or goes, hands keep their size, and nobody holds more of a type than was seen to be drawn."""
    p, rng = asked_last(HUMAN, HYBRID, REVEALED, HUMAN), random.Random(2)
    s = p.t.state
    for _ in range(40):
        world = imagine(p.t, 0, rng)
        w = world.state
        assert world.game.explain(world) == []
        assert [len(hand) for hand in w.hands] == [len(hand) for hand in s.hands] and w.hands[0] == s.hands[0]
        assert [list(hand) for hand in w.hands] == [sorted(hand) for hand in w.hands]
        assert [len(deck) for deck in w.skill_decks] == [len(deck) for deck in s.skill_decks]
        whose = running_test(world).whose
        for seat in range(world.seats):
            held = [*w.hands[seat], *(kind for kind, by in zip(w.pool, whose, strict=True) if by == seat)]
            for type, most in enumerate(w.bounds[seat] if w.bounds else ()):
                assert sum(type_of(kind) == type for kind in held) <= most
