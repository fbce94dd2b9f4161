"""Bad input: every refusal is one of ours, says what was wrong and what would be right, and changes nothing."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import fathom
from abyss_play import KRAKEN, LEVIATHAN, at
from abyss_short import acts, finished, last_turn, refused
from fathom.kernel.data import fingerprint

# ---- new


@pytest.mark.parametrize("seats", [0, 1, 6, -2, 2.0, True, "3", None, [2]])
def test_new_refuses_a_wrong_seat_count(seats: Any) -> None:
    refused(fathom.BadSeats, repr(seats), "2", "5", by=lambda: fathom.new("abyss", seats=seats, options=LEVIATHAN))


def test_new_refuses_a_fifth_seat_without_leviathan_and_cites_the_rule() -> None:
    error = refused(fathom.BadSeats, "Leviathan", by=lambda: fathom.new("abyss", seats=5, options=KRAKEN))
    assert error.rule == "B-SET-01"


@pytest.mark.parametrize("game", ["abys", "Abyss", "", None, 1, ["abyss"]])
def test_new_and_position_refuse_an_unknown_game(game: Any) -> None:
    refused(fathom.UnknownGame, str(game), "abyss", by=lambda: fathom.new(game, seats=2))
    refused(fathom.UnknownGame, str(game), "abyss", by=lambda: fathom.position(game, {"seats": 2}))


@pytest.mark.parametrize("name", ["levithan", "", "Kraken", 3, None])
def test_new_refuses_an_unknown_option(name: Any) -> None:
    refused(
        fathom.BadOption, str(name), "leviathan, kraken", by=lambda: fathom.new("abyss", seats=2, options={name: True})
    )


@pytest.mark.parametrize("value", [1, 0, "true", None, [True], 1.0])
def test_new_refuses_an_unknown_value_of_an_option(value: Any) -> None:
    refused(
        fathom.BadOption, "kraken", repr(value), "False, True",
        by=lambda: fathom.new("abyss", seats=2, options={"kraken": value}),
    )  # fmt: skip


@pytest.mark.parametrize("seed", [True, False, 1.0, "7", None, [1]])
def test_new_and_position_refuse_a_seed_that_is_no_whole_number(seed: Any) -> None:
    refused(fathom.BadSeed, repr(seed), "whole number", by=lambda: fathom.new("abyss", seats=2, seed=seed))
    refused(fathom.BadSeed, repr(seed), by=lambda: fathom.position("abyss", {"seats": 2, "seed": seed}))


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, -5, 10**30):
        assert fathom.new("abyss", seats=2, seed=seed).decision is not None


# ---- choose


def unchanged(table: fathom.Table, words: tuple[str, ...], answer: Any, seat: Any = None) -> None:
    """The answer is refused; table, log, answers and open question stay as they were."""
    before = (
        table.fingerprint(),
        len(table.events()),
        list(table.answers),
        table.decision.to_json() if table.decision else None,
    )
    refused(fathom.IllegalAnswer, *words, by=lambda: table.choose(answer, seat))
    after = (
        table.fingerprint(),
        len(table.events()),
        list(table.answers),
        table.decision.to_json() if table.decision else None,
    )
    assert after == before
    if table.decision and seat is None:
        assert not table.decision.accepts(answer)


@pytest.mark.parametrize("answer", ["dance", "", "Explore", "explore "])
def test_choose_refuses_a_key_that_is_not_offered(answer: str) -> None:
    table = at(seats=2, council={"crab": ["crab-1"]}).t
    unchanged(table, (answer, "explore, support"), answer)


@pytest.mark.parametrize("answer", [None, 0, ["explore"], {"explore": 1}, True, ("explore",), b"explore"])
def test_choose_refuses_the_wrong_shape_for_a_pick(answer: Any) -> None:
    unchanged(at(seats=2, council={"crab": ["crab-1"]}).t, (repr(answer),), answer)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("key", ("'key'",)),
        (["key", "key", "key"], ("['key'",)),
        ({"key": 2}, ("2", "3")),
        ({"key": 3}, ("0", "2")),
        ({"key": 2, "lord-recruiter": 2}, ("2", "0", "1")),
        ({"key": True, "lord-recruiter": 1, "lord-treasurer": 1}, ("True",)),
        ({"key": 1.0, "lord-recruiter": 1, "lord-treasurer": 1}, ("1.0",)),
        ({"key": -1, "lord-recruiter": 1}, ("-1",)),
        ({"key": 2, "lord-jailer": 1}, ("lord-jailer", "lord-recruiter")),
        ({"key": 2, 5: 1}, ("5", "lord-recruiter")),
        (None, ("None",)),
    ],
)
def test_choose_refuses_wrong_numbers_in_a_split(answer: Any, words: tuple[str, ...]) -> None:
    p = acts([{"keys": 2, "lords": ["recruiter", "treasurer", "jailer"]}, {}], available=["jail"]).does("location-jail")
    assert p.t.decision.shape == "split"
    unchanged(p.t, words, answer)


@pytest.mark.parametrize("answer", [-1, 3, 1.0, True, "1", None, [1]])
def test_choose_refuses_a_wrong_number(answer: Any) -> None:
    """Martial law: 14 Allies in hand and 2 Pearls."""
    hand = [f"{race}-{value}" for race in ("crab", "squid", "jellyfish") for value in (1, 2, 3, 4)] + ["crab-5"]
    p = acts([{"pearls": 2, "hand": hand}, {"pearls": 0}], LEVIATHAN)
    assert p.t.decision.shape == "number" and (p.t.decision.least, p.t.decision.most) == (0, 2)
    unchanged(p.t, (repr(answer), "0", "2"), answer)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("player-1", ("player-1",)),
        (["player-1"], ("1", "2")),
        (["player-1", "player-1"], ("player-1",)),
        (["player-0", "player-1"], ("player-0", "player-3")),
        (["player-1", 2], ("2",)),
        ({"player-1": 1}, ("player-1",)),
    ],
)
def test_choose_refuses_a_wrong_selection(answer: Any, words: tuple[str, ...]) -> None:
    """Fence with two Nebulis for three opponents."""
    hand = ["crab-5", "crab-2"]
    p = at(
        KRAKEN,
        seats=[{"nebulis": 2, "hand": hand, "pearls": 0}, {}, {}, {}],
        court=["fence", "keeper", "reaper", "miller"],
    )
    p.recruits("fence", *hand)
    assert p.t.decision.shape == "pick_some"
    unchanged(p.t, words, answer)


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (1, ("Player 2", "Player 1")),
        (2, ("2", "0", "1")),
        (-1, ("-1",)),
        ("0", ("'0'",)),
        (True, ("True",)),
        ([0], ("[0]",)),
    ],
)
def test_choose_refuses_the_wrong_seat(seat: Any, words: tuple[str, ...]) -> None:
    unchanged(at(seats=2, council={"crab": ["crab-1"]}).t, words, "explore", seat)


@pytest.mark.parametrize("answer", ["explore", None, [], {}])
def test_choose_refuses_everything_after_the_end(answer: Any) -> None:
    table = finished({"lords": ["miller"]}, {}).t
    assert table.decisions == [] and table.decision is None
    unchanged(table, ("over",), answer)
    unchanged(table, ("over",), answer, 0)


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0])
def test_views_and_determinized_tables_of_a_seat_that_is_not_there_are_refused(seat: Any) -> None:
    table = fathom.new("abyss", seats=2)
    refused(fathom.IllegalAnswer, repr(seat), "0", "1", by=lambda: table.view(seat))
    refused(fathom.IllegalAnswer, repr(seat), by=lambda: table.determinize(seat, random.Random(1)))


# ---- records


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A finished game from a described position, and its way there."""
    p = at(KRAKEN, seats=[{"pearls": 0}, {"pearls": 0}], ending="lords", council={"crab": ["crab-1"]}, deck=["squid-1"])
    return last_turn(p).t.record()


