"""The table of Unfathomable in lines, from a view alone. Names and card texts come from the game's own locale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from ...games.unfathomable.cards.names import RESOURCES
from ...games.unfathomable.rules.ending import PORT_DISTANCE
from ...games.unfathomable.rules.spaces import SPACES
from ...games.unfathomable.state import UnfathomableState
from ...kernel.text import who
from ..output import Line
from .listing import Listing, View

__all__ = ["UnfathomableBoard"]

DECKS = ("mythos_deck", "waypoint_deck", "item_deck", "spell_deck")


class UnfathomableBoard(Listing):
    GAME = "unfathomable"
    STATE = UnfathomableState
    WHOSE = "current"
    FAMILIES: ClassVar[tuple[str, ...]] = ("sheet", "feat", "reveal")

    # ---- the table

    def table(self, view: View, roles: Sequence[str]) -> list[Line]:
        lines = [*self._moment(view), *self._ship(view), *self._sea(view), self._piles(view)]
        for seat in range(view["seats"]):
            lines += self._seat(view, seat, roles[seat])
        return lines

    def brief(self, view: View) -> list[Line]:
        return [*self._moment(view), self._dials(view)]

    def _moment(self, view: View) -> list[Line]:
        """Whose turn it is, the mythos card being resolved, the skill test under way."""
        t, test = view["table"], view["test"] or {}
        if view["outcome"] is not None:
            return []
        return [
            Line(self.say("unf-turn", turn=t["turn"], player=who(t["current"]))),
            *self.listed("unf-mythos", card=t["mythos"] and self.name(t["mythos"])),
            *self.listed("unf-test", n=test.get("target"), skills=self.names(test.get("supports", ()))),
            *self.listed("unf-shown", cards=self.names(t["shown"])),
            *self.listed("unf-pool", n=t["pool"]),
        ]

    def _dials(self, view: View) -> Line:
        dials = ", ".join(f"{self.name(name)} {view['table']['resources'][name]}" for name in RESOURCES)
        return Line(self.say("unf-dials", dials=dials))

    def _ship(self, view: View) -> list[Line]:
        t = view["table"]
        sailed = {"distance": view["distance"], "port": PORT_DISTANCE, "travel": t["travel"], "ritual": t["ritual"]}
        return [
            self._dials(view),
            Line(self.say("unf-tracks", **sailed)),
            *self.listed("unf-waypoints", names=self.names(t["row"])),
            *self.listed("unf-damage", rooms=", ".join(self.slots(view, "damage", "{slot} ({what})"))),
            *self.listed("unf-passengers", spaces=", ".join(self.slots(view, "passengers", "{slot}: {what}"))),
        ]

    def _sea(self, view: View) -> list[Line]:
        """Every space with monsters."""
        t, say = view["table"], self.say
        lines = []
        for space in SPACES:
            there = [self.name(monarch) for monarch in ("dagon", "hydra") if t[monarch] == space]
            if t["deep_ones"].get(space):
                there.insert(0, say("unf-deep-ones", n=t["deep_ones"][space]))
            if there:
                lines.append(Line(f"{self.name(space)}: {', '.join(there)}", indent=2))
        return [Line(say("unf-monsters", n=t["supply"])), *lines]

    def _piles(self, view: View) -> Line:
        t = view["table"]
        piles = self.slots(view, "skill_decks", "{slot} {what}", empty=True)
        piles += [f"{self.name(deck.replace('_', '-'))} {t[deck]}" for deck in DECKS]
        return Line(self.say("unf-piles", piles=", ".join(piles), chaos=t["chaos"]))

    # ---- a seat

    def _seat(self, view: View, seat: int, role: str) -> list[Line]:
        t, say = view["table"], self.say
        active = t["active"][seat]
        items = [
            say("unf-active", item=self.name(item)) if item == active else self.name(item) for item in t["items"][seat]
        ]
        return [
            self.title(seat, role, self._facts(view, seat)),
            *self.listed("unf-items", 2, items=", ".join(items)),
            *self.listed("unf-before", 2, cards=self.names(t["kept"][seat])),
            *self.listed("unf-before", 2, cards=self.names(t["spells"][seat])),
        ]

    def _facts(self, view: View, seat: int) -> list[str]:
        """Who, where, how many cards, which titles, what was revealed."""
        t, say = view["table"], self.say
        character, place = t["characters"][seat], t["places"][seat]
        if character is None:
            return [say("unf-no-character")]
        facts = [self.name(character)]
        if place is not None:
            facts.append(self.name(place))
        facts.append(say("unf-in-hand", n=t["hands"][seat]["size"]))
        facts += [self.name(title) for title in ("captain", "keeper") if t[title] == seat]
        if t["revealed"][seat] is not None:
            facts.append(say("unf-revealed", card=self.name(f"loyalty-{t['revealed'][seat]}")))
        elif t["feats"][seat]:
            facts.append(say("unf-feat", feat=self.name(f"feat-{character}")))
        return facts

    # ---- what only the viewing seat sees, and the end

    def hand(self, view: View) -> list[Line]:
        t, seat = view["table"], view["seat"]
        return [
            *(
                self.listed("unf-hand", cards=self.names(t["hands"][seat]["cards"]))
                or [Line(self.say("unf-hand-empty"))]
            ),
            *self.listed("unf-loyalty", cards=self.names(f"loyalty-{card}" for card in t["loyalty"][seat]["cards"])),
            *(line for fact in view["known"] for line in self._known(view, fact)),
        ]

    def _known(self, view: View, fact: View) -> Iterator[Line]:
        """What the seat has looked at and may remember of one place."""
        zone, at, inside = fact["zone"], dict(fact["at"]), fact["inside"]
        if zone == "loyalty":
            cards = self.names(f"loyalty-{card}" for card in inside)
            yield from self.listed("unf-known-loyalty", 2, player=who(fact["slot"]), cards=cards)
        elif zone == "pool":
            whose = view["test"]["whose"]
            for giver in sorted({whose[i] for i in at if whose[i] >= 0}):
                cards = self.names(name for i, name in at.items() if whose[i] == giver)
                yield from self.listed("unf-known-pool", 2, player=who(giver), cards=cards)
        elif zone.startswith("removed"):
            yield from self.listed("unf-recalled-removed", 2, cards=self.names((*at.values(), *inside)))
        else:
            deck = self.name(zone.replace("_", "-"))
            for where, seen in self.remembered(view, fact).items():
                yield from self.listed(f"unf-recalled-{where}", 2, deck=deck, cards=self.names(seen))

    def open_cards(self, view: View) -> list[str]:
        t, seat = view["table"], view["seat"]
        shown = [card for card in (t["mythos"], *t["row"]) if card]
        items = [item for zone in t["items"] for item in zone]
        own = [] if seat is None else [*t["hands"][seat]["cards"], *t["kept"][seat], *t["spells"][seat]]
        character = "" if seat is None else t["characters"][seat]
        sheet = [f"sheet-{character}"] if character else []
        return [*shown, *sheet, *own, *items]

    def ready(self, view: View) -> tuple[str, list[str]]:
        return "ask-contribute", list(view["table"]["hands"][view["seat"]]["cards"])

    def scores(self, view: View) -> list[str]:
        """Loyalty decides; there are no points."""
        out = []
        for seat, cards in enumerate(view["loyalties"]):
            revealed = view["table"]["revealed"][seat]
            out.append(self.names(f"loyalty-{card}" for card in (*cards, *([revealed] if revealed else []))))
        return out
