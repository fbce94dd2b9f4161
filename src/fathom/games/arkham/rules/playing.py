"""Playing cards: assets and events, fast ones too (A-play, A-event, A-asset, A-fast, A-init, A-rul.6).

Costs are paid, attacks of opportunity follow, only then does the card leave the hand; then comes the cancel point, the
effect, its pile or its area, and what answers it.
"""

from __future__ import annotations

from typing import Any

from ....kernel.ability import ability_by_id
from ....kernel.effect import Effect, Scope, effect_by_id
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.select import Condition
from ....kernel.text import Text, noun, who
from ... import zones
from ...zones import FACES
from ..cards.printed import CARDS, FACE, Printed
from ..pieces import Piece, card, piece_of, slug_of
from ..state import Table
from .abilities import Answering, Moment
from .areas import put_away
from .assets import PutIntoPlay, can_fit
from .attacks import provoke
from .drawing import show_in_hand
from .windows import InTurn

__all__ = [
    "Fast",
    "FastAsset",
    "PlayCard",
    "Played",
    "can_pay",
    "can_play",
    "can_play_fast",
    "cost_of",
    "is_out_already",
    "playable_hand",
    "provokes",
    "takes_turn",
]

QUIET = frozenset({"fight", "evade"})


def cost_of(t: Table, seat: int, piece: Piece) -> int:
    """The resource cost with all modifiers (A-init.1); X is fixed before anything modifies it (A-x.2)."""
    printed = CARDS[piece % FACES]
    cost = printed.cost if printed.x is None else x_of(t, seat, piece)
    if cost < 0:
        cost = 0
    if printed.cost_changes:
        cost = t.value(printed.cost_changes, seat, cost)
    return cost if cost > 0 else 0


def x_of(t: Table, seat: int, piece: Piece) -> int:
    """What X is on a card that costs X, before it is paid; 0 on others."""
    x = card(piece).x
    return 0 if x is None else x.value(t, Scope(you=seat, source=slug_of(piece)))


def can_pay(t: Table, seat: int, piece: Piece) -> bool:
    return t.state.resources[seat] >= cost_of(t, seat, piece)


def next_play(t: Table, piece: Piece) -> str | None:
    """The mark of the next play of a card with a maximum per period, counted by title among all players; None if there
    may be no more (A-limits.5)."""
    most = card(piece).max_played
    if most is None:
        return ""
    marks = [f"played/{card(piece).title}/{n}" for n in range(most.times)]
    return next((mark for mark in marks if not t.is_marked(most.period, mark)), None)


def _allowed(t: Table, seat: int, piece: Piece) -> bool:
    """Nothing forbids to play it: not a ban, and no other copy of a unique card in play (A-unique.1)."""
    printed = CARDS[piece % FACES]
    if t.state.resources[seat] < cost_of(t, seat, piece) or t.value("cannot-play", seat):
        return False
    if printed.max_played is not None and next_play(t, piece) is None:
        return False
    if not printed.is_asset:
        return True
    return (not printed.slots or can_fit(t, seat, piece)) and not (printed.unique and is_out_already(t, piece))


def is_out_already(t: Table, piece: Piece) -> bool:
    """Is there a card of the same title in play? (A-unique.1)"""
    title = card(piece).title
    return any(card(other).title == title for row in t.state.play for other in row)


def can_play(t: Table, seat: int, piece: Piece) -> bool:
    """May it be played with an action now? (A-play-action.1, A-event.1)"""
    printed = CARDS[piece % FACES]
    if not printed.needs_action or not _allowed(t, seat, piece):
        return False
    if printed.play is None:
        return True
    return printed.play.can(t, Scope(you=seat, source=printed.slug, n=x_of(t, seat, piece)))


def can_play_fast(t: Table, seat: int, piece: Piece) -> bool:
    """May a fast card be played, as far as costs and bans go?"""
    return not t.state.status[seat] and _allowed(t, seat, piece)


def recalls(t: Table, seat: int) -> bool:
    """May an event be played from the discard pile? Asked while abilities are looked up, so no value is asked for."""
    return any([CARDS[piece % FACES].recalls for piece in t.state.play[seat]])


def playable_hand(t: Table, seat: int) -> tuple[Piece, ...]:
    """The hand, and the topmost event of the discard pile where it may be played as if it were there."""
    s = t.state
    if s.play[seat] and recalls(t, seat):
        event = next((piece for piece in reversed(s.discards[seat]) if card(piece).type == "event"), None)
        if event is not None:
            return (*s.hands[seat], event)
    return s.hands[seat]


def takes_turn(t: Table, seat: int, piece: Piece) -> bool:
    """A fast asset may be played in every player window of the own turn (A-fast.5)."""
    return card(piece).is_fast_asset and t.state.active == seat and can_play_fast(t, seat, piece)


