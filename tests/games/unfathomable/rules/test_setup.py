"""Setting up (U-IV)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fathom.games.unfathomable.cards.names import CHARACTERS, ITEMS, SKILLS
from unfathomable_new import CREW, begun, crewed, new
from unfathomable_play import Play

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
COPIES = {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
STARTS = {
    "keilani": ("captains-cabin", "speaking-trumpet"),
    "arjun": ("bridge", "six-shooter"),
    "jeanne": ("boiler-room", "tool-kit"),
    "jamie": ("bridge", "repeating-rifle"),
    "svetlana": ("captains-cabin", "travel-pharmacy"),
    "beatrice": ("chapel", "almanac"),
    "edmund": ("galley", "lucky-ring"),
    "ishmael": ("galley", "book-of-dagon"),
    "william": ("chapel", "elder-sign-amulet"),
    "samira": ("cargo-hold", "starbuck"),
}
CAPTAINS = ["keilani", "arjun", "jeanne", "jamie", "svetlana", "beatrice", "edmund", "ishmael", "william", "samira"]
KEEPERS = ["william", "ishmael", "beatrice", "edmund", "samira", "svetlana", "jamie", "jeanne", "arjun", "keilani"]


def seat_of(p: Play, character: str) -> int:
    return p.s.characters.index(CHARACTERS.index(character))


@pytest.mark.rule("U-IV.2")
@SEATS
def test_both_tokens_start_on_their_start_spaces(seats: int) -> None:
    assert (new(seats).s.travel, new(seats).s.ritual) == (0, 0)


@pytest.mark.rule("U-IV.3")
@SEATS
def test_each_dial_is_set_to_eight(seats: int) -> None:
    assert new(seats).t.view()["table"]["resources"] == {"fuel": 8, "food": 8, "sanity": 8, "souls": 8}


@pytest.mark.rule("U-IV.4")
def test_the_supply_holds_deep_ones_and_mixed_facedown_passengers() -> None:
    orders = set()
    for seed in range(6):
        s = new(seed=seed).s
        assert s.supply == 14 and len(s.passenger_supply) == 7
        tokens = (*s.passenger_supply, *s.passengers[2], *s.passengers[3])
        assert Counter(tokens) == {0: 2, 1: 5, 2: 1, 3: 1}
        orders.add(tokens)
    assert len(orders) > 1
    assert new().t.view(0)["table"]["passenger_supply"] == 7


@pytest.mark.rule("U-IV.5")
def test_there_are_six_shuffled_skill_decks_one_for_each_type() -> None:
    decks = set()
    for seed in range(3):
        s = new(seed=seed).s
        for type, deck in enumerate(s.skill_decks):
            cards = Counter([*deck, *(kind for kind in s.chaos if kind // 5 == type)])
            assert cards == {type * 5 + value - 1: n for value, n in COPIES.items()}
        decks.add(s.skill_decks[0])
        assert list(s.skill_decks[5]) != sorted(s.skill_decks[5])
    assert len(decks) == 3


@pytest.mark.rule("U-IV.6")
def test_damage_and_mythos_decks_are_shuffled() -> None:
    first, second = new(seed=1).s, new(seed=2).s
    assert sorted(first.damage_deck) == list(range(9)) and sorted(first.mythos_deck) == list(range(70))
    assert first.damage_deck != second.damage_deck and first.mythos_deck != second.mythos_deck


@pytest.mark.rule("U-IV.7", "U-IV.7a")
@SEATS
def test_monsters_and_passengers_start_where_the_board_shows_them(seats: int) -> None:
    p = new(seats)
    shown = p.t.view()["table"]
    assert shown["dagon"] == shown["hydra"] == "deep"
    assert shown["deep_ones"] == {"w1": 2, "w2": 2, "d1": 1, "d2": 1}
    assert shown["passengers"] == [0, 0, 1, 1, 0, 0, 0, 0]


@pytest.mark.rule("U-IV.8")
def test_the_chaos_deck_has_two_unseen_cards_of_each_type_but_treachery() -> None:
    sorted_ones = 0
    for seed in range(4):
        p = new(seed=seed)
        types = [kind // 5 for kind in p.s.chaos]
        assert Counter(types) == {type: 2 for type in range(5)}
        sorted_ones += types in (sorted(types), sorted(types, reverse=True))
        assert [len(deck) for deck in p.s.skill_decks] == [19, 19, 19, 19, 19, 21]
        assert all(p.t.view(seat)["table"]["chaos"] == 10 for seat in (None, 0))
    assert sorted_ones == 0


@pytest.mark.rule("U-IV.9")
def test_from_a_random_current_player_clockwise_each_picks_a_character() -> None:
    first = set()
    for seed in range(20):
        p = new(4, seed=seed)
        first.add(p.s.current)
        picked = []
        for i, name in enumerate(CREW[:4]):
            assert p.asked == "ask-character" and p.seat == (p.s.current + i) % 4
            assert set(p.options()) == set(STARTS) - set(picked) and p.refuses(*picked)
            p.does(name)
            picked.append(name)
    assert first == {0, 1, 2, 3}


@pytest.mark.rule("U-IV.9a")
def test_characters_nobody_chose_are_not_in_the_game() -> None:
    p = begun("jamie", "william", "samira")
    assert sorted(CHARACTERS[i] for i in p.s.characters) == ["jamie", "samira", "william"]
    keys = {
        found.key for moment in ("total/window", "Roll/after", "activated/action") for found in p.t.listening(moment)
    }
    assert "sheet-jamie.0" in keys and not {"sheet-keilani.0", "sheet-edmund.0", "sheet-arjun.0"} & keys


@pytest.mark.rule("U-IV.10")
@pytest.mark.parametrize("character", STARTS)
def test_each_player_has_the_feat_and_the_sheet_of_their_character(character: str) -> None:
    others = [name for name in CREW if name != character][:2]
    p = begun(character, *others)
    seat = seat_of(p, character)
    assert p.s.feats == [1, 1, 1]
    found = {item.key: item.owner for item in p.t.game.abilities(p.t)}
    assert found[f"sheet-{character}.0"] == found[f"feat-{character}.0"] == seat
    feats = {key.split("-")[1].split(".")[0] for key in found if key.startswith("feat-")}
    assert feats == {character, *others}


@pytest.mark.rule("U-IV.11", "U-IV.12")
@pytest.mark.parametrize("character", STARTS)
def test_each_character_has_a_starting_item_and_a_starting_space(character: str) -> None:
    p = begun(character, *[name for name in CREW if name != character][:2])
    seat = seat_of(p, character)
    assert (p.place(seat), *p.items(seat)) == STARTS[character]
    assert p.t.view((seat + 1) % 3)["table"]["items"][seat] == [STARTS[character][1]]


@pytest.mark.rule("U-IV.11a")
@SEATS
@pytest.mark.parametrize(("extra", "all_items"), [(False, 20), (True, 24)])
def test_all_other_items_are_shuffled_into_the_item_deck(seats: int, extra: bool, all_items: int) -> None:
    p = crewed(*CREW[:seats], extra_items=extra)
    deck = [ITEMS[item] for item in p.s.item_deck]
    assert len(deck) == len(set(deck)) == all_items - seats
    used = {STARTS[name][1] for name in CREW[:seats]}
    assert {item for _, item in STARTS.values()} - used <= set(deck) and used.isdisjoint(deck)
    assert ("maau" in deck) is extra
    assert deck != [ITEMS[item] for item in crewed(*CREW[:seats], seed=1, extra_items=extra).s.item_deck]


@pytest.mark.rule("U-IV.13")
def test_the_others_draw_three_cards_within_their_skill_set() -> None:
    p = crewed("jamie", "arjun", "edmund")
    first = p.s.current
    arjun, edmund = (first + 1) % 3, (first + 2) % 3
    assert [ask.seat for ask in p.open] == [arjun, edmund] and p.asked == "ask-starting-cards"
    limits = {decision.seat: decision.limits for decision in p.t.decisions}
    assert limits[arjun] == {"influence": 2, "observation": 1, "strength": 2}
    assert limits[edmund] == dict.fromkeys(("influence", "lore", "observation", "strength", "will"), 1)
    assert p.refuses({"influence": 3}, {"influence": 2}, {"influence": 2, "strength": 2}, seat=arjun)
    assert p.refuses({"influence": 1, "lore": 2}, {"influence": 1, "lore": 1, "treachery": 1}, seat=edmund)
    p.answer(edmund, {"lore": 1, "strength": 1, "will": 1}).answer(arjun, {"influence": 2, "observation": 1})
    types = [[card.split("-")[0] for card in p.hand(seat)] for seat in (arjun, edmund)]
    assert types == [["influence", "influence", "observation"], ["lore", "strength", "will"]]
    drawn = [line.text.args["player"].args["number"] - 1 for line in p.t.events() if line.rule == "U-IV.13"]
    assert drawn == [arjun, edmund]


@pytest.mark.rule("U-IV.13a")
@SEATS
def test_the_current_player_starts_with_no_skill_cards(seats: int) -> None:
    p = crewed(*CREW[:seats])
    assert p.s.current not in [ask.seat for ask in p.open] and len(p.open) == seats - 1
    p = begun(*CREW[:seats])
    assert sorted(map(len, p.s.hands)) == [3] * (seats - 1) + [5]
    assert len(p.s.hands[p.s.current]) == 5  # the set, received in the first turn
    lines = [line.rule for line in p.t.events(0, p.s.current) if line.text.id == "log-draw-own"]
    assert lines == ["U-32.4"]


@pytest.mark.rule("U-IV.14")
@pytest.mark.parametrize("i", range(8))
def test_the_highest_in_line_is_captain_and_the_waypoints_are_shuffled(i: int) -> None:
    crew = CAPTAINS[i : i + 3]
    p = begun(*crew[::-1])
    assert p.s.captain == seat_of(p, crew[0])
    assert sorted(p.s.waypoint_deck) == list(range(20)) != list(p.s.waypoint_deck)


@pytest.mark.rule("U-IV.15")
@pytest.mark.parametrize("i", range(8))
def test_the_highest_in_line_is_keeper_and_the_spells_are_shuffled(i: int) -> None:
    crew = KEEPERS[i : i + 3]
    p = begun(*crew[::-1])
    assert p.s.keeper == seat_of(p, crew[0])
    assert sorted(p.s.spell_deck) == list(range(20)) != list(p.s.spell_deck)


@pytest.mark.rule("U-IV.16", "U-IV.16a", "U-IV.16b", "U-IV.16c", "U-IV.16d")
@pytest.mark.parametrize(("seats", "cards"), [(3, (1, 0, 5)), (4, (1, 1, 6)), (5, (2, 0, 8)), (6, (2, 1, 9))])
def test_the_loyalty_deck_depends_on_the_number_of_players(seats: int, cards: tuple[int, int, int]) -> None:
    p = begun(*CREW[:seats])
    found = [card for zone in (*p.s.loyalty, p.s.loyalty_deck) for card in zone]
    assert tuple(found.count(kind) for kind in (1, 2, 0)) == cards


@pytest.mark.rule("U-IV.17")
def test_one_loyalty_card_each_is_dealt_facedown_and_looked_at() -> None:
    holders = set()
    for seed in range(12):
        p = begun(*CREW[:3], seed=seed)
        assert [len(cards) for cards in p.s.loyalty] == [1, 1, 1] and len(p.s.loyalty_deck) == 3
        holders |= {seat for seat, cards in enumerate(p.s.loyalty) if 1 in cards}
        for seat in range(3):
            assert p.lines(seat).count(("log-loyalty-own", "U-IV.17")) == 1
            shown = p.t.view(seat)["table"]["loyalty"]
            assert shown[seat]["cards"] == p.loyalty(seat)
            assert shown[seat - 1] == shown[seat - 2] == {"size": 1}
        assert ("log-loyalty-own", "U-IV.17") not in p.lines()
    assert holders == {0, 1, 2}


LEARNING = {
    3: {"jeanne", "svetlana", "william"},
    4: {"arjun", "jeanne", "samira", "william"},
    5: {"arjun", "jamie", "samira", "svetlana", "william"},
    6: {"arjun", "jamie", "samira", "svetlana", "william", "jeanne"},
}


@pytest.mark.rule("U-IV.18")
@SEATS
def test_a_first_game_has_full_hands_a_fixed_crew_and_no_cultist(seats: int) -> None:
    p = new(seats, learning=True)
    assert set(p.options()) == LEARNING[seats]
    while p.asked == "ask-character":
        p.does(p.options()[0])
    assert sorted(map(len, p.s.hands)) == [5] * (seats - 1) + [10]
    assert not any(p.s.loyalty) and len(p.s.loyalty_deck) == 2 * seats and 2 not in p.s.loyalty_deck


@pytest.mark.rule("U-IV.18")
def test_in_a_first_game_loyalty_is_dealt_when_everybody_has_had_a_turn() -> None:
    p, rng = new(3, learning=True), random.Random(0)
    while p.s.turn < 4:
        assert not any(p.s.loyalty)
        p.passed()
        decision = p.t.decisions[0]
        p.answer(decision.seat, "end-actions" if p.asked == "ask-act" else decision.sample(rng))
    assert [len(cards) for cards in p.s.loyalty] == [1, 1, 1]
    assert ("log-loyalty-own", "U-IV.17") in p.lines(0)


@SEATS
def test_every_card_and_token_of_the_box_is_somewhere(seats: int) -> None:
    p = begun(*CREW[:seats])
    assert p.t.game.explain(p.t) == []
    kinds = Counter(SKILLS[kind] for zone in (*p.s.skill_decks, *p.s.hands, p.s.chaos) for kind in zone)
    assert sum(kinds.values()) == 126
