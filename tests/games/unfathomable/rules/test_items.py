"""Items (U-12) and the improvements among them."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.item import ITEM_CARDS
from fathom.games.unfathomable.cards.names import ITEMS
from unfathomable_items import IMPROVEMENTS, TRAITS
from unfathomable_play import Play, at, crisis


def active(p: Play, seat: int) -> str:
    """The faceup improvement of a seat, as everybody sees it."""
    return str(p.t.view(None)["table"]["active"][seat])


def types(p: Play, seat: int) -> list[str]:
    return [card.split("-")[0] for card in p.hand(seat)]


# ---- items


@pytest.mark.rule("U-12.1")
def test_a_drawn_item_is_the_top_one_and_lies_faceup_in_the_play_area() -> None:
    p = crisis("just-desserts", item_deck=["plimsolls", "shotgun"])
    left = len(p.s.item_deck)
    p.does("a").passed()
    assert p.items(0) == ["plimsolls"]
    assert p.t.view(2)["table"]["items"][0] == ["plimsolls"]
    assert len(p.s.item_deck) == left - 1


@pytest.mark.rule("U-12.2")
def test_an_item_that_leaves_play_is_gone_for_good() -> None:
    p = crisis("criminal-activity", {"items": ["plimsolls", "shotgun"]})
    deck = p.s.item_deck
    p.does("option", "plimsolls").passed()
    assert p.items(0) == ["shotgun"]
    assert p.s.item_deck == deck
    assert p.items(1) == p.items(2) == []


@pytest.mark.rule("U-12.4")
def test_no_item_can_be_drawn_from_an_empty_deck() -> None:
    p = crisis("just-desserts", rest=["items"]).does("a").passed()
    assert p.items(0) == []
    assert p.resource("food") == 6
    assert "room-cargo-hold.0" not in at({"place": "cargo-hold"}, rest=["items"]).options()


@pytest.mark.parametrize(
    ("answer", "items", "deck"), [("plimsolls", ["plimsolls"], []), ("leave", [], ["plimsolls"])], ids=["keep", "leave"]
)
@pytest.mark.rule("U-12.4a")
def test_a_lone_item_in_the_cargo_hold_is_kept_or_put_back(answer: str, items: list[str], deck: list[str]) -> None:
    p = at({"place": "cargo-hold"}, item_deck=["plimsolls"], rest=["items"]).does("room-cargo-hold.0")
    assert p.options() == ["plimsolls", "leave"]
    p.does(answer)
    assert p.items(0) == items
    assert [ITEMS[card] for card in p.s.item_deck] == deck


@pytest.mark.rule("U-12.4a")
def test_with_two_items_in_the_cargo_hold_one_must_be_kept() -> None:
    p = at({"place": "cargo-hold"}, item_deck=["plimsolls", "shotgun"], rest=["items"]).does("room-cargo-hold.0")
    assert p.options() == ["plimsolls", "shotgun"]


@pytest.mark.rule("U-12.5")
def test_every_item_has_its_trait() -> None:
    assert {card.slug: card.trait for card in ITEM_CARDS.values()} == TRAITS


@pytest.mark.rule("U-12.5a")
def test_a_trait_matters_only_where_an_ability_asks_for_it() -> None:
    """Jamie draws a weapon quickly; a Kitchen Knife is a weapon too, but has no attack of its own."""
    jamie = {"character": "jamie", "place": "d1"}
    weapon = at({**jamie, "items": ["six-shooter"]}, deep_ones={"d1": 1})
    assert "sheet-jamie.0" in weapon.options()
    tool = at({**jamie, "items": ["tool-kit"]}, deep_ones={"d1": 1})
    assert "sheet-jamie.0" not in tool.options()
    assert tool.options() == at(jamie, deep_ones={"d1": 1}).options()
    knife = at({**jamie, "items": ["kitchen-knife"]}, deep_ones={"d1": 1})
    assert knife.options() == tool.options()


# ---- improvements


@pytest.mark.rule("U-12.6")
def test_five_items_improve_one_skill_each() -> None:
    assert {card.slug: card.improves for card in ITEM_CARDS.values() if card.improves} == IMPROVEMENTS


@pytest.mark.parametrize(("item", "skill"), IMPROVEMENTS.items())
@pytest.mark.rule("U-12.10")
def test_the_active_improvement_adds_a_card_of_its_skill_to_the_skill_set(item: str, skill: str) -> None:
    edmund = {"character": "edmund", "items": [item]}
    p = at(edmund, step="turn")
    assert sorted(types(p, 0)) == sorted(["influence", "lore", "observation", "strength", "will", skill])


@pytest.mark.rule("U-12.7", "U-12.7a", "U-12.7b", "U-12.9", "U-12.10a")
def test_of_several_improvements_only_the_one_turned_faceup_counts_for_the_draw() -> None:
    jamie = {"character": "jamie", "items": ["fine-clothes", "mystical-text", "binoculars"], "active": "fine-clothes"}
    p = at(jamie, step="turn")
    assert (p.asked, p.seat) == ("ask-active", 0)
    assert p.options() == ["fine-clothes", "mystical-text", "binoculars"]
    assert p.hand(0) == []
    p.does("binoculars")
    assert active(p, 0) == "binoculars"
    assert sorted(types(p, 0)) == ["observation", "strength", "strength", "strength", "will", "will"]


@pytest.mark.rule("U-12.7b1")
def test_a_facedown_improvement_still_counts_as_an_item() -> None:
    """Well Equipped counts items."""
    samira = {
        "character": "samira",
        "items": ["fine-clothes", "binoculars"],
        "active": "binoculars",
        "hand": ["lore-1"],
    }
    p = crisis("horrific-visions", samira).passed().answer(0, {}).uses("feat-samira.0")
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(0, 3)
    p.answer(0, 2)


@pytest.mark.rule("U-12.7b2")
def test_a_facedown_improvement_is_traded_and_discarded_like_any_item() -> None:
    owner = {"items": ["fine-clothes", "binoculars"], "active": "binoculars", "place": "galley"}
    p = at(owner, {"place": "galley"}).does("trade", "fine-clothes")
    assert p.items(1) == ["fine-clothes"]
    assert active(p, 1) == "fine-clothes"
    assert active(p, 0) == "binoculars"
    p = crisis("criminal-activity", owner).does("option", "fine-clothes").passed()
    assert p.items(0) == ["binoculars"]
    assert active(p, 0) == "binoculars"


@pytest.mark.rule("U-12.8")
def test_the_active_improvement_is_changed_at_the_start_of_the_own_turn_and_at_no_other_turn() -> None:
    owner = {"items": ["fine-clothes", "binoculars"], "active": "binoculars"}
    p = at({}, owner, {}, mythos_deck=["missing-jewelry", "class-struggle"]).does("end-actions", "a").passed()
    assert (p.asked, p.seat) == ("ask-active", 1)
    p.does("fine-clothes")
    assert p.asked == "ask-act"
    p.does("end-actions", "a").passed()
    assert (p.asked, p.seat) == ("ask-act", 2)
    assert active(p, 1) == "fine-clothes"


@pytest.mark.rule("U-12.8", "U-12.8a")
def test_gaining_an_improvement_by_drawing_it_lets_its_owner_choose() -> None:
    p = crisis("just-desserts", {"items": ["binoculars"]}, item_deck=["fine-clothes"]).does("a").passed()
    assert (p.asked, p.seat, p.options()) == ("ask-active", 0, ["binoculars", "fine-clothes"])
    p.does("fine-clothes")
    assert active(p, 0) == "fine-clothes"
    p = crisis("just-desserts", {"items": ["binoculars"]}, item_deck=["plimsolls"]).does("a").passed()
    assert p.asked != "ask-active"


@pytest.mark.rule("U-12.8", "U-12.8a", "U-12.8b")
def test_a_trade_lets_the_receiver_and_the_giver_of_an_improvement_choose() -> None:
    giver = {"items": ["fine-clothes", "binoculars", "medicine-ball"], "active": "fine-clothes", "place": "galley"}
    receiver = {"items": ["mystical-text"], "place": "galley"}
    p = at(giver, receiver).does("trade", "fine-clothes")
    assert (p.asked, p.seat, p.options()) == ("ask-active", 1, ["mystical-text", "fine-clothes"])
    p.does("mystical-text")
    assert (p.asked, p.seat, p.options()) == ("ask-active", 0, ["binoculars", "medicine-ball"])
    p.does("medicine-ball")
    assert (active(p, 0), active(p, 1)) == ("medicine-ball", "mystical-text")


@pytest.mark.rule("U-12.8a", "U-12.8b")
def test_an_improvement_can_change_hands_by_another_effect() -> None:
    """Samira gives one away after scavenging, or steals one when she reveals."""
    items = {"items": ["fine-clothes", "binoculars", "medicine-ball"], "active": "fine-clothes", "place": "galley"}
    p = at({"character": "samira", **items}, {"place": "galley"}, item_deck=["plimsolls"])
    p.does("sheet-samira.0", "fine-clothes")
    assert (p.asked, p.seat, p.options()) == ("ask-active", 0, ["binoculars", "medicine-ball"])
    assert active(p, 1) == "fine-clothes"
    thief = {"character": "samira", "place": "galley", "loyalty": ["hybrid"]}
    p = at(thief, items, {"place": "d1"}).does("reveal").does("fine-clothes")
    assert (p.asked, p.seat, p.options()) == ("ask-active", 1, ["binoculars", "medicine-ball"])
    assert active(p, 0) == "fine-clothes"


@pytest.mark.rule("U-R82")
def test_whoever_has_improvements_always_has_exactly_one_active() -> None:
    p = crisis("just-desserts", item_deck=["binoculars"]).does("a").passed()
    assert active(p, 0) == "binoculars"
    two = {"items": ["fine-clothes", "binoculars"], "active": "fine-clothes"}
    p = crisis("criminal-activity", two).does("option", "fine-clothes").passed()
    assert active(p, 0) == "binoculars"
    three = {"items": ["fine-clothes", "binoculars", "medicine-ball"], "active": "fine-clothes"}
    p = crisis("criminal-activity", three).does("option", "fine-clothes").passed()
    assert (p.asked, p.options()) == ("ask-active", ["binoculars", "medicine-ball"])


@pytest.mark.rule("U-R82")
def test_the_giver_of_the_active_improvement_is_never_without_one() -> None:
    owner = {"items": ["fine-clothes", "binoculars", "medicine-ball"], "active": "fine-clothes", "place": "galley"}
    p = at(owner, {"items": ["mystical-text"], "place": "galley"}, {"place": "d1"}).does("trade", "fine-clothes")
    assert (p.asked, p.seat) == ("ask-active", 1)
    assert active(p, 0) in ("binoculars", "medicine-ball") and active(p, 1) == "mystical-text"
    p.does("fine-clothes")
    assert (p.asked, p.seat, p.options()) == ("ask-active", 0, ["binoculars", "medicine-ball"])
    assert active(p, 0) != "None"
    p.does("medicine-ball")
    assert (active(p, 0), active(p, 1)) == ("medicine-ball", "fine-clothes")


@pytest.mark.rule("U-R82", "U-12.9")
def test_the_only_improvement_left_to_its_owner_is_turned_up_and_told() -> None:
    owner = {"items": ["fine-clothes", "binoculars"], "active": "fine-clothes", "place": "galley"}
    p = at(owner, {"place": "galley"}, {"place": "d1"}).does("trade", "fine-clothes", "give-nothing")
    assert (active(p, 0), active(p, 1)) == ("binoculars", "fine-clothes")
    told = [(line.text.args["player"].args["number"], line.text.args["item"].id) for line in p.t.events()
            if line.text.id == "log-active"]  # fmt: skip
    assert told == [(1, "binoculars"), (2, "fine-clothes")]


@pytest.mark.rule("U-12.8b", "U-12.10")
def test_an_improvement_that_was_given_away_no_longer_counts() -> None:
    owner = {"character": "edmund", "items": ["fine-clothes"], "place": "galley"}
    p = at({"character": "samira", "place": "galley"}, owner, mythos_deck=["missing-jewelry"]).does(
        "trade", "fine-clothes"
    )
    assert p.t.view(None)["table"]["active"][:2] == ["fine-clothes", None]
    p.does("end-actions", "a").passed()
    assert sorted(types(p, 1)) == ["influence", "lore", "observation", "strength", "will"]


@pytest.mark.rule("U-R83")
def test_everybody_knows_which_improvements_lie_facedown() -> None:
    p = at({"items": ["fine-clothes", "binoculars"], "active": "binoculars"})
    for seat in (None, 1, 2):
        assert p.t.view(seat)["table"]["items"][0] == ["fine-clothes", "binoculars"]
        assert p.t.view(seat)["table"]["active"][0] == "binoculars"


# ---- rulings on single items


@pytest.mark.rule("U-R36")
def test_the_amulet_resolves_a_lore_card_twice_each_time_with_its_own_target() -> None:
    william = {"character": "william", "items": ["elder-sign-amulet"], "hand": ["lore-3"], "place": "galley"}
    p = at(william, deep_ones={"d1": 2, "d8": 3}).does("lore-3").uses("elder-sign-amulet")
    p.does("d1", "d2").passed()
    assert (p.deep_ones("d1"), p.deep_ones("d2")) == (0, 2)
    p.does("d8", "w8").passed()
    assert (p.deep_ones("d8"), p.deep_ones("w8")) == (0, 3)
    assert p.s.actions == 1
    assert p.hand(0) == []


def with_ring(*cards: str) -> Play:
    """Edmund's test of 13 with a partial success at 10; the chaos cards take 2."""
    edmund = {"character": "edmund", "items": ["lucky-ring"], "hand": [*cards, "will-1"]}
    p = crisis("disturbing-dreams", edmund, chaos=["will-1", "will-1", "strength-1"]).passed()
    return p.answer(0, {card: cards.count(card) for card in cards}).uses("lucky-ring.0")


