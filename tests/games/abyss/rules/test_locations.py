"""Controlling Locations: when, which, at what price, and what a taken tile does."""

from __future__ import annotations

import pytest

import fathom
from abyss_play import KRAKEN, LEVIATHAN, Play, at
from abyss_short import acts, finished, refusal, rules_of, takes
from fathom.games.abyss.cards.names import LOCATION_KEYS, LORD_KEYS

DRAWS = ["draw-1", "draw-2", "draw-3", "draw-4"]


def assigned(p: Play, seat: int) -> dict[str, list[str]]:
    """The assigned Lords of a seat by Location."""
    out: dict[str, list[str]] = {}
    for place, lord in p.s.assigned[seat]:
        name = LOCATION_KEYS[place].removeprefix("location-")
        out.setdefault(name, []).append(LORD_KEYS[lord].removeprefix("lord-"))
    return out


def available(p: Play) -> list[str]:
    return [LOCATION_KEYS[place].removeprefix("location-") for place in p.s.available]


# ---- Keys


@pytest.mark.rule("B-LOC-01")
def test_keys_are_tokens_and_the_printed_keys_of_free_lords_that_are_not_disabled() -> None:
    """Treasurer is assigned, Commander disabled, Jailer has no Key: one token and Recruiter make two."""
    me = {
        "keys": 1,
        "lords": ["recruiter", "jailer"],
        "disabled": ["commander"],
        "locations": ["jail"],
        "assigned": {"jail": ["treasurer"]},
    }
    p = acts([me, {}], available=["chasm"])
    assert p.s.active == 1 and p.locations(0) == ["jail"]

    p = acts([{**me, "keys": 2}, {}], available=["chasm"])
    assert (p.seat, p.asked) == (0, "ask-location")
    p.does("location-chasm")
    assert p.s.key_tokens[0] == 0
    assert assigned(p, 0) == {"jail": ["treasurer"], "chasm": ["recruiter"]}


@pytest.mark.rule("B-LOC-02")
def test_three_keys_force_control_after_the_action() -> None:
    assert acts([{"keys": 2}, {}], available=["jail"]).s.active == 1
    p = acts([{"keys": 3}, {}], available=["jail"])
    assert (p.seat, p.asked) == (0, "ask-location")
    assert p.options == ["location-jail", *DRAWS]
    assert "B-LOC-02" in p.refused


@pytest.mark.rule("B-LOC-02")
def test_a_key_token_revealed_at_the_start_of_a_turn_forces_control_before_the_action() -> None:
    me = {"keys": 2, "expansion_tokens": ["token-key"]}
    p = at(LEVIATHAN, seats=[me, {}], available=["jail"]).does("token-key")
    assert (p.seat, p.asked) == (0, "ask-location")
    p.does("location-jail")
    assert p.locations(0) == ["jail"]
    assert p.asked in ("ask-action", "ask-buy", "ask-take")  # the action comes only now


@pytest.mark.rule("B-LOC-10", "B-LOC-02")
def test_control_is_repeated_until_fewer_than_three_keys_are_left() -> None:
    p = acts([{"keys": 8}, {}], available=["jail", "chasm", "depths"])
    p.does("location-jail")
    assert p.s.key_tokens[0] == 5 and (p.seat, p.asked) == (0, "ask-location")
    p.does("location-depths")
    assert p.s.key_tokens[0] == 2
    assert p.locations(0) == ["jail", "depths"]
    assert p.s.active == 1 and p.asked != "ask-location"


@pytest.mark.rule("B-LOC-11")
def test_with_nothing_to_take_the_keys_are_kept() -> None:
    p = acts([{"keys": 4}, {}], rest={"locations": "removed"})
    assert p.s.key_tokens[0] == 4
    assert p.s.active == 1


@pytest.mark.rule("B-LOC-13")
def test_only_the_player_on_turn_controls_and_only_after_the_own_action() -> None:
    p = acts([{}, {"keys": 3, "hand": ["crab-2"]}], available=["jail"], deck=["squid-4"])
    assert p.locations(1) == [] and p.s.key_tokens[1] == 3  # seat 0's turn is over
    assert p.s.active == 1
    takes(p)
    assert (p.seat, p.asked) == (1, "ask-location")


