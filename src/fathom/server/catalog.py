"""What the games are made of, for clients: options, clauses, cards, words. The same for everybody, made once."""

from __future__ import annotations

from functools import lru_cache

import fathom

from ..bots import BOTS
from ..content import aid_of, clauses_of_card
from ..games.faults import Faulty
from ..games.ordering import fits_of
from ..kernel.ability import Card
from ..kernel.game import DataSetting, Game
from ..kernel.setting import AnySetting
from ..kernel.text import LANGUAGES, sources
from . import talk, wire
from .problems import Refused, refuse

__all__ = ["card_infos", "checked", "clause_infos", "game_info", "game_infos", "reader_of", "room_for_data", "words"]


@lru_cache(maxsize=1)
def game_infos() -> list[wire.GameInfo]:
    return [game_info(game) for game in fathom.games()]


@lru_cache(maxsize=16)
def game_info(id: str) -> wire.GameInfo:
    game = _game(id)
    forms: list[wire.Form] = []
    for seats, options in game.forms(samples=0):
        listed = {name: value for name, value in options.items() if game.options[name].kind == "list"}
        if forms and forms[-1].options == listed:
            forms[-1].seats.append(seats)
        else:
            forms.append(wire.Form(listed, [seats]))
    infos = {name: _option_info(setting, game.id) for name, setting in game.options.items()}
    conditions = [
        wire.ConditionInfo(id, condition.say().within(game.id).to_json(), list(fits_of(game, id)))
        for id, condition in game.conditions.items()
    ]
    places = list(game.seats)
    return wire.GameInfo(
        game.id, game.version, places, infos, forms, list(BOTS), conditions, talk.info(game), _aid(game)
    )


def _option_info(setting: AnySetting, game: str) -> wire.SettingInfo | wire.DataInfo:
    if isinstance(setting, DataSetting):
        control = setting.control.told(game) if setting.control else None
        return wire.DataInfo(setting.default, setting.most_bytes, setting.example, control)
    return wire.SettingInfo(setting.default, list(setting.values))


def _aid(game: Game) -> dict[str, list[wire.AidInfo]]:
    return {
        section: [wire.AidInfo(entry.id, entry.rule) for entry in entries]
        for section, entries in aid_of(game.package).items()
    }


def room_for_data() -> int:
    """The bytes that the data options of a new table may take in a request."""
    settings = [game.options.values() for game in fathom.games().values()]
    return max(sum(s.most_written for s in options if isinstance(s, DataSetting)) for options in settings)


def _game(id: str) -> Game:
    if id not in fathom.games():
        raise refuse("not-found", "no-game", given=id, names=", ".join(fathom.games()))
    return fathom.games()[id]


def checked(game: str, asked: wire.WantsCheck) -> wire.Checked:
    """What the game says to options before a table is opened with them."""
    found = _game(game)
    try:
        settled = found.settle_options(asked.options)
        found.check_seats(next(iter(found.seats)) if asked.seats is None else asked.seats, settled)
    except fathom.BadOption as error:
        understood = {error.option: error.understood} if isinstance(error, Faulty) and error.understood else {}
        faults = error.faults if isinstance(error, Faulty) else (error,)
        return wire.Checked(understood, [Refused("invalid", f.text, f.rule, error.option).problem() for f in faults])
    except fathom.BadSeats as error:
        return wire.Checked(settled, [Refused("invalid", error.text, error.rule).problem()])
    return wire.Checked({name: settled[name] for name in asked.options}, [])


def reader_of(game: str, option: str) -> DataSetting:
    """An option that can be read from a file."""
    setting = _game(game).options.get(option)
    if not isinstance(setting, DataSetting) or not setting.read:
        raise refuse("not-found", "not-a-file")
    return setting


@lru_cache(maxsize=16)
def clause_infos(game: str) -> list[wire.ClauseInfo]:
    return [
        wire.ClauseInfo(c.id, c.chapter, c.kind, c.enforceable, c.ruling, c.uncertain, c.texts)
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
    """The Fluent source of a game, of the kernel or of the server. Comments are for those who write it."""
    if domain not in ("kernel", "server", *fathom.games()) or lang not in LANGUAGES:
        raise refuse("not-found", "no-words", given=domain, lang=lang)
    lines = "\n".join(sources(domain, lang)).split("\n")
    return "\n".join(line for line in lines if not line.startswith("#"))
