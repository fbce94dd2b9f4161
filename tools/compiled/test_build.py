"""How a build is asked for, and the games that tune it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import train
from hook import CompiledEngine


@pytest.fixture
def step(tmp_path: Path) -> CompiledEngine:
    """The step of the build, as hatchling makes it."""
    return CompiledEngine(str(tmp_path), {}, None, None, str(tmp_path), "wheel")


@pytest.mark.parametrize("asked", ["", "0"])
def test_a_wheel_is_pure_unless_somebody_asks(
    step: CompiledEngine, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    monkeypatch.setenv("FATHOM_COMPILE", asked)
    build_data: dict[str, Any] = {"force_include": {}}
    step.initialize("standard", build_data)
    assert build_data == {"force_include": {}}


def test_what_is_no_way_to_build_is_refused(step: CompiledEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_COMPILE", "fast")
    with pytest.raises(ValueError, match="1 or tuned, not fast"):
        step.initialize("standard", {"force_include": {}})


@pytest.mark.parametrize(("game", "seats", "options"), [form[:3] for form in train.FORMS])
def test_the_games_that_tune_it_are_played_to_the_end(game: str, seats: int, options: dict[str, Any]) -> None:
    train.play(game, seats, options, train.FIRST_SEED)
