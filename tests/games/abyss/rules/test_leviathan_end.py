"""Leviathan: two more ways to end the game, quiet last turns, and the final account."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import LEVIATHAN, Play, at
from leviathan_play import border, dice, life_left, logged, meets_monster, slain

STACKS = {"squid": ["squid-1"], "crab": ["crab-1"], "seahorse": ["seahorse-1"], "jellyfish": ["jellyfish-1"]}
NO_MORE_LEVIATHANS = {"leviathans": "removed"}
NO_BASE_TOKENS = {"tokens": "removed"}


def last_turn(seats: list[dict[str, Any]], **rest: Any) -> Play:
    """Seat 0 ends a turn on which the base token pile is empty; it is seat 1's last turn."""
    rest.setdefault("rest", NO_BASE_TOKENS)
    rest.setdefault("border", {"7": "17"})
    p = at(LEVIATHAN, seats=seats, council=STACKS, **rest)
    p.does("support", "squid")
    assert (p.seat, p.asked) == (1, "ask-action")
    return p


# ---- triggers


@pytest.mark.rule("L-END-01")
def test_an_empty_leviathan_deck_triggers_the_end_when_the_turn_ends() -> None:
    p = meets_monster(["crab-1"], border={"7": "17"}, rolls=(1, 1), leviathan_deck=["20"], rest=NO_MORE_LEVIATHANS)
    p.does("explore-on")
    assert p.s.leviathan_deck == ()
    assert p.s.ending == "", "nothing happens before the turn is over"
    p.does("take")
    assert p.s.ending == "leviathan"
    assert [rule for rule, _ in logged(p, "log-end-leviathan")] == ["L-END-01"]
    assert p.t.outcome is None


@pytest.mark.rule("L-END-01")
def test_with_one_leviathan_left_in_the_deck_the_game_goes_on() -> None:
    p = meets_monster(
        ["crab-1"], border={"7": "17"}, rolls=(1, 1), leviathan_deck=["20", "19"], rest=NO_MORE_LEVIATHANS
    )
    p.does("explore-on", "take")
    assert p.s.ending == ""


@pytest.mark.rule("L-END-02")
@pytest.mark.parametrize(
    ("kind", "pile", "tokens"), [("tokens", "base_pile", [3]), ("expansion_tokens", "expansion_pile", ["key"])]
)
def test_an_empty_pile_of_monster_tokens_triggers_the_end_when_the_turn_ends(
    kind: str, pile: str, tokens: list[Any]
) -> None:
    p = meets_monster(["crab-5", "crab-1"], border={"7": "18"}, rolls=(2,), rest={kind: "removed"}, **{pile: tokens})
    p.does("fight", "crab-5", 1 if pile == "base_pile" else 0)
    if p.asked == "ask-reveal-token":
        p.does("keep")
    assert p.asked == "ask-attack-again"
    assert p.s.ending == ""
    p.does("end-fight")
    assert p.s.ending == "leviathan"
    assert [rule for rule, _ in logged(p, "log-end-leviathan")] == ["L-END-02"]


@pytest.mark.rule("L-END-02")
def test_one_token_left_on_each_pile_keeps_the_game_going() -> None:
    p = at(
        LEVIATHAN, seats=2, border={"7": "17"}, base_pile=[2], expansion_pile=["key"], council=STACKS,
        rest={"tokens": "removed", "expansion_tokens": "removed"},
    )  # fmt: skip
    p.does("support", "squid")
    assert p.s.ending == ""


@pytest.mark.rule("L-END-01", "L-END-02")
def test_without_leviathan_an_empty_token_pile_ends_nothing() -> None:
    p = at(seats=2, council=STACKS, rest=NO_BASE_TOKENS).does("support", "squid")
    assert p.s.ending == ""


@pytest.mark.rule("L-END-03")
def test_every_other_player_takes_one_last_turn_and_then_it_is_over() -> None:
    p = at(LEVIATHAN, seats=3, active=1, border={"7": "17"}, council=STACKS, rest=NO_MORE_LEVIATHANS)
    p.does("support", "squid")
    assert (p.seat, p.s.ending) == (2, "leviathan")
    p.does("support", "crab")
    assert p.seat == 0
    assert p.t.outcome is None
    p.does("support", "seahorse")
    assert p.t.outcome is not None
    assert p.t.outcome.reason.id == "end-leviathan"


