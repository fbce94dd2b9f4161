"""The plugin that counts clauses with a passing test, run as its users run it: in a project of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TESTS = """
import pytest

@pytest.mark.rule("B-EXP-01", "B-EXP-02")
def test_explore():
    pass

@pytest.mark.rule("B-EXP-03")
def test_that_fails():
    assert False

@pytest.mark.rule("B-EXP-04")
@pytest.mark.skipif(True, reason="not today")
def test_that_does_not_run():
    pass

@pytest.fixture
def breaks_afterwards():
    yield
    raise RuntimeError

@pytest.mark.rule("B-EXP-05")
def test_that_breaks_afterwards(breaks_afterwards):
    pass
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\ntestpaths = tests\naddopts = --strict-markers\n")
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "conftest.py").write_text('pytest_plugins = ["fathom.lab.rule_coverage"]\n')
    (folder / "test_rules.py").write_text(TESTS)
    return tmp_path


def run(project: Path, *args: str) -> tuple[int, str, dict[str, Any] | None]:
    """The exit code, what was printed, and the file that was left behind."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *args]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # others of this machine only take their time
    done = subprocess.run(command, cwd=project, env=env, capture_output=True, text=True, timeout=300, check=False)
    path = project / ".coverage-rules.json"
    return done.returncode, done.stdout + done.stderr, json.loads(path.read_text()) if path.exists() else None


@pytest.mark.parametrize("processes", [(), ("-p", "xdist", "-n", "2")], ids=["one process", "two processes"])
def test_only_clauses_of_passed_tests_count(project: Path, processes: tuple[str, ...]) -> None:
    _, _, data = run(project, *processes)
    test = "tests/test_rules.py::test_explore"
    assert data is not None and data.pop("complete")
    assert data.pop("abyss") == {"B-EXP-01": [test], "B-EXP-02": [test]}
    assert not any(data.values()), "tests of one game are none of another"


def test_naming_the_whole_tree_is_a_complete_run(project: Path) -> None:
    data = run(project, "tests")[2]
    assert data and data["complete"]


@pytest.mark.parametrize(
    "selection",
    [("-k", "explore"), ("-x",), ("tests/test_rules.py::test_explore",), ("--ignore=tests/more",)],
)
def test_a_run_of_some_tests_says_so(project: Path, selection: tuple[str, ...]) -> None:
    data = run(project, *selection)[2]
    assert data and not data["complete"] and "B-EXP-01" in data["abyss"]


def test_looking_at_the_list_of_tests_writes_nothing(project: Path) -> None:
    assert run(project, "--collect-only")[2] is None


@pytest.mark.parametrize("processes", [(), ("-p", "xdist", "-n", "2")], ids=["one process", "two processes"])
def test_an_unknown_clause_stops_the_run(project: Path, processes: tuple[str, ...]) -> None:
    (project / "tests" / "test_typo.py").write_text(TESTS.replace("B-EXP-01", "B-EXP-99"))
    code, printed, data = run(project, *processes)
    assert code != 0
    assert "B-EXP-99" in printed
    assert data is None or not data["complete"]


def test_a_test_in_the_folder_of_a_game_counts_for_that_game_only() -> None:
    from fathom.lab.rule_coverage import is_about

    games = ["abyss", "arkham"]
    assert is_about("tests/games/abyss/test_turn.py::test_one", "abyss", games)
    assert not is_about("tests/games/arkham/test_turn.py::test_one", "abyss", games)
    assert is_about("tests/conformance/test_all.py::test_one", "abyss", games)
