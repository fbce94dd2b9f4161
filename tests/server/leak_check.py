"""Searches what the clients of a game were sent for anything they may not know. Each finding is one sentence.

Three searches, each blind where another sees. What a message says must not change when everything hidden from its
reader is dealt out anew (`leak_truth.veiled`). Secret words (seeds, keys, hashes, the orders of others) must not occur
at all. And cards that exist once must not be named before they lay open, whatever else the message says.
"""

from __future__ import annotations

import random
import re
from functools import cached_property
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from fathom.server import wire
from fathom.server.keys import hash_of
from fathom.server.live import Holder, Live
from fathom.server.problems import Refused, refuse
from fathom.server.states import moment_of, state_of, summary_of, viewer
from server.leak_games import SECRETS
from server.leak_play import Ear, Game, Page
from server.leak_truth import Truth, veiled
from server.leak_wire import CLOSE, PING, PONG

__all__ = ["Checker"]

STATE = b'{"is":"state",'
WATCH = Holder("watch")
HANDSHAKE = {b"upgrade", b"connection", b"sec-websocket-accept", b"date"}
TELLING = re.compile(r"/record|/report|/moments\?seen=(?!watch)")
"""Pages with all there is to know, where nobody else plays."""
WORD = re.compile(rb"[a-z0-9]+(?:-[a-z0-9]+)*")


class Since(msgspec.Struct):
    since: int


class Present(msgspec.Struct):
    seat: int
    present: bool


class State(msgspec.Struct, forbid_unknown_fields=True, rename={"is_": "is"}):
    """The parts of a state (docs/protocol.md). A new one has to be looked at here before it may travel."""

    is_: str
    table: str
    entry: int
    role: str
    seat: int | None
    view: msgspec.Raw
    log: Since
    refused: msgspec.Raw
    ahead: msgspec.Raw
    plan: msgspec.Raw
    seats: list[Present]
    asked: str
    orders: msgspec.Raw
    empty: bool | None
    undo: msgspec.Raw
    proposal: msgspec.Raw
    chat: Since
    strict: bool | None
    marks: msgspec.Raw
    created: str
    touched: str


