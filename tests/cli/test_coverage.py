"""`fathom rules GAME --coverage`, from a file as a test run leaves it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fathom

Cli = Any
CLAUSES = fathom.games()["abyss"].clauses()
ENFORCEABLE = [clause for clause in CLAUSES.values() if clause.enforceable]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def leave(folder: Path, complete: bool, *ids: str) -> None:
    data = {"complete": complete, "abyss": {id: ["tests/test_one.py::test_one"] for id in ids}}
    (folder / ".coverage-rules.json").write_text(json.dumps(data))


def test_covered_clauses_are_counted_and_the_others_named(cli: Cli, project: Path) -> None:
    loose = next(clause.id for clause in CLAUSES.values() if not clause.enforceable)
    leave(project, True, ENFORCEABLE[0].id, ENFORCEABLE[1].id, loose)
    data = json.loads(cli("rules", "abyss", "--coverage", "--json").stdout)
    assert data["game"] == "abyss"
    assert data["enforceable"] == len(ENFORCEABLE)
    assert data["covered"] == 2
    assert data["uncovered"] == [clause.id for clause in ENFORCEABLE[2:]]
    assert data["complete"]


def test_people_also_read_the_seed_clauses_and_what_is_missing(cli: Cli, project: Path) -> None:
    seeds = [clause.id for clause in ENFORCEABLE if clause.seed]
    leave(project, True, *seeds[:3])
    out = cli("rules", "abyss", "--coverage").stdout
    assert f"Abyss: 3 of {len(ENFORCEABLE)} enforceable clauses have a passing test." in out
    assert f"3 of {len(seeds)}" in out
    assert f"{seeds[3]}: {CLAUSES[seeds[3]].render('en')}" in out
    assert "only a part" not in out


def test_a_partial_run_is_pointed_out(cli: Cli, project: Path) -> None:
    leave(project, False, ENFORCEABLE[0].id)
    assert "only a part" in cli("rules", "abyss", "--coverage").stdout
    assert not json.loads(cli("rules", "abyss", "--coverage", "--json").stdout)["complete"]


def test_the_file_is_found_from_a_folder_below(cli: Cli, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(project, True, ENFORCEABLE[0].id)
    (project / "deep" / "down").mkdir(parents=True)
    monkeypatch.chdir(project / "deep" / "down")
    assert json.loads(cli("rules", "abyss", "--coverage", "--json").stdout)["covered"] == 1


def test_without_a_test_run_there_is_nothing_to_count(cli: Cli, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathom.cli.coverage.find_file", lambda: None)
    result = cli("rules", "abyss", "--coverage")
    assert result.exit_code == 2
    assert "run make test first" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("content", ["{", "[]", '{"abyss": 3}'])
def test_a_damaged_file_is_refused(cli: Cli, project: Path, content: str) -> None:
    (project / ".coverage-rules.json").write_text(content)
    result = cli("rules", "abyss", "--coverage")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
