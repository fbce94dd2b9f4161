"""A saved table whose numbers name no frame is refused in words, before anybody looks at it."""

from __future__ import annotations

import pytest

import fathom
from arkham_play import GAME, at
from fathom.kernel.record import load, save


@pytest.mark.parametrize("number", [-1, 1_000_000])
@pytest.mark.parametrize("name", ["scene", "turn", "action", "test"])
def test_what_the_state_calls_a_frame_must_be_one(name: str, number: int) -> None:
    play = at({"at": "attic", "hand": ["perception"]}, locations=["hallway", {"card": "attic", "clues": 2}])
    saved = save(play.does("investigate").t)
    assert play.asks == "ask-commit" and load(GAME, saved).asked, "as it is it can be read"
    saved["state"] = {**saved["state"], name: number}
    with pytest.raises(fathom.BadRecord, match=f"{name}|no frame"):
        load(GAME, saved)


def test_a_table_without_frames_is_none() -> None:
    saved = save(at().t) | {"frames": [], "steps": []}
    with pytest.raises(fathom.BadRecord):
        load(GAME, saved)
