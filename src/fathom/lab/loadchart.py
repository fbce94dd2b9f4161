"""The plot of `make load`: how the delays went over time, and how often each occurred."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from statistics import median
from typing import Any, NamedTuple

__all__ = ["draw"]

WIDTH, HEIGHT = 960, 640
INK, FAINT, PAPER = "#14242e", "#d5dee3", "#ffffff"
GOAL_MS = 100.0
"""What nearly all answers should stay under (99 of 100)."""
BINS = 12
"""Bars per factor of ten."""


class Panel(NamedTuple):
    """A rectangle with axes."""

    left: float
    top: float
    width: float
    height: float

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def right(self) -> float:
        return self.left + self.width


def draw(title: str, notes: Sequence[str], delays: Iterable[tuple[float, float]]) -> str:
    """An SVG. `delays` are pairs: seconds since the start, and how long that answer took to arrive (seconds)."""
    found = [(at, delay * 1000) for at, delay in delays]
    over_time, how_often = Panel(76, 118, 850, 220), Panel(76, 400, 850, 180)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="system-ui, sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        _text(28, 34, title, size=19, weight=600),
        *(_text(28, 56 + 18 * row, note, colour="#43565f") for row, note in enumerate(notes)),
    ]
    if found:
        parts += [*_over_time(over_time, found), *_how_often(how_often, [delay for _, delay in found])]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _over_time(panel: Panel, found: Sequence[tuple[float, float]]) -> list[str]:
    seconds: dict[int, list[float]] = defaultdict(list)
    for at, delay in found:
        seconds[int(at)].append(delay)
    last = max(seconds) + 1
    per_second = [(second, sorted(delays)) for second, delays in sorted(seconds.items())]
    most = max(GOAL_MS * 1.1, *(delays[-1] for _, delays in per_second))
    ticks = _ticks(most)

    def x(second: float) -> float:
        return panel.left + panel.width * second / last

    def y(delay: float) -> float:
        return panel.bottom - panel.height * delay / ticks[-1]

    out = _frame(panel, "milliseconds", "seconds since the start")
    out += _rows(panel, [(y(tick), f"{tick:g}") for tick in ticks])
    out += [_text(x(tick), panel.bottom + 18, f"{tick:g}", anchor="middle") for tick in _ticks(last) if tick <= last]
    out.append(_line(panel.left, y(GOAL_MS), panel.right, y(GOAL_MS), "#a3341f", 'stroke-dasharray="2 4"'))
    out.append(_text(panel.right, y(GOAL_MS) - 5, f"goal for 99 of 100: {GOAL_MS:g} ms", "#a3341f", anchor="end"))
    lines = {
        "median": ("#0b5c7d", 'stroke-width="2.5"', lambda delays: median(delays)),
        "95 of 100": ("#0b7d62", 'stroke-width="2" stroke-dasharray="7 3"', lambda delays: _part(delays, 0.95)),
        "slowest": ("#b3620b", 'stroke-width="1.5" stroke-dasharray="1 3"', lambda delays: delays[-1]),
    }
    for row, (name, (colour, style, figure)) in enumerate(lines.items()):
        points = " ".join(f"{x(second + 0.5):.1f},{y(figure(delays)):.1f}" for second, delays in per_second)
        out.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-linejoin="round" {style}/>')
        at = panel.left + 14 + 130 * row
        out.append(_line(at, panel.top - 12, at + 30, panel.top - 12, colour, style))
        out.append(_text(at + 36, panel.top - 8, name))
    return out


def _how_often(panel: Panel, delays: Sequence[float]) -> list[str]:
    counts = Counter(floor(log10(max(delay, 0.1)) * BINS) for delay in delays)
    first, last = floor(min(counts) / BINS), ceil((max(counts) + 1) / BINS)
    ticks = _ticks(max(counts.values()))
    step = panel.width / ((last - first) * BINS)

    def x(exponent: float) -> float:
        return panel.left + panel.width * (exponent - first) / (last - first)

    def y(count: float) -> float:  # the highest fifth is for the words
        return panel.bottom - panel.height * 0.8 * count / ticks[-1]

    out = _frame(panel, "answers", "milliseconds until the other seat has it")
    out += _rows(panel, [(y(tick), f"{tick:,.0f}") for tick in ticks])
    for number, count in sorted(counts.items()):
        left, top = x(number / BINS) + 1, y(count)
        bar = f'width="{step - 2:.1f}" height="{panel.bottom - top:.1f}"'
        out.append(f'<rect x="{left:.1f}" y="{top:.1f}" {bar} fill="#7fb3c8"/>')
    marks = [10.0**exponent * factor for exponent in range(first, last) for factor in (1, 2, 5)]
    for mark in [*marks, 10.0**last]:
        out.append(_text(x(log10(mark)), panel.bottom + 18, f"{mark:g}", anchor="middle"))
    for name, part, lift in (("median", 0.5, 0), ("95 of 100", 0.95, 0), ("99 of 100", 0.99, 17)):
        value = _part(sorted(delays), part)
        at = x(log10(max(value, 0.1)))
        out.append(_line(at, panel.top + lift, at, panel.bottom, INK, 'stroke-dasharray="3 3"'))
        side, anchor = (5, "start") if at < panel.right - 180 else (-5, "end")
        out.append(_text(at + side, panel.top + lift + 10, f"{name}: {value:.0f} ms", anchor=anchor, halo=True))
    return out


# ---- strokes


def _frame(panel: Panel, up: str, along: str) -> list[str]:
    middle = panel.top + panel.height / 2
    return [
        _text(panel.left + panel.width / 2, panel.bottom + 38, along, anchor="middle"),
        f'<text transform="translate({panel.left - 50} {middle}) rotate(-90)" text-anchor="middle">{escape(up)}</text>',
        _line(panel.left, panel.bottom, panel.right, panel.bottom, INK),
    ]


def _rows(panel: Panel, marks: Iterable[tuple[float, str]]) -> list[str]:
    out = []
    for at, told in marks:
        out.append(_text(panel.left - 8, at + 4, told, anchor="end"))
        if at < panel.bottom - 1:
            out.append(_line(panel.left, at, panel.right, at, FAINT))
    return out


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, style: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" {style}/>'


def _text(
    x: float, y: float, told: str, colour: str = INK, *, size: int = 13, weight: int = 400, anchor: str = "start",
    halo: bool = False,
) -> str:  # fmt: skip
    style = f' stroke="{PAPER}" stroke-width="4" paint-order="stroke" stroke-linejoin="round"' if halo else ""
    look = f'fill="{colour}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"{style}'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(told)}</text>'


def _ticks(most: float) -> list[float]:
    """Round numbers from 0 to just beyond the most."""
    rough: float = max(most, 1e-9) / 5
    power: float = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough)
    return [step * number for number in range(ceil(most / step) + 1)]


def _part(ordered: Sequence[Any], part: float) -> Any:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
