"""Stopping a frame further down the stack: it ends when control comes back to it."""

from __future__ import annotations

import json
from typing import Any

from fathom.kernel.ability import Card, Trigger
from fathom.kernel.ask import Pick
from fathom.kernel.effect import Effect, Resolve, Scope
from fathom.kernel.event import Event, Occur
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.table import Table
from fathom.kernel.text import Text
from toygame.play import Bare, run
from toygame.verbs import Heal


def notes(t: Table) -> list[str]:
    """What was written down; the discard pile serves as paper."""
    return list(t.state.discard)


class Knell(Event):
    def happen(self, t: Table) -> Step:
        t.state.discard += ("knell",)
        return None


class Tolling(Effect):
    def run(self, t: Table, scope: Scope) -> Step:
        return Knell()

    def say(self) -> Text:
        return Text("effect-nothing")


class Stopper(Effect):
    """Stop the frame of a class named by its word."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def run(self, t: Table, scope: Scope) -> Step:
        found = next(frame for frame in t.frames if type(frame).__name__ == self.kind)
        t.stop(found.id, "enough")
        return None

    def say(self) -> Text:
        return Text("effect-nothing")


class Caller(Procedure):
    body: Procedure
    got: Any = None

    def step_1_call(self, t: Table) -> Step:
        return self.body.clone().called("got")

    def step_2_note(self, t: Table) -> None:
        t.state.discard += (json.dumps(self.got),)


class Outer(Procedure):
    def step_1_inner(self, t: Table) -> Step:
        t.after_frame(self.id, Last())
        return Inner()

    def step_2_on(self, t: Table) -> None:
        t.state.discard += ("outer",)


class Inner(Procedure):
    def step_1_stop(self, t: Table) -> None:
        t.stop(next(frame.id for frame in t.frames if isinstance(frame, Outer)), "enough")

    def step_2_ask(self, t: Table) -> Step:
        return Pick(0, ("a", "b"), "ask-turn", "T-TURN-1")

    def took_2_ask(self, t: Table, key: str) -> None:
        t.state.discard += (key,)


class Last(Procedure):
    def step_1_note(self, t: Table) -> None:
        t.state.discard += ("last",)


def test_a_stopped_frame_ends_when_control_comes_back_to_it() -> None:
    game = Bare()
    t = run(Caller(body=Outer()), game=game)
    again = load(game, json.loads(json.dumps(save(t))))
    for table in (t, again):
        table.choose("b")
        assert notes(table) == ["b", "last", '{"aborted": "enough"}'], "what lay above and what was put off went on"


def test_an_event_stopped_in_its_window_does_not_happen() -> None:
    stop = Card("stop", Trigger("Knell", Stopper("Occur"), timing="would", moment="moment-dusk"))
    late = Card("late", Trigger("Knell", Heal(1), moment="moment-dusk"))
    t = run(Caller(body=Occur(event=Knell())), game=Bare((0, stop), (1, late)))
    assert notes(t) == ['{"aborted": "enough"}']
    assert t.state.health == [4, 4]


def test_a_stopped_effect_was_not_done_whatever_it_was_in_the_middle_of() -> None:
    """Its inner event goes on and is done, but that is not what became of the whole."""
    Tolling().bind("tolling")
    stop = Card("stop", Trigger("Knell", Stopper("Resolve"), moment="moment-dusk"))
    t = run(Caller(body=Resolve(effect="tolling")), game=Bare((0, stop)))
    assert notes(t) == ["knell", '{"aborted": "enough"}']
