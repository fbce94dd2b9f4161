"""The plot of a tournament: how often each bot won, and how sure that is."""

from __future__ import annotations

from html import escape

from .tournament import Result, Tournament

__all__ = ["draw"]

WIDTH, LEFT, ROW = 880, 330, 34
INK, FAINT, BAR, PAPER = "#14242e", "#d5dee3", "#2f7f86", "#ffffff"
SPAN = 420


def draw(tournament: Tournament) -> str:
    """An SVG with a row for each meeting: the rate, its 95 % interval, and a tick at the fair share."""
    head, results = tournament.head, tournament.results()
    rated = tournament.ratings()
    height = 120 + ROW * len(results) + 22 * len(rated)
    title = f"{head.game}, {head.seats} seats"
    bottom = 74 + ROW * len(results)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="system-ui, sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        _text(28, 34, title, 19),
        _text(28, 54, "share of wins, with 95 % intervals", 13),
    ]
    for percent in range(0, 101, 25):
        x = LEFT + SPAN * percent / 100
        parts.append(f'<line x1="{x}" y1="66" x2="{x}" y2="{bottom}" stroke="{FAINT}"/>')
        parts.append(_text(x, bottom + 16, f"{percent} %", 11, "middle"))
    for row, result in enumerate(results):
        parts += _row(74 + ROW * row, result)
    for row, (name, found) in enumerate(sorted(rated.items(), key=lambda pair: -pair[1].rating)):
        told = f"{name}: {found.rating} ({found.low} to {found.high})"
        parts.append(_text(28, bottom + 44 + 22 * row, told, 13))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _row(top: float, result: Result) -> list[str]:
    low, rate, high = (LEFT + SPAN * value for value in (result.low, result.rate, result.high))
    middle = top + 12
    parts = [
        _text(28, middle + 4, _named(result), 13),
        f'<rect x="{LEFT}" y="{top + 3}" width="{rate - LEFT:.1f}" height="18" fill="{BAR}" opacity="0.75"/>',
        f'<line x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}" stroke="{INK}" stroke-width="2"/>',
        _text(LEFT + SPAN + 12, middle + 4, f"{100 * result.rate:.0f} % of {result.games}", 12),
    ]
    if result.fair is not None:
        at = f"{LEFT + SPAN * result.fair:.1f}"
        parts.append(f'<line x1="{at}" y1="{top}" x2="{at}" y2="{top + 24}" stroke="{INK}" stroke-dasharray="3"/>')
    return parts


def _named(result: Result) -> str:
    how, one, rest = result.meeting
    return one if how == "alone" else f"{one} against {rest}"


def _text(x: float, y: float, words: str, size: int, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'
