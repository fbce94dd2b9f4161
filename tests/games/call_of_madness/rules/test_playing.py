"""Playing a card (C-play): sets, their costs and times, the bottom text, where the card goes, keywords."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from madness_play import Play, alone, at

SLEEPER = ["sleeper", "guide", "toad", "digger"]
GOAT = ["goat", "serpents", "toad", "digger"]
FLAME = ["flame", "serpents", "toad", "digger"]
TWO = {"r2c1": "agent", "r3c2": "agent"}


def rose(*hand: str, board: dict[str, Any] | None = None, **rest: Any) -> Play:
    """Rose with these cards in hand and two investigators on her board."""
    seat = {"character": "rose", "hand": list(hand), "board": TWO if board is None else board}
    table = {
        key: rest.pop(key)
        for key in ("night", "gods", "god_decks", "players", "options", "holder", "seed")
        if key in rest
    }
    return at({**seat, **rest}, {"character": "crane"}, **table)


# ---- the set


@pytest.mark.rule("C-play.1", "C-card.1", "C-play.13", "C-play.9", "C-play.10")
def test_the_first_example_of_the_rulebook() -> None:
    """Attack 1; or for a token attack 1 and move 1 on different investigators; or a third set only at night."""
    p = rose("basic-rose-scalpel", madness={"blue": 2}).does("basic-rose-scalpel")
    assert p.asked == "ask-set" and p.options() == ["set-1", "set-2"]
    assert p.refused() == {"C-play.13", "C-rul.34b"}
    p.does("set-1", "0-r2c1")
    assert (p.life("0-r2c1"), p.life("0-r3c2")) == (4, 5)
    assert sum(p.s.madness[0]) == 2

    p = rose("basic-rose-scalpel", madness={"blue": 2}).does("basic-rose-scalpel", "set-2")
    assert sum(p.s.madness[0]) == 1, "one token for the whole set"
    p.does("attack-1", "0-r2c1")
    assert p.board(0) == {"r2c1": "agent", "r3c2": "agent"} and p.asked == "ask-step", "only the other one can be moved"
    p.does("left")
    assert p.board(0) == {"r2c1": "agent", "r3c1": "agent"}
    assert (p.life("0-r2c1"), p.life("0-r3c1")) == (4, 5)

    p = rose("basic-rose-scalpel", night=True).does("basic-rose-scalpel")
    assert p.options() == ["set-1", "set-3"] and p.refused() == {"C-play.9"}
    assert p.does("set-3", "0-r2c1").life("0-r2c1") == 3


@pytest.mark.rule("C-play.2")
def test_the_actions_of_a_set_are_done_in_any_order() -> None:
    for first, second in (("attack-1", "reinforce-1"), ("reinforce-1", "attack-1")):
        p = rose("basic-rose-asylum").does("basic-rose-asylum")
        assert set(p.options()) == {"attack-1", "reinforce-1"}
        p.does(first, "0-r2c1")
        changed = {"attack-1": (4, 6), "reinforce-1": (6, 4)}[first]
        assert (p.life("0-r2c1"), p.life("0-r3c2")) == changed, f"{second} is left, for the other one"


@pytest.mark.rule("C-play.3", "C-rul.12a")
def test_no_investigator_is_the_target_of_two_actions_of_a_set() -> None:
    p = rose("basic-rose-asylum", board={**TWO, "r4c3": "priest"}).does("basic-rose-asylum", "attack-1", "0-r2c1")
    assert p.asked == "ask-investigator" and p.options() == ["0-r3c2", "0-r4c3"]
    assert "C-play.3" in p.refused() and p.refuses("0-r2c1")


@pytest.mark.rule("C-play.5", "C-rul.13a", "C-rul.13b")
def test_what_is_possible_must_be_done_and_what_is_not_is_left_out() -> None:
    p = rose("basic-rose-asylum", board={"r2c1": "agent"}).does("basic-rose-asylum", "attack-1")
    assert p.life("0-r2c1") == 4 and p.asked == "ask-turn", "nobody is left to be reinforced"
    p = rose("basic-rose-asylum", board={}).does("basic-rose-asylum")
    assert p.asked == "ask-turn" and p.cards("discards") == ["basic-rose-asylum"], "a free set that can do nothing"


@pytest.mark.rule("C-rul.13b")
def test_an_action_that_hurts_oneself_must_be_done_too() -> None:
    """The ritual takes a card for cultists; there is no way around it."""
    p = rose("basic-rose-dissection", cultists=4).does("basic-rose-dissection")
    assert p.asked == "ask-ritual" and "decline" not in p.options() and "pass" not in p.options()


@pytest.mark.rule("C-rul.13b", "C-play.5", "C-rul.55a")
def test_an_impossible_action_waits_until_the_others_make_it_possible() -> None:
    """All 25 fire markers are out: nobody can be ignited before the attack has freed one. Choosing the impossible
    action first, to be rid of it, would leave undone what can be done."""
    board = {"r2c1": {"tile": "student", "life": 1, "fire": True}, "r3c3": "detective", "r2c2": "agent"}
    p = at({"hand": ["god-flame-spark"], "board": board, "fire": 12}, {"fire": 12},
           gods=["guide", "serpents", "toad", "flame"])  # fmt: skip
    p.does("god-flame-spark")
    assert p.asked == "ask-investigator", "only the attack is possible"
    p.does("0-r2c1")
    assert p.asked == "ask-investigator", "now somebody must be ignited"
    p.does("0-r3c3")
    found = p.on("0-r3c3")
    assert found is not None and found.fire == 1


@pytest.mark.rule("C-rul.13c")
def test_nothing_is_paid_for_a_set_in_which_nothing_is_possible() -> None:
    p = rose("basic-rose-sedation", board={}, madness={"red": 3}).does("basic-rose-sedation")
    assert sum(p.s.madness[0]) == 3 and p.cards("discards") == ["basic-rose-sedation"], "only the free set was there"
    p = rose("basic-rose-scalpel", board={}, madness={"red": 3}, night=True).does("basic-rose-scalpel")
    assert p.asked == "ask-set" and p.options() == ["set-1", "set-3"] and p.refused() == {"C-rul.13c", "C-rul.34b"}
    assert p.refuses("set-2")


@pytest.mark.rule("C-rul.27", "C-extra.c0")
def test_the_player_chooses_which_tokens_to_return() -> None:
    p = rose("basic-rose-scalpel", madness={"blue": 1, "red": 1}).does("basic-rose-scalpel", "set-2")
    assert p.asked == "ask-tokens" and p.options() == ["blue", "red"]
    assert p.refuses({"blue": 1, "red": 1}) and p.refuses({})
    bag = p.s.madness_bag
    p.does({"red": 1})
    assert p.s.madness[0] == (1, 0, 0) and p.s.madness_bag == (bag[0], bag[1], bag[2] + 1)


@pytest.mark.rule("C-rul.13d", "C-rul.4")
def test_a_cost_is_paid_before_the_first_action() -> None:
    """So a token that the set itself would win cannot pay for it."""
    board = {"r2c1": {"tile": "student", "life": 1, "madness": {"green": 1}}}
    p = rose("basic-rose-scalpel", board=board, madness={}, night=True).does("basic-rose-scalpel")
    assert p.options() == ["set-1", "set-3"]


@pytest.mark.rule("C-rul.47", "C-play.13")
def test_a_night_set_is_refused_by_day() -> None:
    p = rose("basic-rose-asylum", night=False)
    assert p.does("basic-rose-asylum").asked == "ask-next-action", "the only set of the day is taken at once"
    p = rose("basic-rose-asylum", night=True).does("basic-rose-asylum")
    assert p.options() == ["set-1", "set-2"]


@pytest.mark.rule("C-play.14")
def test_actions_may_be_used_on_any_board() -> None:
    seat = {"character": "rose", "hand": ["basic-rose-scalpel"], "board": {"r2c1": "agent"}}
    p = at(seat, {"board": {"r2c2": "priest"}}, {"board": {"r4c3": "student"}}, players=3).does("basic-rose-scalpel")
    assert p.options() == ["0-r2c1", "1-r2c2", "2-r4c3"]


# ---- the bottom text


@pytest.mark.rule("C-play.4", "C-play.6", "C-play.12", "C-play.16")
def test_the_second_example_of_the_rulebook() -> None:
    """Attack 1 and reinforce 1, then the figure must go to the Great Digger; readying it costs a token."""
    p = rose("god-digger-tunnel", madness={"blue": 1}, figure="guide", ready=False).does("god-digger-tunnel")
    assert p.t.view(0)["table"]["figures"][0] == "guide", "not before the actions"
    p.does("attack-1", "0-r2c1")
    assert p.t.view(0)["table"]["figures"][0] == "digger" and p.s.ready[0] == 0
    assert p.asked == "ask-bottom" and p.options() == ["use", "decline"]
    p.does("use")
    assert p.s.ready[0] == 1 and sum(p.s.madness[0]) == 0
    p = rose("god-digger-tunnel", madness={"blue": 1}, figure="guide", ready=False)
    p.does("god-digger-tunnel", "attack-1", "0-r2c1", "decline")
    assert p.s.ready[0] == 0 and sum(p.s.madness[0]) == 1


@pytest.mark.rule("C-play.9", "C-rul.13c")
def test_a_line_that_cannot_be_paid_or_does_nothing_is_not_offered() -> None:
    for seat in ({"madness": {}, "ready": False}, {"madness": {"blue": 1}, "ready": True}):
        p = rose("god-digger-tunnel", figure="guide", **seat).does("god-digger-tunnel", "attack-1", "0-r2c1")
        assert p.asked == "ask-turn" and p.t.view(0)["table"]["figures"][0] == "digger"


@pytest.mark.rule("C-rul.13d")
def test_tokens_won_by_the_set_may_pay_for_a_bottom_line() -> None:
    board = {"r2c1": {"tile": "reporter", "life": 1, "madness": {"green": 1}}, "r3c2": "agent"}
    p = rose("god-goat-young", board=board, madness={}, gods=GOAT, deck=["basic-rose-scalpel"])
    p.does("god-goat-young", "attack-1", "0-r2c1")
    assert p.asked == "ask-bottom"
    p.does("use")
    assert "basic-rose-scalpel" in p.cards("hands")


@pytest.mark.rule("C-play.15", "C-rul.12c")
def test_adjacent_is_beside_above_or_below_and_not_who_the_set_targeted() -> None:
    board = {
        "r2c2": "agent",
        "r2c1": "priest",
        "r3c2": "detective",
        "r3c1": "gangster",
        "r2c3": "soldier",
        "r4c2": "agent",
    }
    p = rose("god-serpents-venom", board=board, madness={"blue": 1}, gods=GOAT)
    p.does("god-serpents-venom", "attack-1", "0-r2c2", "use")
    assert p.asked == "ask-investigator" and p.options() == ["0-r2c1", "0-r2c3", "0-r3c2"]


@pytest.mark.rule("C-play.15")
def test_adjacent_to_where_a_defeated_target_stood() -> None:
    board = {"r2c2": {"tile": "agent", "life": 1}, "r2c1": "priest", "r4c2": "agent", "r3c2": "detective"}
    p = rose("god-serpents-venom", board=board, madness={"blue": 1}, gods=GOAT)
    p.does("god-serpents-venom", "attack-1", "0-r2c2", "use")
    assert p.options() == ["0-r2c1", "0-r3c2"]


@pytest.mark.rule("C-play.15", "C-rul.12c")
def test_every_line_of_the_bottom_text_looks_beside_the_targets_of_the_set() -> None:
    """Not beside that of the line before; and all lines share a list."""
    raw = tomllib.loads((files("fathom.games.call_of_madness") / "content.toml").read_text(encoding="utf-8"))
    venom = next(card for card in raw["god_cards"] if card["id"] == "god-serpents-venom")
    venom["bottom"] = "attack 1@adj ; attack 1@adj"
    board = {"r2c2": "agent", "r2c1": "agent", "r3c2": "agent", "r3c1": "agent", "r1c1": "agent"}
    p = rose("god-serpents-venom", board=board, gods=GOAT, options={"content": raw})
    p.does("god-serpents-venom", "attack-1", "0-r2c2", "0-r2c1")
    assert [p.life(f"0-{at}") for at in ("r2c1", "r3c2", "r3c1", "r1c1")] == [4, 4, 5, 5]


@pytest.mark.rule("C-play.15")
def test_a_blow_beside_an_outpost_reaches_only_who_stands_next_to_one() -> None:
    board = {"r2c2": "agent", "r4c1": "priest", "r2c1": "detective"}
    p = rose("god-digger-quake", board=board, outposts=["r3c2"], madness={"blue": 1}, gods=GOAT)
    p.does("god-digger-quake", "set-1", "0-r4c1", "use")
    assert p.life("0-r2c2") == 4 and p.life("0-r2c1") == 4, "the only one beside the outpost is hit without a question"


# ---- where the card goes


@pytest.mark.rule("C-play.7", "C-play.8")
def test_a_resolved_card_lies_open_on_the_own_discard_pile() -> None:
    p = rose("basic-rose-scalpel", discard=["basic-rose-sedation"]).does("basic-rose-scalpel", "0-r2c1")
    assert p.cards("discards") == ["basic-rose-sedation", "basic-rose-scalpel"]
    assert p.t.view(0)["discard"] == ["basic-rose-sedation", "basic-rose-scalpel"], "the owner may page through it"
    other = p.t.view(1)
    assert other["table"]["discards"][0] == {"size": 2, "top": "basic-rose-scalpel"}
    assert other["discard"] == []


@pytest.mark.rule("C-rul.50a")
def test_a_card_being_played_is_in_no_pile() -> None:
    p = rose("basic-rose-scalpel", discard=["basic-rose-sedation"]).does("basic-rose-scalpel")
    assert p.cards("discards") == ["basic-rose-sedation"] and p.cards("hands") == []
    assert p.t.view(1)["table"]["played"] == ["basic-rose-scalpel"]


@pytest.mark.rule("C-rul.50a", "C-rul.15b", "C-action.move.7")
def test_entries_come_after_the_bottom_text_and_before_card_and_keyword() -> None:
    board = {"r4c1": "gangster", "r2c2": "agent"}
    p = rose("god-guide-wrong-turn", board=board, cultists=30).does("god-guide-wrong-turn", "0-r4c1", "down")
    told = [event.text.id for event in p.t.events()]
    assert told.index("log-crosses") < told.index("log-enter") < told.index("log-again")
    assert p.s.cultists[0] == 26


# ---- keywords


@pytest.mark.rule("C-key.draw.1")
def test_draw_may_be_used_after_the_card_is_resolved() -> None:
    def after() -> Play:
        return rose("god-guide-threshold", board={}, deck=["basic-rose-scalpel"]).does("god-guide-threshold")

    p = after()
    assert p.asked == "ask-draw-own" and p.cards("discards") == ["god-guide-threshold"]
    assert p.does("own").cards("hands") == ["basic-rose-scalpel"]
    assert after().does("nobody").cards("hands") == []


@pytest.mark.rule("C-key.draw.2")
def test_an_empty_deck_gives_nothing_and_is_not_refilled() -> None:
    seat = {
        "character": "rose",
        "hand": ["god-guide-threshold"],
        "discard": ["basic-rose-scalpel"],
        "madness": {"red": 1},
    }
    p = at(seat, {"character": "crane"}, rest=["cards"]).does("god-guide-threshold")
    assert p.asked == "ask-turn" and p.cards("hands") == [] and len(p.cards("discards")) == 2


@pytest.mark.rule("C-key.again.1", "C-rul.34a")
def test_again_gives_another_card_play_which_may_become_a_pass() -> None:
    p = rose("basic-rose-sedation", "basic-rose-scalpel").does("basic-rose-sedation", "0-r2c1", "up")
    assert p.asked == "ask-turn" and {"basic-rose-scalpel", "pass", "end-turn"} <= set(p.options())
    p.does("basic-rose-scalpel", "0-r3c2")
    assert p.life("0-r3c2") == 4 and p.seat == 1, "no card play is left, so the turn is over"
    p = rose("basic-rose-sedation", "basic-rose-scalpel").does("basic-rose-sedation", "0-r2c1", "up", "pass")
    assert p.s.passed[0] == 1


@pytest.mark.rule("C-rul.11a", "C-rul.34c")
def test_the_further_play_may_be_left_unused_and_is_no_pass() -> None:
    p = rose("basic-rose-sedation", "basic-rose-scalpel")
    assert "C-rul.34c" in p.refused() and p.refuses("end-turn"), "a turn ends only after a card or a pass"
    p.does("basic-rose-sedation", "0-r2c1", "up", "end-turn")
    assert p.s.passed == [0, 0] and p.seat == 1


@pytest.mark.rule("C-rul.11b")
def test_a_card_of_the_keyword_belongs_to_the_same_turn_and_costs_no_token() -> None:
    seat = {
        "character": "rose",
        "hand": ["basic-rose-sedation", "basic-rose-scalpel"],
        "board": TWO,
        "madness": {"red": 1},
    }
    p = at(seat, {"character": "crane"}, passed=[1], free=[]).does("pay-turn")
    assert sum(p.s.madness[0]) == 0
    p.does("basic-rose-sedation", "0-r2c1", "up", "basic-rose-scalpel", "0-r3c2")
    assert p.told("log-pays-tokens") == ["C-pass.5"], "one token for both cards"
    assert p.asked == "ask-place-outpost", "without a token the next turn can only be a pass, and the phase is over"


@pytest.mark.rule("C-key.again.2")
def test_additional_actions_are_possible_between_and_after_chained_cards() -> None:
    p = rose(
        "basic-rose-sedation",
        "basic-rose-scalpel",
        madness={"red": 2},
        deck=["basic-rose-asylum", "basic-rose-dissection"],
    )
    p.does("basic-rose-sedation", "set-1", "0-r2c1", "up", "madness-draw", "basic-rose-scalpel", "set-1", "0-r3c2")
    assert "madness-draw" in p.options()


@pytest.mark.rule("C-play.11", "C-rul.51")
def test_a_paid_set_is_used_once_per_turn_even_if_its_card_comes_again() -> None:
    seat = {"character": "rose", "hand": ["god-sleeper-call"], "madness": {"red": 4}, "figure": "sleeper",
            "cultists": 40, "board": {"r2c1": "agent"}}  # fmt: skip
    decks = {"sleeper": ["god-sleeper-dream", "god-sleeper-stars"]}
    p = at(seat, {"character": "crane"}, gods=SLEEPER, god_decks=decks, night=True)
    p.does("god-sleeper-call", "set-2", "ritual", "god-sleeper-dream")
    assert p.cards("discards") == ["god-sleeper-call"], "again: and the figure is ready on the Sleeping God"
    p.does("power", "god-sleeper-call")
    assert p.asked == "ask-ritual", "only the free set is left"
    assert p.refuses("set-2")


@pytest.mark.rule("C-phase2.4", "C-rul.34b")
def test_no_additional_action_while_a_card_is_being_resolved() -> None:
    p = rose("basic-rose-scalpel", madness={"red": 2}).does("basic-rose-scalpel")
    assert "madness-draw" not in p.options() and p.refuses("madness-draw")
    p.does("set-2")
    assert p.refuses("madness-cycle")


@pytest.mark.rule("C-rul.50b", "C-rul.8b")
def test_a_card_being_played_at_the_end_is_owned_by_its_player() -> None:
    finals = ["goal-end-library", "goal-end-ascetic"]
    own = ["god-digger-tunnel", "god-digger-collapse", "god-digger-eggs"]
    seat = {"character": "rose", "hand": ["god-sleeper-call"], "discard": own, "finals": finals, "cultists": 3}
    p = at(seat, {"character": "crane"}, gods=SLEEPER, god_decks={"guide": ["god-guide-lost-hour"]})
    p.does("god-sleeper-call", "god-guide-lost-hour")
    assert p.t.outcome is not None and p.s.cultists[0] == 0
    lines = p.t.view(0)["scores"][0]
    assert dict(lines["finals"])["goal-end-library"] == 5, "three, the one taken and the one being played"
    assert "log-again" not in [event.text.id for event in p.t.events()], "no keyword any more"


@pytest.mark.rule("C-play.1")
def test_alone_too_a_card_is_played_from_hand() -> None:
    p = alone({"character": "rose", "hand": ["basic-rose-scalpel"], "board": TWO}).does("basic-rose-scalpel", "0-r2c1")
    assert p.life("0-r2c1") == 4


@pytest.mark.rule("C-rul.55a", "C-rul.13c")
def test_an_action_is_possible_while_its_pieces_and_an_unused_target_are_there() -> None:
    """A third attack of a set finds nobody: two were used by it. The set may be paid for, since one is possible."""
    p = rose("god-serpents-nest", board={"r2c1": "agent", "r3c2": "agent"}, madness={"red": 1}, gods=GOAT)
    p.does("god-serpents-nest", "set-2", "0-r2c1")
    assert (p.life("0-r2c1"), p.life("0-r3c2")) == (4, 4) and p.seat == 1
    p = rose("god-serpents-nest", board={}, madness={"red": 1}, gods=GOAT).does("god-serpents-nest")
    assert sum(p.s.madness[0]) == 1, "nobody at all: the paid set is not offered"
