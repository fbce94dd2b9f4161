"""Defeat (U-26): who can be defeated, who prevents it, in which order."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at
from unfathomable_short import HYBRID, TRAITOR, advances_ritual

SHRUG = "strength-5"


def attacks(*seats: dict[str, Any], **rest: Any) -> Play:
    """Seat 0, a revealed traitor, attacks seat 1, the only human there."""
    return at(*seats, **{"dice": (8,), **rest}).does("attack")


def before_defeat(p: Play, key: str) -> Play:
    """All windows are passed until an ability that begins so can be used."""
    while not any(option.startswith(key) for ask in p.open for option in ask.keys):
        assert p.in_window
        p.passes()
    return p


@pytest.mark.rule("U-26.0")
def test_characters_deep_ones_and_passengers_can_be_defeated() -> None:
    p = attacks({**TRAITOR, "place": "galley"}, {"character": "jamie", "place": "galley"}).passed()
    assert p.place(1) == "sick-bay"
    p = at({"character": "jamie", "place": "galley"}, deep_ones={"galley": 2}, dice=(4,)).does("attack").passed()
    assert p.deep_ones("galley") == 1 and p.s.supply == 19
    p = at({**TRAITOR, "place": "d1"}, passengers={"d1": ["soul"]}).does("defeat-passenger")
    assert p.passengers("d1") == 0


@pytest.mark.rule("U-26.0")
def test_a_monarch_is_never_attacked_and_leaves_the_board_for_the_deep() -> None:
    ishmael = {"character": "ishmael", "place": "d3", "hand": ["lore-1", "lore-4"]}
    p = at(ishmael, dagon="w3", hydra="w3", dice=(3,))
    assert "attack" not in p.options()
    p.does("sheet-ishmael.0", "dagon", "lore-4").passed()
    assert (p.monarch("dagon"), p.monarch("hydra")) == ("deep", "w3")
    p = at(ishmael, dagon="w3", hydra="w3", dice=(5,)).does("sheet-ishmael.0", "dagon", "lore-1", "stay")
    assert p.monarch("dagon") == "w3"  # 6 is too little


@pytest.mark.rule("U-26.2")
def test_the_current_player_chooses_which_passenger_a_deep_one_defeats() -> None:
    """The traitor of seat 1 acts in the turn of seat 0."""
    traitor = {**TRAITOR, "character": "jamie", "place": "d3", "hand": ["treachery-2"]}
    p = at({"character": "samira", "hand": ["influence-1"]}, traitor, deep_ones={"d3": 1},
           passengers={"d3": ["x", "souls-2", "soul"]})  # fmt: skip
    p.does("influence-1", "player-1", "treachery-2", "my-space").passed()
    assert (p.seat, p.asked) == (0, "ask-passenger")
    assert p.options() == ["passenger-1", "passenger-2", "passenger-3"]
    p.does("passenger-2")
    assert p.resource("souls") == 6 and p.passengers("d3") == 2


@pytest.mark.rule("U-26.4a")
def test_a_traitor_defeated_in_the_brig_stays_there() -> None:
    p = at({"character": "jamie", "place": "brig"}, {**TRAITOR, "character": "william", "place": "brig"}, dice=(6,))
    p.does("attack").passed()
    assert p.logged("log-defeated") and p.place(1) == "brig"


@pytest.mark.rule("U-26.7", "U-R45")
@pytest.mark.parametrize("prevented", [True, False])
def test_whose_defeat_is_prevented_stays_and_suffers_nothing(prevented: bool) -> None:
    p = attacks({**TRAITOR, "place": "galley"}, {"character": "jamie", "place": "galley", "hand": [SHRUG]})
    before_defeat(p, SHRUG)
    (p.uses(SHRUG) if prevented else p).passed()
    assert p.place(1) == ("galley" if prevented else "sick-bay")
    assert p.logged("log-defeated") is not prevented
    assert p.hand(1) == ([] if prevented else [SHRUG])


@pytest.mark.rule("U-26.7")
def test_a_passenger_whose_defeat_is_prevented_costs_nothing_and_stays() -> None:
    svetlana = {"character": "svetlana", "place": "galley"}
    p = at({**TRAITOR, "place": "d3"}, svetlana, passengers={"d3": ["souls-2"]}).does("defeat-passenger")
    p.uses("feat-svetlana").passed()
    assert p.resource("souls") == 8 and p.passengers("d3") == 1 and p.s.passengers_gone == ()


@pytest.mark.rule("U-R44")
@pytest.mark.parametrize("prevented", [True, False])
@pytest.mark.parametrize("how", ["banishment", "grenade", "structural damage"])
def test_every_defeat_of_a_character_can_be_prevented(how: str, prevented: bool) -> None:
    place = "d3" if how == "banishment" else "galley"
    victim = {"character": "jamie", "place": place, "hand": [SHRUG]}
    if how == "banishment":
        p = advances_ritual(victim, ritual=2)
    elif how == "grenade":
        thrower = {"character": "samira", "place": "cargo-hold", "items": ["jam-tin-grenade"]}
        p = at(thrower, victim, damage={"galley": "structural-any"}).does("jam-tin-grenade.0", "galley")
    else:
        jeanne = {"character": "jeanne", **HYBRID}
        p = at(jeanne, victim, damage_deck=["structural-any"]).does("reveal", "galley")
        assert p.damaged("galley")
    (p.uses(SHRUG) if prevented else p).passed()
    assert p.place(1) == (place if prevented else "sick-bay")


def thrown(*seats: dict[str, Any], **rest: Any) -> Play:
    """Seat 0 throws a grenade onto deck 5."""
    thrower = {"character": "samira", "place": "cargo-hold", "items": ["jam-tin-grenade"]}
    return at(thrower, *seats, **rest).does("jam-tin-grenade.0", "d5")


@pytest.mark.rule("U-R76", "U-50.16")
def test_the_current_player_says_in_which_order_several_are_defeated() -> None:
    """In the turn of seat 1 seat 0 throws a grenade."""
    others = [{"character": "jamie", "place": "d5", "hand": ["influence-1"]}, {"character": "william", "place": "d5"}]
    thrower = {"character": "samira", "place": "cargo-hold", "items": ["jam-tin-grenade"]}
    p = at(thrower, *others, passengers={"d5": ["soul", "x"]}, active=1)
    p.does("influence-1", "player-0", "jam-tin-grenade.0", "d5")
    assert (p.seat, p.asked) == (1, "ask-defeat-order")
    assert sorted(p.options()) == ["d5", "player-1", "player-2"]
    p.does(["player-2", "d5", "player-1"]).passed()
    fallen = [id for id, _ in p.lines() if id in ("log-defeated", "log-passenger-defeated")]
    assert fallen == ["log-defeated", "log-passenger-defeated", "log-passenger-defeated", "log-defeated"]
    assert [p.place(1), p.place(2)] == ["sick-bay"] * 2 and p.passengers("d5") == 0


@pytest.mark.rule("U-R76")
@pytest.mark.parametrize(("order", "place"), [(["player-1", "d5"], "sick-bay"), (["d5", "player-1"], "d5")])
def test_the_end_is_checked_after_each_of_several_defeats(order: list[str], place: str) -> None:
    p = thrown({"character": "jamie", "place": "d5"}, passengers={"d5": ["soul", "souls-2"]}, resources={"souls": 2})
    p.does(order).passed()
    assert p.t.outcome is not None and p.s.ending == "souls"
    assert p.place(1) == place
    assert p.passengers("d5") == 1  # the last token came first, and cost two


@pytest.mark.rule("U-R76")
def test_in_the_banishment_all_passengers_come_before_the_first_character() -> None:
    humans = [{"character": "jamie", "place": "d3"}, {"character": "samira", "place": "d8"}]
    p = advances_ritual(*humans, ritual=2, passengers={"d3": ["x"], "d8": ["soul"]})
    assert (p.seat, p.options()) == (0, ["d3", "d8"])
    p.does(["d8", "d3"]).passed()
    assert p.options() == ["player-1", "player-2"] and p.resource("souls") == 7
    p.does(["player-2", "player-1"]).passed()
    fallen = [id for id, _ in p.lines() if id in ("log-defeated", "log-passenger-defeated")]
    assert fallen == ["log-passenger-defeated"] * 2 + ["log-defeated"] * 2


@pytest.mark.rule("U-R76")
def test_a_passenger_who_is_saved_is_not_defeated_in_the_place_of_the_next() -> None:
    p = thrown({"character": "svetlana", "place": "galley"}, passengers={"d5": ["souls-2", "x"]})
    p.uses("feat-svetlana").passed()  # the last token comes first
    assert p.passengers("d5") == 1 and p.resource("souls") == 6


@pytest.mark.rule("U-R80")
@pytest.mark.parametrize("place", ["galley", "brig", "sick-bay"])
def test_every_would_be_defeat_can_be_prevented_also_in_the_brig_and_the_sick_bay(place: str) -> None:
    victim = {"character": "jamie", "place": place, "spells": ["flesh-ward"]}
    p = attacks({**TRAITOR, "place": place}, victim, dice=(8, 8)).passed()
    assert p.place(1) == place and p.spells(1) == []
    assert not p.logged("log-defeated") and p.resource("sanity") == 8


@pytest.mark.rule("U-R80")
def test_the_first_prevention_settles_it_and_the_others_are_not_spent() -> None:
    victim = {"character": "jamie", "place": "galley", "hand": [SHRUG]}
    p = attacks({**TRAITOR, "place": "galley"}, victim, {"character": "svetlana", "hand": ["lore-1"]})
    before_defeat(p, SHRUG)
    p.answer(1, f"{SHRUG}.0").answer(2, "sheet-svetlana.0").does("player-1").answer(1, f"{SHRUG}.0").passed()
    assert p.place(1) == "galley"
    assert p.hand(1) == [] and p.hand(2) == ["lore-1"]


@pytest.mark.rule("U-R80")
@pytest.mark.parametrize("other", [True, False])
def test_flesh_ward_acts_only_if_nothing_else_was_used(other: bool) -> None:
    victim = {"character": "jamie", "place": "galley", "spells": ["flesh-ward"], "hand": [SHRUG]}
    p = before_defeat(attacks({**TRAITOR, "place": "galley"}, victim, dice=(8, 1)), SHRUG)
    (p.uses(SHRUG) if other else p).passed()
    assert p.place(1) == "galley"
    assert p.spells(1) == (["flesh-ward"] if other else [])
    assert p.resource("sanity") == (8 if other else 7)
