"""The mythos step (U-10): crisis, activation icon, track icon."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.crisis import MYTHOS_CARDS
from fathom.games.unfathomable.cards.names import MYTHOS
from fathom.kernel.text import who
from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR

GREEN = [
    ("history-repeats", "keilani"),
    ("the-peacemaker", "arjun"),
    ("do-no-harm", "svetlana"),
    ("signs-of-life", "jeanne"),
    ("the-game-is-afoot", "jamie"),
    ("memory-of-the-deep", "william"),
    ("miscalculation", "beatrice"),
    ("family-ties", "ishmael"),
    ("gift-of-the-mother", "edmund"),
    ("ticket-please", "samira"),
]
PARTIAL = {
    "adrift-fishing-boat": 13, "collision-course": 8, "damaged-evaporator": 8, "deep-one-swarm": 11,
    "disturbing-dreams": 10, "food-stores-raid": 8, "hypnotic-melody": 7, "infiltrator": 8, "missing-munitions": 12,
    "passenger-riot": 10, "rally-the-crew": 10, "rat-infestation": 8, "shipboard-fire": 8, "the-fathers-favor": 11,
    "the-mothers-wrath": 12, "hold-the-line": 10,
}  # fmt: skip
NO_EFFECT_ON_A_PASS = {
    "collision-course", "damaged-evaporator", "deep-one-feint", "deep-one-swarm", "fear-of-the-unknown",
    "firemen-strike", "flooding-compartment", "food-stores-raid", "horrific-visions", "hull-leak", "hypnotic-melody",
    "infiltrator", "jail-break", "looming-breakdown", "lure-of-yha-nthlei", "passenger-overboard", "sewage-backup",
    "the-fathers-favor", "the-mothers-wrath",
}  # fmt: skip
CREW = [{"character": name} for name in ("samira", "jeanne", "william")]
ALL_PASSENGERS = ["x"] * 2 + ["soul"] * 5 + ["souls-2", "soul-sanity"]


def told(p: Play, *ids: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of these lines of the log."""
    return [dict(line.text.args) for line in p.t.events(0, seat) if line.text.id in ids]


def names(cards: tuple[int, ...]) -> list[str]:
    return [MYTHOS[card] for card in cards]


# ---- the card


@pytest.mark.rule("U-10.0")
def test_first_the_crisis_then_the_monsters_then_the_track() -> None:
    """A Deep One that climbs aboard first does not fall behind with the ship."""
    p = crisis("class-struggle", deep_ones={"w1": 1}).does("a").passed()
    ids = [id for id, _ in p.lines()]
    assert ids.index("log-crisis-choice") < ids.index("log-activate") < ids.index("log-travel")
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-10.4", "U-10.4a")
def test_a_drawn_card_lies_open_for_all_until_it_is_discarded() -> None:
    p = crisis("class-struggle")
    for seat in (None, 0, 1, 2):
        assert p.t.view(seat)["table"]["mythos"] == "class-struggle"
        assert [line["card"].id for line in told(p, "log-mythos", seat=seat)] == ["class-struggle"]
    assert p.s.mythos_discard == ()
    p.does("a").passed()
    assert names(p.s.mythos_discard) == ["class-struggle"]
    assert p.t.view(1)["table"]["mythos"] is None


@pytest.mark.rule("U-10.5")
def test_mythos_cards_are_discarded_faceup_onto_a_pile_of_their_own() -> None:
    p = crisis("class-struggle", mythos_discard=["dinghy-launch"]).does("a").passed()
    assert names(p.s.mythos_discard) == ["dinghy-launch", "class-struggle"]
    assert p.t.view(2)["mythos_top"] == "class-struggle"
    assert p.t.view(2)["discard_tops"] == [None] * 6


@pytest.mark.rule("U-10.6")
def test_the_last_card_is_resolved_before_the_discards_are_shuffled() -> None:
    discards = ["missing-jewelry", "dinghy-launch"]
    p = crisis("class-struggle", *CREW, mythos_discard=discards, rest=["mythos"])
    assert p.asked == "ask-crisis"
    assert p.s.mythos_deck == ()
    assert names(p.s.mythos_discard) == discards[::-1]
    p.does("a").passed()
    assert p.s.mythos_discard == ()
    assert sorted(names(p.s.mythos_deck)) == ["class-struggle", "dinghy-launch", "missing-jewelry"]


