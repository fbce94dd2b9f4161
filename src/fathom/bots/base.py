"""What every bot is."""

from __future__ import annotations

import random

from ..kernel.decision import Answer
from ..kernel.table import Table

__all__ = ["Bot"]


class Bot:
    """Answers the open question of a seat. It must not look at what the seat may not know."""

    def answer(self, table: Table, seat: int, rng: random.Random) -> Answer:
        raise NotImplementedError
