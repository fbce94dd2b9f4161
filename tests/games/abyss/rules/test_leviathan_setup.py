"""Leviathan: what is on the table before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, LEVIATHAN, Play, at
from fathom.games.abyss.cards.allies import KEY
from fathom.games.abyss.cards.lord import LORDS
from fathom.games.abyss.cards.names import LORD_KEYS, TOKEN_KEYS
from leviathan_play import border, dice, logged

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")


def fresh(seats: int = 3, seed: int = 1, options: dict[str, Any] | None = None) -> Play:
    return Play(fathom.new("abyss", seats=seats, seed=seed, options=LEVIATHAN if options is None else options))


def undealt(p: Play) -> Counter[str]:
    """The deck as shuffled. Exploring is the only first action, so one card may lie on the track already."""
    return Counter(KEY[kind] for kind in (*p.s.deck, *p.s.track, *p.s.aside))


def exploration(p: Play) -> Counter[str]:
    cards = undealt(p)
    for seat in range(p.t.seats):
        cards.update(p.hand(seat))
    return cards


def lords(p: Play) -> list[str]:
    return [LORD_KEYS[lord].removeprefix("lord-") for lord in (*p.s.lord_deck, *p.s.court) if lord >= 0]


@pytest.mark.rule("L-GEN-02")
def test_leviathan_seats_five_alone_or_with_kraken_and_never_six() -> None:
    assert fresh(5).t.seats == 5
    both = fresh(5, options=BOTH)
    assert both.t.seats == 5
    assert any(card.startswith("kraken-") for card in exploration(both))
    for options in ({}, KRAKEN):
        with pytest.raises(fathom.BadSeats):
            fresh(5, options=options)
    with pytest.raises(fathom.BadSeats):
        fresh(6)


@pytest.mark.rule("L-SET-01")
def test_the_border_of_nine_spaces_replaces_the_threat_track() -> None:
    assert fresh(options={}).s.border == []
    assert len(fresh().s.border) == 9
    p = at(LEVIATHAN, border={"7": "01"}, deck=["monster", "squid-5"], seed=dice(1, 1), seats=[{}, {"pearls": 0}])
    p.explores()
    assert p.asked == "ask-take"
    assert p.s.threat == 0
    assert logged(p, "log-threat") == []


@pytest.mark.rule("L-SET-02", "L-SET-03", "L-SET-04")
def test_the_first_of_the_shuffled_leviathans_lies_where_two_dice_say_with_all_its_life() -> None:
    space_of = {2: 0, 3: 0, 4: 1, 5: 2, 6: 3, 7: 4, 8: 5, 9: 6, 10: 7, 11: 8, 12: 8}
    orders, firsts = set(), set()
    for first, second in ((1, 1), (1, 2), (2, 2), (4, 3), (6, 5), (6, 6)):
        p = fresh(seed=dice(first, second))
        at_space = space_of[first + second]
        assert [i for i, card in enumerate(p.s.border) if card >= 0] == [at_space]
        assert p.s.life_lost == [0] * 9
        assert sorted((*p.s.leviathan_deck, p.s.border[at_space])) == list(range(20))
        assert [(rule, args["n"]) for rule, args in logged(p, "log-setup-leviathan")] == [("L-SET-03", first + second)]
        assert p.t.view(None)["table"]["leviathan_deck"] == 19
        assert p.t.view(None)["table"]["border"][at_space] in border(p).values()
        orders.add(p.s.leviathan_deck)
        firsts.add(p.s.border[at_space])
    assert len(orders) == 6
    assert len(firsts) > 1


@pytest.mark.rule("L-SET-05", "LP-SET-01", "LP-CMP-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_with_one_of_the_five_plain_crabs_of_value_1(seats: int) -> None:
    p = fresh(seats)
    assert [p.hand(seat) for seat in range(seats)] == [["crab-1"]] * seats
    deck = undealt(p)
    assert deck["crab-1"] == 5 - seats
    assert deck["crab-1-pearl"] == 1
    assert deck.total() == 95 - seats


@pytest.mark.rule("L-SET-06", "LP-CMP-02", "LP-CMP-03")
def test_the_24_new_exploration_cards_are_shuffled_into_the_base_deck() -> None:
    base = exploration(fresh(options={}))
    p = fresh()
    new = exploration(p) - base
    wanted = Counter({"monster": 3, "crab-1": 1})
    for race in RACES:
        wanted.update([f"{race}-1-pearl", f"{race}-2-pearl", f"{race}-3-dice", f"{race}-4-dice"])
    assert new == wanted
    assert new.total() == 24
    assert base.total() == 71
    assert p.s.deck != fresh(seed=2).s.deck
    places = [i for i, kind in enumerate(p.s.deck) if KEY[kind].endswith(("-pearl", "-dice"))]
    assert len(places) >= 19
    assert max(places) - min(places) > 40, "the new cards lie together"


@pytest.mark.rule("L-SET-07")
def test_the_tamer_stays_in_the_box() -> None:
    assert "tamer" in lords(fresh(options={}))
    assert "tamer" not in lords(fresh())
    assert "tamer" not in lords(fresh(options=BOTH))
    with pytest.raises(fathom.BadPosition):
        at(LEVIATHAN, court=["tamer"])


@pytest.mark.rule("L-SET-08", "L-LRD-01")
def test_ten_new_lords_two_of_each_race_guild_join_the_lord_deck() -> None:
    base, p = fresh(options={}), fresh()
    new = set(lords(p)) - set(lords(base))
    assert len(lords(p)) == 44
    assert new == {
        "intrepid", "border-guard", "taxidermist", "arms-dealer", "metamorph", "sorcerer", "altruist", "rebel",
        "coward", "breeder",
    }  # fmt: skip
    guilds = Counter(lord.guild for lord in LORDS if lord.slug.removeprefix("lord-") in new)
    assert guilds == {"soldier": 2, "merchant": 2, "mage": 2, "politician": 2, "farmer": 2}
    assert len(lords(fresh(options=BOTH))) == 62
    assert lords(p) != lords(fresh(seed=2))


@pytest.mark.rule("L-SET-09", "L-TOK-01", "L-TOK-02")
def test_the_new_monster_tokens_form_a_second_pile() -> None:
    p = fresh()
    assert Counter(p.s.base_pile) == {2: 9, 3: 9, 4: 2}
    names = Counter(TOKEN_KEYS[token] for token in p.s.expansion_pile)
    assert names == {"token-two-pearls": 8, "token-three-pearls": 4, "token-key": 4, "token-stack": 4}
    shown = p.t.view(None)["table"]
    assert (shown["base_pile"], shown["expansion_pile"]) == (20, 20)
    assert fresh(options={}).s.expansion_pile == ()
    assert p.s.expansion_pile != fresh(seed=2).s.expansion_pile


@pytest.mark.rule("L-SET-10")
def test_nobody_starts_with_wounds_tokens_or_the_slayer_figure() -> None:
    p = fresh(5)
    assert p.s.slayer == -1
    assert p.s.wounds == [0] * 5
    assert p.s.slain == p.s.tokens == p.s.expansion_tokens == [()] * 5
    assert [p.score(seat)["slayer"] for seat in range(5)] == [0] * 5
