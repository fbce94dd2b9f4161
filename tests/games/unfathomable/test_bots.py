"""Bots of Unfathomable: they play their side, they hide their treachery, and what they propose is legal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import fathom
from fathom.bots import make
from fathom.games.unfathomable.bot_beliefs import beliefs
from fathom.games.unfathomable.cards.names import HUMAN, SKILLS, type_of
from fathom.games.unfathomable.judgment import is_hidden_traitor
from fathom.games.unfathomable.rules.skill_test import running_test
from unfathomable_play import Play, at

HYBRID = {"loyalty": ["hybrid"]}
TRAITOR = {**HYBRID, "revealed": "hybrid"}
ONE = {"hand": ["influence-1"]}


def thinks(p: Play, seat: int = 0, seed: int = 1) -> object:
    """The answer of the greedy bot to its open question, all windows before it passed."""
    p.passed()
    assert p.seat == seat
    return make("greedy").answer(p.t, seat, random.Random(seed))


def game(seats: int, seed: int, bot_of: Callable[[fathom.Table, int], str]) -> fathom.Table:
    """A whole game; who plays a seat may depend on its loyalty."""
    table = fathom.new("unfathomable", seats=seats, seed=seed)
    table.quiet = True
    rng = random.Random(seed)
    bots = {name: make(name) for name in ("random", "greedy")}
    while (decision := table.decision) is not None:
        bot = bots[bot_of(table, decision.seat)]
        table.choose(bot.answer(table, decision.seat, rng), decision.seat)
    return table


def test_greedy_humans_bring_the_ship_farther_than_random_ones_against_the_same_random_traitors() -> None:
    def good(table: fathom.Table, seat: int) -> str:
        s = table.state
        traitor = s.revealed[seat] >= 0 or any(card != HUMAN for card in s.loyalty[seat])
        return "random" if traitor else "greedy"

    seeds = range(3)
    clever = [game(3, seed, good).state for seed in seeds]
    lucky = [game(3, seed, lambda *_: "random").state for seed in seeds]
    assert sum(s.distance() for s in clever) >= 2 * sum(s.distance() for s in lucky)
    assert sum(s.turn for s in clever) > sum(s.turn for s in lucky)


def test_a_game_of_greedy_bots_ends_and_keeps_every_piece() -> None:
    table = fathom.new("unfathomable", seats=6, seed=2)
    bot, rng = make("greedy"), random.Random(1)
    while (decision := table.decision) is not None:
        table.choose(bot.answer(table, decision.seat, rng), decision.seat)
        assert table.game.explain(table) == []
    assert table.outcome is not None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_hint_is_a_legal_answer_and_looking_for_it_changes_nothing(seats: int) -> None:
    rng = random.Random(seats)
    table = fathom.new("unfathomable", seats=seats, seed=seats)
    table.quiet = True
    asked: Counter[str] = Counter()
    while (decision := table.decision) is not None:
        ask = next(ask for ask in table.asked if ask.seat == decision.seat)
        before = table.fingerprint()
        for answer in table.game.hints(table, ask, rng) or ():
            assert decision.accepts(answer), (ask.why, answer)
            asked[ask.why] += 1
        assert table.fingerprint() == before
        table.choose(decision.sample(rng), decision.seat)
    assert len(asked) >= 12


def test_what_a_human_adds_to_a_test_depends_on_nothing_hidden() -> None:
    """The same hint on tables that differ only in what the seat cannot know."""
    rng = random.Random(8)
    compared = 0
    for seed in range(3):
        table = fathom.new("unfathomable", seats=4, seed=seed)
        table.quiet = True
        while (decision := table.decision) is not None:
            seat, ask = decision.seat, table.asked[0]
            if ask.why == "ask-contribute" and not is_hidden_traitor(table.state, seat):
                wanted = table.game.hints(table, ask, random.Random(1))
                for _ in range(3):
                    other = table.determinize(seat, rng)
                    assert table.game.hints(other, other.asked[0], random.Random(1)) == wanted
                    compared += 1
            table.choose(decision.sample(rng), seat)
    assert compared > 30


# ---- humans


def test_a_human_fights_the_deep_one_in_its_room() -> None:
    p = at({"character": "jamie", "place": "bridge", "items": []}, {}, {}, deep_ones={"bridge": 2})
    assert thinks(p) == "attack"


def test_a_human_stokes_the_boilers() -> None:
    p = at({"character": "jamie", "place": "boiler-room", "hand": ["strength-5"], "items": []})
    assert thinks(p) == "room-boiler-room.0"


def test_a_human_stokes_with_the_card_that_spares_the_last_fuel_and_a_traitor_only_plays_one() -> None:
    hand = ["strength-1", "strength-3", "strength-5"]
    chosen = {}
    for loyalty in ("human", "hybrid"):
        jamie = {"character": "jamie", "place": "boiler-room", "hand": hand, "loyalty": [loyalty]}
        p = at(jamie, resources={"fuel": 2}).does("room-boiler-room.0")
        chosen[loyalty] = {thinks(p, seed=seed) for seed in range(80)}
    assert chosen == {"human": {"strength-5"}, "hybrid": {"strength-5", "strength-1"}}


def test_a_human_swears_with_the_highest_card() -> None:
    p = at({"character": "ishmael", "hand": ["lore-1", "lore-4"], "loyalty": ["human"]}, dagon="w1")
    p.does("sheet-ishmael.0")
    assert p.asked == "ask-discard-one" and thinks(p) == "lore-4"


def test_a_human_repairs_what_is_nearly_sunk() -> None:
    broken = {"bridge": "structural-lore", "chapel": "structural-will", "galley": "structural-any"}
    p = at({"character": "jamie", "place": "bridge", "hand": ["lore-3"], "items": []}, damage=broken)
    assert thinks(p) == "repair"
    p = at({"character": "jamie", "place": "cargo-hold", "hand": ["lore-3"], "items": []}, damage=broken, actions=2)
    assert [thinks(p), thinks(p.does("move"))] == ["move", "bridge"]


def test_a_human_rescues_a_passenger_from_the_jaws_of_a_deep_one() -> None:
    p = at({"character": "keilani", "place": "d3", "items": []}, passengers={"d3": ["soul"]}, ritual=3)
    assert thinks(p) == "rescue"


def test_a_human_adds_only_supporting_cards() -> None:
    hand = ["strength-2", "strength-5", "observation-4", "will-5", "lore-5"]
    p = at({"hand": hand}, ONE, ONE, step="mythos", mythos_deck=["hull-leak"])
    p.passed().answer(1, {}).passed().answer(2, {})
    answer = thinks(p)
    assert isinstance(answer, dict)
    assert answer
    assert {key.split("-")[0] for key in answer} <= {"strength", "observation"}


def test_a_human_adds_nothing_to_a_test_that_cannot_be_passed() -> None:
    p = at({"hand": ["strength-1"]}, ONE, ONE, step="mythos", mythos_deck=["the-mothers-wrath"])
    p.passed().answer(1, {}).passed().answer(2, {})
    assert thinks(p) == {}


def test_a_human_makes_up_what_a_total_lacks_and_wastes_nothing_else() -> None:
    def total(contributed: list[str]) -> object:
        hand = ["will-3", *contributed]
        chaos = ["observation-1", "strength-1"]
        p = at({"hand": hand}, {}, {}, step="mythos", mythos_deck=["hull-leak"], chaos=[*chaos, "lore-1", "lore-1"])
        p.passed()
        while p.asked == "ask-contribute":
            p.answer(p.seat, dict(Counter(contributed)) if p.seat == 0 else {})  # type: ignore[arg-type]
            while p.in_window and not any(key.startswith("will-3") for key in p.options(0)):
                p.passes()
        return make("greedy").answer(p.t, 0, random.Random(1))

    assert total(["strength-5"]) == "will-3.0"  # 7 of 9
    assert total(["strength-5", "strength-4"]) == "pass"  # 11 of 9
    assert total(["strength-1"]) == "pass"  # 3 of 9: in vain


def test_a_known_traitor_is_accused() -> None:
    hand = ["influence-5", "observation-5"]
    ishmael = {"character": "ishmael", "place": "captains-cabin", "hand": hand, "items": []}
    p = at(ishmael, {}, HYBRID, {}, players=4)
    assert beliefs(p.t, 0)[2] < 0.6
    assert thinks(p.does("feat-ishmael.0", "player-2")) == "room-captains-cabin.0"
    assert thinks(p.does("room-captains-cabin.0")) == "player-2"


def test_suspicion_counts_the_cards_of_the_box() -> None:
    p = at({"loyalty": ["human"]}, {"loyalty": ["human"]}, {"loyalty": ["human"]})
    assert beliefs(p.t, 0)[1] == pytest.approx(1 / 5)
    holder = at(HYBRID, {"loyalty": ["human"]}, {"loyalty": ["human"]})
    assert beliefs(holder.t, 0)[1] == 0.0


# ---- hidden traitors


def contributions(seats: int, seeds: range) -> list[tuple[bool, bool]]:
    """For every contribution in some games: was it a hidden traitor's, and did it hold a hindering card?"""
    found = []
    for seed in seeds:
        table = fathom.new("unfathomable", seats=seats, seed=seed)
        table.quiet = True
        bot, rng = make("greedy"), random.Random(seed)
        while (decision := table.decision) is not None:
            seat = decision.seat
            answer = bot.answer(table, seat, rng)
            if decision._ask.why == "ask-contribute" and table.state.revealed[seat] < 0:
                supports = running_test(table).supports
                hinders = any(type_of(SKILLS.index(key)) not in supports for key in answer)
                found.append((is_hidden_traitor(table.state, seat), hinders))
            table.choose(answer, seat)
    return found


