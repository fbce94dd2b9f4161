"""What seats have seen go beneath a deck, into one or out of the game: new deals agree with it, and only with it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import fathom
from fathom.games.facts import wrong_facts
from fathom.games.unfathomable.cards.names import DAMAGE, ITEMS, MYTHOS, SKILLS, SPELLS, TREACHERY, WAYPOINTS, type_of
from fathom.games.unfathomable.state import UnfathomableState
from unfathomable_play import Play, at, crisis

HUMANS = ({"loyalty": ["human"]},) * 2
FAILED = ["treachery-1", "treachery-2"]
SOME = ["heal", "foresee", "dark-pact", "conjuration", "voice-of-ra", "feed-the-mind", "lure-monster"]


def worlds(p: Play, seat: int, n: int = 40) -> Iterator[UnfathomableState]:
    rng = random.Random(1)
    for _ in range(n):
        guess = p.t.determinize(seat, rng)
        assert guess.game.explain(guess) == []
        yield guess.state


def recalled(p: Play, seat: int | None) -> list[tuple[str, list[str], list[str]]]:
    """What a view tells its seat: zone, cards whose place it knows from the bottom up, cards that are in there."""
    return [(fact["zone"], [name for _, name in fact["at"]], fact["inside"]) for fact in p.t.view(seat)["known"]]


DECKS = {"mythos_deck", "item_deck", "spell_deck", "waypoint_deck", "damage_deck", "removed_items", "removed_spells"}


@pytest.mark.rule("U-50.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_anybody_remembers_is_true_at_every_choice_and_in_every_new_deal(seats: int) -> None:
    remembered = 0
    for seed in range(6):
        rng = random.Random(seed)
        options = {"difficulty": "humans", "extra_items": bool(seed % 2)}
        table = fathom.new("unfathomable", seats=seats, seed=seed, options=options)
        table.quiet = True
        while (decision := table.decision) is not None:
            s = table.state
            assert wrong_facts(s) == [] and all(-1 <= fact[0] < seats for fact in s.facts)
            remembered += sum(fact[1] in DECKS for fact in s.facts)
            if table.choices % 5 == 0:
                viewer = rng.randrange(seats)
                guess = table.determinize(viewer, rng)
                assert guess.game.explain(guess) == []
                for name in ("removed_items", "removed_spells", "facts"):
                    assert len(getattr(guess.state, name)) == len(getattr(s, name))
                assert guess.view(viewer)["known"] == table.view(viewer)["known"]
            table.choose(decision.sample(rng), decision.seat)
    assert remembered > 30


# ---- out of the game


def robbed(*seats: dict[str, object], known: bool = False) -> Play:
    """Five spells are taken out of the game unseen; first William (seat 0) may have looked at the top one."""
    p = at({"character": "william", "loyalty": ["human"]}, *(seats or HUMANS), spell_deck=SOME,
           mythos_deck=["stolen-ritual-components"], chaos=FAILED)  # fmt: skip
    if known:
        p.does("sheet-william.0", "top")
    return p.ends_actions().contributes()


@pytest.mark.rule("U-43.0", "U-R65")
def test_a_spell_removed_unseen_may_be_in_the_deck_of_a_new_deal_and_one_of_the_deck_removed() -> None:
    p = robbed()
    gone, left = set(p.s.removed_spells), set(p.s.spell_deck)
    assert gone == {SPELLS.index(name) for name in SOME[:5]} and len(left) == 15
    for seat in (0, 1, 2):
        deals = list(worlds(p, seat))
        assert all(len(s.removed_spells) == 5 and len(s.spell_deck) == 15 for s in deals)
        assert all({*s.removed_spells, *s.spell_deck} == gone | left for s in deals)
        assert {card for s in deals for card in s.spell_deck} & gone == gone
        assert {card for s in deals for card in s.removed_spells} & left == left


@pytest.mark.rule("U-43.0")
def test_items_removed_unseen_are_dealt_anew_too() -> None:
    p = crisis("the-anarcho-individualist", {"character": "jamie"}).does("a").passed()
    gone, left = set(p.s.removed_items), set(p.s.item_deck)
    assert len(gone) == 5
    deals = list(worlds(p, 1, 80))
    assert {card for s in deals for card in s.item_deck} >= gone
    assert {card for s in deals for card in s.removed_items} >= left


@pytest.mark.rule("U-43.0", "U-50.7")
def test_who_knew_the_top_card_knows_that_it_is_gone() -> None:
    p = robbed(known=True)
    top = SPELLS.index(SOME[0])
    assert all(top in s.removed_spells for s in worlds(p, 0))
    assert any(top in s.spell_deck for s in worlds(p, 1))


@pytest.mark.rule("U-43.0")
def test_a_view_tells_what_its_seat_remembers_and_nothing_else_of_it() -> None:
    p = robbed(known=True)
    for seat in (None, 0, 1, 2):
        view = p.t.view(seat)
        assert not {"facts", "removed_spells", "removed_items"} & set(view["table"])
        assert recalled(p, seat) == ([("removed_spells", [SOME[0]], [])] if seat == 0 else [])


@pytest.mark.rule("U-12.1", "U-43.0")
def test_items_seen_in_a_conjuration_after_the_removal_are_not_among_the_removed() -> None:
    p = at({"character": "jamie"}, {"character": "william"}, removed_items=["shotgun", "plimsolls"],
           item_deck=["fine-clothes", "mystical-text", "binoculars", "medicine-ball", "treasured-memento"],
           spell_deck=["conjuration", "heal"], active=1)  # fmt: skip
    p.does("title-keeper.0", "conjuration", "fine-clothes").passed()
    seen = {ITEMS.index(name) for name in ("mystical-text", "binoculars", "medicine-ball", "treasured-memento")}
    assert all(seen <= set(s.item_deck) for s in worlds(p, 1))
    assert [{*map(ITEMS.index, inside)} for zone, _, inside in recalled(p, 1) if zone == "item_deck"] == [seen]
    assert any(seen & set(s.removed_items) for s in worlds(p, 0))


# ---- beneath a deck


@pytest.mark.rule("U-50.7")
def test_the_keeper_remembers_the_spell_put_on_the_bottom_and_where_it_lies_when_others_follow() -> None:
    p = at({"character": "william"}, *HUMANS, spell_deck=SOME).does("title-keeper.0", "heal")
    p.passed()
    bottom = SPELLS.index("foresee")
    assert p.s.spell_deck[0] == bottom
    assert {s.spell_deck[0] for s in worlds(p, 0)} == {bottom}
    assert len({s.spell_deck[0] for s in worlds(p, 1)}) > 5
    while p.asked != "ask-act":
        p.does(p.options()[0]).passed()
    p.does("sheet-william.0", "bottom")
    assert recalled(p, 0) == [("spell_deck", ["dark-pact", "foresee"], [])]
    assert recalled(p, 1) == recalled(p, None) == []
    assert {s.spell_deck[:2] for s in worlds(p, 0)} == {(SPELLS.index("dark-pact"), bottom)}


@pytest.mark.rule("U-50.7", "U-36.8b")
def test_who_knew_the_waypoint_on_top_sees_it_go_to_the_bottom() -> None:
    p = at({"place": "bridge"}, {"character": "keilani", "place": "d1"}, {"character": "jeanne"}, travel=3, dice=(8,),
           waypoint_deck=["reef", "iceberg", "hurricane"], mythos_deck=["hull-leak"], chaos=["strength-5"] * 2,
           captain=1)  # fmt: skip
    p.does("room-bridge.0", "waypoint-deck", "reef").ends_actions().contributes()
    while p.asked != "ask-waypoint":
        p.passed()
        if p.asked != "ask-waypoint":
            p.does(p.options()[0])
    p.does("hurricane")
    reef = WAYPOINTS.index("reef")
    assert p.s.waypoint_deck[0] == reef
    for seat, knows in ((0, True), (1, True), (2, False)):
        assert ({s.waypoint_deck[0] for s in worlds(p, seat)} == {reef}) is knows
    iceberg = WAYPOINTS.index("iceberg")
    assert {s.waypoint_deck[1] for s in worlds(p, 0)} == {iceberg}
    assert len({s.waypoint_deck[1] for s in worlds(p, 1)}) > 5


@pytest.mark.rule("U-50.7", "U-15.2a")
def test_who_knew_the_last_card_of_a_deck_sees_it_go_back_to_the_bottom() -> None:
    """Two spells are left; somebody else looks at both and resolves the one on top."""
    p = at({"knows": {"spell_deck": {"bottom": 1}}}, {"character": "william"}, active=1, rest=["spells"],
           spell_deck=["dark-pact", "foresee"], removed_spells=["heal", "voice-of-ra"])  # fmt: skip
    foresee = SPELLS.index("foresee")
    p.does("title-keeper.0", "dark-pact").passed()
    assert p.s.spell_deck == (foresee,)
    for seat, knows in ((0, True), (1, True), (2, False)):
        assert ({s.spell_deck for s in worlds(p, seat)} == {(foresee,)}) is knows


@pytest.mark.rule("U-50.7")
def test_the_item_left_in_the_cargo_hold_lies_at_the_bottom_for_who_left_it() -> None:
    p = at({"place": "cargo-hold"}, item_deck=["shotgun", "plimsolls"]).does("room-cargo-hold.0", "shotgun")
    assert {s.item_deck[0] for s in worlds(p, 0)} == {ITEMS.index("plimsolls")}
    assert len({s.item_deck[0] for s in worlds(p, 1)}) > 5


@pytest.mark.rule("U-50.7", "U-R89")
def test_beatrice_remembers_the_mythos_card_she_did_not_resolve() -> None:
    p = at(
        {"character": "beatrice"}, step="mythos", mythos_deck=["hull-leak", "class-struggle"], chaos=["strength-5"] * 2
    )
    p.does("hull-leak")
    assert {s.mythos_deck[0] for s in worlds(p, 0)} == {MYTHOS.index("class-struggle")}
    assert len({s.mythos_deck[0] for s in worlds(p, 1)}) > 5


@pytest.mark.rule("U-10.6")
def test_nobody_remembers_the_bottom_of_a_mythos_deck_that_was_made_anew() -> None:
    p = at({"character": "beatrice"}, {"character": "jamie"}, mythos_deck=["hull-leak", "class-struggle"],
           step="mythos", mythos_discard=["infection", "transformation"], rest=["mythos"],
           chaos=["strength-5"] * 2)  # fmt: skip
    p.does("hull-leak").contributes()
    assert p.s.facts == ((0, "mythos_deck", -1, (0,), ()),)
    assert recalled(p, 0) == [("mythos_deck", ["class-struggle"], [])]
    p.ends_actions().passed()
    assert p.asked == "ask-crisis" and p.s.mythos_deck == ()
    p.does("a")
    while not p.s.mythos_deck:
        p.passed()
        p.does(p.options()[0])
    assert p.s.facts == () and len(p.s.mythos_deck) == 4


@pytest.mark.rule("U-44.1", "U-R19")
def test_everybody_knows_that_fleeing_passengers_lie_at_the_bottom_until_a_repair() -> None:
    p = at({"character": "jeanne", "place": "boiler-room", "hand": ["strength-5", "lore-3"]},
           damage_deck=["fleeing-passengers", "fuel-leak"], damage={"boiler-room": "structural-lore"}, hydra="w7",
           mythos_deck=["the-mothers-wrath"], step="mythos", chaos=["treachery-1"] * 2)  # fmt: skip
    p.contributes()
    fleeing = DAMAGE.index("fleeing-passengers")
    assert p.s.damage_deck[0] == fleeing
    for seat in range(3):
        assert {s.damage_deck[0] for s in worlds(p, seat)} == {fleeing}
    for seat in (None, 0, 1, 2):
        assert recalled(p, seat) == [("damage_deck", ["fleeing-passengers"], [])]
    p = at({"place": "boiler-room", "hand": ["lore-3"], "knows": {"damage_deck": {"bottom": 1}}},
           damage={"boiler-room": "structural-lore"})  # fmt: skip
    assert len({s.damage_deck[0] for s in worlds(p, 0)}) == 1
    p.does("repair", {"lore-3": 1})
    assert p.s.facts == ()
    assert len({s.damage_deck[0] for s in worlds(p, 0)}) > 3


# ---- treachery that joined a test


@pytest.mark.rule("U-50.11", "U-R58")
@pytest.mark.parametrize("openly", [False, True])
def test_treachery_that_an_ability_added_stays_treachery_and_openly_the_very_card(openly: bool) -> None:
    ishmael = {"character": "ishmael", "kept": ["family-ties"], "hand": ["influence-3"] if openly else ["will-1"]}
    p = at(ishmael, {"hand": ["lore-1"]}, {"hand": ["lore-2"]}, step="mythos", mythos_deck=["hull-leak"],
           skill_decks={"treachery": ["treachery-4"]}, chaos=["will-1", "lore-1", "lore-2"])  # fmt: skip
    if openly:
        p.uses("influence-3")
    p.passed()
    assert p.asked == "ask-contribute" and len(p.s.pool) == 3
    found = set()
    for s in worlds(p, 1):
        treachery = [kind for kind in s.pool if type_of(kind) == TREACHERY]
        assert len(treachery) == 1
        found.add(SKILLS[treachery[0]])
    assert (found == {"treachery-4"}) is openly


# ---- playing on from a new deal


@pytest.mark.rule("U-6.3", "U-R108")
def test_in_a_new_deal_every_traitor_hands_on_the_card_that_was_dealt_there() -> None:
    """Two revealed traitors get a card at the awakening; who watches may be wrong about both, and can play on."""
    p = at({"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]},
           {"loyalty": ["hybrid"], "revealed": "hybrid", "place": "d1"},
           {"loyalty": ["cultist"], "revealed": "cultist", "place": "d2"}, players=6, travel=3, rest=["passengers"],
           waypoints=["calm-waters"], waypoint_deck=["shipwreck-survivors", "reef"],
           loyalty_deck=["human", "human", "hybrid", "human", "human", "human"])  # fmt: skip
    p.does("room-boiler-room.0", "strength-5", "shipwreck-survivors").passed()
    assert (p.asked, p.seat) == ("ask-hand-over", 1)
    rng, given = random.Random(1), set()
    for _ in range(60):
        guess = p.t.determinize(0, rng)
        dealt = [guess.state.loyalty[seat] for seat in (1, 2)]
        guess.choose("player-3", 1)
        guess.choose("player-4", 2)
        assert [guess.state.loyalty[seat] for seat in (1, 2)] == [(), ()]
        assert [guess.state.loyalty[seat][-1:] for seat in (3, 4)] == dealt
        assert guess.game.explain(guess) == []
        given.add(tuple(dealt))
    assert len(given) == 3
