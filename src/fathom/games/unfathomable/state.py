"""The data of Unfathomable: everything on the table, and who may see it.

Cards and spaces are small numbers (`cards/names.py`, `rules/spaces.py`); a zone is a tuple of cards, its top last,
shared by clones and replaced on change. A list has one entry per seat, space, skill type or resource. -1 stands for
"nobody" and "nothing". Of a discard pile only the top card is open (U-8.2a), so piles are unshown and the view shows
their tops. `known` is what a seat has looked at and may remember, as long as it is still true; `memory` is the same for
cards beneath a deck, inside one, or out of the game (`rules/looking.py`): a view tells its seat, and a new deal agrees
with it.
"""

from __future__ import annotations

from typing import Any

from ...kernel.data import Data, facedown, own, public, unshown
from ...kernel.table import Table as AnyTable
from .cards.names import (
    CHARACTERS,
    DAMAGE,
    DISTANCE,
    ITEMS,
    LOYALTIES,
    MYTHOS,
    RESOURCES,
    SKILLS,
    SPELLS,
    WAYPOINTS,
    type_of,
)
from .rules.spaces import DEEP, SPACES

__all__ = ["Cards", "Table", "UnfathomableState"]

Cards = tuple[int, ...]


def _named(names: tuple[str, ...]) -> Any:
    return lambda ids: [names[i] for i in ids]


def _each(names: tuple[str, ...]) -> Any:
    return lambda zones: [[names[i] for i in zone] for zone in zones]


def _one(names: tuple[str, ...]) -> Any:
    return lambda i: None if i < 0 else names[i]


class UnfathomableState(Data):
    # the ship and the sea
    resources: list[int] = public(show=lambda values: dict(zip(RESOURCES, values, strict=True)))
    travel: int = public(0)
    ritual: int = public(0)
    deep_ones: list[int] = public(show=lambda counts: {SPACES[i]: n for i, n in enumerate(counts) if n})
    supply: int = public(0)
    dagon: int = public(DEEP, show=_one(SPACES))
    hydra: int = public(DEEP, show=_one(SPACES))
    passengers: list[Cards] = facedown()
    passenger_supply: Cards = facedown(())
    passengers_gone: Cards = facedown(())
    damage: list[int] = public(show=lambda cards: [None if i < 0 else DAMAGE[i] for i in cards])
    damage_deck: Cards = facedown(())
    row: Cards = public((), show=_named(WAYPOINTS))
    waypoint_deck: Cards = facedown(())

    # skill cards
    skill_decks: list[Cards] = facedown()
    skill_discards: list[Cards] = unshown()
    hands: list[Cards] = own(show=_named(SKILLS))
    bounds: tuple[Cards, ...] = unshown(())
    """How many cards of each type a hand can hold at most, by what everybody saw its owner draw and part with."""
    chaos: Cards = facedown(())
    pool: Cards = facedown(())
    shown: Cards = public((), show=_named(SKILLS))

    # everybody
    characters: list[int] = public(show=lambda ids: [None if i < 0 else CHARACTERS[i] for i in ids])
    places: list[int] = public(show=lambda ids: [None if i < 0 else SPACES[i] for i in ids])
    items: list[Cards] = public(show=_each(ITEMS))
    active: list[int] = public(show=lambda ids: [None if i < 0 else ITEMS[i] for i in ids])
    feats: list[int] = public()
    kept: list[Cards] = public(show=_each(MYTHOS))
    spells: list[Cards] = public(show=_each(SPELLS))
    loyalty: list[Cards] = own(show=_named(LOYALTIES))
    revealed: list[int] = public(show=lambda ids: [None if i < 0 else LOYALTIES[i] for i in ids])
    captain: int = public(-1)
    keeper: int = public(-1)
    known: list[tuple[tuple[str, tuple[str, ...]], ...]] = own(show=lambda facts: [[a, list(b)] for a, b in facts])

    # decks
    loyalty_deck: Cards = facedown(())
    mythos_deck: Cards = facedown(())
    mythos_discard: Cards = unshown(())
    item_deck: Cards = facedown(())
    spell_deck: Cards = facedown(())
    removed_items: Cards = unshown(())
    removed_spells: Cards = unshown(())
    """What left the game unseen (U-43.0); what everybody saw leave is nowhere."""
    memory: tuple[tuple[int, str, Cards], ...] = unshown(())

    # the turn
    current: int = public(0)
    turn: int = public(0)
    actions: int = public(0)
    mythos: int = public(-1, show=_one(MYTHOS))
    awakened: bool = public(False)
    barricaded: bool = public(False)
    skips_mythos: bool = public(False)
    test: int = unshown(0)
    ending: str = public("")

    def distance(self) -> int:
        """The waypoints in play together."""
        return sum(DISTANCE[card] for card in self.row)

    # ---- who is who

    def is_human(self, seat: int) -> bool:
        """Everybody who has not revealed counts as human (U-20.0)."""
        return self.revealed[seat] < 0

    def humans_in(self, space: int) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == space and self.revealed[seat] < 0]

    def traitors_in(self, space: int) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == space and self.revealed[seat] >= 0]

    def seat_of(self, character: int) -> int:
        return self.characters.index(character) if character in self.characters else -1

    # ---- hands

    def add_to_hand(self, seat: int, *kinds: int) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + kinds))
        self._bound(seat, kinds, 1)

    def drop_from_hand(self, seat: int, *kinds: int, openly: bool = True) -> None:
        """Take cards out of a hand; where they go is the caller's business."""
        hand = list(self.hands[seat])
        for kind in kinds:
            hand.remove(kind)
        self.hands[seat] = tuple(hand)
        if openly:
            self._bound(seat, kinds, -1)

    def _bound(self, seat: int, kinds: Cards, step: int) -> None:
        """Everybody sees of which types cards come and go, but not what is added to a test facedown."""
        if self.bounds:
            most = list(self.bounds[seat])
            for kind in kinds:
                most[type_of(kind)] += step
            self._set_bounds(seat, most if self.hands[seat] or self.pool else [0] * 6)

    def _set_bounds(self, seat: int, most: list[int]) -> None:
        self.bounds = (*self.bounds[:seat], tuple(most), *self.bounds[seat + 1 :])

    def settle_bounds(self) -> None:
        """The cards of a test lie open: of an empty hand everything is known again."""
        for seat, most in enumerate(self.bounds):
            if any(most) and not self.hands[seat]:
                self._set_bounds(seat, [0] * 6)


Table = AnyTable[UnfathomableState]
"""The table of this game: its state has a type."""
