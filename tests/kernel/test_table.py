"""The table: choosing, cloning, determinizing, undoing, standing orders and new seeds."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter

import pytest

from fathom.kernel.data import encode
from fathom.kernel.errors import BadOption, BadSeats, IllegalAnswer, NoDeal, UndoRefused
from fathom.kernel.procedure import Procedure
from fathom.kernel.record import load
from fathom.kernel.table import Table
from fathom.kernel.text import LANGUAGES
from toygame import TOY, UNIFORM, Toy
from toygame.deck import DECK, cards_in
from toygame.play import at, new, play_out, run, seat

# ---- choosing


def test_a_fresh_table_waits_for_its_first_choice() -> None:
    t = new(3)
    assert [d.seat for d in t.decisions] == [0, 1, 2]
    assert t.decision is not None and t.decision.seat == 0
    assert t.outcome is None


@pytest.mark.parametrize("number", [1, -1, 2, "0", 1.5, [0]])
def test_the_wrong_seat_cannot_answer(number: object) -> None:
    t = at(seat(), seat())
    before = t.fingerprint()
    with pytest.raises(IllegalAnswer) as refused:
        t.choose("rest", number)  # type: ignore[arg-type]
    assert all(refused.value.text.render(lang) for lang in LANGUAGES)
    assert t.fingerprint() == before
    assert t.answers == []


def test_a_seat_answers_a_sealed_question_once() -> None:
    t = new(2)
    t.choose("feast", 0)
    before = t.fingerprint()
    with pytest.raises(IllegalAnswer):
        t.choose("famine", 0)
    assert t.fingerprint() == before


def test_bad_sealed_answers_leave_the_others_sealed() -> None:
    t = new(3)
    t.choose("feast", 2)
    before = t.fingerprint()
    for bad in ("war", None, ["feast"]):
        with pytest.raises(IllegalAnswer):
            t.choose(bad, 1)
        assert t.fingerprint() == before
    assert [d.seat for d in t.decisions] == [0, 1]


def test_after_the_end_nothing_can_be_answered() -> None:
    t = at(seat(in_play=["drum"]), seat(health=1))
    t.choose("hit")
    assert t.outcome is not None
    assert (t.decision, t.decisions) == (None, [])
    before = t.fingerprint()
    for number in (None, 0, 1):
        with pytest.raises(IllegalAnswer, match="over"):
            t.choose("rest", number)
    assert t.fingerprint() == before


def test_random_games_keep_every_card() -> None:
    for game in (TOY, UNIFORM):
        for seats in (2, 4):
            t = new(seats, seats, game)
            rng = random.Random(seats)
            while t.decision:
                s = t.state
                cards = [*s.deck, *s.discard, *sum(s.hands, ()), *sum(s.in_play, ())]
                assert Counter(cards) == Counter(cards_in(t.options["deck"]))
                assert s.treasury + sum(s.coins) == 6 + 3 * seats
                t.choose(t.decision.sample(rng))


# ---- clones


def test_a_clone_is_equal_and_independent_at_every_choice() -> None:
    rng = random.Random(8)
    for game in (TOY, UNIFORM):
        t = new(3, 8, game)
        while t.decision:
            before = t.fingerprint()
            copy = t.clone()
            assert copy == t and copy.fingerprint() == before
            assert [copy.view(n) for n in (None, 0, 1, 2)] == [t.view(n) for n in (None, 0, 1, 2)]
            play_out(copy, 1)
            assert t.fingerprint() == before
            assert t.outcome is None
            t.choose(t.decision.sample(rng))


def test_history_never_changes() -> None:
    """Every past clone of a game keeps its fingerprint to the end."""
    t = new(3, 21)
    rng = random.Random(4)
    past: list[tuple[Table, str]] = []
    while t.decision:
        past.append((t.clone(), t.fingerprint()))
        t.choose(t.decision.sample(rng))
    assert all(copy.fingerprint() == mark for copy, mark in past)


def test_equality_sees_every_difference() -> None:
    t = at(seat(), seat())
    assert t != "a table"
    for change in (
        lambda c: c.choose("rest"),
        lambda c: c.order_standing(1, "Hit", "pass"),
        lambda c: c.reseed(5),
        lambda c: c.state.coins.__setitem__(0, 9),
    ):
        copy = t.clone()
        change(copy)
        assert copy != t and copy.fingerprint() != t.fingerprint()
    with pytest.raises(TypeError):
        hash(t)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    ends = set()
    for _ in range(2):
        t = new(4, 77)
        play_out(t, 3)
        ends.add(t.fingerprint())
    assert len(ends) == 1
    other = new(4, 78)
    play_out(other, 3)
    assert other.fingerprint() not in ends


def test_the_game_is_the_same_whatever_the_hash_seed() -> None:
    """Sets and hashes of strings differ from process to process; games must not."""
    code = "from toygame.play import new, play_out; t = new(3, 5); play_out(t, 5); print(t.fingerprint())"
    ends = set()
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        ends.add(done.stdout.strip())
    assert len(ends) == 1


# ---- determinize


def hidden(t: Table, number: int) -> bytes:
    s = t.state
    return encode([s.deck, [hand for other, hand in enumerate(s.hands) if other != number], s.row, s.last_round])


def test_determinize_keeps_what_the_seat_knows_and_resamples_the_rest() -> None:
    t = new(3, 3)
    for number in range(3):
        t.choose("feast", number)
    rng = random.Random(1)
    guesses = [t.determinize(0, rng) for _ in range(20)]
    assert all(guess.state.hands[0] == t.state.hands[0] for guess in guesses)
    assert all([len(h) for h in guess.state.hands] == [len(h) for h in t.state.hands] for guess in guesses)
    assert len({hidden(guess, 0) for guess in guesses}) > 15
    assert len({guess.streams.seed for guess in guesses} - {t.streams.seed}) == 20, "the dice to come are unknown too"


class Impossible(Toy):
    """Whatever is dealt anew, the question cannot be the one that the seat has seen: no deal is possible."""

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        super().resample(t, seat, rng)
        t.state.hands[seat] = ("jab",)


@pytest.mark.parametrize("number", [0, 1])
def test_determinize_never_shows_the_truth_instead_of_a_guess(number: int) -> None:
    """Where no deal fits what a seat has seen, it says so; the hidden cards stay hidden."""
    t = at(seat(hand=["drum", "idol"]), seat(hand=["levy"]), game=Impossible(), deck=["tithe", "curfew"])
    t.state.coins[0] = 3
    before = t.fingerprint()
    if number == 0:
        with pytest.raises(NoDeal) as caught:
            t.determinize(number, random.Random(0))
        assert caught.value.text.args == {"seat": 0}
        for lang in LANGUAGES:
            assert caught.value.text.render(lang)
    else:
        assert t.determinize(number, random.Random(0)) is not None, "whoever is not asked has seen no question"
    assert t.fingerprint() == before


def test_determinize_leaves_the_table_alone() -> None:
    t = new(3, 3)
    before = t.fingerprint()
    play_out(t.determinize(1, random.Random(0)), 2)
    assert t.fingerprint() == before


def test_determinized_tables_can_be_played_to_the_end_from_everywhere() -> None:
    rng = random.Random(6)
    for game in (TOY, UNIFORM):
        t = new(2, 6, game)
        while t.decision:
            for number in (0, 1):
                guess = t.determinize(number, rng)
                assert [d.seat for d in guess.decisions] == [d.seat for d in t.decisions]
                play_out(guess, 5)
                assert guess.game.explain(guess) == []
            t.choose(t.decision.sample(rng))


def test_determinize_drops_what_others_were_told() -> None:
    t = at(seat(), seat(), deck=["drum", "levy"])
    assert [line.text.id for line in t.determinize(1, random.Random(0)).events(seat=0)] == ["log-draws"]
    assert [line.text.id for line in t.determinize(0, random.Random(0)).events(seat=0)] == ["log-draws", "log-drew"]


def test_determinize_forgets_the_way_here() -> None:
    t = at(seat(), seat(hand=["jab"]))
    t.choose("rest")
    guess = t.determinize(1, random.Random(0))
    assert guess.answers == []
    assert guess.choices == t.choices
    with pytest.raises(UndoRefused):
        guess.undo()


def test_determinize_resamples_the_sealed_answers_of_others() -> None:
    t = new(3, 5)
    t.choose("feast", 1)
    rng = random.Random(0)
    guesses = [t.determinize(0, rng) for _ in range(40)]
    assert {guess.sealed[1] for guess in guesses} == {"feast", "famine"}
    assert all([d.seat for d in guess.decisions] == [0, 2] for guess in guesses)
    own = [t.determinize(1, rng) for _ in range(20)]
    assert {guess.sealed[1] for guess in own} == {"feast"}, "one's own answer is known"


def test_determinize_drops_the_standing_orders_of_others() -> None:
    """A standing order may name a card in a hand."""
    t = at(seat(), seat(hand=["dodge"]))
    t.order_standing(0, "Hit", "pass")
    t.order_standing(1, "Hit", "dodge.0")
    assert t.determinize(0, random.Random(0)).standing == {"0/Hit": (("pass", "", 0),)}


def test_determinize_never_hands_out_the_truth_where_a_seat_could_not_know_it() -> None:
    """A silent window asks seat 1 because of a card in its hand; seat 0 may still not learn the rest of it."""
    t = at(seat(), seat(hand=["dodge", "levy", "tithe"]), deck=["jab", "drum", "volley", "harvest"] * 3)
    t.choose("hit")
    assert t.decision is not None and t.decision.seat == 1
    rng = random.Random(0)
    hands = [t.determinize(0, rng).state.hands[1] for _ in range(12)]
    assert all("dodge" in hand for hand in hands), "only somebody who can answer is asked"
    assert len(set(hands)) > 3


@pytest.mark.parametrize("number", [None, -1, 2, "0"])
def test_determinize_needs_a_seat(number: object) -> None:
    with pytest.raises(IllegalAnswer):
        at(seat(), seat()).determinize(number, random.Random(0))  # type: ignore[arg-type]


# ---- standing orders, seeds, options


def test_standing_orders_are_for_seats_that_exist() -> None:
    t = at(seat(), seat())
    with pytest.raises(IllegalAnswer):
        t.order_standing(2, "Hit", "pass")
    assert t.standing == {}


def test_a_new_seed_changes_what_is_to_come_only() -> None:
    faces = set()
    for number in range(12):
        t = at(seat(hand=["wager"]), seat())
        t.reseed(number)
        t.choose("wager")
        t.choose(1)
        faces.add(next(line.text.args["n"] for line in t.events() if line.text.id == "log-die"))
        assert t.state.hands == [(), ()]
    assert len(faces) > 2


def test_seats_after() -> None:
    t = new(4)
    assert t.seats_after(2) == (3, 0, 1)


@pytest.mark.parametrize("options", [{"poor": True}, {"rich": 1}, {"rich": "yes"}, {"rich": None}])
def test_options_are_checked(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        TOY.settle_options(options)


def test_options_are_completed() -> None:
    assert TOY.settle_options(None) == {"rich": False, "deck": DECK.default}
    assert new(2, rich=True).state.coins == [6, 6]


@pytest.mark.parametrize("seats", [1, 5, 0, -2, "2", 2.0, None, True])
def test_seats_are_checked(seats: object) -> None:
    with pytest.raises(BadSeats):
        TOY.check_seats(seats, {})  # type: ignore[arg-type]


# ---- saved moments


def test_save_and_load_at_every_choice() -> None:
    rng = random.Random(12)
    for game in (TOY, UNIFORM):
        t = new(3, 12, game)
        while t.decision:
            again = load(game, json.loads(json.dumps(t.save())))
            assert again == t
            assert again.fingerprint() == t.fingerprint()
            assert [d.to_json()["options"] for d in again.decisions] == [d.to_json()["options"] for d in t.decisions]
            d = rng.choice(t.decisions)
            answer = d.sample(rng)
            again.choose(answer, d.seat)
            t.choose(answer, d.seat)
            assert again.fingerprint() == t.fingerprint()
        over = load(game, json.loads(json.dumps(t.save())))
        assert over.decision is None
        assert over.outcome == t.outcome


def test_a_saved_moment_does_not_change_when_the_table_does() -> None:
    t = at(seat(hand=["jab"]), seat())
    saved = t.save()
    before = encode(saved)
    t.choose("hit")
    assert encode(saved) == before


def test_a_loaded_table_looks_the_same_to_everybody() -> None:
    t = at(seat(hand=["jab"]), seat())
    t.choose("jab")
    again = load(TOY, json.loads(json.dumps(t.save())))
    for number in (None, 0, 1):
        assert encode(again.view(number)) == encode(t.view(number))


def test_an_empty_procedure_is_over_at_once() -> None:
    t = run(Procedure())
    assert t.decision is None
    assert t.outcome is not None
