"""Standing orders at the prompt: given, told, followed, taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fathom
from cli.conftest import Cli
from fathom.cli.terminal.saves import record_with, write
from unfathomable_play import at

CHAOS = ["will-1", "will-1", "strength-1", "strength-1", "strength-1"]


@pytest.fixture
def game(tmp_path: Path) -> str:
    """Three people at one keyboard, before the test of Passenger Overboard."""
    hands = ["observation-2", "will-3"], ["lore-4", "will-2"], ["influence-1"]
    p = at(
        *({"hand": hand} for hand in hands), mythos_deck=["passenger-overboard", "flooding-compartment"], chaos=CHAOS
    )
    path = tmp_path / "before.json"
    write(path, record_with(p.t, ["me"] * 3, "en"))
    return str(path)


def saved(path: str) -> fathom.Table:
    return fathom.replay(json.loads(Path(path).read_text(encoding="utf-8")))


def standing(path: str) -> dict[str, Any]:
    return dict(saved(path).standing)


def play(cli: Cli, path: str, *lines: str, lang: str = "en") -> str:
    """The curtain of the first seat, then these lines, then leave."""
    result = cli("play", "--terminal", "--resume", path, "--lang", lang, typed=["", *lines, "quit"])
    assert result.exit_code == 0, result.output
    return str(result.output)


@pytest.mark.parametrize(("line", "order"), [
    ("order end-actions", ("end-actions", "", 0)),
    ("order end-actions x3", ("end-actions", "", 3)),
    ("order end-actions x1 if captain", ("end-actions", "captain", 1)),
    ("order end-actions unless own-turn", ("end-actions", "not-own-turn", 0)),
])  # fmt: skip
def test_an_order_answers_questions_like_the_open_one(cli: Cli, game: str, line: str, order: Any) -> None:
    told = play(cli, game, line)
    assert "The order holds from the next such question on." in told
    assert standing(game) == {"0/ask-act": (order,)}


def test_orders_are_listed_in_words_with_their_conditions_and_taken_back(cli: Cli, game: str) -> None:
    told = play(cli, game, "order end-actions x2 unless low-resource", "order end-actions", "order", "order back 1")
    assert "the next 2 times, unless a resource is at 2 or less" in " ".join(told.split())
    assert "if the open total of the test is below its target" in told
    assert standing(game) == {"0/ask-act": (("end-actions", "", 0),)}


def test_narrower_orders_come_before_wider_ones_and_replace_their_like(cli: Cli, game: str) -> None:
    lines = ["order end-actions", "order end-actions x2", "order end-actions if keeper", "order end-actions x5"]
    play(cli, game, *lines)
    assert standing(game)["0/ask-act"] == (("end-actions", "keeper", 0), ("end-actions", "", 5), ("end-actions", "", 0))


@pytest.mark.parametrize(("lang", "line", "condition"), [
    ("en", "order end-actions if you are the Captain", "captain"),
    ("en", "order end-actions unless captain", "not-captain"),
    ("en", "order end-actions if the roll is yours", "own-roll"),
    ("pl", "polecenie end-actions jeśli masz tytuł Kapitana", "captain"),
    ("pl", "polecenie end-actions chyba że strażnika księgi", "not-keeper"),
    ("pl", "polecenie end-actions chyba twoja tura", "not-own-turn"),
    ("de", "anweisung end-actions wenn du Kapitän bist", "captain"),
    ("de", "anweisung end-actions außer wenn buchwachter", "not-keeper"),
])  # fmt: skip
def test_a_condition_is_given_in_words_or_in_enough_of_them(
    cli: Cli, game: str, lang: str, line: str, condition: str
) -> None:
    play(cli, game, line, lang=lang)
    assert standing(game) == {"0/ask-act": (("end-actions", condition, 0),)}


@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_no_condition_is_called_by_its_id(cli: Cli, game: str, lang: str) -> None:
    told = play(cli, game, "order", "order end-actions if nonsense", lang=lang)
    ids = [id for id in saved(game).game.conditions if "-" in id]
    assert len(ids) > 10 and not [id for id in ids if id in told]


@pytest.mark.parametrize(("lang", "shown"), [
    ("en", ["rule U-", "order 2 if it is your turn", "ready Observation 2, Will 3"]),
    ("pl", ["zasada U-", "polecenie 2 jeśli trwa twoja tura", "gotowe Percepcja 2, Wola 3"]),
    ("de", ["regel U-", "anweisung 2 wenn du am Zug bist", "bereit Wahrnehmung 2, Wille 3"]),
])  # fmt: skip
def test_help_shows_examples_of_this_game_that_work(cli: Cli, game: str, lang: str, shown: list[str]) -> None:
    told = " ".join(play(cli, game, "help", lang=lang).split())
    assert [example for example in shown if example not in told] == []
    assert "B-EXP" not in told
    play(cli, game, *shown[1:], lang=lang)
    assert standing(game)["0/ask-contribute"] == (({"observation-2": 1, "will-3": 1}, "", 1),)
    assert standing(game)["0/ask-act"][0][1] == "own-turn"


def test_help_of_a_game_without_cards_to_lay_ready_does_not_speak_of_them(cli: Cli) -> None:
    result = cli("play", "abyss", "--terminal", "--seats", "me,random", "--seed", "5", typed=["help", "quit"])
    told = " ".join(result.output.split())
    assert "order 2 if the ally is worth 2 or less" in told and "(rule B-" in told
    assert "ready" not in told and "Captain" not in told


@pytest.mark.parametrize("line", [
    "order end-actions if you", "order end-actions if", "order 99", "order nonsense", "order end-actions if bored",
    "order end-actions *", "order back 7", "order back",
    "ready lore-5", "ready will-3, will-3",
])  # fmt: skip
def test_a_slip_is_told_and_changes_nothing(cli: Cli, game: str, line: str) -> None:
    play(cli, game, line)
    assert {name: orders for name, orders in standing(game).items() if orders} == {}


def test_cards_laid_ready_are_added_without_a_question(cli: Cli, game: str) -> None:
    """By key or by name; the others' windows are passed, and seat 0 is never asked for cards."""
    told = play(cli, game, "ready will-3, Observation 2", "ready", "end-actions", *["", "pass"] * 3, "", "0", "", "0")
    assert "Ready for the next test, and only you know: Observation 2, Will 3" in told
    table = saved(game)
    assert (-1, {"standing": [0, "ask-contribute", {"will-3": 1, "observation-2": 1}, "", 1]}) in table.answers
    assert table.view(0)["table"]["hands"][0]["cards"] == []
    assert not any(table.standing.values())


