"""Bad input: every refusal is one of ours, says what was wrong and what would be right, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fathom
from unfathomable_play import Play, at, crisis
from unfathomable_short import HYBRID, TRAITOR, refused, unchanged

# ---- new


@pytest.mark.parametrize("seats", [0, 2, 7, -3, 3.0, True, "4", None, [4]])
def test_new_refuses_a_wrong_seat_count(seats: Any) -> None:
    refused(fathom.BadSeats, repr(seats), "3", "6", by=lambda: fathom.new("unfathomable", seats=seats))


@pytest.mark.parametrize("name", ["cultist", "", "Learning", 3, None])
def test_new_refuses_an_unknown_option(name: Any) -> None:
    refused(fathom.BadOption, str(name), "learning, no_cultist, difficulty",
            by=lambda: fathom.new("unfathomable", seats=4, options={name: True}))  # fmt: skip


@pytest.mark.parametrize(
    ("option", "value", "legal"),
    [("difficulty", "hard", "humans"), ("difficulty", True, "normal"), ("learning", 1, "False, True"),
     ("no_cultist", "yes", "False, True"), ("extra_items", None, "False, True")],
)  # fmt: skip
def test_new_refuses_an_unknown_value_of_an_option(option: str, value: Any, legal: str) -> None:
    refused(fathom.BadOption, option, repr(value), legal,
            by=lambda: fathom.new("unfathomable", seats=4, options={option: value}))  # fmt: skip


def test_setting_up_refuses_a_character_twice_and_too_many_starting_cards() -> None:
    table = fathom.new("unfathomable", seats=3, seed=1)
    p = Play(table)
    unchanged(p, "cthulhu", "cthulhu", "keilani")
    p.does("keilani")
    unchanged(p, "keilani", "keilani", "arjun")
    p.does("william", "jamie")
    assert p.asked == "ask-starting-cards"
    seat = p.seat
    character = p.s.characters[seat]
    assert character >= 0
    for answer in ({"treachery": 3}, {p.options()[0]: 2}, {p.options()[0]: 4}, {}, "lore", None):
        unchanged(p, answer, seat=seat)


# ---- choose


@pytest.mark.parametrize("answer", ["dance", "", "Move", "move ", "repair", "rescue", "trade"])
def test_an_action_that_is_not_offered_is_refused(answer: str) -> None:
    unchanged(at({"character": "jamie", "place": "d1"}), answer, answer, "move", seat=0)


@pytest.mark.parametrize("answer", [None, 0, ["move"], {"move": 1}, True, ("move",), b"move"])
def test_an_answer_of_the_wrong_shape_is_refused(answer: Any) -> None:
    unchanged(at({"character": "jamie", "place": "d1"}), answer, repr(answer), seat=0)


@pytest.mark.parametrize("seat", [1, 2, 3, -1, "0", True, 0.0])
def test_only_who_is_asked_can_answer(seat: Any) -> None:
    unchanged(at({"character": "jamie", "place": "d1"}), "move", seat=seat)


def test_in_a_window_only_those_asked_can_answer_and_each_once() -> None:
    seats = [{"character": "jamie", "place": "galley"}, {"hand": ["observation-3"]}, {"hand": ["observation-4"]}]
    p = at(*seats, deep_ones={"galley": 1}).does("attack")
    assert [ask.seat for ask in p.open] == [1, 2]
    unchanged(p, "pass", seat=0)
    unchanged(p, "observation-4.0", "observation-3.0", seat=1)
    p.answer(1, "pass")
    unchanged(p, "pass", seat=1)


def contributing(**seat: Any) -> Play:
    p = at({"character": "jamie", "place": "brig", "hand": ["lore-1", "lore-1", "will-2"], **seat}, chaos=["will-1"])
    return p.does("room-brig.0").passed()


def test_from_the_brig_at_most_one_card_is_contributed() -> None:
    p = contributing()
    while p.seat != 0:
        p.does({})
    for answer in ({"lore-1": 2}, {"lore-1": 1, "will-2": 1}):
        unchanged(p, answer, "2", "1", seat=0)
    for answer in ({"lore-1": 3}, {"lore-3": 1}, {"lore-1": -1}, {"lore-1": True}):
        unchanged(p, answer, seat=0)
    p.does({"will-2": 1})
    assert p.hand(0) == ["lore-1", "lore-1"]


def test_a_revealed_traitor_contributes_at_most_one_card() -> None:
    traitor = {**TRAITOR, "hand": ["treachery-1", "treachery-2"]}
    p = crisis("hull-leak", {"character": "jamie"}, traitor).passed()
    assert (p.seat, p.asked) == (1, "ask-contribute")
    unchanged(p, {"treachery-1": 1, "treachery-2": 1}, "1", seat=1)


def test_nobody_contributes_what_they_do_not_hold() -> None:
    p = crisis("hull-leak", {"character": "jamie", "hand": ["lore-1"]}).passed()
    assert p.seat == 0
    unchanged(p, {"lore-1": 2}, "2", seat=0)
    unchanged(p, {"will-1": 1}, "will-1", seat=0)
    unchanged(p, ["lore-1"], seat=0)


@pytest.mark.parametrize("card", ["treachery-1", "treachery-2", "treachery-3", "treachery-4", "treachery-5"])
@pytest.mark.parametrize("loyalty", ["human", "hybrid"])
def test_a_human_cannot_use_treachery(card: str, loyalty: str) -> None:
    p = at({"character": "jamie", "place": "galley", "hand": [card], "loyalty": [loyalty]}, deep_ones={"d1": 1})
    assert p.asked == "ask-act"  # there is no window at the beginning of their actions
    unchanged(p, card, card, seat=0)
    unchanged(p, f"{card}.0", card, seat=0)
    assert "U-13.2c" in p.refused()


def test_a_human_cannot_just_move_out_of_the_brig() -> None:
    p = at({"character": "arjun", "place": "brig", "hand": ["strength-5", "strength-5", "lore-5"]})
    unchanged(p, "move", "move", seat=0)
    unchanged(p, "sheet-arjun.0", seat=0)
    assert "U-1.3a" in p.refused()


def test_a_traitor_pays_at_least_twelve_to_leave_the_brig() -> None:
    poor = at({**TRAITOR, "place": "brig", "hand": ["strength-5", "lore-5", "will-1"]}).passed()
    unchanged(poor, "move", "move", seat=0)
    assert "U-1.10a" in poor.refused()
    p = at({**TRAITOR, "place": "brig", "hand": ["strength-5", "lore-5", "will-2", "will-1"]}).does("move")
    unchanged(p, {"strength-5": 1, "lore-5": 1, "will-1": 1}, "12", seat=0, rule="U-1.10a")
    unchanged(p, {}, seat=0)
    p.does({"strength-5": 1, "lore-5": 1, "will-2": 1})
    for space in ("brig", "sick-bay", "w1", "deep"):
        unchanged(p, space, space, "galley", seat=0)
    p.does("galley")
    assert p.place(0) == "galley" and p.hand(0) == ["will-1"]


@pytest.mark.parametrize(
    ("trouble", "rule"),
    [({"deep_ones": {"galley": 1}}, "U-1.8a"), ({"damage": {"galley": "structural-any"}}, "U-44.4")],
)
def test_the_action_of_a_blocked_or_damaged_space_is_refused(trouble: dict[str, Any], rule: str) -> None:
    p = at({"character": "samira", "place": "galley"}, **trouble)
    unchanged(p, "room-galley.0", "room-galley.0", seat=0)
    assert rule in p.refused()


def test_the_action_of_another_space_is_refused_and_a_traitor_has_none() -> None:
    unchanged(at({"character": "samira", "place": "galley"}), "room-bridge.0", seat=0)
    p = at({**TRAITOR, "place": "galley"})
    unchanged(p, "room-galley.0", seat=0)
    assert "U-1.13b" in p.refused()


@pytest.mark.parametrize("trouble", [{"deep_ones": {"galley": 1}}, {}])
def test_a_repair_is_refused_in_a_blocked_space_and_for_too_little(trouble: dict[str, Any]) -> None:
    seat = {"character": "samira", "place": "galley", "hand": ["lore-1", "lore-2", "will-5"]}
    p = at(seat, damage={"galley": "structural-lore"}, **trouble)
    if trouble:
        unchanged(p, "repair", seat=0)
        return
    p.does("repair")
    unchanged(p, {"lore-2": 1}, "3", seat=0, rule="U-1.8b")
    unchanged(p, {"lore-2": 1, "will-5": 1}, "will-5", seat=0)
    p.does({"lore-1": 1, "lore-2": 1})
    assert not p.damaged("galley")


def test_without_a_traitor_card_nobody_reveals() -> None:
    unchanged(at({"loyalty": ["human", "human"]}), "reveal", "reveal", seat=0)
    unchanged(at({**TRAITOR}), "reveal", "reveal", seat=0)
    p = at({"loyalty": ["hybrid", "cultist"]}, players=4).does("reveal")
    unchanged(p, "loyalty-human", "loyalty-hybrid", seat=0)


def test_loyalty_cards_go_to_another_player_only() -> None:
    p = at({"character": "keilani", "loyalty": ["hybrid", "human"]}).does("reveal")
    for key in ("player-0", "player-3", "nobody", "pass"):
        unchanged(p, key, "player-1, player-2", seat=0)


def test_a_passenger_beside_a_human_cannot_be_defeated() -> None:
    p = at({**TRAITOR, "place": "d1"}, {"place": "d1"}, passengers={"d1": ["soul"]})
    unchanged(p, "defeat-passenger", seat=0)
    p = at({"place": "d1"}, passengers={"d1": ["soul"]})
    unchanged(p, "defeat-passenger", "rescue", seat=0)


def test_a_title_has_no_action_for_anybody_else() -> None:
    p = at({"character": "jamie"}, {"character": "william"})
    unchanged(p, "title-keeper.0", seat=0)
    p = crisis("class-struggle", {"character": "jamie"}, {"character": "keilani", "feat": False})
    unchanged(p, "a", seat=0)
    unchanged(p, "c", "a, b", seat=1)


def test_an_order_names_everybody_once() -> None:
    others = [{"character": "jamie", "place": "galley"}, {"character": "samira", "place": "galley"}]
    p = at({"character": "jeanne", **HYBRID}, *others, damage_deck=["structural-any"]).does("reveal", "galley")
    for answer in (["player-1"], ["player-1", "player-1"], ["player-1", "player-2", "player-0"], "player-1", None):
        unchanged(p, answer, seat=0)


# ---- an empty supply of Deep Ones


def ended(p: Play) -> None:
    """The game is over, whole, and nobody can do anything any more."""
    assert p.t.outcome is not None and p.s.ending == "deep-ones"
    assert p.t.asked == () and p.t.frames == [] and p.t.game.explain(p.t) == []
    assert p.t.outcome.winners == tuple(seat for seat in range(p.t.seats) if "hybrid" in held(p, seat))
    refused(fathom.IllegalAnswer, by=lambda: p.t.choose("pass", 0))
    assert p.lines()[-1] == ("log-end-deep-ones", "U-48.0d")


def held(p: Play, seat: int) -> list[str]:
    return p.loyalty(seat) + ([] if p.s.is_human(seat) else ["hybrid"])


def test_dagon_ends_the_game_before_he_swims_on() -> None:
    p = at({**TRAITOR, "hand": ["treachery-5"]}, dagon="w5", hydra="deep", deep_ones={"galley": 17, "deep": 0})
    p.uses("treachery-5").passed()  # Hydra calls two, one is left
    ended(p)
    assert (p.deep_ones("d5"), p.deep_ones("deep"), p.monarch("dagon"), p.s.supply) == (0, 2, "w5", 1)


def test_hydra_in_the_deep_ends_the_game_before_dagon_activates() -> None:
    p = at({**TRAITOR, "hand": ["treachery-5"]}, dagon="w5", deep_ones={"galley": 19}).uses("treachery-5").passed()
    ended(p)
    assert (p.monarch("dagon"), p.monarch("hydra"), p.s.supply) == ("w5", "deep", 1)
    assert p.s.current == 0  # the turn is not passed on


def test_a_mythos_card_ends_the_game_before_its_track_icon() -> None:
    p = crisis("damaged-evaporator", {"character": "keilani"}, {**HYBRID}, chaos=["observation-5", "will-5", "will-4"],
               deep_ones={"galley": 19}, ritual=3)  # fmt: skip
    p.contributes()
    ended(p)
    assert p.s.ritual == 3 and p.s.current == 0 and p.s.mythos >= 0


def test_with_no_deep_one_on_the_board_an_empty_supply_ends_the_game_before_anybody_comes_up() -> None:
    p = crisis("infection", {"character": "keilani", "feat": False}, {**HYBRID}, deep_ones={"deep": 19}, travel=3)
    p.does("a")
    ended(p)
    assert (p.resource("food"), p.deep_ones("deep"), p.s.supply, p.s.travel) == (7, 19, 1, 3)
    assert not p.logged("log-roll")


def test_a_waypoint_ends_the_game_before_its_next_sentence() -> None:
    """Deep One City: a fuel, five in the Deep, then all monsters to the front."""
    boiler = {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]}
    p = at(boiler, {**HYBRID}, travel=3, waypoint_deck=["deep-one-city"], rest=["waypoints"],
           deep_ones={"galley": 16, "deep": 0}, dice=(8,))  # fmt: skip
    p.does("room-boiler-room.0", "strength-5").passed()
    ended(p)
    assert (p.resource("fuel"), p.s.supply, p.deep_ones("deep")) == (7, 4, 0)
    assert p.monarch("dagon") == "deep" and p.s.travel == 4


def test_a_skill_card_that_ends_the_game_is_not_resolved_to_the_end() -> None:
    """Reinforcements with four in the Deep and none in the supply: nobody comes up."""
    p = at({**TRAITOR, "hand": ["treachery-1"]}, deep_ones={"galley": 16, "deep": 4}).does("treachery-1")
    ended(p)
    assert p.deep_ones("deep") == 4 and sum(p.deep_ones(f"w{n}") for n in range(1, 9)) == 0


# ---- anything at all


GARBAGE: list[Any] = [None, True, -1, 99, 1.5, "x", "", [], [None], ["x"], {}, {"x": 1}, {"x": "y"}, {1: 2}, b"x", (1,)]


@pytest.mark.parametrize("seats", [3, 4])
def test_garbage_is_refused_at_every_question_of_a_game(seats: int) -> None:
    table = fathom.new("unfathomable", seats=seats, seed=seats)
    rng = random.Random(seats)
    for number in range(160):
        if not table.decisions:
            break
        decision = rng.choice(table.decisions)
        if number % 4 == 0:
            before = table.fingerprint()
            for answer in GARBAGE:
                if decision.accepts(answer):
                    continue
                with pytest.raises(fathom.IllegalAnswer):
                    table.choose(answer, decision.seat)
            assert table.fingerprint() == before
        table.choose(decision.sample(rng), decision.seat)
        assert table.game.explain(table) == []
