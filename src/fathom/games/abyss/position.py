"""Described positions: a plain dict becomes a table at the start of a turn (format: docs/positions.md).

Checked is that every piece exists and lies where it may lie, not that the position can come about in play. The zones
say where pieces lie; here is what else a position holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.procedure import Procedure
from ...kernel.text import Text
from ..described import Layout, check_keys, count, expect, named, rest_words, seat_number
from ..zones import put
from .cards.allies import RACES
from .cards.leviathans import LEVIATHANS, space_of
from .cards.names import LOCATION_KEYS, LOOT_LOCATIONS, LORD_KEYS, SENTINELS
from .cards.tokens import KEY_SUPPLY
from .pieces import LOCATION
from .rules.sentinels import zone_of
from .rules.turn import PlayOn
from .setup import put_first_leviathan
from .state import AbyssState, Table

__all__ = ["place"]

FIGURES = ("kraken_figure", "slayer_figure")
TABLE_KEYS = ("active", "start", "court", "border", "threat", *FIGURES, "sentinels", "ending", "last_turns")
COUNTERS = {"pearls": ("pearls", 1), "keys": ("key_tokens", 0), "nebulis": ("nebulis", 0), "wounds": ("wounds", 0)}
SEAT_KEYS = (*COUNTERS, "assigned")
NEEDS = {
    "border": "leviathan", "slayer_figure": "leviathan", "wounds": "leviathan", "kraken_figure": "kraken",
    "sentinels": "kraken", "nebulis": "kraken",
}  # fmt: skip
REST = rest_words(AbyssState)
ENDINGS = ("lords", "court", "leviathan")


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "abyss", **args))


def place(t: Table, position: Mapping[str, Any]) -> Procedure:
    """Lay out the position; the pieces it does not mention are shuffled into their decks."""
    s = t.state
    layout = Layout(t, position, TABLE_KEYS, SEAT_KEYS)
    layout.need(NEEDS)
    for seat, described in enumerate(layout.seats):
        for key, (field, default) in COUNTERS.items():
            getattr(s, field)[seat] = count(described, key, default, f"seats[{seat}]")
    layout.lay()
    _place_assigned(layout)
    _place_court(layout)
    _place_border(layout)
    if t.options["kraken"]:
        _place_kraken(layout)
    layout.name_tops()
    if "court" not in position:
        lords = t.streams.shuffled(layout.boxes["lords"].rest(), "lords")[:6]
        s.court = [-1] * (6 - len(lords)) + list(layout.take("court", [LORD_KEYS[x] for x in lords], "court"))
    layout.fill()
    if "border" not in position and s.leviathan_deck:  # an empty Border has to be asked for: {}
        put_first_leviathan(t)
    layout.roll("dice", 6)
    s.active = seat_number(t, position.get("active", 0), "active")
    s.start = seat_number(t, position.get("start", 0), "start")
    s.threat = count(position, "threat", 0, "position")
    if s.threat > 5 or (s.threat and t.options["leviathan"]):
        raise bad("position-threat", given=s.threat, most=0 if t.options["leviathan"] else 5)
    if sum(s.key_tokens) > KEY_SUPPLY:
        raise bad("position-keys", given=sum(s.key_tokens), most=KEY_SUPPLY)
    _place_ending(t, position)
    return PlayOn()


def _place_assigned(layout: Layout) -> None:
    """Lords by the Location they are assigned to, which must be their player's."""
    for seat, described in enumerate(layout.seats):
        where = f"seats[{seat}]"
        for name, lords in expect(dict, described.get("assigned", {}), f"{where}.assigned").items():
            tile = named(LOCATION.numbers, name, f"{where}.assigned")
            if tile not in layout.t.state.locations[seat]:
                raise bad("position-assigned", where=where, given=str(name))
            assigned = layout.take("assigned", lords, f"{where}.assigned.{name}", seat)
            put(layout.t, ("assigned", seat), assigned, on=tile)


def _place_court(layout: Layout) -> None:
    """A short list fills the spaces farthest from the deck."""
    court = expect(list, layout.position.get("court", []), "court")
    if len(court) > 6:
        raise bad("position-court", given=len(court))
    for space, name in enumerate(court, 6 - len(court)):
        if name is not None:
            put(layout.t, ("court", space), layout.take("court", [name], "court"))


