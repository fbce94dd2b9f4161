"""Costs: can it be paid, what must be asked, pay it all together; payments by a subset of cards."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.kernel.ability import Card, Trigger
from fathom.kernel.ask import Answer
from fathom.kernel.cost import Cost, Pay, Together
from fathom.kernel.effect import Scope, Then
from fathom.kernel.event import Event
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.reply import Cancel
from fathom.kernel.table import Table
from fathom.kernel.text import LANGUAGES, Text
from fathom.kernel.window import Window
from toygame.cards import CARDS
from toygame.play import Bare, at, do, run, seat
from toygame.state import ToyState
from toygame.verbs import Coins, DiscardOne, DiscardThis, Gain, Heal, Offering, can_offer, weight


def test_pay_to_do() -> None:
    t = do(Pay(Coins(2), Heal(3)))
    assert (t.state.coins[0], t.state.treasury, t.state.health[0]) == (1, 8, 7)


def test_a_cost_beyond_ones_means_makes_the_effect_impossible() -> None:
    t = do(Heal(1))
    assert Pay(Coins(3), Heal(1)).can(t, Scope())
    assert not Pay(Coins(4), Heal(1)).can(t, Scope())
    assert not Pay(Together(Coins(1), DiscardOne()), Heal(1)).can(t, Scope())


def test_all_parts_are_asked_before_any_is_paid() -> None:
    t = at(seat(hand=["ambush", "drum", "jab"]), seat())
    t.choose("ambush")
    d = t.decision
    assert d is not None
    assert (d.prompt.id, d.keys) == ("ask-discard-one", ("drum", "jab"))
    assert t.state.coins[0] == 3, "the coin is not paid before the card is chosen"
    again = load(t.game, json.loads(json.dumps(save(t))))
    for table in (t, again):
        table.choose("drum")
        assert table.state.coins[0] == 2
        assert table.state.discard == ("ambush", "drum")
        assert table.state.health[1] == 2


def test_a_reaction_pays_before_it_resolves() -> None:
    t = at(seat(), seat(in_play=["physician"], coins=1))
    t.choose("hit")
    t.choose("physician.0")
    assert (t.state.coins[1], t.state.health[1]) == (0, 5)


def test_costs_inside_costs() -> None:
    t = do(Pay(Together(Together(Coins(1)), Coins(1)), Heal(1)))
    assert (t.state.coins[0], t.state.health[0]) == (1, 5)


def test_parts_that_draw_on_the_same_purse_must_be_payable_together() -> None:
    t = do(Heal(1))
    payable, too_much = Together(Coins(1), Coins(2)), Together(Coins(2), Coins(2))
    payable.bind("payable")
    too_much.bind("too-much")
    assert payable.can(t, Scope())
    assert not too_much.can(t, Scope()), "three coins do not pay two and two"


class TwoCards(Bare):
    """Seat 0 holds two cards."""

    def new_state(self, seats: int, options: Mapping[str, Any]) -> ToyState:
        return super().new_state(seats, options).but(hands=[("drum", "jab"), *[()] * (seats - 1)])


def test_a_card_cannot_pay_for_two_parts() -> None:
    t = do(Pay(Together(DiscardOne(), DiscardOne()), Heal(1)), game=TwoCards())
    t.choose("jab")
    assert t.decision is None, "only the drum is left to pay with"
    assert sorted(t.state.discard) == ["drum", "jab"]
    assert t.state.health[0] == 5


def test_a_part_is_not_paid_with_what_another_part_needs() -> None:
    """The jab itself must be discarded, so it cannot be the other card."""
    t = do(Pay(Together(DiscardOne(), DiscardThis()), Heal(1)), game=TwoCards())
    assert t.decision is None, "there is only one way to pay"
    assert sorted(t.state.discard) == ["drum", "jab"]
    assert t.state.health[0] == 5


def test_the_parts_are_tried_in_every_way() -> None:
    """With one card left in hand two parts cannot both have it."""
    one, both = Together(DiscardThis()), Together(DiscardOne(), DiscardThis())
    t = run(Procedure(), game=TwoCards())
    before = t.fingerprint()
    assert both.can(t, Scope(source="jab"))
    assert not both.can(t, Scope(source="levy"))
    assert t.fingerprint() == before, "trying leaves no trace"
    t.state.hands[0] = ("jab",)
    assert one.can(t, Scope(source="jab"))
    assert not both.can(t, Scope(source="jab"))


@pytest.mark.interpreted
def test_parts_that_take_different_things_are_asked_and_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trial copies the whole table; where each part says what it takes, none is needed."""
    t = run(Procedure(), game=TwoCards())
    copies: list[Table] = []
    real = Table.clone
    monkeypatch.setattr(Table, "clone", lambda self: copies.append(self) or real(self))
    assert Together(Coins(3), DiscardOne()).can(t, Scope())
    assert not Together(Coins(4), DiscardOne()).can(t, Scope())
    assert Together(Together(Coins(1)), DiscardThis()).can(t, Scope(source="jab"))
    assert copies == []
    assert Together(DiscardThis(), DiscardOne()).can(t, Scope(source="jab")), "both take cards of the hand"
    assert copies, "so they are tried"
    copies.clear()
    assert Together(Coins(1), Taxed()).can(t, Scope()), "a part that does not say what it takes is tried, too"
    assert copies


