"""Setup, in the order of the rulebook; Leviathan and Kraken add their steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.procedure import Procedure
from ...kernel.text import Listed, Text, noun, who
from ..zones import draw, empty, put, stack
from .cards.allies import PLAIN_CRAB, deck_of
from .cards.leviathans import LEVIATHANS, space_of
from .cards.names import LOCATION_KEYS, LORD_KEYS, SENTINELS
from .state import AbyssState, Table

__all__ = ["SetUp", "empty_state", "put_first_leviathan"]


def empty_state(seats: int, options: Mapping[str, Any]) -> AbyssState:
    """A table with nothing on it but the boards."""
    kraken = len(SENTINELS) if options["kraken"] else 0
    border = 9 if options["leviathan"] else 0
    counters = {name: [0] * seats for name in ("pearls", "key_tokens", "nebulis", "wounds", "bought")}
    return empty(
        AbyssState, seats, sentinel_owner=[-1] * kraken, sentinel_on=[""] * kraken, sentinel_back=[0] * kraken,
        border=[-1] * border, life_lost=[0] * border, **counters,
    )  # fmt: skip


def put_first_leviathan(t: Table) -> None:
    """The top Leviathan comes to the space that two dice name, with all its life."""
    (first,) = draw(t, "leviathan_deck")
    dice = t.streams.below(6, "dice") + t.streams.below(6, "dice") + 2
    put(t, ("border", space_of(dice)), (first,))
    t.log("log-setup-leviathan", "L-SET-03", leviathan=Text(LEVIATHANS[first].slug), n=dice)


class SetUp(Procedure):
    """Prepare a game."""

    def step_1_exploration_cards(self, t: Table) -> None:
        """With Leviathan everyone first receives a plain crab of value 1, taken out before the shuffle."""
        s = t.state
        cards = list(deck_of(t.options))
        if t.options["leviathan"]:
            for seat in range(t.seats):
                cards.remove(PLAIN_CRAB)
                s.hands[seat] = (PLAIN_CRAB,)
        s.deck = t.streams.shuffled(cards, "exploration")

    def step_2_court(self, t: Table) -> None:
        stack(t, "lord_deck")
        t.state.court = list(draw(t, "lord_deck", 6))
        t.log("log-setup-court", "B-SET-03", lords=Listed([noun(LORD_KEYS[lord]) for lord in t.state.court]))

    def step_3_locations(self, t: Table) -> None:
        stack(t, "location_stack")
        (place,) = put(t, "available", draw(t, "location_stack"))
        t.log("log-setup-location", "B-SET-04", location=noun(LOCATION_KEYS[place]))

    def step_4_monster_tokens(self, t: Table) -> None:
        stack(t, "base_pile")
        if t.options["leviathan"]:
            stack(t, "expansion_pile", "tokens")

    def step_5_border(self, t: Table) -> None:
        """The first Leviathan takes the space that two dice name, its life marker on top."""
        if t.options["leviathan"]:
            stack(t, "leviathan_deck")
            put_first_leviathan(t)

    def step_6_loot(self, t: Table) -> None:
        if t.options["kraken"]:
            stack(t, "loot_deck")

    def step_7_pearls(self, t: Table) -> None:
        t.state.pearls = [1] * t.seats

    def step_8_starting_player(self, t: Table) -> None:
        s = t.state
        s.start = s.active = t.streams.below(t.seats, "start")
        t.log("log-setup-start", "B-SET-09", player=who(s.start))
