"""The nine actions (A-action, A-fw.2.2.1): costs first, then attacks of opportunity, then the action itself."""

from __future__ import annotations

from typing import Any

from ....kernel.ability import Activated, InPlay, Limit, ability_by_id
from ....kernel.cost import Cost, PayCost
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Procedure, Step, was_done
from ....kernel.select import Condition
from ....kernel.text import Text, noun, who
from ..pieces import Piece, card, ident, piece_of
from ..state import NOBODY, Table
from .abilities import is_blank, told
from .attacks import provoke
from .drawing import draw
from .engagement import Engaged
from .moving import move
from .playing import PlayCard, provokes
from .skill_test import SkillTest, start_test

__all__ = [
    "FIRST_ACTION", "Act", "Action", "Activate", "DrawCard", "EngageEnemy", "EvadeEnemy", "FightEnemy", "GainResource",
    "InvestigatePlace", "Move", "PlayFromHand", "can_spend", "gain_resources", "had_first_action",
    "investigation_skill", "spend",
]  # fmt: skip

PROVOKES_NOT = frozenset({"fight", "evade", "parley", "resign"})
"""Actions that provoke no attack of opportunity (A-attack-of-opportunity.1, A-rul.7)."""
HINDERED = frozenset({"move", "fight", "evade"})
"""What the first of in a round may cost more."""
FIRST_ACTION = "first-action"
"""What a described position calls it, where somebody has had it."""


# ---- paying with actions


def surcharge(t: Table, seat: int, designator: str) -> int:
    """What the first move, fight or evade action of a round costs more."""
    if designator not in HINDERED or "first-action-cost" not in t.index():
        return 0
    more = t.value("first-action-cost", seat)
    return 0 if more and t.is_marked("round", f"hindered/{seat}") else more


def had_first_action(t: Table, seat: int) -> None:
    """Somebody has moved, fought or evaded in this round."""
    t.mark("round", f"hindered/{seat}")


def pays_with_tome(t: Table, seat: int, n: int, source: str) -> bool:
    """An additional action for Tomes pays for nothing else, not even in part (A-rul.8)."""
    return n == 1 and bool(source) and t.state.tome_actions[seat] > 0 and "tome" in card(piece_of(source)).traits


def can_spend(t: Table, seat: int, n: int, designator: str = "", source: str = "") -> bool:
    need = n + surcharge(t, seat, designator)
    return t.state.actions[seat] >= need or pays_with_tome(t, seat, need, source)


def spend(t: Table, seat: int, n: int, designator: str = "", source: str = "") -> None:
    """Actions are spent; an additional one that fits is used first."""
    s = t.state
    need = n + surcharge(t, seat, designator)
    if designator in HINDERED:
        had_first_action(t, seat)
    if pays_with_tome(t, seat, need, source):
        s.tome_actions[seat] -= 1
    else:
        s.actions[seat] -= need


def gain_resources(t: Table, seat: int, n: int, rule: str = "A-gains.1") -> None:
    t.state.resources[seat] += n
    if not t.quiet:
        t.log("log-gains", rule, player=who(seat), n=n)


# ---- actions


class Act(Procedure):
    """One action of an investigator."""

    designator = ""

    seat: int = -1

    def step_1_pay(self, t: Table) -> Step:
        t.state.action = self.id
        spend(t, self.seat, 1, self.designator)
        if not t.state.enemies:
            self.go("3_do")  # nobody is there to be provoked
        return None

    def step_2_provoke(self, t: Table) -> Step:
        return None if self.designator in PROVOKES_NOT else provoke(t, self.seat)

    def step_3_do(self, t: Table) -> Step:
        """Whoever was eliminated has lost the costs (A-rul.21)."""
        return None if t.state.status[self.seat] else self.deed(t)

    def deed(self, t: Table) -> Step:
        raise NotImplementedError

    def on_leave(self, t: Table) -> None:
        if t.state.action == self.id:
            t.state.action = 0


class DrawCard(Act):
    """Draw one card (A-draw-action.1)."""

    def deed(self, t: Table) -> Step:
        return draw(t, self.seat)


class GainResource(Act):
    """Gain one resource (A-resource-action.1)."""

    def deed(self, t: Table) -> Step:
        gain_resources(t, self.seat, 1, "A-resource-action.1")
        return None


class Move(Act):
    """Move to a connecting location (A-move-action.1)."""

    designator = "move"

    to: int = NOBODY

    def deed(self, t: Table) -> Step:
        return move(t, self.seat, self.to)


def investigation_skill(t: Table, place: Piece, skill: str = "intellect") -> str:
    """Some locations are investigated with another skill."""
    names = ("willpower", "intellect", "combat", "agility")
    other = t.value("investigated-with", ident(place))
    return names[other - 1] if other else skill


class InvestigatePlace(Act):
    """Investigate the own location: intellect against its shroud (A-investigate-action.1)."""

    designator = "investigate"

    def deed(self, t: Table) -> Step:
        place = t.state.places[self.seat]
        skill = investigation_skill(t, place)
        return start_test(t, SkillTest(seat=self.seat, skill=skill, kind="investigate", target=place))


