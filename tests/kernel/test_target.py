"""Targets: effects on what somebody chooses, in every form, saved and loaded in the middle of each question."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from fathom.kernel.effect import (
    Effect,
    ForEach,
    If,
    InSequence,
    Perform,
    Scope,
    Tally,
    Then,
    Times,
    effect_by_id,
    how_many,
)
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.select import CHOSEN, SEATS, THAT_MANY, Condition, Count, Kind, Selector
from fathom.kernel.table import Table
from fathom.kernel.target import One, Some
from fathom.kernel.text import LANGUAGES, who
from toygame.cards import CARDS
from toygame.play import at, do, new, seat
from toygame.verbs import IN_PLAY, NEXT, PURSES, RIVALS, YOURS, Gain, Heal, Smash, Steal, Strike

RULE = "T-HIT-1"


def asked(t: Table) -> tuple[int, str, tuple[str, ...]]:
    d = t.decision
    assert d is not None
    return d.seat, d.prompt.id, d.keys


def reloaded(t: Table) -> Table:
    """The same table after a save in the middle of its question."""
    again = load(t.game, json.loads(json.dumps(save(t))))
    assert again == t
    assert [d.to_json() for d in again.decisions] == [d.to_json() for d in t.decisions]
    return again


def choose(t: Table, *answers: object) -> Table:
    for answer in answers:
        t = reloaded(t)
        t.choose(answer)
    return t


# ---- one


def test_one_asks_for_a_target_and_does_the_effect_to_it() -> None:
    t = do(One(RIVALS, Strike(2), rule=RULE), seats=3)
    assert asked(t) == (0, "choose-one", ("player-1", "player-2"))
    assert t.decision is not None and t.decision.rule == RULE
    assert [option.refs for option in t.decision.options] == [("player-1",), ("player-2",)]
    t = choose(t, "player-2")
    assert t.state.health == [4, 4, 2]


def test_a_single_target_needs_no_question_unless_silence_would_tell_something() -> None:
    assert do(One(RIVALS, Strike(1))).decision is None
    t = do(One(RIVALS, Strike(1), always=True))
    assert asked(t)[2] == ("player-1",)
    assert choose(t, "player-1").state.health == [4, 3]


def test_without_a_target_nothing_is_done() -> None:
    t = do(Then(One(YOURS, Smash()), Gain(1)))
    assert t.decision is None
    assert t.state.coins[0] == 3, "what follows a thing not done is not done"
    assert not One(YOURS, Smash()).can(t, Scope())


def test_only_what_the_effect_can_be_done_to_is_offered_and_the_rest_is_refused_with_its_reason() -> None:
    t = at(seat(hand=["hammer"], in_play=["drum"]), seat(in_play=["idol", "cloister"]), seat(in_play=["leech"]))
    t = choose(t, "hammer")
    assert asked(t) == (0, "choose-one", ("drum", "leech"))
    told = [(text.render("en"), rule) for text, rule in t.decision.refused()]
    assert told == [
        ("the Idol cannot be touched: Player 2 is immune.", "T-CARD-10"),
        ("the Cloister cannot be touched: Player 2 is immune.", "T-CARD-10"),
    ]
    for lang in LANGUAGES:
        assert all(text.render(lang) for text, _ in t.decision.refused())


def test_somebody_else_may_choose() -> None:
    t = at(seat(hand=["pawn"], in_play=["drum", "idol"]), seat(), seat())
    t = choose(t, "pawn")
    assert asked(t) == (1, "choose-one", ("drum", "idol"))
    t = choose(t, "idol")
    assert (t.state.in_play[0], t.state.coins[0]) == (("drum",), 6), "the effect stays the owner's"


def test_the_chosen_seat_may_do_it_itself() -> None:
    t = at(seat(hand=["toast"]), seat(), seat(), deck=["jab"] * 5)
    t = choose(t, "toast", "player-2")
    assert asked(t) == (2, "choose-effect", ("heal", "draw"))
    t = choose(t, "heal")
    assert t.state.health == [5, 5, 6]


def test_an_option_to_choose_none_is_not_done() -> None:
    effect = Then(One(RIVALS, Strike(1), or_none="pass"), Gain(1))
    t = do(effect)
    assert asked(t)[2] == ("player-1", "pass"), "with nobody else there is still something to choose"
    assert choose(t, "pass").state.coins[0] == 3
    assert effect.say().within("toy").render("en").startswith("you may hit an opponent")


def test_a_choice_may_be_told_in_the_log() -> None:
    t = do(One(RIVALS, Heal(1), rule=RULE, log="log-chooses"), seats=3)
    t = choose(t, "player-2")
    line = next(line for line in t.events() if line.text.id == "log-chooses")
    assert (line.text.render("en"), line.rule, line.refs) == ("Player 1 chooses Player 3.", RULE, ("player-2",))


# ---- what was chosen is known to everything inside


def test_another_one_is_not_the_one_chosen_before() -> None:
    t = at(seat(hand=["ricochet"]), seat(), seat(), seat())
    t = choose(t, "ricochet", "player-2")
    assert asked(t)[2] == ("player-1", "player-3")
    t = choose(t, "player-3")
    assert t.state.health == [5, 5, 4, 3]
    t = choose(at(seat(hand=["ricochet"]), seat()), "ricochet")
    assert t.state.health == [5, 4], "with one opponent there is no other"


class Ponder(Procedure):
    """A procedure of a card: the scope is handed to it, and it hands it on."""

    scope: Scope = Scope()

    def step_1_again(self, t: Table) -> Step:
        return effect_by_id("ponder/inner").run(t, self.scope)


def test_the_scope_is_carried_through_a_procedure() -> None:
    One(RIVALS - CHOSEN, InSequence(Strike(1), ForEach(LAST, Steal()))).bind("ponder/inner")
    t = do(One(RIVALS, Perform("effect-scry", lambda scope: Ponder(scope=scope))), seats=4)
    t = choose(t, "player-1")
    assert asked(t)[2] == ("player-2", "player-3")
    t = choose(t, "player-3")
    assert (t.state.health, t.state.coins) == ([4, 4, 4, 3], [4, 3, 3, 2])


LAST = Selector("select-rivals", lambda t, s: (s.it,), Kind(str, int))


def test_what_was_chosen_is_kept_in_order() -> None:
    t = do(Heal(1))
    assert (Scope().it, Scope().on(0).it) == (None, 0), "seat 0 is a thing like any other"
    assert CHOSEN.find(t, Scope().on("drum").on("idol")) == ("drum", "idol")
    assert Scope(you=1).on("drum").you == 1


RICH = Condition("if-poor", lambda t, s: t.state.coins[s.it] > 3)


def test_a_condition_may_look_at_the_target_and_choose_between_two_effects() -> None:
    effect = One(RIVALS, If(RICH, Steal(), Strike(1)))
    t = do(InSequence(effect), seats=3)
    t.state.coins = [3, 5, 0]
    assert choose(t.clone(), "player-1").state.coins == [4, 4, 0]
    assert choose(t, "player-2").state.health == [4, 4, 3]


# ---- several


@pytest.mark.parametrize(
    ("make", "bounds", "answer", "health"),
    [
        (lambda: Some(RIVALS, Strike(1), 1, 2), (1, 2), ["player-3", "player-1"], [4, 3, 4, 3]),
        (lambda: Some(RIVALS, Strike(1), 2, 2), (2, 2), ["player-1", "player-2"], [4, 3, 3, 4]),
        (lambda: Some(RIVALS, Strike(1)), (0, 3), [], [4, 4, 4, 4]),
        (lambda: Some(RIVALS, Strike(1)), (0, 3), ["player-1", "player-2", "player-3"], [4, 3, 3, 3]),
        (lambda: Some(RIVALS, Strike(1), 0, Count(YOURS) + 1), (0, 1), ["player-2"], [4, 4, 3, 4]),
    ],
    ids=["one or two", "exactly two", "none", "all", "counted"],
)
def test_several_targets_in_one_answer(
    make: Callable[[], Effect], bounds: tuple[int, int], answer: list[str], health: list[int]
) -> None:
    t = do(make(), seats=4)
    d = t.decision
    assert d is not None
    assert (d.shape, d.least, d.most) == ("pick_some", *bounds)
    assert choose(t, answer).state.health == health


def test_fewer_than_wanted_are_as_many_as_there_are_only_where_the_effect_may_be_done() -> None:
    t = do(Heal(1))
    assert not Some(RIVALS, Strike(1), 2, 2).can(t, Scope()), "there is one opponent"
    assert Some(RIVALS, Strike(1), 0, 2).can(t, Scope())


def test_what_a_target_suffers_may_leave_less_for_the_next() -> None:
    """The others are asked again whether it can still be done."""
    t = at(seat(hand=["landslide"], in_play=["drum", "idol"]), seat(in_play=["leech"]), treasury=9)
    t = choose(t, "landslide")
    assert t.state.in_play == [(), ()]
    assert sorted(t.state.discard) == ["drum", "idol", "landslide", "leech"]
    assert t.state.coins[0] == 3 - 1 + 3, "a coin for each card"


# ---- one after the other, the same again


def test_the_same_may_be_chosen_again_until_it_is_enough() -> None:
    t = at(seat(hand=["cutpurse"]), seat(coins=1), seat(coins=5))
    t = choose(t, "cutpurse")
    assert asked(t) == (0, "choose-some", ("player-1", "player-2", "enough"))
    t = choose(t, "player-2", "player-2")
    assert asked(t)[2] == ("player-1", "player-2", "enough")
    t = choose(t, "player-1")
    assert t.state.coins == [6, 0, 3]
    assert asked(t)[:2] == (1, "ask-turn"), "three is the most"


def test_enough_is_enough_and_what_is_used_up_is_not_offered() -> None:
    t = at(seat(hand=["cutpurse"]), seat(coins=1), seat(coins=1))
    t = choose(t, "cutpurse", "player-1")
    assert asked(t)[2] == ("player-2", "enough")
    assert t.decision.options[1].text.render("en") == "Stop"
    t = choose(t, "enough")
    assert t.state.coins == [4, 0, 1]


def test_enough_is_not_offered_before_the_least() -> None:
    t = do(Some(PURSES, Steal(), 2, 3, again=True), seats=3)
    assert asked(t)[2] == ("player-1", "player-2")
    t = choose(t, "player-1", "player-1")
    assert asked(t)[2] == ("player-1", "player-2", "enough")


# ---- each thing, and how many there were


def test_for_each_thing_the_effect_knows_which() -> None:
    t = at(seat(in_play=["drum"]), seat(in_play=["idol", "leech"]), seat(in_play=["temple", "cloister"]))
    assert [thing for thing, _ in ForEach(IN_PLAY, Smash()).reached(t, Scope(source="hammer"))] == [
        "drum", "idol", "leech",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "n"),
    [
        (lambda: Some(PURSES, Steal(), 0, 3, again=True), 2),
        (lambda: Some(RIVALS, Strike(1)), 2),
        (lambda: ForEach(RIVALS, Heal(1)), 2),
        (lambda: One(RIVALS, Strike(1)), 1),
        (lambda: InSequence(Heal(1)), 1),
    ],
    ids=["again", "some", "each", "one", "plain"],
)
def test_what_follows_knows_how_many_there_were(first: Callable[[], Effect], n: int) -> None:
    t = do(Tally(first(), Times(THAT_MANY, Heal(1))), seats=3)
    while t.decision:
        d = t.decision
        many = d.shape == "pick_some"
        key = "enough" if t.state.coins[0] == 5 else d.keys[0]
        t = choose(t, list(d.keys) if many else key)
    plain = 1 if isinstance(first(), InSequence) else 0
    assert t.state.health[0] == 4 + n + plain


def test_nothing_follows_if_there_was_nothing() -> None:
    t = do(Tally(Some(RIVALS, Strike(1)), Gain(3)), seats=3)
    assert choose(t, []).state.coins[0] == 3
    assert do(Tally(One(YOURS, Smash()), Gain(3))).state.coins[0] == 3


@pytest.mark.parametrize(
    ("result", "n"),
    [(None, 1), (True, 1), (False, 0), (3, 3), (0, 0), ({"aborted": ""}, 0), ([True, False, [2, None]], 4)],
)
def test_how_many(result: object, n: int) -> None:
    assert how_many(result) == n


# ---- words


WORDS = {
    "jab": ("Hit an opponent for 1 point.", "Uderz przeciwnika za 1 punkt.", "Schlage einen Gegner für 1 Punkt."),
    "volley": (
        "Hit 1 to 2 opponents for 1 point.",
        "Uderz od 1 do 2 przeciwników za 1 punkt.",
        "Schlage 1 bis 2 Gegner für 1 Punkt.",
    ),
    "ricochet": (
        "Hit an opponent for 1 point. Hit another opponent for 2 points.",
        "Uderz przeciwnika za 1 punkt. Uderz innego przeciwnika za 2 punkty.",
        "Schlage einen Gegner für 1 Punkt. Schlage einen anderen Gegner für 2 Punkte.",
    ),
    "landslide": (
        "Discard each card in play. Take 1 coin from the treasury for each.",
        "Odrzuć każdą kartę w grze. Weź 1 monetę ze skarbca za każdy.",
        "Wirf jede ausliegende Karte ab. Nimm 1 Münze aus der Schatzkammer für jedes davon.",
    ),
    "cutpurse": (
        "Steal up to 3 coins of opponents.",
        "Ukradnij do 3 monet przeciwników.",
        "Stiehl bis zu 3 Münzen von Gegnern.",
    ),
    "pawn": (
        "Discard one of your cards in play (the opponent to your left chooses) to take 3 coins from the treasury.",
        "Odrzuć jedną ze swoich kart w grze (wybiera przeciwnik po twojej lewej), aby wziąć 3 monety ze skarbca.",
        "Wirf eine deiner ausliegenden Karten ab (der Gegner zu deiner Linken wählt), "
        "um 3 Münzen aus der Schatzkammer zu nehmen.",
    ),
}


@pytest.mark.parametrize("card", WORDS)
def test_a_card_tells_its_targets(card: str) -> None:
    for lang, words in zip(LANGUAGES, WORDS[card], strict=True):
        assert CARDS[card].say()[0].within("toy").render(lang) == words


def test_several_of_any_number_and_of_an_exact_one() -> None:
    told = [Some(RIVALS, Strike(1)), Some(RIVALS, Strike(1), 2, 2), One(RIVALS, InSequence(Strike(1), Strike(2)))]
    assert [effect.say().within("toy").render("en") for effect in told] == [
        "hit any number of opponents for 1 point",
        "hit 2 opponents for 1 point",
        "hit an opponent for 1 point, then hit them for 2 points",
    ]


def test_a_question_names_its_card_and_what_can_be_chosen() -> None:
    t = choose(at(seat(hand=["hammer"], in_play=["drum"]), seat(in_play=["idol"])), "hammer")
    d = t.decision
    assert d is not None
    assert [d.prompt.render(lang) for lang in LANGUAGES] == [
        "the Hammer: choose a card in play.",
        "Młot: wybierz kartę w grze.",
        "der Hammer: Wähle eine ausliegende Karte.",
    ]
    assert [option.text.render("en") for option in d.options] == ["the Drum", "the Idol"]
    assert who(1) == t.game.label(t, "player-1")


# ---- kinds of things


def test_things_are_written_in_options_and_read_back() -> None:
    assert [SEATS.thing(SEATS.key(number)) for number in range(4)] == [0, 1, 2, 3]
    ranks = Kind.of(("low", "middle", "high"))
    assert [ranks.key(number) for number in range(3)] == ["low", "middle", "high"]
    assert ranks.thing("high") == 2
    low = Selector("select-rivals", lambda t, s: (0, 2), ranks)
    assert (low - CHOSEN).kind is ranks and (low & RIVALS).kind is ranks and (low | RIVALS).kind is ranks
    assert asked(do(One(low, Gain(1))))[2] == ("low", "high")
    assert NEXT.find(do(Heal(1), seats=3), Scope(you=2)) == (0,)


# ---- whole games


@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_the_same_after_a_save_at_every_question(seed: int) -> None:
    rng = random.Random(seed)
    deck = {
        card: 3 for card in ("jab", "volley", "ricochet", "hammer", "landslide", "pawn", "cutpurse", "toast", "drum")
    }
    t = new(2 + seed % 3, seed, deck=deck | {"idol": 2, "fountain": 2})
    while t.decision:
        t = reloaded(t)
        d = rng.choice(t.decisions)
        t.choose(d.sample(rng), d.seat)
    assert t.outcome is not None
