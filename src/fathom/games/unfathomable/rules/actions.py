"""Actions (U-1): two a turn, of a list that depends on being human or a revealed traitor."""

from __future__ import annotations

from ....kernel.ability import Activated
from ....kernel.data import fresh
from ....kernel.decision import Pick, Split
from ....kernel.effect import Scope, effect_by_id
from ....kernel.errors import IllegalAnswer
from ....kernel.event import Event
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun, who
from ....kernel.window import open_window
from ...zones import zone
from ..cards.names import SKILLS, TREACHERY, TYPES, type_of
from ..pieces import SKILL
from ..state import Table, UnfathomableState
from .attack import Attack, defender_text, enemies_of
from .damage import is_damaged, repair
from .movement import move_character
from .passengers import ChoosePassenger, PassengerDefeat, passengers_on, rescue
from .refusals import (
    BRIG_PRICE,
    ONCE_PER_TURN,
    can_repair,
    is_blocked,
    played,
    refused_actions,
    repair_cost,
    worth,
)
from .reveal import RevealAsTraitor, may_reveal
from .skill_cards import discard, hand_limits, kinds_in, to_piles
from .spaces import BRIG, SHIP, SICK_BAY, SPACES
from .trade import Trade

__all__ = [
    "ACTIONS",
    "ACTION_CARDS",
    "BRIG_PRICE",
    "ONCE_PER_TURN",
    "Acting",
    "ActionStep",
    "AttackAction",
    "PlayCard",
    "acting",
    "destinations",
    "is_blocked",
    "repair_cost",
]  # fmt: skip

ACTIONS = 2
ACTION_CARDS: dict[int, str] = {}
"""Skill cards with an action: the effect of each kind. Filled by the card module."""
END = "end-actions"


def destinations(s: UnfathomableState, seat: int) -> list[int]:
    """Where one may go: any ship space but the Brig and the Sick Bay (U-1.3, U-1.3c)."""
    return [space for space in SHIP if space not in (BRIG, SICK_BAY, s.places[seat])]


class ActionStep(Procedure):
    """Treachery cards used at its start may end it (U-16.2)."""

    PHASE = "actions"

    seat: int = -1
    actions: int = ACTIONS

    def step_1_start(self, t: Table) -> Step:
        return open_window(t, "action-step", frame=self.id) if not t.state.is_human(self.seat) else None

    def step_2_act(self, t: Table) -> Step:
        return Acting(seat=self.seat, left=self.actions)


