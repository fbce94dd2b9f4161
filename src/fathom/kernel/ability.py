"""Abilities: what a card in play does by being there.

`Trigger`s answer events and windows, `Modifier`s change values that are pulled when needed, `Activated` abilities
are used by their owner at a cost. The table indexes them by what they listen to; the index is rebuilt when the
game says that cards in play changed, and never saved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .cost import Cost, PayCost
from .data import Data
from .effect import Effect, Scope
from .procedure import Procedure, Step, was_done
from .select import Condition, Num
from .term import kebab, names_of
from .text import Text

if TYPE_CHECKING:
    from .table import Table

__all__ = [
    "Ability", "Activated", "Card", "InPlay", "Lasting", "Limit", "Modifier", "Trigger", "UseAbility", "abilities_of",
    "ability_by_id", "offered",
]  # fmt: skip

_ABILITIES: dict[str, Ability] = {}
EVER: set[str] = set()
"""Every moment that any printed ability listens to."""
Told = tuple[tuple[str, ...], bool, bool]
TOLD: dict[tuple[Any, Any], Told] = {}
"""By game and kind of event: its moments that some printed ability listens to; does its window open even where nobody
listens; does what comes after it wait for the end of an effect?"""
FORCED = "!"
_FOLDS: dict[str, Callable[[int, int], int]] = {
    "set": lambda value, n: n, "add": int.__add__, "times": int.__mul__, "over": lambda value, n: -(-value // n),
    "floor": max, "cap": min,
}  # fmt: skip
"""What modifiers do to a value, in the order in which they do it; a value divided is rounded up."""
_ORDER = {how: at for at, how in enumerate(_FOLDS)}


def ability_by_id(id: str) -> Ability:
    return _ABILITIES[id]


def abilities_of(package: str) -> list[Ability]:
    """All abilities of a game's cards."""
    home = package.rpartition(".")[2]
    return [ability for id, ability in _ABILITIES.items() if id.partition("/")[0] == home]


class Limit:
    """How often an ability may be used in each period of a kind (turn, round): by each user, all, or all copies."""

    __slots__ = ("period", "times", "whose")

    def __init__(self, period: str, times: int = 1, whose: str = "user") -> None:
        self.period, self.times, self.whose = period, times, whose


class Ability:
    """Anything printed on a card."""

    id: str = ""
    card: str = ""
    rule: str = ""
    hears: str = ""
    effect: Effect
    cost: Cost | None = None
    limit: Limit | None = None
    """Triggered and activated abilities have them."""
    forced: bool = False

    def bind(self, id: str, card: str = "") -> None:
        if self.id:
            raise TypeError(f"{id}: the same {type(self).__name__} stands on {self.id} already")
        self.id, self.card = id, card
        self.hears = self.listens()
        _ABILITIES[id] = self
        if self.hears not in EVER:
            EVER.add(self.hears)
            TOLD.clear()

    def bind_parts(self) -> None:
        self.effect.bind(f"{self.id}/effect", self.card)
        if self.cost is not None:
            self.cost.bind(f"{self.id}/cost", self.card)

    def word(self) -> str:
        """What it is called among the abilities of its card."""
        return kebab(type(self).__name__)

    def resolve(self, t: Table, scope: Scope) -> Step:
        """Use it: without a cost, and if the game adds nothing to it, its effect is all there is."""
        if self.cost is None and not t.game.uses_are_told:
            return self.effect.run(t, scope)
        return UseAbility(ability=self.id, scope=scope)

    def listens(self) -> str:
        """The key under which the index keeps it."""
        raise NotImplementedError

    def say(self) -> Text:
        raise NotImplementedError


