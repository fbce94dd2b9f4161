"""The deeds of Abyss: verbs for things that somebody chooses (see `things.py`), and powers that are procedures."""

from __future__ import annotations

from ....kernel.cost import Cost
from ....kernel.decision import Answer, Ask, Pick
from ....kernel.effect import Effect, Perform, Scope
from ....kernel.procedure import Step
from ....kernel.text import Text, noun, who
from ...zones import draw, move
from ..rules.court import LordEnters, can_reveal_lord, leave_court, reveal_lord
from ..rules.entry_powers import ExtraTurn, GiveNebulis, StrikeLeviathan, TakeSentinel
from ..rules.fight import OfferFight, might_fight
from ..rules.leviathan import PlaceLeviathan, discard_lord
from ..rules.locations import DrawAndControl
from ..rules.loot import SearchLoot
from ..state import Table
from .choice import Deed, Things
from .names import LOOT_LOCATIONS, LORD_KEYS, SENTINELS
from .things import LORDS_FREE

__all__ = [
    "ControlDrawn", "Discard", "DiscardOtherLord", "Exchange", "MoveLord", "PlaceTop", "TakeLord", "TakeToHand",
    "extra_turn", "give_nebulis", "loot", "may_fight", "sentinel", "strike",
]  # fmt: skip


# ---- things on the table


class Discard(Deed):
    def run(self, t: Table, scope: Scope) -> Step:
        assert self.what.drop is not None
        return self.what.drop(t, scope.seat, scope.it, self.rule)

    def say(self) -> Text:
        return Text("effect-discard", it=Text("it"))


class TakeToHand(Deed):
    """Council stacks and allies go to the hand."""

    def run(self, t: Table, scope: Scope) -> Step:
        assert self.what.take is not None
        return self.what.take(t, scope.seat, scope.it, self.rule)

    def say(self) -> Text:
        return Text("effect-take-to-hand", it=Text("it"))


class Exchange(Deed):
    """One of the `old`, chosen before or the card itself, gives way to the new one that is chosen now."""

    def __init__(self, old: Things, rule: str) -> None:
        super().__init__(rule)
        self.old = old

    def run(self, t: Table, scope: Scope) -> Step:
        assert self.old.exchange is not None
        old = scope.chosen[-2] if len(scope.chosen) > 1 else self.old.find(t, scope)[0]
        return self.old.exchange(t, scope.seat, old, scope.it, self.rule)

    def say(self) -> Text:
        return Text("effect-exchange", old=self.old.say().formed("one"), it=Text("it"))


# ---- Lords


class TakeLord(Deed):
    """A Lord comes into play without payment; its own power resolves at once, nobody is affiliated."""

    def run(self, t: Table, scope: Scope) -> Step:
        if scope.it in t.state.court:
            leave_court(t, scope.it)
        else:
            draw(t, "lord_deck")
            t.reveal("revealed-lord", lord=noun(LORD_KEYS[scope.it]))
        return LordEnters(seat=scope.seat, lord=scope.it)

    def say(self) -> Text:
        return Text("effect-take-lord", it=Text("it"))


TURNS = {"disabled": ("free", "effect-disable", "log-disable"), "free": ("assigned", "effect-free", "log-free-lord")}
"""What a Lord in play may become: where it lies before, and how that is told."""


class MoveLord(Deed):
    """A Lord in play is disabled, or set free."""

    def __init__(self, to: str, rule: str) -> None:
        super().__init__(rule)
        self.to = to

    def owner(self, t: Table, lord: int) -> int:
        """Whose Lord it is, if it lies where it can be moved from; else -1."""
        source = getattr(t.state, TURNS[self.to][0])
        lying = [{pair[1] for pair in zone} if self.to == "free" else set(zone) for zone in source]
        return next((seat for seat, lords in enumerate(lying) if lord in lords), -1)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.owner(t, scope.it) >= 0

    def run(self, t: Table, scope: Scope) -> Step:
        seat, key = self.owner(t, scope.it), LORD_KEYS[scope.it]
        source, _, log = TURNS[self.to]
        move(t, (source, seat), (self.to, seat), (scope.it,))
        t.log(log, self.rule, refs=(key,), player=who(seat), lord=noun(key))
        return None

    def say(self) -> Text:
        return Text(TURNS[self.to][1], it=Text("it"))


class DiscardOtherLord(Cost):
    """Discard another free Lord of one's own, disabled or not."""

    takes = "lords"

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def lords(self, t: Table, scope: Scope) -> tuple[str, ...]:
        s = t.state
        keys = (LORD_KEYS[lord] for lord in s.free[scope.seat] + s.disabled[scope.seat])
        return tuple(key for key in keys if key != scope.source)

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.lords(t, scope))

    def ask(self, t: Table, scope: Scope) -> Ask:
        return Pick(scope.seat, self.lords(t, scope), "ask-discard-lord", self.rule)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        discard_lord(t, scope.seat, LORD_KEYS.index(answer), self.rule)
        return None

    def say(self) -> Text:
        return Text("effect-discard", it=LORDS_FREE.say().formed("another"))


class PlaceTop(Effect):
    """The top Lord or Leviathan of its deck goes to the Court or to the Border."""

    def __init__(self, piece: str, where: str, rule: str) -> None:
        self.piece, self.where, self.rule = piece, where, rule

    def can(self, t: Table, scope: Scope) -> bool:
        s = t.state
        if self.piece == "lord":
            return can_reveal_lord(s)
        return bool(s.leviathan_deck) and (self.where == "on-border" or -1 in s.border)

    def run(self, t: Table, scope: Scope) -> Step:
        if self.piece == "lord":
            reveal_lord(t, self.rule)
            return None
        return PlaceLeviathan(seat=scope.seat, free="" if self.where == "on-border" else self.rule)

    def say(self) -> Text:
        return Text("effect-place-top", piece=noun(self.piece), where=Text(self.where))


class ControlDrawn(Effect):
    """An Ambassador's power."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.location_stack)

    def run(self, t: Table, scope: Scope) -> Step:
        return DrawAndControl(seat=scope.seat, lord=LORD_KEYS.index(scope.source), n=self.n)

    def say(self) -> Text:
        return Text("effect-draw-locations", n=self.n)


# ---- powers that are procedures of the rules


def extra_turn() -> Effect:
    return Perform("effect-extra-turn", lambda s: ExtraTurn())


def give_nebulis() -> Effect:
    return Perform(
        "effect-give-nebulis", lambda s: GiveNebulis(seat=s.seat), lambda t, s: bool(t.state.nebulis[s.seat])
    )


def may_fight() -> Effect:
    """Asked of every hand that might fight, so that silence does not tell what is in it."""
    return Perform(
        "effect-may-fight", lambda s: OfferFight(seat=s.seat, card=s.source), lambda t, s: might_fight(t, s.seat)
    )


def strike() -> Effect:
    """The Leviathan that was chosen loses a life point."""
    return Perform("effect-strike", lambda s: StrikeLeviathan(seat=s.seat, space=s.it))


def sentinel() -> Effect:
    """The Sentinel that belongs to the Lord."""
    return Perform(
        "effect-sentinel",
        lambda s: TakeSentinel(seat=s.seat, token=SENTINELS.index(s.source.removeprefix("lord-"))),
    )


def loot() -> Effect:
    """Loot for the Location that was taken."""
    return Perform("effect-loot", lambda s: SearchLoot(seat=s.seat, at=LOOT_LOCATIONS.index(s.source)))
