"""Playing a stored game and writing down what is asked, answered, said and seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import fathom
from fathom.kernel.text import Text, who
from records import fixtures

__all__ = ["View", "Writer"]

EVERY = 40
View = dict[str, Any]


class Writer:
    """Plays a stored game and writes down what is asked, answered, said and seen."""

    def __init__(self, fixture: dict[str, Any], lang: str) -> None:
        self.fixture, self.lang = fixture, lang
        self.table = fixtures.start(fixture)

    # ---- small words

    def say(self, text: Text) -> str:
        return text.within(self.fixture["game"]).render(self.lang)

    def name(self, key: str | None) -> str:
        if key is None:
            return "–"
        return self.say(Text(key))

    def names(self, keys: Iterable[str | None]) -> str:
        """Names with equal ones counted."""
        counts = Counter(self.name(key) for key in keys)
        return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counts.items()) or "–"

    def player(self, seat: int) -> str:
        return self.say(who(seat))

    # ---- the game

    def lines(self) -> list[str]:
        t, fixture = self.table, self.fixture
        options = [key if on is True else f"{key} {on}" for key, on in fixture["options"].items() if on]
        chosen = ", ".join(options) or "none"
        game, seed = fixture["game"], fixture["seed"]
        out = [f"{game}: {t.seats} seats, seed {seed}, options: {chosen}, language: {self.lang}"]
        for number, (decision, answer) in enumerate(fixtures.walk(t, fixture), 1):
            out += self.log(number - 1)
            if number % EVERY == 1 and number > 1:
                out += self.look(number - 1)
            out += ["", f"{number}. {self.player(decision.seat)}: {self.say(decision.prompt)} [{decision.rule}]"]
            out.append(f"   > {self.answer(decision, answer)}")
        return [*out, *self.log(len(t.answers)), *self.end()]

    def log(self, number: int) -> list[str]:
        """What happened after an answer. Lines for one seat alone are here, too: no player reads a transcript."""
        out = []
        for at, id, args, rule, _, audience in self.table.lines:
            if at == number:
                whose = "" if audience is None else f"({', '.join(map(self.player, audience))}) "
                out.append(f"     {whose}{self.say(Text(id, **args))} [{rule}]")
        return out

    def answer(self, decision: fathom.Decision, answer: Any) -> str:
        """The answer in words, with its rule."""
        if decision.shape == "number":
            return f"{answer} ({decision.least}–{decision.most}) [{decision.rule}]"
        options = {option.key: option for option in decision.options}
        if decision.shape == "pick":
            return f"{self.say(options[answer].text)} [{options[answer].rule}]"
        counts = answer if isinstance(answer, dict) else dict.fromkeys(answer, 1)
        words = [f"{f'{n} × ' if n > 1 else ''}{self.say(options[key].text)}" for key, n in counts.items()]
        return f"{', '.join(words)} [{decision.rule}]"

    # ---- what is seen; each game has its own way to say it

    def look(self, number: int) -> list[str]:
        """The table as a spectator sees it, then what two seats see beyond that."""
        raise NotImplementedError

    def end(self) -> list[str]:
        """How it ended, and who won."""
        raise NotImplementedError
