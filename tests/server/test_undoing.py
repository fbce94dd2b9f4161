"""The way back: where each size of undo leads, what it costs at move 1,000, and that no seen future returns."""

from __future__ import annotations

import random
from copy import copy
from statistics import median
from time import thread_time

import pytest

from fathom.kernel.record import apply
from fathom.server import undoing, wire
from fathom.server.freeze import freeze, thaw
from fathom.server.live import Entry, Holder, Live
from fathom.server.undoing import SIZES, Past
from server.table_play import can_only_be_proposed, does, elsewhere, exploring, live_of, sample, until

ME = Holder("seat", 0)


def back(live: Live, number: int, reseed: int | None = None) -> Live:
    return live.after(Entry(live.entry + 1, "undo", 0, {"number": number, "reseed": reseed}, "", 0))


def why(live: Live) -> str:
    return live.table.asked[0].why


def without_seed(live: Live) -> list[object]:
    """Everything about a table but the luck to come."""
    essence = live.table._essence()
    return [*essence[:3], *essence[4:]]


# ---- targets


def test_nothing_of_mine_to_take_back() -> None:
    live = live_of("human", "human")
    assert [live.past.target(live.table, 0, size) for size in SIZES] == [None] * 3


@pytest.mark.parametrize("seed", range(3))
def test_where_each_size_leads(seed: int) -> None:
    """At every moment of a game: the question a seat answered last, the last action it began in that turn, and the
    first question of that turn."""
    rng = random.Random(seed)
    live = live_of("human", "human", "human", seed=seed)
    made: list[tuple[int, str, int]] = []
    while not live.over:
        for seat in range(3):
            mine = [number for number, (who, _, _) in enumerate(made) if who == seat]
            if not mine:
                assert live.past.target(live.table, seat, "choice") is None
                continue
            last, turn = mine[-1], made[mine[-1]][2]
            assert live.past.target(live.table, seat, "choice") == last
            same = [number for number, (_, _, then) in enumerate(made) if then == turn]
            assert live.past.target(live.table, seat, "turn") == same[0]
            begun = [number for number in same if number <= last and made[number][:2] == (seat, "ask-action")]
            assert live.past.target(live.table, seat, "action") == max(begun, default=same[0])
        asked = live.table.decision
        assert asked is not None
        made.append((asked.seat, why(live), live.table.state.turn))
        live = sample(live, rng)


def test_undoing_an_action_asks_for_the_action_again() -> None:
    """Two choices into an action, the last choice is one question away and the action two."""

    def fits(live: Live) -> bool:
        questions = [(mark.seat, mark.question) for mark in live.past.marks[-2:]]
        return len(questions) == 2 and questions[0] == (0, "ask-action") and questions[1][0] == 0

    live = until(live_of("human", "random", seed=2), fits)
    choice, action = does(live, 0, wire.Undo(size="choice")), does(live, 0, wire.Undo(size="action"))
    assert choice.table.choices == live.table.choices - 1 and why(choice) == live.past.marks[-1].question
    assert action.table.choices == live.table.choices - 2 and why(action) == "ask-action" and action.waiting == [0]


def test_undoing_a_turn_goes_back_to_where_it_began() -> None:
    def fits(live: Live) -> bool:
        return live.waiting == [0] and live.table.choices > 60

    live = until(live_of("human", "random", seed=2), fits)
    turn = next(mark.turn for mark in reversed(live.past.marks) if mark.seat == 0)
    after = does(live, 0, wire.Undo(size="turn"))
    assert after.past.marks[-1].turn < turn
    assert live.past.marks[len(after.past.marks)].turn == turn


# ---- the table as it was


def test_every_moment_of_a_long_game_can_be_had_again() -> None:
    rng = random.Random(5)
    live = live_of("human", "human", "human")
    was = [live.table.fingerprint()]
    while not live.over:
        live = sample(live, rng)
        was.append(live.table.fingerprint())
    for number in rng.sample(range(len(was)), 40):
        assert live.past.at(live.table, number).fingerprint() == was[number]
        assert back(live, number).table.fingerprint() == was[number]


def test_undo_after_undo_after_undo() -> None:
    """From the end to the beginning in steps, over every clone that is kept and beyond."""
    rng = random.Random(5)
    live = live_of("human", "human")
    was = [live.table.fingerprint()]
    while not live.over:
        live = sample(live, rng)
        was.append(live.table.fingerprint())
    for number in range(live.table.choices - 3, -1, -7):
        live = back(live, number)
        assert live.table.fingerprint() == was[number]
        assert len(live.past.marks) == live.table.choices == number


