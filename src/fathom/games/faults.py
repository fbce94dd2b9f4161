"""Data with several faults: everything that is wrong with it, and what could be read of it all the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.errors import BadOption

__all__ = ["Faulty"]


class Faulty(BadOption):
    """It says its first fault; a client that helps to mend shows all of them beside what was `understood`."""

    def __init__(self, faults: Sequence[BadOption], understood: Any = None) -> None:
        super().__init__(faults[0].text, faults[0].rule)
        self.faults, self.understood = tuple(faults), understood

    def __reduce__(self) -> tuple[type, Any]:
        """Errors cross process borders whole."""
        return type(self), (self.faults, self.understood)
