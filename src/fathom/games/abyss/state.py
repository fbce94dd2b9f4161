"""The data of Abyss: everything on the table, and who may see it.

Cards are small numbers (see `cards/`); a zone is a tuple of them, shared by clones and replaced on change. A list
has one entry per seat, Council stack, Border space or Sentinel. -1 stands for "nobody" and "nothing".
`removed` and the zones ending in `_gone` are out of the game; only described positions put Allies and base tokens
there. `sentinel_back` is the turn in which a Sentinel came back to its owner.
"""

from __future__ import annotations

from typing import Any

from ...kernel.data import Data, facedown, own, public
from ...kernel.table import Table as AnyTable
from .cards.allies import show_cards
from .cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LOOT_LOCATIONS, LORD_KEYS, TOKEN_KEYS

__all__ = ["AbyssState", "Table"]

Cards = tuple[int, ...]


def _lords(ids: Any) -> list[str | None]:
    return [None if i < 0 else LORD_KEYS[i] for i in ids]


def _each_lords(zones: Any) -> list[list[str | None]]:
    return [_lords(zone) for zone in zones]


def _locations(ids: Any) -> list[str]:
    return [LOCATION_KEYS[i] for i in ids]


def _assigned(zones: Any) -> list[list[list[str]]]:
    return [[[LOCATION_KEYS[place], LORD_KEYS[lord]] for place, lord in zone] for zone in zones]


def _leviathans(ids: Any) -> list[str | None]:
    return [None if i < 0 else LEVIATHAN_KEYS[i] for i in ids]


class AbyssState(Data):
    # the Exploration cards
    deck: Cards = facedown(())
    discard: Cards = facedown(())
    discard_open_to: int = public(-1)
    aside: Cards = public((), show=show_cards)
    track: Cards = public((), show=show_cards)
    laid: Cards = public((), show=show_cards)
    removed: Cards = public((), show=show_cards)
    council: list[Cards] = facedown()
    hands: list[Cards] = own(show=show_cards)
    affiliated: list[Cards] = public(show=lambda zones: [show_cards(zone) for zone in zones])

    # the Court and everybody's Lords
    lord_deck: Cards = facedown(())
    court: list[int] = public(show=_lords)
    lords_gone: Cards = public((), show=_lords)
    free: list[Cards] = public(show=_each_lords)
    disabled: list[Cards] = public(show=_each_lords)
    assigned: list[tuple[tuple[int, int], ...]] = public(show=_assigned)

    # Locations and Loot
    location_stack: Cards = facedown(())
    available: Cards = public((), show=_locations)
    drawn: Cards = public((), show=_locations)
    locations: list[Cards] = public(show=lambda zones: [_locations(zone) for zone in zones])
    locations_gone: Cards = public((), show=_locations)
    loot_deck: Cards = facedown(())
    loot: list[Cards] = public(show=lambda zones: dict(zip(LOOT_LOCATIONS, map(list, zones), strict=True)))
    loot_gone: Cards = public(())

    # pearls, keys, tokens, figures
    pearls: list[int] = public()
    key_tokens: list[int] = public()
    nebulis: list[int] = public()
    wounds: list[int] = public()
    base_pile: Cards = facedown(())
    tokens: list[Cards] = own()
    tokens_gone: Cards = public(())
    expansion_pile: Cards = facedown(())
    expansion_tokens: list[Cards] = own(show=lambda zone: [TOKEN_KEYS[i] for i in zone])
    expansion_gone: Cards = public((), show=lambda zone: [TOKEN_KEYS[i] for i in zone])
    kraken_holder: int = public(-1)
    slayer: int = public(-1)
    sentinel_owner: list[int] = public()
    sentinel_on: list[str] = public()
    sentinel_back: list[int] = public()

    # Monsters
    threat: int = public(0)
    leviathan_deck: Cards = facedown(())
    border: list[int] = public(show=_leviathans)
    life_lost: list[int] = public()
    slain: list[Cards] = public(show=lambda zones: [_leviathans(zone) for zone in zones])
    leviathans_gone: Cards = public((), show=_leviathans)

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

    def add_to_hand(self, seat: int, *kinds: int) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + kinds))

    def drop_from_hand(self, seat: int, *kinds: int) -> None:
        """Take cards out of a hand; where they go is the caller's business."""
        hand = list(self.hands[seat])
        for kind in kinds:
            hand.remove(kind)
        self.hands[seat] = tuple(hand)


Table = AnyTable[AbyssState]
"""The table of this game: its state has a type."""
