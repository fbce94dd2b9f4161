"""Structured logs: one line per event, as text for people or as JSON for programs. No line ever holds a key."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from .settings import Settings
from .times import iso

__all__ = ["log_config"]

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    """What was told besides; what begins with an underscore other libraries write on every record, for themselves."""
    return {name: value for name, value in vars(record).items() if name not in _PLAIN and name[0] != "_"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": iso(int(record.created * 1000)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extras(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        extras = "".join(f" {name}={value}" for name, value in _extras(record).items())
        at, level = iso(int(record.created * 1000)), record.levelname.lower()
        line = f"{at} {level:7} {record.name}: {record.getMessage()}{extras}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def log_config(settings: Settings) -> dict[str, Any]:
    """For logging.config.dictConfig; uvicorn hands it to its workers."""
    level = settings.log_level.upper()
    formatter = JsonLines if settings.log == "json" else TextLines
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{formatter.__module__}.{formatter.__name__}"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "lines"}},
        "loggers": {
            "fathom": {"handlers": ["stderr"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "litestar": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        },
    }
