"""The decks to look through: every card of Fathom's own content, with the effects it is made of and its text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....kernel.ability import Card
from ....kernel.effect import Effect
from ....kernel.text import Text
from . import deeds, verbs
from .action import VERBS
from .book import Book
from .notation import act
from .says import depth_text, event_text, goal_text, line_text, parts_text, set_text
from .source import OWN

__all__ = ["DECKS", "MadnessCard", "decks_of"]

_VERBS = (deeds, verbs)


class MadnessCard(Card):
    """A card of the book: its name, its printed numbers, the actions on it, its lines."""

    printed = ("numbers",)

    def __init__(self, slug: str, name: Text, lines: Sequence[Text], acts: Sequence[str], numbers: Any = None) -> None:
        super().__init__(slug)
        self.named, self.lines = name, tuple(lines)
        self.acts: tuple[Effect, ...] = tuple(VERBS[act(written).verb](written) for written in acts)
        self.numbers: dict[str, Any] = dict(numbers or {})
        for at, one in enumerate(self.acts):
            one.bind(f"{self.home()}/{slug}/{at + 1}", slug)

    def name(self) -> Text:
        return self.named

    def say(self) -> list[Text]:
        return list(self.lines)

    def facts(self) -> dict[str, Any]:
        return dict(self.numbers)


def decks_of(book: Book) -> dict[str, list[MadnessCard]]:
    """All cards of a book, by deck."""
    cards = [
        MadnessCard(
            card.slot, card.name,
            [*([Text("card-price", n=card.price, god=Text(f"god-{book.gods[card.owner]}"))] if card.is_god else []),
             *map(set_text, card.sets), *map(line_text, card.bottom), *([Text(f"key-{card.key}")] if card.key else [])],
            [one for found in card.sets for one in found.acts] + [line.act for line in card.bottom],
            {"price": card.price, "god": book.gods[card.owner]} if card.is_god
            else {"character": book.characters[card.owner]},
        )
        for card in book.cards
    ]  # fmt: skip
    powers = [
        MadnessCard(f"power-{power.slot}", Text(f"power-{power.slot}"),
                    [Text("power-day", text=parts_text(power.day)), Text("power-night", text=parts_text(power.night))],
                    [one for parts in (power.day, power.night) for part in parts for one in part])
        for power in book.powers
    ]  # fmt: skip
    goals, finals = ([
        MadnessCard(goal.slot, goal.name,
                    [Text("goal-says", text=goal_text(goal.condition)) if goal.condition
                     else Text("goal-pays", n=act(goal.price).n),
                     Text("goal-points", n=goal.points, seats=goal.seats)], [],
                    {"points": goal.points, "seats": goal.seats, "copies": goal.copies})
        for goal in deck
    ] for deck in (book.goals, book.finals))  # fmt: skip
    events = [
        MadnessCard(event.slot, event.name,
                    [Text("event-kind", general=int(event.general)),
                     event_text(event.general, event.price, event.acts)],
                    [one for part in event.acts for one in part] + ([event.price] if event.price else []))
        for event in book.events
    ]  # fmt: skip
    automa = [
        MadnessCard(card.slot, card.name,
                    [Text("automa-value", label=card.label, n=card.value),
                     *(set_text(found, automa=True) for found in card.sets),
                     *([Text("key-automa")] if card.key else [])],
                    [one for found in card.sets for one in found.acts], {"label": card.label, "value": card.value})
        for card in book.automa
    ]  # fmt: skip
    tiles = [
        MadnessCard(tile.slot, tile.name,
                    [Text("tile-says", life=tile.life, strength=tile.strength, symbol=int(tile.symbol))], [],
                    {"life": tile.life, "strength": tile.strength, "symbol": tile.symbol, "count": tile.count})
        for tile in book.tiles
    ]  # fmt: skip
    depth = [
        MadnessCard(token.slot, token.name,
                    [Text("depth-side", name=Text(f"side-{side}"), upper=depth_text(upper), lower=depth_text(lower))
                     for side, (upper, lower) in zip("ab", token.sides, strict=True)],
                    [one for pair in token.sides for one in pair], {"count": token.count})
        for token in book.depth
    ]  # fmt: skip
    corruption = [
        MadnessCard(f"corruption-{n}", Text(f"corruption-{n}"), [Text("sentence", of=parts_text(parts))],
                    [one for part in parts for one in part], {"tokens": n})
        for n, parts in book.corruption
    ]  # fmt: skip
    return {
        "basic": [card for card, found in zip(cards, book.cards, strict=True) if not found.is_god],
        "gods": [card for card, found in zip(cards, book.cards, strict=True) if found.is_god],
        "powers": powers, "goals": goals, "finals": finals, "events": events, "automa": automa, "tiles": tiles,
        "depth": depth, "corruption": corruption,
    }  # fmt: skip


DECKS: Final[Mapping[str, list[MadnessCard]]] = decks_of(OWN)
