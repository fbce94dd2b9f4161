"""Effects that answer an event: cancel, edit or replace it, outlast it, or wait until it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .effect import Effect, Resolve, Scope
from .procedure import Step
from .text import Text

if TYPE_CHECKING:
    from .ability import Ability
    from .table import Table

__all__ = ["Cancel", "Edit", "Instead", "Later", "Until"]


class Cancel(Effect):
    """The event answered does not happen."""

    def run(self, t: Table, scope: Scope) -> Step:
        scope.event(t).cancelled = True
        return None

    def say(self) -> Text:
        return Text("effect-cancel")


class Edit(Effect):
    """Change one field of the event answered before it happens."""

    def __init__(self, say: str, field: str, change: Callable[[Any], Any]) -> None:
        self._say, self.field, self.change = say, field, change

    def run(self, t: Table, scope: Scope) -> Step:
        event = scope.event(t)
        setattr(event, self.field, self.change(getattr(event, self.field)))
        return None

    def say(self) -> Text:
        return Text(self._say)


class Instead(Effect):
    """The event answered is replaced by another effect; nothing reacts to the original any more."""

    def __init__(self, effect: Effect) -> None:
        self.effect, self.parts = effect, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        event = scope.event(t)
        event.cancelled = event.replaced = True
        return self.effect.run(t, scope)

    def say(self) -> Text:
        return Text("effect-instead", effect=self.effect.say())


class Until(Effect):
    """An ability that lasts until a period ends, whatever becomes of its card."""

    def __init__(self, period: str, ability: Ability) -> None:
        self.period, self.ability = period, ability

    def bind(self, id: str, card: str = "") -> None:
        super().bind(id, card)
        self.ability.bind(f"{id}/lasting", card)

    def run(self, t: Table, scope: Scope) -> Step:
        t.last_until(self.period, self.ability, scope)
        return None

    def say(self) -> Text:
        return Text("effect-until", period=Text(f"until-{self.period}"), ability=self.ability.say())


class Later(Effect):
    """Do this when the procedure whose event is answered is over."""

    def __init__(self, effect: Effect) -> None:
        self.effect, self.parts = effect, (effect,)

    def run(self, t: Table, scope: Scope) -> Step:
        t.after_frame(scope.frame, Resolve(effect=self.effect.id, scope=scope))
        return None

    def say(self) -> Text:
        return Text("effect-later", effect=self.effect.say())
