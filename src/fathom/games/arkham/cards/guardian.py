"""Guardian cards."""

from __future__ import annotations

from ....kernel.cost import Together
from ....kernel.effect import Choose
from ....kernel.reply import Until
from ....kernel.target import One
from ..rules.abilities import Constant, Free, Reaction
from ..rules.actions import Action
from ..rules.playing import Fast
from .attempts import Fight
from .costs import DiscardThis, Exhaust, PayResources, SpendUse, Suffer
from .kinds import Asset, EventCard, SkillCard
from .riders import CancelThe
from .terms import (
    ATTACK_HURTS_THIS,
    ATTACKER,
    BLAST_PLACES,
    ENEMIES_HERE,
    ENEMY_ATTACKS_HERE,
    FIREARMS_HERE,
    INVESTIGATORS_HERE,
    MARGIN,
    ONLY_ENGAGED,
    TURN_HERE,
    WHOSE_TURN,
    YOU_DEFEAT,
    number_if,
    testing,
)
from .verbs import Deal, DealAll, DiscoverClues, Gain, Heal, Improve, Place

__all__ = ["boost"]


def boost(skill: str) -> Free:
    """Pay a resource for +1 in a test of this skill, as often as you like."""
    return Free(Until("test", Constant(skill, 1)), cost=PayResources(1), when=testing(skill))


Asset("automatic-45", Action(Fight(1, 2), cost=SpendUse("ammo")), uses=4, of="ammo")
Asset("physical-training", boost("willpower"), boost("combat"))
Asset("beat-cop", Constant("combat", 1), Free(One(ENEMIES_HERE, Deal(1)), cost=DiscardThis()))
Asset(
    "first-aid",
    Action(
        One(INVESTIGATORS_HERE, Choose(Heal(damage=1, of="it"), Heal(horror=1, of="it"))),
        cost=SpendUse("supplies"),
    ),
    uses=3, of="supplies", empties=True,
)  # fmt: skip
Asset("machete", Action(Fight(1, number_if(ONLY_ENGAGED, 2, 1))))
Asset("guard-dog", Reaction(ATTACK_HURTS_THIS, One(ATTACKER, Deal(1))))
EventCard("evidence", Fast(YOU_DEFEAT, DiscoverClues(1)))
EventCard("dodge", Fast(ENEMY_ATTACKS_HERE, CancelThe("attack")))
EventCard("dynamite-blast", play=One(BLAST_PLACES, DealAll(damage=3, enemies=True)))
SkillCard("vicious-blow", success=Improve("damage"))
EventCard("extra-ammunition", play=One(FIREARMS_HERE, Place(3, "ammo", "it")))
Asset(
    "police-badge",
    Constant("willpower", 1),
    Free(One(WHOSE_TURN, Gain(2, "action"), acts=True), cost=DiscardThis(), when=TURN_HERE),
)
Asset(
    "beat-cop-2",
    Constant("combat", 1),
    Free(One(ENEMIES_HERE, Deal(1)), cost=Together(Exhaust(), Suffer(damage=1))),
)
Asset("shotgun", Action(Fight(3, MARGIN, stray=MARGIN), cost=SpendUse("ammo")), uses=2, of="ammo")
