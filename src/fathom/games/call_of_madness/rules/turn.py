"""The defence phase: turns, card plays, passing, and turns that have to be paid."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ..cards.source import book_of
from ..pieces import CARD
from ..state import Table
from .additional import additional_actions, additional_rule, additional_text, refused_additional, take_additional
from .automa import AutomaTurn
from .board import AUTOMA_SEAT, in_turn_order, player_text
from .madness import in_pool, pay_madness
from .passing import begin_turn, owes_token, pass_turn
from .playing import PlayCard, is_playable, refused_cards

__all__ = ["Defence", "Turn"]

PASS, END, PAY = "pass", "end-turn", "pay-turn"


class Turn(Procedure):
    """One player's turn: a card or a pass, and additional actions before and after."""

    PHASE = "turn"

    seat: int = -1
    choice: str = ""
    acted: bool = False
    """A card was played, or the player passed: the turn may be ended."""

    def step_1_begin(self, t: Table) -> None:
        begin_turn(t, self.seat)
        if not owes_token(t, self.seat):
            t.state.free_turns[self.seat] = 0
            self.go("4_choose")

    def step_2_owed(self, t: Table) -> Step:
        """A turn that must be paid begins with the question: pay, or pass (C-rul.36a)."""
        keys = (PAY, PASS) if in_pool(t, self.seat) else (PASS,)
        return Pick(self.seat, keys, "ask-pay-turn", "C-pass.5")

    def took_2_owed(self, t: Table, key: str) -> None:
        self.choice = key

    def rule_2_owed(self, t: Table, key: str) -> str:
        return "C-pass.5" if key == PAY else "C-rul.10"

    def refused_2_owed(self, t: Table) -> list[tuple[Text, str]]:
        return [] if in_pool(t, self.seat) else [(Text("refuse-turn"), "C-pass.7")]

    def step_3_pay_or_pass(self, t: Table) -> Step:
        if self.choice == PAY:
            return pay_madness(t, self.seat, rule="C-pass.5")
        self.acted = True
        pass_turn(t, self.seat, "C-pass.1" if in_pool(t, self.seat) else "C-pass.7")
        return None

    def cards(self, t: Table) -> list[int]:
        s = t.state
        return [card for card in s.hands[self.seat] if is_playable(t, self.seat, card)] if s.plays else []

    def step_4_choose(self, t: Table) -> Step:
        s = t.state
        keys = [CARD.names[card] for card in self.cards(t)]
        if s.plays and not s.passed[self.seat]:
            keys.append(PASS)
        if self.acted:
            keys.append(END)
        keys += additional_actions(t, self.seat)
        return Pick(self.seat, keys, "ask-turn", "C-phase2.2", args={"n": s.plays}, always=keys != [END])

    def took_4_choose(self, t: Table, key: str) -> None:
        self.choice = key
        if key == END:
            self.finish()

    def text_4_choose(self, t: Table, key: str) -> Text:
        if key in CARD.numbers:
            return Text("play-card", card=book_of(t).cards[CARD.numbers[key]].name)
        return Text(key) if key in (PASS, END) else additional_text(t, self.seat, key)

    def rule_4_choose(self, t: Table, key: str) -> str:
        if key in CARD.numbers:
            return "C-play.1"
        return {PASS: "C-pass.1", END: "C-rul.34c"}.get(key) or additional_rule(key)

    def refused_4_choose(self, t: Table) -> list[tuple[Text, str]]:
        s = t.state
        out = []
        if s.passed[self.seat]:
            out.append((Text("refuse-passed"), "C-pass.2"))
        elif not s.plays:
            out.append((Text("refuse-card"), "C-rul.34a"))
        else:
            if not self.acted:
                out.append((Text("refuse-end"), "C-rul.34c"))
            out += refused_cards(t, self.seat)
        return out + refused_additional(t, self.seat)

    def step_5_do(self, t: Table) -> Step:
        """The card, the pass, or an additional action; then the choice again."""
        s = t.state
        self.go("4_choose")
        if self.choice == PASS:
            self.acted = True
            pass_turn(t, self.seat)
            return None
        if self.choice in CARD.numbers:
            self.acted = True
            s.plays -= 1
            return PlayCard(seat=self.seat, card=CARD.numbers[self.choice])
        return take_additional(t, self.seat, self.choice)


class Defence(Procedure):
    """Phase 2: turns clockwise from the holder of the time marker, until all have passed (C-phase2.1, C-pass.6)."""

    PHASE = "defence"

    last: int = -1
    begun: bool = False
    """In a described position: some may have passed, and `last` had a turn."""

    def step_1_begin(self, t: Table) -> None:
        s = t.state
        if self.begun:
            return
        self.last = s.holder - 1
        s.phase = "defence"
        s.passed = [0] * s.players
        s.free_turns = [0] * s.players
        t.log("log-defence", "C-round.1", player=player_text(t, s.holder))

    def step_2_turn(self, t: Table) -> Step:
        s = t.state
        first = (self.last + 1) % s.players
        waiting = [player for player in in_turn_order(t, first) if not s.passed[player]]
        if not waiting:
            return None
        self.again()
        self.last = waiting[0]
        if t.seats == 1 and waiting[0] == AUTOMA_SEAT:
            return AutomaTurn()
        return Turn(seat=waiting[0])

    def step_3_end(self, t: Table) -> None:
        t.state.current = -1
