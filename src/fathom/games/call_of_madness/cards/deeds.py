"""The verbs without a target on a board: own cultists, cards, madness, the figure, rituals, and what only events do."""

from __future__ import annotations

from typing import Final

from ....kernel.procedure import Step
from ....kernel.text import Text
from ..pieces import CARD, god_of
from ..rules.altar import can_place_figure, is_blocked, place_figure, rituals
from ..rules.board import player_text, spaces_of
from ..rules.cultists import gain, lose
from ..rules.hands import draw_cards, recall
from ..rules.investigators import MOST_LIFE, reinforce
from ..rules.madness import in_pool, pay_madness, take_random
from ..rules.playing import PlayCard
from ..rules.ritual import Ritual
from ..state import Table
from .action import Action, Aim
from .book import COLUMNS
from .source import book_of

__all__ = ["Cards", "Corrupt", "Figure", "GodCards", "Madness", "OwnCultists", "Rare", "bury"]


class OwnCultists(Action):
    """The acting player gains or loses cultists. A gain is always possible, a loss needs so many (C-rul.55c)."""

    verbs = ("own+", "own-")

    def possible(self, t: Table, aim: Aim) -> bool:
        return self.of.verb == "own+" or t.state.cultists[aim.seat] >= self.of.n

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        if self.of.verb == "own+":
            gain(t, aim.seat, self.of.n, "C-action.cultists.1")
        else:
            lose(t, aim.seat, self.of.n, "C-action.cultists.2")
        return None


class Corrupt(Action):
    """Take corruption tokens, as many as there are, up to 5 held (C-action.corrupt.1, 2)."""

    verbs = ("corrupt",)

    def possible(self, t: Table, aim: Aim) -> bool:
        s = t.state
        return s.corruption_supply > 0 and s.corruption[aim.seat] < MOST_CORRUPTION

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        s = t.state
        n = min(self.of.n, s.corruption_supply, MOST_CORRUPTION - s.corruption[aim.seat])
        s.corruption_supply -= n
        s.corruption[aim.seat] += n
        t.log("log-corrupt", "C-action.corrupt.1", player=player_text(t, aim.seat), n=n)
        return None


MOST_CORRUPTION: Final = 5


class Cards(Action):
    """Draw cards, or put the top cards of the own discard pile under the own deck."""

    verbs = ("draw", "recall")

    def possible(self, t: Table, aim: Aim) -> bool:
        return bool((t.state.decks if self.of.verb == "draw" else t.state.discards)[aim.seat])

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        if self.of.verb == "draw":
            draw_cards(t, aim.seat, self.of.n, "C-rul.55b")
        else:
            for _ in range(self.of.n):
                recall(t, aim.seat, "C-rul.55b")
        return None


class Madness(Action):
    """Take random madness tokens, or return some of one's choice."""

    verbs = ("madness+", "madness-")

    def possible(self, t: Table, aim: Aim) -> bool:
        if self.of.verb == "madness+":
            return sum(t.state.madness_bag) > 0
        return in_pool(t, aim.seat) >= self.of.n

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        if self.of.verb == "madness-":
            return pay_madness(t, aim.seat, n=self.of.n)
        take_random(t, aim.seat, self.of.n, "C-rul.55b")
        return None


class Figure(Action):
    """Make the own figure ready, or put it on the power card of a god."""

    verbs = ("ready", "figure")

    def possible(self, t: Table, aim: Aim) -> bool:
        if self.of.verb == "ready":
            return not t.state.ready[aim.seat]
        god = book_of(t).gods.index(self.of.god)
        return can_place_figure(t, god) and t.state.figures[aim.seat] != god

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        if self.of.verb == "ready":
            t.state.ready[aim.seat] = 1
            t.log("log-ready", "C-rul.37a", player=player_text(t, aim.seat))
        else:
            place_figure(t, aim.seat, book_of(t).gods.index(self.of.god), "C-play.16")
        return None

    def left_out(self, t: Table) -> str:
        """A figure that is ready, or stands there, is as it should be; a blocked god keeps it away (C-solo.25)."""
        return "C-solo.25" if self.of.god and is_blocked(t, book_of(t).gods.index(self.of.god)) else ""


