"""What a transcript of Abyss shows of the table."""

from __future__ import annotations

from fathom.games.abyss.cards.allies import BY_KEY, RACES, ally_text
from fathom.games.abyss.cards.leviathans import LEVIATHANS, SPACES
from fathom.games.abyss.cards.names import LEVIATHAN_KEYS, SENTINELS
from fathom.kernel.text import Text
from golden.writer import View, Writer

__all__ = ["AbyssWriter"]


class AbyssWriter(Writer):
    def name(self, key: str | None) -> str:
        if key is None:
            return "–"
        return self.say(ally_text(BY_KEY[key]) if key in BY_KEY else Text(key))

    def look(self, number: int) -> list[str]:
        """The table as a spectator sees it, then what two seats see beyond that."""
        public = self.table.view(None)
        t = public["table"]
        moment = f"turn {t['turn']}, active {self.player(t['active'])}, price {t['price']}"
        out = ["", f"=== after {number} choices: {moment}", *self.board(public)]
        for seat in range(public["seats"]):
            out.append(f"  {self.player(seat)}: {self.seat(public, seat)}")
        return out + [f"  view of {self.player(seat)}: {self.own(self.table.view(seat), seat)}" for seat in (0, 1)]

    def board(self, view: View) -> list[str]:
        t = view["table"]
        council = (f"{self.name(race)} {n}" for race, n in zip(RACES, t["council"], strict=True))
        piles = ["deck", "discard", "lord_deck", "location_stack", "base_pile"]
        piles += ["expansion_pile", "leviathan_deck"] if view["options"]["leviathan"] else []
        piles += ["loot_deck"] if view["options"]["kraken"] else []
        out = [
            f"  court: {', '.join(map(self.name, t['court']))}",
            f"  council: {', '.join(council)}",
            f"  track: {', '.join(map(self.name, t['track'])) or '–'}",
            f"  available: {self.names(t['available'])}",
            f"  {', '.join(f'{pile} {t[pile]}' for pile in piles)}",
        ]
        if not view["options"]["leviathan"]:
            return [*out, f"  threat: {t['threat']}"]
        border = []
        for space, key, lost in zip(SPACES, t["border"], t["life_lost"], strict=True):
            if key is not None:
                life = LEVIATHANS[LEVIATHAN_KEYS.index(key)].life
                border.append(f"{self.name(space)} {self.name(key)} {life - lost}/{life}")
        return [*out, f"  border: {', '.join(border) or '–'}"]

    def seat(self, view: View, seat: int) -> str:
        """What lies open before a seat, and how many cards and tokens it holds."""
        t, options = view["table"], view["options"]
        counters = ["pearls", "key_tokens"] + ["wounds"] * options["leviathan"] + ["nebulis"] * options["kraken"]
        parts = [f"{name} {t[name][seat]}" for name in counters]
        parts += [f"{name} {t[name][seat]['size']}" for name in ("hands", "tokens")]
        if options["leviathan"]:
            parts.append(f"expansion_tokens {t['expansion_tokens'][seat]['size']}")
            parts.append(f"slain {self.names(t['slain'][seat])}")
        parts += [f"{name} {self.names(t[name][seat])}" for name in ("affiliated", "free", "disabled")]
        parts.append(f"locations {self.locations(t, seat)}")
        parts += [f"sentinel {self.name(on) if on else '–'}" for on in self.sentinels(t, seat)]
        figures = {"slayer": t["slayer"], "kraken_holder": t["kraken_holder"]}
        return "; ".join(parts + [figure for figure, holder in figures.items() if holder == seat])

    def locations(self, t: View, seat: int) -> str:
        """Each Location with its Loot and the Lords assigned to it."""
        out = []
        for key in t["locations"][seat]:
            beside = [self.name(lord) for place, lord in t["assigned"][seat] if place == key]
            beside += map(str, t["loot"].get(key, ()))
            out.append(f"{self.name(key)} ({', '.join(beside)})" if beside else self.name(key))
        return ", ".join(out) or "–"

    @staticmethod
    def sentinels(t: View, seat: int) -> list[str]:
        """What the Sentinels of a seat stand on; "" is one that waits."""
        owners = t["sentinel_owner"] or [-1] * len(SENTINELS)
        return [t["sentinel_on"][token] for token, owner in enumerate(owners) if owner == seat]

    def own(self, view: View, seat: int) -> str:
        """What a seat sees of its own, and of the others no more than sizes."""
        t = view["table"]
        parts = [f"hand {self.names(t['hands'][seat]['cards'])}"]
        parts.append(f"tokens {', '.join(map(str, t['tokens'][seat]['cards'])) or '–'}")
        if view["options"]["leviathan"]:
            parts.append(f"expansion tokens {self.names(t['expansion_tokens'][seat]['cards'])}")
        hands = {self.player(other): hand for other, hand in enumerate(t["hands"]) if other != seat}
        sizes = (f"{player} {' '.join(f'{key} {n}' for key, n in hand.items())}" for player, hand in hands.items())
        return "; ".join([*parts, f"other hands {', '.join(sizes)}"])

    def end(self) -> list[str]:
        """Scores by part, winners, reason."""
        view, outcome = self.table.view(None), self.table.outcome
        assert outcome is not None
        out = ["", f"=== the end after {len(self.table.answers)} choices: {self.say(outcome.reason)}"]
        for seat, parts in enumerate(view["scores"]):
            told = ", ".join(f"{part} {n}" for part, n in parts.items())
            out.append(f"  {self.player(seat)}: {told}; total {outcome.scores[seat]}; {self.seat(view, seat)}")
        return [*out, f"  winners: {', '.join(map(self.player, outcome.winners))}"]
