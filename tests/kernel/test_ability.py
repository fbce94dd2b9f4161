"""Abilities: modifiers that are pulled, activated abilities with limits, cards that carry them."""

from __future__ import annotations

import pytest

from fathom.kernel.ability import Activated, Card, Limit, Modifier, Trigger, ability_by_id
from fathom.kernel.effect import effect_by_id
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.select import Condition, Num
from fathom.kernel.table import Table
from fathom.kernel.text import Text
from fathom.kernel.window import Window
from toygame.cards import CARDS
from toygame.play import Bare, a_round, at, run, seat
from toygame.verbs import Draw, Gain


class Dusk(Procedure):
    def step_1_open(self, t: Table) -> Step:
        return Window(kind="dusk", frame=self.id)


def table(*cards: tuple[int, Card], seats: int = 3) -> Table:
    return run(Procedure(), seats, game=Bare(*cards))


def card(*abilities: Modifier) -> Card:
    return Card("drum", *abilities)


@pytest.mark.parametrize(
    ("whose", "touched"),
    [("you", [5, 3, 3]), ("opponents", [3, 5, 5]), ("all", [5, 5, 5])],
)
def test_a_modifier_touches_whom_it_says(whose: str, touched: list[int]) -> None:
    t = table((0, card(Modifier("speed", 2, whose=whose))))
    assert [t.value("speed", number, 3) for number in range(3)] == touched


@pytest.mark.parametrize("whose", ["opponents", "all"])
def test_immunity_holds_against_the_modifiers_of_others_but_not_of_oneself(whose: str) -> None:
    t = table((0, card(Modifier("speed", 2, whose=whose))), (1, Card("cloister", Modifier("immunity", 1))))
    assert t.value("speed", 1, 3) == 3
    assert t.value("speed", 2, 3) == 5
    own = table((1, card(Modifier("speed", 2, whose="all"))), (1, Card("cloister", Modifier("immunity", 1))))
    assert own.value("speed", 1, 3) == 5


def test_modifiers_are_folded_in_one_order_whatever_came_first() -> None:
    cap, floor = card(Modifier("n", 7, how="cap")), card(Modifier("n", 6, how="floor"))
    add, fix = card(Modifier("n", 3)), card(Modifier("n", 1, how="set"))
    for order in ((cap, floor, add, fix), (fix, add, floor, cap), (add, cap, fix, floor)):
        t = table(*((0, item) for item in order))
        assert t.value("n", 0, 100) == 6, "set to 1, plus 3 is 4, at least 6, at most 7"
    assert table((0, cap), (0, add), (0, fix), (0, add)).value("n", 0, 100) == 7, "1 + 3 + 3 stays below the cap"


def test_a_value_nobody_modifies_is_its_base() -> None:
    assert table().value("speed", 0, 3) == 3
    assert table((0, card(Modifier("other", 1)))).value("speed", 0, 3) == 3


def test_values_follow_the_cards_in_play() -> None:
    t = at(seat(hand=["drum"]), seat(), last_round=2)
    assert t.value("attack", 0, 1) == 1
    t.choose("drum")
    assert t.value("attack", 0, 1) == 2
    t.choose("rest")
    t.choose("famine", 0)
    t.choose("feast", 1)
    t.choose("hit")
    assert t.state.health[1] == 3


def test_a_hand_limit_set_by_a_card_is_honoured() -> None:
    hand = ["jab", "levy", "tithe", "harvest"]
    t = at(seat(hand=hand, in_play=["temple"]), seat(hand=hand))
    t.choose("rest")
    t.choose("rest")
    d = t.decision
    assert d is not None
    assert (d.seat, d.prompt.id, d.least, d.most) == (1, "ask-hand-limit", 1, 1)


def test_an_activated_ability_is_offered_paid_and_limited() -> None:
    t = at(seat(in_play=["idol"], coins=2), seat(), deck=["jab", "levy", "tithe", "drum", "toast"], last_round=2)
    assert "idol.0" in t.decision.keys
    t.choose("idol.0")
    assert t.state.coins[0] == 1
    assert t.state.hands[0] == ("jab", "levy")
    found = t.ability("idol.0")
    assert isinstance(found.ability, Activated)
    assert not found.ability.usable(t, found, 0), "once per round"
    t.choose("rest", 1)
    assert (t.state.round, t.decision.prompt.id) == (2, "ask-vote")
    for number in (0, 1):
        t.choose("feast", number)
    assert (t.decision.seat, "idol.0" in t.decision.keys) == (0, True), "a new round, a new use"


def test_an_activated_ability_needs_its_cost_and_an_effect() -> None:
    for coins, deck in ((0, ["jab", "levy"]), (3, ["jab"])):
        t = at(seat(in_play=["idol"], coins=coins), seat(), deck=deck)
        assert "idol.0" not in t.decision.keys


def test_uses_are_counted_per_owner() -> None:
    idol = Card("idol", Activated(Draw(1), limit=Limit("round")))
    t = table((0, idol), (1, idol))
    mine, theirs = t.listening("activated/turn")
    t.count_use(mine, Limit("round"), 0)
    assert not t.has_use(mine, Limit("round"), 0)
    assert t.has_use(theirs, Limit("round"), 1)
    assert t.has_use(mine, Limit("round", 2), 0)
    assert t.has_use(mine, None, 0)


