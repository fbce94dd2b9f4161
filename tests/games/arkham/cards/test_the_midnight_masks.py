"""The Midnight Masks: the city, the cult of Umôrdhoth, and the Masked Hunter."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import GAME, Play, at
from fathom.games.arkham.cards.printed import face
from fathom.games.arkham.pieces import slug_of
from fathom.games.arkham.rules.values import health as health_of
from fathom.kernel.table import Table

TOWN: dict[str, Any] = {"scenario": "the-midnight-masks"}
CITY: list[Any] = [
    "your-house", "rivertown", "southside-historical-society", "st-marys-hospital", "miskatonic-university",
    "downtown-first-bank-of-arkham", "easttown", "graveyard", "northside",
]  # fmt: skip
CULT = ("wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner")
HUNTER = "the-masked-hunter"


def town(place: str = "rivertown", tokens: str = "0", *others: dict[str, Any], **more: Any) -> Play:
    """Roland somewhere in the city."""
    names = ("investigator", "hand", "play", "deck", "discard", "resources", "clues", "damage", "horror", "threat")
    seat = {"at": place, **{key: more.pop(key) for key in names if key in more}}
    options = TOWN | more.pop("options", {})
    more.setdefault("locations", CITY)
    return at(seat, *others, options=options, tokens=tokens.split(), **more)


def drawing(card: str, place: str = "rivertown", tokens: str = "0", *others: dict[str, Any], **more: Any) -> Play:
    """The next card of the encounter deck is drawn in the mythos phase."""
    return town(place, tokens, *others, phase="mythos", encounter=[card, "ancient-evils"], **more)


def set_up(seats: int = 1, seed: int = 0, gathering: str = "r2") -> Table[Any]:
    """A fresh table, up to the first turn, after this ending of The Gathering."""
    table: Table[Any] = Table(GAME, seats, seed, GAME.settle_options(TOWN | {"earlier": [gathering]}))
    table.begin(GAME.first(table))
    while table.asked and table.asked[0].why not in ("ask-action", "ask-next-turn"):
        ask = table.asked[0]
        table.choose([] if ask.shape == "pick_some" else ask.keys[0], ask.seat)
    return table


# ---- setup


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_city_at_nightfall(seats: int) -> None:
    s = set_up(seats).state
    places = [slug_of(place) for place in s.locations]
    assert len(places) == 9 and s.places == [face("your-house")] * seats
    assert sum(name.startswith("downtown") for name in places) == sum(name.startswith("southside") for name in places)
    assert sum(name.startswith("downtown") for name in places) == 1
    assert len(s.cultist_deck) == 5 and {slug_of(piece) for piece in s.cultist_deck} == set(CULT)
    assert len(s.encounter_deck) == 21 - (seats - 1)
    expected = ("southside", "downtown", "graveyard")[: seats - 1]
    assert [slug_of(s.where[enemy]).split("-")[0] for enemy in s.enemies] == list(expected)
    assert all(slug_of(enemy) == "acolyte" and s.doom[enemy] == 1 for enemy in s.enemies)


def test_both_places_of_a_pair_are_possible() -> None:
    drawn = {slug_of(place) for seed in range(12) for place in set_up(seed=seed).state.locations}
    assert len(drawn) == 11


def test_without_a_house_everybody_starts_in_rivertown() -> None:
    s = set_up(gathering="r1").state
    assert s.places == [face("rivertown")] and face("your-house") not in s.locations


def test_a_living_priest_is_in_the_deck() -> None:
    s = set_up(gathering="r3").state
    assert face("ghoul-priest") in s.encounter_deck and len(s.encounter_deck) == 22


# ---- places


def test_the_priest_comes_home() -> None:
    play = drawing("ghoul-priest", aside=[]).until()
    assert play.where("ghoul-priest") == "your-house" and play.engaged("ghoul-priest") == -1


def test_your_house_refreshes_once_a_turn() -> None:
    play = town("your-house", deck=["knife"], resources=0)
    play.does("use.your-house").until()
    assert play.hand() == ["knife"] and play.s.resources[0] == 1 and not play.offers("use.your-house")


def test_the_historical_society_teaches_three_cards_once() -> None:
    play = town("southside-historical-society", deck=["knife", "guts", "machete", "dodge"])
    play.does("use.southside-historical-society").until()
    assert sorted(play.hand()) == ["guts", "knife", "machete"] and not play.offers("use.southside-historical-society")


def test_at_mas_boarding_house_lives_an_ally() -> None:
    places = ["southside-mas-boarding-house", "rivertown"]
    play = town(places[0], deck=["knife", "beat-cop", "guts"], locations=places)
    play.does("use.southside-mas-boarding-house", "beat-cop").until()
    assert play.hand() == ["beat-cop"] and not play.offers("use.southside-mas-boarding-house")


def test_the_hospital_heals_three_damage_once() -> None:
    play = town("st-marys-hospital", damage=4, horror=2)
    play.does("use.st-marys-hospital").until()
    assert (play.damage(), play.horror()) == (1, 2) and not play.offers("use.st-marys-hospital")


def test_the_asylum_heals_three_horror_once() -> None:
    places = ["downtown-arkham-asylum", "easttown"]
    play = town(places[0], damage=4, horror=4, locations=places)
    play.does("use.downtown-arkham-asylum").until()
    assert (play.damage(), play.horror()) == (4, 1) and not play.offers("use.downtown-arkham-asylum")


def test_the_bank_pays_three_once() -> None:
    play = town("downtown-first-bank-of-arkham", resources=1)
    play.does("use.downtown-first-bank-of-arkham").until()
    assert play.s.resources[0] == 4 and not play.offers("use.downtown-first-bank-of-arkham")


def test_the_university_has_tomes_and_spells_among_six_cards() -> None:
    deck = ["knife", "medical-texts", "guts", "machete", "dodge", "shrivelling", "old-book-of-lore"]
    play = town("miskatonic-university", deck=deck)
    play.does("use.miskatonic-university")
    assert {"medical-texts", "shrivelling"} <= set(play.keys)
    assert not {"knife", "old-book-of-lore"} & set(play.keys), "neither another card nor the seventh"
    play.does("shrivelling").until()
    assert play.hand() == ["shrivelling"] and play.offers("use.miskatonic-university"), "as often as wanted"


@pytest.mark.parametrize(("place", "paid"), [("easttown", 2), ("rivertown", 4)])
def test_allies_are_cheaper_in_easttown(place: str, paid: int) -> None:
    play = town(place, hand=["beat-cop"], resources=5)
    play.does("play.beat-cop").until()
    assert play.s.resources[0] == 5 - paid


def test_other_cards_are_not_cheaper_in_easttown() -> None:
    play = town("easttown", hand=["machete"], resources=5)
    play.does("play.machete").until()
    assert play.s.resources[0] == 2


def test_the_graveyard_is_quiet_for_the_strong_willed() -> None:
    play = town()
    play.does("move.graveyard").until()
    assert play.place() == "graveyard" and play.horror() == 0, "3 against 3"


@pytest.mark.rule("A-must.1")
@pytest.mark.parametrize(("word", "place", "horror"), [("horror", "graveyard", 2), ("one", "rivertown", 0)])
def test_the_graveyard_frightens_or_drives_away(word: str, place: str, horror: int) -> None:
    play = town(tokens="-1")
    play.does("move.graveyard").until("choose-effect")
    assert len(play.keys) == 2
    play.answer(next(key for key in play.t.asked[0].keys if word in key)).until()
    assert (play.place(), play.horror()) == (place, horror)


def test_northside_sells_two_clues() -> None:
    play = town("northside", resources=5)
    play.does("use.northside").until()
    assert play.clues() == 2 and play.s.resources[0] == 0
    assert play.on("northside", "clues") == town("northside").on("northside", "clues"), "from the pool"


# ---- act, agendas and the hunter


def test_the_group_pays_to_unmask_a_cultist() -> None:
    agnes = {"investigator": "agnes-baker", "at": "easttown", "clues": 3}
    play = town("rivertown", "0", agnes, clues=2, cultists=["peter-warren", "ruth-turner"])
    play.does("use.uncovering-the-conspiracy", 2, 2).until()
    assert (play.clues(0), play.clues(1)) == (0, 1), "two clues for each investigator"
    assert play.where("peter-warren") == "miskatonic-university" and len(play.s.cultist_deck) == 4


@pytest.mark.parametrize(("clues", "unmasked"), [(1, CULT[:4]), (2, CULT)])
def test_without_clues_or_cultists_nobody_is_unmasked(clues: int, unmasked: tuple[str, ...]) -> None:
    assert not town(clues=clues, victory=list(unmasked)).offers("use.uncovering-the-conspiracy")
    assert town(clues=2, victory=list(CULT[:4])).offers("use.uncovering-the-conspiracy")


def test_the_sixth_cultist_ends_the_night() -> None:
    hunter = {"card": HUNTER, "engaged": 0, "damage": 5}
    play = town(victory=list(CULT), enemies=[hunter], agenda="time-is-running-short")
    play.does(f"fight.{HUNTER}").until()
    assert play.s.ending == "r1" and len(play.s.interrogated) == 6 and play.s.got_away == ()


def test_five_cultists_are_not_enough() -> None:
    play = town("northside", resources=5, victory=list(CULT[:4]), enemies=[{"card": "victoria-devereux", "engaged": 0}])
    play.does("use.victoria-devereux").until()
    assert play.s.ending == "" and len(play.s.victory) == 5


@pytest.mark.parametrize("agenda", ["predator-or-prey", "time-is-running-short"])
def test_one_may_resign_from_both_agendas(agenda: str) -> None:
    play = town(agenda=agenda)
    play.does(f"use.{agenda}")
    assert play.s.status[0] == "resigned" and play.s.ending == "no-resolution"
    assert (face(HUNTER) in play.s.got_away) is (agenda == "predator-or-prey")


def test_the_hunter_comes_for_the_one_with_the_most_clues() -> None:
    agnes = {"investigator": "agnes-baker", "at": "easttown", "clues": 1}
    play = drawing("false-lead", "rivertown", "0", agnes, agenda="predator-or-prey", doom=5)
    play.until("ask-next-turn", "ask-action", "ask-commit")
    assert slug_of(play.s.agenda) == "time-is-running-short" and play.engaged(HUNTER) == 1


@pytest.mark.parametrize(("seats", "health"), [(1, 6), (2, 8), (3, 10), (4, 12)])
def test_the_health_of_the_hunter_grows_with_the_group(seats: int, health: int) -> None:
    names = ("agnes-baker", "daisy-walker", "wendy-adams")
    others = [{"investigator": name, "at": "easttown"} for name in names[: seats - 1]]
    play = town("rivertown", "0", *others, enemies=[{"card": HUNTER, "at": "northside"}])
    assert health_of(play.t, play.piece(HUNTER)) == health


def test_who_faces_the_hunter_neither_discovers_nor_spends_clues() -> None:
    play = town(clues=4, enemies=[{"card": HUNTER, "engaged": 0}], hand=["working-a-hunch"], cultists=["peter-warren"])
    assert not play.offers("use.uncovering-the-conspiracy") and not play.offers("free.working-a-hunch")
    play.does("investigate").until()
    assert play.clues() == 4
    free = town(clues=4, enemies=[{"card": HUNTER, "at": "northside"}], hand=["working-a-hunch"],
                cultists=["peter-warren"])  # fmt: skip
    assert free.offers("use.uncovering-the-conspiracy") and free.offers("free.working-a-hunch")


def test_midnight_strikes() -> None:
    play = drawing("ancient-evils", agenda="time-is-running-short", doom=7, victory=["peter-warren"])
    assert play.s.ending == "r2" and "past-midnight" in play.s.notes
    assert play.s.interrogated == (face("peter-warren"),)
    assert play.s.got_away == tuple(sorted(face(name) for name in CULT if name != "peter-warren")), "not the hunter"


def test_an_interrogated_priest_is_crossed_out() -> None:
    play = town(victory=["ghoul-priest"], agenda="time-is-running-short")
    play.s.notes = ("priest-alive",)
    play.does("use.time-is-running-short")
    assert "priest-alive" not in play.s.notes


# ---- chaos tokens


@pytest.mark.parametrize(("level", "doom", "found"), [("standard", 2, 1), ("standard", 3, 0), ("hard", 2, 0)])
def test_a_skull_counts_the_doom(level: str, doom: int, found: int) -> None:
    enemies = [{"card": "acolyte", "at": "easttown", "doom": doom}, {"card": "acolyte", "at": "northside", "doom": 1}]
    play = town("rivertown", "skull", enemies=enemies, options={"difficulty": level})
    play.does("investigate").until()
    assert play.clues() == found, "3 - 2 against 1; all doom is 3"


def test_a_cultist_token_feeds_the_nearest_cultist() -> None:
    enemies = [
        {"card": "peter-warren", "at": "miskatonic-university"},
        {"card": "acolyte", "at": "northside", "doom": 1},
    ]
    play = town("rivertown", "cultist", enemies=enemies)
    play.does("investigate").until()
    assert play.on("peter-warren", "doom") == 1 and play.on("acolyte", "doom") == 1 and play.clues() == 1


def test_a_cultist_token_feeds_every_cultist_on_hard() -> None:
    enemies = [
        {"card": "peter-warren", "at": "miskatonic-university"},
        {"card": "acolyte", "at": "northside", "doom": 1},
    ]
    play = town("rivertown", "cultist", enemies=enemies, options={"difficulty": "hard"})
    play.does("investigate").until()
    assert play.on("peter-warren", "doom") == 1 and play.on("acolyte", "doom") == 2


@pytest.mark.parametrize(("second", "found"), [("0", 1), ("-1", 0)])
def test_without_cultists_another_token_is_revealed_on_hard(second: str, found: int) -> None:
    play = town("rivertown", f"cultist {second}", options={"difficulty": "hard"})
    play.does("investigate").until()
    assert play.clues() == found, "3 - 2 and the second token against 1"


@pytest.mark.parametrize(("level", "left"), [("standard", 2), ("hard", 0)])
def test_a_tablet_costs_clues_if_the_test_fails(level: str, left: int) -> None:
    play = town("rivertown", "tablet", clues=3, options={"difficulty": level})
    before = play.on("rivertown", "clues")
    play.does("investigate").until()
    assert play.clues() == left and play.on("rivertown", "clues") == before + 3 - left


def test_a_tablet_costs_nothing_if_the_test_succeeds() -> None:
    play = town("rivertown", "tablet", clues=3, hand=["perception"])
    play.does("investigate", ["perception"]).until()
    assert play.clues() == 4


# ---- treacheries


@pytest.mark.rule("A-must.1")
def test_the_shadow_takes_a_clue_or_hurts() -> None:
    play = drawing("hunting-shadow", clues=1).until("choose-effect")
    assert len(play.keys) == 2
    play.answer(next(key for key in play.t.asked[0].keys if "clue" in key)).until()
    assert play.clues() == 0 and play.damage() == 0


@pytest.mark.rule("A-must.1")
def test_without_clues_the_shadow_hurts() -> None:
    play = drawing("hunting-shadow")
    play.until()
    assert play.damage() == 2


@pytest.mark.parametrize(("tokens", "left"), [("-1", 1), ("+1", 3), ("auto-fail", 0)])
def test_a_false_lead_drops_a_clue_for_each_point(tokens: str, left: int) -> None:
    play = drawing("false-lead", tokens=tokens, clues=3).until()
    assert play.clues() == left and play.on("rivertown", "clues") == 1 + 3 - left, "3 against 4"


def test_a_false_lead_without_clues_surges() -> None:
    play = town(phase="mythos", encounter=["false-lead", "swarm-of-rats"]).until()
    assert play.has("swarm-of-rats")
