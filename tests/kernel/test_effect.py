"""Effects: the algebra, on a bare table with six coins in the treasury and three cards in the deck."""

from __future__ import annotations

import json
from typing import Any

from fathom.kernel.ability import Card, Limit, Modifier, Trigger
from fathom.kernel.ask import Pick
from fathom.kernel.effect import (
    Choose,
    Effect,
    ForEach,
    If,
    InSequence,
    May,
    Perform,
    Scope,
    Then,
    Times,
    effect_by_id,
)
from fathom.kernel.event import Occur
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.reply import Cancel, Edit, Later, Until
from fathom.kernel.select import ALL_SEATS, OPPONENTS, Condition, Count
from fathom.kernel.table import Table
from fathom.kernel.text import LANGUAGES, Text
from toygame.cards import CARDS
from toygame.fight import Hit
from toygame.play import Bare, a_round, a_turn, at, do, run, seat
from toygame.verbs import YOURS, Gain, Heal, Lose

ALWAYS = Condition("if-poor", lambda t, s: True)
NEVER = ~ALWAYS
LIMIT = Limit("round")


class Impossible(Effect):
    """Can never be done; does harm if somebody tries all the same."""

    def can(self, t: Table, scope: Scope) -> bool:
        return False

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.health[scope.seat] = -99
        return None

    def say(self) -> Text:
        return Text("effect-nothing")


class TakeLast(Effect):
    """Take a coin; possible only while the treasury is not empty, an error when it is."""

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.treasury)

    def run(self, t: Table, scope: Scope) -> Step:
        assert t.state.treasury, "was run although it cannot be done"
        t.state.treasury -= 1
        t.state.coins[scope.seat] += 1
        return None

    def say(self) -> Text:
        return Text("effect-gain", n=1)


class Smack(Effect):
    """An effect that is nothing but an event."""

    def run(self, t: Table, scope: Scope) -> Step:
        return Hit(by=scope.you, to=1, n=1)

    def say(self) -> Text:
        return Text("effect-hit-back", n=1)


def test_a_sequence_does_all_in_order_as_far_as_possible() -> None:
    t = do(InSequence(Gain(1), Impossible(), Heal(2)))
    assert (t.state.coins[0], t.state.health[0]) == (4, 6)


def test_a_sequence_is_possible_if_any_part_is() -> None:
    t = do(Heal(1))
    assert InSequence(Impossible(), Heal(1)).can(t, Scope())
    assert not InSequence(Impossible(), Impossible()).can(t, Scope())


# ---- then


def test_then_goes_on_when_the_first_was_done() -> None:
    t = do(Then(Lose(1), Heal(1)))
    assert (t.state.coins[0], t.state.health[0]) == (2, 5)


def test_then_stops_when_the_first_was_declined() -> None:
    t = do(Then(May(Lose(1)), Heal(1)))
    t.choose("no")
    assert (t.state.coins[0], t.state.health[0]) == (3, 4)


def test_then_goes_on_when_the_offer_was_taken() -> None:
    t = do(Then(May(Lose(1)), Heal(1)))
    t.choose("yes")
    assert (t.state.coins[0], t.state.health[0]) == (2, 5)


def test_then_stops_when_the_first_could_not_be_done() -> None:
    for first in (If(NEVER, Gain(1)), Choose(Impossible()), Impossible()):
        t = do(Then(first, Heal(1)))
        assert t.state.health[0] == 4, type(first).__name__


def test_then_stops_when_the_first_was_cancelled() -> None:
    t = do(Then(Smack(), Gain(1)), game=Bare((1, block())))
    assert (t.state.health, t.state.coins[0]) == ([4, 4], 3)
    t = do(Then(Smack(), Gain(1)))
    assert (t.state.health, t.state.coins[0]) == ([4, 3], 4)


def test_then_looks_through_a_choice() -> None:
    t = do(Then(Choose(May(Lose(1)), Heal(3)), Gain(2)))
    t.choose(effect_of(t, 0))
    t.choose("no")
    assert t.state.coins[0] == 3


def block() -> Card:
    return Card("block", Trigger("Hit", Cancel(), timing="would", moment="moment-aimed"))


