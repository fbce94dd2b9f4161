"""Influence: Lords, affiliated Allies, Monster tokens, Locations, and what wounds and Nebulis take away."""

from __future__ import annotations

from ....kernel.effect import Scope
from ....kernel.text import Text
from ...ties import TieBreak
from ..cards.allies import RACE, VALUE
from ..cards.location import LOCATIONS
from ..cards.lord import LORDS
from ..state import Table

__all__ = ["FIGURE", "location_worth", "score", "score_parts", "tie_breaks", "winners"]

FIGURE = 5


def location_worth(t: Table, seat: int, place: int) -> int:
    """What a tile is worth to a seat, computed with that seat's cards (and its owner's Loot)."""
    return LOCATIONS[place].worth.value(t, Scope(you=seat, it=str(place)))


def best_allies(cards: tuple[int, ...]) -> int:
    """The strongest affiliated Ally of each race."""
    best: dict[int, int] = {}
    for kind in cards:
        best[RACE[kind]] = max(best.get(RACE[kind], 0), VALUE[kind])
    return sum(best.values())


def score_parts(t: Table, seat: int) -> dict[str, int]:
    """The final influence of a seat, part by part."""
    s = t.state
    parts = {
        "lords": sum(LORDS[lord].influence for lord in s.lords_of(seat)),
        "allies": best_allies(s.affiliated[seat]),
        "tokens": sum(s.tokens[seat]),
        "locations": sum(location_worth(t, seat, place) for place in s.locations[seat]),
    }
    if t.options["leviathan"]:
        parts["wounds"] = -s.wounds[seat]
        parts["slayer"] = FIGURE if s.slayer == seat else 0
    if t.options["kraken"]:
        parts["nebulis"] = -s.nebulis[seat]
        parts["kraken"] = -FIGURE if s.kraken_holder == seat else 0
    return parts


def score(t: Table, seat: int) -> int:
    return sum(score_parts(t, seat).values())


def tie_breaks(t: Table) -> list[TieBreak]:
    """Most pearls, then the highest single Lord."""
    s, seats = t.state, range(t.seats)
    highest = [max((LORDS[lord].influence for lord in s.lords_of(seat)), default=0) for seat in seats]
    return [
        TieBreak(Text("tie-pearls"), tuple(s.pearls[seat] for seat in seats), "B-SCO-06"),
        TieBreak(Text("tie-lord"), tuple(highest), "B-SCO-08"),
    ]


def winners(t: Table, scores: list[int]) -> tuple[int, ...]:
    """Most influence, then most pearls, then the highest single Lord; still tied players share the victory."""
    ranks = list(zip(scores, *(tie.values for tie in tie_breaks(t)), strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
