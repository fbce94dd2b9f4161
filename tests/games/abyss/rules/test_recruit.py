"""Recruiting a Lord and paying for it."""

from __future__ import annotations

import pytest

import fathom
from abyss_lords import card
from abyss_play import Play, at
from fathom.games.abyss.cards.allies import RACES

POOR = {"pearls": 0}
FILLERS = ["keeper", "reaper", "miller"]


def offer(lord: str, *hand: str, pearls: int = 0, lords: tuple[str, ...] = (), against: tuple[str, ...] = ()) -> Play:
    """Seat 0 may recruit this Lord. The Ambassadors beside it ask for five races and keep the Court from a refill."""
    seats = [{"hand": list(hand), "pearls": pearls, "lords": list(lords)}, {"pearls": 0, "lords": list(against)}]
    return at(seats=seats, court=[lord, "sage", "hermit", "elder"])


def affordable(lord: str, *hand: str, pearls: int = 0, **lords: tuple[str, ...]) -> bool:
    return "recruit" in offer(lord, *hand, pearls=pearls, **lords).options


@pytest.mark.rule("B-REC-01")
def test_a_court_lord_is_paid_with_hand_allies_topped_up_by_pearls() -> None:
    p = at(seats=[{"hand": ["seahorse-4", "seahorse-3", "crab-5"], "pearls": 2}, POOR], court=["shepherd", *FILLERS])
    p.recruits("shepherd", "seahorse-4", "seahorse-3")
    assert p.lords(0) == {"shepherd"} and "shepherd" not in p.court()
    assert p.hand(0) == ["crab-5"]
    assert p.s.pearls[0] == 1
    assert ("log-recruit", "B-REC-01") in p.lines()


@pytest.mark.rule("B-REC-01")
def test_any_payable_court_lord_may_be_chosen_and_no_other() -> None:
    p = at(
        seats=[{"hand": ["seahorse-5", "seahorse-4", "seahorse-4"]}, POOR],
        court=["shepherd", "landowner", "keeper", "peddler"],
    )
    p.does("recruit")
    assert p.asked == "ask-recruit" and p.options == ["lord-shepherd", "lord-landowner"]
    assert {"B-REC-03", "B-REC-04"} <= p.refused  # Keeper wants three races, Peddler shellfish


@pytest.mark.rule("B-REC-02")
@pytest.mark.parametrize(("pearls", "enough"), [(0, False), (1, False), (2, True), (3, True)])
def test_values_and_pearls_must_reach_the_cost(pearls: int, enough: bool) -> None:
    assert affordable("shepherd", "seahorse-4", "seahorse-2", pearls=pearls) is enough


@pytest.mark.rule("B-REC-02")
@pytest.mark.parametrize(
    ("mine", "theirs", "pearls"),
    [((), (), 2), (("treasurer",), (), 0), ((), ("recruiter",), 4), (("treasurer",), ("recruiter",), 2)],
)
def test_it_is_the_modified_cost_that_must_be_reached(
    mine: tuple[str, ...], theirs: tuple[str, ...], pearls: int
) -> None:
    hand = ("seahorse-4", "seahorse-2")
    assert affordable("shepherd", *hand, pearls=pearls, lords=mine, against=theirs)
    assert pearls == 0 or not affordable("shepherd", *hand, pearls=pearls - 1, lords=mine, against=theirs)


@pytest.mark.rule("B-REC-03")
def test_exactly_as_many_races_as_the_bubbles_demand() -> None:
    """Miller: 8, two races. Rich in one race is not enough, and a third race cannot be laid down."""
    assert not affordable("miller", "seahorse-5", "seahorse-4", "seahorse-4", pearls=9)
    assert affordable("miller", "seahorse-5", "crab-3")
    p = offer("miller", "seahorse-4", "crab-3", "squid-1", "seahorse-1", pearls=5)
    p.does("recruit", "seahorse-4", "crab-3")
    assert p.options == ["seahorse-1", "enough"]
    assert "B-REC-03" in p.refused


@pytest.mark.rule("B-REC-04")
def test_the_race_of_the_guild_must_be_among_the_allies() -> None:
    assert not affordable("miller", "crab-5", "squid-5", pearls=9)
    p = offer("miller", "crab-5", "crab-1", "squid-5", "seahorse-1", pearls=9).does("recruit", "crab-5")
    assert p.options == ["crab-1", "seahorse-1"]  # the second race can only be the seahorses'
    assert p.refused == {"B-REC-04"}
    p.does("seahorse-1", "enough")
    assert p.lords(0) == {"miller"} and p.hand(0) == ["crab-1", "squid-5"]


