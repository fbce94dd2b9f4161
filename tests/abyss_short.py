"""Short ways through a turn of Abyss: one ends the game at once, another has a mere formality for an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fathom
from abyss_play import Play, at

__all__ = ["acts", "finished", "last_turn", "refusal", "refused", "rules_of", "takes"]


def finished(*seats: dict[str, Any], options: dict[str, Any] | None = None, **rest: Any) -> Play:
    """The end of a game with these seats: in its last turn there was nothing left to do."""
    described = {"exploration": "removed", "lords": "removed", **rest.pop("rest", {})}
    described = {"court": [], "ending": "lords", "rest": described, **rest}
    p = at(options, seats=[{"pearls": 0, **seat} for seat in seats], **described)
    assert p.t.outcome is not None
    assert p.t.game.explain(p.t) == []
    return p


def acts(seats: list[dict[str, Any]], options: dict[str, Any] | None = None, **rest: Any) -> Play:
    """Seat 0 has requested support and got a crab of value 1; now the rest of its turn follows."""
    rest["council"] = {"crab": ["crab-1"], **rest.get("council", {})}
    p = at(options, seats=seats, **rest).does("support")
    return p.does("crab") if p.asked == "ask-stack" else p


def takes(p: Play) -> Play:
    """Whoever is on turn explores, nobody buys, and the first Ally is taken."""
    if p.asked == "ask-action":  # else exploring was the only action and has begun
        p.does("explore")
    return p.all_pass().does("take")


def last_turn(p: Play) -> Play:
    """Whoever is on turn explores, and takes or fights, until the game is over."""
    while p.t.decision:
        for key in ("explore", "take", "fight", "pass", "end-turn", "reward-1-0"):
            if key in p.options:
                p.does(key)
                break
        else:
            raise AssertionError(f"{p.asked}: {p.options}")
    return p


def refusal(p: Play, rule: str) -> str:
    """The words of the one refusal that cites this rule."""
    (words,) = [text.render("en") for text, cited in p.t.decision.refused() if cited == rule]
    return words


def rules_of(p: Play, id: str, seat: int | None = None) -> list[str]:
    """The rules cited by the log lines of one kind."""
    return [rule for line, rule in p.lines(seat) if line == id]


def refused(kind: type[fathom.FathomError], *words: str, by: Callable[[], object]) -> fathom.FathomError:
    """The call fails with this kind of error; its English text has all these words, and other languages have a text."""
    with pytest.raises(kind) as caught:
        by()
    error = caught.value
    assert type(error) is kind
    for word in words:
        assert word in str(error), f"{word!r} is not in {str(error)!r}"
    assert str(error) == error.text.render("en")
    assert len({error.text.render(lang) for lang in fathom.LANGUAGES}) == 3
    return error
