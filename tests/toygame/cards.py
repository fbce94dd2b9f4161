"""Two dozen cards: each shows some part of the kernel's algebra."""

from __future__ import annotations

from fathom.kernel.ability import Ability, Activated, Card, Limit, Modifier, Trigger
from fathom.kernel.ask import Number, Order, PickSome
from fathom.kernel.cost import Pay, Together
from fathom.kernel.effect import Choose, Effect, ForEach, If, InSequence, May, Perform, Tally, Then, Times
from fathom.kernel.errors import IllegalAnswer
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.reply import Cancel, Edit, Instead, Later, Until
from fathom.kernel.select import ALL_SEATS, CHOSEN, OPPONENTS, THAT_MANY, Condition, Count
from fathom.kernel.table import Table
from fathom.kernel.target import One, Some
from fathom.kernel.text import Text, who

from .state import ToyState, slug
from .verbs import (
    AIMED_AT_YOU,
    IN_PLAY,
    NEXT,
    PURSES,
    RIVALS,
    YOU_HIT,
    YOURS,
    Coins,
    DiscardOne,
    DiscardThis,
    Draw,
    Gain,
    Heal,
    HitBack,
    Lose,
    Offer,
    React,
    Smash,
    Steal,
    Strike,
    weight,
)

__all__ = ["CARDS", "Scry", "ToyCard", "card_of"]

CARDS: dict[str, ToyCard] = {}


class ToyCard(Card):
    """A one-shot has an effect to play; a permanent stays in play; a reaction is used from the hand."""

    def __init__(
        self,
        slug: str,
        *abilities: Ability,
        play: Effect | None = None,
        coins: int = 0,
        offer: Offer | None = None,
        hand: bool = False,
        users: tuple[int, ...] | str = (),
    ) -> None:
        super().__init__(slug, *abilities)
        self.play, self.coins, self.offer, self.from_hand, self.users = play, coins, offer, hand, users
        if play is not None:
            play.bind(f"{self.home()}/{slug}/play", slug)
        if offer is not None:
            offer.bind(f"{self.home()}/{slug}/offer", slug)
        CARDS[slug] = self

    def say(self) -> list[Text]:
        return super().say() if self.play is None else [Text("sentence", of=self.play.say())]


def card_of(piece: str) -> ToyCard:
    return CARDS[slug(piece)]


# ---- procedures of single cards


class Bonfire(Procedure):
    """Burn up to three different cards of even total weight; each is worth a coin."""

    seat: int

    def step_1_choose(self, t: Table) -> Step:
        return PickSome(self.seat, tuple(dict.fromkeys(t.state.hands[self.seat])), "ask-burn", "T-CARD-5", 0, 3)

    def check_1_choose(self, t: Table, cards: list[str]) -> None:
        if sum(map(weight, cards)) % 2:
            raise IllegalAnswer(Text("refuse-odd", "toy"), "T-CARD-5")

    def took_1_choose(self, t: Table, cards: list[str]) -> None:
        s: ToyState = t.state
        for card in cards:
            s.drop_from_hand(self.seat, card)
        n = min(len(cards), s.treasury)
        s.coins[self.seat] += n
        s.treasury -= n
        t.abilities_changed()


class Scry(Procedure):
    """Look at the top three cards and put them back in any order."""

    seat: int

    def top(self, t: Table) -> dict[str, str]:
        return {f"top-{i}": card for i, card in enumerate(t.state.deck[:3])}

    def step_1_look(self, t: Table) -> None:
        t.log("log-scry", "T-CARD-6", player=who(self.seat))
        t.reveal("reveal-scry", player=who(self.seat))

    def step_2_order(self, t: Table) -> Step:
        return Order(self.seat, tuple(self.top(t)), "ask-order", "T-CARD-6")

    def text_2_order(self, t: Table, key: str) -> Text:
        return Text(slug(self.top(t)[key]))

    def took_2_order(self, t: Table, keys: list[str]) -> None:
        top = self.top(t)
        t.state.deck = (*(top[key] for key in keys), *t.state.deck[3:])


class Wager(Procedure):
    """Bet coins that a die shows more than three."""

    seat: int

    def step_1_bet(self, t: Table) -> Step:
        most = min(3, t.state.coins[self.seat], t.state.treasury)
        return Number(self.seat, "ask-bet", "T-CARD-7", 0, most)

    def took_1_bet(self, t: Table, n: int) -> None:
        face = t.streams.below(6, "die") + 1
        t.log("log-die", "T-CARD-7", n=face)
        t.reveal("reveal-die", n=face)
        sign = 1 if face > 3 else -1
        t.state.coins[self.seat] += sign * n
        t.state.treasury -= sign * n


class Curfew(Procedure):
    """The round is over at once."""

    seat: int

    def step_1_ring(self, t: Table) -> None:
        t.abort(t.state.round_frame, "curfew")


def _card(name: str, procedure: type[Procedure]) -> Perform:
    return Perform(f"effect-{name}", lambda scope: procedure(seat=scope.seat))


