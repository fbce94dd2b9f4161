"""Keilani, Arjun, Jeanne, Jamie and Svetlana: those with a rank on the ship."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.decision import Pick
from ....kernel.effect import Choose, If, InSequence, Scope, Then, effect_by_id
from ....kernel.procedure import Procedure, Step
from ....kernel.reply import Instead
from ....kernel.target import One
from ....kernel.text import Text, noun, who
from ..rules.defeat import Defeat
from ..rules.skill_test import OUTCOMES, Testing
from ..rules.spaces import BRIG
from ..state import Table
from .character import ONCE, action, feat, reveal, sheet
from .conditions import CRISIS_TEST, HAS_CARDS, IN_BOILER_ROOM, YOURS
from .figures import DefeatEvery, DefeatFigures
from .items_with_attacks import weapons_of
from .people import MoveTo, They
from .reactions import SpendFeat, and_another_action, may
from .rolling import DiscardSkill
from .skill_tests import AddToTest
from .things import ANY_PASSENGER, DECK_SPACES, HERE, OTHERS_HERE, UNDAMAGED_ROOMS
from .uses import Prevent
from .verbs import TO_START, Advance, Hurt, Retreat, do, food, fuel, sanity, souls

__all__: list[str] = []

# ---- Keilani

sheet(
    "keilani",
    may("total", AddToTest("hand"), "window", HAS_CARDS, limit=Limit("test"), free=True),
)
feat(
    "keilani",
    may(
        "CrisisChoice",
        Instead(Choose(fuel(-1), food(-1), sanity(-1), souls(-1), rule="U-49.1", why="ask-lose-resource")),
        "would",
        YOURS,
        SpendFeat(),
    ),
)
reveal("keilani", sanity(-1))

# ---- Arjun


class Sacrifice(Procedure):
    """Choose the outcome of the test; it resolves, then Arjun is defeated (R92)."""

    seat: int = -1
    of: int = 0
    outcome: str = ""

    def test(self, t: Table) -> Testing:
        found = Scope(frame=self.of).event(t)
        assert isinstance(found, Testing)
        return found

    def step_1_choose(self, t: Table) -> Step:
        keys = ("pass", "partial", "fail") if self.test(t).partial else ("pass", "fail")
        return Pick(self.seat, keys, "ask-outcome", "U-35.3a")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.outcome = key
        t.log("log-sacrifice", "U-35.3a", player=who(self.seat), outcome=noun(f"outcome-{key}"))

    def text_1_choose(self, t: Table, key: str) -> Text:
        return noun(f"outcome-{key}")

    def step_2_resolve(self, t: Table) -> Step:
        test = self.test(t)
        part = effect_by_id(test.effect).parts[OUTCOMES.index(self.outcome)]
        return part.run(t, test.scope) if part.can(t, test.scope) else None

    def step_3_fall(self, t: Table) -> Step:
        return Defeat(seat=self.seat)


sheet(
    "arjun",
    action(and_another_action(One(DECK_SPACES, MoveTo(rule="U-1.3"), rule="U-1.3", why="ask-move")), limit=ONCE),
)
feat(
    "arjun",
    may(
        "Testing",
        Instead(do("effect-self-sacrifice", lambda s: Sacrifice(seat=s.you, of=s.frame))),
        "would",
        CRISIS_TEST,
        SpendFeat(),
        said="crisis",
    ),
)
reveal("arjun", Retreat("travel", TO_START))

# ---- Jeanne


sheet("jeanne", may("Stoked", Then(Hurt(1), Advance("travel")), "after", free=True))
feat(
    "jeanne",
    action(
        If(IN_BOILER_ROOM, InSequence(fuel(-1), Advance("travel", 2))),
        feat=True,
    ),
)
reveal("jeanne", One(UNDAMAGED_ROOMS, Hurt(room=None), rule="U-44.2", why="ask-sabotage"))


# ---- Jamie


class QuickDraw(Procedure):
    """The attack of an own weapon."""

    seat: int = -1
    slug: str = ""

    def step_1_which(self, t: Table) -> Step:
        keys = tuple(slug for slug, weapon in weapons_of(t, self.seat) if weapon.targets(t, self.seat))
        return Pick(self.seat, keys, "ask-weapon", "U-4.1b")

    def took_1_which(self, t: Table, key: str) -> None:
        self.slug = key

    def step_2_attack(self, t: Table) -> Step:
        return dict(weapons_of(t, self.seat))[self.slug].attack(self.seat)


def armed(t: Table, s: Scope) -> bool:
    return any(weapon.targets(t, s.you) for _, weapon in weapons_of(t, s.you))


sheet("jamie", action(and_another_action(do("effect-quick-draw", lambda s: QuickDraw(seat=s.you), armed)), limit=ONCE))
feat("jamie", action(One(OTHERS_HERE, They(MoveTo(BRIG, "U-3.2")), rule="U-3.0", why="ask-arrest"), feat=True))
reveal("jamie", DefeatEvery("passenger", "other-human", where=HERE))

# ---- Svetlana


sheet("svetlana", may("Defeat", Prevent(), "would", HAS_CARDS, DiscardSkill("lore")))
feat(
    "svetlana",
    *(
        may(kind, Prevent(), "would", cost=SpendFeat(), free=True, said="anybody")
        for kind in ("Defeat", "PassengerDefeat")
    ),
    words=may("Defeat", Prevent(), "would", cost=SpendFeat(), free=True, said="anybody"),
)
reveal("svetlana", One(ANY_PASSENGER, DefeatFigures("passenger"), rule="U-26.0", why="ask-passenger-space"))
