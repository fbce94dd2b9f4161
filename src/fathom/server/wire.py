"""What travels between the server and its clients (docs/protocol.md). Everything a client sends is checked here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

__all__ = [
    "Agree", "AidInfo", "Answer", "Bot", "CardInfo", "ChatLine", "Checked", "ClauseInfo", "Command", "ConditionInfo",
    "Continue", "DataInfo", "Done", "Empty", "Form", "GameInfo", "Given", "Hand", "Hello", "Hint", "HintTaken",
    "Issue", "Issued", "Moment", "NewSeat", "NewTable", "Opened", "OptionFile", "Order", "Performed", "Phrase",
    "PhraseInfo", "Ping", "Problem", "Rekeyed", "Say", "SeatInfo", "SettingInfo", "Sit", "SocketCommand", "Summary",
    "Talk", "TalkInfo", "Undo", "WantsCheck", "WantsHint",
]  # fmt: skip

Lang = Literal["en", "pl", "de"]
Bot = Annotated[str, Meta(max_length=20, pattern="^[a-z]*$")]
Key = Annotated[str, Meta(max_length=64, pattern="^[^\\x00]*$")]
"""Any text; PostgreSQL knows no character 0."""
Name = Annotated[str, Meta(max_length=400)]
"""At most 40 characters when it is cleaned (`cleaning.py`), as a text of the chat has at most 500."""
Word = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Entry = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Reply = str | Whole | list[str] | dict[str, Whole] | None
"""An answer, by the shape of its question: pick, number, pick_some and order, split. Nothing deeper is ever asked."""
Seed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


# ---- what clients send: an unknown field is a mistake and is said to be one


class NewSeat(Struct, forbid_unknown_fields=True):
    who: Literal["me", "friend", "bot"]
    bot: Bot = ""
    name: Name = ""
    lang: Lang = "en"
    empty: bool = False
    """Shall it be asked where there is nothing to choose?"""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, Any], Meta(max_length=30)] = {}
    """What each may be, the game says (`kernel/setting.py`)."""
    seed: Seed | None = None


class WantsCheck(Struct, forbid_unknown_fields=True):
    """Options of a table that is not opened yet."""

    options: Annotated[dict[str, Any], Meta(max_length=30)] = {}
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None


class OptionFile(Struct, forbid_unknown_fields=True):
    """A file that a game reads for one of its options."""

    option: Word
    text: Annotated[str, Meta(max_length=800_000)]
    """As much as any game reads, and less than a body may have, so that what is too long is told in words."""


class Continue(Struct, forbid_unknown_fields=True):
    number: Entry
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]


class Issue(Struct, forbid_unknown_fields=True):
    """A new key for a seat, or for watching."""

    seat: SeatNumber | None = None


class WantsHint(Struct, forbid_unknown_fields=True):
    """What would a bot answer to this question?"""

    question: Annotated[str, Meta(max_length=32)]


class _Command(Struct, forbid_unknown_fields=True, tag_field="do"):
    key: Key = ""


class Answer(_Command, tag="answer"):
    question: Annotated[str, Meta(max_length=32)] = ""
    answer: Reply = None


class Given(Answer, tag="given"):
    """An answer that goes without a choice. Not a command clients can send: the server gives it for a seat."""


class Order(_Command, tag="order"):
    question: Annotated[str, Meta(max_length=80)] = ""
    answer: Reply = None
    condition: Annotated[str, Meta(max_length=80)] = ""
    times: Annotated[int, Meta(ge=0, le=1000)] = 0


class Undo(_Command, tag="undo"):
    size: Literal["choice", "action", "turn"] = "choice"


class Agree(_Command, tag="agree"):
    yes: bool = True
    proposal: Entry = 0
    """The entry of the proposal this is about, so that nobody agrees to another one that came meanwhile; 0 for
    whichever is open."""


class Phrase(Struct, forbid_unknown_fields=True):
    """One of the sentences a game has ready, with the seats that are named in it."""

    id: Word
    args: Annotated[dict[Word, SeatNumber], Meta(max_length=4)] = {}


class Say(_Command, tag="say"):
    """Either a text or a phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=5000)] = ""
    phrase: Phrase | UnsetType = UNSET


class Sit(_Command, tag="sit"):
    name: Name = ""
    lang: Lang = "en"


class Hand(_Command, tag="hand"):
    seat: SeatNumber = 0
    bot: Bot = ""


class Empty(_Command, tag="empty", kw_only=True):
    """Shall this seat be asked where there is nothing to choose? If not, the server answers for it."""

    ask: bool


