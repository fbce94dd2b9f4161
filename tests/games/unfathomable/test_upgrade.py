"""What version 1 saved: what seats had seen becomes facts about zones, frames get the fields of today."""

from __future__ import annotations

from typing import Any

from fathom.games.unfathomable.cards.names import SKILLS
from fathom.games.unfathomable.upgrade import facts_about_zones

LORE_1, WILL_2, STRENGTH_3, TREACHERY_4 = (
    SKILLS.index(name) for name in ("lore-1", "will-2", "strength-3", "treachery-4")
)


def saved(*frames: dict[str, Any], **state: Any) -> dict[str, Any]:
    return {"seats": 3, "state": {"is": "unfathomable.UnfathomableState", **state}, "frames": list(frames)}


def upgraded(*frames: dict[str, Any], **state: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    moment = saved(*frames, **state)
    facts_about_zones(moment)
    return moment["state"], moment["frames"]


def test_tops_bottoms_and_the_inside_of_decks_become_facts_about_zones() -> None:
    state, _ = upgraded(
        mythos_deck=[5, 6, 7],
        item_deck=[1, 2, 3],
        spell_deck=[9, 8, 7, 6],
        removed_spells=[4, 5],
        known=[[["mythos", ["x"]], ["spells", ["y"]]], [], []],
        memory=[
            [0, "beneath-spell", [9, -1]],
            [1, "beneath-spell", [-1, 8, 7, 6, 3]],
            [-1, "beneath-mythos", [5]],
            [2, "inside-item", [2, 17]],
            [2, "removed-spell", [5]],
        ],
    )
    assert state["facts"] == [
        [-1, "mythos_deck", -1, [0], []],
        [0, "mythos_deck", -1, [2], []],
        [0, "spell_deck", -1, [0, 3], []],
        [1, "spell_deck", -1, [1, 2, 3], []],
        [2, "item_deck", -1, [], [2]],
        [2, "removed_spells", -1, [1], []],
    ]
    assert not {"known", "memory"} & set(state)


def test_loyalty_cards_that_somebody_saw_are_inside() -> None:
    state, _ = upgraded(known=[[["loyalty-2", ["hybrid", "human"]], ["loyalty-1", []]], [], []])
    assert state["facts"] == [[0, "loyalty", 2, [], [0, 1]]]


def test_cards_of_a_running_test_are_those_of_whoever_knew_them() -> None:
    test = {"is": "unfathomable.RunTest", "seat": 0, "joined": [TREACHERY_4]}
    state, (frame,) = upgraded(
        test,
        pool=[LORE_1, LORE_1, TREACHERY_4, LORE_1, WILL_2, STRENGTH_3],
        known=[[["pool-1", ["lore-1", "will-2"]]], [["pool-1", ["lore-1", "will-2"]]], [["pool-2", ["strength-3"]]]],
    )
    assert frame == {"is": "unfathomable.RunTest", "seat": 0, "whose": [-1, -1, -2, 1, 1, 2]}
    assert state["facts"] == [[0, "pool", -1, [3, 4], []], [1, "pool", -1, [3, 4], []], [2, "pool", -1, [5], []]]


def test_frames_get_the_fields_of_today() -> None:
    awakening = {"is": "unfathomable.Awakening", "dealt": [0, 1, 0]}
    looking = {"is": "unfathomable.ReachWaypoint", "cards": [3, 4], "aware": [2]}
    described = {"is": "unfathomable.PlayOn", "start": "actions"}
    body = {"is": "unfathomable.DefeatOne", "rule": "U-26.0"}
    each = {"is": "kernel.Each", "field": "mark", "over": ["d3/1", "player-0/0", "d3/0"], "at": 1, "body": body}
    one = {"is": "unfathomable.DefeatOne", "mark": "d3/1"}
    _, frames = upgraded(awakening, looking, described, each, one)
    assert frames[0]["dealt"] == 3
    assert frames[1]["aware"] == [[2], []]
    assert "skills" in frames[2]["without"] and "passengers" in frames[2]["without"]
    assert (frames[3]["over"], frames[3]["field"]) == ([0, 1, 2], "number")
    assert frames[3]["body"]["keys"] == ["d3", "player-0", "d3"]
    assert frames[4] == {"is": "unfathomable.DefeatOne", "keys": ["d3", "d3"]}


def test_where_nobody_counted_types_a_hand_may_hold_any() -> None:
    state, _ = upgraded()
    assert [min(most) for most in state["bounds"]] == [len(SKILLS)] * 3
