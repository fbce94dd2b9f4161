"""The campaign: three scenarios, and what happens between them (A-campaign, A-killed-insane).

After a scenario the table is cleared; decks, trauma, experience and the log stay. Who has lost the investigator takes
another one, players may leave, come back or join, and experience buys cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ....kernel.ask import Pick
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun, who
from ..cards.printed import FACE
from ..pieces import Piece, card, piece_of, slug_of
from ..scenarios.scenario import CHAPTERS
from ..setup import draw_weakness, empty_state
from ..state import NOBODY, ArkhamState, Table
from .commit import copy_keys
from .deckbuilding import (
    DECK_SIZE,
    INVESTIGATORS,
    boxes_hold,
    is_allowed,
    price,
    purchases,
    removable,
    starter_deck,
    takes_room,
    upgrades,
)
from .scenario import PlayScenario
from .trauma import is_lost

__all__ = ["Campaign", "Interlude", "Purchases", "clear_table"]

KEPT: Final = frozenset({
    "investigators", "status", "lists", "experience", "physical", "mental", "notes", "interrogated", "got_away", "lost",
    "played", "tokens_added", "chapter", "lead", "scenario", "ending", "endings",
})  # fmt: skip
"""What is not cleared away after a scenario."""
LITA: Final = "lita-chantler"


def clear_table(t: Table) -> None:
    """Everything goes back to the box, except what the campaign log and the decks keep."""
    s, fresh = t.state, empty_state(t.seats, t.options)
    for name in ArkhamState.FIELDS:
        if name not in KEPT:
            setattr(s, name, getattr(fresh, name))
    s.status = ["absent" if status == "absent" else "" for status in s.status]
    t.lasting = ()
    t.abilities_changed()


class Campaign(Procedure):
    """Scenario after scenario, whatever their outcome (A-winning.4, A-campaign.23)."""

    first: Procedure | None = None
    goes_on: Any = None

    def step_1_scenario(self, t: Table) -> Step:
        first, self.first = self.first, None
        return PlayScenario(scenario=CHAPTERS[t.state.chapter], first=first)

    def step_2_over(self, t: Table) -> None:
        if t.state.chapter == len(CHAPTERS) - 1:
            self.finish()

    def step_3_interlude(self, t: Table) -> Step:
        clear_table(t)
        return Interlude().called("goes_on")

    def step_4_next(self, t: Table) -> None:
        s = t.state
        if self.goes_on is False:
            s.notes += ("campaign-lost",)
            self.finish()
            return
        s.chapter += 1
        s.ending = ""
        if s.status[s.lead]:
            s.lead = s.playing()[0]
        self.go("1_scenario")


class Interlude(Procedure):
    """Between two scenarios. The result is False if the campaign cannot go on (A-campaign.21)."""

    PHASE = "interlude"

    news: Any = None
    led: bool = True
    """Does the investigator who led the last scenario go on?"""

    def step_1_new_investigators(self, t: Table) -> Step:
        s = t.state
        lost = [seat for seat in s.playing() if is_lost(t, seat)]
        self.led = not s.status[s.lead] and s.lead not in lost
        for seat in lost:  # the cards are back in the box before anybody builds a deck of them (A-collection.1)
            s.lists[seat] = ()
        return Each(over=lost, body=NewInvestigator()).called("news") if lost else None

    def step_2_lost(self, t: Table) -> None:
        if self.news and False in self.news:
            self.finish(False)

    def step_3_lita(self, t: Table) -> Step:
        """Whoever leads earns her; if that one was lost, the players choose."""
        s = t.state
        if "lita-earned" not in s.notes:
            return None
        seats = [s.lead] if self.led else s.playing()
        return Pick(seats[0], tuple(f"player-{seat}" for seat in seats), "ask-lita", "A-asset.3")

    def took_3_lita(self, t: Table, key: str) -> None:
        s, seat = t.state, int(key.removeprefix("player-"))
        s.notes = tuple(note for note in s.notes if note != "lita-earned")
        s.lists[seat] = tuple(sorted((*s.lists[seat], FACE[LITA])))
        t.log("log-earns", "A-asset.3", player=who(seat), card=noun(LITA))

    def step_4_players(self, t: Table) -> Step:
        """Players may leave, come back or join (A-campaign.24)."""
        if t.seats == 1:
            return None
        return Each(over=list(range(t.seats)), body=Attendance(), field="member")

    def step_5_purchases(self, t: Table) -> Step:
        return Each(over=t.state.playing(), body=Purchases())

    def step_6_goes_on(self, t: Table) -> None:
        self.finish(True)


def unused(t: Table) -> tuple[str, ...]:
    """Whom nobody has played in this campaign."""
    s = t.state
    return tuple(slug for slug in INVESTIGATORS if FACE[slug] not in (*s.investigators, *s.played, *s.lost))


class NewInvestigator(Procedure):
    """A killed or insane investigator is replaced by one that was not used yet: no experience, no trauma, a new deck
    (A-campaign.19, A-campaign.26). It is the starter deck, so that whoever has one that the boxes still hold comes
    first (A-collection.1), with as many cards exchanged as the player likes. The result is False if nobody is left."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        free = unused(t)
        if not free:
            self.finish(False)
            return None
        others = [deck for seat, deck in enumerate(t.state.lists) if seat != self.seat]
        free = tuple(slug for slug in free if boxes_hold([*others, starter_deck(slug)], t.options["boxes"])) or free
        new = t.state.investigators[self.seat] < 0
        why, rule = ("ask-joins-as", "A-campaign.26") if new else ("ask-new-investigator", "A-campaign.19")
        return Pick(self.seat, free, why, rule)

    def took_1_choose(self, t: Table, key: str) -> None:
        s, seat = t.state, self.seat
        s.played += (s.investigators[seat],) if s.investigators[seat] >= 0 else ()
        s.investigators[seat] = FACE[key]
        s.experience[seat] = s.physical[seat] = s.mental[seat] = 0
        s.lists[seat] = starter_deck(key)
        t.log("log-investigator", "A-campaign.19", player=who(seat), investigator=noun(key))

    def step_2_deck(self, t: Table) -> Step:
        return Purchases(seat=self.seat, free=DECK_SIZE)

    def step_3_weakness(self, t: Table) -> None:
        """At the end of deck building (A-deckbuilding.7)."""
        s = t.state
        s.lists[self.seat] = tuple(sorted((*s.lists[self.seat], draw_weakness(t))))
        self.finish(True)


