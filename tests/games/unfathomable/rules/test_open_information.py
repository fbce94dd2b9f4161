"""Open information (U-8): what everybody may know at any time, and what not."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis

SEATS: list[dict[str, Any]] = [
    {"character": "william", "hand": ["lore-1", "lore-2"], "items": ["shotgun"], "spells": ["flesh-ward"]},
    {"character": "jamie", "hand": ["will-1"], "items": ["binoculars", "fine-clothes"], "active": "fine-clothes"},
    {"character": "arjun", "kept": ["the-peacemaker"], "feat": False},
    {"character": "samira", "place": "d1", "loyalty": ["hybrid", "human"], "revealed": "hybrid"},
]


def table(p: Play, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = p.t.view(seat)["table"]
    return shown


@pytest.mark.rule("U-8.0")
def test_open_information_is_the_same_for_everybody() -> None:
    """Only the own hand, the own loyalty cards and what one has looked at differ."""
    p = at(*SEATS)
    private = {"hands", "loyalty"}
    seen = [{name: entry for name, entry in table(p, seat).items() if name not in private} for seat in range(4)]
    spectator = {name: entry for name, entry in table(p, None).items() if name not in private}
    assert all(one == spectator for one in seen)


@pytest.mark.rule("U-8.1")
def test_the_number_of_cards_in_each_deck_is_open() -> None:
    p = at(*SEATS)
    for seat in (None, 0, 3):
        shown = table(p, seat)
        assert shown["mythos_deck"] == 69 and shown["item_deck"] == 17 and shown["spell_deck"] == 19
        assert shown["waypoint_deck"] == 20 and shown["damage_deck"] == 9 and shown["chaos"] == 10
        assert shown["loyalty_deck"] == 3
        assert shown["skill_decks"] == [19, 17, 19, 19, 18, 21]


@pytest.mark.rule("U-8.2")
def test_the_top_card_of_each_discard_pile_is_open() -> None:
    p = at({"character": "jamie", "place": "d1", "hand": ["observation-1", "will-2"]}, mythos_deck=["missing-jewelry"])
    assert p.t.view()["discard_tops"] == [None] * 6 and p.t.view()["mythos_top"] is None
    p.does("observation-1", {"lore": 2}, "will-2", {})
    assert p.t.view(1)["discard_tops"] == [None, None, "observation-1", None, "will-2", None]
    p.does("a").passed()
    assert p.t.view(2)["mythos_top"] == "missing-jewelry"


@pytest.mark.rule("U-8.2a", "U-R66")
def test_below_its_top_card_a_discard_pile_is_closed() -> None:
    views = []
    for below in ("lore-1", "lore-5"):
        p = at(discards={"lore": ["lore-3", below]}, mythos_discard=["class-struggle"], seed=3)
        assert p.t.view(0)["discard_tops"][1] == "lore-3"
        views.append([p.t.view(seat) for seat in (None, 0, 1)])
    assert views[0] == views[1]
    assert not {"skill_discards", "mythos_discard"} & set(views[0][0]["table"])


@pytest.mark.rule("U-8.3")
def test_the_numbers_in_the_supply_are_open_but_no_passenger_is_seen() -> None:
    p = at(deep_ones={"w1": 3, "deep": 2}, passengers={"d1": ["souls-2", "x"]})
    for seat in (None, 0, 2):
        shown = table(p, seat)
        assert shown["supply"] == 15 and shown["passenger_supply"] == 7
        assert shown["passengers"] == [2, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("U-8.4")
def test_everything_faceup_in_a_play_area_is_open() -> None:
    p = at(*SEATS, captain=1, keeper=2)
    for seat in (None, 0, 1, 2, 3):
        shown = table(p, seat)
        assert shown["characters"] == ["william", "jamie", "arjun", "samira"]
        assert shown["items"] == [["shotgun"], ["binoculars", "fine-clothes"], [], []]
        assert shown["active"] == [None, "fine-clothes", None, None]
        assert shown["spells"] == [["flesh-ward"], [], [], []] and shown["kept"] == [[], [], ["the-peacemaker"], []]
        assert shown["feats"] == [1, 1, 0, 0]
        assert shown["revealed"] == [None, None, None, "hybrid"]
        assert (shown["captain"], shown["keeper"]) == (1, 2)


@pytest.mark.rule("U-8.5")
def test_the_number_of_loyalty_cards_of_each_player_is_open_but_not_which() -> None:
    p = at(*SEATS[:3], {"character": "samira", "loyalty": ["human", "hybrid"]})
    assert table(p, None)["loyalty"] == [{"size": 1}, {"size": 1}, {"size": 1}, {"size": 2}]
    assert table(p, 0)["loyalty"] == [{"size": 1, "cards": ["human"]}, {"size": 1}, {"size": 1}, {"size": 2}]


@pytest.mark.rule("U-8.6")
def test_the_number_of_skill_cards_of_each_player_is_open_but_not_which() -> None:
    p = at(*SEATS)
    assert table(p, None)["hands"] == [{"size": 2}, {"size": 1}, {"size": 0}, {"size": 0}]
    assert table(p, 1)["hands"] == [{"size": 2}, {"size": 1, "cards": ["will-1"]}, {"size": 0}, {"size": 0}]


@pytest.mark.rule("U-8.7", "U-8.8")
def test_the_numbers_of_cards_added_to_a_test_are_open_but_not_which() -> None:
    seats = [{"hand": ["lore-2"]}, {"hand": ["strength-5", "will-3", "lore-1"]}, {"hand": ["will-1"]}]
    seen = []
    for added in ({"strength-5": 1, "will-3": 1}, {"will-3": 1, "lore-1": 1}):
        p = crisis("flooding-compartment", *seats).passed()
        assert p.asked == "ask-contribute" and p.seat == 1
        assert table(p, 0)["pool"] == 2
        p.does(added).passed()
        assert p.asked == "ask-contribute" and p.seat == 2
        for seat in (None, 0, 2):
            assert table(p, seat)["pool"] == 4
            told = [line.text for line in p.t.events(0, seat) if line.text.id == "log-contribute"]
            assert [text.args["n"] for text in told] == [2]
        seen.append([(p.t.view(seat), [line.to_json() for line in p.t.events(0, seat)]) for seat in (None, 0, 2)])
        p.does({}).passed()
        assert [line.text.args["n"] for line in p.t.events() if line.text.id == "log-contribute"] == [2, 0]
    assert seen[0] == seen[1]
