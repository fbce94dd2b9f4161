"""Doom and the agenda, clues and the act: how they advance (A-act-agenda, A-fw.1.2, A-fw.1.3).

Advancing runs: "when it advances", tokens off, the other side to its end, and only then is the next card current.
"""

from __future__ import annotations

from typing import Any

from ....kernel.effect import Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun
from ....kernel.window import open_window
from ... import zones
from ..pieces import Piece, card, ident, slug_of
from ..state import NOBODY, Table
from .areas import is_in_play
from .clues import GroupPays, can_spend_clues
from .windows import InTurn

__all__ = [
    "Advance", "AdvanceByClues", "SpendForAct", "act_threshold", "advance_act", "advance_agenda", "agenda_threshold",
    "can_advance_act", "check_agenda", "current_agenda", "place_doom", "set_act", "set_agenda",
]  # fmt: skip


def current_agenda(t: Table) -> Piece:
    """The card that doom on the current agenda goes to; the last one may be the current act as well."""
    s = t.state
    return s.act if s.agenda < 0 <= s.act and card(s.act).type == "agenda" else s.agenda


def agenda_threshold(t: Table) -> int:
    """The doom at which the current agenda advances; without one it never does."""
    return card(t.state.agenda).doom if t.state.agenda >= 0 else 0


def check_agenda(t: Table) -> Step:
    """All doom in play against the threshold (A-fw.1.3.1)."""
    most = agenda_threshold(t)
    return advance_agenda(t) if most and t.state.all_doom() >= most else None


def place_doom(t: Table, on: Piece, n: int = 1, *, can_advance: bool = False, rule: str = "") -> Step:
    """Doom from the pool; only where a card says so can the agenda advance before step 1.3 (A-fw.1.3.3). Doom on other
    cards counts as well (A-fw.1.3.1)."""
    s = t.state
    if n <= 0 or on < 0 or (on not in (s.agenda, s.act) and not is_in_play(t, on)):
        return None
    s.doom[on] = s.doom.get(on, 0) + n
    if not t.quiet:
        rule = rule or ("A-fw.1.3.3" if on == current_agenda(t) else "A-fw.1.3.1")
        t.log("log-doom", rule, card=noun(slug_of(on)), n=n, refs=(ident(on),))
    return check_agenda(t) if can_advance else None


def advance_agenda(t: Table) -> Step:
    return Advance(card=t.state.agenda, deck="agenda") if t.state.agenda >= 0 else None


def advance_act(t: Table) -> Step:
    return Advance(card=t.state.act, deck="act") if t.state.act >= 0 else None


def set_agenda(t: Table, piece: Piece) -> None:
    """This card is the current agenda now."""
    t.state.agenda = piece
    t.abilities_changed()


def set_act(t: Table, piece: Piece) -> None:
    t.state.act = piece
    t.abilities_changed()


class Advance(Procedure):
    """An act or agenda advances (A-act-agenda.9 to .13)."""

    card: int = -1
    deck: str = ""

    def step_1_when(self, t: Table) -> Step:
        t.log("log-advances", "A-act-agenda.10", card=noun(slug_of(self.card)), refs=(ident(self.card),))
        return open_window(t, f"{self.deck}-advances", "when")

    def step_2_tokens_off(self, t: Table) -> None:
        s = t.state
        if self.deck == "agenda":
            s.doom.clear()
        for tokens in (s.clues, s.doom):
            tokens.pop(self.card, None)

    def step_3_flip(self, t: Table) -> Step:
        back = card(self.card).back
        return back.run(t, Scope(you=t.state.lead, source=slug_of(self.card))) if back is not None else None

    def step_4_next(self, t: Table) -> None:
        """The next card in sequence, unless the instructions made another one current."""
        s = t.state
        current, rest = (s.agenda, s.agendas) if self.deck == "agenda" else (s.act, s.acts)
        if current != self.card:
            return
        zones.put(t, "removed", (self.card,))
        if self.deck == "agenda":
            s.agendas = rest[1:]
            set_agenda(t, rest[0] if rest else NOBODY)
        else:
            s.acts = rest[1:]
            set_act(t, rest[0] if rest else NOBODY)


# ---- clues


def act_threshold(t: Table) -> int:
    """The clues that the current act asks for; 0 if none."""
    act = t.state.act
    if act < 0:
        return 0
    printed = card(act)
    return printed.clues * t.state.started if printed.clues_each else printed.clues


def can_advance_act(t: Table) -> bool:
    """May the group spend the clues now? Not where an objective says otherwise (A-act-agenda.2 to .6)."""
    n, clues = act_threshold(t), t.state.clues
    if not n or not clues or sum(clues.values()) < n:
        return False
    if sum([can_spend_clues(t, seat) for seat in t.state.playing()]) < n:
        return False
    return not t.value("act-waits", ident(t.state.act))


class AdvanceByClues(Procedure):
    """The group spends the clues, and the act advances; the result tells whether it did."""

    seats: tuple[int, ...] = ()
    """Who may contribute; empty: everybody."""
    paid: Any = None

    def step_1_pay(self, t: Table) -> Step:
        seats = [seat for seat in t.state.playing() if not self.seats or seat in self.seats]
        return GroupPays(n=act_threshold(t), seats=seats, rule="A-act-agenda.5").called("paid")

    def step_2_advance(self, t: Table) -> Step:
        self.result = bool(self.paid)
        return advance_act(t) if self.paid else None


class SpendForAct(InTurn):
    """The free ability of the current act, in the player windows of a test."""

    named = "spend-clues"
    clause = "A-act-agenda.4"

    def could(self, t: Table, seat: int) -> bool:
        return can_advance_act(t)

    def do(self, t: Table, seat: int) -> Step:
        return AdvanceByClues()

    def told(self, t: Table, seat: int) -> Text:
        return Text("act-advance", n=act_threshold(t))
