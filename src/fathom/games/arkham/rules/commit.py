"""Committing cards to a test, ST.2 (A-st.2, A-limits.6, A-skill-cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.ask import Order, PickSome
from ....kernel.errors import IllegalAnswer
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ... import zones
from ...zones import FACES
from ..cards.printed import CARDS
from ..pieces import Piece, card, slug_of
from ..state import NOBODY, Table

if TYPE_CHECKING:
    from .skill_test import SkillTest

__all__ = ["Commit", "OrderDiscards", "committable", "committers", "copy_keys", "order_discards", "pieces_of_keys"]


def copy_keys(pieces: tuple[Piece, ...]) -> tuple[str, ...]:
    """Cards of a hand as options: a second copy is called `guts@2`."""
    keys = [slug_of(piece) for piece in pieces]
    if len(set(pieces)) < len(pieces):
        for at, piece in enumerate(pieces):
            n = pieces[:at].count(piece)
            if n:
                keys[at] = f"{keys[at]}@{n + 1}"
    return tuple(keys)


def pieces_of_keys(pieces: tuple[Piece, ...], keys: list[str]) -> tuple[Piece, ...]:
    """The cards that such options name."""
    named = dict(zip(copy_keys(pieces), pieces, strict=True))
    return tuple(named[key] for key in keys)


def order_discards(t: Table, seat: int, pieces: tuple[Piece, ...]) -> Step:
    """Who discards several cards at once decides which of them come to lie on top (A-discard.5). It is asked where that
    can ever matter: of events, for a player who has the card with which they are played from there."""
    s = t.state
    if len(pieces) < 2 or s.status[seat]:
        return None
    events = {piece for piece in pieces if card(piece).is_event}
    if len(events) < 2:
        return None
    own = (*s.lists[seat], *s.play[seat], *s.hands[seat])
    return OrderDiscards(seat=seat, n=len(pieces)) if any(card(piece).recalls for piece in own) else None


class OrderDiscards(Procedure):
    """The owner puts the cards just discarded in order; the last one named lies on top."""

    seat: int = -1
    n: int = 0

    def cards(self, t: Table) -> tuple[Piece, ...]:
        return t.state.discards[self.seat][-self.n :]

    def step_1_order(self, t: Table) -> Step:
        return Order(self.seat, copy_keys(self.cards(t)), "ask-discard-order", "A-discard.5")

    def took_1_order(self, t: Table, keys: list[str]) -> None:
        pile, top = t.state.discards[self.seat], pieces_of_keys(self.cards(t), keys)
        t.state.discards[self.seat] = (*pile[: -self.n], *top)
        t.abilities_changed()

    def text_1_order(self, t: Table, key: str) -> Text:
        return noun(key.partition("@")[0])


def committable(t: Table, test: SkillTest, seat: int) -> tuple[Piece, ...]:
    """The cards of a hand that may be committed: a matching or wild icon, and within the maximum of their title
    (A-st.2.3, A-st.2.4, A-limits.6)."""
    out, skill = [], test.skill
    for piece in t.state.hands[seat]:
        printed = CARDS[piece % FACES]
        if not printed.fits[skill] or (printed.own_tests_only and seat != test.seat):
            continue
        if printed.max_committed and count_title(test, printed.title) >= printed.max_committed:
            continue
        out.append(piece)
    return tuple(out)


def count_title(test: SkillTest, title: str) -> int:
    return sum(card(piece).title == title for piece, _ in test.committed)


def committers(t: Table, test: SkillTest) -> list[int]:
    """Who is asked: the tester, then the others at the location, unless the test belongs to a card with peril
    (A-st.2.1, A-st.2.2, A-peril.2). Where hands are open, nobody without a fitting card."""
    s = t.state
    others = [] if s.peril >= 0 else [seat for seat in s.at(s.places[test.seat]) if seat != test.seat]
    seats = [test.seat, *others]
    if t.options["hands"] == "closed":
        return [seat for seat in seats if s.hands[seat]]
    return [seat for seat in seats if committable(t, test, seat)]


class Commit(Procedure):
    """The tester commits any number of cards, everybody else one."""

    seat: int = -1
    tester: int = -1

    def cards(self, t: Table) -> tuple[Piece, ...]:
        return committable(t, _test(t), self.seat)

    def step_1_choose(self, t: Table) -> Step:
        test = _test(t)
        keys = copy_keys(committable(t, test, self.seat))
        closed = t.options["hands"] == "closed"
        if not keys and not closed:
            return None
        most = len(keys) if self.seat == self.tester else 1
        own = int(self.seat == self.tester)
        told = {"player": who(self.tester), "own": own, "skill": noun(test.skill), "n": test.hard(t)}
        return PickSome(self.seat, keys, "ask-commit", "A-st.2.1", 0, most, told, always=closed)

    def check_1_choose(self, t: Table, keys: list[str]) -> None:
        if not keys:
            return
        test, titles = _test(t), [card(piece) for piece in pieces_of_keys(self.cards(t), keys)]
        for printed in titles:
            most = printed.max_committed
            if most and count_title(test, printed.title) + sum(other.title == printed.title for other in titles) > most:
                told = Text("refuse-max-committed", "arkham", card=noun(printed.slug), n=most)
                raise IllegalAnswer(told, "A-limits.6")

    def took_1_choose(self, t: Table, keys: list[str]) -> None:
        if not keys:
            return
        test = _test(t)
        pieces = pieces_of_keys(committable(t, test, self.seat), keys)
        zones.move(t, ("hands", self.seat), "limbo", pieces)
        test.committed += [(piece, self.seat) for piece in pieces]
        for piece in pieces:
            if card(piece).listens_in_hand:
                t.abilities_changed()
            if not t.quiet:
                slug = slug_of(piece)
                t.log("log-commits", "A-st.2.1", player=who(self.seat), card=noun(slug), refs=(slug,))

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        """Own cards that do not fit, and who may not help: nobody elsewhere, and nobody else under peril."""
        s, test = t.state, _test(t)
        icons = [piece for piece in dict.fromkeys(s.hands[self.seat]) if not card(piece).fits[test.skill]]
        out = [(Text("refused-commit-icons", card=noun(slug_of(piece))), "A-st.2.3") for piece in icons]
        for seat in s.playing():
            if seat != self.tester and s.places[seat] != s.places[self.tester]:
                out.append((Text("refused-commit-elsewhere", player=who(seat)), "A-st.2.2"))
            elif seat != self.tester and s.peril >= 0:
                out.append((Text("refused-commit-peril", player=who(seat)), "A-peril.2"))
        return out

    def forbids(self, t: Table, seat: int, answer: Any) -> str:
        s, test = t.state, _test(t)
        if seat != self.tester and s.places[seat] != s.places[self.tester]:
            return "A-st.2.2"
        if seat != self.tester and s.peril >= 0:
            return "A-peril.2"
        keys = answer if isinstance(answer, list) else []
        held = {slug_of(piece): piece for piece in s.hands[seat]}
        named = [held.get(key.partition("@")[0], NOBODY) for key in keys if isinstance(key, str)]
        if any(piece >= 0 and not card(piece).fits[test.skill] for piece in named):
            return "A-st.2.3"
        return "A-st.2.2" if seat != self.tester and len(keys) > 1 else ""

    def text_1_choose(self, t: Table, key: str) -> Text:
        (piece,) = pieces_of_keys(self.cards(t), [key])
        return Text("commit-card", card=noun(slug_of(piece)), n=card(piece).fits[_test(t).skill])


def _test(t: Table) -> SkillTest:
    found: SkillTest = t.frame(t.state.test)  # type: ignore[assignment]  # a test is running
    return found
