"""The ten characters (facts 4): sheet, feat and reveal ability. A revealed traitor has lost sheet and feat."""

from __future__ import annotations

from copy import copy

from ....kernel.ability import Ability, Activated, Card, InPlay, Limit
from ....kernel.effect import Effect
from ....kernel.text import Listed, Text, noun
from ..rules.skill_set import SKILL_SETS
from ..rules.spaces import SPACES
from ..rules.titles import CAPTAIN_LINE, KEEPER_LINE
from ..setup import START
from ..state import UnfathomableState
from .looks import Look
from .names import CHARACTERS, STARTING_ITEMS, TYPES
from .reactions import SpendFeat

__all__ = [
    "FEATS",
    "ONCE",
    "REVEALS",
    "SHEETS",
    "TITLE_CARDS",
    "action",
    "feat",
    "reveal",
    "sheet",
    "sheets_in_play",
]

ONCE = Limit("turn", whose="all")
SHEETS: dict[int, Card] = {}
FEATS: dict[int, Card] = {}
TITLE_CARDS: dict[str, Card] = {}
REVEALS: dict[int, Card] = {}


class CharacterCard(Card):
    """A sheet, a feat or a reveal ability, named after its character; `words` says several abilities in one line."""

    def __init__(
        self,
        slug: str,
        what: str,
        *abilities: Ability,
        effect: Effect | None = None,
        words: Ability | None = None,
    ) -> None:
        super().__init__(f"{what}-{slug}", *abilities)
        self.effect, self.words = effect, words
        if effect is not None:
            effect.bind(f"unfathomable/{what}-{slug}/effect", f"{what}-{slug}")

    def say(self) -> list[Text]:
        if self.effect is not None:
            return [Text("sentence", of=Text("ability-reveal", effect=self.effect.say()))]
        told = self.abilities if self.words is None else (self.words,)
        return [self.told(ability) for ability in told]

    def told(self, ability: Ability) -> Text:
        """A feat is used once, which is told at the end and not as a cost (U-14.3)."""
        if not isinstance(ability.cost, SpendFeat):
            return Text("sentence", of=ability.say())
        free = copy(ability)
        free.cost = None
        return Text("feat-says", ability=free.say())


class SheetCard(CharacterCard):
    """A sheet also prints the skill set, the first space and item, and the place in both lines of succession."""

    printed = ("skills", "start", "item", "captain", "keeper")

    def __init__(self, slug: str, *abilities: Ability) -> None:
        super().__init__(slug, "sheet", *abilities)
        character = CHARACTERS.index(slug)
        self.skills = {TYPES[type]: n for type, n in SKILL_SETS[slug].items()}
        self.start, self.item = SPACES[START[slug]], STARTING_ITEMS[character]
        self.captain, self.keeper = (line.index(character) + 1 for line in (CAPTAIN_LINE, KEEPER_LINE))

    def say(self) -> list[Text]:
        cards = Listed([Text("so-many", n=n, type=noun(type)) for type, n in self.skills.items()])
        start = Text("sheet-start", space=noun(self.start), item=noun(self.item))
        line = Text("sheet-succession", captain=self.captain, keeper=self.keeper)
        return [Text("sheet-skills", cards=cards), start, line, *super().say()]


class TitleCard(Card):
    """One of the two titles."""


class CaptainCard(TitleCard):
    """The Captain has no action: the rules of waypoints and crises name the title."""

    def say(self) -> list[Text]:
        return [Text("effect-captain")]


def sheet(slug: str, *abilities: Ability) -> None:
    SHEETS[CHARACTERS.index(slug)] = SheetCard(slug, *abilities)


def feat(slug: str, *abilities: Ability, words: Ability | None = None) -> None:
    FEATS[CHARACTERS.index(slug)] = CharacterCard(slug, "feat", *abilities, words=words)


def reveal(slug: str, effect: Effect) -> None:
    REVEALS[CHARACTERS.index(slug)] = CharacterCard(slug, "reveal", effect=effect)


def sheets_in_play(s: UnfathomableState) -> list[InPlay]:
    """Sheets and unused feats of humans, and the Keeper's title."""
    out: list[InPlay] = []
    for seat, character in enumerate(s.characters):
        if character >= 0 and s.revealed[seat] < 0:
            out += SHEETS[character].in_play(seat)
            if s.feats[seat]:
                out += FEATS[character].in_play(seat)
    if s.keeper >= 0:
        out += TITLE_CARDS["keeper"].in_play(s.keeper)
    return out


def action(effect: Effect, *, limit: Limit | None = None, feat: bool = False) -> Activated:
    return Activated(effect, phase="action", limit=limit, cost=SpendFeat() if feat else None)


TITLE_CARDS["keeper"] = TitleCard(
    "title-keeper",
    action(Look("spell", "resolve"), limit=ONCE),
)
TITLE_CARDS["captain"] = CaptainCard("title-captain")
