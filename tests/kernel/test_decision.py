"""Questions: five shapes whose `accepts` is the truth, and the decision a player sees."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fathom.kernel.ask import (
    STOP,
    Answer,
    Ask,
    AskAll,
    Number,
    Order,
    Pick,
    PickSome,
    Split,
)
from fathom.kernel.errors import IllegalAnswer
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.text import LANGUAGES, Text
from toygame.play import at, new, run, seat

KEYS = "abcd"
keys = st.sampled_from([tuple(KEYS[:n]) for n in range(1, 5)])


@st.composite
def pick_somes(draw: st.DrawFn) -> Ask:
    options = tuple(KEYS[: draw(st.integers(0, 4))])
    least = draw(st.integers(0, len(options)))
    return PickSome(0, options, "why", "R", least, draw(st.integers(least, 5)))


@st.composite
def splits(draw: st.DrawFn) -> Ask:
    limits = {key: draw(st.integers(0, 3)) for key in KEYS[: draw(st.integers(0, 3))]}
    least = draw(st.integers(0, sum(limits.values())))
    return Split(0, limits, "why", "R", least, draw(st.integers(least, sum(limits.values()) + 1)))


@st.composite
def sums(draw: st.DrawFn) -> Ask:
    """A split of several totals; the names of one may begin like those of another."""
    limits: dict[str, int] = {}
    bounds: dict[str, tuple[int, int]] = {}
    for name in ("a", "ab", "b")[: draw(st.integers(1, 3))]:
        own = {f"{name}/{key}": draw(st.integers(0, 2)) for key in KEYS[: draw(st.integers(0, 2))]}
        limits |= own
        least = draw(st.integers(0, sum(own.values())))
        bounds[name] = (least, draw(st.integers(least, sum(own.values()) + 1)))
    return Split(0, limits, "why", "R", sums=bounds)


@st.composite
def numbers(draw: st.DrawFn) -> Ask:
    least = draw(st.integers(-3, 3))
    return Number(0, "why", "R", least, draw(st.integers(least, 6)))


orders = st.sampled_from([Order(0, tuple(KEYS[:n]), "why", "R") for n in range(5)])
picks = keys.map(lambda options: Pick(0, options, "why", "R"))
asks = st.one_of(picks, pick_somes(), splits(), sums(), orders, numbers())

some_key = st.sampled_from([*KEYS, "a/a", "a/b", "ab/a", "b/a", "x", ""])
anything = st.one_of(
    some_key,
    st.lists(some_key, max_size=4),
    st.dictionaries(some_key, st.integers(-1, 4), max_size=3),
    st.integers(-5, 8),
    st.none(),
    st.booleans(),
    st.floats(allow_nan=False),
    st.lists(st.none() | st.integers() | st.lists(some_key), max_size=2),
    st.dictionaries(st.integers(0, 2), some_key, max_size=2),
    st.tuples(some_key, some_key),
)


def accepts(ask: Ask, answer: Answer) -> bool:
    try:
        ask.clean(answer)
    except IllegalAnswer:
        return False
    return True


def canonical(answer: Answer) -> str:
    return json.dumps(answer)


def unfolded(ask: Ask) -> list[Answer]:
    """Every answer that a walk through the unfolding reaches; a dead end would be seen as an empty list."""
    out: list[Answer] = []

    def walk(taken: list[str]) -> None:
        options = ask.unfold(taken)
        assert options, f"dead end after {taken}"
        assert len(set(options)) == len(options)
        for key in options:
            if key == STOP:
                out.append(ask.fold(taken))
            else:
                walk([*taken, key])

    walk([])
    return out


@given(asks)
def test_listed_answers_are_accepted_canonical_and_different(ask: Ask) -> None:
    listed = list(ask.answers())
    assert listed, "a question must have an answer"
    assert all(ask.clean(answer) == answer for answer in listed)
    assert len(set(map(canonical, listed))) == len(listed) == ask.how_many()


@given(asks, anything)
def test_accepts_agrees_with_the_list(ask: Ask, answer: Answer) -> None:
    listed = set(map(canonical, ask.answers()))
    if accepts(ask, answer):
        assert canonical(ask.clean(answer)) in listed
    else:
        assert canonical(answer) not in listed


@given(asks)
def test_unfolding_reaches_every_answer_exactly_once(ask: Ask) -> None:
    assert sorted(map(canonical, unfolded(ask))) == sorted(map(canonical, ask.answers()))


@given(asks, st.integers(0, 2**32))
def test_samples_are_accepted(ask: Ask, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(5):
        answer = ask.sample(rng)
        assert ask.clean(answer) == answer


@given(asks)
@example(Split(0, {"a": 0, "b": 3}, "why", "R", 2, 2))
def test_forced_is_the_only_answer_and_nothing_else(ask: Ask) -> None:
    listed = list(ask.answers())
    assert ask.forced() == (listed[0] if len(listed) == 1 else None)


@pytest.mark.parametrize(
    "ask",
    [
        Pick(0, tuple(KEYS), "w", "R"),
        PickSome(0, tuple(KEYS), "w", "R", 1, 2),
        Split(0, {"a": 2, "b": 2, "c": 1}, "w", "R", 1, 3),
        Split(0, {"x/a": 1, "x/b": 2, "y/a": 1, "y/b": 1}, "w", "R", sums={"x": (2, 2), "y": (0, 1)}),
        Order(0, ("a", "b", "c"), "w", "R"),
        Number(0, "w", "R", -1, 4),
    ],
)
def test_every_answer_can_come_up_in_a_sample(ask: Ask) -> None:
    rng = random.Random(1)
    seen = {canonical(ask.sample(rng)) for _ in range(1500)}
    assert seen == set(map(canonical, ask.answers()))


def test_a_pick_that_must_be_asked_is_never_forced() -> None:
    ask = Pick(0, ("pass",), "w", "R", always=True)
    assert ask.forced() is None
    assert list(ask.answers()) == ["pass"]


def test_equal_answers_in_another_order_become_the_same() -> None:
    assert PickSome(0, ("a", "b", "c"), "w", "R", 0, 3).clean(("c", "a")) == ["a", "c"]
    assert list(Split(0, {"a": 2, "b": 2}, "w", "R", 0, 4).clean({"b": 1, "a": 0})) == ["b"]
    assert Order(0, ("a", "b"), "w", "R").clean(("b", "a")) == ["b", "a"]


def test_booleans_are_no_numbers() -> None:
    assert not accepts(Number(0, "w", "R", 0, 3), True)
    assert not accepts(Split(0, {"a": 2}, "w", "R", 0, 2), {"a": True})


# ---- decisions


class Many(Procedure):
    """Pick any of nine cards: 512 answers."""

    def step_1_choose(self, t: Table) -> Step:
        return PickSome(1, tuple("abcdefghi"), "ask-burn", "T-CARD-5", 0, 9)

    def took_1_choose(self, t: Table, keys: list[str]) -> None:
        self.result = keys


class Pair(Procedure):
    """Two of three, but not the first two together."""

    def step_1_choose(self, t: Table) -> Step:
        return PickSome(0, ("a", "b", "c"), "ask-burn", "T-CARD-5", 2, 2)

    def check_1_choose(self, t: Table, keys: list[str]) -> None:
        if keys == ["a", "b"]:
            raise IllegalAnswer(Text("refuse-odd", "toy"), "T-CARD-5")

    def took_1_choose(self, t: Table, keys: list[str]) -> None:
        self.result = keys


class Vote(Procedure):
    def step_1_vote(self, t: Table) -> Step:
        return AskAll([Pick(seat, ("feast", "famine"), "ask-vote", "T-VOTE-1") for seat in range(t.seats)])

    def took_1_vote(self, t: Table, votes: dict[int, str]) -> None:
        self.result = votes


def test_a_turn_explains_itself_in_three_languages() -> None:
    t = at(seat(hand=["jab", "drum", "volley", "scoff"], in_play=["idol"], coins=1), seat(), deck=["curfew", "levy"])
    d = t.decision
    assert d is not None
    assert (d.seat, d.shape, d.rule) == (0, "pick", "T-TURN-1")
    assert d.keys == ("rest", "hit", "curfew", "jab", "volley", "idol.0")
    words = [option.text.render("en") for option in d.options]
    assert words[:5] == ["Rest", "Hit an opponent", "Play the Curfew", "Play the Jab", "Play the Volley"]
    assert words[5].startswith("the Idol") and "Pay 1 coin to draw 1 card." in words[5]
    by_key = {option.key: option for option in d.options}
    assert by_key["jab"].rule == "T-CARD-2"
    assert by_key["hit"].rule == "T-TURN-1"
    assert by_key["jab"].refs == ("jab", "player-0")
    assert by_key["hit"].refs == ()
    for lang in LANGUAGES:
        assert d.prompt.render(lang)
        assert all(option.text.render(lang) for option in d.options)


def test_what_is_refused_comes_with_its_rule() -> None:
    t = at(seat(hand=["jab", "drum"], coins=1), seat())
    assert t.decision is not None
    assert [(text.render("en"), rule) for text, rule in t.decision.refused()] == [
        ("the Drum costs 2 coins, more than you have.", "T-COIN-2")
    ]


def test_an_option_without_words_of_its_own_is_labelled_by_the_game() -> None:
    t = at(seat(hand=["jab"]), seat(), seat())
    t.choose("jab")
    assert t.decision is not None
    assert [option.text.render("en") for option in t.decision.options] == ["Player 2", "Player 3"]
    assert t.decision.options[0].refs == ("player-1",)


def test_long_lists_are_not_listed() -> None:
    d = run(Many()).decision
    assert d is not None
    assert d.answers() is None
    assert d.accepts(list("aceg"))
    assert d.accepts(d.sample(random.Random(0)))
    assert (d.least, d.most) == (0, 9)


def test_a_condition_over_the_whole_answer_holds_for_all_ways_to_answer() -> None:
    d = run(Pair()).decision
    assert d is not None
    assert sorted(d.answers() or []) == [["a", "c"], ["b", "c"]]
    assert not d.accepts(["b", "a"])
    rng = random.Random(0)
    assert all(d.accepts(d.sample(rng)) for _ in range(30))
    with pytest.raises(IllegalAnswer) as refused:
        d.clean(["a", "b"])
    assert refused.value.rule == "T-CARD-5"
    assert refused.value.text.render("pl").startswith("Palone karty")


def test_unfolding_never_leads_to_an_answer_that_is_refused() -> None:
    """Bots and fixed action spaces rely on it: no walk may end where `accepts` says no."""
    d = run(Pair()).decision
    assert d is not None
    found = []

    def walk(taken: list[str]) -> None:
        for key in d.unfold(taken):
            if key == STOP:
                found.append(d.fold(taken))
            else:
                walk([*taken, key])

    walk([])
    assert sorted(found) == [["a", "c"], ["b", "c"]]


def test_the_json_form_says_all_a_client_needs() -> None:
    t = at(seat(in_play=["drum"]), seat(armour=2))
    t.choose("hit")
    d = t.decision
    assert d is not None
    told = json.loads(json.dumps(d.to_json()))
    assert told["shape"] == "split"
    assert told["limits"] == {"health": 2, "armour": 2}
    assert (told["least"], told["most"]) == (2, 2)
    assert [option["key"] for option in told["options"]] == ["health", "armour"]
    assert told["prompt"] == {"id": "ask-share", "domain": "toy"}
    assert told["rule"] == "T-HIT-2"


def test_a_question_keeps_its_id_while_others_answer_theirs() -> None:
    """A remote client answers a question by its id; somebody else's answer to another one must not make it stale."""
    t = run(Vote(), seats=3)
    ids = {d.seat: d.id for d in t.decisions}
    t.choose("feast", 1)
    t.order_standing(1, "dusk", "pass")
    assert {d.seat: d.id for d in t.decisions} == {seat: id for seat, id in ids.items() if seat != 1}


