"""The Soldiers."""

from __future__ import annotations

from ....kernel.ability import Modifier, Trigger
from ....kernel.effect import ForEach
from ....kernel.select import OPPONENTS, Condition
from .lord import Lord, Once
from .verbs import DiscardDownTo, DiscardHandAllies, LosePearls, TakePearlFrom, perform

__all__: list[str] = []

_ROBBED = Condition(
    "moment-opponent-gains",
    lambda t, s: s.event(t).n >= 2 and t.game.reaches(t, s.source, s.you, s.event(t).seat),
)

Lord("recruiter", "soldier", Modifier("recruit-cost", 2, whose="opponents", rule="B-LORD-RECRUITER"),
     cost=10, races=2, keys=1, influence=4)
Lord("jailer", "soldier", Once(ForEach(OPPONENTS, DiscardHandAllies(1, "B-LORD-JAILER"))),
     cost=6, races=3, keys=0, influence=7)
Lord("seeker", "soldier", Once(ForEach(OPPONENTS, LosePearls(2, "B-LORD-SEEKER"))),
     cost=7, races=2, keys=0, influence=7)
Lord("assassin", "soldier", Once(ForEach(OPPONENTS, perform("disable"))),
     cost=10, races=1, keys=0, influence=6)
Lord("commander", "soldier",
     Once(ForEach(OPPONENTS, DiscardDownTo(6, "B-LORD-COMMANDER-1"))),
     Modifier("hand-limit", 6, whose="opponents", how="cap", rule="B-LORD-COMMANDER-2"),
     cost=8, races=1, keys=1, influence=4)
Lord("tamer", "soldier", Modifier("threat-space", -1, whose="opponents", rule="B-LORD-TAMER"),
     cost=6, races=3, keys=1, influence=4)
Lord("hunter", "soldier", Once(perform("steal-token")),
     cost=8, races=2, keys=0, influence=6)
Lord("highwayman", "soldier",
     Trigger("PearlsGained", TakePearlFrom(), moment="moment-opponent-gains", whose="opponents", when=_ROBBED,
             rule="K-LORD-HIGHWAYMAN"),
     cost=9, races=2, keys=1, influence=4, box="kraken")
Lord("executioner", "soldier", Once(perform("execute")),
     cost=9, races=3, keys=0, influence=5, box="kraken")
Lord("intrepid", "soldier", Modifier("second-fight", rule="LP-LORD-INTREPID"),
     cost=6, races=1, keys=1, influence=4, box="leviathan")
Lord("border-guard", "soldier", Once(perform("opponent-places")),
     cost=8, races=2, keys=0, influence=6, box="leviathan")
