"""Options that are data at the server: listed, taken, kept, and refused with the reason."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import fathom
from fathom.kernel.data import fingerprint
from fathom.kernel.errors import BadRecord
from fathom.server import catalog, wire
from fathom.server.importing import read_record
from fathom.server.live import Holder
from fathom.server.settings import Settings
from fathom.server.states import state_of, summary_of
from server.desk import answers, opening, process
from server.table_play import run
from server.test_leak import InProcess
from toygame import GAMES
from toygame.deck import DECK, USUAL

OWN = {"jab": 3, "volley": 3, "dodge": 3, "drum": 3, "idol": 3, "harvest": 3, "thorns": 2}
SEATS = [{"who": "me"}, {"who": "friend"}]


@pytest.fixture(autouse=True, scope="module")
def known() -> Iterator[None]:
    """The toy is one of the games."""
    games = fathom.games() | GAMES
    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(fathom, "all_games", lambda: games)
        catalog.game_infos.cache_clear()
        yield
    catalog.game_infos.cache_clear()


@pytest.fixture(scope="module")
def server(known: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """One for all tests here: what is refused leaves nothing behind."""
    with InProcess(tmp_path_factory.mktemp("data")) as running, client(running) as asking:
        yield asking


def client(running: InProcess) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{running.port}", trust_env=False, timeout=300)


def new(deck: Any) -> dict[str, Any]:
    return {"game": "toy", "seats": SEATS, "options": {"deck": deck}}


def seen(asking: httpx.Client, opened: dict[str, Any], what: str = "") -> Any:
    headers = {"Authorization": f"Bearer {opened['seats'][0]}"}
    return asking.get(f"/api/tables/{opened['table']}{what}", headers=headers).json()


def test_the_list_of_games_tells_which_options_are_data(server: httpx.Client) -> None:
    told = {game["id"]: game for game in server.get("/api/games").json()}
    assert {option["kind"] for option in told["abyss"]["options"].values()} == {"list"}
    assert told["toy"]["options"] == {
        "rich": {"kind": "list", "default": False, "values": [False, True]},
        "deck": {"kind": "data", "default": USUAL, "most_bytes": 1000, "example": DECK.example, "control": None},
    }
    assert told["toy"]["forms"] == [{"options": {"rich": rich}, "seats": [2, 3, 4]} for rich in (False, True)]


def test_a_table_is_opened_with_data_and_keeps_it_when_the_server_comes_again(tmp_path: Path) -> None:
    with InProcess(tmp_path) as running, client(running) as asking:
        answer = asking.post("/api/tables", json=new(OWN | {"leech": 0}))
        assert answer.status_code == 201
        before = seen(asking, answer.json(), "/state")["view"]
        usual = asking.post("/api/tables", json={"game": "toy", "seats": SEATS}).json()
        assert seen(asking, usual)["options"] == {"rich": False, "deck": {"usual": True}}
    with InProcess(tmp_path) as running, client(running) as asking:
        assert seen(asking, answer.json(), "/state")["view"] == before
        assert seen(asking, answer.json())["options"] == {"rich": False, "deck": {"usual": False}}
        assert before["table"]["deck"] == sum(OWN.values()) - 6


REFUSED: dict[str, tuple[Any, str, str]] = {
    "a card that is not there": (OWN | {"ace": 1}, "refuse-deck-card", "T-DECK-1"),
    "too few cards": ({"jab": 3}, "refuse-deck-size", "T-DECK-2"),
    "foreign": (["jab"], "data-foreign", ""),
    "nothing": (None, "data-foreign", ""),
    "a sentence": ("my deck", "data-foreign", ""),
    "large": ({f"card-{n}": 1 for n in range(500)}, "data-too-large", ""),
    "deep": (json.loads("[" * 100 + "]" * 100), "data-too-deep", ""),
    "a large number": ({"jab": 10**30}, "data-not-plain", ""),
}


@pytest.mark.parametrize(("deck", "id", "rule"), REFUSED.values(), ids=REFUSED)
def test_bad_data_is_refused_with_the_reason(server: httpx.Client, deck: Any, id: str, rule: str) -> None:
    answer = server.post("/api/tables", json=new(deck))
    told = answer.json()
    assert (answer.status_code, told["code"], told["option"]) == (400, "invalid", "deck")
    assert (told["text"]["id"], told["rule"]) == (id, rule)


def test_a_refusal_of_anything_else_names_no_option(server: httpx.Client) -> None:
    assert server.post("/api/tables", json={"game": "toy", "seats": SEATS * 3}).json()["option"] == ""
    told = server.post("/api/tables", json={"game": "toy", "seats": SEATS, "options": {"rich": {"a": [1]}}}).json()
    assert (told["text"]["id"], told["option"]) == ("bad-value", "rich")


RAW = {
    "very deep": "[" * 20_000 + "]" * 20_000,
    "no end": "[" * 20_000,
    "not a number": "NaN",
    "beyond all numbers": "1e999",
    "thousands of digits": "9" * 9_000,
    "half a letter": '"\\ud800"',
    "half a letter as key": '{"\\udc00": 1}',
}


@pytest.mark.parametrize("deck", RAW.values(), ids=RAW)
def test_hostile_json_is_refused_in_words(server: httpx.Client, deck: str) -> None:
    body = f'{{"game": "toy", "seats": {json.dumps(SEATS)}, "options": {{"deck": {deck}}}}}'
    answer = server.post("/api/tables", content=body.encode(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert server.get("/health").status_code == 200


def test_the_limit_of_messages_leaves_room_for_data_but_not_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the game takes can be sent, blanks and all, also where messages are short."""
    monkeypatch.setattr("server.test_leak.Settings", partial(Settings, message_size=500))
    with InProcess(tmp_path) as running, client(running) as asking:
        spaced = json.dumps(new(OWN), indent=40).encode()
        assert 500 < len(spaced) < DECK.most_written
        kind = {"Content-Type": "application/json"}
        assert asking.post("/api/tables", content=spaced, headers=kind).status_code == 201
        large = json.dumps(new("x" * (catalog.room_for_data() + 1000))).encode()
        answer = asking.post("/api/tables", content=large, headers=kind)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_games_without_data_need_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    known = fathom.games()
    for id, room in {"toy": DECK.most_written, "abyss": 0}.items():
        monkeypatch.setattr(fathom, "games", lambda id=id: {id: known[id]})
        assert catalog.room_for_data() == room


