"""Player windows: free abilities and fast cards may be used (A-fw.0.2, A-rul.3, A-rul.23)."""

from __future__ import annotations

from typing import Any

from ....kernel.ability import InPlay
from ....kernel.procedure import Step
from ....kernel.window import Window, open_window
from ..state import Table

__all__ = ["PlayerWindow", "others_window", "player_window"]


class PlayerWindow(Window):
    """A player window; the result is how many abilities were used."""

    count: int = 0

    def use(self, t: Table, found: InPlay, seat: int) -> Step:
        self.count += 1
        return super().use(t, found, seat)

    def finish(self, result: Any = None) -> None:
        super().finish(self.count)


def player_window(t: Table) -> Step:
    """For everybody; None where nobody can use anything."""
    return open_window(t, "player") if "player/window" in t.index() or t.windows != "silent" else None


def others_window(t: Table, seat: int) -> PlayerWindow | None:
    """For everybody but the active investigator, whose own free abilities stand in the list of actions."""
    others = [other for other in t.state.playing() if other != seat]
    if not others or not t.listening("player/window"):
        return None
    window = PlayerWindow(kind="player", seats=others)
    return window if any(user in others for _, user in window.usable(t, None, False)) else None
