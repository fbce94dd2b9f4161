"""Additional actions (C-extra): outposts bought off, powers, madness and corruption spent; R'lyeh."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

GODS = ["guide", "serpents", "toad", "digger"]
SLEEPER = ["sleeper", "guide", "toad", "digger"]
YELLOW = ["yellow", "guide", "toad", "digger"]
DEEP = ["deep", "guide", "toad", "digger"]
TWO = {"r2c1": "agent", "r3c2": "agent"}


def turn(seat: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **rest: Any) -> Play:
    """Rose's turn; she holds a card that she may play."""
    own = {"character": "rose", "hand": ["basic-rose-asylum"], **(seat or {})}
    rest.setdefault("gods", GODS)
    return at(own, {"character": "crane", **(other or {})}, **rest)


# ---- when


@pytest.mark.rule("C-extra.1", "C-rul.34b")
def test_nobody_takes_additional_actions_in_the_turn_of_another() -> None:
    p = turn({"madness": {"red": 1}}, {"madness": {"red": 1}})
    assert p.seat == 0 and "madness-draw" in p.options()
    assert [ask.seat for ask in p.open] == [0]


# ---- outposts


@pytest.mark.rule("C-extra.a1", "C-extra.a2")
@pytest.mark.parametrize(("price", "cultists", "madness"), [("pay-madness", 40, 0), ("pay-cultists", 38, 2)])
def test_an_outpost_of_the_own_board_is_removed_for_two_tokens_or_two_cultists(
    price: str, cultists: int, madness: int
) -> None:
    p = turn({"outposts": ["r4c1", "r4c2"], "madness": {"blue": 2}}, {"outposts": ["r3c3"]})
    p.does("remove-outpost")
    assert p.options() == ["0-r4c1", "0-r4c2"], "only those of the own board"
    p.does("0-r4c2")
    assert p.asked == "ask-outpost-price" and p.options() == ["pay-madness", "pay-cultists"]
    p.does(price)
    assert p.outposts(0) == {"r4c1"} and p.s.outpost_supply == 22
    assert (p.s.cultists[0], sum(p.s.madness[0])) == (cultists, madness)


@pytest.mark.rule("C-extra.a2", "C-action.outpost-remove.3", "C-extra.a1")
def test_an_outpost_under_a_depth_token_stays_and_nobody_removes_one_without_paying() -> None:
    p = turn({"outposts": ["r4c1"], "depth": {"r4c1": "depth-tide-a"}}, gods=DEEP)
    assert "remove-outpost" not in p.options() and "C-action.outpost-remove.3" in p.refused()
    p = turn({"outposts": ["r4c1"], "cultists": 1, "madness": {"blue": 1}})
    assert "remove-outpost" not in p.options() and "C-extra.a1" in p.refused() and p.refuses("remove-outpost")


@pytest.mark.rule("C-rul.8b", "C-rul.8a")
def test_the_last_cultists_may_pay_for_an_outpost_and_end_the_game() -> None:
    p = turn({"outposts": ["r4c1"], "cultists": 2}).does("remove-outpost")
    assert p.t.outcome is not None and p.outposts(0) == set() and p.s.cultists[0] == 0


# ---- powers


@pytest.mark.rule("C-extra.b1", "C-comp.2")
def test_a_ready_figure_on_a_power_card_is_toppled_to_use_it() -> None:
    p = turn({"figure": "toad"})
    assert p.does("power").s.ready[0] == 0
    assert sum(p.s.madness[0]) == 1 and "power" not in p.options() and "C-extra.b1" in p.refused()
    assert "power" not in turn({"figure": "toad", "ready": False}).options()
    assert "power" not in turn({}).options(), "beside the board it has no power"


@pytest.mark.rule("C-extra.b2", "C-card.3")
def test_the_time_of_day_decides_what_a_power_does() -> None:
    p = turn({"figure": "toad", "board": TWO}, night=True).does("power")
    assert p.asked == "ask-investigator"
    assert p.does("0-r2c1").life("0-r2c1") == 3 and sum(p.s.madness[0]) == 0


@pytest.mark.rule("C-extra.b3", "C-rul.12c")
def test_all_parts_of_a_power_are_done_in_order_on_different_targets() -> None:
    p = turn({"figure": "serpents", "board": TWO}, night=True).does("power", "0-r2c1")
    assert (p.life("0-r2c1"), p.life("0-r3c2")) == (4, 4), "the second attack had one target left"
    p = turn({"figure": "digger", "outposts": ["r4c1", "r4c2"]}, night=True).does("power")
    assert "0-r4c3" in p.options() and "0-r4c1" not in p.options(), "first an outpost is added"
    p.does("0-r4c3")
    assert p.options() == ["0-r4c1", "0-r4c2"], "then one is removed, but not from the space just used"


