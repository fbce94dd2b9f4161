"""The verbs of Abyss: effects and costs that its Lords are made of."""

from __future__ import annotations

from ....kernel.cost import Cost
from ....kernel.decision import Answer, Ask, Pick
from ....kernel.effect import Effect, May, Perform, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.select import Num, num
from ....kernel.text import Text, who
from ...zones import zone
from ..pieces import LORD
from ..rules import entry_powers as powers
from ..rules.council import DiscardStack, TakeStack
from ..rules.court import LordEnters, ReplaceLord, can_reveal_lord, leave_court, reveal_lord
from ..rules.fight import FightLeviathan, OfferFight, can_fight, might_fight
from ..rules.hand_limits import DiscardDown
from ..rules.leviathan import PlaceOnFreeSpace, discard_lord
from ..rules.locations import DrawAndControl, SwapLocation
from ..rules.recruit import PayInPearls
from ..rules.sentinels import takable_locations, takable_lords, takable_stacks
from ..rules.supply import (
    NebulisGained,
    PearlsGained,
    check_figure,
    discard_allies,
    lose_pearls,
    max_payable,
)
from ..state import Table
from .allies import BY_KEY, KEY
from .lord import LORDS
from .names import LORD_KEYS, SENTINELS

__all__ = [
    "ControlDrawn", "DiscardAlly", "DiscardDownTo", "DiscardHandAllies", "DiscardOtherLord", "GainNebulis",
    "GainPearls", "LosePearls", "PayNebulis", "PayPearls", "TakeLord", "TakePearlFrom", "perform",
]  # fmt: skip


# ---- effects


class GainPearls(Effect):
    """The acting seat gains pearls, as one gain."""

    def __init__(self, n: int | Num, rule: str) -> None:
        self.n, self.plain, self.rule = num(n), n if isinstance(n, int) else 0, rule

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.n.value(t, scope))

    def run(self, t: Table, scope: Scope) -> Step:
        return PearlsGained(seat=scope.seat, n=self.n.value(t, scope), rule=self.rule)

    def say(self) -> Text:
        if self.plain:
            return Text("effect-gain-pearls", n=self.plain)
        return Text("effect-gain-pearl-per", per=self.n.say())


class GainNebulis(Effect):
    def __init__(self, n: int, rule: str) -> None:
        self.n, self.rule = n, rule

    def run(self, t: Table, scope: Scope) -> Step:
        return NebulisGained(seat=scope.seat, n=self.n, rule=self.rule)

    def say(self) -> Text:
        return Text("effect-gain-nebulis", n=self.n)


class LosePearls(Effect):
    def __init__(self, n: int, rule: str) -> None:
        self.n, self.rule = n, rule

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.pearls[scope.seat])

    def run(self, t: Table, scope: Scope) -> Step:
        lose_pearls(t, scope.seat, self.n, self.rule)
        return None

    def say(self) -> Text:
        return Text("effect-lose-pearls", n=self.n)


class TakePearlFrom(Effect):
    """Highwayman: one of the pearls just gained changes hands."""

    def run(self, t: Table, scope: Scope) -> Step:
        lose_pearls(t, scope.event(t).seat, 1, "K-LORD-HIGHWAYMAN")
        return PearlsGained(seat=scope.you, n=1, rule="K-LORD-HIGHWAYMAN")

    def say(self) -> Text:
        return Text("effect-take-pearl")


class DiscardHandAllies(Effect):
    """Discard Allies of one's own choice from the hand."""

    def __init__(self, n: int, rule: str) -> None:
        self.n, self.rule = n, rule

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.hands[scope.seat])

    def run(self, t: Table, scope: Scope) -> Step:
        limit = max(0, len(t.state.hands[scope.seat]) - self.n)
        return DiscardDown(seat=scope.seat, limit=limit, rule=self.rule)

    def say(self) -> Text:
        return Text("effect-discard-allies", n=self.n)


