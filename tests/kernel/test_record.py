"""Records: a game as data that replays to the same end, and says what is wrong when it cannot."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from fathom.kernel.data import encode, fingerprint
from fathom.kernel.errors import BadRecord
from fathom.kernel.game import Game
from fathom.kernel.record import content_hash, load, replay
from fathom.kernel.table import Table
from fathom.kernel.text import LANGUAGES
from toygame import GAMES, TOY, UNIFORM
from toygame.deck import DECK
from toygame.play import at, new, play_out, seat

Record = dict[str, Any]


def json_copy(value: Any) -> Any:
    return json.loads(json.dumps(value))


def sealed(record: Record) -> Record:
    """An edited record with a checksum that fits again, as another program might write it."""
    body = {key: value for key, value in record.items() if key != "checksum"}
    return {**body, "checksum": fingerprint(body)}


def game_of(least: int, most: int, seats: int = 3, game: Game = TOY) -> Table:
    """A game of so many answers that went to its last round."""
    for seed in range(100):
        t = new(seats, seed, game)
        play_out(t, seed)
        if least <= len(t.answers) <= most and t.outcome and t.outcome.reason.id == "reason-rounds":
            return t
    raise LookupError(f"no game of {least} to {most} answers")


@pytest.fixture(scope="module")
def played() -> Table:
    return game_of(41, 59)


@pytest.fixture
def record(played: Table) -> Record:
    return json_copy(played.record())  # type: ignore[no-any-return]


def test_a_record_holds_all_it_must(played: Table, record: Record) -> None:
    assert (record["game"], record["seats"], record["options"]) == ("toy", 3, {"rich": False, "deck": DECK.default})
    assert record["content"] == content_hash("toygame")
    assert record["version"] == "1"
    assert record["start"] == {"seed": played.streams.seed}
    assert len(record["answers"]) == len(played.answers)
    assert [number for number, _ in record["fingerprints"]] == [20, 40, len(played.answers)]
    assert record["snapshots"][-1][0] == len(played.answers)


def test_a_long_game_has_a_fingerprint_every_20_answers_and_snapshots_on_the_way() -> None:
    t = game_of(81, 500, 4, UNIFORM)
    record = t.record()
    marks = [number for number, _ in record["fingerprints"]]
    assert set(range(20, len(t.answers), 20)) <= set(marks)
    assert len(record["snapshots"]) > 1


def test_a_replay_ends_as_the_game_did(played: Table, record: Record) -> None:
    again = replay(record, GAMES)
    assert again.fingerprint() == played.fingerprint()
    assert again.outcome == played.outcome
    assert encode([line.to_json() for line in again.events(seat=1)]) == encode(
        [line.to_json() for line in played.events(seat=1)]
    )
    assert json_copy(again.record()) == record
    assert again.notices == ()


def test_a_replay_can_stop_on_the_way_and_tell_how_far_it_is(played: Table, record: Record) -> None:
    told: list[tuple[int, int]] = []
    t = replay(record, GAMES, until=7, progress=lambda n, of: told.append((n, of)))
    assert len(t.answers) == 7
    assert told == [(n, 7) for n in range(1, 8)]
    for number, answer in played.answers[7:]:
        t.choose(answer, number)
    assert t.fingerprint() == played.fingerprint()


def test_records_of_unfinished_games_go_on() -> None:
    rng = random.Random(1)
    t = new(2, 9)
    while t.decision:
        again = replay(json_copy(t.record()), GAMES)
        assert again.fingerprint() == t.fingerprint()
        assert [d.to_json() for d in again.decisions] == [d.to_json() for d in t.decisions]
        for _ in range(5):
            if t.decision:
                t.choose(t.decision.sample(rng))


def test_a_described_position_is_recorded_from_its_start() -> None:
    t = at(seat(hand=["temple", "jab", "scoff", "drum"]), seat(hand=["dodge"]), seed=4)
    start = t.fingerprint()
    for key in ("temple", "jab", "rest"):
        t.choose(key)
    record = json_copy(t.record())
    assert replay(record, GAMES, until=0).fingerprint() == start
    assert replay(record, GAMES).fingerprint() == t.fingerprint()


def test_a_determinized_table_is_recorded_from_where_it_stands() -> None:
    t = new(2, 9)
    t.choose("feast", 0)
    guess = t.determinize(0, random.Random(0))
    assert replay(json_copy(guess.record()), GAMES).fingerprint() == guess.fingerprint()


def test_one_sealed_answer_survives_save_and_replay() -> None:
    t = new(3, 5)
    t.choose("famine", 2)
    for again in (load(TOY, json_copy(t.save())), replay(json_copy(t.record()), GAMES)):
        assert again.fingerprint() == t.fingerprint()
        assert [d.seat for d in again.decisions] == [0, 1]
        again.choose("famine", 1)
        again.choose("feast", 0)
        assert again.state.last_vote == "famine"


def test_standing_orders_and_new_seeds_survive_record_and_replay() -> None:
    t = at(seat(hand=["wager"]), seat(hand=["dodge"]), seat(in_play=["bellman"]))
    t.order_standing(1, "Hit", "dodge.0")
    t.order_standing(2, "*", "pass")
    t.order_standing(2, "*", None)
    t.reseed(99)
    t.choose("wager")
    t.choose(3)
    t.choose("hit", 1)
    t.choose("player-0")
    for again in (replay(json_copy(t.record()), GAMES), load(TOY, json_copy(t.save()))):
        assert again.fingerprint() == t.fingerprint()
        assert again.standing == {"1/Hit": (("dodge.0", "", 0),)}
        assert again.streams.seed == 99


def test_an_undone_choice_leaves_no_trace_in_the_record() -> None:
    t = new(3, 9)
    for number in range(3):
        t.choose("feast", number)
    clean = json_copy(t.record())
    t.choose("hit")
    assert json_copy(t.record()) != clean
    t.undo()
    assert json_copy(t.record()) == clean


# ---- what can be wrong with a record


def refused(record: Any, id: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(record, GAMES)
    assert caught.value.text.id == id
    assert all(caught.value.text.render(lang) for lang in LANGUAGES)
    return caught.value


@pytest.mark.parametrize("value", [None, [], "record", 7, {}, {"format": 1}])
def test_something_else_is_no_record(value: Any) -> None:
    refused(value, "record-truncated")


def test_a_truncated_record_is_noticed_whatever_is_missing(record: Record) -> None:
    for key in record:
        rest = {name: value for name, value in record.items() if name != key}
        with pytest.raises(BadRecord):
            replay(rest, GAMES)
        if key != "checksum":
            with pytest.raises(BadRecord):
                replay(sealed(rest), GAMES)


EDITS: dict[str, Callable[[Any], Any]] = {
    "engine": lambda v: v + ".1",
    "version": lambda v: v + "0",
    "seats": lambda v: v - 1,
    "options": lambda v: {"rich": True},
    "start": lambda v: {"seed": v["seed"] + 1},
    "answers": lambda v: v[:-1],
    "fingerprints": lambda v: v[:-1],
    "snapshots": lambda v: v[:-1],
    "checksum": lambda v: v[::-1],
    "seed": lambda v: 99,
    "content": lambda v: v[::-1],
    "game": lambda v: v + "s",
}


@pytest.mark.parametrize("field", EDITS)
def test_an_edited_record_is_noticed_whatever_was_edited(record: Record, field: str) -> None:
    record[field] = EDITS[field](record[field])
    refused(record, "record-edited")


def test_every_field_has_an_edit_test(record: Record) -> None:
    assert set(EDITS) | {"format"} == set(record)


def test_a_deep_edit_is_noticed(record: Record) -> None:
    record["snapshots"][-1][1]["state"]["coins"][0] += 1
    refused(record, "record-edited")


@pytest.mark.parametrize("format", [0, 2, "1", None])
def test_another_format_is_refused_by_name(record: Record, format: Any) -> None:
    record["format"] = format
    error = refused(record, "record-format")
    assert repr(format) in str(error)


def test_another_game_is_refused_by_name(record: Record) -> None:
    record["game"] = "ludo"
    error = refused(sealed(record), "record-game")
    assert "ludo" in str(error) and "toy" in str(error)


@pytest.mark.parametrize(
    "answer",
    [[0, "war"], [0, None], [7, "feast"], [0, {"reseed": 1}], [1, ["feast"]]],
)
def test_an_illegal_answer_is_refused_with_its_number(record: Record, answer: Any) -> None:
    record["answers"][0] = answer
    error = refused(sealed(record), "record-answer")
    assert "1" in str(error)


@pytest.mark.parametrize(
    "answers",
    ["feast", None, 5, [["feast"]], [[0, "feast", 1]], ["feast"], [[-1, None]], [[-1, {}]], [[-1, {"standing": [0]}]],
     [[-1, {"standing": [9, "Hit", "never"]}]], [["0", "feast"]], [[None, "feast"]]],
)  # fmt: skip
def test_answers_that_are_none_are_refused(record: Record, answers: Any) -> None:
    record["answers"] = answers
    with pytest.raises(BadRecord):
        replay(sealed(record), GAMES)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 1),
        ("seats", "three"),
        ("seats", None),
        ("options", {"poor": 1}),
        ("options", 3),
        ("start", {}),
        ("start", None),
        ("start", {"seed": "x"}),
        ("start", {"snapshot": {}}),
        ("start", {"snapshot": None}),
        ("fingerprints", 4),
        ("fingerprints", [[1]]),
        ("snapshots", None),
    ],
)
def test_a_record_with_nonsense_in_a_field_is_refused(record: Record, field: str, value: Any) -> None:
    record[field] = value
    if field == "snapshots":
        record["content"] = "another"  # else the snapshots are not looked at
    with pytest.raises(BadRecord):
        replay(sealed(record), GAMES)


def test_a_replay_that_goes_astray_is_noticed(record: Record) -> None:
    record["fingerprints"][0][1] = "0" * 16
    error = refused(sealed(record), "record-astray")
    assert "20" in str(error)


def test_more_answers_than_the_game_took_are_refused(record: Record) -> None:
    record["answers"].append([0, "rest"])
    refused(sealed(record), "record-answer")


def test_a_record_of_other_rules_opens_at_its_last_snapshot_and_says_so(played: Table, record: Record) -> None:
    record["content"] = "0123456789abcdef"
    record["version"] = "0.9"
    t = replay(sealed(record), GAMES)
    assert t.fingerprint() == played.fingerprint()
    assert t.outcome == played.outcome
    [notice] = t.notices
    for lang in LANGUAGES:
        assert "0.9" in notice.render(lang)
    assert str(len(record["answers"])) in notice.render("en")


def test_a_running_game_of_other_rules_can_be_played_on() -> None:
    t = new(3, 31)
    t.choose("feast", 1)
    record = json_copy(t.record())
    record["content"] = "0123456789abcdef"
    again = replay(sealed(record), GAMES)
    assert [d.seat for d in again.decisions] == [0, 2]
    play_out(again, 1)
    assert again.outcome is not None
    assert replay(json_copy(again.record()), GAMES).fingerprint() == again.fingerprint()


# ---- saved moments


SAVED = (
    "seats", "options", "seed", "veils", "streams", "asked_at", "serial", "state", "frames", "sealed", "uses",
    "standing", "periods", "lasting", "outcome",
)  # fmt: skip


@pytest.mark.parametrize("key", SAVED)
@pytest.mark.parametrize("instead", ["missing", "nonsense", 5, [[1]]])
def test_a_damaged_save_is_refused_whatever_is_damaged(key: str, instead: Any) -> None:
    t = at(seat(hand=["jab"]), seat(hand=["dodge"]))
    t.choose("hit")
    saved = json_copy(t.save())
    if instead == "missing":
        del saved[key]
    elif key in ("seed", "veils", "asked_at", "serial") and instead == 5:
        saved[key] = None
    else:
        saved[key] = instead
    with pytest.raises(BadRecord):
        load(TOY, saved)


@pytest.mark.parametrize("key", ["steps", "effects", "noted"])
@pytest.mark.parametrize("instead", ["nonsense", 5, [[1]]])
def test_damaged_names_of_steps_and_effects_and_damaged_notes_are_refused(key: str, instead: Any) -> None:
    """Moments of the first version had none."""
    saved = json_copy(at(seat(hand=["jab"]), seat()).save())
    with pytest.raises(BadRecord):
        load(TOY, saved | {key: instead})
    assert load(TOY, {name: value for name, value in saved.items() if name not in (key, "version")}).decision


def test_every_part_of_a_save_is_covered_above() -> None:
    harmless = {"game", "version", "content", "number", "steps", "effects", "noted"}
    assert set(at(seat(), seat()).save()) - harmless == set(SAVED)


@pytest.mark.parametrize("wrong", [None, [], "x", 3, {}])
def test_something_else_is_no_save(wrong: Any) -> None:
    with pytest.raises(BadRecord):
        load(TOY, wrong)


def test_a_save_with_a_foreign_frame_is_refused() -> None:
    saved = json_copy(at(seat(), seat()).save())
    saved["frames"][-1]["is"] = "nobody.Knows"
    with pytest.raises(BadRecord):
        load(TOY, saved)
    saved["frames"][-1] = saved["state"]
    with pytest.raises(BadRecord):
        load(TOY, saved)


def test_an_outcome_with_a_player_in_its_reason_can_be_saved_and_recorded() -> None:
    t = at(seat(in_play=["drum"]), seat(health=1))
    t.choose("hit")
    assert t.outcome is not None
    again = load(TOY, json_copy(t.save()))
    assert again.outcome == t.outcome
    assert again.outcome is not None
    for lang in LANGUAGES:
        assert again.outcome.reason.render(lang) == t.outcome.reason.render(lang)
    assert replay(json_copy(t.record()), GAMES).outcome == t.outcome


def test_the_content_hash_changes_with_the_code_alone(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, code, words in (("one", "A = 1\n", "x"), ("two", "A = 2\n", "x"), ("three", "A = 1\n", "y")):
        folder = tmp_path / f"content_{name}"
        (folder / "locale").mkdir(parents=True)
        (folder / "__init__.py").write_text(code)
        (folder / "bot.py").write_text(f"# {name}")
        (folder / "locale" / "en.ftl").write_text(f"a = {words}\n")
    one, two, three = (content_hash(f"content_{name}") for name in ("one", "two", "three"))
    assert one != two
    assert one == three, "words and bots do not decide how a game plays"


FILES = {
    "__init__.py": False, "zones.py": True, "other/__init__.py": False, "mine/__init__.py": True,
    "mine/cards.json": True, "mine/content/rooms.toml": True,
    "mine/rules.toml": False, "mine/upgrade.py": False, "mine/locale/pl.ftl": False,
    "mine/README.md": False, "mine/__pycache__/x.py": False,
}  # fmt: skip
"""What lies in and beside the game `mine`, and does it decide how that plays?"""


@pytest.mark.parametrize("changed", FILES)
def test_the_content_hash_covers_data_and_what_games_share(
    changed: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    hashes = []
    for home in ("before", "after"):
        name = f"content_{home}_{list(FILES).index(changed)}"
        for file in FILES:
            path = tmp_path / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("# changed" if (home, file) == ("after", changed) else "# as it was")
        hashes.append(content_hash(f"{name}.mine"))
    assert (hashes[0] != hashes[1]) is FILES[changed]


@pytest.mark.parametrize(
    "sealed_answers", [[[0, "war"]], [[5, "feast"]], [[0, ["feast"]]], [[0, "feast"], [1, "feast"]]]
)
def test_a_save_with_impossible_sealed_answers_is_refused(sealed_answers: Any) -> None:
    t = new(2, 1)
    t.choose("feast", 0)
    saved = json_copy(t.save())
    saved["sealed"] = sealed_answers
    with pytest.raises(BadRecord):
        load(TOY, saved)
