"""The table of Abyss in lines, from a view alone. Names and card texts come from the game's own locale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...games.abyss.cards.allies import BY_KEY, RACES, VALUE, ally_text
from ...games.abyss.cards.leviathans import LEVIATHANS, SPACES
from ...games.abyss.cards.location import LOCATIONS
from ...games.abyss.cards.lord import LORDS, Lord
from ...games.abyss.cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS, SENTINELS
from ...kernel.text import Text, who
from ..output import Line
from ..words import Words

__all__ = ["AbyssBoard"]

GAME = "abyss"
View = dict[str, Any]


def _lord(key: str) -> Lord:
    return LORDS[LORD_KEYS.index(key)]


class AbyssBoard:
    """See `boards.Board`."""

    def __init__(self, say: Words) -> None:
        self.say = say

    # ---- small words

    def name(self, key: str) -> str:
        """A card, race or place as an item of a list, with a capital letter."""
        name = self.say.of(ally_text(BY_KEY[key]), GAME) if key in BY_KEY else self.say.name(GAME, key)
        return name[:1].upper() + name[1:]

    def count(self, n: int, noun: str) -> str:
        return self.say.count(GAME, n, noun)

    def cards(self, keys: Iterable[str]) -> str:
        """Cards with equal ones counted: 2 x crab 1, squid 3."""
        counts: dict[str, int] = {}
        for key in keys:
            counts[key] = counts.get(key, 0) + 1
        return ", ".join(f"{n} × {self.name(key)}" if n > 1 else self.name(key) for key, n in counts.items())

    def lord(self, key: str) -> str:
        """A Lord before a player: guild, influence, printed Keys."""
        card = _lord(key)
        facts = [self.say.name(GAME, f"guild-{card.guild}"), self.count(card.influence, "influence")]
        if card.keys:
            facts.append(self.count(card.keys, "key"))
        return f"{self.name(key)} ({', '.join(facts)})"

    # ---- the table

    def table(self, view: View, roles: Sequence[str]) -> list[Line]:
        lines = [*self._moment(view), self._council(view), *self._court(view), *self._locations(view)]
        lines += [*self._border(view), self._piles(view)]
        for seat in range(view["seats"]):
            lines += self._seat(view, seat, roles[seat])
        return lines

    def brief(self, view: View) -> list[Line]:
        own = Line(self.say("abyss-yours", things=", ".join(self._counters(view, view["seat"]))))
        return [*self._moment(view), own]

    def _moment(self, view: View) -> list[Line]:
        """Whose turn, the price, the threat, the track, cards laid down or drawn."""
        t, say = view["table"], self.say
        if view["outcome"] is not None:
            return []
        lines = [Line(say("abyss-turn", turn=t["turn"], player=who(t["active"])))]
        if t["ending"]:
            lines.append(Line(say("abyss-last-turns", n=t["last_turns"])))
        track = ", ".join(f"{i}: {self.name(key)}" for i, key in enumerate(t["track"], 1))
        if track:
            lines.append(Line(say("abyss-track", cards=track)))
        if track and t["track"][-1] != "monster":
            lines.append(Line(say("abyss-price", pearls=self.count(t["price"], "pearl"))))
        if not view["options"]["leviathan"]:
            lines.append(Line(say("abyss-threat", n=t["threat"])))
        if t["laid"]:
            value = sum(VALUE[BY_KEY[key]] for key in t["laid"])
            lines.append(Line(say("abyss-laid", cards=self.cards(t["laid"]), sum=value)))
        if t["drawn"]:
            lines.append(Line(say("abyss-drawn", locations=", ".join(map(self.name, t["drawn"])))))
        return lines

    def _council(self, view: View) -> Line:
        stacks = [
            f"{self.name(race)} ({self.count(size, 'card')}){self._sentinel(view, race)}"
            for race, size in zip(RACES, view["table"]["council"], strict=True)
            if size or race in view["table"]["sentinel_on"]
        ]
        if not stacks:
            return Line(self.say("abyss-council-empty"))
        return Line(self.say("abyss-council", stacks=", ".join(stacks)))

    def _court(self, view: View) -> list[Line]:
        lines = [Line(self.say("abyss-court"))]
        for space, key in enumerate(view["table"]["court"], 1):
            if key is None:
                continue
            card = _lord(key)
            text = Text(
                "lord-option", GAME, lord=Text(key), guild=Text(f"guild-{card.guild}"), cost=card.cost,
                races=card.races, keys=card.keys, influence=card.influence,
            )  # fmt: skip
            lines.append(Line(f"{space}: {self.say.of(text)}{self._sentinel(view, key)}", indent=2))
        return lines if len(lines) > 1 else [Line(self.say("abyss-court-empty"))]

    def _locations(self, view: View) -> list[Line]:
        available = view["table"]["available"]
        if not available:
            return [Line(self.say("abyss-available-none"))]
        lines = [Line(self.say("abyss-available"))]
        for key in available:
            worth = LOCATIONS[LOCATION_KEYS.index(key)].worth.say()
            text = Text("location-option", GAME, location=Text(key), worth=worth)
            loot = view["table"]["loot"].get(key)
            more = f"; {self.say('abyss-loot', values=', '.join(map(str, loot)))}" if loot else ""
            lines.append(Line(f"{self.say.of(text)}{more}{self._sentinel(view, key)}", indent=2))
        return lines

    def _border(self, view: View) -> list[Line]:
        """Every Leviathan with what it still withstands; the names of empty spaces say nothing."""
        t = view["table"]
        if not view["options"]["leviathan"]:
            return []
        lines = [Line(self.say("abyss-border"))]
        for space, key in enumerate(t["border"]):
            if key is None:
                continue
            card = LEVIATHANS[LEVIATHAN_KEYS.index(key)]
            lost = t["life_lost"][space]
            told = self.say(
                "abyss-leviathan",
                space=self.name(SPACES[space]),
                leviathan=self.name(key),
                left=card.life - lost,
                life=card.life,
                strengths=", ".join(map(str, card.resistance[lost:])),
            )
            races, _, penalty = (self.say.of(text, GAME) for text in card.say())
            lines.append(Line(f"{told} {races} {penalty}", indent=2))
        return lines if len(lines) > 1 else [Line(self.say("abyss-border-empty"))]

    def _piles(self, view: View) -> Line:
        t, say = view["table"], self.say
        piles = [
            say("abyss-pile-exploration", n=t["deck"], gone=t["discard"]),
            say("abyss-pile-lords", n=t["lord_deck"]),
            say("abyss-pile-locations", n=t["location_stack"]),
            say("abyss-pile-tokens", n=t["base_pile"]),
        ]
        if view["options"]["leviathan"]:
            piles.append(say("abyss-pile-expansion", n=t["expansion_pile"]))
            piles.append(say("abyss-pile-leviathans", n=t["leviathan_deck"]))
        if view["options"]["kraken"]:
            piles.append(say("abyss-pile-loot", n=t["loot_deck"]))
        return Line(say("abyss-piles", piles=", ".join(piles)))

    def _sentinel(self, view: View, key: str) -> str:
        """Who reserves this, as a remark behind it."""
        t = view["table"]
        if key not in t["sentinel_on"]:
            return ""
        owner = t["sentinel_owner"][t["sentinel_on"].index(key)]
        return f" ({self.say('abyss-reserved', player=who(owner))})"

    # ---- a seat

    def _seat(self, view: View, seat: int, role: str) -> list[Line]:
        t, say = view["table"], self.say
        title = say.of(who(seat)) + (f" ({role})" if role else "")
        lines = [Line(f"{title}: {', '.join(self._counters(view, seat))}", style="bold")]
        if t["free"][seat]:
            lines.append(Line(say("abyss-lords", lords=", ".join(map(self.lord, t["free"][seat]))), indent=2))
        if t["disabled"][seat]:
            lines.append(Line(say("abyss-disabled", lords=", ".join(map(self.lord, t["disabled"][seat]))), indent=2))
        for place in t["locations"][seat]:
            lines.append(Line(self._controlled(view, seat, place), indent=2))
        if t["affiliated"][seat]:
            lines.append(Line(say("abyss-affiliated", cards=self.cards(t["affiliated"][seat])), indent=2))
        if t["slain"][seat]:
            lines.append(Line(say("abyss-slain", names=", ".join(map(self.name, t["slain"][seat]))), indent=2))
        return lines

    def _counters(self, view: View, seat: int) -> list[str]:
        """Pearls, Keys, cards in hand, tokens, Nebulis, wounds, figures, waiting Sentinels."""
        t, say = view["table"], self.say
        on_lords = sum(_lord(key).keys for key in t["free"][seat])
        facts = [self.count(t["pearls"][seat], "pearl"), self.count(t["key_tokens"][seat] + on_lords, "key")]
        if on_lords:
            facts[-1] += f" ({say('abyss-keys-on-lords', n=on_lords)})"
        facts.append(say("abyss-in-hand", n=t["hands"][seat]["size"]))
        for zone, noun in (("tokens", "monster-token"), ("expansion_tokens", "expansion-token")):
            if t[zone][seat]["size"]:
                facts.append(self.count(t[zone][seat]["size"], noun))
        for zone, noun in (("nebulis", "nebulis"), ("wounds", "wound")):
            if t[zone][seat]:
                facts.append(self.count(t[zone][seat], noun))
        if t["kraken_holder"] == seat:
            facts.append(say.name(GAME, "kraken-figure"))
        if t["slayer"] == seat:
            facts.append(say.name(GAME, "slayer-figure"))
        for i, owner in enumerate(t["sentinel_owner"]):
            if owner == seat:
                facts.append(say.name(GAME, f"sentinel-{SENTINELS[i]}"))
        return facts

    def _controlled(self, view: View, seat: int, place: str) -> str:
        """A Location with the Lords assigned to it and its Loot."""
        t, say = view["table"], self.say
        worth = LOCATIONS[LOCATION_KEYS.index(place)].worth.say()
        told = say.of(Text("location-option", GAME, location=Text(place), worth=worth))
        lords = [self.lord(lord) for where, lord in t["assigned"][seat] if where == place]
        if lords:
            told += f"; {say('abyss-assigned', lords=', '.join(lords))}"
        if t["loot"].get(place):
            told += f"; {say('abyss-loot', values=', '.join(map(str, t['loot'][place])))}"
        return say("abyss-location", location=told)

    # ---- what only the viewing seat sees, and the end

    def hand(self, view: View) -> list[Line]:
        t, seat, say = view["table"], view["seat"], self.say
        cards = t["hands"][seat]["cards"]
        lines = [Line(say("abyss-hand", cards=self.cards(cards)) if cards else say("abyss-hand-empty"))]
        values = t["tokens"][seat]["cards"]
        if values:
            lines.append(Line(say("abyss-own-tokens", values=", ".join(map(str, sorted(values))), sum=sum(values))))
        more = t["expansion_tokens"][seat]["cards"]
        if more:
            lines.append(Line(say("abyss-own-expansion", tokens=self.cards(more))))
        return lines

    def turn_of(self, view: View, seat: int) -> int | None:
        return view["table"]["turn"] if view["table"]["active"] == seat else None

    def open_cards(self, view: View) -> list[str]:
        t, seat = view["table"], view["seat"]
        court = [key for key in t["court"] if key is not None]
        border = [key for key in t["border"] if key is not None]
        own = [] if seat is None else [*t["free"][seat], *t["disabled"][seat]]
        return [*court, *own, *t["available"], *t["drawn"], *border]

    def ready(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        return "", []

    def scores(self, view: View) -> list[str]:
        return [
            ", ".join(f"{self.say(f'abyss-score-{part}')} {n}" for part, n in parts.items() if n) or "0"
            for parts in view["scores"]
        ]
