"""Times: milliseconds since 1970 inside, ISO 8601 outside."""

from __future__ import annotations

import time
from datetime import UTC, datetime

__all__ = ["iso", "now"]


def now() -> int:
    return time.time_ns() // 1_000_000


def iso(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
