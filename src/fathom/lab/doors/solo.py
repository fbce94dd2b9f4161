"""Gymnasium: the games that one can play alone, `fathom/Arkham-v0` and `fathom/CallOfMadness-v0`.

The reward is 1 for a game that is won and -1 for one that is lost, at its end. An action that is not open (see
`action_mask`) ends the game, too, with -1 and `info["illegal"]`.
"""

from __future__ import annotations

from typing import Any

from ..extras import extra
from .unfolded import ACTIONS, Unfolded
from .zoo import observed, spaces

gymnasium = extra("gymnasium", "lab")

__all__ = ["SoloEnv", "register"]

NAMES = {"arkham": "fathom/Arkham-v0", "call_of_madness": "fathom/CallOfMadness-v0"}


class SoloEnv(gymnasium.Env):  # type: ignore[misc, name-defined]  # the library has no types
    """One game for one."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        self.game, self.options, self.render_mode = game, options, render_mode
        self.observation_space = spaces()
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**32))
        self.play = Unfolded(self.game, 1, deal, self.options, quiet=not self.render_mode)
        self.shown = 0
        return observed(self.play, 0), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.play.actions:
            return observed(self.play, 0), -1.0, True, False, {"illegal": True}
        self.play.act(int(action))
        return observed(self.play, 0), self.play.returns()[0], self.play.seat < 0, False, {}

    def view(self) -> dict[str, Any]:
        """What the player of the game sees."""
        return self.play.view(0)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        told = "\n".join(line.text.render("en") for line in self.play.table.events(self.shown, 0))
        self.shown = self.play.table.choices
        return told


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for game, name in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="fathom.lab.doors.solo:SoloEnv", kwargs={"game": game})
