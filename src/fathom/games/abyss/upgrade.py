"""What older versions of Abyss saved. The version goes up when the form of what is saved changes."""

from __future__ import annotations

from ..upgrading import Moved, Saved, Steps, name_steps, own_periods, rename_fields, spoil_effects

__all__ = ["MOVED_1", "UPGRADES"]

MOVED_1: Moved = {
    "abyss.DiscardDown": ("1_choose",),
    "abyss.GainLocation": ("1_gain", "gone", "gone"),
    "abyss.LeviathanAttack": ("1_strike", "gone", "gone", "gone"),
    "abyss.PayLord": ("2_pick", "2_pick", "3_hand_over"),
    "abyss.PlaceLeviathan": ("gone", "3_attack", "4_place"),
    "abyss.StrikeLeviathan": ("gone", "gone"),
}


def from_1(saved: Saved) -> None:
    rename_fields(saved)
    name_steps(saved, MOVED_1)
    own_periods(saved, {"abyss.Turn": "turn"})
    spoil_effects(saved)


UPGRADES: Steps = {"1": from_1}
