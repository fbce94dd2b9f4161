"""Described positions: any scenario, between two actions, with what has been used and seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fathom
from arkham_play import at
from fathom.games.arkham.pieces import slug_of
from fathom.games.facts import facts_about

HALL = ["hallway", {"card": "attic", "clues": 2}, "cellar"]
RATS = {"card": "swarm-of-rats", "engaged": 0}


@pytest.mark.rule("A-limits.2")
@pytest.mark.parametrize(("used", "clues"), [([], 1), (["roland-banks.0"], 0)])
def test_an_ability_that_was_used_this_round_is_not_offered_again(used: list[str], clues: int) -> None:
    seat = {"at": "attic", "used": used, "actions": 1}
    play = at(seat, locations=HALL, enemies=[RATS], tokens=["0"]).does("fight.swarm-of-rats")
    assert any(key.startswith("roland-banks") for key in play.keys) is bool(clues)
    if not clues:
        assert play.until().s.round == 2 and not play.t.uses  # the next round begins without limits used up


@pytest.mark.rule("A-R12")
@pytest.mark.parametrize(("used", "left"), [([], 1), (["first-action"], 2)])
@pytest.mark.parametrize("at_first", [0, None])
def test_the_first_move_of_the_round_may_be_over(used: list[str], left: int, at_first: int | None) -> None:
    """So that Frozen in Fear does not tax another one in this round, and taxes the first one of the next."""
    seat = {"at": "hallway", "threat": ["frozen-in-fear"], "used": used}
    play = at(seat, locations=HALL, active=at_first, encounter=["ancient-evils"], tokens=["auto-fail"])
    play.does("move.cellar").until()
    assert play.s.actions[0] == left
    play.does("end-turn").until().does("move.hallway").until()
    assert play.s.actions[0] == 1


def test_a_limit_of_a_phase_counts_too() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "used": ["agnes-baker.0"]}
    play = at(seat, locations=HALL, enemies=[RATS])
    assert [key.partition("/")[2] for key in play.t.uses] == ["0/agnes-baker.0"]


def test_what_a_seat_has_seen_of_a_deck_is_in_its_view_alone() -> None:
    seats = ({"at": "hallway", "knows": {"encounter": 2, "deck": 1}, "deck": ["guts"]}, {"at": "hallway"})
    play = at(*seats, locations=HALL, encounter=["ancient-evils", "swarm-of-rats"])
    size = len(play.s.encounter_deck)
    assert facts_about(play.s, 0, "encounter_deck") == ((size - 2, size - 1), ())
    assert slug_of(play.s.encounter_deck[-1]) == "ancient-evils"
    assert [one for one in facts_about(play.s, 1, "encounter_deck") if one] == []
    again = play.t.determinize(0, random.Random(1))
    assert again.state.encounter_deck[-2:] == play.s.encounter_deck[-2:]


@pytest.mark.parametrize("scenario", ["the-gathering", "the-midnight-masks", "the-devourer-below"])
def test_any_scenario_between_two_actions_with_the_next_tokens_and_encounter_cards(scenario: str) -> None:
    described: dict[str, Any] = {
        "options": {"scenario": scenario}, "seats": [{"actions": 2, "resources": 3}], "round": 4,
        "encounter": ["swarm-of-rats"] if scenario == "the-gathering" else ["false-lead" if "masks" in scenario else
                                                                            "umordhoths-wrath"],
        "tokens": ["-1", "skull"],
    }  # fmt: skip
    table = fathom.position("arkham", described)
    s = table.state
    assert (s.scenario, s.round, s.actions, s.stacked) == (scenario, 4, [2], ("-1", "skull"))
    assert slug_of(s.encounter_deck[-1]) == described["encounter"][0] and table.game.explain(table) == []
    table.choose("resource", 0)
    assert table.state.resources == [4] and table.state.actions == [1]


@pytest.mark.parametrize(
    "seat", [{"used": ["knife.0"]}, {"used": "roland-banks.0"}, {"knows": {"bag": 1}}, {"knows": {"deck": -1}}]
)
def test_what_cannot_have_been_used_or_seen_is_refused(seat: dict[str, Any]) -> None:
    with pytest.raises(fathom.BadPosition):
        fathom.position("arkham", {"options": {"scenario": "the-gathering"}, "seats": [seat]})


@pytest.mark.rule("A-action.1", "A-gains.2")
def test_a_turn_that_is_not_described_further_has_all_its_actions() -> None:
    leo = {"investigator": "skids-otoole", "at": "hallway", "play": ["leo-de-luca"]}
    assert at(leo, locations=HALL).s.actions == [4]
    assert at(leo | {"actions": 1}, locations=HALL).s.actions == [1]
    daisy = {"investigator": "daisy-walker", "at": "hallway", "play": ["old-book-of-lore"]}
    play = at(daisy, locations=HALL).does("use.old-book-of-lore")
    play.answer(play.t.asked[0].keys[0]).until()
    assert play.s.actions == [3] and play.s.tome_actions == [0]
    assert at(daisy | {"tome_actions": 0}, locations=HALL).s.tome_actions == [0]


@pytest.mark.rule("A-fw.2.1", "A-fw.2.2")
def test_the_beginning_of_the_investigation_phase_and_the_moment_between_two_turns() -> None:
    skids = {"investigator": "skids-otoole", "at": "hallway", "hand": ["on-the-lam"]}
    play = at(skids, locations=HALL, active=None)
    assert play.offers("on-the-lam.0"), "after the turn begins"
    assert play.until().s.actions == [3]
    seats = [{"at": "hallway", "had_turn": True}, {"investigator": "agnes-baker", "at": "hallway"}, skids]
    between = at(*seats, locations=HALL, active=None, lead=1)
    assert between.asks == "ask-next-turn" and between.asked == 1 and between.keys == ("player-1", "player-2")


@pytest.mark.rule("A-fw.2.2.2", "A-fw.3.3.2")
def test_the_last_turn_of_a_described_round_is_followed_by_the_enemy_phase() -> None:
    """Whoever had a turn before has none afterwards either, and the enemies attack."""
    seats = [{"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway", "had_turn": True}]
    play = at(*seats, locations=HALL, enemies=[RATS], encounter=["ancient-evils", "ancient-evils"])
    play.does("end-turn")
    while play.s.round == 1:
        play.skip()
    assert play.damage(0) == 1


def test_between_two_turns_a_limit_of_the_phase_may_be_used_up() -> None:
    agnes = {"investigator": "agnes-baker", "at": "hallway", "used": ["agnes-baker.0"], "had_turn": True}
    play = at({"at": "hallway"}, agnes, locations=HALL, active=None).until()
    assert [key.partition("/")[2] for key in play.t.uses] == ["1/agnes-baker.0"]


@pytest.mark.parametrize(
    ("described", "told"),
    [
        ({"seats": [{"damage": 9}]}, "roland-banks.damage can be at most 8, not 9."),
        ({"seats": [{"play": [{"card": "beat-cop", "horror": 2}]}]}, "beat-cop.horror can be at most 1, not 2."),
        ({"enemies": [{"card": "ghoul-minion", "damage": 2}]}, "ghoul-minion.damage can be at most 1, not 2."),
        ({"seats": [{"hand": ["ghoul-minion"]}]}, "seats[0].hand: 'ghoul-minion' cannot lie there."),
        ({"seats": [{"at": "hallway"}], "locations": ["hallway", "attic"],
          "enemies": [{"card": "ghoul-minion", "at": "attic", "engaged": 0}]},
         "enemies[0].at: 'attic' cannot lie there. What can: hallway."),
        ({"seats": [{"status": "defeated"}]}, "seats[0].status cannot be 'defeated'."),
        ({"seats": [{"status": "defeated"}, {}], "active": 0}, "active: 0 cannot lie there. What can: 1."),
        ({"locations": ["hallway", "hallway"]}, "locations[1]: hallway is named once too often"),
        ({"bag": []}, "bag cannot be []."),
        ({"locations": []}, "locations cannot be []."),
        ({"notes": ["house-burnt"]}, "notes: 'house-burnt' does not exist in this game"),
        ({"got_away": ["ghoul-minion"]}, "got_away: 'ghoul-minion' cannot lie there."),
        ({"started": 0}, "started: 0 does not exist"),
        ({"seats": [{"threat": ["knife"]}]}, "seats[0].threat[0]: 'knife' cannot lie there."),
        ({"seats": [{"threat": ["ancient-evils"]}]}, "seats[0].threat[0]: 'ancient-evils' cannot lie there."),
        ({"seats": [{"play": [{"card": "knife", "damage": 1}]}]}, "knife.damage can be at most 0, not 1."),
        ({"seats": [{"play": [{"card": "knife", "uses": 2}]}]}, "knife.uses can be at most 0, not 2."),
        ({"seats": [{"play": ["leo-de-luca"]}, {"play": ["leo-de-luca-1"]}]}, "leo-de-luca is named once too often"),
        ({"attached": ["dodge"]}, "attached[0]: 'dodge' cannot lie there. What can: barricade"),
        ({"loose": ["knife"]}, "loose[0]: 'knife' cannot lie there. What can: lita-chantler."),
        ({"seats": [{"resources": 10**30}]}, "seats[0].resources can be at most"),
        ({"seats": [{"investigator": []}]}, "seats[0].investigator: [] does not exist"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_and_said(described: dict[str, Any], told: str) -> None:
    with pytest.raises(fathom.BadPosition) as error:
        fathom.position("arkham", {"seats": [{}], **described})
    assert told in str(error.value)


@pytest.mark.rule("A-massive.3")
def test_a_massive_enemy_is_at_the_location_of_whoever_it_is_said_to_be_engaged_with() -> None:
    play = at({"at": "main-path"}, options={"scenario": "the-devourer-below"}, locations=["main-path"],
              enemies=[{"card": "umordhoth", "engaged": 0}])  # fmt: skip
    assert play.engaged("umordhoth") == -1 and play.where("umordhoth") == "main-path"
    assert play.offers("evade.umordhoth")


@pytest.mark.rule("A-drawing.3", "A-drawing.5", "A-rul.20")
def test_decks_may_hold_no_more_than_what_is_named() -> None:
    daisy = {"investigator": "daisy-walker", "at": "hallway", "hand": ["cryptic-research"], "deck": ["knife"],
             "discard": ["flashlight", "guts"]}  # fmt: skip
    play = at(daisy, locations=HALL, rest=["decks"]).does("free.cryptic-research")
    assert sorted(play.hand()) == ["flashlight", "guts", "knife"] and play.horror() == 1
    assert play.discard() == ["cryptic-research"] and play.s.decks[0] == ()
    nothing = at({"at": "hallway"}, locations=HALL, rest=["decks"]).does("draw")
    assert nothing.hand() == [] and nothing.horror() == 0
    with pytest.raises(fathom.BadPosition):
        fathom.position("arkham", {"seats": [{}], "rest": ["bag"]})


@pytest.mark.rule("A-location.4", "A-location.5")
@pytest.mark.parametrize("more", [{}, {"locations": ["rivertown", {"card": "easttown", "revealed": False}]}])
def test_where_somebody_is_the_location_is_revealed(more: dict[str, Any]) -> None:
    seats = {"at": "easttown"}, {"investigator": "agnes-baker", "at": "easttown"}
    play = at(*seats, options={"scenario": "the-midnight-masks"}, **more)
    assert play.offers("investigate") and play.on("easttown", "clues") == 2
    woods = at({"at": "arkham-woods"}, options={"scenario": "the-devourer-below"})
    assert woods.place().startswith("arkham-woods-") and woods.offers("investigate")


@pytest.mark.rule("A-weakness.5")
def test_what_is_not_said_of_a_card_in_play_is_as_it_enters_play() -> None:
    seats = ({"at": "hallway", "threat": ["cover-up"], "play": ["first-aid"]},
             {"investigator": "daisy-walker", "at": "attic", "threat": ["the-necronomicon"]})  # fmt: skip
    play = at(*seats, locations=HALL, enemies=[{"card": "mob-enforcer", "engaged": 1}])
    assert play.on("cover-up", "clues") == 3 and play.on("the-necronomicon", "horror") == 3
    assert play.on("first-aid", "uses") == 3
    assert play.s.owners[play.piece("mob-enforcer")] == 1, "the bearer is whom it is engaged with"
    empty = at({"at": "hallway", "threat": [{"card": "cover-up", "clues": 0}]}, locations=HALL)
    assert empty.on("cover-up", "clues") == 0


def test_cards_may_be_called_by_their_numbers_and_english_names() -> None:
    seat = {"investigator": "01003", "at": "Hallway", "play": ["01016", {"card": ".41 Derringer", "uses": 1}]}
    play = at(seat | {"hand": ['"Look what I found!"']}, locations=["01112", "Attic"],
              enemies=[{"card": "01160", "at": "01113"}], act="01109", encounter=["Ancient Evils"])  # fmt: skip
    assert slug_of(play.s.investigators[0]) == "skids-otoole" and play.place() == "hallway"
    assert play.hand() == ["look-what-i-found"] and play.where("ghoul-minion") == "attic"
    assert play.has("automatic-45") and play.on("derringer-41", "uses") == 1
    assert slug_of(play.s.act) == "the-barrier" and slug_of(play.s.encounter_deck[-1]) == "ancient-evils"


@pytest.mark.rule("A-limits.1", "A-limits.3")
def test_limits_of_a_turn_and_of_the_scenario_may_be_used_up() -> None:
    town = {"options": {"scenario": "the-midnight-masks"}}
    skids = {"investigator": "skids-otoole", "at": "rivertown", "resources": 5}
    assert at(skids, **town).offers("free.skids-otoole")
    used = at(skids | {"used": ["skids-otoole.0"]}, **town)
    assert not used.offers("free.skids-otoole")
    used.does("end-turn")
    while used.s.round == 1 or used.asks != "ask-action":
        used.answer(used.t.decision.sample(random.Random(1)))  # type: ignore[union-attr]
    assert used.offers("free.skids-otoole"), "a new turn"
    hurt = {"at": "st-marys-hospital", "damage": 4}
    other = {"investigator": "agnes-baker", "at": "rivertown", "used": ["st-marys-hospital.0"]}
    assert at(hurt, other, **town).offers("use.st-marys-hospital")
    assert not at(hurt | {"used": ["st-marys-hospital.0"]}, **town).offers("use.st-marys-hospital")


@pytest.mark.rule("A-set-aside.1", "A-lead.1")
def test_who_got_away_is_set_aside_until_the_trail_is_found() -> None:
    """Also where the locations are described; the lead says in which order they come, and the hunter has its prey."""
    seats = {"at": "main-path", "clues": 6}, {"investigator": "agnes-baker", "at": "main-path", "clues": 1}
    away = ["the-masked-hunter", "ruth-turner"]
    play = at(*seats, options={"scenario": "the-devourer-below"}, locations=["main-path"], got_away=away, lead=1)
    play.does("advance", 0, 6).until("ask-return-order")
    assert play.asked == 1
    play.does(["ruth-turner", "the-masked-hunter"], "player-0").until()
    assert play.engaged("ruth-turner") == 0 and play.engaged("the-masked-hunter") == 1, "who still has a clue"


@pytest.mark.rule("A-campaign.2")
@pytest.mark.parametrize(("notes", "there"), [(["priest-alive"], True), ([], False)])
@pytest.mark.parametrize(
    ("scenario", "place"), [("the-midnight-masks", "rivertown"), ("the-devourer-below", "main-path")]
)
def test_a_priest_who_lives_is_in_the_encounter_deck(scenario: str, place: str, notes: list[str], there: bool) -> None:
    play = at({"at": place}, options={"scenario": scenario}, locations=[place], notes=notes)
    assert ("ghoul-priest" in map(slug_of, play.s.encounter_deck)) is there


@pytest.mark.rule("A-ownership.1", "A-asset.3")
@pytest.mark.parametrize(("scenario", "owner"), [("the-gathering", -1), ("the-midnight-masks", 0)])
def test_lita_is_nobodys_own_before_she_is_earned(scenario: str, owner: int) -> None:
    place = "parlor" if scenario == "the-gathering" else "rivertown"
    lita = {"card": "lita-chantler", "damage": 2}
    rats = {"card": "swarm-of-rats", "engaged": 0}
    play = at({"at": place, "play": [lita]}, options={"scenario": scenario}, locations=[place], enemies=[rats])
    assert play.s.owners.get(play.piece("lita-chantler"), -1) == owner
    play.does("resource", {"damage/lita-chantler": 1}).until()
    assert ("lita-chantler" in play.discard()) is (owner == 0)
    assert ("lita-chantler" in map(slug_of, play.s.removed)) is (owner < 0)


@pytest.mark.rule("A-campaign.6", "A-weakness.6")
def test_a_deck_is_complete_wherever_its_cards_lie() -> None:
    """In play, in a threat area, attached, as an enemy: the campaign goes on with all of them."""
    seat = {"at": "hallway", "play": ["machete", "beat-cop"], "threat": ["cover-up"], "hand": ["knife"]}
    attached = [{"card": "barricade", "to": "hallway"}, {"card": "obscuring-fog", "to": "hallway"}]
    play = at(seat, locations=HALL, attached=attached, enemies=[RATS, {"card": "mob-enforcer", "engaged": 0}])
    found = [slug_of(piece) for piece in play.s.lists[0]]
    assert len(found) == 33, "30 cards, the two own ones and a basic weakness"
    assert {"machete", "beat-cop", "cover-up", "barricade", "mob-enforcer"} < set(found)
    assert found.count("barricade") == 1 and "barricade" not in {slug_of(piece) for piece in play.s.decks[0]}
    assert "swarm-of-rats" not in found and "obscuring-fog" not in found


@pytest.mark.rule("A-deckbuilding.7")
def test_a_weakness_that_somebody_has_is_not_found_again() -> None:
    """The Ritual Begins: all Madness there is lies in threat areas but for one."""
    have = ["psychosis", "hypochondria"]
    seats = [{"investigator": "roland-banks", "threat": have, "deck": ["amnesia", "amnesia", "paranoia"]}]
    play = at(
        *seats, options={"scenario": "the-devourer-below"}, agenda="the-ritual-begins", doom=4, phase="mythos",
        tokens=["auto-fail"], encounter=["ancient-evils"], round=2,
    )  # fmt: skip
    play.until()
    assert play.s.resources[0] == 0, "the second Paranoia"


@pytest.mark.rule("A-ownership.1")
def test_a_card_belongs_to_the_deck_of_whoever_owns_it() -> None:
    play = at(
        {"at": "hallway"},
        {"investigator": "wendy-adams", "at": "hallway"},
        locations=HALL, enemies=[{"card": "mob-enforcer", "engaged": 0, "owner": 1}],
    )  # fmt: skip
    found = [{slug_of(piece) for piece in deck} for deck in play.s.lists]
    assert "mob-enforcer" not in found[0] and "mob-enforcer" in found[1]
