"""The Gathering: its acts, agendas, locations, the priest and Lita."""

from __future__ import annotations

from ....kernel.effect import Choose, ForEach, If, InSequence, Perform, Scope
from ....kernel.select import Num
from ....kernel.target import One
from ....kernel.text import Text
from ..pieces import card, piece_of
from ..rules.abilities import Constant, Forced, Reaction
from ..rules.actions import Action
from ..rules.assets import TakeControl
from ..rules.chaos import Symbol
from ..state import Table
from .attempts import Test
from .cardplay import DiscardHand
from .kinds import Act, Agenda, Asset, Enemy, Location, ScenarioCard
from .printed import FACE
from .riders import AfterTest
from .searched import GHOUL_ENEMY
from .special import Fall, GhoulsMove, LeaveStudy, RevealLocation, SpendToAdvance, can_spend_in, roaming_ghouls
from .story import AdvanceAct, DiscardUntil, DrawEncounterCard, PutLocations, Resolution, SearchEncounter, Spawn, resign
from .terms import (
    ALL_INVESTIGATORS,
    ATTACK_ON_MONSTER_HERE,
    ENEMY_PHASE_ENDS,
    GHOUL_HERE,
    IT_IS_THIS,
    LEAD,
    LITA_HERE,
    ROUND_ENDS,
    ROUND_IS_ENDING,
    WITH_CONTROLLER,
    YOU_ENTER_THIS,
    act_number,
    count_of,
    defeated,
    enemies_here_with,
    prey_by_skill,
    spawn_at,
)
from .verbs import Improve, Place, RevealAnother, TakeHarm, Trauma

__all__: list[str] = []

GHOULS_HERE = enemies_here_with("ghoul")
HALLWAY, PARLOR = FACE["hallway"], FACE["parlor"]
GHOULS_IN_DOORWAY = Num(
    Text("number-ghouls-in-doorway"),
    lambda t, s: sum("ghoul" in card(e).traits and t.state.where[e] in (HALLWAY, PARLOR) for e in t.state.enemies),
)
FALL = Perform("effect-fall", lambda s: Fall(seat=s.seat))
TAKE_CONTROL = Perform(
    "effect-take-control",
    lambda s: TakeControl(seat=s.seat, card=piece_of(s.source)),
    lambda t, s: piece_of(s.source) in t.state.loose,
)


def ghouls_roam(t: Table, scope: Scope) -> bool:
    return bool(roaming_ghouls(t, PARLOR))


def can_spend(t: Table, scope: Scope) -> bool:
    return can_spend_in(HALLWAY, t, scope)


ScenarioCard(
    "the-gathering",
    easy={
        "skull": Symbol(count_of(GHOULS_HERE, -1)),
        "cultist": Symbol(-1, failed=TakeHarm(horror=1)),
        "tablet": Symbol(-2, now=If(GHOUL_HERE, TakeHarm(damage=1))),
    },
    hard={
        "skull": Symbol(-2, failed=AfterTest(SearchEncounter(GHOUL_ENEMY))),
        "cultist": Symbol(0, now=RevealAnother(), failed=TakeHarm(horror=2)),
        "tablet": Symbol(-4, now=If(GHOUL_HERE, TakeHarm(damage=1, horror=1))),
    },
)

Agenda(
    "whats-going-on",
    back=One(
        LEAD,
        Choose(ForEach(ALL_INVESTIGATORS, DiscardHand(1, at_random=True)), TakeHarm(horror=2), rule="A-must.1"),
        by=LEAD,
    ),
)
Agenda("rise-of-the-ghouls", back=DiscardUntil(GHOUL_ENEMY, DrawEncounterCard("it")))
Agenda(
    "theyre-getting-out",
    Forced(ENEMY_PHASE_ENDS, Perform("effect-ghouls-move", lambda s: GhoulsMove(place=PARLOR), ghouls_roam)),
    Forced(ROUND_ENDS, Place(GHOULS_IN_DOORWAY, "doom", "agenda")),
    back=If(act_number(3), ForEach(ALL_INVESTIGATORS, InSequence(Trauma("physical"), FALL)), Resolution("r3")),
)
Act(
    "trapped",
    back=InSequence(
        PutLocations("hallway", "cellar", "attic", "parlor"), Perform("effect-empty-study", lambda s: LeaveStudy())
    ),
)
Act(
    "the-barrier",
    Constant("act-waits", 1, when=IT_IS_THIS),
    Reaction(ROUND_IS_ENDING, Perform("effect-spend-to-advance", lambda s: SpendToAdvance(place=HALLWAY), can_spend)),
    back=InSequence(
        Perform("effect-reveal-place", lambda s: RevealLocation(place=PARLOR)),
        Spawn("lita-chantler", "parlor"),
        Spawn("ghoul-priest", "hallway"),
    ),
)
Act(
    "what-have-you-done",
    Forced(defeated("ghoul-priest"), AdvanceAct()),
    back=Choose(Resolution("r1", "house-burns"), Resolution("r2", "house-stands"), rule="A-must.1"),
)

Location("attic", Forced(YOU_ENTER_THIS, TakeHarm(horror=1)))
Location("cellar", Forced(YOU_ENTER_THIS, TakeHarm(damage=1)))
Location("parlor", resign(), hidden=(Constant("closed", 1, when=IT_IS_THIS),))
Enemy("ghoul-priest", prey=prey_by_skill("combat"))
Asset(
    "lita-chantler",
    Constant("combat", 1, whose="all", when=WITH_CONTROLLER),
    Reaction(ATTACK_ON_MONSTER_HERE, Improve("damage")),
    Action(Test("intellect", 4, success=TAKE_CONTROL), when=LITA_HERE, designator="parley"),
)
Enemy("flesh-eater", spawn=spawn_at("attic"))
Enemy("icy-ghoul", spawn=spawn_at("cellar"))
