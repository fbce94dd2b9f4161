"""The Mages."""

from __future__ import annotations

from ....kernel.ability import Activated, Limit, Modifier
from ....kernel.effect import May
from .abilities import Once, any_ally, more
from .choice import Choice, Search
from .deeds import Discard, Exchange, TakeToHand, extra_turn, may_fight
from .lord import Lord
from .things import AVAILABLE, DISCARDED, LOCATIONS, STACKS

__all__: list[str] = []

Lord("shaman", "mage", Modifier("soldier-immunity", rule="B-LORD-SHAMAN"), cost=6, races=3, keys=1, influence=5)
Lord("invoker", "mage", Once(extra_turn()), cost=8, races=1, keys=0, influence=8)
Lord("apprentice", "mage", Once(Choice(STACKS, TakeToHand("B-LORD-APPRENTICE"), "ask-stack")),
     cost=6, races=3, keys=0, influence=9)
Lord("oracle", "mage",
     Activated(Choice(STACKS, Discard("B-LORD-ORACLE"), "ask-discard-stack"),
               limit=Limit("turn"), rule="B-LORD-ORACLE"),
     cost=8, races=2, keys=1, influence=5)
Lord("alchemist", "mage", more("stacks-per-support", "moment-support", "council-stack", "B-LORD-ALCHEMIST"),
     cost=7, races=1, keys=1, influence=5)
Lord("illusionist", "mage",
     Once(May(Choice(LOCATIONS, Choice(AVAILABLE, Exchange(LOCATIONS, "B-LORD-ILLUSIONIST"), "ask-swap-take"),
                     "ask-swap-give"), "B-LORD-ILLUSIONIST")),
     cost=10, races=1, keys=0, influence=9)
Lord("master-of-magic", "mage", Modifier("affiliates-any", rule="B-LORD-MASTER-OF-MAGIC"),
     cost=10, races=3, keys=1, influence=6)
Lord("hypnotist", "mage", Modifier("purchases", rule="K-LORD-HYPNOTIST"),
     cost=9, races=2, keys=1, influence=5, box="kraken")
Lord("healer", "mage", Once(Search(DISCARDED, TakeToHand("K-LORD-HEALER"), "ask-heal")),
     cost=7, races=1, keys=0, influence=7, box="kraken")
Lord("metamorph", "mage", any_ally("any-ally-fights", "act-fight", "LP-LORD-METAMORPH"),
     cost=6, races=1, keys=1, influence=5, box="leviathan")
Lord("sorcerer", "mage", Once(may_fight()), cost=8, races=2, keys=0, influence=7, box="leviathan")
