"""The verbs on investigators, outposts, fire and depth tokens: all that is aimed at something on a board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....kernel.procedure import Step
from ....kernel.text import Text
from ..rules import depth
from ..rules.board import (
    empty_for_outpost,
    keys_of,
    neighbours,
    others,
    player_key,
    space_of,
    spaces_of,
    standing,
)  # fmt: skip
from ..rules.cultists import gain, lose
from ..rules.depth_moves import AddDepth, MoveDepth
from ..rules.fire import add_fire, remove_fire
from ..rules.investigators import attack, defeat, ignite, named, reinforce, target
from ..rules.movement import MoveInvestigator, can_step
from ..rules.outposts import place_outpost, refuse_outpost, removable, remove_outpost
from ..state import DEPTHS, Table
from .action import Action, Aim
from .notation import Act

__all__ = ["Attack", "Cultists", "Depth", "Destroy", "Fire", "Ignite", "Move", "Outpost", "Reinforce", "boards_for"]


def boards_for(t: Table, found: Act, seat: int) -> list[int]:
    """The players whose boards and pools an action may concern (C-play.14). A teammate is another player (R-32)."""
    if found.where == "own":
        return [seat]
    return others(t, seat) if found.where == "opp" else [seat, *others(t, seat)]


class OnInvestigator(Action):
    """An action with an investigator as its target."""

    why = "ask-investigator"
    on_investigator = True
    counted = True

    def suited(self, t: Table, spaces: list[int]) -> list[int]:
        """Those that this verb can have as its target."""
        return spaces

    def anybody(self, t: Table) -> bool:
        """Does any investigator suit?"""
        return any(t.state.board)

    def targets(self, t: Table, aim: Aim) -> list[int]:
        s, found, used = t.state, self.of, aim.used
        if found.where:
            spaces = [space for board in boards_for(t, found, aim.seat) for space in standing(t, board)]
        else:
            spaces = standing(t)
        if used:
            spaces = [space for space in spaces if f"i{s.board[space][0]}" not in used]
        if found.most_life:
            spaces = [space for space in spaces if s.board[space][2] <= found.most_life]
        if found.near == "adj":
            spaces = [space for space in spaces if f"i{s.board[space][0]}" not in aim.hit
                      and any(beside in aim.aimed for beside in neighbours(t, space))]  # fmt: skip
        elif found.near:
            spaces = [space for space in spaces if any(s.outposts[beside] for beside in neighbours(t, space))]
        return self.suited(t, spaces)

    def keys(self, t: Table, aim: Aim) -> list[str]:
        return keys_of(t, sorted(self.targets(t, aim)))

    def possible(self, t: Table, aim: Aim) -> bool:
        found = self.of
        if found.near or found.most_life or found.where or aim.used:
            return bool(self.targets(t, aim))
        return self.anybody(t)

    def after(self, t: Table, aim: Aim, key: str) -> Aim:
        space = space_of(t, key)
        number = f"i{t.state.board[space][0]}"
        return Aim(seat=aim.seat, of=aim.of, used=(*aim.used, number), aimed=(*aim.aimed, space),
                   hit=(*aim.hit, number), strip=aim.strip)  # fmt: skip

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        space = space_of(t, key)
        target(t, space, aim.seat)
        return self.do(t, aim, space)

    def do(self, t: Table, aim: Aim, space: int) -> Step:
        raise NotImplementedError


class Attack(OnInvestigator):
    verbs = ("attack",)
    rule = "C-action.attack.1"

    def do(self, t: Table, aim: Aim, space: int) -> Step:
        return attack(t, space, self.of.n, aim.seat)


class Destroy(OnInvestigator):
    verbs = ("destroy",)
    rule = "C-action.destroy.1"

    def do(self, t: Table, aim: Aim, space: int) -> Step:
        t.log("log-destroy", "C-action.destroy.1", it=named(t, space))
        return defeat(t, space, aim.seat, strip=aim.strip)


class Reinforce(OnInvestigator):
    """Also one with 6 life, without effect (C-rul.16)."""

    verbs = ("reinforce",)
    rule = "C-action.reinforce.1"

    def do(self, t: Table, aim: Aim, space: int) -> Step:
        reinforce(t, space, self.of.n)
        return None


class Move(OnInvestigator):
    """Its target has a legal step (C-rul.14a)."""

    verbs = ("move",)
    rule = "C-action.move.1"

    def suited(self, t: Table, spaces: list[int]) -> list[int]:
        return [space for space in spaces if can_step(t, space)]

    def anybody(self, t: Table) -> bool:
        return any(can_step(t, space) for space in standing(t))

    def do(self, t: Table, aim: Aim, space: int) -> Step:
        return MoveInvestigator(seat=aim.seat, number=t.state.board[space][0], left=self.of.n, of=aim.of)


class Ignite(OnInvestigator):
    """One without a fire marker, while the supply has one (C-rul.40)."""

    verbs = ("ignite",)
    rule = "C-action.ignite.1"

    def suited(self, t: Table, spaces: list[int]) -> list[int]:
        board = t.state.board
        return [space for space in spaces if not board[space][3]] if t.state.fire_supply else []

    def anybody(self, t: Table) -> bool:
        return bool(self.suited(t, standing(t)))

    def do(self, t: Table, aim: Aim, space: int) -> Step:
        ignite(t, space)
        return None


class Outpost(Action):
    """Add an outpost to a board one names, also to a full one; or remove one."""

    verbs = ("outpost+", "outpost-")
    why = "ask-space"
    rules: ClassVar[Mapping[str, str]] = {"outpost+": "C-action.outpost-add.1", "outpost-": "C-action.outpost-remove.1"}
    counted = True

    @property
    def adds(self) -> bool:
        return self.of.verb == "outpost+"

    def keys(self, t: Table, aim: Aim) -> list[str]:
        boards = boards_for(t, self.of, aim.seat)
        if self.adds:
            return [key for board in sorted(boards) for key in self._places(t, aim, board)]
        return keys_of(t, [space for board in sorted(boards) for space in spaces_of(t, board)
                           if removable(t, space) and f"s{space}" not in aim.used])  # fmt: skip

    def _places(self, t: Table, aim: Aim, board: int) -> list[str]:
        """The legal spaces; a board that has none, or for which there is no outpost, is named itself (C-rul.41a)."""
        legal = empty_for_outpost(t, board)
        if not legal or not t.state.outpost_supply:
            return [player_key(board)]
        return keys_of(t, [space for space in legal if f"s{space}" not in aim.used])

    def after(self, t: Table, aim: Aim, key: str) -> Aim:
        return aim if key.startswith("player-") else aim.using(f"s{space_of(t, key)}")

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        if key.startswith("player-"):
            refuse_outpost(t, int(key[7:]), aim.seat)
        elif self.adds:
            place_outpost(t, space_of(t, key), "C-action.outpost-add.1")
        else:
            remove_outpost(t, space_of(t, key), "C-action.outpost-remove.1")
        return None

    def label(self, t: Table, key: str) -> Text:
        if key.startswith("player-"):
            return Text("outpost-refused", player=super().label(t, key))
        return super().label(t, key)

    def rule_of(self, key: str) -> str:
        return "C-action.outpost-add.5" if key.startswith("player-") else ""

    def refused(self, t: Table, aim: Aim) -> list[tuple[Text, str]]:
        out = super().refused(t, aim)
        if self.adds:
            out.append((Text("refuse-top-row"), "C-action.outpost-add.2"))
        elif any(t.state.outposts[space] and token >= 0 for space, token in enumerate(t.state.depth)):
            out.append((Text("refuse-outpost-depth"), "C-action.outpost-remove.3"))
        return out


class OnPlayer(Action):
    """An action with a player as its target."""

    why = "ask-player"
    counted = True

    def players(self, t: Table, aim: Aim) -> list[int]:
        raise NotImplementedError

    def keys(self, t: Table, aim: Aim) -> list[str]:
        return [player_key(player) for player in self.players(t, aim) if f"p{player}" not in aim.used]

    def after(self, t: Table, aim: Aim, key: str) -> Aim:
        return aim.using(f"p{key[7:]}")


class Fire(OnPlayer):
    """A fire marker into the pool of a player, or out of it."""

    verbs = ("fire+", "fire-")
    rules: ClassVar[Mapping[str, str]] = {"fire+": "C-action.fire-add.1", "fire-": "C-action.fire-remove.1"}

    def players(self, t: Table, aim: Aim) -> list[int]:
        s = t.state
        boards = boards_for(t, self.of, aim.seat)
        if self.of.verb == "fire+":
            return boards if s.fire_supply else []
        return [player for player in boards if s.fire[player]]

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        if self.of.verb == "fire+":
            add_fire(t, int(key[7:]), "C-action.fire-add.1")
        else:
            remove_fire(t, int(key[7:]))
        return None


class Cultists(OnPlayer):
    """Cultists of another player, whom the acting one chooses."""

    verbs = ("opp+", "opp-")
    rule = "C-action.cultists.3"

    def players(self, t: Table, aim: Aim) -> list[int]:
        return others(t, aim.seat)

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        if self.of.verb == "opp+":
            gain(t, int(key[7:]), self.of.n, "C-action.cultists.3")
        else:
            lose(t, int(key[7:]), self.of.n, "C-action.cultists.3", aim.seat)
        return None


class Depth(Action):
    """Add, move, flip or remove a depth token."""

    verbs = ("depth+", "depth>", "depth~", "depth-")
    why = "ask-depth-token"
    rules: ClassVar[Mapping[str, str]] = {
        "depth+": "C-action.depth.2", "depth>": "C-action.depth.4", "depth~": "C-action.depth.5",
        "depth-": "C-action.depth.6",
    }  # fmt: skip
    counted = True

    def _places(self, t: Table, aim: Aim) -> list[int]:
        return [space for space in depth.free_for_depth(t) if f"s{space}" not in aim.used]

    def keys(self, t: Table, aim: Aim) -> list[str]:
        if self.of.verb == "depth+":
            return [DEPTHS[token] for token in depth.tokens_to_add(t)] if self._places(t, aim) else []
        if self.of.verb == "depth>" and not self._places(t, aim):
            return []
        return keys_of(t, [space for space in depth.with_token(t) if f"d{space}" not in aim.used])

    def after(self, t: Table, aim: Aim, key: str) -> Aim:
        return aim if self.of.verb in ("depth+", "depth>") else aim.using(f"d{space_of(t, key)}")

    def act(self, t: Table, aim: Aim, key: str) -> Step:
        s = t.state
        if self.of.verb == "depth+":
            return AddDepth(seat=aim.seat, token=DEPTHS.index(key), used=aim.used)
        space = space_of(t, key)
        if self.of.verb == "depth>":
            return MoveDepth(seat=aim.seat, space=space, used=aim.used)
        text = depth.token_text(t, s.depth[space])
        if self.of.verb == "depth~":
            s.depth[space] ^= 1
            text = depth.token_text(t, s.depth[space])
            t.log("log-depth-flip", "C-action.depth.5", token=text, space=Action.label(self, t, key))
        else:
            depth.lift(t, space)
            t.log("log-depth-gone", "C-action.depth.6", token=text, space=Action.label(self, t, key))
        return None

    def label(self, t: Table, key: str) -> Text:
        if self.of.verb == "depth+":
            return depth.token_text(t, DEPTHS.index(key))
        token = depth.token_text(t, t.state.depth[space_of(t, key)])
        return Text("depth-at", token=token, space=super().label(t, key))
