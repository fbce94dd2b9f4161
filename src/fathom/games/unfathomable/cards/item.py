"""The items. Those of the expansion module come last and are in the deck only by option."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Card, Limit, Modifier
from ....kernel.decision import Pick
from ....kernel.effect import Choose, Effect, InSequence, Perform, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.reply import Cancel, Edit, Instead
from ....kernel.select import Condition
from ....kernel.table import Table
from ....kernel.text import Text, noun, who
from ..rules.actions import acting, destinations, is_blocked
from ..rules.attack import enemies_of
from ..rules.damage import DamageRoom, is_damaged, repair
from ..rules.defeat import DefeatAll, defeat_deep_one
from ..rules.dice import running_roll
from ..rules.items import IMPROVEMENTS, lose_item
from ..rules.movement import move_character
from ..rules.passengers import passengers_on, rescue
from ..rules.skill_cards import discard
from ..rules.skill_test import running_test
from ..rules.spaces import ADJACENT, BRIG, DECKS, ROOMS, SHIP, SPACES
from ..state import UnfathomableState
from .conditions import ATTACK_ROLL, FREE, OWN_ACTION_ROLL, YOURS
from .crisis_lore import discard_one
from .items_with_attacks import WEAPONS, Weapon, WeaponAttack
from .names import ITEMS, SKILLS, TYPES, value_of
from .reactions import AddToRoll, AddToTotal, RemoveThis, Reroll, may
from .skill import MoveAll
from .verbs import do, food

__all__ = ["ITEM_CARDS", "Item"]

ITEM_CARDS: dict[int, Item] = {}
ONCE = Limit("turn", whose="all")


class Item(Card):
    """An item: its trait and what it does."""

    printed = ("trait", "improves")

    def __init__(self, slug: str, trait: str, *abilities: Ability) -> None:
        super().__init__(slug, *abilities)
        self.number, self.trait = ITEMS.index(slug), trait
        skill = IMPROVEMENTS.get(self.number)
        self.improves = "" if skill is None else TYPES[skill]
        ITEM_CARDS[self.number] = self

    def say(self) -> list[Text]:
        words = [Text("item-trait", trait=noun(f"trait-{self.trait}"))]
        if self.improves:
            words.append(Text("item-improves", type=noun(self.improves)))
        return [*words, *super().say()]


def not_jailed(t: Table, s: Scope) -> bool:
    """No item works in the Brig (U-3.6)."""
    return bool(t.state.places[s.you] != BRIG)


class AndAnotherAction(InSequence):
    """Do this, then perform 1 action. It can be used only where the first part can be done."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect, OneMoreAction())

    def can(self, t: Table, scope: Scope) -> bool:
        return self.parts[0].can(t, scope)


class OneMoreAction(Effect):
    def run(self, t: Table, scope: Scope) -> Step:
        acting(t).left += 1
        return None

    def say(self) -> Text:
        return Text("effect-another-action")


def action(effect: Effect, *, limit: Limit | None = None) -> Activated:
    return Activated(effect, when="action", limit=limit)


def weapon(slug: str, made: Weapon, *more: Ability) -> None:
    """A weapon and its attack as an action."""
    WEAPONS[slug] = made

    def can(t: Table, s: Scope) -> bool:
        return not_jailed(t, s) and not t.value("cannot-attack", s.you) and bool(made.targets(t, s.you))

    Item(slug, "weapon", action(Perform(f"effect-{slug}", lambda s: made.attack(s.you), can)), *more)


def with_item(slug: str) -> Condition:
    """Is this an attack with that weapon?"""

    def holds(t: Table, s: Scope) -> bool:
        return any(isinstance(frame, WeaponAttack) and frame.item == slug and frame.seat == s.you for frame in t.frames)

    return ATTACK_ROLL & FREE & Condition("if-own-attack", holds)


WITH_PISTOL, WITH_BAT = with_item("pocket-pistol"), with_item("baseball-bat")

# ---- what single items do


class Trumpet(Procedure):
    """Rescue each passenger in your and adjacent spaces."""

    seat: int = -1

    def step_1_rescue(self, t: Table) -> None:
        here = t.state.places[self.seat]
        for space in (here, *ADJACENT[here]):
            if n := passengers_on(t.state, space):
                rescue(t, self.seat, space, n, "U-25.7")


def near_passengers(t: Table, s: Scope) -> bool:
    here = t.state.places[s.you]
    return not_jailed(t, s) and any(passengers_on(t.state, space) for space in (here, *ADJACENT[here]))


class FreeRepair(Procedure):
    seat: int = -1

    def step_1_repair(self, t: Table) -> None:
        repair(t, self.seat, t.state.places[self.seat], "U-22.2")


