"""Leviathan: the figure of the Slayer of the Deep."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import Play
from leviathan_play import logged, meets_monster, slain


def kills(mine: list[str], theirs: list[str], more: list[str] | None = None, **rest: Any) -> Play:
    """Seat 0, with `mine` slain before, kills Leviathan 4; seats 1 (and 2) have killed before as well."""
    others = [{"pearls": 0, "slain": names} for names in ([theirs] if more is None else [theirs, more])]
    p = meets_monster(["crab-5"], me={"slain": mine}, others=others, border={"7": "04", "9": "17"}, rolls=(6,), **rest)
    return p.does("fight", "space-7", 1)


@pytest.mark.rule("L-FIG-01")
def test_the_first_to_kill_a_leviathan_takes_the_figure() -> None:
    before = meets_monster(["crab-5"], border={"7": "04", "9": "17"}, rolls=(6,))
    assert before.s.slayer == -1
    p = kills([], [])
    assert p.s.slayer == 0
    assert [rule for rule, _ in logged(p, "log-slayer")] == ["L-FIG-01"]


@pytest.mark.rule("L-FIG-01")
def test_hurting_a_leviathan_is_not_enough_for_the_figure() -> None:
    p = meets_monster(["crab-5"], border={"7": "02"}, rolls=(1,)).does("fight", 2)
    assert slain(p, 0) == []
    assert p.s.slayer == -1


@pytest.mark.rule("L-FIG-02")
def test_a_player_who_draws_level_takes_the_figure_at_once() -> None:
    p = kills([], ["01"], slayer_figure=1)
    assert p.s.slayer == 0
    assert [rule for rule, _ in logged(p, "log-slayer")] == ["L-FIG-02"]
    ids = [id for id, _ in p.lines()]
    assert ids.index("log-kill") + 1 == ids.index("log-slayer")


@pytest.mark.rule("L-FIG-02")
def test_a_player_who_overtakes_the_holder_takes_the_figure() -> None:
    assert kills(["02"], ["01"], slayer_figure=1).s.slayer == 0


@pytest.mark.rule("L-FIG-02")
def test_with_fewer_kills_than_the_holder_the_figure_stays() -> None:
    p = kills([], ["01", "02"], slayer_figure=1)
    assert p.s.slayer == 1
    assert logged(p, "log-slayer") == []


@pytest.mark.rule("L-FIG-02")
def test_only_the_killer_can_take_the_figure_and_is_measured_against_its_holder() -> None:
    """Seat 2 is level with the holder but does not kill; seat 0 kills and is still behind both."""
    p = kills([], ["01", "02"], ["03", "05"], slayer_figure=1)
    assert p.s.slayer == 1


@pytest.mark.rule("LP-FIG-01")
def test_a_holder_who_kills_again_keeps_the_figure() -> None:
    p = kills(["01"], ["02"], slayer_figure=0)
    assert p.s.slayer == 0
    assert logged(p, "log-slayer") == []


@pytest.mark.rule("L-FIG-03")
def test_the_holder_scores_five() -> None:
    p = kills([], ["01"], slayer_figure=1)
    assert (p.score(0)["slayer"], p.score(1)["slayer"]) == (5, 0)
