"""The skill test: commits, tokens, comparing, results."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from arkham_play import at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]


@pytest.mark.rule(
    "A-investigate-action.1", "A-investigate-action.3", "A-st.1", "A-skill-tests.1", "A-difficulty-test.1"
)
def test_an_investigation_tests_intellect_against_the_shroud() -> None:
    play = at({"at": "cellar", "hand": ["perception"]}, locations=HALL, tokens=["-1"])
    play.does("investigate")
    test = play.t.view(0)["test"]
    assert (test["skill"], test["difficulty"], test["value"], test["kind"]) == ("intellect", 4, 3, "investigate")
    play.does(["perception"]).until()
    assert play.clues() == 1 and play.on("cellar", "clues") == 1, "3 + 2 - 1 is enough for 4"


@pytest.mark.rule("A-investigate-action.4", "A-st.6.1", "A-difficulty-test.1")
def test_one_too_few_fails() -> None:
    play = at({"at": "cellar"}, locations=HALL, tokens=["0"])
    play.does("investigate").until()
    assert play.clues() == 0 and play.on("cellar", "clues") == 2


@pytest.mark.rule("A-st.2.2", "A-player-order.1")
def test_others_at_the_location_commit_one_card_each() -> None:
    hand = ["perception", "unexpected-courage"]
    seats = {"at": "cellar"}, {"investigator": "agnes-baker", "at": "cellar", "hand": hand}, {
        "investigator": "wendy-adams", "at": "attic", "hand": ["unexpected-courage"]}  # fmt: skip
    play = at(*seats, locations=HALL, tokens=["-1"])
    play.does("investigate")
    assert play.asks == "ask-commit" and play.asked == 1 and play.t.asked[0].most == 1
    play.does(["perception"]).until()
    assert play.clues(0) == 1, "nobody elsewhere was asked"


@pytest.mark.rule("A-st.2.3", "A-st.2.4", "A-classes.1")
def test_only_matching_and_wild_icons_can_be_committed() -> None:
    hand = ["overpower", "unexpected-courage", "perception", "emergency-cache"]
    play = at({"at": "attic", "hand": hand}, locations=HALL, tokens=["0"])
    play.does("investigate")
    assert set(play.keys) == {"unexpected-courage", "perception"}
    play.does(["unexpected-courage"])
    assert play.s.resources[0] == 5, "committing costs nothing"


@pytest.mark.rule("A-limits.6", "A-copy.1")
def test_a_maximum_counts_copies_by_title_over_all_players() -> None:
    seats = {"at": "cellar", "hand": ["perception", "perception"]}, {
        "investigator": "agnes-baker", "at": "cellar", "hand": ["perception"]}  # fmt: skip
    play = at(*seats, locations=HALL, tokens=["0"])
    play.does("investigate")
    with pytest.raises(fathom.IllegalAnswer):
        play.t.choose(["perception", "perception@2"], 0)
    play.does(["perception"])
    assert play.asks != "ask-commit", "the other may not commit a second one"


@pytest.mark.rule("A-limits.6")
@pytest.mark.parametrize(
    ("card", "action"),
    [("guts", ""), ("perception", "investigate"), ("overpower", "fight.ghoul-minion"),
     ("manual-dexterity", "evade.ghoul-minion"), ("unexpected-courage", "investigate")],
)  # fmt: skip
def test_of_each_neutral_skill_one_copy_is_committed_to_a_test(card: str, action: str) -> None:
    where: dict[str, Any] = {"phase": "mythos", "encounter": ["rotting-remains"]} if not action else {}
    enemies = [{"card": "ghoul-minion", "engaged": 0}]
    play = at({"at": "cellar", "hand": [card, card]}, locations=HALL, enemies=enemies, tokens=["0"], **where)
    if action:
        play.does(action)
    play.until("ask-commit")
    with pytest.raises(fathom.IllegalAnswer) as error:
        play.t.choose([card, f"{card}@2"], 0)
    assert error.value.rule == "A-limits.6"
    play.does([card])


@pytest.mark.rule("A-st.6.3", "A-chaos.1", "A-auto-fail-success.1")
def test_auto_fail_makes_the_value_nought() -> None:
    seat = {"at": "attic", "hand": ["perception", "deduction"]}
    play = at(seat, locations=HALL, tokens=["auto-fail"])
    play.does("investigate", ["perception", "deduction"]).until()
    assert play.clues() == 0


@pytest.mark.rule("A-st.6.2", "A-auto-fail-success.1")
def test_an_automatic_success_makes_the_difficulty_nought() -> None:
    seat = {"investigator": "wendy-adams", "at": "cellar", "play": ["wendys-amulet"], "hand": []}
    play = at(seat, locations=HALL, tokens=["elder-sign"])
    play.does("investigate").until()
    assert play.clues() == 1


@pytest.mark.rule("A-st.4.3", "A-x.1")
def test_a_skull_counts_ghouls_and_without_any_it_is_nought() -> None:
    play = at({"at": "attic"}, locations=HALL, tokens=["skull"])
    play.does("investigate").until()
    assert play.clues() == 1


@pytest.mark.rule("A-chaos.2", "A-modifiers.5")
def test_the_value_is_never_below_nought() -> None:
    play = at({"at": "attic"}, locations=HALL, phase="mythos", encounter=["grasping-hands"], tokens=["-4"])
    play.until("ask-action")
    assert play.damage() == 3, "2 - 4 is nought, and fails by 3 against 3, not by 5"


@pytest.mark.rule("A-rul.10", "A-lasting-effects.4")
def test_without_a_token_the_value_stands_as_it_is() -> None:
    seat = {"investigator": "wendy-adams", "at": "cellar", "hand": ["will-to-survive", "perception"]}
    play = at(seat, locations=HALL, tokens=["auto-fail"])
    play.does("free.will-to-survive", "investigate", ["perception"]).until()
    assert play.clues() == 1 and "auto-fail" in play.s.bag


@pytest.mark.rule("A-st.7.2")
def test_the_tester_orders_several_results() -> None:
    play = at({"at": "attic", "hand": ["perception"]}, locations=HALL, tokens=["0"])
    play.does("investigate", ["perception"])
    assert play.asks == "ask-results" and len(play.keys) == 2
    play.answer(list(reversed(play.t.asked[0].keys))).until()
    assert play.clues() == 1 and len(play.hand()) == 1


@pytest.mark.rule("A-peril.2", "A-fw.1.4.2", "A-fw.1.4.3")
def test_nobody_else_helps_while_a_card_with_peril_is_resolved() -> None:
    seats = (
        {"at": "hallway", "clues": 1},
        {"investigator": "agnes-baker", "at": "hallway", "hand": ["ward-of-protection"]},
    )
    play = at(*seats, locations=HALL, phase="mythos", encounter=["hunting-shadow", "swarm-of-rats"])
    play.until("choose-effect")
    assert play.asked == 0 and play.s.peril == 0


@pytest.mark.rule("A-difficulty-test.2", "A-revelation.1", "A-you.2", "A-rul.12")
def test_a_card_names_its_difficulty_and_each_point_of_failure_counts() -> None:
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", encounter=["rotting-remains"], tokens=["-2"])
    play.until()
    assert play.horror() == 2, "3 - 2 against 3: failed by 2, one single horror"


@pytest.mark.rule("A-st.2.w", "A-gains.2", "A-ability.9")
def test_in_the_windows_of_a_test_skills_can_be_raised_for_resources() -> None:
    seat = {"at": "cellar", "play": ["hyperawareness"], "resources": 3}
    play = at(seat, locations=HALL, tokens=["0"])
    play.does("investigate", "hyperawareness.0").until()
    assert play.clues() == 1 and play.s.resources[0] == 2


@pytest.mark.rule("A-rul.22")
def test_a_test_goes_on_when_its_enemy_has_left() -> None:
    seat = {"at": "hallway", "play": ["beat-cop"]}
    rats = {"card": "swarm-of-rats", "engaged": 0}
    play = at(seat, locations=HALL, enemies=[rats], tokens=["0"])
    play.does("fight.swarm-of-rats", "beat-cop.1").until()
    assert not play.has("swarm-of-rats") and play.s.test == 0


@pytest.mark.rule("A-st.7.2")
def test_what_a_test_of_a_card_leads_to_is_told_by_its_name() -> None:
    play = at({"at": "attic", "deck": ["dodge"]}, locations=HALL, phase="mythos", encounter=["rotting-remains"],
              options={"scenario": "the-gathering", "difficulty": "hard"}, tokens=["skull"], round=2)  # fmt: skip
    play.until("ask-results")
    assert play.t.decision is not None
    assert play.t.decision.options[0].text.render("en") == "Rotting Remains"
