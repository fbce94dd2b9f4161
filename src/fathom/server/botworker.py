"""A process in which bots think, so that the server goes on serving. One question per line, one answer per line."""

from __future__ import annotations

import random
import signal
import sys

import msgspec

import fathom

from ..bots import make

__all__ = ["main"]


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the server, which ends us
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line)
        table = fathom.load(asked["saved"])
        table.quiet = True
        answer = make(asked["bot"]).answer(table, asked["seat"], random.Random(asked["seed"]))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
