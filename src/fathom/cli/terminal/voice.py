"""Talking with the person at the keyboard, one line at a time."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any

from rich.control import Control
from rich.segment import ControlType

from ..output import Out

__all__ = ["Left", "Voice"]


class Left(Exception):
    """The input is over, or the player pressed Ctrl-C."""


class Voice(Out):
    """Lines out, lines in."""

    def __init__(self) -> None:
        super().__init__()
        self.history: Any = None
        with contextlib.suppress(ImportError):
            import readline  # gives input() line editing and a history, where the system has it

            self.history = readline

    def ask(self, prompt: str) -> str:
        """One line of input, without blanks at its ends."""
        try:
            line = input(f"{prompt} ")
        except (EOFError, KeyboardInterrupt, OSError, RuntimeError):  # the last two: there is no input any more
            self.line()
            raise Left from None
        if not sys.stdin.isatty():
            self.line(line)  # nobody's Enter moved the cursor, and a transcript should show what was typed
        return line.strip()

    @contextlib.contextmanager
    def waiting(self, words: str) -> Iterator[None]:
        """A sign that somebody thinks, gone when it is over. Without a terminal there is nobody who waits."""
        console = self.console
        if not console.is_terminal or console.is_dumb_terminal:
            yield
            return
        console.print(words[: console.width - 1], style="dim", end="\r")
        try:
            yield
        finally:
            console.control(Control((ControlType.ERASE_IN_LINE, 2)), Control((ControlType.CARRIAGE_RETURN,)))

    def curtain(self) -> None:
        """Hide everything shown so far: clear a terminal and its memory, anything else is scrolled away."""
        console = self.console
        if self.history is not None:
            self.history.clear_history()
        if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
            console.clear()
            console.file.write("\x1b[3J")
            console.file.flush()
        else:
            console.print("\n" * 50)
