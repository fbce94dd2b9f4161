"""A table as the server holds it: the sum of its entries.

Everything that happens at a table is an entry in one numbered list that only grows: answers, standing orders, undo and
consent, chat, who sits where. `Live` is what the list adds up to. It can always be made again from the list, so losing
it costs time and nothing else. A command becomes an entry in two steps: `draft` checks it, `after` makes the table as
it will be. Neither changes anything: the new table takes the place of the old one when the entry is stored.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from ..bots import BOTS, LEVELS
from ..games.reopening import drop_orders
from ..kernel.decision import Decision
from ..kernel.errors import IllegalAnswer
from ..kernel.record import FIRST, apply
from ..kernel.table import Table
from ..kernel.text import Text, who
from . import orders, talk, wire
from .cleaning import LONGEST_NAME, LONGEST_TEXT, clean
from .hinting import Hinted, is_open
from .parts import HOST, Draft, Entry, Holder, Proposal, Seat
from .problems import Refused, refuse
from .sitting import Sitting
from .times import iso
from .told import Told, once
from .undoing import Mark, Past

__all__ = ["HOST", "Draft", "Entry", "Holder", "Live", "Proposal", "Seat"]

CHAT_KEPT = 500


class Live(Sitting):
    """One table, as of entry number `entry`."""

    __slots__ = (
        "chat", "created", "cuts", "due", "entry", "hints", "id", "idle", "origin", "past", "proposal", "rules",
        "seats", "strict", "table", "told", "touched", "untold", "went_back",
    )  # fmt: skip

    def __init__(self, id: str, table: Table, seats: list[Seat], created: int, origin: str = "") -> None:
        self.id, self.table, self.seats = id, table, seats
        self.entry = 0
        self.origin = origin
        """What everybody should know of how the table was opened: "seed" (chosen by who opened it), "continued" or
        "record"; "" for a table like any other."""
        self.past = Past.of(table)
        self.told = Told()
        """The older lines of the log; the table itself has the newest."""
        self.proposal: Proposal | None = None
        self.chat: list[wire.ChatLine] = []
        self.strict = True
        """Do the game's rules of table talk hold here? The host may switch them off."""
        self.cuts: list[tuple[int, int]] = []
        """Where the log was cut: the entry of an undo, and the number of choices it left."""
        self.hints: list[Hinted] = []
        self.rules: tuple[str, str] = (FIRST, "")
        """The version and content of the game that the last entry was made with, as far as the store tells."""
        self.went_back = False
        """Could the present program read the table only as it was earlier? Then an entry has to say so."""
        self.untold: list[Any] = []
        """Lines of the log, each for one seat, about what was dropped when the table was read: the same entry tells."""
        self.created = self.touched = created
        self.idle, self.served = {}, None
        self.due = 0.0
        """When answers to the questions that are open now are released, by the clock of this process."""

    # ---- what can be seen from outside

    def whole(self) -> Table:
        """The table with all lines of its log."""
        if self.told.until < 0:
            return self.table
        t = self.table.clone()
        t.lines = [*self.told.lines(), *t.lines]
        return t

    # ---- commands become drafts

    def draft(self, command: wire.Performed, holder: Holder) -> Draft:
        """Check a command against the table as it is; raises Refused and changes nothing."""
        if holder.role == "watch":
            raise refuse("not-allowed", "watchers-watch")
        make = getattr(self, f"_draft_{type(command).__name__.lower()}")
        draft: Draft = make(command, holder)
        return draft

    def _draft_answer(self, command: wire.Answer, holder: Holder) -> Draft:
        seat = _seat_of(holder)
        self.asks(seat, command.question)
        table = self.table.clone()
        try:
            table.choose(command.answer, seat)
        except IllegalAnswer as error:
            raise Refused("illegal", error.text, error.rule) from None
        answer = table.answers[-1][1]
        return Draft("answer", seat, {"question": command.question, "answer": answer}, table)

    def _draft_given(self, command: wire.Given, holder: Holder) -> Draft:
        draft = self._draft_answer(command, holder)
        return draft._replace(body=draft.body | {"given": True})

    def _draft_order(self, command: wire.Order, holder: Holder) -> Draft:
        seat = _seat_of(holder)
        orders.check(self.table, seat, command)
        table = self.table.clone()
        try:
            table.order_standing(
                seat, command.question, command.answer, condition=command.condition, times=command.times
            )
        except IllegalAnswer as error:
            raise Refused("illegal", error.text, error.rule) from None
        return Draft("order", seat, table.answers[-1][1], table)

    def _draft_undo(self, command: wire.Undo, holder: Holder) -> Draft:
        seat = _seat_of(holder)
        if self.over:  # everybody may have the record with all its secrets by now
            raise refuse("over", "undo-after-the-end")
        number = self.past.target(self.table, seat, command.size)
        if number is None:
            raise refuse("illegal", "nothing-to-undo")
        if self.undo_is_free(seat, number):
            return Draft("undo", seat, {"number": number, "reseed": None})
        needed = self.has_a_say(seat)
        if not needed:
            return Draft("undo", seat, {"number": number, "reseed": secrets.randbits(62)})
        return Draft("propose", seat, {"size": command.size, "number": number, "needed": needed})

    def _draft_agree(self, command: wire.Agree, holder: Holder) -> Draft:
        seat = _seat_of(holder)
        if self.proposal is None or command.proposal not in (0, self.proposal.entry or command.proposal):
            raise refuse("stale", "no-proposal")
        if seat != self.proposal.seat and seat not in self.proposal.needed:
            raise refuse("not-allowed", "not-asked-to-agree")
        if seat == self.proposal.seat and command.yes:
            raise refuse("not-allowed", "own-proposal")
        return Draft("agree", seat, {"yes": command.yes, "reseed": secrets.randbits(62)})

    def _draft_say(self, command: wire.Say, holder: Holder) -> Draft:
        if isinstance(command.phrase, wire.Phrase):
            if command.text:
                raise refuse("invalid", "text-and-phrase")
            return Draft("say", holder.seat, {"phrase": talk.said(self.table.game, len(self.seats), command.phrase)})
        if not command.text.strip():
            raise refuse("invalid", "nothing-said")
        return Draft("say", holder.seat, {"text": clean(command.text, LONGEST_TEXT)})

    def _draft_sit(self, command: wire.Sit, holder: Holder) -> Draft:
        seat = _seat_of(holder)
        name = clean(command.name, LONGEST_NAME)
        return Draft("sit", seat, {"name": name, "lang": command.lang})

    def _draft_empty(self, command: wire.Empty, holder: Holder) -> Draft:
        return Draft("empty", _seat_of(holder), {"ask": command.ask})

    def _draft_hand(self, command: wire.Hand, holder: Holder) -> Draft:
        if command.seat >= len(self.seats):
            raise refuse("not-found", "no-seat", seat=command.seat + 1)
        if holder.role != "host" and holder.seat != command.seat:
            raise refuse("not-allowed", "not-your-seat")
        bot = LEVELS.get(command.bot, command.bot)
        if bot and bot not in BOTS:
            raise refuse("invalid", "no-bot", bot=command.bot, names=", ".join(BOTS))
        if not bot and self.seats[command.seat].who == "bot":
            raise refuse("not-allowed", "bots-seat")
        return Draft("hand", holder.seat, {"seat": command.seat, "bot": bot})

    def _draft_talk(self, command: wire.Talk, holder: Holder) -> Draft:
        if holder.role != "host":
            raise refuse("not-allowed", "only-hosts")
        talk.check_rules(self.table.game)
        if command.strict == self.strict:
            raise refuse("stale", "talk-is-so")
        return Draft("talk", HOST, {"strict": command.strict})

    def _draft_rekeyed(self, command: wire.Rekeyed, holder: Holder) -> Draft:
        return Draft("key", HOST, {"seat": command.seat, "new": command.new})

    def _draft_hinttaken(self, command: wire.HintTaken, holder: Holder) -> Draft:
        seat = _seat_of(holder)
        self.asks(seat, command.question)
        return Draft("hint", seat, {"number": self.table.choices, "open": is_open(self.table, seat)})

    def asks(self, seat: int, question: str) -> Decision:
        """The open question of a seat, if it is still this one."""
        decision = next((d for d in self.table.decisions if d.seat == seat), None)
        if decision is None or self.question(decision) != question:
            if self.over:
                raise refuse("over", "game-is-over")
            if decision is None and question == "":
                raise refuse("not-your-turn", "nobody-asks-you")
            raise refuse("stale", "question-gone")
        return decision

    def undo_is_free(self, seat: int, number: int) -> bool:
        """Was nothing revealed since, and are all choices since this seat's own? Answers of bots, and those
        given for a seat, that nobody has seen yet, because they still lie under seal, may be taken back with them."""
        if self.over or self.table.revealed[0] > number:  # as nearly always
            return False
        sealed = self.table.asked_at
        return all(
            mark.seat == seat or (place >= sealed and (mark.given or self.seats[mark.seat].bot))
            for place, mark in enumerate(self.past.since(number), number)
        )

    # ---- entries add up

    def after(self, entry: Entry, table: Table | None = None) -> Live:
        """The table with one more entry. `table` is what its draft led to, where this process made the draft."""
        new = object.__new__(Live)
        for name in Live.__slots__:
            setattr(new, name, getattr(self, name))
        new.past, new.idle, new.served = self.past.copy(), {}, None
        getattr(new, f"_take_{entry.kind}")(entry, table)
        new.entry, new.touched = entry.number, entry.at
        if entry.seat >= 0 and not new.seats[entry.seat].joined:
            new._meet(entry)
        return new

    def _meet(self, entry: Entry) -> None:
        """Whoever plays or talks is there, and has a say, whether they gave a name or not."""
        seat = self.seats[entry.seat]
        if seat.who == "human" and not seat.bot and not entry.body.get("given"):
            self._reseat(entry.seat, joined=True)

    def _take_answer(self, entry: Entry, table: Table | None) -> None:
        ask = next((ask for ask in self.table.asked if ask.seat == entry.seat), None)
        given = entry.body.get("given", False)
        mark = once(Mark(entry.seat, ask.why if ask else "", self.table.game.turn(self.table), given))
        if table is None:
            table = self.table.clone()
            table.choose(entry.body["answer"], entry.seat)
        self.past.add(mark, self.table)
        self.table, self.proposal = table, None
        self.told = self.told.packing(table)

    def _take_hint(self, entry: Entry, table: Table | None) -> None:
        self.hints = [*self.hints, Hinted(entry.number, entry.body["number"], entry.seat, entry.body["open"])]

    def _take_order(self, entry: Entry, table: Table | None) -> None:
        if table is None:
            table = self.table.clone()
            apply(table, -1, entry.body)
        self.table = table

    def _take_undo(self, entry: Entry, table: Table | None) -> None:
        self._go_back(entry, entry.body["number"], entry.body["reseed"])

    def _take_propose(self, entry: Entry, table: Table | None) -> None:
        body = entry.body
        self.proposal = Proposal(entry.seat, body["size"], body["number"], body["needed"], [], entry.number)

    def _take_agree(self, entry: Entry, table: Table | None) -> None:
        if not entry.body["yes"]:
            self.proposal = None
        else:
            self._agree(entry, entry.seat)

    def _take_say(self, entry: Entry, table: Table | None) -> None:
        self._tell(entry, entry.body.get("text", ""), entry.body.get("phrase"))

    def _take_talk(self, entry: Entry, table: Table | None) -> None:
        self.strict = entry.body["strict"]
        self._tell(entry, "", talk.notice(self.strict))

    def _tell(self, entry: Entry, text: str, phrase: dict[str, Any] | None, only: int | None = None) -> None:
        name = self.seats[entry.seat].name if entry.seat >= 0 else ""
        seat = entry.seat if entry.seat >= 0 else None
        line = wire.ChatLine(entry.number, seat, name, iso(entry.at), text, phrase, only)
        self.chat = [*self.chat[-CHAT_KEPT + 1 :], line]

    def _take_sit(self, entry: Entry, table: Table | None) -> None:
        body, seat = entry.body, self.seats[entry.seat]
        self._reseat(entry.seat, name=body["name"] or seat.name, lang=body["lang"], joined=True)

    def _take_empty(self, entry: Entry, table: Table | None) -> None:
        self._reseat(entry.seat, empty=entry.body["ask"])

    def _take_hand(self, entry: Entry, table: Table | None) -> None:
        number, bot = entry.body["seat"], entry.body["bot"]
        before, own = self.seats[number], entry.seat == number
        self._reseat(number, bot=bot, left=bot != "" and (own or before.left))
        if self.proposal is not None and number in (self.proposal.seat, *self.proposal.needed):
            self.proposal = None  # handing a seat over is no consent; who goes on may ask again
        if before.who == "human" and bool(bot) != bool(before.bot):
            told = ("seat-left" if own else "seat-replaced") if bot else "seat-back"
            self._tell(entry, "", Text(told, "server", player=who(number)).to_json())

    def _take_key(self, entry: Entry, table: Table | None) -> None:
        """The host gave out a new key, or took one away: whoever holds the new one sees that seat's secrets."""
        seat, new = entry.body["seat"], entry.body["new"]
        told = Text("watch-key-new" if new else "watch-key-gone", "server")
        if seat is not None:
            told = Text("seat-key-new" if new else "seat-key-gone", "server", player=who(seat))
        self._tell(entry, "", told.to_json())

    def _take_resume(self, entry: Entry, table: Table | None) -> None:
        """Entries before this one that the program could not read any more were passed over (see `tables.py`)."""
        number = entry.body.get("number", self.table.choices)
        if number > self.table.choices:
            raise LookupError(f"the table stands at choice {self.table.choices}, before {number}")
        if number < self.table.choices:
            self._return_to(number)
        self._cut(entry, number)
        self.proposal, self.went_back = None, False
        self._use_rules(entry)
        self._tell(entry, "", Text("went-back", "server", number=number).to_json())

    def _take_renew(self, entry: Entry, table: Table | None) -> None:
        """From here on another version of the rules is played."""
        theirs, number = self.rules[0], self.table.choices
        self._use_rules(entry)
        told = Text("renewed", "server", theirs=theirs, ours=self.rules[0], number=number)
        self._tell(entry, "", told.to_json())

    def _use_rules(self, entry: Entry) -> None:
        """Orders for what is no more are dropped, and their seats are told."""
        version, content = entry.body.get("rules", self.rules)
        self.rules = version, content
        table, known = self.table.clone(), len(self.table.lines)
        drop_orders(table)
        if len(table.answers) > len(self.table.answers):
            self.table = table
        for _, id, args, _, _, seats in (*self.untold, *table.lines[known:]):
            for seat in seats or ():
                self._tell(entry, "", Text(id, "kernel", **args).to_json(), only=seat)
        del table.lines[known:]
        self.untold = []

    def _take_unordered(self, entry: Entry, table: Table | None) -> None:
        """Stands for a standing order that cannot be given any more."""
        told = Text("orders-dropped", "kernel", n=1)
        self._tell(entry._replace(seat=HOST), "", told.to_json(), only=entry.seat)

    def _take_told(self, entry: Entry, table: Table | None) -> None:
        """What everybody should know of how the table came here."""
        self._tell(entry, "", entry.body["phrase"])

    def _take_lost(self, entry: Entry, table: Table | None) -> None:
        """Stands for an entry that cannot be read any more, and that the game does not depend on."""
        self._tell(entry._replace(seat=HOST), "", Text("entry-lost", "server").to_json())

    def _reseat(self, number: int, **changed: Any) -> None:
        self.seats = list(self.seats)
        self.seats[number] = msgspec.structs.replace(self.seats[number], **changed)

    def _agree(self, entry: Entry, seat: int) -> None:
        old = self.proposal
        if old is None or seat in old.agreed:
            return
        self.proposal = msgspec.structs.replace(old, agreed=[*old.agreed, seat])
        if set(old.needed) <= set(self.proposal.agreed):
            self._go_back(entry, old.number, entry.body["reseed"])

    def _go_back(self, entry: Entry, number: int, reseed: int | None) -> None:
        self._return_to(number)
        if reseed is not None:
            self.table.reseed(reseed)
            self.past.keep(self.table)
        self._cut(entry, number)
        self.proposal = None

    def _return_to(self, number: int) -> None:
        self.table = self.past.back_to(self.whole(), number)
        self.told = Told()

    def _cut(self, entry: Entry, number: int) -> None:
        """The log now goes on after choice `number`. A later cut that goes as deep says all an earlier one did."""
        self.cuts = [*(cut for cut in self.cuts if cut[1] < number), (entry.number, number)]
        self.hints = [hint for hint in self.hints if hint.number <= number]

    def log_since(self, entry: int, number: int) -> int:
        """The first choice whose log lines a client lacks that has the log up to choice `number`, as of `entry`."""
        hints = (hint.number for hint in self.hints if hint.entry > entry)
        return min([number + 1, *(left + 1 for at, left in self.cuts if at > entry), *hints])


def _seat_of(holder: Holder) -> int:
    if holder.role != "seat":
        raise refuse("not-allowed", "only-seats")
    return holder.seat