def test_hidden_traitors_cannot_be_told_by_a_hindering_card() -> None:
    found = contributions(3, range(4))
    traitors = [hinders for traitor, hinders in found if traitor]
    assert len(traitors) > 20
    assert 0.03 < sum(traitors) / len(traitors) < 0.6


def test_a_hidden_traitor_does_sometimes_hinder_and_sometimes_help() -> None:
    hand = ["strength-5", "strength-4", "observation-4", "will-2", "lore-1"]
    p = at({**HYBRID, "hand": hand}, ONE, ONE, step="mythos", mythos_deck=["hull-leak"], awakened=True)
    p.passed().answer(1, {}).passed().answer(2, {}).passed()
    kinds = Counter()
    for seed in range(60):
        answer = thinks(p, seed=seed)
        assert isinstance(answer, dict)
        kinds["hinders"] += any(key[:4] in ("will", "lore") for key in answer)
        kinds["helps"] += any(key[:4] in ("stre", "obse") for key in answer)
    assert kinds["hinders"] >= 3
    assert kinds["helps"] >= 20


def test_a_hidden_traitor_in_the_brig_soon_reveals() -> None:
    p = at({**HYBRID, "place": "brig"}, {}, {})
    assert sum(thinks(p, seed=seed) == "reveal" for seed in range(30)) >= 5


