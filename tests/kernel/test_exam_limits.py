"""The exam, part one concluded: demands 17 to 20, what outlives its source, limits, eliminations."""

from __future__ import annotations

from exam.manor import manor
from exam.manor.moves import Activate, PlayCard
from exam.manor.rounds import AttackOf, DrawEncounter, EnemyPhase, Round, Turn
from exam.manor.skill_test import Attempt, SkillTest
from exam.paper import Marked, asked, play, trace
from fathom.kernel.procedure import Each, Procedure
from fathom.kernel.table import Table


def scene(t: Table) -> list[str]:
    """The trace without the frame around the scene."""
    lines = trace(t)
    return lines[:-2] if t.outcome is not None else lines


# ---- 17: a source that vanishes


def test_17_the_last_use_of_a_card_still_resolves_after_the_card_and_after_the_attacks() -> None:
    t = manor(Activate(seat=0, key="first-aid#1.0"), in_play=[("first-aid#1",)], charges={"first-aid#1": 1},
              enemies=("rat#1",), engaged={"rat#1": 0})  # fmt: skip
    assert scene(t) == [
        "paid 1+0",
        "first-aid#1 is used up",
        "placed 1 damage 0",
        "healed",
        "the action is over",
    ]


def test_17_a_lasting_effect_outlives_its_card() -> None:
    fight = SkillTest(seat=0, skill="combat", difficulty=5)
    for rounds, total in ((0, 5), (1, 3)):
        t = manor(
            Then(first=PlayCard(seat=0, card="trick#1"), rounds=rounds, last=fight),
            hands=[("trick#1",)],
            bag=("0",),
        )
        assert t.state.discard == ("trick#1",)
        assert f"total {total}" in trace(t)


class Then(Procedure):
    """One thing, perhaps in a round of its own, then another thing."""

    first: Procedure
    last: Procedure
    rounds: int = 0

    def step_1_first(self, t: Table) -> Procedure:
        return Round(body=self.first) if self.rounds else self.first.clone()

    def step_2_last(self, t: Table) -> Procedure:
        return self.last.clone()


def test_17_a_card_that_enters_play_anew_starts_its_limits_afresh() -> None:
    t = manor(Each(over=[0, 0, 0], body=Turn()), in_play=[("drum#1",)])
    t = play(t, "drum#1.0", "drum#1.0")
    assert t.decision is None, "twice a round, so nobody is asked any more"
    t = manor(Each(over=[0], body=Turn()), in_play=[("drum#1",)])
    t = play(t, "drum#1.0")
    t.state.in_play[0] = ("drum#2",)  # it left and came back
    t.abilities_changed()
    t = play(t, "pass", "drum#2.0", "drum#2.0")
    assert trace(t).count("drum") == 3


# ---- 18: delayed parts


def test_18_delayed_parts_hang_on_the_test_and_are_ordered_by_the_lead() -> None:
    fight = SkillTest(seat=0, skill="combat", difficulty=3, kind="fight", target="rat#1", success="manor/strike")
    t = manor(fight, seats=2, lead=1, in_play=[("blade#1",), ()], enemies=("rat#1",), bag=("deep", "skull"))
    assert trace(t)[-2:] == ["rat#1 leaves play", "test tidied up"], "the enemy is gone, the test is over"
    seat, why, keys = asked(t)
    assert (seat, why) == (1, "which-forced-first")
    assert [key.partition(".")[0] for key in keys] == ["", "blade#1"]
    t = play(t, keys[1])
    assert scene(t)[-2:] == ["blade#1 breaks", "a search begins"]
    assert t.state.in_play[0] == ()


def test_18_nothing_is_delayed_for_a_tester_who_is_out() -> None:
    fight = SkillTest(seat=0, skill="combat", difficulty=3)
    t = manor(fight, seats=2, lead=1, bag=("deep", "tablet"), damage={"0": 4})
    assert scene(t)[-2:] == ["0 is out", "test tidied up"]


# ---- 19: limits


def test_19_a_limit_per_test_is_new_in_the_next_test() -> None:
    fight = SkillTest(seat=0, skill="combat", difficulty=3)
    t = manor(Then(first=fight, last=fight), in_play=[("statue#1",)], bag=("0", "0", "0", "0"))
    t = play(t, "statue#1.0", "statue#1.0")
    assert trace(t).count("passed") == 2


def test_19_a_limit_counts_for_each_user_or_for_the_group() -> None:
    t = manor(Turn(seat=0), seats=2, place=["well", "well"])
    t = play(t, "well.0")
    assert asked(t) == (1, "window-window", ("pass", "well.0")), "each player once a game"
    t = manor(Each(over=[0, 1], body=Turn()), seats=2, place=["vault", "vault"])
    t = play(t, "vault.0")
    assert trace(t) == ["turn of 0", "the treasure", "turn of 1", "ended: played out; victory []", "resolution "]


