"""The options of a game before it begins: the usual ones on one screen, or each by hand, as the game describes it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import fathom

from ...games.controls import Brought, Field, InOrder, OneOf, OneSeat, PerSeat, SomeOf
from ...kernel.game import DataSetting, Game
from ...kernel.setting import AnySetting
from ...kernel.text import who
from ..given import ME, as_number, data_from, few_values, seats_allowed
from ..words import Words, why_not
from .asking import ask_yes, choose
from .voice import Voice

__all__ = ["ask_data", "ask_listed", "ask_usual", "refusal"]

Options = dict[str, Any]


def refusal(game: Game, options: Options) -> fathom.FathomError | None:
    """Why nobody can play with these options; None where somebody can."""
    if seats_allowed(game, options):
        return None
    for seats in reversed(game.seats):
        try:
            game.check_seats(seats, options)
        except fathom.FathomError as error:
            return error
    raise AssertionError("no number of seats is allowed, and none is refused")


def ask_usual(voice: Voice, say: Words, game: Game) -> bool:
    """What can be chosen and what is usual, on one screen: whoever is new takes that."""
    voice.heading(say("cli-setup-options"))
    for name, setting in game.options.items():
        usual = _value_name(say, game, name, setting)
        told = say("cli-setup-option", name=say.option(game.id, name), usual=usual, what=say.option_is(game.id, name))
        voice.line(told, indent=2)
    return ask_yes(voice, say, say("cli-setup-usual"), True)


def _value_name(say: Words, game: Game, name: str, setting: AnySetting) -> str:
    """The usual value in words; of data that is more than a word, that it is the usual."""
    if isinstance(setting, DataSetting):
        named = [text for value, text in few_values(game, setting) if value == setting.default]
        if not named:
            return say("cli-setup-the-usual")
        return str(setting.default) if named[0] is None else say.of(named[0], game.id)
    if type(setting.default) is bool:
        return say("cli-yes" if setting.default else "cli-no")
    return say.option_value(game.id, name, setting.default)


def ask_listed(voice: Voice, say: Words, game: Game) -> Options:
    """Yes or no for a switch, a number for anything else. Only what goes with the choices before is offered; where
    nothing is left to choose, nothing is asked."""
    options = game.settle_options(None)
    for name, setting in game.options.items():
        if isinstance(setting, DataSetting):
            continue
        values = [value for value in setting.values if refusal(game, options | {name: value}) is None]
        if len(values) == 1:
            continue
        if all(type(value) is bool for value in values):
            options[name] = ask_yes(voice, say, say.option(game.id, name), setting.default)
        else:
            names = [say.option_value(game.id, name, value) for value in values]
            default = values.index(setting.default)
            options[name] = values[choose(voice, say, say.option(game.id, name), names, default)]
    return options


def ask_data(voice: Voice, say: Words, game: Game, options: Options, players: Sequence[str], usual: bool) -> Options:
    """Options that are data, once it is known who sits where. Who plays whom is asked in any case."""
    for name, setting in game.options.items():
        if not isinstance(setting, DataSetting):
            continue
        field = setting.control if isinstance(setting.control, Field) else None
        part = field.part if field else None
        if (usual and not isinstance(part, PerSeat)) or (field and not _matters(field, options, len(players))):
            continue
        while True:
            value = _ask_part(voice, say, game, name, setting, options, players)
            if value is None:
                break
            try:
                settled = options | {name: setting.settle(name, value)}
                game.check_seats(len(players), settled)
            except fathom.FathomError as error:
                voice.line(say.of(error.text, game.id), error.rule)
                continue
            options = settled
            break
    return options


def _matters(field: Field, options: Options, seats: int) -> bool:
    return all(options[name] in values for name, values in field.when.items()) and (
        not field.seats or seats in field.seats
    )


def _ask_part(
    voice: Voice, say: Words, game: Game, name: str, setting: DataSetting, options: Options, players: Sequence[str]
) -> Any:
    """Data chosen by hand where the game says how, else from a file; None: the usual."""
    title, part = say.option(game.id, name), setting.control.part if isinstance(setting.control, Field) else None
    if few := few_values(game, setting):
        if isinstance(part, OneSeat):
            few = few[: len(players) + 1]
        values = [value for value, _ in few]
        names = [str(value) if text is None else say.of(text, game.id) for value, text in few]
        return values[choose(voice, say, title, names, values.index(setting.default))]
    if isinstance(part, SomeOf):
        names = [say.of(text, game.id) for _, text in part.values]
        return [part.values[n][0] for n in _choose_some(voice, say, title, names, part.sizes[len(players)])] or None
    if isinstance(part, InOrder):
        voice.heading(title)
        return [_ask_one(voice, say, game, field) for field in part.fields if _matters(field, options, len(players))]
    if isinstance(part, PerSeat) and isinstance(part.part, Brought):
        return _ask_brought(voice, say, game, part.part, title, players)
    return _ask_file(voice, say, game, name, setting)


def _ask_one(voice: Voice, say: Words, game: Game, field: Field) -> Any:
    assert isinstance(field.part, OneOf) and field.title is not None
    values = [value for value, _ in field.part.values]
    names = [say.of(text, game.id) for _, text in field.part.values]
    return values[choose(voice, say, say.of(field.title, game.id), names, values.index(field.usual))]


def _ask_brought(voice: Voice, say: Words, game: Game, part: Brought, title: str, players: Sequence[str]) -> Any:
    """What each person brings: whatever is left, one that is ready, or a text from a file. Bots take what is left."""
    brought: list[Any] = []
    for seat, name in enumerate(players):
        if name != ME:
            brought.append({})
            continue
        ready = [(value, text) for value, text in part.ready if value not in brought]
        names = [say("cli-setup-left"), *(say.of(text, game.id) for _, text in ready), say("cli-setup-own-file")]
        question = say("cli-question", player=who(seat), prompt=title)
        chosen = choose(voice, say, question, names, 0)
        if chosen == 0:
            brought.append({})
        elif chosen <= len(ready):
            brought.append(ready[chosen - 1][0])
        else:
            brought.append({part.pasted: _ask_text(voice, say)})
    return brought if any(brought) else None


def _ask_text(voice: Voice, say: Words) -> str:
    """The text of a file; a slip is asked again."""
    while True:
        path = os.path.expanduser(voice.ask(say("cli-setup-file")))
        try:
            return Path(path).read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            voice.line(say("cli-no-file", file=path))
        except (OSError, ValueError) as error:
            voice.line(say("cli-bad-file", file=path, why=why_not(error)))


def _choose_some(voice: Voice, say: Words, question: str, items: Sequence[str], size: int) -> list[int]:
    """The indices of so many different items; none for the usual."""
    voice.heading(question)
    for i, item in enumerate(items, 1):
        voice.line(f"{i}. {item}", indent=2)
    while True:
        line = voice.ask(say("cli-setup-some", n=size))
        if not line:
            return []
        numbers = [as_number(word) for word in line.replace(",", " ").split()]
        found = [n - 1 for n in numbers if n is not None and 1 <= n <= len(items)]
        if len(found) == len(numbers) == len({*found}) == size:
            return found
        voice.line(say("cli-setup-some-again", n=size, most=len(items)))


def _ask_file(voice: Voice, say: Words, game: Game, name: str, setting: DataSetting) -> Any:
    """The name of a file, or the JSON itself."""
    while True:
        line = voice.ask(say("cli-setup-data", question=say.option(game.id, name)))
        if not line:
            return None
        try:
            return data_from(name, line if line[0] in "@{[" else f"@{line}", setting)
        except fathom.FathomError as error:
            voice.line(say.of(error.text, game.id), error.rule)