def _hit(n: int) -> One:
    return One(RIVALS, Strike(n), rule="T-HIT-1", why="ask-aim")


# ---- one-shots

POOR = Condition("if-poor", lambda t, s: t.state.coins[s.you] < 3)

ToyCard("jab", play=_hit(1))
ToyCard("volley", play=Some(RIVALS, Strike(1), 1, 2, rule="T-HIT-1"), coins=1)
ToyCard("cutpurse", play=Some(PURSES, Steal(), 0, 3, again=True, rule="T-COIN-3"))
ToyCard("ricochet", play=One(RIVALS, InSequence(Strike(1), One(RIVALS - CHOSEN, Strike(2), rule="T-HIT-1")),
                             rule="T-HIT-1"), coins=1)  # fmt: skip
ToyCard("hammer", play=One(IN_PLAY, Smash(), rule="T-CARD-10"), coins=1)
ToyCard("landslide", play=Tally(ForEach(IN_PLAY, Smash()), Times(THAT_MANY, Gain(1))), coins=1)
ToyCard("whetstone", play=One(YOURS, Until("round", Modifier("edge", 1, whose="it")), rule="T-HIT-3"))
ToyCard("pawn", play=Then(One(YOURS, Smash(), by=NEXT, rule="T-CARD-10"), Gain(3)))
ToyCard("harvest", play=ForEach(ALL_SEATS, Gain(1)))
ToyCard("gamble", play=Then(May(Lose(1)), Times(2, Draw(1))))
ToyCard("bargain", play=Choose(Gain(2), Draw(1), Heal(1)), coins=1)
ToyCard("ambush", play=Pay(Together(Coins(1), DiscardOne()), _hit(3)))
ToyCard("frenzy", play=InSequence(Until("round", Modifier("attack", 1)), _hit(1)), coins=1)
ToyCard("levy", play=If(POOR, ForEach(OPPONENTS, Lose(1)), Draw(1)))
ToyCard("toast", play=One(RIVALS, Choose(Heal(1), Draw(1)), acts=True))
ToyCard("tithe", play=Times(Count(YOURS), Gain(1)))
ToyCard("bonfire", play=_card("bonfire", Bonfire))
ToyCard("scry", play=_card("scry", Scry))
ToyCard("wager", play=_card("wager", Wager))
ToyCard("curfew", play=_card("curfew", Curfew))

# ---- permanents

ToyCard("buckler", Trigger(
    "Hit", Edit("effect-halve", "n", lambda n: n // 2), timing="would", moment="moment-aimed", when=AIMED_AT_YOU,
), coins=1)  # fmt: skip
ToyCard("mirror", Trigger(
    "Hit", Instead(HitBack(1)), timing="would", moment="moment-aimed", when=AIMED_AT_YOU, forced=False,
    cost=Coins(1), limit=Limit("round"),
), coins=1)  # fmt: skip
ToyCard("thorns", Trigger("Hit", HitBack(1), moment="moment-was-hit", when=AIMED_AT_YOU), coins=1)
ToyCard("leech", Trigger("Hit", Heal(1), moment="moment-you-hit", when=YOU_HIT), coins=1)
ToyCard("physician", Trigger(
    "Hit", Heal(1), moment="moment-was-hit", when=AIMED_AT_YOU, forced=False, cost=Coins(1), limit=Limit("round"),
), coins=1)  # fmt: skip
ToyCard("bellman", Trigger("dusk", Gain(1), timing="window", moment="moment-dusk", forced=False), coins=1)
ToyCard("drum", Modifier("attack", 1), coins=2)
ToyCard("idol", Activated(Draw(1), cost=Coins(1), limit=Limit("round")), coins=1)
ToyCard("fountain", Activated(Heal(1), cost=Coins(1), limit=Limit("turn")), users="everybody", coins=1)
ToyCard("temple", Modifier("hand-limit", 5, how="set"), offer=Offer(4))
ToyCard("cloister", Modifier("immunity", 1), coins=2)

# ---- reactions

ToyCard("dodge", Trigger(
    "Hit", React(Cancel()), timing="would", moment="moment-aimed", when=AIMED_AT_YOU, forced=False, cost=DiscardThis(),
), hand=True)  # fmt: skip
ToyCard("scoff", Trigger(
    "Reacted", React(Cancel()), timing="would", moment="moment-reacts", forced=False, cost=DiscardThis(),
    when=Condition("if-other", lambda t, s: s.event(t).seat != s.you),
), hand=True)  # fmt: skip
ToyCard("jeer", Trigger(
    "Reacted", React(Cancel()), timing="would", moment="moment-reacts", forced=False, cost=DiscardThis(),
    when=Condition("if-other", lambda t, s: s.event(t).seat != s.you),
), hand=True)  # fmt: skip
ToyCard("grudge", Trigger(
    "Hit", Later(HitBack(2)), moment="moment-was-hit", when=AIMED_AT_YOU, forced=False, cost=DiscardThis(),
), hand=True)  # fmt: skip
