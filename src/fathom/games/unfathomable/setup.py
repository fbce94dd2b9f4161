"""Setting up (U-IV), step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.decision import AskAll, Pick, Split
from ...kernel.procedure import Each, Procedure, Step
from ...kernel.text import noun, who
from .. import zones
from .cards.names import CHARACTERS, STARTING_ITEMS, TYPES, type_of
from .pieces import DEEP_ONES, ITEM, SKILL, START, has_cultist
from .rules.awakening import deal_loyalty, tell_loyalty
from .rules.items import take_item
from .rules.skill_cards import build_chaos, draw
from .rules.skill_set import SKILL_SETS
from .rules.spaces import SPACES
from .rules.titles import TITLES, give_title, highest
from .state import Table, UnfathomableState

__all__ = ["CREWS", "START", "SetUp", "deal_first_loyalty", "empty_state", "starting_dials"]

DIALS, WITHOUT_CULTIST = (8, 8, 8, 8), (7, 6, 6, 7)
DIFFICULTY = {"normal": 0, "humans": 2, "traitors": -2}
CREWS = {
    3: ("jeanne", "svetlana", "william"),
    4: ("arjun", "jeanne", "samira", "william"),
    5: ("arjun", "jamie", "samira", "svetlana", "william"),
    6: ("arjun", "jamie", "samira", "svetlana", "william", "jeanne"),
}
"""The crews suggested for a first game."""


def empty_state(seats: int, options: Mapping[str, Any]) -> UnfathomableState:
    """Everything in the box."""
    return zones.empty(
        UnfathomableState, seats, resources=[0] * 4, deep_ones=[0] * len(SPACES), supply=DEEP_ONES,
        places=[-1] * seats, feats=[0] * seats, bounds=((0,) * 6,) * seats,
    )  # fmt: skip


def starting_dials(t: Table) -> list[int]:
    """Resources at the start: lower without a cultist, shifted by the difficulty."""
    plain = has_cultist(t.seats, t.options) or t.seats in (3, 5) or t.options["learning"]
    shift = DIFFICULTY[t.options["difficulty"]]
    return [min(10, n + shift) for n in (DIALS if plain else WITHOUT_CULTIST)]


def shuffle_up(t: Table, *decks: str) -> None:
    """All pieces of a kind are shuffled into their deck."""
    for zone in zones.zones_of(UnfathomableState):
        if zone.field in decks:
            setattr(t.state, zone.field, t.streams.shuffled(zone.kind.box(t), zone.kind.id))


class SetUp(Procedure):
    """Tokens and monarchs are where they belong from the beginning."""

    def step_3_dials(self, t: Table) -> None:
        t.state.resources = starting_dials(t)

    def step_4_supply(self, t: Table) -> None:
        shuffle_up(t, "passenger_supply")

    def step_5_skill_decks(self, t: Table) -> None:
        for type, name in enumerate(TYPES):
            cards = [kind for kind in SKILL.box(t) if type_of(kind) == type]
            t.state.skill_decks[type] = t.streams.shuffled(cards, f"skill-{name}")

    def step_6_damage_and_mythos(self, t: Table) -> None:
        shuffle_up(t, "damage_deck", "mythos_deck")

    def step_7_monsters_and_passengers(self, t: Table) -> None:
        s = t.state
        for space, n in ((0, 2), (1, 2), (8, 1), (9, 1)):
            s.deep_ones[space] = n
            s.supply -= n
        for deck in (2, 3):
            zones.put(t, ("passengers", deck), zones.draw(t, "passenger_supply"))

    def step_8_chaos(self, t: Table) -> None:
        build_chaos(t)

    def step_9_characters(self, t: Table) -> Step:
        s = t.state
        s.current = t.streams.below(t.seats, "first")
        t.log("log-first", "U-IV.9", player=who(s.current))
        return Each(over=[s.current, *t.seats_after(s.current)], body=PickCharacter())

    def step_11_items(self, t: Table) -> None:
        s = t.state
        for seat in range(t.seats):
            take_item(t, seat, s.characters[seat])  # starting items are listed in the order of the characters
            s.feats[seat] = 1
        rest = [item for item in ITEM.box(t) if item >= len(STARTING_ITEMS) or item not in s.characters]
        s.item_deck = t.streams.shuffled(rest, "items")

    def step_12_pawns(self, t: Table) -> None:
        t.state.places = [START[CHARACTERS[character]] for character in t.state.characters]

    def step_13_hands(self, t: Table) -> Step:
        """The others draw 3 of the own skill set; in a learning game everybody draws all 5."""
        if t.options["learning"]:
            return None
        return AskAll([starting_cards(t, seat) for seat in t.seats_after(t.state.current)])

    def took_13_hands(self, t: Table, answers: dict[int, dict[str, int]]) -> None:
        for seat in t.seats_after(t.state.current):
            draw(t, seat, {TYPES.index(name): n for name, n in answers[seat].items()}, "U-IV.13")

    def step_14_learning_hands(self, t: Table) -> None:
        if t.options["learning"]:
            for seat in range(t.seats):
                draw(t, seat, SKILL_SETS[CHARACTERS[t.state.characters[seat]]], "U-IV.18")

    def step_15_titles(self, t: Table) -> None:
        shuffle_up(t, "waypoint_deck", "spell_deck")
        for title in TITLES:
            give_title(t, title, highest(t.state, title), "U-38.2")

    def step_16_loyalty_deck(self, t: Table) -> None:
        shuffle_up(t, "loyalty_deck")

    def step_17_deal_loyalty(self, t: Table) -> None:
        if not t.options["learning"]:
            deal_first_loyalty(t)


def deal_first_loyalty(t: Table) -> None:
    """One card each; all look at theirs (U-IV.17)."""
    deal_loyalty(t)
    for seat in range(t.seats):
        tell_loyalty(t, seat, "U-IV.17")


def starting_cards(t: Table, seat: int) -> Split:
    limits = {TYPES[type]: n for type, n in SKILL_SETS[CHARACTERS[t.state.characters[seat]]].items()}
    return Split(seat, limits, "ask-starting-cards", "U-IV.13", 3, 3)


class PickCharacter(Procedure):
    """Each picks one character and takes its sheet (U-IV.9)."""

    seat: int = -1

    def step_1_pick(self, t: Table) -> Step:
        crew = CREWS[t.seats] if t.options["learning"] else CHARACTERS
        taken = [CHARACTERS[character] for character in t.state.characters if character >= 0]
        free = tuple(name for name in CHARACTERS if name in crew and name not in taken)
        return Pick(self.seat, free, "ask-character", "U-IV.9")

    def took_1_pick(self, t: Table, key: str) -> None:
        zones.put(t, ("characters", self.seat), (CHARACTERS.index(key),))
        t.log("log-character", "U-IV.9", player=who(self.seat), character=noun(key), refs=(key,))