class DiscardDownTo(Effect):
    def __init__(self, limit: int, rule: str) -> None:
        self.limit, self.rule = limit, rule

    def can(self, t: Table, scope: Scope) -> bool:
        return len(t.state.hands[scope.seat]) > self.limit

    def run(self, t: Table, scope: Scope) -> Step:
        return DiscardDown(seat=scope.seat, limit=self.limit, rule=self.rule)

    def say(self) -> Text:
        return Text("effect-discard-down", n=self.limit)


class TakeLord(Effect):
    """Take a Lord without paying: any of the Court, or the top of the deck."""

    def __init__(self, source: str, rule: str) -> None:
        self.source, self.rule = source, rule

    def can(self, t: Table, scope: Scope) -> bool:
        s = t.state
        return bool(takable_lords(s, scope.seat) if self.source == "court" else s.lord_deck)

    def run(self, t: Table, scope: Scope) -> Step:
        return GainLord(seat=scope.seat, source=self.source, rule=self.rule)

    def say(self) -> Text:
        return Text(f"effect-take-lord-{self.source}")


class GainLord(Procedure):
    """A Lord comes into play without payment; its own power resolves at once, nobody is affiliated."""

    seat: int = -1
    source: str = "court"
    rule: str = ""
    lord: int = zone(LORD, "public", "slots", -1)

    def step_1_choose(self, t: Table) -> Step:
        s = t.state
        if self.source == "court":
            keys = tuple(LORD_KEYS[lord] for lord in takable_lords(s, self.seat))
            return Pick(self.seat, keys, "ask-take-lord", self.rule)
        self.lord = s.lord_deck[-1]
        s.lord_deck = s.lord_deck[:-1]
        t.reveal("revealed-lord", lord=Text(LORD_KEYS[self.lord]))
        return None

    def took_1_choose(self, t: Table, key: str) -> None:
        self.lord = LORD_KEYS.index(key)
        leave_court(t, self.lord)

    def text_1_choose(self, t: Table, key: str) -> Text:
        card = LORDS[LORD_KEYS.index(key)]
        return Text(
            "take-lord-option", lord=Text(key), guild=Text(f"guild-{card.guild}"), keys=card.keys,
            influence=card.influence,
        )  # fmt: skip

    def step_2_enter(self, t: Table) -> Step:
        return LordEnters(seat=self.seat, lord=self.lord)


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


# ---- costs


class DiscardAlly(Cost):
    """Discard one Ally from the hand; a Kraken gives no Nebulis here."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.hands[scope.seat])

    def ask(self, t: Table, scope: Scope) -> Ask:
        keys = tuple(KEY[kind] for kind in sorted(set(t.state.hands[scope.seat])))
        several = len(t.state.hands[scope.seat]) > 1  # asked even if they are all alike: that is nobody's business
        return Pick(scope.seat, keys, "ask-discard-one", self.rule, always=several)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        discard_allies(t, scope.seat, (BY_KEY[answer],), self.rule)
        return None

    def say(self) -> Text:
        return Text("cost-discard-ally")


class PayNebulis(Cost):
    """Return one Nebulis."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.nebulis[scope.seat])

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        t.state.nebulis[scope.seat] -= 1
        t.log("log-pay", self.rule, player=who(scope.seat), pearls=0, nebulis=1)
        return check_figure(t, ())

    def say(self) -> Text:
        return Text("cost-nebulis", n=1)


class PayPearls(Cost):
    """A fixed price no modifier touches, in pearls and Nebulis within the usual limits."""

    def __init__(self, n: int, rule: str) -> None:
        self.n, self.rule = n, rule

    def can(self, t: Table, scope: Scope) -> bool:
        return max_payable(t, scope.seat) >= self.n

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        return PayInPearls(seat=scope.seat, amount=self.n, rule=self.rule)

    def say(self) -> Text:
        return Text("cost-pearls", n=self.n)


class DiscardOtherLord(Cost):
    """Discard another free Lord of one's own, disabled or not."""

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
        return Text("cost-discard-lord")


# ---- powers that are procedures of their own


class RevealLord(Effect):
    """Recipient: the top Lord comes to Court for nothing."""

    def can(self, t: Table, scope: Scope) -> bool:
        return can_reveal_lord(t.state)

    def run(self, t: Table, scope: Scope) -> Step:
        reveal_lord(t, "K-LORD-RECIPIENT")
        return None

    def say(self) -> Text:
        return Text("effect-reveal-lord")


