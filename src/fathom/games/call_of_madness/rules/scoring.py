"""The end: points of goals and cultists, who wins, and how ties are broken."""

from __future__ import annotations

from ....kernel.text import Text
from ..cards.source import book_of
from ..pieces import FINAL, GOAL
from ..state import ScoreView, Table
from .board import AUTOMA_SEAT, teammate
from .goals import is_met
from .madness import in_pool

__all__ = ["reason", "score_lines", "scores", "winners"]


def score_lines(t: Table, seat: int) -> ScoreView:
    """Remaining cultists, claimed goals (not in the longer game, where they are spent), final goals that are met."""
    s, book = t.state, book_of(t)
    claimed = [(GOAL.names[kind], book.goals[kind].points) for kind in s.claimed[seat]]
    immediate = sum(points for _, points in claimed)
    finals = [(FINAL.names[kind], book.finals[kind].points if is_met(t, seat, book.finals[kind]) else 0)
              for kind in s.finals[seat]]  # fmt: skip
    total = s.cultists[seat] + immediate + sum(points for _, points in finals)
    return {"cultists": s.cultists[seat], "immediate": immediate, "claimed": claimed, "finals": finals, "total": total}


def scores(t: Table) -> tuple[int, ...]:
    """The points of each seat, in team play those of its team (C-team.7a)."""
    own = [score_lines(t, seat)["total"] for seat in range(t.seats)]
    return tuple(own[seat] + (own[teammate(t, seat)] if teammate(t, seat) >= 0 else 0) for seat in range(t.seats))


def _madness(t: Table, seat: int) -> int:
    mate = teammate(t, seat)
    return in_pool(t, seat) + (in_pool(t, mate) if mate >= 0 else 0)


def winners(t: Table) -> tuple[int, ...]:
    """Most points, then most madness tokens, else the win is shared; alone a tie is a draw (C-score.5, 6, R-31)."""
    if t.seats == 1:
        return (0,) if _solo(t) > 0 else ()
    ranked = {seat: (points, _madness(t, seat)) for seat, points in enumerate(scores(t))}
    best = max(ranked.values())
    return tuple(seat for seat, rank in ranked.items() if rank == best)


def _solo(t: Table) -> int:
    """Above 0 the player has won, below 0 the Automa, 0 is a draw."""
    s = t.state
    mine, its = (s.cultists[0], in_pool(t, 0)), (s.cultists[AUTOMA_SEAT], in_pool(t, AUTOMA_SEAT))
    return (mine > its) - (mine < its)


def reason(t: Table) -> Text:
    if t.state.ending == "capped":
        return Text("reason-capped")
    if t.seats == 1:
        return Text(("reason-solo-draw", "reason-solo-won", "reason-solo-lost")[_solo(t)])
    points = scores(t)
    tied = points.count(max(points)) > len(winners(t))
    what = "tie" if tied else "cultists"
    return Text(f"reason-team-{what}" if t.options["teams"] else f"reason-{what}")