class Checker:
    """One game, its truth, and what was found so far."""

    def __init__(self, game: Game, truth: Truth) -> None:
        self.game, self.truth, self.secrets = game, truth, SECRETS[game.plan.game]
        self.singles = self.secrets.singles
        self.findings: list[str] = []
        self.compared = 0
        """Messages and pages that were compared with their veiled twin."""
        self.rng = random.Random(game.plan.seed)
        self._public: dict[tuple[Any, ...], str] = {}
        self._own: dict[int, list[frozenset[bytes]]] = {}

    def check(self) -> list[str]:
        """Everything wrong with what this game's clients were sent."""
        for ear in self.game.ears:
            self.hear(ear)
        for page in self.game.pages:
            self.read(page)
        return self.findings

    def _found(self, holder: Holder, where: str, what: str) -> None:
        name = f"seat {holder.seat}" if holder.role == "seat" else holder.role
        plan = self.game.plan
        self.findings.append(
            f"{name} {where}: {what} ({plan.game}, {plan.seats} seats, {plan.options}, seed {plan.seed})"
        )

    # ---- sockets

    def hear(self, ear: Ear) -> None:
        """All that one socket was sent, in order."""
        self._handshake(ear)
        refused = iter(ear.refused)
        entry = 0
        for data in ear.wire.messages:
            own_words = frozenset[bytes]()
            if data.startswith(STATE):
                entry = self._state(ear.holder, data, entry)
                self._search_singles(ear.holder, f"at entry {entry}", data, entry)
                continue
            message = msgspec.json.decode(data)
            kind = message.get("is")
            if kind == "done":
                if message != {"is": "done", "key": message["key"], "entry": ear.done.get(message["key"])}:
                    self._found(ear.holder, f"at entry {entry}", f"hears {message}, which answers nothing it sent")
            elif kind == "error":
                entry, command = next(refused, (entry, {}))
                own_words = frozenset(WORD.findall(msgspec.json.encode(command)))
                self._refusal(ear.holder, entry, command, data)
            elif message != {"is": "bye", "code": "revoked"} or not ear.revoked:
                self._found(ear.holder, f"at entry {entry}", f"hears {message}, which the protocol does not know")
            self._search_singles(ear.holder, f"at entry {entry}, message {kind!r}", data, entry, own_words)
        self._search_words(ear.holder, ear.key, "on its socket", ear.wire.messages)
        for code, payload in ear.wire.others:
            if code not in (CLOSE, PING, PONG) or len(payload) > (2 if code == CLOSE else 4):
                self._found(ear.holder, "in a control frame", repr(payload))

    def _handshake(self, ear: Ear) -> None:
        """The answer to the upgrade says nothing of its own."""
        head = ear.wire.handshake.split(b"\r\n\r\n")[0].split(b"\r\n")[1:]
        extra = {line.split(b":")[0].lower() for line in head} - HANDSHAKE
        if extra:
            self._found(ear.holder, "in the handshake", f"unexpected headers {sorted(extra)}")

    def _state(self, holder: Holder, data: bytes, entry: int) -> int:
        """One state; returns its entry."""
        try:
            state = msgspec.json.decode(data, type=State)
        except msgspec.ValidationError as error:
            self._found(holder, f"after entry {entry}", f"a part of a state that is new or not as it was: {error}")
            return entry
        self._compare(holder, f"at entry {state.entry}", data, self._expected_state(holder, state))
        return state.entry

    def _expected_state(self, holder: Holder, state: State) -> str:
        """The same state from the veiled table. Where log and chat begin, and who is there, is not a secret."""
        present = tuple(seat.seat for seat in state.seats if seat.present)
        asked = (state.entry, state.log.since, state.chat.since, present)
        if holder.role == "seat":
            return self._veiled_state(holder, *asked)
        if asked not in self._public:  # a host sees what a watcher sees: made once for both
            self._public[asked] = self._veiled_state(WATCH, *asked)
        return self._public[asked].replace('"role":"watch"', f'"role":"{holder.role}"', 1)

    def _veiled_state(self, holder: Holder, entry: int, log: int, chat: int, present: tuple[int, ...]) -> str:
        other = veiled(self.truth.lives[entry], viewer(holder), self.rng, since=log)
        return encode(state_of(other, holder, log, chat, present))

    def _refusal(self, holder: Holder, entry: int, command: dict[str, Any], data: bytes) -> None:
        where = f"at entry {entry}, refusal of {command}"
        if not command:
            self._found(holder, where, f"an error that answers nothing: {data[:200]!r}")
            return
        other = veiled(self.truth.lives[entry], viewer(holder), self.rng)
        self._compare(holder, where, data, _refused(other, holder, command))

    def _compare(self, holder: Holder, where: str, data: bytes, expected: str) -> None:
        self.compared += 1
        if data != expected.encode():
            self._found(holder, where, f"depends on what is hidden: {_difference(data, expected.encode())}")

    # ---- pages

    def read(self, page: Page) -> None:
        """One answer of the HTTP side."""
        where = f"on {page.path or 'the summary'} at entry {page.entry}"
        if self.game.plan.seats == 1 and page.holder.role != "watch" and TELLING.match(page.path):
            if page.status != 200:
                self._found(page.holder, where, f"answered {page.status}: whoever plays alone may know everything")
            return
        status, expected = self._expected_page(page)
        if page.status != status:
            self._found(page.holder, where, f"answered {page.status} instead of {status}")
        self._compare(page.holder, where, page.body, expected)
        told = [page.body, page.headers.encode()]
        self._search_words(page.holder, page.key, where, told)
        for data in told:
            self._search_singles(page.holder, where, data, page.entry)

    def _expected_page(self, page: Page) -> tuple[int, str]:
        live, holder = self.truth.lives[page.entry], page.holder
        address = urlsplit(page.path)
        told = msgspec.json.decode(page.body)
        match address.path:
            case "":
                present = [seat["seat"] for seat in told.get("seats", []) if seat["present"]]
                return 200, encode(summary_of(veiled(live, viewer(holder), self.rng), holder, present))
            case "/state":
                return 200, self._expected_state(holder, msgspec.json.decode(page.body, type=State))
            case "/report":
                inside = msgspec.json.decode(msgspec.json.encode(told["state"]), type=State)
                state = msgspec.Raw(self._expected_state(holder, inside).encode())
                named = {name: told.get(name) for name in ("report", "fathom", "table", "entry")}
                return 200, encode({**named, "state": state, "record": None})
            case "/record":
                return 409, encode(refuse("secret", "secret-record").problem())
        asked = {name: values[0] for name, values in parse_qs(address.query).items()}
        return self._expected_moments(page, int(asked.get("first", 0)), int(asked.get("last", 0)), asked.get("seen"))

    def _expected_moments(self, page: Page, first: int, last: int, seen: str | None) -> tuple[int, str]:
        live, holder = self.truth.lives[page.entry], page.holder
        seat, most = viewer(holder), live.table.choices
        if first > most:
            return 404, encode(refuse("not-found", "no-moment", least=0, most=most).problem())
        if seen not in (None, "watch", str(seat)):
            return 409, encode(refuse("secret", "secret-views").problem())
        moments = []
        for number in range(first, min(last, most, first + 99) + 1):
            then = self.truth.table_at(page.entry, number)
            other = veiled(live, None if seen == "watch" else seat, self.rng, then)
            moments.append(moment_of(other, other.table, number, holder, seen or "own"))
        return 200, encode(moments)

    # ---- words that must not occur at all

    def _search_words(self, holder: Holder, key: str, where: str, told: list[bytes]) -> None:
        """Seeds, keys, hashes and the orders of others, anywhere in what a holder was ever sent."""
        everything = b"\n".join(told)
        for what, word in self._secret_words(holder, key):
            if word in everything:
                context = next(data for data in told if word in data)
                at = context.index(word)
                self._found(holder, where, f"tells {what}: {context[max(0, at - 60) : at + 60]!r}")

    def _secret_words(self, holder: Holder, key: str) -> list[tuple[str, bytes]]:
        seeds = [(f"a seed ({n})", text.encode()) for n in self.truth.seeds for text in (str(n), f"{n:x}")]
        keys = [("somebody's key", other.encode()) for other in self.game.keys - {key}]
        hashes = [("the hash of a key", text.encode()) for text in self.truth.hashes | {hash_of(key)}]
        orders = [
            (f"the order of seat {seat}", word.encode())
            for word, seat in self.game.orders.items()
            if holder != Holder("seat", seat)
        ]
        return seeds + keys + hashes + orders

    # ---- cards that exist once

    def _search_singles(
        self, holder: Holder, where: str, data: bytes, entry: int, own_words: frozenset[bytes] = frozenset()
    ) -> None:
        words = WORD.findall(self.secrets.elsewhere.sub(b"", data))
        named = self.singles.intersection(words) - self._laid_open[entry] - own_words
        if named:
            seat = viewer(holder)
            named -= self._shown_to(seat)[entry] if seat is not None else frozenset()
            for name in sorted(named):
                self._found(holder, where, f"names {name.decode()}, which it cannot have seen yet")

    @cached_property
    def _laid_open(self) -> list[frozenset[bytes]]:
        """For every entry: the single cards that lay open to all at some time up to then: those that are not face down
        any more. Before its pile is made no card has been seen."""
        out, seen, made = [], frozenset[bytes](), set[str]()
        for live in self.truth.lives:
            made |= {zone for zone, _ in self.secrets.unique if getattr(live.table.state, zone)}
            there = {name.encode() for zone, names in self.secrets.unique if zone in made for name in names.values()}
            seen |= there - self.secrets.hidden(live.table) | self.secrets.open(live.table)
            out.append(seen)
        return out

    def _shown_to(self, seat: int) -> list[frozenset[bytes]]:
        """For every entry: the single cards this seat was shown alone, as when it looks through a whole stack."""
        if seat not in self._own:
            shown, offered = [], frozenset[bytes]()
            for live in self.truth.lives:
                for ask in live.table.asked:
                    if ask.seat == seat:
                        offered |= {key.encode() for key in ask.keys}
                known = getattr(live.table.state, "known", None)  # what it may remember, where the game tells it
                offered |= {name.encode() for _, names in known[seat] for name in names} if known else set()
                shown.append(offered)
            self._own[seat] = shown
        return self._own[seat]


def _refused(live: Live, holder: Holder, command: dict[str, Any]) -> str:
    """What this command is refused with at this table."""
    asked = msgspec.convert(command, wire.Command)
    try:
        live.draft(asked, holder)
    except Refused as refusal:
        return encode(refusal.problem(command["key"]))
    return "nothing: it would be legal"


def _difference(data: bytes, expected: bytes) -> str:
    same = next((i for i, (a, b) in enumerate(zip(data, expected, strict=False)) if a != b), None)
    at = min(len(data), len(expected)) if same is None else same
    near = slice(max(0, at - 60), at + 40)
    return f"{data[near]!r} would be {expected[near]!r}"


def encode(message: Any) -> str:
    return msgspec.json.encode(message).decode()
