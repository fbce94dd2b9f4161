"""The questions before a game. Enter accepts what is proposed."""

from __future__ import annotations

from typing import Any

import pytest

Cli = Any


def test_enter_all_the_way_starts_a_game_of_two_against_a_greedy_bot(cli: Cli, typist: Any) -> None:
    typist.script = [""] * 7 + ["quit"]
    out = cli("play", "--terminal").stdout
    assert typist.script == []
    assert typist.session.players == ["me", "greedy"]
    assert typist.session.table.options == {"leviathan": False, "kraken": False}
    assert "Which language? / Jaki język? / Welche Sprache?" in out
    assert "Seed of this game: " in out


def test_the_whole_dialogue_in_polish(cli: Cli, typist: Any) -> None:
    typist.script = ["polski", "abyss", "tak", "N", "5", "2", "łatwy", "", "koniec"]
    out = cli("play", "--terminal").stdout
    assert typist.session.players == ["me", "me", "random", "random", "random"]
    assert typist.session.table.options == {"leviathan": True, "kraken": False}
    assert typist.session.say.lang == "pl"
    assert "Lewiatan? tak albo nie [nie]:" in out
    assert "Ilu graczy (2-5)?" in out
    assert "Gra jest zapisana." in out


def test_the_language_of_the_system_is_proposed(cli: Cli, typist: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    typist.script = [""] * 7 + ["ende"]
    out = cli("play", "--terminal").stdout
    assert "Nummer [3]:" in out and "Das Spiel ist gespeichert." in out


def test_what_was_said_on_the_command_line_is_not_asked_again(cli: Cli, typist: Any) -> None:
    typist.script = ["", "", "", "quit"]
    out = cli("play", "abyss", "--terminal", "--lang", "en", "--option", "kraken=true", "--seed", "7").stdout
    assert typist.session.table.options == {"leviathan": False, "kraken": True}
    assert "Which language?" not in out and "Leviathan?" not in out
    assert "Seed of this game: 7" in out


def test_whoever_names_the_seats_plays_at_once(cli: Cli, typist: Any) -> None:
    typist.script = ["quit"]
    out = cli("play", "--terminal", "--seats", "4").stdout
    assert typist.session.players == ["me", "greedy", "greedy", "greedy"]
    assert "Which" not in out


def test_bots_are_seated_by_what_players_read_of_them_too(cli: Cli, typist: Any) -> None:
    typist.script = ["quit"]
    cli("play", "--terminal", "--seats", "me,Clever,łatwy,gewitzt")
    assert typist.session.players == ["me", "greedy", "random", "greedy"]


@pytest.mark.parametrize(
    ("script", "told"),
    [
        (["7", "", *[""] * 6], "Type a number from 1 to 3, or just Enter."),
        (["", "", "perhaps", "", *[""] * 4], "Type yes or no, or just Enter."),
        (["", "", "", "", "5", "", *[""] * 2], "Type one of these numbers: 2, 3, 4."),
        (["", "", "", "", "3", "4", "", ""], "Type one of these numbers: 1, 2, 3."),
    ],
)
def test_a_slip_is_asked_again(cli: Cli, typist: Any, script: list[str], told: str) -> None:
    typist.script = [*script, "quit"]
    assert told in cli("play", "--terminal").stdout
    assert typist.script == []


@pytest.mark.parametrize("lines", range(7))
def test_leaving_in_the_middle_of_the_dialogue_is_fine(cli: Cli, lines: int) -> None:
    result = cli("play", "--terminal", typed=[""] * lines)
    assert result.exit_code == 0 and result.stderr == ""


def test_people_alone_need_no_bots(cli: Cli, typist: Any) -> None:
    typist.script = ["", "", "", "", "3", "3", "", "quit"]
    cli("play", "--terminal")
    assert typist.session.players == ["me", "me", "me"]
