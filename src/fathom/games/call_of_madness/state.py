"""The data of Call of Madness: everything on the table, and who may see it.

Players are numbers: the seats, and in solo play the Automa as player 1. A list has one entry per player or per space;
the spaces of all boards are counted through, board by board, from the top left. -1 stands for "nobody" and "nothing".

An investigator is a tuple: its number (which it keeps wherever it goes), its tile, its life, its fire, and how many
blue, green and red madness tokens lie on it. An empty space is (). A pool is a tuple of three numbers of tokens.

Cultists are not shown to others, but every gain and loss is told openly: a table is dealt anew without touching them.
`batches` (and `automa_batches`) say with which other cards a card came into its owner's deck; everybody knows that,
nobody the order.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from ...kernel.data import Data, public, unshown
from ...kernel.table import Table as AnyTable
from ..shown import Shown, each_of
from ..zones import Cards, zone
from .cards.book import MADNESS
from .cards.source import OWN
from .pieces import AUTOMA, CARD, EVENT, FINAL, GOAL

__all__ = ["DEPTHS", "Cards", "Investigator", "MadnessState", "MoreView", "Pool", "Table"]

Investigator = tuple[int, ...]
Pool = tuple[int, int, int]
TILES: Final = [*(tile.slot for tile in OWN.tiles), *(f"tiles-{n}" for n in range(len(OWN.tiles) + 1, 41))]
DEPTHS: Final = [f"{token.slot}-{side}" for token in OWN.depth for side in "ab"]
"""How depth tokens are called in views, answers and positions: their kind and the side that is up."""


def _investigator(found: Investigator) -> dict[str, Any] | None:
    if not found:
        return None
    number, tile, life, fire, *tokens = found
    return {"number": number, "tile": TILES[tile], "life": life, "fire": bool(fire),
            "madness": dict(zip(MADNESS, tokens, strict=True))}  # fmt: skip


def _investigators(board: list[Investigator]) -> list[dict[str, Any] | None]:
    return [_investigator(found) for found in board]


def _pools(pools: list[Pool]) -> list[dict[str, int]]:
    return [dict(zip(MADNESS, pool, strict=True)) for pool in pools]


TILE_TYPE = "{ number: number; tile: Tile; life: number; fire: boolean; madness: Record<Colour, number> } | null"


class MadnessState(Data):
    # boards
    per_board: int = unshown(12)
    """How many spaces a board has."""
    board: list[Investigator] = public(
        show=Shown(_investigators, f"({TILE_TYPE})[]", {"Tile": TILES, "Colour": MADNESS})
    )
    outposts: list[int] = public()
    depth: list[int] = public(show=each_of("Depth", DEPTHS))
    entering: tuple[tuple[int, ...], ...] = unshown(())
    """Who crossed the edge and waits for the end of an effect: its frame, who did it, the board, the investigator."""

    # everybody
    cultists: list[int] = unshown()
    madness: list[Pool] = public(show=Shown(_pools, "Record<Colour, number>[]", {"Colour": MADNESS}))
    fire: list[int] = public()
    corruption: list[int] = public()
    characters: list[int] = public(show=each_of("Character", OWN.characters))
    figures: list[int] = public(show=each_of("God", OWN.gods))
    ready: list[int] = public()
    passed: list[int] = public()
    free_turns: list[int] = public()
    """Who still has the free turn after somebody else's pass."""

    # cards
    decks: list[Cards] = zone(CARD, "facedown", per="seat", key="deck")
    hands: list[Cards] = zone(CARD, "own", "sorted", per="seat", key="hand")
    discards: list[Cards] = zone(CARD, "top", per="seat", key="discard", remembered=True)
    rlyeh: list[Cards] = zone(CARD, "public", "row", per="seat")
    played: Cards = zone(CARD, "public", "row", key="")
    playing: int = public(-1)
    """Whose card lies open."""
    batches: list[int] = unshown()
    removed: Cards = zone(CARD, "public", "sorted", key="")

    # the altar
    gods: list[int] = public(show=each_of("God", OWN.gods))
    god_decks: list[Cards] = zone(CARD, "top", per=range(4), key="")
    god_known: list[int] = unshown()
    """How many cards at the bottom of each god deck everybody has seen going there."""
    blocked: int = public(-1)

    # goals and events
    goals: list[int] = zone(GOAL, "public", "slots", per=range(3), key="")
    goal_deck: Cards = zone(GOAL, "facedown", key="")
    goal_known: int = unshown(0)
    goals_gone: Cards = zone(GOAL, "public", "sorted", key="")
    claimed: list[Cards] = zone(GOAL, "own", "row", per="seat")
    finals: list[Cards] = zone(FINAL, "own", "sorted", per="seat")
    finals_dropped: list[Cards] = zone(FINAL, "own", "sorted", per="seat", key="")
    finals_left: Cards = zone(FINAL, "facedown", "sorted", key="")
    event_deck: Cards = zone(EVENT, "facedown", key="")
    events_open: Cards = zone(EVENT, "public", "row", key="")
    events_gone: Cards = zone(EVENT, "public", "sorted", key="")

    # supplies and bags
    outpost_supply: int = public(0)
    fire_supply: int = public(0)
    corruption_supply: int = public(0)
    depth_supply: list[int] = public()
    madness_bag: Pool = unshown((0, 0, 0))
    tile_bag: list[int] = unshown()
    tile_discard: list[int] = public()
    numbered: int = unshown(0)
    """The last number an investigator was given."""

    # the Automa
    automa_deck: Cards = zone(AUTOMA, "facedown", key="")
    automa_batches: list[int] = unshown()
    automa_discard: Cards = zone(AUTOMA, "public", "row", key="")
    automa_card: Cards = zone(AUTOMA, "public", "row", key="")
    automa_out: Cards = zone(AUTOMA, "public", "sorted", key="")

    # the round and the turn
    round: int = public(0)
    night: bool = public(False)
    holder: int = public(0)
    first: int = public(0)
    phase: str = public("setup")
    current: int = public(-1)
    turn: int = public(0)
    plays: int = public(0)
    """Card plays that are left in this turn."""
    felled: tuple[int, ...] = public(())
    """The life that each investigator had whom the current player defeated in this turn."""
    lured: tuple[int, ...] = public(())
    """The same of those that were made to enter the headquarters of others."""
    life_taken: int = public(0)
    cultists_taken: int = public(0)
    targeted: tuple[int, ...] = public(())
    """On whose boards the current player has targeted investigators in this turn."""
    paid: tuple[str, ...] = public(())
    """Paid sets and lines that were used in this turn: a card and which of it."""
    claims: int = public(0)
    ending: str = public("")

    @property
    def players(self) -> int:
        return len(self.cultists)


class ScoreView(TypedDict):
    """One player's points, line by line."""

    cultists: int
    immediate: int
    claimed: list[tuple[str, int]]
    finals: list[tuple[str, int]]
    total: int


class MoreView(TypedDict, total=False):
    """What a view holds besides the declared fields."""

    cultists: list[int | None]
    discard: list[str] | None
    bags: dict[str, int]
    names: dict[str, Any]
    prices: dict[str, int]
    strengths: dict[str, int]
    solo: bool
    scores: list[ScoreView]
    claims: list[str]


Table = AnyTable[MadnessState]
"""The table of this game: its state has a type."""
