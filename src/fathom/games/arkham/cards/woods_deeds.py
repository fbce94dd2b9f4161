"""What only cards of The Devourer Below do."""

from __future__ import annotations

from ....kernel.ask import Order
from ....kernel.data import fresh
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun
from ... import zones
from ..pieces import Piece, piece_of, slug_of
from ..rules.agenda import set_act, set_agenda
from ..rules.areas import discard
from ..rules.deckbuilding import weaknesses_left
from ..rules.drawing import ResolveWeakness
from ..rules.moving import put_location
from ..rules.spawning import SpawnEnemy
from ..state import NOBODY, Table
from .printed import FACE

__all__ = ["BecomesAll", "CultistsReturn", "GainMadness", "Rises", "join_madness", "madness_left"]


class Rises(Procedure):
    """Umôrdhoth spawns at the Ritual Site, which enters play for it; enemies that were there are discarded."""

    enemy: int = FACE["umordhoth"]
    place: int = FACE["ritual-site"]

    def step_1_make_room(self, t: Table) -> None:
        if self.place in t.state.aside:
            put_location(t, self.place)
        for other in t.state.enemies_at(self.place):
            discard(t, other)

    def step_2_spawn(self, t: Table) -> Step:
        if self.enemy not in t.state.aside:
            return None
        zones.take(t, "aside", (self.enemy,))
        return SpawnEnemy(seat=t.state.lead, enemy=self.enemy, place=self.place)


class BecomesAll(Procedure):
    """This card takes the place of act and agenda: neither has a threshold any more."""

    card: int = NOBODY

    def step_1_become(self, t: Table) -> None:
        s = t.state
        zones.put(t, "removed", (s.act, *s.acts))
        s.clues.pop(s.act, None)
        s.acts = ()
        set_act(t, self.card)
        set_agenda(t, NOBODY)


class CultistsReturn(Procedure):
    """Every cultist who got away spawns at a location, one by one in the lead's order."""

    left: list[int] = fresh()
    place: int = FACE["main-path"]

    def step_1_who(self, t: Table) -> None:
        self.left = [piece for piece in t.state.got_away if piece in t.state.aside]

    def step_2_order(self, t: Table) -> Step:
        keys = tuple(slug_of(piece) for piece in self.left)
        return Order(t.state.lead, keys, "ask-return-order", "A-lead.1") if len(keys) > 1 else None

    def took_2_order(self, t: Table, keys: list[str]) -> None:
        self.left = [piece_of(key) for key in keys]

    def text_2_order(self, t: Table, key: str) -> Text:
        return noun(key)

    def step_3_spawn(self, t: Table) -> Step:
        if not self.left:
            return None
        self.again()
        enemy = self.left.pop(0)
        zones.take(t, "aside", (enemy,))
        return SpawnEnemy(seat=t.state.lead, enemy=enemy, place=self.place)


def madness_left(t: Table) -> list[int]:
    """The basic weaknesses with the trait Madness that no deck of the group has."""
    return weaknesses_left(t.state.lists, t.options["boxes"], "madness")


def join_madness(t: Table, seat: int) -> Piece | None:
    """One of them at random joins a deck for the rest of the campaign (A-weakness.6, A-R16)."""
    s, pool = t.state, madness_left(t)
    if not pool:
        return None
    found = pool[t.streams.below(len(pool), "weaknesses")]
    t.reveal("revealed-draw")
    s.lists[seat] = tuple(sorted((*s.lists[seat], found)))
    t.reveal("revealed-draw")
    return found


class GainMadness(Procedure):
    """A random basic weakness with the trait Madness that nobody of the group has joins the deck for good: it comes to
    the hand and is resolved as if it were drawn (A-weakness.4, A-weakness.6)."""

    seat: int = -1

    def step_1_gain(self, t: Table) -> Step:
        found = join_madness(t, self.seat)
        if found is None:
            return None
        t.state.box = tuple(sorted((*t.state.box, found)))
        return ResolveWeakness(seat=self.seat, card=found)
