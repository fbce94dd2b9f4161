"""What an older program saved and this one cannot go on with: an effect in the middle that is not what it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .ability import ability_by_id
from .data import fingerprint
from .term import effect_digest

if TYPE_CHECKING:
    from .table import Table

__all__ = ["at_rest", "digest_of", "effects_in"]


def digest_of(word: str) -> str:
    """What the effect or the ability of this name is; "" if there is none."""
    try:
        return effect_digest(word)
    except LookupError:
        try:
            ability = ability_by_id(word)
        except LookupError:
            return ""
    parts = (getattr(ability, name, None) for name in ("effect", "cost"))
    return fingerprint([ability.say().to_json(), *(part.essence() for part in parts if part is not None)])


def _words(value: Any) -> Iterator[str]:
    """All strings of plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _words(item)


def effects_in(parts: Any) -> dict[str, str]:
    """The effects and abilities that frames and lasting abilities name, each with what it is."""
    return {word: digest for word in sorted(set(_words(parts))) if (digest := digest_of(word))}


def at_rest(t: Table) -> bool:
    """Is the table in the middle of no effect? Such a moment can be read whatever becomes of the cards."""
    return not effects_in([frame.to_json() for frame in t.frames])
