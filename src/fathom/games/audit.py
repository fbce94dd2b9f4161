"""A game is looked through when it is loaded: whatever a card names must exist.

A misspelt event, window, phase, value, field or period would be silent for ever, so it is an error that names the card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from ..kernel.ability import Ability, Activated, Modifier, Trigger, abilities_of, ability_by_id
from ..kernel.data import names_of_fields
from ..kernel.effect import Effect
from ..kernel.event import Event
from ..kernel.procedure import Procedure
from ..kernel.reply import Edit, Until
from ..kernel.term import effects_of

if TYPE_CHECKING:
    from ..kernel.data import Data
    from ..kernel.game import Game

__all__ = ["audit"]

D = TypeVar("D", bound="Data")


def audit(game: Game) -> None:
    """Raise TypeError for the first ability of this game's cards that could never be used as it is written."""
    events = {kind.KIND: kind for kind in _kinds(Event, game.package)}
    periods = {"game", *(frame.PERIOD for frame in _kinds(Procedure, game.package))}
    for ability in abilities_of(game.package):
        for wrong in _wrong(game, ability, events, periods):
            raise _unknown(game, ability, wrong)
    for effect in effects_of(game.package):
        if isinstance(effect, Until) and effect.period not in periods:
            raise _unknown(game, effect, f"the period {effect.period}")
    for card in (card for deck in game.cards().values() for card in deck):
        if any(ability_by_id(ability.id) is not ability for ability in card.abilities):
            raise TypeError(f"{game.package}: there are two cards {card.slug}")


def _unknown(game: Game, named: Ability | Effect, wrong: str) -> TypeError:
    where = f"{game.package}, {named.card or named.id}"
    return TypeError(f"{where}: a {type(named).__name__} of {wrong}, which this game does not know")


def _wrong(game: Game, ability: Ability, events: dict[str, type[Event]], periods: set[str]) -> Iterator[str]:
    """What an ability names that does not exist."""
    if isinstance(ability, Trigger):
        kind = events.get(ability.on)
        if ability.hears not in game.moments and (kind is None or ability.hears not in kind.HEARD):
            yield f"the moment {ability.hears}"
        for part in _parts(ability.effect):
            if isinstance(part, Edit) and kind is not None and part.field not in names_of_fields(kind):
                yield f"the field {part.field} of {ability.on}"
    if isinstance(ability, Modifier) and ability.kind not in game.values:
        yield f"the value {ability.kind}"
    if isinstance(ability, Activated) and ability.phase not in game.phases:
        yield f"the phase {ability.phase}"
    if ability.limit is not None and ability.limit.period not in periods:
        yield f"the period {ability.limit.period}"


def _parts(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts:
        yield from _parts(part)


def _kinds(base: type[D], package: str) -> Iterator[type[D]]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith(package):
            yield kind
        yield from _kinds(kind, package)
