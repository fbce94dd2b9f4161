"""The 20 Leviathans, one by one: who fights them, what they withstand and pay, how they strike, what they say."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

import fathom
from abyss_play import Play
from fathom.games.abyss.cards.leviathans import LEVIATHANS
from leviathan_play import border, life_left, meets_monster, slain


class Row(NamedTuple):
    """A Leviathan as printed: number, helper race besides crab, (resistance, tokens) from the top, penalty."""

    number: int
    helper: str
    lives: tuple[tuple[int, int], ...]
    amount: int
    penalty: str


ROWS = (
    Row(1, "jellyfish", ((3, 1), (7, 2), (5, 1)), 3, "allies"),
    Row(2, "jellyfish", ((6, 2), (4, 1)), 3, "allies"),
    Row(3, "jellyfish", ((9, 3),), 3, "wounds"),
    Row(4, "jellyfish", ((6, 1),), 2, "wounds"),
    Row(5, "shellfish", ((4, 1), (6, 2), (5, 1)), 3, "pearls"),
    Row(6, "shellfish", ((6, 2), (4, 1)), 3, "pearls"),
    Row(7, "shellfish", ((8, 3),), 3, "wounds"),
    Row(8, "shellfish", ((6, 1),), 2, "wounds"),
    Row(9, "squid", ((3, 1), (7, 2), (5, 1)), 1, "lord"),
    Row(10, "squid", ((6, 2), (4, 1)), 1, "lord"),
    Row(11, "squid", ((7, 2),), 3, "wounds"),
    Row(12, "squid", ((5, 1),), 2, "wounds"),
    Row(13, "seahorse", ((3, 1), (7, 1), (5, 2)), 3, "wounds"),
    Row(14, "seahorse", ((6, 2), (4, 2)), 2, "wounds"),
    Row(15, "seahorse", ((7, 4),), 3, "wounds"),
    Row(16, "seahorse", ((5, 2),), 2, "wounds"),
    Row(17, "", ((4, 1), (7, 1), (6, 1)), 4, "wounds"),
    Row(18, "", ((7, 1), (5, 1)), 3, "wounds"),
    Row(19, "", ((9, 2),), 3, "wounds"),
    Row(20, "", ((7, 1),), 2, "wounds"),
)
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
STEMS = {
    "en": ("jellyfish", "crab", "seahorse", "shellfish", "squid"),
    "pl": ("meduz", "krab", "konik", "skorupiak", "kałamarnic"),
    "de": ("qualle", "krebs", "seepferdchen", "schalentier", "tintenfisch"),
}
PENALTY_STEMS = {
    "en": {"allies": "allies", "wounds": "wound", "pearls": "pearl", "lord": "lord"},
    "pl": {"allies": "sojusznik", "wounds": "ran", "pearls": "perł", "lord": "lord"},
    "de": {"allies": "verbündete", "wounds": "wunde", "pearls": "perle", "lord": "edle"},
}
each = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"leviathan-{row.number:02}")


def facing(row: Row, hand: list[str], lost: int = 0, **rest: Any) -> Play:
    """A Monster is revealed while this Leviathan lies on the 7 and one that only crabs can fight on the 4."""
    rest.setdefault("rolls", (1,))
    other = {"4": "20" if row.number != 20 else "19"}
    return meets_monster(hand, border={"7": {"leviathan": f"{row.number:02}", "lost": lost}, **other}, **rest)


def attack(row: Row, lost: int, strength: int) -> Play:
    """One attack of exactly this strength on a marker that has moved down `lost` spaces: value 1, die 1, pearls."""
    p = facing(row, ["crab-1-pearl"], lost, me={"pearls": 30}).does("fight", "space-7")
    assert p.asked == "ask-spend"
    return p.does(strength - 2)


def tokens_won(p: Play) -> int:
    """All Monster tokens of the question how to split them; they are taken from the base pile."""
    assert p.asked == "ask-split-tokens"
    n = p.t.decision.most
    p.does(n)
    assert len(p.s.tokens[0]) == n
    return n


@pytest.mark.rule("LP-LEV-01")
def test_there_are_twenty_and_four_for_each_race_besides_crabs_and_four_for_crabs_alone() -> None:
    assert len(LEVIATHANS) == 20
    helpers = [tuple(RACES[race] for race in card.races if RACES[race] != "crab") for card in LEVIATHANS]
    for race in ("jellyfish", "shellfish", "squid", "seahorse"):
        assert helpers.count((race,)) == 4
    assert helpers.count(()) == 4
    assert all(RACES.index("crab") in card.races for card in LEVIATHANS)
    assert sum(card.life for card in LEVIATHANS) == 35
    assert sum(sum(card.tokens) for card in LEVIATHANS) == 54


@each
@pytest.mark.rule("L-LEV-01", "LP-LEV-01")
def test_who_may_fight_it(row: Row) -> None:
    """Every race alone in hand: the crab and the helper find it among their targets, the others do not."""
    for race in RACES:
        p = facing(row, [f"{race}-2", "crab-1"] if race != "crab" else ["crab-2", "crab-1"], me={"pearls": 0})
        p.does("fight", "space-7")
        able = race in ("crab", row.helper)
        assert (p.asked == "ask-fighter" and f"{race}-2" in p.options) == able
        alone = facing(row, [f"{race}-2"], rolls=(1, 1), leviathan_deck=["01" if row.number != 1 else "02"])
        if race != "crab":
            assert (alone.asked == "ask-leviathan") == able


@each
@pytest.mark.rule("L-LEV-03", "L-LEV-04", "L-LEV-05", "L-FGT-05", "L-FGT-06", "L-FGT-08")
def test_what_each_of_its_life_points_withstands_and_pays(row: Row) -> None:
    for lost, (resistance, tokens) in enumerate(row.lives):
        weak = attack(row, lost, resistance - 1)
        assert life_left(weak, "space-7") == len(row.lives) - lost
        assert weak.s.pearls[0] == 30 - (resistance - 3) + 1
        assert weak.s.tokens[0] == ()
        strong = attack(row, lost, resistance)
        assert tokens_won(strong) == tokens
        left = len(row.lives) - lost - 1
        assert slain(strong, 0) == ([] if left else [f"leviathan-{row.number:02}"])
        if left:
            assert life_left(strong, "space-7") == left


@each
@pytest.mark.rule("L-FGT-07", "L-KIL-01", "L-LEV-03")
def test_one_mighty_attack_kills_it_and_earns_all_its_tokens(row: Row) -> None:
    total = sum(resistance for resistance, _ in row.lives)
    almost = attack(row, 0, total - 1)
    if almost.asked == "ask-split-tokens":
        tokens_won(almost)
    assert life_left(almost, "space-7") == 1
    assert slain(almost, 0) == []
    p = attack(row, 0, total)
    assert tokens_won(p) == sum(tokens for _, tokens in row.lives)
    assert slain(p, 0) == [f"leviathan-{row.number:02}"]
    assert "space-7" not in border(p)


@each
@pytest.mark.rule("L-LEV-06", "L-PEN-01", "L-PEN-02", "L-PEN-03", "L-PEN-04")
def test_how_it_strikes(row: Row) -> None:
    hand = ["crab-1", "crab-2", "squid-1", "squid-2", "seahorse-1"]
    me = {"pearls": 10, "lords": ["keeper", "miller"], "wounds": 1}
    p = facing(row, hand, me=me, rolls=(3, 4)).does("explore-on")
    if row.penalty == "allies":
        assert (p.asked, p.t.decision.least, p.t.decision.most) == ("ask-lose-allies", row.amount, row.amount)
        p.does({"crab-1": 1, "crab-2": 1, "squid-1": 1})
    if row.penalty == "lord":
        assert p.asked == "ask-lose-lord"
        p.does("lord-miller")
    assert p.asked == "ask-take"
    lost = {"wounds": p.s.wounds[0] - 1, "pearls": 10 - p.s.pearls[0], "allies": 5 - len(p.hand(0)),
            "lord": 2 - len(p.lords(0))}  # fmt: skip
    assert lost == {"wounds": 0, "pearls": 0, "allies": 0, "lord": 0, row.penalty: row.amount}
    assert border(p)["space-7"] != f"leviathan-{row.number:02}"


@each
@pytest.mark.parametrize("lang", fathom.LANGUAGES)
def test_its_text_names_its_races_numbers_and_penalty(row: Row, lang: str) -> None:
    card = LEVIATHANS[row.number - 1]
    races, lives, penalty = (text.within("abyss").render(lang) for text in card.say())
    named = {race for race, stem in zip(RACES, STEMS[lang], strict=True) if stem in races.lower()}
    assert named == {"crab", row.helper} - {""}
    assert [int(n) for n in re.findall(r"\d+", lives)] == [n for pair in row.lives for n in pair]
    for kind, stem in PENALTY_STEMS[lang].items():
        assert (stem in penalty.lower().split(":")[-1]) == (kind == row.penalty), penalty
    if row.penalty != "lord":
        assert [int(n) for n in re.findall(r"\d+", penalty)] == [row.amount]
    name = card.name().within("abyss").render(lang)
    assert name
    assert name != card.slug


def test_no_two_leviathans_share_a_name_in_any_language() -> None:
    for lang in fathom.LANGUAGES:
        names = {card.name().within("abyss").render(lang) for card in LEVIATHANS}
        assert len(names) == 20
