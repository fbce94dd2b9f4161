"""Any position from a plain dict (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.procedure import Procedure
from ...kernel.table import Table
from ...kernel.text import Text

__all__ = ["place"]


def place(t: Table, position: Mapping[str, Any]) -> Procedure:
    raise BadPosition(Text("position-not-a-dict", "kernel", given="unfathomable"))
