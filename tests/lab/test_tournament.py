"""Tournaments: rotated seats, intervals, ratings; stopped and taken up; what is wrong is told."""

from __future__ import annotations

import json
import xml.etree.ElementTree as xml
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fathom.bots import UnknownBot
from fathom.cli.app import app
from fathom.lab import tournament as module
from fathom.lab.rating import Met, interval, ratings
from fathom.lab.tournament import BadTournament, Game, Meeting, Tournament, meetings, play_meeting
from fathom.lab.tournament_chart import draw


def cli(*words: str) -> Any:
    return CliRunner().invoke(app, ["tournament", *words])


# ---- who meets whom


def test_among_two_seats_each_pair_meets_once() -> None:
    assert meetings("abyss", 2, ["random", "greedy", "search"]) == [
        Meeting("among", "random", "greedy"),
        Meeting("among", "random", "search"),
        Meeting("among", "greedy", "search"),
    ]


def test_at_a_bigger_table_each_sits_alone_among_the_others() -> None:
    assert meetings("abyss", 4, ["random", "greedy"]) == [
        Meeting("among", "random", "greedy"), Meeting("among", "greedy", "random"),
    ]  # fmt: skip


def test_sides_meet_sides_and_who_wins_together_plays_alone() -> None:
    assert len(meetings("unfathomable", 5, ["random", "greedy"])) == 4
    assert meetings("arkham", 2, ["greedy"]) == [Meeting("alone", "greedy", "greedy")]
    assert meetings("call_of_madness", 1, ["greedy"]) == [Meeting("alone", "greedy", "greedy")]


def test_seats_rotate(monkeypatch: pytest.MonkeyPatch) -> None:
    sat = []

    def watch(game: str, seats: int, bots: list[str], *rest: Any) -> Any:
        sat.append(bots.index("greedy"))
        return played(game, seats, bots, *rest)

    played = module.play_game
    monkeypatch.setattr(module, "play_game", watch)
    head = Tournament("abyss", 3, ["greedy", "random"]).head
    for number in range(3):
        play_meeting(head, 0, Meeting("among", "greedy", "random"), number)
    assert sat == [0, 1, 2]


def test_on_sides_a_bot_answers_for_whoever_is_on_its_side() -> None:
    head = Tournament("unfathomable", 3, ["random", "greedy"]).head
    game = play_meeting(head, 1, Meeting("sides", "random", "greedy"), 3)
    assert game.error == "" and game.won in (0.0, 1.0) and len(game.scores) == 3
    assert (game.won == 1.0) == (sum(game.scores) >= 2), "of three the two humans win, or the traitor"


# ---- numbers


def test_intervals_are_those_of_wilson() -> None:
    low, high = interval(75, 100)
    assert (round(low, 3), round(high, 3)) == (0.657, 0.825)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(4, 4)[1] == pytest.approx(1.0)


def test_ratings_tell_how_often_one_beats_the_other() -> None:
    games = [Met(("a", "b"), {"a": 1.0, "b": 0.0})] * 300 + [Met(("a", "b"), {"a": 0.0, "b": 1.0})] * 100
    found = ratings(games)
    assert found["a"].rating - found["b"].rating == pytest.approx(191, abs=4)  # three to one
    assert found["a"].low < found["a"].rating < found["a"].high
    assert found["a"].rating + found["b"].rating == pytest.approx(3000, abs=2)


def test_who_wins_a_fair_share_among_four_is_as_strong_as_they() -> None:
    seats = ("a", "b", "b", "b")
    found = ratings([Met(seats, {"a": 1.0, "b": 0.0})] * 50 + [Met(seats, {"a": 0.0, "b": 1.0})] * 150)
    assert found["a"].rating == pytest.approx(found["b"].rating, abs=6)


# ---- stopped and taken up


