"""The worked examples of the rulebook, played."""

from __future__ import annotations

import pytest

from madness_play import alone, at


@pytest.mark.rule("C-play.1", "C-play.3", "C-play.13")
def test_example_1_one_of_the_sets_of_a_card() -> None:
    """Attack 1; or for 1 madness attack 1 and move another one by 1; the third set only at night."""
    hand, board = ["basic-rose-scalpel"], {"r2c1": "detective", "r3c3": "patrolman"}
    p = at({"hand": hand, "board": board, "madness": {"blue": 1}}).does("basic-rose-scalpel")
    assert p.options() == ["set-1", "set-2"]
    assert "C-play.13" in p.refused(), "by day the third set is refused"
    p.does("set-2", "attack-1", "0-r2c1")
    assert p.on("0-r2c1") == ("detective", 3, 0, (0, 0, 0))
    assert p.options() == ["up", "down", "left"], "only the other investigator is left to be moved"
    p.does("up")
    assert p.board(0) == {"r2c1": "detective", "r2c3": "patrolman"}
    night = at({"hand": hand, "board": board}, night=True).does("basic-rose-scalpel")
    assert night.options() == ["set-1", "set-3"]
    night.does("set-3", "0-r2c1")
    assert night.life("0-r2c1") == 2


@pytest.mark.rule("C-play.4", "C-play.6", "C-play.12", "C-play.16")
@pytest.mark.parametrize(("answer", "ready", "left"), [("use", 1, 0), ("decline", 0, 1)])
def test_example_2_the_bottom_text(answer: str, ready: int, left: int) -> None:
    """After attack 1 and reinforce 1 the figure must go to the Great Digger; readying it costs 1 madness if wanted."""
    mine = {"hand": ["god-digger-tunnel"], "board": {"r2c1": "detective", "r3c3": "patrolman"}, "figure": "guide",
            "ready": False, "madness": {"red": 1}}  # fmt: skip
    p = at(mine, gods=["guide", "serpents", "toad", "digger"])
    p.does("god-digger-tunnel", "attack-1", "0-r2c1")
    assert (p.life("0-r2c1"), p.life("0-r3c3")) == (3, 4)
    assert p.s.figures[0] == 3 and not p.s.ready[0], "it moved, and is toppled as it was"
    p.does(answer)
    assert (p.s.ready[0], sum(p.s.madness[0])) == (ready, left)


@pytest.mark.rule("C-action.outpost-add.2", "C-action.outpost-add.3")
def test_example_3_where_an_outpost_may_be_placed() -> None:
    """Not with an investigator, not on another outpost, not on the top row: five spaces remain."""
    mine = {"hand": ["basic-crane-smugglers"], "character": "crane", "board": {"r2c2": "detective", "r4c1": "student"},
            "outposts": ["r3c1", "r4c3"]}  # fmt: skip
    p = at(mine).does("basic-crane-smugglers", "set-2", "outpost-add")
    own = [key for key in p.options() if key.startswith("0-")]
    assert own == ["0-r2c1", "0-r2c3", "0-r3c2", "0-r3c3", "0-r4c2"]
    assert "C-action.outpost-add.2" in p.refused()


@pytest.mark.rule("C-action.ritual.1", "C-action.ritual.3", "C-action.ritual.4")
def test_example_4_a_ritual() -> None:
    """A card of the Great Digger costs 2: pay, card to hand, figure to him, ready; the power may be kept for later."""
    mine = {"hand": ["basic-rose-dissection"], "cultists": 20, "ready": False, "board": {"r2c1": "detective"}}
    p = at(mine, gods=["guide", "serpents", "toad", "digger"], god_decks={"digger": ["god-digger-tunnel"]})
    p.does("basic-rose-dissection", "god-digger-tunnel")
    assert p.s.cultists[0] == 18 and "god-digger-tunnel" in p.cards("hands")
    assert (p.s.figures[0], p.s.ready[0]) == (3, 1)
    p.does("nobody")
    assert "power" in p.options() and "end-turn" in p.options(), "it may be used now, or later"


