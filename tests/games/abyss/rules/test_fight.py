"""Leviathan: fighting. Strength, resistance, rewards, and attacking again."""

from __future__ import annotations

import pytest

import fathom
from abyss_play import LEVIATHAN
from fathom.games.abyss.cards.leviathans import SPACES
from leviathan_play import border, life_left, logged, meets_monster, slain

# Leviathan 2 of the box has the resistances and rewards of the rulebook's example: 6 for 2 tokens, 4 for 1.
EXAMPLE = {"7": "02"}


# ---- the three worked examples of the rulebook


@pytest.mark.rule("L-FGT-14", "L-FGT-03", "L-FGT-05")
def test_example_strength_5_does_nothing_against_6_and_earns_a_pearl() -> None:
    p = meets_monster(["jellyfish-2", "crab-1"], border=EXAMPLE, rolls=(3,))
    p.does("fight", "jellyfish-2")
    assert logged(p, "log-attack-fails")[0][1]["n"] == 5
    assert life_left(p, "space-7") == 2
    assert p.s.pearls[0] == 1
    assert p.hand(0) == ["crab-1"]
    assert p.discard() == ["jellyfish-2"]
    assert (p.s.tokens[0], p.s.expansion_tokens[0]) == ((), ())
    assert p.asked == "ask-attack-again"


@pytest.mark.rule("L-FGT-15", "L-FGT-03", "L-FGT-06", "L-FGT-08")
def test_example_strength_8_removes_one_life_point_and_earns_2_tokens() -> None:
    p = meets_monster(["jellyfish-5", "crab-1"], border=EXAMPLE, rolls=(3,))
    p.does("fight", "jellyfish-5", 2)
    rule, args = logged(p, "log-attack-succeeds")[0]
    assert (rule, args["n"], args["points"]) == ("L-FGT-06", 8, 1)
    assert life_left(p, "space-7") == 1
    assert len(p.s.tokens[0]) == 2
    assert p.s.pearls[0] == 0
    assert slain(p, 0) == []
    assert p.asked == "ask-attack-again"


@pytest.mark.rule("L-FGT-16", "L-FGT-03", "L-FGT-07", "L-FGT-08")
def test_example_strength_10_removes_6_and_4_earns_3_tokens_and_kills() -> None:
    p = meets_monster(["jellyfish-5", "crab-1"], border={**EXAMPLE, "5": "17"}, rolls=(5,))
    p.does("fight", "space-7", "jellyfish-5", 3)
    rule, args = logged(p, "log-attack-succeeds")[0]
    assert (rule, args["n"], args["points"]) == ("L-FGT-07", 10, 2)
    assert len(p.s.tokens[0]) == 3
    assert slain(p, 0) == ["leviathan-02"]
    assert border(p) == {"space-5": "leviathan-17"}
    assert p.s.slayer == 0


# ---- who fights what


@pytest.mark.rule("L-FGT-01")
def test_any_leviathan_on_the_border_may_be_chosen() -> None:
    p = meets_monster(["crab-2", "crab-3"], border={"4": "02", "7": "17", "12": "15"}, rolls=(1,)).does("fight")
    assert (p.asked, p.rule) == ("ask-target", "L-FGT-01")
    assert p.options == ["space-4", "space-7", "space-11-12"]
    p.does("space-11-12", "crab-3")
    assert logged(p, "log-attack-fails")[0][1]["n"] == 4
    assert p.asked == "ask-attack-again"


@pytest.mark.rule("L-FGT-01", "L-LEV-01", "L-FGT-04")
def test_only_leviathans_the_hand_can_fight_are_offered() -> None:
    p = meets_monster(["squid-2", "seahorse-3"], border={"4": "02", "7": "09", "9": "13", "10": "17"}, rolls=(1,))
    assert p.does("fight").options == ["space-7", "space-9"]


