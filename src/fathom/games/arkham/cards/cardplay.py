"""Verbs that move cards, enemies and investigators: threat areas, attachments, discards, searches, evading, moving."""

from __future__ import annotations

from ....kernel.ask import Pick
from ....kernel.data import fresh
from ....kernel.effect import Effect, EffectFrame, InSequence, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.select import num
from ....kernel.text import Text, noun, who
from ... import zones
from ...facts import look
from ..pieces import Piece, card, ident, piece_of, slug_of
from ..rules.areas import add_to_victory, can_leave, discard, discard_from_hand, enter, is_in_play, leave
from ..rules.assets import make_room
from ..rules.defeat import Overcome
from ..rules.drawing import Discard, ResolveWeakness, choosable, come_back, shuffle_deck, to_hand
from ..rules.engagement import disengage, engage, evade
from ..rules.harm import fallen
from ..rules.moving import MoveTo, can_enter, move
from ..rules.skill_test import running
from ..rules.spawning import EntersPlay
from ..state import NOBODY, Table
from .searched import Kind
from .verbs import target

__all__ = [
    "AttachTo", "DiscardHand", "Disengage", "EnterThreat", "EnterThreatArea", "EvadeIt", "MoveThere",
    "Put", "Search", "SearchFrame", "SlipAway",
]  # fmt: skip


class EnterThreatArea(Effect):
    """The card that was drawn enters the threat area, with tokens on it."""

    def __init__(self, *, clues: int = 0, horror: int = 0) -> None:
        self.clues, self.horror = clues, horror

    def run(self, t: Table, scope: Scope) -> Step:
        return EnterThreat(seat=scope.seat, card=piece_of(scope.source), clues=self.clues, horror=self.horror)

    def say(self) -> Text:
        if self.clues or self.horror:
            tokens = Text(f"tokens-{'clue' if self.clues else 'horror'}", n=num(self.clues or self.horror).say())
            return Text("effect-enter-threat-with", tokens=tokens)
        return Text("effect-enter-threat")


class EnterThreat(Procedure):
    """From limbo to a threat area; a weakness keeps its owner, and an asset there takes its slots (A-slots.2)."""

    seat: int = -1
    card: int = -1
    clues: int = 0
    horror: int = 0

    def step_1_enter(self, t: Table) -> None:
        s = t.state
        zones.take(t, "limbo", (self.card,))
        owner = self.seat if card(self.card).is_weakness else NOBODY
        self.card = enter(t, ("threat", self.seat), self.card, owner)
        s.add(s.clues, self.card, self.clues)
        s.add(s.horror, self.card, self.horror)
        t.log("log-enters-threat", "A-threat-area.1", player=who(self.seat), card=noun(slug_of(self.card)))

    def step_2_slots(self, t: Table) -> Step:
        return make_room(t, self.seat, self.card)

    def step_3_entered(self, t: Table) -> Step:
        return EntersPlay(piece=self.card, seat=self.seat)

    def step_4_lowered(self, t: Table) -> Step:
        """What lowers health or sanity may defeat at once."""
        return fallen(t)


class AttachTo(Effect):
    """The card that is resolved is attached to your location, or to the one that was chosen; where there may be only
    one (`once`) the next copy is discarded (A-attach.1, A-attach.3, A-limits.2)."""

    def __init__(self, on: str = "here", *, once: bool = False) -> None:
        self.on, self.once = on, once

    def run(self, t: Table, scope: Scope) -> Step:
        s = t.state
        piece = piece_of(scope.source)
        host = s.places[scope.seat] if self.on == "here" else piece_of(scope.it)
        same = [other for other in s.attached if s.hosts[other] == host and card(other).title == card(piece).title]
        if self.once and same:
            return None
        zones.take(t, "limbo", (piece,))
        owner = scope.you if not card(piece).is_encounter else NOBODY
        piece = enter(t, "attached", piece, owner)
        s.hosts[piece] = host
        t.log("log-attached", "A-attach.1", card=noun(slug_of(piece)), to=noun(slug_of(host)), refs=(ident(piece),))
        return EntersPlay(piece=piece, seat=scope.seat)

    def say(self) -> Text:
        here = "here-once" if self.once else "here"
        return Text("effect-attach", it=Text(here) if self.on == "here" else Text("it"))


