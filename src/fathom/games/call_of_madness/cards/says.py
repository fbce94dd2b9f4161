"""The text of sets, bottom lines, powers, events and goals, composed of what their actions say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ....kernel.text import Listed, Text
from .action import effect
from .notation import DURING, ActionSet, Comparison, Goal, Line, act

__all__ = ["act_text", "depth_text", "event_text", "goal_text", "line_text", "line_used", "parts_text", "set_text"]


@lru_cache(maxsize=1024)
def set_text(found: ActionSet, automa: bool = False) -> Text:
    """Actions on different targets, with their cost and their time."""
    acts = Text("set-acts", acts=Listed(_together(found.acts, automa), "and"))
    return Text("sentence", of=Text(f"set-{_kind(found)}", n=found.cost, acts=acts))


@lru_cache(maxsize=256)
def act_text(written: str, automa: bool = False, another: bool = False) -> Text:
    """One action by itself, as a sentence."""
    return Text("sentence", of=effect(written).say(another=int(another), automa=automa, anew=another))


@lru_cache(maxsize=256)
def line_text(line: Line) -> Text:
    return Text("sentence", of=Text(f"line-{_kind(line)}", n=line.cost, act=effect(line.act).say()))


@lru_cache(maxsize=256)
def line_used(line: Line) -> Text:
    """The line as what is done, without the word that leaves it open."""
    return Text("sentence", of=Text(f"set-{_kind(line)}", n=line.cost, acts=effect(line.act).say()))


def _kind(found: ActionSet | Line) -> str:
    if found.night:
        return "night-paid" if found.cost else "night"
    return "paid" if found.cost else "free"


def _together(written: Sequence[str], automa: bool = False, in_order: bool = False) -> list[Text]:
    """Equal actions share a clause, since their targets differ; a later one is done to another investigator, who is
    called so again if something else was named in between. What is done in order is told in clauses of its own."""
    times: dict[str, int] = {}
    for one in written:
        times[one] = times.get(one, 0) + 1
    said: list[Text] = []
    before: list[str] = []
    last = True
    for one, n in times.items():
        action = effect(one)
        another = 0
        if action.on_investigator:
            another = min(2, sum(not (board and action.of.where and board != action.of.where) for board in before))
            before.append(action.of.where)
        if action.counted:
            said.append(action.say(n, another, automa, anew=another > 0 and not last))
        else:
            said += [action.say()] * n
        last = action.on_investigator
    return said if in_order else _one_verb(said)


_SHARED: Final = {
    frozenset({"act-attack"}): "act-attack", frozenset({"act-move"}): "act-move",
    frozenset({"act-reinforce"}): "act-reinforce", frozenset({"act-depth-add", "act-outpost-add"}): "act-add",
}  # fmt: skip
"""Clauses that are told with one verb when nothing else is done."""


def _one_verb(said: list[Text]) -> list[Text]:
    """Actions with one verb say it once: "attack an investigator for 2 and another for 1"."""
    verb = _SHARED.get(frozenset(text.id for text in said))
    if verb is None or len(said) < 2:
        return said
    return [Text(f"{verb}-all", parts=Listed([Text(f"{text.id}-at", **text.args) for text in said]))]


def depth_text(written: str) -> Text:
    """What a depth token does to whoever comes, or to the owner of the board."""
    found = act(written)
    return Text("depth-does", verb={"own+": "gain", "own-": "lose"}.get(found.verb, found.verb), n=found.n)


def parts_text(parts: Sequence[Sequence[str]], join: str = "then") -> Text:
    """Parts in order; of a part with alternatives one is chosen."""
    if all(len(part) == 1 for part in parts):
        said = _together([part[0] for part in parts], in_order=True)
    else:
        said = [_one_of([effect(written).say() for written in part]) for part in parts]
    return said[0] if len(said) == 1 else Text("effect-sequence", parts=Listed(said, join))


def _one_of(acts: list[Text]) -> Text:
    """A choice; what is done to a thing of one kind names the thing once: "add or remove an outpost"."""
    if len(acts) == 1:
        return acts[0]
    things = {text.id.split("-")[1] for text in acts}
    if len(things) == 1 and things <= _THINGS and all(text.args["where"] == "any" for text in acts):
        return Text(f"act-{things.pop()}-or", verbs=Listed([Text(f"{text.id}-verb") for text in acts], "or"))
    return Text("effect-choose", options=Listed(acts, "or"))


_THINGS: Final = frozenset({"outpost", "depth"})


def event_text(general: bool, price: str, parts: Sequence[Sequence[str]]) -> Text:
    """An event as it is read; each player does a general one, told in one sentence, but the time marker is flipped
    once."""
    does = parts_text(parts, "and" if general else "then")
    if price:
        does = Text("effect-then", first=effect(price).say(), second=does)
    elif general and parts != (("eclipse",),):
        does = Text("event-each", effect=does)
    return Text("sentence", of=does)


def goal_text(goal: Goal) -> Text:
    first, *others = goal.parts
    if not others:
        return _compared(first)
    parts = [_compared(first), *(_compared(part, such=int(_alike(first, part))) for part in others)]
    turn = all(part.measure in DURING for part in goal.parts)
    return Text("goal-turn" if turn else "goal-joined", parts=Listed(parts, goal.join))


_HOW = {">=": "least", "<=": "most", "=": "exactly"}


def _alike(one: Comparison, other: Comparison) -> bool:
    """Whether both are about the same kind of investigator, who is then named once."""
    named = (one.of, one.how, one.n, one.how_of, one.n_of)
    return one.of == "life" and named == (other.of, other.how, other.n, other.how_of, other.n_of)


def _compared(part: Comparison, such: int = 0) -> Text:
    if part.n < 0:
        return Text("goal-all-gods")
    measure = f"{part.measure}-{part.of}" if part.of else part.measure
    how_of = _HOW.get(part.how_of, "")
    return Text(f"goal-{measure}", how=_HOW[part.how], n=part.n, how_of=how_of, n_of=part.n_of, such=such)
