"""Moving: connections and routes, leaving and entering, revealing locations (A-move, A-location, A-nearest).

A move runs: "when you move out", "when an investigator leaves", then leaving and entering as one moment together
with the engaged enemies, reveal, engagement, "if an investigator enters", "after you enter".
"""

from __future__ import annotations

from collections import deque

from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ... import zones
from ...zones import FACES
from ..cards.printed import FACE, SLUGS
from ..pieces import Piece, card, ident, slug_of
from ..state import Table
from .areas import stir
from .engagement import disengage, engage
from .values import clue_value, is_elite

__all__ = [
    "Enter", "Entered", "MoveTo", "Moving", "blocked", "can_enter", "connected", "distances", "move", "nearest",
    "put_location", "replace", "reveal", "steps_towards",
]  # fmt: skip

WOODS = FACE["arkham-woods"]


def connected(t: Table, place: Piece) -> list[Piece]:
    """The locations in play to which the symbols of this one lead (A-move.2)."""
    near = card(place).connects
    if not near:
        return []
    if "woods" in near:
        return [
            other for other in t.state.locations
            if other != place and (slug_of(other) in near or "woods" in card(other).traits)
        ]  # fmt: skip
    return [other for other in t.state.locations if SLUGS[other % FACES] in near]


def distances(t: Table, start: Piece) -> dict[Piece, int]:
    """How many connections away every location is; blocked ones count (A-nearest.1)."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for place in connected(t, here):
            if place not in found:
                found[place] = found[here] + 1
                queue.append(place)
    return found


def nearest(t: Table, start: Piece, pieces: list[Piece]) -> list[Piece]:
    """Those of some enemies that are nearest to a location; what cannot be reached is farthest."""
    away = distances(t, start)
    far = {piece: away.get(t.state.where[piece], 1 << 8) for piece in pieces}
    return [piece for piece in pieces if far[piece] == min(far.values())]


def steps_towards(t: Table, start: Piece, goals: list[Piece]) -> list[Piece]:
    """The neighbours of a location that begin a shortest route to one of the goals (A-nearest.2)."""
    away = {goal: distances(t, start).get(goal, 1 << 8) for goal in goals}
    wanted = [goal for goal in goals if away[goal] == min(away.values()) and 0 < away[goal] < 1 << 8]
    return [
        place for place in connected(t, start)
        if any(distances(t, place).get(goal, 1 << 8) == away[goal] - 1 for goal in wanted)
    ]  # fmt: skip


def can_enter(t: Table, place: Piece) -> bool:
    """May investigators move into it?"""
    return not t.value("closed", ident(place))


def blocked(t: Table, enemy: Piece, place: Piece) -> bool:
    """Is an enemy kept from moving into a location? (A-hunter.4)"""
    return not is_elite(enemy) and t.value("barred", ident(place)) > 0


def move(t: Table, seat: int, to: Piece) -> Step:
    """An investigator moves. A move that first needs a test waits for a test that runs (A-rul.1)."""
    s = t.state
    away = s.places[seat]
    if to == away or to not in s.locations or s.status[seat] or not can_enter(t, to):
        return None
    if s.test and any(found.source == ident(away) for found in t.listening("Moving/out")):
        t.after_frame(s.action or s.test, MoveTo(seat=seat, to=to))
        return None
    return Moving(seat=seat, away=away, to=to)


class MoveTo(Procedure):
    """A move as a frame of its own; the result tells whether it took place."""

    seat: int = -1
    to: int = -1

    def step_1_move(self, t: Table) -> Step:
        self.result = False
        return t.landing(move(t, self.seat, self.to), "result")


class Moving(Event):
    """An investigator moves from one location to another. Cancelled on the way out, the move does not take place."""

    BEFORE = ("out", "leave")
    AFTERWARDS = ()

    seat: int
    away: int
    to: int

    def happen(self, t: Table) -> Step:
        return Enter(seat=self.seat, to=self.to)


class Enter(Procedure):
    """Leaving and entering are one moment (A-move.3); engaged enemies move along, unless something stops them."""

    seat: int = -1
    to: int = -1
    away: int = -1
    """The location that was left: enemies that stayed behind engage whoever else is there."""

    def step_1_go(self, t: Table) -> None:
        s, seat = t.state, self.seat
        if s.status[seat]:
            self.finish(False)
            return
        self.away, s.places[seat] = s.places[seat], self.to
        for enemy in [enemy for enemy, whom in s.engaged.items() if whom == seat]:
            if blocked(t, enemy, self.to):
                disengage(t, enemy)
            else:
                s.where[enemy] = self.to
        if not t.quiet:
            to = self.to
            t.log("log-enters", "A-move.3", player=who(seat), location=noun(slug_of(to)), refs=(ident(to),))

    def step_2_reveal(self, t: Table) -> None:
        self.to = reveal(t, self.to)

    def step_3_engage(self, t: Table) -> Step:
        return engage(t, self.to)

    def step_4_left_behind(self, t: Table) -> Step:
        return engage(t, self.away) if self.away >= 0 else None

    def step_5_entered(self, t: Table) -> Step:
        return Entered(seat=self.seat, place=self.to) if not t.state.status[self.seat] else None


class Entered(Event):
    """An investigator has entered a location, by a move or otherwise."""

    BEFORE = ()
    AFTERWARDS = ("if", "after")

    seat: int
    place: int

    def happen(self, t: Table) -> Step:
        return None


def put_location(t: Table, place: Piece, source: zones.Place = "aside") -> None:
    """A location enters play, unrevealed (A-location.3)."""
    zones.move(t, source, "locations", (place,))
    stir(t, place)


def reveal(t: Table, place: Piece) -> Piece:
    """A location is revealed, once, and gets its clues (A-location.4). The piece it is then: Arkham Woods are all alike
    until they are revealed."""
    s = t.state
    if place in s.revealed:
        return place
    if place % zones.FACES == WOODS:
        at = [other for other in s.locations if other % zones.FACES == WOODS].index(place)
        found = s.unseen[at]
        zones.take(t, "unseen", (found,))
        replace(t, place, found)
        place = found
        t.reveal("revealed-location")
    s.revealed += (place,)
    n = clue_value(t, place)
    s.add(s.clues, place, n)
    stir(t, place)
    if not t.quiet:
        t.log("log-revealed", "A-location.4", location=noun(slug_of(place)), n=n, refs=(ident(place),))
    return place


def replace(t: Table, old: Piece, new: Piece) -> None:
    """Another side of a location is turned up: everything that is there stays there."""
    s = t.state
    s.locations = tuple(new if place == old else place for place in s.locations)
    s.places = [new if place == old else place for place in s.places]
    for tokens in (s.where, s.hosts):
        for piece, place in tokens.items():
            if place == old:
                tokens[piece] = new
    for tokens in (s.clues, s.doom):
        if old in tokens:
            tokens[new] = tokens.pop(old)
    t.abilities_changed()
