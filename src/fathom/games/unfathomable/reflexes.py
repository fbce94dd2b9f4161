"""What a bot adds to skill tests and does in windows, by simple rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

from ...kernel.decision import Answer, Ask
from ...kernel.window import PASS, Window
from .bot_beliefs import beliefs, boldness
from .cards.names import SKILLS, TREACHERY, type_of, value_of
from .cards.rolling import IfRollFrame
from .judgment import danger, stake
from .rules.attack import AGAINST_CHARACTER, AGAINST_DEEP_ONE, Attack
from .rules.defeat import Defeat
from .rules.dice import running_roll
from .rules.resources import FOOD, FUEL, SANITY, SOULS
from .rules.skill_test import RunTest, Testing, running_test
from .rules.spaces import BOILER_ROOM, BRIG, CHAPEL, DECKS, GALLEY, SICK_BAY
from .state import Table, UnfathomableState

__all__ = ["contribution", "reflex"]

MEAN = 2.3
"""The mean value of a skill card."""
HINDERS = (0.35, 0.65)
"""How often a hidden traitor nobody suspects hinders a test, before and after the awakening; else it adds what a human
would."""
OTHERS_ADD = 3.0
"""What somebody who is yet to add cards is expected to add."""
RANSACKED = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}
"""What Ransack takes, by room."""
EXPECTED = 0.25
"""How often a card of a traitor is expected to hinder."""
MARGIN = 3.5
"""How far above its target a test is aimed: two cards come from the chaos deck."""


def _worth(test: RunTest, kind: int) -> int:
    return value_of(kind) if type_of(kind) in test.supports else -value_of(kind)


def expected_total(t: Table, test: RunTest, seat: int) -> float:
    """The total so far, by what the seat knows: its own cards, and cards of others by what such cards are like."""
    s = t.state
    total, unknown = float(test.extra), len(s.pool)
    own = [kind for kind, giver in zip(s.pool, test.whose, strict=True) if giver == seat]
    total += sum(_worth(test, kind) for kind in own)
    unknown -= len(own)
    givers = [giver for giver in test.whose if giver >= 0 and giver != seat]
    suspects = beliefs(t, seat) if givers else ()
    contributed = sum(0.95 - 2 * EXPECTED * suspects[giver] for giver in givers)
    share = len(test.supports) / 5
    return total + MEAN * contributed + MEAN * (2 * share - 1) * (unknown - len(givers))


def contribution(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer]:
    """Humans add what the test seems to need; traitors are hard to tell from them."""
    s = t.state
    seat, test = ask.seat, running_test(t)
    helping = sorted((k for k in s.hands[seat] if _worth(test, k) > 0), key=value_of)
    hindering = sorted((k for k in s.hands[seat] if _worth(test, k) < 0), key=value_of)
    few = s.revealed[seat] >= 0 or s.places[seat] == BRIG
    if few and sea:
        return [_answer(hindering[-1:])]
    waiting = (s.current - seat) % t.seats
    need = test.target + MARGIN - expected_total(t, test, seat)
    if not sea:
        return [_answer(_share(helping, need, waiting, test)[-1 if few else 0 :])]
    if test.openly or not hindering or rng.random() >= HINDERS[s.awakened] * boldness(t, seat):
        return [_answer(_share(helping, need, waiting, test))]
    chosen = [rng.choice(hindering[:2]) if rng.random() < 0.7 else hindering[-1]]
    return [_answer(chosen + helping[:1] if rng.random() < 0.4 else chosen)]


def _share(helping: list[int], need: float, waiting: int, test: RunTest) -> list[int]:
    """Supporting cards for this seat's part of what is missing, small ones first; nothing where all is in vain."""
    if need <= 0 or not helping:
        return []
    most = sum(map(value_of, helping))
    if most + 4.5 * waiting < need - MARGIN:
        if not test.partial or most + 4.5 * waiting < need - MARGIN - (test.target - test.partial):
            return []
        need -= test.target - test.partial
    part = need - OTHERS_ADD * waiting if waiting else need
    part = max(part, 0.6 * need / (waiting + 1))
    chosen: list[int] = []
    total = 0
    for kind in helping:
        if total >= part:
            break
        chosen.append(kind)
        total += value_of(kind)
    for kind in list(chosen):  # the last card may have made smaller ones superfluous
        if total - value_of(kind) >= part:
            chosen.remove(kind)
            total -= value_of(kind)
    return chosen


def _answer(kinds: list[int]) -> dict[str, int]:
    return {SKILLS[kind]: n for kind, n in sorted(Counter(kinds).items())}


# ---- windows


def reflex(t: Table, ask: Ask, rng: random.Random, sea: bool) -> list[Answer]:
    """What to do in a window: mostly nothing."""
    window = t.frames[-1]
    assert isinstance(window, Window)
    usable = list(ask.keys[1:])
    if not usable:
        return [PASS]
    moment = f"{window.kind}/{window.timing}"
    find = REFLEXES.get(moment)
    chosen = find(t, ask.seat, usable, window, sea) if find else None
    return [chosen or PASS]


