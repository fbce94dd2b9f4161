"""Drawing player cards, weaknesses, hands (A-drawing, A-weakness, A-rul.14, A-rul.20, A-fw.4.5)."""

from __future__ import annotations

from ....kernel.ask import PickSome
from ....kernel.data import unshown
from ....kernel.effect import Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed, Text, noun, who
from ... import zones
from ...facts import facts_about, note
from ...zones import zone
from ..pieces import CARD, Cards, Piece, card, slug_of
from ..state import Table
from .areas import discard_from_hand
from .commit import copy_keys, order_discards, pieces_of_keys
from .encounter import EncounterCard
from .harm import deal

__all__ = [
    "Discard", "Draw", "HandSize", "ResolveWeakness", "choosable", "come_back", "draw", "over_hand_size", "reset_deck",
    "show_in_hand", "shuffle_deck", "to_hand",
]  # fmt: skip

HAND_SIZE = 8


def shuffle_deck(t: Table, seat: int) -> None:
    zones.shuffle(t, ("decks", seat), f"deck-{seat}")


def reset_deck(t: Table, seat: int) -> bool:
    """The discard pile becomes the deck (A-drawing.5)."""
    s = t.state
    if s.decks[seat] or not s.discards[seat]:
        return False
    zones.move_all(t, ("discards", seat), ("decks", seat))
    shuffle_deck(t, seat)
    t.log("log-deck-reset", "A-drawing.5", player=who(seat))
    return True


def draw(t: Table, seat: int, n: int = 1) -> Step:
    """Draw cards; None where there is nothing to draw (A-rul.20)."""
    s = t.state
    if n <= 0 or s.status[seat] or not (s.decks[seat] or s.discards[seat]):
        return None
    return Draw(seat=seat, n=n)


class Draw(Procedure):
    """Cards go to the hand at the same moment; weaknesses are resolved; a deck that ran out costs 1 horror
    afterwards (A-drawing.3, A-drawing.5)."""

    seat: int = -1
    n: int = 1
    weak: Cards = zone(CARD, "public", "row")
    ran_out: bool = False

    def step_1_draw(self, t: Table) -> None:
        s, seat, came = t.state, self.seat, list[Piece]()
        for _ in range(self.n):
            if not s.decks[seat]:
                self.ran_out = reset_deck(t, seat) or self.ran_out
                if not s.decks[seat]:
                    break
            (piece,) = zones.draw(t, ("decks", seat), 1, seen_by=(seat,))
            if card(piece).is_weakness:
                self.weak += (piece,)
            else:
                to_hand(t, seat, piece)
                came.append(piece)
        t.reveal("revealed-draw")
        if not t.quiet:
            t.log("log-draws-cards", "A-drawing.1", player=who(seat), n=len(came) + len(self.weak))
            if came:
                cards = Listed([noun(slug_of(piece)) for piece in came])
                t.log("log-you-draw", "A-drawing.1", audience=(seat,), cards=cards)
        if not self.weak and not self.ran_out:
            self.finish()

    def step_2_weakness(self, t: Table) -> Step:
        if not self.weak or t.state.status[self.seat]:
            return None
        self.again()
        first, self.weak = self.weak[0], self.weak[1:]
        return ResolveWeakness(seat=self.seat, card=first)

    def step_3_horror(self, t: Table) -> Step:
        return deal(t, [self.seat], horror=1) if self.ran_out else None


def to_hand(t: Table, seat: int, piece: Piece, *, shown: bool = False) -> None:
    """A card that lies nowhere goes to the hand, perhaps in sight of all."""
    zones.put(t, ("hands", seat), (piece,))
    if shown:
        show_in_hand(t, seat, piece)
    if card(piece).listens_in_hand:
        t.abilities_changed()


def show_in_hand(t: Table, seat: int, piece: Piece) -> None:
    """Where hands are closed, everybody knows now that this card is there."""
    s = t.state
    if t.windows == "uniform" and piece in s.hands[seat]:
        for viewer in (other for other in range(-1, t.seats) if other != seat):
            at, inside = facts_about(s, viewer, ("hands", seat))
            if piece not in inside:
                note(s, "hands", seat, {viewer: (at, (*inside, piece))})


def come_back(t: Table, seat: int, piece: Piece) -> None:
    """A card that everybody saw goes to the hand; it is not drawn (A-rul.14)."""
    to_hand(t, seat, piece, shown=True)
    t.log("log-comes-back", "A-rul.14", player=who(seat), card=noun(slug_of(piece)))


class ResolveWeakness(Procedure):
    """A weakness that was drawn, or came to the hand otherwise, is resolved (A-weakness.2 to .4): one of an encounter
    type like a card of the encounter deck, one of a player type by its revelation; then it is in the hand."""

    seat: int = -1
    card: int = -1

    def step_1_show(self, t: Table) -> Step:
        if card(self.card).is_encounter:
            self.finish()
            return EncounterCard(seat=self.seat, card=self.card, owner=self.seat)
        t.log("log-draws", "A-weakness.3", player=who(self.seat), card=noun(slug_of(self.card)))
        return None

    def step_2_reveal(self, t: Table) -> Step:
        effect = card(self.card).revelation
        if effect is None:
            to_hand(t, self.seat, self.card, shown=True)
            self.finish()
            return None
        zones.put(t, "limbo", (self.card,))
        return effect.run(t, Scope(you=self.seat, source=slug_of(self.card)))

    def step_3_hand(self, t: Table) -> None:
        if self.card in t.state.limbo:
            zones.take(t, "limbo", (self.card,))
            to_hand(t, self.seat, self.card, shown=True)


def choosable(t: Table, seat: int) -> tuple[Piece, ...]:
    """The cards of a hand that may be chosen to be discarded: no weakness (A-weakness.7)."""
    return tuple(piece for piece in t.state.hands[seat] if not card(piece).is_weakness)


class Discard(Procedure):
    """An investigator chooses cards of the hand and discards them; the result is how many."""

    seat: int = -1
    n: int = 1
    rule: str = "A-discard.1"
    gone: Cards = unshown(())

    def step_1_choose(self, t: Table) -> Step:
        cards = choosable(t, self.seat)
        n = min(self.n, len(cards))
        if n <= 0:
            self.finish(0)
            return None
        return PickSome(self.seat, copy_keys(cards), "ask-discard", self.rule, n, n, {"n": n})

    def took_1_choose(self, t: Table, keys: list[str]) -> None:
        self.gone = pieces_of_keys(choosable(t, self.seat), keys)
        discard_from_hand(t, self.seat, self.gone)

    def step_2_order(self, t: Table) -> Step:
        self.finish(len(self.gone))
        return order_discards(t, self.seat, self.gone)

    def text_1_choose(self, t: Table, key: str) -> Text:
        return noun(key.partition("@")[0])


def over_hand_size(t: Table, seat: int) -> int:
    return len(t.state.hands[seat]) - HAND_SIZE


class HandSize(Procedure):
    """Whoever holds more than 8 cards discards down to 8 (A-fw.4.5); weaknesses stay."""

    seat: int = -1

    def step_1_check(self, t: Table) -> Step:
        over = over_hand_size(t, self.seat)
        return Discard(seat=self.seat, n=over, rule="A-fw.4.5") if over > 0 else None
