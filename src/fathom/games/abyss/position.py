"""Described positions: a plain dict becomes a table at the start of a turn (format: docs/positions.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.procedure import Procedure
from ...kernel.table import Table
from ...kernel.text import Text
from .cards.allies import BY_KEY, KRAKEN, MONSTER, RACE, RACES, deck_of
from .cards.leviathans import LEVIATHANS, space_of
from .cards.location import LOCATIONS
from .cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS, SENTINELS, TOKEN_KEYS
from .cards.tokens import BASE_TOKENS, EXPANSION_TOKENS, KEY_SUPPLY, LOOT_CARDS
from .rules.turn import PlayOn
from .setup import locations_of, lords_of
from .state import AbyssState

__all__ = ["place"]

TABLE_KEYS = (
    "options", "seed", "seats", "active", "start", "court", "council", "deck", "discard", "lord_deck", "available",
    "location_stack", "base_pile", "expansion_pile", "leviathan_deck", "border", "loot", "loot_deck", "threat",
    "kraken_figure", "slayer_figure", "sentinels", "rest",
)  # fmt: skip
SEAT_KEYS = (
    "pearls", "keys", "nebulis", "wounds", "hand", "affiliated", "lords", "disabled", "locations", "assigned",
    "tokens", "expansion_tokens", "slain",
)  # fmt: skip
REST = {
    "exploration": ("deck", "discard", "removed"),
    "lords": ("deck", "removed"),
    "locations": ("deck", "removed"),
    "leviathans": ("deck", "removed"),
    "loot": ("deck", "removed"),
    "tokens": ("deck", "removed"),
    "expansion_tokens": ("deck", "removed"),
}


def _bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "abyss", **args))


def _expect(kind: type, value: Any, where: str) -> Any:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise _bad("position-kind", where=where, given=repr(value), wanted=kind.__name__)
    return value


def _known(given: Mapping[str, Any], legal: Iterable[str], where: str) -> None:
    legal = tuple(legal)
    for key in given:
        if key not in legal:
            raise _bad("position-key", where=where, given=str(key), legal=", ".join(legal))


class Box:
    """The pieces of one kind: everything placed comes out of it, and what is left is the rest."""

    def __init__(self, name: str, pieces: Iterable[int], read: Callable[[Any], int]) -> None:
        self.name, self.left, self.read = name, Counter(pieces), read

    def take(self, names: Any, where: str) -> tuple[int, ...]:
        out = []
        for name in _expect(list, names, where):
            try:
                piece = self.read(name)
            except (KeyError, ValueError, TypeError, IndexError, AttributeError):
                raise _bad("position-unknown", where=where, given=str(name)) from None
            if self.left[piece] <= 0:
                raise _bad("position-too-many", where=where, given=str(name))
            self.left[piece] -= 1
            out.append(piece)
        return tuple(out)

    def rest(self) -> tuple[int, ...]:
        return tuple(self.left.elements())


def _reader(keys: tuple[str, ...], prefix: str) -> Callable[[Any], int]:
    return lambda name: keys.index(name if name.startswith(prefix) else prefix + name)


def _seat(t: Table, value: Any, where: str) -> int:
    if type(value) is not int or not 0 <= value < t.seats:
        raise _bad("position-seat", where=where, given=repr(value), most=t.seats - 1)
    return value


def place(t: Table, position: Mapping[str, Any]) -> Procedure:
    """Lay out the position; what it does not mention is as after setup, and the rest is shuffled."""
    _known(position, TABLE_KEYS, "position")
    s: AbyssState = t.state
    boxes = {
        "exploration": Box("exploration", deck_of(t.options), BY_KEY.__getitem__),
        "lords": Box("lords", lords_of(t.options), _reader(LORD_KEYS, "lord-")),
        "locations": Box("locations", locations_of(t.options), _reader(LOCATION_KEYS, "location-")),
        "tokens": Box("tokens", BASE_TOKENS, int),
        "expansion_tokens": Box("expansion_tokens", EXPANSION_TOKENS if t.options["leviathan"] else (), _reader(TOKEN_KEYS, "token-")),
        "leviathans": Box("leviathans", range(20 if t.options["leviathan"] else 0), _reader(LEVIATHAN_KEYS, "leviathan-")),
        "loot": Box("loot", LOOT_CARDS if t.options["kraken"] else (), int),
    }  # fmt: skip
    seats = position["seats"]
    for seat, described in enumerate(seats if isinstance(seats, list) else [{}] * t.seats):
        _place_seat(t, seat, _expect(dict, described, f"seats[{seat}]"), boxes)
    _place_board(t, position, boxes)
    _place_monsters(t, position, boxes)
    _place_kraken(t, position, boxes)
    _place_decks(t, position, boxes)
    s.active = _seat(t, position.get("active", 0), "active")
    s.start = _seat(t, position.get("start", 0), "start")
    if sum(s.key_tokens) > KEY_SUPPLY:
        raise _bad("position-keys", given=sum(s.key_tokens), most=KEY_SUPPLY)
    t.touch()
    return PlayOn()


def _count(described: Mapping[str, Any], key: str, default: int, where: str) -> int:
    value = _expect(int, described.get(key, default), f"{where}.{key}")
    if value < 0:
        raise _bad("position-negative", where=f"{where}.{key}", given=value)
    return int(value)


def _place_seat(t: Table, seat: int, described: dict[str, Any], boxes: dict[str, Box]) -> None:
    s: AbyssState = t.state
    where = f"seats[{seat}]"
    _known(described, SEAT_KEYS, where)
    s.pearls[seat] = _count(described, "pearls", 1, where)
    s.key_tokens[seat] = _count(described, "keys", 0, where)
    for name, zone, box in (("nebulis", s.nebulis, "kraken"), ("wounds", s.wounds, "leviathan")):
        zone[seat] = _count(described, name, 0, where)
        if zone[seat] and not t.options[box]:
            raise _bad("position-option", where=f"{where}.{name}", option=box)
    hand = boxes["exploration"].take(described.get("hand", []), f"{where}.hand")
    allies = boxes["exploration"].take(described.get("affiliated", []), f"{where}.affiliated")
    if MONSTER in hand or MONSTER in allies or any(RACE[kind] == KRAKEN for kind in allies):
        raise _bad("position-not-an-ally", where=where)
    s.hands[seat], s.affiliated[seat] = tuple(sorted(hand)), tuple(sorted(allies))
    s.free[seat] = boxes["lords"].take(described.get("lords", []), f"{where}.lords")
    s.disabled[seat] = boxes["lords"].take(described.get("disabled", []), f"{where}.disabled")
    s.locations[seat] = boxes["locations"].take(described.get("locations", []), f"{where}.locations")
    for name, lords in _expect(dict, described.get("assigned", {}), f"{where}.assigned").items():
        key = name if str(name).startswith("location-") else f"location-{name}"
        if key not in [LOCATION_KEYS[tile] for tile in s.locations[seat]]:
            raise _bad("position-assigned", where=where, given=str(name))
        for lord in boxes["lords"].take(lords, f"{where}.assigned"):
            s.assigned[seat] += ((LOCATION_KEYS.index(key), lord),)
    s.tokens[seat] = boxes["tokens"].take(described.get("tokens", []), f"{where}.tokens")
    s.expansion_tokens[seat] = boxes["expansion_tokens"].take(
        described.get("expansion_tokens", []), f"{where}.expansion_tokens"
    )
    s.slain[seat] = boxes["leviathans"].take(described.get("slain", []), f"{where}.slain")


def _place_board(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    """Court, Council, Locations, discard. A short Court list fills the spaces farthest from the deck."""
    s: AbyssState = t.state
    if "court" in position:
        court = _expect(list, position["court"], "court")
        if len(court) > 6:
            raise _bad("position-court", given=len(court))
        for i, name in enumerate(court):
            if name is not None:
                (s.court[6 - len(court) + i],) = boxes["lords"].take([name], "court")
    for race, cards in _expect(dict, position.get("council", {}), "council").items():
        if race not in RACES:
            raise _bad("position-unknown", where="council", given=str(race))
        stack = boxes["exploration"].take(cards, f"council.{race}")
        if any(RACE[kind] not in (RACES.index(race), KRAKEN) for kind in stack):
            raise _bad("position-wrong-stack", race=Text(race))
        s.council[RACES.index(race)] = stack
    s.discard = boxes["exploration"].take(position.get("discard", []), "discard")
    s.available = boxes["locations"].take(position.get("available", []), "available")
    threat = _count(position, "threat", 0, "position")
    if threat > 5:
        raise _bad("position-threat", given=threat)
    s.threat = threat


def _place_monsters(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    s: AbyssState = t.state
    border = _expect(dict, position.get("border", {}), "border")
    if border and not t.options["leviathan"]:
        raise _bad("position-option", where="border", option="leviathan")
    for total, described in border.items():
        if not str(total).isdigit() or not 2 <= int(total) <= 12:
            raise _bad("position-unknown", where="border", given=str(total))
        space = space_of(int(total))
        if s.border[space] >= 0:
            raise _bad("position-border-twice", given=str(total))
        name = described["leviathan"] if isinstance(described, dict) and "leviathan" in described else described
        (s.border[space],) = boxes["leviathans"].take([name], f"border.{total}")
        lost = described.get("lost", 0) if isinstance(described, dict) else 0
        if type(lost) is not int or not 0 <= lost < LEVIATHANS[s.border[space]].life:
            raise _bad("position-life", given=repr(lost), most=LEVIATHANS[s.border[space]].life - 1)
        s.life_lost[space] = lost
    if "slayer_figure" in position:
        s.slayer = _seat(t, position["slayer_figure"], "slayer_figure")
    elif any(s.slain):
        s.slayer = max(range(t.seats), key=lambda seat: len(s.slain[seat]))


def _place_kraken(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    s: AbyssState = t.state
    if not t.options["kraken"]:
        for key in ("sentinels", "loot", "kraken_figure", "loot_deck"):
            if position.get(key):
                raise _bad("position-option", where=key, option="kraken")
        return
    if "kraken_figure" in position:
        s.kraken_holder = _seat(t, position["kraken_figure"], "kraken_figure")
    elif any(s.nebulis):
        s.kraken_holder = max(range(t.seats), key=lambda seat: s.nebulis[seat])
    for name, values in _expect(dict, position.get("loot", {}), "loot").items():
        tile = next((x for x in LOCATIONS if x.loot >= 0 and x.slug in (name, f"location-{name}")), None)
        if tile is None:
            raise _bad("position-unknown", where="loot", given=str(name))
        s.loot[tile.loot] = boxes["loot"].take(values, f"loot.{name}")
    for name, described in _expect(dict, position.get("sentinels", {}), "sentinels").items():
        if name not in SENTINELS or not isinstance(described, dict):
            raise _bad("position-unknown", where="sentinels", given=str(name))
        s.sentinel_owner[SENTINELS.index(name)] = _seat(t, described.get("owner"), f"sentinels.{name}.owner")
        on = described.get("on") or ""
        present = {LORD_KEYS[x] for x in s.court if x >= 0} | set(RACES) | {LOCATION_KEYS[x] for x in s.available}
        if on and on not in present:
            raise _bad("position-unknown", where=f"sentinels.{name}.on", given=str(on))
        s.sentinel_on[SENTINELS.index(name)] = on


def _place_decks(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    """What is named lies on top, first named first; the rest is shuffled beneath, or out of the game."""
    s: AbyssState = t.state
    rest = _expect(dict, position.get("rest", {}), "rest")
    _known(rest, REST, "rest")
    for name, value in rest.items():
        if value not in REST[name]:
            raise _bad("position-rest", where=name, given=str(value), legal=", ".join(REST[name]))
    tops = {
        "exploration": boxes["exploration"].take(position.get("deck", []), "deck"),
        "lords": boxes["lords"].take(position.get("lord_deck", []), "lord_deck"),
        "locations": boxes["locations"].take(position.get("location_stack", []), "location_stack"),
        "tokens": boxes["tokens"].take(position.get("base_pile", []), "base_pile"),
        "expansion_tokens": boxes["expansion_tokens"].take(position.get("expansion_pile", []), "expansion_pile"),
        "leviathans": boxes["leviathans"].take(position.get("leviathan_deck", []), "leviathan_deck"),
        "loot": boxes["loot"].take(position.get("loot_deck", []), "loot_deck"),
    }
    if "court" not in position:
        lords = t.streams.shuffled(boxes["lords"].rest(), "lords")[:6]
        s.court = list(boxes["lords"].take([LORD_KEYS[x] for x in lords], "court")) + [-1] * (6 - len(lords))
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
    if rest.get("exploration") == "discard":
        s.discard += gone["exploration"]
    else:
        s.removed = gone["exploration"]
    s.lords_gone, s.locations_gone, s.tokens_gone = gone["lords"], gone["locations"], gone["tokens"]
    s.expansion_gone, s.leviathans_gone, s.loot_gone = gone["expansion_tokens"], gone["leviathans"], gone["loot"]


