"""Every Loot card and every Sentinel: what it does and what it is called."""

from __future__ import annotations

import pytest

from abyss_play import KRAKEN, Play, at
from abyss_short import acts, finished, rules_of, takes
from fathom.games.abyss.cards.lord import LORDS
from fathom.games.abyss.cards.names import LORD_KEYS
from fathom.games.abyss.cards.tokens import LOOT
from fathom.kernel.text import Text

COURT = ["keeper", "reaper", "shepherd", "miller"]
BATTLEFIELD = 3


def draws(value: int) -> Play:
    """Seat 0 takes the Battlefield and this Loot card comes up."""
    p = acts(
        [{"keys": 3, "pearls": 0}, {"pearls": 0}],
        KRAKEN,
        available=["battlefield"],
        loot_deck=[value],
        base_pile=[4, 3],
        deck=["squid-5", "squid-1"],
        court=COURT,
    ).does("location-battlefield")
    assert p.s.loot[BATTLEFIELD] == (value,) and p.asked == "ask-loot"
    return p


def gains(p: Play) -> tuple[int, int, tuple[int, ...], list[str]]:
    """Keys, Pearls, Monster tokens and hand of seat 0, who began with the crab."""
    return p.s.key_tokens[0], p.s.pearls[0], p.s.tokens[0], [card for card in p.hand(0) if card != "crab-1"]


def says(value: int, *words: str) -> None:
    for lang, word in zip(("en", "pl", "de"), words, strict=True):
        text = " ".join(line.within("abyss").render(lang) for line in LOOT[value].say())
        assert word in text, text
        assert str(value) in LOOT[value].name().within("abyss").render(lang)


def is_worth(value: int) -> None:
    p = finished({"locations": ["battlefield"]}, {}, options=KRAKEN, loot={"battlefield": [value]})
    assert p.t.outcome.scores == (value, 0)


# ---- Loot


@pytest.mark.rule("K-LOO-05")
def test_loot_3_gives_a_key() -> None:
    p = draws(3)
    assert gains(p) == (1, 0, (), [])
    assert rules_of(p, "log-gain-keys") == ["K-LOO-05"]
    is_worth(3)
    says(3, "key", "klucz", "Schlüssel")


@pytest.mark.rule("K-LOO-05")
def test_loot_4_gives_two_pearls() -> None:
    p = draws(4)
    assert gains(p) == (0, 2, (), [])
    assert rules_of(p, "log-gain-pearls") == ["K-LOO-05"]
    is_worth(4)
    says(4, "2 pearls", "2 perły", "2 Perlen")


@pytest.mark.rule("K-LOO-05")
def test_loot_5_gives_a_base_monster_token() -> None:
    p = draws(5)
    assert gains(p) == (0, 0, (4,), [])
    assert p.t.view(1)["table"]["tokens"][0] == {"size": 1}  # only its owner knows which
    is_worth(5)
    says(5, "Monster", "potwor", "Monster")


@pytest.mark.rule("K-LOO-05")
def test_loot_5_gives_a_base_token_with_leviathan_too() -> None:
    p = acts(
        [{"keys": 3}, {}],
        {"kraken": True, "leviathan": True},
        available=["battlefield"],
        loot_deck=[5],
        base_pile=[3],
        court=COURT,
    ).does("location-battlefield")
    assert p.s.tokens[0] == (3,) and p.s.expansion_tokens[0] == ()


@pytest.mark.rule("K-LOO-05", "K-LOO-06")
def test_loot_6_gives_the_next_ally_of_the_exploration_deck() -> None:
    p = draws(6)
    assert gains(p) == (0, 0, (), ["squid-5"])
    is_worth(6)
    says(6, "ally", "sojusznik", "Verbündete")


@pytest.mark.rule("K-LOO-05")
def test_loot_7_gives_nothing() -> None:
    p = draws(7)
    assert gains(p) == (0, 0, (), [])
    is_worth(7)
    says(7, "No reward", "nagrod", "Belohnung")


# ---- Sentinels


def sentinel(slug: str, number: int) -> None:
    """Its Lord brings a Nebulis and this very token; it reserves for its owner, and returns when used."""
    hand = ["crab-3", "squid-2"]
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, "hand": hand}, {"pearls": 0}],
        court=[slug, *COURT],
        council={"jellyfish": ["jellyfish-1"], "seahorse": ["seahorse-1"]},
        deck=["shellfish-1", "shellfish-2"],
    ).recruits(slug, *hand)
    assert p.s.nebulis == [1, 0]
    assert p.s.sentinel_owner == [0 if i == number else -1 for i in range(3)]
    p.does("jellyfish")
    assert p.s.sentinel_on[number] == "jellyfish"
    p.does("support")  # seat 1 sees only the other stack
    assert p.hand(1) == ["seahorse-1"]
    p.does("support")
    assert p.hand(0) == ["jellyfish-1"] and p.s.sentinel_on[number] == ""
    takes(p)
    assert "sentinel" in p.options
    p.does("sentinel", "lord-miller")
    assert p.s.sentinel_on[number] == "lord-miller"
    lord = LORDS[LORD_KEYS.index(f"lord-{slug}")]
    for lang, word in (("en", "Sentinel"), ("pl", "Strażnik"), ("de", "Wächter")):
        assert Text(f"sentinel-{slug}", "abyss").render(lang)
        text = " ".join(line.within("abyss").render(lang) for line in lord.say())
        assert word in text and "Nebulis" in text, text


@pytest.mark.rule("K-SEN-01")
def test_watcher_has_the_first_sentinel() -> None:
    sentinel("watcher", 0)


@pytest.mark.rule("K-SEN-01")
def test_vigil_has_the_second_sentinel() -> None:
    sentinel("vigil", 1)


@pytest.mark.rule("K-SEN-01")
def test_lookout_has_the_third_sentinel() -> None:
    sentinel("lookout", 2)
