"""`fathom bench`: what is measured of a search, and what is said beside a peer that searches."""

from dataclasses import replace

import fathom
from fathom.lab import bench
from fathom.lab.peers import Peer

OURS = bench.Figures(
    game="abyss", seats=2, options={}, decisions_per_second=400.0, asked_per_second=300.0, games_per_second=1.0,
    clone_microseconds=2.0, view_microseconds=1.0, options_microseconds=1.0, determinize_microseconds=1.0,
    saved_bytes=1, steps_ahead_per_second=60.0, playouts_per_second=30.0, searched_per_second=20.0,
)  # fmt: skip
PEER = Peer("catanatron", "1", "Catan", 100.0, 4.0, "", steps_ahead_per_second=20.0, playouts_per_second=10.0)


def test_looking_ahead_tries_every_answer_on_a_clone() -> None:
    table = fathom.new("abyss", seats=2, seed=1)
    before = table.fingerprint()
    decision = table.decision
    assert decision is not None
    assert bench._look_ahead(table) == len(decision.answers() or ())
    assert bench._play_out(table) == 1
    assert table.fingerprint() == before


def test_a_search_tells_its_iterations() -> None:
    table = fathom.new("arkham", seats=1, seed=1, options={"scenario": "the-gathering"})
    assert bench._search(table) >= bench.ITERATIONS


def test_a_peer_that_searches_is_compared_in_that_too() -> None:
    assert bench._search_ratios(OURS, PEER) == {"steps_ahead": 3.0, "playouts": 3.0, "searched": 2.0}
    assert bench._search_ratios(OURS, replace(PEER, playouts_per_second=0.0)) == {}
    ratio = {"decisions": 4.0, "asked": 3.0, "clone": 0.5, **bench._search_ratios(OURS, PEER)}
    told = "\n".join(bench.Report([OURS], [PEER], {"catanatron": {"abyss": ratio}}).lines())
    assert "3.00 times the look-ahead" in told
    assert "2.00 iterations of our search for each of its play-outs" in told


def test_compiled_stands_beside_pure() -> None:
    slower = replace(OURS, asked_per_second=100.0, clone_microseconds=8.0)
    ratio = {"decisions": 4.0, "asked": 3.0, "clone": 0.5}
    report = bench.Report([OURS], [PEER], {"catanatron": {"abyss": ratio}}, "compiled", [slower])
    assert report.beside_pure() == [("abyss", 3.0, 0.25)]
    assert "abyss: compiled 3.00 times the decisions of pure, a clone takes 0.25 of its time" in report.lines()
    told = report.tables()
    assert "| abyss, 2 seats | 100 | 300 | 3.00 | 8.0 us | 2.0 us | 0.25 |" in told
    assert "| catanatron | 3.00, clone 0.50 |" in told
    assert bench.Report([OURS], []).beside_pure() == []
