"""Logs: one line per event, for people or for programs, with what it is about and never with a key."""

from __future__ import annotations

import logging
import logging.config
import sys

import msgspec
import pytest

from fathom.server.logs import JsonLines, TextLines, log_config
from fathom.server.settings import Settings


def event(**extra: object) -> logging.LogRecord:
    made = logging.getLogger("fathom.test").makeRecord(
        "fathom.test", logging.WARNING, "file.py", 1, "bot %s did not answer", ("greedy",), None, extra=extra
    )
    made.created = 1_000_000_000.5
    return made


def test_a_line_for_programs() -> None:
    line = JsonLines().format(event(table="k3v", entry=4, odd={1, 2} - {2}))
    assert "\n" not in line
    assert msgspec.json.decode(line) == {
        "at": "2001-09-09T01:46:40.500Z", "level": "warning", "logger": "fathom.test",
        "message": "bot greedy did not answer", "table": "k3v", "entry": 4, "odd": [1],
    }  # fmt: skip


def test_a_line_for_people() -> None:
    assert TextLines().format(event(table="k3v")) == (
        "2001-09-09T01:46:40.500Z warning fathom.test: bot greedy did not answer table=k3v"
    )


def test_marks_that_other_libraries_leave_are_not_told() -> None:
    assert "_stamp" not in TextLines().format(event(_stamp=1)) + JsonLines().format(event(_stamp=1))


def test_an_error_comes_with_its_trace() -> None:
    record = event()
    try:
        raise ValueError("too deep")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: too deep" in msgspec.json.decode(JsonLines().format(record))["error"]
    assert TextLines().format(record).endswith("ValueError: too deep")


@pytest.mark.parametrize(("log", "formatter"), [("json", JsonLines), ("text", TextLines)])
def test_the_settings_choose_how_lines_look(log: str, formatter: type) -> None:
    config = log_config(Settings(log=log, log_level="debug"))  # type: ignore[arg-type]
    name = config["formatters"]["lines"]["()"]
    assert name.rpartition(".")[2] == formatter.__name__
    assert config["loggers"]["fathom"]["level"] == "DEBUG"
    assert config["loggers"]["uvicorn"]["level"] == "WARNING"
