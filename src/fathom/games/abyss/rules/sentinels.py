"""Sentinels reserve one thing per zone: a Court Lord, a Council stack or an available Location.

For everybody but their owner what they reserve counts as absent, so the other chapters ask here what is takable.
"""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ..cards.allies import RACES
from ..cards.names import LOCATION_KEYS, LORD_KEYS, SENTINELS
from ..state import AbyssState, Table

__all__ = [
    "PlaceSentinel", "can_place_sentinel", "can_take_stack", "lift_sentinel", "place_text", "reserved",
    "takable_locations", "takable_lords", "takable_stacks", "waiting_sentinel",
]  # fmt: skip


def reserved(s: AbyssState, key: str, seat: int) -> bool:
    """Does somebody else's Sentinel stand on this?"""
    return key in s.sentinel_on and s.sentinel_owner[s.sentinel_on.index(key)] != seat


def takable_lords(s: AbyssState, seat: int) -> list[int]:
    lords = [lord for lord in s.court if lord >= 0]
    if any(s.sentinel_on):
        lords = [lord for lord in lords if not reserved(s, LORD_KEYS[lord], seat)]
    return lords


def takable_stacks(s: AbyssState, seat: int) -> list[int]:
    stacks = [race for race in range(5) if s.council[race]]
    if any(s.sentinel_on):
        stacks = [race for race in stacks if not reserved(s, RACES[race], seat)]
    return stacks


def can_take_stack(s: AbyssState, seat: int) -> bool:
    return any(s.council) if not any(s.sentinel_on) else bool(takable_stacks(s, seat))


def takable_locations(s: AbyssState, seat: int) -> list[int]:
    if not any(s.sentinel_on):
        return list(s.available)
    return [place for place in s.available if not reserved(s, LOCATION_KEYS[place], seat)]


def lift_sentinel(t: Table, key: str) -> None:
    """What a Sentinel stood on is gone: the token returns to its owner."""
    s = t.state
    if key in s.sentinel_on:
        i = s.sentinel_on.index(key)
        s.sentinel_on[i] = ""
        s.sentinel_back[i] = s.turn
        token = noun(f"sentinel-{SENTINELS[i]}")
        t.log("log-sentinel-returns", "K-SEN-04", player=who(s.sentinel_owner[i]), token=token)


def zone_of(key: str) -> str:
    return key.split("-")[0] if "-" in key else "council"


def open_places(s: AbyssState) -> list[str]:
    """Everything a Sentinel may be put on: in a zone without one, even an empty Council stack."""
    taken = {zone_of(key) for key in s.sentinel_on if key}
    places: list[str] = []
    if "lord" not in taken:
        places += [LORD_KEYS[lord] for lord in s.court if lord >= 0]
    if "council" not in taken:
        places += RACES
    if "location" not in taken:
        places += [LOCATION_KEYS[place] for place in s.available]
    return places


def place_text(key: str) -> Text:
    """What can be reserved, by name; a race stands for its Council stack."""
    return Text("stack-of", race=noun(key)) if key in RACES else noun(key)


def waiting_sentinel(s: AbyssState, seat: int) -> int:
    """The first token of a seat that may be placed now, or -1; one that came back this turn must wait."""
    for i, owner in enumerate(s.sentinel_owner):
        if owner == seat and not s.sentinel_on[i] and s.sentinel_back[i] < s.turn:
            return i
    return -1


def can_place_sentinel(s: AbyssState, seat: int) -> bool:
    return bool(s.sentinel_on) and waiting_sentinel(s, seat) >= 0 and bool(open_places(s))


class PlaceSentinel(Procedure):
    """Put one's waiting Sentinel on something in an open zone."""

    seat: int = -1
    token: int = -1

    def step_1_choose(self, t: Table) -> Step:
        places = open_places(t.state)
        if not places:
            self.finish()
            return None
        return Pick(self.seat, tuple(places), "ask-sentinel", "K-SEN-02")

    def took_1_choose(self, t: Table, key: str) -> None:
        t.state.sentinel_on[self.token] = key
        t.log(
            "log-sentinel", "K-SEN-02", refs=(key,), player=who(self.seat),
            token=Text(f"sentinel-{SENTINELS[self.token]}"), place=place_text(key),
        )  # fmt: skip

    def text_1_choose(self, t: Table, key: str) -> Text:
        return place_text(key)

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        taken = {zone_of(key) for key in t.state.sentinel_on if key}
        return [(Text("refuse-zone-taken", zone=Text(f"zone-{zone}")), "K-SEN-02") for zone in sorted(taken)]
