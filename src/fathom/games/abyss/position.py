"""Described positions: a plain dict becomes a table at the start of a turn (format: docs/positions.md).

Checked is that every piece exists and lies where it may lie, not that the position can come about in play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.procedure import Procedure
from ...kernel.text import Text
from ..described import Box, check_keys, count, expect, named, seat_number, with_short
from .cards.allies import KRAKEN, MONSTER, RACE, RACES
from .cards.leviathans import LEVIATHANS, space_of
from .cards.names import LOCATION_KEYS, LOOT_LOCATIONS, LORD_KEYS, SENTINELS
from .cards.tokens import KEY_SUPPLY
from .described import boxes_of
from .rules.sentinels import zone_of
from .rules.turn import PlayOn
from .setup import put_first_leviathan
from .state import Table

__all__ = ["place"]

TABLE_KEYS = (
    "options", "seed", "seats", "active", "start", "court", "council", "deck", "discard", "lord_deck",
    "available", "location_stack", "base_pile", "expansion_pile", "leviathan_deck", "border", "loot",
    "loot_deck", "threat", "kraken_figure", "slayer_figure", "sentinels", "ending", "last_turns", "rest",
)  # fmt: skip
SEAT_KEYS = (
    "pearls", "keys", "nebulis", "wounds", "hand", "affiliated", "lords", "disabled", "locations", "assigned",
    "tokens", "expansion_tokens", "slain",
)  # fmt: skip
NEEDS = {
    "leviathan": ("expansion_pile", "leviathan_deck", "border", "slayer_figure"),
    "kraken": ("loot", "loot_deck", "kraken_figure", "sentinels"),
}
SEAT_NEEDS = {"leviathan": ("wounds", "expansion_tokens", "slain"), "kraken": ("nebulis",)}
REST = {
    "exploration": ("deck", "discard", "removed"),
    "lords": ("deck", "removed"),
    "locations": ("deck", "removed"),
    "leviathans": ("deck", "removed"),
    "loot": ("deck", "removed"),
    "tokens": ("deck", "removed"),
    "expansion_tokens": ("deck", "removed"),
}
PILES = {
    "exploration": "deck", "lords": "lord_deck", "locations": "location_stack", "tokens": "base_pile",
    "expansion_tokens": "expansion_pile", "leviathans": "leviathan_deck", "loot": "loot_deck",
}  # fmt: skip
ENDINGS = ("lords", "court", "leviathan")


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "abyss", **args))


def place(t: Table, position: Mapping[str, Any]) -> Procedure:
    """Lay out the position; the pieces it does not mention are shuffled into their decks."""
    check_keys(position, TABLE_KEYS, "position")
    _check_expansions(t, position, NEEDS, "")
    s = t.state
    boxes = boxes_of(t.options)
    seats = position["seats"]
    for seat, described in enumerate(seats if isinstance(seats, list) else [{}] * t.seats):
        _place_seat(t, seat, expect(dict, described, f"seats[{seat}]"), boxes)
    _place_board(t, position, boxes)
    _place_monsters(t, position, boxes)
    _place_kraken(t, position, boxes)
    _place_decks(t, position, boxes)
    s.active = seat_number(t, position.get("active", 0), "active")
    s.start = seat_number(t, position.get("start", 0), "start")
    if sum(s.key_tokens) > KEY_SUPPLY:
        raise bad("position-keys", given=sum(s.key_tokens), most=KEY_SUPPLY)
    _place_ending(t, position)
    t.touch()
    return PlayOn()


def _check_expansions(t: Table, given: Mapping[str, Any], needs: Mapping[str, tuple[str, ...]], where: str) -> None:
    """Pieces of an expansion need their option; an empty zone may be named without it."""
    for option, keys in needs.items():
        for key in keys:
            value = given.get(key)
            seat = value == 0 and key.endswith("_figure")  # a figure's 0 is no number but a seat
            if not t.options[option] and (seat or value not in (None, 0, [], {})):
                raise bad("position-option", where=where + key, option=option)


def _place_seat(t: Table, seat: int, described: dict[str, Any], boxes: dict[str, Box]) -> None:
    s = t.state
    where = f"seats[{seat}]"
    check_keys(described, SEAT_KEYS, where)
    _check_expansions(t, described, SEAT_NEEDS, f"{where}.")
    s.pearls[seat] = count(described, "pearls", 1, where)
    s.key_tokens[seat] = count(described, "keys", 0, where)
    s.nebulis[seat] = count(described, "nebulis", 0, where)
    s.wounds[seat] = count(described, "wounds", 0, where)
    hand = boxes["exploration"].take(described.get("hand", []), f"{where}.hand")
    allies = boxes["exploration"].take(described.get("affiliated", []), f"{where}.affiliated")
    if MONSTER in hand:
        raise bad("position-monster", where=f"{where}.hand")
    if any(kind == MONSTER or RACE[kind] == KRAKEN for kind in allies):
        raise bad("position-affiliated", where=f"{where}.affiliated")
    s.hands[seat], s.affiliated[seat] = tuple(sorted(hand)), tuple(sorted(allies))
    s.free[seat] = boxes["lords"].take(described.get("lords", []), f"{where}.lords")
    s.disabled[seat] = boxes["lords"].take(described.get("disabled", []), f"{where}.disabled")
    s.locations[seat] = boxes["locations"].take(described.get("locations", []), f"{where}.locations")
    for name, lords in expect(dict, described.get("assigned", {}), f"{where}.assigned").items():
        tile = named(boxes["locations"].names, name, f"{where}.assigned")
        if tile not in s.locations[seat]:
            raise bad("position-assigned", where=where, given=str(name))
        for lord in boxes["lords"].take(lords, f"{where}.assigned.{name}"):
            s.assigned[seat] += ((tile, lord),)
    s.tokens[seat] = boxes["tokens"].take(described.get("tokens", []), f"{where}.tokens")
    s.expansion_tokens[seat] = boxes["expansion_tokens"].take(
        described.get("expansion_tokens", []), f"{where}.expansion_tokens"
    )
    s.slain[seat] = boxes["leviathans"].take(described.get("slain", []), f"{where}.slain")


def _place_board(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    """Court, Council, Locations, discard. A short Court list fills the spaces farthest from the deck."""
    s = t.state
    if "court" in position:
        court = expect(list, position["court"], "court")
        if len(court) > 6:
            raise bad("position-court", given=len(court))
        for i, name in enumerate(court):
            if name is not None:
                (s.court[6 - len(court) + i],) = boxes["lords"].take([name], "court")
    for race, cards in expect(dict, position.get("council", {}), "council").items():
        at = named({name: i for i, name in enumerate(RACES)}, race, "council")
        stack = boxes["exploration"].take(cards, f"council.{race}")
        if any(RACE[kind] not in (at, KRAKEN) for kind in stack):
            raise bad("position-wrong-stack", where=f"council.{race}", race=Text(race))
        s.council[at] = stack
    s.discard = boxes["exploration"].take(position.get("discard", []), "discard")
    s.available = boxes["locations"].take(position.get("available", []), "available")
    s.threat = count(position, "threat", 0, "position")
    if s.threat > 5 or (s.threat and t.options["leviathan"]):
        raise bad("position-threat", given=s.threat, most=0 if t.options["leviathan"] else 5)


def _place_monsters(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    s = t.state
    for total, described in expect(dict, position.get("border", {}), "border").items():
        space = space_of(named({key: n for n in range(2, 13) for key in (n, str(n))}, total, "border"))
        if s.border[space] >= 0:
            raise bad("position-border-twice", given=str(total))
        where = f"border.{total}"
        if not isinstance(described, dict):
            described = {"leviathan": described}
        check_keys(described, ("leviathan", "lost"), where)
        (s.border[space],) = boxes["leviathans"].take([described.get("leviathan")], where)
        lost, most = described.get("lost", 0), LEVIATHANS[s.border[space]].life - 1
        if type(lost) is not int or not 0 <= lost <= most:
            raise bad("position-life", where=where, given=repr(lost), most=most)
        s.life_lost[space] = lost
    s.slayer = _holder(t, position, "slayer_figure", [len(cards) for cards in s.slain])


def _holder(t: Table, position: Mapping[str, Any], key: str, counts: list[int]) -> int:
    """A figure lies before somebody who has most of what it counts, or before nobody while there is none."""
    most = max(counts)
    leaders = [seat for seat in range(t.seats) if most and counts[seat] == most]
    if position.get(key) is None:
        return leaders[0] if leaders else -1
    seat = seat_number(t, position[key], key)
    if seat not in leaders:
        raise bad("position-figure", where=key, given=seat, legal=", ".join(map(str, leaders)) or "-")
    return seat


def _place_kraken(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    s = t.state
    if not t.options["kraken"]:
        return
    s.kraken_holder = _holder(t, position, "kraken_figure", s.nebulis)
    tiles = with_short(LOOT_LOCATIONS, "location-")
    shown = {*s.available, *(tile for zone in s.locations for tile in zone)}
    for name, values in expect(dict, position.get("loot", {}), "loot").items():
        at = named(tiles, name, "loot")
        s.loot[at] = boxes["loot"].take(values, f"loot.{name}")
        if len(set(s.loot[at])) < len(s.loot[at]):
            raise bad("position-loot-twice", where=f"loot.{name}")
        if s.loot[at] and LOCATION_KEYS.index(LOOT_LOCATIONS[at]) not in shown:
            raise bad("position-loot-hidden", where=f"loot.{name}")
    for name, described in expect(dict, position.get("sentinels", {}), "sentinels").items():
        _place_sentinel(t, name, described, boxes["lords"])


def _place_sentinel(t: Table, name: Any, described: Any, lords: Box) -> None:
    """A token with its owner. Its Lord is that player's, or has left the game if it is not mentioned."""
    s = t.state
    where = f"sentinels.{name}"
    token = named({key: i for i, key in enumerate(SENTINELS)}, name, "sentinels")
    check_keys(expect(dict, described, where), ("owner", "on"), where)
    owner = s.sentinel_owner[token] = seat_number(t, described.get("owner"), f"{where}.owner")
    lord = LORD_KEYS.index(f"lord-{name}")
    if lords.left[lord]:
        s.lords_gone += lords.take([name], where)
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


