"""The exam, part one continued: demands 6 to 10, everything around a skill test."""

from __future__ import annotations

from typing import Any

from exam.manor import manor
from exam.manor.rounds import Turn
from exam.manor.skill_test import Attempt, SkillTest
from exam.paper import asked, play, trace
from fathom.kernel.table import Table


def fight(difficulty: int = 3, **rest: Any) -> SkillTest:
    fields: dict[str, Any] = {
        "seat": 0,
        "skill": "combat",
        "kind": "fight",
        "target": "brute#1",
        "success": "manor/strike",
    }
    return SkillTest(**{**fields, "difficulty": difficulty, **rest})


def scene(t: Table) -> list[str]:
    """The trace without the frame around the scene."""
    lines = trace(t)
    return lines[:-2] if t.outcome is not None else lines


# ---- 6: the whole test


def test_06_every_step_in_its_place() -> None:
    t = manor(
        fight(4, target="stalker#1"),
        seats=2,
        hands=[("combat-skill#1", "gamble#1", "lucky#1"), ("combat-skill#2", "combat-skill#3")],
        in_play=[("knack#1", "statue#1", "amulet#1", "charm#1"), ()],
        enemies=("stalker#1",),
        bag=("-5", "-2", "0", "skull"),
        resources=[2, 0],
    )
    t = play(t, "knack#1.0", "pass")
    assert asked(t) == (0, "commit", ("combat-skill#1",))
    t = play(t, ["combat-skill#1"])
    assert asked(t) == (0, "window-window", ("pass", "knack#1.0")), "a title limited to one counts over all players"
    t = play(t, "pass")
    assert asked(t) == (0, "window-would", ("pass", "statue#1.0")), "two tokens are declared before drawing"
    t = play(t, "statue#1.0")
    assert asked(t) == (0, "which-token", ("-5", "-2"))
    t = play(t, "-5")
    assert asked(t) == (0, "window-would", ("pass", "amulet#1.0")), "the cancel point of the token itself"
    assert trace(t) == ["test combat", "paid 0+1"], "nothing was revealed yet"
    t = play(t, "amulet#1.0")
    assert t.state.bag == ("skull", "-5"), "back in the bag before the next one is drawn"
    assert trace(t)[-3:] == ["token 0", "total 5", "passed"], "3, +1 knack, +1 committed, 0 token"
    assert asked(t) == (0, "window-after", ("pass", "charm#1.0")), "answers to the outcome come before results"
    t = play(t, "charm#1.0")
    assert asked(t) == (0, "order-results", ("manor/strike", "manor/rider/combat-skill/True"))
    t = play(t, ["manor/rider/combat-skill/True", "manor/strike"])
    assert scene(t)[-5:] == [
        "passed",
        "the charm glows",
        "the skill card pays",
        "placed 1 damage stalker#1",
        "test tidied up",
    ]
    assert sorted(t.state.bag) == ["-2", "-5", "0", "skull"]
    assert t.lasting == ()


def test_06_a_failure_can_be_turned_before_anything_hears_of_it() -> None:
    t = manor(
        fight(6, target="stalker#1"),
        hands=[("lucky#1", "lucky#2", "look#1")],
        enemies=("stalker#1",),
        bag=("0",),
        clues_at={"hall": 2},
    )
    assert asked(t) == (0, "window-would", ("pass", "lucky#1.0")), "equal copies are one option"
    t = play(t, "lucky#1.0")
    assert trace(t)[-3:] == ["plays lucky", "lucky", "total 5"], "compared again, still short"
    assert asked(t) == (0, "window-would", ("pass", "lucky#2.0")), "and another copy may follow"
    t = play(t, "pass")
    assert asked(t) == (0, "window-after", ("pass", "look#1.0"))
    t = play(t, "look#1.0")
    assert scene(t)[-5:] == ["failed", "plays look", "0 discovers 2", "placed 1 damage 0", "test tidied up"]


