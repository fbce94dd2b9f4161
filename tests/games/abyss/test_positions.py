"""Described positions: what the documentation says is what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, LEVIATHAN, at, seed_with_dice
from fathom.games.abyss.cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS, SENTINELS, TOKEN_KEYS
from fathom.games.abyss.position import ENDINGS, REST, SEAT_KEYS, TABLE_KEYS
from fathom.games.abyss.state import AbyssState
from fathom.games.described import GENERAL
from fathom.games.zones import zones_of

DOC = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
ABYSS = DOC[DOC.index("## Abyss") :].split("\n## ", 1)[0]
EXAMPLES = re.findall(r"```python\n(.*?)```", ABYSS, re.S)


def test_there_are_examples_to_run() -> None:
    assert len(EXAMPLES) >= 3
    assert sum("assert" in code for code in EXAMPLES) >= 2


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_of_the_documentation_run(code: str) -> None:
    names: dict[str, object] = {"fathom": fathom}
    exec(compile(code, "docs/positions.md", "exec"), names)
    tables = [value for value in names.values() if isinstance(value, fathom.Table)]
    assert tables
    for table in tables:
        assert table.game.explain(table) == []


ZONE_KEYS = [zone.key for zone in zones_of(AbyssState) if zone.key]


@pytest.mark.parametrize("key", [*GENERAL, *TABLE_KEYS, *SEAT_KEYS, *ZONE_KEYS])
def test_every_key_of_a_position_is_documented_in_a_table(key: str) -> None:
    assert re.search(rf"^\| `{key}` \|", ABYSS, re.M)


def test_every_name_and_choice_is_documented() -> None:
    words = set(re.findall(r"[a-z_0-9-]+", ABYSS))
    assert {*REST, *ENDINGS, *SENTINELS, *TOKEN_KEYS} <= words
    assert {choice for choices in REST.values() for choice in choices} <= words


def test_all_pieces_may_be_named_and_nothing_is_left_over() -> None:
    """A position that places every Lord, Location, Leviathan and expansion token by its name."""
    lords = [key for key in LORD_KEYS if key != "lord-tamer"]
    tokens = [key for key, n in zip(TOKEN_KEYS, (8, 4, 4, 4), strict=True) for _ in range(n)]
    p = at(
        BOTH,
        seats=[{"lords": lords[:6], "locations": list(LOCATION_KEYS[:3])}, {"disabled": lords[6:11]}],
        court=lords[11:17],
        lord_deck=lords[17:],
        available=list(LOCATION_KEYS[3:10]),
        location_stack=list(LOCATION_KEYS[10:]),
        border={},
        leviathan_deck=list(LEVIATHAN_KEYS),
        expansion_pile=tokens,
    )
    assert [LORD_KEYS[lord] for lord in p.s.lord_deck[::-1]][-10:] == lords[-10:]
    assert [LOCATION_KEYS[place] for place in p.s.location_stack[::-1]] == list(LOCATION_KEYS[10:])
    assert [LEVIATHAN_KEYS[card] for card in p.s.leviathan_deck[::-1]] == list(LEVIATHAN_KEYS)
    assert p.t.game.explain(p.t) == []


def test_short_and_long_names_mean_the_same() -> None:
    short = at(KRAKEN, seats=[{"lords": ["miller"], "locations": ["jail"]}, {}], court=["keeper"], available=["chasm"])
    long = at(
        KRAKEN,
        seats=[{"lords": ["lord-miller"], "locations": ["location-jail"]}, {}],
        court=["lord-keeper"],
        available=["location-chasm"],
    )
    assert short.t == long.t


def test_a_short_court_fills_the_spaces_farthest_from_the_deck_and_none_is_empty() -> None:
    assert at(seats=2, court=["keeper", None, "reaper"]).court() == [None, None, None, "keeper", None, "reaper"]


def test_a_border_left_out_gets_the_top_leviathan_by_dice_and_an_empty_one_stays_empty() -> None:
    p = at(LEVIATHAN, seats=2, leviathan_deck=["05", "06"], seed=seed_with_dice(2, 6))
    assert p.t.view(0)["table"]["border"][5] == "leviathan-05"  # 8 is the sixth space
    assert sum(card >= 0 for card in p.s.border) == 1 and len(p.s.leviathan_deck) == 19
    assert LEVIATHAN_KEYS[p.s.leviathan_deck[-1]] == "leviathan-06"
    empty = at(LEVIATHAN, seats=2, border={})
    assert max(empty.s.border) < 0 and len(empty.s.leviathan_deck) == 20
    bare = at(LEVIATHAN, seats=2, rest={"leviathans": "removed"})
    assert max(bare.s.border) < 0 and bare.s.leviathan_deck == ()


def test_the_first_card_named_is_the_first_drawn() -> None:
    p = at(seats=[{"pearls": 0}, {"pearls": 0}], deck=["crab-3", "squid-2"], council={"crab": ["crab-1"]}).explores()
    assert p.t.view(0)["table"]["track"] == ["crab-3"]
    assert p.explores().t.view(0)["table"]["track"] == ["crab-3", "squid-2"]


def test_the_rest_of_the_pieces_can_be_shuffled_discarded_or_removed() -> None:
    seats = [{"hand": ["crab-5"]}, {}]
    shuffled = at(seats=seats, court=[], council={"crab": ["crab-1"]})
    assert len(shuffled.s.deck) == 71 - 2 and shuffled.s.discard == ()
    discarded = at(
        seats=seats, court=[], council={"crab": ["crab-1"]}, deck=["monster"], rest={"exploration": "discard"}
    )
    assert len(discarded.s.deck) == 1 and len(discarded.s.discard) == 71 - 3
    removed = at(seats=seats, court=[], council={"crab": ["crab-1"]}, deck=["monster"], rest={"exploration": "removed"})
    assert len(removed.s.deck) == 1 and removed.s.discard == () and len(removed.s.removed) == 71 - 3


def test_the_figures_lie_before_the_first_leader_unless_said_otherwise() -> None:
    seats = [{"nebulis": 1}, {"nebulis": 2, "slain": ["leviathan-01"]}, {"nebulis": 2, "slain": ["leviathan-02"]}]
    p = at(BOTH, seats=seats)
    assert (p.s.kraken_holder, p.s.slayer) == (1, 1)
    p = at(BOTH, seats=seats, kraken_figure=2, slayer_figure=2)
    assert (p.s.kraken_holder, p.s.slayer) == (2, 2)
    p = at(BOTH, seats=2)
    assert (p.s.kraken_holder, p.s.slayer) == (-1, -1)


def test_the_lord_of_a_sentinel_is_with_its_owner_or_gone() -> None:
    gone = at(KRAKEN, seats=2, sentinels={"watcher": {"owner": 1}})
    assert LORD_KEYS.index("lord-watcher") in gone.s.lords_gone
    with_owner = at(KRAKEN, seats=[{}, {"lords": ["watcher"]}], sentinels={"watcher": {"owner": 1}})
    assert with_owner.s.lords_gone == () and with_owner.lords(1) == {"watcher"}


def test_seven_lords_have_triggered_the_end() -> None:
    seven = ["miller", "aquaculturalist", "landowner", "trader", "peddler", "shopkeeper", "jailer"]
    assert at(seats=[{"lords": seven}, {}]).s.pulled == "lords"
    assert at(seats=[{"lords": seven[:6]}, {}]).s.pulled == ""
    assert at(seats=[{"lords": seven}, {}], ending="lords").s.ending == "lords"


@pytest.mark.parametrize("dice", [[1], [6, 6], [2, 5, 3, 1], [4, 4, 4, 4, 4, 4]])
def test_the_next_rolls_may_be_named_and_nothing_else_changes(dice: list[int]) -> None:
    p, plain = at(LEVIATHAN, seats=2, seed=3, dice=dice), at(LEVIATHAN, seats=2, seed=3)
    assert p.s == plain.s
    assert [p.t.streams.below(6, "dice") + 1 for _ in dice] == dice


def test_the_same_seed_lays_out_the_same_table() -> None:
    assert at(BOTH, seats=3, seed=5).t == at(BOTH, seats=3, seed=5).t
    assert at(BOTH, seats=3, seed=5).t != at(BOTH, seats=3, seed=6).t
