"""What a player must be able to read off the log: who paid what, what came back, what left the table."""

from __future__ import annotations

import pytest

import fathom
from abyss_lords import enters
from abyss_play import BOTH, KRAKEN, Play, at
from leviathan_play import meets_monster

FARMER = ["seahorse-3", "crab-2", "squid-1"]


def told(p: Play, id: str, lang: str = "en", seat: int | None = None) -> list[str]:
    """The lines of one kind in words, each with its rule."""
    return [f"{line.text.render(lang)} [{line.rule}]" for line in p.t.events(0, seat) if line.text.id == id]


def refused(p: Play, rule: str, lang: str = "en") -> list[str]:
    assert p.t.decision is not None
    return [text.render(lang) for text, why in p.t.decision.refused() if why == rule]


@pytest.mark.rule("B-REC-02", "B-REC-06")
def test_allies_and_pearls_paid_for_a_lord_are_named() -> None:
    p = at(seats=[{"hand": ["seahorse-4", "seahorse-3"], "pearls": 1}, {}], court=["shepherd"])
    p.recruits("shepherd", "seahorse-4", "seahorse-3")
    assert told(p, "log-pay-allies") == ["Player 1 pays with seahorse 3 and seahorse 4. [B-REC-02]"]
    assert told(p, "log-pay-allies", "pl") == ["Gracz 1 płaci konikiem morskim 3 i konikiem morskim 4. [B-REC-02]"]
    assert told(p, "log-pay-allies", "de") == ["Spieler 1 zahlt mit Seepferdchen 3 und Seepferdchen 4. [B-REC-02]"]
    assert told(p, "log-pay") == ["Player 1 pays 1 pearl. [B-REC-06]"]


@pytest.mark.rule("B-AFF-01", "B-LORD-MASTER-OF-MAGIC")
def test_the_rule_of_an_affiliation_names_master_of_magic_where_it_counts() -> None:
    hand = {"hand": FARMER, "pearls": 0}
    p = at(seats=[hand, {}], court=["keeper"]).recruits("keeper", *FARMER)
    assert told(p, "log-affiliate") == ["Player 1 affiliates squid 1. [B-AFF-01]"]
    p = at(seats=[hand | {"lords": ["master-of-magic"]}, {}], court=["keeper"]).recruits("keeper", *FARMER)
    p.does("seahorse-3")
    assert told(p, "log-affiliate") == ["Player 1 affiliates seahorse 3. [B-LORD-MASTER-OF-MAGIC]"]


@pytest.mark.rule("B-LOC-08")
def test_key_tokens_given_for_a_location_are_counted() -> None:
    rest = {"council": {"crab": ["crab-1"]}, "available": ["jail"]}
    p = at(seats=[{"lords": ["reaper", "keeper", "shepherd"]}, {}], **rest).does("support", "location-jail")
    assert told(p, "log-pay-keys") == [], "only Lords were used"
    p = at(seats=[{"keys": 2, "lords": ["reaper"]}, {}], **rest).does("support", "location-jail")
    assert told(p, "log-pay-keys") == ["Player 1 gives 2 keys back. [B-LOC-08]"]
    assert told(p, "log-pay-keys", "pl") == ["Gracz 1 oddaje 2 klucze. [B-LOC-08]"]
    assert told(p, "log-pay-keys", "de") == ["Spieler 1 gibt 2 Schlüssel zurück. [B-LOC-08]"]


@pytest.mark.rule("B-LORD-ILLUSIONIST")
def test_illusionists_swap_is_told_as_a_swap() -> None:
    me = {"locations": ["jail"], "assigned": {"jail": ["trader"]}}
    p = enters("illusionist", me=me, available=["chasm"]).does("yes")
    assert told(p, "log-exchange") == ["Player 1 swaps the Jail for the Chasm. [B-LORD-ILLUSIONIST]"]
    assert told(p, "log-exchange", "pl") == ["Gracz 1 wymienia Więzienie na Rozpadlinę. [B-LORD-ILLUSIONIST]"]
    assert told(p, "log-exchange", "de") == ["Spieler 1 tauscht den Kerker gegen die Kluft. [B-LORD-ILLUSIONIST]"]


@pytest.mark.rule("B-MON-04")
def test_the_threat_goes_back_after_a_fight_unless_it_was_0() -> None:
    p = at(deck=["monster"], threat=1, council={"crab": ["crab-1"]}).does("explore", "fight", "reward-2-0")
    assert told(p, "log-threat-back") == ["The Threat goes back to 0. [B-MON-04]"]
    p = at(deck=["monster"], council={"crab": ["crab-1"]}).does("explore", "fight", "reward-1-0")
    assert told(p, "log-threat-back") == []


