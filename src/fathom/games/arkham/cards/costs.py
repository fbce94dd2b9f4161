"""What abilities cost besides actions (A-costs): resources, uses, exhausting, cards, clues, damage and horror."""

from __future__ import annotations

from ....kernel.ask import Answer, Ask, PickSome
from ....kernel.cost import Cost
from ....kernel.effect import Scope
from ....kernel.procedure import Step
from ....kernel.select import num
from ....kernel.text import Text, noun
from ..pieces import piece_of
from ..rules.areas import can_leave, discard, discard_from_hand, is_in_play
from ..rules.assets import spend_use
from ..rules.clues import GroupPays, can_spend_clues, spend_clues
from ..rules.commit import copy_keys, order_discards, pieces_of_keys
from ..rules.drawing import choosable
from ..rules.harm import Harm, deal
from ..rules.values import per_investigator
from ..state import Table
from .verbs import harm_text

__all__ = [
    "DiscardCards", "DiscardThis", "Exhaust", "PayResources", "SpendClues", "SpendUse", "Suffer",
]  # fmt: skip


class PayResources(Cost):
    """Resources of the own pool (A-costs.2)."""

    takes = "resources"

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return t.state.resources[scope.you] >= self.n

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        t.state.resources[scope.you] -= self.n
        return None

    def say(self) -> Text:
        return Text("cost-resources", n=self.n)


class SpendUse(Cost):
    """Uses of this card (A-uses.2)."""

    takes = "uses"

    def __init__(self, kind: str, n: int = 1) -> None:
        self.kind, self.n = kind, n

    def can(self, t: Table, scope: Scope) -> bool:
        return t.state.uses.get(piece_of(scope.source), 0) >= self.n

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        spend_use(t, piece_of(scope.source), self.n)
        return None

    def say(self) -> Text:
        return Text("cost-use", n=self.n, kind=Text(f"uses-{self.kind}"))


class Exhaust(Cost):
    """Exhaust this card (A-exhaust.2)."""

    takes = "readiness"

    def can(self, t: Table, scope: Scope) -> bool:
        piece = piece_of(scope.source)
        return is_in_play(t, piece) and t.state.is_ready(piece)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        t.state.exhausted += (piece_of(scope.source),)
        return None

    def say(self) -> Text:
        return Text("cost-exhaust")


class DiscardThis(Cost):
    """Discard this card."""

    takes = "this"

    def can(self, t: Table, scope: Scope) -> bool:
        piece = piece_of(scope.source)
        return is_in_play(t, piece) and can_leave(t, piece)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        discard(t, piece_of(scope.source))
        return None

    def say(self) -> Text:
        return Text("cost-discard-this")


class Suffer(Cost):
    """Damage or horror on "this" card itself, or on "you", who may assign it to assets (A-costs.10)."""

    def __init__(self, damage: int = 0, horror: int = 0, on: str = "this") -> None:
        self.damage, self.horror, self.on = damage, horror, on
        self.takes = "health" if on == "this" else "sanity"

    def can(self, t: Table, scope: Scope) -> bool:
        return is_in_play(t, piece_of(scope.source)) if self.on == "this" else not t.state.status[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        if self.on == "you":
            return deal(t, [scope.you], self.damage, self.horror, source=scope.source)
        piece = piece_of(scope.source)
        damage = {piece: self.damage} if self.damage else {}
        horror = {piece: self.horror} if self.horror else {}
        return Harm(damage=damage, horror=horror, source=scope.source, by=scope.you, direct=True)

    def say(self) -> Text:
        harm = harm_text(num(self.damage)) if self.damage else harm_text(None, num(self.horror))
        return Text("cost-harm-on-this" if self.on == "this" else "effect-take", harm=harm)


class DiscardCards(Cost):
    """Choose and discard cards of the hand; no weaknesses (A-weakness.7)."""

    takes = "hand"

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return len(choosable(t, scope.you)) >= self.n

    def ask(self, t: Table, scope: Scope) -> Ask | None:
        keys = copy_keys(choosable(t, scope.you))
        return PickSome(scope.you, keys, "ask-discard", "A-costs.7", self.n, self.n, {"n": self.n})

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        gone = pieces_of_keys(choosable(t, scope.you), answer)
        discard_from_hand(t, scope.you, gone)
        return order_discards(t, scope.you, gone)

    def label(self, t: Table, key: str) -> Text:
        return noun(key.partition("@")[0])

    def say(self) -> Text:
        return Text("effect-discard-chosen", cards=Text("cards-of-hand", n=self.n))


class SpendClues(Cost):
    """Own clues, or, `each` investigator counted, clues of the group (A-costs.8)."""

    takes = "clues"

    def __init__(self, n: int, *, group: bool = False) -> None:
        self.n, self.group = n, group

    def amount(self, t: Table) -> int:
        return per_investigator(t, self.n, self.group)

    def can(self, t: Table, scope: Scope) -> bool:
        seats = t.state.playing() if self.group else [scope.you]
        return sum(can_spend_clues(t, seat) for seat in seats) >= self.amount(t)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        if self.group:
            return GroupPays(n=self.amount(t), seats=t.state.playing())
        spend_clues(t, scope.you, self.n)
        return None

    def say(self) -> Text:
        return Text("cost-clues", clues=Text("clues-of-group" if self.group else "clues-of-you", n=self.n))
