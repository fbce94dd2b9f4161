"""Actions: what a verb of the notation is on the table.

An action knows its legal targets (`keys`), whether it is possible at all (C-rul.55a to c), what it does to a target
(`act`), and its text. What its list has used already, and so may not be used again, stands in the `Aim`: investigators
by their number ("i7"), spaces ("s12"), depth tokens by their place ("d12"), players ("p1") (C-rul.12a).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Final

from ....kernel.data import Data
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.text import Text
from ..rules.board import player_text, space_of, space_text
from ..rules.investigators import named
from ..state import Table
from .notation import Act, act

__all__ = ["DO", "Action", "Aim", "at_first", "effect"]

DO: Final = "do"
"""The only target of an action that has none."""


class Aim(Data):
    """Who acts, within which effect, and what the list of actions has used already."""

    SHARED = True

    seat: int = 0
    of: int = 0
    """The frame of the effect: what crosses the edge waits for its end."""
    used: tuple[str, ...] = ()
    aimed: tuple[int, ...] = ()
    """The spaces on which investigators stood when the set of this card targeted them."""
    hit: tuple[str, ...] = ()
    """The investigators that the set targeted."""
    strip: bool = False

    def using(self, *things: str) -> Aim:
        return self.but(used=(*self.used, *things))


@lru_cache(maxsize=8)
def at_first(seat: int) -> Aim:
    """The aim of a list of which nothing is done yet."""
    return Aim(seat=seat)


class Action(Effect):
    """A verb of the notation. Subclasses name their `verbs`; `why` is the question for a target."""

    verbs: ClassVar[tuple[str, ...]] = ()
    why: str = "ask-target"
    rule: str = ""
    """The clause of the question for a target; with several verbs each has its own (`rules`)."""
    rules: ClassVar[Mapping[str, str]] = {}
    on_investigator: ClassVar[bool] = False
    counted: ClassVar[bool] = False
    """Has it a target? Then several of its kind are told together."""

    def __init__(self, written: str) -> None:
        self.written = written
        self.of: Act = act(written)
        self.rule = self.rules.get(self.of.verb, self.rule)

    def __init_subclass__(cls) -> None:
        for verb in cls.verbs:
            VERBS[verb] = cls

    def word(self) -> str:
        """Its key as an option: destroy-life-3, attack-1-adj."""
        return self._word

    @cached_property
    def _word(self) -> str:
        found = self.of
        scopes = (found.god, found.where, f"life-{found.most_life}" if found.most_life else "", found.near)
        return "-".join([self.name, *([str(found.n)] if found.n else []), *filter(None, scopes)])

    @cached_property
    def name(self) -> str:
        """attack, outpost-add, outpost-remove: the verb without signs."""
        verb = self.of.verb.replace("+", "-add").replace(">", "-shift").replace("~", "-flip")
        return f"{verb[:-1]}-remove" if verb.endswith("-") else verb

    # ---- on the table

    def keys(self, t: Table, aim: Aim) -> list[str]:
        """The legal targets."""
        return [DO] if self.possible(t, aim) else []

    def possible(self, t: Table, aim: Aim) -> bool:
        return bool(self.keys(t, aim))

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        raise NotImplementedError

    def after(self, t: Table, aim: Aim, key: str) -> Aim:
        """The aim with what this action uses; asked before it is done."""
        return aim

    def label(self, t: Table, key: str) -> Text:
        """A target, as an option."""
        if key.startswith("player-"):
            return player_text(t, int(key[7:]))
        space = space_of(t, key)
        return named(t, space) if t.state.board[space] else space_text(t, space)

    def refused(self, t: Table, aim: Aim) -> list[tuple[Text, str]]:
        """Targets that a player might expect: those that the list has used already."""
        if not aim.used or len(self.keys(t, aim)) == len(self.keys(t, aim.but(used=()))):
            return []
        return [(Text("refuse-same-target"), "C-play.3")]

    def rule_of(self, key: str) -> str:
        """The clause of a target, if it is another one than that of the question."""
        return ""

    def left_out(self, t: Table) -> str:
        """The clause by which it is left out where it is not possible; "" where nobody misses it."""
        return "C-rul.13a"

    # ---- as an effect of the kernel

    def can(self, t: Table, scope: Scope) -> bool:
        return self.possible(t, at_first(scope.seat))

    def run(self, t: Table, scope: Scope) -> Step:
        aim = at_first(scope.seat)
        return self.act(t, aim, self.keys(t, aim)[0])

    # ---- its text

    def say(self, times: int = 1, another: int = 0, automa: bool = False, anew: bool = False) -> Text:
        """Its clause; `times`: as often, on different targets; `another`: the set has named so many before; `anew`:
        something else was named since."""
        found = self.of
        verb = self.name
        where, near = found.where or "any", found.near or "any"
        another = max(another, int(near == "adj"))
        named = int(anew or near != "any")
        whom = Text("whom", times=times, another=another, where=where, life=found.most_life, near=near, named=named)
        if automa and verb.startswith("opp-"):
            where = "G"
        told = found.where and not (another and found.where in ("A", "G"))  # the board was named with the one before
        scoped = int(bool(told or found.near or found.most_life))
        god: dict[str, Any] = {"god": Text(f"god-{found.god}")} if found.god else {}
        return Text(f"act-{verb}", n=found.n, times=times, whom=whom, where=where, near=near, scoped=scoped, **god)


VERBS: Final[dict[str, type[Action]]] = {}


@lru_cache(maxsize=2048)
def effect(written: str) -> Action:
    """The action behind a piece of notation; it is shared by all that is written alike."""
    return VERBS[act(written).verb](written)