class Acting(Procedure):
    """Perform actions while any are left. One granted by another player may be declined (R105)."""

    seat: int = -1
    left: int = 1
    chosen: str = ""

    # ---- what can be done

    def keys(self, t: Table) -> list[str]:
        s = t.state
        seat, space, human = self.seat, s.places[self.seat], s.is_human(self.seat)
        keys = []
        if space != BRIG if human else (space != BRIG or worth(s.hands[seat]) >= BRIG_PRICE):
            keys.append("move")
        if self.may_attack(t) and enemies_of(t, seat, space):
            keys.append("attack")
        there = passengers_on(s, space)
        if there and human:
            keys.append("rescue")
        if there and not human and not s.humans_in(space):
            keys.append("defeat-passenger")
        if human and self.can_trade(s):
            keys.append("trade")
        if human and may_reveal(s, seat):
            keys.append("reveal")
        if human and is_damaged(s, space) and not is_blocked(s, space) and can_repair(s, seat):
            keys.append("repair")
        keys += [SKILLS[kind] for kind in sorted(set(s.hands[seat])) if self.can_play(t, kind)]
        for found in t.listening("activated/action"):
            ability = found.ability
            if isinstance(ability, Activated) and ability.usable(t, found, seat):
                keys.append(found.key)
        return keys

    def may_attack(self, t: Table) -> bool:
        return not t.value("cannot-attack", self.seat)

    def can_trade(self, s: UnfathomableState) -> bool:
        here = [seat for seat, place in enumerate(s.places) if place == s.places[self.seat]]
        return len(here) > 1 and any(s.items[seat] for seat in here)

    def can_play(self, t: Table, kind: int) -> bool:
        """Treachery is for revealed traitors alone (U-13.2c)."""
        if kind not in ACTION_CARDS or (type_of(kind) == TREACHERY and t.state.is_human(self.seat)):
            return False
        if kind in ONCE_PER_TURN and t.is_marked("turn", played(self.seat, kind)):
            return False
        return effect_by_id(ACTION_CARDS[kind]).can(t, Scope(you=self.seat, source=SKILLS[kind]))

    # ---- the question

    def step_1_choose(self, t: Table) -> Step:
        """Asked even if nothing can be done: that may depend on the hand (R88)."""
        t.state.actions = self.left
        if self.left <= 0:
            self.finish()
            return None
        return Pick(self.seat, (*self.keys(t), END), "ask-act", "U-1.0", args={"n": self.left}, always=True)

    def took_1_choose(self, t: Table, key: str) -> None:
        self.chosen = key
        if key == END:
            t.state.actions = 0
            t.log("log-end-actions", "U-R25", player=who(self.seat))
            self.finish()

    def text_1_choose(self, t: Table, key: str) -> Text:
        if key in SKILLS:
            effect = effect_by_id(ACTION_CARDS[SKILLS.index(key)]).say()
            return Text("play-card", card=noun(key), effect=effect)
        if "." in key:
            return t.ability(key).text()
        return Text(f"act-{key}")

    def rule_1_choose(self, t: Table, key: str) -> str:
        human = t.state.is_human(self.seat)
        rules = {
            "move": "U-1.3" if human else "U-1.10", "attack": "U-1.4" if human else "U-1.11", "rescue": "U-1.5",
            "trade": "U-1.6", "reveal": "U-40.0", "repair": "U-1.8b", "defeat-passenger": "U-1.12", END: "U-R25",
        }  # fmt: skip
        if key in rules or key in SKILLS or not t.ability(key).source.startswith("room-"):
            return rules.get(key, "U-1.7" if human else "U-1.13")
        return "U-3.4a" if t.state.places[self.seat] == BRIG else "U-1.8"

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        return refused_actions(t, self.seat)

    def step_2_perform(self, t: Table) -> Step:
        self.left -= 1
        key, self.chosen, self.pc = self.chosen, "", 0
        if key in SKILLS:
            return PlayCard(seat=self.seat, kind=SKILLS.index(key))
        if "." in key:
            found = t.ability(key)
            assert isinstance(found.ability, Activated)
            return found.ability.use(t, found, self.seat)
        made: Procedure = BASIC[key](seat=self.seat)  # type: ignore[call-arg]  # all of them have a seat
        return made


def acting(t: Table) -> Acting:
    """The innermost series of actions: "then 1 action" adds to it."""
    found = t.innermost(Acting)
    assert found is not None
    return found


# ---- the basic actions


class Move(Procedure):
    """To any ship space, however far (U-1.3). A traitor pays to leave the Brig (U-1.10a)."""

    seat: int = -1

    def step_1_pay(self, t: Table) -> Step:
        s = t.state
        hand = s.hands[self.seat]
        if s.places[self.seat] != BRIG:
            return None
        return Split(self.seat, hand_limits(hand), "ask-brig-price", "U-1.10a", 1, len(hand), {"n": BRIG_PRICE})

    def check_1_pay(self, t: Table, answer: dict[str, int]) -> None:
        if worth(tuple(kinds_in(answer))) < BRIG_PRICE:
            raise IllegalAnswer(Text("refuse-brig-price", "unfathomable"), "U-1.10a")

    def took_1_pay(self, t: Table, answer: dict[str, int]) -> None:
        discard(t, self.seat, kinds_in(answer), "U-1.10a1")

    def step_2_choose(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in destinations(t.state, self.seat))
        return Pick(self.seat, keys, "ask-move", "U-1.3")

    def took_2_choose(self, t: Table, key: str) -> None:
        move_character(t, self.seat, SPACES.index(key), "U-1.3")

    def refused_2_choose(self, t: Table) -> list[tuple[Text, str]]:
        return [(Text("refuse-brig-sick-bay"), "U-1.3c"), (Text("refuse-water"), "U-1.3b")]


