"""The client's own words in three languages, and how bad input is told: in one line, with exit code 2."""

from __future__ import annotations

import errno
import os
import socket
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer

from ..kernel.errors import FathomError
from ..kernel.text import LANGUAGES, Text, home_of, lexicon

__all__ = ["BadInput", "Words", "bad", "clip", "language_of", "plain", "speaking", "system_language", "why_not"]

DOMAIN = "cli"
home_of(DOMAIN, "fathom.cli")


class BadInput(FathomError):
    """Something the user typed on the command line is not possible."""


def clip(text: str, most: int = 60) -> str:
    """What somebody typed, short enough to be repeated in an answer."""
    return text if len(text) <= most else f"{text[:most]}…"


def bad(id: str, /, **args: Any) -> BadInput:
    given = {key: clip(value, 500) if isinstance(value, str) else value for key, value in args.items()}
    return BadInput(Text(id, DOMAIN, **given))


SYSTEM = {
    errno.ENOENT: "cli-system-absent", errno.EACCES: "cli-system-forbidden", errno.EPERM: "cli-system-forbidden",
    errno.EISDIR: "cli-system-folder", errno.ENOTDIR: "cli-system-no-folder", errno.EEXIST: "cli-system-there",
    errno.ENOSPC: "cli-system-full", errno.EROFS: "cli-system-read-only", errno.ENAMETOOLONG: "cli-system-long",
    errno.EADDRNOTAVAIL: "cli-system-not-mine", socket.EAI_NONAME: "cli-system-no-address",
}  # fmt: skip


def why_not(error: Exception) -> Text:
    """Why the system did not do it: in our words, where we have any, for it speaks English only."""
    known = SYSTEM.get(getattr(error, "errno", None) or 0)
    return (
        Text(known, DOMAIN)
        if known
        else Text("cli-system-says", DOMAIN, why=getattr(error, "strerror", None) or str(error))
    )


class Words:
    """All texts in one language: `words("cli-bye")` for our own, `words.of(text)` for any Text."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, id: str, /, **args: Any) -> str:
        return Text(id, DOMAIN, **args).render(self.lang)

    def of(self, text: Text, game: str = DOMAIN) -> str:
        return text.within(game).render(self.lang)

    def name(self, game: str, id: str) -> str:
        """A name from the game's own locale."""
        return Text(id, game).render(self.lang)

    def count(self, game: str, n: int, noun: str) -> str:
        """The number with the noun of the game in the form that the number demands."""
        return f"{n} {lexicon(game, self.lang).form(noun, '', n)}"

    def _or_else(self, domain: str, id: str, fallback: str) -> str:
        """A message, or the fallback where there is none (a bot or a game from outside)."""
        known = lexicon(domain, self.lang).bundle.has_message(id)
        return Text(id, domain).render(self.lang) if known else fallback

    def bot(self, name: str) -> str:
        return self._or_else("kernel", f"bot-{name}", name)

    def bot_is(self, name: str) -> str:
        return self._or_else("kernel", f"bot-{name}-is", name)

    def game(self, id: str) -> str:
        return self._or_else(id, "game-title", id)

    def option(self, game: str, name: str) -> str:
        return self._or_else(game, f"option-{name}", name)

    def option_is(self, game: str, name: str) -> str:
        return self._or_else(game, f"option-{name}-is", name)

    def option_value(self, game: str, name: str, value: object) -> str:
        return self._or_else(game, f"option-{name}-{str(value).lower()}", str(value))

    def deck(self, game: str, name: str) -> str:
        return self._or_else(game, f"deck-{name}", name)

    def chapter(self, game: str, name: str) -> str:
        return self._or_else(game, f"chapter-{name}", name)


def plain(words: str) -> str:
    """Without case and accents, so that "zolnierz" finds "Żołnierz"."""
    folded = unicodedata.normalize("NFKD", words.casefold().replace("ł", "l"))
    return "".join(c for c in folded if not unicodedata.combining(c))


def system_language() -> str:
    """The user's language as the system tells it, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def language_of(given: str | None) -> str:
    """The language asked for; raises BadInput for one we do not have."""
    if given is None:
        return system_language()
    if given.lower() not in LANGUAGES:
        raise bad("cli-bad-language", given=given, languages=", ".join(LANGUAGES))
    return given.lower()


@contextmanager
def speaking(given: str | None) -> Iterator[Words]:
    """The words for a command; whatever Fathom refuses inside becomes one line on stderr and exit code 2."""
    words = Words(system_language())
    try:
        words.lang = language_of(given)
        yield words
    except FathomError as error:
        told = words.of(error.text)
        typer.echo(f"fathom: {told} [{error.rule}]" if error.rule else f"fathom: {told}", err=True)
        raise typer.Exit(2) from None
