"""What must always be true of a table: nothing appears, nothing disappears, and everything lies where it may.

What a described position leaves out of the game it names; what the rules take out for good is listed here. Once the
game is over, and while it is set up, something may be on its way that no procedure holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .. import zones
from .bot_beliefs import are_notes
from .cards.names import CHARACTERS, DAMAGE, HUMAN, ITEMS, SPELLS, WAYPOINTS, type_of
from .pieces import DEEP_ONES
from .rules.items import improvements_of
from .rules.reveal import RevealAsTraitor
from .rules.spaces import BRIG, DEEP, SHIP, SICK_BAY, WATER
from .rules.tracks import LAST
from .rules.turn import Play, PlayOn
from .state import Table

__all__ = ["explain"]

LEAVE = {
    "characters": range(len(CHARACTERS)),
    "items": range(len(ITEMS)),
    "spells": range(len(SPELLS)),
    "waypoints": (WAYPOINTS.index("fog-bank"),),
    "damage": (DAMAGE.index("fuel-leak"), DAMAGE.index("flooded-food-stores")),
}
"""The pieces that the rules take out of the game."""


def explain(t: Table) -> list[str]:
    """Every broken invariant, in words."""
    out = {kind.id: kind.names for kind in zones.kinds_of(t.state) if kind.id in _left_out(t)}
    return [*zones.explain(t, whole=_is_whole(t), leaves={**LEAVE, **out}), *_ship(t), *_people(t), *_notes(t)]


def _notes(t: Table) -> Iterator[str]:
    if not are_notes(t.seats, t.noted):
        yield "notes about other seats than there are"


def _left_out(t: Table) -> list[str]:
    return t.frames[0].without if t.frames and isinstance(t.frames[0], PlayOn) else []


def _is_whole(t: Table) -> bool:
    return bool(t.frames) and isinstance(t.frames[0], Play) and (isinstance(t.frames[0], PlayOn) or t.state.turn > 0)


def _ship(t: Table) -> Iterator[str]:
    s = t.state
    if s.supply + sum(s.deep_ones) != DEEP_ONES or min(s.deep_ones) < 0 or s.supply < 0:
        yield f"{s.supply} Deep Ones in the supply and {sum(s.deep_ones)} on the table"
    if s.deep_ones[BRIG] or s.deep_ones[SICK_BAY]:
        yield "Deep Ones in the Brig or the Sick Bay"
    if any(not 0 <= n <= 10 for n in s.resources):
        yield f"resources {s.resources}"
    if not 0 <= s.travel <= LAST or not 0 <= s.ritual <= LAST:
        yield "a token off its track"
    if any(monarch != DEEP and monarch not in WATER for monarch in (s.dagon, s.hydra)):
        yield "a monarch out of the water"


def _people(t: Table) -> Iterator[str]:
    s = t.state
    revealing = [frame.seat for frame in t.frames if isinstance(frame, RevealAsTraitor)]
    traitors = [seat for seat in range(t.seats) if not s.is_human(seat) and seat not in revealing]
    for title in ("captain", "keeper"):
        if _is_whole(t) and getattr(s, title) in traitors and min(s.revealed) < 0:
            yield f"the {title} is a revealed traitor"
    for seat in range(t.seats):
        types = Counter(map(type_of, s.hands[seat]))
        if any(types[type] > n for type, n in enumerate(s.bounds[seat])):
            yield f"seat {seat} holds more cards of a type than anybody saw it draw"
        if s.feats[seat] not in (0, 1) or (s.feats[seat] and _is_whole(t) and seat in traitors):
            yield f"seat {seat} has {s.feats[seat]} feats"
        if s.active[seat] >= 0 and s.active[seat] not in improvements_of(s, seat):
            yield f"seat {seat} has an improvement active that it does not have"
        if s.places[seat] >= 0 and s.places[seat] not in SHIP:
            yield f"seat {seat} is overboard"
        if s.revealed[seat] == HUMAN:
            yield f"seat {seat} revealed a human card"
