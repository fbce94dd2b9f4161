"""What is printed on every card: the numbers stand in `printed.csv`, one row per face; the modules beside this one add
what the card does. A row without a definition is a card without text.

A card is known by its slug; `face(slug)` is its number, and `CARDS[number]` the card.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from ....kernel.ability import Ability, Card, Limit
from ....kernel.effect import Effect
from ....kernel.select import Num
from ....kernel.text import Text
from ..rules.constants import said_together
from .numbers import numbers

__all__ = ["CARDS", "FACE", "ROWS", "SKILLS", "SLUGS", "Printed", "complete", "face"]

SKILLS: Final = ("willpower", "intellect", "combat", "agility")
LETTERS: Final = dict(zip("WICA", SKILLS, strict=True))
ROWS: Final[list[dict[str, str]]] = list(
    csv.DictReader(files(__package__).joinpath("printed.csv").read_text(encoding="utf-8").splitlines())
)
SLUGS: Final[tuple[str, ...]] = tuple(row["slug"] for row in ROWS)
FACE: Final[dict[str, int]] = {slug: number for number, slug in enumerate(SLUGS)}


def face(slug: str) -> int:
    """The number of a card."""
    return FACE[slug]


def _number(text: str) -> int:
    return int(text.removesuffix("/inv")) if text else 0


class Printed(Card):
    """Any card of the box, with its numbers as they are printed. What is not printed is 0, empty or False.

    `play` is what an event does, `revelation` what happens to whoever draws the card, `success` what a committed skill
    card adds, `back` the other side of an act or agenda.
    """

    printed = (
        "code", "type", "subtype", "class_", "level", "cost", "icons", "slots", "traits", "keywords", "unique",
        "health", "sanity", "skills", "fight", "evade", "damage", "horror", "shroud", "clues", "doom", "victory",
        "symbol", "connects", "set", "stage", "uses", "uses_of", "title", "only_for", "count", "has_subtitle",
        "health_each", "clues_each", "back_is_named",
    )  # fmt: skip

    def __init__(
        self,
        slug: str,
        *abilities: Ability,
        uses: int = 0,
        uses_of: str = "",
        empties: bool = False,
        spawn: Any = None,
        prey: Any = None,
        max_committed: int = 0,
        own_tests_only: bool = False,
        max_played: Limit | None = None,
        x: Num | None = None,
        effects: Mapping[str, Effect | None] | None = None,
    ) -> None:
        row = ROWS[FACE[slug]]
        self.face = FACE[slug]
        self.code, self.title, self.type, self.subtype = row["code"], row["title"], row["type"], row["subtype"]
        self.class_, self.set, self.only_for = row["class"], row["set"], row["only_for"]
        self.level = int(row["level"]) if row["level"] else -1
        self.cost = int(row["cost"]) if row["cost"] else -1
        self.icons = row["icons"]
        self.fits = {skill: self.icons.count(letter) + self.icons.count("?") for letter, skill in LETTERS.items()}
        """How many icons help in a test of each skill."""
        self.slots = tuple(row["slots"].split())
        self.traits = frozenset(row["traits"].split())
        self.keywords = frozenset(row["keywords"].split())
        self.unique = bool(row["unique"])
        self.health, self.health_each = _number(row["health"]), row["health"].endswith("/inv")
        self.sanity = _number(row["sanity"])
        self.skills = {LETTERS[part[0]]: int(part[1:]) for part in row["skills"].split()}
        self.fight, self.evade = _number(row["fight"]), _number(row["evade"])
        self.damage, self.horror = _number(row["damage"]), _number(row["horror"])
        self.shroud = _number(row["shroud"])
        self.clues, self.clues_each = _number(row["clues"]), row["clues"].endswith("/inv")
        self.doom, self.victory, self.symbol = _number(row["doom"]), _number(row["victory"]), row["symbol"]
        self.connects = frozenset(row["connects"].split())
        self.stage, self.count = _number(row["stage"]), _number(row["count"])
        self.deck_limit = _number(row["deck_limit"])
        self.has_subtitle = bool(row["subtitle"])
        """Is there one that its name does not tell already?"""
        self.back_is_named = bool(row["back"])
        self.is_weakness = "weakness" in self.subtype
        self.is_basic = "basic" in self.subtype
        self.is_fast = "fast" in self.keywords
        self.is_encounter = self.type in ("enemy", "treachery")
        self.soaks = self.type == "asset" and (self.health > 0 or self.sanity > 0)
        self.uses, self.uses_of, self.empties = uses, uses_of, empties
        self.spawn, self.prey = spawn, prey
        self.max_committed, self.own_tests_only = max_committed, own_tests_only
        self.max_played = max_played
        """How often copies may be played in a period, by all players together."""
        self.designator = ""
        """What kind of action playing it is (fight, evade)."""
        self.x = x
        """What X is, for a card that costs X."""
        self.effects: dict[str, Effect] = {name: made for name, made in (effects or {}).items() if made is not None}
        self.play = self.effects.get("play")
        self.revelation = self.effects.get("revelation")
        self.success = self.effects.get("success")
        self.back = self.effects.get("back")
        super().__init__(slug, *abilities)
        for name, effect in self.effects.items():
            effect.bind(f"arkham/{slug}/{name}", slug)
        self.is_asset, self.is_event = self.type == "asset", self.type == "event"
        self.is_fast_asset = self.is_fast and self.is_asset
        self.listens_in_hand = self.is_fast_asset or (self.is_event and bool(abilities))
        self.needs_action = not self.is_fast and (self.is_asset or self.play is not None)
        """Is it played with an action?"""
        self.cost_changes = "event-cost" if self.is_event else "ally-cost" if self.is_ally_asset() else ""
        """The value by which its cost is modified."""
        self.recalls = any(one.hears == "recalls-events" for one in abilities)
        CARDS[self.face] = self

    def is_ally_asset(self) -> bool:
        return self.type == "asset" and "ally" in self.traits

    def in_numbers(self) -> list[Text]:
        return list(numbers(self))

    def say(self) -> list[Text]:
        """What the card does, in the order in which cards are printed: revelation or the effect of playing it, constant
        and other abilities, the effect of committing it, the other side."""
        words: list[Text] = []
        if self.keywords:
            words += [Text("says-keyword", word=Text(f"keyword-{word}")) for word in sorted(self.keywords)]
        if self.uses:
            words.append(Text("keyword-uses", n=self.uses, kind=Text(f"uses-{self.uses_of}")))
        if self.empties:
            words.append(Text("discard-when-empty", kind=Text(f"uses-{self.uses_of}")))
        if self.max_committed:
            words.append(Text("says-commit", how=Text("commit-most", n=self.max_committed)))
        if self.own_tests_only:
            words.append(Text("says-commit", how=Text("commit-own")))
        if self.max_played:
            words.append(Text("max-played", n=self.max_played.times, period=Text(f"per-{self.max_played.period}")))
        words += [one.say() for one in (self.spawn, self.prey) if one is not None]
        told = {name: Text(f"says-{name}", effect=effect.say()) for name, effect in self.effects.items()}
        words += [told.pop(name) for name in ("revelation", "play") if name in told]
        return [*words, *said_together(super().say()), *told.values()]


CARDS: Final[list[Printed]] = [None] * len(ROWS)  # type: ignore[list-item]  # filled before the game is loaded


def complete() -> None:
    """Rows without a definition are cards without text."""
    defined: list[Printed | None] = [*CARDS]
    for slug in SLUGS:
        if defined[FACE[slug]] is None:
            Printed(slug)
