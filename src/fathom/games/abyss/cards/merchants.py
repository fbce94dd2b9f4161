"""The Merchants."""

from __future__ import annotations

from ....kernel.ability import Activated, Limit, Trigger
from ....kernel.select import Condition, Count, Num
from ....kernel.text import Text
from .abilities import Once
from .lord import Lord
from .things import BORDER
from .verbs import DiscardAllies, Gain

__all__: list[str] = []

_LEFT = Condition("moment-exploration-ends", lambda t, s: s.event(t).races > 0)
_RACES_LEFT = Num(Text("number-races-left"), lambda t, s: s.event(t).races)

Lord("ship-master", "merchant",
     Trigger("AlliesLeft", Gain(_RACES_LEFT, "pearl", "B-LORD-SHIP-MASTER"),
             moment="moment-exploration-ends", whose="you", when=_LEFT, rule="B-LORD-SHIP-MASTER"),
     cost=6, races=3, keys=1, influence=5)
Lord("trader", "merchant", Once(Gain(3, "pearl", "B-LORD-TRADER")), cost=10, races=3, keys=0, influence=9)
Lord("peddler", "merchant", Once(Gain(2, "pearl", "B-LORD-PEDDLER")), cost=8, races=1, keys=0, influence=9)
Lord("landlord", "merchant", Once(Gain(1, "pearl", "B-LORD-LANDLORD")),
     Trigger("TurnStarted", Gain(1, "pearl", "B-LORD-LANDLORD"),
             moment="moment-turn-start", whose="you", rule="B-LORD-LANDLORD"),
     cost=10, races=2, keys=1, influence=5)
Lord("slaver", "merchant",
     Activated(Gain(2, "pearl", "B-LORD-SLAVER"), cost=DiscardAllies(1, "B-LORD-SLAVER"),
               limit=Limit("turn"), rule="B-LORD-SLAVER"),
     cost=8, races=1, keys=1, influence=5)
Lord("shopkeeper", "merchant", Once(Gain(1, "pearl", "B-LORD-SHOPKEEPER")), cost=6, races=3, keys=0, influence=9)
Lord("shareholder", "merchant",
     Trigger("LordRecruited", Gain(1, "pearl", "K-LORD-SHAREHOLDER"),
             moment="moment-opponent-recruits", whose="opponents", rule="K-LORD-SHAREHOLDER"),
     cost=9, races=2, keys=1, influence=5, box="kraken")
Lord("inheritor", "merchant", Once(Gain(5, "pearl", "K-LORD-INHERITOR")),
     cost=10, races=2, keys=0, influence=7, box="kraken")
Lord("taxidermist", "merchant",
     Trigger("LifePointRemoved", Gain(2, "pearl", "LP-LORD-TAXIDERMIST"),
             moment="moment-life-removed", whose="you", rule="LP-LORD-TAXIDERMIST"),
     cost=6, races=1, keys=1, influence=5, box="leviathan")
Lord("arms-dealer", "merchant", Once(Gain(Count(BORDER), "pearl", "LP-LORD-ARMS-DEALER")),
     cost=8, races=2, keys=0, influence=7, box="leviathan")
