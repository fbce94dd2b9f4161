"""The Politicians."""

from __future__ import annotations

from ....kernel.ability import Activated, Limit
from ....kernel.cost import Pay
from ....kernel.effect import May
from .abilities import Once, any_ally, lords_cost, more
from .choice import Choice
from .deeds import DiscardOtherLord, Exchange, MoveLord, PlaceTop, TakeLord, strike
from .lord import Lord
from .things import ASSIGNED, BORDER, COURT, TOP_LORD
from .verbs import Spend

__all__: list[str] = []


def _court(rule: str) -> Choice:
    """Take any Lord of the Court."""
    return Choice(COURT, TakeLord(rule), "ask-take-lord")


Lord("opportunist", "politician",
     Activated(Choice(COURT, Choice(TOP_LORD, Exchange(COURT, "B-LORD-OPPORTUNIST")), "ask-replace-lord"),
               limit=Limit("turn"), rule="B-LORD-OPPORTUNIST"),
     cost=6, races=3, keys=1, influence=5)
Lord("corruptor", "politician",
     Once(May(Pay(Spend(5, "pearl", "B-LORD-CORRUPTOR"), _court("B-LORD-CORRUPTOR")), "B-LORD-CORRUPTOR")),
     cost=10, races=1, keys=0, influence=6)
Lord("traitor", "politician",
     Once(May(Pay(DiscardOtherLord("B-LORD-TRAITOR"), _court("B-LORD-TRAITOR")), "B-LORD-TRAITOR")),
     cost=12, races=3, keys=0, influence=6)
Lord("diplomat", "politician", any_ally("any-race", "act-recruit", "B-LORD-DIPLOMAT"),
     cost=8, races=1, keys=1, influence=5)
Lord("treasurer", "politician", lords_cost(-2, "B-LORD-TREASURER"),
     cost=10, races=2, keys=1, influence=5)
Lord("schemer", "politician",
     Once(May(Pay(DiscardOtherLord("B-LORD-SCHEMER"),
                  Choice(TOP_LORD, TakeLord("B-LORD-SCHEMER"))), "B-LORD-SCHEMER")),
     cost=8, races=3, keys=0, influence=6)
Lord("recipient", "politician",
     Activated(PlaceTop("lord", "on-free-court", "K-LORD-RECIPIENT"), limit=Limit("turn"), rule="K-LORD-RECIPIENT"),
     cost=7, races=2, keys=1, influence=5, box="kraken")
Lord("liberator", "politician",
     Once(Choice(ASSIGNED, MoveLord("free", "K-LORD-LIBERATOR"), "ask-free-lord")),
     cost=9, races=2, keys=0, influence=8, box="kraken")
Lord("altruist", "politician", more("extra-token", "moment-life-removed", "monster-token", "LP-LORD-ALTRUIST"),
     cost=6, races=1, keys=1, influence=5, box="leviathan")
Lord("rebel", "politician", Once(Choice(BORDER, strike(), "ask-strike", rule="L-LORD-REBEL")),
     cost=8, races=2, keys=0, influence=7, box="leviathan")
