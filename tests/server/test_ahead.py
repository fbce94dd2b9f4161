"""What a state tells ahead: the next question of an answer, and a payment as a whole; nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fathom
from fathom.kernel.decision import Decision
from fathom.kernel.table import Table
from fathom.server.ahead import ahead_of, plan_of


def asked(
    game: str, prompt: str, seed: int, seats: int = 3, most: int = 4000, options: dict[str, Any] | None = None
) -> tuple[Table, Decision]:
    """A table at the first such question after some turns."""
    rng = random.Random(seed)
    t = fathom.new(game, seats=seats, seed=seed, options=options or {})
    for n in range(most):
        d = t.decision
        assert d is not None
        if d.prompt.id == prompt and n > 60:
            return t, d
        t.choose(d.sample(rng), d.seat)
    raise AssertionError("never asked")


@pytest.mark.parametrize(
    ("game", "prompt", "seats"),
    [("abyss", "ask-action", 3), ("unfathomable", "ask-act", 4), ("call_of_madness", "ask-turn", 2)],
)
def test_what_lies_ahead_is_what_is_asked_then(game: str, prompt: str, seats: int) -> None:
    found = 0
    for seed in range(12):
        t, d = asked(game, prompt, seed, seats)
        before = t.fingerprint()
        told = ahead_of(t, d)
        assert t.fingerprint() == before, "looking ahead changes nothing"
        for key, ahead in told.items():
            then = t.clone()
            then.choose(key, d.seat)
            assert then.decision is not None and then.decision.seat == d.seat
            assert [one["key"] for one in ahead["options"]] == list(then.decision.keys)
            assert ahead["prompt"] == then.decision.prompt.to_json()
            then.undo()  # it would be refused if something had been revealed
            found += 1
    assert found > 3


def test_nothing_lies_ahead_of_an_answer_that_reveals_something() -> None:
    t, d = asked("abyss", "ask-action", 2)
    assert "explore" in d.keys and "explore" not in ahead_of(t, d), "it would show the card that comes"


def test_what_lies_ahead_does_not_depend_on_what_is_hidden() -> None:
    rng = random.Random(9)
    for game, prompt, seats in (("abyss", "ask-action", 3), ("unfathomable", "ask-act", 4)):
        for seed in range(4):
            t, d = asked(game, prompt, seed, seats)
            for _ in range(3):
                other = t.determinize(d.seat, rng)
                same = next(one for one in other.decisions if one.seat == d.seat)
                assert ahead_of(other, same) == ahead_of(t, d)


def test_verbs_without_a_target_have_nothing_ahead() -> None:
    t, d = asked("unfathomable", "ask-act", 1, 4)
    assert not ahead_of(t, d).keys() - t.game.aimed


@pytest.mark.parametrize("kraken", [False, True])
def test_a_proposed_payment_is_legal_to_its_end_and_wastes_nothing(kraken: bool) -> None:
    proposed = 0
    for seed in range(12):
        t, d = asked("abyss", "ask-pay", seed, options={"kraken": kraken})
        plan = plan_of(t, d)
        assert plan, "there is always a way to pay for a Lord that may be recruited"
        for option in plan:
            assert t.decision is not None and t.decision.prompt.id == "ask-pay"
            assert option["key"] in t.decision.keys
            t.choose(option["key"], d.seat)
        assert t.decision is None or t.decision.prompt.id != "ask-pay", "the plan pays all of it"
        proposed += len(plan) > 1
    assert proposed, "some payments take more than one ally"


def test_a_proposed_payment_does_not_depend_on_what_is_hidden() -> None:
    rng = random.Random(3)
    for seed in range(6):
        t, d = asked("abyss", "ask-pay", seed)
        other = t.determinize(d.seat, rng)
        same = next(one for one in other.decisions if one.seat == d.seat)
        assert plan_of(other, same) == plan_of(t, d)


def test_a_proposal_that_may_not_be_answered_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    t, d = asked("abyss", "ask-pay", 4)
    assert plan_of(t, d)
    monkeypatch.setattr(type(t.game), "proposes", {"ask-pay": lambda t, seat: [d.keys[0], "squid-99"]})
    assert plan_of(t, d) == []


def test_other_questions_have_no_plan() -> None:
    t, d = asked("abyss", "ask-action", 1)
    assert plan_of(t, d) == []
