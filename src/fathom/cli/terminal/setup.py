"""The dialogue before a game: language, game, options, seats. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import fathom

from ...bots import BOTS
from ...kernel.game import DataSetting, Game
from ...kernel.text import LANGUAGES
from ..content import span
from ..given import ME, as_number, data_from, few_values, seats_allowed
from ..words import Words, plain
from .voice import Voice

__all__ = ["ask_game", "ask_language", "ask_options", "ask_players", "choose"]

_YES = {"y", "yes", "t", "tak", "j", "ja", "1"}
_NO = {"n", "no", "nie", "nein", "0"}


def choose(voice: Voice, say: Words, question: str, items: Sequence[str], default: int = 0) -> int:
    """The index of one of the numbered items."""
    voice.heading(question)
    for i, item in enumerate(items, 1):
        voice.line(f"{i}. {item}", indent=2)
    while True:
        line = voice.ask(say("cli-setup-choose", default=default + 1))
        if not line:
            return default
        number = as_number(line)
        if number is not None and 1 <= number <= len(items):
            return number - 1
        starts = [i for i, item in enumerate(items) if plain(item).startswith(plain(line))]
        if len(starts) == 1:
            return starts[0]
        voice.line(say("cli-setup-again", most=len(items)))


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


def ask_options(voice: Voice, say: Words, game: Game) -> dict[str, Any]:
    """Yes or no for a switch, a file for data that is more than a word, a number for anything else."""
    options: dict[str, Any] = {}
    for name, setting in game.options.items():
        if isinstance(setting, DataSetting):
            options[name] = _ask_data(voice, say, game, name, setting)
        elif all(type(value) is bool for value in setting.values):
            options[name] = _ask_yes(voice, say, say.option(game.id, name), setting.default)
        else:
            values = [say.option_value(game.id, name, value) for value in setting.values]
            chosen = choose(voice, say, say.option(game.id, name), values, setting.values.index(setting.default))
            options[name] = setting.values[chosen]
    return game.settle_options(options)


def _ask_data(voice: Voice, say: Words, game: Game, name: str, setting: DataSetting) -> Any:
    """One of a few values; else the name of a file, or the JSON itself."""
    if few := few_values(game, setting):
        values = [value for value, _ in few]
        names = [str(value) if text is None else say.of(text, game.id) for value, text in few]
        return values[choose(voice, say, say.option(game.id, name), names, values.index(setting.default))]
    while True:
        line = voice.ask(say("cli-setup-data", question=say.option(game.id, name)))
        if not line:
            return setting.default
        try:
            return setting.settle(name, data_from(name, line if line[0] in "@{[" else f"@{line}", setting))
        except fathom.FathomError as error:
            voice.line(say.of(error.text, game.id), error.rule)


def _ask_yes(voice: Voice, say: Words, question: str, default: bool) -> bool:
    while True:
        told = say("cli-setup-yes-no", question=question, default=say("cli-yes" if default else "cli-no"))
        line = plain(voice.ask(told))
        if not line:
            return default
        if line in _YES or line in _NO:
            return line in _YES
        voice.line(say("cli-setup-yes-or-no"))


def ask_players(voice: Voice, say: Words, game: Game, options: dict[str, Any]) -> list[str]:
    """How many, how many of them on this keyboard, and what the rest are."""
    allowed = seats_allowed(game, options)
    seats = _ask_number(voice, say, say("cli-setup-seats", span=span(allowed)), allowed, allowed[0])
    people = _ask_number(voice, say, say("cli-setup-people", most=seats), list(range(1, seats + 1)), 1)
    players = [ME] * people
    if people < seats:
        bots = list(BOTS)
        told = [f"{say.bot(name)}: {say.bot_is(name)}" for name in bots]
        kind = bots[choose(voice, say, say("cli-setup-bots"), told, bots.index("greedy"))]
        players += [kind] * (seats - people)
    return players


def _ask_number(voice: Voice, say: Words, question: str, allowed: Sequence[int], default: int) -> int:
    while True:
        line = voice.ask(say("cli-setup-number", question=question, default=default))
        if not line:
            return default
        number = as_number(line)
        if number is not None and number in allowed:
            return number
        voice.line(say("cli-setup-one-of", numbers=", ".join(map(str, allowed))))
