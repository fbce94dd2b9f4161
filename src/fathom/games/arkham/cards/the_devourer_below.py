"""The Devourer Below: its acts and agendas, the woods, the Ritual Site, and Umôrdhoth."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.effect import Choose, ForEach, If, InSequence, Perform, Scope, Times
from ....kernel.select import THAT_MANY, Condition, Num, Selector
from ....kernel.target import One
from ....kernel.text import Text
from ...zones import FACES
from ..pieces import ident, piece_of
from ..rules.abilities import Constant, Forced, Moment
from ..rules.actions import Action
from ..rules.chaos import Symbol
from ..rules.moving import nearest
from ..state import Table
from .attempts import Test
from .cardplay import DiscardHand
from .costs import SpendClues
from .kinds import Act, Agenda, Enemy, Location, ScenarioCard, Treachery
from .printed import FACE
from .riders import AfterTest, CancelThe
from .searched import ANY_ENEMY, MONSTER_ENEMY
from .special import Ready
from .story import AdvanceAct, DiscardUntil, PutLocations, Resolution, SearchEncounter, Spawn, resign
from .terms import (
    ALL_INVESTIGATORS,
    ANY_TURN_ENDS,
    IT_IS_THIS,
    LEAD,
    MONSTER_HERE,
    ROUND_ENDS,
    YOU_ENTER_THIS,
    YOU_MOVE_OUT,
    count_of,
    defeated,
    enemies_with,
    here,
    on_this,
    source,
)
from .verbs import Heal, Place, RevealAnother, TakeHarm
from .woods_deeds import BecomesAll, CultistsReturn, GainMadness, Rises, madness_left

__all__: list[str] = []

MONSTERS = enemies_with("monster")
NEAREST_ENEMIES = Selector(
    "select-nearest-enemies", lambda t, s: [ident(e) for e in nearest(t, here(t, s), list(t.state.enemies))]
)
ANCIENT_ONE = Condition("if-ancient-one", lambda t, s: bool(enemies_with("ancient-one").find(t, s)))
FOUR_EACH = Num(Text("number-four-each"), lambda t, s: 4 * t.state.started)
"""Four for each investigator who started the scenario."""
LITA, SITE, UMORDHOTH = FACE["lita-chantler"], FACE["ritual-site"], FACE["umordhoth"]
CONTROL_LITA = Condition("if-control-lita", lambda t, s: LITA in [piece % FACES for piece in t.state.play[s.you]])
CLUES_EACH = 2
"""The clues per investigator that break the ritual, and that the Ritual Site is refilled to."""
RITUAL_BROKEN = Condition(
    "if-ritual-broken", lambda t, s: t.state.act == source(s) and on_this(t, s, "clues") >= CLUES_EACH * t.state.started
)
CLUES_MISSING = Num(Text("number-clues-missing"), lambda t, s: CLUES_EACH * t.state.started - on_this(t, s, "clues"))
THIS_ADVANCES = Moment(
    "agenda-advances", "when", "moment-this-advances", Condition("if-current", lambda t, s: t.state.agenda == source(s))
)
RITUAL_SITE_ENTERED = Moment(
    "Entered",
    "if",
    "moment-ritual-site",
    Condition("if-ritual-site", lambda t, s: s.event(t).place == SITE),
)
SKILL = {"willpower": 1, "intellect": 2, "combat": 3, "agility": 4}
"""The skill that a location is investigated with, as a value."""


GO_MAD = Perform(
    "effect-gain-madness",
    lambda s: GainMadness(seat=s.seat),
    lambda t, s: bool(madness_left(t)) and not t.state.status[s.seat],
)


def is_aside(t: Table, scope: Scope) -> bool:
    return UMORDHOTH in t.state.aside


def got_away(t: Table, scope: Scope) -> bool:
    return bool(t.state.got_away)


def is_exhausted(t: Table, scope: Scope) -> bool:
    return not t.state.is_ready(piece_of(scope.source))


def _doom(n: int) -> One:
    return One(NEAREST_ENEMIES, Place(n, "doom", "it"), by=LEAD)


ScenarioCard(
    "the-devourer-below",
    easy={
        "skull": Symbol(count_of(MONSTERS, -1)),
        "cultist": Symbol(-2, now=_doom(1)),
        "tablet": Symbol(-3, now=If(MONSTER_HERE, TakeHarm(damage=1))),
        "elder-thing": Symbol(-5, now=If(ANCIENT_ONE, RevealAnother())),
    },
    hard={
        "skull": Symbol(-3, failed=AfterTest(SearchEncounter(MONSTER_ENEMY))),
        "cultist": Symbol(-4, now=_doom(2)),
        "tablet": Symbol(-5, now=If(MONSTER_HERE, TakeHarm(damage=1, horror=1))),
        "elder-thing": Symbol(-7, now=If(ANCIENT_ONE, RevealAnother())),
    },
)

Agenda("the-arkham-woods", back=DiscardUntil(MONSTER_ENEMY, Spawn("it", "main-path", doom=1)))
Agenda(
    "the-ritual-begins",
    Constant("fight", 1, of="enemies"),
    Constant("evade", 1, of="enemies"),
    back=ForEach(ALL_INVESTIGATORS, Test("willpower", 6, failure=GO_MAD)),
)
Agenda(
    "vengeance-awaits",
    Forced(THIS_ADVANCES, Perform("effect-rises", lambda s: Rises(), is_aside)),
    Forced(defeated("umordhoth"), Resolution("r2")),
    back=Perform("effect-becomes-all", lambda s: BecomesAll(card=piece_of(s.source))),
)
Act(
    "investigating-the-trail",
    back=InSequence(
        PutLocations("ritual-site"), Perform("effect-cultists-return", lambda s: CultistsReturn(), got_away)
    ),
)
Act(
    "into-the-darkness",
    Forced(RITUAL_SITE_ENTERED, AdvanceAct()),
    back=DiscardUntil(ANY_ENEMY, Spawn("each", "ritual-site"), more=1),
)
Act(
    "disrupting-the-ritual",
    Action(
        Test("willpower", 3, other="agility", success=InSequence(Place(1, "clue"), If(RITUAL_BROKEN, AdvanceAct()))),
        cost=SpendClues(1),
    ),
    back=Resolution("r1"),
)

Location("main-path", resign())
Location(
    "arkham-woods-unhallowed-ground",
    Forced(YOU_ENTER_THIS, Test("willpower", 4, failure=TakeHarm(damage=1, horror=1))),
)
Location("arkham-woods-twisting-paths", Forced(YOU_MOVE_OUT, Test("intellect", 3, failure=CancelThe("move"))))
Location("arkham-woods-old-house", Constant("investigated-with", SKILL["willpower"], when=IT_IS_THIS))
Location("arkham-woods-cliffside", Constant("investigated-with", SKILL["agility"], when=IT_IS_THIS))
Location("arkham-woods-tangled-thicket", Constant("investigated-with", SKILL["combat"], when=IT_IS_THIS))
Location("arkham-woods-quiet-glade", Action(Choose(Heal(damage=1), Heal(horror=1)), limit=Limit("turn")))
Location("ritual-site", Forced(ROUND_ENDS, Place(CLUES_MISSING, "clue")))

Enemy(
    "umordhoth",
    Constant("health", FOUR_EACH, of="this-enemy", when=IT_IS_THIS),
    Forced(ANY_TURN_ENDS, Perform("effect-ready-this", lambda s: Ready(piece=piece_of(s.source)), is_exhausted)),
    Action(Resolution("r3"), when=CONTROL_LITA),
)
Treachery(
    "umordhoths-wrath",
    revelation=Test(
        "willpower",
        5,
        failure=Times(THAT_MANY, Choose(DiscardHand(1), TakeHarm(damage=1, horror=1), rule="A-must.1")),
    ),
)
