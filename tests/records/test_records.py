"""Finished games kept as fixtures: they play again to the same end, as answers and as full records.

If an edit of the rules makes an answer illegal, the failure names the answer and the question. Where the edit is meant,

    (cd tests && ../.venv/bin/python -m records.fixtures --renew)
    (cd tests && ../.venv/bin/python -m golden.transcript --renew)

play the games on from there with the bots and write their transcripts again.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pytest

import fathom
from fathom.kernel.data import fingerprint
from records import fixtures

NAMES = fixtures.names()
SNAPSHOT = 60


@lru_cache(maxsize=8)
def finished(name: str) -> fathom.Table:
    """The table at the end of a kept game; tests do not change it."""
    return fixtures.play(fixtures.load(name))


def record_of(name: str) -> dict[str, Any]:
    """The full record of a kept game, as it comes back from a file."""
    record: dict[str, Any] = json.loads(json.dumps(finished(name).record()))
    return record


def signed(record: dict[str, Any]) -> dict[str, Any]:
    body = {key: value for key, value in record.items() if key != "checksum"}
    return body | {"checksum": fingerprint(body)}


def test_games_are_kept_with_every_expansion() -> None:
    options = [fixtures.load(name)["options"] for name in NAMES if name.startswith("abyss/")]
    assert {(o["leviathan"], o["kraken"]) for o in options} >= {(False, False), (True, False), (True, True)}


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_game_plays_again_to_its_scores(name: str) -> None:
    outcome = finished(name).outcome
    assert outcome is not None and list(outcome.scores) == fixtures.load(name)["scores"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_the_same_content_replays_to_its_fingerprints(name: str) -> None:
    table, record = finished(name), record_of(name)
    again = fathom.replay(record)
    assert again == table and again.notices == () and again.outcome.scores == table.outcome.scores  # type: ignore[union-attr]
    for number, mark in record["fingerprints"][:: len(record["fingerprints"]) // 3]:
        assert fathom.replay(record, until=number).fingerprint() == mark


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_leaves_its_fingerprints_is_refused(name: str) -> None:
    record = record_of(name)
    record["fingerprints"][2][1] = "0" * 16
    with pytest.raises(fathom.BadRecord, match="60"):
        fathom.replay(signed(record))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_other_content_opens_at_its_last_snapshot_and_says_so(name: str) -> None:
    """By the rules of today the game would go another way, but it is not lost and can be played to its end."""
    record = record_of(name) | {"content": "of another day"}
    record["fingerprints"][-1][1] = "0" * 16
    record["snapshots"] = record["snapshots"][:-1]
    number = record["snapshots"][-1][0]
    table = fathom.replay(signed(record))
    assert [notice.id for notice in table.notices] == ["record-other-content"]
    assert table.notices[0].args["number"] == number >= len(record["answers"]) // SNAPSHOT * SNAPSHOT
    for seat, answer in record["answers"][number:]:
        table.choose(answer, seat)
    assert table == finished(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_other_content_by_which_the_game_goes_alike_is_replayed_from_its_beginning(name: str) -> None:
    record = record_of(name) | {"content": "of another day"}
    table = fathom.replay(signed(record))
    assert table == finished(name) and len(table.answers) == len(record["answers"])
    assert [notice.id for notice in table.notices] == ["record-as-it-was"]
    number = record["fingerprints"][1][0] - 7  # between two fingerprints: the next one proves it
    early = fathom.replay(signed(record), until=number)
    assert len(early.answers) == number and [notice.id for notice in early.notices] == ["record-as-it-was"]
    record["fingerprints"][1][1] = "0" * 16
    early = fathom.replay(signed(record), until=number)
    assert [notice.id for notice in early.notices] == ["record-other-content"]


# ---- what the fixtures say when they no longer fit


def test_an_illegal_answer_is_named_with_its_question() -> None:
    fixture = fixtures.load(NAMES[0])
    at = next(i for i, (_, answer) in enumerate(fixture["answers"]) if answer == "take")
    fixture["answers"][at][1] = "explore-on-and-on"
    with pytest.raises(fixtures.BrokenGame) as broken:
        fixtures.play(fixture)
    said = str(broken.value)
    assert f"answer {at + 1}," in said and "explore-on-and-on" in said and "B-EXP-08" in said
    assert fixtures.RENEW in said


@pytest.mark.parametrize(("change", "said"), [
    (lambda answers: answers[0].__setitem__(0, 1 - answers[0][0]), "now seat"),
    (lambda answers: answers.append([0, "explore"]), "after the end of the game"),
    (lambda answers: answers.pop(), "still asked"),
])  # fmt: skip
def test_answers_of_another_seat_too_many_or_too_few_are_told(change: Any, said: str) -> None:
    fixture = fixtures.load("abyss/base-2-seats")
    change(fixture["answers"])
    with pytest.raises(fixtures.BrokenGame, match=said):
        fixtures.play(fixture)


def test_a_renewed_game_keeps_what_still_fits(capsys: pytest.CaptureFixture[str]) -> None:
    fixture = fixtures.load("abyss/base-2-seats")
    old = [list(entry) for entry in fixture["answers"]]
    fixture["answers"][50][1] = "no such thing"
    renewed = fixtures.renewed(fixture)
    assert "answer 51" in capsys.readouterr().out
    assert renewed["answers"][:50] == old[:50]
    assert list(fixtures.play(renewed).outcome.scores) == renewed["scores"]  # type: ignore[union-attr]
    assert fixtures.renewed(fixtures.load("abyss/base-2-seats"))["answers"] == old, "a game that fits stays as it is"