@pytest.mark.rule("U-10.6")
def test_a_last_card_that_is_discarded_before_its_icons_is_shuffled_in_as_well() -> None:
    cards = ["lore-5", "lore-5", "will-5"]
    p = crisis("memory-of-the-deep", {"character": "william", "hand": cards}, rest=["mythos"], chaos=["lore-1"] * 3)
    p.does("test").contributes(p0=cards).does("yes")
    assert names(p.s.mythos_deck) == ["memory-of-the-deep"]
    assert p.s.travel == 0


@pytest.mark.rule("U-10.6")
def test_a_last_card_that_edmund_spreads_is_shuffled_in_as_well() -> None:
    edmund = {"character": "edmund", "loyalty": ["hybrid"], "place": "galley"}
    discards = ["dinghy-launch"]
    p = at(edmund, {"character": "jeanne"}, mythos_deck=["class-struggle"], mythos_discard=discards, rest=["mythos"])
    p.does("reveal").passed()
    while p.asked != "ask-crisis":
        p.does(p.options()[0]).passed()
    assert names(p.s.mythos_discard) == discards
    p.does("a").passed()
    assert sorted(names(p.s.mythos_deck)) == ["class-struggle", "dinghy-launch"]


# ---- green cards


@pytest.mark.parametrize(("card", "character"), GREEN)
@pytest.mark.rule("U-10.4c", "U-10.4c1")
def test_a_green_card_gives_its_choice_to_its_character(card: str, character: str) -> None:
    others = ["svetlana" if character == "jeanne" else "jeanne", "samira" if character == "jamie" else "jamie"]
    p = crisis(card, {"character": others[0]}, {"character": others[1]}, {"character": character}).passed()
    assert (p.asked, p.seat) == ("ask-crisis", 2)


@pytest.mark.parametrize(
    "seats",
    [
        [{"character": "jeanne"}],
        [{"character": "jeanne"}, {"character": "ishmael", "place": "brig"}],
        [{"character": "jeanne"}, {"character": "ishmael", **TRAITOR}],
    ],
)
@pytest.mark.rule("U-10.4c2")
def test_a_green_card_is_replaced_without_a_free_human_of_its_name(seats: list[dict[str, Any]]) -> None:
    p = at(*seats, step="mythos", mythos_deck=["family-ties", "class-struggle"])
    assert MYTHOS[p.s.mythos] == "class-struggle"
    assert names(p.s.mythos_discard) == ["family-ties"]
    assert [line["card"].id for line in told(p, "log-mythos-invalid")] == ["family-ties"]


@pytest.mark.rule("U-10.4c2")
def test_a_green_card_counts_while_its_character_is_in_the_sick_bay_or_a_hidden_hybrid() -> None:
    ishmael = {"character": "ishmael", "place": "sick-bay", "loyalty": ["hybrid"]}
    p = at({"character": "jeanne"}, ishmael, step="mythos", mythos_deck=["family-ties", "class-struggle"])
    assert MYTHOS[p.s.mythos] == "family-ties"
    assert p.s.mythos_discard == ()


@pytest.mark.rule("U-10.4c3")
def test_whoever_looks_at_the_deck_is_shown_other_cards_instead_of_invalid_green_ones() -> None:
    deck = ["family-ties", "class-struggle", "ticket-please", "gift-of-the-mother", "dinghy-launch", "just-desserts"]
    crew = [{"character": "jeanne", "place": "bridge"}, {"character": "keilani"}, {"character": "william"}]
    p = at(*crew, mythos_deck=deck).does("room-bridge.0", "mythos-deck").passed()
    assert p.options() == ["class-struggle", "dinghy-launch"]
    assert names(p.s.mythos_discard) == ["family-ties", "ticket-please", "gift-of-the-mother"]
    assert len(told(p, "log-mythos-invalid", seat=1)) == 3
    p.does("dinghy-launch")
    assert names(p.s.mythos_deck[-2:]) == ["just-desserts", "dinghy-launch"]
    assert names(p.s.mythos_deck[:1]) == ["class-struggle"]


# ---- who resolves it


@pytest.mark.parametrize(
    ("card", "seat"),
    [("just-desserts", 0), ("class-struggle", 1), ("mysterious-lifeboat", 2), ("the-peacemaker", 3)],
)
@pytest.mark.rule("U-10.12")
def test_the_card_names_who_chooses(card: str, seat: int) -> None:
    """The current player, the Captain, the Keeper of the Tome, or its character."""
    crew = [{"character": name} for name in ("samira", "keilani", "william", "arjun")]
    p = crisis(card, *crew, players=4).passed()
    assert (p.asked, p.seat) == ("ask-crisis", seat)


