"""The questions before a game. Enter accepts what is proposed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.cli.words import Words

Cli = Any


def test_enter_all_the_way_starts_a_game_of_two_against_a_greedy_bot(cli: Cli, typist: Any) -> None:
    typist.script = [""] * 6 + ["quit"]
    out = cli("play", "--terminal").stdout
    assert typist.script == []
    assert typist.session.players == ["me", "greedy"]
    assert typist.session.table.options == {"leviathan": False, "kraken": False}
    assert "Which language? / Jaki język? / Welche Sprache?" in out
    assert "Seed of this game: " in out


def test_the_whole_dialogue_in_polish(cli: Cli, typist: Any) -> None:
    typist.script = ["polski", "abyss", "nie", "tak", "N", "5", "2", "łatwy", "", "koniec"]
    out = cli("play", "--terminal").stdout
    assert typist.session.players == ["me", "me", "random", "random", "random"]
    assert typist.session.table.options == {"leviathan": True, "kraken": False}
    assert typist.session.say.lang == "pl"
    assert "Lewiatan? tak albo nie [nie]:" in out
    assert "Ilu graczy (2–5)?" in out
    assert "Gra jest zapisana." in out


def test_the_language_of_the_system_is_proposed(cli: Cli, typist: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    typist.script = [""] * 6 + ["ende"]
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
        (["7", "", *[""] * 5], "Type a number from 1 to 3, or just Enter."),
        (["", "", "perhaps", "", *[""] * 3], "Type yes or no, or just Enter."),
        (["", "", "no", "perhaps", "", "", *[""] * 3], "Type yes or no, or just Enter."),
        (["", "", "", "5", "", *[""] * 2], "Type one of these numbers: 2, 3, 4."),
        (["", "", "", "3", "4", "", ""], "Type one of these numbers: 1, 2, 3."),
    ],
)
def test_a_slip_is_asked_again(cli: Cli, typist: Any, script: list[str], told: str) -> None:
    typist.script = [*script, "quit"]
    assert told in cli("play", "--terminal").stdout
    assert typist.script == []


@pytest.mark.parametrize("lines", range(6))
def test_leaving_in_the_middle_of_the_dialogue_is_fine(cli: Cli, lines: int) -> None:
    result = cli("play", "--terminal", typed=[""] * lines)
    assert result.exit_code == 0 and result.stderr == ""


def test_people_alone_need_no_bots(cli: Cli, typist: Any) -> None:
    typist.script = ["", "", "", "3", "3", "", "quit"]
    cli("play", "--terminal")
    assert typist.session.players == ["me", "me", "me"]


@pytest.mark.parametrize("game", fathom.games())
@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_what_is_usual_stands_on_one_screen_with_what_it_means(cli: Cli, game: str, lang: str) -> None:
    out, say = cli("play", game, "--terminal", "--lang", lang).stdout, Words(lang)
    for name in fathom.games()[game].options:
        assert f"  {say.option(game, name)}: " in out and say.option_is(game, name) in out


def test_alone_nobody_is_asked_about_others(cli: Cli, typist: Any) -> None:
    typist.script = ["", "", "quit"]
    out = cli("play", "call_of_madness", "--terminal", "--lang", "en").stdout
    assert typist.script == [] and typist.session.players == ["me"]
    assert "keyboard" not in out and "bots" not in out


@pytest.mark.parametrize(
    ("typed", "asked", "spared"),
    [
        (["no", "3"], "\nEvents?", "\nLonger game?"),
        (["no", "", "", "", "yes", "", ""], "How many players (4)?", "\nAutoma\n"),
    ],
    ids=["the longer game needs goals", "an Automa of one's choice plays with one, teams need four"],
)
def test_what_an_earlier_choice_excludes_is_not_asked(cli: Cli, typed: list[str], asked: str, spared: str) -> None:
    out = cli("play", "call_of_madness", "--terminal", "--lang", "en", typed=[*typed, ""]).stdout
    assert asked in out and spared not in out


def test_what_the_command_line_excludes_is_told_before_the_seats_are_asked_for(cli: Cli) -> None:
    result = cli("play", "call_of_madness", "--terminal", "--lang", "en", "--option", "teams=true,automa=offensive")
    assert result.exit_code == 2 and result.stderr.startswith("fathom: ") and "[C-" in result.stderr


def test_whoever_plays_chooses_an_investigator(cli: Cli, typist: Any) -> None:
    typist.script = ["", "3", "2", "", "wendy", "daisy", "", "quit"]
    out = cli("play", "arkham", "--terminal", "--lang", "en").stdout
    decks = typist.session.table.options["decks"]
    assert [deck.get("investigator") for deck in decks] == ["wendy-adams", "daisy-walker", None]
    assert out.count("Wendy Adams") >= 2 and "Wendy Adams" not in out.split("Player 2: Decks")[1].split("Number")[0]


def test_a_deck_of_ones_own_comes_from_a_file_and_a_slip_is_asked_again(cli: Cli, typist: Any, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("Nobody\n2x Machete\n", encoding="utf-8")
    good = tmp_path / "good.json"
    deck = fathom.games()["arkham"].settle_options({"decks": [{"investigator": "roland-banks"}]})["decks"][0]
    good.write_text("\n".join(["Roland Banks", *(f"1x {card}" for card in deck["cards"])]), encoding="utf-8")
    typist.script = [
        "",
        "",
        "7",
        str(tmp_path / "none"),
        str(tmp_path),
        str(tmp_path / "bad.txt"),
        "7",
        str(good),
        "quit",
    ]
    out = cli("play", "arkham", "--terminal", "--lang", "en").stdout
    assert typist.script == []
    assert f"There is no file {tmp_path / 'none'}." in out and "cannot be read" in out and "[A-deckbuilding" in out
    assert typist.session.table.options["decks"][0]["cards"] == deck["cards"]


def test_how_earlier_scenarios_ended_is_chosen_by_hand(cli: Cli, typist: Any) -> None:
    typist.script = ["no", "the devourer", "", "", "", "", "", "4", "", "quit"]
    cli("play", "arkham", "--terminal", "--lang", "en")
    assert typist.script == [] and typist.session.table.options["earlier"] == ["r3", "r1"]


def test_so_many_gods_as_the_seats_want_are_chosen_by_number(cli: Cli, typist: Any) -> None:
    typist.script = ["no", *[""] * 7, "2", "2", "1 2 2 4", "1 2 3", "1 2 3 4", "", "", "", "quit"]
    out = cli("play", "call_of_madness", "--terminal", "--lang", "en").stdout
    assert out.count("Type 4 different numbers from 1 to 9, or just Enter.") == 2
    assert len(typist.session.table.options["god_list"]) == 4
