"""Reading whole games aloud: every text they show, in every language, looked at for what must not be there."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import fathom
from fathom.kernel.text import LANGUAGES, Text
from text_samples import ENGLISH, messages


@cache
def ids_of(domain: str) -> frozenset[str]:
    return frozenset(id for id in messages(domain, "en") if "-" in id)


def check_words(words: str, what: object, domain: str) -> None:
    assert words.strip() == words != "", f"{what}: {words!r}"
    assert not re.search(r"[{}]|\?\?\?|  |\.\.| [,.;:]", words), f"{what}: {words!r}"
    raw = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", words)) & ids_of(domain)
    assert not raw, f"{what}: {words!r} shows {raw}"


def render(text: Text, lang: str, domain: str) -> str:
    words = text.render(lang)
    check_words(words, (lang, text), domain)
    return words


def english_in(words: str) -> set[str]:
    return {word for word in re.findall(r"[^\W\d_]+", words.lower()) if word in ENGLISH}


class Reader:
    """Renders each different text once in every language and keeps the words."""

    def __init__(self, domain: str) -> None:
        self.domain = domain
        self.seen: set[str] = set()
        self.words: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}

    def read(self, text: Text) -> None:
        mark = repr(text)
        if mark not in self.seen:
            self.seen.add(mark)
            for lang in LANGUAGES:
                self.words[lang].append(render(text, lang, self.domain))

    def game(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        """A random game, with everything anybody is asked, offered, refused or told."""
        t = fathom.new(self.domain, seats=seats, seed=seed, options=options)
        rng = random.Random(seed)
        while t.decision is not None:
            for d in t.decisions:
                self.read(d.prompt)
                for option in d.options:
                    self.read(option.text)
                for text, _ in d.refused():
                    self.read(text)
            t.choose(t.decision.sample(rng), t.decision.seat)
            if t.revealed[1]:
                self.read(Text("undo-revealed", "kernel", what=Text(t.revealed[1], self.domain, **t.revealed[2])))
        for seat in range(seats):
            for line in t.events(0, seat):
                self.read(line.text)
        assert t.outcome is not None
        self.read(t.outcome.reason)
