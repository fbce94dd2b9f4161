"""Play verbs for tests of Unfathomable: a described position, then what the players do, in words.

Windows are uniform: everybody who might use something is asked at every moment. `does` passes for everybody as long
as the answer is not one of the open question's, so that a test reads like the table talk: `does("move", "bridge")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import fathom
from fathom.games.unfathomable.cards.names import ITEMS, LOYALTIES, MYTHOS, RESOURCES, SKILLS, SPELLS, WAYPOINTS
from fathom.games.unfathomable.rules.spaces import BRIDGE, DECKS, SPACES
from fathom.games.unfathomable.state import UnfathomableState
from playing import Playing

Seat = dict[str, Any]


def at(*seats: Seat, players: int = 0, options: Mapping[str, Any] | None = None, **rest: Any) -> Play:
    """A table in a described position; seat 0 acts unless `active` or `step` says otherwise.

    Seats that are not described are filled with further characters up to `players` (3 at least). `dice` are the next
    faces of the die.
    """
    described: list[Seat] = [*seats, *({} for _ in range(max(players, 3) - len(seats)))]
    if "dice" in rest:
        rest["dice"] = list(rest["dice"])
    rest.setdefault("step", "actions")
    return Play(fathom.position("unfathomable", {"options": dict(options or {}), "seats": described, **rest}))


def crisis(card: str, *seats: Seat, **rest: Any) -> Play:
    """The mythos step of seat 0, in which this card is drawn."""
    return at(*seats, step="mythos", mythos_deck=[card], **rest)


class Play(Playing[UnfathomableState]):
    # ---- questions

    @property
    def in_window(self) -> bool:
        return self.asked.startswith("window-")

    @property
    def has_no_choice(self) -> bool:
        """A choice with one option, put only because silence would tell something about a hand or a loyalty."""
        return self.asked in ("choose-effect", "ask-reveal") and len(self.options()) == 1

    def options(self, seat: int | None = None) -> list[str]:
        """The answers of the open question, for the first seat asked or for this one."""
        asks = [ask for ask in self.open if seat is None or ask.seat == seat]
        return list(asks[0].keys) if asks else []

    def offered(self, seat: int | None = None) -> list[str]:
        """The answers of the next question that is no window."""
        return self.passed().options(seat)

    # ---- answers

    def passes(self) -> Play:
        """Everybody who is asked in this window passes."""
        for seat in [ask.seat for ask in self.open]:
            self.answer(seat, "pass")
        return self

    def passed(self) -> Play:
        """All windows are passed, until a question of another kind or the end."""
        while self.in_window or self.has_no_choice:
            self.passes() if self.in_window else self.answer(self.open[0].seat, self.options()[0])
        return self

    def answer(self, seat: int, answer: Any) -> Play:
        self.t.choose(answer, seat)
        assert self.t.game.explain(self.t) == []
        return self

    def does(self, *answers: Any) -> Play:
        """Answer one question after the other, whoever is asked; windows without that answer are passed."""
        for answer in answers:
            user = self._who_can(answer)
            while user is None and (self.in_window or self.has_no_choice):
                self.passes() if self.in_window else self.answer(self.open[0].seat, self.options()[0])
                user = self._who_can(answer)
            assert self.t.asked, f"nobody is asked, but {answer!r} was to be answered"
            self.answer(self.seat if user is None else user, answer)  # type: ignore[arg-type]
            if self.asked == "ask-reveal" and self.has_no_choice:
                self.answer(self.open[0].seat, self.options()[0])
        return self

    def _who_can(self, answer: Any) -> int | None:
        for ask in self.open:
            if isinstance(answer, str) and answer in ask.keys:
                return ask.seat
        return None

    def uses(self, key: str) -> Play:
        """Somebody uses an ability whose key begins so, in a window or as an action; windows before it are passed."""
        for _ in range(200):
            for ask in self.open:
                for option in ask.keys:
                    if option.startswith(key):
                        return self.answer(ask.seat, option)
            assert self.in_window, f"{key} cannot be used at {self.asked}: {self.options()}"
            self.passes()
        raise AssertionError(f"{key} was never offered")

    def contributes(self, **cards: list[str]) -> Play:
        """Everybody adds cards to the running test: `contributes(p0=["lore-3"], p2=[])`; the others add none."""
        self.passed()
        while self.asked == "ask-contribute":
            seat = self.seat
            given: dict[str, int] = {}
            for card in cards.get(f"p{seat}", []):
                given[card] = given.get(card, 0) + 1
            self.answer(seat, given)  # type: ignore[arg-type]
            self.passed()
        return self

    def ends_actions(self) -> Play:
        return self.does("end-actions")

    # ---- what is where

    def hand(self, seat: int) -> list[str]:
        return [SKILLS[kind] for kind in self.s.hands[seat]]

    def items(self, seat: int) -> list[str]:
        return [ITEMS[item] for item in self.s.items[seat]]

    def spells(self, seat: int) -> list[str]:
        return [SPELLS[spell] for spell in self.s.spells[seat]]

    def kept(self, seat: int) -> list[str]:
        return [MYTHOS[card] for card in self.s.kept[seat]]

    def loyalty(self, seat: int) -> list[str]:
        return [LOYALTIES[card] for card in self.s.loyalty[seat]]

    def place(self, seat: int) -> str:
        return SPACES[self.s.places[seat]]

    def resource(self, name: str) -> int:
        return self.s.resources[RESOURCES.index(name)]

    def deep_ones(self, space: str) -> int:
        return self.s.deep_ones[SPACES.index(space)]

    def passengers(self, deck: str) -> int:
        return len(self.s.passengers[SPACES.index(deck) - DECKS.start])

    def damaged(self, room: str) -> bool:
        return self.s.damage[SPACES.index(room) - BRIDGE] >= 0

    def monarch(self, name: str) -> str:
        return SPACES[getattr(self.s, name)]

    def waypoints(self) -> list[str]:
        return [WAYPOINTS[card] for card in self.s.row]

    def discards(self, type: int) -> list[str]:
        """A discard pile, its top last."""
        return [SKILLS[kind] for kind in self.s.skill_discards[type]]

    def lines(self, seat: int | None = None) -> list[tuple[str, str]]:
        """The log as (message id, rule), as a seat (or a spectator) reads it."""
        return [(line.text.id, line.rule) for line in self.t.events(0, seat)]

    def logged(self, id: str, rule: str = "") -> bool:
        return any(line == id and rule in ("", cited) for line, cited in self.lines())

    def refuses(self, *answers: Any, seat: int | None = None) -> bool:
        """Each of these answers to the open question is illegal and changes nothing."""
        before = self.t.fingerprint()
        for answer in answers:
            try:
                self.t.choose(answer, self.seat if seat is None else seat)
            except fathom.IllegalAnswer:
                assert self.t.fingerprint() == before
            else:
                return False
        return True

    def passed_without(self, key: str) -> Play:
        """All windows are passed, and nobody is offered this in any of them."""
        while self.in_window:
            assert all(key not in ask.keys for ask in self.open), f"{key} is offered at {self.asked}"
            self.passes()
        return self
