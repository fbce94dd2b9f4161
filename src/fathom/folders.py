"""Where Fathom keeps games on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["data_folder", "saves_folder"]


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "fathom"


def saves_folder() -> Path:
    """Saved games and the database of tables: FATHOM_SAVES, or a place of our own among the data of programs."""
    given = os.environ.get("FATHOM_SAVES")
    return Path(given).expanduser() if given else data_folder() / "saves"
