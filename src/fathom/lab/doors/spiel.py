"""OpenSpiel: every game as a registered Python game, `pyspiel.load_game("fathom_abyss(players=3,leviathan=True)")`.

Chance is one node at the root: it deals one of 4,096 seeds, and all luck of the game follows from it. Actions are the
unfolded items of questions; observations are views. Options that are data of the players' own (decks, content) keep
their defaults.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import fathom

from ...kernel.data import encode
from ...kernel.errors import IllegalAnswer
from ...kernel.game import Game
from ...kernel.setting import Setting
from ...kernel.text import Text
from ..extras import extra
from .unfolded import ACTIONS, NUMBERS, Unfolded

numpy = extra("numpy", "lab")
pyspiel = extra("pyspiel", "lab")

__all__ = ["DEALS", "register", "short_name"]

DEALS = 4096
LONGEST = 20_000


def short_name(game: str) -> str:
    return f"fathom_{game}"


def options_of(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    listed = [name for name, setting in game.options.items() if isinstance(setting, Setting)]
    return {name: params[name] for name in listed if name in params}


def register() -> None:
    """Make all games known to OpenSpiel."""
    for id, game in fathom.games().items():
        if short_name(id) not in pyspiel.registered_names():
            kind = game_type(game)
            pyspiel.register_game(kind, made_for(id, kind))


def game_type(game: Game) -> Any:
    listed = {name: s.default for name, s in game.options.items() if isinstance(s, Setting)}
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=fathom.Text("game-title", game.id).render("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, **listed},
    )


def made_for(id: str, kind: Any) -> type:
    """The class of a game: OpenSpiel makes games by calling what was registered."""

    class Registered(SpielGame):
        game_id, kind_of_game = id, kind

    return Registered


class SpielGame(pyspiel.Game):  # type: ignore[misc, name-defined]  # the library has no types
    """The rules with their options settled."""

    game_id = ""
    kind_of_game: Any = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        rules = fathom.games()[self.game_id]
        self.seats = int(params.get("players", rules.seats.start))
        self.options = rules.settle_options(options_of(rules, params))
        rules.check_seats(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS, max_chance_outcomes=DEALS, num_players=self.seats,
            min_utility=-1.0, max_utility=1.0, max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(self.kind_of_game, info, params)

    def new_initial_state(self) -> Any:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(recall)


class SpielState(pyspiel.State):  # type: ignore[misc, name-defined]  # the library has no types
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules, self.seats, self.options = game.game_id, game.seats, game.options
        self.play: Unfolded | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.seat < 0 else self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.play is None or player != self.play.seat:
            return []
        return sorted(self.play.actions)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            if not 0 <= action < DEALS:
                raise IllegalAnswer(Text("out-of-range", "kernel", given=str(action), least=0, most=DEALS - 1))
            self.play = Unfolded(self.rules, self.seats, action, self.options, quiet=False)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.play is None or player < 0 else self.play.name(action)

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.seat < 0

    def returns(self) -> list[float]:
        return [0.0] * self.seats if self.play is None else self.play.returns()

    def __str__(self) -> str:
        """Everything that decides how it goes on, for whoever may know all."""
        return "deal" if self.play is None else f"{self.play.table.fingerprint()} {'+'.join(self.play.taken)}"


class SpielObserver:
    """What a player sees now, or, with perfect recall, has seen on the way."""

    def __init__(self, recall: bool) -> None:
        self.recall = recall
        self.tensor = numpy.zeros(NUMBERS, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0 if state.play is None else state.play.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.play is None:
            return "deal"
        told: list[Any] = [state.play.view(player)]
        if self.recall:
            own = [answer for seat, answer in state.play.table.answers if seat == player]
            told += [own, [line.to_json() for line in state.play.table.events(seat=player)]]
        return encode(told).decode()
