"""Survivor cards."""

from __future__ import annotations

from ....kernel.cost import Together
from ....kernel.effect import ForEach, If, InSequence, May, Perform
from ....kernel.reply import Until
from ....kernel.target import One
from ..rules.abilities import Constant, Free, Reaction
from ..rules.actions import Action
from ..rules.playing import Fast
from .attempts import Fight
from .cardplay import Disengage, EvadeIt, MoveThere, Put, SlipAway
from .costs import DiscardThis, Exhaust, Suffer
from .guardian import boost
from .kinds import Asset, EventCard, SkillCard
from .riders import AfterTest, OnToken
from .special import ShuffleAway
from .terms import (
    ATTACK_DAMAGE,
    BAD_BREAK,
    CONNECTING,
    ENEMIES_HERE,
    ENEMY_ATTACKS_YOU,
    EVADED_HERE,
    EVADING,
    IN_YOUR_TURN,
    ITEMS_IN_DISCARD,
    NONELITE_ENEMIES_HERE,
    OTHER_ENEMIES_HERE,
    TESTER,
    WOULD_FAIL,
    YOU_FAIL,
    YOU_INVESTIGATE,
    investigated_short_by,
    passed_by,
)
from .verbs import ChangeAttack, Deal, DiscoverClues, DrawCards, RaiseValue

__all__: list[str] = []

BREAKS = OnToken(AfterTest(Put("discard")), BAD_BREAK)
"""The bat breaks after the attack in which a skull or the auto-fail token is revealed."""

Asset("scavenging", Reaction(YOU_INVESTIGATE, One(ITEMS_IN_DISCARD, Put("hand", "it")), passed_by(2), cost=Exhaust()))
Asset("baseball-bat", Action(Fight(2, 2, rider=BREAKS)))
Asset("rabbits-foot", Reaction(YOU_FAIL, DrawCards(1), cost=Exhaust()))
Asset("stray-cat", Free(One(NONELITE_ENEMIES_HERE, EvadeIt()), cost=DiscardThis()))
Asset("dig-deep", boost("willpower"), boost("agility"))
Asset(
    "aquinnah",
    Reaction(
        ENEMY_ATTACKS_YOU,
        One(OTHER_ENEMIES_HERE, InSequence(Deal(ATTACK_DAMAGE), ChangeAttack())),
        cost=Together(Exhaust(), Suffer(horror=1)),
    ),
)
EventCard("cunning-distraction", play=InSequence(ForEach(ENEMIES_HERE, EvadeIt())), designator="evade")
EventCard("look-what-i-found", Fast(YOU_FAIL, DiscoverClues(2), investigated_short_by(2)))
EventCard("lucky", Fast(WOULD_FAIL, RaiseValue(2)))
EventCard("lucky-2", Fast(WOULD_FAIL, InSequence(RaiseValue(2), DrawCards(1))))
EventCard("close-call", Fast(EVADED_HERE, Perform("effect-shuffle-away", lambda s: ShuffleAway(event=s.frame))))
EventCard("will-to-survive", Fast(IN_YOUR_TURN, Until("turn", Constant("no-tokens", 1))))
SkillCard(
    "survival-instinct",
    success=If(EVADING, ForEach(TESTER, SlipAway(May(Disengage(others=True)), May(One(CONNECTING, MoveThere()))))),
)
