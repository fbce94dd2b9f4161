"""Reading decks: slugs, numbers of cards, names in any language, lines of text and the JSON that deck sites export."""

from __future__ import annotations

import json
import re
import unicodedata
from difflib import get_close_matches
from functools import cache
from typing import Any

from ....kernel.errors import BadOption
from ....kernel.text import LANGUAGES, Listed, MissingText, Text, noun
from ..cards.printed import CARDS, FACE, Printed
from ..pieces import Piece

__all__ = ["find_card", "read_deck"]

LINE = re.compile(
    r"(?:\(?(\d+)(?: ?[x×]\)? ?|\) ?| ))?(.+?)"
    r" ?(?:[(\[](?:[^\W\d]+ )?(\d)(?: [^\W\d]+)?[)\]])? ?(?:\(?[x×] ?(\d+)\)?)?",
    re.I,
)
"""A line without needless spaces: how many, the name, the level, or how many behind it."""
PRODUCT = re.compile(r"(.+) \(([^()\d][^()]*)\)( ?[(\[]\d[)\]]| ?[x×] ?\d+)?", re.I)
"""A line with the product that a card is of, as deck sites name it, perhaps with its number in there."""
LEVEL = re.compile(r"(level|lvl|xp|poziom|stufe) \d|[x×] ?\d+", re.I)
"""What stands in brackets and is no product."""
MARKS = re.compile(r"[*_`]|\[/?(?:b|i|u|url)(?:=[^\]]*)?\]|\[(?=[^\]]*\]\()|\]\([^)]*\)", re.I)
"""What markdown and forum code put around a name: stars, bars, links."""
BULLET = re.compile(r"[-–—*•·●▪◦+>] ")
SUBTITLE = re.compile(r":| [-–—] ")
UNSEEN = re.compile("[\u200b-\u200f\u2060\ufeff]")
"""Characters without width, as a copied page may hold."""
CORE = ("core set", "core", "zestaw podstawowy", "grundspiel")
DRAWN = frozenset({"random basic weakness", "losowe podstawowe osłabienie", "zufällige grundschwäche"})
"""What stands for the basic weakness that everybody draws (A-deckbuilding.7)."""
SUMS = frozenset({"card", "cards", "experience", "xp", "karta", "karty", "kart", "karte", "karten"})
"""What a line counts that names no card."""
MOST_LINES = 200
LONGEST_LINE = 200
MOST_TIMES = 9
"""More copies than that need not be told apart: they are too many."""


def _plain(name: str) -> str:
    name = unicodedata.normalize("NFC", name)
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
    same = _same(given)
    for printed in sorted(same, key=lambda one: one.level):
        if level is None or printed.level == level:
            return printed.face
    raise _unknown(given, level)


def _same(given: str) -> list[Printed]:
    """The cards of a name, perhaps with a subtitle behind a colon or a dash."""
    return _names().get(_plain(given)) or _names().get(_plain(SUBTITLE.split(given, maxsplit=1)[0]), [])


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
    text = UNSEEN.sub("", text).strip()
    bare = re.sub(r"^```\w*\s*|\s*```$", "", text)
    if re.match(r"\[?\s*\{", bare):
        return _read_json(bare)
    investigator, pieces = "", list[Piece]()
    lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
    if len(lines) > MOST_LINES:
        raise BadOption(Text("decklist-too-long", "arkham", most=MOST_LINES), "A-deckbuilding.2")
    for line in lines:
        if len(line) > LONGEST_LINE:
            raise _unknown(line)
        named, product = _without_product(_without_marks(line))
        found = _investigator(named)
        match = LINE.fullmatch(named)
        if found or match is None or not _is_card(named, match):
            investigator = investigator or found
            continue
        if product and product not in CORE and not _is_subtitle(match[2], product):
            raise BadOption(Text("decklist-other-product", "arkham", given=line[:80]), "A-collection.1")
        n = min(int((match[1] or match[4] or "1")[:3]), MOST_TIMES)
        pieces += [find_card(match[2], int(match[3]) if match[3] else None)] * n
    if not investigator:
        raise BadOption(Text("decklist-no-investigator", "arkham"), "A-deckbuilding.1")
    return investigator, pieces


def _without_marks(line: str) -> str:
    """A line as it is read, without bullets, links and letters set bold."""
    return " ".join(MARKS.sub("", BULLET.sub("", line, count=1) if BULLET.match(line) else line).split())


def _without_product(line: str) -> tuple[str, str]:
    """A line without the product in brackets, and that product; not every bracket names one."""
    match = PRODUCT.fullmatch(line)
    if match is None or LEVEL.fullmatch(match[2]):
        return line, ""
    return match[1] + (match[3] or ""), _plain(match[2].partition("#")[0])


def _is_subtitle(name: str, given: str) -> bool:
    """Do the brackets hold what stands beneath the name?"""
    return any(
        _plain(Text(f"subtitle-{printed.slug}", "arkham").render(lang)) == given
        for printed in _same(name) if printed.has_subtitle for lang in LANGUAGES
    )  # fmt: skip


def _is_card(line: str, match: re.Match[str]) -> bool:
    """Does a line name a card? Headings, remarks and sums do not."""
    if line.endswith(":") or line.startswith(("#", "//")):
        return False
    if _plain(match[2]) in DRAWN:
        return False
    known = match[2] in FACE or bool(_same(match[2]))
    return known or (bool(match[1] or match[4]) and _plain(match[2]).partition(" ")[0] not in SUMS)


@cache
def _investigators() -> dict[str, str]:
    """Investigators by number, slug, and name in every language."""
    them = [printed for printed in CARDS if printed.type == "investigator"]
    names = {_plain(Text(one.slug, "arkham").render(lang)): one.slug for one in them for lang in LANGUAGES}
    return {**names, **{_plain(one.slug): one.slug for one in them}, **{one.code: one.slug for one in them}}


def _investigator(line: str) -> str:
    """Whom a line names, perhaps with a subtitle behind a colon, or with what it tells before it."""
    named = re.sub(r"^\(?\d+ ?[x×]?\)? ", "", line, flags=re.I)
    found = (_investigators().get(_plain(part)) for part in (named, *named.split(":")[:2]))
    return next((slug for slug in found if slug), "")


def _read_json(text: str) -> tuple[str, list[Piece]]:
    try:
        data = _deck_in(json.loads(text))
        code = str(data.get("investigator_code") or data["investigator"])
        slots = {str(card): int(n) for card, n in (data["slots"] or {}).items()}
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, IndexError):
        raise BadOption(Text("decklist-json", "arkham"), "A-deckbuilding.1") from None
    investigator = _investigator(code)
    if not investigator:
        raise BadOption(Text("bad-investigator", "arkham", given=code[:80]), "A-deckbuilding.1")
    besides = ("01000", CARDS[FACE[investigator]].code)
    pieces = [
        find_card(card) for card, n in slots.items() if card not in besides for _ in range(max(0, min(n, MOST_TIMES)))
    ]
    return investigator, pieces


def _deck_in(data: Any) -> Any:
    """A deck alone, or wrapped: the only one of a list, or what an answer is about."""
    if isinstance(data, list) and len(data) == 1:
        data = data[0]
    for key in ("data", "deck"):
        if isinstance(data, dict) and "slots" not in data and isinstance(data.get(key), dict):
            data = data[key]
    return data
