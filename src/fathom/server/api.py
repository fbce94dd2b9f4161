"""The HTTP side of the table (docs/protocol.md). Everything that plays goes through `Tables.perform`, as in sockets."""

from __future__ import annotations

import asyncio
import time
from importlib.metadata import version
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from .._mode import engine_mode
from . import catalog, wire
from .addresses import address_of, network_of
from .gate import opens_tables
from .keys import hash_of, new_key
from .live import HOST, Holder, Live
from .problems import refuse
from .services import Services
from .states import moment_of, state_of, summary_of
from .store import KeyRow

__all__ = ["HANDLERS", "UNREAD", "check", "import_record", "open_table", "read_option_file"]

UNREAD = "fathom.unread"
"""A route whose body is not read here: four megabytes of brackets keep everybody waiting for a fifth of a second."""
MOST_MOMENTS = 100
Served = NamedDependency[Services]
KEYED: list[dict[str, list[str]]] = [{"key": []}]
TableId = Annotated[str, PathParameter(max_length=32, description="The table's id")]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """What may go wrong, for OpenAPI. Every request may be malformed, too fast, or meet a database that is away."""
    return {code: ResponseSpec(wire.Problem, description="Refused") for code in (400, *codes, 429, 503)}


TABLE = problems(401, 403, 404)
CHANGING = problems(401, 403, 404, 409, 413)


