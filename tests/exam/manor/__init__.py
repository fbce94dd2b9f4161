"""The Manor: a cooperative game with long chains of reactions. Its windows are silent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fathom.kernel.ability import Ability, Activated, InPlay
from fathom.kernel.effect import Scope
from fathom.kernel.game import Game, Outcome
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.text import Text
from fathom.kernel.window import Window

from ..paper import slug
from . import cards
from .harm import Ending, Provoke
from .printed import ASSETS, ENEMIES, EVENTS, PLACES
from .rounds import Scenario
from .state import ManorState, alive, at_place, in_player_order

__all__ = ["MANOR", "Manor", "cards", "manor"]


NOBODY = -1  # enemies and places belong to no seat


class Manor(Game):
    id = "manor"
    version = "1"
    package = "exam.manor"
    seats = range(1, 5)
    windows_restart = True
    moments = frozenset({
        "player/window", "echo/window", "game-ends/window", "eliminated/window", "Advance/when", "turn-end/at",
        "round-end/when", "round-end/at", "enemy-phase/at", "enemy-phase/end",
    })  # fmt: skip
    values = frozenset({
        "any-skill", "blank", "combat", "will", "shroud", "discover", "cannot-discover", "surge",
    })  # fmt: skip
    phases = frozenset({"action"})
    always_open = frozenset({"Fall"})  # endings are checked after every defeat

    def new_state(self, seats: int, options: Mapping[str, Any]) -> ManorState:
        return ManorState(
            alive=[1] * seats,
            resources=[5] * seats,
            actions=[3] * seats,
            clues=[0] * seats,
            place=["hall"] * seats,
            hands=[()] * seats,
            in_play=[()] * seats,
        )

    def outcome(self, t: Table) -> Outcome:
        return Outcome((), (), Text(t.state.ending or "over"))

    def abilities(self, t: Table) -> Iterable[InPlay]:
        """Cards in play and in hand, enemies, places and what is attached to them."""
        s: ManorState = t.state
        for seat in alive(t):
            for piece in s.in_play[seat]:
                yield from ASSETS[slug(piece)].in_play(seat, piece)
            for card in s.hands[seat]:
                if slug(card) in EVENTS:
                    yield from EVENTS[slug(card)].in_play(seat, card)
        for enemy in s.enemies:
            yield from ENEMIES[slug(enemy)].in_play(NOBODY, enemy)
        for place in dict.fromkeys((*s.place, *s.seen)):
            yield from PLACES[place].in_play(NOBODY, place, users="here")

    def users(self, t: Table, found: InPlay) -> Sequence[int]:
        """Whoever is at a place may use its abilities."""
        return at_place(t, found.source)

    def use(self, t: Table, ability: Ability, scope: Scope) -> Step:
        """An action provokes the enemies engaged; what is not one may be used in peace."""
        return Provoke(seat=scope.you) if isinstance(ability, Activated) else None

    def checks(self, t: Table) -> Step:
        """Endings: after the beaten have left play, before anybody reacts."""
        s: ManorState = t.state
        won = any(piece.startswith("master") for piece in s.victory)
        endings = (*(["banished"] if won else []), *(["all out"] if not alive(t) else []))
        return Ending(endings=endings) if endings and not s.ending else None

    def orders_ties(self, t: Table, window: Window) -> int:
        return t.state.lead  # type: ignore[no-any-return]

    def window_order(self, t: Table, window: Window) -> Sequence[int]:
        """The active investigator first, then player order; in peril only the one who drew."""
        s: ManorState = t.state
        if s.peril >= 0:
            return (s.peril,)
        order = in_player_order(t)
        return sorted(order, key=lambda seat: seat != s.active)

    def is_playing(self, t: Table, seat: int) -> bool:
        return bool(t.state.alive[seat])


MANOR = Manor()


def manor(body: Procedure, seats: int = 1, **given: Any) -> Table:
    """A table in the middle of a scenario of which `body` is what happens next."""
    t = Table(MANOR, seats, 0, {})
    for name, value in given.items():
        setattr(t.state, name, value)
    for enemy in t.state.enemies:
        t.state.stands.setdefault(enemy, "hall")
    t.begin(Scenario(body=body))
    return t