class Put(Effect):
    """A card goes somewhere: "this" one, the chosen one ("it"), or the enemy that the event is about. From play to a
    "discard" pile, a "hand" or the "victory" display; from the own discard pile to the hand."""

    def __init__(self, to: str, what: str = "this") -> None:
        self.to, self.what = to, what

    def piece(self, t: Table, scope: Scope) -> Piece:
        return int(scope.event(t).enemy) if self.what == "that-enemy" else target(t, scope, self.what)

    def can(self, t: Table, scope: Scope) -> bool:
        piece = self.piece(t, scope)
        if not is_in_play(t, piece):  # it is committed, lies in a discard pile, or is about to spawn
            return self.what == "that-enemy" or piece in t.state.limbo + t.state.discards[scope.seat]
        return can_leave(t, piece)

    def run(self, t: Table, scope: Scope) -> Step:
        piece = self.piece(t, scope)
        if self.to == "hand":
            pick_up(t, scope.seat, piece)
        elif self.to == "victory":
            add_to_victory(t, piece)
            return Overcome()
        elif is_in_play(t, piece):
            discard(t, piece)
        return None

    def say(self) -> Text:
        it = Text("it") if self.what == "it" else Text(f"{self.what}-card" if self.what == "this" else self.what)
        return Text(f"effect-put-{self.to}", it=it)


def pick_up(t: Table, seat: int, piece: Piece) -> None:
    """A card comes to its owner's hand: out of play, out of the own discard pile, or, if it is committed, when the test
    is over."""
    if piece in t.state.limbo:
        running(t).returning.append(piece)
        return
    if is_in_play(t, piece):
        seat = leave(t, piece)
    else:
        zones.take(t, ("discards", seat), (piece,))
    come_back(t, seat, piece % zones.FACES)


class DiscardHand(Effect):
    """Cards of the hand are discarded: so many of one's choice, `all_but` so many, or so many `at_random`. Weaknesses
    are not chosen to be discarded, but chance may hit them. Done only if there was a card."""

    def __init__(self, n: int = 1, *, all_but: bool = False, at_random: bool = False) -> None:
        self.n, self.all_but, self.at_random = n, all_but, at_random

    def can(self, t: Table, scope: Scope) -> bool:
        hand = t.state.hands[scope.seat]
        if self.all_but:
            return len(hand) > self.n
        return bool(hand) if self.at_random else bool(choosable(t, scope.seat))

    def run(self, t: Table, scope: Scope) -> Step:
        hand = t.state.hands[scope.seat]
        if not self.at_random:
            return Discard(seat=scope.seat, n=len(hand) - self.n if self.all_but else self.n)
        for _ in range(min(self.n, len(hand))):
            hand = t.state.hands[scope.seat]
            discard_from_hand(t, scope.seat, (hand[t.streams.below(len(hand), "discards")],))
        t.reveal("revealed-discard")
        return None

    def say(self) -> Text:
        if self.at_random:
            return Text("effect-discard-random", n=self.n)
        return Text("effect-discard-chosen", cards=Text("cards-but" if self.all_but else "cards-of-hand", n=self.n))


# ---- enemies and locations


class EvadeIt(Effect):
    """Evade an enemy automatically: no test (A-evade-action.3)."""

    def can(self, t: Table, scope: Scope) -> bool:
        enemy = piece_of(scope.it)
        return enemy in t.state.enemies and (enemy in t.state.engaged or t.state.is_ready(enemy))

    def run(self, t: Table, scope: Scope) -> Step:
        return evade(t, scope.seat, piece_of(scope.it))

    def say(self) -> Text:
        return Text("effect-evade-it", it=Text("it"))


class Disengage(Effect):
    """Disengage from all enemies engaged with you, from those `without` a trait, or from all `others` than the one that
    the running test is about. They do not engage again before what follows has happened or failed."""

    def __init__(self, without: str = "", *, others: bool = False) -> None:
        self.without, self.others = without, others

    def found(self, t: Table, scope: Scope) -> list[Piece]:
        s = t.state
        spared = running(t).target if self.others else NOBODY
        return [
            enemy for enemy, seat in s.engaged.items()
            if seat == scope.seat and enemy != spared and self.without not in card(enemy).traits
        ]  # fmt: skip

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.found(t, scope))

    def run(self, t: Table, scope: Scope) -> Step:
        for enemy in self.found(t, scope):
            disengage(t, enemy)
        return None

    def say(self) -> Text:
        enemies = Text("all-without", trait=Text(f"trait-{self.without}")) if self.without else Text("all-enemies")
        return Text("effect-disengage", enemies=Text("all-other-enemies") if self.others else enemies)


class MoveThere(Effect):
    """Move to the location that was chosen; enemies that are ready where you stay, or where you come, engage."""

    def can(self, t: Table, scope: Scope) -> bool:
        place = piece_of(scope.it)
        return place != t.state.places[scope.seat] and place in t.state.locations and can_enter(t, place)

    def run(self, t: Table, scope: Scope) -> Step:
        return MoveAndEngage(seat=scope.seat, to=piece_of(scope.it))

    def say(self) -> Text:
        return Text("effect-move-there", it=Text("it"))


