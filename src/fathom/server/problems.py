"""Refusals of the server: each has a code for programs and a text for people."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import FathomError
from ..kernel.text import Text, home_of
from .wire import Problem

__all__ = ["STATUS", "Refused", "refuse"]

home_of("server", "fathom.server")

STATUS = {
    "invalid": 400, "no-key": 401, "origin": 403, "bad-key": 403, "not-allowed": 403, "not-found": 404,
    "illegal": 409, "stale": 409, "not-your-turn": 409, "over": 409, "secret": 409, "too-large": 413,
    "too-fast": 429, "broken": 500, "busy": 503,
}  # fmt: skip


class Refused(FathomError):
    """Something the server does not do, and why. It changed nothing."""

    def __init__(self, code: str, text: Text, rule: str = "", option: str = "") -> None:
        super().__init__(text, rule)
        self.code, self.option = code, option

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self, key: str = "") -> Problem:
        return Problem(self.code, self.text.within("kernel").to_json(), self.rule, key, self.option)


def refuse(code: str, id: str, **args: Any) -> Refused:
    """A refusal in the server's own words."""
    return Refused(code, Text(id, "server", **args))