class InPlay:
    """An ability together with the card and the seat it is in play for, and who may use it if not the owner alone:
    seats, or a name for them (then `Game.users` says who that is now). A lasting one has `held` what was chosen."""

    __slots__ = ("ability", "held", "key", "owner", "source", "users")

    def __init__(
        self, key: str, ability: Ability, owner: int, source: str, users: tuple[int, ...] | str = (),
        held: Scope | None = None,
    ) -> None:  # fmt: skip
        self.key, self.ability, self.owner, self.source = key, ability, owner, source
        self.users, self.held = users, held

    def may_use(self, t: Table) -> Sequence[int]:
        users = self.users
        return (self.owner,) if not users else t.game.users(t, self) if isinstance(users, str) else users

    def scope(self, you: int, frame: int = 0) -> Scope:
        if self.held is None:
            return Scope(you=you, source=self.source, frame=frame)
        return self.held.but(you=you, source=self.source, frame=frame)

    def text(self) -> Text:
        """Name the card, not the source: that may be one of several copies."""
        return Text("ability-of", card=Text(self.ability.card), ability=self.ability.say())


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
        moment: str | Text,
        whose: str = "all",
        when: Condition | None = None,
        forced: bool = True,
        often: bool = False,
        limit: Limit | None = None,
        cost: Cost | None = None,
        rule: str = "",
    ) -> None:
        self.on, self.effect, self.timing = on, effect, timing
        self.moment = Text(moment) if isinstance(moment, str) else moment
        self.when, self.forced, self.limit, self.cost, self.rule = when, forced, limit, cost, rule
        self.whose, self.often = whose, often

    def bind(self, id: str, card: str = "") -> None:
        super().bind(id, card)
        self.bind_parts()

    def word(self) -> str:
        return kebab(f"{self.timing}-{self.on}")

    def listens(self) -> str:
        return f"{self.on}/{self.timing}"

    def concerns(self, event: Any, owner: int) -> bool:
        """Is this event one of the right seat's? Asked before a frame is made for it."""
        return self.whose == "all" or (getattr(event, "seat", -1) == owner) == (self.whose == "you")

    def applies(self, t: Table, scope: Scope) -> bool:
        """The cost first: most uses that are not possible lack a card in hand."""
        if self.cost is not None and not self.cost.can(t, scope):
            return False
        return (self.when is None or self.when.holds(t, scope)) and self.effect.can(t, scope)

    def say(self) -> Text:
        effect = self.effect.say()
        if self.cost is not None:
            effect = Text("effect-cost", cost=self.cost.say(), effect=effect)
        return Text("ability-trigger" if self.forced else "ability-reaction", moment=self.moment, effect=effect)