@pytest.mark.rule("L-LEV-01", "L-LEV-02", "L-FGT-02")
def test_an_ally_of_either_printed_race_may_fight_and_no_other() -> None:
    hand = ["jellyfish-2", "crab-3", "squid-4", "seahorse-5", "shellfish-5"]
    for fighter in ("jellyfish-2", "crab-3"):
        p = meets_monster(hand, border={"7": "01"}, rolls=(1,)).does("fight")
        assert (p.asked, p.rule) == ("ask-fighter", "L-FGT-02")
        assert p.options == ["jellyfish-2", "crab-3"]
        assert "L-LEV-01" in p.refused
        with pytest.raises(fathom.IllegalAnswer):
            p.t.choose("squid-4")
        p.does(fighter)
        assert fighter not in p.hand(0)
        assert p.discard() == [fighter]
        assert len(p.hand(0)) == 4


@pytest.mark.rule("L-LEV-01")
def test_a_leviathan_without_a_second_race_is_fought_by_crabs_alone() -> None:
    p = meets_monster(["jellyfish-5", "crab-3", "squid-4", "seahorse-5", "shellfish-5"], border={"7": "17"}, rolls=(1,))
    p.does("fight")
    assert p.discard() == ["crab-3"], "with one Ally that can fight there is nothing to choose"


@pytest.mark.rule("L-FGT-04")
def test_without_a_required_ally_the_explorer_must_go_on_and_place_a_leviathan() -> None:
    me = {"lords": ["coward"]}  # leaves something to choose, so that the refusal can be read
    p = meets_monster(["squid-4", "seahorse-5"], me=me, border={"7": "01"}, rolls=(1, 1), leviathan_deck=["20"])
    assert p.options == ["explore-on", "ignore"]
    assert "L-FGT-04" in p.refused
    p.does("explore-on")
    assert border(p) == {"space-2-3": "leviathan-20", "space-7": "leviathan-01"}
    empty = meets_monster([], border={"7": "01"}, rolls=(1, 1), leviathan_deck=["20"])
    assert border(empty) == {"space-2-3": "leviathan-20", "space-7": "leviathan-01"}


@pytest.mark.rule("LP-FGT-10")
def test_once_fighting_there_is_no_way_out_before_the_first_attack() -> None:
    p = meets_monster(["crab-2", "crab-3"], border={"4": "02", "7": "17"}, rolls=(1,)).does("fight")
    assert p.options == ["space-4", "space-7"]
    p.does("space-7")
    assert p.options == ["crab-2", "crab-3"]
    p.does("crab-2")
    assert p.options == ["attack-again", "end-fight"]


# ---- strength against resistance


@pytest.mark.rule("L-FGT-03", "L-LEV-04", "L-FGT-05", "L-FGT-06")
@pytest.mark.parametrize(("die", "works"), [(3, False), (4, True), (5, True)])
def test_die_plus_value_must_equal_or_beat_the_resistance(die: int, works: bool) -> None:
    """Leviathan 18 withstands 7; the crab brings 3."""
    p = meets_monster(["crab-3", "crab-1"], border={"7": "18"}, rolls=(die,)).does("fight", "crab-3")
    rolled = logged(p, "log-roll")
    assert [(rule, args["n"]) for rule, args in rolled] == [("L-FGT-03", die)]
    if works:
        assert p.asked == "ask-split-tokens"
        p.does(1)
    assert life_left(p, "space-7") == (1 if works else 2)
    assert p.s.pearls[0] == (0 if works else 1)
    assert "crab-3" not in p.hand(0)


@pytest.mark.rule("L-FGT-07", "LP-LEV-02")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (5, 2), (6, 1)])
def test_strength_runs_down_successive_resistances_in_order(die: int, left: int) -> None:
    """Leviathan 13 withstands 3, 7, 5: strength 9 takes only the 3 although it would pay for the 5 below the 7."""
    p = meets_monster(["crab-4", "crab-1"], border={"7": "13"}, rolls=(die,)).does("fight", "crab-4")
    p.does(p.t.decision.most)
    assert life_left(p, "space-7") == left