@pytest.mark.rule("C-rul.54")
def test_of_alternatives_exactly_one_is_chosen_a_possible_one_if_there_is_any() -> None:
    p = turn({"figure": "digger", "outposts": ["r4c1", "r4c2"]}).does("power")
    assert p.options() == ["outpost-add", "outpost-remove"]
    p.does("outpost-remove", "0-r4c1")
    assert p.outposts(0) == {"r4c2"} and p.asked == "ask-turn", "and not the other one as well"
    p = turn({"figure": "digger"}).does("power")
    assert p.asked == "ask-space", "nothing can be removed: only adding is left"


@pytest.mark.rule("C-rul.21")
def test_a_power_that_can_do_nothing_is_not_used() -> None:
    p = turn({"figure": "guide", "board": {}})
    assert "power" not in p.options() and "C-rul.21" in p.refused() and p.refuses("power")


@pytest.mark.rule("C-rul.34a")
def test_a_card_play_won_before_the_card_of_the_turn_adds_to_it() -> None:
    """The Sleeping God plays a card with the keyword; then two cards of the hand may follow."""
    hand = ["god-sleeper-call", "basic-rose-asylum", "basic-rose-scalpel"]
    p = turn({"hand": hand, "figure": "sleeper", "board": {}}, gods=SLEEPER, god_decks={"guide": ["god-guide-veil"]})
    p.does("power", "god-guide-veil", "basic-rose-asylum")
    assert p.seat == 0 and "basic-rose-scalpel" in p.options()
    p.does("basic-rose-scalpel")
    assert p.seat == 1


# ---- the Sleeping God and R'lyeh


@pytest.mark.rule("C-action.rlyeh.1", "C-rul.35a")
def test_a_card_played_by_the_power_goes_to_rlyeh_and_uses_no_card_play() -> None:
    p = turn({"hand": ["god-sleeper-dream", "basic-rose-asylum"], "figure": "sleeper", "board": {}}, gods=SLEEPER)
    p.does("power")
    assert p.asked == "ask-draw-own", "its keyword works as usual"
    p.does("nobody")
    assert p.cards("rlyeh") == ["god-sleeper-dream"] and p.cards("discards") == []
    assert "basic-rose-asylum" in p.options()
    p = turn({"hand": ["god-sleeper-dream"], "board": {}}, gods=SLEEPER).does("god-sleeper-dream", "nobody")
    assert p.cards("discards") == ["god-sleeper-dream"] and p.cards("rlyeh") == [], "played from hand it is discarded"


@pytest.mark.rule("C-rul.35b", "C-extra.b2")
def test_at_night_any_sleeping_god_card_of_the_discard_pile_may_be_played() -> None:
    discard = ["god-sleeper-nightmare", "god-sleeper-stars", "basic-rose-scalpel"]
    seat = {"hand": [], "discard": discard, "figure": "sleeper", "board": {}}
    assert "power" not in turn(seat, gods=SLEEPER).options(), "by day only from the hand"
    p = turn(seat, gods=SLEEPER, night=True).does("power")
    assert p.asked == "ask-god-card" and set(p.options()) == {"god-sleeper-nightmare", "god-sleeper-stars"}
    p.does("god-sleeper-nightmare", "set-1")
    assert p.cards("rlyeh") == ["god-sleeper-nightmare"]
    assert p.cards("discards") == ["basic-rose-scalpel", "god-sleeper-stars"]


@pytest.mark.rule("C-rul.35b")
def test_a_figure_readied_on_the_sleeping_god_may_be_used_again_with_another_card() -> None:
    seat = {"hand": ["god-sleeper-call", "god-sleeper-nightmare"], "figure": "sleeper", "board": {}}
    p = turn(seat, gods=SLEEPER, god_decks={"sleeper": ["god-sleeper-dream"]}).does(
        "power", "god-sleeper-call", "god-sleeper-dream"
    )
    assert p.s.ready[0] == 1 and p.cards("rlyeh") == ["god-sleeper-call"]
    p.does("power")
    assert set(p.options()) == {"god-sleeper-nightmare", "god-sleeper-dream"}


@pytest.mark.rule("C-action.rlyeh.3", "C-action.rlyeh.2")
def test_madness_returns_no_card_from_rlyeh() -> None:
    p = turn({"rlyeh": ["god-sleeper-dream"], "madness": {"red": 1}}, gods=SLEEPER)
    assert "madness-recall" not in p.options() and "C-rul.21" in p.refused()


