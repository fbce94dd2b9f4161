"""The Liner: a game with traitors. Its windows are uniform: who is asked follows from open facts alone."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from fathom.kernel.ability import Ability, InPlay, Trigger
from fathom.kernel.effect import Scope
from fathom.kernel.game import Game, Outcome
from fathom.kernel.procedure import Procedure
from fathom.kernel.select import Condition
from fathom.kernel.table import Table
from fathom.kernel.text import Text
from fathom.kernel.window import Window

from ..paper import slug
from .crisis import RunTest
from .deckplan import LinerState, clockwise
from .hands import FACEUP, SKILLS

__all__ = ["LINER", "Liner", "liner"]

FROM_HANDS: dict[str, list[Trigger]] = {}
"""What some skill card could be used for, by window: that much everybody knows."""
for _card in SKILLS.values():
    for _ability in _card.abilities:
        if isinstance(_ability, Trigger):
            FROM_HANDS.setdefault(_ability.listens(), []).append(_ability)


def could(t: Table, window: Window, ability: Ability, seat: int, source: str = "") -> bool:
    """Do the open facts allow this use? Conditions are open facts; costs and effects may look into hands."""
    event = window.event(t)
    if not isinstance(ability, Trigger) or ability.forced:
        return False
    if event is not None and not ability.concerns(event, seat):
        return False
    return ability.when is None or ability.when.holds(t, Scope(you=seat, source=source, frame=window.frame))


def falls_short(t: Table) -> bool:
    """Is a test running whose total is below its target?"""
    test = t.frame(t.state.test)
    return isinstance(test, RunTest) and test.total() < test.target


class Liner(Game):
    id = "liner"
    version = "1"
    package = "exam.liner"
    seats = range(2, 7)
    windows = "uniform"
    moments = frozenset({"turn-start/window", "action-step/window", "chaos-added/window", "total/window"})
    always_open = frozenset(moment.split("/")[0] for moment in FROM_HANDS)
    conditions: ClassVar[Mapping[str, Condition]] = {"short": Condition("if-short", lambda t, s: falls_short(t))}

    def new_state(self, seats: int, options: Mapping[str, Any]) -> LinerState:
        none: list[tuple[str, ...]] = [()] * seats
        return LinerState(
            hands=none.copy(),
            faceup=none.copy(),
            improvements=none.copy(),
            brig=[0] * seats,
            traitor=[0] * seats,
            out=[0] * seats,
        )

    def outcome(self, t: Table) -> Outcome:
        return Outcome((), (), Text("over"))

    def abilities(self, t: Table) -> Iterable[InPlay]:
        s: LinerState = t.state
        for seat in range(t.seats):
            for card in (*s.faceup[seat], *s.improvements[seat][1:]):
                yield from FACEUP[card].in_play(seat)
            for card in s.hands[seat]:
                if slug(card) in SKILLS:
                    yield from SKILLS[slug(card)].in_play(seat, card)

    def orders_ties(self, t: Table, window: Window) -> int:
        return t.state.current  # type: ignore[no-any-return]

    def window_order(self, t: Table, window: Window) -> Sequence[int]:
        """Asked is who has a faceup source for this moment, or a hand where some skill card could be used."""
        moment = f"{window.kind}/{window.timing}"
        open_sources = [found for found in t.listening(moment) if found.source in FACEUP]
        asked = [found.owner for found in open_sources if could(t, window, found.ability, found.owner, found.source)]
        hands = [seat for seat in range(t.seats) if t.state.hands[seat]]
        asked += [seat for seat in hands for ability in FROM_HANDS.get(moment, ()) if could(t, window, ability, seat)]
        return [seat for seat in clockwise(t) if seat in asked]

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        """Deal the other hands anew from all skill cards the seat has not seen."""
        s: LinerState = t.state
        others = t.seats_after(seat)
        pool = [card for other in others for card in s.hands[other]] + list(s.chaos)
        rng.shuffle(pool)
        for other in others:
            n = len(s.hands[other])
            s.hands[other], pool = tuple(pool[:n]), pool[n:]
        s.chaos = tuple(pool)


LINER = Liner()


def liner(body: Procedure, seats: int = 3, **given: Any) -> Table:
    """A table in the middle of a game of which `body` is what happens next."""
    t = Table(LINER, seats, 0, {})
    for name, value in given.items():
        setattr(t.state, name, value)
    t.begin(body)
    return t