def effect_of(t: Table, place: int) -> str:
    assert t.decision is not None
    return t.decision.keys[place]


def test_gamble_of_the_toy_game() -> None:
    for answer, hand, coins in (("yes", 3, 2), ("no", 1, 3)):
        t = at(seat(hand=["gamble"]), seat(), deck=["jab", "drum", "idol", "levy"])
        t.choose("gamble")
        t.choose(answer)
        assert (len(t.state.hands[0]), t.state.coins[0]) == (hand, coins)


# ---- choose, may, if


def test_choose_offers_what_is_possible() -> None:
    t = do(Choose(Gain(2), Impossible(), Heal(1), rule="T-CARD-2"))
    d = t.decision
    assert d is not None
    assert [option.text.render("en") for option in d.options] == [
        "Take 2 coins from the treasury.",
        "Regain 1 point of health.",
    ]
    assert d.rule == "T-CARD-2"
    t.choose(d.keys[1])
    assert (t.state.coins[0], t.state.health[0]) == (3, 5)


def test_a_single_possibility_needs_no_question() -> None:
    t = do(Choose(Impossible(), Heal(1)))
    assert t.decision is None
    assert t.state.health[0] == 5


def test_the_seat_of_a_loop_makes_the_choice() -> None:
    t = do(ForEach(ALL_SEATS, Choose(Gain(1), Heal(1))), seats=3, you=1)
    order = []
    while t.decision:
        order.append(t.decision.seat)
        t.choose(t.decision.keys[0])
    assert order == [1, 2, 0]
    assert t.state.coins == [4, 4, 4]


def test_may_asks_in_its_own_words() -> None:
    t = do(May(Gain(1), rule="T-COIN-1", why="ask-bet"))
    d = t.decision
    assert d is not None
    assert (d.prompt.id, d.rule, d.keys) == ("ask-bet", "T-COIN-1", ("yes", "no"))
    assert d.options[0].text.render("en") == "Take 1 coin from the treasury."
    t.choose("yes")
    assert t.state.coins[0] == 4


def test_if_holds_or_does_nothing() -> None:
    assert do(If(ALWAYS, Gain(1))).state.coins[0] == 4
    assert do(If(NEVER, Gain(1))).state.coins[0] == 3
    t = do(Gain(1))
    assert not If(ALWAYS, Impossible()).can(t, Scope())
    assert not If(NEVER, Gain(1)).can(t, Scope())


# ---- loops


def test_for_each_reaches_only_whom_the_game_lets_it() -> None:
    t = do(ForEach(OPPONENTS, Lose(1)), seats=3, game=Bare((2, Card("walls", Modifier("immunity", 1)))))
    assert t.state.coins == [3, 2, 3]


def test_for_each_skips_those_who_cannot() -> None:
    t = do(InSequence(Lose(3), ForEach(ALL_SEATS, Lose(1))), seats=2)
    assert t.state.coins == [0, 2]


def test_for_each_does_not_run_what_has_become_impossible_on_the_way() -> None:
    t = do(InSequence(*[TakeLast() for _ in range(5)], ForEach(ALL_SEATS, TakeLast())))
    assert t.state.treasury == 0
    assert t.state.coins == [9, 3]


def test_times_stops_when_there_is_nothing_left() -> None:
    t = do(Times(9, TakeLast()))
    assert t.state.coins[0] == 9


def test_times_counts_what_is_on_the_table() -> None:
    t = at(seat(hand=["tithe"], in_play=["drum", "idol"]), seat())
    t.choose("tithe")
    assert t.state.coins[0] == 5
    assert not Times(Count(YOURS), Gain(1)).can(at(seat(), seat()), Scope())


def test_times_asks_every_time() -> None:
    t = do(Times(2, May(Gain(1))))
    t.choose("yes")
    t.choose("no")
    assert t.state.coins[0] == 4


def test_nested_loops_keep_their_seats_apart() -> None:
    t = do(ForEach(OPPONENTS, Times(2, Lose(1))), seats=3)
    assert t.state.coins == [3, 1, 1]


# ---- procedures and events


class Ponder(Procedure):
    seat: int
    got: Any = None

    def step_1_ask(self, t: Table) -> Step:
        return Pick(self.seat, ("a", "b"), "ask-vote", "R")

    def took_1_ask(self, t: Table, key: str) -> None:
        t.state.last_vote = f"{self.seat}{key}"


