"""Seeker cards."""

from __future__ import annotations

from ....kernel.effect import Choose
from ....kernel.reply import Instead, Until
from ....kernel.target import One
from ..rules.abilities import Constant, Forced, Free, Reaction
from ..rules.actions import Action
from ..rules.playing import Fast
from .attempts import Test
from .cardplay import AttachTo, Put, Search
from .costs import DiscardThis, Exhaust
from .guardian import boost
from .kinds import Asset, EventCard, SkillCard
from .printed import SKILLS
from .searched import ANY_CARD, Kind
from .terms import (
    AT_HOST,
    ENEMY_SPAWNS_HERE,
    IN_YOUR_TURN,
    INVESTIGATING,
    INVESTIGATORS_HERE,
    NO_CLUES_AT_PLACE,
    SOMEBODY_LEAVES,
    THIS_ENTERS_PLAY,
    YOU_INVESTIGATE,
)
from .verbs import Deal, DiscoverClues, DrawCards, Gain, Heal, Improve

__all__: list[str] = []


Asset("magnifying-glass", Constant("intellect", 1, only=INVESTIGATING))
Asset("old-book-of-lore", Action(One(INVESTIGATORS_HERE, Search(ANY_CARD, top=3), acts=True), cost=Exhaust()))
Asset("research-librarian", Reaction(THIS_ENTERS_PLAY, Search(Kind("tome-asset", "tome", type="asset"))))
Asset("dr-milan-christopher", Constant("intellect", 1), Reaction(YOU_INVESTIGATE, Gain(1)))
Asset("hyperawareness", boost("intellect"), boost("agility"))
Asset(
    "medical-texts",
    Action(One(INVESTIGATORS_HERE, Test("intellect", 2, success=Heal(damage=1, of="it"), failure=Deal(1), of=True))),
)
EventCard("mind-over-matter", Fast(IN_YOUR_TURN, Until("round", Constant("mind-over-matter"))))
EventCard("working-a-hunch", Fast(IN_YOUR_TURN, DiscoverClues(1)))
EventCard("barricade", Constant("barred", 1, when=AT_HOST), Forced(SOMEBODY_LEAVES, Put("discard")), play=AttachTo())
SkillCard("deduction", success=Improve("clues"))
Asset("magnifying-glass-1", Constant("intellect", 1, only=INVESTIGATING), Free(Put("hand"), when=NO_CLUES_AT_PLACE))
Asset("disc-of-itzamna", Reaction(ENEMY_SPAWNS_HERE, Instead(Put("discard", "that-enemy")), cost=DiscardThis()))
Asset(
    "encyclopedia",
    Action(
        Choose(
            *(One(INVESTIGATORS_HERE, Until("phase", Constant(skill, 2)), acts=True) for skill in SKILLS),
            says="effect-any-skill",
        ),
        cost=Exhaust(),
    ),
)
EventCard("cryptic-research", Fast(IN_YOUR_TURN, One(INVESTIGATORS_HERE, DrawCards(3), acts=True)))
