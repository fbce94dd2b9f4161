"""The Soldiers."""

from __future__ import annotations

from ....kernel.ability import Modifier, Trigger
from ....kernel.effect import ForEach
from ....kernel.select import OPPONENTS, Condition
from .abilities import Once, lords_cost
from .choice import Choice
from .deeds import Discard, MoveLord, PlaceTop
from .lord import Lord
from .things import AFFILIATED, OPPONENT, RACE_NAMED, RIVAL_LORDS, RIVALS, ROBBED, TOKEN_HOLDERS
from .verbs import DiscardAllies, Lose, Steal

__all__: list[str] = []

_GAINS = Condition(
    "moment-opponent-gains",
    lambda t, s: s.event(t).n >= 2 and t.game.reaches(t, s.source, s.you, s.event(t).seat),
)

Lord("recruiter", "soldier", lords_cost(2, "B-LORD-RECRUITER", whose="opponents"),
     cost=10, races=2, keys=1, influence=4)
Lord("jailer", "soldier", Once(ForEach(OPPONENTS, DiscardAllies(1, "B-LORD-JAILER"))),
     cost=6, races=3, keys=0, influence=7)
Lord("seeker", "soldier", Once(ForEach(OPPONENTS, Lose(2, "B-LORD-SEEKER"))),
     cost=7, races=2, keys=0, influence=7)
Lord("assassin", "soldier",
     Once(ForEach(RIVALS, Choice(RIVAL_LORDS, MoveLord("disabled", "B-LORD-ASSASSIN-1"), "ask-disable"))),
     cost=10, races=1, keys=0, influence=6)
Lord("commander", "soldier",
     Once(ForEach(OPPONENTS, DiscardAllies(6, "B-LORD-COMMANDER-1", but=True))),
     Modifier("hand-limit", 6, whose="opponents", how="cap", rule="B-LORD-COMMANDER-2"),
     cost=8, races=1, keys=1, influence=4)
Lord("tamer", "soldier", Modifier("threat-space", -1, whose="opponents", rule="B-LORD-TAMER"),
     cost=6, races=3, keys=1, influence=4)
Lord("hunter", "soldier",
     Once(Choice(TOKEN_HOLDERS, Steal("random-token", "B-LORD-HUNTER"), "ask-steal", leviathan="LP-LORD-HUNTER")),
     cost=8, races=2, keys=0, influence=6)
Lord("highwayman", "soldier",
     Trigger("PearlsGained", Choice(ROBBED, Steal("pearl", "K-LORD-HIGHWAYMAN")),
             moment="moment-opponent-gains", whose="opponents", when=_GAINS, rule="K-LORD-HIGHWAYMAN"),
     cost=9, races=2, keys=1, influence=4, box="kraken")
Lord("executioner", "soldier",
     Once(Choice(RACE_NAMED,
                 ForEach(OPPONENTS, Choice(AFFILIATED, Discard("K-LORD-EXECUTIONER"), "ask-lose-affiliated")),
                 "ask-race", rule="K-LORD-EXECUTIONER", freely=True, log="log-name-race")),
     cost=9, races=3, keys=0, influence=5, box="kraken")
Lord("intrepid", "soldier", Modifier("second-fight", rule="LP-LORD-INTREPID"),
     cost=6, races=1, keys=1, influence=4, box="leviathan")
Lord("border-guard", "soldier",
     Once(Choice(OPPONENT, PlaceTop("leviathan", "on-border", "L-LORD-BORDER-GUARD"), "ask-border-guard", acts=True)),
     cost=8, races=2, keys=0, influence=6, box="leviathan")