async def _seated(request: Request[Any, Any, Any], services: Services, table: str) -> tuple[Live, Holder]:
    """The table a request is about, and who asks."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    holder = await services.tables.holder(table, key.strip() if scheme.lower() == "bearer" else "")
    return await services.tables.live(table, fresh=True), holder


def _address(request: Request[Any, Any, Any], services: Services) -> str:
    """What counts as one address in limits."""
    return network_of(address_of(dict(request.scope), services.settings.proxy))


async def _record(request: Request[Any, Any, Any], services: Services, live: Live) -> dict[str, Any]:
    return await services.reading.run(live.table.record, _address(request, services))


# ---- what the games are made of: whoever asks first waits a tenth of a second for it, and nobody else does


@get("/api/games", responses=problems(), sync_to_thread=True)
def games() -> list[wire.GameInfo]:
    """The games, their options, and how many may play."""
    return catalog.game_infos()


@get("/api/games/{game:str}", responses=problems(404), sync_to_thread=True)
def one_game(game: FromPath[str]) -> wire.GameInfo:
    """One of them: all that a table needs to know."""
    return catalog.game_info(game)


@get("/api/games/{game:str}/clauses", responses=problems(404), sync_to_thread=True)
def clauses(game: FromPath[str]) -> list[wire.ClauseInfo]:
    """The rules of a game, clause by clause."""
    return catalog.clause_infos(game)


@get("/api/games/{game:str}/cards", responses=problems(404), sync_to_thread=True)
def cards(game: FromPath[str]) -> dict[str, list[wire.CardInfo]]:
    """Every card with its own words."""
    return catalog.card_infos(game)


@get("/api/locale/{domain:str}/{lang:str}", responses=problems(404), media_type=MediaType.TEXT, sync_to_thread=False)
def locale(domain: FromPath[str], lang: FromPath[str]) -> str:
    """The Fluent messages in which clients render texts."""
    return catalog.words(domain, lang)


@post("/api/games/{game:str}/check", responses=problems(404, 413), status_code=200, sync_to_thread=False)
def check(game: FromPath[str], data: JSONBody[wire.WantsCheck]) -> wire.Checked:
    """Would a table with these options open? Everything that is wrong with them."""
    return catalog.checked(game, data)


@post("/api/games/{game:str}/files", responses=problems(404, 413), status_code=200)
async def read_option_file(
    game: FromPath[str], data: JSONBody[wire.OptionFile], request: Request[Any, Any, Any], services: Served
) -> wire.Checked:
    """The data of an option, from a file that is not JSON, or what is wrong with the file."""
    return await services.opening.file_read(game, data, _address(request, services))


# ---- tables


@post("/api/tables", guards=[opens_tables], responses=problems(403, 413))
async def open_table(data: JSONBody[wire.NewTable], services: Served) -> wire.Opened:
    """A new table."""
    return await services.opening.create(data)


@get("/api/tables/{table:str}", responses=TABLE, security=KEYED)
async def summary(table: TableId, request: Request[Any, Any, Any], services: Served) -> wire.Summary:
    """Who plays, whose turn it is, whether it is over."""
    live, holder = await _seated(request, services, table)
    return summary_of(live, holder, services.hub.present(table))


@get("/api/tables/{table:str}/state", responses=TABLE, security=KEYED)
async def state(table: TableId, request: Request[Any, Any, Any], services: Served) -> dict[str, Any]:
    """All that this key may see, with the whole log: what the socket sends first."""
    live, holder = await _seated(request, services, table)
    return state_of(live, holder, 0, 0, services.hub.present(table))


@post("/api/tables/{table:str}/do", responses=CHANGING, security=KEYED, status_code=200)
async def perform(
    table: TableId, data: JSONBody[wire.Command], request: Request[Any, Any, Any], services: Served
) -> wire.Done:
    """Answer a question, undo, say something: any command of the socket."""
    began = time.perf_counter()
    _, holder = await _seated(request, services, table)
    done = await services.tables.perform(table, holder, data)
    services.metrics.answer_seconds.observe(time.perf_counter() - began)
    return done


@post("/api/tables/{table:str}/hint", responses=CHANGING, security=KEYED, status_code=200)
async def hint(
    table: TableId, data: JSONBody[wire.WantsHint], request: Request[Any, Any, Any], services: Served
) -> wire.Hint:
    """What a bot would answer here, and why. The log says that a hint was taken."""
    live, holder = await _seated(request, services, table)
    if holder.role != "seat":
        raise refuse("not-allowed", "only-seats")
    live.asks(holder.seat, data.question)
    told = await services.bots.advise(live, holder.seat, data.question)
    if not any(hint[1:3] == (live.table.choices, holder.seat) for hint in live.hints):
        await services.tables.perform(
            table, holder, wire.HintTaken(key=f"hint/{data.question}", question=data.question)
        )
    return told


@get("/api/tables/{table:str}/moments", responses={**TABLE, **problems(409)}, security=KEYED)
async def moments(
    table: TableId,
    request: Request[Any, Any, Any],
    services: Served,
    first: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    last: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    seen: Annotated[str, QueryParameter(max_length=8, description="own, watch, open, or a seat number")] = "own",
) -> list[wire.Moment]:
    """The board after each of these choices (at most 100 at once)."""
    live, holder = await _seated(request, services, table)
    first = max(first, live.past.first)
    last = min(first if last is None else last, live.table.choices, first + MOST_MOMENTS - 1)
    return await services.reading.run(
        lambda: [moment_of(live, t, t.choices, holder, seen) for t in services.tables.moments(live, first, last)],
        _address(request, services),
    )


@get("/api/tables/{table:str}/record", responses={**TABLE, **problems(409)}, security=KEYED)
async def record(table: TableId, request: Request[Any, Any, Any], services: Served) -> Response[dict[str, Any]]:
    """The whole game as a file that `fathom replay` and this server open again."""
    live, holder = await _seated(request, services, table)
    if live.secret_from(holder):
        raise refuse("secret", "secret-record")
    return _file(f"{live.table.game.id}-{table}.json", await _record(request, services, live))


@get("/api/tables/{table:str}/report", responses=TABLE, security=KEYED)
async def report(table: TableId, request: Request[Any, Any, Any], services: Served) -> Response[dict[str, Any]]:
    """A bug report as one file. It tells nothing its sender may not know."""
    live, holder = await _seated(request, services, table)
    told = {
        "report": 1,
        "fathom": version("fathom-table"),
        "table": table,
        "entry": live.entry,
        "state": state_of(live, holder, 0, 0, services.hub.present(table)),
        "record": None if live.secret_from(holder) else await _record(request, services, live),
    }
    return _file(f"report-{table}-{live.entry}.json", told)


def _file(name: str, content: dict[str, Any]) -> Response[dict[str, Any]]:
    return Response(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/api/records", guards=[opens_tables], responses=problems(403, 409, 413), opt={UNREAD: True})
async def import_record(
    data: JSONBody[dict[str, Any]], request: Request[Any, Any, Any], services: Served
) -> wire.Opened:
    """A table from a record file."""
    return await services.opening.imported(await request.body(), _address(request, services))


@post("/api/tables/{table:str}/continue", guards=[opens_tables], responses=CHANGING, security=KEYED)
async def play_on(
    table: TableId, data: JSONBody[wire.Continue], request: Request[Any, Any, Any], services: Served
) -> wire.Opened:
    """A new table that starts at a moment of this finished game."""
    live, holder = await _seated(request, services, table)
    if live.secret_from(holder):
        raise refuse("secret", "secret-continue")
    return await services.opening.continued(live, data)


# ---- keys


async def _host(request: Request[Any, Any, Any], services: Services, table: str) -> Live:
    live, holder = await _seated(request, services, table)
    if holder.role != "host":
        raise refuse("not-allowed", "only-hosts")
    return live


def _role(live: Live, seat: int | None) -> tuple[str, int]:
    if seat is None:
        return "watch", HOST
    if seat >= len(live.seats) or live.seats[seat].who == "bot":
        raise refuse("not-found", "no-seat", seat=seat + 1)
    return "seat", seat


@post("/api/tables/{table:str}/keys", responses=TABLE, security=KEYED)
async def issue_key(
    table: TableId, data: JSONBody[wire.Issue], request: Request[Any, Any, Any], services: Served
) -> wire.Issued:
    """A new key for a seat or for watching; the old one opens nothing any more."""
    role, seat = _role(await _host(request, services, table), data.seat)
    key = new_key()
    await services.tables.perform(table, Holder("host"), wire.Rekeyed(seat=data.seat, new=True))
    await services.store.replace_key(table, role, seat, KeyRow(hash_of(key), table, role, seat))
    services.hub.revoke(table, role, seat)
    return wire.Issued(key)


@delete("/api/tables/{table:str}/keys/{seat:str}", responses=TABLE, security=KEYED)
async def revoke_key(
    table: TableId,
    seat: Annotated[str, PathParameter(max_length=8, description="a seat number, or watch")],
    request: Request[Any, Any, Any],
    services: Served,
) -> None:
    """Take a key away."""
    live = await _host(request, services, table)
    if seat != "watch" and not (seat.isascii() and seat.isdecimal()):
        raise refuse("not-found", "no-seat", seat=seat)
    role, number = _role(live, None if seat == "watch" else int(seat))
    gone = None if seat == "watch" else number
    await services.tables.perform(table, Holder("host"), wire.Rekeyed(seat=gone, new=False))
    await services.store.replace_key(table, role, number, None)
    services.hub.revoke(table, role, number)


# ---- for operators


@get("/health", responses={503: ResponseSpec(wire.Problem, description="The database does not work")})
async def health(services: Served) -> dict[str, str]:
    """Answers when the server and its database do: when what is played now would be stored."""
    if services.closing:
        raise refuse("busy", "shutting-down")
    await services.store.probe()
    return {"status": "ok", "version": version("fathom-table"), "engine": engine_mode()}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(services: Served) -> Response[bytes]:
    """For Prometheus."""
    services.metrics.tables_in_memory.set(services.tables.in_memory)
    await asyncio.to_thread(services.metrics.weigh, services.tables.remembered)
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4")  # utf-8 is added


HANDLERS = [
    games, one_game, clauses, cards, locale, summary, state, perform, hint, moments, record, report, play_on,
    issue_key, revoke_key, health, metrics,
]  # fmt: skip