def sealed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The record with changes and a checksum that fits them."""
    body = {**{key: value for key, value in record.items() if key != "checksum"}, **changes}
    return {**body, "checksum": fingerprint(body)}


def test_a_sound_record_replays_to_the_same_end(record: dict[str, Any]) -> None:
    table = fathom.replay(record)
    assert table.outcome is not None and table.fingerprint() == record["fingerprints"][-1][1]
    assert fathom.replay(record, until=0).outcome is None


@pytest.mark.parametrize(
    "missing", ["format", "engine", "game", "version", "content", "seats", "options", "start", "answers"]
)
def test_a_truncated_record_is_refused(record: dict[str, Any], missing: str) -> None:
    short = {key: value for key, value in record.items() if key != missing}
    refused(fathom.BadRecord, "missing", by=lambda: fathom.replay(short))


@pytest.mark.parametrize("given", [None, [], "record", 3, {}])
def test_what_is_no_record_is_refused(given: Any) -> None:
    refused(fathom.BadRecord, by=lambda: fathom.replay(given))
    refused(fathom.BadRecord, by=lambda: fathom.load(given))


@pytest.mark.parametrize("lost", ["checksum", "snapshots", "fingerprints"])
def test_a_record_without_its_checks_is_refused(record: dict[str, Any], lost: str) -> None:
    short = {key: value for key, value in record.items() if key != lost}
    refused(fathom.BadRecord, "record", by=lambda: fathom.replay(short))


def test_an_edited_record_is_refused(record: dict[str, Any]) -> None:
    edited = copy.deepcopy(record)
    edited["answers"][0][1] = "support"
    refused(fathom.BadRecord, "edited", "checksum", by=lambda: fathom.replay(edited))
    edited = copy.deepcopy(record)
    edited["start"]["snapshot"]["state"]["pearls"] = [99, 0]
    refused(fathom.BadRecord, "edited", by=lambda: fathom.replay(edited))


def test_an_illegal_answer_in_a_record_is_named_by_its_number(record: dict[str, Any]) -> None:
    answers = copy.deepcopy(record["answers"])
    answers[1] = [answers[1][0], "dance"]
    refused(fathom.BadRecord, "2", "dance", by=lambda: fathom.replay(sealed(record, answers=answers)))


def test_a_record_that_goes_astray_is_refused(record: dict[str, Any]) -> None:
    marks = [[number, "0" * 16] for number, _ in record["fingerprints"]]
    refused(fathom.BadRecord, str(marks[0][0]), by=lambda: fathom.replay(sealed(record, fingerprints=marks)))


def test_a_record_of_another_game_is_refused(record: dict[str, Any]) -> None:
    refused(fathom.BadRecord, "tiddlywinks", "abyss", by=lambda: fathom.replay(sealed(record, game="tiddlywinks")))


def test_a_record_of_another_format_is_refused(record: dict[str, Any]) -> None:
    refused(fathom.BadRecord, "99", "1", by=lambda: fathom.replay(sealed(record, format=99)))


def test_a_record_of_another_version_opens_at_its_last_snapshot_with_a_notice(record: dict[str, Any]) -> None:
    table = fathom.replay(sealed(record, content="0" * 16, version="0.9"))
    assert table.fingerprint() == record["fingerprints"][-1][1]
    (notice,) = table.notices
    assert "0.9" in notice.render("en") and str(len(record["answers"])) in notice.render("en")


def test_a_damaged_snapshot_is_refused() -> None:
    saved = fathom.new("abyss", seats=2, options=KRAKEN).save()
    assert fathom.load(saved).decision is not None
    for key in saved:
        short = {name: value for name, value in saved.items() if name != key}
        if key not in ("content", "number", "version", "steps", "effects", "noted"):  # told, or lacking in older ones
            with pytest.raises(fathom.FathomError):
                fathom.load(short)
    refused(
        fathom.BadRecord, "pearls", by=lambda: fathom.load({**saved, "state": {**saved["state"], "pearls": "many"}})
    )
