"""The twenty spells. What only one of them does is below it."""

from __future__ import annotations

from ....kernel.ability import Ability, Card, Trigger
from ....kernel.effect import Choose, Effect, InSequence, Then
from ....kernel.reply import Cancel
from ....kernel.text import Text
from .foresight import Foresee
from .names import SPELLS
from .rolling import IfRoll
from .spell_deeds import (
    AstralTravel,
    BeastWithin,
    CallDownTheStorm,
    CallFriends,
    Conjure,
    Heal,
    Locusts,
    Lure,
    PlaceWard,
    ReadScript,
    VoiceOfRa,
    WardHolds,
)
from .verbs import Advance, Chaos, Discards, Hurt, do, food, fuel, sanity, souls

__all__ = ["SPELL_CARDS", "Spell"]

SPELL_CARDS: dict[int, Spell] = {}


class Spell(Card):
    """A spell: an effect, and what it does while it stays in an area."""

    def __init__(self, slug: str, effect: Effect, *stays: Ability) -> None:
        super().__init__(slug, *stays)
        self.effect = effect
        effect.bind(f"unfathomable/{slug}")
        SPELL_CARDS[SPELLS.index(slug)] = self

    def name(self) -> Text:
        return Text(self.slug.rstrip("-12") if self.slug.startswith("greater") else self.slug)

    def say(self) -> list[Text]:
        return [self.effect.say(), *super().say()]


def price() -> Effect:
    """Most spells cost some sanity in the end."""
    return IfRoll("<=", 4, sanity(-1))


ALL = InSequence

Spell("alchemical-transmutation", Then(food(-1), fuel(2)))
Spell("astral-travel", ALL(do("effect-astral-travel", lambda s: AstralTravel(seat=s.you)), price()))
Spell("call-down-the-storm", do("effect-call-down-the-storm", lambda s: CallDownTheStorm(seat=s.you)))
Spell("call-friends", do("effect-call-friends", lambda s: CallFriends(seat=s.you)))
Spell("cloud-memory", ALL(sanity(1), Discards("humans", 1)))
Spell("conjuration", ALL(do("effect-conjuration", lambda s: Conjure(seat=s.you)), price()))
Spell("dark-pact", ALL(Chaos(4), Choose(fuel(1), food(1), sanity(1), souls(1), rule="U-50.2")))
Spell("feed-the-mind", Then(food(-1), sanity(2)))
Spell(
    "flesh-ward",
    do("effect-flesh-ward", lambda s: PlaceWard(seat=s.you)),
    Trigger(
        "Defeat",
        ALL(Cancel(), do("effect-ward-holds", lambda s: WardHolds(seat=s.you))),
        timing="ward",
        moment="moment-your-defeat",
        whose="you",
    ),
)
Spell("foresee", ALL(do("effect-foresee", lambda s: Foresee(seat=s.you)), price()))
Spell("greater-banishment-1", ALL(Advance("ritual", 2), price()))
Spell("greater-banishment-2", ALL(Advance("ritual", 2), price()))
Spell("heal", ALL(do("effect-heal", lambda s: Heal()), price()))
Spell("lure-monster", ALL(do("effect-lure-monster", lambda s: Lure()), price()))
Spell("plague-of-locusts", do("effect-plague-of-locusts", lambda s: Locusts(seat=s.you)))
Spell("raise-the-dead", Then(sanity(-1), souls(2)))
Spell(
    "revelation-of-script",
    do("effect-revelation", lambda s: PlaceWard(seat=s.you, anybody=False)),
    Trigger(
        "total",
        do("effect-reveal-script", lambda s: ReadScript(seat=s.you)),
        timing="window",
        moment="moment-total-window",
        forced=False,
    ),
)
Spell("summon-fire", ALL(Advance("travel"), IfRoll(">=", 6, ALL(Advance("travel"), Hurt(1)))))
Spell("summon-the-beast-within", do("effect-beast-within", lambda s: BeastWithin(seat=s.you)))
Spell("voice-of-ra", ALL(do("effect-voice-of-ra", lambda s: VoiceOfRa()), IfRoll("<=", 4, Discards("humans", 1))))
