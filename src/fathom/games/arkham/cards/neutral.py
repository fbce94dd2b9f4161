"""Neutral cards."""

from __future__ import annotations

from ..rules.actions import Action
from .attempts import Fight, Investigate
from .costs import DiscardThis, SpendUse
from .kinds import Asset, EventCard, SkillCard
from .verbs import DrawCards, Gain

__all__: list[str] = []

Asset("knife", Action(Fight(1)), Action(Fight(2, 2), cost=DiscardThis()))
Asset("flashlight", Action(Investigate(shroud=-2), cost=SpendUse("supplies")), uses=3, of="supplies")
EventCard("emergency-cache", play=Gain(3))
SkillCard("guts", success=DrawCards(1), most=1)
SkillCard("perception", success=DrawCards(1), most=1)
SkillCard("overpower", success=DrawCards(1), most=1)
SkillCard("manual-dexterity", success=DrawCards(1), most=1)
SkillCard("unexpected-courage", most=1)
