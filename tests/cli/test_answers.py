"""What a player types, in every shape of question."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import fathom
from fathom.cli.terminal.answers import how_to_answer, looks_like_answer, read_answer
from fathom.cli.words import Words
from fathom.kernel.decision import Ask, Decision, Number, Order, Pick, PickSome, Split


def asked(ask: Ask) -> Decision:
    """A question without a game around it."""
    frame: Any = SimpleNamespace(check=lambda table, answer: None)
    return Decision(None, frame, ask)  # type: ignore[arg-type]


PICK = asked(Pick(0, ("explore", "support", "recruit"), "ask-action", "B-TRN-02"))
SOME = asked(PickSome(0, ("player-1", "player-2", "player-3"), "ask", "R", 0, 2))
ORDER = asked(Order(0, ("a", "b", "c"), "ask", "R"))
SPLIT = asked(Split(0, {"crab-1": 3, "squid-2": 1, "key": 2}, "ask", "R", 2, 3))
NUMBER = asked(Number(0, "ask", "R", 0, 7))


@pytest.mark.parametrize(
    ("decision", "line", "answer"),
    [
        (PICK, "2", "support"),
        (PICK, "2.", "support"),
        (PICK, "recruit", "recruit"),
        (SOME, "3 1", ["player-1", "player-3"]),
        (SOME, "3, player-1", ["player-1", "player-3"]),
        (SOME, "0", []),
        (ORDER, "3 1 2", ["c", "a", "b"]),
        (SPLIT, "2x1 1x3", {"crab-1": 2, "key": 1}),
        (SPLIT, "1 1 3", {"crab-1": 2, "key": 1}),
        (SPLIT, "2×1, 3", {"crab-1": 2, "key": 1}),
        (SPLIT, "2*crab-1", {"crab-1": 2}),
        (NUMBER, "5", 5),
        (NUMBER, "0", 0),
    ],
)
def test_typed_answers(decision: Decision, line: str, answer: Any) -> None:
    assert looks_like_answer(decision, line)
    assert read_answer(decision, line) == answer


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        (PICK, "0"),
        (PICK, "4"),
        (PICK, "1 2"),
        (PICK, "-1"),
        (PICK, "9" * 5000),
        (SOME, "1 1"),
        (SOME, "1 2 3"),
        (SOME, "4"),
        (ORDER, "1 2"),
        (ORDER, "0"),
        (SPLIT, "1"),
        (SPLIT, "2x2"),
        (SPLIT, "2x1 2x3"),
        (SPLIT, f"{'9' * 5000}x1"),
        (SPLIT, "0"),
        (NUMBER, "8"),
        (NUMBER, "-1"),
        (NUMBER, "1 2"),
    ],
)
@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_what_cannot_be_answered_is_explained(decision: Decision, line: str, lang: str) -> None:
    assert looks_like_answer(decision, line)
    with pytest.raises(fathom.IllegalAnswer) as refused:
        read_answer(decision, line)
    assert refused.value.text.render(lang)


@pytest.mark.parametrize("line", ["undo", "rule B-EXP-02", "explor", "1 undo", "x1", "²"])
def test_other_words_are_no_answers(line: str) -> None:
    assert not looks_like_answer(PICK, line)


@pytest.mark.parametrize(("least", "most", "lang", "told"), [
    (3, 3, "en", "it must be exactly 3"), (1, 3, "en", "it must be 1 to 3"),
    (3, 3, "pl", "Musi być dokładnie 3."), (1, 3, "pl", "Musi być od 1 do 3."),
    (3, 3, "de", "es müssen genau 3 sein"), (1, 3, "de", "es müssen 1 bis 3 sein"),
])  # fmt: skip
def test_too_few_or_too_many_are_told_without_saying_a_number_twice(
    least: int, most: int, lang: str, told: str
) -> None:
    with pytest.raises(fathom.IllegalAnswer) as refused:
        read_answer(asked(Split(0, {"a": 4, "b": 4}, "ask", "R", least, most)), "4xa")
    assert told in refused.value.text.render(lang)


def test_each_shape_says_how_it_is_answered() -> None:
    say = Words("en")
    assert how_to_answer(PICK, say) == ""
    assert how_to_answer(SOME, say).endswith("Choose 0 to 2. 0 chooses none.")
    assert "2 1 3" in how_to_answer(ORDER, say)
    assert "2x1 1x3" in how_to_answer(SPLIT, say) and how_to_answer(SPLIT, say).endswith("Choose 2 to 3.")
    assert how_to_answer(asked(Split(0, {"a": 2, "b": 1}, "ask", "R", 1, 1)), say) == "Type the number of one option."
    assert how_to_answer(NUMBER, say) == "Type a number from 0 to 7."
