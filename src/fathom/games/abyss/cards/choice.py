"""What cards of Abyss name and choose. `Things` know how they are told as options and what stands in the way of taking
one; `Choice` asks for one of them, `Search` looks through a face-down pile for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ....kernel.decision import Pick
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.select import SEATS, Find, Kind, Selector
from ....kernel.target import One, OneFrame
from ....kernel.text import Text, who
from ..state import Table

__all__ = ["Choice", "Deed", "Pile", "Refusal", "Search", "Things"]

Refusal = tuple[Text, str]
Deal = Callable[[Table, int, int, str], Step]
"""What the rules do for a seat with one of these things; the last is the clause."""


class Things(Selector):
    """Things of one kind. `label` gives the words of an option, `obstacle` says why one cannot be taken (by the
    clause it is given), `drop` discards one, `take` puts one into the hand, `exchange` puts a new one in its place."""

    def __init__(
        self,
        id: str | Text,
        find: Find,
        kind: Kind,
        *,
        label: Callable[[Table, str], Text] | None = None,
        obstacle: Callable[[Table, Scope, str], Refusal | None] | None = None,
        drop: Deal | None = None,
        take: Deal | None = None,
        exchange: Callable[[Table, int, int, int, str], Step] | None = None,
        of_player: bool = False,
    ) -> None:
        super().__init__(id, find, kind)
        self.of_player = of_player
        """Those of the player who was chosen before."""
        self.label, self.drop, self.take, self.exchange = label, drop, take, exchange
        self._obstacle = obstacle

    def obstacle(self, t: Table, scope: Scope, rule: str) -> Refusal | None:
        return None if self._obstacle is None else self._obstacle(t, scope, rule)


class Pile(Things):
    """A face-down pile that its searcher may look through: `open` shows it, `close` ends that, `size` is public."""

    def __init__(
        self,
        id: str,
        find: Find,
        kind: Kind,
        *,
        open: Callable[[Table, int], None],
        close: Callable[[Table], None],
        size: Callable[[Table], int],
        label: Callable[[Table, str], Text] | None = None,
        take: Deal | None = None,
    ) -> None:
        super().__init__(id, find, kind, label=label, take=take)
        self.open, self.close, self.size = open, close, size


class Deed(Effect):
    """Something done to the thing that was chosen."""

    what: Things
    """Where it was chosen from: its `Choice` says so."""

    def __init__(self, rule: str) -> None:
        self.rule = rule


class Choice(One):
    """One of these things, chosen by the acting seat; the clause is that of the deed unless it is given. `freely`: also
    one to which nothing can be done may be named; `safe` is the clause that keeps some of them out of reach,
    `leviathan` that of the question where it differs with that expansion."""

    def __init__(
        self,
        what: Things,
        effect: Effect,
        why: str = "choose-one",
        *,
        rule: str = "",
        acts: bool = False,
        freely: bool = False,
        or_none: str = "",
        log: str = "",
        safe: str = "",
        leviathan: str = "",
    ) -> None:
        rule = rule or getattr(effect, "rule", "")
        super().__init__(what, effect, rule=rule, acts=acts, why=why, or_none=or_none, log=log)
        self.freely, self.safe, self.leviathan = freely, safe or rule, leviathan
        if isinstance(effect, Deed):
            effect.what = what

    @property
    def things(self) -> Things:
        return cast("Things", self.what)

    def found(self, t: Table, scope: Scope) -> list[Any]:
        things = [thing for thing in self.things.find(t, scope) if self.refusal_of(t, scope, thing) is None]
        able = [thing for thing in things if self.effect.can(t, self.scope_on(scope, thing))]
        return things if self.freely and able else able

    def refusal_of(self, t: Table, scope: Scope, thing: Any) -> Refusal | None:
        """Why one of the things cannot be chosen, whatever would be done to it."""
        if self.things.kind is SEATS and not t.game.reaches(t, scope.source, scope.you, thing):
            return Text("refuse-shaman", player=who(thing)), "LP-LORD-SHAMAN"
        return self.things.obstacle(t, self.scope_on(scope, thing), self.safe)

    def clause(self, t: Table) -> str:
        return self.leviathan if self.leviathan and t.options["leviathan"] else self.rule

    def run(self, t: Table, scope: Scope) -> Step:
        return ChoiceFrame(effect=self.id, scope=scope)


class ChoiceFrame(OneFrame):
    def step_1_choose(self, t: Table) -> Step:
        ask = super().step_1_choose(t)
        if not isinstance(ask, Pick):
            return ask
        return Pick(ask.seat, ask.keys, ask.why, self.term().clause(t), always=self.always(t))


    def always(self, t: Table) -> bool:
        return False

    def told_1_choose(self, t: Table) -> dict[str, Any]:
        """The question names the player whose things they are."""
        return super().told_1_choose(t) | ({"player": who(self.here().it)} if self.term().what.of_player else {})

    def text_1_choose(self, t: Table, key: str) -> Text:
        term = self.term()
        plain = key == term.or_none or term.what.label is None
        return super().text_1_choose(t, key) if plain else term.what.label(t, key)

    def refused_1_choose(self, t: Table) -> list[Refusal]:
        term, here = self.term(), self.here()
        found = [term.refusal_of(t, here, thing) for thing in term.what.find(t, here)]
        return [refusal for refusal in found if refusal is not None]


class Search(Choice):
    """Look through a face-down pile and choose one of its things; then the pile is closed again."""

    def run(self, t: Table, scope: Scope) -> Step:
        return SearchFrame(effect=self.id, scope=scope)


class SearchFrame(ChoiceFrame):
    def step_0_open(self, t: Table) -> None:
        self.term().what.open(t, self.here().seat)

    def always(self, t: Table) -> bool:
        """Only the searcher may know that there is nothing to choose: asked if the pile might hold more."""
        return bool(self.term().what.size(t) > 1)

    def took_1_choose(self, t: Table, key: str) -> None:
        super().took_1_choose(t, key)
        if key == self.term().or_none:
            self.go("3_close")

    def step_3_close(self, t: Table) -> None:
        self.term().what.close(t)
