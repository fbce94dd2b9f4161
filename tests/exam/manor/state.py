"""What lies on the table of the Manor: investigators, pieces, enemies, places, tokens."""

from __future__ import annotations

from fathom.kernel.data import Data, public, unshown
from fathom.kernel.table import Table

__all__ = ["ManorState", "alive", "all_doom", "at_place", "drop", "in_player_order"]

Cards = tuple[str, ...]


class ManorState(Data):
    """Pieces are called `slug#number`. Tokens lie in one dict per kind: on a seat ("0") or on a piece."""

    trace: Cards = public(())
    alive: list[int] = public()
    lead: int = public(0)
    active: int = public(-1)
    damage: dict[str, int] = public()
    horror: dict[str, int] = public()
    doom: dict[str, int] = public()
    charges: dict[str, int] = public()
    resources: list[int] = public()
    actions: list[int] = public()
    clues: list[int] = public()
    place: list[str] = public()
    hands: list[Cards] = public()
    in_play: list[Cards] = public()
    discard: Cards = public(())
    removed: Cards = public(())
    enemies: Cards = public(())
    stands: dict[str, str] = public()
    engaged: dict[str, int] = public()
    tired: Cards = public(())
    attached: dict[str, str] = public()
    victory: Cards = public(())
    falling: Cards = public(())
    clues_at: dict[str, int] = public()
    seen: Cards = public(())
    encounter: Cards = public(())
    bag: Cards = public(())
    agenda: int = public(1)
    threshold: int = public(99)
    peril: int = public(-1)
    ending: str = public("")
    # the frames that rules name: this scenario, the running turn, action and test
    scenario: int = unshown(0)
    turn: int = unshown(0)
    action: int = unshown(0)
    test: int = unshown(0)
    steps: int = unshown(0)


def alive(t: Table) -> list[int]:
    return [seat for seat in range(t.seats) if t.state.alive[seat]]


def in_player_order(t: Table) -> list[int]:
    """Everybody still in the game, the lead first."""
    lead = t.state.lead
    return [seat for seat in (lead, *t.seats_after(lead)) if t.state.alive[seat]]


def at_place(t: Table, place: str) -> list[int]:
    return [seat for seat in in_player_order(t) if t.state.place[seat] == place]


def all_doom(t: Table) -> int:
    return sum(t.state.doom.values())


def drop(t: Table, seat: int, piece: str) -> None:
    """A piece leaves play; its tokens go with it."""
    s: ManorState = t.state
    if piece in s.in_play[seat]:
        s.in_play[seat] = tuple(p for p in s.in_play[seat] if p != piece)
        s.discard += (piece,)
        for tokens in (s.damage, s.horror, s.doom, s.charges):
            tokens.pop(piece, None)
        t.abilities_changed()
