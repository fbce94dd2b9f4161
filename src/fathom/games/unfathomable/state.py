"""The data of Unfathomable: everything on the table, and who may see it.

Cards and spaces are small numbers (`cards/names.py`, `rules/spaces.py`); a zone is a tuple of cards, its top last,
shared by clones and replaced on change. A list has one entry per seat, space, skill type or resource. -1 stands for
"nobody" and "nothing". Of a discard pile only the top card is open (U-8.2a), so piles are unshown and the view shows
their tops; everybody saw what went there. `facts` is what seats have looked at and may remember (`rules/looking.py`):
a view tells its seat, and a new deal agrees with it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...kernel.data import Data, public, unshown
from ...kernel.table import Table as AnyTable
from ..facts import Facts, Known
from ..shown import by_name, each_of, one_of
from ..zones import Cards, zone
from .cards.names import DISTANCE, RESOURCES, TYPES, type_of
from .pieces import (
    CHARACTER,
    DAMAGE_CARD,
    ITEM,
    KEPT,
    LOYALTY_CARD,
    MYTHOS_CARD,
    PASSENGER,
    SKILL,
    SPELL,
    STRUCTURAL,
    WARDS,
    WAYPOINT,
)  # fmt: skip
from .rules.spaces import DECKS, DEEP, ROOMS, SPACES

__all__ = ["Cards", "MoreView", "SkillTest", "Table", "UnfathomableState"]


def _of_type(kind: int, type: int) -> bool:
    return type_of(kind) == type


class UnfathomableState(Data):
    # the ship and the sea
    resources: list[int] = public(show=by_name("Resource", RESOURCES))
    travel: int = public(0)
    ritual: int = public(0)
    deep_ones: list[int] = public(show=by_name("Space", SPACES, sparse=True))
    supply: int = public(0)
    dagon: int = public(DEEP, show=one_of("Space", SPACES, always=True))
    hydra: int = public(DEEP, show=one_of("Space", SPACES, always=True))
    passengers: list[Cards] = zone(PASSENGER, "facedown", "row", per=SPACES[DECKS.start : DECKS.stop])
    passenger_supply: Cards = zone(PASSENGER, "facedown", home=True, key="")
    passengers_gone: Cards = zone(PASSENGER, "facedown", "row", remembered=True)
    damage: list[int] = zone(
        DAMAGE_CARD, "public", "slots", per=SPACES[ROOMS.start : ROOMS.stop], holds=lambda card, _: card < STRUCTURAL
    )
    damage_deck: Cards = zone(DAMAGE_CARD, "facedown", home=True)
    row: Cards = zone(WAYPOINT, "public", "row", key="waypoints")
    waypoint_deck: Cards = zone(WAYPOINT, "facedown", home=True)

    # skill cards
    skill_decks: list[Cards] = zone(SKILL, "facedown", per=TYPES, home=True, holds=_of_type)
    skill_discards: list[Cards] = zone(SKILL, "unshown", per=TYPES, key="discards", remembered=True, holds=_of_type)
    hands: list[Cards] = zone(SKILL, "own", "sorted", per="seat", key="hand")
    bounds: tuple[Cards, ...] = unshown(())
    """How many cards of each type a hand can hold at most, by what everybody saw its owner draw and part with."""
    chaos: Cards = zone(SKILL, "facedown")
    pool: Cards = zone(SKILL, "facedown", "row", key="")
    shown: Cards = zone(SKILL, "public", "row", key="")

    # everybody
    characters: list[int] = zone(CHARACTER, "public", "slots", per="seat", key="")
    places: list[int] = public(show=each_of("Space", SPACES))
    items: list[Cards] = zone(ITEM, "public", "row", per="seat", live=True)
    active: list[int] = zone(ITEM, "public", "slots", per="seat", key="", marks=True)
    feats: list[int] = public()
    kept: list[Cards] = zone(MYTHOS_CARD, "public", "row", per="seat", live=True, holds=lambda card, _: card in KEPT)
    spells: list[Cards] = zone(SPELL, "public", "row", per="seat", live=True, holds=lambda card, _: card in WARDS)
    loyalty: list[Cards] = zone(LOYALTY_CARD, "own", "row", per="seat")
    revealed: list[int] = zone(LOYALTY_CARD, "public", "slots", per="seat", key="")
    captain: int = public(-1)
    keeper: int = public(-1)
    facts: Facts = unshown(())

    # decks
    loyalty_deck: Cards = zone(LOYALTY_CARD, "facedown", home=True)
    mythos_deck: Cards = zone(MYTHOS_CARD, "facedown", home=True)
    mythos_discard: Cards = zone(MYTHOS_CARD, "unshown", remembered=True)
    item_deck: Cards = zone(ITEM, "facedown", home=True)
    spell_deck: Cards = zone(SPELL, "facedown", home=True)
    removed_items: Cards = zone(ITEM, "unshown", "row")
    removed_spells: Cards = zone(SPELL, "unshown", "row")
    """What left the game unseen (U-43.0); what everybody saw leave is nowhere."""

    # the turn
    current: int = public(0)
    turn: int = public(0)
    actions: int = public(0)
    mythos: int = zone(MYTHOS_CARD, "public", "slots", -1, marks=True, key="")
    """The card that is resolved; meanwhile it may be kept, or discarded already."""
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


class SkillTest(TypedDict):
    """What everybody knows of the skill test that is announced or running."""

    source: str
    target: int
    partial: int
    supports: list[Literal["influence", "lore", "observation", "strength", "will", "treachery"]]
    openly: bool
    chaos: int
    added: list[int]
    """How many cards each seat has added; -1 before it was asked. Empty while the test is only announced."""
    whose: list[int]
    """Who added each card that lies facedown in the test; below 0: no player did."""
    total: int | None
    """Only when the cards lie open."""
    result: Literal["", "pass", "partial", "fail"]


class MoreView(TypedDict):
    """What a view holds besides the declared fields."""

    distance: int
    discard_tops: list[str | None]
    mythos_top: str | None
    test: SkillTest | None
    known: list[Known]
    """What this seat has looked at and may remember."""
    loyalties: NotRequired[list[list[str]]]
    """At the end: the cards nobody had revealed."""


Table = AnyTable[UnfathomableState]
"""The table of this game: its state has a type."""