@pytest.mark.rule("B-LOC-13", "B-LOC-11")
def test_keys_kept_for_want_of_a_location_are_checked_again_at_the_owners_next_check() -> None:
    """Seat 1 reserves the only Location, then swaps its own Jail for it: the Jail is there for seat 0."""
    other = {"locations": ["jail"], "hand": ["jellyfish-5"], "pearls": 5}
    p = acts(
        [{"keys": 3, "pearls": 0}, other],
        KRAKEN,
        available=["chasm"],
        rest={"locations": "removed"},
        sentinels={"watcher": {"owner": 1, "on": "chasm"}},
        court=["illusionist", "keeper", "reaper", "miller"],
        deck=["squid-4"],
    )
    assert p.s.active == 1 and p.s.key_tokens[0] == 3
    p.recruits("illusionist", "jellyfish-5").does("yes")
    assert p.locations(1) == ["chasm"] and available(p) == ["jail"]
    assert p.s.active == 0 and p.locations(0) == [] and p.asked == "ask-take"  # not before the action
    p.does("take")
    assert p.locations(0) == ["jail"] and p.s.key_tokens[0] == 0


# ---- taking and drawing


@pytest.mark.rule("B-LOC-03")
def test_control_takes_an_available_location() -> None:
    p = acts([{"keys": 3}, {}], available=["jail", "chasm"])
    assert p.options == ["location-jail", "location-chasm", *DRAWS]
    p.does("location-chasm")
    assert p.locations(0) == ["chasm"] and available(p) == ["jail"]
    assert rules_of(p, "log-control") == ["B-LOC-03"]


@pytest.mark.rule("B-LOC-03", "B-LOC-04", "B-LOC-05")
def test_drawn_locations_are_all_shown_one_must_be_kept_and_the_others_become_available() -> None:
    p = acts([{"keys": 3}, {}], available=["jail"], location_stack=["depths", "chasm", "abyss"])
    p.does("draw-3")
    drawn = ["location-depths", "location-chasm", "location-abyss"]
    assert p.options == drawn and p.rule == "B-LOC-05"
    assert p.t.view(1)["table"]["drawn"] == drawn
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose("location-jail")  # available, but not drawn
    p.does("location-chasm")
    assert p.locations(0) == ["chasm"]
    assert p.t.view(1)["table"]["available"] == ["location-jail", "location-depths", "location-abyss"]
    assert p.s.drawn == ()


@pytest.mark.rule("B-LOC-03")
@pytest.mark.parametrize("n", [1, 2, 4])
def test_one_to_four_locations_may_be_drawn(n: int) -> None:
    tops = ["depths", "chasm", "abyss", "jail"]
    p = acts([{"keys": 3}, {}], location_stack=tops)
    size = len(p.s.location_stack)
    p.does(f"draw-{n}")
    assert len(p.s.location_stack) == size - n
    if n > 1:
        assert p.options == [f"location-{name}" for name in tops[:n]]
        p.does("location-depths")
    assert p.locations(0) == ["depths"] and available(p) == tops[1:n]


@pytest.mark.rule("B-LOC-06")
def test_nobody_draws_more_locations_than_the_stack_holds() -> None:
    p = acts([{"keys": 3}, {}], location_stack=["depths", "chasm"], rest={"locations": "removed"})
    assert p.options == ["draw-1", "draw-2"]
    assert "2" in refusal(p, "B-LOC-06")
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose("draw-3")
    p.does("draw-2").does("location-depths")
    assert p.locations(0) == ["depths"] and available(p) == ["chasm"]


@pytest.mark.rule("B-LOC-12")
def test_any_number_of_locations_lies_open_until_taken() -> None:
    tiles = [
        "jail",
        "chasm",
        "depths",
        "abyss",
        "parliament",
        "barracks",
        "dockworks",
        "sanctuary",
        "lost-tower",
    ]
    p = acts([{}, {"keys": 3}], available=tiles, deck=["squid-4"])
    takes(p)
    assert p.options == [f"location-{name}" for name in tiles] + DRAWS
    p.does("location-depths")
    assert available(p) == [name for name in tiles if name != "depths"]


# ---- paying


