"""The Politicians."""

from __future__ import annotations

from ....kernel.ability import Activated, Limit, Modifier
from ....kernel.cost import Pay
from ....kernel.effect import May
from .lord import Lord, Once
from .verbs import DiscardOtherLord, PayPearls, RevealLord, TakeLord, perform

__all__: list[str] = []

Lord("opportunist", "politician", Activated(perform("replace-lord"), limit=Limit("turn"), rule="B-LORD-OPPORTUNIST"),
     cost=6, races=3, keys=1, influence=5)
Lord("corruptor", "politician",
     Once(May(Pay(PayPearls(5, "B-LORD-CORRUPTOR"), TakeLord("court", "B-LORD-CORRUPTOR")), "B-LORD-CORRUPTOR")),
     cost=10, races=1, keys=0, influence=6)
Lord("traitor", "politician",
     Once(May(Pay(DiscardOtherLord("B-LORD-TRAITOR"), TakeLord("court", "B-LORD-TRAITOR")), "B-LORD-TRAITOR")),
     cost=12, races=3, keys=0, influence=6)
Lord("diplomat", "politician", Modifier("any-race", rule="B-LORD-DIPLOMAT"), cost=8, races=1, keys=1, influence=5)
Lord("treasurer", "politician", Modifier("recruit-cost", -2, rule="B-LORD-TREASURER"),
     cost=10, races=2, keys=1, influence=5)
Lord("schemer", "politician",
     Once(May(Pay(DiscardOtherLord("B-LORD-SCHEMER"), TakeLord("deck", "B-LORD-SCHEMER")), "B-LORD-SCHEMER")),
     cost=8, races=3, keys=0, influence=6)
Lord("recipient", "politician", Activated(RevealLord(), limit=Limit("turn"), rule="K-LORD-RECIPIENT"),
     cost=7, races=2, keys=1, influence=5, box="kraken")
Lord("liberator", "politician", Once(perform("free-lord")), cost=9, races=2, keys=0, influence=8, box="kraken")
Lord("altruist", "politician", Modifier("extra-token", rule="LP-LORD-ALTRUIST"),
     cost=6, races=1, keys=1, influence=5, box="leviathan")
Lord("rebel", "politician", Once(perform("remove-life")), cost=8, races=2, keys=0, influence=7, box="leviathan")
