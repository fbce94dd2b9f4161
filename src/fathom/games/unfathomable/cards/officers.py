"""Keilani, Arjun, Jeanne, Jamie and Svetlana: those with a rank on the ship."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.decision import Pick
from ....kernel.effect import Effect, Scope, Then
from ....kernel.procedure import Procedure, Step
from ....kernel.reply import Instead
from ....kernel.text import Text, noun, who
from ..rules.damage import DamageRoom
from ..rules.defeat import Defeat, DefeatAll
from ..rules.movement import move_character
from ..rules.passengers import ChoosePassenger, PassengerDefeat, passengers_on
from ..rules.skill_test import OUTCOMES, running_test
from ..rules.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    DECKS,
    ROOMS,
    SPACES,
)
from ..state import Table
from .character import ONCE, action, feat, free, has_cards, reveal, sheet
from .conditions import CRISIS_TEST, FREE, YOURS
from .item import AndAnotherAction
from .items_with_attacks import weapons_of
from .names import RESOURCES, SKILLS
from .reactions import DiscardSkill, SpendFeat, may
from .uses import Prevent
from .verbs import Advance, Hurt, Reset, do, sanity

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


class LoseAny(Procedure):
    """One of a resource of the own choice is lost instead of any option."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, RESOURCES, "ask-lose-resource", "U-49.1")

    def took_1_choose(self, t: Table, key: str) -> None:
        from ..rules.resources import change

        change(t, RESOURCES.index(key), -1, "U-49.1")


sheet(
    "keilani",
    may(
        "total",
        do("effect-experienced", lambda s: AddOne(seat=s.you)),
        "window",
        FREE & has_cards,
        limit=Limit("test"),
        said="free",
    ),
)
feat(
    "keilani",
    may(
        "CrisisChoice",
        Instead(do("effect-unconventional-leader", lambda s: LoseAny(seat=s.you))),
        "would",
        YOURS,
        SpendFeat(),
    ),
)
reveal("keilani", sanity(-1))

# ---- Arjun


class GoToDeck(Procedure):
    seat: int = -1

    def step_1_where(self, t: Table) -> Step:
        keys = tuple(SPACES[deck] for deck in DECKS if deck != t.state.places[self.seat])
        return Pick(self.seat, keys, "ask-move", "U-1.3")

    def took_1_where(self, t: Table, key: str) -> None:
        move_character(t, self.seat, SPACES.index(key), "U-1.3")


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
        from ....kernel.effect import effect_by_id

        part = effect_by_id(self.effect).parts[OUTCOMES.index(self.outcome)]
        return part.run(t, self.scope) if part.can(t, self.scope) else None

    def step_3_fall(self, t: Table) -> Step:
        return Defeat(seat=self.seat)


class SelfSacrifice(Effect):
    """The test is not made; its outcome is chosen."""

    def run(self, t: Table, scope: Scope) -> Step:
        event = scope.event(t)
        event.cancelled = event.replaced = True
        return Sacrifice(
            seat=scope.you, effect=event.effect, scope=event.scope, partial=event.partial > 0
        )

    def say(self) -> Text:
        return Text("effect-self-sacrifice")


sheet("arjun", action(AndAnotherAction(do("effect-deck-chief", lambda s: GoToDeck(seat=s.you), free)), limit=ONCE))
feat("arjun", may("Testing", SelfSacrifice(), "would", CRISIS_TEST, SpendFeat(), said="crisis"))
reveal("arjun", Reset("travel"))

# ---- Jeanne


class Sabotage(Procedure):
    """Damage an undamaged room of choice."""

    seat: int = -1
    space: int = -1

    def step_1_where(self, t: Table) -> Step:
        keys = tuple(SPACES[room] for room in ROOMS if t.state.damage[room - BRIDGE] < 0)
        return Pick(self.seat, keys, "ask-sabotage", "U-44.2")

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)

    def step_2_damage(self, t: Table) -> Step:
        return DamageRoom(seat=self.seat, space=self.space)


class JuryRig(Then):
    """Damage, whatever card comes, is the price of one more space (R97)."""

    def say(self) -> Text:
        return Text("effect-jury-rigger")


sheet("jeanne", may("Stoked", JuryRig(Hurt(1), Advance("travel")), "after", FREE))
feat(
    "jeanne",
    action(
        do(
            "effect-full-steam-ahead",
            lambda s: FullSteam(seat=s.you),
            lambda t, s: t.state.places[s.you] == BOILER_ROOM,
        ),
        feat=True,
    ),
)
reveal("jeanne", do("effect-sabotage", lambda s: Sabotage(seat=s.you)))


class FullSteam(Procedure):
    """One fuel, two spaces (R42)."""

    seat: int = -1

    def step_1_burn(self, t: Table) -> None:
        from ..rules.resources import FUEL, change

        change(t, FUEL, -1, "U-49.1")

    def step_2_advance(self, t: Table) -> Step:
        from ..rules.tracks import AdvanceTravel

        return AdvanceTravel(n=2)


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


class Arrest(Procedure):
    """Another character in your space goes to the Brig."""

    seat: int = -1

    def step_1_whom(self, t: Table) -> Step:
        s = t.state
        here = [n for n in t.seats_after(self.seat) if s.places[n] == s.places[self.seat]]
        return Pick(self.seat, tuple(f"player-{n}" for n in here), "ask-arrest", "U-3.0")

    def took_1_whom(self, t: Table, key: str) -> None:
        move_character(t, int(key.split("-")[1]), BRIG, "U-3.2")


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


def company(t: Table, s: Scope) -> bool:
    st = t.state
    return st.places[s.you] != BRIG and st.places.count(st.places[s.you]) > 1


sheet("jamie", action(AndAnotherAction(do("effect-quick-draw", lambda s: QuickDraw(seat=s.you), armed)), limit=ONCE))
feat("jamie", action(do("effect-arrest-order", lambda s: Arrest(seat=s.you), company), feat=True))
reveal("jamie", do("effect-rain-fire", lambda s: RainFire(seat=s.you)))

# ---- Svetlana


class Malpractice(Procedure):
    """Defeat one passenger, on a deck or of the supply."""

    seat: int = -1
    space: int = -1
    token: int = 0

    def step_1_where(self, t: Table) -> Step:
        s = t.state
        keys = [SPACES[deck] for deck in DECKS if passengers_on(s, deck)]
        if s.passenger_supply:
            keys.append("supply")
        return Pick(self.seat, tuple(keys), "ask-passenger-space", "U-26.0") if keys else None

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = -1 if key == "supply" else SPACES.index(key)
        if key == "supply":
            self.go("3_defeat")

    def step_2_which(self, t: Table) -> Step:
        if self.space < 0:
            self.finish()
            return None
        return ChoosePassenger(seat=self.seat, space=self.space, rule="U-26.0").called("token")

    def step_3_defeat(self, t: Table) -> Step:
        return PassengerDefeat(space=self.space, at=self.token, seat=self.seat)


sheet("svetlana", may("Defeat", Prevent(), "would", has_cards, DiscardSkill("lore")))
feat(
    "svetlana",
    *(may(kind, Prevent(), "would", FREE, SpendFeat(), said="free") for kind in ("Defeat", "PassengerDefeat")),
    words=may("Defeat", Prevent(), "would", FREE, SpendFeat(), said="anybody-free"),
)
reveal("svetlana", do("effect-malpractice", lambda s: Malpractice(seat=s.you)))