@pytest.mark.rule("B-LOC-07")
def test_the_player_chooses_which_three_keys_to_spend() -> None:
    p = acts([{"keys": 2, "lords": ["recruiter", "treasurer"]}, {}], available=["jail"]).does("location-jail")
    assert p.asked == "ask-pay-keys" and p.t.decision.shape == "split"
    assert p.t.decision.limits == {"key": 2, "lord-recruiter": 1, "lord-treasurer": 1}
    before = p.t.fingerprint()
    for wrong in ({"key": 2}, {"key": 2, "lord-recruiter": 1, "lord-treasurer": 1}, {"key": 3}):
        with pytest.raises(fathom.IllegalAnswer):
            p.t.choose(wrong)
    assert p.t.fingerprint() == before
    p.does({"key": 1, "lord-recruiter": 1, "lord-treasurer": 1})
    assert p.s.key_tokens[0] == 1 and p.lords(0) == set()
    assert assigned(p, 0) == {"jail": ["recruiter", "treasurer"]}


@pytest.mark.rule("B-LOC-07")
def test_tokens_alone_or_lords_alone_pay_as_well() -> None:
    me = {"keys": 3, "lords": ["recruiter", "treasurer", "diplomat"]}
    p = acts([me, {}], available=["jail"], rest={"locations": "removed"})
    tokens = Play(p.t.clone()).does({"key": 3})
    assert tokens.lords(0) == {"recruiter", "treasurer", "diplomat"} and tokens.s.key_tokens[0] == 0
    lords = p.does({"lord-recruiter": 1, "lord-treasurer": 1, "lord-diplomat": 1})
    assert lords.lords(0) == set() and lords.s.key_tokens[0] == 3


@pytest.mark.rule("B-LOC-08")
def test_spent_tokens_are_in_the_supply_again() -> None:
    """All ten tokens are out; seat 0 spends three, so a Monster can give seat 1 its Key."""
    p = acts(
        [{"keys": 3}, {"keys": 7}],
        available=["jail", "chasm"],
        rest={"locations": "removed"},
        deck=["monster"],
        threat=2,
    ).does("location-jail")
    assert p.s.key_tokens == [0, 7]
    p.does("explore") if p.asked == "ask-action" else None
    p.does("fight")
    assert rules_of(p, "log-gain-keys") == ["B-MON-09"]
    assert p.s.key_tokens == [0, 5] and p.locations(1) == ["chasm"]  # 7 and 1, less the 3 it had to spend


@pytest.mark.rule("B-LOC-08")
def test_a_lord_used_is_assigned_and_no_longer_free() -> None:
    """Treasurer pays for the Location; from then on it lowers no price."""
    hand = ["seahorse-3", "crab-1"]
    p = acts(
        [{"keys": 2, "lords": ["treasurer"], "hand": hand, "pearls": 0}, {}],
        available=["jail"],
        court=["reaper", "keeper", "shepherd", "miller"],
        deck=["squid-1"],
    )
    p.does("location-jail")
    assert assigned(p, 0) == {"jail": ["treasurer"]} and p.lords(0) == set()
    assert rules_of(p, "log-assign") == ["B-LOC-08"]
    takes(p)
    assert p.s.active == 0 and "recruit" not in p.options  # 5 in hand; Reaper costs 7 again


@pytest.mark.rule("B-LOC-09")
def test_a_lord_without_a_key_cannot_be_assigned() -> None:
    p = acts([{"keys": 3, "lords": ["jailer", "recruiter"]}, {}], available=["jail"]).does("location-jail")
    assert p.t.decision.limits == {"key": 3, "lord-recruiter": 1}
    assert "Jailer" in refusal(p, "B-LOC-09")
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose({"key": 2, "lord-jailer": 1})


@pytest.mark.rule("B-LOC-09")
def test_an_ambassador_is_assigned_by_its_own_power_without_any_key() -> None:
    hand = ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"]
    p = at(
        seats=[{"hand": hand, "keys": 2}, {}],
        court=["hermit", "keeper", "reaper", "miller"],
        location_stack=["jail"],
    )
    p.recruits("hermit", *hand).does("crab-2")
    assert assigned(p, 0) == {"jail": ["hermit"]} and p.locations(0) == ["jail"]
    assert p.s.key_tokens[0] == 2


# ---- what a tile does when taken


