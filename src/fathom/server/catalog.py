"""What the games are made of, for clients: options, clauses, cards, words. The same for everybody, made once."""

from __future__ import annotations

from functools import lru_cache

import fathom

from ..bots import BOTS
from ..content import clauses_of_card
from ..kernel.ability import Card
from ..kernel.game import Game
from ..kernel.text import LANGUAGES, sources
from . import talk, wire
from .problems import refuse

__all__ = ["card_infos", "clause_infos", "game_infos", "words"]


@lru_cache(maxsize=1)
def game_infos() -> list[wire.GameInfo]:
    return [_game_info(game) for game in fathom.games().values()]


def _game_info(game: Game) -> wire.GameInfo:
    forms: list[wire.Form] = []
    for seats, options in game.forms():
        if forms and forms[-1].options == options:
            forms[-1].seats.append(seats)
        else:
            forms.append(wire.Form(options, [seats]))
    options = {name: wire.SettingInfo(s.default, list(s.values)) for name, s in game.options.items()}
    conditions = [wire.ConditionInfo(id, c.say().within(game.id).to_json()) for id, c in game.conditions.items()]
    places = list(game.seats)
    return wire.GameInfo(game.id, game.version, places, options, forms, list(BOTS), conditions, talk.info(game))


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
