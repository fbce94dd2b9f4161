"""What older versions of a game saved, in the form of today: one small step per version, one after the other.

A game lists its steps in its module `upgrade.py`, oldest first. Each takes a saved moment (`kernel/record.py`) as the
version it is named after saved it, and changes it into what the next version saves. What belongs to the kernel and has
changed for all games is done here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

__all__ = [
    "Moved", "Saved", "Steps", "name_steps", "own_periods", "parts", "rename_fields", "spoil_effects", "upgraded",
]  # fmt: skip

Saved = dict[str, Any]
Steps = Mapping[str, Callable[[Saved], None]]
Moved = Mapping[str, tuple[str, ...]]
"""What the steps of a procedure are called in the next version, in their old places: "" if what is left to do is done
without a step, "gone" if there is no such step."""


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


# ---- from the kernel of the first versions to the next


def rename_fields(saved: Saved) -> None:
    """Windows and scopes name the frame they are about; what runs after a frame is a procedure, no longer a list."""
    for part in list(parts(saved["frames"])):
        for kind, old, new in (
            ("kernel.Window", "of", "frame"), ("kernel.Scope", "of", "frame"), ("kernel.Occur", "moment", "at"),
        ):  # fmt: skip
            if part["is"] == kind and old in part:
                part[new] = part.pop(old)
        if isinstance(part.get("afterwards"), list):
            part["afterwards"] = {"is": "kernel.Afterwards", "todo": part["afterwards"]}


def name_steps(saved: Saved, moved: Moved) -> None:
    """Frames knew their next step by its number alone: name it where the steps of a procedure are others now."""
    moved = {"kernel.UseAbility": ("1_pay", "3_resolve"), **moved}
    saved["steps"] = [_next_step(frame, moved) for frame in saved["frames"]]


def _next_step(frame: dict[str, Any], moved: Moved) -> str | None:
    if frame["is"] not in moved:
        return None
    return "".join(moved[frame["is"]][frame.get("pc", 0) :][:1])


def own_periods(saved: Saved, owners: Mapping[str, str]) -> None:
    """A period belongs to its frame and is named after it; until then it was counted, or had no name at all."""
    old, uses = saved["periods"], saved["uses"]
    saved["periods"] = {}
    for kind, period in owners.items():
        frames = [frame["id"] for frame in saved["frames"] if frame["is"] == kind]
        if frames:
            saved["periods"][period] = frames
            counted = zip(old.get(period, ()), frames, strict=False)  # the last frame may not have begun its own yet
            names = {period: frames[-1], **{f"{period}#{n}": id for n, id in counted}}
            uses = {_in_period(key, names, period): n for key, n in uses.items()}
    saved["uses"] = uses


def _in_period(key: str, names: Mapping[str, int], period: str) -> str:
    name, _, rest = key.partition("/")
    return f"{period}#{names[name]}/{rest}" if name in names else key


def spoil_effects(saved: Saved) -> None:
    """Before effects had digests: whoever is in the middle of one cannot prove that it is still the same."""
    for part in parts([saved["frames"], saved["lasting"]]):
        for name in ("effect", "cost", "ability"):
            if isinstance(part.get(name), str) and part[name]:
                saved["effects"].setdefault(part[name], "")
