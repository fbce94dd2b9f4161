"""What the games are made of, for clients: options, clauses, cards, words. The same for everybody, made once."""

from __future__ import annotations

from functools import lru_cache

import fathom

from ..bots import BOTS
from ..content import clauses_of_card
from ..kernel.ability import Card
from ..kernel.game import DataSetting, Game
from ..kernel.setting import AnySetting
from ..kernel.text import LANGUAGES, sources
from . import talk, wire
from .problems import refuse

__all__ = ["card_infos", "clause_infos", "game_infos", "room_for_data", "words"]


@lru_cache(maxsize=1)
def game_infos() -> list[wire.GameInfo]:
    return [_game_info(game) for game in fathom.games().values()]


def _game_info(game: Game) -> wire.GameInfo:
    forms: list[wire.Form] = []
    for seats, options in game.forms(samples=0):
        listed = {name: value for name, value in options.items() if game.options[name].kind == "list"}
        if forms and forms[-1].options == listed:
            forms[-1].seats.append(seats)
        else:
            forms.append(wire.Form(listed, [seats]))
    infos = {name: _option_info(setting) for name, setting in game.options.items()}
    conditions = [wire.ConditionInfo(id, c.say().within(game.id).to_json()) for id, c in game.conditions.items()]
    places = list(game.seats)
    return wire.GameInfo(game.id, game.version, places, infos, forms, list(BOTS), conditions, talk.info(game))


def _option_info(setting: AnySetting) -> wire.SettingInfo | wire.DataInfo:
    if isinstance(setting, DataSetting):
        return wire.DataInfo(setting.default, setting.most_bytes, setting.example)
    return wire.SettingInfo(setting.default, list(setting.values))


def room_for_data() -> int:
    """The bytes that the data options of a new table may take in a request."""
    settings = [game.options.values() for game in fathom.games().values()]
    return max(sum(s.most_written for s in options if isinstance(s, DataSetting)) for options in settings)


def _game(id: str) -> Game:
    if id not in fathom.games():
        raise refuse("not-found", "no-game", given=id, names=", ".join(fathom.games()))
    return fathom.games()[id]


@lru_cache(maxsize=16)
def clause_infos(game: str) -> list[wire.ClauseInfo]:
    return [
        wire.ClauseInfo(c.id, c.chapter, c.kind, c.enforceable, c.ruling, c.texts)
        for c in _game(game).clauses().values()
    ]


@lru_cache(maxsize=16)
def card_infos(game: str) -> dict[str, list[wire.CardInfo]]:
    found = _game(game)
    return {deck: [_card_info(found, card) for card in cards] for deck, cards in found.cards().items()}


def _card_info(game: Game, card: Card) -> wire.CardInfo:
    return wire.CardInfo(
        card.slug,
        card.name().within(game.id).to_json(),
        [text.within(game.id).to_json() for text in card.say()],
        card.facts(),
        [clause.id for clause in clauses_of_card(game, card)],
    )


@lru_cache(maxsize=64)
def words(domain: str, lang: str) -> str:
    """The Fluent source of a game, of the kernel or of the server."""
    if domain not in ("kernel", "server", *fathom.games()) or lang not in LANGUAGES:
        raise refuse("not-found", "no-words", given=domain, lang=lang)
    return "\n".join(sources(domain, lang))