class GodCards(Action):
    """Acquire a top god card for its price; or play a card of a god from the hand, or also from the discard pile, as an
    additional action (C-rul.35a, 35b)."""

    verbs = ("ritual", "playgod")
    why = "ask-ritual"
    rule = "C-action.ritual.1"

    def __init__(self, written: str) -> None:
        super().__init__(written)
        self.acquires = self.of.verb == "ritual"
        if not self.acquires:
            self.why, self.rule = "ask-god-card", "C-rul.35a"

    def keys(self, t: Table, aim: Aim) -> list[str]:
        s, seat = t.state, aim.seat
        if self.acquires:
            return [CARD.names[s.god_decks[slot][-1]] for slot in rituals(t, seat)]
        god = book_of(t).gods.index(self.of.god)
        return [CARD.names[card] for card in s.hands[seat] + (s.discards[seat] if self.of.zone != "hand" else ())
                if god_of(card) == god]  # fmt: skip

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        card = CARD.numbers[key]
        if self.acquires:
            return Ritual(seat=aim.seat, card=card)
        source = "hands" if card in t.state.hands[aim.seat] else "discards"
        return PlayCard(seat=aim.seat, card=card, source=source, to="rlyeh")

    def label(self, t: Table, key: str) -> Text:
        card = book_of(t).cards[CARD.numbers[key]]
        return Text("card-for", card=card.name, n=card.price) if self.acquires else card.name

    def refused(self, t: Table, aim: Aim) -> list[tuple[Text, str]]:
        if not self.acquires:
            return []
        out = [(Text("refuse-blocked"), "C-solo.24")] if t.state.blocked >= 0 else []
        dear = len(rituals(t, aim.seat)) < len(rituals(t, -1))
        return [*out, (Text("refuse-price"), "C-action.ritual.2")] if dear else out

    def say(self, times: int = 1, another: int = 0, automa: bool = False, anew: bool = False) -> Text:
        if self.acquires:
            return super().say(times, another, automa, anew)
        return Text("act-playgod", god=Text(f"god-{self.of.god}"), zone="hand" if self.of.zone == "hand" else "both")


class Rare(Action):
    """What few cards do: `strip` bends the destroying of its own card, the others belong to events."""

    verbs = ("strip", "eclipse", "rouse", "bury")
    why = "ask-bury"

    def possible(self, t: Table, aim: Aim) -> bool:
        if self.of.verb == "strip":
            return False
        return self.of.verb != "bury" or bool(god_cards_in_hand(t, aim.seat))

    def keys(self, t: Table, aim: Aim) -> list[str]:
        if self.of.verb == "bury":
            return [CARD.names[card] for card in god_cards_in_hand(t, aim.seat)]
        return super().keys(t, aim)

    def left_out(self, t: Table) -> str:
        return ""

    def label(self, t: Table, key: str) -> Text:
        return book_of(t).cards[CARD.numbers[key]].name

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        s = t.state
        if self.of.verb == "eclipse":
            s.night = not s.night
            t.log("log-eclipse", "C-rul.47", time="night" if s.night else "day")
        elif self.of.verb == "rouse":
            for space in spaces_of(t, aim.seat)[:COLUMNS]:
                if s.board[space] and s.board[space][2] < MOST_LIFE:
                    reinforce(t, space, self.of.n, "C-rul.44d")
        elif self.of.verb == "bury":
            bury(t, aim.seat, CARD.numbers[key])
        return None


def god_cards_in_hand(t: Table, seat: int) -> list[int]:
    return [card for card in t.state.hands[seat] if god_of(card) in t.state.gods]


def bury(t: Table, seat: int, card: int) -> None:
    """A god card from hand goes openly to the bottom of its god deck."""
    s = t.state
    slot = s.gods.index(god_of(card))
    hand = list(s.hands[seat])
    hand.remove(card)
    s.hands[seat] = tuple(hand)
    s.god_decks[slot] = (card, *s.god_decks[slot])
    s.god_known[slot] += 1
    t.log("log-bury", "C-rul.44a", player=player_text(t, seat), card=book_of(t).cards[card].name)
