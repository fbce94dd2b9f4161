"""Cards and rules (U-0): a card wins over a rule, but where both can be obeyed, both are."""

from __future__ import annotations

import pytest

from unfathomable_play import at

RIFLE = {"character": "jamie", "place": "d1", "items": ["repeating-rifle"]}


@pytest.mark.rule("U-0.2")
def test_a_card_that_contradicts_a_rule_is_followed() -> None:
    """Attacks go to the own space; the rifle attacks in an adjacent one, and only there."""
    p = at(RIFLE, deep_ones={"d2": 1}, dice=(4,))
    assert "attack" not in p.options()
    p.does("repeating-rifle.0").passed()
    assert p.deep_ones("d2") == 0
    assert "repeating-rifle.0" not in at(RIFLE, deep_ones={"d1": 1}).options()


@pytest.mark.rule("U-0.2")
def test_a_card_may_move_a_human_where_nobody_goes_by_choice() -> None:
    p = at({"character": "jamie", "place": "d1"}, {"character": "william", "place": "d2"}, step="mythos",
           mythos_deck=["strange-vision"], waypoint_deck=["reef", "iceberg"]).does("a", "reef").passed()  # fmt: skip
    assert p.place(0) == "brig"


@pytest.mark.rule("U-0.3")
def test_where_card_and_rule_can_both_be_obeyed_both_are() -> None:
    """The rifle reaches farther, but only enemies are attacked, and its +1 meets the usual target value."""
    human = {"character": "william", "place": "d2"}
    assert "repeating-rifle.0" not in at(RIFLE, human).options()
    for die, left in ((2, 1), (3, 0)):
        assert (
            at(RIFLE, human, deep_ones={"d2": 1}, dice=(die,)).does("repeating-rifle.0").passed().deep_ones("d2")
            == left
        )


@pytest.mark.rule("U-0.3")
def test_an_action_granted_by_a_card_keeps_to_the_rules_of_actions() -> None:
    helper = {"character": "arjun", "place": "d1", "hand": ["influence-1"]}
    p = at(helper, {"character": "jamie", "place": "brig", "items": ["plimsolls"]}).does("influence-1", "player-1")
    assert p.seat == 1 and p.options() == ["room-brig.0", "end-actions"]
    p = at(helper, {"character": "jamie", "place": "d1"}).does("influence-1", "player-1", "move")
    assert p.refuses("brig", "sick-bay", "w1")