@pytest.mark.rule("B-CRT-02")
def test_the_bonus_of_a_low_court_is_told_once() -> None:
    p = at(seats=[{"hand": FARMER, "pearls": 0}, {}], court=["keeper"]).recruits("keeper", *FARMER)
    assert told(p, "log-gain-pearls") == ["Player 1 gains 2 pearls. [B-CRT-02]"]
    assert "2" not in told(p, "log-court-low")[0].split("[")[0]


@pytest.mark.rule("B-LORD-ALCHEMIST")
def test_the_second_stack_is_alchemists() -> None:
    council = {"crab": ["crab-1"], "squid": ["squid-1", "squid-2"]}
    p = at(seats=[{"lords": ["alchemist"]}, {}], council=council).does("support", "squid")
    rules = [line.rsplit(" ", 1)[1] for line in told(p, "log-take-stack")]
    assert rules == ["[B-CNL-01]", "[B-LORD-ALCHEMIST]"]


@pytest.mark.rule("B-PLT-04", "K-NEB-04")
def test_a_refused_plot_speaks_of_nebulis_only_to_those_who_have_some() -> None:
    poor = at(seats=[{"pearls": 0}, {}], court=["keeper"], council={"crab": ["crab-1"]})
    assert refused(poor, "B-PLT-04") == ["You cannot plot: it costs 1 pearl, and you have none."]
    dark = at(KRAKEN, seats=[{"pearls": 0, "nebulis": 1}, {}], court=["keeper"], council={"crab": ["crab-1"]})
    assert refused(dark, "K-NEB-04") == ["You cannot plot: it costs 1 pearl, and Nebulis do not count."]
    assert refused(dark, "B-PLT-04") == []


@pytest.mark.rule("B-TRN-09", "B-LORD-ORACLE")
def test_a_turn_power_is_offered_under_its_own_rule() -> None:
    p = at(seats=[{"lords": ["oracle"]}, {"pearls": 0}], council={"crab": ["crab-1"]}, deck=["squid-2", "squid-3"])
    offers = [{option.key: option.rule for option in p.t.decision.options}]  # type: ignore[union-attr]
    p.does("explore")
    offers.append({option.key: option.rule for option in p.t.decision.options})  # type: ignore[union-attr]
    p.does("take")
    offers.append({option.key: option.rule for option in p.t.decision.options})  # type: ignore[union-attr]
    assert [offer["lord-oracle.0"] for offer in offers] == ["B-LORD-ORACLE"] * 3
    assert (offers[1]["take"], offers[2]["end-turn"]) == ("B-EXP-08", "B-TRN-09")


@pytest.mark.rule("B-LRD-06")
def test_a_disabled_lord_without_a_turn_power_is_no_refused_option() -> None:
    p = at(seats=[{"disabled": ["reaper", "slaver"], "hand": ["crab-1"]}, {}], council={"crab": ["crab-1"]})
    assert refused(p, "B-LRD-06") == ["The Slaver is disabled and gives only its influence."]


# ---- Leviathan


@pytest.mark.rule("L-FGT-04", "L-FGT-01")
def test_leviathans_the_hand_cannot_fight_are_refused_by_name() -> None:
    p = meets_monster(["jellyfish-2"], border={"4": "01", "6": "02", "8": "05"}, rolls=(3,)).does("fight")
    assert (p.asked, p.options) == ("ask-target", ["space-4", "space-6"])
    assert refused(p, "L-FGT-04") == ["Reef Breaker: you have no ally that can fight it."]
    assert refused(p, "L-FGT-04", "pl") == ["Łamacz Raf: nie masz sojusznika, który mógłby walczyć z tym Lewiatanem."]
    assert refused(p, "L-FGT-04", "de") == [
        "Riffbrecher: Du hast keinen Verbündeten, der gegen diesen Leviathan kämpfen kann."
    ]


@pytest.mark.rule("L-FGT-01", "L-ALY-03")
def test_the_leviathan_fought_and_both_dice_are_told() -> None:
    p = meets_monster(["crab-4-dice"], border={"4": "17"}, rolls=(2, 5)).does("fight")
    assert told(p, "log-fight-leviathan") == ["Player 1 fights Bottomless Night. [L-FGT-01]"]
    assert told(p, "log-roll") == ["Player 1 rolls 2 and 5. The 5 counts. [L-ALY-03]"]
    assert told(p, "log-roll", "pl") == ["Gracz 1 rzuca dwiema kośćmi: 2 i 5. Liczy się 5. [L-ALY-03]"]
    assert told(p, "log-roll", "de") == ["Spieler 1 würfelt 2 und 5. Es zählt die 5. [L-ALY-03]"]


