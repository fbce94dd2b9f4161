"""Encounter cards: the deck, drawing, peril, revelation, surge (A-fw.1.4, A-encounter-deck, A-peril, A-revelation)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.effect import Scope
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ... import zones
from ..pieces import Piece, card, slug_of
from ..state import NOBODY, Table
from .areas import put_away
from .spawning import SpawnEnemy

__all__ = [
    "DrawEncounter", "EncounterCard", "Revelation", "discard_until", "reform", "shuffle_discard", "take_top",
    "to_encounter_deck",
]  # fmt: skip


def reform(t: Table) -> None:
    """The encounter deck is re-formed the moment its last card leaves it (A-encounter-deck.2, A-rul.24)."""
    s = t.state
    if not s.encounter_deck and s.encounter_discard:
        shuffle_discard(t)


def shuffle_discard(t: Table) -> None:
    """The discard pile is shuffled into the deck; an empty one is not (A-discard.6)."""
    if t.state.encounter_discard:
        zones.move_all(t, "encounter_discard", "encounter_deck")
        zones.shuffle(t, "encounter_deck", "encounter")
        t.log("log-reshuffled", "A-encounter-deck.2")


def to_encounter_deck(t: Table, piece: Piece) -> None:
    """A card that lies nowhere is shuffled into the deck; not alone into an empty one (A-rul.13)."""
    if not t.state.encounter_deck:
        zones.put(t, "encounter_discard", (piece,))
        return
    zones.put(
        t, "encounter_deck", (piece,), seen_by=range(-1, t.seats) if card(piece).set == "cult-of-umordhoth" else ()
    )
    zones.shuffle(t, "encounter_deck", "encounter")


def take_top(t: Table) -> Piece | None:
    """The top card of the encounter deck; it lies nowhere then. What was discarded since the last card left an empty
    deck behind makes a new one now."""
    reform(t)
    drawn = zones.draw(t, "encounter_deck", 1, seen_by=range(-1, t.seats))
    if not drawn:
        return None
    reform(t)
    return drawn[0]


def discard_until(t: Table, fits: Callable[[Piece], bool], n: int = 1) -> tuple[Piece, ...]:
    """Discard from the top of the deck until so many fitting cards were discarded, or the whole deck once; those, taken
    out of the discard pile (A-rul.24)."""
    s = t.state
    found: list[Piece] = []
    for _ in range(len(s.encounter_deck)):
        (piece,) = zones.draw(t, "encounter_deck", 1, seen_by=range(-1, t.seats))
        t.log("log-encounter-discarded", "A-rul.24", card=noun(slug_of(piece)))
        if fits(piece):
            found.append(piece)
        else:
            zones.put(t, "encounter_discard", (piece,))
        if len(found) == n:
            break
    t.reveal("revealed-encounter")
    reform(t)
    return tuple(found)


class DrawEncounter(Procedure):
    """Draw a card of the encounter deck and resolve it; another one as long as they surge (A-fw.1.4.5)."""

    seat: int = -1
    card: int = -1
    """A card that was found and is drawn; -1: the top one."""
    surges: Any = None

    def step_1_draw(self, t: Table) -> Step:
        if t.state.status[self.seat]:
            self.finish()
            return None
        drawn = self.card if self.card >= 0 else take_top(t)
        self.card = -1
        if drawn is None:
            self.finish()
            return None
        t.reveal("revealed-encounter")
        return EncounterCard(seat=self.seat, card=drawn).called("surges")

    def step_2_surge(self, t: Table) -> None:
        if self.surges:
            self.go("1_draw")


class EncounterCard(Procedure):
    """One drawn card: peril, revelation or its cancelling, then it spawns or is discarded, and only then does it surge
    (A-fw.1.4.2 to .5). Weaknesses of encounter types are resolved like this too (A-weakness.2)."""

    PERIOD = "card"
    PHASE = "encounter"

    seat: int = -1
    card: int = -1
    owner: int = NOBODY
    outer: int = NOBODY
    done: Any = None

    def step_1_draw(self, t: Table) -> None:
        s = t.state
        zones.put(t, "limbo", (self.card,))
        self.outer = s.peril
        if "peril" in card(self.card).keywords:
            s.peril = self.seat
        if not t.quiet:
            slug = slug_of(self.card)
            rule = "A-weakness.2" if card(self.card).is_weakness else "A-fw.1.4.1"
            t.log("log-draws", rule, player=who(self.seat), card=noun(slug), refs=(slug,))

    def step_2_revelation(self, t: Table) -> Step:
        if card(self.card).revelation is None:
            return None
        return t.landing(Revelation(seat=self.seat, card=self.card), "done")

    def step_3_put_away(self, t: Table) -> Step:
        """It is still in limbo, unless its text put it somewhere. A treachery may be worth points (A-victory.5)."""
        s = t.state
        if self.card not in s.limbo:
            return None
        zones.take(t, "limbo", (self.card,))
        if card(self.card).type == "treachery" and card(self.card).victory:
            zones.put(t, "victory", (self.card,))
            return None
        if card(self.card).type != "enemy" or s.status[self.seat]:
            put_away(t, self.card, self.owner)
            return None
        return SpawnEnemy(seat=self.seat, enemy=self.card, owner=self.owner)

    def step_4_surge(self, t: Table) -> None:
        surges = "surge" in card(self.card).keywords or t.value("surge", self.seat) > 0
        self.finish(surges and not t.state.status[self.seat])

    def on_leave(self, t: Table) -> None:
        t.state.peril = self.outer


class Revelation(Event):
    """The revelation of a card that somebody drew. Cancelled, the card still counts as drawn (A-cancel.4)."""

    AFTERWARDS = ()

    seat: int
    card: int

    def happen(self, t: Table) -> Step:
        effect = card(self.card).revelation
        assert effect is not None
        scope = Scope(you=self.seat, source=slug_of(self.card))
        return effect.run(t, scope) if effect.can(t, scope) else None
