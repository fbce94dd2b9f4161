"""What single mythos cards do and no other card: their own small procedures."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Trigger
from ....kernel.cost import Cost
from ....kernel.data import fresh
from ....kernel.decision import Answer, Ask, Pick
from ....kernel.effect import Effect, EffectFrame, Perform, Resolve, Scope
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.select import Condition
from ....kernel.table import Table
from ....kernel.text import Text, noun, who
from ..rules.actions import destinations
from ..rules.activation import may_enter
from ..rules.damage import DamageShip
from ..rules.defeat import Defeat, DefeatAll, defeat_deep_one
from ..rules.dice import RollDie
from ..rules.items import IMPROVEMENTS, ChooseActive, lose_item
from ..rules.looking import forget, remember
from ..rules.movement import move_character, move_deep_ones, release, spawn
from ..rules.mythos_cards import discard_mythos
from ..rules.passengers import PassengerDefeat, RiskPassengers
from ..rules.resources import FOOD, SOULS, change
from ..rules.skill_cards import discard
from ..rules.spaces import (
    ADJACENT,
    BRIG,
    CHAPEL,
    DEEP,
    GALLEY,
    ROOMS,
    SHIP,
    SICK_BAY,
    SPACES,
    front_of_roll,
    room_of_roll,
)  # fmt: skip
from ..rules.spells import LookAtSpells
from ..rules.titles import eligible, give_title, lose_titles
from ..rules.tracks import AdvanceRitual
from ..rules.waypoints import ReachWaypoint
from ..state import UnfathomableState
from .names import ITEMS, MYTHOS, SKILLS, TYPES, WAYPOINTS, type_of, value_of
from .verbs import do

__all__ = [
    "barricade", "damage_and_spawn", "defeat_deep_one_in_room", "depose_captain", "empty_the_brig",
    "humans_in_rolled_room_fall", "humans_keep_one_item", "humans_may_go_to_galley", "jail_a_human",
    "keeper_breaks_down", "keeper_looks_at_spells", "look_at_waypoints", "lore_roll", "monarchs_to_front",
    "move_each_deep_one", "open_gate", "pay_risk", "release_at_front", "remove_items", "remove_own_item",
    "remove_spells", "risk_or_food", "ritual_by_margin", "roll_against_passengers", "sacrifice", "spawn_beside_you",
    "spawn_in_rolled_room", "supply_passenger_falls", "volunteers", "you_are_defeated",
]  # fmt: skip


# ---- people


class JailHuman(Procedure):
    """A human outside the Brig is sent there; the chooser picks, the Captain included (R102)."""

    seat: int = -1
    others: bool = False
    optional: bool = False

    def step_1_choose(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        free = [seat for seat in range(t.seats) if s.is_human(seat) and s.places[seat] != BRIG]
        keys = [f"player-{seat}" for seat in free if not self.others or seat != self.seat]
        if self.optional and keys:
            keys.append("nobody")
        if not keys:
            self.finish()
            return None
        return Pick(self.seat, tuple(keys), "ask-jail", "U-3.0")

    def took_1_choose(self, t: Table, key: str) -> None:
        if key != "nobody":
            move_character(t, int(key.split("-")[1]), BRIG, "U-3.2")


def jail_a_human() -> Effect:
    return do("effect-jail-human", lambda s: JailHuman(seat=s.you))


class Falls(Procedure):
    """Somebody is defeated."""

    seat: int = -1

    def step_1_fall(self, t: Table) -> Step:
        return Defeat(seat=self.seat)


def you_are_defeated() -> Effect:
    return do("effect-you-are-defeated", lambda s: Falls(seat=s.you))


class KeeperBreaksDown(Procedure):
    """The Keeper discards the hand, is defeated and loses the title."""

    def step_1_discard(self, t: Table) -> None:
        keeper = t.state.keeper
        discard(t, keeper, t.state.hands[keeper], "U-38.11")

    def step_2_fall(self, t: Table) -> Step:
        return Defeat(seat=t.state.keeper)

    def step_3_lose_title(self, t: Table) -> None:
        s: UnfathomableState = t.state
        heirs = eligible(s, "keeper", s.keeper)
        if heirs and heirs[0] != s.keeper:
            give_title(t, "keeper", heirs[0], "U-38.4")


def keeper_breaks_down() -> Effect:
    return do("effect-keeper-breaks-down", lambda s: KeeperBreaksDown())


class DeposeCaptain(Procedure):
    """The chooser goes to the Brig; the title passes to the lowest in line (R59)."""

    seat: int = -1

    def step_1_depose(self, t: Table) -> None:
        s: UnfathomableState = t.state
        captain = s.captain
        s.places[self.seat] = BRIG
        t.log("log-move", "U-50.2", player=who(self.seat), space=noun("brig"), refs=("brig",))
        lose_titles(t, self.seat, "U-3.2", lowest=("captain",))
        if s.captain == captain and self.seat != captain:
            heirs = eligible(s, "captain", captain)
            if heirs:
                give_title(t, "captain", heirs[-1], "U-38.4")


def depose_captain() -> Effect:
    return do("effect-depose-captain", lambda s: DeposeCaptain(seat=s.you))


class LeaveBrig(Procedure):
    """A character in the Brig moves to any ship space of its own choice (R101)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in destinations(t.state, self.seat))
        return Pick(self.seat, keys, "ask-move", "U-3.4c")

    def took_1_choose(self, t: Table, key: str) -> None:
        move_character(t, self.seat, SPACES.index(key), "U-3.4c")


