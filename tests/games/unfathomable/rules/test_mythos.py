"""The mythos step (U-10): crisis, activation icon, track icon."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.crisis import MYTHOS_CARDS
from fathom.games.unfathomable.cards.names import MYTHOS
from fathom.kernel.text import who
from unfathomable_play import at, crisis
from unfathomable_short import ALL_PASSENGERS, TRAITOR, mythos_names, told

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
    assert mythos_names(p.s.mythos_discard) == ["class-struggle"]
    assert p.t.view(1)["table"]["mythos"] is None


@pytest.mark.rule("U-10.5")
def test_mythos_cards_are_discarded_faceup_onto_a_pile_of_their_own() -> None:
    p = crisis("class-struggle", mythos_discard=["dinghy-launch"]).does("a").passed()
    assert mythos_names(p.s.mythos_discard) == ["dinghy-launch", "class-struggle"]
    assert p.t.view(2)["mythos_top"] == "class-struggle"
    assert p.t.view(2)["discard_tops"] == [None] * 6


@pytest.mark.rule("U-10.6")
def test_the_last_card_is_resolved_before_the_discards_are_shuffled() -> None:
    discards = ["missing-jewelry", "dinghy-launch"]
    p = crisis("class-struggle", *CREW, mythos_discard=discards, rest=["mythos"])
    assert p.asked == "ask-crisis"
    assert p.s.mythos_deck == ()
    assert mythos_names(p.s.mythos_discard) == discards[::-1]
    p.does("a").passed()
    assert p.s.mythos_discard == ()
    assert sorted(mythos_names(p.s.mythos_deck)) == ["class-struggle", "dinghy-launch", "missing-jewelry"]


@pytest.mark.rule("U-10.6")
def test_a_last_card_that_is_discarded_before_its_icons_is_shuffled_in_as_well() -> None:
    cards = ["lore-5", "lore-5", "will-5"]
    p = crisis("memory-of-the-deep", {"character": "william", "hand": cards}, rest=["mythos"], chaos=["lore-1"] * 3)
    p.does("test").contributes(p0=cards).does("yes")
    assert mythos_names(p.s.mythos_deck) == ["memory-of-the-deep"]
    assert p.s.travel == 0


@pytest.mark.rule("U-10.6")
def test_a_last_card_that_edmund_spreads_is_shuffled_in_as_well() -> None:
    edmund = {"character": "edmund", "loyalty": ["hybrid"], "place": "galley"}
    discards = ["dinghy-launch"]
    p = at(edmund, {"character": "jeanne"}, mythos_deck=["class-struggle"], mythos_discard=discards, rest=["mythos"])
    p.does("reveal").passed()
    while p.asked != "ask-crisis":
        p.does(p.options()[0]).passed()
    assert mythos_names(p.s.mythos_discard) == discards
    p.does("a").passed()
    assert sorted(mythos_names(p.s.mythos_deck)) == ["class-struggle", "dinghy-launch"]


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
    assert mythos_names(p.s.mythos_discard) == ["family-ties"]
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
    assert mythos_names(p.s.mythos_discard) == ["family-ties", "ticket-please", "gift-of-the-mother"]
    assert len(told(p, "log-mythos-invalid", seat=1)) == 3
    p.does("dinghy-launch")
    assert mythos_names(p.s.mythos_deck[-2:]) == ["just-desserts", "dinghy-launch"]
    assert mythos_names(p.s.mythos_deck[:1]) == ["class-struggle"]


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