@pytest.mark.rule("U-10.4b", "U-10.9", "U-10.9a")
def test_the_chooser_takes_over_the_card_and_is_meant_by_you() -> None:
    """Ritual Support: the Keeper discards. Dinghy Launch: the Captain rolls. Identity Crisis: the current player."""
    hands = [{"character": name, "hand": ["will-1"] * 2} for name in ("samira", "keilani", "william")]
    p = crisis("ritual-support", *hands, ritual=1).does("b").passed()
    assert p.hand(2) == []
    assert p.hand(0) == ["will-1"] * 2
    p = crisis("dinghy-launch", *hands).does("a").passed()
    assert {line["player"] == who(1) for line in told(p, "log-roll")[:2]} == {True}
    p = crisis("identity-crisis", *hands, dice=(1,)).does("option").passed()
    assert told(p, "log-discard")[0]["player"] == who(0)
    assert {line["player"] == who(0) for line in told(p, "log-discard")} == {True}


@pytest.mark.parametrize(("card", "roller"), [("lure-of-yha-nthlei", 0), ("bucket-brigade", 1)])
@pytest.mark.rule("U-10.9a")
def test_a_test_is_resolved_by_the_current_player_or_by_whoever_chose_it(card: str, roller: int) -> None:
    p = crisis(card, *CREW, chaos=["lore-1"] * 3)
    if p.asked == "ask-crisis":
        p.does("test")
    p.contributes()
    risked = told(p, "log-roll")[:2]
    assert [line["player"] for line in risked] == [who(roller)] * 2


# ---- the crisis


@pytest.mark.rule("U-10.10")
def test_a_crisis_is_a_choice_a_test_or_both() -> None:
    kinds = Counter(tuple(card.options) for card in MYTHOS_CARDS.values())
    assert kinds == {("a", "b"): 21, ("test",): 30, ("test", "option"): 19}


@pytest.mark.rule("U-10.11")
def test_a_choice_has_two_outcomes_and_one_of_them_happens() -> None:
    p = crisis("class-struggle", *CREW)
    assert p.options() == ["a", "b"]
    p.does("a").passed()
    assert p.resource("sanity") == 6
    assert len(p.s.passenger_supply) == 9
    p = crisis("class-struggle").does("b").passed()
    assert p.resource("sanity") == 8
    assert len(p.s.passenger_supply) == 5


@pytest.mark.parametrize(
    ("lang", "quotes", "test"),
    [
        ("en", "“”", "Player 2 chooses the skill test."),
        ("pl", "„”", "Gracz 2 wybiera test umiejętności."),
        ("de", "„“", "Spieler 2 wählt die Fertigkeitsprobe."),
    ],
)
@pytest.mark.rule("U-10.11")
def test_the_log_quotes_the_chosen_option_and_names_a_test(lang: str, quotes: str, test: str) -> None:
    """All read the log, so what a card says to its chooser stands in quotation marks."""
    p = crisis("bucket-brigade", *CREW)
    assert p.t.decision
    said = {option.key: option.text.render(lang) for option in p.t.decision.options}
    assert "16" in said["test"]
    lines = [line.text.render(lang) for line in p.does("option").t.events()]
    assert [line for line in lines if line.endswith(f"{quotes[0]}{said['option']}{quotes[1]}")]
    lines = [line.text.render(lang) for line in crisis("bucket-brigade", *CREW).does("test").t.events()]
    assert test in lines
    assert not [line for line in lines if said["test"] in line]


@pytest.mark.rule("U-10.13a")
def test_an_option_may_be_chosen_even_if_it_cannot_be_done_in_full() -> None:
    p = crisis("incoming-sos", *CREW, passengers_gone=ALL_PASSENGERS[:7])
    assert p.options() == ["a", "b"]
    p.does("a").passed()
    assert p.s.passenger_supply == ()
    assert [p.resource(name) for name in ("fuel", "food", "sanity", "souls")] == [8, 8, 8, 8]


@pytest.mark.rule("U-10.13a")
def test_an_option_that_needs_something_cannot_be_chosen_without_it() -> None:
    p = crisis("improvised-fuel-source", *CREW, passengers_gone=ALL_PASSENGERS[:7])
    assert p.options() == ["b"]
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(1, "a")
    p = crisis("improvised-fuel-source", *CREW, passengers_gone=ALL_PASSENGERS[:6])
    assert p.options() == ["a", "b"]


@pytest.mark.rule("U-10.14")
def test_a_crisis_with_a_test_alone_starts_it_at_once() -> None:
    p = crisis("horrific-visions", {"hand": ["will-1"]}).passed()
    assert p.asked == "ask-contribute"
    assert told(p, "log-test")[0]["n"] == 10


