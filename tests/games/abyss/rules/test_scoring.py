"""What influence is counted at the end, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import BOTH, LEVIATHAN
from abyss_short import finished


def winners(*seats: dict[str, Any]) -> tuple[int, ...]:
    outcome = finished(*seats).t.outcome
    assert len(set(outcome.scores)) == 1, "the seats should be tied on influence"
    found: tuple[int, ...] = outcome.winners
    return found


@pytest.mark.rule("B-SCO-01")
def test_all_own_lords_count_free_assigned_or_disabled() -> None:
    """Miller 10 free, Recruiter 4 assigned, Jailer 7 disabled; the Location they paid for is worth 0."""
    me = {
        "lords": ["miller"],
        "disabled": ["jailer"],
        "locations": ["black-smokers"],
        "assigned": {"black-smokers": ["recruiter"]},
    }
    p = finished(me, {"lords": ["elder"]})
    assert [p.score(seat)["lords"] for seat in (0, 1)] == [10 + 4 + 7, 3]
    assert p.t.outcome.scores == (21, 3)


@pytest.mark.rule("B-SCO-02")
def test_only_the_strongest_affiliated_ally_of_each_race_counts() -> None:
    mine = ["crab-1", "crab-4", "crab-3", "squid-2", "jellyfish-5", "jellyfish-1"]
    p = finished({"affiliated": mine}, {"affiliated": ["shellfish-3", "seahorse-1"]})
    assert p.t.outcome.scores == (4 + 2 + 5, 3 + 1)


@pytest.mark.rule("B-SCO-02")
def test_allies_with_abilities_count_by_race_and_value_like_any_other() -> None:
    p = finished({"affiliated": ["crab-1", "crab-2-pearl", "squid-3-dice"]}, {}, options=LEVIATHAN)
    assert p.score(0)["allies"] == 2 + 3


@pytest.mark.rule("B-SCO-03")
def test_monster_tokens_count_their_values() -> None:
    p = finished({"tokens": [2, 2, 3, 4]}, {"tokens": [3]})
    assert p.t.outcome.scores == (11, 3)


@pytest.mark.rule("B-SCO-03")
def test_unrevealed_expansion_tokens_add_nothing_to_the_base_tokens() -> None:
    mine = {"tokens": [4], "expansion_tokens": ["token-three-pearls", "token-key"]}
    p = finished({}, mine, options=LEVIATHAN)
    assert p.score(1)["tokens"] == 4


@pytest.mark.rule("B-SCO-04")
def test_locations_are_scored_after_the_final_affiliation() -> None:
    """The crab joins at the end: the Chasm is worth 5 and 3 for it, the Coral Barrier one less than 20."""
    p = finished({"locations": ["chasm"], "hand": ["crab-2"]}, {"locations": ["coral-barrier"], "hand": ["squid-1"]})
    assert p.score(0)["locations"] == 5 + 3
    assert p.score(1)["locations"] == 20 - 1
    assert p.t.outcome.scores == (8 + 2, 19 + 1)


@pytest.mark.rule("B-SCO-04")
def test_every_own_location_is_scored_and_no_available_one() -> None:
    p = finished({"locations": ["jail", "chasm"]}, {}, available=["barracks"])
    assert p.t.outcome.scores == (15 + 5, 0)


@pytest.mark.rule("B-SCO-05")
def test_pearls_keys_and_what_stays_in_hand_score_nothing() -> None:
    p = finished({"pearls": 9, "keys": 2, "hand": ["crab-1", "crab-5", "crab-4"]}, {})
    assert p.hand(0) == ["crab-4", "crab-5"] and p.s.pearls[0] == 9
    assert p.t.outcome.scores == (1, 0)  # the affiliated crab of value 1


@pytest.mark.rule("B-SCO-06")
def test_most_influence_wins_whatever_the_pearls() -> None:
    outcome = finished({"lords": ["miller"], "pearls": 0}, {"lords": ["trader"], "pearls": 20}).t.outcome
    assert outcome.scores == (10, 9) and outcome.winners == (0,)


@pytest.mark.rule("B-SCO-06")
def test_a_tie_goes_to_most_pearls() -> None:
    lords = ["trader"], ["peddler"], ["apprentice"]  # 9 each
    assert winners(*({"lords": mine, "pearls": n} for mine, n in zip(lords, (2, 5, 4), strict=True))) == (1,)


@pytest.mark.rule("B-SCO-06")
def test_a_tie_of_pearls_as_well_goes_to_the_highest_single_lord() -> None:
    """Both have 12 influence and 3 Pearls; Landowner alone is worth 12, Seeker and Treasurer are 7 and 5."""
    assert winners({"lords": ["seeker", "treasurer"], "pearls": 3}, {"lords": ["landowner"], "pearls": 3}) == (1,)


@pytest.mark.rule("B-SCO-06")
def test_pearls_come_before_the_highest_lord() -> None:
    assert winners({"lords": ["seeker", "treasurer"], "pearls": 4}, {"lords": ["landowner"], "pearls": 3}) == (0,)


@pytest.mark.rule("B-SCO-06")
def test_a_view_tells_what_decided_a_tie_and_no_more() -> None:
    def ties(*seats: dict[str, Any]) -> list[Any]:
        told = finished(*seats).t.view(None)["ties"]
        return [(tie["text"]["id"], tie["values"], tie["seats"]) for tie in told]

    low = {"lords": ["keeper"], "pearls": 9}
    one, other = {"lords": ["trader"], "pearls": 2}, {"lords": ["peddler"], "pearls": 5}
    assert ties(one, low) == []
    assert ties(one, other, low) == [("tie-pearls", [2, 5, 9], [0, 1])]
    seeker, owner = {"lords": ["seeker", "treasurer"], "pearls": 3}, {"lords": ["landowner"], "pearls": 3}
    assert ties(seeker, owner) == [("tie-pearls", [3, 3], [0, 1]), ("tie-lord", [7, 12], [0, 1])]


@pytest.mark.rule("B-SCO-07")
def test_players_still_tied_share_the_victory() -> None:
    tied = [{"lords": ["trader"], "pearls": 2}, {"lords": ["peddler"], "pearls": 2}]
    assert winners(*tied) == (0, 1)
    assert finished(*tied, {"lords": ["keeper"]}).t.outcome.winners == (0, 1)  # a third, weaker one does not share


@pytest.mark.rule("B-SCO-08")
@pytest.mark.parametrize(
    "hidden",
    [
        {"lords": ["elder"], "disabled": ["keeper"]},
        {"lords": ["elder"], "locations": ["black-smokers"], "assigned": {"black-smokers": ["keeper"]}},
        {"lords": ["elder", "keeper"]},
    ],
    ids=["disabled", "assigned", "free"],
)
def test_the_tie_breaks_highest_lord_may_be_free_assigned_or_disabled(hidden: dict[str, Any]) -> None:
    """Nine influence each: Recruiter 4 and Shaman 5 against Elder 3 and Keeper 6."""
    assert winners({"lords": ["recruiter", "shaman"]}, hidden) == (1,)


@pytest.mark.rule("B-SCO-01", "B-SCO-02", "B-SCO-03", "B-SCO-04", "K-NEB-06", "K-FIG-05")
def test_a_whole_score_adds_up_part_by_part() -> None:
    me = {
        "lords": ["miller"],
        "affiliated": ["crab-4", "crab-1"],
        "tokens": [3, 2],
        "locations": ["chasm"],
        "wounds": 2,
        "slain": ["leviathan-04"],
        "nebulis": 3,
    }
    p = finished(me, {}, options=BOTH)
    assert p.score(0) == {
        "lords": 10,
        "allies": 4,
        "tokens": 5,
        "locations": 5 + 3 * 2,
        "wounds": -2,
        "slayer": 5,
        "nebulis": -3,
        "kraken": -5,
    }
    assert p.t.outcome.scores == (25, 0)
    assert p.t.view(1)["scores"][0]["locations"] == 11  # at the end everybody sees how it came about
