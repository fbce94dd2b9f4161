"""The table of Unfathomable in lines, from a view alone. Names and card texts come from the game's own locale."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ...games.unfathomable.cards.names import RESOURCES, TYPES
from ...games.unfathomable.rules.ending import PORT_DISTANCE
from ...games.unfathomable.rules.spaces import BRIDGE, DECKS, SPACES
from ...kernel.text import who
from ..output import Line
from ..words import Words

__all__ = ["UnfathomableBoard"]

GAME = "unfathomable"
View = dict[str, Any]


class UnfathomableBoard:
    """See `boards.Board`."""

    def __init__(self, say: Words) -> None:
        self.say = say

    # ---- small words

    def name(self, key: str) -> str:
        return self.say.name(GAME, key)

    def names(self, keys: Iterable[str]) -> str:
        """Cards with equal ones counted: 2 × lore 1, will 3."""
        counts: dict[str, int] = {}
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
        return ", ".join(f"{n} × {self.name(key)}" if n > 1 else self.name(key) for key, n in counts.items())

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
        t, say = view["table"], self.say
        if view["outcome"] is not None:
            return []
        lines = [Line(say("unf-turn", turn=t["turn"], player=who(t["current"])))]
        if t["mythos"]:
            lines.append(Line(say("unf-mythos", card=self.name(t["mythos"]))))
        if view["test"]:
            skills = ", ".join(map(self.name, view["test"]["supports"]))
            lines.append(Line(say("unf-test", n=view["test"]["target"], skills=skills)))
        if t["shown"]:
            lines.append(Line(say("unf-shown", cards=self.names(t["shown"]))))
        elif t["pool"]:
            lines.append(Line(say("unf-pool", n=t["pool"])))
        return lines

    def _dials(self, view: View) -> Line:
        dials = ", ".join(f"{self.name(name)} {view['table']['resources'][name]}" for name in RESOURCES)
        return Line(self.say("unf-dials", dials=dials))

    def _ship(self, view: View) -> list[Line]:
        t, say = view["table"], self.say
        lines = [
            self._dials(view),
            Line(
                say("unf-tracks", distance=view["distance"], port=PORT_DISTANCE, travel=t["travel"], ritual=t["ritual"])
            ),
        ]
        if t["row"]:
            lines.append(Line(say("unf-waypoints", names=", ".join(map(self.name, t["row"])))))
        damage = [
            f"{self.name(SPACES[BRIDGE + i])} ({self.name(card)})"
            for i, card in enumerate(t["damage"])
            if card is not None
        ]
        if damage:
            lines.append(Line(say("unf-damage", rooms=", ".join(damage))))
        risked = [f"{self.name(SPACES[deck])}: {n}" for deck, n in zip(DECKS, t["passengers"], strict=True) if n]
        if risked:
            lines.append(Line(say("unf-passengers", spaces=", ".join(risked))))
        return lines

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
        piles = [f"{self.name(type)} {n}" for type, n in zip(TYPES, t["skill_decks"], strict=True)]
        piles += [
            f"{self.name(f'{deck}-deck')} {t[f'{deck}_deck']}" for deck in ("mythos", "waypoint", "item", "spell")
        ]
        return Line(self.say("unf-piles", piles=", ".join(piles), chaos=t["chaos"]))

    # ---- a seat

    def _seat(self, view: View, seat: int, role: str) -> list[Line]:
        t, say = view["table"], self.say
        title = say.of(who(seat)) + (f" ({role})" if role else "")
        lines = [Line(f"{title}: {', '.join(self._facts(view, seat))}", style="bold")]
        if t["items"][seat]:
            active = t["active"][seat]
            items = [
                say("unf-active", item=self.name(item)) if item == active else self.name(item)
                for item in t["items"][seat]
            ]
            lines.append(Line(say("unf-items", items=", ".join(items)), indent=2))
        for zone in ("kept", "spells"):
            if t[zone][seat]:
                lines.append(Line(say("unf-before", cards=", ".join(map(self.name, t[zone][seat]))), indent=2))
        return lines

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
        t, seat, say = view["table"], view["seat"], self.say
        cards = t["hands"][seat]["cards"]
        lines = [Line(say("unf-hand", cards=self.names(cards)) if cards else say("unf-hand-empty"))]
        loyalty = t["loyalty"][seat]["cards"]
        if loyalty:
            lines.append(Line(say("unf-loyalty", cards=self.names(f"loyalty-{card}" for card in loyalty))))
        return lines + [Line(told, indent=2) for fact in view["known"] for told in self._known(view, fact)]

    def _known(self, view: View, fact: View) -> Iterator[str]:
        """What the seat has looked at and may remember of one place."""
        zone, at, inside = fact["zone"], dict(fact["at"]), fact["inside"]
        if zone == "loyalty":
            cards = self.names(f"loyalty-{card}" for card in inside)
            yield self.say("unf-known-loyalty", player=who(fact["slot"]), cards=cards)
        elif zone == "pool":
            whose = view["test"]["whose"]
            for giver in sorted({whose[i] for i in at if whose[i] >= 0}):
                cards = self.names(name for i, name in at.items() if whose[i] == giver)
                yield self.say("unf-known-pool", player=who(giver), cards=cards)
        elif zone.startswith("removed"):
            yield self.say("unf-recalled-removed", cards=self.names((*at.values(), *inside)))
        else:
            top = view["table"][zone]
            while top - 1 in at:
                top -= 1
            seen = {
                "known-top": [name for i, name in reversed(at.items()) if i >= top],
                "recalled-beneath": [name for i, name in at.items() if i < top],
                "recalled-inside": inside,
            }
            deck = self.name(zone.replace("_", "-"))
            yield from (
                self.say(f"unf-{id}", deck=deck, cards=self.names(cards)) for id, cards in seen.items() if cards
            )

    def turn_of(self, view: View, seat: int) -> int | None:
        return view["table"]["turn"] if view["table"]["current"] == seat else None

    def open_cards(self, view: View) -> list[str]:
        t, seat = view["table"], view["seat"]
        shown = [card for card in (t["mythos"], *t["row"]) if card]
        items = [item for zone in t["items"] for item in zone]
        own = [] if seat is None else [*t["hands"][seat]["cards"], *t["kept"][seat], *t["spells"][seat]]
        return [*shown, *own, *items]

    def ready(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        return "ask-contribute", list(view["table"]["hands"][view["seat"]]["cards"])

    def scores(self, view: View) -> list[str]:
        """Loyalty decides; there are no points."""
        out = []
        for seat, cards in enumerate(view["loyalties"]):
            revealed = view["table"]["revealed"][seat]
            out.append(self.names(f"loyalty-{card}" for card in (*cards, *([revealed] if revealed else []))))
        return out
