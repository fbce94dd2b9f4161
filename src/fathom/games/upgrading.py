"""What older versions of a game saved, in the form of today: one small step per version, one after the other.

A game lists its steps in its module `upgrade.py`, oldest first. Each takes a saved moment (`kernel/record.py`) as the
version it is named after saved it, and changes it into what the next version saves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

__all__ = ["Saved", "Steps", "parts", "upgraded"]

Saved = dict[str, Any]
Steps = Mapping[str, Callable[[Saved], None]]


def upgraded(saved: Saved, version: str, steps: Steps) -> Saved:
    """Every step from this version on. What a version says that nobody here knows is left as it is."""
    versions = list(steps)
    for name in versions[versions.index(version) :] if version in steps else ():
        steps[name](saved)
    return saved


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every piece of data (frames, events, scopes, patterns) inside plain data, the outer ones first."""
    if isinstance(value, dict) and "is" in value:
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(item)
