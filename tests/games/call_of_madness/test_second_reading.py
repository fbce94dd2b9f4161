"""A second reading of the rulebook for boards: movement, entries, depth tokens and fire, written here once more from
the clauses alone, and compared with the game on boards nobody thought of."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest

from madness_play import Play, at

GODS = ["guide", "serpents", "toad", "deep"]
SPACES = [f"r{row}c{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3)]
TILES = {"patrolman": (2, 0), "reporter": (1, 0), "student": (1, 1), "priest": (2, 1), "detective": (3, 0),
         "gangster": (4, 0), "professor": (3, 1), "agent": (4, 0), "soldier": (5, 1)}  # fmt: skip
"""Strength, and whether there is a symbol."""
DEPTH = {"depth-tide-a": (("life", 1), ("life", -2)), "depth-tide-b": (("life", -1), ("life", 2)),
         "depth-offering-a": (("own", -1), ("own", 2)), "depth-offering-b": (("own", 1), ("own", -2))}  # fmt: skip
"""What each side does on a plain space, and on an outpost."""
WAYS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Over(Exception):
    """Somebody has no cultists left."""


@dataclass
class Tile:
    name: str
    life: int
    fire: bool
    blue: int
    red: int

    @property
    def tokens(self) -> int:
        """What its owner gets: the tokens on it, and one for a symbol."""
        return self.blue + self.red + TILES[self.name][1]


class Board:
    """One player's board, by the clauses."""

    def __init__(self, seat: dict[str, Any]) -> None:
        self.cultists, self.fire, self.madness = seat["cultists"], seat["fire"], 0
        self.tiles = {
            space: Tile(one["tile"], one["life"], one["fire"], *(one["madness"][key] for key in ("blue", "red")))
            for space, one in seat["board"].items()
        }
        self.outposts, self.depth = {*seat["outposts"]}, dict(seat["depth"])
        self.entered: list[Tile] = []

    def lose(self, n: int) -> None:
        self.cultists = max(0, self.cultists - n)
        if not self.cultists:
            raise Over

    def way(self, space: str, direction: str) -> tuple[list[str], str] | None:
        """The outposts that a step skips and where it ends ("" in the headquarters); None if there is no such step."""
        row, column, passed = int(space[1]), int(space[3]), []
        while True:
            row, column = row + WAYS[direction][0], column + WAYS[direction][1]
            if row > 4:
                return passed, ""
            here = f"r{row}c{column}"
            if here not in SPACES or here in self.tiles:
                return None
            if here not in self.outposts:
                return passed, here
            passed.append(here)

    def step(self, space: str, direction: str) -> None:
        way = self.way(space, direction)
        assert way is not None
        tile = self.tiles.pop(space)
        for place, side in [*((outpost, 1) for outpost in way[0]), (way[1], 0)]:
            if place in self.depth:
                what, n = DEPTH[self.depth.pop(place)][side]
                if what == "life":
                    tile.life = min(6, tile.life + n)
                elif n > 0:
                    self.cultists += n
                else:
                    self.lose(-n)
            if tile.life <= 0:
                self.madness += tile.tokens
                return
        if way[1]:
            self.tiles[way[1]] = tile
        else:
            self.entered.append(tile)

    def enter(self) -> None:
        entered, self.entered = self.entered, []
        strength = sum(TILES[tile.name][0] for tile in entered)
        if strength:
            self.lose(strength)
        self.fire += sum(tile.fire for tile in entered)
        for _ in range(sum(tile.blue for tile in entered)):
            self.lose(3)
        self.fire += sum(tile.red for tile in entered)  # these boards never use up all the markers
        self.madness += sum(tile.tokens for tile in entered)

    def investigators_phase(self) -> None:
        for space in sorted(self.tiles, key=lambda space: (-int(space[1]), space)):
            self.step(space, "down")
        self.enter()

    def burn(self, night: bool) -> None:
        if self.fire:
            self.lose(self.fire * (2 if night else 1))
        for space in sorted(self.tiles):
            tile = self.tiles[space]
            tile.life -= tile.fire
            if tile.life <= 0:
                self.madness += self.tiles.pop(space).tokens


