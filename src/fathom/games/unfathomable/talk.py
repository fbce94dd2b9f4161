"""Table talk (appendix III): sentences about hidden things that are vague or extreme, and may be lies."""

from __future__ import annotations

from ..talk import Phrase, Talk

__all__ = ["TALK"]

_PHRASES = (
    *(Phrase(id, during="test") for id in ("much", "little", "none", "need", "enough", "fail")),
    *(Phrase(id) for id in ("yes", "no", "silent", "odd", "good", "bad")),
    *(Phrase(id, {"player": "seat"}) for id in ("distrust", "trust")),
)

TALK = Talk(
    {phrase.id: phrase for phrase in _PHRASES},
    tuple(f"U-III.{number}" for number in (2, 3, "3a", 4, 5, 6, 7, 8, 9, 10, 11, 12, 14)),
)
