"""Records with something wrong in them and a checksum that says all is well: changed at random, or made by hand to
hang, to grow or to confuse whoever opens them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec

import fathom

from ..kernel.data import fingerprint
from ..kernel.procedure import END
from ..kernel.record import content_hash

__all__ = ["Sound", "as_record", "by_hand", "sealed"]

Path = tuple[Any, ...]
DEEP = 900
ODD: list[Any] = [
    None, True, -1, 0, 1, 255, END, END + 1, 2**31, 2**63, 2**64, -(2**63), 0.5, 1e308, "", "x", "\x00", "a" * 2000,
    [], {}, [[]], [{}], [None], [0] * 3000, {"": ""}, "abyss", "abyss.Play", {"is": "abyss.Play"},
    {"is": "unfathomable.Play", "pc": 3}, {"is": "kernel.Repeat"}, {"snapshot": {}}, [[-1, {"reseed": 0.5}]],
    [[-1, {"standing": []}]], "deep",
]  # fmt: skip
"""Values to put in place of others; "deep" becomes a structure as deep as JSON decoders take it."""


def sealed(record: dict[str, Any]) -> bytes:
    """As JSON, by somebody who knows how to make the checksum fit."""
    record["checksum"] = fingerprint({name: value for name, value in record.items() if name != "checksum"})
    return msgspec.json.encode(record).replace(b'"deep"', b"[" * DEEP + b"]" * DEEP)


class Sound:
    """A record as it should be, and the ways to everything in it, by its parts: much is spoiled from each."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self.ways = {part: list(_ways(value, (part,))) for part, value in record.items()}

    def spoiled(self, rng: random.Random) -> bytes:
        """The record with one or two of its values changed, left out, doubled, or replaced by another of its own."""
        record = self.record
        for _ in range(rng.choice([1, 1, 2])):
            path, other = (rng.choice(self.ways[self._part(rng)]) for _ in range(2))
            with suppress(LookupError, TypeError, AttributeError):  # what was to be changed went with the first change
                record = _changed(record, path, rng, _at(self.record, other))
        return sealed(dict(record))

    def _part(self, rng: random.Random) -> str:
        return rng.choice(["start", "start", "answers", *self.ways])


def _ways(value: Any, path: Path) -> Iterator[Path]:
    """The way to a value, and those to everything inside."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in inside:
        yield from _ways(item, (*path, name))


def _at(value: Any, path: Path) -> Any:
    for name in path:
        value = value[name]
    return value


def _changed(around: Any, path: Path, rng: random.Random, other: Any) -> Any:
    """The same with one value changed. Only what lies on the way is copied: records are large."""
    name, *rest = path
    around, there = around.copy(), around[name]
    if rest:
        around[name] = _changed(there, tuple(rest), rng, other)
        return around
    match rng.choice(["replace", "replace", "replace", "drop", "double", "other", "other"]):
        case "replace":
            around[name] = rng.choice(ODD)
        case "drop":
            del around[name]
        case "other":
            around[name] = other
        case _ if isinstance(around, list):
            around.insert(name, there)
        case _:
            around[f"{name}x"] = 0
    return around


# ---- by hand


@lru_cache(maxsize=16)
def _moment(game: str, choices: int) -> bytes:
    rng, found = random.Random(choices), fathom.games()[game]
    t = fathom.new(game, seats=found.seats.start, seed=choices)
    for _ in range(choices):
        decision = t.decision
        assert decision is not None
        after = t.clone()
        after.choose(decision.sample(rng), decision.seat)
        if after.outcome is not None:  # the last moment before the end
            break
        t = after
    return msgspec.json.encode(t.save())


def as_record(saved: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A record that begins at a saved moment."""
    game = fathom.games()[saved["game"]]
    return {
        "format": 1, "engine": "0", "game": game.id, "version": game.version, "content": content_hash(game.package),
        "seats": saved["seats"], "seed": None, "options": saved["options"], "start": {"snapshot": saved},
        "answers": [], "fingerprints": [], "snapshots": [[0, saved]], **more,
    }  # fmt: skip


def by_hand() -> Iterator[tuple[str, dict[str, Any]]]:
    """Some hundred forgeries of each game, each with a name, to be sealed. They are the same every time."""
    for game in fathom.games():
        for choices in (1, 25, 60):
            for name, saved in _forged(msgspec.json.decode(_moment(game, choices))):
                yield f"{game} {choices}: {name}", as_record(saved)
        saved = msgspec.json.decode(_moment(game, 1))
        for name, more in _heavy(game):
            yield f"{game}: {name}", as_record(saved, **more)


