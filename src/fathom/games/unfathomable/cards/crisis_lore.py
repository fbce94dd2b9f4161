"""What single mythos cards do with the ritual and with lore, and the cards that stay in an area."""

from __future__ import annotations

from typing import Any

from ....kernel.ability import Ability, Activated, Trigger
from ....kernel.cost import Cost
from ....kernel.decision import Answer, Ask, Pick
from ....kernel.effect import Effect, EffectFrame, Perform, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.select import Condition
from ....kernel.text import Text, noun, who
from ..rules.defeat import defeat_deep_one
from ..rules.dice import RollDie
from ..rules.mythos_cards import discard_mythos
from ..rules.skill_cards import discard
from ..rules.spaces import ROOMS
from ..rules.tracks import AdvanceRitual
from ..state import Table
from .names import MYTHOS, SKILLS, TYPES, type_of, value_of
from .verbs import do

__all__ = [
    "Barricade", "DiscardKept", "LoreRoll", "LoreRolled", "RitualByMargin", "SacrificeDeepOne", "barricade",
    "barricade_in_short", "discard_one", "lore_roll", "ritual_by_margin", "sacrifice",
]  # fmt: skip


class RitualByMargin(Procedure):
    """One space, and one more for every full two by which the total exceeds the target; after Self Sacrifice just one
    (R41)."""

    over: int = 0

    def step_1_advance(self, t: Table) -> Step:
        return AdvanceRitual(n=1 + self.over // 2)


def ritual_by_margin() -> Effect:
    return do("effect-ritual-margin", lambda s: RitualByMargin(over=s.n))


class LoreRoll(Effect):
    """Discard a lore card; roll and add its value (R87)."""

    def __init__(self, how: str, n: int, effect: Effect, otherwise: Effect | None = None) -> None:
        self.how, self.n = how, n
        self.parts = (effect,) if otherwise is None else (effect, otherwise)

    def run(self, t: Table, scope: Scope) -> Step:
        return LoreRolled(effect=self.id, scope=scope)

    def say(self) -> Text:
        name = "most" if self.how == "<=" else "least"
        args: dict[str, Any] = {"n": self.n, "effect": self.parts[0].say()}
        if len(self.parts) == 1:
            return Text(f"effect-lore-roll-{name}", **args)
        return Text(f"effect-lore-roll-{name}-else", other=self.parts[1].say(), **args)


class LoreRolled(EffectFrame):
    roll: int = 0
    value: int = 0

    def step_1_discard(self, t: Table) -> Step:
        return discard_one(t, self.here().seat, "lore")

    def took_1_discard(self, t: Table, key: str) -> None:
        self.value = value_of(SKILLS.index(key))
        discard(t, self.here().seat, (SKILLS.index(key),), "U-51.0")

    def step_2_roll(self, t: Table) -> Step:
        return RollDie(seat=self.here().seat).called("roll")

    def step_3_resolve(self, t: Table) -> Step:
        term, total = self.term(), self.roll + self.value
        hit = total <= term.n if term.how == "<=" else total >= term.n
        if hit or len(term.parts) > 1:
            return self.carry_out(t, term.parts[0 if hit else 1])
        return None


def lore_roll(how: str, n: int, effect: Effect, otherwise: Effect | None = None) -> Effect:
    return LoreRoll(how, n, effect, otherwise)


def discard_one(t: Table, seat: int, type: str, why: str = "ask-discard-one") -> Ask | None:
    """Which card of a type to discard: always asked, so that it tells nobody how many there are."""
    kinds = sorted({kind for kind in t.state.hands[seat] if TYPES[type_of(kind)] == type})
    return Pick(seat, tuple(SKILLS[kind] for kind in kinds), why, "U-51.0", always=True) if kinds else None


def _discard_kept(t: Table, seat: int, slug: str) -> None:
    s = t.state
    card = MYTHOS.index(slug)
    s.kept[seat] = tuple(other for other in s.kept[seat] if other != card)
    discard_mythos(t, card)
    t.abilities_changed()


class DiscardKept(Cost):
    """Discard this mythos card from the own area."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def can(self, t: Table, scope: Scope) -> bool:
        return MYTHOS.index(self.slug) in t.state.kept[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        _discard_kept(t, scope.you, self.slug)
        t.log("log-kept-discarded", "U-50.11", player=who(scope.you), card=noun(self.slug))
        return None

    def say(self) -> Text:
        return Text("cost-discard-kept")


class Barricade(Effect):
    """For the rest of this turn Deep Ones neither move nor are moved into rooms (R31)."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.barricaded = True
        t.log("log-barricade", "U-50.3", player=who(scope.you))
        return None

    def say(self) -> Text:
        return Text("effect-barricade")


NOT_YET = Condition("if-not-barricaded", lambda t, s: not t.state.barricaded)
INTO_A_ROOM = Condition("if-into-room", lambda t, s: s.event(t).end in ROOMS)


def _barricade(kind: str, when: Condition | None = None, moment: str = "") -> Ability:
    cost = DiscardKept("barricade-the-hatches")
    told = moment or f"moment-{kind.lower()}"
    return Trigger(kind, Barricade(), timing="would", moment=told, when=when, forced=False, cost=cost)


def barricade() -> list[Ability]:
    """Offered to its holder when Deep Ones are about to activate or to move into a room (R109)."""
    return [_barricade("Activation", NOT_YET), _barricade("IntoRoom", NOT_YET & INTO_A_ROOM)]


def barricade_in_short() -> Ability:
    """Both moments in one line, as the card is printed."""
    return _barricade("Activation", moment="moment-barricade")


class SacrificeDeepOne(Procedure):
    """Choose a Deep One in your space; on 6 or more it is defeated, the ritual advances, the card is discarded."""

    seat: int = -1
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_2_sacrifice(self, t: Table) -> Step:
        if self.roll < 6:
            return None
        defeat_deep_one(t, t.state.places[self.seat], 1, "U-26.0")
        _discard_kept(t, self.seat, "sacrifice-deep-one")
        return AdvanceRitual(n=2)


def sacrifice() -> list[Ability]:
    def can(t: Table, s: Scope) -> bool:
        return bool(t.state.deep_ones[t.state.places[s.you]])

    return [Activated(Perform("effect-sacrifice", lambda s: SacrificeDeepOne(seat=s.you), can), phase="action")]
