"""The Midnight Masks: its act, agendas and locations, the Masked Hunter, and the treacheries of that night."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.effect import Choose, ForEach, If, InSequence
from ....kernel.reply import Until
from ....kernel.select import THAT_MANY
from ....kernel.target import One
from ..rules.abilities import Constant, Forced
from ..rules.actions import Action
from ..rules.chaos import Symbol
from .attempts import Test
from .cardplay import MoveThere, Search
from .costs import PayResources, SpendClues
from .kinds import Act, Agenda, Enemy, Location, ScenarioCard, Treachery
from .searched import Kind
from .story import AdvanceAct, DrawEncounterCard, Resolution, Spawn, resign
from .terms import (
    ALL_DOOM,
    AT_THIS,
    CENTRAL_PLACES,
    CULTIST_IN_PLAY,
    CULTISTS_UNMASKED,
    ENGAGED_WITH_THIS,
    HIGHEST_DOOM,
    IT_IS_THIS,
    LEAD,
    MOST_CLUES,
    NEAREST_CULTISTS,
    NO_CLUES,
    PRIEST_SPAWNS,
    SPAWN_AT_PREY,
    TWO_EACH,
    YOU_ENTER_THIS,
    YOUR_CLUES,
    enemies_with,
)
from .verbs import DrawCards, Gain, Heal, Place, RevealAnother, TakeHarm

__all__: list[str] = []

ONCE = Limit("scenario")
"""Once per game for each player."""

ScenarioCard(
    "the-midnight-masks",
    easy={
        "skull": Symbol(HIGHEST_DOOM),
        "cultist": Symbol(-2, now=One(NEAREST_CULTISTS, Place(1, "doom", "it"), by=LEAD)),
        "tablet": Symbol(-3, failed=Place(1, "clue", "here")),
    },
    hard={
        "skull": Symbol(ALL_DOOM),
        "cultist": Symbol(
            -2, now=If(CULTIST_IN_PLAY, ForEach(enemies_with("cultist"), Place(1, "doom", "it")), RevealAnother())
        ),
        "tablet": Symbol(-4, failed=Place(YOUR_CLUES, "clue", "here")),
    },
)

Agenda("predator-or-prey", resign(), back=DrawEncounterCard("the-masked-hunter"))
Agenda("time-is-running-short", resign(), back=Resolution("r2"))
Act(
    "uncovering-the-conspiracy",
    Action(DrawEncounterCard("cultist-deck"), cost=SpendClues(2, group=True)),
    Forced(CULTISTS_UNMASKED, AdvanceAct()),
    back=Resolution("r1"),
)
Enemy(
    "the-masked-hunter",
    Constant("health", TWO_EACH, of="this-enemy", when=IT_IS_THIS),
    Constant("cannot-discover", 1, whose="all", only=ENGAGED_WITH_THIS),
    Constant("cannot-spend-clues", 1, whose="all", only=ENGAGED_WITH_THIS),
    spawn=SPAWN_AT_PREY,
    prey=MOST_CLUES,
)

Location(
    "your-house",
    Forced(PRIEST_SPAWNS, Spawn("it")),
    Action(InSequence(DrawCards(1), Gain(1)), limit=Limit("turn")),
)
Location("southside-historical-society", Action(DrawCards(3), limit=ONCE))
Location("southside-mas-boarding-house", Action(Search(Kind("ally-asset", "ally", type="asset")), limit=ONCE))
Location("st-marys-hospital", Action(Heal(damage=3), limit=ONCE))
Location("miskatonic-university", Action(Search(Kind("tome-or-spell", "tome", "spell"), top=6)))
Location("downtown-first-bank-of-arkham", Action(Gain(3), limit=ONCE))
Location("downtown-arkham-asylum", Action(Heal(horror=3), limit=ONCE))
Location("easttown", Constant("ally-cost", -2, whose="all", when=AT_THIS))
Location(
    "graveyard",
    Forced(
        YOU_ENTER_THIS,
        Test("willpower", 3, failure=Choose(TakeHarm(horror=2), One(CENTRAL_PLACES, MoveThere()), rule="A-must.1")),
    ),
)
Location("northside", Action(Gain(2, "clue"), cost=PayResources(5), limit=Limit("scenario", whose="all")))

Treachery("hunting-shadow", revelation=Choose(SpendClues(1), TakeHarm(damage=2), rule="A-must.1"))
Treachery(
    "false-lead",
    revelation=If(
        NO_CLUES,
        Until("card", Constant("surge", 1)),
        Test("intellect", 4, failure=Place(THAT_MANY, "clue", "here")),
    ),
)
