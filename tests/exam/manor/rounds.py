"""Phases: mythos, turns, enemies, the ends of turns and rounds, the agenda, the scenario."""

from __future__ import annotations

from typing import Any

from fathom.kernel.ask import Pick
from fathom.kernel.data import fresh
from fathom.kernel.effect import Scope, effect_by_id
from fathom.kernel.event import Event, Occur
from fathom.kernel.procedure import Each, Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.window import open_window

from ..paper import note, slug
from .harm import Engage, attack
from .printed import ENCOUNTERS, ENEMIES
from .state import ManorState, all_doom, in_player_order

__all__ = [
    "BACKS", "Advance", "AttackOf", "DrawEncounter", "EnemyPhase", "MythosPhase", "PlaceDoom", "Revelation", "Round",
    "Scenario", "Scene", "Turn",
]  # fmt: skip

BACKS: dict[int, str] = {}
"""The back side of each agenda: the id of an effect."""


class Scenario(Procedure):
    """A scenario and what follows it, however it ended."""

    body: Procedure
    ending: Any = None

    def step_1_play(self, t: Table) -> Step:
        return Scene(body=self.body).called("ending")

    def step_2_count_victory(self, t: Table) -> None:
        note(t, f"ended: {t.state.ending or 'played out'}; victory {list(t.state.victory)}")

    def step_3_game_ends(self, t: Table) -> Step:
        return open_window(t, "game-ends")

    def step_4_resolve(self, t: Table) -> None:
        note(t, f"resolution {t.state.ending}")


class Scene(Procedure):
    """All play of a scenario happens inside this frame: an ending aborts it from anywhere."""

    body: Procedure

    def step_1_begin(self, t: Table) -> None:
        t.state.scenario = self.id

    def step_2_play(self, t: Table) -> Step:
        return self.body.clone()


# ---- mythos


class MythosPhase(Procedure):
    PERIOD = "phase"

    def step_1_draw(self, t: Table) -> Step:
        return Each(over=in_player_order(t), body=DrawEncounter())


class DrawEncounter(Procedure):
    """A card, and another one for as long as they surge."""

    seat: int = -1
    surges: Any = None

    def step_1_draw(self, t: Table) -> Step:
        return EncounterCard(seat=self.seat).called("surges")

    def step_2_surge(self, t: Table) -> None:
        if self.surges and t.state.alive[self.seat]:
            self.go("1_draw")


class EncounterCard(Procedure):
    """Draw, resolve or cancel, put away, and only then look for surge."""

    PERIOD = "card"

    seat: int
    card: str = ""
    revealed: Any = None

    def step_1_draw(self, t: Table) -> None:
        s: ManorState = t.state
        self.card, s.encounter = s.encounter[0], s.encounter[1:]
        s.peril = self.seat if ENCOUNTERS[slug(self.card)].peril else -1
        note(t, f"{self.seat} draws {self.card}")

    def step_2_revelation(self, t: Table) -> Step:
        return Occur(event=Revelation(seat=self.seat, card=self.card)).called("revealed")

    def step_3_put_away(self, t: Table) -> None:
        s: ManorState = t.state
        s.peril = -1
        s.discard += (self.card,)
        note(t, f"{self.card} is discarded")

    def step_4_over(self, t: Table) -> None:
        self.finish(t.value("surge", self.seat, int(ENCOUNTERS[slug(self.card)].surge)) > 0)


class Revelation(Event):
    seat: int
    card: str

    def happen(self, t: Table) -> Step:
        return ENCOUNTERS[slug(self.card)].revelation.run(t, Scope(you=self.seat, source=self.card))


# ---- the agenda


class PlaceDoom(Procedure):
    """Doom on the agenda or a card; if it may, the agenda advances at once and completely."""

    on: str = "agenda"
    n: int = 1

    def step_1_place(self, t: Table) -> None:
        doom = t.state.doom
        doom[self.on] = doom.get(self.on, 0) + self.n
        note(t, f"doom {all_doom(t)}")

    def step_2_compare(self, t: Table) -> Step:
        return Advance() if all_doom(t) >= t.state.threshold else None


class Advance(Procedure):
    """When it advances; tokens off; the back side to its end; only then is the next card current."""

    def step_1_when(self, t: Table) -> Step:
        return open_window(t, "Advance", "when")

    def step_2_flip(self, t: Table) -> None:
        t.state.doom.clear()
        note(t, f"agenda {t.state.agenda} flips")

    def step_3_back(self, t: Table) -> Step:
        back = BACKS.get(t.state.agenda)
        return effect_by_id(back).run(t, Scope(you=t.state.lead)) if back else None

    def step_4_next(self, t: Table) -> None:
        t.state.agenda += 1
        note(t, f"agenda {t.state.agenda} is current")
        t.abilities_changed()


# ---- turns and rounds


