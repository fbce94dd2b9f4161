"""Verbs of the story: acts, agendas, locations, encounter cards that are drawn, found or spawn, resolutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.ask import Pick
from ....kernel.effect import Effect, EffectFrame, Perform, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed, Text, noun
from ... import zones
from ...facts import look
from ...zones import zone
from ..pieces import CARD, Cards, card, piece_of, slug_of
from ..rules.actions import Action
from ..rules.agenda import advance_act, place_doom
from ..rules.areas import enter
from ..rules.elimination import Eliminate
from ..rules.encounter import DrawEncounter, discard_until, shuffle_discard
from ..rules.ending import Ending, nobody_left
from ..rules.moving import put_location
from ..rules.spawning import SpawnEnemy
from ..state import NOBODY, Table
from .printed import FACE, ROWS
from .searched import Kind

__all__ = [
    "AdvanceAct", "DiscardUntil", "DrawEncounterCard", "PutLocations", "Resolution", "SearchEncounter",
    "Spawn", "resign",
]  # fmt: skip


class Resolution(Effect):
    """A resolution point: the scenario ends (A-act-agenda.14)."""

    joins = "effect-resolution"

    def __init__(self, ending: str, deed: str = "") -> None:
        """`deed` says what it stands for, told to whoever chooses among several."""
        self.ending, self.deed = ending, deed

    def word(self) -> str:
        return self.ending

    def run(self, t: Table, scope: Scope) -> Step:
        return Ending(ending=self.ending)

    def say_with(self, others: Sequence[Resolution]) -> Text:
        return Text("effect-resolution", n=Listed([Text("number", n=int(one.ending[1:])) for one in others]))

    def say(self) -> Text:
        if not self.deed:
            return self.say_with((self,))
        return Text("effect-resolution", n=Text("resolution-which", n=int(self.ending[1:]), deed=Text(self.deed)))


class AdvanceAct(Effect):
    """The act advances."""

    def run(self, t: Table, scope: Scope) -> Step:
        return advance_act(t)

    def say(self) -> Text:
        return Text("effect-advance-act")


class PutLocations(Effect):
    """Set-aside locations enter play."""

    def __init__(self, *slugs: str) -> None:
        self.slugs = slugs

    def can(self, t: Table, scope: Scope) -> bool:
        return any(FACE[slug] in t.state.aside for slug in self.slugs)

    def run(self, t: Table, scope: Scope) -> Step:
        for slug in self.slugs:
            if FACE[slug] in t.state.aside:
                put_location(t, FACE[slug])
        return None

    def say(self) -> Text:
        if len(self.slugs) == 1:
            return Text("effect-put-location", location=Text(self.slugs[0]))
        return Text("effect-put-locations", locations=Listed([Text(slug) for slug in self.slugs]))


FOUND = {"it": "that-enemy", "each": "each-found-enemy"}
"""An enemy that was found or is about to spawn, and its words."""


class Spawn(Effect):
    """A set-aside card enters play at a location: an enemy spawns there, an asset lies there under nobody's control. Or
    "it" does: the enemy that was found ("each", if they may be several), or (`place` empty) the one that is about to
    spawn, here instead."""

    def __init__(self, what: str, place: str = "", *, doom: int = 0) -> None:
        self.what, self.place, self.doom = what, place, doom

    def can(self, t: Table, scope: Scope) -> bool:
        return self.what in FOUND or (FACE[self.what] in t.state.aside and FACE[self.place] in t.state.locations)

    def run(self, t: Table, scope: Scope) -> Step:
        if not self.place:
            event = scope.event(t)
            event.place, event.whom = piece_of(scope.source), NOBODY
            return None
        piece, place = piece_of(scope.it) if self.what in FOUND else FACE[self.what], FACE[self.place]
        if self.what not in FOUND:
            zones.take(t, "aside", (piece,))
        if card(piece).type == "asset":
            t.state.where[enter(t, "loose", piece)] = place
            return None
        return SpawnDoomed(enemy=piece, place=place, doom=self.doom)

    def say(self) -> Text:
        what = Text(FOUND[self.what]) if self.what in FOUND else Text(self.what)
        where = Text("spawned-doomed" if self.doom else "spawned-at", location=Text(self.place), n=self.doom)
        if self.what not in FOUND and ROWS[FACE[self.what]]["type"] == "asset":
            return Text("effect-lay-out", what=what, where=where)
        return Text("effect-spawn", what=what, where=where if self.place else Text("spawned-here"))


class SpawnDoomed(Procedure):
    """An enemy spawns at a location; then doom is placed on it."""

    enemy: int = zone(CARD, "public", "slots", -1)
    place: int = NOBODY
    doom: int = 0
    came: Any = None

    def step_1_spawn(self, t: Table) -> Step:
        enemy, self.enemy = self.enemy, NOBODY
        return SpawnEnemy(seat=t.state.lead, enemy=enemy, place=self.place).called("came")

    def step_2_doom(self, t: Table) -> Step:
        return place_doom(t, t.state.enemies[-1], self.doom) if self.doom and self.came != -1 else None


class DrawEncounterCard(Effect):
    """Draw the top card of the encounter deck or of the Cultist deck; or the lead investigator draws "it", a card that
    was found, or a set-aside card, like an encounter card."""

    def __init__(self, what: str = "encounter-deck") -> None:
        self.what = what

    def can(self, t: Table, scope: Scope) -> bool:
        s = t.state
        if self.what == "cultist-deck":
            return bool(s.cultist_deck)
        return self.what in ("encounter-deck", "it") or FACE[self.what] in s.aside

    def run(self, t: Table, scope: Scope) -> Step:
        if self.what == "encounter-deck":
            return DrawEncounter(seat=scope.seat)
        if self.what == "cultist-deck":
            (drawn,) = zones.draw(t, "cultist_deck", 1, seen_by=range(-1, t.seats))
            return DrawEncounter(seat=scope.seat, card=drawn)
        if self.what == "it":
            return DrawEncounter(seat=t.state.lead, card=piece_of(scope.it))
        zones.take(t, "aside", (FACE[self.what],))
        return DrawEncounter(seat=t.state.lead, card=FACE[self.what])

    def say(self) -> Text:
        if self.what in ("encounter-deck", "cultist-deck"):
            return Text("effect-draw-top", deck=Text(f"the-{self.what}"))
        return Text("effect-lead-draws", card=Text("that-enemy") if self.what == "it" else Text(self.what))


class DiscardUntil(Effect):
    """Shuffle the encounter discard pile into the deck and discard from its top until an enemy that fits was discarded,
    with three or four investigators perhaps `more` of them; each is "it" for what follows."""

    def __init__(self, what: Kind, then: Effect, *, more: int = 0) -> None:
        self.what, self.then, self.more, self.parts = what, then, more, (then,)

    def run(self, t: Table, scope: Scope) -> Step:
        return DiscardUntilFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        found = Text("found-more", what=self.what.say(), n=1 + self.more) if self.more else Text(
            "found-one", what=self.what.say())  # fmt: skip
        return Text("effect-discard-until", found=found, then=self.then.say())


class DiscardUntilFrame(EffectFrame):
    found: Cards = zone(CARD, "public", "row")

    def step_1_discard(self, t: Table) -> None:
        term = self.term()
        shuffle_discard(t)
        self.found = discard_until(t, term.what.fits, 1 + (term.more if t.state.started > 2 else 0))

    def step_2_next(self, t: Table) -> Step:
        if not self.found:
            return None
        self.again()
        first, self.found = self.found[0], self.found[1:]
        return self.carry_out(t, self.term().then, self.here().on(slug_of(first)))


class SearchEncounter(Effect):
    """Search the encounter deck and its discard pile for a card, draw it, and shuffle the deck."""

    def __init__(self, what: Kind) -> None:
        self.what = what

    def run(self, t: Table, scope: Scope) -> Step:
        return SearchEncounterFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-search-encounter", what=self.what.say())


class SearchEncounterFrame(EffectFrame):
    found: int = NOBODY

    def step_1_look(self, t: Table) -> None:
        look(t, (self.here().seat,), "encounter_deck")
        t.reveal("revealed-search")

    def step_2_choose(self, t: Table) -> Step:
        s = t.state
        pieces = dict.fromkeys(p for p in (*s.encounter_deck, *s.encounter_discard) if self.term().what.fits(p))
        if not pieces:
            return None
        keys = tuple(sorted(slug_of(piece) for piece in pieces))
        return Pick(self.here().seat, keys, "ask-search", "A-search.3")

    def took_2_choose(self, t: Table, key: str) -> None:
        s = t.state
        self.found = piece_of(key)
        if self.found in s.encounter_discard:
            zones.take(t, "encounter_discard", (self.found,))
        else:
            at = s.encounter_deck.index(self.found)
            s.encounter_deck = s.encounter_deck[:at] + s.encounter_deck[at + 1 :]

    def text_2_choose(self, t: Table, key: str) -> Text:
        return noun(key)

    def step_3_shuffle(self, t: Table) -> None:
        s = t.state
        s.facts = tuple(fact for fact in s.facts if fact[1] != "encounter_deck")
        zones.shuffle(t, "encounter_deck", "encounter")

    def step_4_draw(self, t: Table) -> Step:
        return DrawEncounter(seat=self.here().seat, card=self.found) if self.found >= 0 else None


def resign() -> Action:
    """Leave the scenario without being defeated (A-resign.2)."""
    return Action(Perform("effect-resign", lambda s: Resigning(seat=s.seat)), designator="resign")


class Resigning(Procedure):
    seat: int = -1

    def step_1_leave(self, t: Table) -> Step:
        return Eliminate(seat=self.seat, how="resigned")

    def step_2_nobody(self, t: Table) -> Step:
        return nobody_left(t)
