"""The Smugglers: Nebulis spent, given away and forgotten, and Sentinels."""

from __future__ import annotations

import pytest

from abyss_lords import before, enters
from abyss_play import KRAKEN, Play, at

FERRYMAN = "lord-ferryman.0"
COURT = ["keeper", "reaper", "shepherd", "miller"]


@pytest.mark.rule("K-LORD-FERRYMAN", "B-TRN-06")
def test_ferryman_turns_one_nebulis_into_a_pearl_once_per_turn() -> None:
    p = at(KRAKEN, seats=[{"lords": ["ferryman"], "pearls": 1, "nebulis": 2}, {}], court=COURT)
    p.does(FERRYMAN)
    assert (p.s.pearls[0], p.s.nebulis[0]) == (2, 1)
    assert FERRYMAN not in p.options
    assert "B-TRN-06" in p.refused


@pytest.mark.rule("K-LORD-FERRYMAN")
def test_ferryman_needs_a_nebulis() -> None:
    p = at(KRAKEN, seats=[{"lords": ["ferryman"], "pearls": 1}, {}], court=COURT)
    assert FERRYMAN not in p.options
    assert "K-LORD-FERRYMAN" in p.refused


@pytest.mark.rule("K-LORD-FERRYMAN", "K-FIG-04", "K-FIG-06")
def test_the_kraken_figure_is_checked_when_ferryman_spends_a_nebulis() -> None:
    p = at(KRAKEN, seats=[{"lords": ["ferryman"], "nebulis": 1}, {}], court=COURT).does(FERRYMAN)
    assert p.s.kraken_holder == -1
    seats = [{"lords": ["ferryman"], "nebulis": 2}, {"nebulis": 2}]
    p = at(KRAKEN, seats=seats, court=COURT, kraken_figure=0).does(FERRYMAN)
    assert p.s.kraken_holder == 1


def buys(lords: list[str], pearls: int, nebulis: int, price: int) -> list[str]:
    """What seat 2 is offered when an Ally costs so much; the seats before it have bought the cheaper ones."""
    rich = {"pearls": 9}
    seats = [{}, rich, {"lords": lords, "pearls": pearls, "nebulis": nebulis}]
    if price == 3:
        seats.insert(1, rich)
    p = at(KRAKEN, seats=seats, court=COURT, deck=["crab-1", "squid-1", "crab-2", "squid-2"])
    p.does("explore")
    buyer = len(seats) - 1
    while p.asked == "ask-buy" and p.s.price < price:
        p.does("pass" if p.seat == buyer else "buy-0")
    return p.options if (p.asked, p.seat) == ("ask-buy", buyer) else []


@pytest.mark.rule("K-LORD-OUTLAW", "K-LORD-OUTLAW-2")
@pytest.mark.parametrize(
    ("lords", "pearls", "nebulis", "offer"),
    [
        ([], 1, 2, []),
        (["outlaw"], 1, 2, ["buy-2", "pass"]),
        (["outlaw"], 1, 1, []),
        (["outlaw"], 2, 2, ["buy-1", "pass"]),
        (["outlaw"], 3, 2, ["buy-0", "pass"]),
    ],
)
def test_outlaw_pays_up_to_two_nebulis_for_an_ally_once_all_pearls_are_spent(
    lords: list[str], pearls: int, nebulis: int, offer: list[str]
) -> None:
    assert buys(lords, pearls, nebulis, 3) == offer


@pytest.mark.rule("K-LORD-COUNTERFEITER", "K-LORD-OUTLAW-2", "K-NEB-02")
@pytest.mark.parametrize(
    ("lords", "pearls", "nebulis", "offer"),
    [
        ([], 5, 2, ["buy-0", "pass"]),
        (["counterfeiter"], 5, 2, ["buy-0", "buy-1", "pass"]),
        (["counterfeiter"], 1, 2, ["buy-1", "pass"]),
        (["outlaw", "counterfeiter"], 5, 2, ["buy-0", "buy-1", "buy-2", "pass"]),
        (["outlaw", "counterfeiter"], 5, 1, ["buy-0", "buy-1", "pass"]),
    ],
)
def test_counterfeiter_pays_nebulis_while_keeping_pearls_and_two_with_outlaw(
    lords: list[str], pearls: int, nebulis: int, offer: list[str]
) -> None:
    assert buys(lords, pearls, nebulis, 2) == offer


def mixes_for_a_lord(lords: list[str], pearls: int, nebulis: int) -> list[str]:
    """How seat 0 may pay the 4 that a Miller costs beyond its Allies; a single way is taken by itself."""
    me = {"lords": lords, "hand": ["seahorse-3", "squid-1"], "pearls": pearls, "nebulis": nebulis}
    p = at(KRAKEN, seats=[me, {}], court=["miller", "landowner"], deck=["crab-4"])
    if "recruit" not in p.options:
        return []
    p.recruits("miller", "seahorse-3", "squid-1")
    if p.asked == "ask-mix":
        return p.options
    return [f"mix-{nebulis - p.s.nebulis[0]}"]