@pytest.mark.rule("B-REC-04")
def test_the_race_of_the_guild_is_named_while_it_is_missing() -> None:
    def prompt() -> str:
        assert p.t.decision is not None
        return p.t.decision.prompt.render("en")

    p = offer("miller", "crab-5", "crab-1", "seahorse-1", "seahorse-2", pearls=9).does("recruit")
    assert prompt().endswith("Race still missing: Seahorse.")
    p.does("crab-5")
    assert prompt().endswith("Race still missing: Seahorse.")
    p.does("seahorse-1")
    assert "Race" not in prompt()
    p = at(seats=[{"hand": ["crab-5", "squid-5"], "pearls": 9}, POOR], court=["shepherd", "diplomat", "commander"])
    p.does("recruit")
    assert p.t.decision is not None and p.options == ["lord-diplomat", "lord-commander"]
    told = [text.within("abyss").render("en") for text, rule in p.t.decision.refused() if rule == "B-REC-04"]
    assert told == ["Shepherd: needs an ally of the guild's race (Seahorse), and you have none."]


@pytest.mark.rule("B-REC-04")
def test_ambassadors_ask_for_no_race_of_their_own() -> None:
    """Four single Allies and one strong one: each of the five may be the strong one."""
    for strong in RACES:
        hand = [f"{race}-{4 if race == strong else 1}" for race in RACES]
        p = at(seats=[{"hand": hand, "pearls": 2}, POOR], court=["hermit", *FILLERS]).recruits("hermit", *hand)
        assert p.asked == "ask-affiliate" and p.s.pearls[0] == 0


@pytest.mark.rule("B-REC-05")
def test_pearls_never_stand_for_a_race() -> None:
    assert not affordable("miller", "seahorse-5", pearls=20)
    assert not affordable("shepherd", pearls=20)
    assert affordable("miller", "seahorse-1", "crab-1", pearls=6)


@pytest.mark.rule("B-REC-06")
@pytest.mark.parametrize(
    ("hand", "shortfall"), [(["seahorse-5", "seahorse-3"], 0), (["seahorse-5", "seahorse-1"], 2), (["seahorse-1"], 7)]
)
def test_each_missing_point_costs_one_pearl_to_the_treasury(hand: list[str], shortfall: int) -> None:
    p = at(seats=[{"hand": hand, "pearls": 9}, {"pearls": 3}], court=["shepherd", *FILLERS])
    p.recruits("shepherd", *hand)
    assert p.s.pearls == [9 - shortfall, 3]
    assert (("log-pay", "B-REC-06") in p.lines()) == (shortfall > 0)


@pytest.mark.rule("B-REC-06")
def test_allies_may_be_kept_and_pearls_spent_instead() -> None:
    p = at(seats=[{"hand": ["seahorse-5", "seahorse-3"], "pearls": 4}, POOR], court=["shepherd", *FILLERS])
    p.does("recruit")
    assert p.options == ["seahorse-3", "seahorse-5"]
    p.does("seahorse-5")
    assert p.options == ["seahorse-3", "enough"]
    p.does("enough")
    assert p.hand(0) == ["seahorse-3"] and p.s.pearls[0] == 1


@pytest.mark.rule("B-REC-07")
def test_overpaying_gives_no_change() -> None:
    """Keeper: 6, three races; 5 + 4 + 3 is twice the price, but each shows a race of its own."""
    hand = ["seahorse-5", "crab-4", "squid-3"]
    p = at(seats=[{"hand": hand, "pearls": 1}, POOR], court=["keeper", "miller", "landowner", "trader"])
    p.recruits("keeper", *hand)
    assert p.lords(0) == {"keeper"} and p.hand(0) == []
    assert p.s.pearls[0] == 1


@pytest.mark.rule("B-REC-08")
def test_an_ally_that_could_be_left_out_may_not_be_paid() -> None:
    """Shepherd: 8, one race. Once 8 is reached the payment is over, and no detour leads past it."""
    for hand, first, kept in (
        (
            ["seahorse-5", "seahorse-4", "seahorse-4", "seahorse-1"],
            ["seahorse-5", "seahorse-4"],
            ["seahorse-1", "seahorse-4"],
        ),
        (["seahorse-4", "seahorse-4", "seahorse-3", "seahorse-1"], ["seahorse-1", "seahorse-3"], ["seahorse-4"]),
        (["seahorse-5", "seahorse-3", "seahorse-2", "seahorse-1"], ["seahorse-2", "seahorse-1"], ["seahorse-3"]),
    ):
        p = offer("shepherd", *hand).recruits("shepherd", *first)
        assert p.lords(0) == {"shepherd"}
        assert p.hand(0) == kept


@pytest.mark.rule("B-REC-08")
def test_a_superfluous_card_is_refused_with_its_rule() -> None:
    """Reaper: 7, two races. Beside 3 + 3 a crab 1 or 2 fits, but the crab 5 would make a seahorse superfluous."""
    p = offer("reaper", "seahorse-3", "seahorse-3", "crab-1", "crab-2", "crab-5")
    p.does("recruit", "seahorse-3", "seahorse-3")
    assert p.options == ["crab-1", "crab-2"]
    assert p.refused == {"B-REC-08"}


