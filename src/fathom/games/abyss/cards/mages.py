"""The Mages."""

from __future__ import annotations

from ....kernel.ability import Activated, Limit, Modifier
from ....kernel.effect import May
from .lord import Lord, Once
from .verbs import ExtraTurn, MayFight, perform

__all__: list[str] = []

Lord("shaman", "mage", Modifier("soldier-immunity", rule="B-LORD-SHAMAN"), cost=6, races=3, keys=1, influence=5)
Lord("invoker", "mage", Once(ExtraTurn()), cost=8, races=1, keys=0, influence=8)
Lord("apprentice", "mage", Once(perform("take-stack")), cost=6, races=3, keys=0, influence=9)
Lord("oracle", "mage", Activated(perform("discard-stack"), limit=Limit("turn"), rule="B-LORD-ORACLE"),
     cost=8, races=2, keys=1, influence=5)
Lord("alchemist", "mage", Modifier("stacks-per-support", rule="B-LORD-ALCHEMIST"), cost=7, races=1, keys=1, influence=5)
Lord("illusionist", "mage", Once(May(perform("swap-location"), "B-LORD-ILLUSIONIST")),
     cost=10, races=1, keys=0, influence=9)
Lord("master-of-magic", "mage", Modifier("affiliates-any", rule="B-LORD-MASTER-OF-MAGIC"),
     cost=10, races=3, keys=1, influence=6)
Lord("hypnotist", "mage", Modifier("purchases", rule="K-LORD-HYPNOTIST"),
     cost=9, races=2, keys=1, influence=5, box="kraken")
Lord("healer", "mage", Once(perform("take-from-discard")), cost=7, races=1, keys=0, influence=7, box="kraken")
Lord("metamorph", "mage", Modifier("any-ally-fights", rule="LP-LORD-METAMORPH"),
     cost=6, races=1, keys=1, influence=5, box="leviathan")
Lord("sorcerer", "mage", Once(MayFight(perform("fight"), "LP-LORD-SORCERER")),
     cost=8, races=2, keys=0, influence=7, box="leviathan")
