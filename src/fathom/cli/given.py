"""What the command line was given, turned into what the program needs; BadInput where it cannot be."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import fathom

from ..bots import BOTS, make
from ..games.controls import Count, Field, OneOf, OneSeat
from ..kernel.game import DataSetting, Game, Setting
from ..kernel.text import LANGUAGES, Text
from ..lab.own import bot
from .words import Words, bad, clip, plain, why_not

__all__ = [
    "ME", "as_number", "bots_from", "data_from", "few_values", "game_from", "options_from", "players_from", "read_json",
    "seats_allowed", "seed_from", "spelled",
]  # fmt: skip

ME = "me"
WORDS = (str, int)
"""Shapes of data that is a single word or number."""
FEW = 10
_HUMANS = ("me", "human", "friend", "ja", "ich")
_BOOLS = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


def as_number(text: str) -> int | None:
    """A whole number as people type it; anything longer than nine digits is a slip of the hand."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


def game_from(id: str) -> Game:
    """A game by its id, however it is capitalised."""
    games = fathom.games()
    if id.lower() not in games:
        raise bad("cli-bad-game", given=id, games=", ".join(games))
    return games[id.lower()]


def spelled(value: Any) -> str:
    """A value as it is typed after `--option`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(name: str, text: str, legal: Sequence[Any]) -> Any:
    """The legal value that this text stands for."""
    lower = text.lower()
    if lower in _BOOLS and any(type(value) is bool for value in legal):
        lower = spelled(_BOOLS[lower])
    found = [value for value in legal if spelled(value).lower() == lower]
    if not found:
        raise bad("cli-wrong-setting", name=name, given=text, values=", ".join(map(spelled, legal)))
    return found[0]


def options_from(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """`leviathan=true` and the like, completed by the defaults. Data comes last, for it has commas of its own; a single
    word or number has none."""
    found: dict[str, Any] = {}
    for item in given:
        rest: str | None = item
        while rest is not None:
            name, sign, value = (word.strip() for word in rest.partition("="))
            setting = game.options.get(name)
            if sign and isinstance(setting, DataSetting):
                if setting.shape not in WORDS or value.startswith("@"):
                    found[name] = data_from(name, value, setting)
                    break
                value, comma, rest = (word.strip() for word in value.partition(","))
                found[name] = data_from(name, value, setting)
                rest = rest if comma else None
                continue
            part, comma, after = rest.partition(",")
            rest = after if comma else None
            name, sign, value = (clip(word) for word in part.strip().partition("="))
            if not sign or not name:
                raise bad("cli-bad-pair", given=part)
            found[name] = _value(name, value, setting.values) if isinstance(setting, Setting) else value
    return game.settle_options(found)


def data_from(name: str, text: str, setting: DataSetting) -> Any:
    """JSON as it was typed (a single word needs no quotes), or from the file that is named after an @."""
    if not text.startswith("@"):
        try:
            return msgspec.json.decode(text.encode())
        except (ValueError, RecursionError) as error:
            if setting.shape is str and text and text[0] != '"':
                return text
            raise bad("cli-data-not-json", name=name, why=str(error)) from None
    path = os.path.expanduser(text[1:].strip())
    try:
        with open(path, "rb") as file:
            content = file.read(setting.most_written + 1)
    except FileNotFoundError:
        raise bad("cli-no-file", file=path) from None
    except (OSError, ValueError) as error:
        raise bad("cli-bad-file", file=path, why=why_not(error)) from None
    if len(content) > setting.most_written:
        raise fathom.BadOption(Text("data-too-large", "kernel", name=name, most=setting.most_bytes))
    try:
        return setting.read(content.decode()) if setting.read else msgspec.json.decode(content)
    except (ValueError, RecursionError) as error:
        raise bad("cli-bad-file" if setting.read else "cli-file-not-json", file=path, why=str(error)) from None


def few_values(game: Game, setting: DataSetting) -> list[tuple[Any, Text | None]]:
    """The values of data of which people choose one of a few, with their names; none for other data."""
    part = setting.control.part if isinstance(setting.control, Field) else None
    if isinstance(part, OneOf):
        return list(part.values)
    if isinstance(part, Count) and part.most - part.least < FEW:
        return [(n, None) for n in range(part.least, part.most + 1)]
    if isinstance(part, OneSeat):
        return [(0, part.none), *((n, None) for n in range(1, max(game.seats) + 1))]
    return []


def seats_allowed(game: Game, options: Mapping[str, Any]) -> list[int]:
    """With how many a game can be played under these options."""
    out = []
    for seats in game.seats:
        try:
            game.check_seats(seats, options)
        except (fathom.BadSeats, fathom.BadOption):
            continue
        out.append(seats)
    return out


def _bot(name: str) -> str:
    """A bot by its id or by what players read of it in any language, whatever its capitals: greedy is clever, sprytny
    and gewitzt."""
    called = {plain(Words(lang).bot(id)): id for lang in LANGUAGES for id in BOTS}
    lower = name.lower()
    if lower.partition(":")[0] in BOTS:
        return lower
    return called.get(plain(name), name)


def bots_from(given: str) -> list[str]:
    names = [_bot(clip(name.strip(), 200)) for name in given.split(",") if name.strip()]
    if not names:
        raise bad("cli-no-bots", names=", ".join(BOTS))
    for name in names:
        bot(name)
    return names


def players_from(given: str, game: Game, options: Mapping[str, Any]) -> list[str]:
    """Who sits where: `me,greedy,random`, or a number of seats (you against greedy bots)."""
    number = as_number(given.strip())
    if number is not None:
        game.check_seats(number, options)
        return [ME, *["greedy"] * (number - 1)]
    players = []
    for name in given.split(","):
        name = _bot(name.strip().lower())
        if name in _HUMANS:
            name = ME
        elif name not in BOTS and not name.startswith("search:"):
            raise bad("cli-bad-player", given=name, names=", ".join((ME, *BOTS)))
        else:
            make(name)
        players.append(name)
    if ME not in players:
        raise bad("cli-nobody-plays")
    game.check_seats(len(players), options)
    return players


def seed_from(given: int | None) -> int:
    return secrets.randbelow(1_000_000_000) if given is None else given


def read_json(path: Path) -> Any:
    """The contents of a record file."""
    try:
        return msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        raise bad("cli-no-file", file=str(path)) from None
    except OSError as error:
        raise bad("cli-bad-file", file=str(path), why=why_not(error)) from None
    except RecursionError:
        raise bad("cli-too-deep", file=str(path)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad("cli-not-json", file=str(path), why=str(error)) from None
