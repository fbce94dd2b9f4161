"""Kraken Allies: of no race and of every race."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, Play, at
from abyss_short import acts, takes
from fathom.games.abyss.cards.allies import KEY

COURT = ["keeper", "reaper", "shepherd", "miller"]


def hires(lord: str, hand: list[str], pearls: int = 0, court: list[str] | None = None, **me: Any) -> Play:
    """Seat 0 with this hand before a Court of the Lord and a few others it cannot pay."""
    seats = [{"pearls": pearls, "hand": hand, **me}, {"pearls": 0}]
    return at(KRAKEN, seats=seats, court=[lord, *(court or ["landowner", "treasurer", "trader"])], deck=["squid-5"])


def legal_payments(lord: str, hand: list[str], **rest: Any) -> set[tuple[str, ...]]:
    """Every set of cards the program accepts for the Lord, found by playing all answers."""
    p = hires(lord, hand, court=["hermit"], **rest)
    if "recruit" not in p.options:
        return set()
    found: set[tuple[str, ...]] = set()

    def go_on(p: Play) -> None:
        if p.asked == "ask-pay":
            for key in p.options:
                go_on(Play(p.t.clone()).does(key))
        else:  # paid: the cards are still laid out, or one is affiliated and the others are discarded
            laid = [KEY[kind] for kind in p.s.laid]
            found.add(tuple(sorted(laid or [*p.affiliated(0), *p.discard()])))

    go_on(p.does("recruit"))
    return found


# ---- on the way to a hand


@pytest.mark.rule("K-ALY-01")
def test_a_kraken_is_bought_like_any_ally() -> None:
    p = at(KRAKEN, seats=[{"pearls": 0}, {"pearls": 3}], deck=["kraken-3", "crab-1"], court=COURT)
    assert (p.seat, p.asked) == (1, "ask-buy")
    p.does("buy-0")
    assert p.hand(1) == ["kraken-3"] and p.s.pearls == [1, 2]
    assert p.s.nebulis == [0, 0]  # Nebulis come only when it is used


@pytest.mark.rule("K-ALY-01")
def test_a_kraken_is_taken_like_any_ally() -> None:
    p = at(KRAKEN, seats=[{"pearls": 0}, {"pearls": 0}], deck=["kraken-2"], court=COURT)
    p.does("take")
    assert p.hand(0) == ["kraken-2"]


@pytest.mark.rule("K-ALY-02", "K-ALY-12")
def test_a_kraken_left_behind_goes_to_a_stack_the_explorer_chooses_even_an_empty_one() -> None:
    p = at(
        KRAKEN,
        seats=[{"pearls": 0}, {"pearls": 0}],
        deck=["kraken-3", "crab-2"],
        council={"squid": ["squid-1"]},
        court=COURT,
    )
    p.explores().explores().does("take")
    assert (p.seat, p.asked, p.rule) == (0, "ask-send-kraken", "K-ALY-02")
    assert p.options == ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
    assert p.s.council[3] == ()
    p.does("shellfish")
    assert p.stack(3) == ["kraken-3"] and p.s.active == 1


@pytest.mark.rule("K-ALY-12")
def test_left_over_krakens_are_sent_one_at_a_time_after_the_other_allies() -> None:
    p = at(
        KRAKEN,
        seats=[{"pearls": 0}, {"pearls": 0}],
        deck=["kraken-2", "crab-1", "kraken-4", "squid-3"],
        court=COURT,
    )
    p.explores().explores().explores().does("take")
    assert p.stack(1) == ["crab-1"]  # already there when the first Kraken is placed
    assert p.asked == "ask-send-kraken"
    p.does("crab")
    assert p.stack(1) == ["crab-1", "kraken-2"] and p.asked == "ask-send-kraken"
    p.does("jellyfish")
    assert p.stack(0) == ["kraken-4"] and p.s.track == ()


@pytest.mark.rule("K-ALY-03", "K-ALY-01")
def test_a_kraken_comes_along_with_its_stack_and_is_still_of_no_race() -> None:
    """From the crab stack it stands for a seahorse as well as for a crab: it pays a Farmer."""
    p = acts(
        [{"pearls": 4}, {"pearls": 0}],
        KRAKEN,
        council={"crab": ["kraken-4"]},
        court=["shepherd", *COURT[:2], "miller"],
        deck=["squid-1", "squid-5"],
    )
    assert p.hand(0) == ["kraken-4"]
    takes(p).recruits("shepherd", "kraken-4")
    assert "shepherd" in p.lords(0)
    assert p.affiliated(0) == []


# ---- as payment


@pytest.mark.rule("K-ALY-04")
def test_a_kraken_stands_for_any_race_also_the_guilds() -> None:
    """Shepherd (8, one race) is a Farmer: a Kraken of 4 and 4 Pearls pay it without a seahorse."""
    p = hires("shepherd", ["kraken-4"], pearls=4).recruits("shepherd", "kraken-4")
    assert p.lords(0) == {"shepherd"} and p.s.pearls[0] == 0


@pytest.mark.rule("K-ALY-04", "K-ALY-05")
def test_one_kraken_stands_for_a_second_race_beside_the_guilds_own() -> None:
    """Reaper (7, two races): seahorse and Kraken; no other Ally of the named race is needed."""
    p = hires("reaper", ["seahorse-4", "kraken-3"]).recruits("reaper", "seahorse-4", "kraken-3")
    assert p.lords(0) == {"reaper"}


@pytest.mark.rule("K-ALY-05")
def test_two_krakens_stand_for_two_different_races() -> None:
    p = hires("reaper", ["kraken-4", "kraken-3"]).recruits("reaper", "kraken-4", "kraken-3")
    assert p.lords(0) == {"reaper"} and p.s.nebulis[0] == 3 + 2


@pytest.mark.rule("K-ALY-05", "K-ALY-10")
def test_two_krakens_may_stand_for_one_and_the_same_race() -> None:
    """Shepherd wants one race only: seahorse and two Krakens named seahorses."""
    hand = ["kraken-3", "kraken-4", "seahorse-1"]
    assert tuple(sorted(hand)) in legal_payments("shepherd", hand)


@pytest.mark.rule("K-ALY-10")
def test_krakens_do_not_mend_a_payment_whose_races_are_full_without_the_guilds() -> None:
    """Shepherd wants one race, the seahorse. A jellyfish is already one race too many beside any Kraken."""
    assert legal_payments("shepherd", ["jellyfish-5", "kraken-4"], pearls=4) == {("kraken-4",)}
    assert not legal_payments("shepherd", ["jellyfish-5", "kraken-4"], pearls=3)


@pytest.mark.rule("K-ALY-10")
def test_the_number_of_races_must_be_exact_with_krakens_too() -> None:
    """Keeper (6, three races): seahorse, crab and Kraken show three; crab and Kraken alone only two."""
    assert legal_payments("keeper", ["seahorse-1", "crab-1", "kraken-4"])
    assert not legal_payments("keeper", ["crab-3", "kraken-4"], pearls=2)
    assert not legal_payments("keeper", ["seahorse-3", "kraken-4"], pearls=2)


@pytest.mark.rule("K-ALY-10")
@pytest.mark.parametrize(
    ("others", "krakens", "fits"),
    [(0, 1, False), (0, 2, True), (1, 1, True), (1, 2, True), (2, 1, True), (3, 1, False)],
)
def test_n_races_and_k_krakens_fit_two_races_if_n_is_at_most_two_and_n_plus_k_at_least(
    others: int, krakens: int, fits: bool
) -> None:
    """Watcher (a Smuggler, two races of any kind, cost 5) is paid with all of these cards and Pearls."""
    hand = ["crab-1", "squid-1", "jellyfish-1"][:others] + ["kraken-2"] * krakens
    paid = legal_payments("watcher", hand, pearls=5)
    assert (tuple(sorted(hand)) in paid) is fits


@pytest.mark.rule("K-ALY-08")
def test_a_kraken_is_never_superfluous() -> None:
    """Shepherd costs 8: two seahorses of 4 suffice, and still a Kraken may be laid beside them."""
    paid = legal_payments("shepherd", ["seahorse-4", "seahorse-4", "kraken-2"])
    assert paid == {
        ("seahorse-4", "seahorse-4"),
        ("kraken-2", "seahorse-4", "seahorse-4"),
    }


@pytest.mark.rule("K-ALY-08", "K-ALY-11")
def test_beside_a_kraken_the_other_allies_are_tested_as_if_it_had_no_race() -> None:
    """Shepherd costs 8. Seahorses of 4 and 2 with a Kraken of 4: the 2 is superfluous, for the 4 shows its race.
    A single seahorse of 1 is not: the Kraken does not show its race."""
    assert ("kraken-4", "seahorse-2", "seahorse-4") not in legal_payments(
        "shepherd", ["seahorse-4", "seahorse-2", "kraken-4"]
    )
    paid = legal_payments("shepherd", ["seahorse-1", "kraken-4", "kraken-4"])
    assert ("kraken-4", "kraken-4", "seahorse-1") in paid


@pytest.mark.rule("K-ALY-06")
def test_the_lowest_ally_that_is_no_kraken_is_affiliated() -> None:
    p = hires("reaper", ["seahorse-5", "kraken-2"]).recruits("reaper", "seahorse-5", "kraken-2")
    assert p.affiliated(0) == ["seahorse-5"]
    assert p.discard() == ["kraken-2"]


@pytest.mark.rule("K-ALY-06")
def test_a_payment_of_krakens_alone_affiliates_nobody() -> None:
    p = hires("reaper", ["kraken-4", "kraken-3"]).recruits("reaper", "kraken-4", "kraken-3")
    assert p.affiliated(0) == []
    assert sorted(p.discard()) == ["kraken-3", "kraken-4"]


@pytest.mark.rule("K-ALY-06")
def test_master_of_magic_cannot_affiliate_a_kraken() -> None:
    p = hires("reaper", ["seahorse-3", "crab-2", "kraken-2"], lords=["master-of-magic"])
    p.recruits("reaper", "seahorse-3", "crab-2", "kraken-2")
    assert p.asked == "ask-affiliate" and sorted(p.options) == ["crab-2", "seahorse-3"]


@pytest.mark.rule("K-ALY-07")
@pytest.mark.parametrize(("value", "nebulis"), [(2, 1), (3, 2), (4, 3)])
def test_a_kraken_paid_is_discarded_for_its_value_less_one_in_nebulis(value: int, nebulis: int) -> None:
    hand = [f"kraken-{value}", "seahorse-5"]
    p = hires("reaper", hand, pearls=2).recruits("reaper", *hand)
    assert p.s.nebulis == [nebulis, 0]
    assert p.discard() == [f"kraken-{value}"]


@pytest.mark.rule("K-ALY-09")
def test_ship_master_counts_no_race_for_krakens() -> None:
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, "lords": ["ship-master"]}, {"pearls": 0}],
        deck=["kraken-2", "crab-1", "squid-3"],
        court=COURT,
    )
    p.explores().explores().does("take")
    assert p.s.pearls[0] == 1  # the crab
    assert p.asked == "ask-send-kraken"


@pytest.mark.rule("K-ALY-09")
def test_ship_master_counts_no_race_for_krakens_when_a_leviathan_is_fought_either() -> None:
    p = at(
        BOTH,
        seats=[{"pearls": 0, "lords": ["ship-master"], "hand": ["crab-5"]}, {"pearls": 0}],
        deck=["kraken-2", "squid-1", "monster"],
        border={7: "leviathan-17"},
        court=COURT,
        council={"jellyfish": ["jellyfish-1"]},
    )
    p.explores().explores().explores().does("fight")
    assert p.s.pearls[0] == 1


@pytest.mark.rule("K-ALY-10")
def test_a_card_that_no_naming_of_races_can_use_is_refused() -> None:
    p = hires("shepherd", ["jellyfish-5", "kraken-4", "kraken-4", "seahorse-4"], court=["hermit"]).does("recruit")
    assert p.asked == "ask-pay" and "jellyfish-5" not in p.options
    assert any("Jellyfish" in text.render("en") for text, _ in p.t.decision.refused())
    before = p.t.fingerprint()
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose("jellyfish-5")
    assert p.t.fingerprint() == before
