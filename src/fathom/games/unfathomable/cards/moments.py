"""When cards act: an event or a window, how often, and whether the Brig keeps one from it."""

from __future__ import annotations

from typing import Any

from ....kernel.ability import Limit
from ....kernel.text import Text, noun

__all__ = ["moment"]


def moment(event: str, limit: Limit | None = None, *, free: bool = False) -> Text:
    """The words of a moment. `free`: it must be said that it is not for whoever is in the Brig."""
    told: dict[str, Any] = {"event": noun(f"event-{event}")}
    if limit is not None:
        told["limit"] = noun(f"once-per-{limit.period}")
    return Text("moment" + ("-once" if limit else "") + ("-free" if free else ""), **told)
