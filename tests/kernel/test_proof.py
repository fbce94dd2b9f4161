"""What is read back from a file must have been reachable, and no table runs for ever."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fathom
from fathom.kernel.decision import Pick
from fathom.kernel.errors import BadRecord, Endless
from fathom.kernel.procedure import END, Procedure, Repeat, Step
from fathom.kernel.table import Table
from fathom.kernel.text import LANGUAGES
from toygame.play import run


def saved(choices: int = 20) -> dict[str, Any]:
    t = fathom.new("abyss", seats=2, seed=5)
    rng = random.Random(5)
    while t.choices < choices and (decision := t.decision) is not None:
        t.choose(decision.sample(rng), decision.seat)
    return t.save()


class Circle(Procedure):
    """Goes on with its own first step for ever."""

    def step_1_turn(self, t: Table) -> None:
        self.again()


class Done(Procedure):
    def step_1_say(self, t: Table) -> None:
        self.finish(True)


class Deeper(Procedure):
    def step_1_call(self, t: Table) -> Step:
        return Deeper()


class Stubborn(Procedure):
    """Asks what no answer fits."""

    def step_1_ask(self, t: Table) -> Step:
        return Pick(0, ("a", "b"), "ask-turn", "T-TURN-1")

    def took_1_ask(self, t: Table, key: str) -> None:
        pass

    def check_1_ask(self, t: Table, key: str) -> None:
        raise fathom.IllegalAnswer(fathom.Text("game-over", "kernel"))


@pytest.mark.parametrize("frame", [Circle(), Repeat(body=Done()), Deeper()], ids=["circle", "repeat", "deeper"])
def test_what_never_asks_is_ended_and_named(frame: Procedure) -> None:
    with pytest.raises(Endless) as caught:
        run(frame)
    named = caught.value.text.args["frame"]
    assert named.split(".")[1] in ("Circle", "Repeat", "Done", "Deeper")
    assert all(caught.value.text.render(lang) for lang in LANGUAGES)


def test_a_sample_that_no_guess_fits_is_given_up() -> None:
    decision = run(Stubborn()).decision
    assert decision is not None
    with pytest.raises(Endless, match="Stubborn"):
        decision.sample(random.Random(1))


def change(data: dict[str, Any], frame: int = -1, **changes: Any) -> dict[str, Any]:
    data["frames"][frame] |= changes
    return data


@pytest.mark.parametrize(
    ("forged", "told"),
    [
        (lambda s: change(s, pc=-1), "has no step -1"),
        (lambda s: change(s, pc=99), "has no step 99"),
        (lambda s: change(s, id=0), "cannot have the number 0"),
        (lambda s: change(s, id=10**5), "cannot have the number 100000"),
        (lambda s: change(s, 0, id=s["serial"]), "cannot have the number"),
        (lambda s: change(s, into="__class__"), "gives its result to nobody"),
        (lambda s: change(s, 0, into="seat"), "gives its result to nobody"),
        (lambda s: change(s, result=[[[0] * 20_001]]), "too deep or too long"),
        (lambda s: change(s, result=2**40), "too large"),
        (lambda s: s | {"frames": [*s["frames"], {"is": "unfathomable.Play", "id": s["serial"]}]}, "no part of this"),
        (lambda s: s | {"frames": [*s["frames"], {"is": "kernel.Scope"}]}, "is no Procedure"),
        (lambda s: s | {"frames": []}, None),
        (lambda s: s | {"state": {"is": "kernel.Scope"}}, "is no AbyssState"),
        (lambda s: s | {"seed": 2**64}, "at most 64 bits"),
        (lambda s: s | {"streams": {"deck": -(2**64)}}, "at most 64 bits"),
        (lambda s: s | {"asked_at": 99}, "nobody's"),
        (lambda s: s | {"number": 2**30}, "too large"),
        (lambda s: s | {"standing": {"7/x": [["pass", "", 0]]}}, "no seat's order"),
        (lambda s: s | {"standing": {"0": [["pass", "", 0]]}}, "no seat's order"),
    ],
)
def test_what_cannot_have_been_reached_is_refused(forged: Any, told: str | None) -> None:
    data = forged(saved())
    if told is None:  # a game that is over: its outcome is worked out, not believed
        assert fathom.load(data | {"outcome": [[1], [0, 0], {"id": "no-such-text"}]}).outcome is not None
        return
    with pytest.raises(BadRecord) as caught:
        fathom.load(data)
    assert told in str(caught.value)


def test_a_pattern_that_has_begun_is_refused() -> None:
    data = saved()
    body = {"is": data["frames"][-1]["is"], "pc": END, "result": True}
    data["serial"] += 1
    data["frames"].append({"is": "kernel.Repeat", "id": data["serial"], "body": body})
    with pytest.raises(BadRecord, match="begun already"):
        fathom.load(data)
