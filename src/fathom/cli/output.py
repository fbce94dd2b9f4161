"""Lines on the screen. Every line makes sense read aloud; colour and weight are only an extra.

On a terminal long lines are wrapped at its width; anywhere else they stay whole, so that other programs can
read them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text as Styled

__all__ = ["Line", "Out", "print_json", "progress_bar"]


class Line(NamedTuple):
    """One line: its words, the clause it rests on, how far it is indented, and how it looks."""

    words: str
    rule: str = ""
    indent: int = 0
    style: str = ""


class Out:
    """Standard output."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)

    def line(self, words: str = "", rule: str = "", indent: int = 0, style: str = "") -> None:
        styled = Styled(words, style=style)
        if rule:
            styled.append(f" [{rule}]", style="dim")
        if self.console.is_terminal:
            self.console.print(Padding(styled, (0, 0, 0, indent)) if indent else styled)
        else:
            self.console.print(Styled(" " * indent) + styled, soft_wrap=True)

    def whole(self, words: str) -> None:
        """A line with something to copy, such as a command: it is never broken, however narrow the terminal is."""
        self.console.print(words, soft_wrap=True)

    def lines(self, lines: list[Line]) -> None:
        for line in lines:
            self.line(*line)

    def heading(self, words: str) -> None:
        """A line that opens a section, set off by an empty one."""
        self.line()
        self.line(words, style="bold")


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Any]:
    """Call what this gives with the number done. The bar is drawn on stderr, and only on a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, total=total: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, total=total: progress.update(task, completed=done)
