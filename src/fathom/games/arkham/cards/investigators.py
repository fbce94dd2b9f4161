"""The investigators, with their own cards and weaknesses."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.effect import InSequence, Perform, Scope
from ....kernel.reply import Instead, Until
from ..rules.abilities import Constant, Forced, Free, Reaction
from ..rules.actions import Action
from ..rules.chaos import ElderSign
from ..rules.playing import Fast
from ..state import Table
from .attempts import Fight
from .cardplay import EnterThreatArea
from .costs import DiscardCards, PayResources, SpendUse
from .kinds import Asset, EventCard, Investigator, Treachery
from .riders import CancelThe
from .special import LoseExperience, RemovePile
from .terms import (
    AMULET_IN_PLAY,
    CLUES_AT_PLACE,
    CLUES_HERE,
    CLUES_ON_THIS,
    GAME_ENDS,
    REVEAL_TOKEN,
    TURN_BEGINS,
    UNPAID,
    WOULD_DISCOVER,
    YOU_DEFEAT,
    YOUR_TURN,
    number_if,
)
from .verbs import DiscoverClues, Gain, MoveTokens, Place, TakeHarm, Trauma

__all__: list[str] = []


def has_discards(t: Table, scope: Scope) -> bool:
    return bool(t.state.discards[scope.seat])


Investigator("roland-banks", Reaction(YOU_DEFEAT, DiscoverClues(1), limit=Limit("round")), elder=ElderSign(CLUES_HERE))
Asset(
    "rolands-38-special",
    Action(Fight(number_if(CLUES_AT_PLACE, 3, 1), 2), cost=SpendUse("ammo")),
    uses=4, of="ammo",
)  # fmt: skip
Treachery(
    "cover-up",
    Reaction(WOULD_DISCOVER, Instead(MoveTokens("clue")), CLUES_ON_THIS),
    Forced(GAME_ENDS, Trauma("mental"), CLUES_ON_THIS),
    revelation=EnterThreatArea(clues=3),
)

Investigator(
    "skids-otoole",
    Free(Gain(1, "action"), cost=PayResources(2), when=YOUR_TURN, limit=Limit("turn")),
    elder=ElderSign(2, passed=Gain(2)),
)
EventCard("on-the-lam", Fast(TURN_BEGINS, Until("round", Constant("spared", 1))))
Treachery(
    "hospital-debts",
    Free(Place(1, "resources"), cost=PayResources(1), limit=Limit("round", 2)),
    Forced(GAME_ENDS, Perform("effect-lose-experience", lambda s: LoseExperience(seat=s.seat, n=2)), UNPAID),
    revelation=EnterThreatArea(),
)

Investigator(
    "wendy-adams",
    Reaction(REVEAL_TOKEN, CancelThe("token"), cost=DiscardCards(1), limit=Limit("test")),
    elder=ElderSign(0, auto=AMULET_IN_PLAY),
)
Asset("wendys-amulet", Constant("recalls-events", 1))
Treachery(
    "abandoned-and-alone",
    revelation=InSequence(
        TakeHarm(horror=2, direct=True), Perform("effect-remove-pile", lambda s: RemovePile(seat=s.seat), has_discards)
    ),
)
