"""How a mythos card is written down. Defining one enters it in MYTHOS_CARDS and CRISES."""

from __future__ import annotations

from ....kernel.ability import Ability, Card
from ....kernel.effect import Effect
from ....kernel.select import Condition
from ....kernel.text import Listed, Text, noun
from ..rules.mythos import CRISES, CrisisCard
from ..rules.mythos_cards import GREEN, character_of
from .names import CHARACTERS, MYTHOS

__all__ = ["MYTHOS_CARDS", "Mythos"]

ICONS = {"D": "deep-ones", "F": "dagon", "M": "hydra"}
TRACKS = {"T": "travel", "R": "ritual", "C": "choice"}
MYTHOS_CARDS: dict[int, Mythos] = {}


class Mythos(Card):
    """A mythos card: who chooses, what happens, its activation and track icons. `kept` are its abilities while it stays
    in a play area; `words` says them in one line."""

    printed = ("chooser", "icon", "track", "target", "supports", "partial", "choices")

    def __init__(
        self,
        slug: str,
        icons: str,
        who: str = "",
        *kept: Ability,
        needs: dict[str, Condition] | None = None,
        words: Ability | None = None,
        **options: Effect,
    ) -> None:
        super().__init__(slug, *kept)
        self.number = MYTHOS.index(slug)
        self.chooser = "character" if self.number >= GREEN else who
        self.icon, self.track = ICONS[icons[0]], TRACKS[icons[1]]
        self.options = options
        self.choices = tuple(options)
        for key, effect in options.items():
            effect.bind(f"unfathomable/{slug}/{key}", slug)
        test = options.get("test")
        self.target = getattr(test, "target", 0)
        self.supports = getattr(test, "supports", ())
        self.partial = getattr(test, "partial", 0)
        ids = {key: effect.id for key, effect in options.items()}
        self.needs, self.words = needs or {}, words
        CRISES[self.number] = CrisisCard(self.chooser, ids, self.icon, self.track, self.needs)
        MYTHOS_CARDS[self.number] = self

    def option_text(self, key: str) -> Text:
        """An option in its own words, with what it needs to be chosen at all; behind the first one, after an "or"."""
        option = Text("sentence", of=self.options[key].say())
        later = key != self.choices[0]
        if key in self.needs:
            return Text("crisis-or-needs" if later else "crisis-needs", condition=self.needs[key].say(), effect=option)
        return Text("crisis-or", option=option) if later else option

    def say(self) -> list[Text]:
        words = [self.option_text(key) for key in self.options]
        if self.chooser:
            name = CHARACTERS[character_of(self.number)] if self.number >= GREEN else f"chooser-{self.chooser}"
            words.insert(0, Text("crisis-chooser", who=noun(name)))
        kept = self.abilities if self.words is None else (self.words,)
        if kept:
            words.append(Text("crisis-kept", abilities=Listed([ability.say() for ability in kept])))
        icons = Text("crisis-icons", monster=noun(f"icon-{self.icon}"), track=noun(f"track-{self.track}"))
        return [*words, icons]
