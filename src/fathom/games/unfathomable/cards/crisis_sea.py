"""What single mythos cards do with monsters, and with items, spells and waypoints."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.effect import Effect
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import noun, who
from ..rules.activation import IntoRoom, may_enter
from ..rules.damage import DamageShip
from ..rules.defeat import defeat_deep_one
from ..rules.dice import RollDie
from ..rules.items import IMPROVEMENTS, ChooseActive, lose_item
from ..rules.looking import forget, put_beneath, remember, remove_unseen
from ..rules.movement import release, spawn
from ..rules.spaces import (
    ADJACENT,
    BRIG,
    CHAPEL,
    DEEP,
    ROOMS,
    SHIP,
    SICK_BAY,
    SPACES,
    front_of_roll,
    room_of_roll,
)
from ..rules.spells import LookAtSpells
from ..rules.waypoints import ReachWaypoint
from ..state import Table
from .names import ITEMS, WAYPOINTS
from .verbs import do

__all__ = [
    "DamageAndSpawn", "DefeatDeepOnes", "HumansKeepOne", "KeepOneItem", "KeeperLooks", "LookAtWaypoints",
    "MonarchsToFront", "MoveEach", "OpenGate", "ReleaseAtFront", "RemoveOwnItem", "RemoveTop", "SpawnBesideYou",
    "SpawnInRolledRoom", "damage_and_spawn", "defeat_deep_one_in_room", "humans_keep_one_item",
    "keeper_looks_at_spells", "look_at_waypoints", "monarchs_to_front", "move_each_deep_one", "open_gate",
    "release_at_front", "remove_items", "remove_own_item", "remove_spells", "spawn_beside_you",
    "spawn_in_rolled_room",
]  # fmt: skip


class DefeatDeepOnes(Procedure):
    """Choose Deep Ones on some spaces and defeat them, one by one. The result is how many."""

    seat: int = -1
    n: int = 1
    spaces: list[int] = fresh()
    done: int = 0

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in self.spaces if t.state.deep_ones[space])
        if not keys or self.done == self.n:
            self.finish(self.done)
            return None
        return Pick(self.seat, keys, "ask-defeat-deep-one", "U-26.0")

    def took_1_choose(self, t: Table, key: str) -> None:
        defeat_deep_one(t, SPACES.index(key), 1, "U-26.0")
        self.done += 1
        self.again()


def defeat_deep_one_in_room() -> Effect:
    return do("effect-defeat-in-room", lambda s: DefeatDeepOnes(seat=s.you, spaces=list(ROOMS)))


class MonarchsToFront(Procedure):
    """Both monarchs come to one rolled front space, from wherever they are (R112)."""

    seat: int = -1
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_2_move(self, t: Table) -> None:
        space = front_of_roll(self.roll)
        t.state.dagon = t.state.hydra = space
        t.log("log-monarchs-front", "U-27.3", space=noun(SPACES[space]), refs=(SPACES[space],))


def monarchs_to_front() -> Effect:
    return do("effect-monarchs-front", lambda s: MonarchsToFront(seat=s.you))


class ReleaseAtFront(Procedure):
    """All monsters leave the Deep for a rolled front space; an empty Deep needs no roll (R112)."""

    seat: int = -1
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        s = t.state
        if not s.deep_ones[DEEP] and DEEP not in (s.dagon, s.hydra):
            self.finish()
            return None
        return RollDie(seat=self.seat).called("roll")

    def step_2_release(self, t: Table) -> None:
        release(t, front_of_roll(self.roll), "U-27.3")


def release_at_front() -> Effect:
    return do("effect-release-front", lambda s: ReleaseAtFront(seat=s.you))


class SpawnBesideYou(Procedure):
    """One Deep One in your space; from the Sick Bay in the Chapel."""

    seat: int = -1

    def step_1_spawn(self, t: Table) -> None:
        place = t.state.places[self.seat]
        if place != BRIG:
            spawn(t, {CHAPEL if place == SICK_BAY else place: 1}, "U-47.0")


def spawn_beside_you() -> Effect:
    return do("effect-spawn-beside", lambda s: SpawnBesideYou(seat=s.you))


class SpawnInRolledRoom(Procedure):
    seat: int = -1
    n: int = 1
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_2_spawn(self, t: Table) -> None:
        spawn(t, {room_of_roll(self.roll): self.n}, "U-47.0")
        self.result = room_of_roll(self.roll)


def spawn_in_rolled_room(n: int) -> Effect:
    return do("effect-spawn-rolled-room", lambda s: SpawnInRolledRoom(seat=s.you, n=n))


class DamageAndSpawn(Procedure):
    """Damage the ship (or a room), then spawn in the room just damaged, if there is one (R100)."""

    seat: int = -1
    n: int = 1
    space: int = -1
    room: int = -1

    def step_1_damage(self, t: Table) -> Step:
        return DamageShip(seat=self.seat, space=self.space).called("room")

    def step_2_spawn(self, t: Table) -> None:
        if self.room >= 0:
            spawn(t, {self.room: self.n}, "U-47.0")


def damage_and_spawn() -> Effect:
    return do("effect-damage-spawn", lambda s: DamageAndSpawn(seat=s.you))


class MoveEach(Procedure):
    """The current player moves each Deep One on the ship to an adjacent space, or may do so."""

    must: bool = True
    left: dict[int, int] = fresh()
    space: int = -1
    end: int = -1

    def step_1_gather(self, t: Table) -> None:
        self.left = {space: t.state.deep_ones[space] for space in SHIP if t.state.deep_ones[space]}

    def step_2_choose(self, t: Table) -> Step:
        keys = [SPACES[space] for space, n in self.left.items() if n]
        if not keys:
            self.finish()
            return None
        if not self.must:
            keys.append("enough")
        return Pick(t.state.current, tuple(keys), "ask-move-deep-one", "U-50.4")

    def took_2_choose(self, t: Table, key: str) -> None:
        if key == "enough":
            self.finish()
            return
        self.space = SPACES.index(key)

    def step_3_where(self, t: Table) -> Step:
        near = [SPACES[space] for space in ADJACENT[self.space] if may_enter(t.state, space)]
        if not near:
            self.left[self.space] = 0
            self.go("2_choose")
            return None
        return Pick(t.state.current, tuple(near), "ask-adjacent", "U-27.20b")

    def took_3_where(self, t: Table, key: str) -> None:
        self.end = SPACES.index(key)

    def step_4_move(self, t: Table) -> Step:
        return IntoRoom(start=self.space, end=self.end, n=1, rule="U-27.20b")

    def step_5_next(self, t: Table) -> None:
        """A barricade put up against this move leaves the figure to be moved elsewhere."""
        if may_enter(t.state, self.end):
            self.left[self.space] -= 1
        self.go("2_choose")


def move_each_deep_one(*, must: bool) -> Effect:
    return do("effect-move-each" if must else "effect-may-move-each", lambda s: MoveEach(must=must))


class KeepOneItem(Procedure):
    """A human keeps one item and removes the others."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(ITEMS[item] for item in t.state.items[self.seat]), "ask-keep-item", "U-12.2")

    def took_1_choose(self, t: Table, key: str) -> None:
        for item in t.state.items[self.seat]:
            if item != ITEMS.index(key):
                lose_item(t, self.seat, item)
                t.log("log-item-gone", "U-12.2", player=who(self.seat), item=noun(ITEMS[item]))

    def step_2_active(self, t: Table) -> Step:
        return ChooseActive(seat=self.seat)


