"""The catalog: games, clauses, cards and words, as the client gets them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import pytest
from litestar import Litestar

import fathom
from fathom.bots import BOTS
from fathom.kernel.text import Text
from fathom.lab.serving import Server
from fathom.server import api, catalog, wire
from fathom.server.problems import Refused
from server.table_play import ask

GAMES = list(fathom.games())


def test_every_game_is_there_with_its_options(sqlite_server: Server) -> None:
    told = {game["id"]: game for game in ask(sqlite_server, "GET", "/api/games").json()}
    assert list(told) == GAMES
    assert all(ask(sqlite_server, "GET", f"/api/games/{id}").json() == info for id, info in told.items())
    assert ask(sqlite_server, "GET", "/api/games/chess").status_code == 404
    for id, game in fathom.games().items():
        assert told[id]["bots"] == list(BOTS) and told[id]["version"] == game.version
        assert told[id]["options"].keys() == game.options.keys()
        for name, setting in game.options.items():
            more = {"values": list(setting.values)} if isinstance(setting, fathom.Setting) else {
                "most_bytes": setting.most_bytes, "example": setting.example,
                "control": setting.control and setting.control.told(id),
            }  # fmt: skip
            assert told[id]["options"][name] == {"kind": setting.kind, "default": setting.default, **more}


def test_every_condition_of_standing_orders_is_told_in_words() -> None:
    for info in catalog.game_infos():
        game = fathom.games()[info.id]
        assert [condition.id for condition in info.conditions] == list(game.conditions)
        for lang in ("en", "pl", "de"):
            words = [Text.from_json(condition.text).render(lang) for condition in info.conditions]
            assert len(set(words)) == len(words) and all(words)


def test_the_forms_are_exactly_those_that_can_be_played() -> None:
    for info in catalog.game_infos():
        told = [(seats, form.options) for form in info.forms for seats in form.seats]
        listed = [name for name, option in info.options.items() if isinstance(option, wire.SettingInfo)]
        forms = list(fathom.games()[info.id].forms(samples=0))
        assert told == [(seats, {name: options[name] for name in listed}) for seats, options in forms]
        for seats, options in told:
            assert fathom.new(info.id, seats=seats, options=options).decision is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_in_every_language_in_the_order_of_the_rulebook(sqlite_server: Server, game: str) -> None:
    told = ask(sqlite_server, "GET", f"/api/games/{game}/clauses").json()
    assert [clause["id"] for clause in told] == list(fathom.games()[game].clauses())
    assert all(set(clause["texts"]) == set(fathom.LANGUAGES) and all(clause["texts"].values()) for clause in told)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_put_into_words(sqlite_server: Server, game: str) -> None:
    told: dict[str, list[dict[str, Any]]] = ask(sqlite_server, "GET", f"/api/games/{game}/cards").json()
    clauses = set(fathom.games()[game].clauses())
    assert {deck: len(cards) for deck, cards in told.items()} == {
        deck: len(cards) for deck, cards in fathom.games()[game].cards().items()
    }
    for cards in told.values():
        for card in cards:
            assert set(card["clauses"]) <= clauses
            for lang in fathom.LANGUAGES:
                assert Text.from_json(card["name"]).render(lang)
                assert all(Text.from_json(line).render(lang) for line in card["text"])


@pytest.mark.parametrize("domain", ["kernel", "server", *GAMES])
@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_the_words_of_every_domain(sqlite_server: Server, domain: str, lang: str) -> None:
    response = ask(sqlite_server, "GET", f"/api/locale/{domain}/{lang}")
    assert response.headers["content-type"].startswith("text/plain")
    assert response.text == catalog.words(domain, lang) and " = " in response.text
    assert not any(line.startswith("#") for line in response.text.split("\n")), "comments weigh, and say nothing"


@pytest.mark.parametrize(("domain", "lang"), [("chess", "en"), ("abyss", "fr"), ("../kernel", "en"), ("", "")])
def test_words_that_are_not_there(domain: str, lang: str) -> None:
    with pytest.raises(Refused) as caught:
        catalog.words(domain, lang)
    assert caught.value.code == "not-found"


@pytest.mark.parametrize("what", ["clauses", "cards"])
def test_a_game_that_is_not_there(sqlite_server: Server, what: str) -> None:
    response = ask(sqlite_server, "GET", f"/api/games/chess/{what}")
    assert (response.status_code, response.json()["text"]["id"]) == (404, "no-game")
    assert response.json()["text"]["args"]["names"] == ", ".join(GAMES)


def checked(server: Server, **options: object) -> tuple[dict[str, object], list[str]]:
    """What a game understood of options, and the clauses they break."""
    told = ask(server, "POST", "/api/games/arkham/check", json={"options": options}).json()
    return told["options"], [one["rule"] for one in told["wrong"]]


def test_options_are_checked_without_a_table_and_everything_wrong_is_told(sqlite_server: Server) -> None:
    short = {"investigator": "roland-banks", "cards": ["guts", "guts", "guts", "backstab"]}
    assert checked(sqlite_server, decks=[{"investigator": "roland-banks"}])[1] == []
    understood, clauses = checked(sqlite_server, decks=[short])
    assert clauses == ["A-deckbuilding.4", "A-deckbuilding.3", "A-deckbuilding.2"]
    assert understood == {"decks": [short]}, "what was read can be mended"
    pasted, clauses = checked(sqlite_server, decks=[{"text": "Roland Banks\n2x Guts"}])
    assert clauses == ["A-deckbuilding.2"]
    assert pasted == {"decks": [{"investigator": "roland-banks", "cards": ["guts", "guts"]}]}
    assert checked(sqlite_server, decks=[{"text": "{"}])[1] == ["A-deckbuilding.1"]


def test_options_that_are_too_large_are_not_read(sqlite_server: Server) -> None:
    told = ask(
        sqlite_server, "POST", "/api/games/arkham/check", json={"options": {"decks": [{"text": "x" * 2_000_000}]}}
    )
    assert (told.status_code, told.json()["code"]) == (413, "too-large")
    assert ask(sqlite_server, "POST", "/api/games/chess/check", json={"options": {}}).status_code == 404


@pytest.mark.parametrize("route", ["", "/abyss", "/abyss/cards", "/abyss/clauses"])
def test_what_a_game_is_made_of_is_put_together_beside_the_server(route: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who asks for the cards of a game waits 70 ms for its clauses; nobody else does."""
    where: list[threading.Thread] = []

    def noting(made: Callable[..., Any], *of: str) -> Any:
        where.append(threading.current_thread())
        return made(*of)

    for name in ("game_infos", "game_info", "card_infos", "clause_infos"):
        monkeypatch.setattr(catalog, name, partial(noting, getattr(catalog, name)))

    async def ask_for() -> int:
        app = Litestar([api.games, api.one_game, api.cards, api.clauses], openapi_config=None)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            return (await client.get(f"/api/games{route}")).status_code

    assert asyncio.run(ask_for()) == 200
    assert where and threading.main_thread() not in where
