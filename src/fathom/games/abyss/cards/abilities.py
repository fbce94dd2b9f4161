"""The abilities that only Abyss prints: arrows, attacks, and modifiers told by a message that several cards share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.ability import Ability, Card, Modifier
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.text import Text, noun

if TYPE_CHECKING:
    from ..state import Table

__all__ = ["ArrowCard", "Attack", "Once", "Reward", "Told", "any_ally", "lords_cost", "more"]


class Once(Ability):
    """A printed arrow: resolves when its card enters play, and never again."""

    message = "ability-once"

    def __init__(self, effect: Effect, rule: str = "") -> None:
        self.effect, self.rule = effect, rule

    def bind(self, id: str, card: str = "") -> None:
        super().bind(id, card)
        self.bind_parts()

    def listens(self) -> str:
        return "once"

    def say(self) -> Text:
        return Text(self.message, effect=self.effect.say())


class Attack(Once):
    """What a Leviathan does to whoever it attacks."""

    message = "ability-attack"


class Reward(Once):
    """What a token or a Loot card gives: that is all it says."""

    def say(self) -> Text:
        return self.effect.say()


class Told(Modifier):
    """A modifier in the words of a message that others share, where its kind of value has none of its own."""

    def __init__(self, kind: str, amount: int, rule: str, text: Text, *, whose: str = "you") -> None:
        super().__init__(kind, amount, whose=whose, rule=rule)
        self.text = text

    def say(self) -> Text:
        return self.text


def lords_cost(n: int, rule: str, *, whose: str = "you") -> Told:
    """Lords cost so much more, or less."""
    change = Text("number-more" if n > 0 else "number-less", n=abs(n))
    return Told("recruit-cost", n, rule, Text("modifier-cost", whom=Text(f"whom-{whose}"), change=change), whose=whose)


def more(kind: str, moment: str, what: str, rule: str) -> Told:
    """One more of something, at some moment."""
    return Told(kind, 1, rule, Text("modifier-more", moment=Text(moment), n=1, what=noun(what)))


def any_ally(kind: str, act: str, rule: str) -> Told:
    """The race of the allies used for something does not matter."""
    return Told(kind, 1, rule, Text("modifier-any-ally", act=Text(act)))


class ArrowCard(Card):
    """A card that does something once: when it enters play, is taken, drawn or revealed, or when it attacks."""

    entry: Effect | None = None

    def __init__(self, slug: str, *abilities: Ability) -> None:
        super().__init__(slug, *abilities)
        self.entry = next((ability.effect for ability in abilities if isinstance(ability, Once)), None)

    def will(self, ability: Once) -> None:
        """Say what it does, for cards that the rules must know before there are verbs."""
        ability.bind(f"{self.home()}/{self.slug}/{ability.word()}", self.slug)
        self.abilities, self.entry = (ability,), ability.effect

    def can(self, t: Table, seat: int) -> bool:
        """Would it do anything for this seat?"""
        return self.entry is not None and self.entry.can(t, self.scope(seat))

    def does(self, t: Table, seat: int) -> Step:
        """Let it do that, as far as it can."""
        return self.entry.run(t, self.scope(seat)) if self.entry is not None and self.can(t, seat) else None

    def scope(self, seat: int) -> Scope:
        return Scope(you=seat, source=self.slug)
