"""The program of a process beside the server (`processes.py`). A question is a line of JSON, perhaps with content
behind it; the answer is a line of JSON."""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

import fathom

from ..bots import advise, make
from ..kernel.errors import FathomError
from ..kernel.game import DataSetting
from ..kernel.record import WRONG
from .importing import read_record

__all__ = ["main"]

MEMORY = 1 << 30


def answer_of_bot(asked: dict[str, Any], _: bytes) -> Any:
    """What a bot answers."""
    table = fathom.load(asked["saved"])
    table.quiet = True
    return make(asked["bot"], asked["thought"]).answer(table, asked["seat"], random.Random(asked["seed"]))


def hint_of_bot(asked: dict[str, Any], _: bytes) -> Any:
    """What a bot would answer, and why."""
    table = fathom.load(asked["saved"])
    table.quiet = True
    advice = advise(table, asked["seat"], random.Random(asked["seed"]))
    return {"answer": advice.answer, "reasons": [reason.to_json() for reason in advice.reasons]}


def imported(_: dict[str, Any], content: bytes) -> Any:
    """A record as a table that can be stored, or why it cannot be read."""
    try:
        return {"table": read_record(content)}
    except FathomError as error:
        return {"refused": error.text.to_json(), "code": getattr(error, "code", "invalid")}


def file_read(asked: dict[str, Any], content: bytes) -> Any:
    """What a game reads in a file for one of its options, or what is wrong with it."""
    setting = fathom.games()[asked["game"]].options[asked["option"]]
    assert isinstance(setting, DataSetting) and setting.read
    try:
        return {"data": setting.settle(asked["option"], setting.read(content.decode()))}
    except FathomError as error:
        return {"refused": error.text.to_json(), "rule": error.rule}


def tried(asked: dict[str, Any], _: bytes) -> Any:
    """How many seconds of processor time an answer takes, with all that follows from it and all that is shown then;
    None where the rules cannot go on from it at all."""
    table = fathom.load(asked["saved"])
    began = time.process_time()
    try:
        with suppress(fathom.IllegalAnswer):
            table.choose(asked["answer"], asked["seat"])
        for seat in (*range(table.seats), None):
            table.view(seat)
        for decision in table.decisions:
            decision.refused()
            decision.sample(random.Random(0))
        fathom.load(table.save())
    except WRONG:
        return None
    return time.process_time() - began


TASKS: dict[str, Callable[[dict[str, Any], bytes], Any]] = {
    "bot": answer_of_bot, "hint": hint_of_bot, "import": imported, "file": file_read, "try": tried
}  # fmt: skip


def _limit_memory() -> None:
    """Where the system offers it: a process that wants more ends, and with it what it was asked."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Watch(threading.Thread):
    """Ends the process when a question has taken more processor time than it may. Time on the wall says little about
    work on a busy machine; the server looks at that, too, but with more patience."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.until = float("inf")

    def run(self) -> None:
        while True:
            time.sleep(0.05)
            if time.process_time() > self.until:
                os._exit(1)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the server, which ends us
    _limit_memory()
    with suppress(AttributeError, OSError):  # people who play come before whoever brings a record
        os.nice(5)
    fathom.games()  # they are read before the first question, which would else be charged for it
    out, questions = sys.stdout.buffer, sys.stdin.buffer
    watch = Watch()
    watch.start()
    out.write(b"ready\n")
    out.flush()
    while line := questions.readline():
        asked = msgspec.json.decode(line)
        content = questions.read(asked["size"])
        watch.until = time.process_time() + asked["seconds"]
        answer = TASKS[asked["do"]](asked, content)
        watch.until = float("inf")
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
