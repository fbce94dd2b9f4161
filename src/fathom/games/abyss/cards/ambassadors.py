"""The Ambassadors: all five races, and a Location at once."""

from __future__ import annotations

from .abilities import Once
from .deeds import ControlDrawn
from .lord import Lord

__all__: list[str] = []

Lord("sage", "ambassador", Once(ControlDrawn(2)), cost=10, races=5, keys=0, influence=4)
Lord("hermit", "ambassador", Once(ControlDrawn(1)), cost=10, races=5, keys=0, influence=5)
Lord("elder", "ambassador", Once(ControlDrawn(3)), cost=10, races=5, keys=0, influence=3)
