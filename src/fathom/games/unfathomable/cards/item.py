"""The items. Those of the expansion module come last and are in the deck only by option."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Card, Limit, Modifier
from ....kernel.effect import Choose, Effect, ForEach, If, InSequence, Scope, Tally
from ....kernel.procedure import Procedure
from ....kernel.reply import Edit, Instead
from ....kernel.select import Condition
from ....kernel.target import One
from ....kernel.text import Text, noun
from ..rules.items import IMPROVEMENTS
from ..rules.skill_test import running_test
from ..state import Table
from .conditions import ATTACK_ROLL, FREE, HAS_CARDS, IS_UNDAMAGED_ROOM, OWN_ACTION_ROLL, YOURS
from .figures import ALL, DefeatEvery, RescuePassengers, move_deep_ones
from .item_deeds import Flare, FreeRepair, can_flare, can_repair, is_near
from .items_with_attacks import WEAPONS, AttackWith, Weapon, WeaponAttack
from .names import ITEMS, TYPES
from .people import MoveTo
from .reactions import Add, Reroll, and_another_action, may
from .rolling import CARD_VALUE, DiscardSkill
from .things import ADJACENT_SHIP_SPACES, ADJACENT_SPACES, DEEP_ONES_HERE, PASSENGERS_NEAR
from .this_card import RemoveThis
from .uses import Prevent
from .verbs import Hurt, Unsaid, do, food

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


def action(effect: Effect, *, limit: Limit | None = None) -> Activated:
    return Activated(Unsaid(FREE, effect), phase="action", limit=limit)


def free_action(effect: Effect) -> Activated:
    """An action after which one may act again."""
    return action(and_another_action(effect), limit=ONCE)


def weapon(slug: str, made: Weapon, *more: Ability) -> None:
    """A weapon and its attack as an action."""
    WEAPONS[slug] = made
    Item(slug, "weapon", action(AttackWith(made)), *more)


def with_item(slug: str) -> Condition:
    """Is this an attack with that weapon?"""

    def holds(t: Table, s: Scope) -> bool:
        return any(isinstance(frame, WeaponAttack) and frame.item == slug and frame.seat == s.you for frame in t.frames)

    return ATTACK_ROLL & FREE & Condition("if-own-attack", holds)


WITH_PISTOL, WITH_BAT = with_item("pocket-pistol"), with_item("baseball-bat")


class WearRing(Procedure):
    """The ring remembers: a passed test brings treachery (R40)."""

    def step_1_remember(self, t: Table) -> None:
        running_test(t).ring = True


Item("speaking-trumpet", "tool", action(ForEach(PASSENGERS_NEAR, RescuePassengers(ALL))))
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
                RescuePassengers(answered=True),
                Choose(food(-1), RemoveThis(), rule="U-50.2"),
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
        Tally(DiscardSkill("observation"), Add(CARD_VALUE)),
        "before",
        FREE & HAS_CARDS,
        limit=Limit("roll"),
    ),
)
Item(
    "lucky-ring",
    "artifact",
    may(
        "total",
        InSequence(Add(2, "total"), do("effect-ring-price", lambda s: WearRing())),
        "window",
        FREE,
        limit=Limit("test"),
    ),
)
Item(
    "book-of-dagon",
    "tome",
    free_action(One(DEEP_ONES_HERE, move_deep_ones())),
)
Item(
    "elder-sign-amulet",
    "artifact",
    may("LoreAction", Edit("effect-twice", "times", lambda n: 2), "would", YOURS & FREE),
)
Item(
    "starbuck",
    "companion",
    free_action(AttackWith(Weapon())),
    may("Defeat", Prevent(), "would", YOURS & FREE, RemoveThis(), said="own"),
)
weapon(
    "pocket-pistol",
    Weapon(item="pocket-pistol"),
    may("Roll", Reroll(), "after", WITH_PISTOL, limit=Limit("roll"), said="own-attack"),
)
for _slug, _trait in (("fine-clothes", "attire"), ("mystical-text", "tome"), ("binoculars", "tool"),
                      ("medicine-ball", "tool"), ("treasured-memento", "artifact")):  # fmt: skip
    Item(_slug, _trait)
Item(
    "jam-tin-grenade",
    "weapon",
    action(
        One(
            ADJACENT_SPACES,
            InSequence(
                DefeatEvery("deep-one", "passenger", "character"), If(IS_UNDAMAGED_ROOM, Hurt(room=None)), RemoveThis()
            ),
            rule="U-31.0",
            why="ask-grenade",
        )
    ),
)
Item(
    "kitchen-knife",
    "weapon",
    Modifier("attack", 1, when=FREE),
)
Item(
    "plimsolls",
    "attire",
    free_action(One(ADJACENT_SHIP_SPACES, MoveTo(rule="U-1.3"), rule="U-1.3c", why="ask-move")),
)
weapon("shotgun", Weapon(per_enemy=1))
weapon("fillet-knife", Weapon(enemies=2))
Item("flare-gun", "weapon", action(do("effect-flare-gun", lambda s: Flare(seat=s.you), can_flare), limit=ONCE))
WEAPONS["flare-gun"] = Weapon(2)
weapon(
    "baseball-bat",
    Weapon(1, item="baseball-bat"),
    may("Roll", Add(2), "after", WITH_BAT, RemoveThis(), said="own-attack"),
)
Item(
    "maau",
    "artifact",
    may(
        "Roll",
        Choose(Add(2), Add(-2), rule="U-50.2"),
        "after",
        OWN_ACTION_ROLL & FREE,
        limit=Limit("turn"),
        said="own-action",
    ),
)
