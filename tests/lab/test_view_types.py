"""The types of views that the web client is written against are those the games declare."""

from __future__ import annotations

import re
from typing import Any, Literal, NotRequired, TypedDict

import pytest

import fathom
from fathom.games.shown import by_name, each_of, one_of
from fathom.games.zones import Cards, Pieces, empty, zone
from fathom.kernel.data import Data, facedown, own, public, unshown
from fathom.kernel.game import Game
from fathom.kernel.table import Table
from fathom.lab.view_types import BOARDS, types_of

WRITTEN = sorted(path.parent.name for path in BOARDS.glob("*/view.ts"))


def test_there_are_types_to_look_at() -> None:
    assert sorted(fathom.games()) == WRITTEN


@pytest.mark.parametrize("game", WRITTEN)
def test_the_types_of_a_view_are_not_stale(game: str) -> None:
    written = (BOARDS / game / "view.ts").read_text(encoding="utf-8")
    assert written == types_of(fathom.games()[game]), "run python -m fathom.lab.view_types"


@pytest.mark.parametrize("game", WRITTEN)
def test_a_view_has_the_fields_of_its_type(game: str) -> None:
    found = fathom.games()[game]
    table = fathom.new(game, seats=found.seats.start, seed=1)
    (body,) = re.findall(r"Table \{\n(.*?)\n\}", types_of(found), re.S)
    assert re.findall(r"^  (\w+): ", body, re.M) == list(table.view(0)["table"])


KNIVES = Pieces("knives", ("knife", "rope"), lambda t: (0, 1))
COINS = Pieces("coins", {2: 2, 5: 5}, lambda t: (2, 5))
SIDES = ("left", "right")


def _doubled(n: int) -> tuple[int, str]:
    return n, str(n)


class More(TypedDict):
    nearest: NotRequired[str | None]
    phase: Literal["day", "night"]


class ShelfState(Data):
    deck: Cards = zone(KNIVES, "facedown")
    decks: list[Cards] = zone(KNIVES, "facedown", per="seat")
    discards: list[Cards] = zone(KNIVES, "top", per=SIDES)
    hands: list[Cards] = zone(COINS, "own", "sorted", per="seat")
    play: list[Cards] = zone(KNIVES, "public", "row", per="seat", numbered=True)
    shelf: list[int] = zone(KNIVES, "public", "slots", per=SIDES, by_name=True)
    under: list[tuple[tuple[int, int], ...]] = zone(COINS, "public", "pairs", per="seat", on=KNIVES)
    side: int = public(-1, show=one_of("Side", SIDES))
    front: int = public(0, show=one_of("Side", SIDES, always=True))
    sides: list[int] = public(show=each_of("Side", SIDES))
    weights: list[int] = public(show=by_name("Side", SIDES))
    extras: list[int] = public(show=by_name("Side", SIDES, sparse=True))
    twice: int = public(0, show=_doubled)
    marks: list[str] = own()
    hidden: Cards = facedown(())
    over: bool = public(False)
    numbered: int = unshown(0)


class Shelf(Game):
    id = "shelf"
    version = "1"
    package = "toygame"
    seats = range(2, 3)

    def new_state(self, seats: int, options: Any) -> ShelfState:
        return empty(ShelfState, seats, sides=[-1, 0], weights=[0, 3], extras=[0, 3], marks=["", ""])

    def more_view(self, t: Table, seat: int | None) -> More:
        return {"phase": "day"}


SHELF = """
export interface ShelfTable {
  deck: number;
  decks: number[];
  discards: Top<string>[];
  hands: Held<number>[];
  play: Piece[][];
  shelf: Record<string, string | null>;
  under: [string, number][][];
  side: Side | null;
  front: Side;
  sides: (Side | null)[];
  weights: Record<Side, number>;
  extras: Partial<Record<Side, number>>;
  twice: [number, string];
  marks: Held<string>[];
  hidden: number;
  over: boolean;
}
"""


def test_every_way_to_show_a_field_has_a_type() -> None:
    written = types_of(Shelf())
    assert SHELF in written
    assert "export type Side =\n  | 'left'\n  | 'right';\n" in written
    assert "export interface More {\n  nearest?: string | null;\n  phase: 'day' | 'night';\n}\n" in written
    assert "extends Omit<View, 'table'>, More {" in written
    for helper in ("Held<T>", "Top<T>", "Piece"):
        assert written.count(f"export interface {helper} {{") == 1
    shown = Table(Shelf(), 2, 0, {}).view(0)["table"]
    assert shown["discards"] == [{"size": 0, "top": None}] * 2 and shown["twice"] == (0, "0")
    assert (shown["side"], shown["sides"]) == (None, [None, "left"])
    assert (shown["weights"], shown["extras"]) == ({"left": 0, "right": 3}, {"right": 3})


def test_a_field_that_does_not_say_what_it_shows_is_an_error() -> None:
    class MuteState(Data):
        mute: int = public(0, show=lambda n: n)

    class Mute(Shelf):
        def new_state(self, seats: int, options: Any) -> Any:
            return MuteState()

    with pytest.raises(TypeError, match="mute does not say what it shows"):
        types_of(Mute())
