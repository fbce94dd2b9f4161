"""The dialogue before a game: language, game, options, seats. Enter takes what stands in brackets."""

from __future__ import annotations

from typing import Any

import fathom

from ...bots import BOTS
from ...kernel.game import Game
from ...kernel.text import LANGUAGES
from ..content import span
from ..given import ME, seats_allowed
from ..words import Words
from .asking import ask_number, choose
from .options import ask_data, ask_listed, ask_usual, refusal
from .voice import Voice

__all__ = ["ask_game", "ask_language", "ask_table"]


def ask_language(voice: Voice, say: Words) -> str:
    """Asked in all languages at once; each is listed under its own name."""
    names = [Words(lang)("cli-language-name") for lang in LANGUAGES]
    question = " / ".join(Words(lang)("cli-setup-language") for lang in LANGUAGES)
    return LANGUAGES[choose(voice, say, question, names, LANGUAGES.index(say.lang))]


def ask_game(voice: Voice, say: Words) -> Game:
    """With a single game there is nothing to choose."""
    games = list(fathom.games().values())
    if len(games) == 1:
        return games[0]
    return games[choose(voice, say, say("cli-setup-game"), [say.game(game.id) for game in games])]


def ask_table(voice: Voice, say: Words, game: Game, given: dict[str, Any] | None) -> tuple[dict[str, Any], list[str]]:
    """The options, unless they were given, and who sits where."""
    if given is not None:
        if (why := refusal(game, given)) is not None:
            raise why
        return given, _ask_players(voice, say, game, given)
    usual = ask_usual(voice, say, game) if game.options else True
    options = game.settle_options(None) if usual else ask_listed(voice, say, game)
    players = _ask_players(voice, say, game, options)
    return ask_data(voice, say, game, options, players, usual), players


def _ask_players(voice: Voice, say: Words, game: Game, options: dict[str, Any]) -> list[str]:
    """How many, how many of them on this keyboard, and what the rest are. Alone there is nothing more to ask."""
    allowed = seats_allowed(game, options)
    seats = ask_number(voice, say, say("cli-setup-seats", span=span(allowed)), allowed, allowed[0])
    people = 1
    if seats > 1:
        people = ask_number(voice, say, say("cli-setup-people", most=seats), list(range(1, seats + 1)), 1)
    players = [ME] * people
    if people < seats:
        bots = list(BOTS)
        told = [f"{say.bot(name)}: {say.bot_is(name)}" for name in bots]
        kind = bots[choose(voice, say, say("cli-setup-bots"), told, bots.index("greedy"))]
        players += [kind] * (seats - people)
    return players