@pytest.mark.rule("C-setup.6e")
def test_rlyeh_is_there_for_every_player() -> None:
    assert turn({}, gods=SLEEPER).t.view(0)["table"]["rlyeh"] == [[], []]


# ---- madness


@pytest.mark.rule("C-extra.c0", "C-extra.c1")
def test_a_token_of_any_colour_draws_a_card() -> None:
    p = turn({"madness": {"red": 1, "green": 1}, "deck": ["basic-rose-scalpel"]}).does("madness-draw", {"green": 1})
    assert "basic-rose-scalpel" in p.cards("hands") and p.s.madness[0] == (0, 0, 1)
    assert "madness-draw" in p.options(), "as often as one likes"


@pytest.mark.rule("C-extra.c2")
def test_a_token_puts_the_top_discard_under_the_deck() -> None:
    seat = {
        "discard": ["basic-rose-sedation", "basic-rose-scalpel"],
        "deck": ["basic-rose-dissection"],
        "madness": {"red": 3},
    }
    p = turn(seat).does("madness-recall")
    assert p.cards("decks") == ["basic-rose-sedation", "basic-rose-dissection"] and p.cards("discards") == [
        "basic-rose-scalpel"
    ]
    p = turn({**seat, "deck": []}, rest=["cards"]).does("madness-recall", "madness-draw")
    assert "basic-rose-sedation" in p.cards("hands"), "with an empty deck it becomes the deck"


@pytest.mark.rule("C-extra.c3")
def test_a_token_puts_the_top_of_every_god_deck_under_it() -> None:
    decks = {"guide": ["god-guide-veil", "god-guide-threshold"], "toad": ["god-toad-feast", "god-toad-nkai"]}
    p = turn({"madness": {"red": 1}}, god_decks=decks)
    before = p.s.god_decks[:]
    p.does("madness-cycle")
    tops = [deck["top"] for deck in p.t.view(0)["table"]["god_decks"]]
    assert tops[0] == "god-guide-threshold" and tops[2] == "god-toad-nkai"
    assert all(now == (old[-1], *old[:-1]) for now, old in zip(p.s.god_decks, before, strict=True))


@pytest.mark.rule("C-rul.21", "C-extra.c1")
def test_nothing_is_paid_for_nothing() -> None:
    p = turn({"madness": {"red": 1}}, rest=["cards"])
    assert "madness-draw" not in p.options() and "madness-recall" not in p.options() and "madness-cycle" in p.options()
    assert "C-rul.21" in p.refused() and p.refuses("madness-draw") and p.refuses("madness-recall")
    assert turn({"madness": {}}).refused() >= {"C-extra.c0"}


# ---- corruption


@pytest.mark.rule("C-action.corrupt.3", "C-setup.6f", "C-rul.12c")
def test_corruption_buys_what_the_card_of_the_king_lists() -> None:
    p = turn({"corruption": 5, "board": TWO}, gods=YELLOW)
    assert {f"corruption-{n}" for n in range(1, 6)} <= set(p.options())
    p.does("corruption-3", "0-r2c1")
    assert p.life("0-r2c1") == 3 and p.s.corruption[0] == 2 and p.s.corruption_supply == 14
    p = turn({"corruption": 5, "board": TWO}, gods=YELLOW).does("corruption-5", "0-r3c2")
    assert p.board(0) == {"r2c1": "agent"} and p.s.corruption[0] == 0
    p = turn({"corruption": 4, "board": TWO}, {"cultists": 20}, gods=YELLOW).does("corruption-4")
    assert p.s.cultists == [40, 16]
    p = turn({"corruption": 1, "board": TWO}, gods=YELLOW).does("corruption-1", "0-r2c1", "up")
    assert p.board(0)["r1c1"] == "agent"


@pytest.mark.rule("C-action.corrupt.4")
def test_corruption_may_be_spent_again_and_again_in_a_turn() -> None:
    p = turn({"corruption": 5, "board": TWO}, gods=YELLOW).does("corruption-2", "0-r2c1", "corruption-2", "0-r2c1")
    assert p.life("0-r2c1") == 3 and p.s.corruption[0] == 1, "each is a list of its own"
    assert "corruption-2" not in p.options() and "corruption-1" in p.options()


@pytest.mark.rule("C-rul.21", "C-setup.12c")
def test_a_line_that_can_do_nothing_is_not_bought() -> None:
    p = turn({"corruption": 5, "board": {}}, gods=YELLOW)
    assert [key for key in p.options() if key.startswith("corruption-")] == ["corruption-4"]
    with pytest.raises(Exception, match="corruption"):
        turn({"corruption": 1}, gods=GODS)
