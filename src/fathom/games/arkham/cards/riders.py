"""What hangs on a test, and what an answer undoes: what a bad token brings, what waits until the test is over, what is
cancelled."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.effect import Effect, If, InSequence
from ....kernel.reply import Cancel, Until
from ....kernel.text import Text
from ..rules.abilities import Forced, Moment
from .terms import BAD_TOKEN, TEST_OVER

__all__ = ["AfterTest", "CancelThe", "OnToken", "in_one"]


def in_one(effect: Effect) -> Text:
    """What hangs on a condition is one sentence: its full stop shows where the condition ends."""
    parts = effect.parts if isinstance(effect, InSequence) else ()
    said = effect.say()
    return Text("one-sentence", of=said) if parts and not any(isinstance(part, If) for part in parts) else said


class OnToken(Until):
    """What befalls the tester if one of these tokens is revealed in this test: once, however many there are."""

    def __init__(self, effect: Effect, at: Moment = BAD_TOKEN) -> None:
        super().__init__("test", Forced(at, effect, limit=Limit("test")))
        self.told, self.at = effect, at

    def say(self) -> Text:
        tokens = Text(self.at.says.replace("moment-", "tokens-"))
        return Text("effect-on-token", tokens=tokens, effect=in_one(self.told))


class AfterTest(Until):
    """Do this when the test is over."""

    def __init__(self, effect: Effect) -> None:
        super().__init__("after-test", Forced(TEST_OVER, effect))
        self.told = effect

    def say(self) -> Text:
        return Text("effect-after-test", effect=self.told.say())


class CancelThe(Cancel):
    """What is answered does not happen; the text names it: an "attack", a "revelation", a "move" or a "token"."""

    def __init__(self, what: str) -> None:
        self.what = what

    def say(self) -> Text:
        return Text("effect-cancel-the", what=Text(f"cancelled-{self.what}"))
