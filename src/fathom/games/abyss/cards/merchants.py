"""The Merchants."""

from __future__ import annotations

from ....kernel.ability import Activated, Limit, Trigger
from ....kernel.select import Condition, Count, Num, Selector
from ....kernel.text import Text
from .lord import Lord, Once
from .verbs import DiscardAlly, GainPearls

__all__: list[str] = []

_LEFT = Condition("moment-exploration-ends", lambda t, s: s.event(t).races > 0)
_RACES_LEFT = Num(Text("number-races-left"), lambda t, s: s.event(t).races)
_LEVIATHANS = Selector("number-leviathans", lambda t, s: [card for card in t.state.border if card >= 0])

Lord("ship-master", "merchant",
     Trigger("AlliesLeft", GainPearls(_RACES_LEFT, "B-LORD-SHIP-MASTER"),
             moment="moment-exploration-ends", whose="you", when=_LEFT, rule="B-LORD-SHIP-MASTER"),
     cost=6, races=3, keys=1, influence=5)
Lord("trader", "merchant", Once(GainPearls(3, "B-LORD-TRADER")), cost=10, races=3, keys=0, influence=9)
Lord("peddler", "merchant", Once(GainPearls(2, "B-LORD-PEDDLER")), cost=8, races=1, keys=0, influence=9)
Lord("landlord", "merchant", Once(GainPearls(1, "B-LORD-LANDLORD")),
     Trigger("TurnStarted", GainPearls(1, "B-LORD-LANDLORD"),
             moment="moment-turn-start", whose="you", rule="B-LORD-LANDLORD"),
     cost=10, races=2, keys=1, influence=5)
Lord("slaver", "merchant",
     Activated(GainPearls(2, "B-LORD-SLAVER"), cost=DiscardAlly("B-LORD-SLAVER"),
               limit=Limit("turn"), rule="B-LORD-SLAVER"),
     cost=8, races=1, keys=1, influence=5)
Lord("shopkeeper", "merchant", Once(GainPearls(1, "B-LORD-SHOPKEEPER")), cost=6, races=3, keys=0, influence=9)
Lord("shareholder", "merchant",
     Trigger("LordRecruited", GainPearls(1, "K-LORD-SHAREHOLDER"),
             moment="moment-opponent-recruits", whose="opponents", rule="K-LORD-SHAREHOLDER"),
     cost=9, races=2, keys=1, influence=5, box="kraken")
Lord("inheritor", "merchant", Once(GainPearls(5, "K-LORD-INHERITOR")),
     cost=10, races=2, keys=0, influence=7, box="kraken")
Lord("taxidermist", "merchant",
     Trigger("LifePointRemoved", GainPearls(2, "LP-LORD-TAXIDERMIST"),
             moment="moment-life-removed", whose="you", rule="LP-LORD-TAXIDERMIST"),
     cost=6, races=1, keys=1, influence=5, box="leviathan")
Lord("arms-dealer", "merchant", Once(GainPearls(Count(_LEVIATHANS), "LP-LORD-ARMS-DEALER")),
     cost=8, races=2, keys=0, influence=7, box="leviathan")
