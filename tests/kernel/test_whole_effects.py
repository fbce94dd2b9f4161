"""Effects that are done whole before they are answered, what an effect may not touch, and choices of anything."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.kernel.ability import Card, Trigger
from fathom.kernel.effect import Choose, Effect, ForEach, InSequence, Scope, Then
from fathom.kernel.event import Event
from fathom.kernel.procedure import Step
from fathom.kernel.select import Selector
from fathom.kernel.table import Table
from fathom.kernel.target import One
from fathom.kernel.text import Text
from toygame.play import Bare, do
from toygame.verbs import Gain


class Chime(Event):
    """A coin for seat 0."""

    def happen(self, t: Table) -> Step:
        t.state.coins[0] += 1
        return None


class Strike(Effect):
    def run(self, t: Table, scope: Scope) -> Step:
        return Chime()

    def say(self) -> Text:
        return Text("no")


class Mark(Effect):
    """Keep what seat 0 has at this moment, as coins of seat 1."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.coins[1] = t.state.coins[0]
        return None

    def say(self) -> Text:
        return Text("no")


ECHO = Card("echo", Trigger("Chime", Mark(), moment="no"))


class Whole(Bare):
    effects_are_whole = True


@pytest.mark.parametrize(("game", "heard"), [(Bare, 4), (Whole, 6)])
@pytest.mark.parametrize("frame", [InSequence, Then])
def test_an_answer_waits_for_the_rest_of_the_effect(game: type[Bare], heard: int, frame: Any) -> None:
    """Everybody has three coins; the echo comes after the first new one, or after all three."""
    t = do(frame(Strike(), Gain(2)), game=game((0, ECHO)))
    assert t.state.coins[0] == 6 and t.state.coins[1] == heard


@pytest.mark.parametrize("game", [Bare, Whole])
def test_an_event_of_its_own_is_answered_at_once(game: type[Bare]) -> None:
    t = do(Strike(), game=game((0, ECHO)))
    assert t.state.coins[:2] == [4, 4]


THINGS = Selector("no", lambda t, s: ["one", "two", "three"])


class Shy(Bare):
    """Nothing may touch "two"."""

    def affects(self, t: Table, scope: Scope, thing: Any) -> bool:
        return bool(thing != "two")


class Count(Gain):
    def say(self) -> Text:
        return Text("no")


def test_what_may_not_be_touched_is_neither_chosen_nor_one_of_each() -> None:
    assert do(ForEach(THINGS, Count(1)), game=Shy()).state.coins[0] == 3 + 2
    t = do(One(THINGS, Count(1)), game=Shy())
    assert t.asked[0].keys == ("one", "three")


class Never(Gain):
    def can(self, t: Table, scope: Scope) -> bool:
        return False


@pytest.mark.parametrize("any", [True, False])
def test_of_any_effects_one_that_cannot_be_done_may_be_chosen(any: bool) -> None:
    t = do(Choose(Gain(1), Never(2), any=any))
    if any:
        assert t.asked[0].keys == ("gain", "never")
        t.choose("never")
    assert t.state.coins[0] == (3 if any else 4)
    assert do(Choose(Never(1), Never(2), any=True)).asked == (), "but one of them must be possible"


def test_a_choice_may_have_words_of_its_own() -> None:
    assert Choose(Gain(1), Gain(2), says="ask-turn").say() == Text("ask-turn")
