"""Clones share the frames deep in the stack until one of the tables changes them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from exam.manor import manor
from exam.manor.moves import PlayCard
from fathom.kernel.ask import Pick
from fathom.kernel.data import fresh
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table
from toygame.play import play_out, run


class Depth(Procedure):
    """Calls itself until it asks at the bottom; each result is counted by the frame above."""

    left: int = 3
    word: str = ""
    deeper: int = 0

    def step_1_descend(self, t: Table) -> Step:
        return Depth(left=self.left - 1).called("deeper") if self.left else None

    def step_2_ask(self, t: Table) -> Step:
        return Pick(0, ("a", "b"), "ask-turn", "T-TURN-1")

    def took_2_ask(self, t: Table, key: str) -> None:
        self.word += key
        if len(self.word) < 2:
            self.again()

    def step_3_count(self, t: Table) -> None:
        self.finish(self.deeper + 1)


class Keeper(Procedure):
    """Hands a list of its own to the frame above it."""

    ready: list[str] = fresh()
    notes: dict[str, int] = fresh()

    def step_1_begin(self, t: Table) -> None:
        self.ready = ["a", "b", "c"]
        self.notes = {"n": 1}

    def step_2_fetch(self, t: Table) -> Step:
        return Fetch(left=self.ready, notes=self.notes)


class Fetch(Procedure):
    left: list[str] = fresh()
    notes: dict[str, int] = fresh()

    def step_1_ask(self, t: Table) -> Step:
        return Pick(0, tuple(self.left), "ask-turn", "T-TURN-1") if len(self.left) > 1 else None

    def took_1_ask(self, t: Table, key: str) -> None:
        self.left.remove(key)
        self.notes[key] = len(self.left)
        self.again()


class Elsewhere(Procedure):
    pass


def told(t: Table) -> list[dict[str, object]]:
    return [frame.to_json() for frame in t.frames]


def play(t: Table, answers: str) -> None:
    for answer in answers:
        t.choose(answer)


def change_by_id(t: Table) -> None:
    t.frame(t.frames[1].id).__dict__["word"] = "x"


def change_innermost(t: Table) -> None:
    t.choose("a")
    t.choose("b")  # the frame that asked is over: the next one is changed from the one below
    frame = t.innermost(Depth)
    assert frame is not None
    frame.word = "x"


def stop_below(t: Table) -> None:
    t.stop(t.frames[0].id, "enough")


def afterthought(t: Table) -> None:
    t.after_frame(t.frames[1].id, Elsewhere())


def abort_below(t: Table) -> None:
    t.abort(t.frames[1].id, "enough")


CHANGES = [
    change_by_id,
    change_innermost,
    stop_below,
    afterthought,
    abort_below,
    lambda t: play(t, "a"),
    lambda t: play(t, "abb"),
    lambda t: play(t, "abba"),
    lambda t: play_out(t),
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("played", ["", "a", "ab", "abb"])
def test_neither_a_table_nor_its_clones_see_what_another_changes(change: Callable[[Table], None], played: str) -> None:
    def start() -> Table:
        t = run(Depth())
        play(t, played)
        return t

    mark, changed = told(start()), start()
    change(changed)
    for who in range(3):
        first = start()
        tables = [first, first.clone()]
        tables.append(tables[1].clone())
        change(tables[who])
        assert told(tables[who]) == told(changed)
        assert [told(t) for t in tables if t is not tables[who]] == [mark, mark]


def test_a_clone_made_in_the_middle_of_a_step_is_left_behind() -> None:
    """What a cost tries out runs on a clone while a step of the real table goes on."""
    made: list[Table] = []

    class Trying(Procedure):
        tried: int = 0

        def step_1_try(self, t: Table) -> None:
            made.append(t.clone())
            self.tried += 1

        def step_2_ask(self, t: Table) -> Step:
            return Pick(0, ("a", "b"), "ask-turn", "T-TURN-1")

    t = run(Trying())
    assert t.frames[-1].tried == 1  # type: ignore[attr-defined]
    assert made[0].frames[-1].tried == 0  # type: ignore[attr-defined]


def test_the_innermost_frame_of_a_kind() -> None:
    t = run(Depth())
    assert t.innermost(Depth) is t.frames[-1]
    assert t.innermost(Elsewhere) is None


def test_only_the_top_frame_is_copied_for_a_clone() -> None:
    t = run(Depth())
    clone = t.clone()
    assert [a is b for a, b in zip(t.frames, clone.frames, strict=True)] == [True, True, True, False]


# ---- lists that two frames were made of


@pytest.mark.parametrize("who_plays", ["table", "clone"])
def test_a_list_handed_from_frame_to_frame_belongs_to_each_of_them(who_plays: str) -> None:
    """The lower frame is shared by table and clone; what the upper one does with its list must not reach it."""
    t = run(Keeper())
    other = t.clone()
    plays, waits = (t, other) if who_plays == "table" else (other, t)
    before = told(waits)
    play(plays, "bc")
    assert told(waits) == before
    assert waits.decision is not None and waits.decision.keys == ("a", "b", "c")


def test_what_is_made_of_a_list_keeps_a_copy() -> None:
    items, notes = ["a"], {"n": 1}
    made = Fetch(left=items, notes=notes)
    items.append("b")
    notes["m"] = 2
    assert (made.left, made.notes) == (["a"], {"n": 1})


def test_the_attackers_of_a_clone_are_its_own() -> None:
    """Played on, the table once took the attackers of its clone away."""
    t = manor(PlayCard(seat=0, card="ritual#1"), hands=[("ritual#1",)], enemies=("rat#1", "rat#2", "rat#3"),
              engaged={"rat#1": 0, "rat#2": 0, "rat#3": 0})  # fmt: skip
    other, before = t.clone(), t.fingerprint()
    t.choose("rat#2")
    t.choose("rat#1")
    assert other.fingerprint() == before
    other.choose("rat#3")
    assert other.decision is not None and other.decision.keys == ("rat#1", "rat#2")