@pytest.mark.rule("LP-LEV-02")
def test_surplus_strength_is_lost_between_attacks() -> None:
    """Leviathan 13: strength 9 beats 3 and leaves 6 unused; the next attack of 6 does not add up to beat 7."""
    p = meets_monster(["crab-5", "crab-2", "crab-1"], border={"7": "13"}, rolls=(4, 4))
    p.does("fight", "crab-5", 1, "attack-again", "crab-2")
    assert [args["n"] for _, args in logged(p, "log-attack-succeeds")] == [9]
    assert [args["n"] for _, args in logged(p, "log-attack-fails")] == [6]
    assert life_left(p, "space-7") == 2


@pytest.mark.rule("LP-LEV-03", "L-LEV-04")
def test_life_points_lost_to_one_player_stay_lost_for_the_next() -> None:
    """Seat 0 takes the 6 of Leviathan 2; seat 1 then needs only 4 to kill it."""
    p = meets_monster(
        ["crab-4"], border={"7": "02", "4": "17"}, rolls=(2, 3), others=[{"pearls": 0, "hand": ["jellyfish-1"]}],
        then=["monster"],
    )  # fmt: skip
    p.does("fight", "space-7", 2)
    assert (p.seat, p.asked) == (1, "ask-action")
    assert life_left(p, "space-7") == 1
    p.does("explore", "fight", 1)
    assert slain(p, 1) == ["leviathan-02"]
    assert slain(p, 0) == []


# ---- rewards


@pytest.mark.rule("L-FGT-08", "L-LEV-05")
@pytest.mark.parametrize(("lost", "tokens"), [(0, 1), (1, 2), (2, 1)])
def test_each_life_point_pays_the_tokens_printed_beside_it(lost: int, tokens: int) -> None:
    """Leviathan 9: 3 for 1 token, 7 for 2, 5 for 1. The crab brings 5, the die makes it beat exactly one point."""
    die = {0: 1, 1: 2, 2: 1}[lost]
    border_now = {"7": {"leviathan": "09", "lost": lost}, "4": "17"}
    p = meets_monster(["crab-5"], border=border_now, rolls=(die,)).does("fight", "space-7")
    assert (p.asked, p.t.decision.least, p.t.decision.most) == ("ask-split-tokens", 0, tokens)
    p.does(tokens)
    assert len(p.s.tokens[0]) == tokens
    assert [(rule, args["n"]) for rule, args in logged(p, "log-take-tokens")] == [("L-FGT-08", tokens)]


@pytest.mark.rule("L-FGT-09")
@pytest.mark.parametrize("from_base", [0, 1, 2, 3])
def test_reward_tokens_are_split_over_the_two_piles_as_the_player_likes(from_base: int) -> None:
    p = meets_monster(["crab-5", "squid-1"], border={**EXAMPLE, "4": "17"}, rolls=(5,), expansion_pile=["key"] * 3)
    p.does("fight", "space-7")
    assert (p.asked, p.rule, p.t.decision.least, p.t.decision.most) == ("ask-split-tokens", "L-FGT-09", 0, 3)
    p.does(from_base)
    assert (len(p.s.tokens[0]), len(p.s.expansion_tokens[0])) == (from_base, 3 - from_base)
    assert (len(p.s.base_pile), len(p.s.expansion_pile)) == (20 - from_base, 17 + from_base)


@pytest.mark.rule("LP-FGT-05")
def test_when_a_pile_runs_out_the_rest_comes_from_the_other_and_what_is_missing_is_lost() -> None:
    def fight(base: list[int], expansion: list[str]) -> tuple[int, int, int, int]:
        """Win 3 tokens with these piles; what was offered (least, most from the base pile) and what was got."""
        p = meets_monster(
            ["crab-5"], border={**EXAMPLE, "4": "17"}, rolls=(5,), base_pile=base, expansion_pile=expansion,
            rest={"tokens": "removed", "expansion_tokens": "removed"},
        )  # fmt: skip
        p.does("fight", "space-7")
        least = most = -1
        if p.asked == "ask-split-tokens":
            least, most = p.t.decision.least, p.t.decision.most
            p.does(most)
        return least, most, len(p.s.tokens[0]), len(p.s.expansion_tokens[0])

    assert fight([2, 3, 4], ["key"] * 3) == (0, 3, 3, 0)
    assert fight([2], ["key"] * 3) == (0, 1, 1, 2)
    assert fight([2, 3, 4], ["key"]) == (2, 3, 3, 0)
    assert fight([2], ["key"]) == (-1, -1, 1, 1), "one token is lost and nothing is left to choose"
    assert fight([], ["key"] * 4) == (-1, -1, 0, 3)
    assert fight([], []) == (-1, -1, 0, 0)