def _pick(usable: list[str], *starts: str) -> str | None:
    """The first usable ability of the first card that is named."""
    return next((key for start in starts for key in usable if key.startswith(start)), None)


def _at_total(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    """Two more or two less, where it makes the difference."""
    s = t.state
    test = running_test(t)
    total, goals = test.total(t), [test.target, *((test.partial,) if test.partial else ())]
    if sea:
        hides = s.revealed[seat] < 0  # everybody would see it
        tips = any(goal <= total < goal + 2 for goal in goals)
        return _pick(usable, "will-3.1", "will-4.1") if tips and not hides else None
    missing = min((goal - total for goal in goals if goal > total), default=0)
    if missing <= 0:
        return None
    ring = _pick(usable, "lucky-ring")
    if missing <= 2:
        found = _pick(usable, "will-3.0", "will-4.0") or ring
        if found:
            return found
    best = max((_worth(test, k) for k in s.hands[seat]), default=0)
    if missing <= best:
        return _pick(usable, "sheet-keilani")
    if missing <= len(s.items[seat]) and missing >= 2:
        return _pick(usable, "feat-samira")
    return None


def _before_test(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    s = t.state
    test = cast("Testing", window.event(t))
    if sea or not test.crisis:
        return None
    if test.target >= 15 and s.places[seat] not in (BRIG, SICK_BAY):
        found = _pick(usable, "feat-arjun")
        if found:
            return found
    if test.target >= 13:
        return _pick(usable, "observation-5") if test.chaos and _treacherous(s) else _pick(usable, "lore-5")
    return None


def _treacherous(s: UnfathomableState) -> bool:
    """Have treachery cards gone into the chaos deck? What is not in the deck or open is there or in hands."""
    return 3 * sum(type_of(kind) == TREACHERY for kind in s.chaos) > len(s.chaos)


def _after_roll(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    """Throw again what went wrong for one's own side."""
    s = t.state
    attack = next((frame for frame in reversed(t.frames) if isinstance(frame, Attack)), None)
    if attack is None:
        return None
    roll = running_roll(t)
    target = AGAINST_DEEP_ONE if attack.defender == "deep-one" else AGAINST_CHARACTER
    hits = roll.face + roll.bonus >= target
    humans_attack = attack.seat >= 0 and s.is_human(attack.seat)
    good_for_ship = hits == humans_attack
    if good_for_ship != sea:
        return None
    if sea and s.revealed[seat] < 0:
        return None
    if attack.seat >= 0 and danger(s, attack.space) < 2.0:
        return None
    return _pick(usable, "pocket-pistol", "maau.0", "strength-1", "strength-2")


def _defeat(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    """Keep one's own side on its feet."""
    s = t.state
    event = window.event(t)
    assert isinstance(event, Defeat)
    victim = event.seat
    if s.places[victim] in (BRIG, SICK_BAY) or (victim != seat and sea != (s.revealed[victim] >= 0)):
        return None
    if victim == seat:
        return _pick(usable, "sheet-svetlana", "strength-5", "starbuck")
    return _pick(usable, "sheet-svetlana") if len(s.hands[seat]) > 3 else None


def _passenger(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    s = t.state
    if sea:
        return None
    return _pick(usable, "travel-pharmacy", *(("feat-svetlana",) if s.resources[SOULS] <= 4 else ()))


def _barricade(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    s = t.state
    on_decks = sum(s.deep_ones[deck] for deck in DECKS)
    return None if sea or on_decks < 3 else usable[0]


def _action_step(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    """A traitor's great treacheries take the whole action step."""
    s = t.state
    if not sea:
        return None
    loot = stake(s, RANSACKED[s.places[seat]]) if s.places[seat] in RANSACKED else 0.0
    rites = _pick(usable, "treachery-5")
    if loot >= 4.0 and (ransack := _pick(usable, "treachery-4")) and (loot > 5.0 or not rites):
        return ransack
    return rites


def _crisis_choice(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    """Lose one of what there is plenty of, instead of a choice between two evils."""
    s = t.state
    return usable[0] if not sea and max(s.resources) >= 7 else None


def _before_roll(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    """Two more for a roll that may cost a resource that is nearly gone."""
    s = t.state
    roll = running_roll(t)
    if sea or roll.attack or roll.seat != seat or roll.bonus:
        return None
    if min(s.resources) > 2:
        return None
    at_stake = any(isinstance(frame, IfRollFrame) for frame in t.frames[-5:])
    return _pick(usable, "observation-3.0", "observation-4.0") if at_stake else None


def _always(t: Table, seat: int, usable: list[str], window: Window, sea: bool) -> str | None:
    return usable[0]


REFLEXES = {
    "total/window": _at_total,
    "Testing/would": _before_test,
    "Roll/after": _after_roll,
    "Roll/before": _before_roll,
    "Defeat/would": _defeat,
    "PassengerDefeat/would": _passenger,
    "Activation/would": _barricade,
    "IntoRoom/would": _barricade,
    "action-step/window": _action_step,
    "CrisisChoice/would": _crisis_choice,
    "LoreAction/would": _always,
}