class AttackAction(Procedure):
    """Attack an enemy in the same space."""

    seat: int = -1
    space: int = -1
    defender: str = ""

    def step_1_choose(self, t: Table) -> Step:
        self.space = t.state.places[self.seat]
        return Pick(self.seat, enemies_of(t, self.seat, self.space), "ask-defender", "U-4.4")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.defender = key

    def text_1_choose(self, t: Table, key: str) -> Text:
        return defender_text(key)

    def step_2_attack(self, t: Table) -> Step:
        bonus = t.value("attack", self.seat)
        return Attack(seat=self.seat, defender=self.defender, space=self.space, bonus=bonus)


class Rescue(Procedure):
    seat: int = -1

    def step_1_rescue(self, t: Table) -> None:
        rescue(t, self.seat, t.state.places[self.seat], 1, "U-1.5")


class DefeatPassengerAction(Procedure):
    seat: int = -1
    token: int = 0

    def step_1_choose(self, t: Table) -> Step:
        return ChoosePassenger(seat=self.seat, space=t.state.places[self.seat], rule="U-1.12").called("token")

    def step_2_defeat(self, t: Table) -> Step:
        return PassengerDefeat(space=t.state.places[self.seat], at=self.token, seat=self.seat, rule="U-1.12")


class Repair(Procedure):
    """Pay the price printed on the damage card (U-1.8b)."""

    seat: int = -1

    def step_1_pay(self, t: Table) -> Step:
        s = t.state
        types, price = repair_cost(s, s.places[self.seat])
        limits = hand_limits(s.hands[self.seat], types)
        most = sum(limits.values())  # asked even with a single card: that it is the only one is nobody's business
        return Split(self.seat, limits, "ask-repair", "U-1.8b", 1, most, {"n": price}, always=True)

    def check_1_pay(self, t: Table, answer: dict[str, int]) -> None:
        s = t.state
        _, price = repair_cost(s, s.places[self.seat])
        if worth(tuple(kinds_in(answer))) < price:
            raise IllegalAnswer(Text("refuse-repair-price", "unfathomable", n=price), "U-1.8b")

    def took_1_pay(self, t: Table, answer: dict[str, int]) -> None:
        discard(t, self.seat, kinds_in(answer), "U-1.8b")

    def step_2_repair(self, t: Table) -> None:
        repair(t, self.seat, t.state.places[self.seat], "U-22.2")


class LoreAction(Event):
    """The action of a skill card; one of lore may be resolved twice."""

    seat: int = -1
    kind: int = -1
    times: int = 1

    def happen(self, t: Table) -> Step:
        return Each(over=[self.seat] * self.times, body=CardAction(kind=self.kind))


class CardAction(Procedure):
    seat: int = -1
    kind: int = -1

    def step_1_resolve(self, t: Table) -> Step:
        effect, scope = effect_by_id(ACTION_CARDS[self.kind]), Scope(you=self.seat, source=SKILLS[self.kind])
        return effect.run(t, scope) if effect.can(t, scope) else None


class PlayCard(Procedure):
    """Reveal a hand card, follow its text, then put it on the discard pile of its type (U-13.4, U-1.7b)."""

    seat: int = -1
    kind: int = zone(SKILL, "public", "slots", -1)
    held: list[int] = fresh()

    def step_1_reveal(self, t: Table) -> None:
        t.state.drop_from_hand(self.seat, self.kind)
        if self.kind in ONCE_PER_TURN:
            t.mark("turn", played(self.seat, self.kind))
        t.log("log-play", "U-13.4", player=who(self.seat), card=noun(SKILLS[self.kind]), refs=(SKILLS[self.kind],))

    def step_2_resolve(self, t: Table) -> Step:
        if TYPES[type_of(self.kind)] == "lore":
            return LoreAction(seat=self.seat, kind=self.kind)
        return CardAction(seat=self.seat, kind=self.kind)

    def on_leave(self, t: Table) -> None:
        """It is discarded even if its action was broken off."""
        to_piles(t.state, (self.kind,))


BASIC: dict[str, type[Procedure]] = {
    "move": Move,
    "attack": AttackAction,
    "rescue": Rescue,
    "trade": Trade,
    "reveal": RevealAsTraitor,
    "repair": Repair,
    "defeat-passenger": DefeatPassengerAction,
}
