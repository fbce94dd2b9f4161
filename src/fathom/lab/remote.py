"""A client without a face: it sits at a table of a server and answers, for tests, load and the kill test."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

__all__ = ["Player", "any_answer", "text_of"]

SOCKET: dict[str, Any] = {"max_size": None, "compression": None, "open_timeout": 60, "ping_interval": None}
"""A machine may be busy: whoever waits says for how long."""


def any_answer(decision: dict[str, Any], rng: random.Random) -> Any:
    """An answer of the right shape, chosen with nothing but what the client was sent."""
    keys = [option["key"] for option in decision["options"]]
    least, most = decision.get("least", 0), decision.get("most", 0)
    match decision["shape"]:
        case "pick":
            return rng.choice(keys)
        case "number":
            return rng.randint(least, most)
        case "pick_some":
            return rng.sample(keys, rng.randint(least, min(most, len(keys))))
        case "order":
            return rng.sample(keys, len(keys))
        case _:
            pieces = [key for key in keys for _ in range(decision["limits"][key])]
            taken = rng.sample(pieces, rng.randint(least, min(most, len(pieces))))
            return {key: taken.count(key) for key in keys if key in taken}


def text_of(message: Any) -> str:
    return msgspec.json.encode(message).decode()


class Player:
    """One socket at one table. `state` is the newest state; `sent` and `got` keep all that went over the wire."""

    def __init__(self, url: str, table: str, key: str, *, keep: bool = False) -> None:
        self.url, self.table, self.key, self.keep = url, table, key, keep
        self.socket: ClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.got: list[str] = []

    async def open(self, since: int = 0) -> Player:
        self.socket = await connect(self.url, **SOCKET)
        await self.send({"do": "hello", "table": self.table, "key": self.key, "since": since})
        await self.until("state")
        return self

    async def send(self, message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else text_of(message))

    async def receive(self) -> dict[str, Any]:
        """The next message; a state is kept."""
        assert self.socket is not None
        data = await self.socket.recv(decode=True)
        assert isinstance(data, str)
        if self.keep:
            self.got.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["is"] == "state":
            self.state = message
        return message

    async def until(self, *kinds: str, key: str | None = None) -> dict[str, Any]:
        """The next message of one of these kinds (and for this key)."""
        while True:
            message = await self.receive()
            if message["is"] in kinds and (key is None or message.get("key") == key):
                return message

    async def do(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command with a key and wait for what becomes of it."""
        await self.send(command)
        return await self.until("done", "error", key=command["key"])

    @property
    def decision(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.state["view"]["decision"]
        return found

    @property
    def over(self) -> bool:
        return self.state["view"]["outcome"] is not None

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
