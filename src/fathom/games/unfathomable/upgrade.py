"""What older versions of Unfathomable saved. The version goes up when the form of what is saved changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...kernel.term import effect_digest
from ..upgrading import Moved, Saved, Steps, name_steps, own_periods, parts, rename_fields, spoil_effects
from .cards.names import LOYALTIES, SKILLS
from .pieces import KINDS
from .rules.skill_test import CHAOS, JOINED

__all__ = ["MOVED_1", "UPGRADES"]

MOVED_1: Moved = {
    "unfathomable.Foresee": ("1_deck", "2_look", "gone", "gone", "gone"),
    "unfathomable.PlayCard": ("1_reveal", "2_resolve", ""),
    "unfathomable.ReachWaypoint": ("1_look", "2_choose", "3_bottom", "4_resolve"),
    "unfathomable.WeaponAttack": ("1_where", "2_choose"),
    "unfathomable.SetUp": (
        "3_dials", "3_dials", "4_supply", "5_skill_decks", "6_damage_and_mythos", "7_monsters_and_passengers",
        "8_chaos", "9_characters", "11_items", "12_pawns", "13_hands", "14_learning_hands", "15_titles",
        "16_loyalty_deck", "17_deal_loyalty",
    ),
    "unfathomable.RollDie": ("1_roll", "1_roll", "2_again", "3_count"),
    "unfathomable.Turn": (
        "1_begin", "2_swap_improvement", "3_receive_skills", "4_act", "5_mythos", "6_discard", "",
    ),
}  # fmt: skip

TESTS = ("unfathomable.Testing", "unfathomable.RunTest")
PERIODS = {"unfathomable.Turn": "turn", "unfathomable.RunTest": "test", "unfathomable.RollDie": "roll"}
TOPS = {"mythos": "mythos_deck", "waypoints": "waypoint_deck", "spells": "spell_deck"}
Fact = tuple[int, str, int, list[int], list[int]]


def from_1(saved: Saved) -> None:
    rename_fields(saved)
    name_steps(saved, MOVED_1)
    own_periods(saved, PERIODS)
    for part in list(parts(saved["frames"])):
        if part["is"] in TESTS:
            part["scope"] = {"is": "kernel.Scope", "you": part.get("seat", -1), "source": part.pop("source", "")}
            if part["effect"].endswith("/test"):  # none of its outcomes has begun, and the card is the same
                saved["effects"][part["effect"]] = effect_digest(part["effect"])
    facts_about_zones(saved)
    spoil_effects(saved)


def facts_about_zones(saved: Saved) -> None:
    """What seats have seen was kept as names and cards; now it is positions in zones (`games/facts.py`). A described
    position says of which kinds not all pieces are in the game."""
    state: dict[str, Any] = saved["state"]
    state.setdefault("bounds", [[len(SKILLS)] * 6] * saved["seats"])
    whose = _whose(state, saved["frames"])
    known: list[list[tuple[str, list[str]]]] = state.pop("known", [])
    memory: list[tuple[int, str, list[int]]] = state.pop("memory", [])
    found: dict[tuple[int, str, int], tuple[set[int], list[int]]] = {}
    for seat, zone, slot, at, inside in (*_looked(state, known, whose), *_recalled(state, memory)):
        positions, pieces = found.setdefault((seat, zone, slot), (set(), []))
        positions.update(at)
        pieces += inside
    facts = [[*place, sorted(at), sorted(inside)] for place, (at, inside) in found.items() if at or inside]
    state["facts"] = sorted(facts)
    for part in parts(saved["frames"]):
        if part["is"] == "unfathomable.RunTest":
            part.pop("joined", None)
            part["whose"] = whose
        elif part["is"] == "unfathomable.Awakening":
            part["dealt"] = len(part.get("dealt", []))
        elif part["is"] == "unfathomable.PlayOn":
            part["without"] = [kind.id for kind in KINDS]
        elif part.get("field") == "mark":  # who is defeated one after the other was named "d3/2"
            keys = part["body"]["keys"] = [mark.split("/")[0] for mark in part["over"]]
            part["over"], part["field"] = list(range(len(keys))), "number"
        elif "mark" in part:
            key, after = part.pop("mark").split("/")
            part["keys"] = [key] * (int(after) + 1)
        if "aware" in part:  # who knew the top card; of the others nobody was noted
            part["aware"] = [part["aware"], *([] for _ in part.get("cards", [])[1:])]


def _whose(state: dict[str, Any], frames: list[Any]) -> list[int]:
    """Who added each card of the pool: the chaos cards came first, the others are found by what seats know of them."""
    pool = state.get("pool", [])
    chaos = next((part.get("chaos", 2) for part in parts(frames) if part["is"] == "unfathomable.RunTest"), 0)
    whose = [CHAOS] * min(chaos, len(pool)) + [JOINED] * (len(pool) - chaos)
    for seat, facts in enumerate(state.get("known", [])):
        for kind in (SKILLS.index(name) for what, names in facts if what == f"pool-{seat}" for name in names):
            whose[next(i for i, other in enumerate(pool) if other == kind and whose[i] == JOINED)] = seat
    return whose


def _looked(state: dict[str, Any], known: list[list[tuple[str, list[str]]]], whose: list[int]) -> Iterator[Fact]:
    for seat, facts in enumerate(known):
        for what, names in facts:
            kind, _, of = what.partition("-")
            if kind == "loyalty":
                yield seat, "loyalty", int(of), [], [LOYALTIES.index(name) for name in names]
            elif kind == "pool":
                yield seat, "pool", -1, [i for i, giver in enumerate(whose) if giver == int(of)], []
            else:
                size = len(state.get(TOPS[what], []))
                yield seat, TOPS[what], -1, list(range(max(0, size - len(names)), size)), []


def _recalled(state: dict[str, Any], memory: list[tuple[int, str, list[int]]]) -> Iterator[Fact]:
    for seat, what, cards in memory:
        where, deck = what.split("-")
        pile = state.get(f"removed_{deck}s" if where == "removed" else f"{deck}_deck", [])
        if where == "removed":
            yield seat, f"removed_{deck}s", -1, [pile.index(card) for card in cards], []
        elif where == "beneath":
            yield seat, f"{deck}_deck", -1, [i for i, card in enumerate(cards[: len(pile)]) if card >= 0], []
        else:
            yield seat, f"{deck}_deck", -1, [], [card for card in cards if card in pile]


UPGRADES: Steps = {"1": from_1}
