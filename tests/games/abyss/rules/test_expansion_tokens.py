"""Leviathan: the second kind of Monster token, won in secret and revealed when won or at the start of a turn."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from abyss_play import BOTH, LEVIATHAN, Play, at
from leviathan_play import dice, expansion_tokens, logged, meets_monster


def wins(*tokens: str, hand: tuple[str, ...] = ("crab-5", "crab-1"), **rest: Any) -> Play:
    """Seat 0 takes one life point of Leviathan 14 (two tokens), with these expansion tokens on top of the pile.

    The question what to reveal is open.
    """
    p = meets_monster(hand, border={"7": "14"}, rolls=(1, 1, 1), expansion_pile=list(tokens), **rest)
    return p.does("fight", "crab-5", 2 - len(tokens))


def wins_holding(kept: str, wins_token: str) -> Play:
    """Seat 0 keeps its old token at the start of the turn, fights and wins a new one."""
    p = at(
        LEVIATHAN, seats=[{"hand": ["crab-5", "crab-1"], "expansion_tokens": [kept], "pearls": 0}, {"pearls": 0}],
        border={"7": "18"}, deck=["monster"], expansion_pile=[wins_token], council={"squid": ["squid-1"]},
        seed=dice(2),
    )  # fmt: skip
    return p.does("keep", "explore", "fight", "crab-5", 0)


@pytest.mark.rule("L-TOK-01")
def test_base_tokens_are_worth_the_2_to_4_influence_they_show() -> None:
    p = at(LEVIATHAN, seats=[{"tokens": [2, 3, 4]}, {"tokens": [2, 2]}], council={"squid": ["squid-1"]})
    assert (p.score(0)["tokens"], p.score(1)["tokens"]) == (9, 4)
    for value in (1, 5):
        with pytest.raises(fathom.BadPosition):
            at(LEVIATHAN, seats=[{"tokens": [value]}, {}])


@pytest.mark.rule("L-TOK-02", "L-TOK-04")
@pytest.mark.parametrize(
    ("token", "pearls", "keys", "hand"),
    [
        ("two-pearls", 2, 0, ["crab-1"]),
        ("three-pearls", 3, 0, ["crab-1"]),
        ("key", 0, 1, ["crab-1"]),
        ("stack", 0, 0, ["crab-1", "shellfish-1"]),
    ],
)
def test_a_revealed_token_gives_what_it_shows_and_is_discarded(
    token: str, pearls: int, keys: int, hand: list[str]
) -> None:
    p = wins(token)
    assert (p.seat, p.asked, p.rule) == (0, "ask-reveal-token", "L-TOK-03")
    assert p.options == [f"token-{token}", "keep"]
    p.does(f"token-{token}")
    assert (p.s.pearls[0], p.s.key_tokens[0], p.hand(0)) == (pearls, keys, hand)
    assert expansion_tokens(p, 0) == []
    assert p.t.view(None)["table"]["expansion_gone"] == [f"token-{token}"]
    assert [rule for rule, _ in logged(p, "log-reveal-token")] == ["L-TOK-04"]
    assert len(p.s.expansion_pile) == 19, "it does not go back on the pile"


@pytest.mark.rule("L-TOK-02")
def test_a_council_token_lets_its_owner_choose_the_stack() -> None:
    p = wins("stack", council={"squid": ["squid-1", "squid-2"], "seahorse": ["seahorse-1"]})
    p.does("token-stack")
    assert p.asked == "ask-stack"
    assert set(p.options) == {"squid", "seahorse"}
    p.does("squid")
    assert p.hand(0) == ["crab-1", "squid-1", "squid-2"]


@pytest.mark.rule("L-TOK-03", "LP-INF-01")
def test_only_its_owner_sees_a_new_token() -> None:
    p = wins("key", "three-pearls")
    mine, theirs, anyone = (p.t.view(seat)["table"]["expansion_tokens"] for seat in (0, 1, None))
    assert mine[0] == {"size": 2, "cards": mine[0]["cards"]}
    assert set(mine[0]["cards"]) == {"token-key", "token-three-pearls"}
    assert theirs[0] == anyone[0] == {"size": 2}
    for seat in (1, None):
        told = json.dumps([line.to_json() for line in p.t.events(0, seat)]) + json.dumps(p.t.view(seat))
        assert "token-key" not in told
        assert "token-three-pearls" not in told
    assert "token-key" in json.dumps([line.to_json() for line in p.t.events(0, 0)])


@pytest.mark.rule("L-TOK-03")
def test_a_kept_token_may_be_revealed_at_the_start_of_any_later_own_turn() -> None:
    p = wins("three-pearls", then=["squid-1", "squid-2", "squid-3"])
    p.does("keep", "end-fight")
    assert expansion_tokens(p, 0) == ["token-three-pearls"]
    assert (p.seat, p.asked) == (1, "ask-action"), "nobody reveals at the start of another's turn"
    p.does("explore", "take")
    assert (p.seat, p.asked) == (0, "ask-reveal-token")
    p.does("keep", "explore", "take", "explore", "take")
    assert (p.seat, p.asked, p.s.turn) == (0, "ask-reveal-token", 5)
    p.does("token-three-pearls")
    assert p.s.pearls[0] == 3
    assert p.asked == "ask-action"


@pytest.mark.rule("L-TOK-05")
def test_a_kept_token_cannot_be_revealed_when_a_new_one_is_won() -> None:
    p = wins_holding("key", wins_token="two-pearls")
    assert p.options == ["token-two-pearls", "keep"]
    assert "L-TOK-05" in p.refused
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose("token-key")
    p.does("token-two-pearls")
    assert expansion_tokens(p, 0) == ["token-key"]
    assert p.asked == "ask-attack-again"


@pytest.mark.rule("L-TOK-05")
def test_of_two_equal_tokens_only_the_new_one_may_be_revealed() -> None:
    p = wins_holding("two-pearls", wins_token="two-pearls")
    p.does("token-two-pearls")
    assert p.s.pearls[0] == 2
    assert p.asked == "ask-attack-again"
    assert expansion_tokens(p, 0) == ["token-two-pearls"]


@pytest.mark.rule("LP-TOK-01", "L-TOK-03")
def test_several_tokens_may_be_revealed_at_the_start_of_a_turn_before_plotting() -> None:
    p = at(
        LEVIATHAN, seats=[{"expansion_tokens": ["two-pearls", "two-pearls", "key"], "pearls": 0}, {}],
        court=["keeper", "reaper"], council={"squid": ["squid-1"]},
    )  # fmt: skip
    assert (p.seat, p.asked) == (0, "ask-reveal-token")
    assert p.options == ["token-two-pearls", "token-key", "keep"]
    p.does("token-two-pearls", "token-key", "token-two-pearls")
    assert (p.s.pearls[0], p.s.key_tokens[0]) == (4, 1)
    assert expansion_tokens(p, 0) == []
    assert p.asked == "ask-action"
    assert "plot" in p.options, "the pearls just revealed pay for plotting"


@pytest.mark.rule("LP-TOK-02")
def test_a_council_token_waits_while_the_council_is_empty() -> None:
    p = at(LEVIATHAN, seats=[{"expansion_tokens": ["stack", "key"], "pearls": 3}, {}], court=["keeper"])
    assert p.options == ["token-key", "keep"]
    assert "LP-TOK-02" in p.refused
    p.does("token-key")
    assert p.options == ["keep"]
    p.does("keep")
    assert expansion_tokens(p, 0) == ["token-stack"]


@pytest.mark.rule("LP-TOK-02")
def test_a_stack_under_a_foreign_sentinel_does_not_free_the_council_token() -> None:
    def offered(owner: int) -> list[str]:
        return at(
            BOTH, seats=[{"expansion_tokens": ["stack"]}, {}], council={"squid": ["squid-1"]},
            sentinels={"watcher": {"owner": owner, "on": "squid"}},
        ).options  # fmt: skip

    assert offered(1) == ["keep"]
    assert offered(0) == ["token-stack", "keep"]


@pytest.mark.rule("LP-TOK-03")
def test_other_token_gains_come_from_the_base_pile() -> None:
    """Loot 5 gives a Monster token: with Leviathan it is one of the base pile, without a choice."""
    p = at(
        BOTH, seats=[{"keys": 3, "pearls": 0}, {"pearls": 0}], available=["cetacean-graveyard"], loot_deck=[5, 7],
        council={"squid": ["squid-1"], "crab": ["crab-1"]},
    )  # fmt: skip
    p.does("support", "squid", "location-cetacean-graveyard")
    assert p.asked == "ask-loot"
    assert len(p.s.tokens[0]) == 1
    assert (len(p.s.base_pile), len(p.s.expansion_pile)) == (19, 20)
    assert expansion_tokens(p, 0) == []


@pytest.mark.rule("LP-TOK-04")
def test_tokens_never_revealed_are_worth_nothing_in_the_end() -> None:
    def final(tokens: list[str]) -> Play:
        p = at(
            LEVIATHAN, seats=[{"expansion_tokens": tokens, "tokens": [3]}, {}], border={"7": "17"},
            council={"squid": ["squid-1"], "crab": ["crab-1"]}, rest={"leviathans": "removed"},
        )  # fmt: skip
        if tokens:
            p.does("keep")
        p.does("support", "squid", "support")
        assert p.t.outcome is not None
        return p

    p = final(["three-pearls", "key", "stack"])
    assert len(p.s.expansion_tokens[0]) == 3
    assert p.s.pearls[0] == 1
    assert p.score(0)["tokens"] == 3
    assert p.t.outcome.scores == final([]).t.outcome.scores


@pytest.mark.rule("LP-TOK-05")
def test_pearls_and_allies_of_a_token_just_won_serve_the_next_attack() -> None:
    """Two pearls for the Pearl Ally, and a Council stack whose crab is the only Ally left to attack with."""
    p = wins("two-pearls", hand=("crab-5", "crab-1-pearl"))
    p.does("token-two-pearls")
    assert p.asked == "ask-attack-again"
    p.does("attack-again")
    assert (p.asked, p.t.decision.most) == ("ask-spend", 2)
    q = meets_monster(
        ["crab-5"], border={"7": "14"}, rolls=(1, 1), expansion_pile=["stack"], council={"crab": ["crab-2"]}
    )
    q.does("fight", 1, "token-stack")
    assert q.asked == "ask-attack-again"
    q.does("attack-again")
    assert sorted(q.discard()) == ["crab-2", "crab-5", "monster"]


@pytest.mark.rule("LP-TOK-06")
def test_a_third_key_won_in_a_fight_takes_a_location_only_after_the_action() -> None:
    p = wins("key", me={"keys": 2}, available=["jail"])
    p.does("token-key")
    assert p.s.key_tokens[0] == 3
    assert p.asked == "ask-attack-again", "the fight goes on first"
    p.does("end-fight")
    assert (p.seat, p.asked) == (0, "ask-location")


@pytest.mark.rule("LP-TOK-01", "LP-TOK-06")
def test_a_third_key_revealed_at_the_start_of_the_turn_takes_a_location_before_the_action() -> None:
    p = at(
        LEVIATHAN, seats=[{"expansion_tokens": ["key"], "keys": 2}, {}], available=["jail"],
        council={"squid": ["squid-1"]},
    )  # fmt: skip
    p.does("token-key")
    assert p.asked == "ask-location"
    p.does("location-jail")
    assert p.locations(0) == ["jail"]
    assert p.asked == "ask-action"


@pytest.mark.rule("LP-INF-01")
def test_wounds_kills_figure_sizes_and_the_pile_of_each_token_are_public_but_no_face() -> None:
    p = at(
        LEVIATHAN,
        seats=[
            {"wounds": 3, "tokens": [2, 4], "expansion_tokens": ["key"], "slain": ["01"]},
            {"wounds": 1, "tokens": [3], "expansion_tokens": ["stack", "key"]},
            {},
        ],
        border={"7": "17"}, council={"squid": ["squid-1"]}, active=2,
    )  # fmt: skip
    for seat in (None, 0, 1, 2):
        table = p.t.view(seat)["table"]
        assert table["wounds"] == [3, 1, 0]
        assert table["slain"] == [["leviathan-01"], [], []]
        assert table["slayer"] == 0
        assert (table["leviathan_deck"], table["base_pile"], table["expansion_pile"]) == (18, 17, 17)
        assert [zone["size"] for zone in table["tokens"]] == [2, 1, 0]
        assert [zone["size"] for zone in table["expansion_tokens"]] == [1, 2, 0]
        for name in ("tokens", "expansion_tokens"):
            seen = [number for number, zone in enumerate(table[name]) if "cards" in zone]
            assert seen == ([] if seat is None else [seat])
