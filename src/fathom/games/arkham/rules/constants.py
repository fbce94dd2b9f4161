"""What constant abilities say: one sentence for all that is more or less, one for all that cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.ability import Modifier
from ....kernel.text import Text, noun

if TYPE_CHECKING:
    from .abilities import Constant

__all__ = ["said_of", "said_together"]

NUMBERS = frozenset({
    "willpower", "intellect", "combat", "agility", "skills", "health", "sanity", "fight", "evade", "shroud",
})  # fmt: skip
CANNOT = {
    "cannot-play": "you", "cannot-discover": "you", "cannot-spend-clues": "you", "cannot-leave": "this",
    "cannot-investigate": "nobody", "closed": "nobody", "barred": "nonelite", "spared": "nonelite",
}  # fmt: skip
"""What cannot be done, by whom."""
COSTS = {"ally-cost": "resource", "event-cost": "resource", "first-action-cost": "action"}
MORE = {"actions": "actions", "tome-actions": "actions", "arcane-slots": "slots", "tome-slots": "slots"}
INSTEAD = {"mind-over-matter": ("intellect", "combat-or-agility"), "investigated-with": ("", "intellect")}
SKILLS = ("", "willpower", "intellect", "combat", "agility")
BOTH = {"modifier-gets": "value", "modifier-cannot": "act"}
"""The word in which two sentences of one kind may differ and still be told as one."""


def said_of(one: Constant) -> Text:
    """The words of a constant ability, without the condition that it tells."""
    kind, n = one.kind, one.amount
    if kind in NUMBERS:
        return Text("modifier-gets", who=_who(one), amount=_amount(one), value=Text(f"value-{kind}"))
    if kind in CANNOT:
        return Text("modifier-cannot", who=Text(f"who-{CANNOT[kind]}"), act=Text(f"act-{kind}"))
    assert isinstance(n, int)
    if kind in COSTS:
        word = "costs-more" if n > 0 else "costs-less"
        return Text("modifier-costs", what=Text(f"what-{kind}"), amount=Text(word, n=abs(n), unit=Text(COSTS[kind])))
    if kind in MORE:
        return Text(f"modifier-{MORE[kind]}", more=Text(f"more-{kind}", n=n))
    if kind in INSTEAD:
        skill, other = INSTEAD[kind]
        return Text("modifier-instead", skill=noun(skill or SKILLS[n]), other=noun(other), test=Text(f"test-{kind}"))
    if kind == "blank":
        whose = Text("box-of-it", it=Text("it")) if one.whose == "it" else Text("boxes-here")
        return Text("modifier-blank", box=whose)
    return Modifier.say(one)


def _who(one: Constant) -> Text:
    return Text(f"who-{one.of or ('each-here' if one.whose == 'all' else 'you')}")


def _amount(one: Constant) -> Text:
    if not isinstance(one.amount, int):
        return Text("amount-per", per=one.amount.say())
    return Text("amount-more" if one.amount > 0 else "amount-less", n=abs(one.amount))


def said_together(told: list[Text]) -> list[Text]:
    """Two sentences that differ in one word alone, such as a value or what cannot be done, are one."""
    out: list[Text] = []
    for text in told:
        last = out[-1] if out else None
        joined = None if last is None else _joined(last, text)
        out[-1:] = [joined] if joined is not None else [*out[-1:], text]
    return out


def _joined(first: Text, second: Text) -> Text | None:
    if first.id != second.id:
        return None
    if first.id in BOTH:
        word = BOTH[first.id]
        rest: dict[str, Any] = {name: value for name, value in first.args.items() if name != word}
        if rest != {name: value for name, value in second.args.items() if name != word}:
            return None
        rest[word] = Text(f"both-{word}s", first=first.args[word], second=second.args[word])
        return Text(first.id, **rest)
    inner = {"sentence": "of", "modifier-while": "modifier"}.get(first.id)
    if inner is None or first.args.get("condition") != second.args.get("condition"):
        return None
    joined = _joined(first.args[inner], second.args[inner])
    return None if joined is None else Text(first.id, **{**first.args, inner: joined})