@pytest.mark.rule("U-10.16")
def test_every_test_says_what_a_pass_and_what_a_failure_does() -> None:
    """A pass may have no effect, a failure always has one."""
    tests = {card.slug: card.options["test"].say().args for card in MYTHOS_CARDS.values() if "test" in card.options}
    assert {slug for slug, words in tests.items() if words["passed"].id == "effect-none"} == NO_EFFECT_ON_A_PASS
    assert not any(words["failed"].id == "effect-none" for words in tests.values())


@pytest.mark.rule("U-10.17")
def test_sixteen_tests_have_a_partial_success() -> None:
    found = {card.slug: card.partial for card in MYTHOS_CARDS.values() if card.partial}
    assert found == PARTIAL
    for slug, least in PARTIAL.items():
        assert least < MYTHOS_CARDS[MYTHOS.index(slug)].target


@pytest.mark.rule("U-10.18", "U-10.19")
def test_a_combination_starts_with_the_choice_between_test_and_option() -> None:
    crew = [{"character": "samira", "hand": ["will-1"]}, {"character": "jeanne"}, {"character": "william"}]
    p = crisis("bucket-brigade", *crew, dice=(6,))
    assert (p.asked, p.seat, p.options()) == ("ask-crisis", 1, ["test", "option"])
    p.does("option").passed()
    assert not p.logged("log-test")
    assert p.resource("fuel") == 7
    p = crisis("bucket-brigade", *crew, dice=(6,)).does("test").passed()
    assert p.asked == "ask-contribute"
    assert p.resource("fuel") == 8


# ---- icons


@pytest.mark.rule("U-10.23")
def test_icons_inside_a_text_are_resolved_from_left_to_right() -> None:
    """Coordinated Assault: Hydra, Dagon, Deep Ones; then the icon of the card itself."""
    sea = {"hydra": "w5", "dagon": "w6", "deep_ones": {"w7": 1}, "damage_deck": ["structural-any"]}
    p = crisis("coordinated-assault", chaos=["will-1"] * 3, **sea)
    p.contributes()
    while p.asked == "ask-deep-one":
        p.does("in-order").passed()
    assert [line["monster"].id for line in told(p, "log-activate")] == ["hydra", "dagon", "deep-ones", "deep-ones"]


@pytest.mark.rule("U-10.25")
def test_every_card_shows_one_of_three_track_icons() -> None:
    assert Counter(card.track for card in MYTHOS_CARDS.values()) == {"travel": 32, "ritual": 25, "choice": 13}


@pytest.mark.parametrize(
    ("card", "tracks"), [("class-struggle", (1, 0)), ("food-rationing", (0, 1))], ids=["travel", "ritual"]
)
@pytest.mark.rule("U-10.27", "U-10.27a", "U-10.27b")
def test_a_track_icon_advances_its_track_by_one(card: str, tracks: tuple[int, int]) -> None:
    p = crisis(card).does("a" if card == "class-struggle" else "b").passed()
    assert (p.s.travel, p.s.ritual) == tracks


@pytest.mark.parametrize(("track", "tracks"), [("travel", (2, 1)), ("ritual", (1, 2))])
@pytest.mark.rule("U-10.27", "U-10.27c")
def test_with_the_choice_icon_the_current_player_picks_the_track(track: str, tracks: tuple[int, int]) -> None:
    crew = [{"character": "samira"}, {"character": "keilani"}, {"character": "william"}]
    p = crisis("just-desserts", *crew, travel=1, ritual=1).does("b").passed()
    assert (p.asked, p.seat, p.options()) == ("ask-track", 0, ["travel", "ritual"])
    p.does(track).passed()
    assert (p.s.travel, p.s.ritual) == tracks


# ---- rulings


@pytest.mark.rule("U-R31")
def test_behind_barricades_deep_ones_do_not_move_into_rooms_for_the_rest_of_the_turn() -> None:
    holder = {"kept": ["barricade-the-hatches"], "place": "galley"}
    crew = [{"place": "galley"}, holder]
    p = crisis("class-struggle", *crew, deep_ones={"w2": 1, "d1": 1}).does("a").uses("barricade-the-hatches")
    p.does("in-order").passed()
    assert (p.deep_ones("d1"), p.deep_ones("d2"), p.deep_ones("bridge")) == (1, 1, 0)
    assert names(p.s.mythos_discard) == ["barricade-the-hatches", "class-struggle"]
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
    assert "family-ties" in names(p.s.mythos_discard)


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
        assert sorted(names((*p.s.mythos_deck, *p.s.mythos_discard))) == sorted(invalid)


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
    assert names(p.s.mythos_deck[:1]) == ["class-struggle"]
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