def test_06_a_failure_that_was_turned_is_no_failure() -> None:
    t = manor(fight(5), hands=[("lucky#1", "look#1")], enemies=("brute#1",), bag=("0",), clues_at={"hall": 2})
    t = play(t, "lucky#1.0")
    assert "failed" not in trace(t)
    assert scene(t)[-3:] == ["passed", "placed 1 damage brute#1", "test tidied up"]


def test_06_what_can_be_paid_again_may_be_used_again() -> None:
    t = manor(fight(5), in_play=[("knack#1",)], enemies=("brute#1",), bag=("0",), resources=[3])
    t = play(t, "knack#1.0", "knack#1.0")
    assert asked(t) == (0, "window-window", ("pass", "knack#1.0"))
    t = play(t, "pass", "knack#1.0")
    assert "total 6" in trace(t), "twice in the first window, once in the second"
    assert t.lasting == (), "for this test only"


# ---- 7: a modifier dies in the middle


def test_07_a_helper_who_falls_in_the_middle_no_longer_helps() -> None:
    for share, total in (({"damage/0": 1}, 4), ({"damage/mentor#1": 1}, 3)):
        t = manor(fight(4), in_play=[("mentor#1",)], enemies=("brute#1",), bag=("tablet",))
        t = play(t, share)
        assert f"total {total}" in trace(t)


def test_07_a_success_stands_although_what_made_it_hard_is_gone() -> None:
    t = manor(
        SkillTest(seat=0, skill="intellect", difficulty=2, kind="investigate", target="hall", success="manor/find"),
        in_play=[("fog#1",)],
        attached={"fog#1": "hall"},
        bag=("0",),
        clues_at={"hall": 1},
    )
    assert scene(t) == ["test intellect", "token 0", "total 3", "failed", "test tidied up"], "2 and 2 is 4"
    t = manor(
        SkillTest(seat=0, skill="intellect", difficulty=1, kind="investigate", target="hall", success="manor/find"),
        in_play=[("fog#1",)],
        attached={"fog#1": "hall"},
        bag=("0",),
        clues_at={"hall": 1},
    )
    assert scene(t)[-4:] == ["passed", "fog#1 breaks", "0 discovers 1", "test tidied up"]
    assert t.state.in_play == [()], "the fog lifted when the success was fixed"


def test_07_a_card_spent_in_the_window_before_the_token_no_longer_counts() -> None:
    for answer, total in ((["pass", "pass"], 4), (["pass", "guard#1.1"], 3)):
        t = manor(fight(3), in_play=[("guard#1",)], charges={"guard#1": 1}, enemies=("brute#1",), bag=("0",))
        t = play(t, *answer)
        assert f"total {total}" in trace(t)


def test_07_a_bonus_for_one_kind_of_test_does_not_reach_the_others() -> None:
    for kind, total in (("fight", 4), ("", 3)):
        t = manor(fight(3, kind=kind), in_play=[("veteran#1",)], enemies=("brute#1",), bag=("0",))
        assert f"total {total}" in trace(t)


# ---- 8: a test inside a test


def slip(to: str) -> Turn:
    """A turn whose action is an evasion; who succeeds moves."""
    test = SkillTest(seat=0, skill="agility", difficulty=3, kind="evade", target=to, success="manor/slip")
    return Turn(seat=0, body=Attempt(test=test))


def test_08_an_entry_test_waits_for_the_running_test_and_its_action() -> None:
    t = manor(slip("cellar"), in_play=[("bell#1",)], bag=("0", "0"))
    t = play(t, "pass", "pass", "pass", "pass", "pass")  # one window of the turn, two of each test
    assert scene(t) == [
        "turn of 0",
        "test agility",
        "token 0",
        "total 3",
        "passed",
        "0 enters cellar",
        "cellar is revealed",
        "test tidied up",
        "the action is over",
        "test will",
        "token 0",
        "total 3",
        "failed",
        "test tidied up",
    ]
    assert asked(t) == (0, "window-window", ("pass", "bell#1.0")), "only now comes the next window"


