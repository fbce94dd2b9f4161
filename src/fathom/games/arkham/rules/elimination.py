"""Elimination: an investigator is defeated or resigns (A-elimination, A-elim.0 to A-elim.6, A-rul.21)."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, who
from ....kernel.window import open_window
from ... import zones
from ..pieces import Piece, card
from ..state import NOBODY, Table
from .areas import discard, leave, owner_of
from .engagement import engage
from .trauma import suffer
from .values import health, sanity

__all__ = ["Eliminate", "weaknesses_of"]


def weaknesses_of(t: Table, seat: int) -> list[Piece]:
    """The weaknesses in play that a player owns, enemies included, wherever they are."""
    s = t.state
    in_play = (*s.enemies, *s.attached, *(piece for row in (*s.threat, *s.play) for piece in row))
    return [piece for piece in in_play if card(piece).is_weakness and owner_of(t, piece) == seat]


class Eliminate(Procedure):
    """One investigator is out: everything at once, before any other ability."""

    seat: int = -1
    how: str = "defeated"
    also: tuple[int, ...] = ()
    """Who falls at the same moment: nobody of them leads the others or is engaged any more."""
    trauma: str = ""
    """Which trauma a defeat by damage or horror brings; "none" where a card alone decides (A-campaign.22)."""

    def step_1_trauma(self, t: Table) -> Step:
        """Defeated by both at once: the player chooses (A-campaign.18), where trauma is recorded at all
        (A-standalone.9)."""
        s = t.state
        if s.status[self.seat]:
            self.finish(False)
            return None
        if self.how != "defeated" or self.trauma or t.options["scenario"] != "campaign":
            return None
        you = s.investigators[self.seat]
        kinds = ["physical"] if s.damage.get(you, 0) >= health(t, you) else []
        kinds += ["mental"] if s.horror.get(you, 0) >= sanity(t, you) else []
        return Pick(self.seat, tuple(kinds) or ("none",), "ask-trauma", "A-campaign.18")

    def took_1_trauma(self, t: Table, key: str) -> None:
        self.trauma = key

    def text_1_trauma(self, t: Table, key: str) -> Text:
        return Text(f"trauma-{key}")

    def step_2_game_ends_for_weaknesses(self, t: Table) -> Step:
        """Step 0: what is to happen to their owner when the game ends happens now."""
        t.state.ended_for = (self.seat,)
        return open_window(t, "game-ends", "when")

    def step_3_remove_cards(self, t: Table) -> None:
        """Steps 0 and 1: weaknesses, then all cards the player controls or has."""
        s, seat = t.state, self.seat
        s.ended_for = ()
        s.status[seat] = self.how
        attached = [piece for piece in s.attached if owner_of(t, piece) == seat]
        for piece in dict.fromkeys((*weaknesses_of(t, seat), *s.play[seat], *attached)):
            leave(t, piece)
            zones.put(t, "removed", (piece,))
        for field in ("hands", "decks", "discards"):
            zones.move_all(t, (field, seat), "removed")
        t.end_lasting(seat)
        t.reveal("revealed-discard")
        t.log("log-eliminated", "A-elimination.1", player=who(seat), how=self.how)

    def step_4_tokens_and_enemies(self, t: Table) -> None:
        """Steps 2 to 4: clues stay at the location, enemies too, other cards are discarded."""
        s, seat = t.state, self.seat
        you, place = s.investigators[seat], s.places[seat]
        s.add(s.clues, place, s.clues.pop(you, 0))
        s.resources[seat] = 0
        for enemy in [enemy for enemy, whom in s.engaged.items() if whom == seat]:
            del s.engaged[enemy]
        for piece in s.threat[seat]:
            discard(t, piece)
        for tokens in (s.damage, s.horror):
            tokens.pop(you, None)
        if self.how == "defeated" and self.trauma in ("physical", "mental") and t.options["scenario"] == "campaign":
            suffer(t, seat, self.trauma, 1, "A-campaign.14" if self.trauma == "physical" else "A-campaign.16")

    def step_5_lead(self, t: Table) -> Step:
        s = t.state
        left = [seat for seat in s.playing() if seat not in self.also]
        if self.seat != s.lead or not left:
            return None
        return Pick(left[0], tuple(f"player-{seat}" for seat in left), "ask-new-lead", "A-elim.5")

    def took_5_lead(self, t: Table, key: str) -> None:
        t.state.lead = int(key.removeprefix("player-"))

    def step_6_engage(self, t: Table) -> Step:
        s = t.state
        if any(not s.status[other] and s.places[other] == s.places[self.seat] for other in self.also):
            return None
        return engage(t, s.places[self.seat])

    def step_7_break_off(self, t: Table) -> None:
        """The own test and turn end as soon as what goes on inside is over (A-rul.21)."""
        s = t.state
        s.places[self.seat] = NOBODY
        test: Any = t.frame(s.test) if s.test else None
        if test is not None and test.seat == self.seat and test.steps:
            t.stop(test.steps)
        if s.turn and s.active == self.seat:
            t.stop(s.turn)
