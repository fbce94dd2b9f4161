"""Turn powers: once per own turn, at the moments the rules name."""

from __future__ import annotations

from ....kernel.ability import Activated
from ....kernel.procedure import Step
from ....kernel.text import Text, noun, who
from ..cards.lord import LORDS
from ..cards.names import LORD_KEYS
from ..state import Table

__all__ = ["power_keys", "power_rule", "refused_powers", "use_power"]


def power_keys(t: Table, seat: int) -> tuple[str, ...]:
    """The turn powers this seat may use now."""
    found = t.listening("activated/turn")
    if not found:
        return ()
    return tuple(
        item.key for item in found if isinstance(item.ability, Activated) and item.ability.usable(t, item, seat)
    )


def power_rule(t: Table, key: str) -> str:
    """The clause of a turn power offered as an option; "" for any other option."""
    return t.ability(key).ability.rule if key.startswith("lord-") else ""


def use_power(t: Table, key: str) -> Step:
    found = t.ability(key)
    assert isinstance(found.ability, Activated)
    t.log("log-use-power", "B-TRN-06", refs=(found.source,), player=who(found.owner), lord=noun(found.source))
    return found.ability.use(t, found, found.owner)


def refused_powers(t: Table, seat: int) -> list[tuple[Text, str]]:
    """Own turn powers that cannot be used, and why."""
    out = []
    for item in t.listening("activated/turn"):
        ability = item.ability
        assert isinstance(ability, Activated)
        if item.owner != seat or ability.usable(t, item, seat):
            continue
        lord = noun(item.source)
        if not t.has_use(item, ability.limit, seat):
            out.append((Text("refuse-power-used", lord=lord), "B-TRN-06"))
        else:
            out.append((Text("refuse-power-impossible", lord=lord), ability.rule))
    for lord_id in t.state.disabled[seat]:
        if any(isinstance(item.ability, Activated) for item in LORDS[lord_id].lasting[seat]):
            out.append((Text("refuse-disabled", lord=noun(LORD_KEYS[lord_id])), "B-LRD-06"))
    return out
