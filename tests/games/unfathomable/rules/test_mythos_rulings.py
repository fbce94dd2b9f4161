"""Rulings about the mythos step and its cards."""

from __future__ import annotations

import pytest

from fathom.games.unfathomable.cards.names import MYTHOS
from fathom.kernel.text import who
from unfathomable_play import at, crisis
from unfathomable_short import ALL_PASSENGERS, TRAITOR, mythos_names, told


@pytest.mark.rule("U-R31")
def test_behind_barricades_deep_ones_do_not_move_into_rooms_for_the_rest_of_the_turn() -> None:
    holder = {"kept": ["barricade-the-hatches"], "place": "galley"}
    crew = [{"place": "galley"}, holder]
    p = crisis("class-struggle", *crew, deep_ones={"w2": 1, "d1": 1}).does("a").uses("barricade-the-hatches")
    p.does("in-order").passed()
    assert (p.deep_ones("d1"), p.deep_ones("d2"), p.deep_ones("bridge")) == (1, 1, 0)
    assert mythos_names(p.s.mythos_discard) == ["barricade-the-hatches", "class-struggle"]
    p = crisis("class-struggle", *crew, deep_ones={"w2": 1, "d1": 1}).does("a").does("in-order").passed()
    assert p.deep_ones("bridge") == 1


@pytest.mark.rule("U-R31")
def test_barricades_last_for_the_turn_and_do_not_keep_deep_ones_from_spawning_in_rooms() -> None:
    crew = [{"hand": ["lore-3"], "place": "galley"}, {"kept": ["barricade-the-hatches"], "place": "galley"}]
    deck = ["transformation", "missing-jewelry", "class-struggle"]
    p = at(*crew, deep_ones={"d1": 1}, mythos_deck=deck, dice=(1,), actions=1)
    p.does("lore-3", "bridge").uses("barricade-the-hatches").passed()
    assert p.deep_ones("d1") == 1
    if p.asked != "ask-crisis":
        p.ends_actions()
    p.does("a").passed()
    assert p.deep_ones("cargo-hold") == 1
    p.does("in-order", "end-actions", "b").passed()
    assert p.deep_ones("d1") == 1
    p.does("end-actions", "a", "in-order").passed()
    assert p.deep_ones("d1") == 0


@pytest.mark.rule("U-R109")
def test_the_holder_of_the_barricade_is_asked_when_deep_ones_activate_or_are_moved_into_a_room() -> None:
    holder = {"kept": ["barricade-the-hatches"], "place": "galley"}
    p = crisis("class-struggle", {"place": "galley"}, holder, deep_ones={"w1": 1}).does("a")
    assert (p.in_window, p.seat) == (True, 1)
    crew = [{"hand": ["lore-3", "lore-3"], "place": "galley"}, holder]
    p = at(*crew, deep_ones={"d1": 1}).does("lore-3", "bridge")
    assert (p.in_window, p.seat) == (True, 1)
    p = at(*crew, deep_ones={"d1": 1}).does("lore-3", "d3")
    assert p.asked == "ask-act"


@pytest.mark.parametrize(
    ("gone", "food", "supply"), [(ALL_PASSENGERS, 7, 0), (ALL_PASSENGERS[:8], 8, 0)], ids=["none", "one"]
)
@pytest.mark.rule("U-R54")
def test_hypnotic_melody_without_passengers_costs_food_instead(gone: list[str], food: int, supply: int) -> None:
    p = crisis("hypnotic-melody", {"hand": ["will-5", "will-5"]}, passengers_gone=gone, chaos=["lore-1"] * 3)
    p.contributes(p0=["will-5", "will-5"])
    assert p.logged("log-test-partial")
    assert p.resource("food") == food
    assert len(p.s.passenger_supply) == supply


@pytest.mark.parametrize(("place", "pool"), [("galley", 3), ("brig", 2)])
@pytest.mark.rule("U-R63")
def test_family_ties_does_not_work_in_the_brig(place: str, pool: int) -> None:
    ishmael = {"character": "ishmael", "kept": ["family-ties"], "place": place, "hand": ["lore-1"]}
    p = crisis("horrific-visions", {}, ishmael).passed()
    assert p.asked == "ask-contribute"
    assert len(p.s.pool) == pool


