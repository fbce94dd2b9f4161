"""What lies on the table of Arkham Horror: The Card Game, and who sees it.

Tokens lie in one dict per kind, by the piece they lie on: `damage[piece]`. An investigator card is a piece like others.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.data import Data, public, unshown
from ...kernel.table import Table as AnyTable
from ..facts import Facts
from ..shown import Shown
from ..zones import zone
from .cards.printed import FACE
from .pieces import CARD, Cards, Piece, card, ident, named_pieces

__all__ = ["NOBODY", "ArkhamState", "Cards", "Piece", "Table", "Tokens"]

NOBODY = -1
Tokens = dict[int, int]

by_piece = Shown(lambda tokens: {ident(piece): n for piece, n in tokens.items()}, "Record<string, number>", {})
pairs = Shown(lambda where: {ident(piece): ident(on) for piece, on in where.items()}, "Record<string, string>", {})
ids = Shown(named_pieces, "string[]", {})
each_id = Shown(lambda pieces: [None if piece < 0 else ident(piece) for piece in pieces], "(string | null)[]", {})


class ArkhamState(Data):
    """One scenario on the table, and the campaign it belongs to."""

    numbered: int = unshown(0)
    facts: Facts = unshown(())
    box: Cards = unshown(())
    """All cards that this scenario and the decks brought to it are made of."""

    # ---- investigators
    investigators: list[int] = zone(CARD, "public", "slots", per="seat")
    status: list[str] = public()
    """Empty while playing; else resigned, defeated, or (without an investigator) absent."""
    places: list[int] = public(show=each_id)
    resources: list[int] = public()
    actions: list[int] = public()
    """The actions left this turn; an investigator who has had a turn this round has -1."""
    tome_actions: list[int] = public()
    """Additional actions left that pay for abilities of Tomes alone."""
    decks: list[Cards] = zone(CARD, "facedown", per="seat")
    hands: list[Cards] = zone(CARD, "own", "sorted", per="seat")
    discards: list[Cards] = zone(CARD, "public", "pile", per="seat")
    play: list[Cards] = zone(CARD, "public", "row", per="seat", numbered=True)
    threat: list[Cards] = zone(CARD, "public", "row", per="seat", numbered=True)
    """Cards that stay in a threat area; engaged enemies are among the enemies."""

    # ---- cards in play, and what lies on them
    damage: Tokens = public(show=by_piece)
    horror: Tokens = public(show=by_piece)
    clues: Tokens = public(show=by_piece)
    doom: Tokens = public(show=by_piece)
    uses: Tokens = public(show=by_piece)
    exhausted: Cards = public((), show=ids)
    owners: Tokens = unshown()
    """The seats that own player cards which lie in no area of theirs."""
    falling: Cards = unshown(())
    """What is being defeated, and still in play for a moment."""

    # ---- the scenario
    scenario: str = public("")
    locations: Cards = zone(CARD, "public", "row")
    revealed: Cards = public((), show=ids)
    enemies: Cards = zone(CARD, "public", "row", numbered=True)
    where: Tokens = public(show=pairs)
    """The location of each enemy."""
    engaged: Tokens = public(show=by_piece)
    """The seat that an enemy is engaged with."""
    attached: Cards = zone(CARD, "public", "row", numbered=True)
    hosts: Tokens = public(show=pairs)
    """What each attached card is attached to."""
    loose: Cards = zone(CARD, "public", "row", numbered=True)
    """Assets in play at a location that nobody controls; `where` tells at which."""
    act: int = zone(CARD, "public", "slots", -1)
    agenda: int = zone(CARD, "public", "slots", -1)
    acts: Cards = zone(CARD, "unshown", "row", remembered=True)
    agendas: Cards = zone(CARD, "unshown", "row", remembered=True)
    """What comes after the current act and agenda, the next one first."""
    encounter_deck: Cards = zone(CARD, "facedown")
    encounter_discard: Cards = zone(CARD, "public", "pile")
    cultist_deck: Cards = zone(CARD, "facedown")
    aside: Cards = zone(CARD, "public", "row")
    victory: Cards = zone(CARD, "public", "row")
    removed: Cards = zone(CARD, "public", "row")
    unseen: Cards = zone(CARD, "facedown", "row")
    """What left the game without having been seen, and what lies beneath unrevealed Arkham Woods."""
    limbo: Cards = zone(CARD, "public", "row")
    """Cards that are being resolved or are committed to a test."""
    bag: tuple[str, ...] = public(())
    """The chaos tokens, in a fixed order: one is drawn at random."""
    stacked: tuple[str, ...] = unshown(())
    """Tokens that a described position makes come first."""

    # ---- the moment
    started: int = public(1)
    """How many investigators started the scenario."""
    round: int = public(0)
    phase: str = public("")
    lead: int = public(0)
    active: int = public(NOBODY)
    peril: int = public(NOBODY)
    ending: str = public("")
    ordered: tuple[str, ...] = unshown(())
    """Abilities that contradict each other, in the order in which they apply."""
    ended_for: tuple[int, ...] = unshown(())
    """Whose weaknesses learn just now that the game has ended."""
    # the frames that rules name
    scene: int = unshown(0)
    turn: int = unshown(0)
    action: int = unshown(0)
    test: int = unshown(0)

    # ---- the campaign
    chapter: int = public(0)
    lists: list[Cards] = unshown()
    """The decks as they are built, weaknesses included."""
    experience: list[int] = public()
    physical: list[int] = public()
    mental: list[int] = public()
    endings: tuple[str, ...] = public(())
    """How each scenario ended, in their order."""
    notes: tuple[str, ...] = public(())
    interrogated: Cards = public((), show=ids)
    got_away: Cards = public((), show=ids)
    played: Cards = public((), show=ids)
    """Investigators that were used in this campaign before."""
    lost: Cards = public((), show=ids)
    """Killed and insane investigators."""
    tokens_added: tuple[str, ...] = public(())
    penalties: list[int] = unshown()
    """Experience that weaknesses take from what a scenario gives."""

    # ---- who is where

    def playing(self) -> list[int]:
        """Everybody still in the game, in player order."""
        status, lead = self.status, self.lead
        if len(status) == 1:
            return [] if status[0] else [0]
        seats = [seat for seat, out in enumerate(status) if not out]
        return seats if not lead else [seat for seat in seats if seat >= lead] + [seat for seat in seats if seat < lead]

    def at(self, place: Piece) -> list[int]:
        """The investigators at a location, in player order."""
        n, status, places = len(self.status), self.status, self.places
        if n == 1:
            return [0] if places[0] == place and not status[0] else []
        return [seat for i in range(n) if places[seat := (self.lead + i) % n] == place and not status[seat]]

    def enemies_at(self, place: Piece) -> list[Piece]:
        where = self.where
        return [enemy for enemy in self.enemies if where[enemy] == place]

    def is_ready(self, piece: Piece) -> bool:
        return piece not in self.exhausted

    def in_play(self, slug: str) -> Piece | None:
        """A location, act or agenda that is in play, by its name."""
        piece = FACE[slug]
        return piece if piece in self.locations or piece in (self.act, self.agenda) else None

    def controlled(self, seat: int) -> Iterable[Piece]:
        """The assets a player controls: in the play area, and weaknesses of player types in the threat area."""
        play, threat = self.play[seat], self.threat[seat]
        return (*play, *[piece for piece in threat if card(piece).type == "asset"]) if threat else play

    # ---- tokens

    @staticmethod
    def add(tokens: Tokens, on: Piece, n: int) -> None:
        """Put tokens on a piece, or take them off; none are left where nothing is written."""
        left = tokens.get(on, 0) + n
        if left > 0:
            tokens[on] = left
        else:
            tokens.pop(on, None)

    def all_doom(self) -> int:
        return sum(self.doom.values())


Table = AnyTable[ArkhamState]
"""The table of this game: its state has a type."""