# ---- the last turns


@pytest.mark.rule("L-END-04", "LP-END-01")
def test_in_the_last_turns_a_monster_is_discarded_without_a_choice_and_frees_its_space() -> None:
    p = last_turn(
        [{"pearls": 0}, {"hand": ["crab-5"]}], deck=["shellfish-2", "monster", "monster", "squid-5"], seed=dice(3, 4)
    )
    p.does("explore", "explore-on")
    assert p.asked == "ask-take", "neither fight nor Leviathan was offered"
    assert p.t.view(None)["table"]["track"] == ["shellfish-2", "squid-5"]
    assert [args["space"] for _, args in logged(p, "log-explore")] == [1, 2, 2, 2]
    assert border(p) == {"space-7": "leviathan-17"}
    assert life_left(p, "space-7") == 3
    assert p.s.wounds == [0, 0]
    assert [rule for rule, _ in logged(p, "log-ignore")] == ["L-END-04", "L-END-04"]
    assert p.hand(1) == ["crab-5"]
    p.does("take")
    assert p.t.outcome is not None
    assert p.discard() == ["monster", "monster"]


@pytest.mark.rule("LP-END-01", "L-END-04")
def test_a_monster_on_the_fifth_space_of_a_last_turn_pays_nothing_and_is_passed() -> None:
    four = ["shellfish-1", "shellfish-2", "seahorse-2", "seahorse-3"]
    p = last_turn([{"pearls": 0}, {"hand": ["crab-5"], "pearls": 0}], deck=[*four, "monster", "squid-5"])
    p.does("explore", "explore-on", "explore-on", "explore-on", "explore-on")
    assert p.t.outcome is not None
    assert "squid-5" in p.affiliated(1), "the Ally revealed next on the fifth space had to be taken"
    assert p.s.pearls[1] == 1, "for the Ally of the fifth space, not for the Monster"


@pytest.mark.rule("L-END-04")
def test_the_turn_that_triggers_the_end_still_has_its_monsters() -> None:
    p = meets_monster(
        ["crab-1"], border={"7": "17"}, rolls=(1, 1), leviathan_deck=["20"], rest=NO_MORE_LEVIATHANS,
        then=["monster", "squid-5"],
    )  # fmt: skip
    p.does("explore-on")
    assert p.s.leviathan_deck == ()
    assert (p.asked, p.options) == ("ask-leviathan", ["fight", "explore-on"])


def seventh_lord(**rest: Any) -> Play:
    """Seat 0 of three recruits a seventh Lord; seats 1 and 2 hold a crab for their last turns."""
    six = {"lords": ["aquaculturalist", "landowner", "shopkeeper"], "locations": ["jail"],
           "assigned": {"jail": ["keeper", "reaper", "shepherd"]}}  # fmt: skip
    others = [{"hand": ["crab-2"], "pearls": 0}, {"hand": ["crab-3"], "pearls": 0}]
    p = at(
        LEVIATHAN, seats=[{**six, "pearls": 0, "hand": ["seahorse-5", "squid-3"]}, *others], border={"7": "17"},
        council=STACKS, court=["miller", "trader", "peddler", "landlord"], **rest,
    )  # fmt: skip
    return p.recruits("miller", "seahorse-5", "squid-3")


@pytest.mark.rule("LP-END-02")
def test_after_a_seventh_lord_monsters_work_as_ever_whatever_runs_out_later() -> None:
    p = seventh_lord(
        deck=["monster", "shellfish-2", "monster"], leviathan_deck=["20"], rest=NO_MORE_LEVIATHANS, seed=dice(1, 1)
    )
    assert (p.seat, p.s.ending) == (1, "lords")
    p.does("explore")
    assert (p.asked, p.options) == ("ask-leviathan", ["fight", "explore-on"])
    p.does("explore-on", "take")
    assert p.s.leviathan_deck == ()
    assert (p.seat, p.s.ending) == (2, "lords")
    p.does("explore")
    assert (p.asked, p.options) == ("ask-leviathan", ["fight", "explore-on"])


