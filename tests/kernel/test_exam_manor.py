"""The exam, part one: twenty timing demands of a cooperative card game, each played on a real table."""

from __future__ import annotations

from exam.manor import manor
from exam.manor.harm import Deal
from exam.manor.moves import PlayCard, playable
from exam.manor.rounds import AttackOf, EnemyPhase
from exam.paper import asked, play, trace


def body(lines: list[str]) -> list[str]:
    """The trace of the scene alone, without the marks of its frame."""
    marks = ("ended", "resolution", "the action is over")
    return [line for line in lines if not line.startswith(marks)]


# ---- 1: playing with enemies engaged


def test_01_costs_then_attacks_then_limbo_then_the_cancel_point_then_the_effect() -> None:
    t = manor(
        PlayCard(seat=0, card="ritual#1"),
        hands=[("ritual#1",)],
        in_play=[("hound#1", "choir#1")],
        enemies=("rat#1", "brute#1"),
        engaged={"rat#1": 0, "brute#1": 0},
    )
    assert trace(t) == ["paid 1+0", "paid 0+2"], "everything is paid before anybody attacks"
    assert asked(t) == (0, "next-attacker", ("rat#1", "brute#1"))
    t = play(t, "rat#1", {"damage/hound#1": 1}, "hound#1.0", {"damage/0": 2, "horror/0": 1})
    assert t.state.hands[0] == ()
    t = play(t, "choir#1.0")
    assert body(trace(t))[2:] == [
        "placed 1 damage rat#1",
        "rat#1 leaves play",
        "placed 1 damage hound#1",
        "placed 2 damage 0, 1 horror 0",
        "ritual#1 leaves the hand",
        "the ritual works",
        "ritual#1 is discarded",
        "the choir answers",
    ], "the dead attacker did not cost the action"


def test_01_what_cannot_be_paid_or_would_change_nothing_cannot_be_declared() -> None:
    hand = ("ritual#1", "dynamite#1")
    for given, cards in (
        ({}, ["ritual#1"]),
        ({"enemies": ("rat#1",)}, ["ritual#1", "dynamite#1"]),
        ({"enemies": ("rat#1",), "resources": [1]}, []),
    ):
        t = manor(AttackOf(enemy="rat#1", seat=0), hands=[hand], in_play=[("hound#1",)], **given)
        assert playable(t, 0) == cards


def test_01_whoever_is_dead_exhausted_or_gone_does_not_attack() -> None:
    t = manor(
        PlayCard(seat=0, card="ritual#1"),
        hands=[("ritual#1",)],
        in_play=[("hound#1",)],
        enemies=("rat#1", "rat#2"),
        engaged={"rat#1": 0, "rat#2": 0},
        tired=("rat#2",),
    )
    t = play(t, {"damage/hound#1": 1}, "hound#1.0")
    assert "the ritual works" in trace(t)
    assert t.state.damage == {"hound#1": 1}


def test_01_a_cancelled_card_is_paid_for_and_discarded() -> None:
    t = manor(
        PlayCard(seat=0, card="ritual#1"),
        seats=2,
        hands=[("ritual#1",), ("silence#1",)],
        in_play=[("choir#1",), ()],
    )
    assert asked(t) == (1, "window-would", ("pass", "silence#1.0"))
    t = play(t, "silence#1.0")
    assert body(trace(t)) == ["paid 1+0", "paid 0+2", "ritual#1 leaves the hand", "plays silence"]
    assert t.state.discard == ("silence#1", "ritual#1")


def test_01_whoever_falls_to_such_an_attack_loses_the_costs_and_never_plays() -> None:
    t = manor(
        PlayCard(seat=0, card="ritual#1"),
        seats=2,
        hands=[("ritual#1",), ()],
        enemies=("rat#1",),
        engaged={"rat#1": 0},
        damage={"0": 4},
        lead=1,
    )
    assert "the ritual works" not in trace(t)
    assert (t.state.actions[0], t.state.resources[0]) == (2, 3)
    assert t.state.removed == ("ritual#1",)


# ---- 2: one attack


def test_02_an_attack_from_its_start_to_its_end() -> None:
    t = manor(
        EnemyPhase(),
        hands=[("feint#1", "dodge#1")],
        in_play=[("scar#1", "rage#1", "hound#1")],
        enemies=("fury#1",),
        engaged={"fury#1": 0},
        resources=[1],
    )
    assert asked(t) == (0, "window-would", ("pass", "dodge#1.0")), "the cancel point comes before everything else"
    t = play(t, "pass")
    assert asked(t) == (0, "window-when", ("pass", "feint#1.0")), "the forced ability came first, unasked"
    t = play(t, "feint#1.0")
    assert asked(t)[1] == "assign"
    t = play(t, {"damage/0": 1, "damage/hound#1": 1, "horror/0": 1})
    assert trace(t) == ["plays feint", "feint"], "assigned, but nothing is placed yet"
    assert asked(t) == (0, "window-when", ("pass", "hound#1.0"))
    t = play(t, "hound#1.0")
    assert asked(t) == (0, "window-after", ("pass", "rage#1.0"))
    t = play(t, "rage#1.0")
    assert body(trace(t))[2:] == [
        "placed 1 damage fury#1",
        "placed 1 damage 0, 1 damage hound#1, 1 horror 0",
        "the scar aches",
        "rage",
        "fury#1 is exhausted",
    ]


