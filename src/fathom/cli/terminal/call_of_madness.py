"""The table of Call of Madness in lines, from a view alone. Names and card texts come from the game's own locale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from ...games.call_of_madness.cards.book import COLUMNS, MADNESS
from ...games.call_of_madness.cards.source import OWN
from ...games.call_of_madness.state import MadnessState
from ...kernel.text import Text, who
from ..output import Line
from .listing import Listing, View

__all__ = ["MadnessBoard"]

AUTOMA = 1
"""The Automa as a player, where one plays alone."""
PRICES = {card.slot: card.price for card in OWN.cards if card.is_god}
STRENGTHS = {tile.slot: tile.strength for tile in OWN.tiles}
"""What a view tells only of content of somebody's own."""


class MadnessBoard(Listing):
    GAME = "call_of_madness"
    STATE = MadnessState
    WHOSE = "current"
    FAMILIES: ClassVar[tuple[str, ...]] = ("basic",)

    # ---- small words

    def player(self, view: View, player: int) -> str:
        return self.name("automa") if view["solo"] and player == AUTOMA else self.say.of(who(player))

    def called(self, view: View, slot: str) -> str:
        """A card, tile, goal or god by the name that the content of this table gives it."""
        own = view["names"].get(slot)
        return self.say.of(Text.from_json(own), self.GAME) if own else self.name(slot)

    def all_called(self, view: View, slots: Sequence[str]) -> str:
        return ", ".join(self.called(view, slot) for slot in slots)

    def tokens(self, pool: dict[str, int]) -> str:
        return ", ".join(f"{self.name(f'madness-{colour}')} {pool[colour]}" for colour in MADNESS if pool[colour])

    # ---- the table

    def table(self, view: View, roles: Sequence[str]) -> list[Line]:
        lines = [*self._moment(view), *self._altar(view), *self._goals(view), self._supplies(view)]
        for seat in range(view["seats"]):
            lines += [self.title(seat, roles[seat], self._facts(view, seat)), *self._board(view, seat)]
        if view["solo"]:
            facts = ", ".join(self._facts(view, AUTOMA))
            lines.append(Line(f"{self.name('automa')}: {facts}", style="bold"))
            lines += [*self._automa(view), *self._board(view, AUTOMA)]
        return lines

    def brief(self, view: View) -> list[Line]:
        return [*self._moment(view), *self._own(view)]

    def _moment(self, view: View) -> list[Line]:
        """The round, day or night, whose turn it is, who holds the time marker, what is being resolved."""
        t = view["table"]
        if view["outcome"] is not None or t["phase"] == "setup":
            return []
        told = {"round": t["round"], "time": "night" if t["night"] else "day", "holder": self.player(view, t["holder"])}
        return [
            Line(self.say("mad-round", **told)),
            *([Line(self.say("mad-turn", player=self.player(view, t["current"])))] if t["current"] >= 0 else []),
            *self.listed("mad-played", cards=self.all_called(view, t["played"])),
            *self.listed("mad-event", cards=self.all_called(view, t["events_open"])),
        ]

    def _altar(self, view: View) -> list[Line]:
        """Every god with the card that can be taken, what is left, and who stands there."""
        t, lines = view["table"], []
        prices = view.get("prices", PRICES)
        for god, deck in zip(t["gods"], t["god_decks"], strict=False):
            there = [
                self.say("mad-figure" if t["ready"][player] else "mad-toppled", player=self.player(view, player))
                for player, stands in enumerate(t["figures"]) if stands == god
            ]  # fmt: skip
            card = self.called(view, deck["top"]) if deck["top"] in prices else ""
            top = self.say("mad-top", card=card, price=prices[deck["top"]], n=deck["size"]) if card else "–"
            lines.append(Line(f"{self.name(f'god-{god}')}: {'; '.join([top, *there])}", indent=2))
        return [Line(self.say("mad-altar")), *lines] if lines else []

    def _goals(self, view: View) -> list[Line]:
        t = view["table"]
        return self.listed("mad-goals", goals=self.all_called(view, [goal for goal in t["goals"] if goal]))

    def _supplies(self, view: View) -> Line:
        t, bags = view["table"], view["bags"]
        left = {"outposts": t["outpost_supply"], "fire": t["fire_supply"]}
        return Line(self.say("mad-supplies", **left, madness=bags["madness"], investigators=bags["investigators"]))

    def _automa(self, view: View) -> list[Line]:
        t = view["table"]
        return self.listed("mad-automa", 2, cards=self.all_called(view, t["automa_discard"]), n=t["automa_deck"])

    # ---- a player

    def _facts(self, view: View, player: int) -> list[str]:
        t, say = view["table"], self.say
        character = t["characters"][player]
        facts = [self.called(view, f"character-{character}")] if character and player < view["seats"] else []
        if view["cultists"][player] is not None:
            facts.append(self.count(view["cultists"][player], "cultist"))
        if player < view["seats"]:
            sizes = {"hand": t["hands"][player]["size"], "deck": t["decks"][player]}
            facts.append(say("mad-cards", **sizes, discard=t["discards"][player]["size"]))
        facts.append(say("mad-madness", tokens=self.tokens(t["madness"][player]) or "0"))
        facts += [say("mad-fire", n=t["fire"][player])] if t["fire"][player] else []
        facts += [say("mad-corruption", n=t["corruption"][player])] if t["corruption"][player] else []
        return [*facts, *([say("mad-passed")] if t["passed"][player] else [])]

    def _board(self, view: View, player: int) -> list[Line]:
        """Row by row, from the top to the one before the headquarters."""
        there = len(view["table"]["board"]) // len(view["table"]["madness"])
        spaces = range(player * there, (player + 1) * there)
        rows = [spaces[start : start + COLUMNS] for start in range(0, there, COLUMNS)]
        return [
            Line(self.say("mad-row", row=n, spaces=" | ".join(self._space(view, space) for space in row)), indent=2)
            for n, row in enumerate(rows, 1)
        ]

    def _space(self, view: View, space: int) -> str:
        t = view["table"]
        found, token = t["board"][space], t["depth"][space]
        if found:
            return self._investigator(view, found)
        depth = self.name(token[:-2]) if token else ""
        things = [self.name("outpost")] if t["outposts"][space] else []
        return " + ".join([*things, *([depth] if depth else [])]) or "–"

    def _investigator(self, view: View, found: View) -> str:
        strength = view.get("strengths", STRENGTHS)[found["tile"]]
        facts = [self.say("mad-life", life=found["life"], strength=strength)]
        tokens = self.tokens(found["madness"])
        facts += [tokens] if tokens else []
        facts += [self.say("mad-burns")] if found["fire"] else []
        return f"{self.called(view, found['tile'])} ({', '.join(facts)})"

    # ---- what only the viewing seat sees, and the end

    def _own(self, view: View) -> list[Line]:
        seat = view["seat"]
        if seat is None or view["outcome"] is not None:
            return []
        pool = self.tokens(view["table"]["madness"][seat]) or "0"
        return [Line(self.say("mad-own", cultists=view["cultists"][seat], tokens=pool))]

    def hand(self, view: View) -> list[Line]:
        t, seat = view["table"], view["seat"]
        hand = self.all_called(view, t["hands"][seat]["cards"])
        return [
            Line(self.say("mad-hand", cards=hand) if hand else self.say("mad-hand-empty")),
            *self.listed("mad-discard", cards=self.all_called(view, view["discard"])),
            *self.listed("mad-rlyeh", cards=self.all_called(view, t["rlyeh"][seat])),
            *self.listed("mad-finals", goals=self.all_called(view, t["finals"][seat]["cards"])),
            *self.listed("mad-claimed", goals=self.all_called(view, t["claimed"][seat]["cards"])),
        ]

    def open_cards(self, view: View) -> list[str]:
        t, seat = view["table"], view["seat"]
        tops = [deck["top"] for deck in t["god_decks"] if deck["top"]]
        own = [] if seat is None else [*t["hands"][seat]["cards"], *t["finals"][seat]["cards"]]
        shown = [*t["played"], *t["events_open"], *(goal for goal in t["goals"] if goal)]
        return [*shown, *own, *tops, *(f"power-{god}" for god in t["gods"]), *t["automa_card"]]

    def scores(self, view: View) -> list[str]:
        return [" + ".join(self._lines(view, score)) for score in view["scores"]]

    def _lines(self, view: View, score: View) -> Iterator[str]:
        """Cultists, immediate goals, and every final goal with what it brought."""
        yield self.count(score["cultists"], "cultist")
        if score["immediate"]:
            yield self.say("mad-immediate", n=score["immediate"])
        for goal, points in score["finals"]:
            yield f"{self.called(view, goal)} {points}"
