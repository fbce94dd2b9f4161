"""Printed cards of the Manor: numbers and abilities. The registries are filled by `cards`."""

from __future__ import annotations

from fathom.kernel.ability import Ability, Card, Limit, Trigger
from fathom.kernel.cost import Cost
from fathom.kernel.effect import Effect
from fathom.kernel.select import Condition

__all__ = [
    "ASSETS",
    "ENCOUNTERS",
    "ENEMIES",
    "EVENTS",
    "PLACES",
    "Asset",
    "Encounter",
    "Enemy",
    "EventCard",
    "Place",
    "forced",
    "reaction",
]  # fmt: skip

ASSETS: dict[str, Asset] = {}
ENEMIES: dict[str, Enemy] = {}
EVENTS: dict[str, EventCard] = {}
PLACES: dict[str, Place] = {}
ENCOUNTERS: dict[str, Encounter] = {}


def forced(on: str, effect: Effect, timing: str = "after", when: Condition | None = None,
           limit: Limit | None = None) -> Trigger:  # fmt: skip
    return Trigger(on, effect, timing=timing, moment=f"moment-{on}", when=when, limit=limit)


def reaction(on: str, effect: Effect, timing: str = "after", when: Condition | None = None, limit: Limit | None = None,
             cost: Cost | None = None, whose: str = "all", often: bool = False) -> Trigger:  # fmt: skip
    return Trigger(on, effect, timing=timing, moment=f"moment-{on}", whose=whose, when=when, forced=False, often=often,
                   limit=limit, cost=cost)  # fmt: skip


class ManorCard(Card):
    @classmethod
    def home(cls) -> str:
        return "manor"


class Asset(ManorCard):
    """Stays in play; may bear damage and horror for its owner."""

    def __init__(self, slug: str, *abilities: Ability, health: int = 0, sanity: int = 0, uses: int = 0) -> None:
        super().__init__(slug, *abilities)
        self.health, self.sanity, self.uses = health, sanity, uses
        ASSETS[slug] = self


class EventCard(ManorCard):
    """Played from the hand: as an action (`play`), or in a window (an ability heard from the hand)."""

    def __init__(self, slug: str, *abilities: Ability, play: Effect | None = None, cost: Cost | None = None) -> None:
        super().__init__(slug, *abilities)
        self.play, self.cost = play, cost
        if cost is not None:
            cost.bind(f"manor/{slug}/price", slug)
        if play is not None:
            play.bind(f"manor/{slug}/play", slug)
        EVENTS[slug] = self


class Enemy(ManorCard):
    def __init__(self, slug: str, *abilities: Ability, health: int = 2, damage: int = 1, horror: int = 0,
                 victory: int = 0, hunter: bool = False, massive: bool = False, retaliate: bool = False,
                 ) -> None:  # fmt: skip
        super().__init__(slug, *abilities)
        self.health, self.damage, self.horror = health, damage, horror
        self.victory, self.hunter, self.massive, self.retaliate = victory, hunter, massive, retaliate
        ENEMIES[slug] = self


class Place(ManorCard):
    def __init__(self, slug: str, *abilities: Ability, shroud: int = 2, clues: int = 0) -> None:
        super().__init__(slug, *abilities)
        self.shroud, self.clues = shroud, clues
        PLACES[slug] = self


class Encounter(ManorCard):
    """A card of the encounter deck: an effect, and perhaps peril or surge."""

    def __init__(self, slug: str, revelation: Effect, *abilities: Ability, peril: bool = False,
                 surge: bool = False) -> None:  # fmt: skip
        super().__init__(slug, *abilities)
        self.revelation, self.peril, self.surge = revelation, peril, surge
        revelation.bind(f"manor/{slug}/revelation", slug)
        ENCOUNTERS[slug] = self
