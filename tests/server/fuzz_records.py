"""Record files with something wrong in them, and a checksum that says all is well."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from fathom.kernel.data import fingerprint

__all__ = ["spoiled"]

Path = tuple[Any, ...]
DEEP = 900
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**64, -(2**63), 0.5, 1e308, "", "x", "\x00", "a" * 2000, [], {}, [[]], [{}],
    [None], {"": ""}, "abyss", "abyss.Play", {"is": "abyss.Play"}, {"snapshot": {}}, [[-1, {"reseed": 0.5}]], 255,
    [[-1, {"standing": []}]], "deep",
]  # fmt: skip
"""Values to put in place of others; "deep" becomes a structure as deep as JSON decoders take it."""


def spoiled(record: dict[str, Any], rng: random.Random) -> bytes:
    """The record with one or two of its values changed, left out or doubled, as JSON."""
    record = copy.deepcopy(record)
    for _ in range(rng.choice([1, 1, 2])):
        paths = list(_paths(record))
        part = rng.choice(["start", "start", "answers", *record])
        path = rng.choice([path for path in paths if path[0] == part] or paths)
        _change(record, path, rng)
    record["checksum"] = fingerprint({name: value for name, value in record.items() if name != "checksum"})
    deep = b"[" * DEEP + b"]" * DEEP
    return msgspec.json.encode(record).replace(b'"deep"', deep)


def _paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to everything inside."""
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    for name, item in inside:
        yield from _paths(item, (*path, name))


def _change(record: dict[str, Any], path: Path, rng: random.Random) -> None:
    around: Any = record
    for name in path[:-1]:
        around = around[name]
    if isinstance(around, tuple):
        return
    match rng.choice(["replace", "replace", "replace", "drop", "double"]):
        case "replace":
            around[path[-1]] = copy.deepcopy(rng.choice(ODD))
        case "drop":
            del around[path[-1]]
        case "double" if isinstance(around, list):
            around.insert(path[-1], copy.deepcopy(around[path[-1]]))
        case _:
            around[f"{path[-1]}x"] = 0
