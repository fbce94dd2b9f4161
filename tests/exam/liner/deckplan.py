"""What lies on the table of the Liner. Hands are secret; sheets, feats, items and kept cards lie open."""

from __future__ import annotations

from fathom.kernel.data import Data, facedown, own, public, unshown
from fathom.kernel.table import Table

__all__ = ["LinerState", "clockwise", "kind_of", "take_from_hand", "value_of"]

Cards = tuple[str, ...]


class LinerState(Data):
    """Skill cards are called `type_value#number`; everything faceup by its slug."""

    trace: Cards = public(())
    current: int = public(0)
    hands: list[Cards] = own()
    faceup: list[Cards] = public()
    improvements: list[Cards] = public()
    brig: list[int] = public()
    traitor: list[int] = public()
    out: list[int] = public()
    food: int = public(5)
    fuel: int = public(5)
    sanity: int = public(5)
    travel: int = public(0)
    damage: int = public(0)
    supply: int = public(3)
    deep_ones: int = public(0)
    inside: int = public(0)
    mythos: Cards = facedown(())
    chaos: Cards = facedown(())
    treachery: Cards = facedown(())
    discard: Cards = public(())
    dice: tuple[int, ...] = facedown(())
    # the frames that rules name
    test: int = unshown(0)


def kind_of(card: str) -> str:
    return card.split("_")[0]


def value_of(card: str) -> int:
    return int(card.split("_")[1].split("#")[0])


def clockwise(t: Table, first: int | None = None) -> list[int]:
    """All seats from one on, by default from the current player."""
    start = t.state.current if first is None else first
    return [start, *t.seats_after(start)]


def take_from_hand(t: Table, seat: int, card: str) -> None:
    t.state.hands[seat] = tuple(c for c in t.state.hands[seat] if c != card)
    t.abilities_changed()
