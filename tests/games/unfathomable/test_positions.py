"""Described positions: what the documentation says is what the program does."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.games.described import GENERAL
from fathom.games.unfathomable.cards.names import CHARACTERS, ITEMS, LOYALTIES, MYTHOS, SKILLS, SPELLS, WAYPOINTS
from fathom.games.unfathomable.position import REST, SEAT_KEYS, TABLE_KEYS
from fathom.games.unfathomable.rules.turn import STEPS
from fathom.games.unfathomable.state import UnfathomableState
from fathom.games.zones import zones_of
from unfathomable_play import Play, at
from unfathomable_short import TRAITOR

DOC = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
TEXT = DOC[DOC.index("## Unfathomable") :].split("\n## ", 1)[0]
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.S)


def named(cards: Any, names: tuple[str, ...]) -> list[str]:
    """A deck by its names, the next card first."""
    return [names[card] for card in reversed(cards)]


def test_there_are_examples_to_run() -> None:
    assert len(EXAMPLES) >= 2 and any("assert" in code for code in EXAMPLES)


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_of_the_documentation_run(code: str) -> None:
    names: dict[str, object] = {"fathom": fathom}
    exec(compile(code, "docs/positions.md", "exec"), names)
    (table,) = [value for value in names.values() if isinstance(value, fathom.Table)]
    assert table.game.explain(table) == []


ZONE_KEYS = [zone.key for zone in zones_of(UnfathomableState) if zone.key]


@pytest.mark.parametrize("key", [*GENERAL, *TABLE_KEYS, *SEAT_KEYS, *ZONE_KEYS])
def test_every_key_of_a_position_is_documented_in_a_table(key: str) -> None:
    assert re.search(rf"^\| (`\w+`, )*`{key}`(, `\w+`)* \|", TEXT, re.M)


def test_every_name_and_choice_is_documented() -> None:
    words = set(re.findall(r"[a-z_0-9-]+", TEXT))
    assert {*REST, *STEPS, *LOYALTIES} <= words


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_number_of_seats_is_enough(seats: int) -> None:
    table = fathom.position("unfathomable", {"seats": seats})
    s = table.state
    assert table.decision is not None and table.game.explain(table) == []
    assert [CHARACTERS[i] for i in s.characters] == list(CHARACTERS[:seats])
    assert s.resources == [8, 8, 8, 8] and s.supply == 20 and len(s.passenger_supply) == 9
    assert s.captain == 0 and len(s.chaos) == 10


def test_what_is_named_lies_on_top_the_first_one_first() -> None:
    p = at(mythos_deck=["infection", "hull-leak"], item_deck=["shotgun", "plimsolls"], spell_deck=["heal", "foresee"],
           waypoint_deck=["reef", "iceberg"], damage_deck=["fuel-leak", "structural-any"], loyalty_deck=["hybrid"],
           skill_decks={"lore": ["lore-5", "lore-1"]}, chaos=["will-1", "will-5"])  # fmt: skip
    s = p.s
    assert named(s.mythos_deck, MYTHOS)[:2] == ["infection", "hull-leak"] and len(s.mythos_deck) == 70
    assert named(s.item_deck, ITEMS)[:2] == ["shotgun", "plimsolls"] and len(s.item_deck) == 20
    assert named(s.spell_deck, SPELLS)[:2] == ["heal", "foresee"] and len(s.spell_deck) == 20
    assert named(s.waypoint_deck, WAYPOINTS)[:2] == ["reef", "iceberg"] and len(s.waypoint_deck) == 20
    assert named(s.loyalty_deck, LOYALTIES)[:1] == ["hybrid"] and len(s.loyalty_deck) == 3
    assert named(s.skill_decks[1], SKILLS)[:2] == ["lore-5", "lore-1"] and len(s.skill_decks[1]) == 21
    assert named(s.chaos, SKILLS) == ["will-1", "will-5"]


def test_the_rest_of_the_pieces_can_be_left_out_of_the_game() -> None:
    p = at(rest=list(REST), mythos_deck=["infection"], item_deck=["shotgun"], damage_deck=["fuel-leak"])
    s = p.s
    assert [len(deck) for deck in (s.mythos_deck, s.item_deck, s.damage_deck)] == [1, 1, 1]
    assert s.spell_deck == s.waypoint_deck == s.passenger_supply == s.loyalty_deck == ()
    assert p.t.game.explain(p.t) == []


def test_the_rest_of_the_skill_cards_can_be_left_out_too() -> None:
    left = {"skills": "removed", "items": "deck"}
    p = at({"hand": ["lore-1"]}, rest=left, skill_decks={"will": ["will-3", "will-1"]}, item_deck=["shotgun"])
    s = p.s
    assert named(s.skill_decks[4], SKILLS) == ["will-3", "will-1"] and not any(s.skill_decks[:4])
    assert s.chaos == () and len(s.item_deck) == 20
    assert p.t.game.explain(p.t) == []
    assert at(rest=["skills"], chaos=["lore-5"]).s.chaos == (SKILLS.index("lore-5"),)


def test_what_a_position_does_not_leave_out_must_not_get_lost() -> None:
    p = at(rest=["items"])
    p.s.spell_deck = p.s.spell_deck[1:]  # the rules may remove spells
    assert p.t.game.explain(p.t) == []
    p.s.mythos_deck = p.s.mythos_deck[1:]
    assert p.t.game.explain(p.t) != []
    p = at(rest=["mythos"], mythos_deck=["infection"])
    p.s.mythos_deck += p.s.mythos_deck
    assert p.t.game.explain(p.t) != []


@pytest.mark.parametrize("dice", [[8], [1, 1, 1], [3, 8, 1, 6, 2, 4]])
def test_the_next_rolls_of_the_die_can_be_said(dice: list[int]) -> None:
    table = fathom.position("unfathomable", {"seats": 3, "dice": dice})
    assert [table.streams.below(8, "die") + 1 for _ in dice] == dice
    assert table.state == fathom.position("unfathomable", {"seats": 3}).state  # nothing else depends on them


def test_the_awakening_follows_from_the_distance_unless_it_is_said() -> None:
    near, far = ["reef"], ["rough-water", "reef"]
    assert (at(waypoints=near).s.distance() < 6 <= at(waypoints=far).s.distance()) and not at().s.awakened
    assert not at(waypoints=near).s.awakened and at(waypoints=far).s.awakened
    assert at(waypoints=near, awakened=True).s.awakened and not at(waypoints=far, awakened=False).s.awakened


def test_what_a_seat_has_used_up_this_turn_comes_back_in_the_next() -> None:
    jamie = {"character": "jamie", "place": "cargo-hold"}
    assert "room-cargo-hold.0" in at(jamie).options()
    p = at({**jamie, "used": ["room-cargo-hold.0"]}, {"character": "samira", "place": "cargo-hold"}, actions=1)
    assert "room-cargo-hold.0" not in p.options() and "U-1.8d" in p.refused()
    p.ends_actions().passed()
    while p.asked != "ask-act":
        p.does(p.options()[0]).passed()
    assert p.seat == 1 and "room-cargo-hold.0" in p.options()


@pytest.mark.parametrize("step", ["turn", "mythos"])
def test_limits_can_be_used_up_at_any_step(step: str) -> None:
    p = at({"character": "jamie", "used": ["sheet-jamie.0"], "items": ["shotgun"]}, step=step)
    assert [key.split("/", 1)[1] for key in p.t.uses] == ["all/sheet-jamie.0"]


def test_a_seat_knows_what_it_is_said_to_know() -> None:
    knows = {"spell_deck": {"top": 1, "bottom": 2}, "waypoint_deck": 2, "loyalty": [1, 2], "removed_items": 1}
    p = at({"knows": knows}, {"loyalty": ["hybrid"]}, {"loyalty": ["human"]}, spell_deck=["heal"],
           waypoint_deck=["reef", "iceberg"], removed_items=["shotgun"])  # fmt: skip
    view, spells = p.t.view(0), len(p.s.spell_deck)
    known = {(fact["zone"], fact["slot"]): fact for fact in view["known"]}
    assert [i for i, _ in known["spell_deck", -1]["at"]] == [0, 1, spells - 1]
    assert known["spell_deck", -1]["at"][-1][1] == "heal"
    assert [name for _, name in known["waypoint_deck", -1]["at"]] == ["iceberg", "reef"]
    assert (known["loyalty", 1]["inside"], known["loyalty", 2]["inside"]) == (["hybrid"], ["human"])
    assert [name for _, name in known["removed_items", -1]["at"]] == ["shotgun"]
    assert p.t.view(1)["known"] == p.t.view(None)["known"] == []
    rng = random.Random(1)
    for _ in range(20):
        guess = p.t.determinize(0, rng)
        assert guess.view(0)["known"] == view["known"]


def test_a_skill_card_is_in_one_place_only() -> None:
    p = at({"hand": ["lore-5", "lore-5"]}, discards={"will": ["will-1", "will-2"]})
    assert p.discards(4) == ["will-2", "will-1"]  # its top is the first named
    assert "lore-5" not in [SKILLS[kind] for zone in (*p.s.skill_decks, p.s.chaos) for kind in zone]
    assert p.t.game.explain(p.t) == []


@pytest.mark.parametrize(
    ("step", "hand", "seat", "asked"),
    [
        ("turn", 5, 0, "ask-act"),
        ("actions", 0, 0, "ask-act"),
        ("mythos", 0, 1, "ask-crisis"),
        ("discard", 0, 1, "ask-act"),
    ],
)
def test_a_position_begins_at_any_step_of_the_turn(step: str, hand: int, seat: int, asked: str) -> None:
    p = at({"character": "jamie"}, {"feat": False}, step=step, mythos_deck=["missing-jewelry"])
    assert (len(p.hand(0)), p.seat, p.asked) == (hand, seat, asked)


def test_the_number_of_actions_left_can_be_said() -> None:
    for actions in (1, 3):
        p = at({"character": "jamie"}, actions=actions, mythos_deck=["missing-jewelry"])
        for deck in ("d1", "d2", "d3")[:actions]:
            assert p.asked == "ask-act" and not p.logged("log-mythos")
            p.does("move", deck)
        assert p.logged("log-mythos")


def test_a_seat_is_as_described() -> None:
    seat = {
        "character": "william", "place": "d4", "hand": ["lore-1"], "items": ["binoculars", "fine-clothes"],
        "active": "fine-clothes", "feat": False, "kept": ["memory-of-the-deep"], "spells": ["flesh-ward"],
        "loyalty": ["human", "human"],
    }  # fmt: skip
    p = at(seat)
    assert (p.place(0), p.hand(0), p.items(0)) == ("d4", ["lore-1"], ["binoculars", "fine-clothes"])
    assert p.t.view()["table"]["active"][0] == "fine-clothes" and p.s.feats[0] == 0
    assert (p.kept(0), p.spells(0), p.loyalty(0)) == (["memory-of-the-deep"], ["flesh-ward"], ["human", "human"])
    assert at({"items": ["binoculars", "fine-clothes"]}).t.view()["table"]["active"][0] == "binoculars"


def test_the_revealed_card_is_no_hidden_one_any_more() -> None:
    p = at({"loyalty": ["human", "hybrid"], "revealed": "hybrid"})
    assert p.loyalty(0) == ["human"] and p.t.view()["table"]["revealed"][0] == "hybrid"


@pytest.mark.parametrize(
    ("options", "dials"),
    [
        ({}, [8, 8, 8, 8]),
        ({"difficulty": "traitors"}, [6, 6, 6, 6]),
        ({"no_cultist": True}, [7, 6, 6, 7]),
        ({"no_cultist": True, "difficulty": "humans"}, [9, 8, 8, 9]),
    ],
)
def test_dials_left_out_stand_as_in_the_setup(options: dict[str, Any], dials: list[int]) -> None:
    assert at(players=4, options=options).s.resources == dials
    assert at(players=4, options=options, resources={"food": 2}).s.resources == [dials[0], 2, *dials[2:]]


def test_titles_go_to_the_highest_in_line_unless_said_otherwise() -> None:
    seats = [{"character": "samira"}, {"character": "keilani", "place": "brig"}, {"character": "jamie"}]
    p = at(*seats)
    assert (p.s.captain, p.s.keeper) == (2, 0)
    p = at(*seats, captain=0, keeper=2)
    assert (p.s.captain, p.s.keeper) == (0, 2)
    p = at({**TRAITOR, "character": "keilani"}, {"character": "samira"})
    assert p.s.captain != 0


def test_the_extra_items_are_there_by_option_only() -> None:
    assert len(at(options={"extra_items": True}).s.item_deck) == 24
    assert at({"items": ["maau"]}, options={"extra_items": True}).items(0) == ["maau"]


def test_a_position_can_be_saved_and_played_on() -> None:
    p = at({"character": "jamie", "place": "d1"}, deep_ones={"d1": 1}, passengers={"d1": ["x"]}, dice=(8,))
    again = Play(fathom.load(p.t.save()))
    assert again.t == p.t
    assert again.does("attack").passed().deep_ones("d1") == 0


def test_the_same_seed_lays_out_the_same_table() -> None:
    assert at(players=4, seed=5).t == at(players=4, seed=5).t
    assert at(players=4, seed=5).t != at(players=4, seed=6).t
