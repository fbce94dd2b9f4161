"""What seats believe about each other: by what everybody saw, and by what they know alone."""

from __future__ import annotations

import random
from statistics import mean

import pytest

import fathom
from fathom.bots.base import imagine
from fathom.games.unfathomable.bot_beliefs import beliefs, boldness, likelihood, suspected
from fathom.games.unfathomable.bot_judge import judge
from fathom.games.unfathomable.judgment import is_traitor
from fathom.games.unfathomable.rules.spaces import BRIG
from fathom.kernel.table import Table
from fathom.lab.suspicion import measure
from unfathomable_play import Play, at

HAND = ["will-2", "lore-2", "strength-1", "strength-2"]
SUPPORTING, HINDERING = ["strength-1", "strength-1"], ["will-1", "lore-1"]
CAUGHT = ({}, {"will-2": 1, "lore-2": 1}, {}, {})
"""What seat 2 alone adds; with two more hindering cards from the chaos deck it is plain who did."""


def leak(awakened: bool = True, chaos: list[str] = SUPPORTING) -> Play:
    """A crisis that strength and observation help against."""
    seats = [{"loyalty": ["human"], "hand": HAND}, {"loyalty": ["human"], "hand": HAND},
             {"loyalty": ["hybrid"], "hand": HAND}, {"loyalty": ["human"], "hand": HAND}]  # fmt: skip
    return at(*seats, step="mythos", mythos_deck=["hull-leak"], awakened=awakened, chaos=chaos)


def after_test(*added: dict[str, int], awakened: bool = True, chaos: list[str] = SUPPORTING) -> Play:
    """The same, when seats 1, 2, 3 and 0 have added these cards."""
    p = leak(awakened, chaos)
    for seat, cards in zip((1, 2, 3, 0), added, strict=True):
        p.passed().answer(seat, cards)
    return p.passed()


def test_who_added_cards_to_a_test_with_too_many_hindering_ones_is_suspected() -> None:
    p = after_test({"strength-1": 1}, {"will-2": 1, "lore-2": 1}, {}, {"will-2": 1})
    before, after = beliefs(leak().t, 0), beliefs(p.t, 0)
    assert after[1] > before[1] + 0.05
    assert after[2] > before[2] + 0.05
    assert after[3] < before[3], "who added nothing cannot have hindered"
    assert after[0] == 0.0, "everybody knows themselves"


def test_a_test_without_hindering_cards_speaks_for_those_who_added_cards() -> None:
    p = after_test({"strength-1": 1}, {"strength-1": 1}, {}, {"strength-2": 1})
    after = beliefs(p.t, 0)
    assert after[1] == pytest.approx(after[2]), "nobody can tell who added what"
    assert after[1] < after[3]


def test_before_its_cards_lie_open_a_test_tells_nothing() -> None:
    p = leak()
    p.passed().answer(1, {"will-2": 1}).passed().answer(2, {"will-2": 1})
    assert beliefs(p.t, 0) == beliefs(leak().t, 0)


def test_what_somebody_does_is_a_sign() -> None:
    jamie = {"character": "jamie", "place": "d3", "items": [], "loyalty": ["human"]}
    rest = {"passengers": {"d3": ["soul"]}, "players": 4}
    helps = at(jamie, {}, {}, {}, **rest).does("rescue")
    leaves = at(jamie, {}, {}, {}, **rest).does("end-actions")
    assert suspected(helps.t, 0) < suspected(at(jamie, {}, {}, {}, **rest).t, 0) < suspected(leaves.t, 0)


def test_the_first_steps_count_less_after_the_awakening() -> None:
    """Who is a traitor now may have been human then."""
    early = after_test({"will-2": 1}, {"will-2": 1, "lore-2": 1}, {}, {"strength-1": 1}, awakened=False)
    before = suspected(early.t, 1) - suspected(early.t, 3)
    early.t.state.awakened = True
    early.t.game.witness(early.t, "ask-act", 0, "move")
    assert 0 < suspected(early.t, 1) - suspected(early.t, 3) < before


def test_a_suspected_traitor_dares_less() -> None:
    p = after_test(*CAUGHT, chaos=HINDERING)
    assert boldness(p.t, 2) < boldness(leak().t, 2)


