"""Several totals in one answer: damage and horror, each shared out over oneself and one's helpers."""

from __future__ import annotations

import json
import random

import pytest

from fathom.kernel.ask import STOP, PickSome, Split, Sum
from fathom.kernel.errors import IllegalAnswer
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.table import Table
from toygame.play import run

ROOM = {"damage/you": 2, "damage/dog": 1, "horror/you": 1, "horror/cat": 1}


def both(damage: int = 2, horror: int = 1) -> Split:
    return Split(0, ROOM, "ask-share", "T-HIT-2", sums={"damage": (damage, damage), "horror": (horror, horror)})


def test_each_total_is_over_options_of_its_own() -> None:
    ask = both()
    assert ask.sums == (
        Sum(("damage/you", "damage/dog"), 2, 2),
        Sum(("horror/you", "horror/cat"), 1, 1),
    )
    assert (ask.keys, ask.least, ask.most) == (tuple(ROOM), 3, 3)


def test_all_totals_must_be_right() -> None:
    ask = both()
    fits = {"damage/you": 1, "damage/dog": 1, "horror/cat": 1}
    assert ask.clean(fits | {"horror/you": 0}) == fits
    for wrong, reason in (
        ({"damage/you": 2}, "how-many-exactly"),
        ({"damage/you": 2, "horror/you": 1, "horror/cat": 1}, "how-many-exactly"),
        ({"damage/you": 1, "horror/you": 1, "horror/cat": 1}, "how-many-exactly"),
        ({"damage/dog": 2, "horror/you": 1}, "out-of-range"),
        ({"damage/cat": 2, "horror/you": 1}, "unknown-key"),
        ([], "wrong-shape-split"),
    ):
        with pytest.raises(IllegalAnswer) as caught:
            ask.clean(wrong)
        assert caught.value.text.id == reason, wrong
    loose = Split(0, ROOM, "w", "R", sums={"damage": (0, 2), "horror": (1, 2)})
    with pytest.raises(IllegalAnswer) as caught:
        loose.clean({"damage/you": 1})
    assert (caught.value.text.id, caught.value.text.args) == ("how-many", {"least": 1, "most": 2, "given": 0})


def test_the_answers_are_counted_listed_and_reached() -> None:
    ask = both()
    listed = list(ask.answers())
    assert listed == [
        {"damage/you": 1, "damage/dog": 1, "horror/cat": 1},
        {"damage/you": 1, "damage/dog": 1, "horror/you": 1},
        {"damage/you": 2, "horror/cat": 1},
        {"damage/you": 2, "horror/you": 1},
    ]
    assert ask.how_many() == 4
    rng = random.Random(0)
    assert {json.dumps(ask.sample(rng), sort_keys=True) for _ in range(200)} == {
        json.dumps(answer, sort_keys=True) for answer in listed
    }


def test_one_total_after_the_other_is_unfolded() -> None:
    ask = both()
    assert ask.unfold([]) == ["damage/you"], "without the first the dog cannot bear it all"
    assert ask.unfold(["damage/you"]) == ["damage/you", "damage/dog"]
    assert ask.unfold(["damage/you", "damage/dog"]) == ["horror/you", "horror/cat"]
    walk = ["damage/you", "damage/dog", "horror/cat"]
    assert ask.unfold(walk) == [STOP]
    assert ask.walk(ask.fold(walk)) == walk


def test_what_leaves_no_choice_is_not_asked() -> None:
    alone = {"damage/you": 2, "horror/you": 1}
    assert Split(0, alone, "w", "R", sums={"damage": (2, 2), "horror": (1, 1)}).forced() == alone
    assert both().forced() is None
    assert both(3, 2).forced() == ROOM, "everything is full"
    assert both(0, 0).forced() == {}
    assert both(0, 1).forced() is None, "the horror is still to be shared"
    assert Split(0, {}, "w", "R", sums={}).forced() == {}


def test_a_single_total_is_a_split_as_ever() -> None:
    plain = Split(0, {"a": 2, "b": 1}, "w", "R", 1, 2)
    assert plain.sums == (Sum(("a", "b"), 1, 2),)
    assert PickSome(0, ("a", "b"), "w", "R", 0, 9).sums == (Sum(("a", "b"), 0, 2),)


class Share(Procedure):
    def step_1_share(self, t: Table) -> Step:
        return both()

    def took_1_share(self, t: Table, share: dict[str, int]) -> None:
        t.state.discard += tuple(f"{key} {n}" for key, n in share.items())


def test_a_decision_tells_its_totals() -> None:
    t = run(Share())
    again = load(t.game, json.loads(json.dumps(save(t))))
    for table in (t, again):
        d = table.decision
        assert d is not None
        assert d.limits == ROOM
        assert json.loads(json.dumps(d.to_json()["sums"])) == [
            {"keys": ["damage/you", "damage/dog"], "least": 2, "most": 2},
            {"keys": ["horror/you", "horror/cat"], "least": 1, "most": 1},
        ]
        assert d.answers() is not None and len(d.answers() or ()) == 4
        table.choose({"horror/you": 1, "damage/you": 2})
        assert table.state.discard == ("damage/you 2", "horror/you 1")


class Plain(Procedure):
    def step_1_share(self, t: Table) -> Step:
        return Split(0, {"a": 2, "b": 1}, "ask-share", "T-HIT-2", 1, 2)

    def took_1_share(self, t: Table, share: dict[str, int]) -> None:
        pass


def test_a_decision_with_one_total_says_it_as_ever() -> None:
    told = run(Plain()).decision
    assert told is not None
    assert "sums" not in told.to_json()
    assert (told.to_json()["least"], told.to_json()["most"]) == (1, 2)
