"""Whole games in the terminal, alone against bots."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import fathom
import fathom.cli
from fathom.cli.terminal.saves import record_with, write
from fathom.kernel.data import fingerprint

Cli = Any
ALONE = ("play", "abyss", "--terminal", "--seats", "me,random", "--seed", "3")
ENGLISH = Path(fathom.cli.__file__).parent / "locale" / "en.ftl"


def english_texts() -> list[str]:
    """Every English message of the client that stands alone, long enough not to hide in another word."""
    out = []
    for entry in FluentParser().parse(ENGLISH.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value and len(entry.value.elements) == 1:
            text = entry.value.elements[0]
            if isinstance(text, ast.TextElement) and len(text.value) > 7:
                out.append(text.value)
    return out


def test_a_whole_game_in_polish_by_typing_one(cli: Cli, saves: Path) -> None:
    result = cli(*ALONE, "--lang", "pl", typed=["1"] * 400)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "Koniec gry" in result.stdout
    assert "Zwycięstwo: Gracz" in result.stdout
    assert re.search(r"Gracz 2: \d+ \(Lordowie \d+, ", result.stdout)
    assert english_texts()
    for text in english_texts():
        assert text not in result.stdout
    for id in re.findall(r"\b(?:cli|abyss|log|ask|effect|lord|ally)-[a-z-]+\b", result.stdout):
        assert id.startswith("abyss-2"), f"{id} was shown raw"  # only the name of the saved file


@pytest.mark.parametrize(
    ("lang", "expansions", "seed"),
    [("en", "kraken=true", 11), ("pl", "leviathan=true,kraken=true", 12), ("de", "leviathan=true", 11)],
)
def test_any_legal_answers_lead_to_the_end(cli: Cli, typist: Any, lang: str, expansions: str, seed: int) -> None:
    args = ("--seats", "me,random,random", "--seed", str(seed), "--lang", lang, "--option", expansions)
    result = cli("play", "abyss", "--terminal", *args)
    assert result.exit_code == 0
    assert typist.session.table.outcome is not None
    assert "pick" in typist.shapes


def test_every_turn_shows_news_table_hand_question_and_options_with_rules(cli: Cli) -> None:
    out = cli(*ALONE, typed=["1"]).stdout
    first, second = out.split("Your choice: 1", 1)
    assert "So far:" in first and "Since your last choice:" in second
    for part in (first, second):
        assert "The table" in part and "Court:" in part and "Council stacks:" in part and "Your hand:" in part
        assert "Player 1 (you): " in part and "Player 2 (bot: easy): " in part
        assert re.search(r"^Player 1: .+ \[B-[A-Z]+-\d+\]$", part, re.MULTILINE)
        assert re.search(r"^  1\. .+ \[B-[A-Z]+-\d+\]$", part, re.MULTILINE)
    assert re.search(r"^  Player 1 .+ \[B-EXP-01\]$", out, re.MULTILINE)


def test_a_mistyped_clause_is_answered_with_those_like_it(cli: Cli) -> None:
    out = cli(*ALONE, typed=["rule B-EXP-99", "rule elephants", "quit"]).stdout
    assert re.search(r"No clause contains “B-EXP-99”\. Did you mean B-EXP-\d\d, ", out)
    assert "No clause contains “elephants”. The chapters: fathom rules abyss" in out


def test_news_after_a_snapshot_are_only_what_is_new(cli: Cli, tmp_path: Path) -> None:
    """A record of other rules opens at a snapshot: its choices are counted on, the answers before are not there."""
    rng = random.Random(0)
    table = fathom.new("abyss", seats=2, seed=3)
    for _ in range(30):
        table.choose(table.decision.sample(rng))
    record = {**record_with(table, ["me", "random"], "en"), "content": "other"}
    record["checksum"] = fingerprint({key: value for key, value in record.items() if key != "checksum"})
    write(tmp_path / "old.json", record)
    out = cli("play", "--terminal", "--resume", str(tmp_path / "old.json"), typed=["1"] * 3).stdout
    told = [line for line in out.splitlines() if re.match(r"  Turn \d+: ", line)]
    assert told and len(told) == len(set(told)), "no turn is news twice"


def test_the_commands_in_english_and_in_the_language(cli: Cli) -> None:
    words = ["help", "pomoc", "?", "dlaczego", "rule B-EXP-02", "zasada", "card jailer", "karta Dozorca"]
    words += ["karta", "stol", "table", "ręka", "dziennik", "LOG"]
    result = cli(*ALONE, "--lang", "pl", typed=[*words, "koniec"])
    assert result.exit_code == 0
    parts = dict(zip(words, re.split(r"Twój wybór: ", result.stdout)[1:], strict=False))
    body = {word: part.partition("\n")[2] for word, part in parts.items()}
    assert body["help"] == body["pomoc"] and "cofnij, undo:" in body["help"]
    assert body["?"] == body["dlaczego"] and re.search(r"\[B-[A-Z]+-\d+\]", body["?"])
    clauses = fathom.games()["abyss"].clauses()
    assert clauses["B-EXP-02"].render("pl") in body["rule B-EXP-02"]
    assert re.match(r"B-[A-Z]+-\d+: ", body["zasada"])
    assert body["card jailer"] == body["karta Dozorca"] and "B-LORD-JAILER" in body["karta Dozorca"]
    assert body["karta"].count("(lord-") == 6
    assert body["stol"] == body["table"] and "Dwór:" in body["table"]
    assert body["ręka"].startswith("Twoja ręka:")
    assert body["dziennik"] == body["LOG"] and "[B-SET-03]" in body["LOG"]


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("undp", "Did you mean undo?"),
        ("explre-on", "Did you mean explore-on?"),
        ("xyzzy", "Type the number of an option, or help."),
        ("17", "There is no option 17; the options run from 1 to 2."),
        ("1 2", "Choose one option only"),
        ("rule no such words", "No clause contains “no such words”."),
        ("card jailr", "Did you mean Jailer, "),
    ],
)
def test_slips_get_a_gentle_hint_and_change_nothing(cli: Cli, saves: Path, line: str, hint: str) -> None:
    result = cli(*ALONE, typed=[line, "quit"])
    assert hint in result.stdout
    assert fathom.replay(_saved(saves)).answers == fathom.replay(_saved(_after(cli, saves, "quit"))).answers


@pytest.mark.parametrize(("lang", "word"), [("en", "q"), ("en", "exit"), ("pl", "q"), ("de", "Q"), ("de", "quit")])
def test_whoever_wants_to_leave_finds_the_word(cli: Cli, saves: Path, lang: str, word: str) -> None:
    cli(*ALONE, "--lang", lang, typed=[word, "1"])
    assert all(seat != 0 for seat, _ in fathom.replay(_saved(saves)).answers)  # nobody was there to answer 1


def _after(cli: Cli, saves: Path, *lines: str) -> Path:
    for path in saves.glob("*"):
        path.unlink()
    cli(*ALONE, typed=list(lines))
    return saves


def _saved(saves: Path) -> Any:
    from fathom.cli.given import read_json

    (path,) = saves.glob("*")  # nothing half written lies about
    return read_json(path)


@pytest.mark.parametrize("words", ["weź", "WEZ MED", "take", "1", "1."])
def test_an_option_is_chosen_by_number_key_or_the_start_of_its_words(cli: Cli, saves: Path, words: str) -> None:
    cli(*ALONE, "--lang", "pl", typed=[words, "koniec"])
    mine = [answer for seat, answer in fathom.replay(_saved(saves)).answers if seat == 0]
    assert mine == ["take"]


def test_enter_repeats_the_question(cli: Cli) -> None:
    out = cli(*ALONE, typed=["", "quit"]).stdout
    assert len(re.findall(r"^  1\. ", out, re.MULTILINE)) == 2


def test_undo_takes_back_a_choice_that_revealed_nothing(cli: Cli, typist: Any) -> None:
    """Recruiting asks for a payment before anything is revealed."""
    position = {
        "options": {}, "seats": [{"hand": ["squid-5", "squid-4", "squid-3"], "pearls": 9}, {}],
        "court": ["corruptor", "opportunist"], "seed": 1,
    }  # fmt: skip
    session = _session(position, ["me", "random"])
    typist.session = session
    before = session.table.fingerprint()
    typist.script = ["recruit", "undo", "quit"]
    session.play()
    assert session.table.fingerprint() == before
    assert session.table.answers == []


def test_keys_are_paid_by_saying_how_many_of_what(cli: Cli, typist: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Three Keys force a Location; one of them is printed on a Lord."""
    seats = [{"keys": 2, "lords": ["recruiter", "shaman"], "hand": ["crab-1"]}, {}]
    position = {"options": {}, "seats": seats, "court": [], "council": {"crab": ["crab-1"]},
                "available": ["jail"], "seed": 1}  # fmt: skip
    session = _session(position, ["me", "random"])
    typist.session, typist.script = session, ["support", "location-jail", "3x1", "1x1 1x2 1x3", "quit"]
    session.play()
    out = capsys.readouterr().out
    assert "Type how many of what: 2x1 1x3 is two of option 1 and one of option 3." in out
    assert "Choose exactly 3." in out
    assert "(up to 2)" in out
    assert "3 is not a whole number from 0 to 2." in out
    assert session.table.view(0)["table"]["locations"][0] == ["location-jail"]
    assert session.table.view(0)["table"]["key_tokens"][0] == 1