@pytest.mark.rule("K-LORD-OUTLAW", "K-LORD-OUTLAW-2", "K-LORD-COUNTERFEITER", "K-NEB-02")
@pytest.mark.parametrize(
    ("lords", "pearls", "nebulis", "ways"),
    [
        ([], 3, 2, ["mix-1"]),
        ([], 4, 2, ["mix-0"]),
        ([], 2, 2, []),
        (["outlaw"], 2, 2, ["mix-2"]),
        (["outlaw"], 3, 2, ["mix-1"]),
        (["outlaw"], 4, 2, ["mix-0"]),
        (["counterfeiter"], 5, 2, ["mix-0", "mix-1"]),
        (["counterfeiter"], 2, 2, []),
        (["outlaw", "counterfeiter"], 5, 2, ["mix-0", "mix-1", "mix-2"]),
    ],
)
def test_outlaw_and_counterfeiter_pay_lords_by_the_same_limits(
    lords: list[str], pearls: int, nebulis: int, ways: list[str]
) -> None:
    assert mixes_for_a_lord(lords, pearls, nebulis) == ways


@pytest.mark.rule("K-LORD-FENCE")
def test_fence_gives_one_nebulis_to_each_opponent() -> None:
    p = enters("fence", KRAKEN, me={"nebulis": 3}, others=[{}, {"nebulis": 1}])
    assert p.s.nebulis == [1, 1, 2]


@pytest.mark.rule("K-LORD-FENCE")
def test_with_too_few_nebulis_fence_gives_all_and_chooses_the_receivers() -> None:
    p = enters("fence", KRAKEN, me={"nebulis": 2}, others=[{}, {}, {}])
    assert (p.rule, p.t.decision.least, p.t.decision.most) == ("K-LORD-FENCE", 2, 2)
    p.does(["player-1", "player-3"])
    assert p.s.nebulis == [0, 1, 0, 1]


@pytest.mark.rule("K-LORD-FENCE", "B-LRD-08")
def test_fence_is_skipped_without_nebulis() -> None:
    p = enters("fence", KRAKEN, others=[{"nebulis": 1}])
    assert (p.s.nebulis, p.s.active) == ([0, 1], 1)


@pytest.mark.rule("K-LORD-FENCE", "K-FIG-03", "K-FIG-06")
def test_the_figure_is_checked_once_after_all_of_fences_gifts() -> None:
    p = enters("fence", KRAKEN, me={"nebulis": 2}, others=[{}, {}])
    assert (p.seat, p.asked, p.options) == (0, "ask-figure", ["player-1", "player-2"])
    p.does("player-2")
    assert p.s.kraken_holder == 2


def game_over(*lords: str, **mine: object) -> Play:
    """A game at its end. Seat 0, who recruited the seventh Lord, kept a Kraken of value 4, seat 1 one of 2."""
    me = {"lords": ["trader", "peddler", "shopkeeper", "jailer", "seeker", *lords], "hand": ["kraken-4"], **mine}
    p = enters("miller", KRAKEN, me=me, others=[{"hand": ["kraken-2"]}], deck=["crab-4"])
    p.explores().does("take")
    assert p.t.outcome is not None
    return p


@pytest.mark.rule("K-LORD-CLEANER", "K-END-01")
def test_cleaners_owner_takes_no_nebulis_for_krakens_in_hand_at_the_end() -> None:
    assert game_over("hunter").s.nebulis == [3, 1]
    p = game_over("cleaner")
    assert p.s.nebulis == [0, 1]
    assert {"kraken-4", "kraken-2"} <= set(p.discard())


@pytest.mark.rule("K-LORD-CLEANER", "B-LRD-05", "B-LRD-06")
def test_a_disabled_or_assigned_cleaner_does_not_help() -> None:
    assert game_over(disabled=["cleaner"]).s.nebulis == [3, 1]
    assert game_over(locations=["jail"], assigned={"jail": ["cleaner"]}).s.nebulis == [3, 1]


@pytest.mark.rule("K-SEN-01", "K-SEN-02", "K-SEN-10")
@pytest.mark.parametrize(("slug", "token"), [("watcher", 0), ("vigil", 1), ("lookout", 2)])
def test_a_sentinel_lord_gains_a_nebulis_and_places_its_sentinel(slug: str, token: int) -> None:
    p = enters(slug, KRAKEN, available=["chasm"], court=COURT)
    assert (p.s.nebulis[0], p.s.kraken_holder) == (1, 0)
    lords = [f"lord-{lord}" for lord in COURT]
    races = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
    assert p.options == [*lords, *races, "location-chasm"], "everything in all three zones, no way to decline"
    p.does("lord-shepherd")
    assert (p.s.sentinel_owner[token], p.s.sentinel_on[token]) == (0, "lord-shepherd")
    assert p.s.active == 1


@pytest.mark.rule("K-SEN-01", "K-SEN-02", "K-SEN-05")
def test_a_sentinel_is_placed_on_a_lord_already_in_court_before_it_slides_and_refills() -> None:
    p = before("watcher", KRAKEN, court=["keeper", "reaper"], lord_deck=["trader", "peddler", "shopkeeper", "slaver"])
    p.recruits("watcher", "jellyfish-1", "crab-2")
    assert p.options[:2] == ["lord-keeper", "lord-reaper"]
    assert not {"lord-trader", "lord-peddler"} & set(p.options)
    p.does("lord-keeper")
    assert "trader" in p.court()
    assert p.s.sentinel_on[0] == "lord-keeper"


@pytest.mark.rule("K-SEN-07")
def test_with_all_zones_taken_a_new_sentinel_waits() -> None:
    sentinels = {"watcher": {"owner": 1, "on": "crab"}, "vigil": {"owner": 1, "on": "lord-keeper"}}
    p = enters("lookout", KRAKEN, court=COURT, sentinels=sentinels)
    assert (p.s.sentinel_owner[2], p.s.sentinel_on[2], p.s.active) == (0, "", 1), "no Location is available"
    assert p.s.nebulis[0] == 1