@pytest.mark.rule("C-action.depth.7", "C-action.depth.8", "C-action.depth.11", "C-action.depth.12")
def test_example_5_depth_tokens_on_the_way() -> None:
    """A comes to a plain space with a token; B passes an outpost with one and falls; C passes one and enters."""
    board = {"r3c1": {"tile": "detective", "life": 3}, "r2c2": {"tile": "detective", "life": 2},
             "r3c3": {"tile": "gangster", "madness": {"blue": 1}}}  # fmt: skip
    mine = {"cultists": 30, "board": board, "outposts": ["r3c2", "r4c3"],
            "depth": {"r4c1": "depth-tide-a", "r3c2": "depth-tide-a", "r4c3": "depth-offering-a"}}  # fmt: skip
    p = at(mine, {}, step="investigators", gods=["guide", "serpents", "toad", "deep"])
    assert p.told("log-reinforce") == ["C-action.depth.10"], "A: the upper effect is reinforce 1"
    assert p.told("log-defeat")[:1] == ["C-action.attack.2"], "B: the lower effect is attack 2, it had 2 life"
    assert p.told("log-gain") == ["C-action.depth.12"], "C: the owner gains 2"
    lost = [rule for rule in p.told("log-lose") if rule in ("C-phase3.a6", "C-madness.blue")]
    assert lost == ["C-phase3.a6", "C-madness.blue"], "then loses 4 for its strength and 3 for its blue token"
    assert p.s.cultists[0] == 30 + 2 - 4 - 3
    assert all(token < 0 for token in p.s.depth), "the tokens are gone"


@pytest.mark.rule("C-pass.3", "C-pass.4", "C-pass.5", "C-pass.6")
def test_example_6_passing_with_three_players() -> None:
    """The first passes; the others have a free turn; the second pays for another; the third passes, then the second."""
    cards = {"hand": ["basic-rashford-cane", "basic-rashford-tome"], "character": "rashford", "madness": {"blue": 2}}
    third = {"hand": ["basic-crane-cutlass"], "character": "crane"}
    board = {"board": {"r2c1": "detective", "r2c3": "detective"}}
    p = at({**board}, {**cards, **board}, {**third, **board}, players=3, holder=0)
    p.passes(0)
    assert p.s.holder == 0 and p.seat == 1 and p.asked == "ask-turn", "free of charge"
    p.does("basic-rashford-cane", "set-1", "0-r2c1", "end-turn")
    assert p.seat == 2 and p.asked == "ask-turn"
    p.does("basic-crane-cutlass", "attack-1", "0-r2c1", "0-r2c3", "up")
    assert (p.seat, p.asked, p.options()) == (1, "ask-pay-turn", ["pay-turn", "pass"])
    p.does("pay-turn")
    assert sum(p.s.madness[1]) == 1
    p.does("basic-rashford-tome", "set-1", "0-r2c1")
    while p.asked != "ask-turn":
        p.does("decline" if p.asked == "ask-bottom" else p.options()[0])
    p.does("end-turn")
    assert p.s.passed == [1, 0, 1], "the third has no token and must pass; the second is asked again"
    assert (p.seat, p.asked) == (1, "ask-pay-turn")
    p.does("pass")
    while p.asked == "ask-turn" and p.s.phase == "defence":
        p.does("end-turn")
    assert p.s.phase != "defence" or p.s.round == 3


@pytest.mark.rule("C-phase3.a3", "C-phase3.a6", "C-phase3.a7", "C-phase3.a8", "C-madness.green", "C-madness.red")
def test_example_7_the_investigators_phase() -> None:
    """A (strength 5, symbol, blue and red) enters, B and C step on, D (strength 4, green) skips an outpost and enters:
    9 and 3 cultists, a fire, an outpost; then three tokens and one for the symbol of A."""
    board = {"r4c1": {"tile": "soldier", "madness": {"blue": 1, "red": 1}}, "r2c1": "reporter", "r2c2": "student",
             "r3c3": {"tile": "gangster", "madness": {"green": 1}}}  # fmt: skip
    p = at({"cultists": 30, "board": board, "outposts": ["r4c3"]}, {}, step="investigators")
    assert p.s.cultists[0] == 30 - 9 - 3
    assert p.asked == "ask-place-outpost"
    p.does("0-r2c3")
    assert p.s.fire[0] == 1 and "r2c3" in p.outposts(0)
    assert sum(p.s.madness[0]) >= 4, "the bonus of the next round may come on top"
    assert p.board(0)["r3c1"] == "reporter" and p.board(0)["r3c2"] == "student"


@pytest.mark.rule("C-solo.i6")
def test_example_8_the_die_of_the_automa() -> None:
    """With three candidates a roll of 3 picks the second from the left."""
    automa = {"board": {"r2c1": "detective", "r2c2": "detective", "r2c3": "detective"}}
    p = alone({"hand": []}, automa, automa_deck=["automa-m1", "automa-m2"], dice=[3])
    p.does("pass")
    assert "C-solo.i6" in p.told("log-die")
    attacked = next(event for event in p.t.events() if event.text.id == "log-attack")
    assert attacked.text.args["it"].args["space"].args["column"] == 2
