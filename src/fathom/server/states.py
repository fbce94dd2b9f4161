"""What one key may see of a table: the `state` message, moments of the past, the summary for a list of tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from ..kernel.setting import shown
from ..kernel.table import Table
from ..kernel.view import build_view
from . import wire
from .ahead import ahead_of, plan_of
from .alike import Alike, alike, marks_of, seat_infos
from .hinting import with_hints
from .live import HOST, Holder, Live
from .problems import refuse
from .times import iso
from .undoing import SIZES

__all__ = ["moment_of", "seat_infos", "state_of", "summary_of", "viewer"]


def state_of(live: Live, holder: Holder, since: int, chat_since: int, present: Collection[int]) -> dict[str, Any]:
    """Everything a client shows, with the log from choice `since` and the chat from entry `chat_since` on."""
    t, seat, shared = live.table, viewer(holder), alike(live)
    decision = live.decision(seat)
    view, lines = build_view(t, seat, shared.open), _log(live, shared, since, seat)
    if decision is not None:
        view["decision"]["id"] = live.question(decision)
    elif view["decision"] is not None:
        view["decision"], view["waiting"] = None, [other for other in view["waiting"] if other != seat]
    return {
        "is": "state",
        **shared.told(present),
        "role": holder.role,
        "seat": seat,
        "view": view,
        "log": {"since": since, "lines": lines},
        "refused": []
        if decision is None
        else [{"text": text.to_json(), "rule": rule} for text, rule in decision.refused()],
        "ahead": {} if decision is None else ahead_of(t, decision),
        "plan": [] if decision is None else plan_of(t, decision),
        "orders": _orders(t, seat) if t.standing else [],
        "empty": None if seat is None else live.seats[seat].empty,
        "undo": _undo(live, seat),
        "chat": {"since": chat_since, "lines": _chat(live, chat_since, seat)},
    }


def _log(live: Live, shared: Alike, since: int, seat: int | None) -> list[Any]:
    lines = shared.log(since, seat)
    if since <= live.told.until:
        lines = [*live.told.since(since, seat, live.table.game.id), *lines]
    return with_hints(lines, live.hints, since, seat, live.over) if live.hints else lines


def _chat(live: Live, since: int, seat: int | None) -> list[wire.ChatLine]:
    said = live.chat
    first = len(said)
    while first and said[first - 1].entry >= since:  # of five hundred lines nearly always none is wanted
        first -= 1
    return [line for line in said[first:] if line.only in (None, seat)]


def moment_of(live: Live, t: Table, number: int, holder: Holder, seen: str) -> wire.Moment:
    """The board after choice `number`: as this key saw it, as watchers saw it, or after the game with open cards."""
    seat = viewer(holder)
    if seen not in ("own", "watch") and seen != str(seat):
        if live.secret_from(holder):
            raise refuse("secret", "secret-views")
        if seen == "open":
            view = _open_view(t)
            lines = [line.to_json() for s in range(t.seats) for line in t.events(number, s) if _first(line.audience, s)]
            return wire.Moment(number, view, lines, beliefs_of(live, t))
        if not (seen.isascii() and seen.isdecimal() and len(seen) < 3 and int(seen) < t.seats):
            raise refuse("invalid", "bad-seen", given=seen)
        seat = int(seen)
    if seen == "watch":
        seat = None
    lines = [line.to_json() for line in t.events(number, seat)]
    return wire.Moment(number, t.view(seat), lines, beliefs_of(live, t))


def beliefs_of(live: Live, t: Table) -> list[list[float]] | None:
    """What every seat believed of the others at a moment of a game that is over."""
    if live.table.outcome is None:
        return None
    believed = [t.game.beliefs(t, seat) for seat in range(t.seats)]
    return [[round(chance, 2) for chance in row] for row in believed if row is not None] or None


def _open_view(t: Table) -> dict[str, Any]:
    """What anybody may see, with every seat's own cards on the table: for games that are over."""
    view = t.view(None)
    for seat in range(t.seats):
        own = t.view(seat)["table"]
        for name, field in type(t.state).FIELDS.items():
            if field.seen == "own":
                view["table"][name][seat] = own[name][seat]
    return view


def _first(audience: tuple[int, ...] | None, seat: int) -> bool:
    """Is this the seat to take a line from, when every line is wanted once?"""
    return seat == (0 if audience is None else min(audience))


def summary_of(live: Live, holder: Holder, present: Collection[int]) -> wire.Summary:
    t = live.table
    return wire.Summary(
        table=live.id,
        game=t.game.id,
        options=shown(t.game.options, t.options),
        role=holder.role,
        seat=viewer(holder),
        seats=seat_infos(live, present),
        waiting=_waiting(live, viewer(holder)),
        number=t.choices,
        over=live.over,
        marks=marks_of(live),
        created=iso(live.created),
        touched=iso(live.touched),
    )


def _waiting(live: Live, seat: int | None) -> list[int]:
    """All who are asked: under seal nobody else learns who has answered, or had nothing to choose."""
    mine = [] if live.decision(seat) is None else [seat]
    return [ask.seat for ask in live.table.asked if ask.seat != seat or seat in mine]


def viewer(holder: Holder) -> int | None:
    """The seat whose view a holder gets; hosts and watchers see what anybody may see."""
    return holder.seat if holder.role == "seat" and holder.seat != HOST else None


def _orders(t: Table, seat: int | None) -> list[dict[str, Any]]:
    """The standing orders of a seat, which nobody else learns of."""
    if seat is None:
        return []
    return [
        {"question": name.split("/", 1)[1], "answer": answer, "condition": condition, "times": times}
        for name, orders in t.standing.items()
        if name.startswith(f"{seat}/")
        for answer, condition, times in orders
    ]


def _undo(live: Live, seat: int | None) -> dict[str, dict[str, Any] | None]:
    told: dict[str, dict[str, Any] | None] = dict.fromkeys(SIZES)
    if seat is None or live.over:
        return told
    known: dict[int, dict[str, Any]] = {}
    for size, number in live.past.targets(live.table, seat).items():
        if number not in known:
            known[number] = {"number": number, "free": live.undo_is_free(seat, number)}
        told[size] = known[number]
    return told


encode = msgspec.json.Encoder().encode
