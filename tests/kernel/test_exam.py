"""The exam: its code runs, its tests exist, and its bonus part is played here."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from exam.cult import ChooseGoals, PlayCultCard, cult
from exam.paper import asked, play, trace

ROOT = Path(__file__).parents[2]
EXAM = (ROOT / "docs" / "kernel_exam.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n# (\S+)\n(.*?)^```", EXAM, re.MULTILINE | re.DOTALL)
ITEMS = re.split(r"^### ", EXAM, flags=re.MULTILINE)[1:]
TESTS = {
    node.name
    for path in Path(__file__).parent.glob("test_exam*.py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef)
}


def plain(code: str) -> str:
    """Code without regard to its line breaks and indentation."""
    return " ".join(code.split())


def quotations() -> list[tuple[str, str]]:
    """Every run of quoted lines with its file; a line of dots stands for what is left out between two."""
    return [(path, part) for path, code in BLOCKS for part in re.split(r"^ *\.\.\.$", code, flags=re.MULTILINE)]


@pytest.mark.parametrize(("path", "code"), quotations(), ids=lambda text: plain(text)[:50])
def test_what_the_exam_quotes_is_in_the_file(path: str, code: str) -> None:
    source = (ROOT / path).read_text(encoding="utf-8")
    assert plain(code) in plain(source)


def test_the_exam_has_all_its_items() -> None:
    numbers = [item.split(" ")[0] for item in ITEMS]
    wanted = [f"A{n}" for n in range(1, 21)] + [f"U{n}" for n in range(1, 19)] + [f"C{n}" for n in range(1, 4)]
    assert numbers == wanted


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.split("\n")[0][:40])
def test_every_item_names_its_parts_its_code_and_tests_that_exist(item: str) -> None:
    assert "\nParts: " in item
    assert "\n```python\n# tests/exam/" in item
    named = re.findall(r"`(test_\w+)`", item.partition("\nTests: ")[2])
    assert named
    assert set(named) <= TESTS


def test_every_test_of_the_exam_belongs_to_an_item() -> None:
    named = set(re.findall(r"`(test_\w+)`", EXAM))
    numbered = {name for name in TESTS if re.match(r"test_(\d\d|row_\d\d|bonus)_", name)}
    assert numbered <= named


# ---- the bonus: action sets, paid lines, sealed goals


def test_bonus_1_a_set_is_done_in_any_order_with_a_new_target_for_each_action() -> None:
    t = cult(
        PlayCultCard(seat=0, card="twins"), life={"ann": 2, "bob": 1, "cid": 1}, row={"ann": 4, "bob": 1, "cid": 4}
    )
    assert asked(t) == (0, "which-action", ("attack-1", "move-1")), "equal actions are one option"
    t = play(t, "attack-1")
    assert asked(t) == (0, "which-target", ("ann", "bob", "cid"))
    t = play(t, "bob")
    assert asked(t) == (0, "which-target", ("ann", "cid")), "only bob could have moved, so one attack is left"
    t = play(t, "cid")
    assert trace(t) == ["attack 1 bob", "attack 1 cid", "takes a red token"]
    t = cult(PlayCultCard(seat=0, card="twins"), life={"ann": 2, "bob": 1}, row={"ann": 4, "bob": 1})
    t = play(t, "move-1")
    assert trace(t) == ["move 1 bob", "attack 1 ann", "takes a red token"], "the second attack has no target left"


def test_bonus_1_a_paid_set_needs_its_tokens_and_something_to_do_a_free_one_neither() -> None:
    for given, sets in (
        ({"madness": [("red",)]}, ("action-set", "pay")),
        ({"madness": [("red",)], "night": True}, ("action-set", "pay", "if")),
    ):
        t = cult(PlayCultCard(seat=0, card="scalpel"), life={"ann": 2}, row={"ann": 1}, **given)
        assert asked(t) == (0, "choose-effect", sets)
    t = cult(PlayCultCard(seat=0, card="scalpel"), madness=[("red",)])
    assert t.decision is None, "nothing to do: only the free set is legal"
    assert t.state.madness == [("red",)]


def test_bonus_1_a_later_line_knows_whom_the_set_was_aimed_at_and_where_they_stood() -> None:
    people = {"life": {"ann": 1, "bob": 2, "cid": 2, "dot": 1}, "row": {"ann": 2, "bob": 3, "cid": 1, "dot": 4}}
    t = cult(PlayCultCard(seat=0, card="venom"), madness=[("red",)], **people)
    t = play(t, "ann", "yes")
    assert t.state.life["ann"] == 0, "gone, but the ones beside her are still beside her"
    assert asked(t) == (0, "choose-one", ("bob", "cid"))
    t = play(t, "cid")
    assert trace(t) == ["attack 1 ann", "returns red", "attack 1 cid"]
    assert t.state.stood == {}


def test_bonus_1_a_target_is_narrowed_down_by_a_number() -> None:
    t = cult(PlayCultCard(seat=0, card="gulp"), life={"ann": 3, "bob": 4}, row={"ann": 4, "bob": 4})
    t = play(t, "action-set")
    assert trace(t) == ["destroy ann"], "nobody else is weak enough"


def test_bonus_2_a_paid_line_is_offered_when_its_turn_comes() -> None:
    for answer, end in (("yes", ["takes a red token", "returns red", "draws a card"]), ("no", ["takes a red token"])):
        t = cult(PlayCultCard(seat=0, card="twins"))
        assert asked(t) == (0, "may-effect", ("yes", "no")), "the token just won may pay for it"
        t = play(t, answer)
        assert trace(t) == end


def test_bonus_3_goals_are_chosen_at_the_same_time_and_stay_hidden() -> None:
    seen = []
    for first in ("maze", "few"):
        t = cult(ChooseGoals(), seats=2, offered=[("maze", "few"), ("ashes", "open")])
        t.choose(first, 0)
        seen.append((t.view(1), t.view(None)))
        assert trace(t) == []
        t.choose("ashes", 1)
        seen.append((t.view(1), t.view(None)))
        assert t.view(0)["table"]["goal"][0] == {"size": 1, "cards": [first]}
    assert seen[:2] == seen[2:]
