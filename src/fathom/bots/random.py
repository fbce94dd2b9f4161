"""The random bot: any legal answer."""

from __future__ import annotations

import random

from ..kernel.decision import Answer
from ..kernel.table import Table
from .base import Bot

__all__ = ["RandomBot"]


class RandomBot(Bot):
    def answer(self, table: Table, seat: int, rng: random.Random) -> Answer:
        return next(d for d in table.decisions if d.seat == seat).sample(rng)
