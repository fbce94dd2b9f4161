"""One after the other, where nobody wants to know the results; alone, nearly everything happens to one investigator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.procedure import Each, Procedure

__all__ = ["each"]


def each(over: Sequence[Any], body: Procedure, field: str = "seat") -> Procedure | None:
    """A procedure for each of several: for one it is the procedure itself, for none nothing."""
    if len(over) == 1:
        setattr(body, field, over[0])
        return body
    return Each(over=list(over), body=body, field=field) if over else None
