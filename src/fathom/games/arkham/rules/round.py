"""The round and its four phases (A-fw). At the end of a phase first ends what lasted, then comes "at the end"."""

from __future__ import annotations

from ....kernel.ask import Pick
from ....kernel.data import fresh
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, who
from ....kernel.window import open_window
from ..state import NOBODY, Table
from .actions import gain_resources
from .agenda import check_agenda, current_agenda, place_doom
from .attacks import EnemyAttacks
from .drawing import HandSize, draw, over_hand_size
from .each import each
from .encounter import DrawEncounter
from .engagement import engage
from .hunting import hunt
from .turn import Turn, count_uses
from .windows import player_window

__all__ = ["PHASES", "Round", "Rounds"]

PHASES = ("mythos", "investigation", "enemy", "upkeep")
FIRST_ROUND = PHASES[1:]
"""The mythos phase of the first round is skipped (A-fw.1.0)."""


class Rounds(Procedure):
    """Round after round, until the scenario ends; the first may have begun already."""

    first: Procedure | None = None

    def step_1_first(self, t: Table) -> Step:
        return None if self.first is None else self.first.clone()

    def step_2_round(self, t: Table) -> Step:
        self.again()
        return Round()


class Round(Procedure):
    """What lasted until the end of the round ends, then "when the round ends", then "at the end of the round"
    (A-fw.4.6, A-rul.4)."""

    left: tuple[str, ...] = ()
    """The phases to come, if the round has begun already; in the first of them it may be somebody's turn."""
    active: int = NOBODY
    had: tuple[int, ...] = ()
    used: tuple[tuple[int, str], ...] = ()
    """Who has used which limited abilities already."""

    def step_1_begin(self, t: Table) -> None:
        if not self.left:
            t.state.round += 1
        if not self.left and not t.quiet:
            t.log("log-round", "A-fw.1.1", n=t.state.round)

    def step_2_phases(self, t: Table) -> Step:
        left = self.left or (PHASES if t.state.round > 1 else FIRST_ROUND)
        return Phases(left=left, active=self.active, had=self.had, used=self.used)

    def step_3_when(self, t: Table) -> Step:
        return open_window(t, "round", "when")

    def step_4_at(self, t: Table) -> Step:
        return open_window(t, "round", "ends")


class Phases(Procedure):
    """Phase after phase; in the first of them it may be somebody's turn."""

    PERIOD = "round"

    left: tuple[str, ...] = ()
    active: int = NOBODY
    had: tuple[int, ...] = ()
    used: tuple[tuple[int, str], ...] = ()

    def step_1_next(self, t: Table) -> Step:
        if not self.left:
            self.finish()
            return None
        used, self.used = self.used, ()
        if used:
            count_uses(t, used, "round", "scenario")
        phase, self.left = self.left[0], self.left[1:]
        t.state.phase = phase
        if not t.quiet:
            t.log(f"log-phase-{phase}", RULES[phase])
        active, self.active = self.active, NOBODY
        had, self.had = self.had, ()
        if active >= 0:
            return in_turn_of(active, had, used)
        return between_turns(had, used) if had else BODIES[phase]()

    def step_2_ends(self, t: Table) -> Step:
        self.go("1_next")
        return open_window(t, f"{t.state.phase}-phase", "ends")


class PhaseBody(Procedure):
    """A phase, as the period that limits and lasting effects belong to."""

    PERIOD = "phase"

    def step_1_begins(self, t: Table) -> Step:
        return open_window(t, "phase", "begins")


class MythosPhase(PhaseBody):
    """Doom, the agenda, encounter cards, a window (A-fw.1.1 to A-fw.1.5)."""

    PHASE = "mythos"

    def step_2_doom(self, t: Table) -> Step:
        return place_doom(t, current_agenda(t), rule="A-fw.1.2")

    def step_3_agenda(self, t: Table) -> Step:
        return check_agenda(t)

    def step_4_draw(self, t: Table) -> Step:
        return each(t.state.playing(), DrawEncounter())

    def step_5_window(self, t: Table) -> Step:
        return player_window(t)


