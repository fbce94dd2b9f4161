"""Lords entering play in tests: somebody recruits one, paying with just the Allies it asks for and pearls."""

from __future__ import annotations

from typing import Any

from abyss_play import Play, at
from fathom.games.abyss.cards.allies import RACES
from fathom.games.abyss.cards.leviathans import SPACES
from fathom.games.abyss.cards.lord import LORDS, Lord
from fathom.games.abyss.cards.names import LEVIATHAN_KEYS, LORD_KEYS

FILLERS = ("keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner")


def card(slug: str) -> Lord:
    return LORDS[LORD_KEYS.index(f"lord-{slug}")]


def allies_for(slug: str) -> list[str]:
    """One Ally of each race the Lord asks for, of values 1, 2, 3...; the guild's own race comes first."""
    lord = card(slug)
    first = max(lord.race, 0)
    return [f"{RACES[(first + i) % 5]}-{i + 1}" for i in range(lord.races)]


def shortfall(slug: str) -> int:
    """The pearls that `allies_for` leaves to pay."""
    lord = card(slug)
    return max(0, lord.cost - lord.races * (lord.races + 1) // 2)


def before(
    slug: str,
    options: dict[str, Any] | None = None,
    *,
    me: dict[str, Any] | None = None,
    others: list[dict[str, Any]] | None = None,
    court: list[str] | None = None,
    more: int = 0,
    **rest: Any,
) -> Play:
    """Seat 0 is about to recruit the Lord: it has what `me` says and, on top, the price and `more` pearls.

    Unless `court` names others, four Lords without power share the Court, enough to keep it from a refill.
    """
    mine = dict(me or {})
    mine["hand"] = [*allies_for(slug), *mine.get("hand", [])]
    mine["pearls"] = mine.get("pearls", 0) + shortfall(slug) + more
    seats = [mine, *([{}] if others is None else others)]
    if court is None:
        placed = {slug, *rest.get("lord_deck", [])}
        for seat in seats:
            placed.update(seat.get("lords", []), seat.get("disabled", []), *seat.get("assigned", {}).values())
        court = [lord for lord in FILLERS if lord not in placed][:4]
    return at(options, seats=seats, court=[slug, *court], **rest)


def enters(slug: str, options: dict[str, Any] | None = None, **described: Any) -> Play:
    """Seat 0 recruits the Lord (see `before`); its entry power is under way or done."""
    return before(slug, options, **described).recruits(slug, *allies_for(slug))


def border(p: Play) -> dict[str, str]:
    """The Leviathans on the Border: where and which."""
    return {SPACES[i]: LEVIATHAN_KEYS[lev] for i, lev in enumerate(p.s.border) if lev >= 0}