@pytest.mark.rule("B-REC-09")
def test_ambassadors_need_all_five_races() -> None:
    for missing in RACES:
        four = [f"{race}-5" for race in RACES if race != missing]
        five = [*four, f"{missing}-1"]
        assert "recruit" not in at(seats=[{"hand": four, "pearls": 9}, POOR], court=["sage"]).options
        assert "recruit" in at(seats=[{"hand": five, "pearls": 9}, POOR], court=["sage"]).options


@pytest.mark.rule("B-REC-10")
def test_several_allies_of_one_race_may_be_paid_together() -> None:
    hand = ["seahorse-1", "seahorse-2", "seahorse-2", "seahorse-3"]
    p = at(seats=[{"hand": hand, "pearls": 0}, POOR], court=["shepherd", *FILLERS])
    p.recruits("shepherd", *hand)
    assert p.lords(0) == {"shepherd"} and p.hand(0) == []


@pytest.mark.rule("B-REC-11")
def test_cost_modifiers_add_up_and_never_go_below_0(monkeypatch: pytest.MonkeyPatch) -> None:
    def price(*mine: str, against: tuple[str, ...] = ()) -> int:
        p = offer("shepherd", "seahorse-4", pearls=9, lords=mine, against=against).does("recruit")
        assert "shepherd" in p.lords(0)
        return 4 + 9 - p.s.pearls[0]

    assert (price(), price("treasurer"), price(against=("recruiter",))) == (8, 6, 10)
    assert price("treasurer", against=("recruiter",)) == 8
    monkeypatch.setattr(card("shepherd"), "cost", 1)  # no printed cost is low enough
    seats = [{"hand": ["seahorse-4"], "pearls": 9, "lords": ["treasurer"]}, POOR]
    p = at(seats=seats, court=["shepherd", "landowner", "sage", "hermit"]).does("recruit")
    assert p.t.decision is not None
    assert [option.text.args["cost"] for option in p.t.decision.options] == [0, 8]
    p.does("lord-shepherd")
    assert p.s.pearls[0] == 9 and p.hand(0) == []  # costs nothing, pays nothing back, and still wants its Ally
    assert "recruit" not in offer("shepherd", "crab-4", lords=("treasurer",)).options


@pytest.mark.rule("B-REC-12")
def test_the_recruited_lord_lies_face_up_and_free() -> None:
    p = at(seats=[{"hand": ["seahorse-5", "seahorse-3"]}, POOR], court=["shepherd", *FILLERS])
    p.recruits("shepherd", "seahorse-5", "seahorse-3")
    for viewer in (0, 1, None):
        assert p.t.view(viewer)["table"]["free"][0] == ["lord-shepherd"]
    assert p.s.assigned[0] == () and p.s.disabled[0] == ()
    assert ("log-lord-enters", "B-REC-12") in p.lines()


@pytest.mark.rule("B-REC-13")
def test_a_recruitment_resolves_in_order() -> None:
    """Jailer, recruited with one Pearl, leaves two Lords at Court; its recruiter then holds three Keys."""
    p = at(
        seats=[{"hand": ["crab-2", "squid-2", "seahorse-1"], "pearls": 1, "keys": 3}, {"hand": ["jellyfish-1"]}],
        court=["jailer", "keeper", "reaper"],
        available=["jail"],
    )
    p.recruits("jailer", "crab-2", "squid-2", "seahorse-1")
    assert p.asked == "ask-location"
    ids = [id for id, _ in p.lines()]
    order = [
        "log-recruit",
        "log-pay",
        "log-affiliate",
        "log-lord-enters",
        "log-discard-ally",
        "log-court-low",
        "log-reveal-lord",
    ]
    places = [ids.index(id) for id in order]
    assert places == sorted(places)
    assert p.s.pearls[0] == 2  # the refill's Pearls came before the Location check
    assert None not in p.court()


@pytest.mark.rule("B-REC-14")
def test_an_illegal_payment_is_refused_and_changes_nothing() -> None:
    p = offer("miller", "seahorse-4", "crab-3", "squid-2", "seahorse-1", pearls=5).does("recruit", "seahorse-4")
    before, log = p.t.fingerprint(), len(p.t.events())
    for answer in ("enough", "squid-9", "jellyfish-1", ["crab-3"], {"crab-3": 1}, None):
        assert p.t.decision is not None and not p.t.decision.accepts(answer)
        with pytest.raises(fathom.IllegalAnswer):
            p.t.choose(answer)
        assert p.t.fingerprint() == before and len(p.t.events()) == log
    p.does("crab-3")
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose("squid-2")  # a third race
    assert p.hand(0) == ["seahorse-1", "squid-2"]