def test_a_limit_for_all_is_shared_by_the_users() -> None:
    t = table()
    found = Card("idol", Activated(Draw(1))).in_play(0, users=(0, 1))[0]
    for limit, left in ((Limit("round"), True), (Limit("round", whose="all"), False)):
        t.count_use(found, limit, 0)
        assert not t.has_use(found, limit, 0)
        assert t.has_use(found, limit, 1) is left
    a_round(t)
    assert t.has_use(found, Limit("round", whose="all"), 0)


def test_listeners_are_found_by_what_they_listen_to() -> None:
    t = at(seat(in_play=["thorns", "buckler"]), seat(hand=["dodge"], in_play=["bellman", "idol"]))
    assert [found.key for found in t.listening("Hit/after")] == ["thorns.0"]
    assert [found.key for found in t.listening("Hit/would")] == ["buckler.0", "dodge.0"]
    assert [found.key for found in t.listening("dusk/window")] == ["bellman.0"]
    assert [found.key for found in t.listening("activated/turn")] == ["idol.0"]
    assert t.listening("Nobody/would") == []
    assert t.ability("dodge.0").owner == 1


def test_an_ability_in_play_is_known_by_id() -> None:
    """The game's name comes first: two games may have cards of one name."""
    dodge = CARDS["dodge"].abilities[0]
    assert isinstance(dodge, Trigger)
    assert ability_by_id("toygame/dodge/would-hit") is dodge
    assert effect_by_id("toygame/dodge/would-hit/effect") is dodge.effect
    assert effect_by_id("toygame/dodge/would-hit/effect/cancel") is dodge.effect.parts[0]
    assert dodge.cost is not None and effect_by_id("toygame/dodge/would-hit/cost") is dodge.cost


def test_a_card_belongs_to_the_game_whose_module_defines_it() -> None:
    class Abyssal(Card):
        __module__ = "fathom.games.abyss.cards.lords"

    theirs = Abyssal("dodge", Modifier("attack", 1), Modifier("attack", 2))
    assert [ability.id for ability in theirs.abilities] == ["abyss/dodge/attack", "abyss/dodge/attack-2"]
    assert ability_by_id("toygame/dodge/would-hit") is CARDS["dodge"].abilities[0]
    assert [found.key for found in theirs.in_play(0)] == ["dodge.0", "dodge.1"], "keys of one table need no game"


# ---- values of pieces, counted amounts, conditions


ON_GEM = Condition("if-poor", lambda t, s: s.it == "gem-1")
COINS = Num(Text("number", n=0), lambda t, s: t.state.coins[s.you])
LETTERS = Num(Text("number", n=0), lambda t, s: len(s.it))
RICH = Condition("if-poor", lambda t, s: t.state.coins[s.who] > 3)


def test_a_value_of_a_piece_is_modified_where_the_condition_holds() -> None:
    t = table((1, card(Modifier("weight", 2, when=ON_GEM))), (0, card(Modifier("weight", 1))))
    assert t.value("weight", "gem-1", 5) == 8
    assert t.value("weight", "gem-2", 5) == 6


@pytest.mark.parametrize(("how", "value"), [("add", 10), ("set", 5), ("floor", 5), ("cap", 5)])
def test_an_amount_may_be_counted_on_the_piece(how: str, value: int) -> None:
    assert table((0, card(Modifier("weight", LETTERS, how=how)))).value("weight", "gem-1", 5) == value


def test_a_counted_amount_looks_at_the_owner_now() -> None:
    t = table((1, card(Modifier("speed", COINS, whose="all"))))
    assert [t.value("speed", number) for number in range(3)] == [3, 3, 3]
    t.state.coins = [0, 7, 0]
    assert [t.value("speed", number) for number in range(3)] == [7, 7, 7]


def test_a_condition_of_a_modifier_looks_at_the_seat_modified() -> None:
    t = table((0, card(Modifier("speed", 2, whose="opponents", when=RICH))))
    t.state.coins = [9, 9, 1]
    assert [t.value("speed", number, 1) for number in range(3)] == [1, 3, 1]


def test_the_index_forgets_cards_that_left() -> None:
    t = at(seat(), seat(hand=["dodge"]))
    t.choose("hit")
    t.choose("dodge.0")
    assert t.listening("Hit/would") == []
    with pytest.raises(LookupError):
        t.ability("dodge.0")


def test_a_card_may_have_several_abilities() -> None:
    both = Card("totem", Modifier("attack", 1), Trigger("dusk", Gain(1), timing="window", moment="moment-dusk"))
    t = run(Dusk(), game=Bare((1, both)))
    assert t.value("attack", 1) == 1
    assert t.state.coins == [3, 4]
    assert [found.key for found in both.in_play(1)] == ["totem.0", "totem.1"]
    assert len(both.say()) == 2


def test_a_moment_may_be_put_together() -> None:
    composed = Text("condition-and", left=Text("moment-dusk"), right=Text("moment-dusk"))
    ability = Trigger("dusk", Gain(1), timing="window", moment=composed)
    assert ability.say().within("toy").render("en").startswith("At dusk and At dusk, ")
