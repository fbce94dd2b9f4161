"""Described positions: a plain dict becomes a table at the beginning of a turn or a phase (format: docs/positions.md).

Checked is that every piece exists and lies where it may lie, not that the position can come about in play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, cast

from ...kernel.errors import BadPosition
from ...kernel.procedure import Procedure
from ...kernel.text import Text
from ..described import Layout, at_most, bad, check_keys, count, expect, flag, named, seat_number, with_short
from ..zones import put
from .cards.book import BASIC, CHARACTERS, COLUMNS, MADNESS, MARKED
from .cards.source import OWN, book_of
from .pieces import (
    CARD,
    EVENT_CARD,
    GOAL,
    GOAL_EVENT,
    cards_of_character,
    cards_of_god,
    god_of,
    is_solo,
    plays_goals,
)  # fmt: skip
from .rules.board import AUTOMA_SEAT, spaces_of
from .rules.investigators import MOST_LIFE
from .rules.rounds import CAP, PlayOn
from .setup import KEPT, lay_out_gods
from .state import DEPTHS, TILES, Pool, Table

__all__ = ["place"]

TABLE_KEYS: Final = (
    "night", "round", "holder", "active", "step", "passed", "free", "gods", "god_decks", "goals", "goal_deck", "events",
    "tile_bag", "automa", "automa_deck", "automa_discard", "blocked",
)  # fmt: skip
AUTOMA_KEYS: Final = ("automa", "automa_deck", "automa_discard", "blocked", "dice")
"""What only solo play has; the die is the Automa's, too (C-comp.10)."""
PLAYER_KEYS: Final = ("cultists", "madness", "fire", "board", "outposts", "depth")
SEAT_KEYS: Final = (*PLAYER_KEYS, "character", "corruption", "figure", "ready")
STEPS: Final = ("preparation", "defence", "investigators")
CULTISTS: Final = 40
MOST_CORRUPTION: Final = 5
PICKED: Final = 5
"""How many numbered cards the Automa's deck has (C-solo.5)."""


def wrong(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "call_of_madness", **args))


def place(t: Table, position: Mapping[str, Any]) -> Procedure:
    """Lay out the position; cards it does not mention lie in their decks, shuffled."""
    layout = Layout(t, position, TABLE_KEYS, SEAT_KEYS)
    _place_gods(layout)
    _place_characters(layout)
    layout.lay()
    _check_cards(layout)
    for seat, described in enumerate(layout.seats):
        _place_player(layout, seat, described, f"seats[{seat}]")
        _place_cult(layout, seat, described, f"seats[{seat}]")
    if t.options["teams"]:
        for seat, mate in ((0, 2), (1, 3)):
            if not t.state.cultists[seat] + t.state.cultists[mate]:  # the game would be over (C-team.6)
                raise wrong("position-no-cultists", where=f"seats[{mate}]")
    if is_solo(t):
        _place_automa(layout)
    for key in () if is_solo(t) else AUTOMA_KEYS:
        if position.get(key) not in (None, []):
            raise wrong("position-automa", where=key)
    _place_bags(layout)
    _place_decks(layout)
    _place_goals(layout)
    layout.roll("die", 6)
    return _place_time(layout)


# ---- the altar and the cards


def _place_gods(layout: Layout) -> None:
    """The gods in play: those named, those of the option, or the first ones."""
    t, position = layout.t, layout.position
    wanted = 3 if is_solo(t) else 4
    gods = expect(list, position.get("gods", t.options["god_list"] or list(OWN.gods[:wanted])), "gods")
    numbers = [named({name: at for at, name in enumerate(OWN.gods)}, god, "gods") for god in gods]
    if len(numbers) != wanted or len({*numbers}) < wanted:
        raise wrong("position-gods", given=len(gods), wanted=wanted)
    lay_out_gods(t, numbers)
    t.state.removed = ()


def _place_characters(layout: Layout) -> None:
    s = layout.t.state
    names = {name: at for at, name in enumerate(OWN.characters)}
    for seat, described in enumerate(layout.seats):
        if "character" in described:
            character = named(names, described["character"], f"seats[{seat}].character")
            if character in s.characters:
                raise wrong("position-character", where=f"seats[{seat}]", given=described["character"])
            s.characters[seat] = character
    free = [character for character in range(CHARACTERS) if character not in s.characters]
    for player, character in enumerate(s.characters):
        if character < 0:
            s.characters[player] = free.pop(0)


