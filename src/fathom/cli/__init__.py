"""The command line. `main` is the entry point; the commands are built only when it runs."""

from __future__ import annotations

import io
import sys

__all__ = ["main"]


def main() -> None:
    """Run the `fathom` command. A terminal that cannot show or send a letter gets a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    from .app import app

    app()
