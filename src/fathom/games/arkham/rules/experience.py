"""Experience earned by a scenario (A-campaign.3)."""

from __future__ import annotations

from ....kernel.text import who
from ..pieces import card
from ..state import Table
from .trauma import is_lost

__all__ = ["BONUS", "earn", "victory_points"]

BONUS: dict[tuple[str, str], tuple[int, int]] = {
    ("the-gathering", "no-resolution"): (2, 0),
    ("the-gathering", "r1"): (2, 0),
    ("the-gathering", "r2"): (2, 1),
    ("the-devourer-below", "r1"): (5, 0),
    ("the-devourer-below", "r2"): (10, 0),
}
"""What each ending gives besides: to everybody, and to the lead investigator alone."""
NOTHING = frozenset({("the-gathering", "r3"), ("the-devourer-below", "no-resolution")})


def victory_points(t: Table) -> int:
    """The victory display, counted (A-victory.2)."""
    return sum(card(piece).victory for piece in t.state.victory)


def earn(t: Table) -> None:
    """Everybody who is not lost earns the victory points and what the resolution gives; a penalty never takes more
    than was earned."""
    s = t.state
    end = (s.scenario, s.ending)
    if end in NOTHING:
        return
    for_all, for_lead = BONUS.get(end, (0, 0))
    for seat in range(t.seats):
        if s.status[seat] == "absent" or is_lost(t, seat):
            continue
        earned = victory_points(t) + for_all + (for_lead if seat == s.lead else 0)
        earned = max(0, earned - s.penalties[seat])
        s.experience[seat] += earned
        t.log("log-experience", "A-campaign.3", player=who(seat), n=earned)
