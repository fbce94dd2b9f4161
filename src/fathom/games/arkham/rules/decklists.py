"""Reading decks: slugs, numbers of cards, names in any language, lines of text and the JSON that deck sites export."""

from __future__ import annotations

import json
import re
from difflib import get_close_matches
from functools import cache

from ....kernel.errors import BadOption
from ....kernel.text import LANGUAGES, Listed, MissingText, Text, noun
from ..cards.printed import CARDS, FACE, Printed
from ..pieces import Piece

__all__ = ["find_card", "read_deck"]

LINE = re.compile(r"(?:(\d+) ?[x×]? )?(.+?) ?(?:\((\d)\))? ?(?:[x×] ?(\d+))?")
"""A line without needless spaces: how many, the name, the level, or how many behind it."""
MOST_LINES = 200
LONGEST_LINE = 200
MOST_TIMES = 9
"""More copies than that need not be told apart: they are too many."""


def _plain(name: str) -> str:
    return re.sub(r"[^\w]+", " ", name.casefold()).strip()


@cache
def _names() -> dict[str, list[Printed]]:
    """Player cards by their names in all languages; equal ones of several levels together."""
    found: dict[str, list[Printed]] = {}
    for printed in CARDS:
        if printed.class_ == "mythos" or printed.type == "investigator":
            continue
        for lang in LANGUAGES:
            try:
                name = Text(printed.title, "arkham").render(lang)
            except MissingText:
                continue
            same = found.setdefault(_plain(name), [])
            if printed not in same:
                same.append(printed)
    return found


def find_card(given: str, level: int | None = None) -> Piece:
    """The card that a slug, a number or a name means; raises BadOption with the names that look most like it."""
    if given in FACE:
        return FACE[given]
    code = given.strip()
    for printed in CARDS:
        if printed.code == code:
            return printed.face
    if re.fullmatch(r"\d{5}[a-z]?", code):
        raise BadOption(Text("decklist-other-product", "arkham", given=code), "A-collection.1")
    same = _names().get(_plain(given), [])
    for printed in sorted(same, key=lambda one: one.level):
        if level is None or printed.level == level:
            return printed.face
    raise _unknown(given, level)


def _unknown(given: str, level: int | None = None) -> BadOption:
    """No card of that name, with those that look most like it."""
    alike = get_close_matches(_plain(given[:LONGEST_LINE]), list(_names()), 3, 0.6)
    near = dict.fromkeys(printed.slug for name in alike for printed in _names()[name])
    told = given[:80] if level is None else f"{given[:80]} ({level})"
    if not near:
        return BadOption(Text("decklist-unknown", "arkham", given=told), "A-collection.1")
    cards = Listed([noun(slug) for slug in near], "or")
    return BadOption(Text("decklist-unknown-near", "arkham", given=told, near=cards), "A-collection.1")


def read_deck(text: str) -> tuple[str, list[Piece]]:
    """A pasted deck: the investigator's slug and the cards."""
    text = text.strip()
    if text.startswith("{"):
        return _read_json(text)
    investigator, pieces = "", list[Piece]()
    lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
    if len(lines) > MOST_LINES:
        raise BadOption(Text("decklist-too-long", "arkham", most=MOST_LINES), "A-deckbuilding.2")
    for line in lines:
        if len(line) > LONGEST_LINE:
            raise _unknown(line)
        found = _investigator(line)
        if found:
            investigator = investigator or found
            continue
        match = LINE.fullmatch(line)
        if match is None or line.endswith(":") or not (match[1] or match[4] or _known(match[2])):
            continue  # a heading
        times = match[1] or match[4] or "1"
        n = int(times) if len(times) == 1 else MOST_TIMES
        pieces += [find_card(match[2], int(match[3]) if match[3] else None)] * n
    if not investigator:
        raise BadOption(Text("decklist-no-investigator", "arkham"), "A-deckbuilding.1")
    return investigator, pieces


def _known(name: str) -> bool:
    return name in FACE or _plain(name) in _names()


def _investigator(line: str) -> str:
    plain = _plain(re.sub(r"^\s*\d+\s*[x×]?\s+", "", line))
    for printed in CARDS:
        if printed.type == "investigator":
            names = {_plain(Text(printed.slug, "arkham").render(lang)) for lang in LANGUAGES}
            if plain in names or line.strip() in (printed.slug, printed.code):
                return printed.slug
    return ""


def _read_json(text: str) -> tuple[str, list[Piece]]:
    try:
        data = json.loads(text)
        code = str(data.get("investigator_code") or data["investigator"])
        slots = {str(card): int(n) for card, n in data["slots"].items()}
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        raise BadOption(Text("decklist-json", "arkham"), "A-deckbuilding.1") from None
    investigator = _investigator(code)
    if not investigator:
        raise BadOption(Text("bad-investigator", "arkham", given=code[:80]), "A-deckbuilding.1")
    pieces = [
        find_card(card) for card, n in slots.items() if card != "01000" for _ in range(max(0, min(n, MOST_TIMES)))
    ]
    return investigator, pieces
