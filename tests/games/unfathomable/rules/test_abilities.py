"""Abilities (U-50): when, by whom and how often they are used."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.unfathomable.cards.names import MYTHOS
from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR, advances_travel

FAILED = ["treachery-1", "treachery-2"]


def until(p: Play, key: str) -> Play:
    """All windows are passed until an ability that begins so can be used."""
    while not any(option.startswith(key) for ask in p.open for option in ask.keys):
        assert p.in_window, f"{key} was not offered before {p.asked}"
        p.passes()
    return p


# ---- you


@pytest.mark.rule("U-50.2")
def test_you_are_whoever_resolves_the_card() -> None:
    """In the turn of seat 0 the Keeper, seat 1, resolves Conjuration and keeps the item."""
    p = crisis("stolen-ritual-components", {"character": "jamie"}, {"character": "william"}, chaos=["lore-5", "lore-5"],
               spell_deck=["conjuration"], item_deck=["shotgun", "plimsolls"], dice=(8,))  # fmt: skip
    p.contributes().does("conjuration", "shotgun").passed()
    assert p.items(1) == ["shotgun"] and p.items(0) == []


@pytest.mark.rule("U-50.2a")
def test_on_a_mythos_card_without_a_chooser_you_are_the_current_player() -> None:
    p = crisis("passenger-riot", {"character": "jamie"}, {"character": "keilani"}, active=0, item_deck=["shotgun"],
               chaos=["strength-5", "strength-5", "lore-1"])  # fmt: skip
    p.contributes()
    assert p.resource("sanity") == 7  # a partial success
    p = crisis("passenger-riot", {"character": "jamie", "hand": ["strength-3"]}, {"character": "keilani"},
               item_deck=["shotgun"], chaos=["strength-5", "strength-5"]).contributes(p0=["strength-3"])  # fmt: skip
    assert p.items(0) == ["shotgun"]


@pytest.mark.rule("U-50.2a")
@pytest.mark.parametrize("option", ["test", "option"])
def test_on_a_card_somebody_else_chooses_for_you_are_the_chooser_in_the_test_and_in_the_other_option(
    option: str,
) -> None:
    """Power to the People sends you to the Brig."""
    seats = [{"character": "samira"}, {"character": "keilani"}, {"character": "william"}]
    p = crisis("power-to-the-people", *seats, chaos=FAILED).does(option)
    if option == "test":
        p.contributes()
    assert p.place(1) == "brig" and p.place(0) == "cargo-hold"


# ---- prohibitions, may, to, would, then


@pytest.mark.rule("U-50.3", "U-50.11")
@pytest.mark.parametrize("kept", [[], ["the-peacemaker"]])
def test_a_prohibition_is_stronger_than_other_abilities(kept: list[str]) -> None:
    """Who keeps The Peacemaker cannot attack: neither plainly nor with weapons, cards or the sheet."""
    seat = {"character": "jamie", "place": "galley", "items": ["six-shooter"], "hand": ["strength-3"], "kept": kept}
    options = at(seat, deep_ones={"galley": 2}).options()
    for key in ("attack", "six-shooter.0", "strength-3", "sheet-jamie.0"):
        assert (key in options) is not bool(kept), key


@pytest.mark.rule("U-50.4")
@pytest.mark.parametrize(("answer", "food"), [("yes", 9), ("no", 8)])
def test_what_you_may_do_you_need_not(answer: str, food: int) -> None:
    p = advances_travel(travel=3, waypoint_deck=["iceberg"], rest=["waypoints"], dice=(8, 8)).does(answer).passed()
    assert p.resource("food") == food and p.waypoints() == ["iceberg"]


@pytest.mark.rule("U-50.5")
@pytest.mark.parametrize(("supply", "gain"), [(4, 1), (3, 0)])
def test_do_one_thing_to_do_another_needs_the_first_one_carried_out(supply: int, gain: int) -> None:
    gone = ["x", "x", "soul", "soul", "soul", "soul"][: 9 - supply]
    p = crisis("incoming-sos", passengers_gone=gone).does("a").passed()
    assert sum(map(len, p.s.passengers)) == supply
    assert [p.resource(name) - 8 for name in ("food", "fuel", "souls")] == [gain] * 3


@pytest.mark.rule("U-50.6")
def test_instead_replaces_what_would_happen() -> None:
    """Travel Pharmacy: a passenger who would be defeated is rescued instead."""
    doctor = {"character": "jamie", "place": "d5", "items": ["travel-pharmacy"]}
    p = at({**TRAITOR, "place": "d3"}, doctor, passengers={"d3": ["souls-2"]}).does("defeat-passenger")
    assert p.passengers("d3") == 1  # it has not happened yet
    p.uses("travel-pharmacy")
    p.does(p.options(1)[0])  # the price: a food
    assert (
        p.resource("food") == 7 and p.resource("souls") == 8 and p.s.passengers_gone == () and p.passengers("d3") == 0
    )
    assert len(p.s.passenger_supply) == 9 and not p.logged("log-passenger-defeated")


@pytest.mark.rule("U-50.7")
def test_only_the_one_who_looks_sees_the_cards() -> None:
    tops = ["infection", "transformation"]
    p = at({"character": "jamie", "place": "bridge"}, mythos_deck=tops, dice=(1,))
    p.does("room-bridge.0", "mythos-deck")
    assert p.t.view(0)["decision"]["options"] and p.options() == tops
    for seat in (None, 1, 2):
        assert not any(name in str(p.t.view(seat)) for name in tops)
    p.does("transformation")
    top = len(p.s.mythos_deck) - 1
    assert [(fact["zone"], fact["at"][-1]) for fact in p.t.view(0)["known"]] == [
        ("mythos_deck", (top, "transformation"))
    ]
    for seat in (None, 1, 2):
        assert not any(name in str(p.t.view(seat)["table"]) for name in tops)
        assert not any(name in str(line.text.args) for line in p.t.events(0, seat) for name in tops)
    assert (MYTHOS[p.s.mythos_deck[-1]], MYTHOS[p.s.mythos_deck[0]]) == ("transformation", "infection")


@pytest.mark.rule("U-50.8")
def test_an_instruction_that_cannot_be_carried_out_is_ignored() -> None:
    """Rolling Seas: a fuel is lost, and there is no passenger on the decks to defeat."""
    p = advances_travel(travel=3, waypoint_deck=["rolling-seas"], rest=["waypoints"])
    assert (p.asked, p.resource("fuel"), p.s.travel) == ("ask-act", 7, 0)
    assert p.s.passengers_gone == ()


@pytest.mark.rule("U-50.9")
@pytest.mark.parametrize(("roll", "left"), [(8, 0), (1, 1)])
def test_what_comes_then_happens_whether_or_not_the_first_thing_succeeded(roll: int, left: int) -> None:
    """Quick Draw: attack with a weapon, then perform an action."""
    seat = {"character": "jamie", "place": "galley", "items": ["six-shooter"]}
    p = at(seat, deep_ones={"galley": 1}, dice=(roll,)).does("sheet-jamie.0").passed()
    assert p.deep_ones("galley") == left and p.s.actions == 2


# ---- limits


@pytest.mark.rule("U-50.10", "U-50.10a")
def test_once_per_turn_is_once_in_the_turn_of_each_player() -> None:
    seats = [{"character": "william", "feat": False}, {"character": "jamie", "hand": ["influence-1"]}]
    spells = ["lure-monster", "heal", "foresee", "dark-pact"]
    p = at(*seats, spell_deck=spells, mythos_deck=["missing-jewelry"], dice=(8,))
    p.does("title-keeper.0", "lure-monster").passed()
    assert "title-keeper.0" not in p.options() and p.s.actions == 1 and p.refuses("title-keeper.0")
    p.ends_actions().does("a").passed()
    assert p.s.current == 1 and p.asked == "ask-act"
    p.does("influence-1", "player-0")
    assert p.seat == 0 and "title-keeper.0" in p.options()


@pytest.mark.rule("U-50.10b")
def test_a_limit_covers_all_sentences_of_an_ability() -> None:
    """Deck Chief: move to a deck, then perform an action. Neither part is there a second time."""
    p = at({"character": "arjun", "place": "d1"}).does("sheet-arjun.0", "d5")
    assert p.s.actions == 2 and "sheet-arjun.0" not in p.options()
    p.does("move", "d4")
    assert p.s.actions == 1 and "sheet-arjun.0" not in p.options()


@pytest.mark.rule("U-50.11")
def test_a_kept_mythos_card_gives_its_ability_as_long_as_it_stays() -> None:
    """Sacrifice Deep One: on 6 or more it is done, and the card discarded."""
    keeper = {"character": "keilani", "place": "galley", "kept": ["sacrifice-deep-one"]}
    p = at(keeper, deep_ones={"galley": 3}, dice=(5, 6), actions=3).does("sacrifice-deep-one.0").passed()
    assert p.deep_ones("galley") == 3 and p.kept(0) == ["sacrifice-deep-one"]
    p.does("sacrifice-deep-one.0").passed()
    assert p.deep_ones("galley") == 2 and p.s.ritual == 2 and p.kept(0) == []
    assert "sacrifice-deep-one.0" not in p.options()
    p = at({**keeper, "kept": []}, deep_ones={"galley": 3})
    assert "sacrifice-deep-one.0" not in p.options()


# ---- windows


@pytest.mark.rule("U-50.14")
def test_a_die_roll_has_a_window_before_it_and_one_after_it_before_the_result_applies() -> None:
    seats = [{"character": "jamie", "place": "galley"}, {"character": "keilani", "hand": ["observation-3"]},
             {"character": "edmund", "hand": ["will-1"]}]  # fmt: skip
    p = at(*seats, deep_ones={"galley": 1}, dice=(8,)).does("attack")
    assert p.asked.endswith("before") and "observation-3.0" in p.options(1) and not p.logged("log-roll")
    until(p, "sheet-edmund")
    assert p.asked.endswith("after") and p.logged("log-roll") and p.deep_ones("galley") == 1
    p.passed()
    assert p.deep_ones("galley") == 0


@pytest.mark.rule("U-50.14", "U-R121")
def test_a_reroll_goes_back_to_the_window_before_the_roll_and_modifiers_stay() -> None:
    """1 and then 2, with +2 from the first window: enough against a Deep One."""
    jamie = {"character": "jamie", "place": "galley", "hand": ["observation-3", "observation-4", "strength-1"]}
    p = at(jamie, deep_ones={"galley": 1}, dice=(1, 2)).does("attack").uses("observation-3.0")
    until(p, "strength-1").uses("strength-1")
    assert p.asked.endswith("before") and "observation-4.0" in p.options()
    p.passed()
    assert p.deep_ones("galley") == 0 and p.hand(0) == ["observation-4"]


def totals(**rest: Any) -> Play:
    """The window after the total of an escape from the Brig: 6 of 8."""
    seats = [{"character": "keilani", "place": "brig"}, {"character": "jamie", "hand": ["will-3", "will-4"]},
             {"character": "william", "hand": ["will-3"]}]  # fmt: skip
    p = at(*seats, chaos=["strength-3", "lore-3"], **rest).does("room-brig.0")
    while not p.logged("log-pool"):
        p.passed().answer(p.seat or 0, {})
    return until(p, "will-3")


@pytest.mark.rule("U-R121")
def test_a_window_closes_only_when_all_pass_in_a_row_and_each_use_reopens_it() -> None:
    p = totals()
    p.answer(1, "pass").answer(2, "will-3.1")  # minus two
    assert {ask.seat for ask in p.open} == {1, 2}  # who passed is asked again, who used something too
    p.answer(1, "will-3.0").answer(2, "pass")
    assert {ask.seat for ask in p.open} == {1, 2}
    p.answer(1, "pass").answer(2, "pass")
    assert not p.in_window and p.logged("log-test-fail")
    p = totals()
    p.answer(1, "will-3.0").answer(2, "pass")
    assert p.in_window and "will-4.0" in p.options(1)  # one seat may use several abilities
    p.passed()
    assert p.asked == "ask-move" and p.hand(1) == ["will-4"]


@pytest.mark.rule("U-50.16a")
def test_the_current_player_says_who_of_several_uses_an_ability_first() -> None:
    p = totals()
    p.answer(1, "will-3.0").answer(2, "will-3.0")
    assert (p.seat, p.asked, p.options()) == (p.s.current, "who-uses-first", ["player-1", "player-2"])
    p.does("player-2")
    assert [(ask.seat, ask.why) for ask in p.open] == [(2, "window-total-window")]
    p.answer(2, "will-3.0")
    assert "will-3" in p.hand(1) and "will-3" not in p.hand(2)


@pytest.mark.rule("U-50.16a2")
def test_who_wanted_to_use_an_ability_may_decline_when_their_turn_comes() -> None:
    p = totals()
    p.answer(1, "will-3.0").answer(2, "will-3.0").does("player-2").answer(2, "pass")
    assert "will-3" in p.hand(1) and "will-3" in p.hand(2)
    assert {ask.seat for ask in p.open} >= {1, 2}, "all are asked again"


@pytest.mark.rule("U-50.16")
def test_the_current_player_orders_what_happens_at_the_same_time() -> None:
    """Deep Ones in two spaces activate, in the turn of seat 1."""
    p = crisis("deep-one-feint", active=1, chaos=FAILED, deep_ones={"d3": 1, "d6": 1}).contributes()
    assert (p.seat, p.asked) == (1, "ask-deep-one") and set(p.options()) >= {"d3", "d6"}
    p.does("d6")
    ends = [line.refs[0] for line in p.t.events() if line.text.id == "log-deep-ones-move"]
    assert ends == ["galley", "chapel"]


# ---- rulings on single abilities


@pytest.mark.rule("U-R43")
def test_jury_rigger_follows_the_boiler_room_action_only() -> None:
    jeanne = {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]}
    p = at(jeanne, dice=(8,)).does("room-boiler-room.0", "strength-5")
    until(p, "sheet-jeanne.0")
    p = at(jeanne, dice=(8,)).does("feat-jeanne.0")
    assert (p.asked, p.s.travel) == ("ask-act", 2)
    p = at({"character": "william"}, jeanne, spell_deck=["summon-fire"], dice=(1,))
    p.does("title-keeper.0", "summon-fire")
    while p.in_window:
        assert not any("sheet-jeanne.0" in ask.keys for ask in p.open)
        p.passes()
    assert p.s.travel == 1


@pytest.mark.rule("U-R97")
def test_jury_rigger_comes_after_the_end_space_costs_damage_whatever_it_is_and_does_not_repeat() -> None:
    jeanne = {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]}
    p = at(jeanne, travel=3, waypoint_deck=["smooth-sailing"], rest=["waypoints"], damage_deck=["fuel-leak"], dice=(8,))
    p.does("room-boiler-room.0", "strength-5")
    until(p, "sheet-jeanne.0")
    assert p.waypoints() == ["smooth-sailing"] and p.s.travel == 0
    p.uses("sheet-jeanne.0")
    assert p.s.travel == 1 and p.resource("fuel") == 6
    assert p.options() == ["pass"] and p.passed().asked == "ask-act"


@pytest.mark.rule("U-R74")
def test_an_effect_on_several_players_goes_clockwise_from_the_current_player() -> None:
    seats = [{"hand": ["will-1", "lore-1"]}, {"character": "william", "hand": ["will-2", "lore-2"]},
             {"hand": ["will-3", "lore-3"]}]  # fmt: skip
    p = at(*seats, active=1, spell_deck=["cloud-memory"]).does("title-keeper.0", "cloud-memory")
    asked = []
    while p.asked == "ask-discard":
        asked.append(p.seat)
        p.answer(p.seat or 0, {p.options()[0]: 1})
    assert asked == [1, 2, 0]
    assert p.discards(1) == ["lore-2", "lore-3", "lore-1"]


@pytest.mark.rule("U-R74")
def test_answers_of_several_players_may_be_given_in_parallel() -> None:
    """The hand limit: everybody is asked at once, and the discards lie clockwise from the current player."""
    cards = ["will-1", "lore-1", "strength-1"]
    seats = [{"hand": [card] * 7 + ["influence-1", "influence-2", "observation-1", "observation-2"]} for card in cards]
    p = at(seats[0], seats[1], {}, step="discard", active=1)
    assert [ask.seat for ask in p.open] == [0, 1]
    p.answer(0, {"influence-1": 1}).answer(1, {"influence-2": 1})
    assert p.discards(0) == ["influence-2", "influence-1"]


@pytest.mark.rule("U-R81")
@pytest.mark.parametrize("prevented", [True, False])
def test_a_prevented_defeat_does_not_count(prevented: bool) -> None:
    """Summon the Beast Within: a roll of at most the number defeated strikes everybody there; of none, nobody rolls."""
    seats = [{"character": "william", "place": "galley"}, {**TRAITOR, "place": "galley", "hand": ["strength-5"]}, {}]
    p = at(*seats, spell_deck=["summon-the-beast-within"], dice=(1,))
    p.does("title-keeper.0", "summon-the-beast-within", "stay")
    until(p, "strength-5")
    (p.uses("strength-5") if prevented else p).passed()
    assert p.place(1) == ("galley" if prevented else "brig")
    assert p.logged("log-roll") is not prevented
    assert p.place(0) == ("galley" if prevented else "sick-bay")


COSTS: dict[str, tuple[dict[str, Any], str]] = {
    "chapel": ({"place": "chapel"}, "room-chapel.0"),
    "boiler room": ({"place": "boiler-room"}, "room-boiler-room.0"),
    "first oath": ({"character": "ishmael"}, "sheet-ishmael.0"),
}


@pytest.mark.rule("U-R87")
@pytest.mark.parametrize("where", COSTS)
def test_a_card_discarded_as_a_cost_is_exactly_one_of_the_named_type(where: str) -> None:
    seat, key = COSTS[where]
    right, wrong = ("strength", "lore") if where == "boiler room" else ("lore", "strength")
    assert key not in at({"character": "jamie", **seat, "hand": [f"{wrong}-1"]}, dagon="w1").options()
    p = at({"character": "jamie", **seat, "hand": [f"{right}-1", f"{right}-4", f"{wrong}-1"]}, dagon="w1", dice=(8,))
    p.does(key).passed()
    assert p.options() == [f"{right}-1", f"{right}-4"] and p.refuses(f"{wrong}-1", [f"{right}-1", f"{right}-4"])
    p.does(f"{right}-4")
    assert len(p.hand(0)) == 2 and p.discards(["lore", "strength"].index(right) * 2 + 1) == [f"{right}-4"]


@pytest.mark.rule("U-R87")
@pytest.mark.parametrize("card", ["poisoned-food", "ritual-support"])
def test_a_crisis_that_asks_for_a_lore_card_needs_one(card: str) -> None:
    p = crisis(card, {"character": "jamie"}, {"character": "william", "hand": ["will-1"]})
    assert p.passed().options() == ["b"]
    p = crisis(card, {"character": "jamie"}, {"character": "william", "hand": ["will-1", "lore-2", "lore-5"]})
    p.does("a")
    assert (p.seat, p.options()) == (1, ["lore-2", "lore-5"])


@pytest.mark.rule("U-R114")
def test_several_cards_go_to_the_bottom_in_an_order_secretly_chosen() -> None:
    tops = ["infection", "transformation", "missing-jewelry", "class-struggle"]
    p = at({"character": "william"}, spell_deck=["foresee"], mythos_deck=tops, dice=(8,))
    p.does("title-keeper.0", "foresee", "mythos-deck", "transformation")
    assert p.asked == "ask-bottom" and sorted(p.options()) == sorted({*tops} - {"transformation"})
    p.does(["class-struggle", "infection", "missing-jewelry"]).passed()
    assert [MYTHOS[card] for card in p.s.mythos_deck[:3]] == ["missing-jewelry", "infection", "class-struggle"]
    assert MYTHOS[p.s.mythos_deck[-1]] == "transformation"
    for seat in (None, 1, 2):
        assert not any(name in str(line.text.args) for line in p.t.events(0, seat) for name in tops)
