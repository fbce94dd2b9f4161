"""`fathom replay`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.kernel.data import fingerprint

Cli = Any


@pytest.fixture(scope="module")
def table() -> fathom.Table:
    rng = random.Random(2)
    table = fathom.new("abyss", seats=2, seed=14)
    while (decision := table.decision) is not None:
        table.choose(decision.sample(rng), decision.seat)
    return table


@pytest.fixture
def file(table: fathom.Table, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(table.record()))
    return path


@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_the_log_the_table_and_the_end_are_told(cli: Cli, table: fathom.Table, file: Path, lang: str) -> None:
    result = cli("replay", str(file), "--lang", lang)
    assert result.exit_code == 0 and result.stderr == ""
    for event in table.events(0, None)[:30]:
        assert f"{event.text.render(lang)} [{event.rule}]" in result.stdout
    assert table.outcome.reason.render(lang) in result.stdout
    assert str(max(table.outcome.scores)) in result.stdout
    assert table.fingerprint() in result.stdout


def test_a_replay_stops_where_it_is_told(cli: Cli, file: Path) -> None:
    data = json.loads(cli("replay", str(file), "--until", "10", "--json").stdout)
    assert data["answers"] == 10
    assert data["outcome"] is None
    assert data["fingerprint"] == fathom.replay(json.loads(file.read_text()), until=10).fingerprint()
    assert max(line["number"] for line in data["log"]) == 10


def test_a_replay_as_data(cli: Cli, table: fathom.Table, file: Path) -> None:
    data = json.loads(cli("replay", str(file), "--json", "--lang", "pl").stdout)
    assert data["answers"] == len(table.answers)
    assert data["fingerprint"] == table.fingerprint()
    assert data["outcome"]["winners"] == list(table.outcome.winners)
    assert data["outcome"]["reason"] == table.outcome.reason.render("pl")


def test_a_spectator_sees_no_hand_and_a_seat_its_own(cli: Cli, file: Path) -> None:
    spectator = json.loads(cli("replay", str(file), "--until", "30", "--json").stdout)
    assert all("cards" not in hand for hand in spectator["view"]["table"]["hands"])
    own = json.loads(cli("replay", str(file), "--until", "30", "--seat", "2", "--json").stdout)
    assert ["cards" in hand for hand in own["view"]["table"]["hands"]] == [False, True]
    assert "Your hand:" in cli("replay", str(file), "--until", "30", "--seat", "2").stdout


def test_a_record_of_other_rules_opens_with_a_notice(cli: Cli, file: Path) -> None:
    record = json.loads(file.read_text())
    record["content"] = "0" * 16
    del record["checksum"]
    otherwise = record | {"fingerprints": [[number, "0" * 16] for number, _ in record["fingerprints"]]}
    for told, words in ((record, "goes exactly as it did then"), (otherwise, "opened at its last snapshot")):
        file.write_text(json.dumps(told | {"checksum": fingerprint(told)}))
        result = cli("replay", str(file))
        assert result.exit_code == 0
        assert words in result.stderr
        assert "other content" in json.loads(cli("replay", str(file), "--json").stdout)["notices"][0]


@pytest.mark.parametrize("keep", [0, 1, 1000, -2])
def test_a_cut_off_file_is_refused(cli: Cli, file: Path, keep: int) -> None:
    file.write_text(file.read_text()[:keep])
    result = cli("replay", str(file))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1 and str(file) in result.stderr


def test_an_edited_record_is_refused_in_the_language(cli: Cli, file: Path) -> None:
    record = json.loads(file.read_text())
    record["answers"][3][1] = "pass"
    file.write_text(json.dumps(record))
    result = cli("replay", str(file), "--lang", "de")
    assert result.exit_code == 2
    assert result.stderr.startswith("fathom: ") and "Prüfsumme" in result.stderr


@pytest.mark.parametrize("content", ["[]", "3", "{}", '"record"', "null", '{"format": 1}'])
def test_other_data_is_no_record(cli: Cli, file: Path, content: str) -> None:
    file.write_text(content)
    result = cli("replay", str(file))
    assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("answers", 3),
        ("answers", [[0]]),
        ("seats", "two"),
        ("start", []),
        ("fingerprints", None),
        ("options", [1]),
    ],
)
def test_a_record_that_is_sealed_but_makes_no_sense_is_refused(cli: Cli, file: Path, key: str, value: Any) -> None:
    record = json.loads(file.read_text()) | {key: value}
    del record["checksum"]
    record["checksum"] = fingerprint(record)
    file.write_text(json.dumps(record))
    result = cli("replay", str(file))
    assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1
