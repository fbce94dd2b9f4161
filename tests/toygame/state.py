"""The data of the toy game, with one field of every kind of visibility."""

from __future__ import annotations

from fathom.kernel.data import Data, facedown, own, public, unshown

__all__ = ["ToyState", "slug"]

Cards = tuple[str, ...]


def slug(piece: str) -> str:
    """The printed card of a piece: of cards with abilities each copy is a piece of its own, "idol" and "idol#2"."""
    return piece.partition("#")[0]


class ToyState(Data):
    deck: Cards = facedown(())
    discard: Cards = public(())
    hands: list[Cards] = own()
    in_play: list[Cards] = public()
    row: Cards = facedown(())
    health: list[int] = public()
    armour: list[int] = public()
    coins: list[int] = public()
    treasury: int = public(0)
    round: int = public(0)
    active: int = public(0)
    last_vote: str = public("")
    last_round: int = unshown(0)
    round_frame: int = unshown(0)

    def add_to_hand(self, seat: int, card: str) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def drop_from_hand(self, seat: int, card: str) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        self.discard += (card,)
