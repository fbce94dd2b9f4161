"""How long a server takes to say how it is, looked at all the time by a program of its own: one that also makes and
sends records would measure how long it keeps itself waiting.

`python -m fathom.lab.hostilewatch PORT` looks until its input ends; then it tells what it saw as JSON.
"""

from __future__ import annotations

import http.client
import subprocess
import sys
import threading
import time
from typing import NamedTuple, Self

import msgspec

__all__ = ["Seen", "Watching", "main"]

PATIENCE = 120.0
EVERY = 0.05


class Seen(NamedTuple):
    """The slowest look in seconds, how many there were, and what was wrong."""

    slowest: float
    looks: int
    wrong: list[str]


class Watching:
    """The program, from here to the end of a `with`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.seen = Seen(0.0, 0, [])

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "fathom.lab.hostilewatch", str(self.port)]
        self._program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._program.stdout is not None
        self._program.stdout.readline()  # it has looked once
        return self

    def __exit__(self, *_: object) -> None:
        told, _nothing = self._program.communicate()
        self.seen = msgspec.json.decode(told, type=Seen)


def look(port: int) -> str:
    """What is wrong, if anything."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        status = connection.getresponse().status
        return "" if status == 200 else f"health: {status}"
    except (OSError, http.client.HTTPException) as error:
        return f"health: {error!r}"
    finally:
        connection.close()


def _until_the_end(over: threading.Event) -> None:
    sys.stdin.read()
    over.set()


def main(port: int) -> None:
    over = threading.Event()
    threading.Thread(target=_until_the_end, args=(over,), daemon=True).start()
    slowest, looks, wrong = 0.0, 0, list[str]()
    while not over.wait(EVERY):
        began = time.perf_counter()
        if told := look(port):
            wrong.append(told)
        slowest, looks = max(slowest, time.perf_counter() - began), looks + 1
        if looks == 1:
            print(flush=True)
    print(msgspec.json.encode(Seen(slowest, looks, wrong)).decode(), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