def test_02_forced_answers_to_the_harm_and_to_the_attack_come_before_any_reaction() -> None:
    t = manor(
        EnemyPhase(),
        in_play=[("scar#1", "bruise#1", "rage#1")],
        enemies=("acolyte#1",),
        engaged={"acolyte#1": 0},
    )
    assert asked(t) == (0, "which-forced-first", ("bruise#1.0", "acolyte#1.0")), "in the order of the lead"
    t = play(t, "acolyte#1.0")
    assert body(trace(t)) == ["placed 1 damage 0", "doom 1", "the bruise aches", "acolyte#1 is exhausted"]


def test_02_a_cancelled_attack_was_never_made_but_the_enemy_is_exhausted() -> None:
    t = manor(EnemyPhase(), hands=[("dodge#1",)], in_play=[("scar#1",)], enemies=("fury#1",), engaged={"fury#1": 0})
    t = play(t, "dodge#1.0")
    assert body(trace(t)) == ["plays dodge", "fury#1 is exhausted"]


# ---- 3: the attacker dies between assignment and placement


def test_03_the_attacker_leaves_completely_and_its_tokens_are_placed_all_the_same() -> None:
    t = manor(
        AttackOf(enemy="revenant#1", seat=0),
        in_play=[("hound#1", "badge#1")],
        enemies=("revenant#1",),
        clues_at={"hall": 1},
    )
    t = play(t, {"damage/hound#1": 1}, "hound#1.0", "badge#1.0")
    assert trace(t) == [
        "placed 1 damage revenant#1",
        "placed 1 horror 0",
        "revenant#1 leaves play",
        "0 discovers 1",
        "placed 1 damage hound#1",
        "ended: played out; victory ['revenant#1']",
        "resolution ",
    ]


# ---- 4: damage to many at once


def test_04_all_assign_in_player_order_before_anything_is_placed() -> None:
    t = manor(
        PlayCard(seat=0, card="dynamite#1"),
        seats=2,
        lead=1,
        hands=[("dynamite#1",), ()],
        in_play=[("hound#1",), ("hound#2",)],
        enemies=("brute#1",),
    )
    assert asked(t)[0] == 1
    t = play(t, {"damage/1": 1, "damage/hound#2": 2})
    assert t.state.damage == {}
    t = play(t, {"damage/hound#1": 3})
    assert body(trace(t))[1:] == [
        "dynamite#1 leaves the hand",
        "placed 1 damage 1, 3 damage brute#1, 3 damage hound#1, 2 damage hound#2",
        "brute#1 leaves play",
        "hound#1 leaves play",
        "dynamite#1 is discarded",
    ]


def test_04_the_last_investigator_and_the_objective_fall_together_and_the_players_choose() -> None:
    for ending in ("banished", "all out"):
        t = manor(
            PlayCard(seat=0, card="dynamite#1"),
            hands=[("dynamite#1",)],
            in_play=[("badge#1",)],
            enemies=("master#1",),
            damage={"0": 3},
            clues_at={"hall": 1},
        )
        assert asked(t) == (0, "which-ending", ("banished", "all out"))
        t = play(t, ending)
        assert trace(t)[-2:] == [f"ended: {ending}; victory ['master#1']", f"resolution {ending}"]
        assert "0 discovers 1" not in trace(t), "the ending comes before any reaction"


# ---- 5: enemy defeat


def test_05_when_then_gone_then_if_then_all_reactions() -> None:
    t = manor(
        Deal(seats=[], wounds={"damage/revenant#1": 1}, by=0),
        hands=[("evidence#1",)],
        in_play=[("badge#1", "scar#1")],
        enemies=("revenant#1",),
        clues_at={"hall": 2},
    )
    assert trace(t) == ["placed 1 damage revenant#1", "placed 1 horror 0", "the scar aches", "revenant#1 leaves play"]
    assert asked(t) == (0, "window-after", ("pass", "badge#1.0", "evidence#1.0"))
    t = play(t, "evidence#1.0", "badge#1.0")
    assert t.state.clues == [2], "both may be used"


def test_05_if_the_fallen_was_the_objective_the_scenario_ends_before_any_reaction() -> None:
    t = manor(
        Deal(seats=[], wounds={"damage/master#1": 3}, by=0),
        in_play=[("badge#1",)],
        enemies=("master#1",),
        clues_at={"hall": 2},
    )
    assert trace(t) == [
        "placed 3 damage master#1",
        "master#1 leaves play",
        "ended: banished; victory ['master#1']",
        "resolution banished",
    ]
