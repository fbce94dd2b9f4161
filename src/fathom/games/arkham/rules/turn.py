"""An investigator's turn: the list of actions, with the free abilities that may be used between them (A-fw.2.2).

The active investigator's player window and the choice of the next action are one question. Whoever chooses an action
has passed in the window; if somebody else then uses something, the active investigator is asked again (A-rul.23).
"""

from __future__ import annotations

from typing import Any

from ....kernel.ability import Activated
from ....kernel.ask import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ....kernel.window import Window, open_window
from ..pieces import piece_of, slug_of
from ..state import NOBODY, Table
from .abilities import Answering
from .actions import (
    FIRST_ACTION,
    DrawCard,
    EngageEnemy,
    EvadeEnemy,
    FightEnemy,
    GainResource,
    InvestigatePlace,
    Move,
    PlayFromHand,
    had_first_action,
)
from .agenda import AdvanceByClues, act_threshold
from .drawing import show_in_hand
from .menu import END_TURN, menu
from .playing import PlayCard, cost_of
from .refusals import clause_against, reasons
from .windows import others_window

__all__ = ["ACTIONS", "Actions", "Turn", "count_uses"]

ACTIONS = 3


class Turn(Procedure):
    """One turn. What lasts until its end is over before anything happens at its end (A-lasting-effects.3)."""

    seat: int = -1
    begun: bool = False
    spent: tuple[tuple[int, str], ...] = ()
    """What was used already, if it has begun."""

    def step_1_begin(self, t: Table) -> Step:
        s = t.state
        s.active = self.seat
        if self.begun:
            return None
        s.actions[self.seat] = ACTIONS + t.value("actions", self.seat)
        s.tome_actions[self.seat] = t.value("tome-actions", self.seat)
        if not t.quiet:
            t.log("log-turn", "A-fw.2.2", player=who(self.seat))
        return open_window(t, "turn", "begins")

    def step_2_actions(self, t: Table) -> Step:
        return Actions(seat=self.seat, spent=self.spent) if not t.state.status[self.seat] else None

    def step_3_ends(self, t: Table) -> Step:
        """Also for somebody who is out by now (A-rul.21). What a closed hand must show at the end of a turn tells
        something, and so does its silence."""
        if t.windows == "uniform":
            t.reveal("revealed-asked")
        return open_window(t, "turn", "ends")

    def on_leave(self, t: Table) -> None:
        s = t.state
        s.active = NOBODY
        s.actions[self.seat], s.tome_actions[self.seat] = -1, 0


