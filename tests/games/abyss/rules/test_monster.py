"""Monsters of the base game: the Threat track and its rewards."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import KRAKEN, Play, at
from fathom.games.abyss.cards.allies import KEY, RACES

POOR = {"pearls": 0}


def meets(*deck: str, threat: int = 0, **rest: Any) -> Play:
    """Seat 0 explores this deck; nobody can buy anything."""
    return at(seats=[POOR, POOR], deck=list(deck), threat=threat, **rest)


def fights(threat: int, **rest: Any) -> Play:
    return meets("monster", threat=threat, **rest).does("fight")


@pytest.mark.rule("B-MON-01")
def test_a_monster_may_be_fought_or_passed() -> None:
    p = meets("monster", "crab-1")
    assert p.asked == "ask-monster" and p.options == ["fight", "explore-on"] and p.rule == "B-MON-01"


@pytest.mark.rule("B-MON-02")
def test_exploring_past_a_monster_raises_the_threat_and_leaves_it_on_its_space() -> None:
    p = meets("monster", "crab-1", "monster", "crab-2")
    p.does("explore-on")
    assert p.s.threat == 1
    assert [KEY[kind] for kind in p.s.track] == ["monster", "crab-1"]
    p.does("explore-on")
    assert p.s.threat == 1  # passing an Ally raises nothing
    p.does("explore-on")
    assert p.s.threat == 2
    assert [KEY[kind] for kind in p.s.track] == ["monster", "crab-1", "monster", "crab-2"]
    assert p.lines().count(("log-threat", "B-MON-02")) == 2


@pytest.mark.rule("B-MON-03")
def test_the_threat_never_rises_above_5() -> None:
    p = meets("monster", "monster", "crab-1", threat=4)
    p.does("explore-on")
    assert p.s.threat == 5
    p.does("explore-on")
    assert p.s.threat == 5


@pytest.mark.rule("B-MON-04", "B-MON-05")
def test_a_fought_monster_loses_and_the_exploration_is_over() -> None:
    p = meets("crab-1", "squid-2", "monster", threat=2)
    p.does("explore-on", "explore-on", "fight")
    assert p.s.key_tokens[0] == 1  # the reward of space 2, without any roll
    assert p.s.threat == 0
    assert p.s.active == 1 and p.hand(0) == []
    assert p.discard() == ["monster"]
    assert p.stack(RACES.index("crab")) == ["crab-1"] and p.stack(RACES.index("squid")) == ["squid-2"]
    assert ("log-fight-monster", "B-MON-04") in p.lines()


@pytest.mark.rule("B-MON-04")
def test_the_reward_is_read_before_the_threat_returns_to_0() -> None:
    p = fights(4)
    assert p.asked == "ask-reward" and p.s.threat == 4
    p.does("reward-2-0")
    assert p.s.threat == 0


@pytest.mark.rule("B-MON-06", "B-MON-16")
def test_a_monster_on_the_fifth_space_must_be_fought_and_pays_a_pearl_first() -> None:
    p = meets("crab-1", "crab-2", "crab-3", "crab-4", "monster", "squid-5")
    p.does("explore-on", "explore-on", "explore-on", "explore-on")
    assert p.asked == "ask-reward"  # no choice between fighting and going on
    assert p.s.pearls[0] == 1  # already there while the reward is chosen
    p.does("reward-1-0")
    assert p.s.pearls[0] == 2
    gains = [rule for id, rule in p.lines() if id == "log-gain-pearls"]
    assert gains == ["B-MON-06", "B-MON-07"]


@pytest.mark.rule("B-MON-16")
def test_the_fifth_spaces_pearl_and_the_reward_are_separate_gains() -> None:
    """A Highwayman takes a Pearl of every gain of two or more: 1 and 2 cost one Pearl, 1 and 1 none."""
    for threat, reward, left in ((0, "reward-1-0", 2), (1, "reward-2-0", 2)):
        p = at(
            KRAKEN,
            seats=[POOR, {"pearls": 0, "lords": ["highwayman"]}],
            threat=threat,
            deck=["crab-1", "crab-2", "crab-3", "crab-4", "monster"],
        )
        p.does("explore-on", "explore-on", "explore-on", "explore-on", reward)
        assert p.s.pearls == [left, threat]


@pytest.mark.rule("B-MON-07")
def test_threat_0_gives_a_pearl_or_a_token() -> None:
    assert fights(0).options == ["reward-1-0", "reward-0-1"]
    assert fights(0).rule == "B-MON-07"
    p = fights(0).does("reward-1-0")
    assert (p.s.pearls[0], len(p.s.tokens[0]), p.s.key_tokens[0]) == (1, 0, 0)
    p = fights(0).does("reward-0-1")
    assert (p.s.pearls[0], len(p.s.tokens[0]), p.s.key_tokens[0]) == (0, 1, 0)


@pytest.mark.rule("B-MON-08")
@pytest.mark.parametrize(
    ("reward", "pearls", "tokens"), [("reward-2-0", 2, 0), ("reward-1-1", 1, 1), ("reward-0-2", 0, 2)]
)
def test_threat_1_gives_two_pearls_or_tokens_in_any_mix(reward: str, pearls: int, tokens: int) -> None:
    p = fights(1)
    assert p.options == ["reward-2-0", "reward-1-1", "reward-0-2"] and p.rule == "B-MON-08"
    p.does(reward)
    assert (p.s.pearls[0], len(p.s.tokens[0]), p.s.key_tokens[0]) == (pearls, tokens, 0)


@pytest.mark.rule("B-MON-09")
def test_threat_2_gives_a_key() -> None:
    p = fights(2)
    assert (p.s.pearls[0], len(p.s.tokens[0]), p.s.key_tokens[0]) == (0, 0, 1)
    assert ("log-gain-keys", "B-MON-09") in p.lines()


@pytest.mark.rule("B-MON-10")
@pytest.mark.parametrize(("reward", "pearls", "tokens"), [("reward-1-0", 1, 0), ("reward-0-1", 0, 1)])
def test_threat_3_gives_a_key_and_a_pearl_or_a_token(reward: str, pearls: int, tokens: int) -> None:
    p = fights(3)
    assert p.options == ["reward-1-0", "reward-0-1"] and p.rule == "B-MON-10"
    p.does(reward)
    assert (p.s.pearls[0], len(p.s.tokens[0]), p.s.key_tokens[0]) == (pearls, tokens, 1)


@pytest.mark.rule("B-MON-11")
@pytest.mark.parametrize(
    ("reward", "pearls", "tokens"), [("reward-2-0", 2, 0), ("reward-1-1", 1, 1), ("reward-0-2", 0, 2)]
)
def test_threat_4_gives_a_key_and_two_pearls_or_tokens_in_any_mix(reward: str, pearls: int, tokens: int) -> None:
    p = fights(4)
    assert p.options == ["reward-2-0", "reward-1-1", "reward-0-2"] and p.rule == "B-MON-11"
    p.does(reward)
    assert (p.s.pearls[0], len(p.s.tokens[0]), p.s.key_tokens[0]) == (pearls, tokens, 1)


@pytest.mark.rule("B-MON-12")
def test_threat_5_gives_two_keys() -> None:
    p = fights(5)
    assert (p.s.pearls[0], len(p.s.tokens[0]), p.s.key_tokens[0]) == (0, 0, 2)


@pytest.mark.rule("B-MON-13")
def test_rewards_are_offered_only_as_far_as_the_tokens_go() -> None:
    one_left = {"base_pile": [3], "rest": {"tokens": "removed"}}
    p = fights(1, **one_left)
    assert p.options == ["reward-2-0", "reward-1-1"]
    assert "B-MON-13" in p.refused
    assert fights(0, **one_left).options == ["reward-1-0", "reward-0-1"]
    none_left = fights(4, rest={"tokens": "removed"})
    assert none_left.s.active == 1 and none_left.s.pearls[0] == 2  # only Pearls were left to take


@pytest.mark.rule("B-MON-14")
def test_tokens_are_drawn_unseen_and_known_to_their_owner_only() -> None:
    p = fights(1, base_pile=[4, 2]).does("reward-0-2")
    assert sorted(p.s.tokens[0]) == [2, 4]
    assert sorted(p.t.view(0)["table"]["tokens"][0]["cards"]) == [2, 4]
    assert p.t.view(1)["table"]["tokens"][0] == {"size": 2}
    assert p.lines(0).count(("log-your-token", "B-MON-14")) == 2
    assert ("log-your-token", "B-MON-14") not in p.lines(1) + p.lines(None)
    drawn = {fathom.position("abyss", {"seats": 2, "seed": seed}).state.base_pile[-1] for seed in range(40)}
    assert drawn == {2, 3, 4}  # the pile is random


@pytest.mark.rule("B-MON-14")
def test_tokens_are_revealed_at_final_scoring() -> None:
    stuck: dict[str, Any] = {"court": ["sage"], "rest": {"exploration": "removed"}}
    p = at(seats=[{"tokens": [4, 2], "pearls": 0}, {"tokens": [3], "pearls": 0}], **stuck)
    assert p.t.outcome is not None and p.t.outcome.scores == (6, 3)
    for viewer in (0, 1, None):
        assert p.t.view(viewer)["tokens"] == [[4, 2], [3]]
        shown = [line for line in p.t.events(0, viewer) if line.rule == "B-MON-14"]
        assert [len(line.text.args["tokens"].items) for line in shown] == [2, 1]
    assert "tokens" not in fights(0).t.view(1)  # not before the end


@pytest.mark.rule("B-MON-15")
def test_the_threat_stays_for_the_next_player_until_a_monster_is_fought() -> None:
    p = meets("monster", "crab-1", "monster", "crab-2", "monster")
    p.does("explore-on", "take")
    assert p.s.active == 1 and p.s.threat == 1
    p.does("explore-on", "take")
    assert p.s.active == 0 and p.s.threat == 2
    p.does("fight")
    assert p.s.key_tokens == [1, 0] and p.s.threat == 0
