"""Abilities: constant, forced, reaction and free ones (A-ability, A-blank); actions and fast events have their
own chapters.

A card whose text box is blank has none of them. "You" on a card that belongs to nobody is the investigator whom the
event is about (A-you.1).
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from ....kernel.ability import Ability, InPlay, Limit, Modifier, Trigger
from ....kernel.cost import Cost
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.select import Condition, Num
from ....kernel.text import Text, noun, who
from ..state import Table
from .constants import said_of
from .precedence import is_immune

__all__ = [
    "PLAYER_WINDOW", "Answering", "Constant", "Forced", "Free", "Moment", "Reaction", "is_blank", "limit_text", "told",
    "yours",
]  # fmt: skip


def is_blank(t: Table, source: str) -> bool:
    """Is the printed text box of this card treated as blank? (A-blank.1)"""
    return t.value("blank", source) > 0


def yours(t: Table, scope: Scope) -> Scope:
    """Who "you" are on a card that no player controls."""
    if scope.you >= 0:
        return scope
    event = scope.event(t) if scope.frame and hasattr(t.frame(scope.frame), "event") else None
    seat = getattr(event, "seat", -1)
    if seat < 0:
        s = t.state
        seat = s.active if s.active >= 0 else s.lead
    return scope.but(you=seat)


class Constant(Modifier):
    """A constant ability that changes a value (A-ability.5). `of` names whose value it is where that is not you; `only`
    is a condition that its text tells."""

    SETS: ClassVar[set[str]] = set()
    """The values that some text sets: such texts may contradict each other."""

    def __init__(
        self, kind: str, amount: int | Num = 1, *, whose: str = "you", of: str = "", how: str = "add",
        when: Condition | None = None, only: Condition | None = None,
    ) -> None:  # fmt: skip
        super().__init__(kind, amount, whose=whose, how=how, when=_both(when, only))
        self.of, self.only = of, only

    def bind(self, id: str, card: str = "") -> None:
        super().bind(id, card)
        if self.how == "set":
            self.SETS.add(self.kind)

    def touches(self, t: Table, found: InPlay, of: int | str) -> bool:
        if not super().touches(t, found, of):
            return False
        if found.held is not None:
            return True
        if is_blank(t, found.source):  # what blanks others is text of its card, too
            return False
        if isinstance(of, int) or self.kind in ("blank", "immune"):
            return True
        return not is_immune(t, of, found.source)

    def say(self) -> Text:
        told = said_of(self)
        return told if self.only is None else Text("modifier-while", condition=self.only.say(), modifier=told)


def _both(when: Condition | None, only: Condition | None) -> Condition | None:
    return when if only is None else only if when is None else when & only


class Moment(NamedTuple):
    """When something can be answered: the event or window, its timing, its words, and which of them are meant."""

    on: str
    timing: str
    says: str
    when: Condition | None = None
    whose: str = "all"
    of: str = ""
    """The card that its words name."""

    def meant(self, also: Condition | None) -> Condition | None:
        if self.when is None or also is None:
            return also if self.when is None else self.when
        return self.when & also

    def say(self, also: Condition | None) -> Text:
        moment = Text(self.says, card=Text(self.of)) if self.of else Text(self.says)
        return moment if also is None else Text("moment-if", moment=moment, condition=also.say())


class Answering(Trigger):
    """An ability with a moment; `when` is a condition besides."""

    clause: ClassVar[str] = "A-ability.11"
    """By what it may be used."""

    def __init__(
        self, at: Moment, effect: Effect, when: Condition | None = None, *, limit: Limit | None = None,
        cost: Cost | None = None, forced: bool = False, often: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(
            at.on, effect, timing=at.timing, moment=at.says, whose=at.whose, when=at.meant(when), limit=limit,
            cost=cost, often=often, forced=forced,
        )  # fmt: skip
        self.at, self.also = at, when

    def says_when(self) -> Text:
        return self.at.say(self.also)


class Forced(Answering):
    """It must be used, and only where it changes something (A-ability.6, A-ability.7)."""

    def __init__(
        self, at: Moment, effect: Effect, when: Condition | None = None, *, limit: Limit | None = None
    ) -> None:
        super().__init__(at, effect, when, limit=limit, forced=True)

    def applies(self, t: Table, scope: Scope) -> bool:
        scope = yours(t, scope)
        return super().applies(t, scope) and not is_blank(t, scope.source)

    def resolve(self, t: Table, scope: Scope) -> Step:
        if not t.quiet:
            t.log("log-forced", "A-ability.6", card=noun(self.card), refs=(scope.source,))
        return super().resolve(t, yours(t, scope))

    def say(self) -> Text:
        return Text("ability-forced", moment=self.says_when(), effect=self.effect.say())


class Reaction(Answering):
    """It may be used when its condition is met, at no action (A-ability.11)."""

    def applies(self, t: Table, scope: Scope) -> bool:
        return super().applies(t, scope) and not is_blank(t, scope.source)

    def resolve(self, t: Table, scope: Scope) -> Step:
        if not t.quiet:
            t.log("log-activates", self.clause, player=who(scope.you), card=noun(self.card), refs=(scope.source,))
        return super().resolve(t, scope)

    def say(self) -> Text:
        return Text("ability-reacts", moment=self.says_when(), effect=told(self))


PLAYER_WINDOW = Moment("player", "window", "moment-free")


class Free(Reaction):
    """It may be used in any player window, as often as it can be paid for (A-ability.10)."""

    clause = "A-ability.10"

    def __init__(
        self, effect: Effect, *, cost: Cost | None = None, when: Condition | None = None, limit: Limit | None = None
    ) -> None:
        super().__init__(PLAYER_WINDOW, effect, when, cost=cost, limit=limit, often=True)

    def say(self) -> Text:
        effect = told(self)
        if self.also is not None:
            return Text("ability-free-if", condition=self.also.say(), effect=effect)
        return Text("ability-free", effect=effect)


def told(ability: Ability) -> Text:
    """The effect of an ability with its cost and its limit."""
    effect = ability.effect.say()
    if ability.cost is not None:
        effect = Text("effect-cost", cost=ability.cost.say(), effect=effect)
    if ability.limit is not None:
        effect = Text("effect-limited", effect=effect, limit=limit_text(ability.limit))
    return effect


def limit_text(limit: Limit) -> Text:
    word = {"all": "limit-group", "copies": "limit-max"}.get(limit.whose, "limit")
    return Text(word, n=limit.times, period=Text(f"per-{limit.period}"))
