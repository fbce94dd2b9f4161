"""The exam, part one concluded: demands 11 to 20, from encounter cards to eliminations."""

from __future__ import annotations

from fathom.kernel.procedure import Each, Procedure
from fathom.kernel.table import Table
from exam.manor import manor
from exam.manor.moves import Move, PlayCard, activate
from exam.manor.rounds import AttackOf, DrawEncounter, EnemyPhase, MythosPhase, PlaceDoom, RoundEnd, Turn
from exam.manor.skill_test import Attempt, SkillTest
from exam.paper import Marked, asked, play, trace


def scene(t: Table) -> list[str]:
    """The trace without the frame around the scene."""
    lines = trace(t)
    return lines[:-2] if t.outcome is not None else lines


# ---- 11: revelations


def test_11_a_cancelled_revelation_leaves_the_card_its_way_to_the_pile_and_its_printed_surge() -> None:
    t = manor(DrawEncounter(seat=0), hands=[("ward#1",)], encounter=("haste#1", "chill#1"))
    t = play(t, "ward#1.0")
    assert scene(t) == [
        "0 draws haste#1",
        "plays ward",
        "placed 1 horror 0",
        "haste#1 is discarded",
        "0 draws chill#1",
        "the chill bites",
        "chill#1 is discarded",
    ]


def test_11_surge_that_the_revelation_would_have_given_does_not_arise_when_it_is_cancelled() -> None:
    for answer, draws in (("pass", 2), ("ward#1.0", 1)):
        t = manor(DrawEncounter(seat=0), hands=[("ward#1",)], encounter=("blight#1", "chill#1"))
        t = play(t, answer)
        if asked_now(t):
            t = play(t, "pass")
        assert sum(line.startswith("0 draws") for line in trace(t)) == draws


def asked_now(t: Table) -> bool:
    return t.decision is not None


def test_11_a_draw_inside_is_over_before_the_outer_card_is_discarded() -> None:
    t = manor(DrawEncounter(seat=0), encounter=("double#1", "chill#1"))
    assert scene(t)[-3:] == ["the chill bites", "chill#1 is discarded", "double#1 is discarded"]


def test_11_in_peril_the_others_are_not_asked() -> None:
    for card, others in (("chill#1", True), ("secret#1", False)):
        t = manor(DrawEncounter(seat=0), seats=2, in_play=[(), ("friend#1",)], encounter=(card,))
        assert asked_now(t) is others


# ---- 12 and 13: the agenda


def test_12_an_agenda_that_advances_in_the_middle_does_so_completely() -> None:
    t = manor(MythosPhase(), seats=2, encounter=("omen#1", "chill#1", "chill#2"), doom={"acolyte#1": 2}, threshold=3)
    assert scene(t) == [
        "0 draws omen#1",
        "doom 3",
        "agenda 1 flips",
        "a storm breaks",
        "0 draws chill#1",
        "the chill bites",
        "chill#1 is discarded",
        "agenda 2 is current",
        "omen#1 is discarded",
        "1 draws chill#2",
        "the chill bites",
        "chill#2 is discarded",
    ]
    assert t.state.doom == {}


def test_13_when_it_advances_then_the_back_side_then_the_next_card() -> None:
    t = manor(PlaceDoom(), in_play=[("seal#1",)], encounter=("chill#1",), threshold=1)
    assert scene(t)[:3] == ["doom 1", "the seal breaks", "agenda 1 flips"]
    assert scene(t)[-2:] == ["chill#1 is discarded", "agenda 2 is current"]


def test_13_a_resolution_point_stops_everything_at_once() -> None:
    t = manor(
        Each(over=[0, 1], body=Turn(body=DrawEncounter())),
        seats=2,
        agenda=2,
        threshold=1,
        in_play=[("bell#1", "guilt#1"), ()],
        encounter=("omen#1", "chill#1"),
        victory=("revenant#1",),
    )
    t = play(t, "pass")
    assert trace(t) == [
        "turn of 0",
        "0 draws omen#1",
        "doom 1",
        "agenda 2 flips",
        "ended: swallowed; victory ['revenant#1']",
        "guilt remains",
        "resolution swallowed",
    ], "no discard, no window, no second turn"
    assert t.frames == []


# ---- 14: moving


def test_14_every_moment_of_a_move() -> None:
    t = manor(
        Move(seat=0, to="attic"),
        place=["swamp"],
        in_play=[("barrier#1", "compass#1")],
        enemies=("rat#1", "rat#2"),
        stands={"rat#1": "swamp", "rat#2": "attic"},
        engaged={"rat#1": 0},
        bag=("0",),
    )
    assert asked(t) == (0, "window-after", ("pass", "compass#1.0"))
    t = play(t, "compass#1.0")
    assert scene(t) == [
        "test agility",
        "token 0",
        "total 3",
        "passed",
        "test tidied up",
        "the barrier falls",
        "0 enters attic",
        "attic is revealed",
        "rat#2 engages 0",
        "the ceremony is disturbed",
        "the attic creaks",
        "the compass turns",
    ]
    assert t.state.stands["rat#1"] == "attic", "engaged enemies come along"


def test_14_who_fails_on_the_way_out_stays_and_nothing_else_hears_of_it() -> None:
    t = manor(Move(seat=0, to="attic"), place=["swamp"], in_play=[("barrier#1",)], bag=("-1",))
    assert scene(t)[-2:] == ["failed", "test tidied up"]
    assert t.state.place == ["swamp"]


# ---- 15: the enemy phase


