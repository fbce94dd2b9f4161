"""Keilani, Arjun, Jeanne, Jamie and Svetlana: those with a rank on the ship."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.decision import Pick
from ....kernel.effect import Effect, If, InSequence, Scope, Then, effect_by_id
from ....kernel.procedure import Procedure, Step
from ....kernel.reply import Instead
from ....kernel.target import One
from ....kernel.text import Text, noun, who
from ..rules.defeat import Defeat, DefeatAll
from ..rules.passengers import passengers_on
from ..rules.skill_test import OUTCOMES, running_test
from ..rules.spaces import BRIG
from ..state import Table
from .character import ONCE, action, feat, reveal, sheet
from .conditions import CRISIS_TEST, FREE, HAS_CARDS, IN_BOILER_ROOM, YOURS
from .figures import DefeatPassenger
from .items_with_attacks import weapons_of
from .names import SKILLS
from .people import MoveTo, They
from .reactions import DiscardSkill, SpendFeat, and_another_action, may
from .things import ANY_PASSENGER, DECK_SPACES, OTHERS_HERE, UNDAMAGED_ROOMS
from .uses import Prevent
from .verbs import Advance, AnyOf, Hurt, HurtRoom, Reset, do, food, fuel, sanity, souls

__all__: list[str] = []

# ---- Keilani


class AddOne(Procedure):
    """One hand card joins the test, after the total (R39)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(SKILLS[kind] for kind in sorted(set(t.state.hands[self.seat])))
        return Pick(self.seat, keys, "ask-add-one", "U-35.8", always=True)

    def took_1_choose(self, t: Table, key: str) -> None:
        s = t.state
        kind = SKILLS.index(key)
        s.drop_from_hand(self.seat, kind)
        s.shown = tuple(sorted((*s.shown, kind)))
        t.log("log-add-card", "U-35.8", player=who(self.seat), card=noun(key), n=running_test(t).total(t))


sheet(
    "keilani",
    may(
        "total",
        do("effect-experienced", lambda s: AddOne(seat=s.you)),
        "window",
        FREE & HAS_CARDS,
        limit=Limit("test"),
        said="once-free",
    ),
)
feat(
    "keilani",
    may(
        "CrisisChoice",
        Instead(AnyOf(fuel(-1), food(-1), sanity(-1), souls(-1), rule="U-49.1", why="ask-lose-resource")),
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
    effect: str = ""
    scope: Scope = Scope()
    outcome: str = ""
    partial: bool = False

    def step_1_choose(self, t: Table) -> Step:
        keys = ("pass", "partial", "fail") if self.partial else ("pass", "fail")
        return Pick(self.seat, keys, "ask-outcome", "U-35.3a")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.outcome = key
        t.log("log-sacrifice", "U-35.3a", player=who(self.seat), outcome=noun(f"outcome-{key}"))

    def text_1_choose(self, t: Table, key: str) -> Text:
        return noun(f"outcome-{key}")

    def step_2_resolve(self, t: Table) -> Step:
        part = effect_by_id(self.effect).parts[OUTCOMES.index(self.outcome)]
        return part.run(t, self.scope) if part.can(t, self.scope) else None

    def step_3_fall(self, t: Table) -> Step:
        return Defeat(seat=self.seat)


class SelfSacrifice(Effect):
    """The test is not made; its outcome is chosen."""

    def run(self, t: Table, scope: Scope) -> Step:
        event = scope.event(t)
        event.cancelled = event.replaced = True
        return Sacrifice(seat=scope.you, effect=event.effect, scope=event.scope, partial=event.partial > 0)

    def say(self) -> Text:
        return Text("effect-self-sacrifice")


sheet(
    "arjun",
    action(and_another_action(One(DECK_SPACES, MoveTo(rule="U-1.3"), rule="U-1.3", why="ask-move")), limit=ONCE),
)
feat("arjun", may("Testing", SelfSacrifice(), "would", CRISIS_TEST, SpendFeat(), said="crisis"))
reveal("arjun", Reset("travel"))

# ---- Jeanne


sheet("jeanne", may("Stoked", Then(Hurt(1), Advance("travel")), "after", FREE))
feat(
    "jeanne",
    action(
        If(IN_BOILER_ROOM, InSequence(fuel(-1), Advance("travel", 2))),
        feat=True,
    ),
)
reveal("jeanne", One(UNDAMAGED_ROOMS, HurtRoom(), rule="U-44.2", why="ask-sabotage"))


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


class RainFire(Procedure):
    """Each human and passenger in your space is defeated (R103)."""

    seat: int = -1

    def step_1_fire(self, t: Table) -> Step:
        s = t.state
        space = s.places[self.seat]
        return DefeatAll(
            seats=[n for n in s.humans_in(space) if n != self.seat], spaces=[space] * passengers_on(s, space)
        )


def armed(t: Table, s: Scope) -> bool:
    return any(weapon.targets(t, s.you) for _, weapon in weapons_of(t, s.you))


sheet("jamie", action(and_another_action(do("effect-quick-draw", lambda s: QuickDraw(seat=s.you), armed)), limit=ONCE))
feat("jamie", action(One(OTHERS_HERE, They(MoveTo(BRIG, "U-3.2")), rule="U-3.0", why="ask-arrest"), feat=True))
reveal("jamie", do("effect-rain-fire", lambda s: RainFire(seat=s.you)))

# ---- Svetlana


sheet("svetlana", may("Defeat", Prevent(), "would", HAS_CARDS, DiscardSkill("lore")))
feat(
    "svetlana",
    *(may(kind, Prevent(), "would", FREE, SpendFeat(), said="anybody-free") for kind in ("Defeat", "PassengerDefeat")),
    words=may("Defeat", Prevent(), "would", FREE, SpendFeat(), said="anybody-free"),
)
reveal("svetlana", One(ANY_PASSENGER, DefeatPassenger(), rule="U-26.0", why="ask-passenger-space"))
