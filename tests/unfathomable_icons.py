"""Activation icons for tests: mythos cards that do little else."""

from __future__ import annotations

from typing import Any

from unfathomable_play import Play, crisis

CARDS = {"hydra": "improvised-fuel-source", "dagon": "incoming-sos", "deep-ones": "food-rationing"}
"""One card for each icon; its second option costs a resource, and its track icon leaves the water alone."""
AWAY = ({"place": "sick-bay"},) * 3
"""Nobody is where monsters go."""


def icon(name: str, *seats: dict[str, Any], **rest: Any) -> Play:
    """This icon resolves, and the question before which it would is answered."""
    return crisis(CARDS[name], *(seats or AWAY), **rest).does("b")