def test_undo_is_refused_once_something_was_revealed(cli: Cli, saves: Path) -> None:
    out = cli(*ALONE, typed=["2", "undo", "quit"]).stdout
    assert "The last choice cannot be taken back, because something became known" in out
    assert [seat for seat, _ in fathom.replay(_saved(saves)).answers].count(0) == 1


def test_undo_with_nothing_to_take_back(cli: Cli) -> None:
    assert "There is no choice to take back." in cli(*ALONE, typed=["undo", "quit"]).stdout


def _session(position: dict[str, Any], players: list[str]) -> Any:
    from fathom.cli.terminal.saves import new_path
    from fathom.cli.terminal.session import Session
    from fathom.cli.terminal.voice import Voice
    from fathom.cli.words import Words

    return Session(fathom.position("abyss", position), players, Words("en"), Voice(), new_path("abyss"))


class Taker:
    """A bot that takes whatever Ally it has revealed."""

    def answer(self, table: fathom.Table, seat: int, rng: random.Random) -> str:
        keys = next(d for d in table.decisions if d.seat == seat).keys
        return "take" if "take" in keys else keys[0]


def test_undo_does_not_go_back_over_what_a_bot_was_seen_to_do(cli: Cli, typist: Any) -> None:
    """The bot was asked and takes the Ally I passed on: no card was turned over, but I know more than before."""
    position = {
        "options": {},
        "seats": [{"pearls": 3}, {}],
        "active": 1,
        "seed": 2,
        "court": ["hunter", "sage"],
    }
    session = _session(position, ["me", "random"])
    session.bots["random"] = Taker()
    session.table.choose("explore", 1)
    before = session.table.fingerprint()
    assert session.table.decision.keys == ("buy-0", "pass")
    typist.session, typist.script = session, ["pass", "undo", "quit"]
    session.play()
    assert session.table.fingerprint() != before
    with pytest.raises(fathom.UndoRefused, match="who is asked next"):
        session.undo(0)


def test_bots_choose_the_same_in_the_same_position(cli: Cli, saves: Path) -> None:
    games = []
    for _ in range(2):
        cli("play", "abyss", "--terminal", "--seats", "me,greedy,random", "--seed", "8", typed=["1"] * 12)
        games.append(_saved(saves)["answers"])
        _after(cli, saves)
        for path in saves.glob("*"):
            path.unlink()
    assert games[0] == games[1]


def test_a_greedy_bot_beats_a_person_who_types_anything(cli: Cli, typist: Any) -> None:
    typist.rng = random.Random(4)
    result = cli("play", "abyss", "--seats", "me,greedy", "--seed", "4", "--terminal")
    assert "The winner: Player 2" in result.stdout


def test_the_terminal_needs_no_browser_and_no_server(cli: Cli) -> None:
    result = cli(*ALONE, typed=["quit"])
    assert "Your choice:" in result.stdout
    assert "browser" not in result.stdout and "http" not in result.stdout
