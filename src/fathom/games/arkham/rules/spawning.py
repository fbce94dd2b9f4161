"""Spawning: where an enemy enters play, and whom it engages (A-spawn, A-fw.1.4.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.ask import Pick
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun
from ...zones import zone
from ..pieces import CARD, Piece, card, ident, piece_of, slug_of
from ..state import NOBODY, Table
from .abilities import Constant
from .areas import enter, put_away
from .engagement import Engaged, best_prey, engage
from .precedence import contradictions
from .values import has

__all__ = ["EntersPlay", "Spawn", "SpawnEnemy", "Spawning"]


class Spawn:
    """A spawn instruction: the locations that fit it. `at_prey`: engaged with its prey."""

    def __init__(
        self, says: str, places: Callable[[Table], list[Piece]], *, at_prey: bool = False, **told: Any
    ) -> None:
        self.says, self.places, self.at_prey, self.told = says, places, at_prey, told

    def say(self) -> Text:
        return Text("says-spawn", where=Text(self.says, **self.told))


class SpawnEnemy(Procedure):
    """An enemy that lies nowhere enters play: at a stated location, by its own instruction, or engaged with whoever
    drew it. The result is the piece it became, or -1."""

    seat: int = -1
    enemy: int = zone(CARD, "public", "slots", -1)
    place: int = NOBODY
    owner: int = NOBODY
    whom: int = NOBODY
    done: Any = None

    def step_1_where(self, t: Table) -> Step:
        """A stated location overrides the printed instruction (A-spawn.5); of several fitting ones the spawning
        investigator chooses (A-spawn.4)."""
        s = t.state
        spawn = card(self.enemy).spawn
        if self.place >= 0:
            return None
        if not isinstance(spawn, Spawn):
            self.whom, self.place = self.seat, s.places[self.seat]
            return None
        if spawn.at_prey:
            seats = best_prey(t, self.enemy, s.playing())
            keys = tuple(f"player-{seat}" for seat in seats)
            return Pick(s.lead, keys, "ask-whom-engaged", "A-prey.2", args={"enemy": noun(slug_of(self.enemy))})
        places = tuple(ident(place) for place in spawn.places(t))
        if not places:
            put_away(t, self.enemy, self.owner)
            t.log("log-no-spawn", "A-spawn.3", enemy=noun(slug_of(self.enemy)))
            self.finish(-1)
            return None
        return Pick(self.seat, places, "ask-spawn", "A-spawn.4", args={"enemy": noun(slug_of(self.enemy))})

    def took_1_where(self, t: Table, key: str) -> None:
        if key.startswith("player-"):
            self.whom = int(key.removeprefix("player-"))
            self.place = t.state.places[self.whom]
        else:
            self.place = piece_of(key)

    def text_1_where(self, t: Table, key: str) -> Text:
        return t.game.label(t, key)

    def step_2_spawn(self, t: Table) -> Step:
        event = Spawning(enemy=self.enemy, seat=self.seat, place=self.place, whom=self.whom, owner=self.owner)
        return t.landing(event, "done")

    def step_3_instead(self, t: Table) -> None:
        """What kept it from spawning discards it."""
        if self.done is False:
            put_away(t, self.enemy, self.owner)
            t.log("log-discarded", "A-discard.1", card=noun(slug_of(self.enemy)))
            self.finish(-1)


class Spawning(Event):
    """An enemy is about to spawn: it may spawn elsewhere, or not at all."""

    BEFORE = ("would", "when")
    AFTERWARDS = ()

    enemy: int
    seat: int
    place: int
    whom: int = NOBODY
    owner: int = NOBODY

    def happen(self, t: Table) -> Step:
        return Arrive(enemy=self.enemy, place=self.place, whom=self.whom, owner=self.owner)


class Arrive(Procedure):
    """It enters play, engages, and then what is to happen after it entered play happens."""

    enemy: int = -1
    place: int = NOBODY
    whom: int = NOBODY
    owner: int = NOBODY

    def step_1_enter(self, t: Table) -> None:
        s = t.state
        self.enemy = enter(t, "enemies", self.enemy, self.owner)
        s.where[self.enemy] = self.place
        has_own = isinstance(card(self.enemy).spawn, Spawn)
        rule = "A-spawn.1" if has_own else "A-spawn.2" if self.whom >= 0 else "A-spawn.5"
        t.log(
            "log-spawns", rule, enemy=noun(slug_of(self.enemy)), location=noun(slug_of(self.place)),
            refs=(ident(self.enemy), ident(self.place)),
        )  # fmt: skip

    def step_2_engage(self, t: Table) -> Step:
        enemy = self.enemy
        if (
            self.whom >= 0
            and not t.state.status[self.whom]
            and not has(t, enemy, "massive")
            and not has(t, enemy, "aloof")
        ):
            return Engaged(enemy=enemy, seat=self.whom)
        return engage(t, self.place)

    def step_3_entered(self, t: Table) -> Step:
        return EntersPlay(piece=self.enemy) if self.enemy in t.state.enemies else None


class EntersPlay(Event):
    """A card has entered play."""

    BEFORE = ()

    piece: int
    seat: int = NOBODY

    def happen(self, t: Table) -> Step:
        return contradictions(t, Constant.SETS) if Constant.SETS else None
