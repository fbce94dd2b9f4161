"""Saving and resuming: a game is never lost, and a saved game goes on exactly where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.cli.given import read_json
from fathom.cli.terminal import saves as module
from fathom.folders import saves_folder

Cli = Any
ALONE = ("play", "abyss", "--terminal", "--seats", "me,random", "--seed", "3")


def only(folder: Path) -> Path:
    (path,) = folder.glob("*")
    return path


def test_every_choice_is_on_the_disk_at_once(cli: Cli, saves: Path) -> None:
    """The keyboard goes silent after five choices, as if the power had failed."""
    cli(*ALONE, typed=["1"] * 5)
    answers = fathom.replay(read_json(only(saves))).answers
    assert [seat for seat, _ in answers].count(0) == 5


def test_quitting_says_how_to_go_on_and_the_game_is_the_same(cli: Cli, saves: Path, typist: Any) -> None:
    typist.script = ["1"] * 6 + ["quit"]
    out = cli(*ALONE, "--lang", "de").stdout
    left = typist.session.table
    name = out.split()[-2]
    assert out.strip().endswith(f"fathom play --resume {name} --terminal")
    typist.script = ["quit"]
    again = cli("play", "--terminal", "--resume", name)
    assert typist.session.table.fingerprint() == left.fingerprint()
    assert typist.session.players == ["me", "random"]
    assert "Deine Wahl:" in again.stdout  # in the language of the game
    assert "Seit deiner letzten Entscheidung:" in again.stdout


def test_a_resumed_game_plays_like_one_that_was_never_left(cli: Cli, saves: Path, typist: Any) -> None:
    typist.script = ["1"] * 20 + ["quit"]
    cli(*ALONE)
    whole = typist.session.table.fingerprint()
    only(saves).unlink()
    typist.script = ["1"] * 9 + ["quit"]
    cli(*ALONE)
    typist.script = ["1"] * 11 + ["quit"]
    cli("play", "--terminal", "--resume", str(only(saves)))
    assert typist.session.table.fingerprint() == whole


def test_saved_games_are_listed_newest_first_and_enter_takes_it(cli: Cli, saves: Path, typist: Any) -> None:
    for seed in ("1", "2"):
        typist.script = ["1", "quit"]
        cli("play", "abyss", "--terminal", "--seats", "me,greedy", "--seed", seed)
    newest = max(saves.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    (saves / "notes.json").write_text("{}")
    typist.script = ["", "quit"]
    out = cli("play", "--resume", "--terminal").stdout
    assert typist.session.path == newest
    assert "  1. Abyss, " in out and "  2. Abyss, " in out and "  3. " not in out
    assert "(a person, bot: clever)" in out


def test_save_writes_a_copy_where_it_is_told(cli: Cli, saves: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "mine.json"
    out = cli(*ALONE, typed=["1", f"save {copy}", "save", "quit"]).stdout
    assert f"Saved: {copy}" in out
    assert f"Saved: {only(saves)}" in out
    assert read_json(copy) == read_json(only(saves))


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_SAVES", "/proc/nowhere")
    result = cli(*ALONE, typed=["1", "quit", "quit"])
    assert result.exit_code == 1, "what was chosen is lost"
    assert "The game cannot be saved in /proc/nowhere" in result.stdout
    assert result.stdout.count("quit once more leaves without it") == 1
    assert result.stdout.count("Your choice:") == 3 and "fathom play --resume" not in result.stdout


def test_a_game_that_finds_no_room_is_kept_elsewhere(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typist: Any
) -> None:
    monkeypatch.setenv("FATHOM_SAVES", "/proc/nowhere")
    kept = tmp_path / "a game.json"
    typist.script = ["1", "quit", f"save {kept}", "1", "quit"]
    result = cli(*ALONE)
    assert result.exit_code == 0
    assert result.stdout.endswith(f"fathom play --resume '{kept}' --terminal\n"), "as it is to be typed"
    assert fathom.replay(read_json(kept)).fingerprint() == typist.session.table.fingerprint()
    assert result.stdout.count("cannot be saved") == 2, "what comes after is kept at once"


def test_a_game_from_elsewhere_says_where_it_goes_on(cli: Cli, saves: Path, tmp_path: Path) -> None:
    cli(*ALONE, typed=["1"])
    only(saves).rename(path := tmp_path / "game.json")
    out = cli("play", "--terminal", "--resume", path, typed=["quit"]).stdout
    assert out.endswith(f"fathom play --resume {path} --terminal\n")


def test_a_crash_while_writing_leaves_the_old_file(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saves / "game.json"
    module.write(path, {"answers": 1})

    def crash(*_: Any) -> None:
        raise OSError("the power failed")

    monkeypatch.setattr("os.replace", crash)
    with pytest.raises(OSError, match="the power failed"):
        module.write(path, {"answers": 2})
    assert json.loads(path.read_text()) == {"answers": 1}
    assert only(saves) == path


def test_a_finished_game_is_a_record_and_cannot_be_resumed(cli: Cli, saves: Path, typist: Any) -> None:
    out = cli("play", "abyss", "--terminal", "--seats", "me,random", "--seed", "5").stdout
    path = only(saves)
    assert f"fathom replay {path}" in out
    result = cli("play", "--terminal", "--resume", str(path))
    assert result.exit_code == 2 and "is over" in result.stderr
    assert cli("play", "--terminal", "--resume").exit_code == 2
    replayed = cli("replay", str(path))
    assert replayed.exit_code == 0 and "The winner" in replayed.stdout


def test_a_record_from_elsewhere_can_be_played_on(cli: Cli, tmp_path: Path, typist: Any) -> None:
    table = fathom.new("abyss", seats=3, seed=9)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(table.record()))
    typist.script = ["quit"]
    cli("play", "--terminal", "--resume", str(path))
    assert typist.session.players == ["me", "greedy", "greedy"]
    typist.script = ["", "quit"]  # two people: first the curtain
    cli("play", "--terminal", "--resume", str(path), "--seats", "random,me,me")
    assert typist.session.players == ["random", "me", "me"]
    assert not typist.script and typist.session.table.outcome is None


def test_a_record_of_other_rules_is_continued_in_a_file_of_its_own(
    cli: Cli, tmp_path: Path, saves: Path, typist: Any
) -> None:
    from fathom.kernel.data import fingerprint

    record = fathom.new("abyss", seats=2, seed=9).record()
    record["content"] = "0" * 16
    del record["checksum"]
    record["checksum"] = fingerprint(record)
    path = tmp_path / "old.json"
    path.write_text(json.dumps(record))
    before = path.read_bytes()
    typist.script = ["1", "quit"]
    out = cli("play", "--terminal", "--resume", str(path)).stdout
    assert "other content" in out
    assert path.read_bytes() == before
    assert only(saves) != path


def test_an_order_for_what_is_no_more_is_told_to_its_player_alone(
    cli: Cli, tmp_path: Path, saves: Path, typist: Any
) -> None:
    """Two people at one keyboard: behind the curtain of the other one nobody reads of it."""
    from fathom.kernel.data import fingerprint

    table = fathom.new("abyss", seats=2, seed=9)
    assert table.decision is not None
    first, other = table.decision.seat, 1 - table.decision.seat
    table.order_standing(other, "ask-song", "pass")
    table.order_standing(first, "ask-discard", "pass")
    record = module.record_with(table, ["me", "me"], "en")
    del record["checksum"]
    record["content"] = "0" * 16
    for _, shot in record["snapshots"]:
        shot["content"] = "0" * 16
    record["checksum"] = fingerprint(record)
    path = tmp_path / "old.json"
    path.write_text(json.dumps(record))
    told = "One of your standing orders is about something that no longer exists and was dropped."
    typist.script = ["", "quit"]
    assert told not in cli("play", "--terminal", "--resume", str(path)).stdout
    assert list(typist.session.table.standing) == [f"{first}/ask-discard"]
    typist.script = []

    def line(prompt: str = "") -> str:
        leaves = typist.session.looking == other and "Enter" not in prompt
        return "quit" if leaves else str(typist.line(prompt))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", line)
        assert cli("play", "--terminal", "--resume", str(path)).stdout.count(told) == 1


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/fathom/saves"),
        ("linux", {"HOME": "/home/me"}, "/home/me/.local/share/fathom/saves"),
        ("darwin", {"HOME": "/Users/me"}, "/Users/me/Library/Application Support/fathom/saves"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/fathom/saves"),
    ],
)
def test_where_each_system_keeps_saved_games(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    for name in ("FATHOM_SAVES", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert saves_folder() == Path(expected)