class Tax(Event):
    """Seat 0 pays a coin; somebody may forbid it."""

    def happen(self, t: Table) -> Step:
        t.state.coins[0] -= 1
        return None


class Taxed(Cost):
    """A cost whose payment is an event."""

    def can(self, t: Table, scope: Scope) -> bool:
        return True

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        return Tax()

    def say(self) -> Text:
        return Text("cost-coins", n=1)


def test_a_payment_that_was_cancelled_buys_nothing() -> None:
    forbid = Card("forbid", Trigger("Tax", Cancel(), timing="would", moment="moment-dusk"))
    t = do(Pay(Taxed(), Heal(1)), game=Bare((1, forbid)))
    assert (t.state.coins[0], t.state.health[0]) == (3, 4)


def test_a_reaction_whose_payment_was_cancelled_has_no_effect() -> None:
    forbid = Card("forbid", Trigger("Tax", Cancel(), timing="would", moment="moment-dusk"))
    paid = Card("paid", Trigger("dusk", Heal(1), timing="window", moment="moment-dusk", cost=Taxed()))
    assert run(Window(kind="dusk"), game=Bare((1, paid))).state.health == [4, 5]
    assert run(Window(kind="dusk"), game=Bare((1, paid), (0, forbid))).state.health == [4, 4]


def test_the_result_tells_whether_a_cost_was_paid() -> None:
    """What comes after "then" is not done if the payment of the first was prevented."""
    forbid = Card("forbid", Trigger("Tax", Cancel(), timing="would", moment="moment-dusk"))
    for game, health in ((Bare(), 6), (Bare((1, forbid)), 4)):
        assert do(Then(Pay(Taxed(), Heal(1)), Heal(1)), game=game).state.health[0] == health


def test_costs_say_themselves() -> None:
    for lang in LANGUAGES:
        assert Together(Coins(2), DiscardOne()).say().within("toy").render(lang)
        assert CARDS["ambush"].say()[0].within("toy").render(lang)
    text = Pay(Together(Coins(2), DiscardOne()), Gain(1)).say().within("toy").render("en")
    assert text == "pay 2 coins and discard a card to take 1 coin from the treasury"


# ---- payment by a subset of cards: the temple demands hand cards of weight 4


def subsets(hand: Sequence[str], total: int) -> set[tuple[str, ...]]:
    """All multisets of hand cards with this weight, the slow way."""
    return {
        tuple(sorted(chosen))
        for n in range(len(hand) + 1)
        for chosen in combinations(hand, n)
        if sum(map(weight, chosen)) == total
    }


def test_weights() -> None:
    assert {card: weight(card) for card in ("jab", "drum", "scoff")} == {"jab": 1, "drum": 2, "scoff": 3}


