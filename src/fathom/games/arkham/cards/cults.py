"""Encounter sets of cults and night: Cult of Umôrdhoth, Dark Cult, Nightgaunts, Locked Doors."""

from __future__ import annotations

from ....kernel.effect import If, InSequence
from ....kernel.target import One
from ..rules.abilities import Constant, Forced
from ..rules.actions import Action
from .attempts import Test
from .cardplay import AttachTo, Disengage, MoveThere, Put, SlipAway
from .costs import DiscardCards, PayResources, SpendClues
from .kinds import Enemy, Treachery
from .searched import CULTIST_ENEMY
from .story import SearchEncounter
from .terms import (
    AT_HOST,
    CENTRAL_PLACES,
    CULTIST_IN_PLAY,
    EVADING_THIS,
    LEAD,
    MOST_CLUES_UNLOCKED,
    MYTHOS_ENDS,
    NEAREST_CULTISTS,
    THIS_ATTACKS,
    THIS_ENTERS_PLAY,
    THIS_IS_EVADED,
    empty_places,
    spawn_at,
)
from .verbs import Heal, Place, TakeHarm

__all__: list[str] = []

DOWNTOWN = ("downtown-first-bank-of-arkham", "downtown-arkham-asylum")

Enemy("wolf-man-drew", Forced(THIS_ATTACKS, Heal(damage=1, of="this")), spawn=spawn_at(*DOWNTOWN))
Enemy(
    "herman-collins",
    Action(Put("victory"), cost=DiscardCards(4), designator="parley"),
    spawn=spawn_at("graveyard"),
)
Enemy(
    "peter-warren",
    Action(Put("victory"), cost=SpendClues(2), designator="parley"),
    spawn=spawn_at("miskatonic-university"),
)
Enemy(
    "victoria-devereux",
    Action(Put("victory"), cost=PayResources(5), designator="parley"),
    spawn=spawn_at("northside"),
)
Enemy("ruth-turner", Forced(THIS_IS_EVADED, Put("victory")), spawn=spawn_at("st-marys-hospital"))

Enemy("acolyte", Forced(THIS_ENTERS_PLAY, Place(1, "doom", "this")), spawn=empty_places)
Enemy("wizard-of-the-order", Forced(MYTHOS_ENDS, Place(1, "doom", "this")), spawn=empty_places)
Treachery(
    "mysterious-chanting",
    revelation=If(
        CULTIST_IN_PLAY,
        One(NEAREST_CULTISTS, Place(2, "doom", "it"), by=LEAD),
        SearchEncounter(CULTIST_ENEMY),
    ),
)

Enemy("hunting-nightgaunt", Constant("doubles-tokens", 1, whose="all", when=EVADING_THIS))
Treachery(
    "on-wings-of-darkness",
    revelation=Test(
        "agility",
        4,
        failure=InSequence(
            TakeHarm(damage=1, horror=1),
            SlipAway(
                Disengage(without="nightgaunt"),
                One(CENTRAL_PLACES, MoveThere()),
            ),
        ),
    ),
)

Treachery(
    "locked-door",
    Constant("cannot-investigate", 1, when=AT_HOST),
    Action(Test("combat", 4, other="agility", success=Put("discard"))),
    revelation=One(MOST_CLUES_UNLOCKED, AttachTo("it"), by=LEAD),
)
