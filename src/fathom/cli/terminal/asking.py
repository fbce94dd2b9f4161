"""Small questions before a game. Enter takes what stands in brackets; a slip is asked again."""

from __future__ import annotations

from collections.abc import Sequence

from ..given import as_number
from ..words import Words, plain
from .voice import Voice

__all__ = ["ask_number", "ask_yes", "choose"]

_YES = {"y", "yes", "t", "tak", "j", "ja", "1"}
_NO = {"n", "no", "nie", "nein", "0"}


def choose(voice: Voice, say: Words, question: str, items: Sequence[str], default: int = 0) -> int:
    """The index of one of the numbered items."""
    voice.heading(question)
    for i, item in enumerate(items, 1):
        voice.line(f"{i}. {item}", indent=2)
    while True:
        line = voice.ask(say("cli-setup-choose", default=default + 1))
        if not line:
            return default
        number = as_number(line)
        if number is not None and 1 <= number <= len(items):
            return number - 1
        starts = [i for i, item in enumerate(items) if plain(item).startswith(plain(line))]
        if len(starts) == 1:
            return starts[0]
        voice.line(say("cli-setup-again", most=len(items)))


def ask_yes(voice: Voice, say: Words, question: str, default: bool) -> bool:
    while True:
        told = say("cli-setup-yes-no", question=question, default=say("cli-yes" if default else "cli-no"))
        line = plain(voice.ask(told))
        if not line:
            return default
        if line in _YES or line in _NO:
            return line in _YES
        voice.line(say("cli-setup-yes-or-no"))


def ask_number(voice: Voice, say: Words, question: str, allowed: Sequence[int], default: int) -> int:
    while True:
        line = voice.ask(say("cli-setup-number", question=question, default=default))
        if not line:
            return default
        number = as_number(line)
        if number is not None and number in allowed:
            return number
        voice.line(say("cli-setup-one-of", numbers=", ".join(map(str, allowed))))