class InvestigationPhase(PhaseBody):
    """Turn after turn, in the order the players like (A-fw.2.1 to A-fw.2.3); the lead is asked for the group."""

    PHASE = "investigation"

    chosen: int = -1
    begun: bool = False
    """The chosen turn has begun already."""
    had: list[int] = fresh()
    used: tuple[tuple[int, str], ...] = ()

    def step_2_window(self, t: Table) -> Step:
        return player_window(t)

    def step_3_next(self, t: Table) -> Step:
        left = [seat for seat in t.state.playing() if seat not in self.had]
        if not left:
            self.finish()
            return None
        if len(left) == 1:
            self.took_3_next(t, f"player-{left[0]}")
            return None
        return Pick(t.state.lead, tuple(f"player-{seat}" for seat in left), "ask-next-turn", "A-fw.2.2")

    def took_3_next(self, t: Table, key: str) -> None:
        self.chosen = int(key.removeprefix("player-"))
        self.had.append(self.chosen)

    def text_3_next(self, t: Table, key: str) -> Text:
        return who(int(key.removeprefix("player-")))

    def step_4_turn(self, t: Table) -> Step:
        self.go("3_next")
        begun, self.begun = self.begun, False
        used, self.used = self.used, ()
        if used:
            count_uses(t, used, "phase")
        return Turn(seat=self.chosen, begun=begun, spent=used if begun else ())


def in_turn_of(seat: int, had: tuple[int, ...], used: tuple[tuple[int, str], ...] = ()) -> InvestigationPhase:
    """An investigation phase in the middle of somebody's turn."""
    phase = InvestigationPhase(chosen=seat, had=[*had, seat], begun=True, used=used)
    phase.go("4_turn")
    return phase


def between_turns(had: tuple[int, ...], used: tuple[tuple[int, str], ...] = ()) -> InvestigationPhase:
    """An investigation phase in which some have had their turns."""
    phase = InvestigationPhase(had=list(had), used=used)
    phase.go("3_next")
    return phase


class EnemyPhase(PhaseBody):
    """Hunters move, then every investigator's enemies attack (A-fw.3.1 to A-fw.3.4)."""

    PHASE = "enemy"

    def step_2_hunt(self, t: Table) -> Step:
        return hunt(t)

    def step_3_attacks(self, t: Table) -> Step:
        if not t.state.enemies:
            return None
        return each(t.state.playing(), EnemyAttacks())

    def step_4_window(self, t: Table) -> Step:
        return player_window(t)


class UpkeepPhase(PhaseBody):
    """Ready, draw, gain, discard down to the hand size (A-fw.4.1 to A-fw.4.6)."""

    PHASE = "upkeep"

    def step_2_window(self, t: Table) -> Step:
        return player_window(t)

    def step_3_actions(self, t: Table) -> None:
        t.state.actions = [0] * t.seats

    def step_4_ready(self, t: Table) -> None:
        t.state.exhausted = ()

    def step_5_engage(self, t: Table) -> Step:
        """Enemies that were readied beside an investigator engage at once (A-engagement.5)."""
        s = t.state
        places = list(dict.fromkeys(s.places[seat] for seat in s.playing())) if s.enemies else []
        return each(places, EngageAt(), "place")

    def step_6_draw(self, t: Table) -> Step:
        return each(t.state.playing(), DrawOne())

    def step_7_resources(self, t: Table) -> None:
        for seat in t.state.playing():
            gain_resources(t, seat, 1, "A-fw.4.4")

    def step_8_hand_size(self, t: Table) -> Step:
        return each([seat for seat in t.state.playing() if over_hand_size(t, seat) > 0], HandSize())


class EngageAt(Procedure):
    place: int = -1

    def step_1_engage(self, t: Table) -> Step:
        return engage(t, self.place)


class DrawOne(Procedure):
    seat: int = -1

    def step_1_draw(self, t: Table) -> Step:
        return draw(t, self.seat)


BODIES: dict[str, type[PhaseBody]] = {
    "mythos": MythosPhase,
    "investigation": InvestigationPhase,
    "enemy": EnemyPhase,
    "upkeep": UpkeepPhase,
}
RULES = {"mythos": "A-fw.1.1", "investigation": "A-fw.2.1", "enemy": "A-fw.3.1", "upkeep": "A-fw.4.1"}
