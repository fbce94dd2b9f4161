"""The command line as its users meet it: arguments and typed lines in, text and an exit code out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import fathom
from fathom.cli.app import app
from fathom.cli.terminal.session import Session

Result = Any
Cli = Callable[..., Result]


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saves"
    monkeypatch.setenv("FATHOM_SAVES", str(folder))
    return folder


def no_server(*args: Any, **kwargs: Any) -> None:
    """A server would run until it is stopped, and nobody stops it here."""
    raise AssertionError("the command starts a server")


@pytest.fixture
def cli(saves: Path, monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Run a command; an exception that would be a traceback fails the test here."""
    for name in ("LC_ALL", "LC_MESSAGES", "FATHOM_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("fathom.server.run.serve", no_server)

    def run(*args: str, typed: str | list[str] = "") -> Result:
        lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(app, [str(arg) for arg in args], input=lines, catch_exceptions=False)

    return run


class Typist:
    """Somebody at the keyboard: types scripted lines first, then any legal answer to whatever is asked."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.session: Session | None = None
        self.script: list[str] = []
        self.shapes: set[str] = set()
        self.least_typed = 0

    def line(self, prompt: str = "") -> str:
        print(prompt, end="")
        if self.script:
            return self.script.pop(0)
        assert self.session is not None, f"nothing scripted for {prompt!r}"
        if "Enter" in prompt:
            return ""
        decision = self.session._next()
        assert decision is not None
        self.shapes.add(decision.shape)
        answer = decision.sample(self.rng)
        return typed(decision, answer)


def typed(decision: fathom.Decision, answer: Any) -> str:
    """An answer in the words of a player."""
    number = {key: str(i) for i, key in enumerate(decision.keys, 1)}
    if decision.shape == "pick":
        return number[answer]
    if decision.shape == "number":
        return str(answer)
    if decision.shape == "split":
        return " ".join(f"{n}x{number[key]}" for key, n in answer.items()) or "0"
    return " ".join(number[key] for key in answer) or "0"


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch) -> Iterator[Typist]:
    """Replaces the keyboard of every session started in the test."""
    person = Typist(1)
    start = Session.play

    def play(session: Session) -> bool:
        person.session = session
        return start(session)

    monkeypatch.setattr(Session, "play", play)
    monkeypatch.setattr("builtins.input", person.line)
    yield person