@pytest.mark.rule("L-PLC-06")
def test_a_leviathan_that_made_way_is_told() -> None:
    p = meets_monster(["crab-2"], border={"7": "13"}, rolls=(3, 4), leviathan_deck=["05"]).does("explore-on")
    assert told(p, "log-leviathan-leaves") == ["Tide Stallion disappears from the Border. [L-PLC-06]"]
    p = meets_monster(["crab-2"], border={"7": "13"}, rolls=(3, 5), leviathan_deck=["05"]).does("explore-on")
    assert told(p, "log-leviathan-leaves") == []


@pytest.mark.rule("LP-FGT-02")
def test_the_pearl_of_the_fifth_space_has_leviathans_rule() -> None:
    track = ["seahorse-1", "seahorse-2", "squid-1", "squid-2"]
    p = meets_monster(["crab-2"], border={"4": "17"}, rolls=(1,), track=track)
    assert told(p, "log-gain-pearls")[0] == "Player 1 gains 1 pearl. [LP-FGT-02]"


@pytest.mark.rule("L-ML-02")
def test_a_discard_under_martial_law_says_so() -> None:
    hand = ["crab-1"] * 2 + ["squid-1"] * 4 + ["squid-2"] * 3 + ["squid-3"] * 3 + ["squid-4"] * 2
    p = at({"leviathan": True}, seats=[{"hand": hand, "pearls": 0}, {}], council={"crab": ["crab-3"]})
    p.does("support")
    assert p.asked == "ask-discard" and p.t.decision is not None
    assert p.t.decision.prompt.render("en") == "Martial law: which 3 allies do you discard?"


# ---- Kraken


@pytest.mark.rule("K-NEB-03", "K-ALY-07", "K-SEN-01", "LP-KRK-01")
def test_every_gain_of_nebulis_has_its_own_rule() -> None:
    p = at(KRAKEN, seats=[{"hand": ["kraken-4", "seahorse-4"], "pearls": 0}, {}], court=["shepherd"])
    p.recruits("shepherd", "kraken-4", "seahorse-4")
    assert told(p, "log-gain-nebulis") == ["Player 1 takes 3 Nebulis. [K-ALY-07]"]
    p = enters("watcher", KRAKEN)
    assert told(p, "log-gain-nebulis") == ["Player 1 takes 1 Nebulis. [K-SEN-01]"]
    p = meets_monster(["kraken-2"], border={"4": "17"}, rolls=(1,), options=BOTH).does("fight")
    assert told(p, "log-gain-nebulis") == ["Player 1 takes 1 Nebulis. [LP-KRK-01]"]
    p = at(KRAKEN, seats=[{}, {"pearls": 0, "nebulis": 1}], deck=["crab-1", "crab-2"], council={"crab": ["crab-3"]})
    p.does("explore", "buy-1")
    assert told(p, "log-gain-nebulis") == ["Player 1 takes 1 Nebulis. [K-NEB-03]"]


@pytest.mark.rule("K-LORD-FERRYMAN")
def test_the_nebulis_ferryman_gives_back_is_told() -> None:
    p = at(KRAKEN, seats=[{"lords": ["ferryman"], "nebulis": 1}, {}]).does("lord-ferryman.0")
    assert told(p, "log-pay") == ["Player 1 pays 1 Nebulis. [K-LORD-FERRYMAN]"]


@pytest.mark.rule("K-ALY-02", "K-ALY-12")
def test_stacks_for_a_kraken_are_offered_with_their_size() -> None:
    p = at(KRAKEN, seats=[{}, {"pearls": 0}], deck=["kraken-2", "crab-1"], council={"crab": ["crab-3"]})
    p.does("explore", "explore-on", "take")
    assert p.asked == "ask-send-kraken" and p.t.decision is not None
    words = {option.key: option.text.render("en") for option in p.t.decision.options}
    assert (words["crab"], words["squid"]) == ("Crab stack (1 card)", "Squid stack (0 cards)")


@pytest.mark.rule("K-NEB-01")
def test_the_rest_of_a_price_may_be_nebulis_and_the_option_says_so() -> None:
    seats = [{"hand": ["seahorse-4", "seahorse-3", "seahorse-1"], "pearls": 0, "nebulis": 1}, {}]
    p = at(KRAKEN, seats=seats, court=["shepherd"]).does("recruit")
    while "enough" not in p.options:
        p.does(next(key for key in ("seahorse-4", "seahorse-3") if key in p.options))
    assert p.t.decision is not None
    assert p.t.decision.options[-1].text.render("en") == "Add 1 in pearls or Nebulis"


