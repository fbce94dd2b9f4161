"""What the log tells of what happens, and by which clause."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "parlor", "revealed": False}]
MINION = {"card": "ghoul-minion", "engaged": 0}
DEVOURER = {"scenario": "the-devourer-below"}


def told(play: Play, words: str) -> dict[str, str]:
    """The lines with these words, each with its clause."""
    lines = [(line.text.render("en"), line.rule) for line in play.t.events()]
    return {text: rule for text, rule in lines if words in text}


# ---- what makes it happen


@pytest.mark.rule("A-attack-of-opportunity.1", "A-retaliate.1", "A-massive.4", "A-fw.3.3.2")
def test_an_attack_is_told_by_what_made_it() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "actions": 2}
    play = at(seat, locations=HALL, enemies=[{"card": "ghoul-priest", "engaged": 0}], tokens=["-4"])
    play.does("resource", "fight.ghoul-priest").until()
    assert play.s.round == 2, "with no action left the turn is over"
    made = [line.rule for line in play.t.events() if "attacks Player" in line.text.render("en")]
    assert made == ["A-attack-of-opportunity.1", "A-retaliate.1", "A-fw.3.3.2"]
    play = at({"at": "main-path"}, options=DEVOURER, enemies=[{"card": "umordhoth", "at": "main-path"}], phase="enemy")
    assert "A-massive.4" in [line.rule for line in play.t.events()]


@pytest.mark.rule("A-fw.1.2", "A-fw.1.3.1", "A-fw.1.3.3")
def test_doom_is_told_by_what_it_does() -> None:
    play = at({"at": "rivertown"}, options={"scenario": "the-midnight-masks"}, phase="mythos", encounter=["acolyte"])
    play.until("ask-spawn").does("graveyard").until()
    assert [line.rule for line in play.t.events() if "doom" in line.text.render("en")] == ["A-fw.1.2", "A-fw.1.3.1"]
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", encounter=["ancient-evils"]).until()
    assert [line.rule for line in play.t.events() if "doom" in line.text.render("en")] == ["A-fw.1.2", "A-fw.1.3.3"]


@pytest.mark.rule("A-spawn.2", "A-spawn.1", "A-weakness.2", "A-move.1", "A-hunter.1")
def test_where_enemies_come_from_is_told() -> None:
    def rules(play: Play, words: str) -> list[str]:
        return [line.rule for line in play.t.events() if words in line.text.render("en")]

    play = at({"at": "hallway"}, locations=[*HALL, "cellar"], phase="mythos", encounter=["ghoul-minion"]).until()
    assert rules(play, "spawns") == ["A-spawn.2"]
    play = at({"at": "hallway"}, locations=[*HALL, "cellar"], phase="mythos", encounter=["icy-ghoul"]).until()
    assert rules(play, "spawns") == ["A-spawn.1"]
    play = at({"at": "hallway", "deck": ["paranoia"]}, locations=HALL).does("draw")
    assert rules(play, "draws Paranoia") == ["A-weakness.2"]
    rats, ghoul = {"card": "swarm-of-rats", "at": "cellar"}, {"card": "ghoul-minion", "at": "cellar"}
    play = at({"at": "attic"}, locations=["hallway", "attic", "cellar", "parlor"], enemies=[rats, ghoul], phase="enemy",
              agenda="theyre-getting-out", act="what-have-you-done")  # fmt: skip
    play.until("ask-action")
    assert rules(play, "moves to the Hallway") == ["A-hunter.1", "A-move.1"]


# ---- what a card does


@pytest.mark.rule("A-instead.1", "A-R7")
@pytest.mark.parametrize(("left", "lost"), [(3, "2 clues"), (1, "1 clue")])
def test_clues_that_go_from_a_card_are_told(left: int, lost: str) -> None:
    seat = {"at": "attic", "hand": ["deduction"], "threat": [{"card": "cover-up", "clues": left}]}
    play = at(seat, locations=HALL, tokens=["0"]).does("investigate", ["deduction"], "cover-up").until()
    assert told(play, "loses") == {f"Cover Up loses {lost}.": "A-instead.1"}


@pytest.mark.rule("A-tokens.1", "A-uses.3")
def test_tokens_that_come_to_a_card_are_told() -> None:
    play = at({"at": "hallway", "hand": ["extra-ammunition"], "play": ["automatic-45"]}, locations=HALL)
    play.does("play.extra-ammunition").until()
    assert told(play, "gets") == {".45 Automatic gets 3 ammo.": "A-uses.3"}
    site = ["main-path", {"card": "ritual-site", "clues": 0}]
    play = at({"at": "ritual-site", "clues": 1, "actions": 1}, options=DEVOURER, locations=site, tokens=["+1"],
              act="disrupting-the-ritual", encounter=["rotting-remains"])  # fmt: skip
    play.does("use.disrupting-the-ritual", "willpower").until()
    assert told(play, " clue") == {
        "Player 1 spends 1 clue.": "A-costs.1",
        "Disrupting the Ritual gets 1 clue.": "A-tokens.1",
        "Ritual Site gets 2 clues.": "A-tokens.1",
    }


@pytest.mark.rule("A-rul.14")
def test_a_card_that_comes_back_is_told() -> None:
    seat = {"investigator": "wendy-adams", "at": "attic", "play": ["scavenging"], "discard": ["knife"],
            "hand": ["opportunist"]}  # fmt: skip
    play = at(seat, locations=HALL, tokens=["+1"]).does("investigate", ["opportunist"], "scavenging").until()
    assert list(told(play, "to hand")) == ["Player 1 takes Knife to hand.", "Player 1 takes Opportunist to hand."]


@pytest.mark.rule("A-leaves-play.1", "A-discard.1", "A-rul.13")
def test_an_enemy_that_goes_is_told() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "hand": ["close-call"]}
    play = at(seat, locations=HALL, enemies=[MINION], tokens=["0"]).does("evade.ghoul-minion", "close-call").until()
    assert told(play, "shuffled into") == {"The Ghoul Minion is shuffled into the encounter deck.": "A-leaves-play.1"}
    play = at(seat, locations=HALL, enemies=[MINION], tokens=["0"], rest=["encounter"])
    play.does("evade.ghoul-minion", "close-call").until()
    assert told(play, "Ghoul Minion is") == {"Ghoul Minion is discarded.": "A-rul.13"}, "not alone into an empty deck"
    seat = {"investigator": "daisy-walker", "at": "hallway", "play": ["disc-of-itzamna"]}
    play = at(seat, locations=HALL, phase="mythos", encounter=["ghoul-minion"]).does("disc-of-itzamna").until()
    assert told(play, "Ghoul Minion is") == {"Ghoul Minion is discarded.": "A-discard.1"}


@pytest.mark.rule("A-effects.3", "A-removed.1")
def test_what_a_weakness_takes_is_told() -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "deck": ["paranoia", "abandoned-and-alone"],
            "discard": ["knife"]}  # fmt: skip
    play = at(seat, locations=HALL).does("draw", "draw").until()
    assert told(play, "all resources") == {"Player 1 loses all resources.": "A-effects.3"}
    assert told(play, "discard pile") == {"Player 1 removes their discard pile from the game.": "A-removed.1"}
