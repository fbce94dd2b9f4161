"""Whom and what cards name: players, spaces, figures, cards. Each can be found on the table and said."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....kernel.effect import Scope
from ....kernel.select import SEATS, Kind, Num, Selector
from ....kernel.text import Text, noun
from ..rules.actions import destinations
from ..rules.activation import may_enter
from ..rules.damage import is_damaged
from ..rules.passengers import SUPPLY, passengers_on
from ..rules.spaces import ADJACENT, ARROW, BRIG, CABIN, CHAPEL, DECKS, DEEP, ROOMS, SHIP, SICK_BAY, SPACES, WATER
from ..state import Table
from .names import ITEMS

__all__ = [
    "ADJACENT_SHIP_SPACES", "ADJACENT_SPACES", "ANY_PASSENGER", "BESIDE_YOU", "CALLED", "CAPTAIN", "CLOSEST_ROOM",
    "CURRENT", "DECK_SPACES", "DEEP_ONES", "DEEP_ONES_HERE", "DEEP_ONES_IN_ROOMS", "DEEP_ONES_OF_A_ROOM",
    "DEEP_ONES_ON_DECKS", "DEEP_ONES_ON_SHIP", "FREE_HUMANS", "HERE", "HUMANS", "IN_BRIG", "KEEPER", "MARGIN",
    "MONARCHS", "NEXT_TO_IT", "OTHERS_HERE", "OTHER_FREE_HUMANS", "PASSENGERS", "PASSENGERS_NEAR", "PASSENGER_COUNT",
    "PLAYERS", "SHIP_SPACES", "UNDAMAGED_ROOMS", "WATER_AROUND_IT", "WATER_BESIDE_IT", "WATER_SPACES", "YOUR_ITEMS",
    "each_human", "round_table",
]  # fmt: skip

SPACE, ITEM = Kind.of(SPACES), Kind.of(ITEMS)
HERE = -1


# ---- players


def round_table(t: Table) -> list[int]:
    """Everybody, from the current player on."""
    return [t.state.current, *t.seats_after(t.state.current)]


def each_human(t: Table, scope: Scope) -> list[int]:
    return [seat for seat in round_table(t) if t.state.is_human(seat)]


def players(id: str, find: Callable[[Table, Scope], Iterable[int]]) -> Selector:
    return Selector(id, lambda t, s: tuple(find(t, s)), SEATS)


PLAYERS = players("any-player", lambda t, s: range(t.seats))
CURRENT = players("the-current-player", lambda t, s: [t.state.current])
CAPTAIN = players("the-captain", lambda t, s: [t.state.captain])
KEEPER = players("the-keeper", lambda t, s: [t.state.keeper])
HUMANS = players("humans", each_human)
FREE_HUMANS = players(
    "humans", lambda t, s: [n for n in range(t.seats) if t.state.is_human(n) and t.state.places[n] != BRIG]
)
OTHER_FREE_HUMANS = players(
    "other-free-humans",
    lambda t, s: [n for n in t.seats_after(s.you) if t.state.is_human(n) and t.state.places[n] != BRIG],
)
OTHERS_HERE = players(
    "others-here", lambda t, s: [n for n in t.seats_after(s.you) if t.state.places[n] == t.state.places[s.you]]
)
IN_BRIG = players("in-brig", lambda t, s: [n for n in round_table(t) if t.state.places[n] == BRIG])


# ---- spaces


def spaces(id: str | Text, find: Callable[[Table, Scope], Iterable[int]]) -> Selector:
    return Selector(id, lambda t, s: tuple(find(t, s)), SPACE)


SHIP_SPACES = spaces("ship-spaces", lambda t, s: destinations(t.state, s.seat))
ADJACENT_SHIP_SPACES = spaces(
    "adjacent-ship-spaces",
    lambda t, s: [n for n in destinations(t.state, s.seat) if n in ADJACENT[t.state.places[s.seat]]],
)
ADJACENT_SPACES = spaces("adjacent-spaces", lambda t, s: ADJACENT[t.state.places[s.seat]])
DECK_SPACES = spaces("spaces-of-the-deck", lambda t, s: [deck for deck in DECKS if deck != t.state.places[s.seat]])
WATER_SPACES = spaces("water-spaces", lambda t, s: WATER)
BESIDE_YOU = spaces(
    "beside-you",
    lambda t, s: [CHAPEL if space == SICK_BAY else space for space in (t.state.places[s.seat],) if space != BRIG],
)
"""Your own space; for Deep Ones who would come to the Sick Bay, the Chapel."""


def _closest_rooms(t: Table, s: Scope) -> tuple[int, ...]:
    place = t.state.places[s.seat]
    if place == SICK_BAY:
        return (CHAPEL, CABIN)
    room = ARROW[place] if place in DECKS else place
    return (room,) if room in ROOMS else ()


CLOSEST_ROOM = spaces("closest-room", _closest_rooms)
"""The numbered room closest to you; from the Sick Bay it is one of two."""
UNDAMAGED_ROOMS = spaces("undamaged-rooms", lambda t, s: [room for room in ROOMS if not is_damaged(t.state, room)])
NEXT_TO_IT = spaces("next-to-it", lambda t, s: [near for near in ADJACENT[s.it] if may_enter(t.state, near)])
"""Where Deep Ones of the chosen space may go."""
WATER_BESIDE_IT = spaces("water-beside-it", lambda t, s: (s.it - len(DECKS),))
"""The water space next to the chosen deck space."""
WATER_AROUND_IT = spaces("water-around-it", lambda t, s: [n for n in ADJACENT[getattr(t.state, s.it)] if n in WATER])
"""Where the chosen monarch may swim."""


# ---- figures: a space stands for those on it


def deep_ones(id: str | Text, where: Callable[[Table, Scope], Iterable[int]]) -> Selector:
    return spaces(id, lambda t, s: [space for space in where(t, s) if t.state.deep_ones[space]])


def deep_ones_of(region: str, where: Iterable[int]) -> Selector:
    """Those in a part of the board."""
    return deep_ones(Text("deep-ones-of", where=noun(f"region-{region}")), lambda t, s: where)


DEEP_ONES = deep_ones("deep-ones-on-board", lambda t, s: range(DEEP))
CALLED = Selector(
    "called-deep-ones",
    lambda t, s: [*((HERE,) if t.state.deep_ones[t.state.places[s.you]] else ()), *DEEP_ONES.find(t, s)],
    Kind(
        lambda space: "my-space" if space == HERE else SPACES[space],
        lambda key: HERE if key == "my-space" else SPACES.index(key),
    ),
)
"""One Deep One anywhere, or all in your own space."""
DEEP_ONES_HERE = deep_ones("deep-ones-here", lambda t, s: (t.state.places[s.you],))
DEEP_ONES_IN_ROOMS = deep_ones_of("rooms", ROOMS)
DEEP_ONES_ON_DECKS = deep_ones_of("decks", DECKS)
DEEP_ONES_ON_SHIP = deep_ones_of("ship", SHIP)
DEEP_ONES_OF_A_ROOM = spaces("deep-ones-of-a-room", lambda t, s: (*ROOMS, SICK_BAY, BRIG))
"""Any of the eight rooms, whether there are any Deep Ones or not."""
MONARCHS = Selector("monarchs", lambda t, s: [name for name in ("dagon", "hydra") if getattr(t.state, name) != DEEP])
"""The monarchs on the board."""
PASSENGERS = spaces("passengers-on-decks", lambda t, s: [deck for deck in DECKS if passengers_on(t.state, deck)])
ANY_PASSENGER = Selector(
    "passengers-anywhere",
    lambda t, s: [*PASSENGERS.find(t, s), *((SUPPLY,) if t.state.passenger_supply else ())],
    Kind(
        lambda space: "supply" if space == SUPPLY else SPACES[space],
        lambda key: SUPPLY if key == "supply" else SPACES.index(key),
    ),
)
PASSENGERS_NEAR = spaces(
    "passengers-near",
    lambda t, s: [
        space for space in (t.state.places[s.you], *ADJACENT[t.state.places[s.you]]) if passengers_on(t.state, space)
    ],
)

PASSENGER_COUNT = Num(PASSENGERS.say(), lambda t, s: sum(len(tokens) for tokens in t.state.passengers))
MARGIN = Num(Text("spaces-by-margin"), lambda t, s: 1 + s.n // 2)
"""One, and one more for every full two by which the total exceeds the target; after Self Sacrifice just one (R41)."""

# ---- cards

YOUR_ITEMS = Selector("your-items", lambda t, s: t.state.items[s.seat], ITEM)