class FastAsset(InTurn):
    """A fast asset in hand, in the player windows of a test: outside of it stands in the list of actions."""

    named = "play-fast"
    clause = "A-fast.5"

    def could(self, t: Table, seat: int) -> bool:
        return takes_turn(t, seat, FACE[self.card])

    def can(self, t: Table, seat: int) -> bool:
        return FACE[self.card] in t.state.hands[seat] and self.could(t, seat)

    def do(self, t: Table, seat: int) -> Step:
        return PlayCard(seat=seat, card=FACE[self.card])

    def told(self, t: Table, seat: int) -> Text:
        return Text("act-fast", card=noun(self.card), n=cost_of(t, seat, FACE[self.card]))


def provokes(printed: Printed) -> bool:
    """An event that is a fight or an evasion provokes no attack of opportunity (A-rul.7)."""
    return printed.designator not in QUIET


class Fast(Answering):
    """A fast event in hand: playable at its moment, or in every player window of its period (A-fast.2, A-fast.3)."""

    clause = "A-fast.3"

    def __init__(self, at: Moment, effect: Effect, when: Condition | None = None) -> None:
        super().__init__(at, effect, when)

    def applies(self, t: Table, scope: Scope) -> bool:
        return self.could(t, scope) and piece_of(scope.source) in playable_hand(t, scope.you)

    def could(self, t: Table, scope: Scope) -> bool:
        """Could it be played, were it in hand?"""
        if self.when is not None and not self.when.holds(t, scope):
            return False
        return can_play_fast(t, scope.you, piece_of(scope.source)) and self.effect.can(t, scope)

    def resolve(self, t: Table, scope: Scope) -> Step:
        return PlayCard(seat=scope.you, card=piece_of(scope.source), ability=self.id, scope=scope)

    def say(self) -> Text:
        return Text("ability-fast", moment=self.says_when(), effect=self.effect.say())


class PlayCard(Procedure):
    """Play a card from the hand. `ability`: what a fast event does; `provokes`: it is an action that provokes."""

    seat: int = -1
    card: int = -1
    ability: str = ""
    scope: Scope = Scope()
    provokes: bool = False
    done: Any = None

    def effect(self) -> Effect | None:
        return ability_by_id(self.ability).effect if self.ability else card(self.card).play

    def step_1_pay(self, t: Table) -> None:
        s = t.state
        show_in_hand(t, self.seat, self.card)  # it is still there (A-rul.6)
        self.scope = self.scope.but(n=x_of(t, self.seat, self.card))
        cost = cost_of(t, self.seat, self.card)
        s.resources[self.seat] -= cost
        if not t.quiet:
            slug = slug_of(self.card)
            t.log("log-plays", "A-play.1", player=who(self.seat), card=noun(slug), n=cost, refs=(slug,))

    def step_2_provoke(self, t: Table) -> Step:
        return provoke(t, self.seat) if self.provokes else None

    def step_3_leave_hand(self, t: Table) -> None:
        """If it is no longer there the play fails, and the costs stay paid (A-rul.6)."""
        s = t.state
        if s.status[self.seat]:
            self.finish(False)
            return
        if self.card in s.hands[self.seat]:
            zones.move(t, ("hands", self.seat), "limbo", (self.card,))
        elif self.card in s.discards[self.seat] and recalls(t, self.seat):
            zones.move(t, ("discards", self.seat), "limbo", (self.card,))
        else:
            self.finish(False)
            return
        most, mark = card(self.card).max_played, next_play(t, self.card)
        if most is not None and mark is not None:
            t.mark(most.period, mark)
        if card(self.card).listens_in_hand:
            t.abilities_changed()

    def step_4_play(self, t: Table) -> Step:
        scope = self.scope.but(you=self.seat, source=slug_of(self.card))
        effect = self.effect()
        event = Played(seat=self.seat, card=self.card, effect=effect.id if effect else "", scope=scope)
        return t.landing(event, "done")

    def step_5_cancelled(self, t: Table) -> None:
        """Cancelled, it was played all the same (A-cancel.3)."""
        if self.done is False:
            zones.take(t, "limbo", (self.card,))
            put_away(t, self.card, self.seat)
        self.finish(self.done is not False)


class Played(Event):
    """A card begins to be played: the cancel point. It is in its pile or its area before anybody answers."""

    seat: int
    card: int
    effect: str = ""
    scope: Scope = Scope()

    def happen(self, t: Table) -> Step:
        if card(self.card).type == "asset":
            return PutIntoPlay(seat=self.seat, card=self.card)
        return ResolveEvent(seat=self.seat, card=self.card, effect=self.effect, scope=self.scope)


class ResolveEvent(Procedure):
    """The effect of an event, then its owner's discard pile, unless it stays in play (A-event.2)."""

    seat: int = -1
    card: int = -1
    effect: str = ""
    scope: Scope = Scope()

    def step_1_effect(self, t: Table) -> Step:
        return effect_by_id(self.effect).run(t, self.scope) if self.effect else None

    def step_2_put_away(self, t: Table) -> None:
        if self.card in t.state.limbo:
            zones.take(t, "limbo", (self.card,))
            put_away(t, self.card, self.seat)
