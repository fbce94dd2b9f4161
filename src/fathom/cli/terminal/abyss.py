"""The table of Abyss in lines, from a view alone. Names and card texts come from the game's own locale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...games.abyss.cards.allies import BY_KEY, RACES, VALUE, ally_text
from ...games.abyss.cards.leviathans import LEVIATHANS, SPACES
from ...games.abyss.cards.location import LOCATIONS
from ...games.abyss.cards.lord import LORDS, Lord
from ...games.abyss.cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS, SENTINELS
from ...games.abyss.state import AbyssState
from ...kernel.text import Text, who
from ..output import Line
from .listing import Listing, View

__all__ = ["AbyssBoard"]

FIGHT = frozenset(
    f"ask-{what}" for what in ("leviathan", "target", "strike", "fighter", "spend", "attack-again", "second-fight")
)
"""Questions that cannot be answered without a look at the Border."""
KRAKENS = ("ask-pay", "ask-fighter", "ask-lose-allies")
"""Questions for cards of the hand: a Kraken among them brings Nebulis."""


def _lord(key: str) -> Lord:
    return LORDS[LORD_KEYS.index(key)]


class AbyssBoard(Listing):
    """See `boards.Board`."""

    GAME = "abyss"
    STATE = AbyssState

    # ---- small words

    def name(self, key: str) -> str:
        """A card, race or place as an item of a list, with a capital letter."""
        name = self.say.of(ally_text(BY_KEY[key]), self.GAME) if key in BY_KEY else super().name(key)
        return name[:1].upper() + name[1:]

    def texts(self, texts: Iterable[Text]) -> str:
        return " ".join(self.say.of(text, self.GAME) for text in texts)

    def lord(self, key: str) -> str:
        """A Lord before a player: guild, influence, printed Keys."""
        card = _lord(key)
        facts = [super().name(f"guild-{card.guild}"), self.count(card.influence, "influence")]
        facts += [self.count(card.keys, "key")] if card.keys else []
        return f"{self.name(key)} ({', '.join(facts)})"

    def location(self, view: View, key: str) -> str:
        """A Location with what it is worth and its Loot."""
        worth = LOCATIONS[LOCATION_KEYS.index(key)].worth.say()
        told = self.texts([Text("location-option", location=Text(key), worth=worth)])
        loot = view["table"]["loot"].get(key)
        return f"{told}; {self.say('abyss-loot', values=', '.join(map(str, loot)))}" if loot else told

    def reserved(self, view: View, key: str) -> str:
        """Who reserves this, as a remark behind it."""
        t = view["table"]
        if key not in t["sentinel_on"]:
            return ""
        owner = t["sentinel_owner"][t["sentinel_on"].index(key)]
        return f" ({self.say('abyss-reserved', player=who(owner))})"

    # ---- the table

    def table(self, view: View, roles: Sequence[str]) -> list[Line]:
        gone = view["table"]["discard"]
        piles = ", ".join(self.say(f"abyss-pile-{kind}", n=n, gone=gone) for kind, n in self.piles(view).items())
        places = [self.location(view, key) + self.reserved(view, key) for key in view["table"]["available"]]
        return [
            *self._moment(view), self._council(view), *self._court(view),
            *self.block("abyss-available", "abyss-available-none", places), *self._border(view),
            *self.listed("abyss-piles", piles=piles),
            *(line for seat, role in enumerate(roles) for line in self._seat(view, seat, role)),
        ]  # fmt: skip

    def brief(self, view: View) -> list[Line]:
        """In a fight with the Border; and who is about to give away a Kraken is told what it brings."""
        asked = view["decision"]["prompt"]["id"] if view["decision"] else ""
        lines = self._moment(view) + self.listed("abyss-yours", things=", ".join(self._counters(view, view["seat"])))
        if asked in FIGHT:
            lines += self._border(view)
        if asked in KRAKENS and any(key.startswith("kraken-") for key in view["table"]["hands"][view["seat"]]["cards"]):
            lines += self.listed("abyss-kraken-brings")
        return lines

    def _moment(self, view: View) -> list[Line]:
        """Whose turn, the price, the threat, the track, cards laid down or drawn."""
        t = view["table"]
        if view["outcome"] is not None:
            return []
        track = ", ".join(f"{i}: {self.name(key)}" for i, key in enumerate(t["track"], 1))
        for_sale = t["track"] and t["track"][-1] != "monster"
        threat = [] if view["options"]["leviathan"] else [Line(self.say("abyss-threat", n=t["threat"]))]
        laid = sum(VALUE[BY_KEY[key]] for key in t["laid"])
        return [
            *self.listed("abyss-turn", turn=t["turn"], player=who(t["active"])),
            *([Line(self.say("abyss-last-turns", n=t["last_turns"]))] if t["ending"] else ()),
            *self.listed("abyss-track", cards=track),
            *self.listed("abyss-price", pearls=for_sale and self.count(t["price"], "pearl")),
            *threat,
            *self.listed("abyss-laid", cards=self.names(t["laid"]), sum=laid),
            *self.listed("abyss-drawn", cards=self.names(t["drawn"])),
        ]

    def _council(self, view: View) -> Line:
        stacks = [
            f"{self.name(race)} ({self.count(size, 'card')}){self.reserved(view, race)}"
            for race, size in zip(RACES, view["table"]["council"], strict=True)
            if size or race in view["table"]["sentinel_on"]
        ]
        return Line(self.say("abyss-council", stacks=", ".join(stacks)) if stacks else self.say("abyss-council-empty"))

    def _court(self, view: View) -> list[Line]:
        """Every Lord with its numbers, the race its guild is paid with, and its power."""
        lines = []
        for space, key in enumerate(view["table"]["court"], 1):
            if key is not None:
                card = _lord(key)
                numbers = Text(
                    "lord-option", lord=Text(key), guild=Text(f"guild-{card.guild}"), cost=card.cost, races=card.races,
                    keys=card.keys, influence=card.influence,
                )  # fmt: skip
                race = super().name(RACES[card.race]) if card.race >= 0 else ""
                told = self.say("abyss-court-lord", lord=self.texts([numbers]), guild=int(card.race >= 0), race=race)
                lines.append(f"{space}: {told} {self.texts(card.say()[1:])}{self.reserved(view, key)}")
        return self.block("abyss-court", "abyss-court-none", lines)

    def _border(self, view: View) -> list[Line]:
        """Every Leviathan with what it still withstands; the names of empty spaces say nothing."""
        if not view["options"]["leviathan"]:
            return []
        lines = []
        for space, (key, lost) in enumerate(zip(view["table"]["border"], view["table"]["life_lost"], strict=True)):
            if key is not None:
                card = LEVIATHANS[LEVIATHAN_KEYS.index(key)]
                strengths = ", ".join(map(str, card.resistance[lost:]))
                told = self.say(
                    "abyss-leviathan", space=self.name(SPACES[space]), leviathan=self.name(key), left=card.life - lost,
                    life=card.life, strengths=strengths,
                )  # fmt: skip
                races, _, penalty = card.say()
                lines.append(f"{told} {self.texts([races, penalty])}")
        return self.block("abyss-border", "abyss-border-none", lines)

    # ---- a seat

    def _seat(self, view: View, seat: int, role: str) -> list[Line]:
        t = view["table"]
        lines = [
            self.title(seat, role, self._counters(view, seat)),
            *self.listed("abyss-lords", 2, lords=", ".join(map(self.lord, t["free"][seat]))),
            *self.listed("abyss-disabled", 2, lords=", ".join(map(self.lord, t["disabled"][seat]))),
        ]
        for place in t["locations"][seat]:
            lords = ", ".join(self.lord(lord) for at, lord in t["assigned"][seat] if at == place)
            assigned = f"; {self.say('abyss-assigned', lords=lords)}" if lords else ""
            lines += self.listed("abyss-location", 2, location=self.location(view, place) + assigned)
        lines += self.listed("abyss-affiliated", 2, cards=self.names(t["affiliated"][seat]))
        return lines + self.listed("abyss-slain", 2, cards=self.names(t["slain"][seat]))

    def _counters(self, view: View, seat: int) -> list[str]:
        """Pearls, Keys, cards in hand, tokens, Nebulis, wounds, figures, waiting Sentinels."""
        t = view["table"]
        on_lords = sum(_lord(key).keys for key in t["free"][seat])
        facts = [self.count(t["pearls"][seat], "pearl"), self.count(t["key_tokens"][seat] + on_lords, "key")]
        if on_lords:
            facts[-1] += f" ({self.say('abyss-keys-on-lords', n=on_lords)})"
        facts.append(self.say("abyss-in-hand", n=t["hands"][seat]["size"]))
        numbers = {"monster-token": t["tokens"][seat]["size"], "expansion-token": t["expansion_tokens"][seat]["size"]}
        numbers |= {"nebulis": t["nebulis"][seat], "wound": t["wounds"][seat]}
        facts += [self.count(n, noun) for noun, n in numbers.items() if n]
        holders = {"kraken-figure": t["kraken_holder"], "slayer-figure": t["slayer"]}
        holders |= {f"sentinel-{SENTINELS[i]}": owner for i, owner in enumerate(t["sentinel_owner"])}
        return facts + [super(AbyssBoard, self).name(figure) for figure, holder in holders.items() if holder == seat]

    # ---- what only the viewing seat sees, and the end

    def hand(self, view: View) -> list[Line]:
        hand, tokens, more = (
            view["table"][zone][view["seat"]]["cards"] for zone in ("hands", "tokens", "expansion_tokens")
        )
        values = ", ".join(map(str, sorted(tokens)))
        return [
            *(self.listed("abyss-hand", cards=self.names(hand)) or [Line(self.say("abyss-hand-empty"))]),
            *self.listed("abyss-own-tokens", values=values, sum=sum(tokens)),
            *self.listed("abyss-own-expansion", cards=self.names(more)),
        ]

    def open_cards(self, view: View) -> list[str]:
        t, seat = view["table"], view["seat"]
        own = [] if seat is None else [*t["free"][seat], *t["disabled"][seat]]
        return [key for key in (*t["court"], *own, *t["available"], *t["drawn"], *t["border"]) if key is not None]

    def scores(self, view: View) -> list[str]:
        return [
            ", ".join(f"{self.say(f'abyss-score-{part}')} {n}" for part, n in parts.items() if n) or "0"
            for parts in view["scores"]
        ]