class MayFight(May):
    """Sorcerer: its owner may fight. Asked of every hand that might, so that silence does not tell what is in it."""

    def can(self, t: Table, scope: Scope) -> bool:
        return might_fight(t, scope.seat)

    def run(self, t: Table, scope: Scope) -> Step:
        return OfferFight(effect=self.id, scope=scope)


class ExtraTurn(Effect):
    def run(self, t: Table, scope: Scope) -> Step:
        t.state.extra_turns += 1
        return None

    def say(self) -> Text:
        return Text("effect-extra-turn")


def perform(power: str) -> Effect:
    """A power that runs a procedure of the rules, by name."""
    return _POWERS[power]()


_POWERS = {
    "take-stack": lambda: Perform(
        "effect-take-stack",
        lambda s: TakeStack(seat=s.seat, rule="B-LORD-APPRENTICE"),
        lambda t, s: bool(takable_stacks(t.state, s.seat)),
    ),
    "discard-stack": lambda: Perform(
        "effect-discard-stack",
        lambda s: DiscardStack(seat=s.seat),
        lambda t, s: bool(takable_stacks(t.state, s.seat)),
    ),
    "swap-location": lambda: Perform(
        "effect-swap-location",
        lambda s: SwapLocation(seat=s.seat),
        lambda t, s: bool(t.state.locations[s.seat]) and bool(takable_locations(t.state, s.seat)),
    ),
    "replace-lord": lambda: Perform(
        "effect-replace-lord",
        lambda s: ReplaceLord(seat=s.seat),
        lambda t, s: bool(t.state.lord_deck) and bool(takable_lords(t.state, s.seat)),
    ),
    "disable": lambda: Perform(
        "effect-disable",
        lambda s: powers.DisableLord(seat=s.you, victim=s.seat),
        lambda t, s: bool(t.state.free[s.seat]),
    ),
    "steal-token": lambda: Perform(
        "effect-steal-token",
        lambda s: powers.StealToken(seat=s.you, source=s.source),
        lambda t, s: bool(powers.token_holders(t, s.you, s.source)),
    ),
    "take-from-discard": lambda: Perform(
        "effect-take-from-discard",
        lambda s: powers.TakeFromDiscard(seat=s.seat),
        lambda t, s: bool(powers.discarded_allies(t.state)),
    ),
    "execute": lambda: Perform(
        "effect-execute",
        lambda s: powers.Execute(seat=s.you, source=s.source),
        lambda t, s: bool(powers.executable(t, s.you, s.source)),
    ),
    "free-lord": lambda: Perform(
        "effect-free-lord",
        lambda s: powers.FreeLord(seat=s.seat),
        lambda t, s: bool(t.state.assigned[s.seat]),
    ),
    "give-nebulis": lambda: Perform(
        "effect-give-nebulis",
        lambda s: powers.GiveNebulis(seat=s.seat),
        lambda t, s: bool(t.state.nebulis[s.seat]),
    ),
    "opponent-places": lambda: Perform(
        "effect-opponent-places",
        lambda s: powers.SendLeviathan(seat=s.you, source=s.source),
        lambda t, s: bool(t.state.leviathan_deck) and bool(powers.reachable(t, s.you, s.source)),
    ),
    "fight": lambda: Perform(
        "effect-fight", lambda s: FightLeviathan(seat=s.seat), lambda t, s: can_fight(t, s.seat)
    ),
    "remove-life": lambda: Perform(
        "effect-remove-life",
        lambda s: powers.StrikeLeviathan(seat=s.seat),
        lambda t, s: any(card >= 0 for card in t.state.border),
    ),
    "breed": lambda: Perform(
        "effect-breed",
        lambda s: PlaceOnFreeSpace(seat=s.seat),
        lambda t, s: bool(t.state.leviathan_deck) and -1 in t.state.border,
    ),
    "sentinel": lambda: Perform(
        "effect-sentinel",
        lambda s: powers.TakeSentinel(seat=s.seat, token=SENTINELS.index(s.source.removeprefix("lord-"))),
    ),
}  # fmt: skip