class Actions(Procedure):
    """Action after action, until the investigator ends the turn or is out."""

    PERIOD = "turn"
    PHASE = "turn"

    seat: int = -1
    chosen: str = ""
    used: Any = None
    spent: tuple[tuple[int, str], ...] = ()
    tomes: int = -1
    """How many additional actions for Tomes this turn has brought; -1: they are counted from now on."""

    def step_1_begin(self, t: Table) -> None:
        """What was blank at first, and is so no longer, brings its additional action now (A-gains.2)."""
        s = t.state
        s.turn = self.id
        if self.spent:
            spent, self.spent = self.spent, ()
            count_uses(t, spent, "turn")
        now = t.value("tome-actions", self.seat)
        if now > self.tomes >= 0:
            s.tome_actions[self.seat] += now - self.tomes
        self.tomes = max(self.tomes, now)

    def step_2_choose(self, t: Table) -> Step:
        """Where hands are closed, a turn that ends by itself would tell that nothing fast is in this one."""
        left = t.state.actions[self.seat]
        told = {"n": left if left > 0 else 0}
        secret = t.windows == "uniform"
        return Pick(self.seat, menu(t, self.seat), "ask-action", "A-fw.2.2.1", args=told, always=secret)

    def took_2_choose(self, t: Table, key: str) -> None:
        self.chosen = key
        if t.seats == 1:
            self.go("4_do")

    def step_3_others(self, t: Table) -> Step:
        """The others may use something first, unless this was a use itself. They hear what they would be ahead of."""
        self.used = None
        verb, _, rest = self.chosen.partition(".")
        if verb in ("free", "fast", "advance"):
            return None
        window = others_window(t, self.seat)
        if window is None:
            return None
        if verb == "play":
            show_in_hand(t, self.seat, piece_of(rest))
        if not t.quiet:
            refs = self.refs_2_choose(t, self.chosen)
            act = option_text(t, self.seat, self.chosen)
            if verb == "use":  # all that it does would be long
                act = Text("announced-use", card=noun(slug_of(piece_of(refs[0]))))
            t.log("log-announces", "A-rul.23", player=who(self.seat), act=act, refs=refs)
        return window.called("used")

    def step_4_do(self, t: Table) -> Step:
        if self.used:
            self.go("1_begin")
            return None
        if self.chosen == END_TURN:
            self.finish()
            return None
        self.go("1_begin")
        return do(t, self.seat, self.chosen)

    def text_2_choose(self, t: Table, key: str) -> Text:
        return option_text(t, self.seat, key)

    def rule_2_choose(self, t: Table, key: str) -> str:
        verb, _, rest = key.partition(".")
        ability = t.ability(rest).ability if verb == "free" else None
        return ability.clause if isinstance(ability, Answering) else RULES[verb]

    def refs_2_choose(self, t: Table, key: str) -> tuple[str, ...]:
        verb, _, rest = key.partition(".")
        if verb in ("free", "use"):
            return (t.ability(rest).source,)
        return (rest,) if rest else ()

    def forbids(self, t: Table, seat: int, answer: Any) -> str:
        return clause_against(t, seat, answer) if seat == self.seat and isinstance(answer, str) else ""

    def refused_2_choose(self, t: Table) -> list[tuple[Text, str]]:
        return [(text, rule) for _, text, rule in reasons(t, self.seat)]

    def on_leave(self, t: Table) -> None:
        t.state.turn = 0


def count_uses(t: Table, used: tuple[tuple[int, str], ...], *periods: str) -> None:
    """In a described position some abilities have been used in a period that has begun."""
    for seat, key in used:
        if key == FIRST_ACTION:
            if "round" in periods:
                had_first_action(t, seat)
            continue
        found = t.ability(key)
        if found.ability.limit is not None and found.ability.limit.period in periods:
            t.count_use(found, found.ability.limit, seat)


RULES = {
    "investigate": "A-investigate-action.1", "move": "A-move-action.1", "draw": "A-draw-action.1",
    "resource": "A-resource-action.1", "play": "A-play-action.1", "use": "A-activate-action.1",
    "fight": "A-fight-action.1", "engage": "A-engage-action.1", "evade": "A-evade-action.1",
    "fast": "A-fast.5", "advance": "A-act-agenda.4", END_TURN: "A-fw.2.2.1.b",
}  # fmt: skip


def do(t: Table, seat: int, key: str) -> Step:
    """Carry out what was chosen from the list."""
    verb, _, rest = key.partition(".")
    if verb == "investigate":
        return InvestigatePlace(seat=seat)
    if verb == "move":
        return Move(seat=seat, to=piece_of(rest))
    if verb == "draw":
        return DrawCard(seat=seat)
    if verb == "resource":
        return GainResource(seat=seat)
    if verb == "play":
        return PlayFromHand(seat=seat, card=piece_of(rest))
    if verb == "fight":
        return FightEnemy(seat=seat, enemy=piece_of(rest))
    if verb == "engage":
        return EngageEnemy(seat=seat, enemy=piece_of(rest))
    if verb == "evade":
        return EvadeEnemy(seat=seat, enemy=piece_of(rest))
    if verb == "fast":
        return PlayCard(seat=seat, card=piece_of(rest))
    if verb == "advance":
        return AdvanceByClues()
    found = t.ability(rest)
    if verb == "use":
        assert isinstance(found.ability, Activated)
        return found.ability.use(t, found, seat)
    return Window(kind="player").use(t, found, seat)


def option_text(t: Table, seat: int, key: str) -> Text:
    verb, _, rest = key.partition(".")
    if verb in ("free", "use"):
        return t.ability(rest).text()
    if not rest:
        return Text(f"act-{verb}", n=act_threshold(t))
    piece = piece_of(rest)
    return Text(f"act-{verb}", card=noun(slug_of(piece)), n=cost_of(t, seat, piece) if verb in ("play", "fast") else 0)
