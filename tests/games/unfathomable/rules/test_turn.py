"""Turns (U-32): receive skills, actions, mythos, discard."""

from __future__ import annotations

from collections import Counter

import pytest

import fathom
from unfathomable_play import Play, at
from unfathomable_short import TRAITOR, every

MANY = ["lore-1"] * 6 + ["will-1"] * 3


def ids(p: Play) -> list[str]:
    return [id for id, _ in p.lines()]


def finishes(p: Play) -> Play:
    """The rest of this turn, and whatever it asks, by the first answer there is."""
    turn = p.s.turn
    while p.s.turn == turn and p.t.asked:
        if p.asked == "ask-act":
            p.ends_actions()
        elif p.asked == "ask-contribute":
            p.contributes()
        elif p.in_window:
            p.passes()
        else:
            p.answer(p.seat or 0, next(iter(p.t.decisions[0].answers())))
    return p


@pytest.mark.rule("U-32.1", "U-32.8")
def test_turns_go_clockwise_and_the_token_with_them() -> None:
    mild = ["missing-jewelry", "infection", "transformation", "missing-parents", "food-rationing"]
    p = at(active=1, step="turn", players=4, mythos_deck=mild)
    seats = []
    for _ in range(6):
        seats.append(p.t.view()["table"]["current"])
        finishes(p)
    assert seats == [1, 2, 3, 0, 1, 2]


@pytest.mark.rule("U-32.1")
def test_the_first_turn_is_that_of_the_current_player_chosen_at_setup() -> None:
    for seed in range(4):
        table = fathom.new("unfathomable", seats=4, seed=seed)
        first = table.state.current
        assert table.decisions[0].seat == first  # who picks a character first, too
        while not table.state.turn:
            decision = table.decisions[0]
            table.choose(next(iter(decision.answers())), decision.seat)
        assert (table.state.current, table.decisions[0].seat) == (first, first)


@pytest.mark.rule("U-32.2", "U-32.3", "U-32.6")
def test_a_human_receives_skills_acts_resolves_a_mythos_card_and_discards() -> None:
    p = at({"character": "william", "hand": MANY}, step="turn", mythos_deck=["missing-jewelry"])
    assert "log-draw" in ids(p) and len(p.hand(0)) == 14 and p.asked == "ask-act"
    assert "log-mythos" not in ids(p)
    p.ends_actions().passed()
    assert "log-mythos" in ids(p) and p.asked == "ask-crisis" and len(p.hand(0)) == 14
    p.does("b").passed()
    assert p.asked == "ask-hand-limit" and p.s.mythos < 0
    p.does({"lore-1": 4})
    assert len(p.hand(0)) == 10 and p.s.current == 1


@pytest.mark.rule("U-32.2", "U-32.9")
def test_a_revealed_traitor_has_no_mythos_step() -> None:
    p = at({"character": "william", "hand": MANY, **TRAITOR}, step="turn", mythos_deck=["missing-jewelry"])
    assert p.asked == "ask-forgo"
    p.does({}).ends_actions()
    assert "log-mythos" not in ids(p) and len(p.s.mythos_deck) == 70
    assert p.asked == "ask-hand-limit"
    p.does({"lore-1": 4})
    assert p.s.current == 1


@pytest.mark.rule("U-32.4")
def test_the_current_player_draws_the_skill_set_and_nobody_else_draws() -> None:
    p = at({"character": "jamie"}, step="turn")
    assert Counter(card.split("-")[0] for card in p.hand(0)) == {"strength": 3, "will": 2}
    assert p.hand(1) == p.hand(2) == []


@pytest.mark.rule("U-32.5")
def test_a_human_performs_two_actions_and_may_repeat_one() -> None:
    p = at({"character": "jamie", "place": "d1"}, mythos_deck=["missing-jewelry"])
    p.does("move", "d2")
    assert p.s.actions == 1 and p.asked == "ask-act"
    p.does("move", "d3")
    assert p.place(0) == "d3" and p.logged("log-mythos")


@pytest.mark.rule("U-32.6")
def test_the_mythos_card_of_a_human_is_drawn_and_resolved() -> None:
    p = at({"character": "jamie"}, mythos_deck=["missing-jewelry"], step="mythos").does("a")
    assert p.resource("sanity") == 7 and p.s.travel == 1 and p.deep_ones("deep") == 2
    assert len(p.s.mythos_deck) == 69 and len(p.s.mythos_discard) == 1


@pytest.mark.rule("U-32.10")
def test_a_revealed_traitor_receives_skills_as_the_set_shows() -> None:
    p = at({"character": "jamie", **TRAITOR}, step="turn").does({})
    assert Counter(card.split("-")[0] for card in p.hand(0)) == {"strength": 3, "will": 2}


@pytest.mark.rule("U-32.10a", "U-32.10a1")
@pytest.mark.parametrize("forgone", [{"strength": 1}, {"strength": 2, "will": 1}, {"strength": 3, "will": 2}])
def test_a_revealed_traitor_may_draw_treachery_instead_and_says_so_first(forgone: dict[str, int]) -> None:
    p = at({"character": "jamie", **TRAITOR}, step="turn")
    assert p.asked == "ask-forgo" and p.hand(0) == []
    assert p.refuses({"strength": 4}, {"lore": 1}, {"treachery": 1})
    p.does(forgone)
    drawn = Counter(card.split("-")[0] for card in p.hand(0))
    assert drawn == Counter({"strength": 3, "will": 2}) - Counter(forgone) + Counter(treachery=sum(forgone.values()))


@pytest.mark.rule("U-32.10a")
def test_a_human_never_draws_treachery_for_the_set() -> None:
    p = at({"character": "jamie", "loyalty": ["hybrid"]}, step="turn")
    assert p.asked == "ask-act" and not any(card.startswith("treachery") for card in p.hand(0))


@pytest.mark.rule("U-32.11")
def test_a_revealed_traitor_performs_two_actions_and_may_repeat_one() -> None:
    p = at({**TRAITOR, "place": "d1"}).does("move", "d2", "move", "d3")
    assert p.place(0) == "d3" and p.s.current == 1


@pytest.mark.rule("U-R73")
def test_treachery_that_cannot_be_drawn_is_lost_and_not_replaced() -> None:
    p = at({"character": "jamie", **TRAITOR}, {"hand": every("treachery", "treachery-2")}, step="turn")
    p.does({"strength": 2, "will": 1})
    assert Counter(card.split("-")[0] for card in p.hand(0)) == {"strength": 1, "will": 1, "treachery": 1}
