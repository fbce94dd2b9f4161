"""Bad positions: each is refused with one of our errors, which says where, what was given and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, LEVIATHAN, at
from abyss_short import refused
from wrong_types import paths, try_everything_wrong_at

WRONG = [None, True, -1, 99, 1.0, "x", "", [], [None], [["crab-1"]], {}, {"x": 1}, {1: []}, (1,)]


def bad(*words: str, **described: Any) -> None:
    described.setdefault("seats", 2)
    refused(fathom.BadPosition, *words, by=lambda: fathom.position("abyss", described))


def seat(**described: Any) -> list[dict[str, Any]]:
    return [described, {}]


@pytest.mark.parametrize("described", [None, [], "x", 3])
def test_a_position_must_be_a_dictionary(described: Any) -> None:
    refused(fathom.BadPosition, repr(described), "dictionary", by=lambda: fathom.position("abyss", described))


@pytest.mark.parametrize("seats", [None, 1, 7, "2", True, {}, [{}], [{}] * 5])
def test_a_position_needs_a_legal_number_of_seats(seats: Any) -> None:
    with pytest.raises(fathom.BadSeats):
        fathom.position("abyss", {"seats": seats})


def test_unknown_keys_are_named_with_the_known_ones() -> None:
    bad("'cort'", "start, court", "discard, council", cort=[])
    bad("seats[0]", "'pearl'", "pearls, keys", seats=seat(pearl=1))
    bad("rest", "'lord'", "exploration, lords", rest={"lord": "removed"})
    bad("sentinels.watcher", "'at'", "owner, on", options=KRAKEN, sentinels={"watcher": {"owner": 0, "at": "crab"}})
    bad("border.7", "'life'", "leviathan, lost", options=LEVIATHAN, border={7: {"leviathan": "01", "life": 1}})


def test_unknown_pieces_are_named_with_the_nearest_known_ones() -> None:
    bad("seats[0].hand", "'crab-6'", "crab-5", seats=seat(hand=["crab-6"]))
    bad("court", "'recruter'", "recruiter", court=["recruter"])
    bad("available", "'black-smoker'", "black-smokers", available=["black-smoker"])
    bad("council", "'crabs'", "crab", council={"crabs": []})
    bad("seats[0].tokens", "5", "2, 3, 4", seats=seat(tokens=[5]))
    bad("seats[0].slain", "leviathan-21", "leviathan-20", options=LEVIATHAN, seats=seat(slain=["leviathan-21"]))
    bad("border", "13", "12", options=LEVIATHAN, border={13: "leviathan-01"})
    bad("loot", "'jail'", "megalodon", options=KRAKEN, loot={"jail": [3]})
    bad("loot_deck", "8", "7", options=KRAKEN, loot_deck=[8])
    bad("sentinels", "'guard'", "watcher", options=KRAKEN, sentinels={"guard": {"owner": 0}})
    bad("expansion_pile", "token-nothing", "token-", options=LEVIATHAN, expansion_pile=["token-nothing"])


def test_more_cards_than_there_are_is_refused() -> None:
    bad("seats[0].hand", "crab-5", "1", seats=seat(hand=["crab-5", "crab-5"]))
    bad("deck", "monster", "6", deck=["monster"] * 7)
    bad("seats[0].tokens", "4", "2", seats=seat(tokens=[4, 4, 4]))
    bad("loot_deck", "3", options=KRAKEN, loot_deck=[3] * 4)
    at(LEVIATHAN, seats=2, deck=["monster"] * 9)  # Leviathan has three more


def test_a_lord_cannot_be_in_two_places() -> None:
    bad("court", "keeper", "1", seats=seat(lords=["keeper"]), court=["lord-keeper"])
    bad("seats[1].disabled", "keeper", seats=[{"lords": ["keeper"]}, {"disabled": ["keeper"]}])
    bad("lord_deck", "keeper", court=["keeper"], lord_deck=["keeper"])


def test_a_location_cannot_be_in_two_places() -> None:
    bad("available", "jail", seats=seat(locations=["jail"]), available=["jail"])


def test_pieces_of_an_expansion_need_its_option() -> None:
    bad("border", "leviathan", border={7: "leviathan-01"})
    bad("slayer_figure", "leviathan", slayer_figure=0)
    bad("leviathan_deck", "leviathan", leviathan_deck=["leviathan-01"])
    bad("expansion_pile", "leviathan", expansion_pile=["token-key"])
    bad("seats[0].wounds", "leviathan", seats=seat(wounds=1))
    bad("seats[0].slain", "leviathan", seats=seat(slain=["leviathan-01"]))
    bad("seats[0].expansion_tokens", "leviathan", seats=seat(expansion_tokens=["token-key"]))
    bad("seats[0].nebulis", "kraken", seats=seat(nebulis=1))
    bad("kraken_figure", "kraken", kraken_figure=0)
    bad("loot", "kraken", loot={"megalodon": [3]})
    bad("loot_deck", "kraken", loot_deck=[3])
    bad("sentinels", "kraken", sentinels={"watcher": {"owner": 0}})
    bad("seats[0].lords", "watcher", seats=seat(lords=["watcher"]))
    bad("deck", "kraken-2", deck=["kraken-2"])
    bad("available", "megalodon", available=["megalodon"])
    bad("court", "rebel", court=["rebel"])
    bad("ending", "'leviathan'", "lords, court", ending="leviathan")
    bad("seats[0].lords", "tamer", options=LEVIATHAN, seats=seat(lords=["tamer"]))  # stays in the box with Leviathan


def test_zones_hold_only_what_may_lie_there() -> None:
    bad("council.crab", "'squid-1'", "cannot lie there", "crab-1", council={"crab": ["squid-1"]})
    bad("council.crab", "'monster'", "cannot lie there", council={"crab": ["monster"]})
    bad("seats[0].hand", "'monster'", "cannot lie there", seats=seat(hand=["monster"]))
    bad("seats[0].affiliated", "'monster'", "cannot lie there", seats=seat(affiliated=["monster"]))
    bad("seats[0].affiliated", "'kraken-2'", "cannot lie there", options=KRAKEN, seats=seat(affiliated=["kraken-2"]))


def test_only_what_is_in_no_box_does_not_exist() -> None:
    bad("seats[0].hand", "'keeper'", "cannot lie there", seats=seat(hand=["keeper"]))
    bad("court", "'jail'", "cannot lie there", court=["jail"])
    bad("seats[0].hand", "'crab-9'", "does not exist in this game", seats=seat(hand=["crab-9"]))


@pytest.mark.parametrize("dice", [[0], [7], ["1"], [True], [1.0], 3, {}, [1] * 7, [[1]]])
def test_dice_are_a_few_rolls_of_a_die(dice: Any) -> None:
    bad("dice", dice=dice)


def test_lords_are_assigned_only_to_locations_their_player_controls() -> None:
    bad("seats[0]", "jail", "ocation", seats=seat(assigned={"jail": ["recruiter"]}))
    bad("seats[0]", "jail", seats=[{"assigned": {"jail": ["recruiter"]}}, {"locations": ["jail"]}])


def test_counts_have_limits() -> None:
    bad("11", "10", seats=[{"keys": 5}, {"keys": 6}])
    bad("seats[0].pearls", "−1", "0", seats=seat(pearls=-1))
    bad("7", "6", court=[None] * 7)
    bad("6", "5", threat=6)
    bad("2", "Leviathan", options=LEVIATHAN, threat=2)
    bad("position.threat", "−1", threat=-1)


def test_the_border_has_one_leviathan_per_space_with_life_left() -> None:
    bad("3", "twice", options=LEVIATHAN, border={2: "leviathan-01", 3: "leviathan-02"})
    bad("border.7", "3", "0", "2", options=LEVIATHAN, border={7: {"leviathan": "leviathan-01", "lost": 3}})
    bad("border.7", "True", options=LEVIATHAN, border={7: {"leviathan": "leviathan-01", "lost": True}})
    bad("border.7", "None", options=LEVIATHAN, border={7: {"lost": 1}})
    bad("border", "1", options=LEVIATHAN, border={1: "leviathan-01"})
    bad("border", "²", options=LEVIATHAN, border={"²": "leviathan-01"})


def test_figures_lie_before_a_player_with_the_most() -> None:
    bad("kraken_figure", "1", "0", options=KRAKEN, seats=[{"nebulis": 2}, {"nebulis": 1}], kraken_figure=1)
    bad("kraken_figure", options=KRAKEN, kraken_figure=0)  # nobody has Nebulis
    bad("slayer_figure", "0", "1", options=LEVIATHAN, seats=[{}, {"slain": ["leviathan-01"]}], slayer_figure=0)
    bad("kraken_figure", "2", options=KRAKEN, kraken_figure=2)


def test_sentinels_stand_one_to_a_zone_on_something_that_is_there() -> None:
    def placed(**tokens: Any) -> dict[str, Any]:
        return {"options": KRAKEN, "court": ["keeper", "reaper"], "available": ["jail"], "sentinels": tokens}

    bad("sentinels.vigil", "Court", **placed(watcher={"owner": 0, "on": "keeper"}, vigil={"owner": 1, "on": "reaper"}))
    bad("sentinels.vigil", "Council", **placed(watcher={"owner": 0, "on": "crab"}, vigil={"owner": 1, "on": "squid"}))
    bad("sentinels.watcher.on", "'miller'", "keeper", **placed(watcher={"owner": 0, "on": "miller"}))
    bad("sentinels.watcher.on", "'chasm'", **placed(watcher={"owner": 0, "on": "chasm"}))
    bad("sentinels.watcher.on", "['crab']", **placed(watcher={"owner": 0, "on": ["crab"]}))
    bad("sentinels.watcher.owner", "None", "0", "1", **placed(watcher={"on": "crab"}))
    bad("sentinels.watcher.owner", "2", "1", **placed(watcher={"owner": 2}))
    bad("sentinels.watcher", "0", **placed(watcher=0))
    bad(
        "sentinels.watcher", "Watcher", "0", options=KRAKEN, seats=[{}, {"lords": ["watcher"]}],
        sentinels={"watcher": {"owner": 0}},
    )  # fmt: skip
    bad("sentinels.watcher", "Watcher", options=KRAKEN, court=["watcher"], sentinels={"watcher": {"owner": 0}})


def test_loot_lies_once_each_on_a_location_that_is_out() -> None:
    bad("loot.megalodon", "twice", options=KRAKEN, available=["megalodon"], loot={"megalodon": [3, 3]})
    bad("loot.megalodon", "Location", options=KRAKEN, loot={"megalodon": [3]})


def test_last_turns_need_an_ending_and_players_who_take_them() -> None:
    bad("1", "0", last_turns=1)
    bad("2", "1", seats=3, ending="lords", last_turns=2)
    bad("ending", "'tired'", "lords", ending="tired")
    assert at(seats=3, ending="lords", last_turns=1).s.last_turns == 1


def test_rest_says_only_where_pieces_can_go() -> None:
    bad("rest.lords", "'discard'", "deck, removed", rest={"lords": "discard"})
    bad("rest.exploration", "None", "deck, discard, removed", rest={"exploration": None})


def test_numbers_are_whole_numbers_and_lists_are_lists() -> None:
    bad("seats[0].pearls", "True", seats=seat(pearls=True))
    bad("seats[0].pearls", "1.0", seats=seat(pearls=1.0))
    bad("seats[0].tokens", "2.0", seats=seat(tokens=[2.0]))
    bad("seats[0].tokens", "'2'", seats=seat(tokens=["2"]))
    bad("seats[0].hand", "'crab-1'", "list", seats=seat(hand="crab-1"))
    bad("council", "[]", "dictionary", council=[])
    bad("council.crab", "'crab-1'", "list", council={"crab": "crab-1"})
    bad("seats[1]", "3", "dictionary", seats=[{}, 3])
    bad("active", "True", "1", active=True)
    bad("start", "'0'", "1", start="0")


EVERYTHING: dict[str, Any] = {
    "options": BOTH,
    "seed": 4,
    "dice": [6, 1],
    "seats": [
        {
            "pearls": 2,
            "keys": 1,
            "nebulis": 1,
            "wounds": 2,
            "hand": ["crab-1", "kraken-2"],
            "affiliated": ["squid-3"],
            "lords": ["watcher"],
            "disabled": ["jailer"],
            "locations": ["jail"],
            "assigned": {"jail": ["recruiter"]},
            "tokens": [2],
            "expansion_tokens": ["token-key"],
            "slain": ["leviathan-03"],
        },
        {},
    ],
    "active": 1,
    "start": 1,
    "court": ["keeper", None, "reaper"],
    "council": {"crab": ["crab-2", "kraken-3"]},
    "deck": ["monster"],
    "discard": ["squid-1"],
    "lord_deck": ["miller"],
    "available": ["megalodon"],
    "location_stack": ["chasm"],
    "base_pile": [4],
    "expansion_pile": ["token-stack"],
    "leviathan_deck": ["leviathan-09"],
    "border": {"7": {"leviathan": "leviathan-01", "lost": 1}},
    "loot": {"megalodon": [3, 7]},
    "loot_deck": [5],
    "threat": 0,
    "kraken_figure": 0,
    "slayer_figure": 0,
    "sentinels": {"watcher": {"owner": 0, "on": "crab"}},
    "ending": "lords",
    "last_turns": 0,
    "rest": {"lords": "removed"},
}


@pytest.mark.parametrize(
    "path", [p for p in paths(EVERYTHING) if p[0] != "options"], ids=lambda p: ".".join(map(str, p))
)
def test_anything_of_the_wrong_type_anywhere_is_refused_with_one_of_our_errors(path: tuple[Any, ...]) -> None:
    try_everything_wrong_at(path, "abyss", EVERYTHING, WRONG)
