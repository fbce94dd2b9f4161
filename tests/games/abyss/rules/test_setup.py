"""How a game is prepared."""

from __future__ import annotations

import pytest

import fathom
from abyss_play import LEVIATHAN, Play
from fathom.games.abyss.cards.allies import deck_of
from fathom.games.abyss.cards.tokens import BASE_TOKENS
from fathom.games.abyss.state import AbyssState

PLAIN = {"leviathan": False, "kraken": False}


def game(seats: int = 3, seed: int = 5) -> AbyssState:
    """A new game. Its first player had only one choice, so the first card already lies on the track."""
    state: AbyssState = fathom.new("abyss", seats=seats, seed=seed).state
    assert len(state.track) == 1
    return state


def exploration_order(s: AbyssState) -> tuple[int, ...]:
    return (*s.deck, s.track[0])


@pytest.mark.rule("B-SET-01")
@pytest.mark.parametrize(
    ("seats", "options", "allowed"),
    [(1, {}, False), (2, {}, True), (4, {}, True), (5, {}, False), (5, LEVIATHAN, True), (6, LEVIATHAN, False)],
)
def test_two_to_four_play_and_a_fifth_only_with_leviathan(seats: int, options: dict[str, bool], allowed: bool) -> None:
    if allowed:
        assert fathom.new("abyss", seats=seats, options=options).seats == seats
        return
    with pytest.raises(fathom.BadSeats) as refusal:
        fathom.new("abyss", seats=seats, options=options)
    if seats == 5:
        assert refusal.value.rule == "B-SET-01"


@pytest.mark.rule("B-SET-02")
def test_the_exploration_cards_are_shuffled_and_track_and_council_start_empty() -> None:
    first, second = game(seed=5), game(seed=6)
    assert sorted(exploration_order(first)) == sorted(deck_of(PLAIN))
    assert exploration_order(first) != exploration_order(second)
    assert first.council == [()] * 5
    assert first.discard == ()
    log = Play(fathom.new("abyss", seats=3, seed=5)).lines()
    assert [rule for id, rule in log if id == "log-explore"] == ["B-EXP-01"]  # one card, on an empty track


@pytest.mark.rule("B-SET-03")
def test_six_different_lords_of_the_shuffled_deck_come_to_court() -> None:
    first, second = game(seed=5), game(seed=6)
    assert len(first.court) == 6 and -1 not in first.court
    assert len(first.lord_deck) == 29
    assert not set(first.court) & set(first.lord_deck)
    assert (first.court, first.lord_deck) != (second.court, second.lord_deck)
    assert ("log-setup-court", "B-SET-03") in Play(fathom.new("abyss", seats=2)).lines()


@pytest.mark.rule("B-SET-04")
def test_exactly_one_shuffled_location_is_available() -> None:
    first, second = game(seed=5), game(seed=6)
    assert len(first.available) == 1 and len(first.location_stack) == 19
    assert first.location_stack != second.location_stack
    assert fathom.new("abyss", seats=2).view(0)["table"]["location_stack"] == 19


@pytest.mark.rule("B-SET-05")
def test_the_monster_tokens_are_shuffled_face_down() -> None:
    first, second = game(seed=5), game(seed=6)
    assert sorted(first.base_pile) == sorted(BASE_TOKENS)
    assert first.base_pile != second.base_pile
    assert fathom.new("abyss", seats=2).view(0)["table"]["base_pile"] == 20


@pytest.mark.rule("B-SET-06")
def test_the_threat_token_starts_on_space_0() -> None:
    assert game().threat == 0


@pytest.mark.rule("B-SET-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_pearl_and_nothing_else(seats: int) -> None:
    s = game(seats)
    assert s.pearls == [1] * seats
    assert s.key_tokens == [0] * seats
    for zone in (s.hands, s.affiliated, s.free, s.disabled, s.assigned, s.locations, s.tokens):
        assert zone == [()] * seats


@pytest.mark.rule("B-SET-08")
def test_the_table_is_the_same_for_any_number_of_players() -> None:
    games = [game(seats, seed=11) for seats in (2, 3, 4)]
    for s in games[1:]:
        for name in ("court", "lord_deck", "available", "location_stack", "base_pile", "council", "threat"):
            assert getattr(s, name) == getattr(games[0], name), name
        assert exploration_order(s) == exploration_order(games[0])


@pytest.mark.rule("B-SET-09")
def test_a_random_player_starts_and_turns_pass_clockwise() -> None:
    starts = [fathom.new("abyss", seats=3, seed=seed).state.start for seed in range(60)]
    assert {starts.count(seat) >= 10 for seat in range(3)} == {True}
    p = Play(fathom.new("abyss", seats=3, seed=4))
    order = [p.s.active]
    while len(order) < 7:
        turn = p.s.turn
        while p.s.turn == turn:
            p.does(next(key for key in ("pass", "take", "fight", "reward-1-0", *p.options) if key in p.options))
        order.append(p.s.active)
    assert order == [(p.s.start + n) % 3 for n in range(7)]