def test_cards_laid_ready_can_be_taken_back_and_none_can_be_laid(cli: Cli, game: str) -> None:
    play(cli, game, "ready will-3")
    assert standing(game) == {"0/ask-contribute": (({"will-3": 1}, "", 1),)}
    play(cli, game, "ready back")
    assert not any(standing(game).values())
    play(cli, game, "ready 0")
    assert standing(game) == {"0/ask-contribute": (({}, "", 1),)}


def test_there_are_games_without_cards_to_lay_ready(cli: Cli) -> None:
    result = cli("play", "abyss", "--terminal", "--seats", "me,random", "--seed", "5", typed=["ready", "quit"])
    assert "In this game no cards can be laid ready." in result.output


@pytest.mark.parametrize(("lang", "lines", "told"), [
    ("pl", ["polecenie end-actions jeśli captain", "gotowe will-3", "polecenie cofnij 1"], "jeśli masz tytuł Kapitana"),
    ("de", ["anweisung end-actions außer captain", "bereit will-3", "anweisung zurück 1"], "außer wenn du Kapitän"),
])  # fmt: skip
def test_orders_in_the_language_of_the_game(cli: Cli, game: str, lang: str, lines: list[str], told: str) -> None:
    assert told in " ".join(play(cli, game, *lines, lang=lang).split())
    assert {name for name, orders in standing(game).items() if orders} == {"0/ask-contribute"}


def test_undo_leaves_orders_and_earlier_choices_alone(cli: Cli, game: str) -> None:
    """Only the last choice goes back, however many orders came after it."""
    play(cli, game, "move", "1")
    before = saved(game).answers
    play(cli, game, "order end-actions", "ready will-3", "undo")
    assert [entry for entry in saved(game).answers if entry[0] >= 0] == before[:-1]
    assert len(standing(game)) == 2


# ---- single cards of a window


def before_an_attack(tmp_path: Path) -> str:
    """Alone in Arkham: the enemy phase comes, and Dodge could cancel the attack."""
    table = fathom.position("arkham", {
        "seats": [{"at": "hallway", "hand": ["dodge"], "resources": 5}], "locations": ["hallway"], "phase": "enemy",
        "enemies": [{"card": "ghoul-minion", "at": "hallway", "engaged": 0}],
    })  # fmt: skip
    path = tmp_path / "attack.json"
    write(path, record_with(table, ["me"], "en"))
    return str(path)


def resumed(cli: Cli, path: str, *lines: str, lang: str = "en") -> str:
    result = cli("play", "--terminal", "--resume", path, "--lang", lang, typed=[*lines, "quit"])
    assert result.exit_code == 0, result.output
    return " ".join(str(result.output).split())


def test_a_card_is_always_or_never_used_or_asked_about(cli: Cli, tmp_path: Path) -> None:
    path = before_an_attack(tmp_path)
    assert saved(path).decision.keys == ("pass", "dodge.0")  # type: ignore[union-attr]
    assert "Dodge: always use it" in resumed(cli, path, "order 2 always")
    assert standing(path) == {"0/use:dodge": (("always", "", 0),)}
    assert "nigdy nie używaj" in resumed(cli, path, "polecenie 2 nigdy", lang="pl")
    assert standing(path) == {"0/use:dodge": (("never", "", 0),)}
    resumed(cli, path, "anweisung 2 fragen", lang="de")
    assert standing(path) == {}


def test_one_passes_until_something_changes(cli: Cli, tmp_path: Path) -> None:
    path = before_an_attack(tmp_path)
    assert "pass until the turn or your options change" in resumed(cli, path, "order unchanged")
    assert standing(path)["0/unchanged"][0][0][1:] == ["pass", "dodge.0"]
    resumed(cli, path, "order back 1")
    assert not any(standing(path).values())


def test_without_orders_none_can_be_taken_back(cli: Cli, game: str) -> None:
    told = play(cli, game, "order back", "order back 1")
    assert told.count("You have given no answers in advance.") == 2 and "from 1 to 0" not in told
