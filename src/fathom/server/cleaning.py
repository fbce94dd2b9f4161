"""What people write, made fit to be shown to others: names and chat lines are one line of visible text.

Text can do harm without saying anything: it can turn the line around it backwards, hide, carry codes for terminals, or
pile marks over its neighbours. Such characters are taken out; a text of nothing else is refused. What a language or a
picture really needs stays: letters of any script with their marks, and what joins letters and pictures to one.
"""

from __future__ import annotations

import re
import unicodedata

from .problems import refuse

__all__ = ["LONGEST_NAME", "LONGEST_TEXT", "clean"]

LONGEST_NAME = 40
LONGEST_TEXT = 500
MOST_MARKS = 4
"""Marks over and under one letter: Hebrew and Tibetan need as many, zalgo more."""

JOINERS = "\u200c\u200d"
BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and symbols that look like a space, or like nothing."""
UNSEEN = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\u2065\ufdd0-\ufdef\ufe00-\ufe0d\ufff0-\ufff8\ufffe\uffff\U000e0000-\U000e0fff]"
)
"""Marks that show nothing, and codes that will never stand for anything. Two variation selectors stay: they make a
picture of a symbol, or none. So do codes this Python does not know yet: there are new pictures every year."""
LOOSE = re.compile(f"(?<![^\\s{JOINERS}])[{JOINERS}]+|[{JOINERS}]{{2,}}|[{JOINERS}](?!\\S)")
"""Joiners with nothing to join, or several of them."""


def clean(given: str, most: int) -> str:
    """One line of visible text, at most so long. Raises Refused where nothing can be seen; empty text stays empty."""
    if not given:
        return ""
    text = UNSEEN.sub("", BLANK.sub(" ", unicodedata.normalize("NFC", given)))
    text = "".join(_kept(character) for character in text)
    text = LOOSE.sub("", _few_marks(text))
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not text:
        raise refuse("invalid", "nothing-visible")
    if len(text) > most:
        raise refuse("invalid", "text-too-long", length=len(text), most=most)
    return text


def _kept(character: str) -> str:
    """A character, a space where it parts words or lines, or nothing where it only works in secret."""
    if character.isspace():
        return " "
    category = unicodedata.category(character)
    return "" if category in ("Cc", "Cf", "Cs", "Co") and character not in JOINERS else character


def _few_marks(text: str) -> str:
    """Without marks that have nothing to stand on, and without those that are too many for what they stand on."""
    kept: list[str] = []
    room = 0
    for character in text:
        if unicodedata.category(character) in ("Mn", "Me"):
            if room == 0:
                continue
            room -= 1
        elif character == " ":
            room = 0
        elif character not in JOINERS:
            room = MOST_MARKS
        kept.append(character)
    return "".join(kept)