def test_perform_runs_a_procedure_for_the_acting_seat() -> None:
    effect = Perform("effect-scry", lambda scope: Ponder(seat=scope.seat), lambda t, s: t.state.treasury > 5)
    t = do(ForEach(OPPONENTS, effect))
    t.choose("b")
    assert t.state.last_vote == "1b"
    t.state.treasury = 0
    assert not effect.can(t, Scope())


def test_until_lasts_until_its_period_ends_and_no_longer() -> None:
    t = at(seat(hand=["frenzy"]), seat(), last_round=2)
    t.choose("frenzy")
    assert t.state.health[1] == 3, "the lasting bonus counts for the strike that follows"
    assert t.value("attack", 0, 1) == 2
    assert t.value("attack", 1, 1) == 1
    again = load(t.game, json.loads(json.dumps(save(t))))
    assert again.value("attack", 0, 1) == 2
    t.choose("rest")
    assert t.value("attack", 0, 1) == 1


def test_two_lasting_effects_end_each_in_its_time() -> None:
    t = do(InSequence(Until("turn", Modifier("attack", 1)), Until("round", Modifier("attack", 2))))
    assert t.value("attack", 0) == 3
    a_turn(t)
    assert t.value("attack", 0) == 2
    a_round(t)
    assert t.value("attack", 0) == 0


def test_what_lasts_for_each_opponent_belongs_to_that_opponent() -> None:
    t = do(ForEach(OPPONENTS, Until("round", Modifier("hand-limit", -1))), seats=3)
    assert [t.value("hand-limit", number, 3) for number in range(3)] == [3, 2, 2]


def test_a_limit_of_a_lasting_ability_survives_the_end_of_another_one() -> None:
    """Uses are counted by the key of the ability; that key must not change when its neighbour expires."""
    reaction = Trigger("Hit", Heal(1), moment="moment-was-hit", forced=False, limit=LIMIT)
    t = do(InSequence(Until("turn", Modifier("attack", 1)), Until("round", reaction)))
    key = next(found.key for found in t.listening("Hit/after"))
    t.count_use(t.ability(key), LIMIT, 0)
    a_turn(t)
    found = t.listening("Hit/after")[0]
    assert not t.has_use(found, LIMIT, 0)


def test_later_waits_for_the_end_of_the_event() -> None:
    later = Card("later", Trigger("Hit", Later(Heal(3)), timing="would", moment="moment-aimed"))
    t = run(Occur(event=Hit(by=0, to=1, n=2)), game=Bare((1, later)))
    assert t.state.health == [4, 5]


def test_an_edit_may_redirect_an_event() -> None:
    aside = Edit("effect-halve", "to", lambda to: 0)
    deflect = Card("deflect", Trigger("Hit", aside, timing="would", moment="moment-aimed"))
    t = run(Occur(event=Hit(by=0, to=1, n=1)), game=Bare((1, deflect)))
    assert t.state.health == [3, 4]


# ---- words and ids


def test_every_part_of_an_effect_is_found_by_its_id() -> None:
    effect = CARDS["gamble"].play
    assert effect is not None

    def walk(part: Effect) -> int:
        assert effect_by_id(part.id) is part
        return 1 + sum(walk(inner) for inner in part.parts)

    assert walk(effect) == 5


def test_every_card_says_itself_in_three_languages() -> None:
    for card in CARDS.values():
        for text in (card.name(), *card.say()):
            for lang in LANGUAGES:
                assert text.within("toy").render(lang)


def test_texts_follow_the_structure() -> None:
    effect = InSequence(Gain(1), If(ALWAYS, ForEach(OPPONENTS, Lose(2))))
    assert Text("sentence", of=effect.say()).within("toy").render("en") == (
        "Take 1 coin from the treasury. If you have fewer than 3 coins, each opponent pays 2 coins into the treasury."
    )


def test_what_lasts_for_a_round_does_not_sound_like_once_per_round() -> None:
    lasting = Until("round", Modifier("attack", 1)).say().within("toy").render("en")
    assert "once" not in lasting.casefold()
