"""The Gathering: the house, its ghouls, and Lita Chantler."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.pieces import slug_of

HOUSE: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
OPEN: list[Any] = [*HOUSE, "parlor"]
SEAT = ("investigator", "at", "hand", "play", "deck", "clues", "damage", "horror")


def house(tokens: str = "0", *others: dict[str, Any], **more: Any) -> Play:
    """Roland in the hallway."""
    seat = {"at": "hallway", **{key: more.pop(key) for key in SEAT if key in more}}
    more.setdefault("locations", HOUSE)
    return at(seat, *others, tokens=tokens.split(), **more)


# ---- places and enemies


@pytest.mark.parametrize(("place", "harm"), [("attic", (0, 1)), ("cellar", (1, 0))])
def test_attic_and_cellar_greet_whoever_enters(place: str, harm: tuple[int, int]) -> None:
    play = house().does(f"move.{place}").until()
    assert play.place() == place and (play.damage(), play.horror()) == harm


def test_from_the_open_parlor_one_may_resign() -> None:
    play = house(at="parlor", locations=OPEN).does("use.parlor")
    assert play.s.status[0] == "resigned"


@pytest.mark.parametrize(("enemy", "place"), [("flesh-eater", "attic"), ("icy-ghoul", "cellar")])
def test_ghouls_with_a_lair(enemy: str, place: str) -> None:
    play = house(phase="mythos", encounter=[enemy]).until()
    assert play.where(enemy) == place and play.engaged(enemy) == -1


def test_the_priest_wants_the_best_fighter() -> None:
    others = [{"investigator": "agnes-baker", "at": "hallway"}, {"investigator": "wendy-adams", "at": "hallway"}]
    play = house("0", *others, enemies=[{"card": "ghoul-priest", "at": "attic"}], phase="enemy")
    assert play.engaged("ghoul-priest") == 0, "4, 2 and 1"


# ---- chaos tokens


@pytest.mark.parametrize(("ghouls", "clues"), [(0, 1), (2, 1), (3, 0)])
def test_a_skull_counts_the_ghouls_there(ghouls: int, clues: int) -> None:
    pack = [{"card": "ghoul-minion", "at": "attic", "exhausted": True} for _ in range(ghouls)]
    play = house("skull", at="attic", enemies=[*pack, {"card": "swarm-of-rats", "at": "attic", "exhausted": True}])
    play.does("investigate").until()
    assert play.clues() == clues, "3 less the ghouls against 1"


def test_after_a_failure_a_skull_brings_a_ghoul_on_hard() -> None:
    play = house("skull", at="cellar", options={"difficulty": "hard"})
    play.does("investigate", "ghoul-minion").until()
    assert play.engaged("ghoul-minion") == 0 and play.clues() == 0


@pytest.mark.parametrize(("place", "horror"), [("cellar", 1), ("attic", 0)])
def test_a_cultist_token_frightens_who_fails(place: str, horror: int) -> None:
    play = house("cultist", at=place).does("investigate").until()
    assert play.horror() == horror and play.clues() == 1 - horror, "3 - 1 against 4 or 1"


@pytest.mark.parametrize(
    ("level", "ghoul", "harm"), [("standard", True, (1, 0)), ("standard", False, (0, 0)), ("hard", True, (1, 1))]
)
def test_a_tablet_hurts_where_a_ghoul_is(level: str, ghoul: bool, harm: tuple[int, int]) -> None:
    enemy = {"card": "ghoul-minion" if ghoul else "swarm-of-rats", "at": "attic", "exhausted": True}
    play = house("tablet", at="attic", enemies=[enemy], options={"difficulty": level})
    play.does("investigate").until()
    assert (play.damage(), play.horror()) == harm


# ---- agendas and acts


@pytest.mark.rule("A-must.1")
@pytest.mark.parametrize(("word", "horror", "cards"), [("horror", 2, (1, 1)), ("each", 0, (0, 0))])
def test_a_lapse_in_time(word: str, horror: int, cards: tuple[int, int]) -> None:
    other = {"investigator": "agnes-baker", "at": "hallway", "hand": ["guts"]}
    play = house("0", other, hand=["knife"], doom=2, phase="mythos", encounter=["swarm-of-rats"] * 2)
    play.until("choose-effect")
    play.answer(next(key for key in play.t.asked[0].keys if word in key))
    assert slug_of(play.s.agenda) == "rise-of-the-ghouls" and play.horror() == horror
    assert (len(play.hand(0)), len(play.hand(1))) == cards


def test_from_the_tunnels_comes_a_ghoul() -> None:
    play = house(agenda="rise-of-the-ghouls", doom=6, phase="mythos",
                 encounter=["swarm-of-rats", "ravenous-ghoul", "ancient-evils"])  # fmt: skip
    play.until()
    assert slug_of(play.s.agenda) == "theyre-getting-out"
    assert any(slug_of(piece) in ("ghoul-minion", "ravenous-ghoul", "flesh-eater", "icy-ghoul")
               for piece in play.s.enemies)  # fmt: skip


def test_ghouls_seek_the_parlor_and_bring_doom() -> None:
    ghoul = {"card": "icy-ghoul", "at": "cellar"}
    play = house(at="attic", locations=OPEN, agenda="theyre-getting-out", enemies=[ghoul], phase="enemy",
                 encounter=["grasping-hands"], tokens="+1")  # fmt: skip
    play.until()
    assert play.where("icy-ghoul") == "hallway" and play.s.all_doom() == 2, "one for the ghoul, one for the new round"


def test_through_the_door_on_the_floor() -> None:
    seat = {"at": "study", "clues": 2}
    play = at(seat, enemies=[{"card": "swarm-of-rats", "at": "study", "exhausted": True}])
    play.does("advance").until()
    assert sorted(slug_of(place) for place in play.s.locations) == ["attic", "cellar", "hallway", "parlor"]
    assert play.place() == "hallway" and not play.has("swarm-of-rats") and slug_of(play.s.act) == "the-barrier"


@pytest.mark.rule("A-act-agenda.4")
def test_the_barrier_falls_only_when_a_round_ends_by_clues_in_the_hallway() -> None:
    shut = [*HOUSE, {"card": "parlor", "revealed": False}]
    play = house(clues=3, locations=shut, act="the-barrier", encounter=["grasping-hands"], tokens="+1")
    assert not play.offers("advance"), "not in a turn"
    play.does("end-turn", "the-barrier.1")
    assert play.has("ghoul-priest") and play.clues() == 0 and "parlor" in map(slug_of, play.s.revealed)
    away = house(clues=3, at="attic", locations=shut, act="the-barrier", encounter=["grasping-hands"], tokens="+1")
    away.does("end-turn").until()
    assert not away.has("ghoul-priest") and away.clues() == 3, "nobody in the Hallway has any"


@pytest.mark.rule("A-must.1")
@pytest.mark.parametrize("ending", ["r1", "r2"])
def test_the_house_is_burned_or_kept(ending: str) -> None:
    play = house(enemies=[{"card": "ghoul-priest", "engaged": 0, "damage": 4}], act="what-have-you-done")
    play.does("fight.ghoul-priest").until("choose-effect").does(ending)
    assert play.s.ending == ending


# ---- Lita


@pytest.mark.parametrize(("token", "joins"), [("+1", True), ("0", False)])
def test_lita_is_talked_into_joining(token: str, joins: bool) -> None:
    play = house(token, at="parlor", locations=OPEN, loose=[{"card": "lita-chantler", "at": "parlor"}])
    play.does("use.lita-chantler").until()
    assert ([slug_of(piece) for piece in play.s.play[0]] == ["lita-chantler"]) is joins, "3 against 4"


def test_lita_helps_everybody_with_her_against_monsters() -> None:
    other = {"investigator": "agnes-baker", "at": "hallway", "play": ["lita-chantler"]}
    play = house("-1", other, enemies=[{"card": "ghoul-priest", "engaged": 0}])
    play.does("fight.ghoul-priest", "lita-chantler").until()
    assert play.on("ghoul-priest", "damage") == 2, "4 + 1 - 1 against 4, and one damage more"


def test_lita_does_nothing_special_about_people() -> None:
    play = house("0", play=["lita-chantler"], enemies=[{"card": "mob-enforcer", "engaged": 0, "owner": 0}])
    play.does("fight.mob-enforcer")
    while play.asks != "ask-action":
        assert not play.offers("lita-chantler")
        play.skip()
    assert play.on("mob-enforcer", "damage") == 1
