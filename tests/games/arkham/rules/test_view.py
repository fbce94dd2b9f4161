"""What a view tells of a running test: its parts, and what each token would make of it."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at

GHOUL = [{"card": "ghoul-minion", "at": "hallway", "engaged": 0}]


def running(play: Any) -> dict[str, Any]:
    seen: dict[str, Any] = play.t.view(play.asked)["test"]
    return seen


@pytest.mark.rule("A-st.5")
def test_the_parts_of_a_skill_value_add_up_and_name_their_sources() -> None:
    play = at(
        {"at": "hallway", "hand": ["guts", "overpower"], "play": ["machete", "beat-cop"]},
        locations=["hallway"], enemies=GHOUL, tokens=["-1"],
    )  # fmt: skip
    play.does("use.machete")
    seen = running(play)
    parts = [(part["kind"], part["source"], part["n"]) for part in seen["parts"]]
    assert parts == [("skill", "roland-banks", 4), ("card", "beat-cop", 1), ("card", "machete", 1)]
    assert sum(part["n"] for part in seen["parts"]) == seen["value"] == 6


@pytest.mark.rule("A-st.6.1")
def test_before_the_draw_every_token_tells_what_it_would_do() -> None:
    play = at({"at": "hallway", "hand": ["guts", "overpower"]}, locations=["hallway"], enemies=GHOUL)
    play.does("fight.ghoul-minion")
    seen = running(play)
    assert (seen["value"], seen["difficulty"]) == (4, 2)
    told = {one["token"]: (one["count"], one["n"], one["passes"]) for one in seen["chances"]}
    assert told["+1"] == (1, 1, True)
    assert told["-2"] == (2, -2, True), "4 - 2 is 2"
    assert told["-3"] == (1, -3, False)
    assert told["skull"] == (2, -1, True), "one Ghoul is here"
    assert told["auto-fail"] == (1, 0, False)
    assert [one["token"] for one in seen["chances"] if one["more"]] == ["tablet"]
    assert sum(one["count"] for one in seen["chances"]) == len(play.s.bag)


def test_a_seat_sees_the_own_deck_list_and_nobody_else_does() -> None:
    play = at({"investigator": "roland-banks"}, {"investigator": "agnes-baker"})
    assert "rolands-38-special" in play.t.view(0)["deck"]
    assert "rolands-38-special" not in play.t.view(1)["deck"]
    assert play.t.view(None)["deck"] == []
