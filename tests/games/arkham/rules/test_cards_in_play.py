"""Cards in and out of play: slots, uses, attachments, owners, unique cards, discard piles."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from arkham_play import at
from fathom.games.arkham.cards.printed import CARDS, FACE
from fathom.games.arkham.pieces import card, slug_of

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


@pytest.mark.rule("A-slots.1", "A-slots.3")
def test_two_hands_hold_two_things_and_what_needs_no_slot_is_unlimited() -> None:
    seat = {"at": "hallway", "play": ["knife", "machete"], "hand": ["physical-training", "flashlight"], "resources": 9}
    play = at(seat, locations=HALL)
    play.does("play.physical-training")
    assert play.has("knife") and play.has("machete") and play.asks == "ask-action"
    play.does("play.flashlight")
    assert play.asks == "ask-slots" and set(play.keys) == {"knife", "machete"}
    play.does(["knife"])
    assert not play.has("knife") and play.has("flashlight") and play.discard() == ["knife"]


@pytest.mark.rule("A-unique.1", "A-play-restrictions.1")
def test_a_second_copy_of_a_unique_card_cannot_be_played() -> None:
    seat = {"at": "hallway", "play": ["dr-milan-christopher"], "hand": ["dr-milan-christopher"], "resources": 9}
    play = at(seat, locations=HALL)
    assert not play.offers("play.dr-milan-christopher")


@pytest.mark.rule("A-uses.3", "A-uses.4")
def test_uses_are_added_only_to_cards_of_their_kind() -> None:
    seat = {"at": "hallway", "play": ["automatic-45", "flashlight"], "hand": ["extra-ammunition"]}
    play = at(seat, locations=HALL)
    play.does("play.extra-ammunition").until()
    assert play.on("automatic-45", "uses") == 7 and play.on("flashlight", "uses") == 3


@pytest.mark.rule("A-attach.1", "A-attach.3", "A-limits.2")
def test_a_second_fog_at_a_location_is_discarded() -> None:
    fog = [{"card": "obscuring-fog", "to": "hallway"}]
    play = at({"at": "hallway"}, locations=HALL, attached=fog, phase="mythos", encounter=["obscuring-fog"])
    play.until()
    assert len(play.s.attached) == 1
    assert [slug_of(piece) for piece in play.s.encounter_discard] == ["obscuring-fog"]


@pytest.mark.rule("A-attach.2", "A-attach.5")
def test_an_attachment_stays_and_has_its_own_readiness() -> None:
    fog = [{"card": "obscuring-fog", "to": "attic"}]
    play = at({"at": "hallway", "hand": ["perception"]}, locations=HALL, attached=fog)
    play.does("move.attic").until()
    assert play.has("obscuring-fog") and play.ready("obscuring-fog")
    play.does("investigate")
    assert play.t.view(0)["test"]["difficulty"] == 3


@pytest.mark.rule("A-ownership.1", "A-ownership.5", "A-discard.1", "A-discard.2", "A-discard.3", "A-rul.17")
def test_everything_goes_to_the_pile_of_its_owner() -> None:
    detective = {"card": "stubborn-detective", "engaged": 0, "owner": 1, "damage": 1}
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    play = at(*seats, locations=HALL, enemies=[detective, engaged("swarm-of-rats")], tokens=["0", "0"])
    play.does("fight.stubborn-detective").until().does("fight.swarm-of-rats").until()
    assert play.discard(1) == ["stubborn-detective"] and play.discard(0) == []
    assert play.t.view(1)["table"]["encounter_discard"] == ["swarm-of-rats"], "open to all"


@pytest.mark.rule("A-ownership.4", "A-set-aside.1")
def test_lita_is_set_aside_then_loose_then_controlled() -> None:
    loose = [{"card": "lita-chantler", "at": "parlor"}]
    play = at({"at": "parlor"}, locations=["hallway", "parlor"], loose=loose, act="what-have-you-done", tokens=["+1"])
    combat = play.t.view(0)
    assert combat["table"]["loose"][0]["name"] == "lita-chantler"
    play.does("use.lita-chantler").until()
    assert play.s.loose == () and [slug_of(piece) for piece in play.s.play[0]] == ["lita-chantler"]
    fresh = at({"at": "hallway"}, locations=HALL)
    assert "lita-chantler" in fresh.t.view(0)["table"]["aside"] and not fresh.has("lita-chantler")


@pytest.mark.rule("A-in-play.1", "A-in-play.2", "A-in-play.3", "A-ability.1")
def test_abilities_work_only_in_play() -> None:
    play = at({"at": "hallway", "hand": ["beat-cop"], "discard": ["beat-cop"]}, locations=HALL,
              enemies=[engaged("ghoul-minion")])  # fmt: skip
    assert not any("beat-cop" in key and key.startswith("free.") for key in play.keys)
    play.does("fight.ghoul-minion")
    assert play.asks == "ask-commit" and play.t.view(0)["test"]["value"] == 4, "no bonus from a hand"


@pytest.mark.rule("A-in-play.4", "A-ready.2", "A-init.5", "A-enters-play.1")
def test_a_card_enters_play_ready() -> None:
    play = at({"at": "hallway", "hand": ["old-book-of-lore"], "deck": ["knife", "guts", "machete"]}, locations=HALL)
    play.does("play.old-book-of-lore")
    assert play.ready("old-book-of-lore") and play.offers("use.old-book-of-lore")


@pytest.mark.rule("A-exhaust.2", "A-costs.3", "A-costs.6", "A-ready.4")
def test_an_exhausted_card_cannot_be_exhausted_again() -> None:
    seat = {"at": "hallway", "play": ["old-book-of-lore"], "deck": ["knife", "guts", "machete"]}
    play = at(seat, locations=HALL)
    play.does("use.old-book-of-lore", "guts")
    assert not play.ready("old-book-of-lore") and not play.offers("use.old-book-of-lore")


@pytest.mark.rule("A-search.3", "A-search.4", "A-R6")
def test_a_search_must_find_what_is_there() -> None:
    seat = {"at": "hallway", "play": ["old-book-of-lore"], "deck": ["knife", "guts", "machete", "dodge"]}
    play = at(seat, locations=HALL)
    play.does("use.old-book-of-lore")
    assert play.asks == "ask-search" and set(play.keys) == {"knife", "guts", "machete"}
    play.does("machete")
    assert play.hand() == ["machete"] and len(play.s.decks[0]) >= 3


@pytest.mark.rule("A-drawing.3", "A-drawing.5")
def test_an_empty_deck_is_formed_anew_and_costs_horror_after_the_whole_draw() -> None:
    play = at({"at": "hallway", "discard": ["knife", "guts"]}, locations=HALL)
    play.s.decks[0] = ()
    play.t.state.box = ()
    play.t.choose("draw", 0)
    assert len(play.hand()) == 1 and play.horror() == 1 and len(play.s.decks[0]) == 1


@pytest.mark.rule("A-rul.20")
def test_with_nothing_to_draw_nothing_happens() -> None:
    play = at({"at": "hallway"}, locations=HALL)
    play.s.decks[0] = ()
    play.t.state.box = ()
    play.t.choose("draw", 0)
    assert play.hand() == [] and play.horror() == 0


@pytest.mark.rule("A-weakness.1", "A-weakness.2", "A-weakness.8")
def test_a_drawn_weakness_of_an_encounter_type_is_resolved_at_once() -> None:
    seat = {"at": "hallway", "deck": ["paranoia"]}
    play = at(seat, locations=HALL)
    play.does("draw")
    assert play.s.resources[0] == 0 and play.discard() == ["paranoia"]
    other = at({"at": "hallway", "deck": ["mob-enforcer"]}, locations=HALL)
    other.does("draw")
    assert other.engaged("mob-enforcer") == 0


@pytest.mark.rule("A-weakness.4", "A-rul.14")
def test_a_weakness_that_is_found_is_resolved_too() -> None:
    seat = {"at": "hallway", "play": ["old-book-of-lore"], "deck": ["paranoia", "guts", "knife"]}
    play = at(seat, locations=HALL)
    play.does("use.old-book-of-lore", "paranoia")
    assert play.s.resources[0] == 0 and "paranoia" not in play.hand()


@pytest.mark.rule("A-fw.1.4.5", "A-gains.3", "A-encounter-deck.1")
def test_a_card_that_gained_surge_brings_another() -> None:
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", encounter=["false-lead", "swarm-of-rats"])
    play.until()
    assert play.has("swarm-of-rats") and "false-lead" in play.t.view(0)["table"]["encounter_discard"]


@pytest.mark.rule("A-encounter-deck.2", "A-rul.24", "A-discard.6")
def test_the_encounter_deck_is_formed_anew_when_its_last_card_leaves() -> None:
    play = at({"at": "hallway"}, locations=HALL, encounter_discard=["ghoul-minion", "crypt-chill"])
    play.t.state.encounter_deck, play.t.state.box = (FACE["swarm-of-rats"],), ()
    play.does("end-turn").until()
    assert play.has("swarm-of-rats") and play.s.encounter_discard == ()
    assert sorted(map(slug_of, play.s.encounter_deck)) == ["crypt-chill", "ghoul-minion"]


@pytest.mark.rule("A-blank.2", "A-printed.1", "A-base-value.1")
def test_a_blank_investigator_keeps_skills_but_no_ability() -> None:
    detective = {"card": "stubborn-detective", "engaged": 0, "owner": 0}
    play = at({"at": "attic"}, locations=HALL, enemies=[detective, engaged("swarm-of-rats")], tokens=["elder-sign"])
    play.does("fight.swarm-of-rats").until()
    assert not play.has("swarm-of-rats") and play.clues() == 0, "no clue for the defeat"


@pytest.mark.rule("A-self-reference.1", "A-self-reference.2", "A-ability.3")
def test_each_copy_acts_for_itself() -> None:
    seat = {"at": "hallway", "play": [{"card": "automatic-45", "uses": 1}, {"card": "automatic-45", "uses": 3}]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-priest")], tokens=["0"])
    both = [key for key in play.t.asked[0].keys if key.startswith("use.automatic-45")]
    assert len(both) == 2, "they look different, so both are offered"
    play.answer(both[0]).until()
    assert sorted(play.s.uses.values()) == [3]


@pytest.mark.rule("A-location.3", "A-location.5", "A-clues.2")
def test_an_unrevealed_location_has_neither_shroud_nor_clues() -> None:
    play = at({"at": "hallway"}, locations=["hallway", {"card": "attic", "revealed": False}])
    assert play.on("attic", "clues") == 0 and FACE["attic"] not in play.s.revealed
    play.does("move.attic").until()
    assert play.on("attic", "clues") == 2 and FACE["attic"] in play.s.revealed


@pytest.mark.rule("A-anatomy-types.1", "A-anatomy-player.1", "A-anatomy-player.2", "A-encounter-set.1", "A-deck.1")
def test_every_card_shows_what_its_type_shows() -> None:
    types = {printed.type for printed in CARDS}
    assert types == {
        "investigator", "asset", "event", "skill", "treachery", "enemy", "location", "act", "agenda", "scenario",
    }  # fmt: skip
    for printed in CARDS:
        if printed.type == "investigator":
            assert len(printed.skills) == 4 and printed.health and printed.sanity
        elif printed.class_ == "mythos":
            assert printed.set


@pytest.mark.rule("A-anatomy-scenario.1", "A-anatomy-scenario.2", "A-anatomy-scenario.3", "A-anatomy-scenario.4")
def test_scenario_cards_show_their_numbers() -> None:
    priest, attic, act, agenda = (card(FACE[slug]) for slug in ("ghoul-priest", "attic", "trapped", "whats-going-on"))
    assert (priest.fight, priest.health, priest.evade, priest.damage, priest.horror) == (4, 5, 4, 2, 2)
    assert (attic.shroud, attic.clues, attic.clues_each, attic.symbol) == (1, 2, True, "triangle")
    assert (act.stage, act.clues, agenda.stage, agenda.doom) == (1, 2, 1, 3)


@pytest.mark.rule("A-traits.1", "A-qualifiers.1")
def test_traits_matter_only_where_a_card_names_them() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "play": ["stray-cat"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-priest")])
    assert not play.offers("free.stray-cat"), "the priest is Elite"


@pytest.mark.rule("A-target.1", "A-target.2", "A-effects.2")
def test_without_a_target_an_ability_cannot_be_used() -> None:
    play = at({"at": "hallway", "play": ["beat-cop", "first-aid"]}, locations=HALL)
    assert not play.offers("free.beat-cop") and not play.offers("use.first-aid")
    with pytest.raises(fathom.IllegalAnswer):
        play.t.choose("free.beat-cop#1.1", 0)


@pytest.mark.rule("A-removed.1", "A-removed.2", "A-deck.2", "A-discard.4")
def test_removed_cards_are_gone() -> None:
    play = at({"at": "study", "clues": 2})
    play.does("advance").until()
    assert "study" in play.t.view(0)["table"]["removed"] and not play.offers("move.study")


@pytest.mark.rule("A-slots.4")
def test_where_everything_must_make_room_nothing_is_asked() -> None:
    weapons = ["machete", "flashlight"]
    wendy = {"investigator": "wendy-adams", "at": "hallway", "hand": ["baseball-bat"], "play": weapons}
    play = at(wendy, locations=HALL).does("play.baseball-bat")
    assert play.asks == "ask-action" and sorted(play.discard()) == ["flashlight", "machete"]
    one = at({"at": "hallway", "hand": ["knife"], "play": weapons}, locations=HALL)
    assert one.does("play.knife").asks == "ask-slots"
