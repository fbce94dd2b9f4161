"""Actions (U-1): two a turn, and what humans and revealed traitors may do with them."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR

DECKS = [f"d{n}" for n in range(1, 9)]
ROOMS = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
TITLES = {"captain": 1, "keeper": 1}


def rooms_offered(p: Play) -> list[str]:
    return [key for key in p.offered() if key.startswith("room-")]


@pytest.mark.rule("U-1.0")
def test_the_current_player_performs_two_actions() -> None:
    p = at({"character": "jamie", "place": "d1"}, {"character": "samira"}, mythos_deck=["missing-jewelry"])
    assert p.asked == "ask-act" and p.s.actions == 2
    p.does("move", "d2")
    assert p.asked == "ask-act" and p.seat == 0 and p.s.actions == 1
    assert p.s.mythos < 0 and not p.logged("log-mythos")
    p.does("move", "d3")
    assert p.logged("log-mythos") and p.s.actions == 0
    assert p.place(0) == "d3"
    p.does("a").passed()
    assert p.asked == "ask-act" and p.seat == 1 and p.s.actions == 2


@pytest.mark.rule("U-1.0")
def test_humans_and_traitors_choose_from_different_lists() -> None:
    human = at({"character": "jamie", "place": "galley"})
    traitor = at({"character": "jamie", "place": "galley", **TRAITOR})
    assert "room-galley.0" in human.offered() and "room-galley.0" not in traitor.offered()


@pytest.mark.rule("U-1.1")
def test_an_ability_can_grant_more_than_two_actions() -> None:
    p = at({"character": "jamie", "place": "d1", "hand": ["will-5"]}).does("will-5")
    assert p.s.actions == 3
    p.does("move", "d2", "move", "d3", "move", "d4")
    assert p.place(0) == "d4" and p.logged("log-mythos")


@pytest.mark.rule("U-1.2")
@pytest.mark.parametrize(("loyalty", "reveals"), [("human", False), ("hybrid", True), ("cultist", True)])
def test_the_actions_of_a_human(loyalty: str, reveals: bool) -> None:
    seat = {"character": "jamie", "place": "d1", "hand": ["observation-1"], "items": ["six-shooter"]}
    p = at(
        {**seat, "loyalty": [loyalty]},
        {"character": "william", "place": "d1"},
        players=4,
        deep_ones={"d1": 1},
        passengers={"d1": ["soul"]},
        **TITLES,
    )
    expected = {"move", "attack", "rescue", "trade", "observation-1", "six-shooter.0", "sheet-jamie.0", "feat-jamie.0"}
    assert set(p.options()) == expected | {"end-actions"} | ({"reveal"} if reveals else set())
    p = at({"character": "jamie", "place": "bridge"}, {"place": "d1"}, {"place": "d1"}, **TITLES)
    assert set(p.options()) == {"move", "room-bridge.0", "end-actions"}


# ---- move


@pytest.mark.rule("U-1.3", "U-1.3b", "U-1.3c")
@pytest.mark.parametrize("start", ["d1", "boiler-room", "sick-bay"])
def test_a_human_moves_to_any_ship_space_however_far(start: str) -> None:
    p = at({"character": "jamie", "place": start}).does("move")
    assert set(p.options()) == {*DECKS, *ROOMS} - {start}
    assert p.refused() == {"U-1.3b", "U-1.3c"}
    assert p.refuses("brig", "sick-bay", *(f"w{n}" for n in range(1, 9)), "deep")
    p.does("d8")
    assert p.place(0) == "d8" and p.s.actions == 1


@pytest.mark.rule("U-1.3a")
def test_a_human_in_the_brig_cannot_move() -> None:
    p = at({"character": "jamie", "place": "brig", "hand": ["will-4", "will-4", "will-4"]})
    assert "move" not in p.options() and "U-1.3a" in p.refused()
    assert p.refuses("move")
    free = at({"character": "jamie", "place": "sick-bay"})
    assert "move" in free.options() and "U-1.3a" not in free.refused()


# ---- attack, rescue, trade


@pytest.mark.rule("U-1.4")
def test_a_human_attacks_a_deep_one_or_a_traitor_in_the_same_space() -> None:
    here = {"character": "jamie", "place": "d1"}
    p = at(here, {"character": "william", "place": "d1", **TRAITOR}, deep_ones={"d1": 1})
    p.does("attack")
    assert set(p.options()) == {"deep-one", "player-1"}
    p.does("deep-one").passed()
    assert p.logged("log-attack") and p.s.actions == 1
    p = at(here, {"character": "william", "place": "d3", **TRAITOR}, deep_ones={"d2": 1, "w1": 1})
    assert "attack" not in p.options()


@pytest.mark.rule("U-1.5")
def test_a_human_rescues_one_passenger_in_the_same_space() -> None:
    p = at({"character": "jamie", "place": "d3"}, passengers={"d3": ["soul", "x"], "d4": ["soul"]})
    supply = len(p.s.passenger_supply)
    p.does("rescue")
    assert p.passengers("d3") == 1 and p.passengers("d4") == 1
    assert len(p.s.passenger_supply) == supply + 1 and p.s.actions == 1
    away = at({"character": "jamie", "place": "d1"}, passengers={"d3": ["soul", "x"]})
    assert "rescue" not in away.options()


@pytest.mark.rule("U-1.6", "U-1.6a")
def test_the_acting_player_lets_the_others_trade_without_taking_part() -> None:
    p = at(
        {"character": "jamie", "place": "d1", "items": ["plimsolls"]},
        {"character": "william", "place": "d1", "items": ["shotgun", "kitchen-knife"]},
        {"character": "samira", "place": "d1", "items": ["tool-kit"]},
        {"character": "arjun", "place": "d2", "items": ["six-shooter"]},
    )
    p.does("trade")
    assert p.asked == "ask-give" and p.seat == 0
    p.does("give-nothing")
    assert p.seat == 1
    p.does("shotgun")
    assert set(p.options()) == {"player-0", "player-2"}
    p.does("player-2", "kitchen-knife", "player-2")
    assert p.seat == 2
    p.does("tool-kit", "player-1", "give-nothing")
    assert p.items(0) == ["plimsolls"] and p.items(1) == ["tool-kit"]
    assert p.items(2) == ["shotgun", "kitchen-knife"] and p.items(3) == ["six-shooter"]
    assert p.asked == "ask-act" and p.seat == 0 and p.s.actions == 1


@pytest.mark.rule("U-R27")
def test_traitors_may_give_keep_and_use_items_and_nobody_is_forced() -> None:
    human = {"character": "jamie", "place": "d1", "items": ["plimsolls"]}
    traitor = {"character": "william", "place": "d1", "items": ["shotgun"], **TRAITOR}
    p = at(human, traitor).does("trade", "plimsolls")
    assert p.seat == 1 and p.asked == "ask-give"
    p.does("shotgun", "give-nothing")
    assert p.items(0) == ["shotgun"] and p.items(1) == ["plimsolls"]
    p = at(human, traitor).does("trade", "give-nothing", "give-nothing")
    assert p.items(0) == ["plimsolls"] and p.items(1) == ["shotgun"] and p.s.actions == 1
    assert "shotgun.0" in at(traitor, human).offered()
    assert "trade" not in at(traitor, human).offered()


# ---- action abilities


OATH = {"character": "ishmael", "place": "galley", "hand": ["lore-5", "will-1"], "items": ["book-of-dagon"]}


@pytest.mark.rule("U-1.7", "U-1.7a")
def test_action_abilities_of_the_play_area_and_of_skill_cards() -> None:
    p = at(
        {**OATH, "kept": ["sacrifice-deep-one"]},
        {"character": "william", "place": "galley", "items": ["plimsolls"], "hand": ["observation-1"]},
        deep_ones={"galley": 1},
        dagon="w1",
        keeper=0,
    )
    printed = {key for key in p.options() if "." in key or "-" in key} - {"end-actions"}
    assert printed == {
        "sheet-ishmael.0", "feat-ishmael.0", "book-of-dagon.0", "title-keeper.0", "sacrifice-deep-one.0", "will-1",
    }  # fmt: skip


@pytest.mark.rule("U-1.7")
@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("sheet-ishmael.0", "lore-5"),
        ("feat-ishmael.0", "player-1"),
        ("title-keeper.0", "feed-the-mind"),
        ("will-1", {}),
    ],
)
def test_using_an_action_ability_costs_an_action(key: str, answer: Any) -> None:
    p = at(OATH, dagon="w1", keeper=0, spell_deck=["feed-the-mind", "raise-the-dead"], dice=(8,))
    p.does(key, answer).passed()
    assert p.asked == "ask-act" and p.seat == 0 and p.s.actions == 1


@pytest.mark.rule("U-1.7b")
def test_a_skill_card_is_discarded_once_its_ability_is_resolved() -> None:
    p = at({"character": "jamie", "hand": ["observation-1", "observation-2"]}).does("observation-1")
    assert p.asked == "ask-decks"
    assert p.hand(0) == ["observation-2"] and p.discards(2) == []
    p.does({"will": 2})
    assert p.discards(2) == ["observation-1"]
    assert all(not p.discards(type) for type in (0, 1, 3, 4, 5))


# ---- the ability of the space


@pytest.mark.rule("U-1.8", "U-1.8c")
@pytest.mark.parametrize("room", ROOMS)
def test_a_human_uses_the_ability_of_the_undamaged_room_they_are_in(room: str) -> None:
    seat = {"character": "jamie", "place": room, "hand": ["lore-1", "strength-1"]}
    assert rooms_offered(at(seat)) == [f"room-{room}.0"]
    assert rooms_offered(at(seat, damage={room: "structural-any"})) == []
    assert rooms_offered(at({**seat, "place": "d1"})) == []


@pytest.mark.rule("U-1.8")
def test_the_ability_of_a_space_costs_an_action() -> None:
    p = at({"character": "jamie", "place": "galley"}).does("room-galley.0", {})
    assert p.asked == "ask-act" and p.s.actions == 1


@pytest.mark.rule("U-1.8a")
def test_enemies_keep_humans_from_using_a_space() -> None:
    seat = {"character": "jamie", "place": "galley", "hand": ["will-5"]}
    free = at(seat)
    assert "room-galley.0" in free.options() and "U-1.8a" not in free.refused()
    for blocked in (at(seat, deep_ones={"galley": 1}), at(seat, {"place": "galley", **TRAITOR})):
        assert "room-galley.0" not in blocked.options() and "U-1.8a" in blocked.refused()
        assert blocked.refuses("room-galley.0")
    hidden = at(seat, {"place": "galley", "loyalty": ["hybrid"]})
    assert "room-galley.0" in hidden.options()
    damaged = {"damage": {"galley": "structural-will"}}
    assert "repair" in at(seat, **damaged).options()
    assert "repair" not in at(seat, deep_ones={"galley": 1}, **damaged).options()
    jailed = at({"character": "jamie", "place": "brig"}, {"place": "brig", **TRAITOR})
    assert "room-brig.0" in jailed.options()


@pytest.mark.rule("U-1.8b")
def test_a_human_repairs_the_damaged_room_they_are_in() -> None:
    seat = {"character": "jamie", "place": "galley", "hand": ["will-1", "will-2", "lore-5"]}
    p = at(seat, damage={"galley": "structural-will", "bridge": "structural-lore"})
    p.does("repair", {"will-1": 1, "will-2": 1})
    assert not p.damaged("galley") and p.damaged("bridge")
    assert p.hand(0) == ["lore-5"] and p.s.actions == 1
    assert "repair" not in at({**seat, "place": "d6"}, damage={"galley": "structural-will"}).options()
    poor = at({**seat, "hand": ["will-2", "lore-5"]}, damage={"galley": "structural-will"})
    assert "repair" not in poor.options()


@pytest.mark.rule("U-1.8d")
def test_each_space_ability_is_used_once_per_turn() -> None:
    seats = {"character": "jamie", "place": "galley"}, {"character": "william", "place": "galley"}
    p = at(*seats, mythos_deck=["missing-jewelry"]).does("room-galley.0", {})
    assert "room-galley.0" not in p.options() and p.refuses("room-galley.0")
    p.does("move", "d1", "a").passed()
    assert p.asked == "ask-act" and p.seat == 1 and "room-galley.0" in p.options()


@pytest.mark.rule("U-R24")
def test_the_limit_of_a_space_counts_for_everybody() -> None:
    first = {"character": "jamie", "place": "galley", "hand": ["influence-1"]}
    second = {"character": "william", "place": "galley"}
    assert "room-galley.0" in at(first, second).does("influence-1", "player-1").options()
    p = at(first, second).does("room-galley.0", {}, "influence-1", "player-1")
    assert p.seat == 1 and p.asked == "ask-act"
    assert "room-galley.0" not in p.options()
    p = at(first, {**second, "place": "cargo-hold"}).does("room-galley.0", {}, "influence-1", "player-1")
    assert "room-cargo-hold.0" in p.options()


@pytest.mark.rule("U-1.8d1")
def test_repairing_does_not_count_as_the_use_of_the_room() -> None:
    p = at({"character": "jamie", "place": "galley", "hand": ["will-4"]}, damage={"galley": "structural-will"})
    p.does("repair", {"will-4": 1})
    assert not p.damaged("galley")
    assert "room-galley.0" in p.options()
    p.does("room-galley.0", {})
    assert p.logged("log-mythos")


# ---- revealed traitors


@pytest.mark.rule("U-1.9")
def test_the_actions_of_a_revealed_traitor() -> None:
    seat = {"character": "jamie", "place": "d1", "hand": ["treachery-3", "lore-1"], "items": ["six-shooter"], **TRAITOR}
    human = {"character": "william", "place": "d1", "items": ["shotgun"]}
    p = at(seat, human, passengers={"d1": ["soul"]}, deep_ones={"d1": 1})
    expected = {"move", "attack", "treachery-3", "lore-1", "six-shooter.0"}
    assert set(p.offered()) == expected | {"end-actions"}
    p = at(seat, {**human, "place": "d2"}, passengers={"d1": ["soul"]}, deep_ones={"d1": 1})
    assert set(p.offered()) == expected - {"attack", "six-shooter.0"} | {"defeat-passenger", "end-actions"}


@pytest.mark.rule("U-1.10")
def test_a_revealed_traitor_moves_to_any_ship_space() -> None:
    p = at({"character": "jamie", "place": "d1", **TRAITOR}).does("move")
    assert set(p.options()) == {*DECKS, *ROOMS} - {"d1"}
    assert p.refuses("brig", "sick-bay", "w1", "deep")
    p.does("boiler-room")
    assert p.place(0) == "boiler-room" and p.s.actions == 1


@pytest.mark.rule("U-1.10a", "U-1.10a1")
def test_a_traitor_pays_twelve_at_once_to_leave_the_brig() -> None:
    seat: dict[str, Any] = {"character": "jamie", "place": "brig", **TRAITOR}
    poor = at({**seat, "hand": ["will-5", "will-4", "will-2"]}).passed()
    assert "move" not in poor.options() and "U-1.10a" in poor.refused()
    p = at({**seat, "hand": ["will-5", "lore-4", "strength-2", "influence-1"]}).does("move")
    assert p.asked == "ask-brig-price" and p.place(0) == "brig"
    assert p.refuses({"will-5": 1, "lore-4": 1, "strength-2": 1}, {})
    p.does({"will-5": 1, "lore-4": 1, "strength-2": 1, "influence-1": 1}, "d1")
    assert p.place(0) == "d1" and p.hand(0) == [] and p.s.actions == 1
    assert [p.discards(type) for type in range(5)] == [["influence-1"], ["lore-4"], [], ["strength-2"], ["will-5"]]


@pytest.mark.rule("U-R26")
def test_paying_more_is_allowed_but_not_with_cards_of_another_type() -> None:
    traitor = {"character": "jamie", "place": "brig", "hand": ["will-5", "will-5", "lore-5", "lore-1"], **TRAITOR}
    p = at(traitor).does("move", {"will-5": 2, "lore-5": 1, "lore-1": 1}, "d1")
    assert p.place(0) == "d1" and p.hand(0) == []
    seat = {"character": "jamie", "place": "galley", "hand": ["will-5", "will-2", "lore-1"]}
    p = at(seat, damage={"galley": "structural-will"}).does("repair")
    assert set(p.options()) == {"will-5", "will-2"}
    assert p.refuses({"will-2": 1, "lore-1": 1}, {"will-5": 1, "lore-1": 1}, {"will-2": 1})
    p.does({"will-5": 1, "will-2": 1})
    assert p.hand(0) == ["lore-1"] and not p.damaged("galley")


@pytest.mark.rule("U-1.11")
def test_a_revealed_traitor_attacks_a_human_in_the_same_space() -> None:
    seat = {"character": "jamie", "place": "d1", **TRAITOR}
    human = {"character": "william", "place": "d1"}
    hidden = {"character": "samira", "place": "d1", "loyalty": ["cultist"]}
    other = {"character": "arjun", "place": "d1", **TRAITOR}
    p = at(seat, human, hidden, other, players=6, deep_ones={"d1": 1}).does("attack")
    assert set(p.options()) == {"player-1", "player-2"}
    p.does("player-1").passed()
    assert p.logged("log-attack") and p.s.actions == 1
    p = at(seat, {**human, "place": "d2"}, deep_ones={"d1": 1})
    assert "attack" not in p.offered()


@pytest.mark.rule("U-1.12")
def test_a_revealed_traitor_defeats_a_passenger_if_no_human_is_there() -> None:
    seat = {"character": "jamie", "place": "d1", **TRAITOR}
    p = at(seat, passengers={"d1": ["soul"], "d2": ["soul"]}).does("defeat-passenger")
    assert p.passed().passengers("d1") == 0 and p.passengers("d2") == 1
    assert p.resource("souls") == 7 and p.s.actions == 1
    watched = at(seat, {"place": "d1"}, passengers={"d1": ["soul"]})
    assert "defeat-passenger" not in watched.offered()
    assert "defeat-passenger" not in at(seat, passengers={"d2": ["soul"]}).offered()
    among = at(seat, {"place": "d1", **TRAITOR}, players=5, passengers={"d1": ["soul"]})
    assert "defeat-passenger" in among.offered()


@pytest.mark.rule("U-1.13", "U-1.13b")
def test_a_traitor_uses_cards_but_neither_sheet_nor_spaces() -> None:
    seat = {"character": "arjun", "place": "galley", "hand": ["observation-1"], "items": ["plimsolls"]}
    human = at(seat, **TITLES)
    assert {"sheet-arjun.0", "room-galley.0"} <= set(human.options())
    p = at({**seat, **TRAITOR}, **TITLES)
    assert set(p.offered()) == {"move", "observation-1", "plimsolls.0", "end-actions"}
    assert "U-1.13b" in p.refused()
    assert p.refuses("sheet-arjun.0", "room-galley.0")
    p.does("observation-1", {"will": 2})
    assert p.s.actions == 1 and p.discards(2) == ["observation-1"] and len(p.hand(0)) == 2
    jailed = at({**seat, "place": "brig", **TRAITOR})
    assert "room-brig.0" not in jailed.offered()
    damaged = at({**seat, **TRAITOR, "hand": ["will-5"]}, damage={"galley": "structural-will"})
    assert "repair" not in damaged.offered()


# ---- rulings


@pytest.mark.rule("U-R25")
def test_remaining_actions_may_be_given_up() -> None:
    p = at({"character": "jamie", "place": "d1"}).ends_actions()
    assert p.logged("log-mythos") and p.place(0) == "d1"
    p = at({"character": "jamie", "place": "d1"}).does("move", "d2").ends_actions()
    assert p.logged("log-mythos") and p.place(0) == "d2"


NOTHING: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # the action, a seat, a table where it could do nothing, one where it could do something
    ("attack", {"place": "d1"}, {}, {"deep_ones": {"d1": 1}}),
    ("rescue", {"place": "d1"}, {}, {"passengers": {"d1": ["soul"]}}),
    ("tool-kit.0", {"place": "bridge", "items": ["tool-kit"]}, {}, {"damage": {"bridge": "structural-any"}}),
    ("title-keeper.0", {"place": "d1"}, {"keeper": 0, "rest": ["spells"]}, {"keeper": 0}),
    ("room-chapel.0", {"place": "chapel"}, {}, {"ritual": 1}),
    ("lore-1", {"place": "d1", "hand": ["lore-1"]}, {}, {"deep_ones": {"w8": 1}}),
]


@pytest.mark.rule("U-R86")
@pytest.mark.parametrize(("key", "seat", "idle", "useful"), NOTHING)
def test_actions_that_could_do_nothing_are_not_offered(
    key: str, seat: dict[str, Any], idle: dict[str, Any], useful: dict[str, Any]
) -> None:
    seat = {"character": "jamie", **seat}
    assert key not in at(seat, **idle).options()
    assert key in at(seat, **useful).options()


@pytest.mark.rule("U-R86")
def test_the_price_of_a_space_must_be_in_hand() -> None:
    for room, card in (("boiler-room", "strength-1"), ("chapel", "lore-1")):
        key = f"room-{room}.0"
        assert key not in at({"character": "jamie", "place": room, "hand": ["will-1"]}).options()
        assert key in at({"character": "jamie", "place": room, "hand": [card]}).options()
    p = at({"character": "jamie", "place": "chapel", "hand": ["lore-1"]}).does("room-chapel.0")
    assert p.s.ritual == 0 and p.logged("log-roll") is False
    p.does("lore-1").passed()
    assert p.s.ritual == 1


@pytest.mark.rule("U-R86")
def test_nobody_trades_alone_or_without_items() -> None:
    seat = {"character": "jamie", "place": "d1", "items": ["shotgun"]}
    assert "trade" not in at(seat, {"place": "d2"}).options()
    assert "trade" in at(seat, {"place": "d1"}).options()
    assert "trade" not in at({**seat, "items": []}, {"place": "d1"}).options()


@pytest.mark.rule("U-R86")
def test_no_spell_no_training_and_no_quick_cast() -> None:
    seat = {"character": "william", "place": "d1"}
    assert {"sheet-william.0", "feat-william.0"} <= set(at(seat, keeper=0).options())
    assert not {"sheet-william.0", "feat-william.0"} & set(at(seat, keeper=0, rest=["spells"]).options())


@pytest.mark.rule("U-R86")
@pytest.mark.parametrize(("card", "options"), [("improvised-fuel-source", ["b"]), ("incoming-sos", ["a", "b"])])
def test_crisis_options_are_withheld_only_if_the_card_says_so(card: str, options: list[str]) -> None:
    """Both would risk more passengers than there are; only the first one asks for enough of them."""
    p = crisis(card, rest=["passengers"], passengers={"d3": ["soul"]}).passed()
    assert p.asked == "ask-crisis" and p.options() == options
