"""Nobody can read a hand from what is asked, or not asked (B-SET-10): pairs of games that differ in one hand alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, LEVIATHAN, seed_with_dice
from fathom.games.abyss.cards.allies import MONSTER
from fathom.games.abyss.state import AbyssState
from paired_games import Hand, look_alike, shown_by, steps_alike

# ---- every question that depends on a hand, in a position where one hand leaves nothing to choose

Case = tuple[dict[str, Any], list[str], list[str], list[Any], list[str], list[str]]

POOR = {"pearls": 0}
SHEPHERD = {"seats": [{"pearls": 0}, POOR], "court": ["shepherd", "miller", "landowner", "trader"]}
"""Shepherd costs 8 and wants seahorses alone."""
BORDER = {**SHEPHERD, "options": LEVIATHAN, "deck": ["monster", "squid-1", "squid-2"]}
CRAB_AND_SQUID = {"7": "17", "8": "09"}
"""Two Leviathans: crabs fight both, squids the second one alone."""

CASES: dict[str, Case] = {
    # the position, two hands of seat 0, the answers to the question, and what each hand is offered there
    "ask-action": (
        SHEPHERD, ["seahorse-5", "seahorse-3"], ["crab-5", "crab-3"], [],
        ["explore", "recruit"], ["explore"],
    ),
    "ask-recruit": (
        SHEPHERD, ["seahorse-5", "seahorse-3", "crab-3"], ["seahorse-5", "seahorse-3", "seahorse-1"], ["recruit"],
        ["lord-shepherd", "lord-miller"], ["lord-shepherd"],
    ),
    "ask-pay": (
        SHEPHERD, ["seahorse-5", "seahorse-3", "seahorse-4"], ["seahorse-5", "seahorse-3", "crab-1"],
        ["recruit", "lord-shepherd", "seahorse-5"],
        ["seahorse-3", "seahorse-4"], ["seahorse-3"],
    ),
    "ask-pay for the last time": (
        {**SHEPHERD, "seats": [{"pearls": 3}, POOR]}, ["seahorse-5", "seahorse-1"], ["seahorse-5", "crab-1"],
        ["recruit", "lord-shepherd", "seahorse-5"],
        ["seahorse-1", "enough"], ["enough"],
    ),
    "ask-pay with Krakens about": (
        {**SHEPHERD, "options": KRAKEN},
        ["seahorse-5", "seahorse-3", "kraken-2"], ["seahorse-5", "seahorse-3", "crab-1"],
        ["recruit", "lord-shepherd", "seahorse-5", "seahorse-3"],
        ["kraken-2", "enough"], ["enough"],
    ),
    "ask-leviathan": (
        {**BORDER, "border": {"7": "17"}}, ["crab-2", "squid-1"], ["squid-3", "squid-4"], ["explore"],
        ["fight", "explore-on"], ["explore-on"],
    ),
    "ask-target": (
        {**BORDER, "border": CRAB_AND_SQUID}, ["crab-2", "crab-3"], ["squid-3", "squid-4"], ["explore", "fight"],
        ["space-7", "space-8"], ["space-8"],
    ),
    "ask-fighter": (
        {**BORDER, "border": {"7": "17"}}, ["crab-2", "crab-3"], ["crab-2", "squid-3"], ["explore", "fight"],
        ["crab-2", "crab-3"], ["crab-2"],
    ),
    "ask-attack-again": (
        {**BORDER, "border": {"7": "17"}, "seed": seed_with_dice(1)}, ["crab-1", "crab-3"], ["crab-1", "squid-3"],
        ["explore", "fight", "crab-1"],
        ["attack-again", "end-fight"], ["end-fight"],
    ),
    "ask-second-fight": (
        {**BORDER, "border": {"7": "17", "8": {"leviathan": "01", "lost": 2}}, "seed": seed_with_dice(6),
         "seats": [{"pearls": 0, "lords": ["intrepid"]}, POOR]},
        ["crab-5", "crab-2"], ["crab-5", "jellyfish-2"], ["explore", "fight", "space-8", "crab-5", 1],
        ["second-fight", "end-fight"], ["end-fight"],
    ),
    "may-effect": (
        {"options": LEVIATHAN, "border": {"7": "17"}, "court": ["sorcerer", "miller", "landowner", "trader"],
         "seats": [{"pearls": 0}, POOR]},
        ["jellyfish-5", "jellyfish-4", "squid-1", "crab-2"], ["jellyfish-5", "jellyfish-4", "squid-1", "squid-2"],
        ["recruit", "lord-sorcerer", "jellyfish-5", "jellyfish-4", "squid-1"],
        ["yes", "no"], ["no"],
    ),
    "ask-lose-allies": (
        {**BORDER, "border": {"7": "01"}, "seed": seed_with_dice(3, 4)},
        ["shellfish-1", "shellfish-1", "shellfish-1", "shellfish-2"], ["shellfish-1"] * 4, ["explore", "explore-on"],
        ["shellfish-1", "shellfish-2"], ["shellfish-1"],
    ),
    "ask-discard": (
        {"seats": [POOR, {"pearls": 0, "hand": ["crab-5", "squid-4", "seahorse-1"]}], "active": 1,
         "court": ["jailer", "miller", "landowner", "trader"]},
        ["crab-1", "crab-2"], ["crab-1", "crab-1"], ["recruit", "lord-jailer", "crab-5", "squid-4"],
        ["crab-1", "crab-2"], ["crab-1"],
    ),
    "ask-discard-one": (
        {**SHEPHERD, "seats": [{"pearls": 0, "lords": ["slaver"]}, POOR]}, ["crab-1", "crab-2"], ["crab-1", "crab-1"],
        ["lord-slaver.0"],
        ["crab-1", "crab-2"], ["crab-1"],
    ),
}  # fmt: skip


def with_hand(position: dict[str, Any], hand: list[str]) -> fathom.Table:
    first, *others = position["seats"]
    return fathom.position("abyss", {**position, "seats": [{**first, "hand": hand}, *others]})


@pytest.mark.rule("B-SET-10")
@pytest.mark.parametrize("name", CASES)
def test_a_question_is_put_whatever_the_hand_leaves_to_choose(name: str) -> None:
    position, hand, other, answers, offered, left = CASES[name]
    one, two = with_hand(position, hand), with_hand(position, other)
    for answer in answers:
        look_alike(one, two, seat=0)
        assert one.decision is not None
        one.choose(answer, one.decision.seat)
        two.choose(answer, one.decision.seat if two.decision is None else two.decision.seat)
    look_alike(one, two, seat=0)
    assert one.decision is not None and two.decision is not None
    assert one.decision.prompt.id == two.decision.prompt.id == name.split()[0]
    assert (list(one.decision.keys), list(two.decision.keys)) == (offered, left)


@pytest.mark.rule("B-SET-10", "K-LORD-HEALER")
def test_healer_is_asked_whatever_lies_in_the_discard() -> None:
    court = ["healer", "miller", "landowner", "trader"]
    seats = [{"hand": ["jellyfish-5"], "pearls": 2}, POOR]
    tables = [
        fathom.position("abyss", {"options": KRAKEN, "seats": seats, "court": court, "discard": discard})
        for discard in (["crab-1", "crab-2"], ["crab-1", "crab-1"])
    ]
    for table in tables:
        table.choose("recruit")
    one, two = tables
    look_alike(one, two, seat=0)
    assert one.decision is not None and two.decision is not None
    assert (one.decision.prompt.id, list(one.decision.keys)) == ("ask-heal", ["crab-1", "crab-2"])
    assert (two.decision.prompt.id, list(two.decision.keys)) == ("ask-heal", ["crab-1"])


# ---- what everybody can see needs no question


@pytest.mark.rule("B-SET-10", "B-TRN-03")
def test_nobody_is_asked_what_everybody_can_see() -> None:
    empty = with_hand(SHEPHERD, [])
    assert empty.decision is not None and empty.decision.prompt.id != "ask-action", "an empty hand recruits nobody"
    short = with_hand({**SHEPHERD, "court": ["keeper", "sage"]}, ["crab-5", "squid-5"])
    assert short.decision is not None and short.decision.prompt.id != "ask-action", "two cards never show three races"
    table = with_hand({**BORDER, "border": {}}, ["crab-5", "crab-4"])
    table.choose("explore")
    assert table.decision is not None and table.decision.prompt.id != "ask-leviathan", "there is nothing to fight"
    table = with_hand({**SHEPHERD, "court": ["shepherd", "sage", "elder"]}, ["seahorse-5", "seahorse-3"])
    table.choose("recruit")
    assert table.decision is not None and table.decision.prompt.id == "ask-pay", "Ambassadors want five races"


# ---- games at random

LOW = 12
"""So many cards at the bottom of the Exploration deck may be exchanged."""


def with_another_hand(table: fathom.Table, seat: int, rng: random.Random) -> fathom.Table:
    """The same game, but cards of the seat's hand lie at the bottom of the deck, and others from there in the hand."""
    other = table.clone()
    s: AbyssState = other.state
    hand, deck = list(s.hands[seat]), list(s.deck)
    rng.shuffle(hand)
    low = [at for at in range(min(LOW, len(deck) - LOW)) if deck[at] != MONSTER]
    for i, at in zip(range(len(hand)), low, strict=False):
        hand[i], deck[at] = deck[at], hand[i]
    s.hands[seat], s.deck = tuple(sorted(hand)), tuple(deck)
    return other


