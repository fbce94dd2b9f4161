"""Set-up, in the order of the rulebook; the module of events comes last (C-setup.0, R-53)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.decision import AskAll, Pick, PickSome
from ...kernel.procedure import Each, Procedure, Step
from ...kernel.text import Listed, Text, who
from ..zones import draw, empty, put, stack
from .cards.book import CARDS, CHARACTERS, GODS, MARKED, NUMBERED
from .cards.source import OWN, book_of, book_of_options
from .pieces import (
    CARD,
    CORRUPTION,
    EVENT_CARD,
    FINAL,
    FIRE,
    GOAL_EVENT,
    OUTPOSTS,
    TOKENS,
    cards_of_character,
    cards_of_god,
    is_solo,
    plays_goals,
    with_goals,
)  # fmt: skip
from .rules.altar import visible
from .rules.board import AUTOMA_SEAT, in_turn_order, player_text, spaces_of, standing
from .rules.cultists import end_if_empty
from .rules.goals import RefillGoals
from .rules.hands import draw_cards
from .rules.investigators import arrive, put_token
from .rules.madness import take_random
from .rules.ritual import take_god_card
from .state import MadnessState, Table

__all__ = ["CULTISTS", "SetUp", "empty_state", "lay_out_gods"]

CULTISTS = 50
HAND = 3
DEALT, KEPT = 3, 2
DEEP, YELLOW = "deep", "yellow"


def empty_state(seats: int, options: Mapping[str, Any]) -> MadnessState:
    """A table with nothing on it but boards, bags and supplies."""
    book = book_of_options(options)
    players, gods = max(2, seats), 3 if seats == 1 else 4
    spaces = players * book.spaces
    numbers = {name: [0] * players for name in ("cultists", "fire", "corruption", "passed", "free_turns")}
    nobody = {name: [-1] * players for name in ("characters", "figures")}
    return empty(
        MadnessState, seats, per_board=book.spaces, board=[()] * spaces, outposts=[0] * spaces, depth=[-1] * spaces,
        madness=[(0, 0, 0)] * players, ready=[1] * players, gods=[-1] * gods, god_decks=[()] * gods,
        god_known=[0] * gods,
        batches=[0] * (CARDS + 1), automa_batches=[0] * len(OWN.automa),
        goals=[-1] * (3 if with_goals(seats, options) else 0),
        depth_supply=[0] * len(book.depth), tile_bag=[tile.count for tile in book.tiles],
        tile_discard=[0] * len(book.tiles), madness_bag=(TOKENS, TOKENS, TOKENS), outpost_supply=OUTPOSTS,
        fire_supply=FIRE, **numbers, **nobody,
    )  # fmt: skip


def lay_out_gods(t: Table, gods: list[int]) -> None:
    """Power cards in the top row, their decks below; what belongs to other gods leaves the game. Depth tokens and
    corruption are used only with their gods (C-setup.6a to d, C-setup.12b, c)."""
    s = t.state
    s.gods = gods
    s.god_decks = [t.streams.shuffled(cards_of_god(god), f"god-{slot}") for slot, god in enumerate(gods)]
    s.god_known = [0] * len(gods)
    put(t, "removed", tuple(card for god in range(GODS) if god not in gods for card in cards_of_god(god)))
    if OWN.gods.index(DEEP) in gods:
        s.depth_supply = [token.count for token in book_of(t).depth]
    if OWN.gods.index(YELLOW) in gods:
        s.corruption_supply = CORRUPTION


class SetUp(Procedure):
    """Prepare a game."""

    def step_1_cultists(self, t: Table) -> None:
        s = t.state
        s.cultists = [CULTISTS] * s.players
        t.log("log-setup-cultists", "C-setup.2a", n=CULTISTS)

    def step_2_layouts(self, t: Table) -> None:
        """Everybody gets a layout at random, with the tiles it names; the others stay in the bag."""
        s = t.state
        dealt = t.streams.shuffled(range(len(book_of(t).layouts)), "layouts")
        for player in range(s.players):
            for place, tile in book_of(t).layouts[dealt[player]]:
                s.tile_bag[tile] -= 1
                arrive(t, spaces_of(t, player)[place], tile)

    def step_3_madness(self, t: Table) -> None:
        """A token on every investigator, and one for every pool."""
        for player in range(t.state.players):
            for space in standing(t, player):
                put_token(t, space)
            take_random(t, player, 1, "C-setup.5c")

    def step_4_gods(self, t: Table) -> None:
        wanted = 3 if is_solo(t) else 4
        book = book_of(t)
        if t.options["god_list"]:
            gods = [OWN.gods.index(god) for god in t.options["god_list"]]
        elif t.options["gods"] == "first-game":
            starters = [god for god, power in enumerate(book.powers) if power.starter]
            gods = sorted(t.streams.shuffled(starters, "gods")[:wanted])
        else:
            gods = list(t.streams.shuffled(range(GODS), "gods")[:wanted])
        lay_out_gods(t, gods)
        t.log("log-setup-gods", "C-setup.6a", gods=Listed([book.powers[god].name for god in gods]))

    def step_5_goals(self, t: Table) -> Step:
        """Goals for more players leave the game; three lie open (C-setup.7a to c)."""
        if not plays_goals(t):
            return None
        s, book = t.state, book_of(t)
        goals = [kind for kind, goal in enumerate(book.goals) for _ in range(goal.copies)]
        put(t, "goals_gone", tuple(kind for kind in goals if book.goals[kind].seats > t.seats))
        s.goal_deck = t.streams.shuffled([kind for kind in goals if book.goals[kind].seats <= t.seats], "goals")
        return RefillGoals()

    def step_6_deal_finals(self, t: Table) -> None:
        if plays_goals(t):
            stack(t, "finals_left")
            for seat in range(t.seats):
                put(t, ("finals", seat), draw(t, "finals_left", DEALT))

    def step_7_keep_finals(self, t: Table) -> Step:
        """All at the same time, knowing gods and open goals (C-rul.38a)."""
        s = t.state
        if not plays_goals(t):
            self.go("8_first_player")
            return None
        return AskAll([
            PickSome(seat, tuple(FINAL.names[kind] for kind in s.finals[seat]), "ask-finals", "C-setup.7d", KEPT, KEPT)
            for seat in range(t.seats)
        ])  # fmt: skip

    def took_7_keep_finals(self, t: Table, answers: dict[int, list[str]]) -> None:
        s = t.state
        for seat, kept in answers.items():
            chosen = tuple(FINAL.numbers[name] for name in kept)
            s.finals_dropped[seat] = tuple(kind for kind in s.finals[seat] if kind not in chosen)
            s.finals[seat] = tuple(sorted(chosen))

    def text_7_keep_finals(self, t: Table, key: str) -> Text:
        goal = book_of(t).finals[FINAL.numbers[key]]
        return Text("goal-for", goal=goal.name, n=goal.points)

    def step_8_first_player(self, t: Table) -> None:
        """Random, or as the host says; the human, if there is only one. The marker shows day (C-setup.8b)."""
        s = t.state
        first = t.options["first"]
        s.first = s.holder = first - 1 if first else t.streams.below(t.seats, "first")
        t.log("log-setup-first", "C-rul.6", player=player_text(t, s.holder))

    def step_9_characters(self, t: Table) -> Step:
        s = t.state
        if t.options["characters"] == "random":
            s.characters[: t.seats] = t.streams.shuffled(range(CHARACTERS), "characters")[: t.seats]
            return None
        return Each(over=[seat for seat in in_turn_order(t, s.holder) if seat < t.seats], body=ChooseCharacter())

    def step_10_basic_cards(self, t: Table) -> None:
        """Four basic cards and the figure beside the board; in solo play the Automa takes an unused figure."""
        s = t.state
        for seat in range(t.seats):
            put(t, ("decks", seat), tuple(cards_of_character(s.characters[seat])))
        unused = [character for character in range(CHARACTERS) if character not in s.characters]
        if is_solo(t):
            s.characters[AUTOMA_SEAT] = unused[0]
        put(t, "removed", tuple(card for character in unused for card in cards_of_character(character)))

    def step_11_god_cards(self, t: Table) -> Step:
        """From the last player, counterclockwise (C-setup.10a)."""
        order = [seat for seat in in_turn_order(t, t.state.holder) if seat < t.seats]
        return Each(over=order[::-1], body=TakeStartingCard())

    def step_12_decks(self, t: Table) -> None:
        s = t.state
        for seat in range(t.seats):
            cards, s.hands[seat] = s.decks[seat] + s.hands[seat], ()
            s.decks[seat] = t.streams.shuffled(cards, f"deck-{seat}")
            for card in cards:
                s.batches[card] = seat + 1
            draw_cards(t, seat, HAND, "C-setup.11b")

    def step_13_events(self, t: Table) -> None:
        """One event below the visible card of each god deck, three or five in the goal deck (C-events.1, 2)."""
        s = t.state
        if not t.options["events"]:
            return
        stack(t, "event_deck")
        for slot, deck in enumerate(s.god_decks):
            place = t.streams.below(len(deck), "event-places")
            s.god_decks[slot] = (*deck[:place], EVENT_CARD, *deck[place:])
        if s.goals:
            events = (GOAL_EVENT,) * (3 if t.seats == 2 else 5)
            s.goal_deck = t.streams.shuffled(s.goal_deck + events, "goals")
            s.goal_known = 0

    def step_14_automa(self, t: Table) -> None:
        """All cards marked M and five numbered ones (C-solo.5)."""
        if not is_solo(t):
            return
        s = t.state
        numbers = list(t.options["automa_numbers"])
        if not numbers and t.options["automa"] == "random":
            numbers = [number + 1 for number in t.streams.shuffled(range(NUMBERED), "automa")[:5]]
        numbers = numbers or list(book_of(t).presets[t.options["automa"]])
        cards = (*range(MARKED), *(MARKED + number - 1 for number in numbers))
        s.automa_deck = t.streams.shuffled(cards, "automa")
        put(t, "automa_out", tuple(card for card in range(len(OWN.automa)) if card not in cards))


class ChooseCharacter(Procedure):
    """A character that nobody has (C-setup.9a)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(name for i, name in enumerate(OWN.characters) if i not in t.state.characters)
        return Pick(self.seat, keys, "ask-character", "C-setup.9a")

    def took_1_choose(self, t: Table, key: str) -> None:
        t.state.characters[self.seat] = OWN.characters.index(key)
        t.log("log-character", "C-setup.9a", player=who(self.seat), character=book_of(t).names[key])

    def text_1_choose(self, t: Table, key: str) -> Text:
        return book_of(t).names[key]


class TakeStartingCard(Procedure):
    """A visible god card for its price; the figure does not move (C-setup.10b, C-rul.7a)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        cards = [visible(t, slot) for slot in range(len(t.state.gods))]
        keys = tuple(CARD.names[card] for card in cards if card >= 0)
        return Pick(self.seat, keys, "ask-starting-card", "C-setup.10b")

    def took_1_choose(self, t: Table, key: str) -> None:
        take_god_card(t, self.seat, CARD.numbers[key], "C-setup.10b")
        end_if_empty(t)

    def text_1_choose(self, t: Table, key: str) -> Text:
        card = book_of(t).cards[CARD.numbers[key]]
        return Text("card-for", card=card.name, n=card.price)
