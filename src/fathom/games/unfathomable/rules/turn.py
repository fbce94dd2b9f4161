"""Turns (U-32): receive skills, actions, mythos, discard; a revealed traitor has no mythos step."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import AskAll, Pick, Split
from ....kernel.procedure import Procedure, Repeat, Step
from ....kernel.text import who
from ..cards.names import TREACHERY, TYPES
from ..setup import SetUp, deal_first_loyalty
from ..state import Table
from .actions import ACTIONS, ActionStep
from .items import ChooseActive, improvements_of
from .mythos import MythosStep
from .skill_cards import available, discard, draw, hand_limits, kinds_in
from .skill_set import skill_set
from .spaces import SICK_BAY

__all__ = ["HAND_LIMIT", "STEPS", "Play", "PlayOn", "Turn"]

HAND_LIMIT = 10


class Play(Procedure):
    """Set up, then turn after turn until the game ends."""

    def step_1_set_up(self, t: Table) -> Step:
        return SetUp()

    def step_2_play(self, t: Table) -> Step:
        return Repeat(body=NextTurn())


STEPS = {"turn": "1_begin", "actions": "4_act", "mythos": "5_mythos", "discard": "6_discard"}
"""The steps of a turn at which a described position can begin."""


class PlayOn(Play):
    """A game from a described position: a turn from one of its steps on, then turn after turn."""

    start: str = "turn"
    actions: int = 2
    used: list[tuple[int, str]] = fresh()
    """Seats, and abilities that they have used up for this turn."""
    without: list[str] = fresh()
    """The kinds of pieces of which some are out of the game."""

    def step_1_set_up(self, t: Table) -> Step:
        return RestOfTurn(seat=t.state.current, actions=self.actions, start=self.start, used=self.used)

    def step_2_play(self, t: Table) -> Step:
        pass_on(t)
        return super().step_2_play(t)


class NextTurn(Procedure):
    """The current player's turn; then the token goes to the left (U-32.8)."""

    def step_1_play(self, t: Table) -> Step:
        return Turn(seat=t.state.current)

    def step_2_first_round(self, t: Table) -> None:
        """In a learning game loyalty is dealt when everybody has had a turn, unless a described position did so."""
        s = t.state
        undealt = len(s.loyalty_deck) > (0 if s.awakened else t.seats)
        if t.options["learning"] and s.turn == t.seats and undealt:
            deal_first_loyalty(t)

    def step_3_pass_on(self, t: Table) -> None:
        pass_on(t)
        self.finish(True)


def pass_on(t: Table) -> None:
    t.state.current = (t.state.current + 1) % t.seats


class Turn(Procedure):
    PHASE = "turn"
    PERIOD = "turn"

    seat: int = -1
    actions: int = ACTIONS

    def step_1_begin(self, t: Table) -> None:
        s = t.state
        s.turn += 1
        s.skips_mythos = s.barricaded = False
        t.log("log-turn", "U-32.1", player=who(self.seat), n=s.turn)

    def step_2_swap_improvement(self, t: Table) -> Step:
        """Before anything else, so it counts for the draw (U-12.10a)."""
        return ChooseActive(seat=self.seat) if len(improvements_of(t.state, self.seat)) > 1 else None

    def step_3_receive_skills(self, t: Table) -> Step:
        return ReceiveSkills(seat=self.seat)

    def step_4_act(self, t: Table) -> Step:
        return ActionStep(seat=self.seat, actions=self.actions)

    def step_5_mythos(self, t: Table) -> Step:
        s = t.state
        return MythosStep(seat=self.seat) if s.is_human(self.seat) and not s.skips_mythos else None

    def step_6_discard(self, t: Table) -> Step:
        return DiscardStep()


class RestOfTurn(Turn):
    """A turn from one of its steps on."""

    start: str = "turn"
    used: list[tuple[int, str]] = fresh()

    def step_1_begin(self, t: Table) -> None:
        for seat, key in self.used:
            found = t.ability(key)
            t.count_use(found, found.ability.limit, seat)
        if self.start == "turn":
            super().step_1_begin(t)
        else:
            self.go(STEPS[self.start])


class ReceiveSkills(Procedure):
    """A human draws the skill set, in the Sick Bay one card of it; a traitor may draw treachery instead of any of its
    cards, and says so first (U-32.4, U-18.1, U-32.10a)."""

    seat: int = -1

    def step_1_declare(self, t: Table) -> Step:
        s = t.state
        wanted = skill_set(s, self.seat)
        if s.places[self.seat] == SICK_BAY:
            keys = [TYPES[type] for type in wanted if available(s, type)]
            if not s.is_human(self.seat) and available(s, TREACHERY):
                keys.append(TYPES[TREACHERY])
            if not keys:
                return None
            return Pick(self.seat, tuple(keys), "ask-sick-bay-card", "U-18.1")
        if s.is_human(self.seat):
            return None
        limits = {TYPES[type]: n for type, n in wanted.items()}
        return Split(self.seat, limits, "ask-forgo", "U-32.10a", 0, sum(limits.values()))

    def took_1_declare(self, t: Table, answer: str | dict[str, int]) -> None:
        if isinstance(answer, str):
            draw(t, self.seat, {TYPES.index(answer): 1}, "U-18.1")
            self.finish()
            return
        wanted = skill_set(t.state, self.seat)
        for name, n in answer.items():
            wanted[TYPES.index(name)] -= n
        draw(t, self.seat, {**wanted, TREACHERY: sum(answer.values())}, "U-32.10a")
        self.finish()

    def step_2_draw(self, t: Table) -> None:
        if t.state.places[self.seat] != SICK_BAY:
            draw(t, self.seat, skill_set(t.state, self.seat), "U-32.4")


class DiscardStep(Procedure):
    """Everybody with more than ten cards discards down to ten (U-19.2)."""

    PHASE = "discard"

    def step_1_discard(self, t: Table) -> Step:
        hands = t.state.hands
        asks = [
            Split(seat, hand_limits(hand), "ask-hand-limit", "U-19.2", n, n, {"n": n})
            for seat, hand in enumerate(hands)
            if (n := len(hand) - HAND_LIMIT) > 0
        ]
        return AskAll(asks) if asks else None

    def took_1_discard(self, t: Table, answers: dict[int, dict[str, int]]) -> None:
        s = t.state
        for seat in (s.current, *t.seats_after(s.current)):
            if seat in answers:
                discard(t, seat, kinds_in(answers[seat]), "U-19.2")
