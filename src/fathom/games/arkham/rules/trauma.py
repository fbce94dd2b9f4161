"""Trauma: what lasts beyond a scenario (A-campaign.14 to A-campaign.18, A-killed-insane)."""

from __future__ import annotations

from ....kernel.text import who
from ..pieces import card
from ..state import Table

__all__ = ["is_lost", "lose", "suffer"]


def suffer(t: Table, seat: int, kind: str, n: int, rule: str) -> None:
    """Physical or mental trauma; as much as the printed health or sanity kills, or drives insane."""
    s = t.state
    printed = card(s.investigators[seat])
    tally, most = (s.physical, printed.health) if kind == "physical" else (s.mental, printed.sanity)
    tally[seat] += n
    t.log("log-trauma", rule, player=who(seat), kind=kind, n=n)
    if tally[seat] >= most:
        lose(t, seat, "A-campaign.15" if kind == "physical" else "A-campaign.17")


def lose(t: Table, seat: int, rule: str) -> None:
    """An investigator is killed or driven insane: not to be used again in this campaign (A-campaign.20)."""
    s = t.state
    if not is_lost(t, seat):
        s.lost += (s.investigators[seat],)
        t.log("log-lost", rule, player=who(seat))


def is_lost(t: Table, seat: int) -> bool:
    return t.state.investigators[seat] in t.state.lost
