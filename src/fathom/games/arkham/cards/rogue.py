"""Rogue cards."""

from __future__ import annotations

from ....kernel.effect import If, Perform
from ....kernel.target import One
from ..rules.abilities import Constant, Reaction
from ..rules.actions import Action
from ..rules.playing import Fast
from .attempts import Fight, Investigate
from .cardplay import Disengage, MoveThere, Put, SlipAway
from .costs import Exhaust, SpendUse
from .guardian import boost
from .kinds import Asset, EventCard, SkillCard
from .special import TurnToken
from .terms import (
    CONNECTING,
    EXHAUSTED_ENEMIES_HERE,
    IN_YOUR_TURN,
    MINUS_TOKEN,
    QUIET_PLACES,
    YOU_EVADE,
    by_at_least,
    number_if,
)
from .verbs import Deal, DrawCards, Gain

__all__: list[str] = []

BETTER_BY_TWO = number_if(by_at_least(2), 2, 1)
"""One more damage if the attack succeeds by 2 or more."""

Asset("switchblade", Action(Fight(0, BETTER_BY_TWO)))
Asset("burglary", Action(Investigate(loot=Gain(3)), cost=Exhaust()))
Asset("pickpocketing", Reaction(YOU_EVADE, DrawCards(1), cost=Exhaust()))
Asset("derringer-41", Action(Fight(2, BETTER_BY_TWO), cost=SpendUse("ammo")), uses=3, of="ammo")
Asset("leo-de-luca", Constant("actions", 1))
Asset("leo-de-luca-1", Constant("actions", 1))
Asset("hard-knocks", boost("combat"), boost("agility"))
Asset(
    "cat-burglar",
    Constant("agility", 1),
    Action(SlipAway(Disengage(), One(CONNECTING, MoveThere())), cost=Exhaust(), provokes=False),
)
EventCard("elusive", Fast(IN_YOUR_TURN, SlipAway(Disengage(), One(QUIET_PLACES, MoveThere()))))
EventCard("backstab", play=Fight(0, 3, skill="agility"))
EventCard("sneak-attack", play=One(EXHAUSTED_ENEMIES_HERE, Deal(2)))
EventCard("sure-gamble", Fast(MINUS_TOKEN, Perform("effect-turn-token", lambda s: TurnToken())))
EventCard("hot-streak", play=Gain(10))
SkillCard("opportunist", success=If(by_at_least(3), Put("hand")), own_tests_only=True)