def test_08_the_entry_test_of_somebody_who_is_out_by_then_is_dropped() -> None:
    t = manor(slip("cellar"), seats=2, lead=1, bag=("skull", "0"), horror={"0": 4}, in_play=[("doomed#1",), ()])
    assert "0 is out" in trace(t)
    assert "test will" not in trace(t)


def test_08_a_move_out_of_a_place_that_tests_waits_itself() -> None:
    for tokens, moved in ((("0", "0"), True), (("0", "-1"), False)):
        t = manor(slip("attic"), place=["swamp"], bag=tokens)
        lines = scene(t)
        assert lines.index("test agility", 2) > lines.index("test tidied up"), "one test after the other"
        assert ("0 enters attic" in lines) is moved


# ---- 9: tokens


def test_09_a_further_token_is_a_new_reveal_with_windows_of_its_own() -> None:
    t = manor(
        fight(3),
        hands=[("gamble#1",)],
        in_play=[("statue#1", "amulet#1")],
        enemies=("brute#1",),
        bag=("cultist", "-4", "-1", "0"),
    )
    t = play(t, "statue#1.0", "cultist", "pass")
    assert asked(t) == (0, "window-would", ("pass", "amulet#1.0")), "no second look, but the cancel point is there"
    t = play(t, "amulet#1.0")
    assert scene(t)[1:3] == ["token cultist", "token 0"], "-1 is back in the bag, the next one counts"
    assert sorted(t.state.bag) == ["-1", "-4", "0", "cultist"]


def test_09_the_numbers_of_all_tokens_that_stay_add_up() -> None:
    t = manor(fight(3), hands=[("gamble#1",)], enemies=("brute#1",), bag=("cultist", "-1"))
    t = play(t, "gamble#1.0")
    assert "total 4" in trace(t), "the gamble answered the second token"


def test_09_a_rider_on_a_token_fires_once_in_a_test() -> None:
    t = manor(fight(3), in_play=[("blade#1",)], enemies=("brute#1",), bag=("twin", "skull", "skull"))
    assert trace(t).count("token skull") == 2
    assert trace(t).count("the blade will break") == 1


def test_09_a_token_that_turns_as_it_is_revealed_is_seen_by_all_as_what_it_became() -> None:
    t = manor(fight(0), hands=[("lucky#1",)], in_play=[("tome#1",)], enemies=("brute#1",), bag=("elder",))
    assert scene(t) == ["test combat", "token auto-fail", "total 0", "failed", "test tidied up"]


# ---- 10: would before when


def search(**given: Any) -> Table:
    test = SkillTest(seat=0, skill="intellect", difficulty=2, kind="investigate", target="hall", success="manor/find")
    return manor(test, bag=("0",), **{"clues_at": {"hall": 3}, **given})


def test_10_amount_then_replacement_then_tokens_then_reactions() -> None:
    t = search(in_play=[("lamp#1", "coverup#1", "journal#1")])
    assert asked(t) == (0, "window-would", ("pass", "coverup#1.0"))
    t = play(t, "pass")
    assert asked(t) == (0, "window-after", ("pass", "journal#1.0"))
    t = play(t, "journal#1.0")
    assert scene(t)[-3:] == ["0 discovers 2", "noted in the journal", "test tidied up"]


def test_10_a_replaced_event_is_not_answered_as_the_original() -> None:
    t = play(search(in_play=[("coverup#1", "journal#1")]), "coverup#1.0")
    assert scene(t)[-2:] == ["the cover-up loses a clue", "test tidied up"]
    assert t.state.clues_at == {"hall": 3}


def test_10_who_cannot_discover_is_not_even_asked() -> None:
    t = search(in_play=[("curse#1", "coverup#1", "journal#1")])
    assert scene(t)[-2:] == ["passed", "test tidied up"]


def test_10_a_result_that_is_replaced_never_gets_as_far_as_an_amount() -> None:
    t = search(in_play=[("burglar#1", "lamp#1", "coverup#1")], clues_at={})
    assert scene(t)[-2:] == ["loot instead of clues", "test tidied up"]
