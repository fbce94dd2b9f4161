"""Saved games: records with who sits where, written so that a crash in the middle loses nothing."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ...bots import BOTS
from ...folders import saves_folder
from ...kernel.data import encode, fingerprint
from ...kernel.table import Table
from ...kernel.text import LANGUAGES
from ..given import ME

__all__ = [
    "Saved",
    "language_in",
    "listing",
    "lookup",
    "new_path",
    "players_in",
    "record_with",
    "write",
]


def new_path(game: str) -> Path:
    """A name nobody has taken yet; the time in it lets a person recognise the game."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = saves_folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = saves_folder() / f"{stem}-{number}.json"
        number += 1
    return path


def record_with(table: Table, players: list[str], lang: str) -> dict[str, Any]:
    """The record of a table, sealed again with who plays it; every program can still replay it."""
    record = table.record()
    del record["checksum"]
    record["client"] = {"players": players, "lang": lang, "over": table.outcome is not None}
    record["checksum"] = fingerprint(record)
    return record


def write(path: Path, record: dict[str, Any]) -> None:
    """All or nothing: a new file takes the place of the old one in one step. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class Saved(NamedTuple):
    """One saved game as the list shows it."""

    path: Path
    game: str
    players: list[str]
    answers: int
    when: datetime


class _Client(msgspec.Struct):
    players: list[str] = []
    lang: str = ""
    over: bool = False


class _Head(msgspec.Struct):
    """The part of a record the list needs; the rest is skipped while reading."""

    game: str
    answers: list[msgspec.Raw]
    client: _Client = msgspec.field(default_factory=_Client)


def listing(game: str | None = None) -> list[Saved]:
    """Unfinished games, newest first. A file that is no record is none of ours and is passed over."""
    if not saves_folder().is_dir():
        return []
    found = []
    for path in saves_folder().glob("*.json"):
        try:
            head = msgspec.json.decode(path.read_bytes(), type=_Head)
            when = datetime.fromtimestamp(path.stat().st_mtime)
        except (OSError, msgspec.DecodeError):
            continue
        if not head.client.over and game in (None, head.game):
            found.append(Saved(path, head.game, head.client.players, len(head.answers), when))
    return sorted(found, key=lambda saved: saved.when, reverse=True)


def lookup(name: str) -> Path:
    """A file by its path, or a saved game by its name with or without .json."""
    path = Path(name).expanduser()
    if path.exists() or path.parent != Path():
        return path
    for candidate in (saves_folder() / name, saves_folder() / f"{name}.json"):
        if candidate.exists():
            return candidate
    return path


def _client(record: Any) -> _Client:
    try:
        return msgspec.convert(record["client"], _Client)
    except (KeyError, TypeError, msgspec.ValidationError):
        return _Client()


def players_in(record: Any, seats: int) -> list[str] | None:
    """Who plays, if the record tells it in a form we understand."""
    players = _client(record).players
    known = len(players) == seats and all(name == ME or name.partition(":")[0] in BOTS for name in players)
    return players if known and ME in players else None


def language_in(record: Any) -> str | None:
    """The language the game was played in."""
    lang = _client(record).lang
    return lang if lang in LANGUAGES else None