def test_a_payment_offers_only_cards_from_which_it_can_be_completed() -> None:
    t = at(seat(hand=["temple", "drum", "jab", "scoff"]), seat())
    t.choose("temple")
    d = t.decision
    assert d is not None
    assert (d.prompt.id, d.rule) == ("ask-offer", "T-CARD-4")
    assert d.keys == ("jab", "scoff"), "with the drum no rest weighs two"
    t.choose("jab")
    assert sorted(t.state.discard) == ["jab", "scoff"], "the scoff was the only way on and needed no question"
    assert t.state.in_play[0] == ("temple",)
    assert t.state.hands[0] == ("drum",)


def test_equal_cards_are_one_option_and_the_forced_rest_pays_itself() -> None:
    t = at(seat(hand=["temple", "jab", "jab", "jab", "jab", "jab"]), seat())
    t.choose("temple")
    assert t.state.in_play[0] == ("temple",)
    assert t.state.hands[0] == ("jab",)
    assert len(t.answers) == 1


def test_a_payment_that_cannot_be_completed_is_not_offered() -> None:
    t = at(seat(hand=["temple", "jab", "drum"]), seat())
    assert "temple" not in t.decision.keys


def test_a_half_made_payment_survives_a_save() -> None:
    t = at(seat(hand=["temple", "drum", "jab", "jab", "idol", "levy"]), seat())
    t.choose("temple")
    t.choose("jab")
    again = load(t.game, json.loads(json.dumps(save(t))))
    assert again.fingerprint() == t.fingerprint()
    assert again.decision is not None and t.decision is not None
    assert again.decision.keys == t.decision.keys


def test_a_payment_can_be_taken_back_step_by_step() -> None:
    t = at(seat(hand=["temple", "drum", "jab", "jab", "idol", "levy"]), seat())
    marks = []
    for key in ("temple", "jab"):
        marks.append(t.fingerprint())
        t.choose(key)
    while marks:
        t.undo()
        assert t.fingerprint() == marks.pop()


hands = st.lists(st.sampled_from(["jab", "drum", "idol", "scoff", "levy"]), max_size=6)


@settings(max_examples=60, deadline=None)
@given(hands, st.integers(1, 8))
def test_all_ways_to_pay_are_reachable_and_no_other(hand: list[str], total: int) -> None:
    possible = subsets(hand, total)
    assert can_offer(hand, total) == bool(possible)
    if not possible:
        return
    reached: set[tuple[str, ...]] = set()

    def walk(t: Table) -> None:
        d = t.decision
        if d is None:
            reached.add(tuple(sorted(t.state.discard)))
            return
        for key in d.keys:
            branch = t.clone()
            branch.choose(key)
            walk(branch)

    game = Bare()
    t = Table(game, 2, 0, game.settle_options({}))
    t.state.hands[0] = tuple(sorted(hand))
    t.begin(Offering(seat=0, total=total, why="ask-offer", rule="T-CARD-4"))
    walk(t)
    assert reached == possible


class Enough(Offering):
    """Any weight from the total on will do."""

    def survey(self, t: Table) -> tuple[bool, Sequence[str]]:
        return self.left() <= 0, list(dict.fromkeys(t.state.hands[self.seat]))


@pytest.mark.parametrize(("keys", "left"), [(["drum", "enough"], 2), (["jab", "jab"], 1), (["jab", "drum"], 1)])
def test_whoever_may_pay_more_says_when_it_is_enough(keys: list[str], left: int) -> None:
    game = Bare()
    t = Table(game, 2, 0, game.settle_options({}))
    t.state.hands[0] = ("drum", "jab", "jab")
    t.begin(Enough(seat=0, total=2, why="ask-offer", rule="T-CARD-4"))
    for key in keys:
        t.choose(key)
    if t.decision is not None:
        t.choose("enough")
    assert len(t.state.hands[0]) == left


def test_paying_with_everything_needs_no_enough() -> None:
    t = run(Offering(seat=0, total=0, why="ask-offer", rule="T-CARD-4"), game=Bare())
    assert t.decision is None