def test_ids_of_different_questions_differ() -> None:
    t = new(3, seed=4)
    seen = {}
    rng = random.Random(0)
    while t.decision:
        for d in t.decisions:
            mark = (len(t.answers), d.seat)
            if len(t.decisions) == 1:
                assert d.id not in seen, "two questions with one id"
                seen[d.id] = mark
        t.choose(t.decision.sample(rng))


SHAPES: dict[str, tuple[Any, list[Any]]] = {
    "pick": (
        lambda: at(seat(hand=["jab"]), seat()),
        ["drum", "", None, 0, ["rest"], {"rest": 1}, True, "REST"],
    ),
    "pick_some": (
        lambda: _after(at(seat(hand=["volley"]), seat(), seat(), seat()), "volley"),
        [[], ["player-1", "player-2", "player-3"], ["player-0"], ["player-1", "player-1"], "player-1", None, [1],
         {"player-1": 1}, 7],
    ),
    "pick_some with a check": (
        lambda: _after(at(seat(hand=["bonfire", "drum", "idol", "jab"]), seat()), "bonfire"),
        [["drum", "jab"], ["jab"], ["levy"], ["drum", "drum"], 3],
    ),
    "split": (
        lambda: _after(at(seat(in_play=["drum"]), seat(armour=1)), "hit"),
        [{}, {"health": 1}, {"armour": 2}, {"health": 3}, {"health": -1, "armour": 3}, {"luck": 2}, {1: 2},
         {"health": 1.0, "armour": 1}, {"health": True, "armour": 1}, ["health"], "health", 2, None],
    ),
    "order": (
        lambda: _after(at(seat(hand=["scry"]), seat(), deck=["jab", "drum", "idol", "levy"]), "scry"),
        [[], ["top-0"], ["top-0", "top-1", "top-1"], ["top-0", "top-1", "top-2", "top-3"], "top-0", None, 1, [0, 1, 2]],
    ),
    "number": (
        lambda: _after(at(seat(hand=["wager"]), seat()), "wager"),
        [-1, 4, "2", 2.0, True, None, [2], {"n": 2}],
    ),
}  # fmt: skip


def _after(t: Table, *answers: Answer) -> Table:
    for answer in answers:
        t.choose(answer)
    return t


@pytest.mark.parametrize("shape", SHAPES)
def test_bad_answers_leave_the_table_exactly_as_it_was(shape: str) -> None:
    make, bad = SHAPES[shape]
    t = make()
    d = t.decision
    assert d.shape == shape.split()[0]
    before, view, log = t.fingerprint(), t.view(d.seat), len(t.events(seat=d.seat))
    for answer in bad:
        assert not d.accepts(answer), answer
        with pytest.raises(IllegalAnswer) as refused:
            t.choose(answer)
        assert all(refused.value.text.render(lang) for lang in LANGUAGES)
        assert t.fingerprint() == before
        assert t.view(d.seat) == view
        assert len(t.events(seat=d.seat)) == log
    t.choose(d.sample(random.Random(0)))
    assert t.fingerprint() != before
