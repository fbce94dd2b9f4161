"""The Smugglers of Kraken."""

from __future__ import annotations

from ....kernel.ability import Activated, Limit, Modifier
from ....kernel.effect import InSequence
from .abilities import Once
from .deeds import give_nebulis, sentinel
from .lord import Lord
from .verbs import Gain, Spend

__all__: list[str] = []

Lord("ferryman", "smuggler",
     Activated(Gain(1, "pearl", "K-LORD-FERRYMAN"), cost=Spend(1, "nebulis", "K-LORD-FERRYMAN"),
               limit=Limit("turn"), rule="K-LORD-FERRYMAN"),
     cost=7, races=1, keys=1, influence=5, box="kraken")
Lord("outlaw", "smuggler", Modifier("nebulis-limit", rule="K-LORD-OUTLAW"),
     cost=7, races=1, keys=1, influence=6, box="kraken")
Lord("counterfeiter", "smuggler", Modifier("keeps-pearls", rule="K-LORD-COUNTERFEITER"),
     cost=7, races=1, keys=1, influence=5, box="kraken")
Lord("fence", "smuggler", Once(give_nebulis()), cost=7, races=1, keys=0, influence=8, box="kraken")
Lord("cleaner", "smuggler", Modifier("no-final-nebulis", rule="K-LORD-CLEANER"),
     cost=7, races=1, keys=1, influence=7, box="kraken")
Lord("watcher", "smuggler", Once(InSequence(Gain(1, "nebulis", "K-SEN-01"), sentinel())),
     cost=5, races=2, keys=0, influence=4, box="kraken")
Lord("vigil", "smuggler", Once(InSequence(Gain(1, "nebulis", "K-SEN-01"), sentinel())),
     cost=5, races=2, keys=0, influence=4, box="kraken")
Lord("lookout", "smuggler", Once(InSequence(Gain(1, "nebulis", "K-SEN-01"), sentinel())),
     cost=5, races=2, keys=0, influence=4, box="kraken")
