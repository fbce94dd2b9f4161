"""Damage and horror: assigning, soaking, healing, defeat and elimination."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from arkham_play import at
from fathom.games.arkham.pieces import slug_of

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


@pytest.mark.rule("A-dealing.2", "A-dealing.3", "A-asset.2", "A-health.1", "A-sanity.2", "A-anatomy-player.3")
def test_an_asset_takes_no_more_than_it_can_bear_and_only_what_it_has_a_value_for() -> None:
    seat = {"at": "hallway", "play": ["leather-coat", {"card": "beat-cop", "damage": 1}, "machete"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-priest")], phase="enemy")
    play.until("ask-assign")
    limits = play.t.decision.limits  # type: ignore[union-attr]
    assert limits["damage/leather-coat#1"] == 2 and limits["damage/beat-cop#2"] == 1
    assert "horror/leather-coat#1" not in limits and "damage/machete#3" not in limits
    with pytest.raises(fathom.IllegalAnswer):
        play.t.choose({"damage/beat-cop#2": 2, "horror/roland-banks": 2}, 0)


@pytest.mark.rule("A-dealing.4", "A-taking-damage.1")
def test_what_no_asset_takes_the_investigator_takes() -> None:
    play = at({"at": "hallway"}, locations=HALL, enemies=[engaged("ghoul-priest")], phase="enemy")
    play.until()
    assert (play.damage(), play.horror()) == (2, 2)


@pytest.mark.rule("A-direct-damage.1")
def test_direct_horror_cannot_be_soaked() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "play": ["holy-rosary"], "deck": ["abandoned-and-alone"]}
    play = at({**seat, "discard": ["knife"]}, locations=HALL)
    play.does("draw")
    assert play.horror() == 2 and play.on("holy-rosary", "horror") == 0
    assert play.discard() == ["abandoned-and-alone"]


@pytest.mark.rule("A-defeat.1", "A-defeat.4", "A-leaves-play.1")
def test_a_defeated_asset_goes_to_its_owners_discard_pile() -> None:
    seat = {"at": "hallway", "play": ["beat-cop"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-priest")], phase="enemy")
    play.until("ask-assign").does({"damage/beat-cop": 2, "horror/roland-banks": 2}).until()
    assert not play.has("beat-cop") and play.discard() == ["beat-cop"]


@pytest.mark.rule("A-defeat.2", "A-elimination.1", "A-elim.6", "A-winning.3")
def test_the_last_investigator_falls_and_there_is_no_resolution() -> None:
    play = at({"at": "hallway", "damage": 8}, locations=HALL, enemies=[engaged("swarm-of-rats")], phase="enemy")
    assert play.s.status == ["defeated"] and play.s.ending == "no-resolution"
    assert play.t.outcome is not None and play.t.outcome.winners == ()


@pytest.mark.rule("A-defeat.2", "A-sanity.1", "A-health.2")
@pytest.mark.parametrize(("told", "how"), [({"damage": 8}, "physical"), ({"horror": 4}, "mental")])
def test_damage_brings_physical_and_horror_mental_trauma(told: dict[str, int], how: str) -> None:
    seats = {"at": "hallway", **told}, {"investigator": "agnes-baker", "at": "attic"}
    play = at(
        *seats, options={"scenario": "campaign"}, locations=HALL, enemies=[engaged("ghoul-minion")], phase="enemy"
    )
    assert getattr(play.s, how)[0] == 1


@pytest.mark.rule("A-campaign.14", "A-campaign.16", "A-campaign.18", "A-campaign.13")
def test_defeated_by_both_at_once_the_player_chooses_the_trauma() -> None:
    seats = {"at": "hallway", "damage": 8, "horror": 4}, {"investigator": "agnes-baker", "at": "attic"}
    play = at(
        *seats, options={"scenario": "campaign"}, locations=HALL, enemies=[engaged("ghoul-minion")], phase="enemy"
    )
    assert play.asks == "ask-trauma" and set(play.keys) == {"physical", "mental"}
    play.does("mental")
    assert (play.s.physical[0], play.s.mental[0]) == (0, 1)


@pytest.mark.rule("A-standalone.9", "A-killed-insane.3")
def test_a_single_scenario_brings_no_trauma_for_defeat() -> None:
    seats = {"at": "hallway", "damage": 8}, {"investigator": "agnes-baker", "at": "attic"}
    play = at(*seats, locations=HALL, enemies=[engaged("swarm-of-rats")], phase="enemy")
    assert play.s.physical == [0, 0]
    both = at({"at": "hallway", "damage": 8, "horror": 4}, seats[1], locations=HALL, enemies=[engaged("ghoul-minion")],
              phase="enemy")  # fmt: skip
    assert both.asks != "ask-trauma" and both.s.status[0] == "defeated", "which of the two is no question then"


@pytest.mark.rule("A-heal.1")
def test_healing_takes_away_as_much_as_is_there() -> None:
    play = at({"at": "hallway", "damage": 1, "play": ["first-aid"]}, locations=HALL)
    play.does("use.first-aid").until()
    assert play.damage() == 0 and not play.offers("use.first-aid"), "nothing is left to heal"


@pytest.mark.rule("A-elim.0", "A-weakness.5")
def test_weaknesses_learn_that_the_game_has_ended_for_their_bearer() -> None:
    cover = {"card": "cover-up", "clues": 2}
    seats = {"at": "hallway", "damage": 8, "threat": [cover]}, {"investigator": "agnes-baker", "at": "attic"}
    play = at(
        *seats, options={"scenario": "campaign"}, locations=HALL, enemies=[engaged("swarm-of-rats")], phase="enemy"
    )
    assert play.s.mental[0] == 1 and play.s.physical[0] == 1
    assert not play.has("cover-up")


@pytest.mark.rule("A-elimination.2", "A-per-investigator.3")
def test_whoever_is_out_still_counts_for_what_is_per_investigator() -> None:
    seats = {"at": "hallway", "status": "defeated"}, {"investigator": "agnes-baker", "at": "hallway", "clues": 3}
    play = at(*seats, locations=[*HALL, {"card": "parlor", "revealed": False}], act="the-barrier", active=1)
    assert play.t.view(0)["thresholds"]["clues"] == 6


@pytest.mark.rule("A-per-investigator.2", "A-per-investigator.3")
def test_a_place_has_its_clues_by_those_who_started() -> None:
    """Two each on the Attic, though only one of the two is left to come there."""
    seats = {"at": "hallway", "status": "defeated"}, {"investigator": "agnes-baker", "at": "hallway"}
    play = at(*seats, locations=["hallway", {"card": "attic", "revealed": False}], active=1).does("move.attic")
    assert play.on("attic", "clues") == 4


@pytest.mark.rule("A-dealing.6")
def test_nothing_dealt_is_no_harm() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway"}
    play = at(seat, locations=HALL, enemies=[engaged("swarm-of-rats")], phase="enemy")
    play.until()
    assert play.horror() == 0 and play.on("swarm-of-rats", "damage") == 0, "rats do no horror: she was not asked"


@pytest.mark.rule("A-costs.10")
def test_horror_as_a_cost_may_be_soaked() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "play": ["forbidden-knowledge", "holy-rosary"]}
    play = at(seat, locations=HALL)
    play.does("free.forbidden-knowledge", {"horror/holy-rosary": 1})
    assert play.on("holy-rosary", "horror") == 1 and play.s.resources[0] == 6


@pytest.mark.rule("A-elim.1", "A-ownership.4")
def test_with_its_owner_an_attached_card_leaves_the_game() -> None:
    seats = {"at": "hallway", "damage": 8}, {"investigator": "agnes-baker", "at": "attic"}
    attached = [{"card": "barricade", "to": "cellar", "owner": 0}, {"card": "barricade", "to": "attic", "owner": 1},
                {"card": "obscuring-fog", "to": "cellar"}]  # fmt: skip
    play = at(*seats, locations=HALL, enemies=[engaged("swarm-of-rats")], attached=attached, phase="enemy")
    assert play.s.status[0] == "defeated"
    assert [slug_of(play.s.hosts[piece]) for piece in play.s.attached] == ["attic", "cellar"]
    assert "barricade" in [slug_of(piece) for piece in play.s.removed]


@pytest.mark.rule("A-elim.5", "A-elim.3", "A-dealing.8")
def test_of_two_who_fall_together_neither_leads_or_is_engaged_any_more() -> None:
    seats = ({"at": "hallway", "damage": 6, "hand": ["dynamite-blast"]},
             {"investigator": "agnes-baker", "at": "hallway", "damage": 3},
             {"investigator": "wendy-adams", "at": "attic"},
             {"investigator": "daisy-walker", "at": "attic"})  # fmt: skip
    play = at(*seats, locations=HALL, enemies=[engaged("ghoul-priest")], act="what-have-you-done")
    play.does("play.dynamite-blast", "hallway")
    assert play.asks == "ask-new-lead" and play.keys == ("player-2", "player-3")
    play.does("player-3").until("ask-next-turn")
    assert play.s.status[:2] == ["defeated", "defeated"] and play.s.lead == 3
    assert play.engaged("ghoul-priest") == -1 and play.where("ghoul-priest") == "hallway"
    assert not any("engages" in line for line in play.log())
