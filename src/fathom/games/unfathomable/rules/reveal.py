"""Revealing as a traitor (U-39, U-40), in seven steps."""

from __future__ import annotations

from ....kernel.decision import Pick, Split
from ....kernel.effect import Scope, effect_by_id
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ...zones import move
from ..cards.names import CHARACTERS, HUMAN, LOYALTIES, TREACHERY
from ..state import Table, UnfathomableState
from .awakening import tell_loyalty
from .ending import PORT_DISTANCE
from .looking import pass_on_loyalty
from .mythos_cards import discard_mythos
from .skill_cards import discard, draw, hand_limits, kinds_in
from .spaces import BRIG
from .titles import lose_titles

__all__ = ["RevealAsTraitor", "may_reveal"]


def may_reveal(s: UnfathomableState, seat: int) -> bool:
    """A human who holds a hybrid or cultist card (U-40.0)."""
    return s.is_human(seat) and any(card != HUMAN for card in s.loyalty[seat])


class RevealAsTraitor(Procedure):
    seat: int = -1
    card: int = -1

    def step_1_reveal_one_card(self, t: Table) -> Step:
        """Always asked: else everybody could tell who holds cards of both kinds."""
        held = sorted({card for card in t.state.loyalty[self.seat] if card != HUMAN})
        keys = tuple(f"loyalty-{LOYALTIES[card]}" for card in held)
        return Pick(self.seat, keys, "ask-reveal", "U-40.1a", always=True)

    def took_1_reveal_one_card(self, t: Table, key: str) -> None:
        self.card = LOYALTIES.index(key.split("-")[1])
        move(t, ("loyalty", self.seat), ("revealed", self.seat), (self.card,))
        t.log("log-reveal", "U-40.1", player=who(self.seat), card=noun(key))
        t.reveal("revealed-traitor")
        t.abilities_changed()

    def step_2_resolve_the_reveal_ability(self, t: Table) -> Step:
        """Not from the Brig."""
        s = t.state
        if s.places[self.seat] == BRIG:
            return None
        effect = effect_by_id(f"unfathomable/reveal-{CHARACTERS[s.characters[self.seat]]}/effect")
        scope = Scope(you=self.seat)
        return effect.run(t, scope) if effect.can(t, scope) else None

    def step_3_pass_on_loyalty_cards(self, t: Table) -> Step:
        """All unrevealed cards to one other player, unless the port is near (U-40.3)."""
        s = t.state
        if not s.loyalty[self.seat] or s.distance() >= PORT_DISTANCE:
            return None
        others = tuple(f"player-{seat}" for seat in t.seats_after(self.seat))
        return Pick(self.seat, others, "ask-pass-loyalty", "U-40.3")

    def took_3_pass_on_loyalty_cards(self, t: Table, key: str) -> None:
        other = int(key.split("-")[1])
        pass_on_loyalty(t, self.seat, other)
        t.log("log-pass-loyalty", "U-40.3", player=who(self.seat), other=who(other))
        tell_loyalty(t, other, "U-40.3")

    def step_4_lose_titles(self, t: Table) -> None:
        lose_titles(t, self.seat, "U-38.3b")

    def step_5_discard_mythos_cards_and_feat(self, t: Table) -> None:
        s = t.state
        for card in s.kept[self.seat]:
            discard_mythos(t, card)
        s.kept[self.seat] = ()
        s.feats[self.seat] = 0
        t.abilities_changed()

    def step_6_draw_treachery(self, t: Table) -> Step:
        """Outside the Brig: discard any number of cards, draw as many treachery cards."""
        s = t.state
        hand = s.hands[self.seat]
        if s.places[self.seat] == BRIG or not hand:
            return None
        return Split(self.seat, hand_limits(hand), "ask-treachery", "U-40.6", 0, len(hand))

    def took_6_draw_treachery(self, t: Table, answer: dict[str, int]) -> None:
        kinds = kinds_in(answer)
        discard(t, self.seat, kinds, "U-40.6")
        draw(t, self.seat, {TREACHERY: len(kinds)}, "U-40.6")

    def step_7_take_the_ring(self, t: Table) -> None:
        """On the own turn this turn's mythos step is skipped (U-40.8a, R107)."""
        if t.state.current == self.seat:
            t.state.skips_mythos = True
