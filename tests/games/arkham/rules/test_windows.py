"""Player windows inside a turn, and what may be done in them."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at

HALL: list[Any] = [{"card": "hallway", "clues": 2}, {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
DAISY = {"investigator": "daisy-walker", "at": "hallway", "hand": ["magnifying-glass"]}


@pytest.mark.rule("A-fast.5", "A-st.1", "A-st.2.w")
def test_a_fast_asset_is_played_in_the_windows_of_a_test_too() -> None:
    play = at(DAISY | {"resources": 1, "hand": ["magnifying-glass", "perception"]}, locations=HALL, tokens=["0"])
    play.does("investigate")
    assert play.asks == "window-window" and play.t.asked[0].keys == ("pass", "fast.magnifying-glass"), "after ST.1"
    fast = play.t.decision.options[1]  # type: ignore[union-attr]
    assert "Magnifying Glass" in fast.text.render("en") and fast.rule == "A-fast.5"
    play.answer("pass").answer(["perception"])
    assert play.t.asked[0].keys == ("pass", "fast.magnifying-glass"), "and after ST.2"
    play.answer("fast.magnifying-glass")
    assert play.has("magnifying-glass") and play.s.resources[0] == 0 and play.s.actions[0] == 2


@pytest.mark.rule("A-fast.5")
@pytest.mark.parametrize(("seat", "more"), [
    (DAISY | {"resources": 0}, {}),
    (DAISY, {"phase": "mythos", "encounter": ["rotting-remains"], "agenda": "rise-of-the-ghouls"}),
    (DAISY | {"threat": ["dissonant-voices"]}, {}),
])  # fmt: skip
def test_not_without_its_cost_outside_of_a_turn_or_where_a_card_forbids_it(
    seat: dict[str, Any], more: dict[str, Any]
) -> None:
    play = at(seat, locations=HALL, tokens=["0"], **more)
    if not more:
        play.does("investigate")
    while play.asks not in ("ask-action", ""):
        assert play.asks != "window-window"
        play.skip()


@pytest.mark.rule("A-fast.5", "A-active-player.1")
def test_nobody_plays_fast_assets_in_the_test_of_somebody_else() -> None:
    other = {"investigator": "roland-banks", "at": "hallway", "hand": ["magnifying-glass"]}
    play = at(DAISY | {"hand": []}, other, locations=HALL, tokens=["0"]).does("investigate")
    assert play.asks == "ask-commit" and play.asked == 1, "it can only be committed"


@pytest.mark.rule("A-act-agenda.4", "A-rul.25")
def test_the_clues_for_the_act_may_be_spent_in_the_windows_of_a_test() -> None:
    seats = ({"at": "study", "clues": 1, "hand": ["perception"]},
             {"investigator": "agnes-baker", "at": "study", "clues": 3})  # fmt: skip
    play = at(*seats, tokens=["0"]).does("investigate")
    assert play.asked == 0 and play.t.asked[0].keys == ("pass", "advance")
    play.answer("advance").answer(1).answer(2)
    assert (play.clues(0), play.clues(1)) == (1, 3), "one clue short: nothing is paid"
    assert play.asks == "ask-commit", "offered once per window"
    play.answer([])
    play.answer("advance").answer(1).answer(3)
    assert play.place() == "hallway" and (play.clues(0), play.clues(1)) == (0, 0)
    assert play.until().s.actions[0] == 2, "the test went on, and found nothing"


@pytest.mark.rule("A-act-agenda.4")
def test_outside_of_a_turn_no_clues_are_spent_for_the_act() -> None:
    play = at({"at": "study", "clues": 2, "hand": ["guts"]}, phase="mythos", encounter=["rotting-remains"],
              agenda="rise-of-the-ghouls", tokens=["0"])  # fmt: skip
    assert play.asks == "ask-commit"


@pytest.mark.rule("A-fast.5")
def test_with_closed_hands_being_asked_tells_nothing_about_a_fast_asset() -> None:
    seats = DAISY | {"hand": ["guts"], "deck": ["magnifying-glass"]}, {"investigator": "wendy-adams", "at": "attic"}
    play = at(*seats, locations=HALL, options={"hands": "closed"}, tokens=["0"])
    play.t.choose("investigate", 0)
    assert [ask.seat for ask in play.t.asked] == [0] and play.t.asked[0].keys == ("pass",)


@pytest.mark.rule("A-fw.2.2.1", "A-fast.1")
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_with_closed_hands_a_turn_without_actions_ends_only_when_its_player_says_so(hands: str) -> None:
    """Ended by itself it would tell the others that nothing fast is in that hand."""
    for hand in (["guts"], ["evidence", "guts"], ["working-a-hunch"]):
        seats = (
            DAISY | {"hand": hand, "resources": 5, "actions": 1, "at": "attic"},
            {"investigator": "wendy-adams", "at": "attic"},
        )
        play = at(*seats, locations=["hallway", {"card": "attic", "clues": 1}], options={"hands": hands})
        play.does("resource")
        could = "free.working-a-hunch" in play.keys
        assert could == (hand == ["working-a-hunch"])
        assert (play.asks == "ask-action" and play.asked == 0) == (could or hands == "closed")


@pytest.mark.rule("A-rul.23", "A-rul.6")
@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("investigate", "Investigate"),
        ("play.knife", "Play Knife (cost 1)"),
        ("use.flashlight", "an ability of Flashlight"),
    ],
)
def test_whoever_may_be_ahead_of_an_action_hears_which(act: str, told: str) -> None:
    seats = (
        {"at": "hallway", "hand": ["knife", "guts"], "play": ["flashlight"], "resources": 5},
        {"investigator": "agnes-baker", "at": "attic", "play": ["forbidden-knowledge"]},
    )
    play = at(*seats, locations=HALL, options={"hands": "closed"})
    play.t.choose(next(key for key in play.t.asked[0].keys if play.plain(key).startswith(act)), 0)
    announced = [line.text.render("en") for line in play.t.events() if line.text.id == "log-announces"]
    assert announced == [f"Player 1 announces: {told}."] and play.asked == 1
    known = {seat for seat, field, slot, _, inside in play.s.facts if (field, slot) == ("hands", 0) and inside}
    assert known == ({-1, 1} if act == "play.knife" else set()), "who might answer it sees which card it is"
