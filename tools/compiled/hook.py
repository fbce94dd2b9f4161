"""The step of a wheel's build that compiles kernel and games, where FATHOM_COMPILE=1 asks for it; else it is pure."""

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
        if version == "editable" or os.environ.get("FATHOM_COMPILE", "0") in ("", "0"):
            return
        sys.path[:0] = [str(HERE), str(ROOT / "src")]
        from build import build

        folder = ROOT / "build" / "compiled"
        for library in build(folder):
            build_data["force_include"][str(folder / "lib" / library)] = library.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
