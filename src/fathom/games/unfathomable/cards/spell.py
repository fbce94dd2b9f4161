"""The twenty spells. What only one of them does is below it."""

from __future__ import annotations

from ....kernel.ability import Ability, Card, Trigger
from ....kernel.effect import Choose, Effect, ForEach, If, InSequence, May, Tally, Then
from ....kernel.select import THAT_MANY
from ....kernel.target import One, Some
from ....kernel.text import Text
from ..rules.spaces import DEEP, WATER
from .conditions import IN_SICK_BAY
from .figures import DefeatEvery, MoveMonsters, RescuePassengers
from .looks import Look
from .moments import moment
from .names import SPELLS
from .people import Discard, Draw, MoveTo, leave_for_the_ship
from .rolling import ADDED_VALUE, IfRoll
from .skill_tests import AddToTest
from .spell_deeds import AstralTravel, Locusts
from .things import HERE, HUMANS, PASSENGERS, PLAYERS, SHIP_SPACES
from .this_card import Place, RemoveThis
from .uses import Prevent
from .verbs import Advance, Chaos, Hurt, Icons, do, food, fuel, sanity, souls

__all__ = ["SPELL_CARDS", "Spell"]

SPELL_CARDS: dict[int, Spell] = {}


class Spell(Card):
    """A spell: an effect, and what it does while it stays in an area."""

    def __init__(self, slug: str, effect: Effect, *stays: Ability) -> None:
        super().__init__(slug, *stays)
        self.effect = effect
        effect.bind(f"unfathomable/{slug}/effect", slug)
        SPELL_CARDS[SPELLS.index(slug)] = self

    def name(self) -> Text:
        return Text(self.slug.rstrip("-12") if self.slug.startswith("greater") else self.slug)

    def say(self) -> list[Text]:
        return [Text("sentence", of=self.effect.say()), *super().say()]


def price() -> Effect:
    """Most spells cost some sanity in the end."""
    return IfRoll("<=", 4, sanity(-1))


ALL = InSequence

Spell("alchemical-transmutation", Then(food(-1), fuel(2)))
Spell("astral-travel", ALL(do("effect-astral-travel", lambda s: AstralTravel(seat=s.you)), price()))
Spell("call-down-the-storm", Tally(DefeatEvery("deep-one", where=WATER), IfRoll("<=", THAT_MANY, Hurt(1))))
Spell(
    "call-friends",
    Tally(
        Some(PASSENGERS, RescuePassengers(), again=True, rule="U-25.7", why="ask-rescue"),
        IfRoll("<=", THAT_MANY, Icons("deep-ones")),
    ),
)
Spell("cloud-memory", ALL(sanity(1), ForEach(HUMANS, Discard(1))))
Spell("conjuration", ALL(Look("item", "keep", 5, "shuffle"), price()))
Spell("dark-pact", ALL(Chaos(4), Choose(fuel(1), food(1), sanity(1), souls(1), rule="U-50.2")))
Spell("feed-the-mind", Then(food(-1), sanity(2)))
Spell(
    "flesh-ward",
    One(PLAYERS, Place(), acts=True, rule="U-15.1a1", why="ask-ward"),
    Trigger(
        "Defeat",
        ALL(Prevent(), RemoveThis(), price()),
        timing="ward",
        moment=moment("defeat-ward"),
        whose="you",
    ),
)
Spell("foresee", ALL(Look("mythos-or-waypoint", "top", 4), price()))
Spell("greater-banishment-1", ALL(Advance("ritual", 2), price()))
Spell("greater-banishment-2", ALL(Advance("ritual", 2), price()))
Spell(
    "heal",
    ALL(
        ForEach(HUMANS, If(IN_SICK_BAY, leave_for_the_ship(), May(Draw(own=True), "U-50.4", "ask-heal-draw"))),
        price(),
    ),
)
Spell("lure-monster", ALL(MoveMonsters("both", DEEP), price()))
Spell("plague-of-locusts", do("effect-plague-of-locusts", lambda s: Locusts(seat=s.you)))
Spell("raise-the-dead", Then(sanity(-1), souls(2)))
Spell(
    "revelation-of-script",
    Place(),
    Trigger(
        "total",
        Tally(AddToTest("any-deck"), IfRoll("<=", ADDED_VALUE, sanity(-1))),
        timing="window",
        moment=moment("total-window"),
        forced=False,
        cost=RemoveThis(),
    ),
)
Spell("summon-fire", ALL(Advance("travel"), IfRoll(">=", 6, ALL(Advance("travel"), Hurt(1)))))
Spell(
    "summon-the-beast-within",
    ALL(
        One(SHIP_SPACES, MoveTo(rule="U-50.4"), or_none="stay", rule="U-50.4", why="ask-move"),
        Tally(DefeatEvery("enemy", where=HERE), IfRoll("<=", THAT_MANY, DefeatEvery("passenger", "human", where=HERE))),
    ),
)
Spell("voice-of-ra", ALL(ForEach(HUMANS, Draw()), IfRoll("<=", 4, ForEach(HUMANS, Discard(1)))))
