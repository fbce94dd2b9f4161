"""The table of Arkham Horror in lines, from a view alone. Names and card texts come from the game's own locale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...games.arkham.cards.printed import CARDS, FACE, SKILLS, Printed
from ...games.arkham.state import ArkhamState
from ...kernel.text import who
from ..output import Line
from .listing import Listing, View

__all__ = ["ArkhamBoard"]

TOKENS = ("damage", "horror", "clues", "doom", "uses")


class ArkhamBoard(Listing):
    """See `boards.Board`."""

    GAME = "arkham"
    STATE = ArkhamState

    # ---- small words

    def printed(self, id: str) -> Printed:
        return CARDS[FACE[id.partition("#")[0]]]

    def token(self, token: str) -> str:
        """A chaos token: its number, or the name of its symbol."""
        return self.name(f"token-{token}") if token[-1].isalpha() else token.replace("-", "\N{MINUS SIGN}")

    def called(self, id: str) -> str:
        return self.name(id.partition("#")[0])

    def piece(self, view: View, id: str, *more: str) -> str:
        """A card in play with what lies on it."""
        t = view["table"]
        facts = [self.say(f"ark-{kind}", n=t[kind][id]) for kind in TOKENS if id in t[kind]]
        facts += [self.say("ark-exhausted")] if id in t["exhausted"] else []
        facts += [fact for fact in more if fact]
        return f"{self.called(id)} ({', '.join(facts)})" if facts else self.called(id)

    def pieces(self, view: View, row: Iterable[View]) -> str:
        return ", ".join(self.piece(view, found["id"]) for found in row)

    # ---- the table

    def table(self, view: View, roles: Sequence[str]) -> list[Line]:
        return [
            *self._moment(view), *self._story(view), *self._map(view), *self._loose(view), self._piles(view),
            *(line for seat, role in enumerate(roles) for line in self._seat(view, seat, role)),
        ]  # fmt: skip

    def brief(self, view: View) -> list[Line]:
        seat = view["seat"]
        own = [] if seat is None or view["outcome"] is not None else [self._own(view, seat)]
        return [*self._moment(view), *self._test(view), *own]

    def _moment(self, view: View) -> list[Line]:
        t = view["table"]
        if view["outcome"] is not None or not t["round"]:
            return []
        turn = [Line(self.say("ark-turn", player=who(t["active"])))] if t["active"] >= 0 else []
        return [Line(self.say("ark-round", n=t["round"], phase=self.name(f"phase-{t['phase']}"))), *turn]

    def _test(self, view: View) -> list[Line]:
        test = view["test"]
        if test is None:
            return []
        told = {"player": who(test["seat"]), "skill": self.name(test["skill"]), "value": test["value"]}
        lines = [Line(self.say("ark-test", **told, n=test["difficulty"]))]
        chances = test["chances"]
        if chances:
            good, all_ = sum(one["count"] for one in chances if one["passes"]), sum(one["count"] for one in chances)
            lines.append(Line(self.say("ark-chance", good=good, all=all_, percent=round(100 * good / all_))))
        return lines

    def _story(self, view: View) -> list[Line]:
        t, n = view["table"], view["thresholds"]
        lines = []
        if t["agenda"]:
            lines.append(Line(self.say("ark-agenda", card=self.name(t["agenda"]), doom=n["all_doom"], most=n["doom"])))
        if t["act"]:
            clues = t["clues"].get(t["act"], 0)
            lines.append(Line(self.say("ark-act", card=self.name(t["act"]), clues=clues, most=n["clues"])))
        return lines

    def _map(self, view: View) -> list[Line]:
        """Every location with what is there and where one comes from it."""
        t = view["table"]
        lines = []
        for id in [place["id"] if isinstance(place, dict) else place for place in t["locations"]]:
            people = [self.say.of(who(seat)) for seat, place in enumerate(t["places"]) if place == id]
            enemies = [self._enemy(view, found["id"]) for found in t["enemies"] if t["where"].get(found["id"]) == id]
            stuck = [self.piece(view, found["id"]) for found in t["attached"] if t["hosts"].get(found["id"]) == id]
            near = ", ".join(self.called(other) for other in view["connections"].get(id, []))
            known = id in t["revealed"]
            shroud = self.say("ark-shroud", n=self.printed(id).shroud) if known else self.say("ark-unrevealed")
            ways = self.say("ark-ways", places=near) if near else ""
            told = self.piece(view, id, shroud, ways)
            there = [*people, *enemies, *stuck]
            lines.append(f"{told}: {', '.join(there)}" if there else told)
        return self.block("ark-locations", "ark-no-locations", lines)

    def _enemy(self, view: View, id: str) -> str:
        t, printed = view["table"], self.printed(id)
        health = printed.health * (t["started"] if printed.health_each else 1)
        numbers = self.say("ark-enemy", fight=printed.fight, health=health, evade=printed.evade)
        seat = t["engaged"].get(id)
        return self.piece(view, id, numbers, self.say("ark-engaged", player=who(seat)) if seat is not None else "")

    def _loose(self, view: View) -> list[Line]:
        return self.listed("ark-loose", cards=self.pieces(view, view["table"]["loose"]))

    def _piles(self, view: View) -> Line:
        t = view["table"]
        discard = self.names(t["encounter_discard"]) or "–"
        bag = ", ".join(map(self.token, t["bag"])) or "–"
        return Line(self.say("ark-encounter", n=t["encounter_deck"], discard=discard, bag=bag))

    # ---- an investigator

    def _own(self, view: View, seat: int) -> Line:
        return Line(", ".join(self._facts(view, seat)))

    def _facts(self, view: View, seat: int) -> list[str]:
        t, say = view["table"], self.say
        you = t["investigators"][seat]
        facts = [self.name(you)] if you else []
        if t["status"][seat]:
            return [*facts, say(f"ark-status-{t['status'][seat]}")]
        most = self.printed(you)
        facts.append(say("ark-damage-of", n=t["damage"].get(you, 0), most=most.health))
        facts.append(say("ark-horror-of", n=t["horror"].get(you, 0), most=most.sanity))
        facts.append(say("ark-clues", n=t["clues"].get(you, 0)))
        facts.append(say("ark-resources", n=t["resources"][seat]))
        facts += [say("ark-actions", n=t["actions"][seat])] if t["active"] == seat else []
        facts.append(say("ark-cards", hand=t["hands"][seat]["size"], deck=t["decks"][seat]))
        return facts

    def _seat(self, view: View, seat: int, role: str) -> list[Line]:
        t, hands = view["table"], view["open_hands"]
        shown = hands[seat] if hands is not None and seat != view["seat"] else []
        return [
            self.title(seat, role, self._facts(view, seat)),
            *self.listed("ark-skills", 2, skills=self._skills(t["investigators"][seat])),
            *self.listed("ark-play", 2, cards=self.pieces(view, t["play"][seat])),
            *self.listed("ark-threat", 2, cards=self.pieces(view, t["threat"][seat])),
            *self.listed("ark-open-hand", 2, cards=self.names(shown)),
        ]

    def _skills(self, you: str | None) -> str:
        return ", ".join(f"{self.name(skill)} {self.printed(you).skills[skill]}" for skill in SKILLS) if you else ""

    def hand(self, view: View) -> list[Line]:
        t, seat = view["table"], view["seat"]
        cards = self.names(t["hands"][seat]["cards"])
        return [
            Line(self.say("ark-hand", cards=cards) if cards else self.say("ark-hand-empty")),
            *self.listed("ark-discard", cards=self.names(t["discards"][seat])),
        ]

    def turn_of(self, view: View, seat: int) -> int | None:
        t = view["table"]
        return t["round"] if t["active"] == seat else None

    def open_cards(self, view: View) -> list[str]:
        t, seat = view["table"], view["seat"]
        own = [] if seat is None else t["hands"][seat]["cards"]
        rows = (*t["play"], *t["threat"], t["enemies"], t["attached"], t["loose"])
        shown = [found["name"] for row in rows for found in row]
        story = [card for card in (t["act"], t["agenda"], *t["investigators"]) if card]
        return list(dict.fromkeys([*own, *shown, *story, *t["limbo"], *t["locations"]]))

    def scores(self, view: View) -> list[str]:
        t = view["table"]
        return [self.names(t["victory"]) or "–"] * view["seats"]