class Turn(Procedure):
    """What lasted until the end of the turn is over before anything happens at its end."""

    seat: int = -1
    body: Procedure | None = None

    def step_1_play(self, t: Table) -> Step:
        return Actions(seat=self.seat, body=self.body)

    def step_2_at_the_end(self, t: Table) -> Step:
        return open_window(t, "turn-end", "at", self.id) if t.state.alive[self.seat] else None

    def on_leave(self, t: Table) -> None:
        t.state.active = -1


class Actions(Procedure):
    """A body instead of a menu of actions: the exam looks at the frames around it."""

    PERIOD = "turn"

    seat: int
    body: Procedure | None = None

    def step_1_begin(self, t: Table) -> None:
        t.state.active, t.state.turn = self.seat, self.id
        note(t, f"turn of {self.seat}")

    def step_2_window(self, t: Table) -> Step:
        return open_window(t, "player")

    def step_3_act(self, t: Table) -> Step:
        return self.body.but(seat=self.seat) if self.body is not None else None

    def step_4_window(self, t: Table) -> Step:
        return open_window(t, "player")

    def on_leave(self, t: Table) -> None:
        t.state.turn = 0


class Round(Procedure):
    """What lasted ends, then "when the round ends", then "at the end of the round"."""

    body: Procedure | None = None

    def step_1_play(self, t: Table) -> Step:
        return Phases(body=self.body)

    def step_2_when(self, t: Table) -> Step:
        return open_window(t, "round-end", "when")

    def step_3_at(self, t: Table) -> Step:
        return open_window(t, "round-end", "at")


class Phases(Procedure):
    PERIOD = "round"

    body: Procedure | None = None

    def step_1_play(self, t: Table) -> Step:
        return self.body.clone() if self.body is not None else None

    def on_leave(self, t: Table) -> None:
        note(t, "effects of the round end")


# ---- enemies


class EnemyPhase(Procedure):
    PERIOD = "phase"

    def step_1_begin(self, t: Table) -> Step:
        return open_window(t, "enemy-phase", "at")

    def step_2_hunt(self, t: Table) -> Step:
        s: ManorState = t.state
        ready = [e for e in s.enemies if e not in s.tired and e not in s.engaged]
        return Hunt(left=[e for e in ready if ENEMIES[slug(e)].hunter and not t.value("blank", e)])

    def step_3_window(self, t: Table) -> Step:
        return open_window(t, "player")

    def step_4_attacks(self, t: Table) -> Step:
        return Each(over=in_player_order(t), body=Attackers())

    def step_5_end(self, t: Table) -> Step:
        return open_window(t, "enemy-phase", "end")


class Hunt(Procedure):
    """One hunter at a time, in the lead's order: one step, and it engages."""

    left: list[str] = fresh()
    chosen: str = ""

    def step_1_next(self, t: Table) -> Step:
        if not self.left:
            self.finish()
            return None
        return Pick(t.state.lead, tuple(self.left), "next-hunter", "")

    def took_1_next(self, t: Table, key: str) -> None:
        self.chosen = key
        self.left.remove(key)

    def step_2_move(self, t: Table) -> None:
        s: ManorState = t.state
        s.stands[self.chosen] = s.place[in_player_order(t)[0]]
        note(t, f"{self.chosen} hunts")

    def step_3_engage(self, t: Table) -> Step:
        self.go("1_next")
        return Engage(place=t.state.stands[self.chosen])


class Attackers(Procedure):
    """The enemies of one investigator, one whole attack after the other; each is tired afterwards."""

    seat: int = -1
    chosen: str = ""

    def ready(self, t: Table) -> list[str]:
        s: ManorState = t.state
        return [e for e in s.enemies if e not in s.tired and (
            s.engaged.get(e) == self.seat or (ENEMIES[slug(e)].massive and s.stands[e] == s.place[self.seat])
        )]  # fmt: skip

    def step_1_next(self, t: Table) -> Step:
        ready = self.ready(t)
        if not ready or not t.state.alive[self.seat]:
            self.go("4_window")
            return None
        return Pick(self.seat, tuple(ready), "next-attacker", "")

    def took_1_next(self, t: Table, key: str) -> None:
        self.chosen = key

    def step_2_attack(self, t: Table) -> Step:
        s: ManorState = t.state
        massive = ENEMIES[slug(self.chosen)].massive
        there = [seat for seat in in_player_order(t) if s.place[seat] == s.stands[self.chosen]]
        return Each(over=there if massive else [self.seat], body=AttackOf(enemy=self.chosen))

    def step_3_tire(self, t: Table) -> None:
        if self.chosen in t.state.enemies:
            t.state.tired += (self.chosen,)
            note(t, f"{self.chosen} is exhausted")
        self.go("1_next")

    def step_4_window(self, t: Table) -> Step:
        return open_window(t, "player")


class AttackOf(Procedure):
    seat: int = -1
    enemy: str = ""

    def step_1_attack(self, t: Table) -> Step:
        return attack(self.enemy, self.seat)
