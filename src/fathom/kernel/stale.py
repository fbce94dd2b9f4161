"""What an older program saved and this one cannot go on with: an effect in the middle that is not what it was."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .ability import Ability, ability_by_id
from .data import fingerprint
from .term import Effect, effect_by_id, effect_digest

if TYPE_CHECKING:
    from .table import Table

__all__ = ["at_rest", "effects_in", "named"]

LISTED = (list, tuple)


def named(word: str) -> Effect | Ability | None:
    """The effect or the ability of this name."""
    try:
        return effect_by_id(word)
    except LookupError:
        try:
            return ability_by_id(word)
        except LookupError:
            return None


@lru_cache(maxsize=4096)
def _digest(thing: Effect | Ability) -> str:
    if isinstance(thing, Effect):
        return effect_digest(thing.id)
    parts = (getattr(thing, name, None) for name in ("effect", "cost"))
    return fingerprint([thing.say().to_json(), *(part.essence() for part in parts if part is not None)])


def _words(value: Any) -> set[str]:
    """The strings of plain data that may be the name of an effect or an ability, which begins with its game's."""
    words: set[str] = set()
    rest = [value]
    while rest:
        item = rest.pop()
        if isinstance(item, str):
            if "/" in item:
                words.add(item)
        elif isinstance(item, dict):
            rest.extend(item.values())
        elif isinstance(item, LISTED):
            rest.extend(item)
    return words


def effects_in(parts: Any) -> dict[str, str]:
    """The effects and abilities that frames and lasting abilities name, each with what it is."""
    return {word: _digest(thing) for word in sorted(_words(parts)) if (thing := named(word))}


def at_rest(t: Table) -> bool:
    """Is the table in the middle of no effect? Such a moment can be read whatever becomes of the cards."""
    return not any(named(word) for frame in t.frames for word in _words(frame.to_json()))