# ---- again, or enough


@pytest.mark.rule("L-FGT-11", "L-FGT-12", "L-FGT-02")
def test_the_same_leviathan_may_be_attacked_again_with_a_new_ally_and_a_new_roll() -> None:
    p = meets_monster(["crab-1", "crab-2", "jellyfish-3"], border=EXAMPLE, rolls=(1, 2, 6))
    p.does("fight", "crab-1")
    assert (p.asked, p.rule) == ("ask-attack-again", "L-FGT-12")
    assert p.options == ["attack-again", "end-fight"]
    p.does("attack-again")
    assert p.options == ["jellyfish-3", "crab-2"]
    p.does("crab-2", "attack-again", 2)
    assert [args["n"] for _, args in logged(p, "log-roll")] == [1, 2, 6]
    assert p.hand(0) == []
    assert life_left(p, "space-7") == 1
    assert (p.seat, p.asked) == (1, "ask-action"), "no Ally is left for a fourth attack"


@pytest.mark.rule("L-FGT-12")
def test_the_fight_may_be_ended_after_a_success_as_after_a_failure() -> None:
    for die in (1, 6):
        p = meets_monster(["crab-3", "crab-1"], border=EXAMPLE, rolls=(die,)).does("fight", "crab-3")
        if p.asked == "ask-split-tokens":
            p.does(2)
        assert p.asked == "ask-attack-again"
        p.does("end-fight")
        assert (p.seat, p.asked) == (1, "ask-action")
        assert p.hand(0) == ["crab-1"]


@pytest.mark.rule("L-FGT-10", "L-FGT-11")
def test_only_one_leviathan_is_fought_in_a_turn() -> None:
    p = meets_monster(["crab-1", "crab-2"], border={"7": "02", "4": "17", "9": "20"}, rolls=(1, 1))
    p.does("fight", "space-7", "crab-1")
    assert p.options == ["attack-again", "end-fight"]
    assert "L-FGT-10" in p.refused
    p.does("attack-again")
    assert p.asked != "ask-target"
    assert (p.seat, p.asked) == (1, "ask-action")
    assert p.hand(0) == []


@pytest.mark.rule("LP-FGT-08", "L-FGT-05")
def test_every_failed_attack_pays_a_pearl_of_its_own() -> None:
    p = meets_monster(["crab-1", "crab-1", "crab-1"], border=EXAMPLE, rolls=(1, 2, 3)).does("fight")
    assert (p.s.pearls[0], p.asked) == (1, "ask-attack-again")
    p.does("attack-again")
    assert (p.s.pearls[0], p.asked) == (2, "ask-attack-again")
    p.does("attack-again")
    assert p.s.pearls[0] == 3
    assert life_left(p, "space-7") == 2


# ---- the fight and the exploration around it


@pytest.mark.rule("LP-FGT-03")
def test_when_the_fight_ends_the_monster_is_discarded_and_the_track_goes_to_the_council() -> None:
    p = meets_monster(["crab-1", "crab-1"], track=["squid-2", "seahorse-4-dice"], border=EXAMPLE, rolls=(1,))
    p.does("fight")
    assert p.t.view(None)["table"]["track"] == ["squid-2", "seahorse-4-dice", "monster"]
    p.does("end-fight")
    assert p.s.track == ()
    assert sorted(p.discard()) == ["crab-1", "monster"]
    assert (p.stack(4), p.stack(2)) == (["squid-2"], ["seahorse-4-dice"])
    assert p.hand(0) == ["crab-1"], "no Ally of the track is taken"
    assert (p.seat, p.asked) == (1, "ask-action")