def _forged(sound: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, frames in _stacks(sound):
        yield f"frames: {name}", sound | {"frames": frames, "serial": 1000}
    odd: Any
    for name, value in sound["state"].items():
        if name != "is":
            for odd in (END, -1, [] if isinstance(value, list) else [END], [value] * 3):
                yield f"state: {name} is {str(odd)[:12]}", sound | {"state": sound["state"] | {name: odd}}
    for name, odd in (
        ("serial", -1), ("number", 2**40), ("asked_at", 5000), ("streams", {"deck": 2**63}), ("seed", 2**63),
        ("uses", {str(n): END for n in range(20_001)}), ("periods", {"turn": [1] * 20_001}),
        ("standing", {"9/x": [["y", "", 0]]}), ("standing", {"0": [["y", "", 0]]}),
        ("standing", {f"0/{n}": [["pass", "", 0]] * 10 for n in range(2000)}),
        ("sealed", [[0, "pass"], [1, "pass"], [2, "pass"]]), ("outcome", [[0], [1], {"id": "no-such-text"}]),
        ("lasting", [{"is": "kernel.Lasting", "ability": "nothing"}]), ("frames", []), ("seats", 4), ("seats", 10**6),
        ("options", {"x": "deep"}), ("state", {"is": "kernel.Scope"}), ("state", "deep"),
    ):  # fmt: skip
        yield f"{name}: {str(odd)[:20]}", sound | {name: odd}


def _stacks(saved: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Frames that would go on for ever, or that nobody ever called."""
    frames = saved["frames"]
    top, rest = frames[-1], frames[:-1]
    ended = {"is": top["is"], "pc": END, "result": True}
    repeat = {"is": "kernel.Repeat", "id": 900, "body": ended}
    yield "repeats what is over", [*frames, repeat]
    yield "repeats what is over at the bottom", [repeat | {"id": 1}, *frames]
    yield "repeats itself", [*frames, repeat | {"body": {"is": "kernel.Repeat", "body": ended}}]
    yield "for each of many", [*frames, {"is": "kernel.Each", "id": 900, "over": [0] * 20_000, "body": ended}]
    yield "for each of too many", [*frames, {"is": "kernel.Each", "id": 900, "over": [0] * 20_001, "body": ended}]
    yield "for each, again", [*frames, {"is": "kernel.Each", "id": 900, "over": [0], "at": -END, "body": ended}]
    yield "much afterwards", [*rest, top | {"afterwards": [ended] * 10_000}]
    yield "afterwards itself", [*rest, top | {"afterwards": [top]}]
    yield "a window of nothing", [*frames, {"is": "kernel.Window", "id": 900, "kind": "nothing", "seats": [0, 1]}]
    yield "a window of no frame", [*frames, {"is": "kernel.Window", "id": 900, "kind": "x", "of": 899, "seats": [0]}]
    yield "an effect nobody knows", [*frames, {"is": "kernel.Resolve", "id": 900, "effect": "nothing"}]
    yield "a step below all", [*rest, top | {"pc": -1}]
    yield "a step beyond all", [*rest, top | {"pc": 77}]
    yield "over", [*rest, top | {"pc": END}]
    yield "the same twice", [*rest, top, top]
    yield "upside down", frames[::-1]
    yield "a result for nobody", [*rest, top | {"into": "__class__"}]
    yield "a result too deep", [*rest, top | {"result": "deep"}]
    yield "a thousand frames", [frames[0] | {"id": n} for n in range(1, 1000)]
    other = "abyss.Play" if saved["game"] != "abyss" else "unfathomable.Play"
    yield "of another game", [*frames, {"is": other, "id": 900}]
    yield "no frame at all", [*frames, {"is": "kernel.Scope"}]
    for pc in range(4):
        yield f"begins anew at {pc}", [*rest, {"is": top["is"], "id": 900, "pc": pc}]
        yield f"the whole game at {pc}", [{"is": frames[0]["is"], "id": 900, "pc": pc}]


def _heavy(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Records that only take long."""
    order = [-1, {"standing": [0, "*", "pass", "", 0]}]
    yield "ten thousand orders", {"answers": [order] * 10_000}
    yield "ten thousand questions", {"answers": [[-1, {"standing": [0, f"q{n}", "x", "", 0]}] for n in range(10_000)]}
    yield "ten thousand seeds", {"answers": [[-1, {"reseed": n}] for n in range(10_000)]}
    yield "one answer more", {"answers": [order] * 10_001}
    yield "a great seed", {"answers": [[-1, {"reseed": 2**63}]]}
    yield "answers too deep", {"answers": [[0, "deep"]]}
    yield "another content", {"content": "0" * 16, "snapshots": []}
