"""Set-up (C-setup, C-comp): what lies where when the first turn begins, and which options fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import fathom
from fathom.games.call_of_madness.cards.source import OWN
from fathom.games.call_of_madness.pieces import CARD, FINAL
from madness_play import Play


def begin(seats: int = 2, seed: int = 1, choose: Mapping[str, int] | None = None, **options: Any) -> Play:
    """A new table, played to the first turn; the first answer is taken, or the one named by its number."""
    p = Play(fathom.new("call_of_madness", seats=seats, seed=seed, options=options))
    while p.s.phase == "setup":
        for decision in p.t.decisions:
            keys = [option.key for option in decision.options]
            at = (choose or {}).get(decision.prompt.id, 0)
            p.t.choose(keys[at : at + 2] if decision.shape == "pick_some" else keys[at], decision.seat)
    return p


def until(question: str, seats: int = 2, seed: int = 1, **options: Any) -> Play:
    """A new table, up to the first question of a kind."""
    p = Play(fathom.new("call_of_madness", seats=seats, seed=seed, options=options))
    while p.asked != question:
        for decision in p.t.decisions:
            keys = [option.key for option in decision.options]
            p.t.choose(keys[:2] if decision.shape == "pick_some" else keys[0], decision.seat)
    return p


# ---- components


@pytest.mark.rule("C-comp.4", "C-comp.5", "C-comp.7", "C-comp.8", "C-comp.9")
def test_the_counts_of_cards_that_the_rulebook_fixes() -> None:
    basic, gods = [card for card in OWN.cards if not card.is_god], [card for card in OWN.cards if card.is_god]
    assert Counter(card.owner for card in basic) == dict.fromkeys(range(4), 4)
    assert Counter(card.owner for card in gods) == dict.fromkeys(range(9), 6)
    assert len(OWN.powers) == 9 and len(OWN.layouts) == 4
    assert sum(goal.copies for goal in OWN.goals) == 26 and len(OWN.finals) == 12
    assert Counter(card.label for card in OWN.automa) == {"M": 5, **{str(n): 1 for n in range(1, 16)}}


@pytest.mark.rule("C-comp.1", "C-comp.3", "C-comp.11", "C-comp.12", "C-comp.14", "C-comp.16", "C-setup.12a")
def test_the_counts_of_pieces() -> None:
    p = begin(god_list=["yellow", "deep", "guide", "toad"])
    s = p.s
    assert (s.outpost_supply, s.fire_supply, s.corruption_supply, s.depth_supply) == (24, 25, 16, [8, 8])
    on_tiles = sum(sum(found[4:]) for found in s.board if found)
    assert sum(s.madness_bag) + sum(map(sum, s.madness)) + on_tiles == 75
    assert sum(s.tile_bag) + sum(map(bool, s.board)) == 60


@pytest.mark.rule("C-comp.2", "C-setup.9b", "C-rul.37a", "C-setup.9a")
def test_every_player_has_a_figure_of_their_own_beside_the_board_and_ready() -> None:
    p = begin(seats=4)
    assert p.t.view(0)["table"]["figures"] == [None] * 4 and p.s.ready == [1] * 4
    assert sorted(p.s.characters) == [0, 1, 2, 3]


@pytest.mark.rule("C-obj.2")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players(seats: int) -> None:
    with pytest.raises(fathom.FathomError):
        fathom.new("call_of_madness", seats=seats)
    assert list(fathom.games()["call_of_madness"].seats) == [1, 2, 3, 4]


# ---- cultists, layouts, madness


@pytest.mark.rule("C-setup.2a", "C-setup.1", "C-comp.15", "C-rul.3")
def test_everybody_starts_with_fifty_cultists() -> None:
    assert until("ask-finals", seats=4).s.cultists == [50] * 4


@pytest.mark.rule("C-setup.2b")
def test_nobody_sees_the_cultists_of_others() -> None:
    p = begin(seats=3)
    for seat in range(3):
        assert [n is not None for n in p.t.view(seat)["cultists"]] == [player == seat for player in range(3)]
    assert p.t.view(None)["cultists"] == [None] * 3


@pytest.mark.rule(
    "C-setup.3a", "C-setup.3b", "C-setup.3c", "C-setup.4", "C-card.4", "C-setup.5a", "C-setup.5b", "C-setup.5c"
)
def test_each_board_has_a_layout_of_its_own_with_a_token_on_everybody() -> None:
    layouts = [{(OWN.tiles[tile].slot.removeprefix("inv-"), place) for place, tile in layout} for layout in OWN.layouts]
    seen = set()
    for seed in range(8):
        p = until("ask-finals", seats=3, seed=seed)
        dealt = []
        for player in range(3):
            there = {(tile, (int(space[1]) - 1) * 3 + int(space[3]) - 1) for space, tile in p.board(player).items()}
            assert there in layouts
            dealt.append(layouts.index(there))
        assert len({*dealt}) == 3
        seen.add(tuple(dealt))
        for found in p.s.board:
            if found:
                assert found[2] == OWN.tiles[found[1]].life and sum(found[4:]) == 1
        assert [sum(pool) for pool in p.s.madness] == [1, 1, 1]
        assert sum(p.s.tile_bag) == 60 - 15
    assert len(seen) > 1, "at random"


# ---- gods


@pytest.mark.rule("C-setup.6a", "C-comp.6", "C-rul.52b", "C-setup.6d")
def test_four_random_gods_lie_on_the_altar_the_others_leave_the_game() -> None:
    seen = set()
    for seed in range(10):
        p = until("ask-finals", seed=seed)
        assert len({*p.s.gods}) == 4 and len(p.s.god_decks) == 4
        assert len([card for card in p.s.removed if CARD.names[card].startswith("god-")]) == 30
        seen |= {*p.s.gods}
    assert len(seen) > 6


@pytest.mark.rule("C-setup.6c")
def test_of_a_god_deck_only_the_top_card_is_visible() -> None:
    p = until("ask-finals")
    for slot, shown in enumerate(p.t.view(0)["table"]["god_decks"]):
        names = [CARD.names[card] for card in p.s.god_decks[slot]]
        assert shown == {"size": 6, "top": names[-1]}
        assert {name.split("-")[1] for name in names} == {OWN.gods[p.s.gods[slot]]}


@pytest.mark.rule("C-rul.52b")
def test_gods_may_be_listed_or_those_of_a_first_game() -> None:
    listed = ["goat", "flame", "deep", "yellow"]
    assert [OWN.gods[god] for god in begin(god_list=listed).s.gods] == listed
    assert {OWN.gods[god] for god in begin(gods="first-game").s.gods} == {"guide", "serpents", "toad", "digger"}
    alone = {OWN.gods[god] for god in begin(seats=1, gods="first-game").s.gods}
    assert len(alone) == 3 and alone < {"guide", "serpents", "toad", "digger"}


@pytest.mark.rule("C-setup.12b", "C-setup.12c")
def test_depth_and_corruption_tokens_come_only_with_their_gods() -> None:
    p = begin(gods="first-game")
    assert p.s.depth_supply == [0, 0] and p.s.corruption_supply == 0


# ---- goals


@pytest.mark.rule("C-setup.7a", "C-setup.7b", "C-card.5")
@pytest.mark.parametrize(("seats", "n"), [(2, 20), (3, 26), (4, 26)])
def test_with_two_players_goals_for_three_leave_the_game(seats: int, n: int) -> None:
    p = until("ask-finals", seats=seats)
    assert len(p.s.goal_deck) + 3 == n
    assert all(OWN.goals[kind].seats <= seats for kind in (*p.s.goal_deck, *p.s.goals))


@pytest.mark.rule("C-setup.7c", "C-rul.38b", "C-extra.d4")
def test_three_different_goals_lie_open() -> None:
    under = 0
    for seed in range(40):
        p = until("ask-finals", seed=seed)
        assert len({*p.s.goals}) == 3 and -1 not in p.s.goals
        twice = [event for event in p.t.events() if event.text.id == "log-goal-twice"]
        under += len(twice)
        if len(twice) == 1:
            assert p.s.goal_deck[0] in p.s.goals, "the later one lies under the deck"
    assert under


@pytest.mark.rule("C-setup.7d", "C-setup.7e", "C-rul.38a")
def test_everybody_keeps_two_of_three_final_goals_at_the_same_time() -> None:
    p = until("ask-finals", seats=3)
    assert [ask.seat for ask in p.open] == [0, 1, 2]
    dealt = [[option.key for option in decision.options] for decision in p.t.decisions]
    assert all(len(three) == 3 for three in dealt) and len({key for three in dealt for key in three}) == 9
    assert p.refuses(dealt[0]) and p.refuses(dealt[0][:1])
    for seat in range(3):
        p.t.choose(dealt[seat][1:], seat)
    assert [[FINAL.names[kind] for kind in p.s.finals[seat]] for seat in range(3)] == [
        sorted(d[1:], key=FINAL.numbers.get) for d in dealt
    ]
    assert p.t.view(1)["table"]["finals"][0] == {"size": 2}, "nobody else sees them"
    assert p.asked == "ask-character", "characters come after the goals"


@pytest.mark.rule("C-setup.7f")
def test_a_game_may_be_played_without_goals() -> None:
    p = begin(goals=False)
    assert not any(goal >= 0 for goal in p.s.goals) and p.s.goal_deck == () and p.s.finals == [(), ()]


# ---- players and cards


@pytest.mark.rule("C-setup.8b", "C-rul.6", "C-comp.13")
def test_the_first_player_is_random_or_named_and_holds_the_marker_by_day() -> None:
    assert {begin(seed=seed).s.holder for seed in range(10)} == {0, 1}
    for first in (1, 2, 3):
        p = begin(seats=3, first=first)
        assert p.s.holder == first - 1 == p.seat and not p.s.night


@pytest.mark.rule("C-setup.9a", "C-rul.38a")
def test_characters_are_chosen_in_turn_order_and_never_twice() -> None:
    p = until("ask-character", seats=3, first=2)
    order, left = [], []
    while p.asked == "ask-character":
        order.append(p.seat)
        left.append(len(p.options()))
        p.does(p.options()[-1])
    assert order == [1, 2, 0] and left == [4, 3, 2]


@pytest.mark.rule("C-setup.10a", "C-setup.10b", "C-rul.7a", "C-rul.7b", "C-setup.0")
def test_starting_god_cards_are_taken_counterclockwise_from_the_last_and_paid() -> None:
    p = until("ask-starting-card", seats=3, first=2)
    order = []
    while p.asked == "ask-starting-card":
        seat, card = p.seat, p.options()[0]
        assert seat is not None and len(p.options()) == 4 and "pass" not in p.options()
        tops = {deck["top"] for deck in p.t.view(seat)["table"]["god_decks"]}
        assert set(p.options()) == tops, "what was uncovered before may be taken"
        order.append(seat)
        p.does(card)
        price = next(one.price for one in OWN.cards if one.slot == card)
        assert p.s.cultists[seat] == 50 - price
    assert order == [0, 2, 1]
    assert p.t.view(0)["table"]["figures"] == [None] * 3, "the figure does not move"


@pytest.mark.rule("C-setup.11a", "C-setup.11b")
def test_five_cards_are_shuffled_and_three_are_drawn() -> None:
    hands = set()
    for seed in range(8):
        p = begin(characters="random", seed=seed)
        for seat in (0, 1):
            cards = p.cards("hands", seat) + p.cards("decks", seat)
            assert (len(p.cards("hands", seat)), len(cards)) == (3, 5)
            assert Counter(card.split("-")[0] for card in cards) == {"basic": 4, "god": 1}
        hands.add(tuple(card.split("-")[-1] for card in p.cards("hands")))
    assert len(hands) > 1


# ---- options


@pytest.mark.rule("C-rul.52a", "C-team.0a", "C-solo.3", "C-solo.4")
@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (3, {"teams": True}, "C-team.0a"), (1, {"events": True}, "C-rul.52a"),
        (1, {"longer": True}, "C-rul.52a"), (2, {"longer": True, "goals": False}, "C-rul.52a"),
        (2, {"automa": "night"}, "C-rul.52a"), (1, {"teams": True}, "C-team.0a"),
        (2, {"god_list": ["guide", "toad", "deep"]}, "C-rul.52b"),
        (1, {"god_list": ["guide", "toad", "deep", "goat"]}, "C-rul.52b"),
        (2, {"first": 3}, "C-rul.6"),
    ],
)  # fmt: skip
def test_options_that_exclude_each_other_are_refused_with_the_clause(
    seats: int, options: dict[str, Any], rule: str
) -> None:
    with pytest.raises(fathom.FathomError) as refused:
        fathom.new("call_of_madness", seats=seats, options=options)
    assert refused.value.rule == rule


@pytest.mark.rule("C-rul.52b", "C-solo.5", "C-rul.52a")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"god_list": ["guide", "guide", "toad", "deep"]}, "C-rul.52b"),
        ({"god_list": ["zeus", "guide", "toad", "deep"]}, "C-rul.52b"),
        ({"automa_numbers": [1, 2, 3, 4]}, "C-solo.5"), ({"automa_numbers": [1, 2, 3, 4, 16]}, "C-solo.5"),
        ({"automa_numbers": [1, 1, 2, 3, 4]}, "C-solo.5"),
    ],
)  # fmt: skip
def test_lists_with_a_mistake_are_refused(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(fathom.FathomError) as refused:
        fathom.new("call_of_madness", seats=1, options=options)
    assert refused.value.rule == rule


@pytest.mark.rule("C-rul.52a")
def test_otherwise_variants_combine_freely() -> None:
    for teams in (False, True):
        p = begin(seats=4, teams=teams, events=True, longer=True)
        assert p.asked == "ask-turn"