class Attendance(Procedure):
    """A player stays, leaves, comes back with what the log has kept, or joins as somebody new (A-campaign.24 to .26).
    Whether somebody who is away comes is asked of whoever leads, so that the others need not wait for that answer."""

    member: int = -1
    joins: bool = False

    def step_1_ask(self, t: Table) -> Step:
        s = t.state
        if s.status[self.member] != "absent":
            away = len(s.playing()) > 1
            return Pick(self.member, ("stay", "leave"), "ask-stay", "A-campaign.24") if away else None
        new = s.investigators[self.member] < 0
        if new and not unused(t):
            return None
        keys, told = ("stay-away", "join" if new else "come-back"), {"player": who(self.member)}
        return Pick(s.playing()[0], keys, "ask-comes", "A-campaign.24", args=told)

    def took_1_ask(self, t: Table, key: str) -> None:
        if key in ("leave", "come-back", "join"):
            t.state.status[self.member] = "absent" if key == "leave" else ""
            self.joins = key == "join"
            t.log(f"log-{key}", "A-campaign.24", player=who(self.member))

    def step_2_investigator(self, t: Table) -> Step:
        return NewInvestigator(seat=self.member) if self.joins else None


@lru_cache(maxsize=64)
def on_offer(
    who_buys: str, deck: tuple[int, ...], others: tuple[tuple[int, ...], ...], experience: int, boxes: int
) -> Mapping[str, int]:
    """What can be bought, with its price. Every option of the question looks, so the answer is kept."""
    bought = purchases(who_buys, deck, list(others), experience, boxes)
    raised = upgrades(who_buys, deck, list(others), experience, boxes)
    return {
        **{f"upgrade.{slug_of(new)}": price(new, old) for new, old in raised},
        **{f"buy.{slug_of(piece)}": price(piece) for piece in bought},
    }


