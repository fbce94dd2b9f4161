"""The exam, part one continued: demands 11 to 16, from encounter cards to the ends of rounds."""

from __future__ import annotations

from exam.manor import manor
from exam.manor.moves import Move, PlayCard
from exam.manor.rounds import DrawEncounter, EnemyPhase, MythosPhase, PlaceDoom, Round, Turn
from exam.paper import asked, play, trace
from fathom.kernel.procedure import Each
from fathom.kernel.table import Table


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
        t = play(t, "pass") if t.decision else t
        assert sum(line.startswith("0 draws") for line in trace(t)) == draws


def test_11_a_draw_inside_is_over_before_the_outer_card_is_discarded() -> None:
    t = manor(DrawEncounter(seat=0), encounter=("double#1", "chill#1"))
    assert scene(t)[-3:] == ["the chill bites", "chill#1 is discarded", "double#1 is discarded"]


def test_11_in_peril_the_others_are_not_asked() -> None:
    for card, others in (("chill#1", True), ("secret#1", False)):
        t = manor(DrawEncounter(seat=0), seats=2, in_play=[(), ("friend#1",)], encounter=(card,))
        assert (t.decision is not None) is others


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
        Turn(seat=0, body=PlayCard(card="boost#1")),
        hands=[("boost#1",)],
        in_play=[("trance#1", "frost#1", "bell#1")],
        bag=("0",),
    )
    t = play(t, "pass", "bell#1.0")
    assert asked(t) == (0, "which-forced-first", ("trance#1.0", "frost#1.0")), "the lead orders what is forced"
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
    t = manor(Round(), in_play=[("portal#1",)], enemies=("rat#1",))
    assert scene(t) == ["effects of the round end", "a priest appears", "2 enemies counted"]
