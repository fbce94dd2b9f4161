"""Views: all that a seat may know, built by selecting declared fields, never by deleting secrets."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from .setting import shown as shown_options
from .text import Text

if TYPE_CHECKING:
    from .table import Table

__all__ = ["LogLine", "build_view", "open_to_all", "veil"]

COPIED = (list, dict)


class LogLine:
    """One line of the explained log."""

    __slots__ = ("audience", "number", "refs", "rule", "text")

    def __init__(
        self, number: int, text: Text, rule: str, refs: tuple[str, ...], audience: tuple[int, ...] | None
    ) -> None:
        self.number, self.text, self.rule, self.refs, self.audience = number, text, rule, refs, audience

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "text": self.text.to_json(),
            "rule": self.rule,
            "refs": list(self.refs),
            "audience": None if self.audience is None else list(self.audience),
        }

    def __repr__(self) -> str:
        return f"LogLine({self.text.render('en')!r})"


def open_to_all(t: Table) -> dict[str, Any]:
    """What everybody sees of the state. A field seen by its owner only shows its size; a facedown one its size, a pile
    of which only the top lies open its size and that."""
    shown: dict[str, Any] = {}
    state = t.state
    for name, field in type(state).FIELDS.items():
        value = getattr(state, name)
        seen, show = field.seen, field.show
        if seen == "public":
            shown[name] = show(value) if show else value.copy() if isinstance(value, COPIED) else value
        elif seen == "own":
            shown[name] = [{"size": len(entry)} for entry in value]
        elif seen == "facedown":
            shown[name] = [len(pile) for pile in value] if isinstance(value, list) else len(value)
        elif seen == "top":
            tops = [
                {"size": len(pile), "top": (show(pile[-1:]) if show else pile[-1:])[0] if pile else None}
                for pile in (value if isinstance(value, list) else [value])
            ]
            shown[name] = tops if isinstance(value, list) else tops[0]
    return shown


def build_view(t: Table, seat: int | None, everybody: dict[str, Any] | None = None) -> dict[str, Any]:
    """A JSON-able dict: what is open to all (`everybody`, where it is known already), and what lies before this seat.
    Who has answered under seal is for nobody else to know."""
    shown = open_to_all(t) if everybody is None else everybody.copy()
    if seat is not None:
        for name, field in type(t.state).FIELDS.items():
            if field.seen == "own":
                own = getattr(t.state, name)[seat]
                row = shown[name] = shown[name].copy()
                row[seat] = {"size": len(own), "cards": field.show(own) if field.show else list(own)}
    decisions = t.decisions
    return {
        "game": t.game.id,
        "seat": seat,
        "seats": t.seats,
        "options": shown_options(t.game.options, t.options),
        "number": t.choices,
        "waiting": [ask.seat for ask in t.asked if ask.seat != seat or seat not in t.sealed],
        "turn": {"number": t.game.turn(t), "seat": t.game.whose_turn(t)},
        "doing": [frame.PHASE for frame in t.frames if frame.PHASE],
        "table": shown,
        **t.game.more_view(t, seat),
        "decision": next((d.to_json() for d in decisions if d.seat == seat), None),
        "outcome": None
        if t.outcome is None
        else {
            "winners": list(t.outcome.winners),
            "scores": list(t.outcome.scores),
            "reason": t.outcome.reason.to_json(),
        },
    }


def veil(t: Table, seat: int | None, back: str, zone: str) -> str:
    """A name for a face-down piece that one viewer can follow with the eyes, until the zone is shuffled.

    `back` tells the pieces of a zone apart without telling what they are: a slot, or a number the game deals out
    anew at every shuffle. The name is a hash with a key of the table that neither views nor new seeds touch.
    """
    mark = f"{t.veils}/{seat}/{zone}/{t.streams.counters.get(zone, 0)}/{back}"
    return "?" + hashlib.blake2b(mark.encode(), digest_size=6).hexdigest()
