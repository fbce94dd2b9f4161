"""A game is looked through when it is loaded: every ability must listen to something that can happen.

A misspelt event, window, phase or value would be silent for ever, so it is an error that names the card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .ability import Ability, Activated, Modifier, Trigger, abilities_of
from .event import Event

if TYPE_CHECKING:
    from .game import Game

__all__ = ["audit"]


def audit(game: Game) -> None:
    """Raise TypeError for the first ability of this game's cards that could never be used."""
    events = {moment for kind in _events(Event, game.package) for moment in kind.HEARD}
    for ability in abilities_of(game.package):
        wrong = _wrong(game, ability, events)
        if wrong:
            where = f"{game.package}, {ability.card or ability.id}"
            raise TypeError(f"{where}: a {type(ability).__name__} of {wrong}, which this game does not know")


def _wrong(game: Game, ability: Ability, events: set[str]) -> str:
    """What an ability names that does not exist, or nothing."""
    if isinstance(ability, Trigger) and ability.hears not in events and ability.hears not in game.moments:
        return f"the moment {ability.hears}"
    if isinstance(ability, Modifier) and ability.kind not in game.values:
        return f"the value {ability.kind}"
    if isinstance(ability, Activated) and ability.phase not in game.phases:
        return f"the phase {ability.phase}"
    return ""


def _events(base: type[Event], package: str) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith(package):
            yield kind
        yield from _events(kind, package)
