"""The mythos step (U-10): crisis, activation icon, track icon."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.effect import Scope, effect_by_id
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.select import Condition
from ....kernel.text import Text, noun, who
from ...zones import zone
from ..cards.names import MYTHOS
from ..pieces import MYTHOS_CARD
from ..state import Table, UnfathomableState
from .activation import activate
from .mythos_cards import character_of, discard_mythos, draw_mythos, renew_mythos
from .spaces import BRIG
from .tracks import AdvanceRitual, AdvanceTravel

__all__ = ["CRISES", "Crisis", "CrisisCard", "CrisisChoice", "DrawMythos", "MythosShown", "MythosStep", "chooser"]


class CrisisCard:
    """What a mythos card prints: who chooses, among which options, and its two icons.

    `options` are the ids of effects by key: "test" and "option" for a combination, "a" and "b" for a choice, "test"
    alone for a pure test. An option in `needs` can be chosen only while its condition holds.
    """

    def __init__(self, who: str, options: dict[str, str], icon: str, track: str, needs: dict[str, Condition]) -> None:
        self.who, self.options, self.icon, self.track, self.needs = who, options, icon, track, needs


CRISES: dict[int, CrisisCard] = {}
"""Filled by the card modules."""


def chooser(s: UnfathomableState, card: int, you: int) -> int:
    """Who makes the choice of a card: the current player, a title holder or the named character (U-10.12)."""
    who = CRISES[card].who
    if who == "captain":
        return s.captain
    if who == "keeper":
        return s.keeper
    return s.seat_of(character_of(card)) if who == "character" else you


class MythosStep(Procedure):
    """Draw a card and resolve it; from the Brig only its icons (U-3.7)."""

    PHASE = "mythos"

    seat: int = -1

    def step_1_draw(self, t: Table) -> Step:
        return DrawMythos(seat=self.seat)

    def step_2_show(self, t: Table) -> Step:
        s = t.state
        if s.mythos < 0:
            self.finish()
            return None
        t.log("log-mythos", "U-10.4", player=who(self.seat), card=noun(MYTHOS[s.mythos]), refs=(MYTHOS[s.mythos],))
        t.reveal("revealed-mythos")
        return MythosShown(seat=self.seat)

    def step_3_crisis(self, t: Table) -> Step:
        s = t.state
        if s.places[self.seat] == BRIG:
            t.log("log-brig-no-crisis", "U-3.7", player=who(self.seat))
            return None
        return Crisis(card=s.mythos, seat=chooser(s, s.mythos, self.seat))

    def step_4_activate(self, t: Table) -> Step:
        s = t.state
        if s.mythos < 0:  # the card discarded itself, icons and all
            renew_mythos(t)
            self.finish()
            return None
        return activate(CRISES[s.mythos].icon)

    def step_5_track(self, t: Table) -> Step:
        return TrackIcon(seat=self.seat, track=CRISES[t.state.mythos].track)

    def step_6_discard(self, t: Table) -> None:
        s = t.state
        card, s.mythos = s.mythos, -1
        if not any(card in kept for kept in s.kept) and card not in s.mythos_discard:  # kept, and gone again meanwhile
            discard_mythos(t, card)
        renew_mythos(t)


class DrawMythos(Event):
    """The top card is drawn, unless the current player draws in a way of their own."""

    seat: int = -1

    def happen(self, t: Table) -> Step:
        t.state.mythos = draw_mythos(t)
        return None


class MythosShown(Event):
    """A drawn card lies open and nothing on it has been resolved."""

    seat: int = -1

    def happen(self, t: Table) -> Step:
        return None


class Crisis(Procedure):
    """The crisis of a card. `seat` is who resolves it, and is addressed as you (U-10.9). `failed` is Edmund's way: his
    choices, and every test counts as failed (R29)."""

    PHASE = "crisis"

    seat: int = -1
    card: int = zone(MYTHOS_CARD, "public", "slots", -1)
    failed: bool = False

    def step_1_resolve(self, t: Table) -> Step:
        card = CRISES[self.card]
        if len(card.options) > 1:
            return CrisisChoice(seat=self.seat, card=self.card, failed=self.failed)
        return ResolveOption(seat=self.seat, card=self.card, key=next(iter(card.options)), failed=self.failed)


class CrisisChoice(Event):
    """The chooser is about to choose, unless they do something else altogether."""

    seat: int = -1
    card: int = -1
    failed: bool = False

    def happen(self, t: Table) -> Step:
        return ChooseOption(seat=self.seat, card=self.card, failed=self.failed)


class ChooseOption(Procedure):
    """Any option may be chosen, even one that cannot be fully resolved, unless the card says otherwise (U-10.13a)."""

    seat: int = -1
    card: int = -1
    failed: bool = False
    chosen: str = ""

    def open_options(self, t: Table) -> list[str]:
        card, scope = CRISES[self.card], Scope(you=self.seat)
        return [key for key in card.options if key not in card.needs or card.needs[key].holds(t, scope)]

    def step_1_choose(self, t: Table) -> Step:
        """Always asked: being asked may not depend on a hand (R88)."""
        keys = tuple(self.open_options(t))
        return Pick(self.seat, keys, "ask-crisis", "U-10.12", args={"card": noun(MYTHOS[self.card])}, always=True)

    def took_1_choose(self, t: Table, key: str) -> None:
        self.chosen = key
        if key == "test":  # its target and skills are told when it begins
            t.log("log-crisis-test", "U-10.11", player=who(self.seat))
        else:
            told = effect_by_id(CRISES[self.card].options[key]).say()
            t.log("log-crisis-choice", "U-10.11", player=who(self.seat), effect=told)

    def text_1_choose(self, t: Table, key: str) -> Text:
        return Text("sentence", of=effect_by_id(CRISES[self.card].options[key]).say())

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        card, still_open = CRISES[self.card], self.open_options(t)
        shut = [card.needs[key] for key in card.options if key not in still_open]
        return [(Text("refuse-option", condition=condition.say()), "U-10.13a") for condition in shut]

    def step_2_resolve(self, t: Table) -> Step:
        return ResolveOption(seat=self.seat, card=self.card, key=self.chosen, failed=self.failed)


class ResolveOption(Procedure):
    seat: int = -1
    card: int = -1
    key: str = ""
    failed: bool = False

    def step_1_resolve(self, t: Table) -> Step:
        effect = effect_by_id(CRISES[self.card].options[self.key])
        scope = Scope(you=self.seat, source=MYTHOS[self.card])
        if self.failed and self.key == "test":
            effect = effect.parts[2]
        return effect.run(t, scope) if effect.can(t, scope) else None


class TrackIcon(Procedure):
    """Advance the travel or the ritual track, or the one the current player chooses (U-10.27)."""

    seat: int = -1
    track: str = ""

    def step_1_choose(self, t: Table) -> Step:
        """From the Brig the Captain chooses (U-3.7a)."""
        if self.track != "choice":
            return None
        s = t.state
        jailed = s.places[self.seat] == BRIG
        chooser = s.captain if jailed else self.seat
        return Pick(chooser, ("travel", "ritual"), "ask-track", "U-3.7a" if jailed else "U-10.27c")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.track = key

    def text_1_choose(self, t: Table, key: str) -> Text:
        return noun(f"track-{key}")

    def step_2_advance(self, t: Table) -> Step:
        if self.track == "travel":
            return AdvanceTravel(n=1, rule="U-10.27a")
        return AdvanceRitual(n=1, rule="U-10.27b")
