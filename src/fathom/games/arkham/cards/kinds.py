"""The kinds of cards: what can be said of an asset, an event, a skill and so on besides the printed numbers."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.ability import Ability, Limit
from ....kernel.effect import Effect
from ....kernel.select import Num
from ....kernel.text import Text
from ..rules.chaos import ElderSign, Symbol, SymbolEffects
from ..rules.engagement import Prey
from ..rules.spawning import Spawn
from .printed import Printed

__all__ = [
    "Act", "Agenda", "Asset", "Enemy", "EventCard", "Investigator", "Location", "ScenarioCard", "SkillCard",
    "Treachery",
]  # fmt: skip


class Investigator(Printed):
    """An investigator with abilities and an elder sign."""

    def __init__(self, slug: str, *abilities: Ability, elder: ElderSign) -> None:
        super().__init__(slug, *abilities)
        self.elder, self.hung = elder, elder.effects()
        elder.bind(f"arkham/{slug}/elder-sign", slug)
        SymbolEffects.ELDER[self.face] = elder

    def say(self) -> list[Text]:
        return [*super().say(), Text("says-elder-sign", symbol=self.elder.say())]


class Asset(Printed):
    """An asset; `uses` tokens of a kind, with the last of which it may be discarded (`empties`)."""

    def __init__(
        self, slug: str, *abilities: Ability, uses: int = 0, of: str = "", empties: bool = False,
        revelation: Effect | None = None,
    ) -> None:  # fmt: skip
        effects = {"revelation": revelation}
        super().__init__(slug, *abilities, uses=uses, uses_of=of, empties=empties, effects=effects)


class EventCard(Printed):
    """An event: what playing it does, or, if it is fast, an ability in hand (`Fast`); perhaps a maximum per period,
    what `x` is if it costs X (its effect knows it as `THAT_MANY`), and a bold action word."""

    def __init__(
        self, slug: str, *abilities: Ability, play: Effect | None = None, most: Limit | None = None,
        x: Num | None = None, designator: str = "",
    ) -> None:  # fmt: skip
        super().__init__(slug, *abilities, effects={"play": play}, max_played=most, x=x)
        self.designator = designator or str(getattr(play, "designator", ""))
        self.is_quiet = bool(designator)
        """Is it to be told that it provokes nobody, because its effect does not show that?"""

    def say(self) -> list[Text]:
        told = super().say()
        if not self.is_quiet:
            return told
        return [
            Text(one.id, effect=Text("effect-unprovoked", effect=one.args["effect"])) if one.id == "says-play" else one
            for one in told
        ]


class SkillCard(Printed):
    """A skill card: what it adds to a test that succeeds."""

    def __init__(
        self, slug: str, *abilities: Ability, success: Effect | None = None, most: int = 0, own_tests_only: bool = False
    ) -> None:
        super().__init__(
            slug, *abilities, effects={"success": success}, max_committed=most, own_tests_only=own_tests_only
        )


class Treachery(Printed):
    """A treachery: its revelation, and abilities if it stays in play."""

    def __init__(self, slug: str, *abilities: Ability, revelation: Effect | None = None) -> None:
        super().__init__(slug, *abilities, effects={"revelation": revelation})


class Enemy(Printed):
    """An enemy: where it spawns, whom it looks for, what else it does."""

    def __init__(
        self, slug: str, *abilities: Ability, spawn: Spawn | None = None, prey: Prey | None = None,
        revelation: Effect | None = None,
    ) -> None:  # fmt: skip
        super().__init__(slug, *abilities, spawn=spawn, prey=prey, effects={"revelation": revelation})


class Location(Printed):
    """A location; `hidden` abilities hold while it is unrevealed, the others once it is revealed."""

    def __init__(self, slug: str, *abilities: Ability, hidden: tuple[Ability, ...] = ()) -> None:
        super().__init__(slug, *abilities, *hidden)
        self.hidden = len(hidden)


class Act(Printed):
    """An act: its objective as abilities, and its other side."""

    def __init__(self, slug: str, *abilities: Ability, back: Effect | None = None) -> None:
        super().__init__(slug, *abilities, effects={"back": back})


class Agenda(Act):
    """An agenda."""


class ScenarioCard(Printed):
    """The scenario card: what each symbol means, on the side for easy and standard and on that for hard and expert."""

    def __init__(self, slug: str, easy: Mapping[str, Symbol], hard: Mapping[str, Symbol]) -> None:
        super().__init__(slug)
        self.sides = (dict(easy), dict(hard))
        self.hung = [effect for side in self.sides for symbol in side.values() for effect in symbol.effects()]
        """What its symbols do."""
        for side, symbols in enumerate(self.sides):
            for token, symbol in symbols.items():
                symbol.bind(f"arkham/{slug}/{'hard' if side else 'easy'}/{token}", slug)
                SymbolEffects.FOUND[slug, bool(side), token] = symbol

    def say(self) -> list[Text]:
        return [
            Text("says-symbol", token=Text(f"token-{token}"), symbol=symbol.say(), side="hard" if side else "easy")
            for side, symbols in enumerate(self.sides) for token, symbol in symbols.items()
        ]  # fmt: skip