class EmptyTheBrig(Procedure):
    def step_1_empty(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        order = (s.current, *t.seats_after(s.current))
        return Each(over=[seat for seat in order if s.places[seat] == BRIG], body=LeaveBrig())


def empty_the_brig() -> Effect:
    return do("effect-empty-brig", lambda s: EmptyTheBrig())


class HumansInRolledRoom(Procedure):
    """Each human in a rolled room is defeated."""

    seat: int = -1
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_2_fall(self, t: Table) -> Step:
        return DefeatAll(seats=t.state.humans_in(room_of_roll(self.roll)))


def humans_in_rolled_room_fall() -> Effect:
    return do("effect-rolled-room-falls", lambda s: HumansInRolledRoom(seat=s.you))


class MayGoToGalley(Procedure):
    seat: int = -1

    def step_1_ask(self, t: Table) -> Step:
        return Pick(self.seat, ("yes", "no"), "ask-galley", "U-50.4")

    def took_1_ask(self, t: Table, key: str) -> None:
        if key == "yes":
            move_character(t, self.seat, GALLEY, "U-50.4")


class Banquet(Procedure):
    def step_1_ask(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        order = (s.current, *t.seats_after(s.current))
        free = [seat for seat in order if s.is_human(seat) and s.places[seat] not in (BRIG, GALLEY)]
        return Each(over=free, body=MayGoToGalley())


def humans_may_go_to_galley() -> Effect:
    return do("effect-banquet", lambda s: Banquet())


# ---- passengers


class RiskCost(Cost):
    """Risking as a cost: it must be possible in full (U-25.6)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return len(t.state.passenger_supply) >= self.n

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        return RiskPassengers(seat=scope.you, n=self.n)

    def say(self) -> Text:
        return Text("effect-risk", n=self.n)


def pay_risk(n: int, effect: Effect) -> Effect:
    from ....kernel.cost import Pay

    return Pay(RiskCost(n), effect)


class SupplyPassengerFalls(Procedure):
    """A passenger of the supply is defeated; with none there, 2 souls are lost."""

    def step_1_fall(self, t: Table) -> Step:
        if t.state.passenger_supply:
            return PassengerDefeat()
        change(t, SOULS, -2, "U-25.8")
        return None


def supply_passenger_falls() -> Effect:
    return do("effect-supply-passenger", lambda s: SupplyPassengerFalls())


class RiskOrFood(Procedure):
    seat: int = -1

    def step_1_risk(self, t: Table) -> Step:
        if t.state.passenger_supply:
            return RiskPassengers(seat=self.seat, n=1)
        change(t, FOOD, -1, "U-25.5")
        return None


def risk_or_food() -> Effect:
    return do("effect-risk-or-food", lambda s: RiskOrFood(seat=s.you))


class RollAgainstPassengers(Effect):
    """Roll; at most the number of passengers on decks: suffer. With none there is nothing to roll (R52)."""

    def __init__(self, effect: Effect) -> None:
        self.parts = (effect,)

    def run(self, t: Table, scope: Scope) -> Step:
        return AgainstPassengers(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-roll-passengers", effect=self.parts[0].say())


class AgainstPassengers(EffectFrame):
    roll: int = 9

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.here().seat).called("roll") if any(t.state.passengers) else None

    def step_2_suffer(self, t: Table) -> Step:
        on_decks = sum(map(len, t.state.passengers))
        return Resolve(effect=self.term().parts[0].id, scope=self.here()) if self.roll <= on_decks else None


def roll_against_passengers(effect: Effect) -> Effect:
    return RollAgainstPassengers(effect)


class Volunteers(Procedure):
    """Risk 1 to 4 passengers to defeat as many Deep Ones on the ship."""

    seat: int = -1
    n: int = 0
    risked: bool = False

    def step_1_how_many(self, t: Table) -> Step:
        most = min(4, len(t.state.passenger_supply))
        return Pick(self.seat, tuple(str(n) for n in range(1, most + 1)), "ask-volunteers", "U-50.5")

    def took_1_how_many(self, t: Table, key: str) -> None:
        self.n = int(key)

    def text_1_how_many(self, t: Table, key: str) -> Text:
        return Text("number", n=int(key))

    def step_2_risk(self, t: Table) -> Step:
        return RiskPassengers(seat=self.seat, n=self.n)

    def step_3_defeat(self, t: Table) -> Step:
        return DefeatDeepOnes(seat=self.seat, n=self.n, spaces=list(SHIP))


def volunteers() -> Effect:
    return do("effect-volunteers", lambda s: Volunteers(seat=s.you))


# ---- Deep Ones and monarchs


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
        s: UnfathomableState = t.state
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
    started: bool = False
    space: int = -1

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
        move_deep_ones(t, self.space, SPACES.index(key), 1, "U-27.20b")
        self.left[self.space] -= 1
        self.go("2_choose")


def move_each_deep_one(*, must: bool) -> Effect:
    return do("effect-move-each" if must else "effect-may-move-each", lambda s: MoveEach(must=must))


# ---- items, spells, waypoints


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
        s: UnfathomableState = t.state
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
        cards = getattr(t.state, f"{self.deck}_deck")
        setattr(t.state, f"{self.deck}_deck", cards[: max(0, len(cards) - self.n)])
        forget(t, f"{self.deck}s")
        t.log("log-remove-top", "U-43.0", n=min(self.n, len(cards)), deck=noun(f"deck-{self.deck}"))


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
        s: UnfathomableState = t.state
        self.cards = list(reversed(s.waypoint_deck[-self.n :]))
        s.waypoint_deck = s.waypoint_deck[: len(s.waypoint_deck) - len(self.cards)]
        forget(t, "waypoints")
        t.reveal("revealed-look")
        if not self.cards:
            self.finish()

    def step_2_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(WAYPOINTS[card] for card in self.cards), "ask-top", "U-50.7")

    def took_2_choose(self, t: Table, key: str) -> None:
        s: UnfathomableState = t.state
        top = WAYPOINTS.index(key)
        rest = tuple(card for card in self.cards if card != top)
        s.waypoint_deck = (*rest, *s.waypoint_deck, top)
        remember(t, self.seat, "waypoints", (key,))
        t.log("log-looked", "U-50.7", player=who(self.seat), deck=noun("deck-waypoint"))


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

        s: UnfathomableState = t.state
        return Awakening() if s.distance() >= AWAKENING and not s.awakened else None


def open_gate() -> Effect:
    return do("effect-open-gate", lambda s: OpenGate(seat=s.you))


# ---- ritual and lore


class RitualByMargin(Procedure):
    """One space, and one more for every full two by which the total exceeds the target; after Self Sacrifice just one
    (R41)."""

    over: int = 0

    def step_1_advance(self, t: Table) -> Step:
        return AdvanceRitual(n=1 + self.over // 2)


def ritual_by_margin() -> Effect:
    return do("effect-ritual-margin", lambda s: RitualByMargin(over=int(s.it or 0)))


class LoreRoll(Effect):
    """Discard a lore card; roll and add its value (R87)."""

    def __init__(self, how: str, n: int, effect: Effect, otherwise: Effect | None = None) -> None:
        self.how, self.n = how, n
        self.parts = (effect,) if otherwise is None else (effect, otherwise)

    def run(self, t: Table, scope: Scope) -> Step:
        return LoreRolled(effect=self.id, scope=scope)

    def say(self) -> Text:
        name = "most" if self.how == "<=" else "least"
        args = {"n": self.n, "effect": self.parts[0].say()}
        if len(self.parts) == 1:
            return Text(f"effect-lore-roll-{name}", **args)
        return Text(f"effect-lore-roll-{name}-else", other=self.parts[1].say(), **args)


class LoreRolled(EffectFrame):
    roll: int = 0
    value: int = 0

    def step_1_discard(self, t: Table) -> Step:
        return discard_one(t, self.here().seat, "lore")

    def took_1_discard(self, t: Table, key: str) -> None:
        self.value = value_of(SKILLS.index(key))
        discard(t, self.here().seat, (SKILLS.index(key),), "U-51.0")

    def step_2_roll(self, t: Table) -> Step:
        return RollDie(seat=self.here().seat).called("roll")

    def step_3_resolve(self, t: Table) -> Step:
        term, total = self.term(), self.roll + self.value
        hit = total <= term.n if term.how == "<=" else total >= term.n
        if hit or len(term.parts) > 1:
            return self.carry_out(t, term.parts[0 if hit else 1])
        return None


def lore_roll(how: str, n: int, effect: Effect, otherwise: Effect | None = None) -> Effect:
    return LoreRoll(how, n, effect, otherwise)


def discard_one(t: Table, seat: int, type: str, why: str = "ask-discard-one") -> Ask | None:
    """Which card of a type to discard: always asked, so that it tells nobody how many there are."""
    kinds = sorted({kind for kind in t.state.hands[seat] if TYPES[type_of(kind)] == type})
    return Pick(seat, tuple(SKILLS[kind] for kind in kinds), why, "U-51.0", always=True) if kinds else None


# ---- cards that stay


def _discard_kept(t: Table, seat: int, slug: str) -> None:
    s: UnfathomableState = t.state
    card = MYTHOS.index(slug)
    s.kept[seat] = tuple(other for other in s.kept[seat] if other != card)
    discard_mythos(t, card)
    t.touch()


class DiscardKept(Cost):
    """Discard this mythos card from the own area."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def can(self, t: Table, scope: Scope) -> bool:
        return MYTHOS.index(self.slug) in t.state.kept[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        _discard_kept(t, scope.you, self.slug)
        t.log("log-kept-discarded", "U-50.11", player=who(scope.you), card=noun(self.slug))
        return None

    def say(self) -> Text:
        return Text("cost-discard-kept")


class Barricade(Effect):
    """For the rest of this turn Deep Ones neither move nor are moved into rooms (R31)."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.barricaded = True
        t.log("log-barricade", "U-50.3", player=who(scope.you))
        return None

    def say(self) -> Text:
        return Text("effect-barricade")


def barricade() -> list[Ability]:
    """Offered to its holder when Deep Ones are about to activate or to move into a room (R109)."""
    not_yet = Condition("if-not-barricaded", lambda t, s: not t.state.barricaded)
    return [
        Trigger(
            kind,
            Barricade(),
            timing="would",
            moment=f"moment-{kind.lower()}",
            when=not_yet,
            forced=False,
            cost=DiscardKept("barricade-the-hatches"),
        )
        for kind in ("Activation", "IntoRoom")
    ]


class SacrificeDeepOne(Procedure):
    """Choose a Deep One in your space; on 6 or more it is defeated, the ritual advances, the card is discarded."""

    seat: int = -1
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat, action=True).called("roll")

    def step_2_sacrifice(self, t: Table) -> Step:
        if self.roll < 6:
            return None
        defeat_deep_one(t, t.state.places[self.seat], 1, "U-26.0")
        _discard_kept(t, self.seat, "sacrifice-deep-one")
        return AdvanceRitual(n=2)


def sacrifice() -> list[Ability]:
    def can(t: Table, s: Scope) -> bool:
        return bool(t.state.deep_ones[t.state.places[s.you]])

    return [Activated(Perform("effect-sacrifice", lambda s: SacrificeDeepOne(seat=s.you), can), when="action")]
