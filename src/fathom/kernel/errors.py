"""One family of errors: each names what was wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .text import Text

__all__ = [
    "BadOption", "BadPosition", "BadRecord", "BadSeats", "BadSeed", "Endless", "FathomError", "IllegalAnswer",
    "NoDeal", "UndoRefused", "UnknownGame",
]  # fmt: skip


class FathomError(Exception):
    """The base of everything Fathom raises on bad input.

    `text` is the same message as data, so a client can show it in its player's language;
    `rule` is the clause that refuses, where a rule does.
    """

    def __init__(self, text: Text, rule: str = "") -> None:
        # What was given may be long, and a text with an argument of more than 1,000 characters does not render.
        args = {k: f"{v[:900]} …" if isinstance(v, str) and len(v) > 900 else v for k, v in text.args.items()}
        self.text, self.rule = type(text)(text.id, text.domain, **args), rule
        super().__init__(self.text, rule)

    def __str__(self) -> str:
        """Rendered when somebody looks: trying answers raises thousands that nobody reads."""
        return self.text.render("en")

    def __reduce__(self) -> tuple[type, tuple[Text, str]]:
        """Errors cross process borders whole."""
        return type(self), (self.text, self.rule)


class UnknownGame(FathomError):
    """No game has this id."""


class BadSeats(FathomError):
    """The game is not played by so many."""


class BadSeed(FathomError):
    """A seed must be an integer."""


class BadOption(FathomError):
    """The game has no such option, or the option cannot be this."""

    option = ""
    """Which one, where the game has it."""


class BadPosition(FathomError):
    """A described position cannot exist."""


class BadRecord(FathomError):
    """A record or saved table is damaged, edited or not ours."""


class IllegalAnswer(FathomError):
    """An answer the open question does not accept."""


class UndoRefused(FathomError):
    """Something was revealed since the last choice, or there is nothing to take back."""


class Endless(FathomError):
    """The table does not come to its next question: no game does that, but a forged file may."""


class NoDeal(FathomError):
    """Nothing that a seat cannot know could be dealt anew so that it fits what the seat has seen."""
