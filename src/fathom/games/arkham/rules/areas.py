"""Entering and leaving play, owners, discard piles (A-in-play, A-leaves-play, A-ownership, A-discard, A-removed)."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.text import noun, who
from ... import zones
from ..pieces import Piece, card, ident, slug_of
from ..state import NOBODY, Table

__all__ = [
    "LEFT", "add_to_victory", "can_leave", "controller_of", "discard", "discard_from_hand", "enter", "is_in_play",
    "leave", "owner_of", "place_of", "put_away", "remove", "stir",
]  # fmt: skip


LEFT: list[Callable[[Table, Piece, int], None]] = []
"""What other chapters do when a card with abilities leaves the area of a player: slots may vanish with it."""


def stir(t: Table, piece: Piece) -> None:
    """A card came or went: abilities are looked up anew if it has any."""
    if card(piece).abilities:
        t.abilities_changed()


def owner_of(t: Table, piece: Piece) -> int:
    """The player in whose deck the card was when the game began; encounter cards have no owner (A-ownership.1)."""
    return t.state.owners.get(piece, NOBODY)


def zone_of(t: Table, piece: Piece) -> zones.Place | None:
    """The area in play where a piece lies."""
    s = t.state
    if piece in s.enemies:
        return "enemies"
    for seat in range(t.seats):
        if piece in s.play[seat]:
            return ("play", seat)
        if piece in s.threat[seat]:
            return ("threat", seat)
    for name, pile in (("attached", s.attached), ("locations", s.locations), ("loose", s.loose)):
        if piece in pile:
            return name
    return None


def is_in_play(t: Table, piece: Piece) -> bool:
    return zone_of(t, piece) is not None


def controller_of(t: Table, piece: Piece) -> int:
    """Who controls a card in play: encounter cards, weaknesses of their types included, belong to nobody
    (A-weakness.8)."""
    s = t.state
    for seat in range(t.seats):
        if piece in s.play[seat] or (piece in s.threat[seat] and card(piece).type == "asset"):
            return seat
    return NOBODY


def place_of(t: Table, piece: Piece) -> Piece:
    """The location of a card in play (A-location.2); -1 for what is nowhere."""
    s = t.state
    if piece in s.where:
        return s.where[piece]
    if piece in s.hosts:
        return place_of(t, s.hosts[piece])
    for seat in range(t.seats):
        if piece in s.play[seat] or piece in s.threat[seat] or piece == s.investigators[seat]:
            return s.places[seat]
    return piece if piece in s.locations else NOBODY


def enter(t: Table, to: zones.Place, piece: Piece, owner: int = NOBODY) -> Piece:
    """A card that lies nowhere enters play, ready and with its uses (A-ready.2, A-uses.1). A unique encounter card
    drives out player cards of its title (A-unique.2). The piece it is then."""
    s = t.state
    (piece,) = zones.put(t, to, (piece,))
    if owner != NOBODY:
        s.owners[piece] = owner
    printed = card(piece)
    if printed.uses:
        s.uses[piece] = printed.uses
    stir(t, piece)
    if printed.unique and printed.is_encounter:
        for other in [other for row in s.play for other in row if card(other).title == printed.title]:
            discard(t, other)
    return piece


def can_leave(t: Table, piece: Piece) -> bool:
    """May it leave play otherwise than with its eliminated owner? (A-permanent.4)"""
    return "permanent" not in card(piece).keywords and not t.value("cannot-leave", ident(piece))


def leave(t: Table, piece: Piece) -> int:
    """Take a card out of play: its tokens go to the pool and its attachments are discarded at the same time
    (A-leaves-play.2). It lies nowhere then; the result is its owner."""
    s = t.state
    area = zone_of(t, piece)
    assert area is not None, f"{ident(piece)} is not in play"
    zones.take(t, area, (piece,))
    for tokens in (s.damage, s.horror, s.clues, s.doom, s.uses, s.where, s.engaged, s.hosts):
        tokens.pop(piece, None)
    if piece in s.exhausted:
        s.exhausted = tuple(other for other in s.exhausted if other != piece)
    if piece in s.revealed:
        s.revealed = tuple(other for other in s.revealed if other != piece)
    owner = s.owners.pop(piece, NOBODY)
    if t.lasting:
        forget(t, piece)
    stir(t, piece)
    if isinstance(area, tuple) and card(piece).abilities:
        for left in LEFT:
            left(t, piece, area[1])
    for other in [other for other, host in s.hosts.items() if host == piece]:
        discard(t, other)
    return owner


def forget(t: Table, piece: Piece) -> None:
    """Lasting effects on a card end for it when it leaves play (A-leaves-play.3)."""
    gone = ident(piece)
    if any(item.scope.it == gone for item in t.lasting):
        t.lasting = tuple(item for item in t.lasting if item.scope.it != gone)
        t.abilities_changed()


def put_away(t: Table, piece: Piece, owner: int) -> None:
    """A card that lies nowhere goes to its owner's discard pile (A-discard.1); of somebody who is out, or a story
    asset that nobody owns, it is removed from the game (A-elim.1.1)."""
    s = t.state
    if owner == NOBODY:
        encounter = card(piece).is_encounter
        zones.put(t, "encounter_discard" if encounter else "removed", (piece,))
    elif s.status[owner]:
        zones.put(t, "removed", (piece,))
    elif card(piece).type == "event" and t.value("recalls-events", owner):
        zones.put(t, ("decks", owner), (piece,), beneath=True, seen_by=(owner,))
    else:
        zones.put(t, ("discards", owner), (piece,))
        if t.value("recalls-events", owner):
            t.abilities_changed()


def discard(t: Table, piece: Piece) -> None:
    """A card in play is discarded."""
    if not t.quiet:
        t.log("log-discarded", "A-discard.1", card=noun(slug_of(piece)), refs=(ident(piece),))
    put_away(t, piece, leave(t, piece))


def remove(t: Table, piece: Piece) -> None:
    """A card in play is removed from the game (A-removed.1)."""
    leave(t, piece)
    zones.put(t, "removed", (piece,))


def add_to_victory(t: Table, piece: Piece) -> None:
    """A card in play goes to the victory display (A-victory.2)."""
    leave(t, piece)
    zones.put(t, "victory", (piece,))
    t.log("log-victory", "A-victory.2", card=noun(slug_of(piece)), n=card(piece).victory)


def discard_from_hand(t: Table, seat: int, pieces: tuple[Piece, ...]) -> None:
    """Cards of a hand go to its owner's discard pile."""
    if not pieces:
        return
    zones.move(t, ("hands", seat), ("discards", seat), pieces)
    for piece in pieces:
        if card(piece).listens_in_hand or t.value("recalls-events", seat):
            t.abilities_changed()
        t.log("log-discards-card", "A-discard.1", player=who(seat), card=noun(slug_of(piece)))
