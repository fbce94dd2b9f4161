"""Limits of standing orders: every state of a seat lists them all, so they are few and short."""

from __future__ import annotations

import msgspec

from ..kernel.table import Table
from . import wire
from .problems import refuse

__all__ = ["MOST_GIVEN", "MOST_ORDERS", "MOST_SIZE", "check", "check_all"]

MOST_ORDERS = 50
"""Orders of one seat that stand at a time."""
MOST_GIVEN = 1000
"""Orders one seat may give in a game, those taken back or used up included: the record keeps them all."""
MOST_SIZE = 1000
"""Bytes of one answer; the longest that games ask for names a few dozen cards."""


def check(table: Table, seat: int, order: wire.Order) -> None:
    """May this seat give one more order? Taking orders back is possible as long as any stand."""
    name = f"{seat}/{order.question}"
    given = sum(1 for who, entry in table.answers if who < 0 and entry.get("standing", (-1,))[0] == seat)
    if order.answer is None:
        if given >= MOST_GIVEN and name not in table.standing:
            raise refuse("not-allowed", "too-many-orders-given", most=MOST_GIVEN)
        return
    if given >= MOST_GIVEN:
        raise refuse("not-allowed", "too-many-orders-given", most=MOST_GIVEN)
    if sum(len(orders) for asked, orders in table.standing.items() if asked.startswith(f"{seat}/")) >= MOST_ORDERS:
        raise refuse("not-allowed", "too-many-orders", most=MOST_ORDERS)
    if len(msgspec.json.encode(order.answer)) > MOST_SIZE:
        raise refuse("too-large", "order-too-large", most=MOST_SIZE)


def check_all(table: Table) -> None:
    """Do the orders of a table that comes from elsewhere keep within the same limits?"""
    for seat in range(table.seats):
        mine = [order for asked, orders in table.standing.items() if asked.startswith(f"{seat}/") for order in orders]
        if len(mine) > MOST_ORDERS:
            raise refuse("too-large", "too-many-orders", most=MOST_ORDERS)
        if any(len(msgspec.json.encode(answer)) > MOST_SIZE for answer, _, _ in mine):
            raise refuse("too-large", "order-too-large", most=MOST_SIZE)
