"""What older versions of Abyss saved. The version goes up when the form of what is saved changes."""

from __future__ import annotations

from ..upgrading import Saved, Steps, own_periods, rename_fields, spoil_effects

__all__ = ["UPGRADES"]


def from_1(saved: Saved) -> None:
    rename_fields(saved)
    own_periods(saved, {"abyss.Turn": "turn"})
    spoil_effects(saved)


UPGRADES: Steps = {"1": from_1}