class Modifier(Ability):
    """While in play, change a value: set it, add to it, multiply, divide or bound it.

    `whose` is you, opponents or all, for values of seats; a value of a piece is narrowed down by the condition `when`,
    or is that of `it`: the piece that was chosen when a lasting modifier began.
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
        elif self.whose == "it" and (found.held is None or found.held.it != of):
            return False
        return self.when is None or self.when.holds(t, self.scope(found, of))

    def word(self) -> str:
        return self.kind

    def scope(self, found: InPlay, of: int | str) -> Scope:
        """The condition and a counted amount look at the owner and at what is modified."""
        scope = found.scope(found.owner)
        return scope.but(who=of) if isinstance(of, int) else scope.on(of)

    def fold(self, t: Table, found: InPlay, of: int | str, value: int) -> int:
        amount = self.amount if isinstance(self.amount, int) else self.amount.value(t, self.scope(found, of))
        return value + amount if self.how == "add" else _FOLDS[self.how](value, amount)

    def say(self) -> Text:
        if not isinstance(self.amount, int):
            return Text(f"modifier-{self.kind}-per", per=self.amount.say(), whose=self.whose)
        sign = "up" if self.amount > 0 else "down"
        about: dict[str, Any] = {"it": Text("it")} if self.whose == "it" else {}
        return Text(f"modifier-{self.kind}", n=abs(self.amount), whose=self.whose, sign=sign, **about)


class Activated(Ability):
    """Its owner may use it in a phase of the game that offers it, paying its cost, within its limit."""

    def __init__(
        self,
        effect: Effect,
        *,
        cost: Cost | None = None,
        limit: Limit | None = None,
        phase: str = "turn",
        rule: str = "",
    ) -> None:
        self.effect, self.cost, self.limit, self.phase, self.rule = effect, cost, limit, phase, rule

    def bind(self, id: str, card: str = "") -> None:
        super().bind(id, card)
        self.bind_parts()

    def word(self) -> str:
        return self.phase

    def listens(self) -> str:
        return f"activated/{self.phase}"

    def usable(self, t: Table, found: InPlay, seat: int) -> bool:
        if seat not in found.may_use(t) or not t.has_use(found, self.limit, seat):
            return False
        scope = found.scope(seat)
        return self.effect.can(t, scope) and (self.cost is None or self.cost.can(t, scope))

    def use(self, t: Table, found: InPlay, seat: int) -> Step:
        t.count_use(found, self.limit, seat)
        return self.resolve(t, found.scope(seat))

    def say(self) -> Text:
        effect = self.effect.say()
        if self.cost is not None:
            effect = Text("effect-cost", cost=self.cost.say(), effect=effect)
        words = dict.fromkeys((self.phase, self.limit.period) if self.limit else (self.phase,))
        return Text("ability-activated", period=Text(f"period-{'-'.join(words)}"), effect=effect)


def offered(t: Table, phase: str, seat: int) -> list[InPlay]:
    """The activated abilities that a seat may use in a phase; of copies that look alike the first stands for all."""
    out = [
        found for found in t.listening(f"activated/{phase}")
        if isinstance(found.ability, Activated) and found.ability.usable(t, found, seat)
    ]  # fmt: skip
    if len(out) > 1:
        first = {(one.ability.id, one.owner, t.game.looks(t, one.source)): one.key for one in reversed(out)}
        out = [one for one in out if one.key in first.values()]
    return out


class UseAbility(Procedure):
    """Use an ability: pay its cost, then what the game does with every use (which may be the end of it), then resolve
    its effect, even if its card is gone by then."""

    ability: str = ""
    scope: Scope = Scope()
    paid: Any = None

    def step_1_pay(self, t: Table) -> Step:
        cost = ability_by_id(self.ability).cost
        return None if cost is None else PayCost(effect=cost.id, scope=self.scope).called("paid")

    def step_2_use(self, t: Table) -> Step:
        if not was_done(self.paid):
            self.finish(False)
            return None
        return t.landing(t.game.use(t, ability_by_id(self.ability), self.scope), "paid")

    def step_3_resolve(self, t: Table) -> Step:
        if not was_done(self.paid):
            self.finish(False)
            return None
        return ability_by_id(self.ability).effect.run(t, self.scope)


class Lasting(Data):
    """An ability that outlives its card until a period ends."""

    ability: str = ""
    owner: int = 0
    source: str = ""
    until: str = ""
    number: int = 0
    scope: Scope = Scope()
    """What was chosen when it began, and a number."""


class Card:
    """A printed card: a slug and what it does. Games add numbers to it, and say which of them are `printed`."""

    printed: ClassVar[tuple[str, ...]] = ()

    def __init__(self, slug: str, *abilities: Ability) -> None:
        self.slug = slug
        self.abilities = abilities
        self._in_play: dict[tuple[int, str, tuple[int, ...] | str], tuple[InPlay, ...]] = {}
        for ability, name in zip(abilities, names_of([ability.word() for ability in abilities]), strict=True):
            ability.bind(f"{self.home()}/{slug}/{name}", slug)

    @classmethod
    def home(cls) -> str:
        """The game a kind of card belongs to: two games may have cards of one name."""
        kind: type = cls
        parts = kind.__module__.split(".")
        return parts[2] if parts[:2] == ["fathom", "games"] else parts[0]

    def name(self) -> Text:
        return Text(self.slug)

    def say(self) -> list[Text]:
        """The card's own words, one text per ability."""
        return [Text("sentence", of=ability.say()) for ability in self.abilities]

    def facts(self) -> dict[str, Any]:
        """The printed numbers and marks, for whoever draws the card."""
        return {name: getattr(self, name) for name in self.printed}

    def in_numbers(self) -> list[Text]:
        """The same in words, for those who do not see the card; nothing where its own words tell."""
        return []

    def in_play(self, owner: int, source: str = "", users: tuple[int, ...] | str = ()) -> tuple[InPlay, ...]:
        """Its abilities for a seat. Made once: a table asks whenever cards in play changed."""
        known = self._in_play.get((owner, source, users))
        if known is None:
            name = source or self.slug
            known = tuple(InPlay(f"{name}.{i}", one, owner, name, users) for i, one in enumerate(self.abilities))
            self._in_play[owner, source, users] = known
        return known


Index = dict[str, list[InPlay]]


def build_index(found: Iterable[InPlay]) -> Index:
    """Abilities by what they listen to; those that must be used also by themselves, with a mark. Of modifiers that set
    the same value the last one found counts."""
    index: Index = {}
    for item in found:
        ability = item.ability
        hears = ability.hears
        if ability.forced:
            index.setdefault(f"{hears}{FORCED}", []).append(item)
        if hears not in index:
            index[hears] = [item]
            continue
        index[hears].append(item)
        if isinstance(ability, Modifier):
            index[hears].sort(key=_fold_order)
    return index


def _fold_order(item: InPlay) -> int:
    return _ORDER[item.ability.how] if isinstance(item.ability, Modifier) else 0
