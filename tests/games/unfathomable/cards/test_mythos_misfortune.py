"""A mythos card under Edmund's reveal ability: his choices, tests count as failed, no icons."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.unfathomable.cards.names import MYTHOS
from unfathomable_mythos import changes
from unfathomable_play import Play, at


def spread(*cards: str, edmund: dict[str, Any] | None = None, **rest: Any) -> Play:
    """Edmund on seat 0 reveals; seat 1 is Captain, seat 2 Keeper; he has passed no card on, for he holds no other."""
    first = {"character": "edmund", "loyalty": ["hybrid"], "place": "d5", **(edmund or {})}
    others = ({"character": "keilani", "hand": ["lore-1", "lore-2"]}, {"character": "william", "hand": ["lore-1"]})
    given: dict[str, Any] = {"captain": 1, "keeper": 2, "travel": 2, "ritual": 2, **rest}
    return at(first, *others, players=4, mythos_deck=list(cards), **given).does("reveal").passed()


@pytest.mark.rule("U-R29", "U-R104")
@pytest.mark.parametrize("card", ["class-struggle", "mysterious-lifeboat", "just-desserts"])
def test_edmund_makes_the_choice_whoever_the_card_names(card: str) -> None:
    p = spread(card)
    assert (p.asked, p.seat) == ("ask-crisis", 0)


@pytest.mark.rule("U-R29")
def test_spread_misfortune_resolves_no_icons() -> None:
    p = spread("class-struggle", deep_ones={"w1": 1}).does("a").passed()
    assert (p.s.travel, p.s.ritual, p.deep_ones("w1"), p.resource("sanity")) == (2, 2, 1, 6)
    assert [MYTHOS[card] for card in p.s.mythos_discard] == ["class-struggle"]


@pytest.mark.rule("U-R30")
@pytest.mark.parametrize(
    ("card", "expected"), [("disturbing-dreams", {"sanity": -2}), ("rat-infestation", {"food": -2})]
)
def test_a_test_counts_as_failed_without_anybody_adding_cards(card: str, expected: dict[str, int]) -> None:
    p = spread(card)
    assert not p.logged("log-test")
    assert {name: n for name, n in changes(p, card).items() if name in ("sanity", "food", "souls", "fuel")} == expected


@pytest.mark.rule("U-R30")
@pytest.mark.parametrize(("how", "expected"), [("test", (7, 7)), ("option", (8, 6))])
def test_of_a_combination_edmund_may_take_the_failed_test_or_the_other_option(
    how: str, expected: tuple[int, int]
) -> None:
    p = spread("coal-bunker-fire", dice=(1,)).does(how).passed()
    assert (p.resource("souls"), p.resource("fuel")) == expected


@pytest.mark.rule("U-R104")
def test_captain_and_keeper_in_the_options_of_a_card_mean_edmund() -> None:
    hand = ["will-1", "will-2", "strength-1", "strength-2", "influence-1"]
    p = spread("accusation", edmund={"hand": hand}).does(
        "b", {"will-1": 1, "will-2": 1}, {"strength-1": 1, "strength-2": 1}
    )
    assert (p.hand(0), p.hand(1)) == (["influence-1"], ["lore-1", "lore-2"])
    p = spread("ritual-support", edmund={"hand": ["will-1", "will-2"]}).does("b").passed()
    assert (p.hand(0), p.hand(2), p.s.ritual) == ([], ["lore-1"], 1)
    p = spread("sacrifice-deep-one", edmund={"hand": ["will-1"]}).does("b").passed()
    assert (p.hand(0), p.hand(2), p.s.ritual) == ([], ["lore-1"], 0)


@pytest.mark.rule("U-R104", "U-R59")
def test_power_to_the_people_brings_edmund_to_the_brig_and_the_title_to_the_last_in_line() -> None:
    p = spread("power-to-the-people").does("option").passed()
    assert (p.place(0), p.place(1), p.s.captain) == ("brig", "captains-cabin", 2)


@pytest.mark.rule("U-R104", "U-38.11")
def test_on_a_pure_test_the_keeper_is_whoever_has_the_title() -> None:
    p = spread("fear-of-the-unknown", edmund={"hand": ["will-1"]})
    assert (p.hand(2), p.place(2), p.place(0)) == ([], "sick-bay", "d5")
    assert p.s.keeper != 2


@pytest.mark.rule("U-10.13a", "U-R29")
def test_an_option_that_needs_something_needs_it_of_edmund() -> None:
    assert spread("poisoned-food").options() == ["b"]
    assert spread("poisoned-food", edmund={"hand": ["lore-3"]}).options() == ["a", "b"]


@pytest.mark.rule("U-R29")
def test_a_card_that_would_stay_is_discarded() -> None:
    p = spread("sacrifice-deep-one").does("a").passed()
    assert (p.resource("sanity"), [p.kept(seat) for seat in range(4)]) == (7, [[]] * 4)
    assert [MYTHOS[card] for card in p.s.mythos_discard] == ["sacrifice-deep-one"]


@pytest.mark.rule("U-R29")
def test_every_character_card_is_replaced() -> None:
    p = spread("memory-of-the-deep", "gift-of-the-mother", "class-struggle")
    assert p.asked == "ask-crisis"
    assert {MYTHOS[card] for card in p.s.mythos_discard} == {"memory-of-the-deep", "gift-of-the-mother"}
