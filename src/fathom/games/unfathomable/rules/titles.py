"""Captain and Keeper of the Tome (U-38): who holds a title, and who follows."""

from __future__ import annotations

from ....kernel.text import noun, who
from ..cards.names import CHARACTERS
from ..state import Table, UnfathomableState
from .spaces import BRIG

__all__ = ["CAPTAIN_LINE", "KEEPER_LINE", "TITLES", "eligible", "give_title", "highest", "lose_titles"]

CAPTAIN_LINE = tuple(range(10))
KEEPER_LINE = tuple(
    CHARACTERS.index(name)
    for name in (
        "william",
        "ishmael",
        "beatrice",
        "edmund",
        "samira",
        "svetlana",
        "jamie",
        "jeanne",
        "arjun",
        "keilani",
    )
)
TITLES = {"captain": CAPTAIN_LINE, "keeper": KEEPER_LINE}


def _ranked(s: UnfathomableState, title: str) -> list[int]:
    """The seats in a title's line of succession."""
    return [seat for character in TITLES[title] if (seat := s.seat_of(character)) >= 0]


def eligible(s: UnfathomableState, title: str, loser: int = -1) -> list[int]:
    """Who may get a title, highest first: humans outside the Brig; who loses it only if there is no other; if all are
    inside, those (U-38.4a-c)."""
    humans = [seat for seat in _ranked(s, title) if s.revealed[seat] < 0]
    free = [seat for seat in humans if s.places[seat] != BRIG]
    return [seat for seat in free if seat != loser] or free or humans


def highest(s: UnfathomableState, title: str) -> int:
    return _ranked(s, title)[0]


def give_title(t: Table, title: str, seat: int, rule: str) -> None:
    setattr(t.state, title, seat)
    t.log("log-title", rule, player=who(seat), title=noun(title))
    t.abilities_changed()


def lose_titles(t: Table, seat: int, rule: str, lowest: tuple[str, ...] = ()) -> None:
    """A human in the Brig or a traitor loses all titles; each passes on (U-3.2, U-38.3b, U-38.4)."""
    for title in TITLES:
        if getattr(t.state, title) == seat:
            heirs = eligible(t.state, title, seat)
            from_below = title in lowest and seat not in heirs  # R59: only if somebody else is eligible
            if heirs and (heir := heirs[-1 if from_below else 0]) != seat:
                give_title(t, title, heir, rule)