def test_the_undone_table_goes_its_own_way() -> None:
    live = until(live_of("human", "human"), lambda live: live.table.choices == 60)
    again = back(live, 50, reseed=99)
    for rng in (random.Random(1), random.Random(2)):
        other = until(again, lambda live: live.table.choices == 60, rng)
        assert other.table.fingerprint() != live.table.fingerprint()
        assert back(other, 50).table == again.table


def test_a_table_that_begins_in_the_middle_goes_back_no_further() -> None:
    live = until(live_of("human", "human"), lambda live: live.table.choices == 45)
    later = thaw("table", elsewhere(live))
    assert later.past.first == 45 and later.table == live.table
    assert later.past.target(later.table, 0, "choice") is None
    with pytest.raises(LookupError):
        later.past.at(later.table, 44)
    with pytest.raises(LookupError):
        back(later, 44)


# ---- luck


def test_a_free_undo_brings_the_same_luck() -> None:
    """Nothing was revealed, so there is nothing to draw anew, and the record says nothing of a new seed."""

    def fits(live: Live) -> bool:
        number = live.past.target(live.table, 0, "choice")
        return number is not None and live.undo_is_free(0, number)

    live = until(live_of("human", "human"), fits)
    number = live.past.target(live.table, 0, "choice")
    after = does(live, 0, wire.Undo())
    assert after.table.choices == number
    assert after.table.streams.seed == live.table.streams.seed
    assert not any(seat < 0 for seat, _ in after.table.answers)


def test_no_undo_is_free_after_something_was_revealed_or_somebody_else_chose() -> None:
    rng = random.Random(1)
    live = live_of("human", "human", "human", seed=4, game="unfathomable")
    seen: set[tuple[bool, bool]] = set()
    while not live.over:
        number = live.past.target(live.table, 0, "choice")
        if number is not None:
            alone = all(mark.seat == 0 for mark in live.past.marks[number:])
            quiet = live.table.revealed[0] <= number
            assert live.undo_is_free(0, number) is (alone and quiet)
            seen.add((alone, quiet))
        live = sample(live, rng)
    assert seen == {(True, True), (True, False), (False, True), (False, False)}


def test_what_a_bot_was_seen_to_choose_is_not_taken_back_for_free() -> None:
    """It tells something about the bot's hand, although no card was turned over."""

    def fits(live: Live) -> bool:
        number = live.past.target(live.table, 0, "choice")
        quiet = number is not None and live.table.revealed[0] <= number
        return quiet and any(mark.seat != 0 for mark in live.past.marks[number : live.table.asked_at])

    live = until(live_of("human", "random", "random", game="unfathomable"), fits)
    number = live.past.target(live.table, 0, "choice")
    assert number is not None and not live.undo_is_free(0, number)


def test_alone_among_bots_an_undo_is_at_once_with_new_luck() -> None:
    def fits(live: Live) -> bool:
        number = live.past.target(live.table, 0, "choice")
        return number is not None and not live.undo_is_free(0, number)

    live = until(live_of("human", "random"), fits)
    after = does(live, 0, wire.Undo())
    assert after.proposal is None and after.table.choices == live.past.target(live.table, 0, "choice")
    assert after.table.streams.seed != live.table.streams.seed
    assert after.table.answers[-1] == (-1, {"reseed": after.table.streams.seed})


