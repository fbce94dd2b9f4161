"""Enemies: spawning, prey, hunters, massive and aloof ones, engagement."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at
from fathom.games.arkham.pieces import slug_of

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
TOWN = {"scenario": "the-midnight-masks"}
WOODS = {"scenario": "the-devourer-below"}


def engaged(slug: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": seat, **more}


@pytest.mark.rule("A-spawn.2", "A-fw.1.4.4", "A-engagement.1", "A-threat-area.1")
def test_without_instruction_an_enemy_engages_whoever_drew_it() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    play = at(*seats, locations=HALL, phase="mythos", encounter=["dissonant-voices", "ghoul-minion"])
    play.until("ask-next-turn")
    assert play.engaged("ghoul-minion") == 1


@pytest.mark.rule("A-spawn.1", "A-prey.5")
def test_an_enemy_spawns_where_it_says() -> None:
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", encounter=["flesh-eater"])
    play.until()
    assert play.where("flesh-eater") == "attic" and play.engaged("flesh-eater") == -1


@pytest.mark.rule("A-spawn.3")
def test_without_its_location_it_is_discarded() -> None:
    play = at({"at": "study"}, phase="mythos", encounter=["flesh-eater"])
    play.until()
    assert not play.has("flesh-eater") and "flesh-eater" in play.t.view(0)["table"]["encounter_discard"]


@pytest.mark.rule("A-spawn.4", "A-empty-location.1")
def test_of_several_fitting_locations_the_drawer_chooses() -> None:
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", encounter=["acolyte"])
    play.until("ask-spawn")
    assert set(play.keys) == {"attic", "cellar"}, "the hallway is not empty"
    play.does("cellar")
    assert play.where("acolyte") == "cellar" and play.on("acolyte", "doom") == 1


@pytest.mark.rule("A-spawn.5")
def test_a_stated_location_overrides_the_instruction() -> None:
    play = at({"clues": 3}, options=WOODS, got_away=["wolf-man-drew"])
    play.does("advance").until()
    assert play.where("wolf-man-drew") == "main-path", "not Downtown"


@pytest.mark.rule("A-prey.1", "A-prey.2")
def test_the_best_prey_is_engaged() -> None:
    seats = (
        {"at": "attic"},
        {"investigator": "agnes-baker", "at": "hallway"},
        {"investigator": "wendy-adams", "at": "hallway"},
    )
    play = at(*seats, locations=HALL, enemies=[{"card": "young-deep-one", "at": "cellar"}], phase="enemy")
    play.until("ask-next-turn", "ask-action")
    assert play.engaged("young-deep-one") == 2, "lowest combat"


@pytest.mark.rule("A-prey.2", "A-lead.1", "A-rul.16")
def test_ties_are_broken_by_the_lead() -> None:
    seats = (
        {"at": "attic"},
        {"investigator": "agnes-baker", "at": "hallway"},
        {"investigator": "wendy-adams", "at": "hallway"},
    )
    play = at(*seats, locations=HALL, enemies=[{"card": "swarm-of-rats", "at": "cellar"}], phase="enemy", lead=0)
    assert play.asks == "ask-whom-engaged" and play.asked == 0
    assert play.keys == ("player-1", "player-2")


@pytest.mark.rule("A-prey.3", "A-prey.4", "A-hunter.2")
def test_prey_only_ignores_all_others_but_may_be_engaged() -> None:
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "attic"}
    thug = {"card": "mob-enforcer", "at": "hallway", "owner": 1}
    play = at(*seats, locations=HALL, enemies=[thug])
    assert play.engaged("mob-enforcer") == -1 and play.offers("engage.mob-enforcer")
    play.does("end-turn", "end-turn").until("ask-next-turn", "ask-action")
    assert play.where("mob-enforcer") == "attic" and play.engaged("mob-enforcer") == 1


@pytest.mark.rule("A-hunter.2")
def test_a_hunter_beside_somebody_stays() -> None:
    rats = {"card": "swarm-of-rats", "at": "hallway", "exhausted": False}
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "attic"}
    play = at(*seats, locations=HALL, enemies=[rats], phase="enemy")
    play.until("ask-next-turn", "ask-action")
    assert play.where("swarm-of-rats") == "hallway"


@pytest.mark.rule("A-hunter.1")
def test_an_exhausted_hunter_stays() -> None:
    rats = [{"card": "swarm-of-rats", "at": "cellar", "exhausted": tired} for tired in (True, False)]
    play = at({"at": "attic"}, locations=HALL, enemies=rats, phase="enemy")
    play.until("ask-next-turn", "ask-action")
    places = [slug_of(place) for enemy, place in play.s.where.items() if slug_of(enemy) == "swarm-of-rats"]
    assert sorted(places) == ["cellar", "hallway"]


@pytest.mark.rule("A-hunter.3", "A-nearest.1", "A-nearest.2")
def test_a_hunter_takes_a_shortest_way_to_the_nearest() -> None:
    seats = {"at": "northside"}, {"investigator": "agnes-baker", "at": "rivertown"}
    city = ["northside", "rivertown", "graveyard", "miskatonic-university", "easttown"]
    play = at(
        *seats, options=TOWN, locations=city, enemies=[{"card": "hunting-nightgaunt", "at": "graveyard"}], phase="enemy"
    )
    play.until("ask-next-turn", "ask-action")
    assert play.where("hunting-nightgaunt") == "rivertown" and play.engaged("hunting-nightgaunt") == 1


@pytest.mark.rule("A-hunter.4", "A-cannot.1")
def test_a_barricade_keeps_hunters_out_but_not_the_elite() -> None:
    barricade = [{"card": "barricade", "to": "attic", "owner": 0}]
    enemies = [{"card": "swarm-of-rats", "at": "hallway"}, {"card": "ghoul-priest", "at": "hallway"}]
    play = at({"at": "attic"}, locations=HALL, attached=barricade, enemies=enemies, phase="enemy")
    play.does("swarm-of-rats").until("ask-action")
    assert play.where("swarm-of-rats") == "hallway" and play.where("ghoul-priest") == "attic"


@pytest.mark.rule("A-massive.1", "A-massive.2", "A-massive.3", "A-engagement.1")
def test_a_ready_massive_enemy_is_engaged_with_everybody_there() -> None:
    seats = {"at": "main-path"}, {"investigator": "agnes-baker", "at": "main-path"}
    monster = {"card": "umordhoth", "at": "main-path"}
    play = at(*seats, options=WOODS, locations=["main-path"], enemies=[monster])
    assert play.offers("evade.umordhoth") and not play.offers("engage.umordhoth")
    assert play.engaged("umordhoth") == -1, "it lies in nobody's threat area"
    asleep = at(*seats, options=WOODS, locations=["main-path"], enemies=[{**monster, "exhausted": True}])
    assert not asleep.offers("evade.umordhoth")


@pytest.mark.rule("A-massive.6", "A-massive.7", "A-massive.8")
def test_a_massive_enemy_attacks_only_who_provokes_it_and_does_not_follow() -> None:
    seats = {"at": "main-path"}, {"investigator": "agnes-baker", "at": "main-path"}
    play = at(*seats, options=WOODS, locations=["main-path", "arkham-woods-old-house"],
              enemies=[{"card": "umordhoth", "at": "main-path"}], tokens=["auto-fail"])  # fmt: skip
    play.does("fight.umordhoth").until()
    assert play.damage(1) == 0, "a miss hits nobody"
    play.does("move.arkham-woods-old-house").until()
    assert play.damage(0) == 3 and play.damage(1) == 0 and play.where("umordhoth") == "main-path"


@pytest.mark.rule("A-engagement.3")
def test_a_ready_enemy_engages_whoever_comes() -> None:
    play = at({"at": "hallway"}, locations=HALL, enemies=[{"card": "icy-ghoul", "at": "cellar"}])
    play.does("move.cellar").until()
    assert play.engaged("icy-ghoul") == 0


@pytest.mark.rule("A-move.5")
def test_an_enemy_does_not_reveal_a_location() -> None:
    city = ["your-house", {"card": "rivertown", "revealed": False}, "graveyard"]
    play = at({"at": "your-house"}, options=TOWN, locations=city, phase="enemy", encounter=["locked-door"],
              enemies=[{"card": "hunting-nightgaunt", "at": "graveyard"}])  # fmt: skip
    play.until("choose-one", "ask-action")
    assert play.where("hunting-nightgaunt") == "rivertown" and not play.on("rivertown", "clues")
    assert [slug_of(place) for place in play.s.revealed] == ["your-house", "graveyard"]


@pytest.mark.rule("A-per-investigator.1", "A-per-investigator.2", "A-per-investigator.4")
@pytest.mark.parametrize(("seats", "health"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_the_health_of_the_priest_is_per_investigator(seats: int, health: int) -> None:
    names = ("roland-banks", "agnes-baker", "daisy-walker", "wendy-adams")
    described = [{"investigator": name, "at": "hallway"} for name in names[:seats]]
    priest = engaged("ghoul-priest", damage=health - 1)
    play = at(*described, locations=HALL, enemies=[priest], act="what-have-you-done", tokens=["+1"])
    play.does("fight.ghoul-priest")
    play.until("choose-effect")
    assert play.asks == "choose-effect", "one more damage was enough"


@pytest.mark.rule("A-blank.1", "A-keywords.1", "A-keywords.4")
def test_a_blank_enemy_does_not_retaliate() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "hand": ["mind-wipe"]}
    for wiped, damage in ((True, 0), (False, 1)):
        play = at(seat, locations=HALL, enemies=[engaged("goat-spawn")], tokens=["auto-fail"], active=None)
        play.does("mind-wipe.0") if wiped else play.skip()
        assert play.until().does("fight.goat-spawn").until().damage() == damage


@pytest.mark.rule("A-victory.1", "A-victory.2", "A-victory.3")
def test_an_enemy_with_victory_points_goes_to_the_display() -> None:
    play = at({"at": "attic"}, locations=HALL, enemies=[engaged("flesh-eater", damage=3)], tokens=["0"])
    play.does("fight.flesh-eater").until()
    assert play.t.view(0)["table"]["victory"] == ["flesh-eater"]


@pytest.mark.rule("A-engagement.3", "A-R4")
@pytest.mark.parametrize(("seat", "does"), [
    ({"investigator": "skids-otoole", "hand": ["elusive"]}, ("free.elusive", "attic")),
    ({"investigator": "skids-otoole", "play": ["cat-burglar"]}, ("use.cat-burglar", "attic")),
])  # fmt: skip
def test_an_enemy_that_was_left_behind_engages_whoever_else_is_there(seat: dict[str, Any], does: tuple[str]) -> None:
    seats = seat | {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    enemies = [engaged("ghoul-minion"), engaged("icy-ghoul", exhausted=True)]
    play = at(*seats, locations=HALL, enemies=enemies).does(*does)
    assert play.place(0) == "attic" and play.damage(0) == 0
    assert play.engaged("ghoul-minion") == 1 and play.engaged("icy-ghoul") == -1, "an exhausted one stays as it is"
