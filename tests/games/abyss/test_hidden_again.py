"""After an undo past something revealed nobody knows what comes next."""

from __future__ import annotations

import random

import fathom
from fathom.games.abyss.state import AbyssState
from fathom.games.zones import zones_of

PILES = [zone.field for zone in zones_of(AbyssState) if zone.home]


def test_a_new_seed_mixes_every_pile_and_keeps_what_is_in_it() -> None:
    t = fathom.new("abyss", seats=3, seed=4, options={"leviathan": True, "kraken": True})
    rng = random.Random(1)
    for _ in range(40):
        assert t.decision is not None
        t.choose(t.decision.sample(rng), t.decision.seat)
    before = {pile: getattr(t.state, pile) for pile in PILES}
    hands, council = list(t.state.hands), list(t.state.council)
    t.reseed(77)
    for pile, cards in before.items():
        after = getattr(t.state, pile)
        assert sorted(after) == sorted(cards)
        assert after != cards, pile
    assert (t.state.hands, t.state.council) == (hands, council)
    assert fathom.replay(t.record()) == t
