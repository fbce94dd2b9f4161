"""PettingZoo: every game as an AEC environment.

| import | `from fathom.lab.doors import zoo; env = zoo.env("abyss", seats=3, leviathan=True)` |
|---|---|
| actions | discrete (1,024), with a mask; questions are unfolded, so one choice may take several steps of one agent |
| agents | `seat_0` and so on |
| observations | numbers (2,048) and the mask; `env.unwrapped.view("seat_0")` is the view of the seat |
| rewards | 1 for those who win, -1 for the others, when the game is over |
"""

from __future__ import annotations

import random
from typing import Any

import fathom

from ..extras import extra
from .unfolded import ACTIONS, MOST, NUMBERS, Unfolded

gymnasium = extra("gymnasium", "lab")
numpy = extra("numpy", "lab")
pettingzoo = extra("pettingzoo", "lab")
wrappers = extra("pettingzoo.utils.wrappers", "lab")

__all__ = ["RawEnv", "env", "spaces"]


def spaces() -> Any:
    """What an agent sees: numbers, and which actions are open."""
    row = gymnasium.spaces.Box(-MOST, MOST, (NUMBERS,), numpy.float32)
    return gymnasium.spaces.Dict(
        {"observation": row, "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), numpy.int8)}
    )


def observed(play: Unfolded, seat: int) -> dict[str, Any]:
    mask = play.mask() if seat == play.seat else [0] * ACTIONS
    return {
        "observation": numpy.array(play.numbers(seat), dtype=numpy.float32),
        "action_mask": numpy.array(mask, dtype=numpy.int8),
    }


class RawEnv(pettingzoo.AECEnv):  # type: ignore[misc, name-defined]  # the library has no types
    """One game. Use `env` unless you want to see what happens without the usual wrappers."""

    def __init__(
        self, game: str, seats: int, render_mode: str | None = None, max_cycles: int = 20_000, **options: Any
    ) -> None:
        super().__init__()
        trial = fathom.new(game, seats=seats, options=options)  # refuses what cannot be played
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode is None, 'ansi' or 'human', not {render_mode!r}")
        self.game, self.seats, self.options = game, seats, dict(trial.options)
        self.metadata = {
            "render_modes": ["ansi", "human"], "name": f"fathom_{game}_v{trial.game.version}",
            "is_parallelizable": False, "render_fps": 1,
        }  # fmt: skip
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: spaces() for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._luck = random.Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the last seed that was given."""
        if seed is not None:
            self._luck = random.Random(seed)
        deal = self._luck.getrandbits(32)
        self.play = Unfolded(self.game, self.seats, deal, self.options, quiet=not self.render_mode)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps, self.shown = 0, 0
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.play, self.possible_agents.index(agent))

    def view(self, agent: str) -> dict[str, Any]:
        """All the agent may know, as the players of the game see it."""
        return self.play.view(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        if self.play.seat < 0:
            self.rewards = dict(zip(self.possible_agents, self.play.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
            if self.steps >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What happened since the last time, in the words of the log."""
        if self.render_mode is None:
            return None
        told = "\n".join(line.text.render("en") for line in self.play.table.events(self.shown))
        self.shown = self.play.table.choices
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, seats: int, **settings: Any) -> Any:
    """A game with the usual wrappers: an action that is not open ends the game with -1 for who took it."""
    made = RawEnv(game, seats, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
