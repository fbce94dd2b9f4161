"""How data options are chosen by hand: what a control offers the game accepts, and everything has words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import fathom
from fathom.games.controls import Brought, Count, Field, InOrder, OneOf, OneSeat, Part, PerSeat, SomeOf
from fathom.kernel.game import DataSetting
from fathom.kernel.text import LANGUAGES, Text

GAMES = fathom.games()
DATA = [
    (game, name, setting)
    for game, found in GAMES.items() for name, setting in found.options.items() if isinstance(setting, DataSetting)
]  # fmt: skip


def told_by(part: Part, seats: int) -> Iterator[Any]:
    """Data that somebody could put together."""
    match part:
        case OneOf():
            yield from (value for value, _ in part.values)
        case SomeOf():
            size = part.sizes.get(seats, 0)
            yield from ([], [value for value, _ in part.values][:size], [value for value, _ in part.values][-size:])
        case OneSeat():
            yield from range(seats + 1)
        case Count():
            yield from (part.least, part.most)
        case InOrder():
            yield []
            for n, field in enumerate(part.fields):
                before = [other.usual for other in part.fields[:n]]
                yield from ([*before, value] for value in told_by(field.part, seats))
        case Brought():
            yield {}
            yield from (value for value, _ in part.ready)
            for name, field in part.fields.items():
                yield from ({**part.ready[0][0], name: value} for value in list(told_by(field.part, seats))[:1])
        case PerSeat():
            yield []
            yield from ([value] for value in told_by(part.part, seats))
            yield [{}, *(value for value in list(told_by(part.part, seats))[1:2])]


def words_of(told: Any) -> Iterator[Text]:
    if isinstance(told, dict) and "id" in told and "domain" in told:
        yield Text.from_json(told)
    elif isinstance(told, dict | list):
        for part in told.values() if isinstance(told, dict) else told:
            yield from words_of(part)


@pytest.mark.parametrize(("game", "name", "setting"), DATA, ids=[f"{game}-{name}" for game, name, _ in DATA])
def test_what_can_be_chosen_is_accepted_and_has_words(game: str, name: str, setting: DataSetting) -> None:
    field = setting.control
    assert isinstance(field, Field), "nobody has to write JSON"
    for seats in field.seats or GAMES[game].seats:
        for data in told_by(field.part, seats):
            setting.settle(name, data)
    for text in words_of(field.told(game)):
        assert all(text.render(lang) and text.id not in text.render(lang) for lang in LANGUAGES), text.id
    for other, values in field.when.items():
        assert set(values) <= set(GAMES[game].options[other].values)  # type: ignore[union-attr]


@pytest.mark.rule("A-setup.1")
def test_a_seat_that_brings_nothing_takes_whoever_is_free() -> None:
    decks = [{}, {"investigator": "roland-banks"}]
    table = fathom.new("arkham", seats=3, seed=2, options={"decks": decks})
    assert table.view(0)["table"]["investigators"][1] == "roland-banks"
    assert len({*table.view(0)["table"]["investigators"]}) == 3
