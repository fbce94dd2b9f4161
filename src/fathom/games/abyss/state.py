"""The data of Abyss: everything on the table, and who may see it.

Cards are small numbers (see `cards/`); a zone is a tuple of them, shared by clones and replaced on change. A list
has one entry per seat, Council stack, Border space or Sentinel. -1 stands for "nobody" and "nothing".
`removed` and the zones ending in `_gone` are out of the game; only described positions put Allies and base tokens
there. `sentinel_back` is the turn in which a Sentinel came back to its owner.

What everybody saw before it was turned face down (the Council stacks, the discard) is not remembered for anyone: the
table shows what may be looked at, no more.
"""

from __future__ import annotations

from typing import TypedDict

from ...kernel.data import Data, public
from ...kernel.table import Table as AnyTable
from ..ties import Tie
from ..zones import Cards, zone
from .cards.allies import RACES
from .cards.leviathans import SPACES
from .cards.names import LOOT_LOCATIONS
from .pieces import (
    EXPANSION,
    EXPLORATION,
    LEVIATHAN,
    LOCATION,
    LOOT_CARD,
    LORD,
    TOKEN,
    in_council,
    in_hand,
    is_ally,
)  # fmt: skip

__all__ = ["AbyssState", "MoreView", "Table"]


class AbyssState(Data):
    # the Exploration cards
    deck: Cards = zone(EXPLORATION, "facedown", home=True)
    discard: Cards = zone(EXPLORATION, "facedown", "row", open_to="discard_open_to", settled=True, rest="discard")
    discard_open_to: int = public(-1)
    aside: Cards = zone(EXPLORATION, "public", "row", key="")
    track: Cards = zone(EXPLORATION, "public", "row", key="")
    laid: Cards = zone(EXPLORATION, "public", "row", key="")
    removed: Cards = zone(EXPLORATION, "public", "row", key="", rest="removed")
    council: list[Cards] = zone(EXPLORATION, "facedown", "row", per=RACES, settled=True, holds=in_council)
    hands: list[Cards] = zone(EXPLORATION, "own", "sorted", per="seat", key="hand", holds=in_hand)
    affiliated: list[Cards] = zone(EXPLORATION, "public", "sorted", per="seat", holds=is_ally)

    # the Court and everybody's Lords
    lord_deck: Cards = zone(LORD, "facedown", home=True)
    court: list[int] = zone(LORD, "public", "slots", per=range(1, 7), key="")
    lords_gone: Cards = zone(LORD, "public", "row", key="", rest="removed")
    free: list[Cards] = zone(LORD, "public", "row", per="seat", key="lords", live=True)
    disabled: list[Cards] = zone(LORD, "public", "row", per="seat")
    assigned: list[tuple[tuple[int, int], ...]] = zone(LORD, "public", "pairs", per="seat", on=LOCATION, key="")

    # Locations and Loot
    location_stack: Cards = zone(LOCATION, "facedown", home=True)
    available: Cards = zone(LOCATION, "public", "row")
    drawn: Cards = zone(LOCATION, "public", "row", key="")
    locations: list[Cards] = zone(LOCATION, "public", "row", per="seat")
    locations_gone: Cards = zone(LOCATION, "public", "row", key="", rest="removed")
    loot_deck: Cards = zone(LOOT_CARD, "facedown", home=True)
    loot: list[Cards] = zone(LOOT_CARD, "public", "row", per=LOOT_LOCATIONS, by_name=True, on=LOCATION)
    loot_gone: Cards = zone(LOOT_CARD, "public", "row", key="", rest="removed")

    # pearls, keys, tokens, figures
    pearls: list[int] = public()
    key_tokens: list[int] = public()
    nebulis: list[int] = public()
    wounds: list[int] = public()
    base_pile: Cards = zone(TOKEN, "facedown", home=True)
    tokens: list[Cards] = zone(TOKEN, "own", "row", per="seat")
    tokens_gone: Cards = zone(TOKEN, "public", "row", key="", rest="removed")
    expansion_pile: Cards = zone(EXPANSION, "facedown", home=True)
    expansion_tokens: list[Cards] = zone(EXPANSION, "own", "row", per="seat")
    expansion_gone: Cards = zone(EXPANSION, "public", "row", key="", rest="removed")
    kraken_holder: int = public(-1)
    slayer: int = public(-1)
    sentinel_owner: list[int] = public()
    sentinel_on: list[str] = public()
    sentinel_back: list[int] = public()

    # Monsters
    threat: int = public(0)
    leviathan_deck: Cards = zone(LEVIATHAN, "facedown", home=True)
    border: list[int] = zone(LEVIATHAN, "public", "slots", per=SPACES, key="")
    life_lost: list[int] = public()
    slain: list[Cards] = zone(LEVIATHAN, "public", "row", per="seat")
    leviathans_gone: Cards = zone(LEVIATHAN, "public", "row", key="", rest="removed")

    # the turn
    start: int = public(0)
    active: int = public(0)
    turn: int = public(0)
    price: int = public(1)
    bought: list[int] = public()
    extra_turns: int = public(0)
    skips: int = public(0)
    pulled: str = public("")
    ending: str = public("")
    last_turns: int = public(0)
    calm: bool = public(False)
    over: bool = public(False)

    def lords_of(self, seat: int) -> Cards:
        """All Lords of a seat: free, disabled and assigned."""
        return self.free[seat] + self.disabled[seat] + tuple(lord for _, lord in self.assigned[seat])


class MoreView(TypedDict, total=False):
    """What a view holds at the end, besides the declared fields."""

    scores: list[dict[str, int]]
    ties: list[Tie]
    tokens: list[list[int]]


Table = AnyTable[AbyssState]
"""The table of this game: its state has a type."""
