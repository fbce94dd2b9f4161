"""Contact sheets: all cards of a game in every language, to be read and reviewed like code.

A card has a block: its slug with the length of its text in each language, then what it says in each, after its name.
Lines of numbers and icons stand in square brackets; they do not count, because a card draws them. From the folder of
the tests,

    python -m golden.cards --renew

writes the sheets again; read the difference before you keep it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import fathom
from fathom.kernel.ability import Card
from fathom.kernel.text import LANGUAGES, Text

__all__ = ["HERE", "LIMIT", "RENEW", "path_of", "sheet", "sheets", "too_long"]

HERE = Path(__file__).parent / "cards"
RENEW = "(cd tests && ../.venv/bin/python -m golden.cards --renew)"
LIMIT = 320
"""A text that is longer does not fit on the card of the page."""
DRAWN = {
    "lord-numbers", "leviathan-lives", "crisis-icons", "waypoint-distance", "sheet-skills", "sheet-start",
    "sheet-succession", "card-price", "automa-value", "goal-points", "tile-says", "event-kind",
}  # fmt: skip
"""Lines that a card draws instead of writing them."""


def path_of(game: str) -> Path:
    return HERE / f"{game}.txt"


def sheets() -> list[str]:
    """The games that have a sheet."""
    return [game for game in fathom.games() if path_of(game).exists()]


def written(card: Card) -> list[Text]:
    return [text for text in card.say() if text.id not in DRAWN]


def side(text: Text) -> str:
    """Which side of its card a line stands on, where a card has two; only one of them lies up."""
    return str(text.args.get("side", "")) if text.id == "says-symbol" else "back" if text.id == "says-back" else ""


def length(game: str, card: Card, lang: str) -> int:
    lines = written(card)
    sides = [[text for text in lines if side(text) == up] for up in {side(text) for text in lines}]
    return max((len(" ".join(text.within(game).render(lang) for text in texts)) for texts in sides), default=0)


def every_card(game: str) -> Iterator[tuple[str, Card]]:
    for deck, cards in fathom.games()[game].cards().items():
        for card in cards:
            yield deck, card


def too_long(game: str) -> dict[str, dict[str, int]]:
    """The cards over the limit, by language, with their lengths."""
    found: dict[str, dict[str, int]] = {lang: {} for lang in LANGUAGES}
    for _, card in every_card(game):
        for lang in LANGUAGES:
            if length(game, card, lang) > LIMIT:
                found[lang][card.slug] = length(game, card, lang)
    return found


def said(game: str, card: Card, lang: str) -> str:
    """The card in one language, line by line; what a card draws stands in brackets."""
    lines = [(text.id in DRAWN, text.within(game).render(lang)) for text in card.say()]
    words = [f"[{line}]" if drawn else line for drawn, line in lines]
    return f"  {lang}  {card.name().within(game).render(lang)}  " + "\n        ".join(words)


def sheet(game: str) -> list[str]:
    out: list[str] = [f"{game}: what its cards say"]
    last = ""
    for deck, card in every_card(game):
        if deck != last:
            out += ["", f"==== {deck}"]
            last = deck
        lengths = ", ".join(f"{lang} {length(game, card, lang)}" for lang in LANGUAGES)
        out += ["", f"{card.slug} ({lengths})"]
        for lang in LANGUAGES:
            out += said(game, card, lang).splitlines()
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m golden.cards", description="Print or renew the contact sheets.")
    parser.add_argument("games", nargs="*", choices=[*fathom.games(), []], help="which ones; all that exist if none")
    parser.add_argument("--renew", action="store_true", help="write the files instead of printing")
    given = parser.parse_args()
    for game in given.games or sheets():
        text = "\n".join(sheet(game)) + "\n"
        if given.renew:
            path_of(game).write_text(text, encoding="utf-8")
            print(path_of(game).relative_to(HERE.parent))
        else:
            print(text, end="")


if __name__ == "__main__":
    main()
