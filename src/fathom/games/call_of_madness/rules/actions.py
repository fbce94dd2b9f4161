"""Lists of actions: a set in any order, the parts of a power, an event or corruption one after the other.

An action is done if it has a legal target when its turn comes, else it is left out (C-play.5, C-rul.13b). Targets of
one list are different (C-play.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ..cards.action import Aim, at_first, effect
from ..cards.says import act_text
from ..state import Table
from .madness import in_pool

__all__ = ["Actions", "any_possible", "meanwhile", "parts_of", "tell_left_out"]

Parts = tuple[tuple[str, ...], ...]
"""Each part is an action, or a choice of one."""


def any_possible(t: Table, parts: Sequence[Sequence[str]], seat: int) -> bool:
    """Is any action of this list possible now? (C-rul.13c, C-rul.55a)"""
    aim = at_first(seat)
    for part in parts:
        for one in part:
            if effect(one).possible(t, aim):
                return True
    return False


def tell_left_out(t: Table, acts: Sequence[str], aim: Aim) -> None:
    """Actions that are not possible when their turn comes are left out (C-rul.13a)."""
    aimed = any(thing.startswith("i") for thing in aim.used)
    for one in acts:
        action = effect(one)
        rule = "" if t.quiet else action.left_out(t)
        if rule:
            t.log("log-left-out", rule, text=act_text(one, another=action.on_investigator and aimed))


def meanwhile(t: Table, seat: int) -> list[tuple[Text, str]]:
    """While something is resolved additional actions have to wait; told to those who could think of one."""
    s = t.state
    if seat != s.current or not (in_pool(t, seat) or s.corruption[seat] or (s.figures[seat] >= 0 and s.ready[seat])):
        return []
    return [(Text("refuse-meanwhile"), "C-rul.34b")]


@lru_cache(maxsize=2048)
def parts_of(acts: tuple[str, ...]) -> Parts:
    """Actions without alternatives."""
    return tuple((one,) for one in acts)


class Actions(Procedure):
    """Do the actions of a list. The result is the aim: what was used, and where the targets stood."""

    aim: Aim = Aim()
    parts: Parts = ()
    any_order: bool = False
    rule: str = "C-play.2"
    chosen: str = ""
    target: str = ""
    more: Any = None

    def offered(self, t: Table) -> list[str]:
        """The actions of which one is next, as far as they are possible; of a single one its targets tell."""
        parts = self.parts if self.any_order else self.parts[:1]
        found = [*dict.fromkeys([one for part in parts for one in part])]
        return found if len(found) == 1 else [one for one in found if effect(one).possible(t, self.aim)]

    def step_1_choose(self, t: Table) -> Step:
        keys = self.offered(t)
        if not keys:
            due = self.parts if self.any_order else self.parts[:1]
            tell_left_out(t, [one for part in due for one in part], self.aim)
            self.parts = self.parts[len(due) :]
            if self.parts:
                self.again()
            else:
                self.finish(self.aim)
            return None
        if len(keys) == 1:
            self._take(keys[0])
            return None
        words = [effect(one).word() for one in keys]
        rule = self.rule if self.any_order else "C-rul.54"
        return Pick(self.aim.seat, words, "ask-next-action", rule, args={"choice": int(not self.any_order)})

    def named(self, key: str) -> str:
        """The action with this key."""
        return next(one for part in self.parts for one in part if effect(one).word() == key)

    def took_1_choose(self, t: Table, key: str) -> None:
        self._take(self.named(key))

    def _take(self, written: str) -> None:
        self.chosen = written
        at = next(at for at, part in enumerate(self.parts) if written in part)
        self.parts = self.parts[:at] + self.parts[at + 1 :]

    def text_1_choose(self, t: Table, key: str) -> Text:
        return Text("sentence", of=effect(self.named(key)).say())

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        return meanwhile(t, self.aim.seat)

    def step_2_target(self, t: Table) -> Step:
        action = effect(self.chosen)
        keys = action.keys(t, self.aim)
        if len(keys) < 2:
            if keys:
                self.target = keys[0]
                return None
            tell_left_out(t, (self.chosen,), self.aim)
            if self.any_order:  # the others are the same action: of several kinds only possible ones are offered
                self.parts = ()
            self.go("1_choose")
            return None
        args = {"verb": action.name, "n": action.of.n}
        return Pick(self.aim.seat, keys, action.why, action.rule or self.rule, args=args)

    def took_2_target(self, t: Table, key: str) -> None:
        self.target = key

    def text_2_target(self, t: Table, key: str) -> Text:
        return effect(self.chosen).label(t, key)

    def rule_2_target(self, t: Table, key: str) -> str:
        return effect(self.chosen).rule_of(key)

    def refused_2_target(self, t: Table) -> list[tuple[Text, str]]:
        return effect(self.chosen).refused(t, self.aim) + meanwhile(t, self.aim.seat)

    def step_3_act(self, t: Table) -> Step:
        action = effect(self.chosen)
        before, self.aim, self.more = self.aim, action.after(t, self.aim, self.target), None
        got = action.act(t, before, self.target)
        if got is None:
            self.go("1_choose")
            return None
        return t.landing(got, "more")

    def step_4_next(self, t: Table) -> None:
        """What an action has used besides its target: the place of a depth token."""
        if isinstance(self.more, list):
            self.aim = self.aim.using(*self.more)
        self.go("1_choose")