def test_19_who_is_elsewhere_may_not_use_it() -> None:
    t = manor(Turn(seat=0), seats=2, place=["hall", "well"])
    assert asked(t) == (1, "window-window", ("pass", "well.0"))


def test_19_an_inner_period_does_not_share_the_counters_of_the_outer_one() -> None:
    t = manor(DrawEncounter(seat=0), in_play=[("scribe#1",)], encounter=("echo#1", "echo#2", "chill#1"))
    t = play(t, "scribe#1.0")
    assert trace(t)[-1] == "0 draws echo#2"
    assert asked(t) == (0, "window-window", ("pass", "scribe#1.0")), "another card, another count"
    t = play(t, "scribe#1.0")
    assert trace(t).count("the scribe writes") == 2, "the outer card's second window knows of its first"
    assert t.decision is None


# ---- 20: elimination


class Bombing(Procedure):
    """Seat 0 throws its dynamite; the others wait."""

    seat: int = -1

    def step_1_act(self, t: Table) -> Procedure:
        if self.seat:
            return Marked(words=f"{self.seat} waits")
        return PlayCard(seat=0, card="dynamite#1")


def test_20_elimination_comes_before_any_other_answer_and_nobody_acts_twice() -> None:
    t = manor(
        Each(over=[0, 1, 2], body=Turn(body=Bombing())),
        seats=3,
        hands=[("dynamite#1",), (), ()],
        in_play=[("guilt#1", "scar#1", "bell#1"), ("bruise#1",), ()],
        damage={"0": 2},
        clues=[2, 0, 0],
        place=["hall", "hall", "attic"],
        enemies=("brute#1", "colossus#1"),
        engaged={"colossus#1": 0},
    )
    t = play(t, "pass")
    assert asked(t) == (1, "new-lead", ("1", "2"))
    t = play(t, "2")
    assert trace(t) == [
        "turn of 0",
        "paid 1+2",
        "placed 1 damage 0",
        "dynamite#1 leaves the hand",
        "placed 3 damage 0, 3 damage 1, 3 damage brute#1, 3 damage colossus#1",
        "brute#1 leaves play",
        "guilt strikes",
        "0 is out",
        "colossus#1 engages 1",
        "the bruise aches",
        "the action is over",
        "turn of 1",
        "1 waits",
        "turn of 2",
        "2 waits",
        "ended: played out; victory []",
        "resolution ",
    ]
    assert t.state.clues_at == {"hall": 2}
    assert "dynamite#1" in t.state.removed


def test_20_a_test_of_the_eliminated_ends_at_once_and_is_tidied_up() -> None:
    fight = SkillTest(seat=0, skill="combat", difficulty=3, kind="fight", target="rat#1", success="manor/strike")
    t = manor(
        Each(over=[0, 1], body=Turn(body=Attempt(test=fight))),
        seats=2,
        lead=1,
        in_play=[("trance#1",), ()],
        hands=[("combat-skill#1",), ()],
        damage={"0": 4},
        enemies=("rat#1",),
        tired=("rat#1",),
        bag=("tablet", "0"),
    )
    t = play(t, ["combat-skill#1"])
    assert scene(t)[:7] == [
        "turn of 0",
        "test combat",
        "token tablet",
        "placed 1 damage 0",
        "0 is out",
        "test tidied up",
        "the action is over",
    ]
    assert trace(t)[7] == "turn of 1", "no result, no window, no end of the turn"
    assert "combat-skill#1" in t.state.discard
    assert "tablet" in t.state.bag
    assert t.periods.get("test", ()) == ()


def test_20_an_elimination_outside_of_any_turn() -> None:
    t = manor(
        Then(first=Turn(seat=0), last=EnemyPhase()),
        seats=2,
        lead=1,
        damage={"0": 4},
        enemies=("rat#1", "rat#2"),
        engaged={"rat#1": 0, "rat#2": 1},
    )
    assert scene(t) == [
        "turn of 0",
        "placed 1 damage 1",
        "rat#2 is exhausted",
        "placed 1 damage 0",
        "0 is out",
        "rat#1 engages 1",
        "rat#1 is exhausted",
    ]


def test_20_nobody_left() -> None:
    t = manor(
        Each(over=[0], body=Turn(body=AttackOf(enemy="brute#1"))),
        in_play=[("scar#1",)],
        damage={"0": 4},
        enemies=("brute#1",),
    )
    assert trace(t) == [
        "turn of 0",
        "placed 2 damage 0, 1 horror 0",
        "0 is out",
        "ended: all out; victory []",
        "resolution all out",
    ]