def can_repair(t: Table, s: Scope) -> bool:
    st: UnfathomableState = t.state
    here = st.places[s.you]
    return not_jailed(t, s) and is_damaged(st, here) and not is_blocked(st, here)


class RescueInstead(Procedure):
    """The passenger is rescued instead."""

    seat: int = -1
    of: int = 0

    def step_1_rescue(self, t: Table) -> None:
        event = t.frame(self.of).event  # type: ignore[attr-defined]
        deck = event.space - DECKS.start
        tokens = t.state.passengers[deck]
        t.state.passengers[deck] = tokens[: event.at] + tokens[event.at + 1 :]
        t.state.passenger_supply += (tokens[event.at],)
        t.log("log-rescue", "U-25.7", player=who(self.seat), n=1, space=noun(SPACES[event.space]))


def _near(t: Table, s: Scope) -> bool:
    space, here = s.event(t).space, t.state.places[s.you]
    return space in DECKS and here != BRIG and (space == here or space in ADJACENT[here])


def deep_ones_here(t: Table, s: Scope) -> bool:
    return not_jailed(t, s) and bool(t.state.deep_ones[t.state.places[s.you]])


def enemies_here(t: Table, s: Scope) -> bool:
    return (
        not_jailed(t, s) and not t.value("cannot-attack", s.you) and bool(enemies_of(t, s.you, t.state.places[s.you]))
    )


class Lose(Effect):
    """Remove an item from the game."""

    def __init__(self, slug: str) -> None:
        self.item = ITEMS.index(slug)

    def run(self, t: Table, scope: Scope) -> Step:
        lose_item(t, scope.you, self.item)
        t.log("log-item-gone", "U-12.2", player=who(scope.you), item=noun(ITEMS[self.item]))
        return None

    def say(self) -> Text:
        return Text("effect-remove-this")


class Consult(Procedure):
    """Discard an observation card and add its value to the roll."""

    seat: int = -1

    def step_1_discard(self, t: Table) -> Step:
        return discard_one(t, self.seat, "observation")

    def took_1_discard(self, t: Table, key: str) -> None:
        kind = SKILLS.index(key)
        discard(t, self.seat, (kind,), "U-51.0")
        running_roll(t).bonus += value_of(kind)
        t.log("log-add-to-roll", "U-17.1", player=who(self.seat), n=value_of(kind))


