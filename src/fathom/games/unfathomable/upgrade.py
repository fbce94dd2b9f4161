"""What older versions of Unfathomable saved. The version goes up when the form of what is saved changes."""

from __future__ import annotations

from ...kernel.effect import effect_digest
from ..upgrading import Saved, Steps, own_periods, parts, rename_fields, spoil_effects

__all__ = ["UPGRADES"]

TESTS = ("unfathomable.Testing", "unfathomable.RunTest")
PERIODS = {"unfathomable.Turn": "turn", "unfathomable.RunTest": "test", "unfathomable.RollDie": "roll"}


def from_1(saved: Saved) -> None:
    rename_fields(saved)
    own_periods(saved, PERIODS)
    for part in list(parts(saved["frames"])):
        if part["is"] == "unfathomable.RollDie":  # its first step only began the period
            part["pc"] = max(0, part.get("pc", 0) - 1)
        elif part["is"] in TESTS:
            part["scope"] = {"is": "kernel.Scope", "you": part.get("seat", -1), "source": part.pop("source", "")}
            if part["effect"].endswith("/test"):  # none of its outcomes has begun, and the card is the same
                saved["effects"][part["effect"]] = effect_digest(part["effect"])
    spoil_effects(saved)


UPGRADES: Steps = {"1": from_1}
