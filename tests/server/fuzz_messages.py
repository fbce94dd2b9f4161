"""Messages no honest client sends. Every one of them must be refused in words, or the socket closed; none may be done.

`Malformed` makes them from a fixed seed: broken JSON, wrong types, numbers no field can hold, unknown fields and tags,
texts too long, structures too deep, and well-formed commands whose values make no sense at this table.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from server.leak_wire import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame

__all__ = ["Malformed", "broken_frames"]

BIG = 10**30
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 16, 2**31, 2**53 + 1, 2**63 - 1, -(2**63), 2**64, BIG, 0.5, -0.0, 1e308, "", " ", "0",
    "null", "\x00", "\x00" * 70, "a" * 33, "a" * 65, "a" * 81, "a" * 101, "a" * 501, "ąćę", "\u202e", "\ufeff",
    "🐙" * 70, "a" * 5000, ["a" * 50] * 100, {"a" * 5000: 1}, {"a": 1, "b" * 50: 2},
    "'; DROP TABLE entries; --", "../../etc/passwd", "{{7*7}}", "%s%n", [], {}, [[]], [{}], {"": ""}, {"key": {}},
    ["pass", "pass"], {"pass": -1}, {"pass": BIG}, [None] * 50, list(range(200)), {str(n): n for n in range(100)},
]  # fmt: skip
"""Values to put where something else belongs."""

LITERALS = [
    "NaN", "Infinity", "-Infinity", "1e400", "-1e400", "01", "+1", "1.", ".5", "0x10", "undefined", "'a'", "9" * 400,
    "-" + "9" * 400, '"\\ud800"', '"\\udc00\\ud800"', '"\\x41"', '"\\u12"', '"a\nb"', "truE",
]  # fmt: skip
"""What is no JSON, or JSON that no field can hold."""

FIELDS: dict[str, dict[str, Any]] = {
    "answer": {"key": "k", "question": "0.0", "answer": "pass"},
    "order": {"key": "k", "question": "ask-buy", "answer": "pass", "condition": "", "times": 0},
    "undo": {"key": "k", "size": "choice"},
    "agree": {"key": "k", "yes": True},
    "say": {"key": "k", "text": "hello"},
    "sit": {"key": "k", "name": "Ada", "lang": "en"},
    "hand": {"key": "k", "seat": 0, "bot": "greedy"},
    "talk": {"key": "k", "strict": True},
    "hello": {"table": "abcdefghjk", "key": "no-key-of-anybody", "since": 0},
    "ping": {},
}

PHRASES: list[Any] = [
    None, "yes", 1, [], {}, {"id": None}, {"id": "a" * 41}, {"id": "yes"}, {"id": "no-such-phrase", "args": {}},
    {"id": "distrust", "args": {"player": 0}}, {"id": "distrust", "args": {"player": BIG}}, {"id": "\x00"},
    {"text": "a"}, {"id": "yes", "args": []}, {"id": "__class__"}, {"id": "yes", "args": {"player": {"id": "yes"}}},
]  # fmt: skip
"""Beside a text, and where a game has no phrases, none can be said."""

WRONG: dict[tuple[str, str], list[Any]] = {
    ("answer", "key"): [None, 1, [], {}, "a" * 65, True, 0.5],
    ("answer", "question"): [None, 1, [], {}, "a" * 33, "x", "-1.0", "999999.0", "0.99", "\x00", " ", "0.0 "],
    ("order", "question"): [None, 1, [], {}, "a" * 81, True],
    ("order", "answer"): [0.5, 1e308, -0.5],
    ("order", "condition"): [None, 1, [], "a" * 81, "no-such-condition", "\x00", "__class__"],
    ("order", "times"): [None, -1, 1001, 2**31, 2**64, BIG, 0.5, "1", [], True],
    ("undo", "size"): [None, "", "game", "Choice", 1, [], {}, "turn ", "a" * 10_000],
    ("agree", "yes"): [None, 0, 1, "true", [], {}],
    ("say", "text"): [None, "", " ", "\t\n\r", "\u2003 ", 1, [], {}, "a" * 501, "🐙" * 501],
    ("say", "phrase"): PHRASES,
    ("talk", "strict"): [None, 0, 1, 0.5, "true", "", [], {}, True, False],
    ("sit", "name"): [None, 1, [], {}, "a" * 41, True],
    ("sit", "lang"): [None, "", "fr", "EN", "en-GB", 1, [], {}],
    ("hand", "seat"): [None, -1, 2, 5, 15, 16, 2**31, BIG, 0.5, "0", [], True],
    ("hand", "bot"): [None, "none", "Greedy", "greedy ", "a" * 21, "__init__", "../x", 1, [], "\x00"],
    ("hello", "table"): [None, 1, [], {}, "a" * 33, "", "\x00"],
    ("hello", "key"): [None, 1, [], {}, "a" * 101, "", "\x00", "ü" * 50],
    ("hello", "since"): [None, -1, 2**31, BIG, 0.5, "0", [], True],
}
"""What a field cannot take, at any moment of a game with two seats, no bots, no phrases and no rules of talk."""


class Malformed:
    """An endless supply. `question` is the open question, if the socket belongs to the seat that is asked."""

    def __init__(self, seed: int, question: str = "") -> None:
        self.rng = random.Random(seed)
        self.question = question

    def __iter__(self) -> Iterator[bytes]:
        kinds = [
            self._noise, self._cut, self._literal, self._wrong_value, self._wrong_value, self._unknown_field,
            self._missing, self._wrong_tag, self._not_an_object, self._deep, self._long, self._flipped,
            self._illegal_answer, self._illegal_answer, self._odd_encoding, self._hello,
        ]  # fmt: skip
        while True:
            yield self.rng.choice(kinds)()

    def _command(self, name: str | None = None) -> dict[str, Any]:
        name = name or self.rng.choice(list(FIELDS))
        return {"do": name, **FIELDS[name]}

    def _noise(self) -> bytes:
        """Anything at all; as text it must at least be UTF-8, or the library below us closes the socket."""
        return bytes(self.rng.randrange(128) for _ in range(self.rng.choice([0, 1, 2, 10, 100, 1000])))

    def _cut(self) -> bytes:
        whole = json.dumps(self._command()).encode()
        return whole[: self.rng.randrange(len(whole))]

    def _literal(self) -> bytes:
        command = self._command(self.rng.choice(["answer", "order", "hand", "agree"]))
        field = self.rng.choice([name for name in command if name != "do"])
        command[field] = "@"
        return json.dumps(command).replace('"@"', self.rng.choice(LITERALS)).encode()

    def _wrong_value(self) -> bytes:
        (name, field), values = self.rng.choice(list(WRONG.items()))
        return json.dumps(self._command(name) | {field: self.rng.choice(values)}).encode()

    def _unknown_field(self) -> bytes:
        extra = self.rng.choice(["x", "", "seed", "seat ", "Key", "__proto__", "is", "\x00", "answer\u200b"])
        return json.dumps(self._command() | {extra: self.rng.choice(ODD)}).encode()

    def _missing(self) -> bytes:
        """Without the tag, or a hello without its parts."""
        command = self._command("hello" if self.rng.random() < 0.5 else None)
        del command["table" if command["do"] == "hello" else "do"]
        return json.dumps(command).encode()

    def _wrong_tag(self) -> bytes:
        tags: list[Any] = [None, 1, "", "Answer", "answer ", "state", "done", "__init__", [], {}, "resume", "propose"]
        return json.dumps(self._command() | {"do": self.rng.choice(tags)}).encode()

    def _not_an_object(self) -> bytes:
        return json.dumps(self.rng.choice([value for value in ODD if not isinstance(value, dict)])).encode()

    def _deep(self) -> bytes:
        """Nested deeper than anybody needs, here and there as deep as the decoder takes it."""
        depth = self.rng.choice([20, 100, 300, 600, 900, 930, 960, 980, 1000, 5000, 30_000])
        opened, closed = self.rng.choice([("[", "]"), ('{"a":', "}")])
        nested = opened * depth + ("1" if opened != "[" else "") + closed * depth
        question = json.dumps(self.question)
        text = self.rng.choice([nested, f'{{"do":"answer","question":{question},"answer":{nested}}}'])
        return text.encode()[:60_000]

    def _long(self) -> bytes:
        """More than a message may have, by one or by a lot."""
        size = self.rng.choice([64_001, 64_100, 70_000, 200_000])
        return json.dumps(self._command("say") | {"text": "a" * size}).encode()

    def _flipped(self) -> bytes:
        """A right message with one wrong byte where it hurts."""
        whole = bytearray(json.dumps(self._command()).encode())
        whole[self.rng.randrange(len(whole))] = self.rng.choice(b"{}[]:,\x00\x7f\\")
        return bytes(whole) if not _still_right(whole) else b"{"

    def _illegal_answer(self) -> bytes:
        """The right question, and an answer no question has."""
        answer = self.rng.choice(ODD)
        if self.rng.random() < 0.3:
            answer = {str(self.rng.choice(ODD)): self.rng.choice(ODD)}
        return json.dumps({"do": "answer", "key": "k", "question": self.question, "answer": answer}).encode()

    def _odd_encoding(self) -> bytes:
        text = json.dumps(self._command("say"))
        return self.rng.choice([
            b"\xef\xbb\xbf" + text.encode(), b"// hello\n" + text.encode(), text.encode() + b"\x00", text.encode() * 2,
            text.encode("utf-16-le"), text.replace('"', "'").encode(), b"[" + text.encode() + b"]",
        ])  # fmt: skip

    def _hello(self) -> bytes:
        """Somebody who guesses."""
        table = self.rng.choice(["", "a", "abcdefghjk", "../tables", "\x00"])
        key = self.rng.choice(["", "a", "A" * 32, "ü" * 10])
        return json.dumps({"do": "hello", "table": table, "key": key}).encode()


def _still_right(data: bytes | bytearray) -> bool:
    """Does it still say what some client may say? (A changed letter in a chat line is no mistake.)"""
    try:
        return isinstance(json.loads(data), dict)
    except ValueError:
        return False


def broken_frames(rng: random.Random) -> list[bytes]:
    """Frames that break the WebSocket protocol itself, and those that only strain it."""
    text = b'{"do":"say","text":"no"}'
    return [
        frame(b"\xff\xfe\xfd"),
        frame(text[:-1] + b"\xed\xa0\x80"),
        frame(bytes(rng.randrange(256) for _ in range(200))),
        frame(text, masked=False),
        frame(text, reserved=0x40),
        frame(text, reserved=0x70),
        frame(text, 0x3),
        frame(text, 0xF),
        frame(text, CONTINUATION),
        frame(text, TEXT, final=False) + frame(text, TEXT),
        frame(text[:5], TEXT, final=False) + frame(b"a" * 126, PING),
        frame(b"x" * 125, PING) * 50 + frame(b"", PONG) * 50 + frame(b"\x03", CLOSE),
        frame(b"\x00\x01", CLOSE),
        frame(b"\x03\xe8\xff\xff", CLOSE),
        frame(b"{" * 300_000),
        frame(b"\x00" * 300_000, BINARY),
        frame(b"a", TEXT, final=False) + frame(b"a", CONTINUATION, final=False) * 3000,
        frame(text)[:-3],
        b"\x81",
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        bytes(rng.randrange(256) for _ in range(500)),
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    ]