def test_15_hunters_in_the_leads_order_then_attacks_seat_by_seat() -> None:
    t = manor(
        EnemyPhase(),
        seats=2,
        lead=1,
        enemies=("hunter#1", "hunter#2", "rat#1"),
        stands={"hunter#1": "attic", "hunter#2": "attic", "rat#1": "hall"},
        engaged={"rat#1": 0},
        in_play=[("bell#1", "dusk#1"), ()],
    )
    assert asked(t) == (1, "next-hunter", ("hunter#1", "hunter#2"))
    t = play(t, "hunter#2", "pass")
    assert asked(t) == (1, "next-attacker", ("hunter#1", "hunter#2")), "the lead is first in player order"
    t = play(t, "hunter#1", "pass", "bell#1.0")
    assert scene(t) == [
        "hunter#2 hunts",
        "hunter#2 engages 1",
        "hunter#1 hunts",
        "hunter#1 engages 1",
        "placed 1 damage 1",
        "hunter#1 is exhausted",
        "placed 1 damage 1",
        "hunter#2 is exhausted",
        "placed 1 damage 0",
        "rat#1 is exhausted",
        "the bell rings",
        "dusk falls",
    ]


def test_15_a_massive_enemy_attacks_all_when_the_first_picks_it_and_tires_once() -> None:
    t = manor(EnemyPhase(), seats=2, enemies=("colossus#1",))
    assert scene(t) == ["placed 1 damage 0", "placed 1 damage 1", "colossus#1 is exhausted"]


# ---- 16: ends of turns and rounds


def test_16_effects_of_the_turn_end_before_what_happens_at_its_end() -> None:
    t = manor(
        Turn(seat=0, body=PlayCard(card="boost#1", cost="boost.price")),
        hands=[("boost#1",)],
        in_play=[("trance#1", "frost#1", "bell#1")],
        bag=("0",),
    )
    t = play(t, "pass", "bell#1.0")
    assert asked(t) == (0, "window-order", ("trance#1.0", "frost#1.0")), "the lead orders what is forced"
    t = play(t, "frost#1.0", "pass", "pass")
    assert scene(t)[-7:] == [
        "the bell rings",
        "test will",
        "token 0",
        "total 3",
        "passed",
        "test tidied up",
        "the trance deepens",
    ], "3 without the boost: it lasted until the end of the turn"


def test_16_the_end_of_a_round() -> None:
    t = manor(RoundEnd(), in_play=[("portal#1",)], enemies=("rat#1",))
    assert scene(t) == ["effects of the round end", "a priest appears", "2 enemies counted"]


# ---- 17: a source that vanishes


class Once(Procedure):
    """One activation of an ability, as an action."""

    seat: int = 0
    key: str = ""

    def step_1_act(self, t: Table) -> Procedure:
        return activate(t, self.key)


def test_17_the_last_use_of_a_card_still_resolves_after_the_card_and_after_the_attacks() -> None:
    t = manor(Once(key="first-aid#1.0"), in_play=[("first-aid#1",)], charges={"first-aid#1": 1},
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
            Then(first=PlayCard(seat=0, card="trick#1", cost="trick.price"), rounds=rounds, last=fight),
            hands=[("trick#1",)],
            bag=("0",),
        )
        assert t.state.discard == ("trick#1",)
        assert f"total {total}" in trace(t)


class Then(Procedure):
    """One thing, perhaps the end of a round, another thing."""

    first: Procedure
    last: Procedure
    rounds: int = 0

    def step_1_first(self, t: Table) -> Procedure:
        return self.first.clone()

    def step_2_round(self, t: Table) -> Procedure | None:
        return RoundEnd() if self.rounds else None

    def step_3_last(self, t: Table) -> Procedure:
        return self.last.clone()


def test_17_a_card_that_enters_play_anew_starts_its_limits_afresh() -> None:
    t = manor(Each(over=[0, 0, 0], body=Turn()), in_play=[("drum#1",)])
    t = play(t, "drum#1.0", "drum#1.0")
    assert t.decision is None, "twice a round, so nobody is asked any more"
    t = manor(Each(over=[0], body=Turn()), in_play=[("drum#1",)])
    t = play(t, "drum#1.0")
    t.state.in_play[0] = ("drum#2",)  # it left and came back
    t.touch()
    t = play(t, "pass", "drum#2.0", "drum#2.0")
    assert trace(t).count("drum") == 3


# ---- 18: delayed parts


def test_18_delayed_parts_hang_on_the_test_and_are_ordered_by_the_lead() -> None:
    fight = SkillTest(seat=0, skill="combat", difficulty=3, kind="fight", target="rat#1", success="strike")
    t = manor(fight, seats=2, lead=1, in_play=[("blade#1",), ()], enemies=("rat#1",), bag=("deep", "skull"))
    assert trace(t)[-2:] == ["rat#1 leaves play", "test tidied up"], "the enemy is gone, the test is over"
    seat, why, keys = asked(t)
    assert (seat, why) == (1, "window-order")
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
        return PlayCard(seat=0, card="dynamite#1", cost="dynamite.price")


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
    fight = SkillTest(seat=0, skill="combat", difficulty=3, kind="fight", target="rat#1", success="strike")
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


def test_20_nobody_left() -> None:
    t = manor(
        Each(over=[0], body=Turn(body=AttackOf(enemy="brute#1"))), in_play=[("scar#1",)], damage={"0": 4}, enemies=("brute#1",)
    )
    assert trace(t) == [
        "turn of 0",
        "placed 2 damage 0, 1 horror 0",
        "0 is out",
        "ended: all out; victory []",
        "resolution all out",
    ]