@pytest.mark.rule("LP-END-02", "L-END-04")
def test_if_both_conditions_are_met_at_the_end_of_the_triggering_turn_monsters_are_without_effect() -> None:
    p = seventh_lord(deck=["monster", "shellfish-2"], rest=NO_MORE_LEVIATHANS)
    assert p.seat == 1
    p.does("explore")
    assert p.asked == "ask-take"
    assert border(p) == {"space-7": "leviathan-17"}


# ---- Lords of Leviathan in the last turns


def recruits_last(lord: str, *payment: str, keeps: str = "crab-5", **rest: Any) -> Play:
    hand = [*payment, keeps]
    court = [lord, "trader", "peddler", "landlord"]
    p = last_turn([{"pearls": 0}, {"hand": hand, "pearls": 0}, {"pearls": 0}], court=court, **rest)
    return p.recruits(lord, *payment)


@pytest.mark.rule("LP-END-03")
def test_rebel_still_takes_a_life_point_in_a_last_turn() -> None:
    p = recruits_last("rebel", "squid-5", "seahorse-3", expansion_pile=["key"])
    assert life_left(p, "space-7") == 2
    assert p.asked == "ask-reveal-token", "its token comes from the pile that is left"


@pytest.mark.rule("LP-END-03")
def test_sorcerer_still_fights_in_a_last_turn() -> None:
    p = recruits_last("sorcerer", "jellyfish-5", "seahorse-3", border={"7": "20"}, seed=dice(3, 1, 1))
    assert p.options == ["yes", "no"]
    p.does("yes")
    assert slain(p, 1) == ["leviathan-20"]


@pytest.mark.rule("LP-END-03")
def test_border_guard_still_sends_a_leviathan_in_a_last_turn() -> None:
    p = recruits_last("border-guard", "crab-3", "seahorse-5", leviathan_deck=["13"], seed=dice(3, 4))
    assert p.asked == "ask-border-guard"
    p.does("player-2")
    assert border(p) == {"space-7": "leviathan-13"}
    assert p.s.wounds == [0, 0, 4]


@pytest.mark.rule("LP-END-03")
def test_breeder_still_places_a_leviathan_in_a_last_turn() -> None:
    p = recruits_last("breeder", "seahorse-5", "squid-4", "seahorse-1", leviathan_deck=["13"])
    assert p.asked == "ask-free-space"
    p.does("space-4")
    assert border(p) == {"space-4": "leviathan-13", "space-7": "leviathan-17"}


# ---- the final account


@pytest.mark.rule("L-END-05", "L-WND-01", "L-FIG-03", "L-TOK-01")
def test_the_base_score_less_wounds_plus_the_figure() -> None:
    """Seat 0: Keeper 6, Miller 10, tokens 2 + 4, crab 3, 4 wounds. Seat 1: Landowner 12, squid 1, 1 wound, figure."""
    p = at(
        LEVIATHAN,
        seats=[
            {"lords": ["keeper", "miller"], "tokens": [2, 4], "affiliated": ["crab-3"], "wounds": 4},
            {"lords": ["landowner"], "wounds": 1, "slain": ["01"]},
        ],
        border={"7": "17"}, council={"shellfish": ["shellfish-2"], "squid": ["squid-1"]}, rest=NO_MORE_LEVIATHANS,
    )  # fmt: skip
    p.does("support", "shellfish", "support")
    assert p.t.outcome is not None
    assert p.score(0) == {"lords": 16, "allies": 3 + 2, "tokens": 6, "locations": 0, "wounds": -4, "slayer": 0}
    assert p.score(1) == {"lords": 12, "allies": 1, "tokens": 0, "locations": 0, "wounds": -1, "slayer": 5}
    assert p.t.outcome.scores == (23, 17)
    assert p.t.outcome.winners == (0,)


@pytest.mark.rule("L-WND-01", "L-END-05")
def test_wounds_can_take_a_score_below_zero() -> None:
    p = at(
        LEVIATHAN, seats=[{"wounds": 9}, {}], border={"7": "17"}, rest=NO_MORE_LEVIATHANS,
        council={"shellfish": ["shellfish-2"], "squid": ["squid-1"]},
    )  # fmt: skip
    p.does("support", "shellfish", "support")
    assert p.t.outcome is not None
    assert p.t.outcome.scores == (-7, 1)