@lru_cache(maxsize=64)
def on_hand(
    who_builds: str, deck: tuple[int, ...], others: tuple[tuple[int, ...], ...], boxes: int
) -> Mapping[str, int]:
    """What a new deck may hold: cards of level 0, for nothing (A-deckbuilding.5)."""
    found = purchases(who_builds, deck, list(others), 1, boxes)
    return {f"take.{slug_of(piece)}": 0 for piece in found if card(piece).level == 0}


class Purchases(Procedure):
    """One card at a time, each with a card that makes room for it (A-campaign.4 to A-campaign.12)."""

    seat: int = -1
    bought: int = NOBODY
    free: int = 0
    """How many cards of a new deck may still be exchanged; as many as it has make any deck out of any other."""

    def others(self, t: Table) -> list[tuple[int, ...]]:
        return [deck for seat, deck in enumerate(t.state.lists) if seat != self.seat]

    def choices(self, t: Table) -> Mapping[str, int]:
        """What can be bought, with its price."""
        s, seat = t.state, self.seat
        who_buys, deck = slug_of(s.investigators[seat]), s.lists[seat]
        if self.free:
            return on_hand(who_buys, deck, tuple(self.others(t)), t.options["boxes"])
        return on_offer(who_buys, deck, tuple(self.others(t)), s.experience[seat], t.options["boxes"])

    def step_1_choose(self, t: Table) -> Step:
        told = {"n": t.state.experience[self.seat], "free": self.free}
        rule = "A-deckbuilding.5" if self.free else "A-campaign.4"
        return Pick(self.seat, ("done", *self.choices(t)), "ask-purchase", rule, args=told)

    def took_1_choose(self, t: Table, key: str) -> None:
        if key == "done":
            self.finish()
            return
        verb, _, slug = key.partition(".")
        s, seat, piece = t.state, self.seat, piece_of(slug)
        cost = self.choices(t)[key]
        if verb == "upgrade":
            old = next(
                p for p in s.lists[seat] if card(p).title == card(piece).title and card(p).level < card(piece).level
            )
            s.experience[seat] -= cost
            self.swap(t, piece, old)
            self.go("1_choose")
            return
        s.experience[seat] -= cost
        if takes_room(card(piece)):
            self.bought = piece
            return
        s.lists[seat] = tuple(sorted((*s.lists[seat], piece)))
        t.log("log-earns", "A-campaign.6", player=who(seat), card=noun(slug))
        self.go("1_choose")

    def text_1_choose(self, t: Table, key: str) -> Text:
        if key == "done":
            return Text("purchases-done")
        verb, _, slug = key.partition(".")
        return Text(f"{verb}-card", card=noun(slug), n=self.choices(t)[key])

    def rule_1_choose(self, t: Table, key: str) -> str:
        return "A-campaign.9" if key.startswith("upgrade.") else ""

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        return [(Text("refused-experience", n=t.state.experience[self.seat]), "A-campaign.4")]

    def forbids(self, t: Table, seat: int, answer: Any) -> str:
        """A card that this investigator may not have (A-campaign.5)."""
        found = FACE.get(answer.partition(".")[2], NOBODY) if isinstance(answer, str) else NOBODY
        who_buys = slug_of(t.state.investigators[self.seat])
        return "A-campaign.5" if seat == self.seat and found >= 0 and not is_allowed(who_buys, card(found)) else ""

    def step_2_remove(self, t: Table) -> Step:
        cards = tuple(dict.fromkeys(removable(t.state.lists[self.seat])))
        told = {"card": noun(slug_of(self.bought))}
        return Pick(self.seat, copy_keys(cards), "ask-remove", "A-campaign.6", args=told)

    def took_2_remove(self, t: Table, key: str) -> None:
        self.swap(t, self.bought, piece_of(key))
        if self.free == 1:
            self.finish()
            return
        self.free = max(0, self.free - 1)
        self.go("1_choose")

    def text_2_remove(self, t: Table, key: str) -> Text:
        return noun(key)

    def swap(self, t: Table, new: Piece, old: Piece) -> None:
        s, seat = t.state, self.seat
        deck = list(s.lists[seat])
        deck.remove(old)
        s.lists[seat] = tuple(sorted((*deck, new)))
        t.log("log-buys", "A-campaign.10", player=who(seat), card=noun(slug_of(new)), old=noun(slug_of(old)))