class HumansKeepOne(Procedure):
    def step_1_each(self, t: Table) -> Step:
        s = t.state
        order = (s.current, *t.seats_after(s.current))
        return Each(over=[n for n in order if s.is_human(n) and len(s.items[n]) > 1], body=KeepOneItem())


def humans_keep_one_item() -> Effect:
    return do("effect-keep-one-item", lambda s: HumansKeepOne())


class RemoveOwnItem(Procedure):
    seat: int = -1
    item: int = -1

    def step_1_choose(self, t: Table) -> Step:
        held = t.state.items[self.seat]
        if not held:
            self.finish(False)
            return None
        return Pick(self.seat, tuple(ITEMS[item] for item in held), "ask-remove-item", "U-12.2")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.item = ITEMS.index(key)
        lose_item(t, self.seat, self.item)
        t.log("log-item-gone", "U-12.2", player=who(self.seat), item=noun(key))

    def step_2_active(self, t: Table) -> Step:
        return ChooseActive(seat=self.seat) if self.item in IMPROVEMENTS else None


def remove_own_item() -> Effect:
    return do("effect-remove-item", lambda s: RemoveOwnItem(seat=s.you))


class RemoveTop(Procedure):
    """The top cards of a deck leave the game unseen (U-43.0)."""

    deck: str = ""
    n: int = 5

    def step_1_remove(self, t: Table) -> None:
        gone = remove_unseen(t, self.deck, self.n)
        t.log("log-remove-top", "U-43.0", n=gone, deck=noun(f"{self.deck}-deck"))


def remove_spells(n: int) -> Effect:
    return do("effect-remove-spells", lambda s: RemoveTop(deck="spell", n=n))


def remove_items(n: int) -> Effect:
    return do("effect-remove-items", lambda s: RemoveTop(deck="item", n=n))


class KeeperLooks(Procedure):
    def step_1_look(self, t: Table) -> Step:
        return LookAtSpells(seat=t.state.keeper) if t.state.spell_deck else None


def keeper_looks_at_spells() -> Effect:
    return do("effect-keeper-looks", lambda s: KeeperLooks())


class LookAtWaypoints(Procedure):
    """Look at the top cards of the waypoint deck; one on top, the others on the bottom."""

    seat: int = -1
    n: int = 2
    cards: list[int] = fresh()

    def step_1_look(self, t: Table) -> None:
        s = t.state
        self.cards = list(reversed(s.waypoint_deck[-self.n :]))
        s.waypoint_deck = s.waypoint_deck[: len(s.waypoint_deck) - len(self.cards)]
        forget(t, "waypoints")
        t.reveal("revealed-look")
        if not self.cards:
            self.finish()

    def step_2_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(WAYPOINTS[card] for card in self.cards), "ask-top", "U-50.7")

    def took_2_choose(self, t: Table, key: str) -> None:
        s = t.state
        top = WAYPOINTS.index(key)
        put_beneath(t, "waypoint", [card for card in self.cards if card != top], (self.seat,))
        s.waypoint_deck += (top,)
        remember(t, self.seat, "waypoints", (key,))
        t.log("log-looked", "U-50.7", player=who(self.seat), deck=noun("waypoint-deck"))


def look_at_waypoints() -> Effect:
    return do("effect-look-waypoints", lambda s: LookAtWaypoints(seat=s.you))


class OpenGate(Procedure):
    """Look at the top two waypoints, put one on the bottom, resolve the other (R15, R16); then the awakening if due."""

    seat: int = -1

    def step_1_reach(self, t: Table) -> Step:
        return ReachWaypoint(seat=self.seat)

    def step_2_awaken(self, t: Table) -> Step:
        from ..rules.awakening import Awakening
        from ..rules.tracks import AWAKENING

        s = t.state
        return Awakening() if s.distance() >= AWAKENING and not s.awakened else None


def open_gate() -> Effect:
    return do("effect-open-gate", lambda s: OpenGate(seat=s.you))