def _place_border(layout: Layout) -> None:
    s, position = layout.t.state, layout.position
    for total, described in expect(dict, position.get("border", {}), "border").items():
        space = space_of(named({key: n for n in range(2, 13) for key in (n, str(n))}, total, "border"))
        if s.border[space] >= 0:
            raise bad("position-border-twice", given=str(total))
        where = f"border.{total}"
        if not isinstance(described, dict):
            described = {"leviathan": described}
        check_keys(described, ("leviathan", "lost"), where)
        put(layout.t, ("border", space), layout.take("border", [described.get("leviathan")], where))
        lost, most = described.get("lost", 0), LEVIATHANS[s.border[space]].life - 1
        if type(lost) is not int or not 0 <= lost <= most:
            raise bad("position-life", where=where, given=repr(lost), most=most)
        s.life_lost[space] = lost
    s.slayer = layout.holder("slayer_figure", _leaders([len(cards) for cards in s.slain]), -1)


def _leaders(counts: list[int]) -> list[int]:
    """A figure lies before somebody who has most of what it counts, or before nobody while there is none."""
    return [seat for seat, n in enumerate(counts) if n and n == max(counts)]


def _place_kraken(layout: Layout) -> None:
    """The figure and the Sentinels; Loot lies on Locations that are out, each value once."""
    s = layout.t.state
    s.kraken_holder = layout.holder("kraken_figure", _leaders(s.nebulis), -1)
    out = {*s.available, *(tile for zone in s.locations for tile in zone)}
    for key, values in zip(LOOT_LOCATIONS, s.loot, strict=True):
        if len(set(values)) < len(values):
            raise bad("position-loot-twice", where=f"loot.{key.removeprefix('location-')}")
        if values and LOCATION_KEYS.index(key) not in out:
            raise bad("position-loot-hidden", where=f"loot.{key.removeprefix('location-')}")
    for name, described in expect(dict, layout.position.get("sentinels", {}), "sentinels").items():
        _place_sentinel(layout, name, described)


def _place_sentinel(layout: Layout, name: Any, described: Any) -> None:
    """A token with its owner. Its Lord is that player's, or has left the game if it is not mentioned."""
    s, where = layout.t.state, f"sentinels.{name}"
    token = named({key: i for i, key in enumerate(SENTINELS)}, name, "sentinels")
    check_keys(expect(dict, described, where), ("owner", "on"), where)
    owner = s.sentinel_owner[token] = seat_number(layout.t, described.get("owner"), f"{where}.owner")
    lord = LORD_KEYS.index(f"lord-{name}")
    if layout.boxes["lords"].left[lord]:
        put(layout.t, "lords_gone", layout.take("lords_gone", [name], where))
    elif lord not in s.lords_of(owner):
        raise bad("position-sentinel-lord", where=where, lord=Text(f"lord-{name}"), owner=owner)
    on = described.get("on")
    if on is None:
        return
    present = [LORD_KEYS[x] for x in s.court if x >= 0] + [*RACES] + [LOCATION_KEYS[x] for x in s.available]
    short = {key.removeprefix("lord-").removeprefix("location-"): key for key in present}
    key = on if on in present else short.get(on, "") if isinstance(on, str) else ""
    if not key:
        raise bad("position-sentinel-on", where=f"{where}.on", given=repr(on), legal=", ".join(present))
    if zone_of(key) in [zone_of(other) for other in s.sentinel_on if other]:
        raise bad("position-sentinel-zone", where=where, zone=Text(f"zone-{zone_of(key)}"))
    s.sentinel_on[token] = key


def _place_ending(t: Table, position: Mapping[str, Any]) -> None:
    """Last turns under way: why the game ends, and how many players still have theirs after the active."""
    s = t.state
    left, ending = count(position, "last_turns", 0, "position"), position.get("ending")
    if left > (t.seats - 2 if ending is not None else 0):
        raise bad("position-last-turns", given=left, most=t.seats - 2)
    if ending is not None:
        s.ending = named({key: key for key in ENDINGS[: 3 if t.options["leviathan"] else 2]}, ending, "ending")
        s.last_turns, s.calm = left, ending == "leviathan"
    elif any(len(s.lords_of(seat)) >= 7 for seat in range(t.seats)):
        s.pulled = "lords"
