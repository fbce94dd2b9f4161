"""Readable transcripts of whole games, to be reviewed like code.

A transcript replays the stored answers of a game in `records/abyss`, so it changes with the rules and the words, never
with the bots. Every choice stands with its number, player, prompt and rule, then the answer with its rule, then what
happened. Lines only one player may read are marked. Every 40 choices the table follows as a spectator sees it, and
what two of the seats see beyond that; the labels there are the names of the fields of a view. From the folder of the
tests,

    python -m golden.transcript --renew

writes the transcripts again; read the difference before you keep it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import fathom
from fathom.games.abyss.cards.allies import BY_KEY, RACES, ally_text
from fathom.games.abyss.cards.leviathans import LEVIATHANS, SPACES
from fathom.games.abyss.cards.names import LEVIATHAN_KEYS, SENTINELS
from fathom.kernel.text import Text, who
from records import fixtures

__all__ = ["GAMES", "HERE", "RENEW", "path_of", "transcript"]

HERE = Path(__file__).parent / "abyss"
RENEW = "(cd tests && ../.venv/bin/python -m golden.transcript --renew)"
GAMES = {"base-2-seats": "en", "leviathan-3-seats": "pl", "leviathan-kraken-5-seats": "de"}
EVERY = 40
View = dict[str, Any]


def path_of(name: str) -> Path:
    return HERE / f"{name}.{GAMES[name]}.txt"


def transcript(name: str) -> list[str]:
    """The lines of one transcript."""
    return Writer(fixtures.load(name), GAMES[name]).lines()


class Writer:
    """Plays a stored game and writes down what is asked, answered, said and seen."""

    def __init__(self, fixture: dict[str, Any], lang: str) -> None:
        self.fixture, self.lang = fixture, lang
        self.table = fixtures.start(fixture)

    # ---- small words

    def say(self, text: Text) -> str:
        return text.within("abyss").render(self.lang)

    def name(self, key: str | None) -> str:
        if key is None:
            return "–"
        return self.say(ally_text(BY_KEY[key]) if key in BY_KEY else Text(key))

    def names(self, keys: Iterable[str | None]) -> str:
        """Names with equal ones counted."""
        counts = Counter(self.name(key) for key in keys)
        return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counts.items()) or "–"

    def player(self, seat: int) -> str:
        return self.say(who(seat))

    # ---- the game

    def lines(self) -> list[str]:
        t, fixture = self.table, self.fixture
        chosen = ", ".join(key for key, on in fixture["options"].items() if on) or "none"
        game, seed = fixture["game"], fixture["seed"]
        out = [f"{game}: {t.seats} seats, seed {seed}, expansions: {chosen}, language: {self.lang}"]
        for number, (decision, answer) in enumerate(fixtures.walk(t, fixture), 1):
            out += self.log(number - 1)
            if number % EVERY == 1 and number > 1:
                out += self.look(number - 1)
            out += ["", f"{number}. {self.player(decision.seat)}: {self.say(decision.prompt)} [{decision.rule}]"]
            out.append(f"   > {self.answer(decision, answer)}")
        return [*out, *self.log(len(t.answers)), *self.end()]

    def log(self, number: int) -> list[str]:
        """What happened after an answer. Lines for one seat alone are here, too: no player reads a transcript."""
        out = []
        for at, id, args, rule, _, audience in self.table.lines:
            if at == number:
                whose = "" if audience is None else f"({', '.join(map(self.player, audience))}) "
                out.append(f"     {whose}{self.say(Text(id, **args))} [{rule}]")
        return out

    def answer(self, decision: fathom.Decision, answer: Any) -> str:
        """The answer in words, with its rule."""
        if decision.shape == "number":
            return f"{answer} ({decision.least}–{decision.most}) [{decision.rule}]"
        options = {option.key: option for option in decision.options}
        if decision.shape == "pick":
            return f"{self.say(options[answer].text)} [{options[answer].rule}]"
        counts = answer if isinstance(answer, dict) else dict.fromkeys(answer, 1)
        words = [f"{f'{n} × ' if n > 1 else ''}{self.say(options[key].text)}" for key, n in counts.items()]
        return f"{', '.join(words)} [{decision.rule}]"

    # ---- what is seen

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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m golden.transcript", description="Print or renew the transcripts.")
    parser.add_argument("names", nargs="*", choices=[*GAMES, []], help="which ones; all if none is named")
    parser.add_argument("--renew", action="store_true", help="write the files instead of printing")
    given = parser.parse_args()
    for name in given.names or GAMES:
        text = "\n".join(transcript(name)) + "\n"
        if given.renew:
            path_of(name).write_text(text, encoding="utf-8")
            print(path_of(name).relative_to(HERE.parent))
        else:
            print(text, end="")


if __name__ == "__main__":
    main()