# ---- in the database and in records


def test_data_is_stored_told_to_nobody_and_in_the_record(database: str) -> None:
    async def work() -> None:
        async with process(database) as tables:
            async with opening(tables) as desk:
                wanted = wire.NewTable("toy", [wire.NewSeat("me"), wire.NewSeat("me")], {"deck": OWN}, seed=3)
                table = (await desk.create(wanted)).table
            await answers(tables, table, 8, random.Random(1))
        async with process(database) as tables:
            live = await tables.live(table)
            row = await tables.store.table(table)
            assert row is not None and row.options == {"rich": False, "deck": OWN} == live.table.options
            for holder in (Holder("seat", 0), Holder("watch"), Holder("host")):
                told = msgspec.json.encode([state_of(live, holder, 0, 0, ()), summary_of(live, holder, ())])
                assert b'"deck":{"usual":false}' in told and b'"volley":3' not in told
            imported = read_record(msgspec.json.encode(live.table.record()))
            assert imported.options == {"rich": False, "deck": OWN}

    run(work())


@pytest.mark.parametrize("deck", [{"ace": 20}, {f"card-{n}": 1 for n in range(500)}], ids=["foreign", "large"])
def test_a_record_with_bad_data_is_not_opened(deck: Any) -> None:
    table = fathom.new("toy", seats=2, seed=1, options={"deck": OWN})
    record = {key: value for key, value in table.record().items() if key != "checksum"}
    record["options"] = {"rich": False, "deck": deck}
    with pytest.raises(BadRecord):
        read_record(msgspec.json.encode(record | {"checksum": fingerprint(record)}))


# ---- files that a game reads


def test_a_file_becomes_data_or_says_its_mistake(server: httpx.Client) -> None:
    own = (files("fathom.games.call_of_madness") / "content.toml").read_text(encoding="utf-8")
    told = server.post("/api/games/call_of_madness/files", json={"option": "content", "text": own}).json()
    assert told["wrong"] == [] and told["options"]["content"]["gods"]
    broken = own.replace("price = ", "price = x", 1)
    told = server.post("/api/games/call_of_madness/files", json={"option": "content", "text": broken}).json()
    assert told["options"] == {} and told["wrong"][0]["option"] == "content"
    assert told["wrong"][0]["text"]["id"] == "content-toml"


@pytest.mark.parametrize(("game", "option"), [("chess", "content"), ("arkham", "decks"), ("arkham", "nothing")])
def test_only_options_that_are_files_are_read(server: httpx.Client, game: str, option: str) -> None:
    answer = server.post(f"/api/games/{game}/files", json={"option": option, "text": ""})
    assert answer.status_code == 404 and answer.json()["code"] == "not-found"
