"""Using an ability: what lies between its cost and its effect, and that equal copies are one option."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fathom.kernel.ability import Ability, Activated, Card, InPlay, Limit, Trigger, UseAbility, offered
from fathom.kernel.ask import Pick
from fathom.kernel.cost import Cost
from fathom.kernel.effect import Effect, Scope
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.table import Table
from fathom.kernel.window import Window
from toygame.play import Bare, at, run, seat
from toygame.verbs import Coins, Gain, Heal


def dusk(effect: Effect, forced: bool = False, cost: Cost | None = None) -> Trigger:
    return Trigger("dusk", effect, timing="window", moment="moment-dusk", forced=forced, cost=cost)


# ---- between cost and effect


class Told(Bare):
    """Every use is noted, with what had been paid by then."""

    def use(self, t: Table, ability: Ability, scope: Scope) -> Step:
        t.state.discard += (f"{scope.you} uses {ability.card} with {t.state.coins[scope.you]} coins",)
        return None


class Asking(Bare):
    """Whoever uses an ability meets a doorkeeper first."""

    def use(self, t: Table, ability: Ability, scope: Scope) -> Step:
        return Doorkeeper(seat=scope.you)


class Doorkeeper(Procedure):
    seat: int

    def step_1_ask(self, t: Table) -> Step:
        return Pick(self.seat, ("in", "out"), "ask-vote", "R")

    def took_1_ask(self, t: Table, key: str) -> None:
        self.result = key == "in"


@pytest.mark.parametrize(("cost", "coins"), [(Coins(2), 1), (None, 3)])
def test_the_game_has_its_say_between_the_cost_and_the_effect(cost: Cost | None, coins: int) -> None:
    """Of a forced ability, a reaction and an action alike; what is paid is paid by then."""
    for forced in (True, False):
        cost = Coins(2) if cost else None
        t = run(Window(kind="dusk"), game=Told((0, Card("well", dusk(Heal(1), forced, cost)))))
        if t.decision:
            t.choose("well.0")
        assert (list(t.state.discard), t.state.health[0]) == ([f"0 uses well with {coins} coins"], 5)


def test_what_lies_between_may_ask_and_may_keep_the_effect_from_happening() -> None:
    for answer, health in (("in", 5), ("out", 4)):
        t = run(Window(kind="dusk"), game=Asking((0, Card("well", dusk(Heal(1), True, Coins(1))))))
        again = load(t.game, json.loads(json.dumps(save(t))))
        for table in (t, again):
            table.choose(answer)
            assert (table.state.health[0], table.state.coins[0]) == (health, 2), "the cost is gone in any case"


def test_an_activated_ability_is_used_the_same_way() -> None:
    well = Card("well", Activated(Heal(1), cost=Coins(1)))
    t = run(Procedure(), game=Told((0, well)))
    (found,) = offered(t, "turn", 0)
    assert isinstance(found.ability, Activated)
    step = found.ability.use(t, found, 0)
    assert isinstance(step, UseAbility)
    t.begin(step)
    assert (list(t.state.discard), t.state.health[0]) == (["0 uses well with 2 coins"], 5)


def test_a_game_that_adds_nothing_needs_no_frame_for_a_use() -> None:
    assert Told.uses_are_told and not Bare.uses_are_told
    ability = dusk(Gain(1))
    Card("plain", ability)
    assert ability.resolve(run(Procedure(), game=Bare()), Scope()) is None, "done at once"


# ---- equal copies


class Copies(Bare):
    """Seat 0 has three copies of a card in play; dust may lie on some of them."""

    def __init__(self, card: Card, dusty: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.card, self.dusty = card, dusty

    def abilities(self, t: Table) -> Any:
        for copy in ("well#1", "well#2", "well#3"):
            if copy not in t.state.discard:
                yield from self.card.in_play(0, copy)

    def looks(self, t: Table, source: str) -> Any:
        return source in self.dusty


class UsesUp(Effect):
    """The copy that is used is gone."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.discard += (scope.source,)
        t.abilities_changed()
        return None

    def say(self) -> Any:
        return Heal(1).say()


def test_equal_copies_are_offered_once() -> None:
    t = run(Window(kind="dusk"), game=Copies(Card("well", dusk(UsesUp()))))
    offers = []
    while t.decision:
        offers.append(t.decision.keys)
        t.choose(t.decision.keys[-1])
    assert offers == [("pass", "well#1.0"), ("pass", "well#2.0"), ("pass", "well#3.0")], "and all can be used"


def test_copies_that_look_different_are_different_options() -> None:
    t = run(Window(kind="dusk"), game=Copies(Card("well", dusk(UsesUp())), dusty=("well#2",)))
    assert t.decision is not None
    assert t.decision.keys == ("pass", "well#1.0", "well#2.0")


def test_equal_forced_abilities_are_not_asked_to_be_ordered() -> None:
    t = run(Window(kind="dusk"), game=Copies(Card("well", dusk(UsesUp(), forced=True))))
    assert t.decision is None
    assert t.state.discard == ("well#1", "well#2", "well#3")
    t = run(Window(kind="dusk"), game=Copies(Card("well", dusk(UsesUp(), forced=True)), dusty=("well#3",)))
    assert t.decision is not None and t.decision.keys == ("well#1.0", "well#3.0")


def test_copies_of_different_seats_are_each_ones_own() -> None:
    well = Card("well", dusk(Gain(1)))
    t = run(Window(kind="dusk"), game=Owners(well))
    keys = []
    while t.decision:
        keys.append((t.decision.seat, t.decision.keys))
        t.choose(t.decision.keys[-1])
    assert keys == [(0, ("pass", "well#0.0")), (1, ("pass", "well#1.0"))]


class Owners(Copies):
    def abilities(self, t: Table) -> Any:
        for owner in range(t.seats):
            yield from self.card.in_play(owner, f"well#{owner}")


def test_activated_copies_are_offered_once_too() -> None:
    limited = Card("well", Activated(Heal(1), limit=Limit("game")))
    t = run(Procedure(), game=Copies(limited, dusty=("well#3",)))

    def keys() -> list[str]:
        return [found.key for found in offered(t, "turn", 0)]

    assert keys() == ["well#1.0", "well#3.0"]
    t.count_use(t.ability("well#1.0"), Limit("game"), 0)
    assert keys() == ["well#2.0", "well#3.0"], "the next copy has its use left"
    assert offered(t, "turn", 1) == []
    assert offered(t, "night", 0) == []


def test_a_hand_with_two_copies_of_a_reaction_is_asked_for_one() -> None:
    t = at(seat(), seat(hand=["dodge", "dodge#2"]))
    t.choose("hit")
    assert t.decision is not None
    assert t.decision.keys == ("pass", "dodge.0")
    t.choose("dodge.0")
    assert t.state.hands[1] == ("dodge#2",)


def test_an_ability_in_play_remembers_its_source_and_its_users() -> None:
    (found,) = Card("well", dusk(Gain(1))).in_play(1, "well#7", users="everybody")
    assert isinstance(found, InPlay)
    assert (found.key, found.source, found.owner, found.users) == ("well#7.0", "well#7", 1, "everybody")