def play_alike(table: fathom.Table, other: fathom.Table, seat: int, rng: random.Random) -> tuple[int, Counter[str]]:
    """Play a pair in step; tells how many answers were given, and which questions were others in the other game."""
    shuffles = table.streams.counters.get("exploration")

    def comparable(one: fathom.Table) -> bool:
        return len(one.state.deck) > LOW and one.streams.counters.get("exploration") == shuffles

    def parted(one: fathom.Table, two: fathom.Table, hands: tuple[Hand, Hand]) -> bool:
        """Did the seat show cards in which the games differ, or had it to fight on the fifth space in one of them?"""
        fought = [any(line.text.id == "log-fight-leviathan" for line in t.events(t.choices)) for t in (one, two)]
        return fought[0] != fought[1] or shown_by(hands[0], one.state.hands[seat]) != shown_by(
            hands[1], two.state.hands[seat]
        )

    answered, differed = steps_alike(table.clone(), other, seat, rng, comparable, parted, steps=40)
    return answered.total(), differed


@pytest.mark.rule("B-SET-10")
@pytest.mark.parametrize(("options", "seats"), [({}, 2), (KRAKEN, 3), (LEVIATHAN, 4), (BOTH, 5)])
def test_others_cannot_tell_a_hand_from_the_questions(options: dict[str, Any], seats: int) -> None:
    alike = pairs = 0
    differed: Counter[str] = Counter()
    for seed in range(4):
        rng = random.Random(seed)
        table = fathom.new("abyss", seats=seats, seed=seed, options=options)
        for _ in range(200):
            decision = table.decision
            if decision is None:
                break
            seat = table.seats_after(table.state.active)[0]  # whose own turn comes soon
            if seat != decision.seat and rng.random() < 0.08:
                other = with_another_hand(table, seat, rng)
                if other.state.hands[seat] != table.state.hands[seat]:
                    pairs += 1
                    steps, others = play_alike(table, other, seat, rng)
                    alike += steps
                    differed += others
            table.choose(decision.sample(rng), decision.seat)
    assert pairs >= 10
    assert alike >= 5 * pairs, "pairs part too early to prove anything"
    depend = {"ask-action", "ask-recruit", "ask-pay", *(["ask-fighter"] if "leviathan" in options else [])}
    assert depend <= set(differed), "the same in both games of every pair: nothing is proved"