class FightEnemy(Act):
    """Attack an enemy at the own location: combat against its fight value (A-fight-action.1)."""

    designator = "fight"

    enemy: int = NOBODY

    def deed(self, t: Table) -> Step:
        return start_test(t, SkillTest(seat=self.seat, skill="combat", kind="fight", target=self.enemy))


class EvadeEnemy(Act):
    """Evade an engaged enemy: agility against its evade value (A-evade-action.1)."""

    designator = "evade"

    enemy: int = NOBODY

    def deed(self, t: Table) -> Step:
        return start_test(t, SkillTest(seat=self.seat, skill="agility", kind="evade", target=self.enemy))


class EngageEnemy(Act):
    """Engage an enemy at the own location (A-engage-action.1)."""

    designator = "engage"

    enemy: int = NOBODY

    def deed(self, t: Table) -> Step:
        return Engaged(enemy=self.enemy, seat=self.seat) if self.enemy in t.state.enemies else None


class PlayFromHand(Act):
    """Play an asset or event from the hand (A-play-action.1). Its costs are one with the action."""

    card: int = NOBODY

    def step_1_pay(self, t: Table) -> Step:
        t.state.action = self.id
        spend(t, self.seat, 1, card(self.card).designator)
        self.go("3_do")  # playing the card provokes
        return None

    def deed(self, t: Table) -> Step:
        return PlayCard(seat=self.seat, card=self.card, provokes=provokes(card(self.card)))


# ---- action abilities


class Action(Activated):
    """An ability that costs actions; all icons together are one activate action (A-activate-action.2)."""

    def __init__(
        self,
        effect: Effect,
        *,
        cost: Cost | None = None,
        actions: int = 1,
        when: Condition | None = None,
        limit: Limit | None = None,
        designator: str = "",
        provokes: bool = True,
    ) -> None:
        super().__init__(effect, cost=cost, limit=limit, phase="action")
        self.actions, self.when = actions, when
        self.designator = designator or str(getattr(effect, "designator", ""))
        self.provokes = provokes and self.designator not in PROVOKES_NOT
        self.is_quiet = not provokes
        """Is it an exception that it provokes nobody?"""

    def word(self) -> str:
        return self.designator or super().word()

    def usable(self, t: Table, found: InPlay, seat: int) -> bool:
        if seat != found.owner if not found.users else seat not in found.may_use(t):
            return False
        if self.limit is not None and not t.has_use(found, self.limit, seat):
            return False
        if not can_spend(t, seat, self.actions, self.designator, found.source) or is_blank(t, found.source):
            return False
        scope = found.scope(seat)
        if self.when is not None and not self.when.holds(t, scope):
            return False
        return self.effect.can(t, scope) and (self.cost is None or self.cost.can(t, scope))

    def use(self, t: Table, found: InPlay, seat: int) -> Step:
        t.count_use(found, self.limit, seat)
        return Activate(seat=seat, ability=self.id, scope=found.scope(seat))

    def say(self) -> Text:
        args: dict[str, Any] = {
            "n": self.actions,
            "effect": Text("effect-unprovoked", effect=told(self)) if self.is_quiet else told(self),
            "parley": Text("parley" if self.designator == "parley" else "no-parley"),
        }
        if self.when is not None:
            return Text("ability-action-if", condition=self.when.say(), **args)
        return Text("ability-action", **args)


class Activate(Procedure):
    """Use an action ability: all costs at once, attacks of opportunity, then the effect, even if paying for it used
    the card up (A-activate-action.3, A-init.6)."""

    seat: int = -1
    ability: str = ""
    scope: Scope = Scope()
    paid: Any = None

    def own(self) -> Action:
        found = ability_by_id(self.ability)
        assert isinstance(found, Action)
        return found

    def step_1_pay(self, t: Table) -> Step:
        t.state.action = self.id
        cost = self.own().cost
        return None if cost is None else PayCost(effect=cost.id, scope=self.scope).called("paid")

    def step_2_actions(self, t: Table) -> None:
        """Where the group does not raise the cost the ability is not initiated, and no action is spent (A-rul.25)."""
        own = self.own()
        if not was_done(self.paid):
            self.finish(False)
            return
        spend(t, self.seat, own.actions, own.designator, self.scope.source)
        if not t.quiet:
            refs = (self.scope.source,)
            t.log("log-activates", "A-activate-action.1", player=who(self.seat), card=noun(own.card), refs=refs)

    def step_3_provoke(self, t: Table) -> Step:
        return provoke(t, self.seat) if self.own().provokes else None

    def step_4_effect(self, t: Table) -> Step:
        if t.state.status[self.seat]:
            self.finish(False)
            return None
        return self.own().effect.run(t, self.scope)

    def on_leave(self, t: Table) -> None:
        if t.state.action == self.id:
            t.state.action = 0
