"""What a player types, turned into an answer of the open question; numbers count the options from 1."""

from __future__ import annotations

import re

from ...kernel.decision import Answer, Decision
from ...kernel.errors import IllegalAnswer
from ...kernel.text import Text
from ..given import as_number
from ..words import DOMAIN, Words, clip, plain

__all__ = ["by_words", "how_to_answer", "looks_like_answer", "read_answer", "told_answer"]

_SPLIT = re.compile(r"([0-9]+)[x×*](\S+)", re.IGNORECASE)
_NUMBER = re.compile(r"[-+]?[0-9]+[.)]?")


def _misread(id: str, /, **args: object) -> IllegalAnswer:
    return IllegalAnswer(Text(id, DOMAIN, **args))


def looks_like_answer(decision: Decision, line: str) -> bool:
    """Is this meant as an answer rather than as a command?"""
    words = line.replace(",", " ").split()
    return bool(words) and all(
        word in decision.keys or _NUMBER.fullmatch(word) or _SPLIT.fullmatch(word) for word in words
    )


def _key(decision: Decision, word: str) -> str:
    """An option by its number or its key."""
    if word in decision.keys:
        return word
    number = as_number(word.rstrip(".)"))
    if number is not None and 1 <= number <= len(decision.keys):
        return decision.keys[number - 1]
    raise _misread("cli-no-such-number", given=clip(word), most=len(decision.keys))


def by_words(decision: Decision, line: str, say: Words, game: str) -> str | None:
    """The one option whose text begins with what was typed: "pas" is as good as its number."""
    if decision.shape != "pick" or len(line) < 3:
        return None
    fits = [option.key for option in decision.options if plain(say.of(option.text, game)).startswith(plain(line))]
    return fits[0] if len(fits) == 1 else None


def read_answer(decision: Decision, line: str) -> Answer:
    """The answer in its canonical form; raises IllegalAnswer with the reason."""
    words = line.replace(",", " ").split()
    shape = decision.shape
    answer: Answer
    if shape == "number":
        word = words[0].rstrip(".)") if len(words) == 1 else ""
        if not re.fullmatch(r"[-+]?[0-9]{1,9}", word):
            raise _misread("cli-want-number", least=decision.least, most=decision.most)
        answer = int(word)
    elif shape == "pick":
        if len(words) != 1:
            raise _misread("cli-want-one")
        answer = _key(decision, words[0])
    elif words == ["0"] and shape in ("pick_some", "split"):
        answer = [] if shape == "pick_some" else {}
    elif shape == "split":
        shares: dict[str, int] = {}
        for word in words:
            found = None if word in decision.keys else _SPLIT.fullmatch(word)
            times, what = (int(found[1][:9]), found[2]) if found else (1, word)
            key = _key(decision, what)
            shares[key] = shares.get(key, 0) + times
        answer = shares
    else:
        answer = [_key(decision, word) for word in words]
    return decision.clean(answer)


def told_answer(decision: Decision, answer: Answer, say: Words, game: str) -> str:
    """An answer in words, with what to type for it."""
    if isinstance(answer, int):
        return str(answer)
    counts = answer if isinstance(answer, dict) else dict.fromkeys([answer] if isinstance(answer, str) else answer, 1)
    told = []
    for key, times in counts.items():
        number = decision.keys.index(key) + 1
        words = say.of(decision.options[number - 1].text, game).removesuffix(".")
        told.append(f"{f'{times}x' if times > 1 else ''}{number} ({words})")
    return ", ".join(told) or "0"


def how_to_answer(decision: Decision, say: Words) -> str:
    """How to type an answer to this kind of question; "" for the plain one, which the prompt explains."""
    shape, least, most = decision.shape, decision.least, decision.most
    if shape == "pick":
        return ""
    if shape == "number":
        return say("cli-how-number", least=least, most=most)
    if shape == "order":
        return say("cli-how-order")
    if least == most == 1:
        return say("cli-how-one")
    how = say(f"cli-how-{shape.replace('_', '-')}")
    if least == most:
        return f"{how} {say('cli-how-exactly', n=least)}"
    none = f" {say('cli-how-none')}" if least == 0 else ""
    return f"{how} {say('cli-how-between', least=least, most=most)}{none}"