def test_a_search_for_a_hidden_traitor_works_against_the_ship_whoever_suspects_it() -> None:
    """What a traitor dares is a matter of the rules of thumb; what it wants stays the same."""
    for p, known in ((leak(), False), (after_test(*CAUGHT, chaos=HINDERING), True)):
        s = p.t.state
        if known:
            p.t.noted = (1, *(0 if who >> 2 & 1 else -9000 for who in range(16)))
            assert suspected(p.t, 2) > 0.9
        gain = []
        for sanity in (3, 6):
            s.resources[2] = sanity
            gain.append((judge(p.t, 2), judge(p.t, 1)))
        assert gain[1][0] < gain[0][0], "a traitor wants it lost"
        assert gain[1][1] > gain[0][1], "a human wants it saved"


def test_a_search_for_a_human_likes_a_hidden_traitor_without_cards_or_in_the_brig() -> None:
    """On an imagined table everybody's side is known; the greedy bot judges by what everybody sees."""
    p = leak()
    s = p.t.state
    before = judge(p.t, 1)
    hand, s.hands[2] = s.hands[2], ()
    assert judge(p.t, 1) > before
    s.hands[2] = hand
    s.places[2] = BRIG
    jailed = judge(p.t, 1)
    assert jailed > before
    s.places[2], s.places[0] = s.places[0], BRIG
    assert judge(p.t, 1) < before < jailed, "a human in the Brig is of no use"


def test_imagined_worlds_lean_towards_the_suspects_and_notice_nothing_themselves() -> None:
    p = after_test(*CAUGHT, chaos=HINDERING)
    rng = random.Random(3)
    worlds = [imagine(p.t, 0, rng) for _ in range(300)]
    share = [mean(is_traitor(world.state, seat) for world in worlds) for seat in (1, 2, 3)]
    assert share[1] > share[0] + 0.1
    assert share[1] > share[2] + 0.1
    world = worlds[0]
    while (decision := world.decision) is not None and world.state.turn < 4:
        world.choose(decision.sample(rng), decision.seat)
    assert world.noted == p.t.noted


def game_until(seats: int, seed: int, choices: int) -> Table:
    table = fathom.new("unfathomable", seats=seats, seed=seed)
    rng = random.Random(seed)
    while (decision := table.decision) is not None and table.choices < choices:
        table.choose(decision.sample(rng), decision.seat)
    return table


def test_what_is_believed_depends_on_nothing_the_seat_cannot_know() -> None:
    rng = random.Random(5)
    for seats in (3, 5, 6):
        table = game_until(seats, seats, 260)
        assert table.noted
        for seat in range(seats):
            for _ in range(6):
                assert beliefs(table.determinize(seat, rng), seat) == beliefs(table, seat)


def test_what_is_believed_are_chances_and_some_world_fits_best() -> None:
    table = game_until(4, 9, 300)
    rng = random.Random(1)
    for seat in range(4):
        believed = beliefs(table, seat)
        assert all(0.0 <= chance <= 1.0 for chance in believed)
        fits = [likelihood(table.determinize(seat, rng), seat) for _ in range(40)]
        assert all(0.0 < fit <= 1.0 for fit in fits)


def test_what_was_noted_is_saved_replayed_and_cloned() -> None:
    table = game_until(3, 2, 200)
    assert table.noted
    assert table.clone().noted == table.noted
    assert fathom.load(table.save()).noted == table.noted
    assert fathom.replay(table.record()).noted == table.noted


def test_nothing_is_noted_where_nobody_concludes_anything() -> None:
    """Whether it is noted changes nothing else: the same answers lead to the same table."""
    noted = game_until(3, 2, 200)
    table = fathom.new("unfathomable", seats=3, seed=2)
    table.heeds = False
    for seat, answer in noted.answers:
        table.choose(answer, seat)
    assert noted.noted
    assert table.noted == table.clone().noted == ()
    assert table == noted


def test_what_humans_believe_is_measured() -> None:
    """`python -m fathom.lab.suspicion 200` tells by how much hidden traitors are suspected more than humans."""
    found = measure(2, seats=5, seed=701)
    assert found.games == 2
    assert found.hidden and found.humans
    assert all(chance == 1.0 for chance in found.revealed)
    assert 0.0 < mean(found.humans) < 1.0
