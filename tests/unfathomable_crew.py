"""What the tests of the ten characters share: tests up to their total, and reveals as hybrid or cultist."""

from __future__ import annotations

from typing import Any

from unfathomable_play import Play, Seat, at

OTHERS = ("keilani", "jeanne", "william", "svetlana", "jamie")


def counted(p: Play, **cards: list[str]) -> Play:
    """Everybody adds cards (`p1=["lore-3"]`) to the test that is announced; it stops when the total is counted."""
    while "total" not in p.open[0].question.split("/"):
        if p.in_window:
            p.passes()
            continue
        assert p.asked == "ask-contribute"
        given: dict[str, int] = {}
        for card in cards.get(f"p{p.seat}", []):
            given[card] = given.get(card, 0) + 1
        p.answer(p.open[0].seat, given)
    return p


def accusation(*others: Seat, hand: list[str] | None = None, **rest: Any) -> Play:
    """Arjun accuses seat 2 in the Captain's Cabin: a test of 8 with influence and observation."""
    me = {"character": "arjun", "place": "captains-cabin", "hand": hand or []}
    p = at(me, *others, chaos=rest.pop("chaos", ["influence-1", "influence-1"]), **rest)
    p.does("room-captains-cabin.0")
    return p.does("player-2") if p.asked == "ask-accuse" else p


def reveals(character: str, card: str, place: str, *others: Seat, **rest: Any) -> Play:
    """A character reveals as hybrid or cultist. Four play, so that there is a cultist."""
    me = {"character": character, "place": place, "loyalty": [card]} | rest.pop("me", {})
    taken = [character, *(seat["character"] for seat in others)]
    more = [name for name in OTHERS if name not in taken]
    fill = [{"character": name, "place": "d8"} for name in more[: 3 - len(others)]]
    p = at(me, *others, *fill, **rest)
    return p.does("reveal")