@pytest.mark.rule("U-R63")
def test_a_kept_green_card_is_discarded_when_its_holder_reveals() -> None:
    ishmael = {"character": "ishmael", "kept": ["family-ties"], "loyalty": ["hybrid"], "place": "galley"}
    p = at({"character": "jeanne"}, ishmael, active=1)
    assert p.kept(1) == ["family-ties"]
    p.does("reveal")
    while p.asked not in ("ask-act", "ask-crisis"):
        p.does(p.options()[0])
    assert p.kept(1) == []
    assert "family-ties" in mythos_names(p.s.mythos_discard)


@pytest.mark.rule("U-R115")
def test_a_kept_card_stays_with_a_holder_who_goes_to_the_brig_and_works_there() -> None:
    william = {"character": "william", "kept": ["memory-of-the-deep"], "hand": ["lore-1"]}
    deck = ["accusation", "horrific-visions"]
    p = at({}, william, step="mythos", mythos_deck=deck, captain=0).does("a", "player-1").passed()
    assert p.place(1) == "brig"
    assert p.kept(1) == ["memory-of-the-deep"]
    p = crisis("horrific-visions", {}, {**william, "place": "brig"}).passed().answer(1, {"lore-1": 1})
    assert p.logged("log-treachery-added")


@pytest.mark.rule("U-R84")
def test_a_deck_that_runs_out_while_redrawing_is_made_anew_at_once() -> None:
    """Whatever the shuffle brings up first, the only valid card is found."""
    invalid = ["family-ties", "ticket-please", "gift-of-the-mother"]
    for seed in range(8):
        crew = [{"character": "jeanne"}, {"character": "keilani"}, {"character": "william"}]
        p = at(*crew, step="mythos", mythos_deck=invalid, mythos_discard=["class-struggle"], rest=["mythos"], seed=seed)
        assert MYTHOS[p.s.mythos] == "class-struggle"
        assert sorted(mythos_names((*p.s.mythos_deck, *p.s.mythos_discard))) == sorted(invalid)


@pytest.mark.rule("U-R84")
def test_the_card_being_resolved_and_kept_cards_are_not_shuffled_in() -> None:
    """Stolen Ritual Components lets the Keeper cast Foresee, which looks at four cards."""
    cards = ["lore-5", "lore-5", "lore-4"]
    keeper = {"character": "william", "hand": cards, "kept": ["barricade-the-hatches"]}
    discards = ["class-struggle", "dinghy-launch", "just-desserts"]
    p = crisis(
        "stolen-ritual-components", keeper, rest=["mythos"], mythos_discard=discards, spell_deck=["foresee"],
        chaos=["will-1"] * 3,
    )  # fmt: skip
    p.contributes(p0=cards).does("foresee", "mythos-deck")
    assert sorted(p.options()) == sorted(discards)
    assert p.s.mythos_deck == p.s.mythos_discard == ()


@pytest.mark.rule("U-R89")
def test_beatrice_draws_two_cards_in_her_own_mythos_step_and_only_she_sees_them() -> None:
    beatrice = {"character": "beatrice", "place": "chapel"}
    deck = ["ticket-please", "class-struggle", "dinghy-launch", "just-desserts"]
    crew = [{"character": "jeanne"}, {"character": "keilani"}]
    p = at(beatrice, *crew, step="mythos", mythos_deck=deck).passed()
    assert (p.asked, p.seat) == ("ask-predict", 0)
    assert p.options() == ["class-struggle", "dinghy-launch"]
    assert [line["card"].id for line in told(p, "log-mythos-invalid", seat=1)] == ["ticket-please"]
    assert p.t.view(1)["decision"] is None
    p.does("dinghy-launch")
    assert MYTHOS[p.s.mythos] == "dinghy-launch"
    assert mythos_names(p.s.mythos_deck[:1]) == ["class-struggle"]
    assert "class-struggle" not in str([line.to_json() for line in p.t.events(0, 1)])


@pytest.mark.rule("U-R89")
def test_beatrice_draws_one_card_in_the_brig_and_others_draw_one_as_well() -> None:
    deck = ["class-struggle", "dinghy-launch"]
    p = at({"character": "beatrice", "place": "brig"}, step="mythos", mythos_deck=deck)
    assert not any(ask.why == "ask-predict" for ask in p.open)
    assert p.logged("log-brig-no-crisis")
    p = at({"character": "jeanne"}, {"character": "beatrice"}, step="mythos", mythos_deck=deck)
    assert MYTHOS[p.s.mythos] == "class-struggle"