class Talk(_Command, tag="talk", kw_only=True):
    """Do the rules of table talk hold at this table?"""

    strict: bool


class Rekeyed(_Command, tag="rekeyed", kw_only=True):
    """The host gave out a new key for a seat (None: for watching), or took one away. Not a command clients can send:
    the server makes it of a request about keys."""

    seat: SeatNumber | None
    new: bool


class HintTaken(_Command, tag="hinted", kw_only=True):
    """A seat was told what a bot would answer. Made by the server, like `Rekeyed`."""

    question: str


class Hello(Struct, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    table: Annotated[str, Meta(max_length=32)]
    key: Secret
    since: Entry = 0


class Ping(Struct, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    pass


Command = Answer | Order | Empty | Undo | Agree | Say | Sit | Hand | Talk
"""What clients may ask for."""
Performed = Command | Given | Rekeyed | HintTaken
"""What becomes an entry of a table."""
SocketCommand = Answer | Order | Empty | Undo | Agree | Say | Sit | Hand | Talk | Hello | Ping


# ---- what clients get


class Problem(Struct):
    """A refusal, in words a client can show in its player's language."""

    code: str
    text: dict[str, Any]
    rule: str = ""
    key: str = ""
    option: str = ""
    """The option of a new table that is wrong."""
    is_: str = msgspec.field(default="error", name="is")


class Checked(Struct):
    """What a game makes of options: as it will have them where they are good, else as far as it understood them."""

    options: dict[str, Any]
    wrong: list[Problem]


class Done(Struct):
    key: str
    entry: int
    is_: str = msgspec.field(default="done", name="is")


class SettingInfo(Struct, tag_field="kind", tag="list"):
    default: bool | int | str
    values: list[bool | int | str]


class DataInfo(Struct, tag_field="kind", tag="data"):
    """An option that is data of the player's own: plain JSON that the game checks."""

    default: Any
    most_bytes: int
    example: Any
    control: dict[str, Any] | None = None
    """How it is chosen by hand, where it need not be written as JSON (docs/protocol.md)."""


class Form(Struct):
    """One combination of listed options, and how many may play it with the usual data."""

    options: dict[str, bool | int | str]
    seats: list[int]


class PhraseInfo(Struct):
    id: str
    args: dict[str, str]
    during: str


class TalkInfo(Struct):
    phrases: list[PhraseInfo]
    rules: list[str]


class ConditionInfo(Struct):
    """What standing orders may be given under. The text is a clause, to stand behind "if"; `fits` tells how the ids of
    the questions begin that it is about."""

    id: str
    text: dict[str, Any]
    fits: list[str]


class AidInfo(Struct):
    """An entry of the player aid: messages of the game by this id, and the clause behind it."""

    id: str
    rule: str


class GameInfo(Struct):
    id: str
    version: str
    seats: list[int]
    options: dict[str, SettingInfo | DataInfo]
    forms: list[Form]
    bots: list[str]
    conditions: list[ConditionInfo]
    talk: TalkInfo
    aid: dict[str, list[AidInfo]]


class ClauseInfo(Struct):
    id: str
    chapter: str
    kind: str
    enforceable: bool
    ruling: bool
    uncertain: bool
    texts: dict[str, str]


class CardInfo(Struct):
    slug: str
    name: dict[str, Any]
    text: list[dict[str, Any]]
    facts: dict[str, Any]
    clauses: list[str]


class Opened(Struct):
    table: str
    host: str
    watch: str
    seats: list[str | None]


class Issued(Struct):
    key: str


class Hint(Struct):
    """What a bot would answer, and what speaks for it and against it."""

    question: str
    answer: Any
    reasons: list[dict[str, Any]]


class SeatInfo(Struct):
    seat: int
    name: str
    lang: str
    who: str
    bot: str
    present: bool
    joined: bool


class ChatLine(Struct, omit_defaults=True):
    """What was said: a text as it was written, or a phrase that each reader reads in their own language."""

    entry: int
    seat: int | None
    name: str
    at: str
    text: str = ""
    phrase: dict[str, Any] | None = None
    only: int | None = None
    """The seat that is told this alone."""


class Summary(Struct):
    table: str
    game: str
    options: dict[str, Any]
    role: str
    seat: int | None
    seats: list[SeatInfo]
    waiting: list[int]
    number: int
    over: bool
    marks: list[dict[str, Any]]
    created: str
    touched: str


class Moment(Struct):
    number: int
    view: dict[str, Any]
    lines: list[dict[str, Any]]
    beliefs: list[list[float]] | None = None
    """After a game with hidden enemies: for how likely one each seat took each seat, by what it could know."""
