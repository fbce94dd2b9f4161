"""Undo: back one choice, unless something became known since."""

from __future__ import annotations

import pytest

from fathom.kernel.data import encode
from fathom.kernel.errors import UndoRefused
from fathom.kernel.text import LANGUAGES
from toygame import UNIFORM
from toygame.play import at, new, seat


def test_undo_takes_back_one_choice() -> None:
    t = at(seat(), seat(), seat())
    before, view = t.fingerprint(), encode(t.view(0))
    t.choose("hit")
    t.undo()
    assert t.fingerprint() == before
    assert encode(t.view(0)) == view
    assert t.events() == []
    t.choose("rest")
    assert t.state.health == [5, 5, 5]


def test_undo_is_refused_because_a_card_was_revealed() -> None:
    t = at(seat(), seat(), deck=["jab", "drum"])
    t.choose("rest")
    before = t.fingerprint()
    with pytest.raises(UndoRefused) as refused:
        t.undo()
    assert t.fingerprint() == before
    assert "Player 2 drew a card" in str(refused.value)
    assert all(refused.value.text.render(lang) for lang in LANGUAGES)


def test_undo_goes_back_as_far_as_the_last_revelation() -> None:
    t = at(seat(), seat(), seat(), deck=["jab", "drum"])
    t.choose("rest")
    before = t.fingerprint()
    t.choose("hit", 1)
    t.undo()
    assert t.fingerprint() == before
    with pytest.raises(UndoRefused, match="Player 2 drew a card"):
        t.undo()


def test_a_die_cannot_be_rolled_again() -> None:
    t = at(seat(hand=["wager"]), seat())
    t.choose("wager")
    t.choose(2)
    with pytest.raises(UndoRefused, match="the die showed"):
        t.undo()


def test_nothing_to_undo() -> None:
    with pytest.raises(UndoRefused, match="no choice"):
        at(seat(), seat()).undo()


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    t = new(2, 1)
    before = t.fingerprint()
    t.choose("feast", 1)
    t.undo()
    assert t.fingerprint() == before
    assert [d.seat for d in t.decisions] == [0, 1]
    t.choose("famine", 1)
    t.choose("famine", 0)
    assert t.state.last_vote == "famine"


def test_undo_keeps_who_listens_to_the_table() -> None:
    """The table object stays the same one, with its notices and its silence."""
    t = at(seat(), seat(), seat())
    t.quiet = True
    t.choose("hit")
    t.undo()
    assert t.quiet
    assert t.decision is not None and t.decision.seat == 0


def test_undo_goes_back_over_standing_orders_and_new_seeds() -> None:
    t = at(seat(), seat(), seat(hand=["dodge"]))
    t.order_standing(1, "Hit", "pass")
    t.reseed(4)
    before = t.fingerprint()
    t.choose("hit")
    t.undo()
    assert t.fingerprint() == before
    assert t.standing == {"1/Hit": (("pass", "", 0),)}


def test_who_answers_last_has_seen_the_others_answers() -> None:
    t = new(2, 1, game=UNIFORM)
    t.choose("feast", 1)
    t.choose("famine", 0)
    with pytest.raises(UndoRefused):
        t.undo()


def test_an_opened_window_cannot_be_taken_back() -> None:
    t = at(seat(hand=["dodge"]), seat(hand=["dodge"]), game=UNIFORM)
    t.choose("hit")
    for one in [d.seat for d in t.decisions]:
        t.choose("pass", one)
    with pytest.raises(UndoRefused, match="what the others answered"):
        t.undo()


def test_whom_the_game_asks_next_tells_something_about_a_hand() -> None:
    t = at(seat(), seat())
    t.choose("hit")
    with pytest.raises(UndoRefused, match="who is asked next"):
        t.undo()


def test_the_end_cannot_be_taken_back() -> None:
    t = at(seat(), seat(health=1), seat(health=0))
    t.choose("hit")
    assert t.outcome is not None
    with pytest.raises(UndoRefused, match="the end of the game"):
        t.undo()
