"""How good a table looks for a seat, and which answers are worth a thought, by what the seat may know.

Where a rule of thumb is better than a look ahead of one step (actions, spaces, tests, windows), the hint is a single
answer. Everything else is tried out by the bot.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ...kernel.decision import Answer, Ask, Split
from ...kernel.window import PASS, Window
from .bot_beliefs import beliefs, boldness
from .cards.names import SKILLS, TREACHERY, TYPES, type_of, value_of
from .cards.rolling import DiscardSkillFrame
from .judgment import (
    act_value,
    advance_value,
    banishment_value,
    best_place,
    call_value,
    danger,
    feast_size,
    for_the_sea,
    helper,
    is_hidden_traitor,
    ship_parts,
    stoke_value,
)
from .reflexes import contribution, reflex
from .rules.actions import BRIG_PRICE, Acting, repair_cost
from .rules.ending import PORT_DISTANCE
from .rules.resources import FUEL, SANITY
from .rules.spaces import BRIG, SICK_BAY, SPACES
from .state import Table, UnfathomableState

__all__ = ["ROUTINE", "evaluate", "hints", "prospects"]

STOKED = {"room-boiler-room": "travel", "room-chapel": "ritual"}
Hint = Callable[[Table, Ask, random.Random, bool], list[Any] | None]
"""The last one tells whether to play for the sea: a hidden traitor mostly does what a human would."""
DARES = (0.12, 0.45)
"""How often a hidden traitor whom nobody suspects does what serves the sea, before and after the awakening; else it
plays the part of a human."""


CREW = ("jamie", "jeanne", "ishmael", "samira", "arjun", "svetlana", "william", "keilani", "beatrice", "edmund")


def evaluate(t: Table, seat: int) -> float:
    """How the ship is doing, or the opposite for those who want it to sink; and how the seat itself is doing."""
    if t.outcome is not None:
        return 1000.0 if seat in t.outcome.winners else -1000.0
    return sum(prospects(t, seat).values())


def prospects(t: Table, seat: int) -> dict[str, float]:
    """The same by name, for whoever asks why a bot would answer so."""
    s = t.state
    waits = s.revealed[seat] < 0 and s.distance() < PORT_DISTANCE  # it earns trust
    sign = -1.0 if for_the_sea(s, seat) and not waits else 1.0
    parts = {name: sign * value for name, value in ship_parts(t).items()}
    return parts | _own_parts(s, seat)


def _own_parts(s: UnfathomableState, seat: int) -> dict[str, float]:
    """How the seat itself is doing."""
    hand = 0.4 * min(len(s.hands[seat]), 10) + 0.04 * sum(map(value_of, s.hands[seat]))
    return {"hand": hand, "place": -2.0 * (s.places[seat] == BRIG) - 1.0 * (s.places[seat] == SICK_BAY)}


def hints(t: Table, ask: Ask, rng: random.Random) -> list[Answer] | None:
    """The answers a sensible player thinks about; None for all of them."""
    find = HINTS.get(ask.why) if not isinstance(t.frames[-1], Window) else reflex if PASS in ask.keys else _first
    if find is None:
        return None
    s = t.state
    if ask.why == "ask-act" and "reveal" in ask.keys and wants_to_reveal(s, ask.seat, rng):
        return ["reveal"]
    sea = for_the_sea(s, ask.seat)
    if sea and ask.why != "ask-contribute" and is_hidden_traitor(s, ask.seat):
        sea = rng.random() < DARES[s.awakened] * boldness(t, ask.seat)  # what would a human do?
    return find(t, ask, rng, sea)


# ---- actions and places


def _act(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    seat = ask.seat
    frame = t.frames[-1]
    left = frame.left if isinstance(frame, Acting) else 1
    return [max(ask.keys, key=lambda key: act_value(t, seat, key, left, sea))]


def wants_to_reveal(s: UnfathomableState, seat: int, rng: random.Random) -> bool:
    """When hiding has done its work: in the Brig, close to the goal of the sea, or with a hand full of cards."""
    if not for_the_sea(s, seat):
        return False
    if s.places[seat] == BRIG:
        return rng.random() < 0.4
    near = min(s.resources) <= 2 or sum(card >= 0 for card in s.damage) >= 5
    full = len(s.hands[seat]) >= 8 and s.awakened
    return (near and rng.random() < 0.05) or (full and rng.random() < 0.04)


def _move(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    left = next((frame.left for frame in reversed(t.frames) if isinstance(frame, Acting)), 0)
    spaces = [SPACES.index(key) for key in ask.keys if key in SPACES]
    return [SPACES[best_place(t, ask.seat, spaces, sea, now=left > 0)[1]]]


def _discard_one(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """To stoke: by what it gains; otherwise the smallest card."""
    s = t.state
    frame = t.frames[-1]
    kinds = [SKILLS.index(key) for key in ask.keys]
    counts = isinstance(frame, DiscardSkillFrame)  # its value, for a roll
    if track := STOKED.get(frame.here().source, "") if isinstance(frame, DiscardSkillFrame) else "":
        resource = FUEL if track == "travel" else SANITY
        gain = advance_value(s) if track == "travel" else banishment_value(s)
        return [SKILLS[max(kinds, key=lambda kind: stoke_value(s, kind, resource, gain, sea))]]
    if counts and not sea:
        return [SKILLS[max(kinds, key=value_of)]]
    return [SKILLS[min(kinds, key=value_of)]]


def _by_space(value: Callable[[UnfathomableState, int], float]) -> Hint:
    """The space that is worth most to the ship, or least for those who want it to sink."""

    def find(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer]:
        s = t.state
        spaces = [SPACES.index(key) for key in ask.keys if key in SPACES]
        if not spaces:
            return list(ask.keys[:1])
        sign = -1.0 if sea else 1.0
        return [SPACES[max(spaces, key=lambda space: sign * value(s, space))]]

    return find


def _kill(s: UnfathomableState, space: int) -> float:
    return danger(s, space) if s.deep_ones[space] else 2.2


def _call(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    s = t.state
    if "my-space" in ask.keys and s.deep_ones[s.places[ask.seat]] > 1:
        return None
    space = call_value(s)[1]
    return [SPACES[space]] if SPACES[space] in ask.keys else None


def _defender(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    return [ask.keys[0]]


# ---- cards


def _pay(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """As little as possible: a big card alone if it is enough, else small ones."""
    s = t.state
    price = repair_cost(s, s.places[ask.seat])[1] if ask.why == "ask-repair" else BRIG_PRICE
    cards = sorted((SKILLS.index(key) for key in ask.keys for _ in range(_limits(ask)[key])), key=value_of)
    for kind in cards:
        if value_of(kind) >= price:
            return [{SKILLS[kind]: 1}]
    chosen: list[int] = []
    for kind in reversed(cards):
        if sum(map(value_of, chosen)) >= price:
            break
        chosen.append(kind)
    for kind in sorted(chosen, key=value_of):
        if sum(map(value_of, chosen)) - value_of(kind) >= price:
            chosen.remove(kind)
    return [_count(chosen)]


def _limits(ask: Ask) -> dict[str, int]:
    assert isinstance(ask, Split)
    return dict(ask.limits)


def _count(kinds: list[int]) -> dict[str, int]:
    return {SKILLS[kind]: kinds.count(kind) for kind in sorted(set(kinds))}


def _throw_away(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """The least useful cards: for a traitor those that help, for a human the small ones."""
    revealed = t.state.revealed[ask.seat] >= 0
    cards = [SKILLS.index(key) for key in ask.keys for _ in range(_limits(ask)[key])]
    cards.sort(key=lambda kind: (revealed and type_of(kind) == TREACHERY, value_of(kind)))
    return [_count(cards[: ask.least])]


def _treachery(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """On revealing: nearly everything for treachery."""
    return [_limits(ask) if ask.most == sum(_limits(ask).values()) else {}]


def _forgo(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    return [_limits(ask)]


def _decks(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """Draw where the own set does not reach, but always some strength for the boilers."""
    s = t.state
    n = ask.most if ask.least else min(ask.most, feast_size(s, ask.seat, sea))
    keys = sorted(ask.keys, key=lambda key: _shortage(s, ask.seat, key), reverse=True)
    out: dict[str, int] = {}
    for i in range(n):
        key = keys[i % len(keys)]
        if out.get(key, 0) < _limits(ask)[key]:
            out[key] = out.get(key, 0) + 1
    return [out] if sum(out.values()) >= ask.least else None


def _shortage(s: UnfathomableState, seat: int, type: str) -> float:
    held = sum(TYPES[type_of(kind)] == type for kind in s.hands[seat])
    return (2.0 if type == "strength" else 1.0 if type in ("lore", "influence") else 0.8) - 0.6 * held


def _deck(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    s = t.state
    if "treachery" in ask.keys and sea and s.revealed[ask.seat] >= 0:
        return ["treachery"]
    keys = [key for key in ask.keys if key != "treachery"]
    return [max(keys, key=lambda key: _shortage(s, ask.seat, key))]


def _persist(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    cards = sorted((SKILLS.index(key) for key in ask.keys for _ in range(_limits(ask)[key])), key=value_of)
    return [_count([kind for kind in cards if value_of(kind) == 1][: ask.most])]


def _starting(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """Strength first, then whatever the set holds."""
    limits, out, left = _limits(ask), {}, ask.least
    for key in sorted(limits, key=lambda key: key != "strength"):
        n = min(limits[key], left)
        left -= n
        if n:
            out[key] = n
    return [out]


# ---- people


def _accuse(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """The likeliest traitor; a traitor accuses somebody else. Who is equally likely is accused by lot."""
    seats = [int(key.split("-")[1]) for key in ask.keys if key.startswith("player-")]
    others = [seat for seat in seats if seat != ask.seat]
    if not others:
        return [ask.keys[-1]]
    suspects = beliefs(t, ask.seat)
    likely = {seat: suspects[seat] for seat in others}
    most = max(likely.values())
    if "nobody" in ask.keys and most < 0.5 and not sea:
        return ["nobody"]
    return [f"player-{rng.choice([seat for seat in others if likely[seat] > most - 0.01])}"]


def _coordinate(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    return [f"player-{helper(t, ask.seat)[1]}"]


def _attacked(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """Humans let the one with the fewest cards be attacked, traitors the one with the most."""
    s = t.state
    sign = 1 if sea else -1
    return [max(ask.keys, key=lambda key: sign * len(s.hands[int(key.split("-")[1])]))]


def _hand_on(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """Loyalty cards go to somebody who is not a revealed traitor."""
    s = t.state
    humans = [key for key in ask.keys if s.revealed[int(key.split("-")[1])] < 0]
    return [rng.choice(humans or list(ask.keys))]


def _track(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    s = t.state
    travel = advance_value(s) >= banishment_value(s)
    if sea and (s.revealed[ask.seat] >= 0 or rng.random() < 0.7):
        travel = not travel
    return ["travel" if travel else "ritual"]


def _outcome(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    return ["fail" if sea else "pass"]


def _first(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    return [ask.keys[0]]


def _last(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    return [ask.keys[-1]]


def _character(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    """One of the four most useful characters left: strength keeps the boilers hot."""
    return [rng.choice([name for name in CREW if name in ask.keys][:4])]


def _as_listed(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    return [list(ask.keys)]


def _named(name: str) -> Hint:
    return lambda t, ask, rng, sea: [name] if name in ask.keys else None


def _supporting(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    s = t.state
    held = [sum(TYPES[type_of(kind)] == key for kind in s.hands[ask.seat]) for key in ask.keys]
    return [ask.keys[held.index(max(held))]]


def _lose_resource(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer] | None:
    s = t.state
    levels = dict(zip(ask.keys, s.resources, strict=True))
    pick = min if sea else max
    return [pick(levels, key=lambda key: levels[key])]


HINTS: dict[str, Hint] = {
    "ask-act": _act,
    "ask-move": _move,
    "ask-contribute": contribution,
    "ask-discard-one": _discard_one,
    "ask-shrivel": _by_space(_kill),
    "ask-attack-space": _by_space(_kill),
    "ask-defeat-deep-one": _by_space(_kill),
    "ask-clear-room": _by_space(_kill),
    "ask-call": _call,
    "ask-defender": _defender,
    "ask-repair": _pay,
    "ask-brig-price": _pay,
    "ask-discard": _throw_away,
    "ask-hand-limit": _throw_away,
    "ask-treachery": _treachery,
    "ask-forgo": _forgo,
    "ask-decks": _decks,
    "ask-deck-of": _deck,
    "ask-sick-bay-card": _deck,
    "ask-draw-type": _deck,
    "ask-persist": _persist,
    "ask-starting-cards": _starting,
    "ask-accuse": _accuse,
    "ask-jail": _accuse,
    "ask-arrest": _accuse,
    "ask-look-loyalty": _accuse,
    "ask-coordinate": _coordinate,
    "ask-attacked": _attacked,
    "ask-pass-loyalty": _hand_on,
    "ask-hand-over": _hand_on,
    "ask-track": _track,
    "ask-outcome": _outcome,
    "ask-deep-one": _named("in-order"),
    "ask-attack-again": _named("attack"),
    "ask-give": _named("give-nothing"),
    "ask-move-deep-one": _first,
    "ask-rampage": _last,
    "ask-weapon": _first,
    "ask-passenger": _first,
    "ask-character": _character,
    "ask-defeat-order": _as_listed,
    "ask-bottom": _as_listed,
    "ask-supporting": _supporting,
    "ask-lose-resource": _lose_resource,
}
"""Rules of thumb by question."""
ROUTINE = frozenset({
    "ask-starting-cards", "ask-decks", "ask-deck-of", "ask-sick-bay-card", "ask-draw-type", "ask-discard",
    "ask-persist", "ask-hand-limit", "ask-forgo", "ask-repair", "ask-brig-price", "ask-deep-one", "ask-defender",
    "ask-give",
    "ask-character", "ask-defeat-order", "ask-bottom", "ask-supporting", "ask-weapon", "ask-passenger",
})  # fmt: skip
"""Questions to which the rule of thumb is as good as anything; so are those of windows."""
