"""Games as a data set: what was played is read back as positions, exactly."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import zstandard

import fathom
from fathom.lab.dataset import BadDataset, games, positions
from fathom.lab.extras import MissingExtra, extra
from fathom.lab.simulate import simulate


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "games.jsonl.zst"
    simulate("call_of_madness", 3, 2, ["random"], seed=8, records=path)
    return path


def test_every_game_is_kept_with_its_end(kept: Path) -> None:
    head, found = games(kept)
    assert (head.game, head.seats, head.format) == ("call_of_madness", 2, 1)
    for seed, game in zip(range(8, 11), found, strict=True):
        table = fathom.new("call_of_madness", seats=2, seed=seed)
        for seat, answer in game.answers:
            table.choose(answer, seat)
        assert table.outcome is not None
        assert (list(table.outcome.winners), list(table.outcome.scores)) == (game.winners, game.scores)
        assert game.reason == table.outcome.reason.id and game.bots == ["random", "random"]


def test_positions_show_what_the_seat_saw_and_could_do(kept: Path) -> None:
    table, found = fathom.new("call_of_madness", seats=2, seed=8), positions(kept)
    for number, position in zip(range(40), found, strict=False):
        decision = next(d for d in table.decisions if d.seat == position.seat)
        assert (position.seed, position.number) == (8, number)
        assert position.view == table.view(position.seat)
        assert position.options == list(decision.keys)
        assert decision.accepts(position.answer)
        table.choose(position.answer, position.seat)
    assert len(position.scores) == 2 and position.winners


def test_positions_of_one_seat(kept: Path) -> None:
    assert {position.seat for position in positions(kept, seat=1)} == {1}


def test_the_file_is_small_and_the_same_on_two_cores(kept: Path, tmp_path: Path) -> None:
    _, found = games(kept)
    assert kept.stat().st_size < 8 * sum(len(game.answers) for game in found)
    one, two = tmp_path / "one", tmp_path / "two"
    simulate("abyss", 41, 2, ["random"], records=one)
    simulate("abyss", 41, 2, ["random"], jobs=2, records=two)
    assert one.read_bytes() == two.read_bytes()


def test_what_is_no_data_set_is_refused(kept: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"no zstandard")
    with pytest.raises(BadDataset, match="no file of records"):
        games(broken)
    with pytest.raises(BadDataset, match="no file of records"):
        games(tmp_path / "missing")
    whole = zstandard.ZstdDecompressor().stream_reader(kept.read_bytes()).read()
    broken.write_bytes(zstandard.compress(whole[: len(whole) - 9]))
    with pytest.raises(BadDataset, match="no file of records"):
        list(games(broken)[1])
    broken.write_bytes(zstandard.compress(whole.replace(b'"content":"', b'"content":"f', 1)))
    with pytest.raises(BadDataset, match="other rules"):
        next(positions(broken))


def test_a_package_that_is_missing_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zstandard", None)
    with pytest.raises(MissingExtra, match=r'zstandard: pip install "fathom-table\[lab\]"'):
        extra("zstandard", "lab")