@pytest.mark.rule("K-END-01", "K-LORD-CLEANER")
def test_krakens_shown_at_the_end_are_told_with_the_rule_that_spares_them() -> None:
    seats = [{"hand": ["kraken-2"]}, {"hand": ["kraken-4"], "lords": ["cleaner"]}]
    p = at(KRAKEN, seats=seats, ending="lords", last_turns=0, deck=["crab-1"], council={"crab": ["crab-3"]})
    p.does("support")
    assert told(p, "log-discard-ally") == [
        "Player 1 discards Kraken 2. [K-END-01]",
        "Player 2 discards Kraken 4. [K-LORD-CLEANER]",
    ]
    assert told(p, "log-gain-nebulis") == ["Player 1 takes 1 Nebulis. [K-END-01]"]


# ---- what happens by itself


@pytest.mark.rule("B-TRN-03")
def test_an_action_that_is_taken_by_itself_is_told() -> None:
    seats = [{"pearls": 0}, {"pearls": 0}]
    p = at(seats=seats)
    assert (p.asked, told(p, "log-only-explore")) == ("ask-take", ["Player 1 can do nothing but explore. [B-TRN-03]"])
    assert told(p, "log-only-explore", "pl") == ["Gracz 1 może tylko eksplorować. [B-TRN-03]"]
    assert told(p, "log-only-explore", "de") == ["Spieler 1 kann nur erkunden. [B-TRN-03]"]
    bare = {"rest": {"exploration": "removed"}, "council": {"crab": ["crab-1"], "squid": ["squid-1"]}}
    p = at(seats=seats, **bare)
    assert (p.asked, told(p, "log-only-support")) == (
        "ask-stack",
        ["Player 1 can do nothing but request support. [B-TRN-03]"],
    )
    p = at(seats=seats, council={"crab": ["crab-1"]})
    assert p.asked == "ask-action" and told(p, "log-only-explore") == []
    opening = Play(fathom.new("abyss", seats=2, seed=1))
    assert opening.t.choices == 0 and len(told(opening, "log-only-explore")) == 1, "the first turn of a game"


@pytest.mark.rule("B-REC-01")
def test_a_lord_that_is_chosen_by_itself_is_told() -> None:
    me = {"hand": ["seahorse-5", "seahorse-3"], "pearls": 0}
    p = at(seats=[me, {}], court=["shepherd", "sage"]).does("recruit")
    assert (p.asked, told(p, "log-only-lord")) == (
        "ask-pay",
        ["No other Lord is within reach of Player 1. [B-REC-01]"],
    )
    assert told(p, "log-recruit") == ["Player 1 recruits the Shepherd. [B-REC-01]"]
    p = at(seats=[me, {}], court=["shepherd", "miller"]).does("recruit")
    assert told(p, "log-only-lord") == [], "what a hand cannot pay for is not told to everybody"


@pytest.mark.rule("L-FGT-04")
def test_a_monster_that_nobody_could_fight_is_told() -> None:
    p = meets_monster([], border={7: "17"}, rolls=(1, 1))
    assert told(p, "log-only-explore-on") == ["Player 1 cannot fight and has to keep exploring. [L-FGT-04]"]
    p = meets_monster(["squid-1"], border={7: "17"}, rolls=(1, 1))
    assert told(p, "log-only-explore-on") == [], "the hand is secret"


IDLE = "The power of the {} finds nothing to act on. [B-LRD-08]"


@pytest.mark.rule("B-LRD-08")
@pytest.mark.parametrize("lord", ["Apprentice", "Hunter", "Assassin", "Jailer", "Illusionist", "Corruptor", "Traitor"])
def test_an_entry_power_without_a_target_is_told(lord: str) -> None:
    p = enters(lord.lower(), others=[{"pearls": 0}])
    assert told(p, "log-power-idle") == [IDLE.format(lord)]


@pytest.mark.rule("B-LRD-08", "LP-LORD-ARMS-DEALER")
def test_arms_dealer_and_sorcerer_are_told_to_be_idle_at_an_empty_border() -> None:
    for lord in ("Arms Dealer", "Sorcerer"):
        p = enters(lord.lower().replace(" ", "-"), BOTH, border={})
        assert told(p, "log-power-idle") == [IDLE.format(lord)]
    p = enters("arms-dealer", BOTH, border={7: "17"})
    assert told(p, "log-power-idle") == [] and told(p, "log-gain-pearls") != []
    assert told(enters("keeper"), "log-power-idle") == [], "a Lord without a power has nothing to be idle about"