@pytest.mark.parametrize(
    ("damage", "spawned"),
    [
        (["structural-any"], 1),
        (["fuel-leak"], 0),
        (["flooded-food-stores"], 0),
        (["fleeing-passengers", "structural-any"], 1),
        (["fleeing-passengers", "fuel-leak"], 0),
    ],
)
@pytest.mark.rule("U-R100")
def test_the_infiltrator_appears_only_in_a_room_that_was_just_damaged(damage: list[str], spawned: int) -> None:
    p = crisis("infiltrator", {"place": "d1"}, {"place": "d1"}, {"place": "d1"}, damage_deck=damage, hydra="w1")
    p.contributes()
    rooms = ("bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room")
    assert sum(map(p.deep_ones, rooms)) == spawned


@pytest.mark.parametrize(
    ("damage", "spawned"),
    [(["structural-any"], [4]), (["fuel-leak"], []), (["fleeing-passengers", "structural-any"], [4])],
)
@pytest.mark.rule("U-R100")
def test_the_game_is_afoot_spawns_only_if_the_boiler_room_was_damaged(damage: list[str], spawned: list[int]) -> None:
    crew = [{"character": "jamie", "place": "d1"}, {"place": "d1"}, {"place": "d1"}]
    p = crisis("the-game-is-afoot", *crew, damage_deck=damage, deep_ones={"d8": 1}).does("option").passed()
    assert [line["n"] for line in told(p, "log-spawn") if line["space"].id == "boiler-room"] == spawned


@pytest.mark.rule("U-R102")
def test_accusation_can_jail_any_human_outside_the_brig_even_the_captain() -> None:
    crew = [{"character": "samira"}, {"character": "keilani"}, {"place": "brig"}, TRAITOR]
    p = crisis("accusation", *crew, players=4).does("a")
    assert (p.seat, p.options()) == (1, ["player-0", "player-1"])
    p.does("player-1")
    assert p.place(1) == "brig"
    assert p.s.captain == 0


@pytest.mark.rule("U-R104")
def test_a_title_on_a_card_means_the_chooser_so_edmund_if_he_spreads_misfortune() -> None:
    edmund = {"character": "edmund", "loyalty": ["hybrid"], "hand": ["will-1"] * 5, "place": "galley"}
    captain = {"character": "keilani", "hand": ["will-2"] * 3}
    p = at(edmund, captain, {"character": "william"}, mythos_deck=["accusation"]).does("reveal").passed()
    while p.asked != "ask-crisis":
        p.does(p.options()[0]).passed()
    assert p.seat == 0
    p.does("b", {"will-1": 2}).passed()
    discarded = [line["player"] for line in told(p, "log-discard")]
    assert who(0) in discarded
    assert who(1) not in discarded
    assert p.hand(1) == ["will-2"] * 3


@pytest.mark.rule("U-R104")
def test_on_a_card_with_only_a_test_the_title_means_its_holder() -> None:
    edmund = {"character": "edmund", "loyalty": ["hybrid"], "hand": ["will-1"], "place": "galley"}
    keeper = {"character": "william", "hand": ["lore-1"], "place": "chapel"}
    p = at(edmund, keeper, {"character": "keilani"}, mythos_deck=["fear-of-the-unknown"]).does("reveal").passed()
    for _ in range(10):
        if p.asked == "ask-act" or p.place(1) == "sick-bay":
            break
        p.does(p.options()[0]).passed()
    assert p.place(1) == "sick-bay"
    assert p.hand(1) == []
    assert p.s.keeper != 1


@pytest.mark.parametrize("where", [{"dagon": "w7", "hydra": "w8"}, {"dagon": "deep", "hydra": "w4"}])
@pytest.mark.rule("U-R112")
def test_collision_course_rolls_once_for_both_monarchs_wherever_they_are(where: dict[str, str]) -> None:
    p = crisis(
        "collision-course", {"place": "d8"}, damage_deck=["fuel-leak", "flooded-food-stores"], dice=(5,), **where
    )
    p.contributes()
    assert p.monarch("dagon") == p.monarch("hydra") == "w2"
    assert len(told(p, "log-roll")) == 1


@pytest.mark.rule("U-R112")
def test_coordinated_assault_makes_no_roll_for_an_empty_deep() -> None:
    sea = {"hydra": "w3", "dagon": "w4", "damage_deck": ["structural-any"]}
    p = crisis("coordinated-assault", {"place": "d8"}, chaos=["will-1"] * 3, **sea).contributes()
    assert told(p, "log-roll") == []
    p = crisis("coordinated-assault", {"place": "d8"}, chaos=["will-1"] * 3, dice=(8,), **{**sea, "dagon": "deep"})
    p.contributes()
    assert told(p, "log-roll")[0]["n"] == 8
    assert p.monarch("dagon") == "w2"