def has_observation(t: Table, s: Scope) -> bool:
    return any(TYPES[kind // 5] == "observation" for kind in t.state.hands[s.you])


class WearRing(Effect):
    """The ring remembers: a passed test brings treachery (R40)."""

    def run(self, t: Table, scope: Scope) -> Step:
        running_test(t).ring = True
        return None

    def say(self) -> Text:
        return Text("effect-ring-price")


class Grenade(Procedure):
    """Everybody in an adjacent space falls, and an undamaged room is damaged."""

    seat: int = -1
    space: int = -1

    def step_1_where(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in ADJACENT[t.state.places[self.seat]] if space in SHIP)
        return Pick(self.seat, keys, "ask-grenade", "U-31.0")

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)
        lose_item(t, self.seat, ITEMS.index("jam-tin-grenade"))

    def step_2_deep_ones(self, t: Table) -> None:
        defeat_deep_one(t, self.space, t.state.deep_ones[self.space], "U-26.0")

    def step_3_others(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        seats = [seat for seat, place in enumerate(s.places) if place == self.space]
        return DefeatAll(seats=seats, spaces=[self.space] * passengers_on(s, self.space))

    def step_4_damage(self, t: Table) -> Step:
        if self.space not in ROOMS or is_damaged(t.state, self.space):
            return None
        return DamageRoom(seat=self.seat, space=self.space)


class Run(Procedure):
    """Move to an adjacent ship space."""

    seat: int = -1

    def step_1_where(self, t: Table) -> Step:
        near = ADJACENT[t.state.places[self.seat]]
        keys = tuple(SPACES[space] for space in destinations(t.state, self.seat) if space in near)
        return Pick(self.seat, keys, "ask-move", "U-1.3c")

    def took_1_where(self, t: Table, key: str) -> None:
        move_character(t, self.seat, SPACES.index(key), "U-1.3")


class Flare(Procedure):
    """Attack with +2, and another character may come to your space."""

    seat: int = -1
    other: int = -1

    def step_1_call(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        away = [n for n in t.seats_after(self.seat) if s.places[n] not in (BRIG, s.places[self.seat])]
        return Pick(self.seat, (*(f"player-{n}" for n in away), "nobody"), "ask-flare", "U-50.4")

    def took_1_call(self, t: Table, key: str) -> None:
        self.other = -1 if key == "nobody" else int(key.split("-")[1])

    def step_2_come(self, t: Table) -> Step:
        return Pick(self.other, ("yes", "no"), "ask-come", "U-50.4") if self.other >= 0 else None

    def took_2_come(self, t: Table, key: str) -> None:
        if key == "yes":
            move_character(t, self.other, t.state.places[self.seat], "U-50.4")

    def step_3_attack(self, t: Table) -> Step:
        return WeaponAttack(seat=self.seat, bonus=2) if enemies_of(t, self.seat, t.state.places[self.seat]) else None


class TwoAttacks(Procedure):
    """Attack an enemy, then another one."""

    seat: int = -1

    def step_1_first(self, t: Table) -> Step:
        return WeaponAttack(seat=self.seat)

    def step_2_second(self, t: Table) -> Step:
        return WeaponAttack(seat=self.seat)


class MoveHere(MoveAll):
    """Each Deep One in your space goes to one adjacent space."""

    def step_0_here(self, t: Table) -> None:
        self.space = t.state.places[self.seat]


Item("speaking-trumpet", "tool", action(do("effect-speaking-trumpet", lambda s: Trumpet(seat=s.you), near_passengers)))
weapon("six-shooter", Weapon(2))
Item("tool-kit", "tool", action(do("effect-tool-kit", lambda s: FreeRepair(seat=s.you), can_repair)))
weapon("repeating-rifle", Weapon(1, far=True))
Item(
    "travel-pharmacy",
    "tool",
    may(
        "PassengerDefeat",
        Instead(
            InSequence(
                do("effect-rescue-it", lambda s: RescueInstead(seat=s.you, of=s.of)),
                Choose(food(-1), Lose("travel-pharmacy")),
            )
        ),
        "would",
        Condition("if-passenger-near", _near),
        said="near",
    ),
)
Item(
    "almanac",
    "tome",
    may(
        "Roll",
        do("effect-almanac", lambda s: Consult(seat=s.you), has_observation),
        "before",
        FREE,
        limit=Limit("roll"),
        said="free",
    ),
)
Item(
    "lucky-ring",
    "artifact",
    may("total", InSequence(AddToTotal(2), WearRing()), "window", FREE, limit=Limit("test"), said="free"),
)
Item(
    "book-of-dagon",
    "tome",
    action(AndAnotherAction(do("effect-book-of-dagon", lambda s: MoveHere(seat=s.you), deep_ones_here)), limit=ONCE),
)
Item(
    "elder-sign-amulet",
    "artifact",
    may("LoreAction", Edit("effect-twice", "times", lambda n: 2), "would", YOURS & FREE),
)
Item(
    "starbuck",
    "companion",
    action(AndAnotherAction(do("effect-starbuck", lambda s: WeaponAttack(seat=s.you), enemies_here)), limit=ONCE),
    may("Defeat", Cancel(), "would", YOURS & FREE, RemoveThis("starbuck"), said="own-free"),
)
weapon(
    "pocket-pistol",
    Weapon(item="pocket-pistol"),
    may("Roll", Reroll(), "after", WITH_PISTOL, limit=Limit("roll"), said="own-attack"),
)
for _slug, _trait in (("fine-clothes", "attire"), ("mystical-text", "tome"), ("binoculars", "tool"),
                      ("medicine-ball", "tool"), ("treasured-memento", "artifact")):  # fmt: skip
    Item(_slug, _trait)
Item("jam-tin-grenade", "weapon", action(do("effect-jam-tin-grenade", lambda s: Grenade(seat=s.you), not_jailed)))
Item(
    "kitchen-knife",
    "weapon",
    Modifier("attack", 1, when=Condition("if-not-in-brig", lambda t, s: t.state.places[s.you] != BRIG)),
)
Item(
    "plimsolls",
    "attire",
    action(AndAnotherAction(do("effect-plimsolls", lambda s: Run(seat=s.you), not_jailed)), limit=ONCE),
)
weapon("shotgun", Weapon(per_enemy=1))
weapon("fillet-knife", Weapon(make=lambda seat: TwoAttacks(seat=seat)))
Item("flare-gun", "weapon", action(do("effect-flare-gun", lambda s: Flare(seat=s.you), not_jailed), limit=ONCE))
WEAPONS["flare-gun"] = Weapon(2)
weapon(
    "baseball-bat",
    Weapon(1, item="baseball-bat"),
    may("Roll", AddToRoll(2), "after", WITH_BAT, RemoveThis("baseball-bat"), said="own-attack"),
)
Item(
    "maau",
    "artifact",
    *(
        may("Roll", AddToRoll(n), "after", OWN_ACTION_ROLL & FREE, limit=Limit("turn"), said="own-action")
        for n in (2, -2)
    ),
)
