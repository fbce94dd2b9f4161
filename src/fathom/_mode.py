"""Which engine runs: kernel and games compiled, or their sources.

A wheel for a platform has a library beside every module that was compiled, and Python prefers it. With
`FATHOM_PURE=1` in the environment the sources are taken all the same: for debugging, and to compare. Both play the same
games.

Importing this module settles it, so the package imports it before anything of the kernel.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__all__ = ["engine_mode"]

COMPILED = ("fathom.kernel", "fathom.games")


class Sources(MetaPathFinder):
    """Finds the sources of what is compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(COMPILED):
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname) for folder in path or ())
        return next((spec for spec in found if spec is not None), None)


if os.environ.get("FATHOM_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, Sources())


def engine_mode() -> str:
    """What runs in this process: `compiled` or `pure`."""
    file = sys.modules["fathom.kernel.engine"].__file__ or ""
    return "pure" if file.endswith(tuple(SOURCE_SUFFIXES)) else "compiled"
