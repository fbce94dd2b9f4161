"""Views: what a seat may know is selected, never deleted, and stays what it was."""

from __future__ import annotations

import json
import random

import pytest

from fathom.kernel.ask import AskAll, Pick
from fathom.kernel.data import encode
from fathom.kernel.errors import IllegalAnswer
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load
from fathom.kernel.table import Table
from fathom.kernel.view import veil
from toygame import TOY, UNIFORM
from toygame.play import at, new, run, seat


def position() -> Table:
    return at(seat(hand=["jab", "scoff"], coins=1), seat(hand=["dodge"], in_play=["idol"]), deck=["drum", "levy"])


def test_each_kind_of_field_is_shown_to_whom_it_may_be() -> None:
    t = position()
    mine, theirs, nobody = t.view(0)["table"], t.view(1)["table"], t.view(None)["table"]
    assert mine["hands"] == [{"size": 3, "cards": ["drum", "jab", "scoff"]}, {"size": 1}]
    assert theirs["hands"] == [{"size": 3}, {"size": 1, "cards": ["dodge"]}]
    assert nobody["hands"] == [{"size": 3}, {"size": 1}]
    for table in (mine, theirs, nobody):
        assert table["deck"] == 1, "a size only"
        assert list(map(list, table["in_play"])) == [[], ["idol"]]
        assert "last_round" not in table and "round_frame" not in table


def test_a_view_tells_the_game_the_seat_and_what_is_going_on() -> None:
    view = position().view(1)
    assert (view["game"], view["seat"], view["seats"]) == ("toy", 1, 2)
    assert view["options"] == {"rich": False, "deck": {"usual": True}}
    assert view["waiting"] == [0]
    assert view["turn"] == {"number": 2, "seat": 0}
    assert view["doing"] == ["round", "turn"], "phases that the game declares, no names of classes"
    assert view["outcome"] is None


def test_a_question_in_a_window_says_in_which_and_the_turn_stays_whose_it_is() -> None:
    rng = random.Random(3)
    t = new(3, 3, UNIFORM)
    windows: set[str] = set()
    while t.decision:
        view = t.view(t.decision.seat)
        assert bool(view["decision"]["window"]) == view["decision"]["prompt"]["id"].startswith("window-")
        if view["decision"]["window"] and t.decision.seat != view["turn"]["seat"]:
            windows.add(view["decision"]["window"])
        t.choose(t.decision.sample(rng))
    assert "dusk/window" in windows and len(windows) > 1, "asked in windows of several kinds outside one's turn"


def test_only_the_seat_asked_sees_its_question() -> None:
    t = position()
    assert t.view(0)["decision"]["seat"] == 0
    assert t.view(1)["decision"] is None
    assert t.view(None)["decision"] is None


def test_views_are_json_through_whole_games() -> None:
    rng = random.Random(5)
    for game in (TOY, UNIFORM):
        t = new(3, 5, game)
        while t.decision:
            for number in (None, 0, 1, 2):
                json.dumps(t.view(number))
            t.choose(t.decision.sample(rng))
        assert t.outcome is not None
        assert json.loads(json.dumps(t.view(0)))["outcome"]["winners"] == list(t.outcome.winners)


def test_a_view_does_not_change_when_the_table_does() -> None:
    t = at(seat(), seat())
    views = [t.view(number) for number in (None, 0, 1)]
    before = [encode(view) for view in views]
    t.choose("hit")
    assert [encode(view) for view in views] == before


def test_changing_a_view_does_not_change_the_table() -> None:
    t = position()
    before = t.fingerprint()
    view = t.view(0)
    view["table"]["coins"][0] = 99
    view["options"]["rich"] = True
    assert t.fingerprint() == before


@pytest.mark.parametrize("number", [-1, 2, "0", 1.0, True])
def test_a_seat_that_is_not_there_has_no_view(number: object) -> None:
    with pytest.raises(IllegalAnswer):
        position().view(number)  # type: ignore[arg-type]


# ---- secrecy


