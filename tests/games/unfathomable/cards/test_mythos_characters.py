"""The ten green mythos cards, each with the choice of one character."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.unfathomable.cards.names import TREACHERY, WAYPOINTS, type_of
from unfathomable_mythos import PRINTED, board, changes, drawn, outcome, spawned, told
from unfathomable_play import Play, at

TOUGH = ["structural-lore", "structural-will"]
OTHERS = ({"character": "arjun", "place": "d7"}, {"character": "jamie", "place": "d8"})
HERO = 2
"""The seat of the character; seat 0 draws the card."""


def green(card: str, how: str, hero: dict[str, Any] | None = None, **rest: Any) -> Play:
    """The card of a character on the third seat comes to one of its outcomes."""
    named = PRINTED[card].who
    others = [seat for seat in (*OTHERS, {"character": "jeanne", "place": "d7"}) if seat["character"] != named]
    place = {"place": "d5"} if not hero or "place" not in hero else {}
    rest.setdefault("keeper", 0)
    return outcome(card, how, *others[:2], {"character": named, **place, **(hero or {})}, **rest)


@pytest.mark.parametrize(
    ("card", "how", "expected"),
    [
        ("history-repeats", "fail", {"souls": -1}),
        ("do-no-harm", "pass", {"sanity": -1}),
        ("do-no-harm", "fail", {"sanity": -1, "damage": 1}),
        ("do-no-harm", "option", {"damage": 1}),
        ("signs-of-life", "pass", {"sanity": 1}),
        ("signs-of-life", "fail", {"souls": -2}),
        ("signs-of-life", "option", {"risked": 1, "damage": 1, "defeats": 1}),
        ("miscalculation", "fail", {"travel": -2}),
        ("ticket-please", "pass", {"items": 1}),
    ],
)
def test_a_character_card_ends_as_printed(card: str, how: str, expected: dict[str, int]) -> None:
    assert changes(green(card, how, damage_deck=TOUGH), card) == expected


@pytest.mark.rule("U-50.4", "U-3.2")
@pytest.mark.parametrize(("answer", "place", "captain"), [("player-1", "brig", 2), ("nobody", "d8", 1)])
def test_history_repeats_passed_may_send_another_human_to_the_brig(answer: str, place: str, captain: int) -> None:
    p = green("history-repeats", "pass")
    assert (p.asked, p.seat, p.options()) == ("ask-jail", HERO, ["player-0", "player-1", "nobody"])
    p.does(answer).passed()
    assert (p.place(1), p.s.captain, p.resource("sanity")) == (place, captain, 9)


@pytest.mark.rule("U-3.2", "U-38.4")
@pytest.mark.parametrize(("captain", "jailed", "heir"), [(1, [1, 2], 0), (2, [2], 0)])
def test_history_repeats_failed_sends_keilani_and_the_captain_to_the_brig(
    captain: int, jailed: list[int], heir: int
) -> None:
    p = green("history-repeats", "fail", captain=captain)
    assert [seat for seat in range(3) if p.place(seat) == "brig"] == jailed
    assert p.s.captain == heir


@pytest.mark.rule("U-10.13a")
def test_history_repeats_can_be_taken_upon_herself_only_as_captain() -> None:
    seats = (*OTHERS, {"character": "keilani"})
    p = drawn("history-repeats", *seats).passed()
    assert (p.options(), p.refused()) == (["test"], {"U-10.13a"})
    p = drawn("history-repeats", *seats, captain=HERO, keeper=0).does("option").passed()
    assert (p.place(HERO), p.s.captain, changes(p, "history-repeats")) == ("brig", 0, {"sanity": -1})


def test_the_peacemaker_passed_defeats_all_deep_ones_on_the_board_only() -> None:
    p = green("the-peacemaker", "pass", deep_ones={"w1": 2, "d3": 1, "galley": 1, "deep": 1}, hydra="w1")
    assert (board(p), p.s.supply, p.deep_ones("deep")) == ({}, 19, 1)
    assert sum(n for (n,) in told(p, "log-deep-ones-defeated")) == 4


@pytest.mark.rule("U-27.20b")
def test_the_peacemaker_failed_spawns_in_all_six_numbered_rooms() -> None:
    rooms = ("bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room")
    assert board(green("the-peacemaker", "fail")) == dict.fromkeys(rooms, 1)


@pytest.mark.rule("U-50.3", "U-50.11")
def test_a_peacemaker_does_not_attack() -> None:
    p = green("the-peacemaker", "option", deep_ones={"d5": 1})
    assert p.kept(HERO) == ["the-peacemaker"]
    arjun = {"character": "arjun", "place": "d5", "items": ["six-shooter"]}
    armed = at(arjun, deep_ones={"d5": 1}).options()
    peaceful = at({**arjun, "kept": ["the-peacemaker"]}, deep_ones={"d5": 1}).options()
    assert {"attack", "six-shooter.0"} <= set(armed)
    assert not {"attack", "six-shooter.0"} & set(peaceful)


@pytest.mark.rule("U-50.11", "U-25.1a1")
@pytest.mark.parametrize(("face", "souls"), [("x", 8), ("soul", 7)])
def test_a_defeated_passenger_ends_the_peace_and_costs_sanity(face: str, souls: int) -> None:
    kept = {"character": "arjun", "place": "d8", "kept": ["the-peacemaker"]}
    sea = {"deep_ones": {"d3": 1}, "passengers": {"d3": [face]}, "travel": 0}
    p = drawn("class-struggle", {"place": "d8"}, kept, **sea).does("a").passed()
    assert (p.resource("sanity"), p.resource("souls")) == (5, souls)
    assert (p.kept(1), len(p.s.mythos_discard)) == ([], 2)


@pytest.mark.parametrize(("how", "place"), [("pass", "sick-bay"), ("fail", "sick-bay"), ("option", "brig")])
def test_do_no_harm_moves_svetlana(how: str, place: str) -> None:
    p = green("do-no-harm", how, damage_deck=TOUGH)
    assert [p.place(seat) for seat in range(3)] == ["d7", "d8", place]
    assert not p.logged("log-defeated")


def test_signs_of_life_followed_defeats_jeanne() -> None:
    assert green("signs-of-life", "option", damage_deck=TOUGH).place(HERO) == "sick-bay"


def test_the_game_is_afoot_passed_clears_a_room_of_jamies_choice() -> None:
    p = green("the-game-is-afoot", "pass", deep_ones={"galley": 3, "bridge": 1, "w1": 1})
    assert (p.asked, p.seat, len(p.options())) == ("ask-clear-room", HERO, 8)
    p.does("galley")
    assert board(p) == {"bridge": 1, "w1": 1}


@pytest.mark.parametrize(("die", "room"), [(2, "bridge"), (5, "cargo-hold"), (8, "boiler-room")])
def test_the_game_is_afoot_failed_puts_jamie_among_four_deep_ones(die: int, room: str) -> None:
    p = green("the-game-is-afoot", "fail", dice=(die,))
    assert (spawned(p), told(p, "log-move")[0]) == ([(4, room)], ("player-name", room))


@pytest.mark.rule("U-R100", "U-44.5")
@pytest.mark.parametrize(
    ("deck", "damage", "spawns"),
    [
        (["structural-lore"], {}, [(4, "boiler-room")]),
        (["structural-lore"], {"boiler-room": "structural-any"}, [(4, "galley")]),
        (["fuel-leak"], {}, []),
    ],
)
def test_the_game_is_afoot_can_be_shut_into_the_boiler_room(
    deck: list[str], damage: dict[str, str], spawns: list[tuple[int, str]]
) -> None:
    p = green("the-game-is-afoot", "option", damage_deck=deck, damage=damage)
    assert [spawn for spawn in spawned(p) if spawn[1] != "deep"] == spawns


@pytest.mark.rule("U-50.4")
def test_memory_of_the_deep_passed_may_be_discarded_with_its_icons() -> None:
    p = green("memory-of-the-deep", "pass", hydra="w1", damage_deck=TOUGH).does("yes").passed()
    assert (p.s.travel, changes(p, "memory-of-the-deep"), len(p.s.mythos_discard)) == (2, {"travel": -1}, 1)
    p = green("memory-of-the-deep", "pass", hydra="w1", damage_deck=TOUGH).does("no").passed()
    assert (p.s.travel, p.damaged("bridge"), p.kept(HERO)) == (3, True, [])


@pytest.mark.rule("U-50.11")
@pytest.mark.parametrize(("how", "sanity"), [("fail", 7), ("option", 8)])
def test_memory_of_the_deep_stays_with_william(how: str, sanity: int) -> None:
    p = green("memory-of-the-deep", how)
    assert (p.kept(HERO), p.resource("sanity"), p.s.mythos_discard) == (["memory-of-the-deep"], sanity, ())


def remembering(**hands: list[str]) -> Play:
    """A test while William, on seat 1, has the card; seat 0 draws Horrific Visions."""
    seats = [
        {"hand": hands.get("p0", [])},
        {"character": "william", "kept": ["memory-of-the-deep"], "hand": hands.get("p1", [])},
    ]
    return drawn("horrific-visions", *seats, skill_decks={"treachery": ["treachery-3"]}).contributes(**hands)


@pytest.mark.rule("U-50.11")
def test_memory_of_the_deep_adds_treachery_after_williams_cards() -> None:
    p = remembering(p1=["lore-4", "will-4"])
    assert told(p, "log-treachery-added") == [()]
    assert p.logged("log-test-fail"), "4 + 4 - 3 is less than 10"
    assert "treachery-3" in p.discards(TREACHERY)


@pytest.mark.rule("U-50.11")
def test_memory_of_the_deep_adds_nothing_if_william_adds_nothing() -> None:
    p = remembering(p0=["lore-5", "will-5"], p1=[])
    assert (told(p, "log-treachery-added"), p.logged("log-test-pass")) == ([], True)


@pytest.mark.rule("U-50.11", "U-R92")
@pytest.mark.parametrize(
    ("hand", "kept", "sanity"),
    [(["lore-5", "will-5", "lore-3"], [], 8), (["lore-5", "will-5", "lore-2"], ["memory-of-the-deep"], 7)],
)
def test_memory_of_the_deep_can_be_fought_with_an_action(hand: list[str], kept: list[str], sanity: int) -> None:
    william = {"character": "william", "kept": ["memory-of-the-deep"]}
    p = (
        at(william, {"hand": hand}, chaos=["treachery-1", "lore-1", "lore-2"])
        .uses("memory-of-the-deep")
        .contributes(p1=hand)
    )
    assert (p.kept(0), p.resource("sanity"), p.asked) == (kept, sanity, "ask-act")


@pytest.mark.rule("U-R92")
def test_self_sacrifice_works_on_the_action_of_memory_of_the_deep() -> None:
    p = at({"character": "william", "kept": ["memory-of-the-deep"]}, {"character": "arjun"})
    p.uses("memory-of-the-deep").uses("feat-arjun").does("pass").passed()
    assert (p.kept(0), p.place(1)) == ([], "sick-bay")


@pytest.mark.rule("U-50.7")
def test_miscalculation_passed_shows_beatrice_two_waypoints() -> None:
    p = green("miscalculation", "pass", waypoint_deck=["reef", "iceberg"])
    assert (p.asked, p.seat, p.options()) == ("ask-top", HERO, ["reef", "iceberg"])
    p.does("iceberg").passed()
    deck = [WAYPOINTS[card] for card in p.s.waypoint_deck]
    assert (deck[-1], deck[0], len(deck)) == ("iceberg", "reef", 20)
    assert ["iceberg" in str(p.t.view(seat)) for seat in range(3)] == [False, False, True]


@pytest.mark.rule("U-R111")
@pytest.mark.parametrize(
    ("how", "travel", "dice", "expected"),
    [
        ("fail", 1, (1,), {"travel": -2, "fuel": -1}),
        ("option", 2, (7,), {"travel": -2}),
        ("option", 0, (7,), {"travel": -2, "fuel": -2}),
        ("option", 2, (8,), {}),
    ],
)
def test_miscalculation_sets_the_ship_back(how: str, travel: int, dice: tuple[int], expected: dict[str, int]) -> None:
    assert changes(green("miscalculation", how, travel=travel, dice=dice), "miscalculation") == expected


@pytest.mark.rule("U-50.11")
def test_family_ties_called_upon_empty_the_board_and_stay() -> None:
    p = green("family-ties", "a", deep_ones={"w1": 2, "galley": 1, "deep": 1})
    assert (board(p), p.kept(HERO), p.deep_ones("deep")) == ({}, ["family-ties"], 3)


@pytest.mark.rule("U-50.11", "U-R63", "U-R115")
@pytest.mark.parametrize(("place", "added"), [("d5", [()]), ("brig", [])])
def test_family_ties_add_treachery_to_every_test_unless_ishmael_is_in_the_brig(place: str, added: list[Any]) -> None:
    ishmael = {"character": "ishmael", "kept": ["family-ties"], "place": place}
    hand = ["lore-5", "will-5"]
    p = drawn("horrific-visions", {"hand": hand}, ishmael, skill_decks={"treachery": ["treachery-1"]}, captain=0)
    p.contributes(p0=hand)
    assert (told(p, "log-treachery-added"), p.logged("log-test-fail")) == (added, bool(added))


@pytest.mark.rule("U-R57")
def test_preparation_keeps_family_ties_out_of_a_test() -> None:
    ishmael = {"character": "ishmael", "kept": ["family-ties"]}
    p = drawn("horrific-visions", {"hand": ["observation-5"]}, ishmael).uses("observation-5").passed()
    assert told(p, "log-treachery-added") == []


@pytest.mark.rule("U-27.20b")
@pytest.mark.parametrize(("place", "room"), [("d4", "captains-cabin"), ("d7", "boiler-room"), ("galley", "galley")])
def test_family_ties_refused_bring_four_deep_ones_to_the_closest_room(place: str, room: str) -> None:
    assert spawned(green("family-ties", "b", {"place": place})) == [(4, room)]


@pytest.mark.rule("U-27.20b")
def test_family_ties_refused_from_the_sick_bay_leave_ishmael_the_choice() -> None:
    p = green("family-ties", "b", {"place": "sick-bay"})
    assert (p.asked, p.seat, p.options()) == ("ask-kin", HERO, ["chapel", "captains-cabin"])
    assert spawned(p.does("captains-cabin").passed()) == [(4, "captains-cabin")]


@pytest.mark.rule("U-34.0", "U-34.2")
def test_gift_of_the_mother_passed_makes_a_new_chaos_deck() -> None:
    p = green("gift-of-the-mother", "pass", {"items": ["lucky-ring"]})
    types = sorted(type_of(kind) for kind in p.s.chaos)
    assert (types, p.items(HERO)) == ([0, 0, 1, 1, 2, 2, 3, 3, 4, 4], ["lucky-ring"])
    assert "treachery-2" in p.discards(TREACHERY)


@pytest.mark.rule("U-34.5", "U-12.2")
@pytest.mark.parametrize(("how", "place"), [("fail", "sick-bay"), ("option", "d5")])
def test_gift_of_the_mother_lost_costs_the_ring_and_brings_treachery(how: str, place: str) -> None:
    p = green("gift-of-the-mother", how, {"items": ["lucky-ring", "shotgun"]})
    assert (p.place(HERO), p.items(HERO), changes(p, "gift-of-the-mother")["treachery"]) == (place, ["shotgun"], 6)


def test_the_lucky_ring_is_given_back_whoever_has_it() -> None:
    seats = ({"items": ["lucky-ring", "shotgun"]}, {}, {"character": "edmund", "items": ["plimsolls"]})
    p = drawn("gift-of-the-mother", *seats).does("option").passed()
    assert (p.items(0), p.items(2)) == (["shotgun"], ["plimsolls"])


@pytest.mark.rule("U-12.2")
def test_ticket_please_failed_sends_samira_to_the_brig_without_her_items() -> None:
    p = green("ticket-please", "fail", {"items": ["starbuck", "binoculars"]})
    assert [p.place(seat) for seat in range(3)] == ["d7", "d8", "brig"]
    assert (p.items(HERO), p.s.active[HERO]) == ([], -1)


@pytest.mark.parametrize("die", [1, 8])
def test_ticket_please_avoided_throws_samira_out_on_deck(die: int) -> None:
    p = green("ticket-please", "option", {"items": ["starbuck"]}, dice=(die,))
    assert (p.place(HERO), p.items(HERO)) == (f"d{die}", [])