def test_the_hundredth_undo_at_one_place_costs_what_the_first_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each mixes anew, and those before are not mixed again: whoever plays alone could go back and forth until one undo
    takes seconds."""
    live, rng = until(live_of("human", "random"), can_only_be_proposed), random.Random(1)
    number = live.past.target(live.table, 0, "choice")
    applied: list[int] = []
    monkeypatch.setattr(undoing, "apply", lambda t, seat, answer: applied.append(seat) or apply(t, seat, answer))
    for _ in range(100):
        live = until(live, can_only_be_proposed, rng)
        applied.clear()
        live = live.after(Entry(live.entry + 1, "undo", 0, {"number": number, "reseed": rng.getrandbits(62)}, "", 0))
        assert len(applied) < 30
    seeds = [answer for seat, answer in live.table.answers if seat < 0]
    assert len(seeds) == 100, "the record has all of them"
    assert begun_again(live).table == live.table


def begun_again(live: Live) -> Live:
    """The same by the record alone, without anything that was kept on the way."""
    again = copy(live)
    again.past = Past(live.past.first, [], live.past.marks.copy())
    again.table = again.past.at(live.whole(), live.table.choices)
    return again


def test_an_earlier_seed_never_comes_back() -> None:
    """Whatever is undone afterwards, free or not, the luck in force is always the newest that was drawn."""
    rng = random.Random(7)
    live = live_of("human", "human")
    newest = live.table.streams.seed
    for step in range(200):
        if step % 9 == 8:
            number = rng.randrange(max(0, live.table.choices - 12), live.table.choices + 1)
            reseed = rng.getrandbits(62) if rng.random() < 0.5 else None
            live = back(live, number, reseed)
            newest = newest if reseed is None else reseed
        elif not live.over:
            live = sample(live, rng)
        assert live.table.streams.seed == newest
        if step % 25 == 0:
            assert thaw("table", freeze(live)).table.streams.seed == newest


def test_a_future_that_was_seen_does_not_come_back_with_consent() -> None:
    """Back to the same question again and again, with the same answers: dice and shuffles fall differently."""
    live = live_of("human", "human", options={"leviathan": True})
    boards = []
    for reseed in (None, 5, 6, 7):
        live = until(back(live, 0, reseed), lambda live: live.table.choices == 100, random.Random(1))
        boards.append(tuple(map(str, without_seed(live))))
    assert len(set(boards)) > 1


# ---- orders


def test_standing_orders_are_kept_over_an_undo() -> None:
    live = until(live_of("human", "human"), lambda live: live.table.choices == 20)
    live = does(live, 1, wire.Order(question="ask-buy", answer="pass"))
    live = back(until(live, lambda live: live.table.choices == 30), 10, reseed=3)
    assert list(live.table.standing) == ["1/ask-buy"]
    live = until(live, lambda live: live.table.choices == 60)
    assert not any(mark.seat == 1 and mark.question == "ask-buy" for mark in live.past.marks[10:])


def test_an_order_taken_back_stays_taken_back_over_an_undo() -> None:
    live = does(live_of("human", "human"), 0, wire.Order(question="ask-buy", answer="pass"))
    live = until(live, lambda live: live.table.choices == 20)
    live = does(live, 0, wire.Order(question="ask-buy", answer=None))
    assert back(live, 10).table.standing == {}


# ---- speed


@pytest.fixture(scope="module")
def long_game() -> Live:
    return exploring(live_of("human", "human", "human", "human", seed=3), 1000, random.Random(3))


def milliseconds(live: Live, size: str) -> tuple[float, Live]:
    """What one undo costs, from the command to the table that is shown next."""
    seat = live.past.marks[-1].seat
    began = thread_time()  # not the time that others on this machine take
    draft = live.draft(wire.Undo(size=size), Holder("seat", seat))  # type: ignore[arg-type]
    number = live.past.target(live.table, seat, size)
    after = live.after(Entry(live.entry + 1, "undo", seat, {"number": number, "reseed": 1}, "", 0))
    took = (thread_time() - began) * 1000
    assert draft.kind in ("undo", "propose") and number is not None
    return took, after


@pytest.mark.parametrize("size", SIZES)
def test_undo_at_move_1000_takes_less_than_50_ms(long_game: Live, size: str) -> None:
    assert long_game.table.choices == 1000
    assert median(milliseconds(long_game, size)[0] for _ in range(20)) < 50


def test_undo_at_move_1000_takes_less_than_50_ms_after_the_server_was_restarted(long_game: Live) -> None:
    thawed = [thaw("table", freeze(long_game)) for _ in range(5)]
    assert median(milliseconds(live, "turn")[0] for live in thawed) < 50


def test_undoing_turn_after_turn_at_move_1000_stays_quick(long_game: Live) -> None:
    """Further back than any clone near the end."""
    live, times = long_game, []
    while live.table.choices > 700:
        took, live = milliseconds(live, "turn")
        times.append(took)
    assert len(times) > 20 and sorted(times)[-3] < 50


def test_few_tables_are_kept_of_a_long_game(long_game: Live) -> None:
    """Each is a kilobyte or two, and a snapshot away from being read."""
    assert len(long_game.past.kept) <= 15
