"""Mystic cards."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.cost import Together
from ....kernel.effect import InSequence, Perform
from ....kernel.reply import Edit, Until
from ....kernel.target import One
from ..rules.abilities import Constant, Forced, Free, Reaction
from ..rules.actions import Action
from ..rules.playing import Fast
from .attempts import Evade, Fight
from .cardplay import Search
from .costs import Exhaust, SpendUse, Suffer
from .guardian import boost
from .kinds import Asset, EventCard, SkillCard
from .riders import CancelThe, OnToken
from .searched import Kind
from .special import Scry, can_scry
from .story import DrawEncounterCard
from .terms import DRAW_TREACHERY, NONELITE_ENEMIES_HERE, PHASE_BEGINS, THIS_ENTERS_PLAY, WOULD_REVEAL, YOUR_SPELLS
from .verbs import Deal, DiscoverClues, Heal, Lose, MoveTokens, Place, TakeHarm

__all__: list[str] = []

Asset(
    "forbidden-knowledge",
    Free(MoveTokens("secret"), cost=Together(Exhaust(), Suffer(horror=1, on="you"))),
    uses=4, of="secrets", empties=True,
)  # fmt: skip
Asset("holy-rosary", Constant("willpower", 1))
Asset(
    "shrivelling",
    Action(Fight(damage=2, skill="willpower", rider=OnToken(TakeHarm(horror=1))), cost=SpendUse("charges")),
    uses=4, of="charges",
)  # fmt: skip
Asset(
    "scrying",
    Action(
        Perform("effect-scry", lambda s: Scry(seat=s.seat), can_scry), cost=Together(Exhaust(), SpendUse("charges"))
    ),
    uses=3,
    of="charges",
)
Asset("arcane-studies", boost("willpower"), boost("intellect"))
Asset(
    "arcane-initiate",
    Forced(THIS_ENTERS_PLAY, Place(1, "doom", "this")),
    Free(Search(Kind("spell-card", "spell"), top=3), cost=Exhaust()),
)
EventCard("drawn-to-the-flame", play=InSequence(DrawEncounterCard(), DiscoverClues(2)))
EventCard("ward-of-protection", Fast(DRAW_TREACHERY, InSequence(CancelThe("revelation"), TakeHarm(horror=1))))
EventCard(
    "blinding-light",
    play=Evade(skill="willpower", success=Deal(1), rider=OnToken(Lose("action", 1))),
)
SkillCard("fearless", success=Heal(horror=1))
EventCard("mind-wipe", Fast(PHASE_BEGINS, One(NONELITE_ENEMIES_HERE, Until("phase", Constant("blank", 1, whose="it")))))
EventCard(
    "blinding-light-2",
    play=Evade(
        skill="willpower",
        success=Deal(2),
        rider=OnToken(InSequence(Lose("action", 1), TakeHarm(horror=1))),
    ),
)
Asset(
    "book-of-shadows", Constant("arcane-slots", 1), Action(One(YOUR_SPELLS, Place(1, "charges", "it")), cost=Exhaust())
)
Asset(
    "grotesque-statue",
    Reaction(
        WOULD_REVEAL, Edit("effect-reveal-two", "draws", lambda n: 2), cost=SpendUse("charges"), limit=Limit("test")
    ),
    uses=4, of="charges", empties=True,
)  # fmt: skip
