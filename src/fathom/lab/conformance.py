"""What every game must keep, looked at while it is played at random: pieces, clones, saves, options, undo, secrets.

`make test` plays few games of each form and looks at some moments of each: at every kind of question when it first
comes up, and at every so-manieth besides. `make soak` plays many games and looks at every moment.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec

import fathom

from ..kernel.decision import Decision
from ..kernel.errors import IllegalAnswer, UndoRefused
from ..kernel.game import DataSetting, Game
from ..kernel.table import Table

__all__ = [
    "LONGEST", "Moments", "check_data_options", "play_and_check", "play_and_guess", "play_on", "play_plainly", "shown",
]  # fmt: skip

LONGEST = 5000
NONSENSE: tuple[Any, ...] = ("no such key", ["no such key"], {"no such key": 1}, -1000, None, 1.5, True)


class Moments:
    """Which moments of a game are looked at: kinds of questions that came up fewer than `first` times, and every
    `every`th moment."""

    def __init__(self, every: int, *, first: int = 1, phase: int = 0) -> None:
        self.every, self.first, self.number = every, first, phase
        self.seen: Counter[tuple[Any, ...]] = Counter()

    def take(self, t: Table) -> bool:
        frame = t.frames[-1]
        kind = (frame.NAME, frame.pc, t.asked[0].why, len(t.asked), len(t.frames) > 1 and t.frames[-2].NAME)
        self.seen[kind] += 1
        self.number += 1
        return self.seen[kind] <= self.first or self.number % self.every == 0


def play_on(t: Table, rng: random.Random, most: int = LONGEST) -> None:
    """Random answers, with every piece in its place all the time."""
    for _ in range(most):
        wrong = t.game.explain(t)
        assert not wrong, wrong
        decision = t.decision
        if decision is None:
            return
        t.choose(decision.sample(rng), decision.seat)
    assert most < LONGEST, "the game does not end"


def check_data_options(game: Game, samples: int = 20) -> None:
    """Whatever a data option was settled to comes back unchanged from a record; its samples are legal, and the same
    wherever they are drawn."""
    for name, setting in game.options.items():
        if isinstance(setting, DataSetting):
            assert setting.settle(name, setting.default) == setting.default, f"the default of {name} is another"
            for seed in range(samples):
                data = setting.sample(random.Random(seed))
                assert data == setting.sample(random.Random(seed)), f"samples of {name} are not the same"
                settled = setting.settle(name, data)
                again = setting.settle(name, settled)
                assert again == settled, f"{name} settles to {settled}, and then to {again}"


def play_plainly(game: str, seats: int, options: dict[str, Any], seed: int) -> Table:
    """A whole game: it ends, with an outcome, and nothing can be answered any more."""
    t = fathom.new(game, seats=seats, seed=seed, options=options)
    assert t.options == options, "a form is settled"
    play_on(t, random.Random(seed))
    _check_end(t)
    return t


def play_and_check(game: str, seats: int, options: dict[str, Any], seed: int, every: int) -> Table:
    """A whole game in which clones, saves, options and undo are tried on the way, and its record at the end."""
    rng = random.Random(seed)
    t = fathom.new(game, seats=seats, seed=seed, options=options)
    moments, undo = Moments(every, phase=seed), UndoCheck(every)
    past: list[tuple[Table, str]] = []
    while (decision := t.decision) is not None:
        assert t.choices < LONGEST, "the game does not end"
        wrong = t.game.explain(t)
        assert not wrong, wrong
        looked_at = moments.take(t)
        twin = None
        if looked_at:
            clone = t.clone()
            assert clone == t
            past.append((clone, clone.fingerprint()))
            check_options(t, decision, rng)
            twin = _saved_and_loaded(t)
        answer = decision.sample(rng)
        undo.choose(t, answer, decision.seat)
        if twin is not None:
            twin.choose(answer, decision.seat)
            assert twin == t
    _check_end(t)
    undo.check()
    _check_past(past, rng)
    _check_record(t, rng)
    return t


def _check_end(t: Table) -> None:
    assert t.decisions == [] and t.outcome is not None
    assert set(t.outcome.winners) <= set(range(t.seats))  # all may lose together
    assert len(t.outcome.scores) == t.seats
    _refused(t, "anything", None)


def _refused(t: Table, answer: Any, seat: int | None) -> None:
    try:
        t.choose(answer, seat)
    except IllegalAnswer:
        return
    raise AssertionError(f"seat {seat} could answer {answer!r}")


def _check_past(past: list[tuple[Table, str]], rng: random.Random) -> None:
    """Neither the game nor another clone that is played on changes a clone."""
    for clone, mark in past:
        assert clone.fingerprint() == mark
    for third in (1, 2):
        other = past[len(past) * third // 3][0].clone()
        play_on(other, rng)
        assert other.outcome is not None
    for clone, mark in past:
        assert clone.fingerprint() == mark


def _saved_and_loaded(t: Table) -> Table:
    loaded = fathom.load(json.loads(json.dumps(t.save())))
    assert loaded == t
    assert [d.to_json()["options"] for d in loaded.decisions] == [d.to_json()["options"] for d in t.decisions]
    return loaded


def _check_record(t: Table, rng: random.Random) -> None:
    record = json.loads(json.dumps(t.record()))
    again = fathom.replay(record)
    assert again == t and again.outcome == t.outcome
    assert [line.to_json() for line in again.events()] == [line.to_json() for line in t.events()]
    number, mark = rng.choice(record["fingerprints"])
    assert fathom.replay(record, until=number).fingerprint() == mark


def check_options(t: Table, decision: Decision, rng: random.Random) -> None:
    """Options are unique, have their clause, and agree with what is accepted; nonsense and strangers are refused."""
    assert len(set(decision.keys)) == len(decision.keys)
    assert [option.key for option in decision.options] == list(decision.keys)
    assert all(option.rule in t.game.clauses() for option in decision.options)
    assert all(rule in t.game.clauses() for _, rule in decision.refused())
    answers = decision.answers()
    if answers is not None:
        assert answers, f"no answer to {decision}"
        assert all(decision.accepts(answer) for answer in answers[:20])
        assert decision.shape != "pick" or answers == list(decision.keys)
    for nonsense in NONSENSE:
        if decision.shape != "number" or nonsense is not True:
            assert not decision.accepts(nonsense), nonsense
    before = t.fingerprint()
    _refused(t, "no such key", decision.seat)
    for stranger in set(range(t.seats)) - {open.seat for open in t.decisions}:
        _refused(t, decision.sample(rng), stranger)
    assert t.fingerprint() == before


class UndoCheck:
    """Undo goes back exactly one choice, or says what was revealed. It plays the game again from the start, so later
    in a game it is tried less often."""

    def __init__(self, every: int) -> None:
        self.every, self.undone, self.refused = every, 0, 0

    def choose(self, t: Table, answer: Any, seat: int) -> None:
        tried = t.choices % (1 if t.choices < 60 and self.every == 1 else 2 if t.choices < 40 else 12 * self.every) == 0
        if not tried:
            t.choose(answer, seat)
            return
        before = t.fingerprint()
        t.choose(answer, seat)
        after = t.fingerprint()
        try:
            t.undo()
        except UndoRefused as refusal:
            self.refused += 1
            assert refusal.text.render("en")
            assert t.fingerprint() == after
        else:
            self.undone += 1
            assert t.fingerprint() == before
            t.choose(answer, seat)
            assert t.fingerprint() == after

    def check(self) -> None:
        assert self.undone and self.refused


def shown(t: Table, seat: int | None, since: int) -> bytes:
    """Everything that reaches a seat: view with options, refusals, and the log since a choice."""
    refusals = [d.refused() for d in t.decisions if d.seat == seat]
    refused = [[[text.to_json(), rule] for text, rule in refused] for refused in refusals]
    log = [line.to_json() for line in t.events(since, seat)]
    return msgspec.json.encode([t.view(seat), refused, log], order="deterministic")


def play_and_guess(game: str, seats: int, options: dict[str, Any], seed: int, every: int) -> None:
    """A whole game in which all that a seat cannot know is dealt anew at many moments: nothing it is shown changes by a
    byte, the new table is a legal one that can be played, and of two tables that look alike to the seat the same luck
    makes the same one."""
    rng = random.Random(seed)
    t = fathom.new(game, seats=seats, seed=seed, options=options)
    moments, guesses = Moments(every, phase=seed), Moments(6 * every, phase=seed)
    changed = False
    while (decision := t.decision) is not None:
        if moments.take(t):
            since = t.choices - 1 if moments.number % 40 else 0  # old lines cannot change; look at all now and then
            for viewer in {rng.randrange(seats), decision.seat}:
                other, luck = t.determinize(viewer, rng), rng.random()
                assert shown(other, viewer, since) == shown(t, viewer, since)
                again, straight = (table.determinize(viewer, random.Random(luck)) for table in (other, t))
                assert again == straight, "a deal depends on what its seat cannot know"
                changed = changed or other != t
            blind = t.clone()
            t.game.resample(blind, -1, rng)
            assert shown(blind, None, since) == shown(t, None, since)
        if guesses.take(t):
            play_on(t.determinize(rng.randrange(seats), rng), rng, most=30)
        t.choose(decision.sample(rng), decision.seat)
    assert changed, "nothing was ever dealt anew: this would prove nothing"