def _place_decks(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    """What is named lies on top, first named first; the rest is shuffled beneath, or out of the game."""
    s = t.state
    rest = expect(dict, position.get("rest", {}), "rest")
    check_keys(rest, REST, "rest")
    for name, value in rest.items():
        if value not in REST[name]:
            raise bad("position-rest", where=f"rest.{name}", given=repr(value), legal=", ".join(REST[name]))
    tops = {name: boxes[name].take(position.get(pile, []), pile) for name, pile in PILES.items()}
    if "court" not in position:
        lords = t.streams.shuffled(boxes["lords"].rest(), "lords")[:6]
        s.court = [-1] * (6 - len(lords)) + list(boxes["lords"].take([LORD_KEYS[x] for x in lords], "court"))
    piles: dict[str, tuple[int, ...]] = {}
    gone: dict[str, tuple[int, ...]] = {}
    for name, box in boxes.items():
        left = t.streams.shuffled(box.rest(), name)
        keep = rest.get(name, "deck") == "deck"
        piles[name] = (left if keep else ()) + tops[name][::-1]
        gone[name] = () if keep else left
    s.deck, s.lord_deck, s.location_stack = piles["exploration"], piles["lords"], piles["locations"]
    s.base_pile, s.expansion_pile = piles["tokens"], piles["expansion_tokens"]
    s.leviathan_deck, s.loot_deck = piles["leviathans"], piles["loot"]
    if "border" not in position and s.leviathan_deck:  # an empty Border has to be asked for: {}
        put_first_leviathan(t)
    if rest.get("exploration") == "discard":
        s.discard += gone["exploration"]
    else:
        s.removed = gone["exploration"]
    s.lords_gone += gone["lords"]
    s.locations_gone, s.tokens_gone = gone["locations"], gone["tokens"]
    s.expansion_gone, s.leviathans_gone = gone["expansion_tokens"], gone["leviathans"]
    s.loot_gone = gone["loot"]


def _place_ending(t: Table, position: Mapping[str, Any]) -> None:
    """Last turns under way: why the game ends, and how many players still have theirs after the active."""
    s = t.state
    left = count(position, "last_turns", 0, "position")
    ending = position.get("ending")
    if ending is None:
        if left:
            raise bad("position-last-turns", given=left, most=t.seats - 2)
        if any(len(s.lords_of(seat)) >= 7 for seat in range(t.seats)):
            s.pulled = "lords"
        return
    legal = ENDINGS if t.options["leviathan"] else ENDINGS[:2]
    s.ending = named({key: key for key in legal}, ending, "ending")
    if left > t.seats - 2:
        raise bad("position-last-turns", given=left, most=t.seats - 2)
    s.last_turns, s.calm = left, ending == "leviathan"
