"""What a seat can and cannot know: tables dealt anew agree with everything it has seen."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import fathom
from fathom.games.facts import Fact, of_place, wrong_facts
from fathom.games.unfathomable.cards.names import CHARACTERS, LOYALTIES, SKILLS, TREACHERY, type_of, value_of
from fathom.games.unfathomable.state import UnfathomableState
from unfathomable_play import Play, at

HUMAN, HYBRID, CULTIST = (["human"], ["hybrid"], ["cultist"])
HUMAN_CARD, HYBRID_CARD = LOYALTIES.index("human"), LOYALTIES.index("hybrid")
FULL = ["influence-1", "influence-2", "strength-1", "strength-2", "strength-3"]


def worlds(table: fathom.Table, seat: int, n: int = 40) -> Iterator[UnfathomableState]:
    rng = random.Random(1)
    for _ in range(n):
        yield table.determinize(seat, rng).state


def loyalties(s: UnfathomableState, seat: int) -> list[str]:
    return sorted(LOYALTIES[card] for card in s.loyalty[seat])


def facts_of(s: UnfathomableState, seat: int) -> list[Fact]:
    return [fact for fact in s.facts if fact[0] == seat]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_every_choice_of_a_game_what_anybody_remembers_is_true_and_a_new_deal_keeps_it_true(seats: int) -> None:
    remembered = 0
    for seed in range(4):
        rng = random.Random(seed)
        table = fathom.new("unfathomable", seats=seats, seed=seed)
        table.quiet = True
        while (decision := table.decision) is not None:
            assert wrong_facts(table.state) == []
            remembered += len(table.state.facts)
            if table.choices % 3 == 0:
                viewer = rng.randrange(seats)
                guess = table.determinize(viewer, rng)
                assert facts_of(guess.state, viewer) == facts_of(table.state, viewer)
                assert guess.view(viewer)["known"] == table.view(viewer)["known"]
                assert [fact[:4] for fact in guess.state.facts] == [fact[:4] for fact in table.state.facts]
                assert wrong_facts(guess.state) == []
            table.choose(decision.sample(rng), decision.seat)
    assert remembered > 30


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_new_deal_depends_on_what_the_seat_knows_and_on_luck_alone(seats: int) -> None:
    """Two tables that look alike to a seat give the same one."""
    different = 0
    for seed in range(5):
        rng = random.Random(seed)
        table = fathom.new("unfathomable", seats=seats, seed=seed, options={"difficulty": "humans"})
        table.quiet = True
        while (decision := table.decision) is not None:
            if table.choices % 5 == 0:
                viewer = rng.randrange(seats)
                twin = table.determinize(viewer, rng)
                different += twin.state != table.state
                one, two = (t.determinize(viewer, random.Random(table.choices)) for t in (table, twin))
                assert one == two, (seed, table.choices, viewer)
            table.choose(decision.sample(rng), decision.seat)
    assert different > 100


@pytest.mark.rule("U-50.7")
@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_knows_a_card_that_they_were_never_shown(seats: int) -> None:
    checked = 0
    for seed in range(8):
        rng = random.Random(seed)
        table = fathom.new("unfathomable", seats=seats, seed=seed, options={"difficulty": "humans"})
        shown, since = ["" for _ in range(seats)], 0
        found: list[set[str]] = [set() for _ in range(seats)]
        while (decision := table.decision) is not None:
            for seat in range(seats):
                view = table.view(seat)
                shown[seat] += json.dumps([[line.to_json() for line in table.events(since, seat)], view["decision"]])
                for fact in view["known"]:
                    for name in (*(name for _, name in fact["at"]), *fact["inside"]):
                        assert name in found[seat] or name in shown[seat], (seed, table.choices, seat, fact)
                        found[seat].add(name)
                        checked += 1
            since = table.choices
            table.choose(decision.sample(rng), decision.seat)
    assert checked > 100


@pytest.mark.parametrize("seats", [3, 5])
def test_a_new_deal_moves_cards_but_no_count_and_nothing_the_seat_holds(seats: int) -> None:
    rng = random.Random(2)
    table = fathom.new("unfathomable", seats=seats, seed=2)
    moved = 0
    while (decision := table.decision) is not None:
        seat = rng.randrange(seats)
        before, after = table.state, table.determinize(seat, rng).state
        assert after.hands[seat] == before.hands[seat]
        assert after.loyalty[seat] == before.loyalty[seat]
        assert after.skill_discards == before.skill_discards
        assert after.mythos_discard == before.mythos_discard
        for zone in ("hands", "loyalty", "skill_decks", "passengers"):
            assert list(map(len, getattr(after, zone))) == list(map(len, getattr(before, zone)))
        for zone in ("chaos", "pool", "mythos_deck", "item_deck", "spell_deck", "waypoint_deck", "loyalty_deck"):
            assert len(getattr(after, zone)) == len(getattr(before, zone))
        moved += after.hands != before.hands
        table.choose(decision.sample(rng), decision.seat)
    assert moved > 100


# ---- loyalty


@pytest.mark.parametrize(
    ("players", "hybrids", "cultists"),
    [(3, 1, 0), (4, 1, 1), (5, 2, 0), (6, 2, 1)],
)
def test_loyalty_cards_of_others_are_those_of_the_box_that_are_not_ones_own(
    players: int, hybrids: int, cultists: int
) -> None:
    table = fathom.new("unfathomable", seats=players, seed=5)
    while not table.state.turn:
        table.choose(table.decision.sample(random.Random(5)), table.decision.seat)  # type: ignore[union-attr]
    seen: set[tuple[str, ...]] = set()
    for s in worlds(table, 0):
        cards = [card for seat in range(players) for card in loyalties(s, seat)]
        cards += [LOYALTIES[card] for card in s.loyalty_deck]
        assert (cards.count("hybrid"), cards.count("cultist")) == (hybrids, cultists)
        seen.add(tuple(loyalties(s, 1)))
    assert len(seen) > 1


def test_whoever_holds_the_only_hybrid_knows_that_nobody_else_does() -> None:
    p = at({"loyalty": HYBRID}, {"loyalty": HUMAN}, {"loyalty": HUMAN})
    assert {tuple(loyalties(s, seat)) for s in worlds(p.t, 0) for seat in (1, 2)} == {("human",)}


def test_a_revealed_card_is_no_longer_suspected_elsewhere() -> None:
    p = at({"loyalty": HUMAN}, {"loyalty": ["hybrid", "human"], "revealed": "hybrid"}, {"loyalty": HUMAN})
    assert {tuple(loyalties(s, 2)) for s in worlds(p.t, 0)} == {("human",)}


def ishmael_looks() -> Play:
    ishmael = {"character": "ishmael", "loyalty": HUMAN}
    return at(ishmael, {"loyalty": HUMAN}, {"loyalty": HYBRID}).does("feat-ishmael.0", "player-2")


def test_a_loyalty_card_that_was_looked_at_is_known_to_the_looker_alone() -> None:
    p = ishmael_looks()
    assert {tuple(loyalties(s, 2)) for s in worlds(p.t, 0)} == {("hybrid",)}
    assert {tuple(loyalties(s, 2)) for s in worlds(p.t, 1)} == {("hybrid",), ("human",)}


def test_others_know_that_somebody_looked_but_not_what_was_seen() -> None:
    p = ishmael_looks()
    seen = {s.facts for s in worlds(p.t, 1)}
    assert seen == {((0, "loyalty", 2, (), (HYBRID_CARD,)),), ((0, "loyalty", 2, (), (HUMAN_CARD,)),)}
    assert p.t.view(1)["known"] == p.t.view(None)["known"] == []


def test_after_the_awakening_a_card_looked_at_before_is_still_one_of_two() -> None:
    p = at(
        {"character": "ishmael", "loyalty": HUMAN, "place": "boiler-room", "hand": ["strength-5"]},
        {"loyalty": HUMAN},
        {"loyalty": HYBRID},
        travel=3,
        waypoints=["calm-waters"],
        waypoint_deck=["shipwreck-survivors", "reef"],
        rest=["passengers"],
    )
    p.does("feat-ishmael.0", "player-2", "room-boiler-room.0", "strength-5").passed()
    p.does("shipwreck-survivors").passed()
    assert p.s.awakened
    assert len(p.s.loyalty[2]) == 2
    assert all("hybrid" in loyalties(s, 2) for s in worlds(p.t, 0))


def test_what_a_traitor_passes_on_the_traitor_and_earlier_lookers_go_on_knowing() -> None:
    ishmael = {"character": "ishmael", "loyalty": HUMAN}
    p = at(ishmael, {"loyalty": ["hybrid", "cultist"]}, {"loyalty": HUMAN}, {"loyalty": HUMAN}, players=4)
    p.does("feat-ishmael.0", "player-1")
    p.ends_actions().passed()
    while p.asked != "ask-act" or p.seat != 1:
        decision = p.t.decision
        assert decision is not None
        p.t.choose(decision.sample(random.Random(1)), decision.seat)
    p.does("reveal", "loyalty-hybrid").passed()
    while p.asked != "ask-pass-loyalty":
        p.does(p.options()[0])
    p.does("player-2")
    for knows in (0, 1):
        assert all("cultist" in loyalties(s, 2) for s in worlds(p.t, knows))
    assert not all("cultist" in loyalties(s, 2) for s in worlds(p.t, 3))


# ---- hands, chaos, the running test


def test_hands_hold_what_their_owners_draw_and_no_treachery_for_humans() -> None:
    rng = random.Random(4)
    table = fathom.new("unfathomable", seats=5, seed=4)
    for _ in range(120):
        decision = table.decision
        assert decision is not None
        table.choose(decision.sample(rng), decision.seat)
    truth = table.state
    certain = [seat for seat in range(1, 5) if sum(truth.bounds[seat]) == len(truth.hands[seat])]
    assert 0 < len(certain) < 4
    for s in worlds(table, 0):
        for seat in range(1, 5):
            types = Counter(map(type_of, s.hands[seat]))
            assert all(types[type] <= truth.bounds[seat][type] for type in range(6))
            assert seat not in certain or types == Counter(map(type_of, truth.hands[seat]))
            if truth.revealed[seat] < 0:
                assert TREACHERY not in types


def test_two_hands_of_the_same_skills_exchange_types_and_all_values_are_dealt_anew() -> None:
    arjun = {"character": "arjun", "hand": ["influence-5", "influence-5", "observation-1"]}
    jeanne = {"character": "jeanne", "hand": ["strength-5", "strength-5", "strength-4"]}
    p = at({}, arjun, jeanne)
    types = {tuple(type_of(kind) for kind in s.hands[1]) for s in worlds(p.t, 0)}
    assert len(types) > 3
    assert {value_of(kind) for s in worlds(p.t, 0) for kind in s.hands[1]} == {1, 2, 3, 4, 5}


def in_a_test(**rest: object) -> Play:
    """Seat 1 has added cards to a test, and seat 2 is asked."""
    p = at({"hand": FULL}, {"hand": FULL}, {"hand": ["will-1"]}, step="mythos", mythos_deck=["hull-leak"], **rest)
    p.passed()
    return p.answer(1, {"strength-3": 1, "influence-2": 1}).passed()


def test_a_seat_knows_the_cards_it_added_to_the_running_test_and_nobody_elses() -> None:
    p = in_a_test()
    assert p.seat == 2
    own = Counter((SKILLS.index("strength-3"), SKILLS.index("influence-2")))
    assert all(not own - Counter(s.pool) for s in worlds(p.t, 1))
    assert any(own - Counter(s.pool) for s in worlds(p.t, 2))
    assert len({s.pool for s in worlds(p.t, 1)}) > 5  # the chaos cards are unknown to all
    (fact,) = p.t.view(1)["known"]
    assert fact["zone"] == "pool" and sorted(fact["at"]) == [(2, "influence-2"), (3, "strength-3")]
    assert p.t.view(2)["test"]["whose"] == [-1, -1, 1, 1] and p.t.view(2)["known"] == []


def test_once_the_cards_lie_open_nobody_need_remember_them() -> None:
    p = in_a_test().contributes()
    assert of_place(p.s, "pool", -1) == []


def test_the_chaos_deck_and_what_came_from_it_share_their_cards() -> None:
    p = in_a_test(chaos=["treachery-5", "will-1", "lore-1", "lore-2"])
    kinds = Counter(map(type_of, p.s.chaos)) + Counter(map(type_of, p.s.pool[:2]))
    places = set()
    for s in worlds(p.t, 0):
        rest = Counter(map(type_of, s.chaos)) + Counter(map(type_of, s.pool))
        assert rest[TREACHERY] == kinds[TREACHERY] == 1
        places.add(TREACHERY in map(type_of, s.chaos))
    assert places == {True, False}


def test_what_was_added_openly_everybody_knows() -> None:
    p = at(
        {"hand": [*FULL, "influence-3"]},
        {"hand": FULL},
        {"hand": ["will-1"]},
        step="mythos",
        mythos_deck=["hull-leak"],
    )
    p.uses("influence-3").passed()
    p.answer(1, {"strength-3": 1}).passed()
    assert all(SKILLS.index("strength-3") in s.pool for s in worlds(p.t, 2))


# ---- decks and what others look at


def bridge() -> Play:
    return at(
        {"place": "bridge"}, {}, {}, waypoint_deck=["reef", "iceberg", "hurricane"], deep_ones={}, dice=(8, 8)
    ).does("room-bridge.0", "waypoint-deck")


def test_cards_somebody_else_is_looking_at_may_be_any_and_the_deck_keeps_its_size() -> None:
    p = bridge()
    assert p.options() == ["reef", "iceberg"]
    n = len(p.s.waypoint_deck)
    looked_at = set()
    rng = random.Random(3)
    for _ in range(30):
        guess = p.t.determinize(1, rng)
        assert len(guess.state.waypoint_deck) == n
        assert guess.game.explain(guess) == []
        looked_at.add(tuple(guess.asked[0].keys))
    assert len(looked_at) > 10
    assert {tuple(p.t.determinize(0, rng).asked[0].keys) for _ in range(10)} == {("reef", "iceberg")}


def test_the_card_put_on_top_is_known_to_who_put_it_there() -> None:
    p = bridge().does("iceberg")
    tops = {s.waypoint_deck[-1] for s in worlds(p.t, 0)}
    assert tops == {p.s.waypoint_deck[-1]}
    assert len({s.waypoint_deck[-1] for s in worlds(p.t, 1)}) > 5


def test_the_spell_william_is_shown_stays_on_top_for_him() -> None:
    p = at({"character": "william"}, {}, {}, spell_deck=["heal"]).does("sheet-william.0")
    assert {s.spell_deck[-1] for s in worlds(p.t, 0)} == {p.s.spell_deck[-1]}
    assert len({s.spell_deck[-1] for s in worlds(p.t, 1)}) > 5


def test_passengers_are_unknown_to_everybody() -> None:
    p = at({}, {}, {}, passengers={"d1": ["souls-2"]})
    assert len({s.passengers[0] for s in worlds(p.t, 0)}) > 1


# ---- questions of others


def test_whoever_must_discard_lore_has_some_in_every_new_deal() -> None:
    ishmael = {"character": "ishmael", "hand": ["lore-1", "strength-1"]}
    p = at(ishmael, {"character": "william", "hand": ["will-1"]}, {}, dagon="w1").does("sheet-ishmael.0")
    assert p.asked == "ask-discard-one"
    assert all(1 in map(type_of, s.hands[0]) for s in worlds(p.t, 1))


def test_whoever_pays_to_leave_the_brig_can_pay_in_every_new_deal() -> None:
    hand = ["treachery-5", "treachery-5", "treachery-1", "treachery-1"]
    p = at({"place": "brig", "loyalty": HYBRID, "revealed": "hybrid", "hand": hand}, {}, {}).does("move")
    assert p.asked == "ask-brig-price"
    hands = {s.hands[0] for s in worlds(p.t, 1)}
    assert all(sum(map(value_of, held)) >= 12 for held in hands)
    assert len(hands) > 1


def test_a_spectator_sees_the_same_whatever_is_hidden() -> None:
    p = in_a_test()
    before = p.t.view(None)
    clone = p.t.clone()
    p.t.game.resample(clone, -1, random.Random(1))
    assert clone.view(None) == before
    assert clone != p.t


# ---- which types somebody can hold


@pytest.mark.rule("U-8.6", "U-13.3a")
@pytest.mark.parametrize("seats", [3, 6])
def test_no_hand_is_dealt_a_type_beyond_what_everybody_saw_its_owner_draw(seats: int) -> None:
    """And as long as somebody has added nothing to a test, everybody knows exactly which types they hold."""
    for seed in range(3):
        rng = random.Random(seed)
        table = fathom.new("unfathomable", seats=seats, seed=seed)
        secretive: set[int] = set()
        while (decision := table.decision) is not None and table.choices < 400:
            s = table.state
            for seat, hand in enumerate(s.hands):
                held = Counter(map(type_of, hand))
                assert all(n <= s.bounds[seat][type] for type, n in held.items())
                if not hand and not s.pool:
                    secretive.discard(seat)  # an empty hand is no secret
                assert seat in secretive or s.bounds[seat] == tuple(held[type] for type in range(6))
            if table.choices % 4 == 0:
                viewer = rng.randrange(seats)
                for other, hand in enumerate(table.determinize(viewer, rng).state.hands):
                    assert all(n <= s.bounds[other][type] for type, n in Counter(map(type_of, hand)).items())
            answer = decision.sample(rng)
            if decision.prompt.id == "ask-contribute" and answer:
                secretive.add(decision.seat)
            table.choose(answer, decision.seat)


@pytest.mark.rule("U-13.3a", "U-35.5")
def test_types_are_certain_until_cards_are_added_facedown() -> None:
    """Two who draw the same types: at first everybody can tell how many of each they hold."""
    table = fathom.new("unfathomable", seats=3, seed=1)
    for name in ("jeanne", "arjun", "william"):
        table.choose(name, table.decision.seat)  # type: ignore[union-attr]
    seats = {CHARACTERS[c]: seat for seat, c in enumerate(table.state.characters)}
    watcher = seats["william"]
    while table.asked and table.asked[0].why == "ask-starting-cards":
        decision = table.decision
        assert decision is not None
        table.choose(decision.sample(random.Random(1)), decision.seat)

    def types(s: UnfathomableState) -> list[Counter[int]]:
        return [Counter(map(type_of, s.hands[seats[name]])) for name in ("jeanne", "arjun")]

    assert all(types(s) == types(table.state) for s in worlds(table, watcher))
    p = at(
        {"character": "jeanne", "hand": ["influence-1"] * 2 + ["strength-1"] * 2},
        {"character": "arjun", "hand": ["influence-2"] * 2 + ["strength-2"] * 2},
        {"character": "william", "place": "brig"},
        active=2, chaos=["will-1"] * 3,
    )  # fmt: skip
    p.s.bounds = ((2, 0, 0, 2, 0, 0), (2, 0, 0, 2, 0, 0), (0,) * 6)
    p.does("room-brig.0").contributes(p0=["influence-1"], p1=["strength-2"])
    assert p.asked == "ask-act" and p.s.bounds[:2] == ((2, 0, 0, 2, 0, 0),) * 2
    found = {tuple(sorted(map(type_of, s.hands[1]))) for s in worlds(p.t, 2)}
    assert found == {(0, 0, 3), (0, 3, 3)}