def a_board(rng: random.Random) -> dict[str, Any]:
    """Investigators, outposts and depth tokens at random; no token on the top row, where newcomers come."""
    board: dict[str, Any] = {}
    outposts, depth = [], {}
    for space in SPACES:
        if rng.random() < 0.35:
            tokens = {"blue": rng.randint(0, 1), "red": rng.randint(0, 1)}
            board[space] = {"tile": rng.choice([*TILES]), "life": rng.randint(1, 6), "fire": rng.random() < 0.2,
                            "madness": tokens}  # fmt: skip
        elif space[1] != "1" and rng.random() < 0.5:
            outposts.append(space)
        if space[1] != "1" and space not in board and rng.random() < 0.5 and len(depth) < 4:
            depth[space] = rng.choice([*DEPTH])
    return {"board": board, "outposts": outposts, "depth": depth, "cultists": rng.randint(1, 40), "hand": [],
            "fire": rng.randint(0, 1)}  # fmt: skip


def two_boards(rng: random.Random) -> list[dict[str, Any]]:
    """Of no kind are there more than the bag has."""
    while True:
        seats = [a_board(rng), a_board(rng)]
        kinds = [tile["tile"] for seat in seats for tile in seat["board"].values()]
        if all(kinds.count(kind) <= 4 for kind in kinds):
            return seats


def compare(p: Play, boards: list[Board], over: bool, rows: str, bonus: int) -> None:
    """The game against this reading: cultists, and if it goes on all that lies on these rows and in the pools."""
    assert [board.cultists for board in boards] == p.s.cultists and over == (p.t.outcome is not None)
    for player, board in enumerate(() if over else boards):
        found = {space: p.on(f"{player}-{space}") for space in p.board(player) if space[1] in rows}
        told = {
            space: (tile.name, tile.life, int(tile.fire), (tile.blue, 0, tile.red))
            for space, tile in board.tiles.items()
        }
        assert found == told
        assert p.s.fire[player] == board.fire and 0 <= sum(p.s.madness[player]) - board.madness <= bonus
        left = [token for token in p.s.depth[player * 12 + 3 : player * 12 + 12] if token >= 0]
        assert len(left) == len(board.depth)


@pytest.mark.rule("C-phase3.a2", "C-phase3.a3", "C-phase3.a4", "C-phase3.a6", "C-action.depth.8", "C-action.depth.11",
                  "C-rul.15d", "C-rul.24c", "C-phase1.b1", "C-phase1.b3", "C-end.2")  # fmt: skip
def test_the_investigators_phase_and_the_fires_after_it() -> None:
    rng = random.Random(20)
    ends = 0
    for seed in range(240):
        seats, night, over = two_boards(rng), rng.random() < 0.5, False
        p = at(*seats, step="investigators", night=night, gods=GODS, seed=seed)
        boards = [Board(seat) for seat in seats]
        try:
            for board in boards:
                board.investigators_phase()
            for board in boards:
                board.burn(not night)
        except Over:
            over = True
        ends += over
        compare(p, boards, over, "234", bonus=1)
    assert 40 < ends < 200, "some end, some go on"


@pytest.mark.rule("C-action.move.3", "C-action.move.5", "C-action.move.6", "C-action.move.8", "C-rul.14a", "C-rul.14b",
                  "C-action.depth.7", "C-action.depth.8", "C-action.depth.12", "C-rul.15d")  # fmt: skip
def test_every_step_of_every_investigator() -> None:
    rng = random.Random(21)
    moves = 0
    for seed in range(14):
        seats = two_boards(rng)
        seats[0]["hand"] = ["basic-rose-sedation", "basic-rose-scalpel"]
        legal: dict[str, list[str]] = {}
        for player, seat in enumerate(seats):
            for space in seat["board"]:
                ways = [way for way in WAYS if Board(seat).way(space, way) is not None]
                if ways:
                    legal[f"{player}-{space}"] = ways
        if len(legal) < 2:
            continue
        assert set(at(*seats, gods=GODS, seed=seed).does("basic-rose-sedation").options()) == {*legal}
        for key, ways in legal.items():
            for way in ways:
                p = at(*seats, gods=GODS, seed=seed).does("basic-rose-sedation", key)
                if len(ways) > 1:
                    assert set(p.options()) == {*ways}
                    p.does(way)
                boards, over = [Board(seat) for seat in seats], False
                try:
                    boards[int(key[0])].step(key[2:], way)
                    boards[int(key[0])].enter()
                except Over:
                    over = True
                compare(p, boards, over, "1234", bonus=0)
                moves += 1
    assert moves > 100
