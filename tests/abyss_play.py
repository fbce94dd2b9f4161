"""Play verbs for tests of Abyss: a described position, then what the players do, in words.

Where not being asked would tell the others what is in a hand, a question is put even if it has a single answer. `does`
gives that answer by itself, so that a test names real choices only; `test_same_questions.py` looks at the others.
"""

from __future__ import annotations

from typing import Any

import fathom
from fathom.games.abyss.cards.allies import KEY
from fathom.games.abyss.cards.names import LOCATION_KEYS, LORD_KEYS
from fathom.games.abyss.state import AbyssState
from fathom.kernel.rng import Streams

LEVIATHAN = {"leviathan": True}
KRAKEN = {"kraken": True}
BOTH = {"leviathan": True, "kraken": True}
FORMAL = {
    "ask-action", "ask-attack-again", "ask-discard", "ask-discard-one", "ask-fighter", "ask-heal", "ask-leviathan",
    "ask-lose-allies", "ask-pay", "ask-recruit", "ask-second-fight", "ask-target", "may-effect",
}  # fmt: skip
"""The questions that may be put although they have a single answer."""


def at(options: dict[str, Any] | None = None, *, seats: int | list[dict[str, Any]] = 2, **rest: Any) -> Play:
    """A table in a described position; seat 0 is active unless `active` says otherwise."""
    return Play(fathom.position("abyss", {"options": options or {}, "seats": seats, **rest}))


def seed_with_dice(*faces: int) -> int:
    """A seed under which the next dice of a described position show these faces."""
    for seed in range(1_000_000):
        streams = Streams(seed)
        if all(streams.below(6, "dice") + 1 == face for face in faces):
            return seed
    raise LookupError(f"no seed rolls {faces}")


class Play:
    """A table and the hand that moves it."""

    def __init__(self, table: fathom.Table) -> None:
        self.t = table
        self.settle()

    @property
    def s(self) -> AbyssState:
        return self.t.state

    @property
    def seat(self) -> int | None:
        """Whose choice it is."""
        return self.t.decision.seat if self.t.decision else None

    @property
    def asked(self) -> str:
        """The id of the open question, "" when the game is over."""
        return self.t.asked[0].why if self.t.asked else ""

    @property
    def options(self) -> list[str]:
        return list(self.t.decision.keys) if self.t.decision else []

    @property
    def refused(self) -> set[str]:
        """The rules that refuse something at the open question."""
        return {rule for _, rule in self.t.decision.refused()} if self.t.decision else set()

    @property
    def rule(self) -> str:
        return self.t.decision.rule if self.t.decision else ""

    def does(self, *answers: Any) -> Play:
        """Answer one question after the other, whoever is asked."""
        for answer in answers:
            assert self.t.decision is not None, f"nobody is asked, but {answer!r} was to be answered"
            self.t.choose(answer, self.t.decision.seat)
            self.settle()
        return self

    def settle(self) -> None:
        """Give the answers that nobody has to think about."""
        assert self.t.game.explain(self.t) == []
        while self.asked in FORMAL and (only := self.t.asked[0].only()) is not None:
            self.t.choose(only, self.seat)
            assert self.t.game.explain(self.t) == []

    def all_pass(self) -> Play:
        """Everybody who is offered an Ally declines."""
        while self.asked == "ask-buy":
            self.does("pass")
        return self

    def explores(self) -> Play:
        """The active player explores (or explores on) and nobody buys."""
        return self.does("explore" if "explore" in self.options else "explore-on").all_pass()

    def recruits(self, lord: str, *payment: str) -> Play:
        """Recruit a Lord with these Allies; picks the program makes by itself need not be named."""
        self.does("recruit")
        key = f"lord-{lord}"
        if self.asked == "ask-recruit":
            self.does(key)
        left = list(payment)
        while self.asked == "ask-pay":
            pick = next((card for card in left if card in self.options), "enough")
            if pick != "enough":
                left.remove(pick)
            self.does(pick)
        return self

    def hand(self, seat: int) -> list[str]:
        return [KEY[kind] for kind in self.s.hands[seat]]

    def affiliated(self, seat: int) -> list[str]:
        return [KEY[kind] for kind in self.s.affiliated[seat]]

    def stack(self, race: int) -> list[str]:
        return [KEY[kind] for kind in self.s.council[race]]

    def discard(self) -> list[str]:
        return [KEY[kind] for kind in self.s.discard]

    def lords(self, seat: int) -> set[str]:
        """Free, enabled Lords, by slug."""
        return {LORD_KEYS[lord].removeprefix("lord-") for lord in self.s.free[seat]}

    def court(self) -> list[str | None]:
        return [None if lord < 0 else LORD_KEYS[lord].removeprefix("lord-") for lord in self.s.court]

    def locations(self, seat: int) -> list[str]:
        return [LOCATION_KEYS[place].removeprefix("location-") for place in self.s.locations[seat]]

    def lines(self, seat: int | None = None) -> list[tuple[str, str]]:
        """The log as (message id, rule)."""
        return [(line.text.id, line.rule) for line in self.t.events(0, seat)]

    def score(self, seat: int) -> dict[str, int]:
        from fathom.games.abyss.rules.scoring import score_parts

        return score_parts(self.t, seat)
