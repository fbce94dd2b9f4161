"""The mythos deck and its discards (U-10.4 to 10.6)."""

from __future__ import annotations

from ....kernel.text import noun, who
from ...zones import draw, put, zone
from ..cards.names import MYTHOS
from ..pieces import MYTHOS_CARD
from ..state import Table, UnfathomableState
from .looking import TakeOne
from .spaces import BRIG

__all__ = [
    "GREEN", "LookAtMythos", "character_of", "discard_mythos", "draw_mythos", "find_mythos", "is_valid",
    "renew_mythos",
]  # fmt: skip

GREEN = 60
"""From this number on a mythos card belongs to a character."""
GREEN_CHARACTERS = (0, 1, 4, 2, 3, 8, 5, 7, 6, 9)
"""The characters of the green cards, in the order of the deck list."""


def character_of(card: int) -> int:
    return GREEN_CHARACTERS[card - GREEN] if card >= GREEN else -1


def is_valid(s: UnfathomableState, card: int) -> bool:
    """A character card needs its character in the game, human and not in the Brig (U-10.4c2)."""
    if card < GREEN:
        return True
    seat = s.seat_of(character_of(card))
    return seat >= 0 and s.is_human(seat) and s.places[seat] != BRIG


def discard_mythos(t: Table, card: int) -> None:
    put(t, "mythos_discard", (card,))


def renew_mythos(t: Table) -> None:
    """An empty deck is made anew from its discards (U-10.6)."""
    s = t.state
    if not s.mythos_deck and s.mythos_discard:
        s.mythos_deck, s.mythos_discard = t.streams.shuffled(s.mythos_discard, "mythos"), ()
        t.log("log-reshuffle-mythos", "U-10.6")


def find_mythos(t: Table, *, green: bool = True) -> bool:
    """Is there a card that counts? Then it is on top: invalid character cards are shown, discarded and replaced."""
    s = t.state

    def counts(card: int) -> bool:
        return is_valid(s, card) and (green or card < GREEN)

    while any(map(counts, (*s.mythos_deck, *s.mythos_discard))):
        renew_mythos(t)
        if counts(s.mythos_deck[-1]):
            return True
        (card,) = draw(t, "mythos_deck")
        t.log("log-mythos-invalid", "U-10.4c2", card=noun(MYTHOS[card]))
        t.reveal("revealed-mythos")
        discard_mythos(t, card)
    return False


def draw_mythos(t: Table, *, green: bool = True) -> int:
    """The top card that counts, or -1."""
    return draw(t, "mythos_deck")[0] if find_mythos(t, green=green) else -1


class LookAtMythos(TakeOne):
    """Look at two mythos cards; one of them is the drawn one, the other goes on the bottom unseen (R89)."""

    DECK = "mythos_deck"
    WHY = "ask-predict"
    RULE = "U-10.4c3"
    cards: list[int] = zone(MYTHOS_CARD, "own", "row", None)

    def can_draw(self, t: Table) -> bool:
        """Only at cards that count (U-10.4c3)."""
        return find_mythos(t)

    def step_1_look(self, t: Table) -> None:
        t.log("log-looked", "U-10.4c3", player=who(self.seat), deck=noun("mythos-deck"))
        super().step_1_look(t)

    def step_4_draw(self, t: Table) -> None:
        t.state.mythos = self.chosen
