"""A free undo teaches nobody anything: `make soak` plays 200 games of every form."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import fathom
from fathom.kernel.ask import Ask
from fathom.kernel.engine import Engine
from fathom.lab.fairness import free_undos
from game_forms import some_forms

GAMES = {"arkham": 2, "call_of_madness": 2}
"""At least so many of each form, where four would be many: these games have three times as many forms as the others."""
ENOUGH, MOST = 20, 12
"""Where so few undos were offered for free, more games are played, up to so many."""


@some_forms
def test_no_undo_that_is_offered_for_free_has_taught_anybody_anything(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    offered = 0
    for seed in count():
        if seed == MOST or (seed >= GAMES.get(game, 4) and offered > ENOUGH):
            break
        some, problems = free_undos(game, seats, options, seed)
        assert problems == []
        offered += some
    assert offered > ENOUGH, "hardly anything could be undone: the test would prove nothing"


@pytest.mark.interpreted
@pytest.mark.parametrize("game", list(fathom.games()))
def test_the_proof_finds_what_is_not_declared(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing counts as revealed, drawn cards, dice, opened seals and the end are undone for free."""
    monkeypatch.setattr(Engine, "reveal", lambda self, id, **args: None)
    found = fathom.games()[game]
    _, problems = free_undos(game, found.seats.start, found.settle_options({}), 0)
    assert any("could not know" in problem for problem in problems)
    assert any("nobody knew" in problem for problem in problems)


@pytest.mark.interpreted
@pytest.mark.parametrize("id", ["revealed-answers", "revealed-asked"])
def test_the_proof_finds_what_the_engine_does_not_declare(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom Abyss asks next tells nothing, so here it keeps silent wherever a hand leaves nothing to choose."""
    game, options = ("unfathomable", {}) if id == "revealed-answers" else ("abyss", {"leviathan": True})
    if id == "revealed-asked":
        monkeypatch.setattr(Ask, "forced", lambda self: self.only())
    declared = Engine.reveal
    monkeypatch.setattr(Engine, "reveal", lambda self, it, **args: None if it == id else declared(self, it, **args))
    found = fathom.games()[game]
    settled = found.settle_options(options)
    assert any(free_undos(game, found.seats.start, settled, seed)[1] for seed in range(24))
