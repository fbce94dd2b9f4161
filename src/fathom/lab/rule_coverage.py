"""A pytest plugin: which clauses of the rules have a passing test.

Tests name clauses: `@pytest.mark.rule("B-EXP-02")`. A run leaves `.coverage-rules.json` in the root folder:

    {"complete": true, "abyss": {"B-EXP-02": ["tests/games/abyss/test_explore.py::test_..."], ...}}

`complete` is false when only some tests were selected or the run was cut short. The ids travel with the test
reports, so runs on several processes (pytest-xdist) count too; only the process that collects them writes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

import fathom

__all__ = ["FILE", "RuleCoverage", "pytest_configure"]

FILE = ".coverage-rules.json"
PROPERTY = "rule"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): clause ids this test proves")
    config.pluginmanager.register(RuleCoverage(config), "fathom-rule-coverage")


class RuleCoverage:
    """Collects the clauses of passed tests and writes them down at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.clauses = {id: set(game.clauses()) for id, game in fathom.games().items()}
        self.passed: dict[str, list[str]] = {}
        self.broken: set[str] = set()
        self.cut_short = False

    # ---- every process: check the marks and send them along with the reports

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, Any, pytest.CollectReport]:
        """A mark with an unknown clause is an error of its file, like a name that cannot be imported."""
        report: pytest.CollectReport = yield
        unknown = []
        for item in report.result or ():
            if isinstance(item, pytest.Item):
                ids = [str(id) for mark in item.iter_markers("rule") for id in mark.args]
                item.user_properties += [(PROPERTY, id) for id in ids]
                unknown += [f"{item.nodeid} names the unknown clause {id!r}" for id in ids if not self.is_known(id)]
        if unknown:
            report.outcome, report.longrepr, report.result = "failed", "\n".join(unknown), []
        return report

    def is_known(self, id: str) -> bool:
        return any(id in clauses for clauses in self.clauses.values())

    # ---- the process that collects the reports

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.broken.add(report.nodeid)
        elif report.when == "call" and report.passed:
            ids = [str(value) for name, value in report.user_properties if name == PROPERTY]
            if ids:
                self.passed[report.nodeid] = ids

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.cut_short = True

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        config = self.config
        if hasattr(config, "workerinput") or config.option.collectonly:
            return
        finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        stopped = bool(session.shouldstop or session.shouldfail) or self.cut_short
        self.write(complete=finished and not stopped and not is_selection(config))

    def write(self, complete: bool) -> None:
        """In one step, so that nobody ever reads half a file."""
        data: dict[str, Any] = {"complete": complete}
        for game, clauses in self.clauses.items():
            proved: dict[str, list[str]] = {}
            for nodeid, ids in sorted(self.passed.items()):
                if nodeid in self.broken or not is_about(nodeid, game, list(self.clauses)):
                    continue
                for id in ids:
                    if id in clauses:
                        proved.setdefault(id, []).append(nodeid)
            data[game] = dict(sorted(proved.items()))
        path = self.config.rootpath / FILE
        draft = path.with_name(f"{FILE}.{os.getpid()}")
        draft.write_text(json.dumps(data, indent=1), encoding="utf-8")
        os.replace(draft, path)


def is_about(nodeid: str, game: str, games: list[str]) -> bool:
    """A test in the folder of one game proves nothing about another, even if both have such a clause."""
    folders = Path(nodeid.partition("::")[0]).parts[:-1]
    named = [id for id in games if id in folders]
    return not named or game in named


def is_selection(config: pytest.Config) -> bool:
    """Were some tests left out on purpose?"""
    filters = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise")
    if any(getattr(config.option, name, None) for name in filters):
        return True
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        return False
    root, asked = config.rootpath, {Path(arg).resolve() for arg in config.args}
    return not all((root / path).resolve() in asked or root in asked for path in config.getini("testpaths"))
