"""Abilities: what a card in play does by being there.

`Trigger`s answer events and windows, `Modifier`s change values that are pulled when needed, `Activated` abilities
are used by their owner at a cost. The table indexes them by what they listen to; the index is rebuilt when the
game says that cards in play changed, and never saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from .cost import Cost, Free, UseAbility
from .data import Data
from .effect import Effect, Scope
from .procedure import Step
from .select import Condition, Num
from .text import Text

if TYPE_CHECKING:
    from .table import Table

__all__ = ["Ability", "Activated", "Card", "InPlay", "Lasting", "Limit", "Modifier", "Trigger", "ability_by_id"]

_ABILITIES: dict[str, Ability] = {}
_ORDER = {"set": 0, "add": 1, "floor": 2, "cap": 3}


def ability_by_id(id: str) -> Ability:
    return _ABILITIES[id]


class Limit(NamedTuple):
    """How often an ability may be used in each period of a kind (turn, round, game...), by each user or by all."""

    period: str
    times: int = 1
    whose: str = "user"


class Ability:
    """Anything printed on a card."""

    id: str = ""
    rule: str = ""
    hears: str = ""

    def bind(self, id: str) -> None:
        self.id = id
        self.hears = self.listens()
        _ABILITIES[id] = self

    def listens(self) -> str:
        """The key under which the index keeps it."""
        raise NotImplementedError

    def say(self) -> Text:
        raise NotImplementedError


class InPlay(NamedTuple):
    """An ability together with the card and the seat it is in play for, and who may use it if not the owner alone."""

    key: str
    ability: Ability
    owner: int
    source: str
    users: tuple[int, ...] = ()

    def may_use(self) -> tuple[int, ...]:
        return self.users or (self.owner,)

    def text(self) -> Text:
        """Name the card by its slug: the source may be one of several copies."""
        return Text("ability-of", card=Text(self.ability.id.split("/")[-1].split(".")[0]), ability=self.ability.say())


class Trigger(Ability):
    """When something would happen or has happened, do this. `forced` ones must; others may.

    `whose` narrows it to events of the owner's own seat ("you") or of the others ("opponents"). Each is used once per
    event or window, unless it may be used `often`: as many times as its cost can be paid.
    """

    def __init__(
        self,
        on: str,
        effect: Effect,
        *,
        timing: str = "after",
        moment: str,
        whose: str = "all",
        when: Condition | None = None,
        forced: bool = True,
        often: bool = False,
        limit: Limit | None = None,
        cost: Cost | None = None,
        rule: str = "",
    ) -> None:
        self.on, self.effect, self.timing, self.moment = on, effect, timing, moment
        self.when, self.forced, self.limit, self.cost, self.rule = when, forced, limit, cost, rule
        self.whose, self.often = whose, often

    def bind(self, id: str) -> None:
        super().bind(id)
        self.effect.bind(f"{id}.effect")
        if self.cost is not None:
            self.cost.bind(f"{id}.cost")

    def listens(self) -> str:
        return f"{self.on}/{self.timing}"

    def concerns(self, event: Any, owner: int) -> bool:
        """Is this event one of the right seat's? Asked before a frame is made for it."""
        return self.whose == "all" or (getattr(event, "seat", -1) == owner) == (self.whose == "you")

    def applies(self, t: Table, scope: Scope) -> bool:
        if self.when is not None and not self.when.holds(t, scope):
            return False
        return self.effect.can(t, scope) and (self.cost is None or self.cost.can(t, scope))

    def resolve(self, t: Table, scope: Scope) -> Step:
        if self.cost is None:
            return self.effect.run(t, scope)
        return UseAbility(cost=self.cost.id, effect=self.effect.id, scope=scope)

    def say(self) -> Text:
        effect = self.effect.say()
        if self.cost is not None:
            effect = Text("effect-cost", cost=self.cost.say(), effect=effect)
        return Text("ability-trigger" if self.forced else "ability-reaction", moment=Text(self.moment), effect=effect)


