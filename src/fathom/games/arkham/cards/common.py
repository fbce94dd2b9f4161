"""Encounter sets that several scenarios share: Rats, Ghouls, Striking Fear, Ancient Evils, Chilling Cold."""

from __future__ import annotations

from ....kernel.effect import If
from ....kernel.select import THAT_MANY
from ....kernel.target import One
from ..rules.abilities import Constant, Forced
from .attempts import Test
from .cardplay import AttachTo, EnterThreatArea, Put
from .kinds import Enemy, Treachery
from .terms import AT_HOST, HAVE_ASSETS, LOWEST_HEALTH, ROUND_ENDS, THIS_PLACE_INVESTIGATED, TURN_ENDS, YOUR_ASSETS
from .verbs import Place, TakeHarm

__all__: list[str] = []

Enemy("ravenous-ghoul", prey=LOWEST_HEALTH)
Treachery("grasping-hands", revelation=Test("agility", 3, failure=TakeHarm(damage=THAT_MANY)))
Treachery("rotting-remains", revelation=Test("willpower", 3, failure=TakeHarm(horror=THAT_MANY)))
Treachery(
    "frozen-in-fear",
    Constant("first-action-cost", 1),
    Forced(TURN_ENDS, Test("willpower", 3, success=Put("discard"))),
    revelation=EnterThreatArea(),
)
Treachery(
    "dissonant-voices",
    Constant("cannot-play", 1),
    Forced(ROUND_ENDS, Put("discard")),
    revelation=EnterThreatArea(),
)
Treachery("ancient-evils", revelation=Place(1, "doom", "agenda", advances=True))
Treachery(
    "crypt-chill",
    revelation=Test(
        "willpower", 4, failure=If(HAVE_ASSETS, One(YOUR_ASSETS, Put("discard", "it")), TakeHarm(damage=2))
    ),
)
Treachery(
    "obscuring-fog",
    Constant("shroud", 2, of="host", when=AT_HOST),
    Forced(THIS_PLACE_INVESTIGATED, Put("discard")),
    revelation=AttachTo(once=True),
)
