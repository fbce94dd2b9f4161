"""Basic weaknesses."""

from __future__ import annotations

from ..rules.abilities import Constant, Forced
from ..rules.actions import Action
from .cardplay import DiscardHand, EnterThreatArea, Put
from .costs import PayResources
from .kinds import Enemy, Treachery
from .terms import (
    AFTER_THIS_ATTACKS,
    BEARER_ONLY,
    INVESTIGATOR_AT_THIS,
    YOU_TAKE_DAMAGE,
    YOU_TAKE_HORROR,
)
from .verbs import Lose, Place, TakeHarm

__all__: list[str] = []


Treachery("amnesia", revelation=DiscardHand(1, all_but=True))
Treachery("paranoia", revelation=Lose("resources"))
Treachery("haunted", Constant("skills", -1), Action(Put("discard"), actions=2), revelation=EnterThreatArea())
Treachery(
    "psychosis",
    Forced(YOU_TAKE_HORROR, TakeHarm(damage=1, direct=True)),
    Action(Put("discard"), actions=2),
    revelation=EnterThreatArea(),
)
Treachery(
    "hypochondria",
    Forced(YOU_TAKE_DAMAGE, TakeHarm(horror=1, direct=True)),
    Action(Put("discard"), actions=2),
    revelation=EnterThreatArea(),
)
Enemy("mob-enforcer", Action(Put("discard"), cost=PayResources(4), designator="parley"), prey=BEARER_ONLY)
Enemy("silver-twilight-acolyte", Forced(AFTER_THIS_ATTACKS, Place(1, "doom", "agenda")), prey=BEARER_ONLY)
Enemy("stubborn-detective", Constant("blank", 1, when=INVESTIGATOR_AT_THIS), prey=BEARER_ONLY)
