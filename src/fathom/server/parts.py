"""What a table of the server is made of, besides the game itself."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ..kernel.table import Table

__all__ = ["HOST", "Draft", "Entry", "Holder", "Proposal", "Seat"]

HOST = -1
"""The seat of an entry that the host made, or the program itself."""


class Holder(NamedTuple):
    """Who a key makes its bearer."""

    role: str
    seat: int = HOST


class Entry(NamedTuple):
    """One thing that happened at a table."""

    number: int
    kind: str
    seat: int
    body: dict[str, Any]
    key: str
    at: int


class Draft(NamedTuple):
    """An entry that may be stored, and the table it leads to where that is known already."""

    kind: str
    seat: int
    body: dict[str, Any]
    table: Table | None = None


class Seat(msgspec.Struct):
    """Who sits where. A human seat with a bot's name is played by that bot until its human takes it back."""

    who: str
    bot: str = ""
    name: str = ""
    lang: str = "en"
    joined: bool = False
    left: bool = False
    """Did its own human hand it to the bot? Who was replaced by the host still has a say."""
    empty: bool = False
    """Does its human want to be asked where there is nothing to choose?"""


class Proposal(msgspec.Struct):
    """An undo that waits for the others to agree."""

    seat: int
    size: str
    number: int
    needed: list[int]
    agreed: list[int]
    entry: int = 0
    """The entry it was made with, by which those who agree name it; 0 in snapshots from before."""
