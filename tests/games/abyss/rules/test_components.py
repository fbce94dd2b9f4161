"""What lies in the box and on the board."""

from __future__ import annotations

from collections import Counter

import pytest

import fathom
from abyss_play import at
from fathom.games.abyss.cards.allies import KEY, RACES
from fathom.games.abyss.cards.lord import LORDS
from fathom.games.abyss.state import AbyssState

ONE_RACE_LORDS = {
    "invoker": "jellyfish",
    "commander": "crab",
    "shepherd": "seahorse",
    "peddler": "shellfish",
    "diplomat": "squid",
}


def box() -> AbyssState:
    """A game just set up (its first card may already lie on the track)."""
    state: AbyssState = fathom.new("abyss", seats=2, seed=1).state
    return state


def exploration_cards() -> Counter[str]:
    s = box()
    assert not any(s.hands) and not s.discard
    return Counter(KEY[kind] for kind in s.deck + s.track)


@pytest.mark.rule("B-CMP-01")
def test_the_exploration_deck_holds_65_allies_and_6_monsters() -> None:
    cards = exploration_cards()
    assert cards.total() == 71
    assert cards["monster"] == 6


@pytest.mark.rule("B-CMP-02")
def test_each_race_has_thirteen_allies() -> None:
    cards = exploration_cards()
    del cards["monster"]
    wanted = {f"{race}-{value}": n for race in RACES for value, n in ((1, 4), (2, 3), (3, 3), (4, 2), (5, 1))}
    assert cards == wanted
    assert sum(n for card, n in cards.items() if card.startswith("squid")) == 13


@pytest.mark.rule("B-CMP-03")
def test_the_lord_deck_holds_35_lords_of_six_guilds() -> None:
    s = box()
    lords = [LORDS[number] for number in (*s.lord_deck, *s.court)]
    assert len({lord.slug for lord in lords}) == 35
    assert Counter(lord.guild for lord in lords) == {
        "soldier": 7,
        "merchant": 6,
        "mage": 7,
        "politician": 6,
        "farmer": 6,
        "ambassador": 3,
    }


@pytest.mark.rule("B-CMP-04")
def test_there_are_twenty_different_locations() -> None:
    s = box()
    tiles = s.location_stack + s.available
    assert len(tiles) == 20
    assert len(set(tiles)) == 20


@pytest.mark.rule("B-CMP-05")
def test_there_are_twenty_monster_tokens() -> None:
    assert Counter(box().base_pile) == {2: 9, 3: 9, 4: 2}


@pytest.mark.rule("B-CMP-06")
@pytest.mark.parametrize(("held", "gained"), [(7, 2), (8, 2), (9, 1), (10, 0)])
def test_the_supply_ends_with_the_tenth_key(held: int, gained: int) -> None:
    """Two Keys for the fight at Threat 5, as far as they go."""
    p = at(seats=[{}, {"keys": held}], deck=["monster"], threat=5)
    p.does("fight")
    assert p.s.key_tokens == [gained, held]


@pytest.mark.rule("B-CMP-08")
@pytest.mark.parametrize("race", RACES)
def test_each_race_serves_its_own_guild(race: str) -> None:
    p = at(seats=[{"hand": [f"{race}-4", f"{race}-4"]}, {}], court=list(ONE_RACE_LORDS))
    p.does("recruit")
    (served,) = (lord for lord, wanted in ONE_RACE_LORDS.items() if wanted == race)
    assert p.lords(0) == {served}


@pytest.mark.rule("B-CMP-09")
def test_ambassadors_are_a_sixth_guild_without_a_race() -> None:
    """The Abyss counts guilds; a Location that counts one race's guild passes over Ambassadors."""
    five = ["keeper", "jailer", "trader", "invoker", "traitor"]
    assert at(seats=[{"lords": five, "locations": ["abyss"]}, {}]).score(0)["locations"] == 2 * 5
    assert at(seats=[{"lords": [*five, "sage"], "locations": ["abyss"]}, {}]).score(0)["locations"] == 2 * 6
    guild_tiles = ["sargasso-silos", "hydrozoa-reserves", "parliament", "barracks", "dockworks"]
    p = at(seats=[{"lords": ["sage", "hermit", "elder"], "locations": guild_tiles}, {}])
    assert p.score(0)["locations"] == 5 + 6 + 6 + 7 + 5


@pytest.mark.rule("B-CMP-10")
def test_the_track_has_five_spaces_filled_from_the_deck_outward() -> None:
    deck = [f"crab-{value}" for value in range(1, 6)]
    p = at(seats=[{"pearls": 0}, {"pearls": 0}], deck=deck)
    for n in range(1, 5):
        assert p.asked == "ask-take" and [KEY[kind] for kind in p.s.track] == deck[:n]
        p.does("explore-on")
    spaces = [line.text.args["space"] for line in p.t.events() if line.text.id == "log-explore"]
    assert spaces[:5] == [1, 2, 3, 4, 5]
    assert p.hand(0) == ["crab-5"]  # the fifth is the last: taken without a choice
    assert p.s.pearls[0] == 1  # the Pearl printed there


@pytest.mark.rule("B-CMP-11")
@pytest.mark.parametrize(("companions", "bonus"), [(["miller", "reaper", "keeper"], 0), (["miller", "reaper"], 2)])
def test_the_court_has_six_spaces_and_two_pearls_on_the_fourth(companions: list[str], bonus: int) -> None:
    """The Lords left stand farthest from the deck; the Pearls show as soon as space 4 is bare."""
    p = at(seats=[{"hand": ["seahorse-4", "seahorse-4"], "pearls": 0}, {}], court=["shepherd", *companions])
    assert p.court() == [None] * (5 - len(companions)) + ["shepherd", *companions]
    p.recruits("shepherd", "seahorse-4", "seahorse-4")
    assert p.s.pearls[0] == bonus
    assert p.court()[-len(companions) :] == companions
    assert p.court().count(None) == (0 if bonus else 3)


@pytest.mark.rule("B-CMP-12")
def test_the_council_shows_five_face_down_stacks() -> None:
    p = at(council={"crab": ["crab-2", "crab-5"], "squid": ["squid-3"]})
    for viewer in (0, 1, None):
        assert p.t.view(viewer)["table"]["council"] == [0, 2, 0, 0, 1]


@pytest.mark.rule("B-CMP-13")
def test_the_threat_track_has_six_spaces_each_with_its_reward() -> None:
    offers = []
    for threat in range(6):
        p = at(deck=["monster"], threat=threat).does("fight")
        offers.append(p.options if p.asked == "ask-reward" else p.s.key_tokens[0])
    one, two = ["reward-1-0", "reward-0-1"], ["reward-2-0", "reward-1-1", "reward-0-2"]
    assert offers == [one, two, 1, one, two, 2]
    with pytest.raises(fathom.BadPosition):
        at(threat=6)
