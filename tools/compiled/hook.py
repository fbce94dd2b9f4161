"""The step of a wheel's build that compiles kernel and games, where FATHOM_COMPILE asks for it; else it is pure."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


class CompiledEngine(BuildHookInterface[Any]):
    """Adds the libraries to the wheel, and names the platform they are for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        asked = os.environ.get("FATHOM_COMPILE", "0")
        if version == "editable" or asked in ("", "0"):
            return
        if asked not in ("1", "tuned"):
            raise ValueError(f"FATHOM_COMPILE is 1 or tuned, not {asked}")
        sys.path[:0] = [str(HERE), str(ROOT / "src")]
        from build import build, is_gcc

        tuned = asked == "tuned" and is_gcc()
        if asked == "tuned" and not tuned:
            self.app.display_warning("Only GCC can tune the engine; it is compiled as it is.")
        folder = ROOT / "build" / "compiled"
        for library in build(folder, tuned=tuned):
            build_data["force_include"][str(folder / "lib" / library)] = library.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
