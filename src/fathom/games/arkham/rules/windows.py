"""Player windows: free abilities and fast cards may be used (A-fw.0.2, A-rul.3, A-rul.23)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....kernel.ability import Ability, InPlay
from ....kernel.event import Event
from ....kernel.procedure import Step
from ....kernel.text import Text
from ....kernel.window import PASS, Window, open_window
from ..state import Table
from .abilities import Answering

__all__ = ["IN_TURN", "InTurn", "PlayerWindow", "others_window", "player_window"]

IN_TURN = "in-turn/window"
"""What may be done in every player window of the own turn without being an ability of a card in play."""


class InTurn(Ability):
    """Something that the active investigator may do in every player window of the turn: play a fast asset (A-fast.5),
    spend the group's clues for the act (A-act-agenda.4). Their keys are those of the list of actions."""

    named: ClassVar[str] = ""
    clause: ClassVar[str] = ""

    def __init__(self, slug: str) -> None:
        self.bind(f"arkham/{slug}/{self.named}", slug)

    def listens(self) -> str:
        return IN_TURN

    def could(self, t: Table, seat: int) -> bool:
        """May it be done, by what everybody knows?"""
        raise NotImplementedError

    def can(self, t: Table, seat: int) -> bool:
        return self.could(t, seat)

    def do(self, t: Table, seat: int) -> Step:
        raise NotImplementedError

    def told(self, t: Table, seat: int) -> Text:
        raise NotImplementedError


class PlayerWindow(Window):
    """A player window; the result is how many abilities were used."""

    count: int = 0

    def usable(self, t: Table, event: Event | None, forced: bool | None) -> list[tuple[InPlay, int]]:
        out = super().usable(t, event, forced)
        if t.state.turn and not forced:
            seat = t.state.active
            out += [
                (found, seat) for found in t.listening(IN_TURN)
                if isinstance(found.ability, InTurn) and found.key not in self.used and found.owner in (seat, -1)
                and found.ability.can(t, seat)
            ]  # fmt: skip
        return out

    def use(self, t: Table, found: InPlay, seat: int) -> Step:
        self.count += 1
        if isinstance(found.ability, InTurn):
            self.used += (found.key,)
            return found.ability.do(t, seat)
        return super().use(t, found, seat)

    def text_4_ask(self, t: Table, key: str) -> Text:
        ability = None if key == PASS else t.ability(key).ability
        return ability.told(t, t.state.active) if isinstance(ability, InTurn) else super().text_4_ask(t, key)

    def rule_4_ask(self, t: Table, key: str) -> str:
        ability = None if key == PASS else t.ability(key).ability
        return ability.clause if isinstance(ability, InTurn | Answering) else t.game.window_rule

    def finish(self, result: Any = None) -> None:
        super().finish(self.count)


def player_window(t: Table) -> Step:
    """For everybody; None where nobody can use anything."""
    silent = t.windows == "silent"
    if not t.state.turn or (silent and IN_TURN not in t.index()):
        return open_window(t, "player") if "player/window" in t.index() or not silent else None
    window = PlayerWindow(kind="player")
    if silent and not window.usable(t, None, False):
        return None
    window.seats = list(t.game.window_order(t, window))
    if not window.seats:
        return None
    window.go("4_ask")
    return window


def others_window(t: Table, seat: int) -> PlayerWindow | None:
    """For everybody but the active investigator, whose own free abilities stand in the list of actions."""
    others = [other for other in t.state.playing() if other != seat]
    if not others or not t.listening("player/window"):
        return None
    window = PlayerWindow(kind="player", seats=others)
    return window if any(user in others for _, user in window.usable(t, None, False)) else None
