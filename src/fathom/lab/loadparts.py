"""What the load keeps of tables, sockets and messages, and what it measures."""

from __future__ import annotations

import asyncio

import msgspec
from websockets.asyncio.client import ClientConnection

__all__ = ["NOTHING", "Bye", "Done", "Message", "Problem", "Result", "Seat", "State", "Step", "Table", "View", "read"]

NOTHING = b"null"


class View(msgspec.Struct):
    """The little of a view that the load needs; the rest of a message is passed over, not read."""

    decision: msgspec.Raw
    outcome: msgspec.Raw


class State(msgspec.Struct, tag="state", tag_field="is"):
    entry: int
    view: View


class Done(msgspec.Struct, tag="done", tag_field="is"):
    key: str
    entry: int


class Problem(msgspec.Struct, tag="error", tag_field="is"):
    code: str
    key: str = ""


class Bye(msgspec.Struct, tag="bye", tag_field="is"):
    code: str


Message = State | Done | Problem | Bye
read = msgspec.json.Decoder(Message)


class Step(msgspec.Struct):
    """A few seconds of the ramp."""

    asked_per_second: int
    answers_per_second: float
    update_ms: dict[str, float]
    load_cores: float
    kept_up: bool


class Result(msgspec.Struct, kw_only=True):
    """What was measured. A delay counts from the moment an answer was due."""

    database: str
    workers: int
    engine: str
    """Which one the server plays with: `compiled` or `pure`."""
    tables: int
    games: dict[str, int]
    """How many tables of each game were opened."""
    sockets: int
    fresh: bool
    seconds: float
    answers: int
    asked_per_second: float
    answers_per_second: float
    update_ms: dict[str, float]
    """Until another seat had the new state."""
    done_ms: dict[str, float]
    """Until the seat itself knew its answer stored."""
    late_ms: dict[str, float]
    """Until the load itself had sent it: where this is large, the other figures are the load's fault."""
    errors: dict[str, int]
    finished: int
    """Games that ended on the way; a new table took the place of each."""
    idle_kb_per_table: float
    """Server memory per table before the play, all sockets open and silent, and the same after the play."""
    idle_kb_per_table_after: float
    server_mb: float
    server_cores: float
    """Cores that the server kept busy during the play, and the load."""
    load_cores: float
    server_ms_per_answer: float
    """Of one core."""
    disk_ms: float
    """One write to this disk that is waited for."""
    ramp: list[Step] = []
    stops_at: float = 0.0
    """The most answers a second that the server could follow, where more and more were tried."""


class Seat:
    """One socket, and the newest it was told."""

    __slots__ = ("decision", "entry", "reader", "socket")

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.entry = -1
        self.decision: bytes | msgspec.Raw = NOTHING
        self.reader: asyncio.Task[None] | None = None


class Table:
    """One table with its sockets, and the answer that is under way."""

    __slots__ = ("asked", "done", "due", "entry", "key", "number", "over", "resting", "seats")

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: list[Seat] = []
        self.over = self.resting = False
        """Is it over? Does it wait for the server, which answers where nobody has anything to choose?"""
        self.entry, self.done = 0, True
        self.key, self.asked, self.due = "", -1, 0.0

    @property
    def settled(self) -> bool:
        """Does every seat know the newest entry?"""
        return self.done and all(seat.entry >= self.entry for seat in self.seats)

    @property
    def asks(self) -> list[int]:
        """The seats that have something to choose."""
        return [number for number, seat in enumerate(self.seats) if bytes(seat.decision) != NOTHING]

    def leave(self) -> None:
        self.over = True
        for seat in self.seats:
            seat.socket.transport.abort()
            if seat.reader is not None:
                seat.reader.cancel()