class Modifier(Ability):
    """While in play, change a value: set it, add to it, or bound it.

    `whose` is you, opponents or all, for values of seats; a value of a piece is narrowed down by the condition `when`.
    """

    def __init__(
        self,
        kind: str,
        amount: int | Num = 1,
        *,
        whose: str = "you",
        how: str = "add",
        when: Condition | None = None,
        rule: str = "",
    ) -> None:
        self.kind, self.amount, self.whose, self.how, self.when, self.rule = kind, amount, whose, how, when, rule

    def listens(self) -> str:
        return self.kind

    def touches(self, t: Table, found: InPlay, of: int | str) -> bool:
        if isinstance(of, int):
            if (self.whose == "you" and found.owner != of) or (self.whose == "opponents" and found.owner == of):
                return False
            if found.owner != of and not t.game.reaches(t, found.source, found.owner, of):
                return False
        return self.when is None or self.when.holds(t, self.scope(found, of))

    def scope(self, found: InPlay, of: int | str) -> Scope:
        """The condition and a counted amount look at the owner and at what is modified."""
        if isinstance(of, int):
            return Scope(you=found.owner, source=found.source, who=of)
        return Scope(you=found.owner, source=found.source, it=of)

    def fold(self, t: Table, found: InPlay, of: int | str, value: int) -> int:
        amount = self.amount if isinstance(self.amount, int) else self.amount.value(t, self.scope(found, of))
        if self.how == "add":
            return value + amount
        if self.how == "floor":
            return max(value, amount)
        return min(value, amount) if self.how == "cap" else amount

    def say(self) -> Text:
        if not isinstance(self.amount, int):
            return Text(f"modifier-{self.kind}-per", per=self.amount.say(), whose=self.whose)
        sign = "up" if self.amount > 0 else "down"
        return Text(f"modifier-{self.kind}", n=abs(self.amount), whose=self.whose, sign=sign)


class Activated(Ability):
    """Its owner may use it when the game offers it, paying its cost, within its limit."""

    def __init__(
        self,
        effect: Effect,
        *,
        cost: Cost | None = None,
        limit: Limit | None = None,
        when: str = "turn",
        rule: str = "",
    ) -> None:
        self.effect, self.cost, self.limit, self.when, self.rule = effect, cost or Free(), limit, when, rule

    def bind(self, id: str) -> None:
        super().bind(id)
        self.effect.bind(f"{id}.effect")
        self.cost.bind(f"{id}.cost")

    def listens(self) -> str:
        return f"activated/{self.when}"

    def usable(self, t: Table, found: InPlay, seat: int) -> bool:
        if seat not in found.may_use() or not t.has_use(found, self.limit, seat):
            return False
        scope = Scope(you=seat, source=found.source)
        return self.cost.can(t, scope) and self.effect.can(t, scope)

    def use(self, t: Table, found: InPlay, seat: int) -> Step:
        t.count_use(found, self.limit, seat)
        return UseAbility(cost=self.cost.id, effect=self.effect.id, scope=Scope(you=seat, source=found.source))

    def say(self) -> Text:
        effect = self.effect.say()
        if not isinstance(self.cost, Free):
            effect = Text("effect-cost", cost=self.cost.say(), effect=effect)
        words = dict.fromkeys((self.when, self.limit.period) if self.limit else (self.when,))
        return Text("ability-activated", period=Text(f"period-{'-'.join(words)}"), effect=effect)


class Lasting(Data):
    """An ability that outlives its card until a period ends."""

    ability: str = ""
    owner: int = 0
    source: str = ""
    until: str = ""
    number: int = 0


class Card:
    """A printed card: a slug and what it does. Games add numbers to it, and say which of them are `printed`."""

    printed: ClassVar[tuple[str, ...]] = ()

    def __init__(self, slug: str, *abilities: Ability) -> None:
        self.slug = slug
        self.abilities = abilities
        for i, ability in enumerate(abilities):
            ability.bind(f"{self.home()}/{slug}.{i}")

    @classmethod
    def home(cls) -> str:
        """The game a kind of card belongs to: two games may have cards of one name."""
        parts = cls.__module__.split(".")
        return parts[2] if parts[:2] == ["fathom", "games"] else parts[0]

    def name(self) -> Text:
        return Text(self.slug)

    def say(self) -> list[Text]:
        """The card's own words, one text per ability."""
        return [ability.say() for ability in self.abilities]

    def facts(self) -> dict[str, Any]:
        """The printed numbers and marks, for whoever draws the card."""
        return {name: getattr(self, name) for name in self.printed}

    def in_play(self, owner: int, source: str = "", users: tuple[int, ...] = ()) -> tuple[InPlay, ...]:
        return _in_play(self.abilities, owner, source or self.slug, users)


@cache
def _in_play(abilities: tuple[Ability, ...], owner: int, source: str, users: tuple[int, ...]) -> tuple[InPlay, ...]:
    return tuple(InPlay(f"{source}.{i}", one, owner, source, users) for i, one in enumerate(abilities))


Index = dict[str, list[InPlay]]


def build_index(found: Sequence[InPlay]) -> tuple[Index, dict[str, InPlay]]:
    """Abilities by what they listen to, and by key."""
    index: Index = {}
    keys: dict[str, InPlay] = {}
    for item in found:
        keys[item.key] = item
        listeners = index.setdefault(item.ability.hears, [])
        listeners.append(item)
        if len(listeners) > 1 and isinstance(item.ability, Modifier):
            listeners.sort(key=_fold_order)
    return index, keys


def _fold_order(item: InPlay) -> int:
    ability = item.ability
    return _ORDER[ability.how] if isinstance(ability, Modifier) else 0
