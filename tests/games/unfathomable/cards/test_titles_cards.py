"""The two titles, the passenger tokens and the loyalty cards."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_play import Play, at

KEEPER = "title-keeper.0"
SPELLS = ["feed-the-mind", "raise-the-dead", "dark-pact"]
TWELVE = ["calm-waters", "rough-water", "stormy-seas"]


def keeper(place: str = "chapel", hand: list[str] | None = None, **rest: Any) -> Play:
    """William, the Keeper of the Tome, acts."""
    return at(
        {"character": "william", "place": place, "hand": hand or []},
        {"character": "keilani", "place": "d1"},
        {"character": "jeanne", "place": "d2"},
        **rest,
    )


def spell_deck(p: Play) -> list[str]:
    """From the top down."""
    names = [card.slug for card in fathom.games()["unfathomable"].cards()["spells"]]
    return [names[card] for card in reversed(p.s.spell_deck)]


# ---- Keeper of the Tome


@pytest.mark.rule("U-38.13", "U-38.12", "U-15.1a", "U-15.1a1")
def test_the_keeper_looks_at_two_spells_and_resolves_one() -> None:
    p = keeper(spell_deck=SPELLS).does(KEEPER)
    assert p.options() == ["feed-the-mind", "raise-the-dead"]
    p.does("raise-the-dead")
    assert (p.resource("sanity"), p.resource("souls"), p.s.actions) == (7, 10, 1)
    assert (spell_deck(p)[0], spell_deck(p)[-1], len(spell_deck(p))) == ("dark-pact", "feed-the-mind", 19)
    assert "raise-the-dead" not in spell_deck(p)


@pytest.mark.rule("U-50.10", "U-51.0")
def test_the_keepers_action_works_once_per_turn() -> None:
    p = keeper(spell_deck=SPELLS, actions=3).does(KEEPER, "feed-the-mind")
    assert p.s.actions == 2
    assert KEEPER not in p.options()


@pytest.mark.rule("U-15.2a")
@pytest.mark.parametrize(("answer", "souls", "left"), [("raise-the-dead", 10, []), ("bottom", 8, ["raise-the-dead"])])
def test_a_lone_spell_is_resolved_or_put_back(answer: str, souls: int, left: list[str]) -> None:
    p = keeper(spell_deck=["raise-the-dead"], rest=["spells"]).does(KEEPER)
    assert p.options() == ["raise-the-dead", "bottom"]
    p.does(answer)
    assert (p.resource("souls"), spell_deck(p)) == (souls, left)


@pytest.mark.rule("U-38.13b", "U-15.2")
def test_without_spells_the_keeper_has_no_action() -> None:
    assert KEEPER not in keeper(rest=["spells"]).options()


@pytest.mark.rule("U-38.11")
def test_only_the_keeper_has_the_keepers_action() -> None:
    p = at({"character": "keilani", "place": "d1"}, {"character": "william"}, {"character": "jeanne"})
    assert (p.s.keeper, KEEPER in p.options()) == (1, False)
    p = at({"character": "keilani", "place": "d1"}, {"character": "william"}, {"character": "jeanne"}, keeper=0)
    assert KEEPER in p.options()


@pytest.mark.rule("U-50.7")
def test_only_the_keeper_sees_the_spells() -> None:
    p = keeper(spell_deck=SPELLS).does(KEEPER)
    assert [decision.seat for decision in p.t.decisions] == [0]
    for seat in (1, 2, None):
        assert "feed-the-mind" not in str(p.t.view(seat))


@pytest.mark.rule("U-3.2", "U-R60")
def test_the_action_passes_on_with_the_title() -> None:
    p = at(
        {"character": "ishmael", "place": "captains-cabin", "hand": ["influence-5", "influence-4"]},
        {"character": "william", "place": "chapel"},
        {"character": "jeanne", "place": "d2"},
        chaos=["influence-1", "influence-1"],
        spell_deck=SPELLS,
    )
    p.does("room-captains-cabin.0", "player-1").contributes(p0=["influence-5", "influence-4"])
    assert (p.place(1), p.s.keeper) == ("brig", 0)
    assert KEEPER in p.options()


# ---- Captain


def arrives(**rest: Any) -> Play:
    p = at(
        {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]},
        {"character": "keilani", "place": "d1"},
        {"character": "william", "place": "d2"},
        travel=3,
        dice=(8,),
        **rest,
    )
    return p.uses("room-boiler-room").does("strength-5").passed()


@pytest.mark.rule("U-36.8b", "U-38.6", "U-38.7", "U-50.7")
def test_the_captain_alone_sees_two_waypoints_and_chooses() -> None:
    p = arrives(waypoint_deck=["smooth-sailing", "rough-water"])
    assert ([decision.seat for decision in p.t.decisions], p.options()) == ([1], ["smooth-sailing", "rough-water"])
    for seat in (0, 2, None):
        assert "rough-water" not in str(p.t.view(seat))
    assert p.does("rough-water").passed().waypoints() == ["rough-water"]


@pytest.mark.rule("U-38.6")
def test_the_title_counts_not_the_character() -> None:
    assert arrives(waypoint_deck=["smooth-sailing", "rough-water"], captain=2).seat == 2


@pytest.mark.rule("U-R85")
def test_a_lone_waypoint_is_resolved() -> None:
    p = arrives(waypoint_deck=["smooth-sailing"], rest=["waypoints"])
    assert (p.waypoints(), p.s.waypoint_deck, p.asked) == (["smooth-sailing"], (), "ask-act")


@pytest.mark.rule("U-51.0")
def test_the_captain_has_no_action() -> None:
    p = at({"character": "keilani", "place": "d1"})
    assert (p.s.captain, [key for key in p.options() if key.startswith("title")]) == (0, [])


@pytest.mark.rule("U-3.7a")
def test_the_captain_chooses_the_track_for_a_player_in_the_brig() -> None:
    p = at(
        {"character": "jeanne", "place": "brig"},
        {"character": "keilani", "place": "d1"},
        {"character": "william", "place": "d2"},
        step="mythos",
        mythos_deck=["just-desserts"],
    ).passed()
    assert (p.asked, p.seat) == ("ask-track", 1)
    assert p.does("ritual").s.ritual == 1


CAPTAINS = ["keilani", "arjun", "jeanne", "jamie", "svetlana", "beatrice", "edmund", "ishmael", "william", "samira"]
KEEPERS = ["william", "ishmael", "beatrice", "edmund", "samira", "svetlana", "jamie", "jeanne", "arjun", "keilani"]


@pytest.mark.rule("U-38.1")
def test_the_sheets_print_the_lines_of_succession() -> None:
    sheets = fathom.games()["unfathomable"].cards()["sheets"]
    for title, line in (("captain", CAPTAINS), ("keeper", KEEPERS)):
        ranked = sorted(sheets, key=lambda card: card.facts()[title])
        assert [card.slug.removeprefix("sheet-") for card in ranked] == line


@pytest.mark.rule("U-38.1", "U-R61")
@pytest.mark.parametrize(("title", "line"), [("captain", CAPTAINS), ("keeper", KEEPERS)])
def test_a_lost_title_goes_down_the_line_rank_by_rank(title: str, line: list[str]) -> None:
    """Three neighbours in line, the first of them in the Brig."""
    for first in range(8):
        jailed, heir, other = line[first : first + 3]
        seats = [{"character": other}, {"character": jailed, "place": "brig"}, {"character": heir}]
        assert getattr(at(*seats).s, title) == 2


# ---- passengers


@pytest.mark.rule("U-25.1a", "U-25.8", "U-1.12")
@pytest.mark.parametrize(
    ("face", "souls", "sanity"), [("x", 8, 8), ("soul", 7, 8), ("souls-2", 6, 8), ("soul-sanity", 7, 7)]
)
def test_a_defeated_passenger_costs_what_the_token_shows(face: str, souls: int, sanity: int) -> None:
    traitor = {"character": "jeanne", "place": "d4", "loyalty": ["hybrid"], "revealed": "hybrid"}
    p = at(traitor, {"character": "keilani"}, {"character": "william"}, passengers={"d4": [face]})
    p.does("defeat-passenger").passed()
    assert [p.resource(name) for name in ("souls", "sanity", "fuel", "food")] == [souls, sanity, 8, 8]
    assert (p.passengers("d4"), len(p.s.passenger_supply), len(p.s.passengers_gone)) == (0, 8, 1)


@pytest.mark.rule("U-25.1a", "U-25.1a1")
def test_there_are_nine_passengers() -> None:
    box = ["x", "x", "soul", "soul", "soul", "soul", "soul", "souls-2", "soul-sanity"]
    p = at(passengers={"d1": box})
    assert (p.passengers("d1"), p.s.passenger_supply) == (9, ())
    for face in set(box):
        with pytest.raises(fathom.BadPosition):
            at(passengers={"d1": [*box, face]})


@pytest.mark.rule("U-25.1", "U-25.2")
def test_nobody_sees_the_face_of_a_passenger() -> None:
    """Two tables that differ only in a token look the same to everybody."""
    for seat in (0, 1, 2, None):
        hidden, other = (at(passengers={"d1": [face]}).t.view(seat) for face in ("x", "souls-2"))
        assert hidden == other


@pytest.mark.rule("U-48.0b")
def test_a_passenger_can_cost_the_last_sanity() -> None:
    traitor = {"character": "jeanne", "place": "d4", "loyalty": ["hybrid"], "revealed": "hybrid"}
    p = at(traitor, {"character": "keilani"}, {"character": "william"}, passengers={"d4": ["soul-sanity"]},
           resources={"sanity": 1})  # fmt: skip
    p.does("defeat-passenger").passed()
    assert p.s.ending == "sanity"


# ---- loyalty


def crew(*loyalties: list[str]) -> list[dict[str, Any]]:
    names = ("jeanne", "keilani", "william", "svetlana")
    return [{"character": name, "loyalty": cards} for name, cards in zip(names, loyalties, strict=True)]


ALL_KINDS = (["human", "human"], ["human", "hybrid"], ["cultist", "human"], ["human"])


@pytest.mark.rule("U-9.0", "U-40.0", "U-20.0")
@pytest.mark.parametrize(("seat", "may"), [(0, False), (1, True), (2, True), (3, False)])
def test_who_holds_a_hybrid_or_cultist_card_may_reveal_it(seat: int, may: bool) -> None:
    p = at(*crew(*ALL_KINDS), active=seat)
    assert ("reveal" in p.options(), p.s.is_human(seat)) == (may, True)


@pytest.mark.rule("U-39.0", "U-40.1", "U-40.1a")
@pytest.mark.parametrize("card", ["hybrid", "cultist"])
def test_a_revealed_traitor_is_what_the_card_says(card: str) -> None:
    p = at(*crew(["hybrid", "cultist"], ["human"], ["human"], ["human"]), damage_deck=["fuel-leak"])
    p.does("reveal")
    assert p.options() == ["loyalty-hybrid", "loyalty-cultist"]
    p.does(f"loyalty-{card}", "galley").passed()
    assert ["human", "hybrid", "cultist"][p.s.revealed[0]] == card
    assert not p.s.is_human(0)


@pytest.mark.rule("U-5.4", "U-5.12", "U-48.1a", "U-5.3")
def test_in_port_only_those_with_nothing_but_human_cards_win() -> None:
    jeanne, *others = crew(*ALL_KINDS)
    p = at({**jeanne, "hand": ["strength-5"]}, *others, travel=3, waypoints=TWELVE, dice=(8,))
    p.does("room-boiler-room.0", "strength-5").passed()
    assert p.t.outcome is not None
    assert (p.s.ending, p.t.outcome.winners) == ("port", (0, 3))


@pytest.mark.rule("U-5.5", "U-5.9", "U-5.11", "U-5.12", "U-48.1b")
@pytest.mark.parametrize(("waypoints", "winners"), [([], (1,)), (TWELVE[:2], (1,)), (TWELVE, (1, 2))])
def test_if_the_ship_sinks_the_hybrid_wins_and_the_cultist_only_near_port(
    waypoints: list[str], winners: tuple[int, ...]
) -> None:
    jeanne, *others = crew(*ALL_KINDS)
    p = at({**jeanne, "hand": ["strength-1"]}, *others, waypoints=waypoints, resources={"fuel": 1}, dice=(1,))
    p.does("room-boiler-room.0", "strength-1").passed()
    assert p.t.outcome is not None
    assert (p.s.ending, p.t.outcome.winners) == ("fuel", winners)


@pytest.mark.rule("U-5.13")
def test_hybrid_and_cultist_together_win_like_a_hybrid() -> None:
    jeanne, *others = crew(["human"], ["hybrid", "cultist"], ["human"], ["human"])
    p = at({**jeanne, "hand": ["strength-1"]}, *others, resources={"fuel": 1}, dice=(1,))
    p.does("room-boiler-room.0", "strength-1").passed()
    assert p.t.outcome is not None
    assert p.t.outcome.winners == (1,)
