"""The Farmers: rich and mostly without powers."""

from __future__ import annotations

from ....kernel.ability import Modifier
from .abilities import Once
from .deeds import PlaceTop
from .lord import Lord

__all__: list[str] = []

Lord("keeper", "farmer", cost=6, races=3, keys=1, influence=6)
Lord("reaper", "farmer", cost=7, races=2, keys=1, influence=6)
Lord("shepherd", "farmer", cost=8, races=1, keys=1, influence=6)
Lord("miller", "farmer", cost=8, races=2, keys=0, influence=10)
Lord("aquaculturalist", "farmer", cost=9, races=3, keys=0, influence=11)
Lord("landowner", "farmer", cost=10, races=1, keys=0, influence=12)
Lord("grower", "farmer", cost=9, races=2, keys=1, influence=7, box="kraken")
Lord("oyster-farmer", "farmer", cost=12, races=1, keys=0, influence=13, box="kraken")
Lord("coward", "farmer", Modifier("ignores-monsters", rule="LP-LORD-COWARD"),
     cost=8, races=1, keys=1, influence=8, box="leviathan")
Lord("breeder", "farmer", Once(PlaceTop("leviathan", "on-free-border", "LP-LORD-BREEDER")),
     cost=10, races=2, keys=0, influence=10, box="leviathan")
