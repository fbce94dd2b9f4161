"""Assets in play: slots, uses, control (A-asset, A-slots, A-uses, A-put-into-play, A-unique, A-ownership.4)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.ask import PickSome
from ....kernel.errors import IllegalAnswer
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ... import zones
from ...zones import FACES
from ..cards.printed import CARDS
from ..pieces import Piece, card, ident, piece_of, slug_of
from ..state import NOBODY, Table
from .areas import LEFT, can_leave, discard, enter
from .spawning import EntersPlay

__all__ = [
    "SLOTS", "MakeRoom", "PutIntoPlay", "TakeControl", "can_fit", "make_room", "over_slots", "spend_use", "surplus",
]  # fmt: skip

SLOTS = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}
"""The slots of every investigator (A-slots.1)."""
ROOM = {slot: f"{slot}-slots" for slot in SLOTS}
ROOMS = frozenset(ROOM.values())


def surplus(t: Table, seat: int, pieces: Iterable[Piece]) -> dict[str, int]:
    """By slot, how much these assets take too much. Tomes first fill the slots that only they may fill."""
    taken: dict[str, int] = {}
    tomes = 0
    for piece in pieces:
        printed = card(piece)
        for slot in printed.slots:
            taken[slot] = taken.get(slot, 0) + 1
            if slot == "hand" and "tome" in printed.traits:
                tomes += 1
    if tomes:
        taken["hand"] -= min(tomes, t.value("tome-slots", seat))
    return {slot: over for slot, n in taken.items() if (over := n - t.value(ROOM[slot], seat, SLOTS[slot])) > 0}


def over_slots(t: Table, seat: int) -> dict[str, int]:
    return surplus(t, seat, t.state.controlled(seat))


def can_fit(t: Table, seat: int, piece: Piece) -> bool:
    """Could it enter play, if others made room? What cannot leave play keeps its slot."""
    if not card(piece).slots:
        return True
    own = t.state.controlled(seat)
    if "cannot-leave" in t.index():
        fixed = [other for other in own if not can_leave(t, other)]
    else:
        fixed = [other for other in own if "permanent" in CARDS[other % FACES].keywords]
    if not fixed and ROOMS.isdisjoint(t.index()):  # whatever is printed fits into the slots that everybody has
        return True
    return not surplus(t, seat, [*fixed, piece])


def make_room(t: Table, seat: int, new: Piece = NOBODY) -> Step:
    """Other assets leave if there are too many (A-slots.4); None where all fit."""
    return MakeRoom(seat=seat, new=new) if over_slots(t, seat) else None


class MakeRoom(Procedure):
    """The controller chooses which other assets are discarded: as few as need be, all at once."""

    seat: int = -1
    new: int = NOBODY

    def others(self, t: Table) -> list[Piece]:
        over = over_slots(t, self.seat)
        return [
            piece for piece in t.state.controlled(self.seat)
            if piece != self.new and can_leave(t, piece) and any(slot in over for slot in card(piece).slots)
        ]  # fmt: skip

    def enough(self, t: Table, gone: list[Piece]) -> bool:
        return not surplus(t, self.seat, [p for p in t.state.controlled(self.seat) if p not in gone])

    def step_1_choose(self, t: Table) -> Step:
        others = self.others(t)
        if not others:
            self.finish()
            return None
        keys = tuple(ident(piece) for piece in others)
        all_go = not any(self.enough(t, [other for other in others if other != piece]) for piece in others)
        return PickSome(self.seat, keys, "ask-slots", "A-slots.4", len(keys) if all_go else 1, len(keys))

    def check_1_choose(self, t: Table, keys: list[str]) -> None:
        gone = [piece_of(key) for key in keys]
        if not self.enough(t, gone):
            raise IllegalAnswer(Text("refuse-slots-missing", "arkham"), "A-slots.4")
        for piece in gone:
            if self.enough(t, [other for other in gone if other != piece]):
                raise IllegalAnswer(Text("refuse-slots-needless", "arkham", card=noun(slug_of(piece))), "A-slots.4")

    def took_1_choose(self, t: Table, keys: list[str]) -> None:
        for key in keys:
            discard(t, piece_of(key))

    def text_1_choose(self, t: Table, key: str) -> Text:
        return noun(slug_of(piece_of(key)))


def lose_slots(t: Table, piece: Piece, seat: int) -> None:
    """With a card that gives slots the assets that filled them leave at once (A-R5)."""
    if t.frames and not t.state.status[seat] and any(one.hears.endswith("-slots") for one in card(piece).abilities):
        t.after_frame(t.frames[-1].id, MakeRoom(seat=seat))


LEFT.append(lose_slots)


class PutIntoPlay(Procedure):
    """An asset enters a play area from limbo, ready and with its uses; the slots are seen to at the same time."""

    seat: int = -1
    card: int = -1
    owner: int = -2
    """Whose card it is, if not that of whoever puts it into play; -1: nobody's."""

    def step_1_enter(self, t: Table) -> None:
        s, seat = t.state, self.seat
        zones.take(t, "limbo", (self.card,))
        before = t.value("actions", seat)
        self.card = enter(t, ("play", seat), self.card, seat if self.owner == -2 else self.owner)
        if s.active == seat and s.actions[seat] >= 0:
            s.actions[seat] += max(0, t.value("actions", seat) - before)

    def step_2_slots(self, t: Table) -> Step:
        return make_room(t, self.seat, self.card)

    def step_3_entered(self, t: Table) -> Step:
        self.result = ident(self.card)
        return EntersPlay(piece=self.card, seat=self.seat) if self.card in t.state.play[self.seat] else None


class TakeControl(Procedure):
    """An investigator takes control of an asset in play (A-ownership.4)."""

    seat: int = -1
    card: int = -1

    def step_1_take(self, t: Table) -> None:
        s = t.state
        zones.move(t, "loose", ("play", self.seat), (self.card,))
        s.where.pop(self.card, None)
        t.abilities_changed()
        t.log("log-takes-control", "A-ownership.4", player=who(self.seat), card=noun(slug_of(self.card)))

    def step_2_slots(self, t: Table) -> Step:
        return make_room(t, self.seat, self.card)


def spend_use(t: Table, piece: Piece, n: int = 1) -> None:
    """A use is spent; with the last one some cards are discarded at once (A-uses.2, A-uses.5)."""
    s = t.state
    s.add(s.uses, piece, -n)
    if card(piece).empties and not s.uses.get(piece):
        discard(t, piece)