def _check_cards(layout: Layout) -> None:
    """Basic cards belong to their character, god cards to gods in play; nobody holds an event. In R'lyeh lies only what
    a power can have played (C-action.rlyeh.1), before a player as many goals as are kept (C-setup.7d)."""
    t, s = layout.t, layout.t.state
    sunk = _played_by_powers(t)
    for seat in range(t.seats):
        _only(s.rlyeh[seat], sunk, CARD.names, f"seats[{seat}].rlyeh")
        _only(s.claimed[seat], _goals_in_play(t), GOAL.names, f"seats[{seat}].claimed")
        at_most(len(s.finals[seat]), KEPT, f"seats[{seat}].finals")
        for card in s.hands[seat] + s.decks[seat] + s.discards[seat] + s.rlyeh[seat]:
            own = card // 4 == s.characters[seat] if card < BASIC else god_of(card) in s.gods
            if not own:
                raise wrong("position-card", where=f"seats[{seat}]", given=CARD.names[card])


def _only(pieces: Iterable[int], legal: Collection[int], names: Mapping[int, str], where: str) -> None:
    """Pieces that exist, but cannot lie there, are refused."""
    for piece in pieces:
        if piece not in legal:
            near = ", ".join(names[other] for other in sorted(legal)[:5]) or "-"
            raise bad("position-not-here", where=where, given=names[piece], near=near)


def _choice(given: Any, legal: Sequence[Any], where: str) -> None:
    if given not in legal:
        told = f"{legal[0]}–{legal[-1]}" if isinstance(legal, range) else ", ".join(map(str, legal)) or "-"
        raise bad("position-choice", where=where, given=given, legal=told)


def _played_by_powers(t: Table) -> set[int]:
    """The cards that powers of gods in play put into R'lyeh."""
    book = book_of(t)
    parts = [part for god in t.state.gods for part in (*book.powers[god].day, *book.powers[god].night)]
    gods = {act.split()[1] for part in parts for act in part if act.startswith("playgod ")}
    return {card for god in gods for card in cards_of_god(book.gods.index(god))}


def _goals_in_play(t: Table) -> set[int]:
    """Goals for more players than there are leave the game (C-setup.7a)."""
    return {kind for kind, goal in enumerate(book_of(t).goals) if goal.seats <= t.seats}


def _place_decks(layout: Layout) -> None:
    """Own basic cards lie beneath the deck, god cards in their decks beneath those that are named, the rest is out."""
    t, s, position = layout.t, layout.t.state, layout.position
    box = layout.boxes["cards"]
    without = [named({"cards": True}, word, "rest") for word in expect(list, position.get("rest", []), "rest")]
    for seat in range(t.seats):
        own = [card for card in cards_of_character(s.characters[seat]) if box.left[card]]
        if not without:
            box.left.subtract(own)
            s.decks[seat] = (*t.streams.shuffled(own, f"deck-{seat}"), *s.decks[seat])
        for card in s.hands[seat] + s.decks[seat]:
            s.batches[card] = seat + 1
    described = expect(dict, position.get("god_decks", {}), "god_decks")
    legal = {OWN.gods[god]: slot for slot, god in enumerate(s.gods)}
    s.god_decks = [() for _ in s.gods]
    for name, cards in described.items():
        slot = named(legal, name, "god_decks", OWN.gods)
        here = {*cards_of_god(s.gods[slot]), EVENT_CARD}
        tops = box.take(cards, f"god_decks.{name}", here.__contains__)
        at_most(tops.count(EVENT_CARD), 1, f"god_decks.{name}: events")
        s.god_decks[slot] = tops[::-1]
    for slot, god in enumerate(s.gods):
        rest = [card for card in cards_of_god(god) if box.left[card]]
        box.left.subtract(rest)
        s.god_decks[slot] = (*t.streams.shuffled(rest, f"god-{slot}"), *s.god_decks[slot])
        if s.god_decks[slot][-1:] == (EVENT_CARD,):
            raise wrong("position-event-top", where=f"god_decks.{OWN.gods[god]}")
    put(t, "removed", tuple(box.left.elements()))


# ---- players


def _pool(given: Any, where: str) -> Pool:
    check_keys(expect(dict, given, where), MADNESS, where)
    return cast("Pool", tuple(count(given, colour, 0, where) for colour in MADNESS))