class MoveAndEngage(Procedure):
    seat: int = -1
    to: int = NOBODY

    def step_1_move(self, t: Table) -> Step:
        return move(t, self.seat, self.to)

    def step_2_engage(self, t: Table) -> Step:
        return settle(t, self.seat)


def settle(t: Table, seat: int) -> Step:
    """Ready enemies engage whoever has moved, or stayed. A move that waits for the running test keeps them waiting, too
    (A-R4)."""
    s = t.state
    if s.status[seat]:
        return None
    later = t.frame(s.action or s.test).afterwards if s.test else None
    if later is not None and any(isinstance(one, MoveTo) and one.seat == seat for one in later.todo):
        t.after_frame(s.action or s.test, Settle(seat=seat))
        return None
    return engage(t, s.places[seat])


class Settle(Procedure):
    """Ready enemies engage where an investigator is by now."""

    seat: int = -1

    def step_1_engage(self, t: Table) -> Step:
        return settle(t, self.seat)


class SlipAway(InSequence):
    """Disengage and move, or perhaps the one and perhaps the other. Nobody engages again before the move has happened,
    failed or been declined; then the normal rules hold (A-R4)."""

    def run(self, t: Table, scope: Scope) -> Step:
        return SlipFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        away, there = (part.say() for part in self.parts)
        if "enemies" not in away.args:
            return super().say()
        return Text("effect-slip-away", enemies=away.args["enemies"], to=there.args["it"])


class SlipFrame(EffectFrame):
    def step_1_slip(self, t: Table) -> Step:
        return t.landing(InSequence.run(self.term(), t, self.here()), "result")

    def step_2_engage(self, t: Table) -> Step:
        return settle(t, self.here().seat)


# ---- searching


class Search(Effect):
    """Search the own deck, or its top cards, for a card that fits, add it to the hand, and shuffle (A-search). With any
    card in the deck that fits one must be found (A-search.3)."""

    def __init__(self, what: Kind, *, top: int = 0) -> None:
        self.what, self.top = what, top

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.decks[scope.seat])

    def run(self, t: Table, scope: Scope) -> Step:
        return SearchFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        what = self.what.say()
        return Text("effect-search-top", n=self.top, what=what) if self.top else Text("effect-search", what=what)


class SearchFrame(EffectFrame):
    """Only the searching player looks at the cards (A-search.1); what is found for its kind is shown to all (A-R6)."""

    found: list[int] = fresh()

    def cards(self, t: Table) -> tuple[Piece, ...]:
        deck, top = t.state.decks[self.here().seat], self.term().top
        return deck[-top:] if top else deck

    def step_1_look(self, t: Table) -> None:
        seat = self.here().seat
        look(t, (seat,), ("decks", seat), self.term().top or None)
        t.reveal("revealed-search")

    def step_2_choose(self, t: Table) -> Step:
        fitting = dict.fromkeys(piece for piece in self.cards(t) if self.term().what.fits(piece))
        keys = tuple(sorted(slug_of(piece) for piece in fitting)) or ("nothing",)
        shows = bool(self.term().top)  # these cards are seen here alone; what a whole deck holds its list tells
        return Pick(self.here().seat, keys, "ask-search", "A-search.3", always=shows)

    def took_2_choose(self, t: Table, key: str) -> None:
        seat = self.here().seat
        if key == "nothing":
            t.log("log-finds-nothing", "A-search.3", player=who(seat))
            return
        piece = piece_of(key)
        deck = t.state.decks[seat]
        at = len(deck) - 1 - deck[::-1].index(piece)
        t.state.decks[seat] = deck[:at] + deck[at + 1 :]
        self.found = [piece]
        if self.term().what.any:
            t.log("log-searches", "A-search.1", audience=(seat,), card=noun(key))
        else:
            t.log("log-finds", "A-R6", player=who(seat), card=noun(key))

    def text_2_choose(self, t: Table, key: str) -> Text:
        return noun(key) if key != "nothing" else Text("nothing-found")

    def step_3_shuffle(self, t: Table) -> None:
        s, seat = t.state, self.here().seat
        s.facts = tuple(fact for fact in s.facts if fact[1:3] != ("decks", seat))
        shuffle_deck(t, seat)

    def step_4_take(self, t: Table) -> Step:
        """A weakness is resolved, however it comes to the hand (A-weakness.4)."""
        seat = self.here().seat
        if not self.found:
            self.result = False
            return None
        piece = self.found.pop()
        if card(piece).is_weakness:
            return ResolveWeakness(seat=seat, card=piece)
        to_hand(t, seat, piece, shown=not self.term().what.any)
        return None
