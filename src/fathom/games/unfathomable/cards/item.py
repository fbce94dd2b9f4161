"""The items. Those of the expansion module come last and are in the deck only by option."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Card, Limit, Modifier
from ....kernel.effect import Choose, Effect, InSequence, Perform, Scope
from ....kernel.procedure import Step
from ....kernel.reply import Edit, Instead
from ....kernel.select import Condition
from ....kernel.text import Text, noun, who
from ..rules.actions import acting
from ..rules.items import IMPROVEMENTS, lose_item
from ..rules.skill_test import running_test
from ..state import Table
from .character import has_cards
from .conditions import ATTACK_ROLL, FREE, OWN_ACTION_ROLL, YOURS
from .item_deeds import (
    Consult,
    Flare,
    FreeRepair,
    Grenade,
    MoveHere,
    RescueInstead,
    Run,
    Trumpet,
    TwoAttacks,
    can_flare,
    can_repair,
    deep_ones_here,
    enemies_here,
    has_observation,
    is_near,
    near_passengers,
    not_jailed,
)
from .items_with_attacks import WEAPONS, Weapon, WeaponAttack
from .names import ITEMS, TYPES
from .reactions import AddToRoll, AddToTotal, RemoveThis, Reroll, may
from .uses import Prevent
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
    return Activated(effect, phase="action", limit=limit)


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


class WearRing(Effect):
    """The ring remembers: a passed test brings treachery (R40)."""

    def run(self, t: Table, scope: Scope) -> Step:
        running_test(t).ring = True
        return None

    def say(self) -> Text:
        return Text("effect-ring-price")


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
                do("effect-rescue-it", lambda s: RescueInstead(seat=s.you, of=s.frame)),
                Choose(food(-1), Lose("travel-pharmacy"), rule="U-50.2"),
            )
        ),
        "would",
        Condition("if-passenger-near", is_near),
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
        FREE & has_cards,
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
    may("Defeat", Prevent(), "would", YOURS & FREE, RemoveThis("starbuck"), said="own-free"),
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
    Modifier("attack", 1, when=FREE),
)
Item(
    "plimsolls",
    "attire",
    action(AndAnotherAction(do("effect-plimsolls", lambda s: Run(seat=s.you), not_jailed)), limit=ONCE),
)
weapon("shotgun", Weapon(per_enemy=1))
weapon("fillet-knife", Weapon(make=lambda seat: TwoAttacks(seat=seat)))
Item("flare-gun", "weapon", action(do("effect-flare-gun", lambda s: Flare(seat=s.you), can_flare), limit=ONCE))
WEAPONS["flare-gun"] = Weapon(2)
weapon(
    "baseball-bat",
    Weapon(1, item="baseball-bat"),
    may("Roll", AddToRoll(2), "after", WITH_BAT, RemoveThis("baseball-bat"), said="own-attack"),
)
Item(
    "maau",
    "artifact",
    may(
        "Roll",
        Choose(AddToRoll(2), AddToRoll(-2), rule="U-50.2"),
        "after",
        OWN_ACTION_ROLL & FREE,
        limit=Limit("turn"),
        said="own-action",
    ),
)
