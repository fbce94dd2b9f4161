"""The Smugglers of Kraken."""

from __future__ import annotations

from ....kernel.ability import Activated, Limit, Modifier
from ....kernel.effect import InSequence
from .lord import Lord, Once
from .verbs import GainNebulis, GainPearls, PayNebulis, perform

__all__: list[str] = []

Lord("ferryman", "smuggler",
     Activated(GainPearls(1, "K-LORD-FERRYMAN"), cost=PayNebulis("K-LORD-FERRYMAN"),
               limit=Limit("turn"), rule="K-LORD-FERRYMAN"),
     cost=7, races=1, keys=1, influence=5, box="kraken")
Lord("outlaw", "smuggler", Modifier("nebulis-limit", rule="K-LORD-OUTLAW"),
     cost=7, races=1, keys=1, influence=6, box="kraken")
Lord("counterfeiter", "smuggler", Modifier("keeps-pearls", rule="K-LORD-COUNTERFEITER"),
     cost=7, races=1, keys=1, influence=5, box="kraken")
Lord("fence", "smuggler", Once(perform("give-nebulis")), cost=7, races=1, keys=0, influence=8, box="kraken")
Lord("cleaner", "smuggler", Modifier("no-final-nebulis", rule="K-LORD-CLEANER"),
     cost=7, races=1, keys=1, influence=7, box="kraken")
Lord("watcher", "smuggler", Once(InSequence(GainNebulis(1, "K-SEN-01"), perform("sentinel"))),
     cost=5, races=2, keys=0, influence=4, box="kraken")
Lord("vigil", "smuggler", Once(InSequence(GainNebulis(1, "K-SEN-01"), perform("sentinel"))),
     cost=5, races=2, keys=0, influence=4, box="kraken")
Lord("lookout", "smuggler", Once(InSequence(GainNebulis(1, "K-SEN-01"), perform("sentinel"))),
     cost=5, races=2, keys=0, influence=4, box="kraken")