def treachery(p: Play) -> int:
    return sum(kind // 5 == 5 for kind in p.s.chaos)


@pytest.mark.rule("U-R40")
def test_the_lucky_ring_works_once_per_test_and_brings_treachery_before_the_pass_effect() -> None:
    p = with_ring("lore-5", "lore-5", "influence-3")
    assert "lucky-ring.0" not in p.options(0)
    p.passed()
    assert p.logged("log-test-pass")
    assert treachery(p) == 2
    ids = [id for id, _ in p.lines()]
    assert ids.index("log-chaos-treachery") < ids.index("log-gain")


@pytest.mark.rule("U-R40")
def test_the_lucky_ring_brings_no_treachery_with_a_partial_success_or_a_failure() -> None:
    p = with_ring("lore-5", "lore-5").passed()
    assert p.logged("log-test-partial")
    assert treachery(p) == 0
    p = with_ring("lore-5").passed()
    assert p.logged("log-test-fail")
    assert treachery(p) == 0


@pytest.mark.parametrize(("thrower", "target"), [("chapel", "sick-bay"), ("galley", "brig")])
@pytest.mark.rule("U-R49")
def test_a_grenade_in_the_sick_bay_or_the_brig_moves_no_human_and_damages_nothing(thrower: str, target: str) -> None:
    crew: list[dict[str, Any]] = [{"place": thrower, "items": ["jam-tin-grenade"]}, {"place": target}]
    p = at(*crew, damage_deck=["structural-any"]).does("jam-tin-grenade.0", target).passed()
    assert p.logged("log-defeated")
    assert p.place(1) == target
    assert max(p.s.damage) == -1
    assert not p.logged("log-damage-card")
    assert p.items(0) == []


@pytest.mark.rule("U-R49")
def test_a_grenade_in_a_room_damages_it_and_sends_humans_to_the_sick_bay() -> None:
    crew: list[dict[str, Any]] = [{"place": "chapel", "items": ["jam-tin-grenade"]}, {"place": "bridge"}]
    p = at(*crew, damage_deck=["structural-any"]).does("jam-tin-grenade.0", "bridge").passed()
    assert p.place(1) == "sick-bay"
    assert p.damaged("bridge")


@pytest.mark.parametrize(("deep_ones", "left"), [(3, 2), (2, 2), (1, 1)])
@pytest.mark.rule("U-R95")
def test_the_attacked_enemy_counts_for_the_shotgun(deep_ones: int, left: int) -> None:
    """A rolled 1 hits a Deep One (4 or more) only with 3 enemies in the space."""
    p = at({"items": ["shotgun"], "place": "d1"}, deep_ones={"d1": deep_ones}, dice=(1,)).does("shotgun.0").passed()
    assert p.deep_ones("d1") == left