def _place_player(layout: Layout, player: int, described: Mapping[str, Any], where: str) -> None:
    """Cultists, pools and the board, of a seat or of the Automa."""
    t, s = layout.t, layout.t.state
    s.cultists[player] = count(described, "cultists", CULTISTS, where)
    if not s.cultists[player] and not t.options["teams"]:
        raise wrong("position-no-cultists", where=where)
    s.madness[player] = _pool(described.get("madness", {}), f"{where}.madness")
    s.fire[player] = count(described, "fire", 0, where)
    spaces = spaces_of(t, player)
    keys = {f"r{at // COLUMNS + 1}c{at % COLUMNS + 1}": space for at, space in enumerate(spaces)}
    for key, given in expect(dict, described.get("board", {}), f"{where}.board").items():
        _place_investigator(layout, named(keys, key, f"{where}.board"), given, f"{where}.board.{key}")
    for key in expect(list, described.get("outposts", []), f"{where}.outposts"):
        space = named(keys, key, f"{where}.outposts")
        if s.board[space] or s.outposts[space] or space in spaces[:COLUMNS]:
            raise wrong("position-outpost", where=f"{where}.outposts", given=str(key))
        s.outposts[space] = 1
    for key, token in expect(dict, described.get("depth", {}), f"{where}.depth").items():
        space = named(keys, key, f"{where}.depth")
        kind = named({name: at for at, name in enumerate(DEPTHS)}, token, f"{where}.depth.{key}")
        if s.board[space] or not s.depth_supply[kind // 2]:
            raise wrong("position-depth", where=f"{where}.depth", given=str(key))
        s.depth[space] = kind
        s.depth_supply[kind // 2] -= 1


def _place_investigator(layout: Layout, space: int, given: Any, where: str) -> None:
    """The name of a tile, or a dict with its life, fire and madness."""
    t, s = layout.t, layout.t.state
    described = given if isinstance(given, dict) else {"tile": given}
    check_keys(described, ("tile", "life", "fire", "madness"), where)
    tiles = book_of(t).tiles
    kind = named(with_short(TILES[: len(tiles)], "inv-"), described.get("tile"), where)
    if not s.tile_bag[kind]:
        raise bad("position-too-many", where=where, given=TILES[kind], most=tiles[kind].count)
    s.tile_bag[kind] -= 1
    s.numbered += 1
    life = count(described, "life", tiles[kind].life, where)
    if not 1 <= life <= MOST_LIFE:
        raise wrong("position-life", where=where, given=life, most=MOST_LIFE)
    fire = int(flag(described, "fire", False, where))
    s.board[space] = (s.numbered, kind, life, fire, *_pool(described.get("madness", {}), f"{where}.madness"))


def _place_cult(layout: Layout, seat: int, described: Mapping[str, Any], where: str) -> None:
    """What only players have: corruption and a figure."""
    s = layout.t.state
    s.corruption[seat] = at_most(count(described, "corruption", 0, where), MOST_CORRUPTION, f"{where}.corruption")
    figure = described.get("figure")
    legal = {OWN.gods[god]: god for god in s.gods}
    s.figures[seat] = -1 if figure is None else named(legal, figure, f"{where}.figure", OWN.gods)
    s.ready[seat] = int(flag(described, "ready", True, where))


def _place_automa(layout: Layout) -> None:
    """The second board, the deck (the next card first; the rest of a preset beneath it) and the god it blocks."""
    t, s, position = layout.t, layout.t.state, layout.position
    described = expect(dict, position.get("automa", {}), "automa")
    check_keys(described, PLAYER_KEYS, "automa")
    _place_player(layout, AUTOMA_SEAT, described, "automa")
    blocked = position.get("blocked")
    if blocked is not None:
        s.blocked = named({OWN.gods[god]: god for god in s.gods}, blocked, "blocked", OWN.gods)
        s.figures[AUTOMA_SEAT] = s.blocked
        if s.figures[0] == s.blocked:
            raise wrong("position-blocked", given=str(blocked))
    box = layout.boxes["automa"]
    top = box.take(position.get("automa_deck", []), "automa_deck")
    s.automa_discard = box.take(position.get("automa_discard", []), "automa_discard")
    at_most(sum(card >= MARKED for card in top + s.automa_discard), PICKED, "automa_deck: numbered cards")
    numbers = t.options["automa_numbers"] or book_of(t).presets.get(t.options["automa"], (1, 2, 3, 4, 5))
    usual = [card for card in (*range(5), *(4 + number for number in numbers)) if box.left[card]]
    beneath = usual[: max(0, 10 - len(top) - len(s.automa_discard))]
    box.left.subtract(beneath)
    s.automa_deck = (*t.streams.shuffled(beneath, "automa"), *top[::-1])
    s.automa_out = box.rest()


def _place_bags(layout: Layout) -> None:
    """What lies on boards and in pools came out of bags and supplies. `tile_bag` names the tiles of the bag; the
    others are discarded then."""
    t, s, position = layout.t, layout.t.state, layout.position
    on_boards = [found for found in s.board if found]
    bag = []
    for colour, name in enumerate(MADNESS):
        out = sum(pool[colour] for pool in s.madness) + sum(found[4 + colour] for found in on_boards)
        bag.append(s.madness_bag[colour] - at_most(out, s.madness_bag[colour], f"madness.{name}"))
    s.madness_bag = cast("Pool", tuple(bag))
    s.fire_supply -= at_most(sum(s.fire) + sum(found[3] for found in on_boards), s.fire_supply, "fire")
    s.outpost_supply -= at_most(sum(s.outposts), s.outpost_supply, "outposts")
    s.corruption_supply -= at_most(sum(s.corruption), s.corruption_supply, "corruption")
    if "tile_bag" in position:
        given = expect(dict, position["tile_bag"], "tile_bag")
        names = with_short(TILES[: len(book_of(t).tiles)], "inv-")
        kept = [0] * len(s.tile_bag)
        for name in given:
            kind = named(names, name, "tile_bag")
            kept[kind] = at_most(kept[kind] + count(given, name, 0, "tile_bag"), s.tile_bag[kind], f"tile_bag.{name}")
        s.tile_discard = [have - n for have, n in zip(s.tile_bag, kept, strict=True)]
        s.tile_bag = kept


# ---- goals, events and the time


def _place_goals(layout: Layout) -> None:
    """Goals that lie open, and what comes next; final goals nobody has are out. Events come in the order named."""
    t, s, position = layout.t, layout.t.state, layout.position
    events = layout.boxes["events"]
    tops = events.take(position.get("events", []), "events")
    s.event_deck = (*t.streams.shuffled(events.rest(), "events"), *tops[::-1])
    finals = layout.boxes["finals"]
    s.finals_left = tuple(sorted(finals.rest()))
    if not plays_goals(t):
        for key in ("goals", "goal_deck"):
            if position.get(key):
                raise wrong("position-goals", where=key)
        return
    box = layout.boxes["goals"]
    if len({*expect(list, position.get("goals", []), "goals")}) < len(position.get("goals", [])):
        raise wrong("position-goal-twice", where="goals")
    usable = _goals_in_play(t)
    shown = box.take(position.get("goals", []), "goals", usable.__contains__)
    if len(shown) > 3:
        raise wrong("position-goal-many", where="goals", given=len(shown))
    top = box.take(position.get("goal_deck", []), "goal_deck", {*usable, GOAL_EVENT}.__contains__)
    beneath = [kind for kind in box.rest() if kind in usable]
    box.left.subtract(beneath)
    s.goals = [*shown, *(-1,) * (3 - len(shown))]
    s.goal_deck = (*t.streams.shuffled(beneath, "goals"), *top[::-1])
    s.goals_gone = tuple(sorted(box.left.elements()))


def _place_time(layout: Layout) -> Procedure:
    """Whose turn it is, in which phase; who has passed, and who still has a free turn after that."""
    t, s, position = layout.t, layout.t.state, layout.position
    s.night = flag(position, "night", False, "position")
    s.round = count(position, "round", 2, "position")
    _choice(s.round, range(1, CAP + 1), "round")
    players = {player: player for player in range(s.players)}
    s.holder = named(players, position.get("holder", 0), "holder")
    s.first = seat_number(t, 0, "first")
    active = named(players, position.get("active", s.holder), "active")
    for player in expect(list, position.get("passed", []), "passed"):
        s.passed[named(players, player, "passed")] = 1
    free = [player for player in players if any(s.passed) and not s.passed[player]]
    for player in expect(list, position.get("free", free), "free"):
        _choice(named(players, player, "free"), free, "free")
        s.free_turns[player] = 1
    if s.passed[active]:
        raise wrong("position-passed", given=active)
    step = named({name: name for name in STEPS}, position.get("step", "defence"), "step")
    _choice(step, STEPS if s.round > 1 else STEPS[1:], "step")  # the first round has no preparation (C-round.2)
    s.phase = step
    return PlayOn(start=step, active=active)
