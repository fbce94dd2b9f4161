"""How play-outs of Abyss go on: Krakens are left alone, Leviathans are fought where it will probably help."""

from __future__ import annotations

import random

import pytest

from abyss_play import BOTH, KRAKEN, LEVIATHAN, Play, at
from fathom.bots.base import ask_of, question_of
from fathom.games.abyss.bot_habit import HABITS, habit
from fathom.kernel.ask import Answer
from fathom.lab.honesty import moments
from leviathan_play import meets_monster

STACK = {"shellfish": ["shellfish-1"]}
EXAMPLE = {"7": "02"}
"""A Leviathan of resistances 6 and 4."""


def usual(p: Play, seed: int = 1) -> Answer | None:
    assert p.seat is not None
    return habit(p.t, ask_of(p.t, p.seat), random.Random(seed))


@pytest.mark.parametrize("options", [KRAKEN, LEVIATHAN, BOTH])
def test_a_habit_of_the_expansions_is_a_legal_answer(options: dict[str, bool]) -> None:
    rng, asked = random.Random(2), set()
    for seed in range(3):
        for table, seat in moments("abyss", 3, options, seed=seed, every=1):
            ask = ask_of(table, seat)
            answer = habit(table, ask, rng)
            assert answer is None or question_of(table, seat).accepts(answer)
            asked.add(ask.why)
    assert ("ask-send-kraken" in asked) == ("kraken" in options)
    assert ({"ask-leviathan", "ask-fighter"} <= asked) == ("leviathan" in options)
    assert asked & HABITS.keys()


def test_a_kraken_is_not_taken_like_an_ally_of_its_value() -> None:
    """It brings Nebulis sooner or later."""
    for card, often in (("kraken-4", False), ("crab-4", True)):
        p = at(KRAKEN, seats=[{"pearls": 0}, {"pearls": 0}], deck=[card, "squid-1", "squid-2"], council=STACK)
        p.does("explore").all_pass()
        assert p.asked == "ask-take"
        taken = sum(usual(p, seed) == "take" for seed in range(40))
        assert taken == 40 if often else taken < 20


def test_a_full_hand_that_pays_nobody_looks_for_another_lord() -> None:
    """Else a table of full hands may stand still: nothing is left to explore."""
    for cards, answer in ((8, "plot"), (3, "explore")):
        me = {"pearls": 1, "hand": [*["crab-1"] * 3, *["crab-2"] * 3, *["crab-3"] * 2][:cards]}
        p = at(seats=[me, {}], court=["lord-jailer"], council=STACK)
        assert p.asked == "ask-action" and "recruit" not in p.options
        assert usual(p) == answer


def test_a_leviathan_is_fought_by_who_will_probably_hit_it() -> None:
    assert usual(meets_monster(["jellyfish-3", "crab-1"], border=EXAMPLE, rolls=(3,))) == "fight"
    assert usual(meets_monster(["jellyfish-2", "crab-1"], border=EXAMPLE, rolls=(3,))) == "explore-on"


def test_the_smallest_ally_that_will_do_is_sent() -> None:
    p = meets_monster(["jellyfish-5", "jellyfish-3", "crab-1"], border=EXAMPLE, rolls=(3,)).does("fight")
    assert (p.asked, usual(p)) == ("ask-fighter", "jellyfish-3")
    p = meets_monster(["jellyfish-2", "crab-1"], border=EXAMPLE, rolls=(3,)).does("fight")
    assert usual(p) == "jellyfish-2", "else the biggest"


def test_an_attack_goes_on_while_somebody_will_do() -> None:
    for left, answer in (("crab-4", "attack-again"), ("crab-1", "end-fight")):
        p = meets_monster(["jellyfish-2", left], border=EXAMPLE, rolls=(1,)).does("fight", "jellyfish-2")
        assert (p.asked, usual(p)) == ("ask-attack-again", answer)


def test_the_leviathan_that_gives_most_is_fought() -> None:
    """Resistance 7 for four tokens, or 6 for two; of what cannot be hit nothing is expected."""
    for hand, space in ((["crab-4"], "space-11-12"), (["crab-3"], "space-7")):
        p = meets_monster(hand, border={**EXAMPLE, "12": "15"}, rolls=(3,)).does("fight")
        assert (p.asked, usual(p)) == ("ask-target", space)
