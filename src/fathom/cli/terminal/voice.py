"""Talking with the person at the keyboard, one line at a time."""

from __future__ import annotations

import contextlib
import sys

from ..output import Out

__all__ = ["Left", "Voice"]


class Left(Exception):
    """The input is over, or the player pressed Ctrl-C."""


class Voice(Out):
    """Lines out, lines in."""

    def __init__(self) -> None:
        super().__init__()
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # gives input() line editing and a history where there is one

    def ask(self, prompt: str) -> str:
        """One line of input, without blanks at its ends."""
        try:
            line = input(f"{prompt} ")
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise Left from None
        if not sys.stdin.isatty():
            self.line(line)  # nobody's Enter moved the cursor, and a transcript should show what was typed
        return line.strip()

    def curtain(self) -> None:
        """Hide everything shown so far: clear a terminal and its memory, anything else is scrolled away."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * 50)