FOUR = ["squid-1", "squid-2", "seahorse-1", "seahorse-2"]


@pytest.mark.rule("LP-FGT-01", "LP-FGT-02")
def test_a_monster_on_the_fifth_space_must_be_fought_and_pays_a_pearl_first() -> None:
    p = meets_monster(["crab-1", "crab-2"], track=FOUR, border={"7": "01", "4": "17"}, rolls=(1,))
    assert p.asked == "ask-target", "there was nothing to choose but the fight"
    assert p.s.pearls[0] == 1
    coward = meets_monster(["crab-1"], me={"lords": ["coward"]}, track=FOUR, border={"7": "01"}, rolls=(1,))
    assert coward.options == ["fight", "ignore"]
    assert "LP-FGT-01" in coward.refused


@pytest.mark.rule("LP-FGT-02")
def test_a_fight_from_an_earlier_space_pays_no_pearl() -> None:
    p = meets_monster(["crab-1", "crab-2"], track=FOUR[:3], border={"7": "01", "4": "17"}, rolls=(1,))
    p.does("fight")
    assert (p.asked, p.s.pearls[0]) == ("ask-target", 0)


@pytest.mark.rule("LP-FGT-01", "L-FGT-04")
def test_a_monster_on_the_fifth_space_that_cannot_be_fought_is_explored_past() -> None:
    p = meets_monster(["squid-5"], track=FOUR, border={"7": "01"}, rolls=(1, 1), then=["crab-5"], leviathan_deck=["17"])
    assert border(p) == {"space-2-3": "leviathan-17", "space-7": "leviathan-01"}
    assert [args["space"] for _, args in logged(p, "log-explore")] == [1, 2, 3, 4, 5, 5]
    assert p.hand(0) == ["crab-5", "squid-5"], "the Ally revealed next lies on the fifth space and has to be taken"
    assert (p.s.pearls[0], p.seat) == (1, 1)


@pytest.mark.rule("LP-FGT-09", "LP-TOK-02")
def test_allies_on_the_track_are_out_of_reach_for_a_council_token_won_in_the_fight() -> None:
    p = meets_monster(
        ["crab-5", "crab-1"], track=["squid-2"], border={"7": "18"}, rolls=(2,), council={}, expansion_pile=["stack"],
        options=LEVIATHAN,
    )  # fmt: skip
    p.does("fight", "crab-5", 0)
    assert p.asked == "ask-reveal-token"
    assert p.options == ["keep"]
    assert "LP-TOK-02" in p.refused
    p.does("keep", "end-fight")
    assert p.stack(4) == ["squid-2"]


@pytest.mark.rule("LP-FGT-09")
def test_a_council_token_takes_an_older_stack_without_the_allies_still_on_the_track() -> None:
    p = meets_monster(
        ["crab-5", "crab-1"], track=["squid-2"], border={"7": "18"}, rolls=(2,), council={"squid": ["squid-1"]},
        expansion_pile=["stack"],
    )  # fmt: skip
    p.does("fight", "crab-5", 0, "token-stack")
    assert p.hand(0) == ["crab-1", "squid-1"]
    p.does("end-fight")
    assert p.stack(4) == ["squid-2"]


def test_the_questions_of_a_fight_name_the_leviathan() -> None:
    """Whoever opens the table in the middle of it has no log to look that up in."""
    p = meets_monster(["jellyfish-1-pearl", "crab-1", "crab-2"], border=EXAMPLE, rolls=(3,), me={"pearls": 2})
    p.does("fight")
    here = p.t.view(0)["table"]["border"][SPACES.index("space-7")]
    for asked, answer in (("ask-fighter", "jellyfish-1-pearl"), ("ask-spend", 0)):
        assert p.t.decision is not None and p.asked == asked
        assert p.t.view(0)["decision"]["prompt"]["args"]["leviathan"]["id"] == here
        p.does(answer)