@pytest.mark.rule("B-LOCS-BLACK-SMOKERS", "B-LOCS-02")
def test_black_smokers_may_be_swapped_for_any_tile_of_the_stack_and_leaves_the_game() -> None:
    stack = ["depths", "chasm", "abyss"]
    p = acts(
        [{"keys": 2, "lords": ["recruiter"]}, {}],
        available=["black-smokers"],
        location_stack=stack,
        rest={"locations": "removed"},
    )
    gone = len(p.s.locations_gone)
    p.does("location-black-smokers")
    assert p.asked == "ask-smokers" and p.rule == "B-LOCS-BLACK-SMOKERS"
    assert sorted(p.options) == sorted([*(f"location-{name}" for name in stack), "decline"])
    p.does("location-chasm")
    assert p.locations(0) == ["chasm"]
    assert assigned(p, 0) == {"chasm": ["recruiter"]}  # Lords assigned to Black Smokers move along
    assert len(p.s.locations_gone) == gone + 1
    assert LOCATION_KEYS[p.s.locations_gone[-1]] == "location-black-smokers"
    assert sorted(LOCATION_KEYS[place] for place in p.s.location_stack) == [
        "location-abyss",
        "location-depths",
    ]
    assert rules_of(p, "log-exchange") == ["B-LOCS-02"]


@pytest.mark.rule("B-LOCS-03")
@pytest.mark.parametrize("choice", ["decline", "location-jail"])
def test_the_stack_is_shuffled_after_the_search_even_if_nothing_is_swapped(choice: str) -> None:
    p = acts([{"keys": 3}, {}], available=["black-smokers"]).does("location-black-smokers")
    before = p.s.location_stack
    p.does(choice)
    left = tuple(place for place in before if f"{LOCATION_KEYS[place]}" != choice)
    assert sorted(p.s.location_stack) == sorted(left)
    assert p.s.location_stack != left
    assert p.locations(0) == ["black-smokers" if choice == "decline" else "jail"]


@pytest.mark.rule("B-LOCS-03")
def test_only_the_owner_of_black_smokers_sees_the_stack() -> None:
    p = acts([{"keys": 3}, {}], available=["black-smokers"]).does("location-black-smokers")
    assert len(p.t.view(0)["decision"]["options"]) == len(p.s.location_stack) + 1
    for other in (1, None):
        view = p.t.view(other)
        assert view["decision"] is None
        assert view["table"]["location_stack"] == len(p.s.location_stack)


@pytest.mark.rule("B-LOCS-03", "B-LOC-14")
def test_the_effect_of_the_tile_taken_through_black_smokers_resolves_before_keys_are_checked_again() -> None:
    p = acts([{"keys": 6}, {}], KRAKEN, available=["black-smokers"], location_stack=["megalodon"], loot_deck=[7])
    p.does("location-black-smokers", "location-megalodon")
    assert p.s.loot[2] == (7,)
    assert p.asked == "ask-loot"  # the search is not over, and three more Keys wait
    p.does("stop-loot")
    assert p.asked == "ask-location"


@pytest.mark.rule("B-LOCS-BLACK-SMOKERS")
def test_black_smokers_with_an_empty_stack_do_nothing() -> None:
    p = acts([{"keys": 3}, {}], available=["black-smokers"], rest={"locations": "removed"})
    assert p.locations(0) == ["black-smokers"]
    assert p.s.active == 1


@pytest.mark.rule("B-LOC-14")
def test_black_smokers_swap_comes_before_the_next_check_of_keys() -> None:
    p = acts([{"keys": 6}, {}], available=["black-smokers"])
    p.does("location-black-smokers")
    assert p.asked == "ask-smokers"
    p.does("location-jail")
    assert p.asked == "ask-location" and p.s.key_tokens[0] == 3


@pytest.mark.rule("B-LOCS-01")
def test_location_bonuses_count_free_disabled_and_assigned_lords() -> None:
    """Barracks: 7 and 2 for each of three Soldiers."""
    me = {
        "lords": ["jailer"],
        "disabled": ["seeker"],
        "locations": ["barracks"],
        "assigned": {"barracks": ["recruiter"]},
    }
    assert finished(me, {}).score(0)["locations"] == 7 + 2 * 3
