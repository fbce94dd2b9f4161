"""Pairs of games that differ only in what one seat hides: everybody else must see the same until its answers part.

Both games of a pair are played alike. Up to where the seat would answer differently, the same questions are put to the
same seats at the same moments, with the same log, the same view and the same numbers.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence

import fathom

__all__ = ["Hand", "Parted", "look_alike", "shown_by", "steps_alike"]

Hand = Sequence[int]
Parted = Callable[[fathom.Table, fathom.Table, tuple[Hand, Hand]], bool]
"""Did the last answer, the same in both games, make them part by the rules? The hands are those before it."""


def seen(table: fathom.Table, viewer: int | None) -> str:
    """All a viewer is shown: the view, and the log of the last choices."""
    lines = [line.to_json() for line in table.events(max(0, table.choices - 3), viewer)]
    return json.dumps({"view": table.view(viewer), "log": lines}, sort_keys=True)


def look_alike(one: fathom.Table, two: fathom.Table, seat: int) -> None:
    """Everybody but the seat, a spectator included, sees the same, and the same seats are asked."""
    assert [decision.seat for decision in two.decisions] == [decision.seat for decision in one.decisions]
    for viewer in (*one.seats_after(seat), None):
        assert seen(one, viewer) == seen(two, viewer)


def shown_by(before: Hand, after: Hand) -> Counter[int]:
    """The cards that left a hand."""
    return Counter(before) - Counter(after)


def steps_alike(
    one: fathom.Table,
    two: fathom.Table,
    seat: int,
    rng: random.Random,
    comparable: Callable[[fathom.Table], bool],
    parted: Parted,
    steps: int = 120,
) -> tuple[Counter[str], Counter[str]]:
    """Play a pair in step until the seat's answers part, or what was exchanged comes up.

    Counts, by their prompts, the questions answered and those where the other game offers the seat something else.
    """
    answered: Counter[str] = Counter()
    differed: Counter[str] = Counter()
    for _ in range(steps):
        if not (one.decisions or two.decisions) or not comparable(one):  # over, and all secrets are told
            break
        look_alike(one, two, seat)
        a, b = one.decisions[-1], two.decisions[-1]
        if a.keys != b.keys:
            differed[a.prompt.id] += 1
        answer = next((answer for _ in range(20) if b.accepts(answer := a.sample(rng))), None)
        if answer is None:
            assert a.seat == seat, "only the seat with other cards may be offered something else"
            break
        answered[a.prompt.id] += 1
        hands = one.state.hands[seat], two.state.hands[seat]
        one.choose(answer, a.seat)
        two.choose(answer, b.seat)
        if parted(one, two, hands):
            break
    return answered, differed
