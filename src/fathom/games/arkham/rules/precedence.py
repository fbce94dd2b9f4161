"""Texts that contradict each other, and cards that are immune (A-rul.15, A-priority.3, A-immune)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.ability import InPlay, Modifier
from ....kernel.ask import Order
from ....kernel.data import fresh
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ..pieces import card, ident, piece_of
from ..state import Table

__all__ = ["contradictions", "is_immune", "is_player_card", "rank"]

PLAYER_TYPES = frozenset({"asset", "event", "skill", "investigator"})
RANKS = 1000
"""More than there are texts that the lead investigator could order."""


def is_player_card(source: str) -> bool:
    return card(piece_of(source)).type in PLAYER_TYPES


def is_immune(t: Table, thing: str, source: str) -> bool:
    """Is a card immune to what this card does? Only to effects of player cards can one be; what lies on the card is not
    the card (A-immune.1, A-immune.2)."""
    return bool(t.listening("immune")) and t.value("immune", thing) > 0 and is_player_card(source)


def rank(t: Table, found: InPlay) -> int:
    """Of texts that set one value the encounter card's prevails (A-rul.15); of one kind, that which the lead
    investigator lets apply last."""
    ordered = t.state.ordered
    at = ordered.index(found.key) + 1 if found.key in ordered else 0
    return at + (0 if is_player_card(found.source) else RANKS)


def contradictions(t: Table, kinds: Iterable[str]) -> Step:
    """The lead investigator is asked where texts of one kind of card set one value of one thing to different numbers,
    and they are not in order yet."""
    for kind in sorted(kinds):
        found = [item for item in t.listening(kind) if isinstance(item.ability, Modifier) and item.ability.how == "set"]
        for player in (True, False):
            texts = [item for item in found if is_player_card(item.source) is player]
            if clash(t, texts) and not all(item.key in t.state.ordered for item in texts):
                return OrderTexts(texts=[item.key for item in texts])
    return None


def clash(t: Table, texts: list[InPlay]) -> bool:
    s = t.state
    pieces = (*s.investigators, *s.enemies, *s.locations, *(piece for row in s.play for piece in row))
    for thing in (*range(t.seats), *(ident(piece) for piece in pieces if piece >= 0)):
        told = [one for item in texts if isinstance(one := item.ability, Modifier) and one.touches(t, item, thing)]
        if len({str(one.amount) for one in told}) > 1:
            return True
    return False


class OrderTexts(Procedure):
    """The order in which they apply; the last one counts (A-priority.3)."""

    texts: list[str] = fresh()

    def step_1_order(self, t: Table) -> Step:
        return Order(t.state.lead, tuple(self.texts), "ask-texts", "A-priority.3")

    def took_1_order(self, t: Table, keys: list[str]) -> None:
        s = t.state
        s.ordered = (*(key for key in s.ordered if key not in keys), *keys)
        t.abilities_changed()

    def text_1_order(self, t: Table, key: str) -> Text:
        return t.ability(key).text()