def known_to(t: Table, number: int) -> bytes:
    view = t.view(number)
    view.pop("row")  # the veiled row has tests of its own
    return encode([view, [line.to_json() for line in t.events(seat=number)]])


def test_what_a_seat_cannot_know_never_shows() -> None:
    """Resample everything hidden from a seat: its view and its log must not change by one byte."""
    rng = random.Random(2)
    for game in (TOY, UNIFORM):
        t = new(3, 9, game)
        while t.decision:
            for number in range(3):
                assert known_to(t.determinize(number, rng), number) == known_to(t, number)
            t.choose(t.decision.sample(rng))


def test_log_lines_reach_their_audience_only() -> None:
    t = at(seat(), seat(), deck=["drum", "levy"])
    ids = {number: [line.text.id for line in t.events(seat=number)] for number in (None, 0, 1)}
    assert ids == {None: ["log-draws"], 0: ["log-draws", "log-drew"], 1: ["log-draws"]}
    line = t.events(seat=0)[1]
    assert (line.rule, line.audience, line.number) == ("T-CARD-1", (0,), 0)
    assert line.text.render("en") == "You drew the Drum."
    assert json.loads(json.dumps(line.to_json()))["audience"] == [0]


def test_the_log_can_be_read_from_a_choice_on() -> None:
    t = at(seat(), seat())
    t.choose("hit")
    t.choose("hit")
    assert [line.number for line in t.events()] == [1, 2]
    assert [line.text.render("en") for line in t.events(since=2)] == ["Player 2 hits Player 1 for 1 point."]


def test_a_quiet_table_writes_no_log() -> None:
    t = at(seat(), seat())
    t.quiet = True
    t.choose("hit")
    assert t.events() == []


# ---- veiled pieces


def test_a_veiled_piece_can_be_followed_until_the_next_shuffle() -> None:
    t = at(seat(), seat(), last_round=3)
    before = t.view(0)["row"]
    assert len(set(before)) == 3
    t.choose("rest")
    assert t.view(0)["row"] == before
    t.choose("rest")
    assert t.state.round == 2
    assert not set(t.view(0)["row"]) & set(before), "the row was shuffled between the rounds"


def test_viewers_cannot_compare_their_names_for_a_piece() -> None:
    t = at(seat(), seat())
    names = [veil(t, number, "gem-1", "row") for number in (None, 0, 1)]
    assert len(set(names)) == 3
    assert all("gem" not in name for name in names)


def test_veils_survive_a_clone_and_a_save() -> None:
    t = at(seat(), seat())
    assert t.clone().view(0)["row"] == t.view(0)["row"]
    assert load(TOY, json.loads(json.dumps(t.save()))).view(0)["row"] == t.view(0)["row"]


def test_veils_do_not_tell_one_hidden_order_from_another() -> None:
    """The view must stay byte-identical when what lies under the veils is resampled."""
    t = at(seat(), seat())
    rng = random.Random(0)
    assert all(t.determinize(0, rng).view(0)["row"] == t.view(0)["row"] for _ in range(5))


def test_new_randomness_does_not_rename_what_lies_there() -> None:
    """Reseeding is no shuffle: a viewer who followed a piece must not lose it."""
    t = at(seat(), seat())
    before = t.view(0)["row"]
    t.reseed(123)
    assert t.view(0)["row"] == before


class Vote(Procedure):
    def step_1_vote(self, t: Table) -> Step:
        return AskAll([Pick(number, ("feast", "famine"), "ask-vote", "T-VOTE-1") for number in range(t.seats)])

    def took_1_vote(self, t: Table, votes: dict[int, str]) -> None:
        self.result = votes


def test_who_is_asked_is_public_but_not_who_has_answered_under_seal() -> None:
    t = run(Vote(), seats=3)
    t.choose("feast", 1)
    assert t.view(None)["waiting"] == t.view(0)["waiting"] == t.view(2)["waiting"] == [0, 1, 2]
    assert t.view(1)["waiting"] == [0, 2]
    assert t.view(1)["decision"] is None, "an answer given is given"
