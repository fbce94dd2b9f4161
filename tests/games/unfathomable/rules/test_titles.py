"""Captain and Keeper of the Tome (U-38)."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.names import CHARACTERS, SPELLS
from fathom.games.unfathomable.rules.titles import TITLES
from unfathomable_play import Play, at, crisis
from unfathomable_short import BRIGGED, HYBRID, TRAITOR, advances_travel

LINES = {
    "captain": "keilani arjun jeanne jamie svetlana beatrice edmund ishmael william samira",
    "keeper": "william ishmael beatrice edmund samira svetlana jamie jeanne arjun keilani",
}
FAILED = ["treachery-1", "treachery-2"]


def jail(seat: int, *seats: dict[str, Any], **rest: Any) -> Play:
    """The Captain sends somebody to the Brig."""
    p = crisis("accusation", *seats, **rest).does("a")
    return p.does(f"player-{seat}") if p.asked == "ask-jail" else p  # the only one who is free


@pytest.mark.rule("U-38.0", "U-38.1")
def test_there_are_two_title_cards_each_with_its_line_of_succession() -> None:
    game = at().t.game
    assert sorted(card.slug for card in game.cards()["titles"]) == ["title-captain", "title-keeper"]
    assert {title: " ".join(CHARACTERS[i] for i in line) for title, line in TITLES.items()} == LINES


@pytest.mark.rule("U-38.2", "U-R61")
@pytest.mark.parametrize(
    ("crew", "captain", "keeper"),
    [
        ("samira jamie william", "jamie", "william"),
        ("keilani arjun jeanne", "keilani", "jeanne"),
        ("samira edmund beatrice", "beatrice", "beatrice"),
        ("ishmael samira edmund", "edmund", "ishmael"),
    ],
)
def test_at_the_start_each_title_goes_to_whoever_ranks_highest(crew: str, captain: str, keeper: str) -> None:
    table = fathom.new("unfathomable", seats=3, seed=2)
    for character in crew.split():
        table.choose(character, table.decisions[0].seat)
    while not table.state.turn:
        decision = table.decisions[0]
        table.choose(next(iter(decision.answers())), decision.seat)
    s = table.state
    assert CHARACTERS[s.characters[s.captain]] == captain
    assert CHARACTERS[s.characters[s.keeper]] == keeper


@pytest.mark.rule("U-38.3b", "U-38.4")
def test_who_reveals_loses_all_titles_to_the_next_in_line() -> None:
    others = [{"character": "samira"}, {"character": "ishmael"}, {"character": "jamie"}]
    p = at({"character": "keilani", **HYBRID}, *others, captain=0, keeper=0).does("reveal")
    assert (p.s.captain, p.s.keeper) == (3, 2)


@pytest.mark.rule("U-38.4", "U-38.4a")
@pytest.mark.parametrize(
    ("arjun", "heir"), [({}, 1), ({"place": "brig"}, 2), ({"place": "sick-bay"}, 1), ({**TRAITOR}, 2)]
)
def test_a_lost_title_passes_to_the_highest_in_line_who_is_human_and_free(arjun: dict[str, Any], heir: int) -> None:
    seats = [{"character": "keilani"}, {"character": "arjun", **arjun}, {"character": "samira"}]
    p = jail(0, *seats)
    assert p.place(0) == "brig" and p.s.captain == heir


@pytest.mark.rule("U-38.4a")
def test_a_traitor_or_somebody_in_the_brig_cannot_hold_a_title_in_a_position() -> None:
    for seat in ({**TRAITOR}, {"place": "brig"}):
        with pytest.raises(fathom.BadPosition):
            fathom.position("unfathomable", {"seats": [seat, {}, {}], "captain": 0})


def broken(*others: dict[str, Any]) -> Play:
    """The Keeper, William, loses the title outside the Brig."""
    return crisis("fear-of-the-unknown", {"character": "william"}, *others, chaos=FAILED).contributes()


@pytest.mark.rule("U-38.4b")
def test_who_loses_a_title_is_eligible_only_if_all_other_humans_are_in_the_brig() -> None:
    p = broken({"character": "ishmael", "place": "brig"}, {"character": "jamie"})
    assert p.place(0) == "sick-bay" and p.s.keeper == 2
    p = broken({"character": "ishmael", "place": "brig"}, {"character": "jamie", "place": "brig"})
    assert p.place(0) == "sick-bay" and p.s.keeper == 0


@pytest.mark.rule("U-38.4b")
def test_who_loses_a_title_stays_behind_nobody_in_the_brig() -> None:
    """Keilani ranks last in the line of the Keeper, but the others are in the Brig."""
    others = [{"character": "ishmael", "place": "brig"}, {"character": "jamie", "place": "brig"}]
    p = crisis("fear-of-the-unknown", {"character": "keilani"}, *others, chaos=FAILED).contributes()
    assert p.s.keeper == 0


@pytest.mark.rule("U-38.4b", "U-38.4c")
def test_who_reveals_is_not_eligible_even_if_all_humans_are_in_the_brig() -> None:
    others = [{"character": "samira", "place": "brig"}, {"character": "jamie", "place": "brig"}]
    p = at({"character": "keilani", **HYBRID}, *others).does("reveal")
    assert (p.s.captain, p.s.keeper) == (2, 1)


@pytest.mark.rule("U-38.4c")
def test_if_all_humans_are_in_the_brig_the_highest_of_them_gets_the_title() -> None:
    seats = [{"character": "jamie"}, {"character": "keilani", **BRIGGED}, {"character": "william", **BRIGGED}]
    p = jail(0, *seats)
    assert (p.s.captain, p.s.keeper) == (1, 2)


@pytest.mark.rule("U-38.6")
def test_the_captain_is_whoever_has_that_title() -> None:
    seats = [{"character": "keilani"}, {"character": "william"}, {"character": "jamie"}]
    for captain in range(3):
        assert crisis("class-struggle", *seats, captain=captain).passed().seat == captain


@pytest.mark.rule("U-38.11")
def test_the_keeper_is_whoever_has_that_title() -> None:
    seats = [{"character": "keilani"}, {"character": "william"}, {"character": "jamie"}]
    for keeper in range(3):
        assert crisis("mysterious-lifeboat", *seats, keeper=keeper).passed().seat == keeper


@pytest.mark.rule("U-38.7")
def test_with_the_title_of_captain_goes_the_waypoint_deck() -> None:
    """Coordinated Effort: Jeanne acts and reveals; then the new Captain looks at the waypoints."""
    others = [{"character": "keilani", **HYBRID}, {"character": "samira"}, {"character": "jamie"}]
    p = advances_travel({"hand": ["influence-1", "strength-5"]}, *others, travel=3, captain=1, actions=2)
    assert (p.asked, p.seat) == ("ask-waypoint", 1)
    p = at({"character": "jeanne", "place": "boiler-room", "hand": ["influence-1", "strength-5"]}, *others, travel=3,
           captain=1, dice=(8,))  # fmt: skip
    p.does("influence-1", "player-1", "reveal", "room-boiler-room.0", "strength-5").passed()
    assert p.s.captain == 0 and (p.asked, p.seat) == ("ask-waypoint", 0)


@pytest.mark.rule("U-38.12", "U-38.13")
def test_with_the_title_of_keeper_go_the_spell_deck_and_its_action() -> None:
    seats = [{"character": "william", "hand": ["influence-1"]}, {"character": "jamie", **HYBRID}, {}]
    p = at(*seats, keeper=1)
    assert "title-keeper.0" not in p.options()
    p.does("influence-1", "player-1")
    assert "title-keeper.0" in p.options()
    p.does("reveal")
    assert p.s.keeper == 0 and p.asked == "ask-act" and "title-keeper.0" in p.options()


@pytest.mark.rule("U-38.13")
def test_the_keeper_looks_at_two_spells_resolves_one_and_puts_the_other_on_the_bottom() -> None:
    p = at({"character": "william"}, dagon="w1", spell_deck=["lure-monster", "feed-the-mind"], dice=(8,))
    p.does("title-keeper.0")
    assert p.options() == ["lure-monster", "feed-the-mind"]
    p.does("lure-monster").passed()
    assert p.monarch("dagon") == "deep" and p.s.resources == [8, 8, 8, 8]
    assert SPELLS[p.s.spell_deck[0]] == "feed-the-mind" and len(p.s.spell_deck) == 19
    assert p.s.actions == 1


@pytest.mark.rule("U-38.13b")
def test_with_an_empty_spell_deck_the_keeper_has_no_action() -> None:
    assert "title-keeper.0" not in at({"character": "william"}, rest=["spells"]).options()
    assert "title-keeper.0" in at({"character": "william"}, rest=["spells"], spell_deck=["heal"]).options()


@pytest.mark.rule("U-R59")
def test_power_to_the_people_gives_the_title_to_the_lowest_in_line_who_is_eligible() -> None:
    seats = [{"character": "keilani"}, {"character": "jamie"}, {"character": "william"}, {"character": "samira"}]
    p = crisis("power-to-the-people", *seats).does("option")
    assert p.place(0) == "brig" and p.s.captain == 3
    seats[3] = {"character": "samira", "place": "brig"}
    assert crisis("power-to-the-people", *seats).does("option").s.captain == 2


@pytest.mark.rule("U-R59")
def test_power_to_the_people_with_nobody_else_eligible_follows_the_usual_line() -> None:
    seats = [{"character": "jamie"}, {"character": "keilani", **BRIGGED}, {"character": "samira", **BRIGGED}]
    p = crisis("power-to-the-people", *seats).does("option")
    assert p.place(0) == "brig" and p.s.captain == 1


@pytest.mark.rule("U-R60")
def test_leaving_the_brig_does_not_bring_titles_back() -> None:
    seats = [{"character": "keilani", "place": "brig"}, {"character": "arjun"}, {"character": "william"}]
    p = at(*seats, chaos=["strength-5", "lore-3"]).does("room-brig.0").contributes().does("d1")
    assert p.place(0) == "d1" and p.s.captain == 1


@pytest.mark.rule("U-R61")
def test_one_character_may_hold_both_titles() -> None:
    p = at({"character": "beatrice"}, {"character": "jamie"}, captain=0, keeper=0)
    assert "title-keeper.0" in p.options()
    p = crisis("class-struggle", {"character": "beatrice"}, captain=0, keeper=0).passed()
    assert p.seat == 0
    p = jail(1, {"character": "william"}, {"character": "keilani"}, {**TRAITOR}, captain=1, keeper=1)
    assert (p.s.captain, p.s.keeper) == (0, 0)


@pytest.mark.rule("U-R62")
def test_a_captain_in_the_brig_among_all_humans_still_decides_but_resolves_no_crisis() -> None:
    seats = [{"character": "keilani", "place": "brig"}, {"character": "william", "place": "brig"}, {**TRAITOR}]
    p = crisis("strange-vision", *seats, travel=3, waypoint_deck=["reef", "iceberg"])
    assert p.s.captain == 0 and p.logged("log-brig-no-crisis")
    assert (p.seat, p.asked) == (0, "ask-track")
    p.does("travel").passed()
    assert (p.seat, p.asked) == (0, "ask-waypoint")
    p = crisis("strange-vision", *seats, active=1, travel=3, waypoint_deck=["reef", "iceberg"])
    assert (p.seat, p.asked) == (0, "ask-track")  # in the turn of another one in the Brig, too


@pytest.mark.rule("U-R116")
def test_titles_lost_by_a_move_pass_on_when_the_whole_move_is_done() -> None:
    """Astral Travel takes the Captain and the next in line to the Brig."""
    seats = [{"character": "william"}, {"character": "keilani", "place": "galley"},
             {"character": "arjun", "place": "galley"}, {"character": "samira"}]  # fmt: skip
    p = at(*seats, spell_deck=["astral-travel"]).does("title-keeper.0", "astral-travel", "galley")
    p.does("player-1", "brig")
    assert p.s.captain == 1
    p.does("player-2", "brig").passed()
    assert [p.place(1), p.place(2)] == ["brig", "brig"]
    assert p.s.captain == 0
    assert sum(id == "log-title" for id, _ in p.lines()) == 1