def test_a_hidden_traitor_reveals_when_the_ship_is_near_its_end_and_not_in_the_first_turn() -> None:
    def wants(**rest: object) -> int:
        p = at({**HYBRID, "character": "arjun", "place": "bridge", "items": []}, {}, {}, **rest)
        return sum(thinks(p, seed=seed) == "reveal" for seed in range(120))

    assert wants() == 0
    assert 2 <= wants(resources={"fuel": 2}) <= 30  # at some moment nobody can foresee


# ---- revealed traitors


def test_a_revealed_traitor_takes_treachery_for_every_card() -> None:
    p = at({**TRAITOR, "character": "jamie"}, {}, {}, step="turn")
    assert thinks(p) == {"strength": 3, "will": 2}


def test_a_revealed_traitor_defeats_passengers_and_calls_deep_ones() -> None:
    p = at({**TRAITOR, "place": "d3", "items": []}, {}, {}, passengers={"d3": ["soul"]})
    assert thinks(p) == "defeat-passenger"
    p = at({**TRAITOR, "place": "brig", "hand": ["treachery-2"], "items": []}, {}, {}, deep_ones={"galley": 1})
    assert thinks(p) == "treachery-2"


def test_a_revealed_traitor_performs_rites_and_ransacks() -> None:
    p = at({**TRAITOR, "place": "brig", "hand": ["treachery-5"]}, {}, {})
    assert make("greedy").answer(p.t, 0, random.Random(1)) == "treachery-5.0"
    p = at({**TRAITOR, "place": "galley", "hand": ["treachery-4"]}, {}, {}, resources={"food": 2})
    assert make("greedy").answer(p.t, 0, random.Random(1)) == "treachery-4.0"


def test_a_revealed_traitor_hinders_tests() -> None:
    p = at({}, {**TRAITOR, "hand": ["strength-5", "will-4"]}, {}, step="mythos", mythos_deck=["hull-leak"])
    assert thinks(p, seat=1) == {"will-4": 1}


def test_an_ended_game_is_worth_everything_to_its_winners() -> None:
    table = game(3, 3, lambda *_: "random")
    assert table.outcome is not None
    for seat in range(3):
        assert table.game.evaluate(table, seat) == (1000.0 if seat in table.outcome.winners else -1000.0)


def test_the_two_sides_judge_the_same_loss_in_opposite_ways() -> None:
    healthy, poor = (at({}, TRAITOR, {}, resources={"souls": n}).t for n in (8, 3))
    assert healthy.game.evaluate(healthy, 0) > poor.game.evaluate(poor, 0)
    assert healthy.game.evaluate(healthy, 1) < poor.game.evaluate(poor, 1)
