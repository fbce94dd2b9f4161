"""Events: revealed on the altar or in the goal deck, resolved at once, before anything else (R-44)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text
from ...zones import draw, put, take
from ..cards.action import Aim, at_first, effect
from ..cards.book import Event
from ..cards.says import event_text
from ..cards.source import book_of
from ..pieces import EVENT_CARD
from ..state import Table
from .actions import Actions, any_possible
from .board import in_turn_order, player_text
from .cultists import end_if_empty, pay
from .entries import resolve_entries

__all__ = ["ResolveEvent", "reveal_on_altar"]

USE, DECLINE = "use", "decline"


def reveal_on_altar(t: Table, slots: Sequence[int]) -> Step:
    """Events that came to the top of these god decks, from left to right."""
    found = [slot for slot in slots if t.state.god_decks[slot][-1:] == (EVENT_CARD,)]
    return RevealOnAltar(slots=found) if found else None


class RevealOnAltar(Procedure):
    """Until an event is finished its deck shows no card; then the next one lies open (C-rul.44c)."""

    slots: list[int] = fresh()

    def step_1_resolve(self, t: Table) -> Step:
        return ResolveEvent()

    def step_2_next_card(self, t: Table) -> None:
        s = t.state
        slot = self.slots.pop(0)
        put(t, "removed", draw(t, ("god_decks", slot)))
        s.god_known[slot] = min(s.god_known[slot], len(s.god_decks[slot]))
        t.reveal("revealed-god-deck")
        if self.slots:
            self.go("1_resolve")


class ResolveEvent(Procedure):
    """One event card: put aside, used or declined by each player, then out of the game (C-events.4 to 9)."""

    PHASE = "event"

    event: int = -1

    def step_1_reveal(self, t: Table) -> None:
        (self.event,) = put(t, "events_open", draw(t, "event_deck"))
        t.reveal("revealed-event")
        event = self.printed(t)
        t.log(
            "log-event",
            "C-events.4",
            event=event.name,
            text=event_text(event.general, event.price, event.acts),
            refs=(event.slot,),
        )

    def printed(self, t: Table) -> Event:
        return book_of(t).events[self.event]

    def step_2_use(self, t: Table) -> Step:
        """From the holder of the time marker on, also those who passed. General events are mandatory and touch all;
        the flip of the time marker happens once."""
        event, order = self.printed(t), in_turn_order(t, t.state.holder)
        if not event.general:
            return Each(over=order, body=UseEvent(event=self.event))
        once = event.acts == (("eclipse",),)
        return Each(over=order[:1] if once else order, body=SufferEvent(event=self.event))

    def step_3_leave(self, t: Table) -> None:
        put(t, "events_gone", take(t, "events_open", (self.event,)))


class SufferEvent(Procedure):
    """What a general event does to one player; nobody's own action (C-rul.42d)."""

    seat: int = -1
    event: int = -1

    def step_1_act(self, t: Table) -> Step:
        parts = book_of(t).events[self.event].acts
        return Actions(aim=Aim(seat=self.seat, of=self.id), parts=parts, rule="C-events.9")


class UseEvent(Procedure):
    """One player may pay the price of an event and use its effect once. Who cannot is not asked (C-rul.44b)."""

    seat: int = -1
    event: int = -1
    got: Aim | None = None

    def printed(self, t: Table) -> Event:
        return book_of(t).events[self.event]

    def _can(self, t: Table) -> bool:
        event = self.printed(t)
        if event.price and not effect(event.price).possible(t, at_first(self.seat)):
            return False
        due = effect(event.price).of.n if event.price.startswith("own-") else 0
        t.state.cultists[self.seat] -= due  # a ritual is paid with what the price of the event leaves
        possible = any_possible(t, event.acts, self.seat)
        t.state.cultists[self.seat] += due
        return possible

    def step_1_offer(self, t: Table) -> Step:
        if not self._can(t):
            self.finish()
            return None
        args = {"event": self.printed(t).name}
        return Pick(self.seat, (USE, DECLINE), "ask-event", "C-events.6", args=args)

    def took_1_offer(self, t: Table, key: str) -> None:
        used = key == USE
        t.log("log-event-used" if used else "log-event-declined", "C-events.5" if used else "C-events.6",
              player=player_text(t, self.seat), event=self.printed(t).name)  # fmt: skip
        if not used:
            self.finish()

    def rule_1_offer(self, t: Table, key: str) -> str:
        return "C-events.5" if key == USE else ""

    def text_1_offer(self, t: Table, key: str) -> Text:
        event = self.printed(t)
        if key == DECLINE:
            return Text("decline")
        return event_text(event.general, event.price, event.acts)

    def step_2_pay(self, t: Table) -> Step:
        """The last cultist may be paid: the effect is still done (C-rul.8b)."""
        price = self.printed(t).price
        if not price:
            return None
        if price.startswith("own-"):
            pay(t, self.seat, effect(price).of.n)
            t.log("log-pays", "C-rul.8a", player=player_text(t, self.seat), n=effect(price).of.n)
            return None
        return Actions(aim=Aim(seat=self.seat), parts=((price,),), rule="C-events.5")

    def step_3_act(self, t: Table) -> Step:
        parts = self.printed(t).acts
        return Actions(aim=Aim(seat=self.seat, of=self.id), parts=parts, rule="C-events.5").called("got")

    def step_4_last_cultist(self, t: Table) -> None:
        end_if_empty(t)

    def step_5_entries(self, t: Table) -> Step:
        return resolve_entries(t, self.id, self.seat)