def test_it_goes_on_from_its_journal_and_ends_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = Tournament("abyss", 2, ["greedy", "random"], seed=5)
    whole.run(4)
    journal = tmp_path / "games.jsonl"
    stopped = Tournament("abyss", 2, ["greedy", "random"], seed=5, journal=journal)

    def stop(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped.run(4, progress=stop)
    with journal.open("ab") as file:
        file.write(b'{"meeting":0,"number":2,"se')  # the machine went down in the middle of a line
    again = Tournament("abyss", 2, ["greedy", "random"], seed=5, journal=journal)
    assert len(again.played) == 2
    again.run(4)
    assert again.to_json() == whole.to_json()
    assert len(journal.read_text().splitlines()) == 5


def test_games_on_two_cores_are_the_same() -> None:
    one, two = (Tournament("call_of_madness", 2, ["greedy", "random"], seed=1) for _ in range(2))
    one.run(2)
    two.run(2, jobs=2)
    assert one.to_json() == two.to_json()


def test_a_game_that_fails_is_told_and_not_counted() -> None:
    tournament = Tournament("abyss", 2, ["greedy", "random"])
    tournament._write(Game(0, 0, 0, 1.0, [60], "end-lords", 90))
    tournament._write(Game(0, 1, 1, 0.0, [], "", 3, "ValueError: no"))
    assert (tournament.results()[0].games, tournament.results()[0].won) == (1, 1.0)
    assert [error["seed"] for error in tournament.to_json()["errors"]] == [1]


# ---- what is wrong


def test_a_journal_of_another_tournament_is_refused_and_kept(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    Tournament("abyss", 2, ["random", "greedy"], journal=journal).run(1)
    before = journal.read_bytes()
    with pytest.raises(BadTournament, match=r"another tournament \(seed: 0, now 3\)"):
        Tournament("abyss", 2, ["random", "greedy"], seed=3, journal=journal)
    journal.write_bytes(before.replace(b'"content":"', b'"content":"f'))
    with pytest.raises(BadTournament, match="another version"):
        Tournament("abyss", 2, ["random", "greedy"], journal=journal)
    journal.write_text("no json\n")
    with pytest.raises(BadTournament, match="no journal"):
        Tournament("abyss", 2, ["random", "greedy"], journal=journal)
    assert journal.read_text() == "no json\n"


def test_bots_that_cannot_meet_are_refused() -> None:
    with pytest.raises(BadTournament, match="named twice"):
        Tournament("abyss", 2, ["random", "random"])
    with pytest.raises(BadTournament, match="nobody to meet"):
        Tournament("abyss", 2, ["random"])
    with pytest.raises(UnknownBot):
        Tournament("abyss", 2, ["random", "oracle"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("abyss", "--bots", "random,oracle"), "no bot oracle"),
        (("abyss", "--bots", "random,random"), "named twice"),
        (("abyss", "--bots", "random,search:0"), "no budget"),
        (("chess", "--bots", "random,greedy"), "chess"),
        (("abyss", "--bots", "random,greedy", "--seats", "9"), "9"),
        (("abyss", "--bots", "random,greedy", "--games", "0"), "1 or more"),
        (("abyss", "--bots", "random,greedy", "--journal", "no/such/folder/x"), "There is no file no/such/folder"),
        (("abyss",), "--bots"),
    ],
)
def test_bad_input_gets_a_line(words: tuple[str, ...], told: str) -> None:
    result = cli(*words)
    assert result.exit_code == 2
    assert told in result.stderr and len(result.stderr.splitlines()) == 1


# ---- the command


def test_the_command_tells_people_and_programs_and_draws(tmp_path: Path) -> None:
    journal, plot = tmp_path / "games.jsonl", tmp_path / "plot.svg"
    words = ("abyss", "--bots", "clever,easy", "--games", "2", "--journal", str(journal), "--plot", str(plot))
    told = cli(*words).stdout
    assert "clever among easy: won 100% of 2 games (95%: 34 to 100); the fair share is 50%." in told
    assert "Rating of clever" in told
    data = json.loads(cli(*words, "--json").stdout)
    assert data["results"][0]["games"] == 2 and data["bots"] == ["greedy", "random"]
    drawn = xml.fromstring(plot.read_text())
    assert any("greedy against random" in (text.text or "") for text in drawn.iter("{http://www.w3.org/2000/svg}text"))


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_all_kinds_of_meetings_are_told(lang: str) -> None:
    for words in (("arkham", "--seats", "1", "--bots", "random"), ("unfathomable", "--bots", "random")):
        result = cli(*words, "--games", "1", "--lang", lang)
        assert result.exit_code == 0, result.stderr
        assert len(result.stdout.splitlines()) == 2 and "(95%:" in "".join(result.stdout.split())


def test_a_plot_of_nothing_yet_is_a_plot() -> None:
    assert xml.fromstring(draw(Tournament("abyss", 2, ["random", "greedy"]))).tag.endswith("svg")
