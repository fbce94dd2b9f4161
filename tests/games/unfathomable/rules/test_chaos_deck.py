"""The chaos deck (U-34)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.names import SKILLS
from unfathomable_play import Play, at, crisis
from unfathomable_short import every

TYPES = ("influence", "lore", "observation", "strength", "will")


def chaos(p: Play) -> Counter[str]:
    return Counter(SKILLS[kind].rsplit("-", 1)[0] for kind in p.s.chaos)


HANDS = {"hand": ["influence-1"]}


def escapes(chaos: list[str], *others: dict[str, Any], **rest: Any) -> Play:
    """A human in the Brig tries to escape; these are the top chaos cards. Nobody has added anything yet."""
    jailed = {"character": "jamie", "place": "brig", **HANDS}
    p = at(jailed, *others, chaos=chaos, **rest).does("room-brig.0").passed()
    assert p.asked == "ask-contribute"
    return p


@pytest.mark.rule("U-34.0")
def test_a_new_chaos_deck_has_two_cards_of_each_type_but_treachery() -> None:
    table = fathom.new("unfathomable", seats=3, seed=3)
    assert Counter(SKILLS[kind].rsplit("-", 1)[0] for kind in table.state.chaos) == dict.fromkeys(TYPES, 2)


@pytest.mark.rule("U-34.1")
def test_a_test_begins_with_the_top_two_chaos_cards_facedown() -> None:
    p = escapes(["strength-5", "lore-3", "will-1", "will-2"])
    assert [SKILLS[kind] for kind in p.s.pool] == ["strength-5", "lore-3"]
    assert [SKILLS[kind] for kind in p.s.chaos[::-1]] == ["will-1", "will-2"]
    table = p.t.view(0)["table"]
    assert table["pool"] == 2 and table["shown"] == []


@pytest.mark.rule("U-34.2", "U-R56")
def test_a_deck_whose_last_card_was_taken_is_built_anew_before_anybody_contributes() -> None:
    p = escapes(["strength-5", "lore-3"])
    assert chaos(p) == dict.fromkeys(TYPES, 2)
    assert [SKILLS[kind] for kind in p.s.pool] == ["strength-5", "lore-3"]


@pytest.mark.rule("U-34.2")
def test_a_deck_with_cards_left_is_not_built_anew() -> None:
    assert chaos(escapes(["strength-5", "lore-3", "will-1"])) == {"will": 1}


@pytest.mark.rule("U-R56")
def test_with_one_card_left_the_second_comes_from_the_new_deck() -> None:
    p = escapes(["strength-5"])
    assert len(p.s.pool) == 2 and SKILLS[p.s.pool[0]] == "strength-5"
    assert sum(chaos(p).values()) == 9 and chaos(p)["treachery"] == 0


@pytest.mark.rule("U-R56", "U-34.2a")
def test_the_new_deck_does_not_hold_the_cards_of_the_running_test() -> None:
    """All strength is in hands but two cards: one of them is in the test, so strength has too few."""
    p = escapes(["strength-5"], {"hand": every("strength", "strength-5", "strength-4")})
    assert chaos(p)["strength"] == 0 and "strength-4" not in [SKILLS[kind] for kind in p.s.pool]
    assert sum(chaos(p).values()) == 7


@pytest.mark.rule("U-34.2a")
@pytest.mark.parametrize(("left", "added"), [(1, 0), (2, 2)])
def test_a_type_with_fewer_than_two_cards_adds_none(left: int, added: int) -> None:
    """One card in the deck and perhaps another among the discards."""
    hand = every("lore", *["lore-1", "lore-2"][:left])
    discards = {"lore": ["lore-2"]} if left == 2 else {}
    p = escapes(["strength-5", "strength-4"], {"hand": hand}, discards=discards)
    assert chaos(p) == {**{type: 2 for type in TYPES if type != "lore"}, **({"lore": added} if added else {})}


@pytest.mark.rule("U-34.3")
def test_nobody_sees_the_chaos_cards() -> None:
    one = at(chaos=["strength-5", "lore-3", "will-1"], skill_decks={"will": ["will-2"]})
    other = at(chaos=["will-2", "lore-3", "strength-5"], skill_decks={"will": ["will-1"]})
    assert one.s.chaos != other.s.chaos
    for seat in (None, 0, 1, 2):
        assert one.t.view(seat)["table"] == other.t.view(seat)["table"]
        assert one.t.view(seat)["table"]["chaos"] == 3
    p = one.ends_actions()
    assert not any("strength-5" in str(line.text.args) for line in p.t.events())


@pytest.mark.rule("U-34.5")
def test_treachery_is_shuffled_into_all_remaining_chaos_cards() -> None:
    tops = ["treachery-1", "treachery-2", "treachery-3", "treachery-4"]
    places = set()
    for seed in range(8):
        p = crisis("missing-jewelry", chaos=["lore-1", "lore-2", "lore-3"], skill_decks={"treachery": tops}, seed=seed)
        p.does("b")
        cards = [SKILLS[kind] for kind in p.s.chaos]
        assert sorted(cards) == ["lore-1", "lore-2", "lore-3", *tops]
        places.add(cards.index("lore-1"))
    assert len(places) > 2


@pytest.mark.rule("U-R55")
def test_with_too_few_treachery_cards_the_discards_are_used_and_then_there_are_no_more() -> None:
    p = crisis("missing-jewelry", {"character": "keilani"}, {"hand": every("treachery", "treachery-2", "treachery-5")},
               chaos=["lore-1"], discards={"treachery": ["treachery-5"]})  # fmt: skip
    p.does("b")
    assert sorted(SKILLS[kind] for kind in p.s.chaos) == ["lore-1", "treachery-2", "treachery-5"]
    assert p.discards(5) == []
