"""Zones and facts, on a made-up state: moving, conservation, dealing anew, what was seen by whom."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from fathom.games import dealing
from fathom.games.dealing import deal
from fathom.games.facts import Facts, facts_about, knowers, known, look
from fathom.games.zones import Cards, Pieces, draw, empty, explain, id_of, move, move_all, put, shuffle, take, zone
from fathom.kernel.data import Data, public, unshown
from fathom.kernel.decision import Pick
from fathom.kernel.errors import NoDeal
from fathom.kernel.game import Game
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table as AnyTable

NAMES = ("knife", "rope", "lamp", "bell", "salt", "book", "key")
BOX = tuple(range(7)) * 4
CARDS = Pieces("cards", NAMES, lambda t: BOX)
TILES = Pieces("tiles", ("tile-north", "tile-south", "tile-west"), lambda t: range(3), short="tile-")
OWN = Pieces("own", ("a", "b", "c", "d"), lambda t: (0, 1, 2, 3) * 2, per_seat=True)
EVEN = (0, 2, 4, 6)


class SalonState(Data):
    deck: Cards = zone(CARDS, "facedown", home=True)
    discard: Cards = zone(CARDS, "top", remembered=True)
    stacks: list[Cards] = zone(CARDS, "facedown", per=("odd", "even"), settled=True, holds=lambda c, i: c % 2 != i)
    hands: list[Cards] = zone(CARDS, "own", "sorted", per="seat")
    drawer: Cards = zone(CARDS, "facedown", open_to="searcher")
    play: list[Cards] = zone(CARDS, "public", "row", per="seat", live=True, numbered=True)
    tile_deck: Cards = zone(TILES, "facedown", home=True)
    board: list[int] = zone(TILES, "public", "slots", per=("left", "right"), by_name=True)
    under: list[tuple[tuple[int, int], ...]] = zone(CARDS, "public", "pairs", per="seat", on=TILES)
    decks: list[Cards] = zone(OWN, "facedown", per="seat")
    own_hands: list[Cards] = zone(OWN, "own", "sorted", per="seat")
    damage: dict[int, int] = public()
    searcher: int = public(-1)
    facts: Facts = unshown(())
    numbered: int = unshown(0)


Table = AnyTable[SalonState]


class Search(Procedure):
    """Somebody has taken cards off the deck and looks at them."""

    seat: int = 0
    cards: list[int] = zone(CARDS, "own", "row", None)
    chosen: int = zone(CARDS, "public", "slots", -1)

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, (*dict.fromkeys(NAMES[card] for card in self.cards), "none"), "ask", "rule")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.finish()


class Salon(Game):
    id = "salon"
    version = "1"
    package = "toygame"
    seats = range(2, 4)

    def new_state(self, seats: int, options: Mapping[str, Any]) -> SalonState:
        return empty(SalonState, seats)

    def first(self, t: Table) -> Procedure:
        s = t.state
        s.deck = t.streams.shuffled(BOX, "deck")
        s.tile_deck = (0, 1, 2)
        for seat in range(t.seats):
            put(t, ("hands", seat), draw(t, "deck", 3))
            s.decks[seat] = t.streams.shuffled(range(4), f"own-{seat}")
            put(t, ("own_hands", seat), draw(t, ("decks", seat), 2))
        for slot in (0, 1):
            fitting = [card for card in s.deck if card % 2 != slot][:3]
            move(t, "deck", ("stacks", slot), tuple(fitting))
        return Search(seat=1, cards=list(draw(t, "deck", 2)))

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        dealing.resample(t, seat, rng)

    def reshuffle(self, t: Table) -> None:
        dealing.reshuffle(t)


GAME = Salon()


def salon(seed: int = 1) -> Table:
    t: Table = AnyTable(GAME, 2, seed, {})
    t.begin(GAME.first(t))
    return t


# ---- declarations


def test_a_declaration_that_cannot_be_is_an_error_at_once() -> None:
    for seen, order, more in (
        ("pubic", "pile", {}),
        ("public", "heap", {}),
        ("public", "pile", {"perr": "seat"}),
        ("facedown", "pile", {"numbered": True}),
    ):
        with pytest.raises(ValueError, match="no zone of cards"):
            zone(CARDS, seen, order, **more)
    with pytest.raises(ValueError, match="two pieces of twins"):
        Pieces("twins", ("a", "a"), lambda t: ())


def test_an_empty_table_has_every_pile_and_every_slot() -> None:
    s = empty(SalonState, 3)
    assert s.deck == () and s.stacks == [(), ()] and s.hands == [(), (), ()] and s.board == [-1, -1]
    assert len(empty(SalonState, 2, board=[-1] * 5).board) == 5


# ---- moving


def test_pieces_are_drawn_from_the_top_and_put_where_they_belong() -> None:
    t = salon()
    s = t.state
    before = s.deck
    drawn = draw(t, "deck", 2)
    assert drawn == before[-2:] and s.deck == before[:-2]
    put(t, ("hands", 0), drawn)
    assert s.hands[0] == tuple(sorted(s.hands[0])) and len(s.hands[0]) == 5
    move(t, ("hands", 0), "discard", drawn)
    assert s.discard == drawn and not explain(t)
    assert draw(t, "tile_deck") == (2,)
    put(t, ("board", 1), (2,))
    assert s.board == [-1, 2]
    put(t, "tile_deck", take(t, "board", (2,)), beneath=True)
    assert s.board == [-1, -1] and s.tile_deck == (2, 0, 1)
    put(t, ("under", 0), take(t, ("hands", 0), s.hands[0][:1]), on=1)
    assert s.under[0][0][0] == 1 and not explain(t)
    assert draw(t, "deck", 99) and s.deck == ()


def test_what_is_not_there_cannot_be_taken() -> None:
    t = salon()
    with pytest.raises(ValueError):
        move(t, ("hands", 0), "discard", (next(card for card in range(7) if card not in t.state.hands[0]),))


def test_moving_into_or_out_of_a_live_zone_looks_up_abilities_anew() -> None:
    t = salon()
    t.listening("anything")
    index = t._index
    move(t, ("hands", 0), "discard", t.state.hands[0][:1])
    assert t._index is index is not None
    move(t, ("hands", 0), ("play", 0), t.state.hands[0][:1])
    assert t._index is None
    t.listening("anything")
    move(t, ("play", 0), "discard", t.state.play[0])
    assert t._index is None


def test_a_piece_with_a_state_of_its_own_has_an_id_while_it_lies_there() -> None:
    t = salon()
    s = t.state
    s.deck, s.hands[0] = tuple(card for card in s.deck if card), (0, 0)
    first, second = move(t, ("hands", 0), ("play", 0), (0, 0))
    assert first != second
    s.damage[second] = 2
    assert id_of(CARDS, second) == "knife#2"
    shown = t.view(1)["table"]["play"][0]
    assert shown == [{"id": "knife#1", "name": "knife"}, {"id": "knife#2", "name": "knife"}]
    (again,) = move(t, ("play", 0), ("play", 1), (second,))
    assert again == second and s.play[1] == (second,)
    move(t, ("play", 1), "discard", (second,))
    assert s.discard == (0,)
    (third,) = move(t, "discard", ("play", 0), (0,))
    assert third not in (first, second)
    loaded = Data.from_json(s.to_json())
    assert loaded == s and isinstance(loaded, SalonState) and loaded.damage == {second: 2}


# ---- views


def test_views_show_names_sizes_and_tops() -> None:
    t = salon()
    move(t, "deck", "discard", t.state.deck[:2])
    put(t, ("board", 0), draw(t, "tile_deck"))
    mine, other = t.view(0)["table"], t.view(1)["table"]
    assert mine["deck"] == len(t.state.deck) and mine["stacks"] == [3, 3]
    assert mine["discard"] == {"size": 2, "top": NAMES[t.state.discard[-1]]}
    assert mine["hands"][0]["cards"] == [NAMES[card] for card in t.state.hands[0]] and "cards" not in mine["hands"][1]
    assert other["board"] == {"left": "tile-west", "right": None}
    assert "facts" not in mine


# ---- conservation


def test_what_is_lost_doubled_or_in_the_wrong_place_is_told() -> None:
    t = salon()
    assert explain(t) == []
    (card,) = draw(t, "deck")
    assert explain(t) == [f"cards: lost ['{NAMES[card]}']"]
    assert explain(t, whole=False) == explain(t, leaves={"cards": {card}}) == []
    put(t, "deck", (card, card))
    assert explain(t) == explain(t, whole=False) == [f"cards: too many ['{NAMES[card]}']"]
    take(t, "deck", (card,))
    odd = next(card for card in t.state.deck if card % 2)
    move(t, "deck", ("stacks", 1), (odd,))
    assert explain(t) == [f"stacks 1: {NAMES[odd]} may not lie there"]


def test_a_procedure_may_hold_what_lies_nowhere() -> None:
    t = salon()
    search = t.frames[-1]
    assert isinstance(search, Search)
    held = search.cards
    assert len(held) == 2 and explain(t) == []
    search.cards = held[1:]
    (search.chosen,) = held[:1]
    assert explain(t) == []
    search.chosen = -1
    assert explain(t) == [f"cards: lost ['{NAMES[held[0]]}']"]


# ---- what was seen by whom


def test_who_looked_knows_until_it_is_no_longer_true() -> None:
    t = salon()
    s = t.state
    look(t, [0], "deck", 2)
    size = len(s.deck)
    assert facts_about(s, 0, "deck") == ((size - 2, size - 1), ()) and facts_about(s, 1, "deck") == ((), ())
    assert known(t, 1) == [] and known(t, 0)[0]["at"] == [(i, NAMES[s.deck[i]]) for i in (size - 2, size - 1)]
    assert knowers(s, "deck", -1) == [0]
    draw(t, "deck")
    assert facts_about(s, 0, "deck")[0] == (size - 2,)
    put(t, "deck", take(t, ("hands", 1), s.hands[1][:1]), beneath=True, seen_by=[1])
    assert facts_about(s, 0, "deck")[0] == (size - 1,) and facts_about(s, 1, "deck")[0] == (0,)
    lowest, top = s.deck[0], s.deck[-1]
    shuffle(t, "deck", "deck")
    assert facts_about(s, 1, "deck") == ((), (lowest,)) and facts_about(s, 0, "deck") == ((), (top,))
    look(t, [0], "deck")
    assert facts_about(s, 0, "deck") == (tuple(range(size)), ())
    take(t, "deck", (lowest,))
    assert facts_about(s, 1, "deck") == ((), ()) and len(facts_about(s, 0, "deck")[0]) == size - 1


def test_a_card_that_leaves_unseen_takes_the_certainty_with_it_whatever_it_is() -> None:
    for unseen in (0, 1):
        t = salon()
        look(t, [0], ("hands", 1))
        assert facts_about(t.state, 0, ("hands", 1)) == ((), t.state.hands[1])
        take(t, ("hands", 1), (t.state.hands[1][unseen],), seen_by=[1])
        assert facts_about(t.state, 0, ("hands", 1)) == ((), ())
    t = salon()
    look(t, [0], ("hands", 1))
    move(t, ("hands", 1), "discard", t.state.hands[1][:1])
    assert facts_about(t.state, 0, ("hands", 1)) == ((), t.state.hands[1])


@pytest.mark.parametrize(("source", "to"), [("deck", "discard"), (("hands", 1), ("play", 0)), (("play", 1), "deck")])
def test_a_whole_pile_moves_as_its_pieces_would_one_by_one(source: Any, to: Any) -> None:
    whole, single = salon(), salon()
    for t in (whole, single):
        move(t, ("hands", 1), ("play", 1), t.state.hands[1][:2])
        look(t, [0], "deck", 2)
        look(t, [0], ("hands", 1))
        look(t, [1], ("hands", 0))
        t.listening("anything")
    pile = whole.state.deck if source == "deck" else getattr(whole.state, source[0])[source[1]]
    moved = move_all(whole, source, to)
    assert moved == move(single, source, to, pile) and len(moved) == len(pile) > 0
    assert whole.state == single.state and explain(whole) == explain(single) and whole._index == single._index
    assert facts_about(whole.state, 0, source) == ((), ()) != facts_about(whole.state, 1, ("hands", 0))


def test_slots_are_no_pile_to_be_moved() -> None:
    t = salon()
    before = t.state.clone()
    with pytest.raises(ValueError, match="board is no pile"):
        move_all(t, ("board", 0), "tile_deck")
    assert t.state == before


def test_a_fact_that_is_not_so_is_told() -> None:
    t = salon()
    t.state.facts = ((0, "deck", -1, (99,), ()),)
    assert explain(t) == ["deck -1: seat 0 knows what is not so"]
    t.state.facts = ((0, "hands", 1, (), (*t.state.hands[1], 3)),)
    assert explain(t) == ["hands 1: seat 0 knows what is not so"]


# ---- dealing anew


def busy(seed: int) -> Table:
    """A table on which much is known and much is not."""
    t = salon(seed)
    look(t, [0], "deck", 2)
    look(t, [1], "deck", 4)
    put(t, "deck", take(t, ("hands", 1), t.state.hands[1][:1]), beneath=True, seen_by=[0, 1])
    look(t, [0], ("hands", 1))
    look(t, [1], "tile_deck", 1)
    shuffle(t, "tile_deck", "tiles")
    move(t, "deck", "discard", t.state.deck[5:8])
    move(t, "deck", "drawer", t.state.deck[3:6])
    t.state.searcher = seed % 3 - 1
    assert explain(t) == []
    return t


@pytest.mark.parametrize("seed", range(12))
def test_a_new_deal_keeps_what_a_seat_knows_and_every_piece(seed: int) -> None:
    t = busy(seed)
    rng, changed = random.Random(seed), Counter[str]()
    for seat in (0, 1):
        for _ in range(20):
            other = t.determinize(seat, rng)
            assert explain(other) == []
            assert other.view(seat) == t.view(seat) and known(other, seat) == known(t, seat)
            s, o = t.state, other.state
            assert o.discard == s.discard and o.hands[seat] == s.hands[seat]
            assert o.searcher != seat or o.drawer == s.drawer
            for field in ("deck", "stacks", "hands", "decks", "own_hands", "drawer", "facts"):
                changed[field] += getattr(o, field) != getattr(s, field)
            changed["held"] += other.frames[-1].cards != t.frames[-1].cards  # type: ignore[attr-defined]
            for one in range(2):  # own decks never mix
                assert sorted(o.decks[one] + o.own_hands[one]) == [0, 1, 2, 3]
    fields = ("deck", "stacks", "hands", "decks", "own_hands", "held", "facts")  # what others know is dealt anew too
    assert all(changed[field] for field in fields)


@pytest.mark.parametrize("seed", range(12))
def test_a_new_deal_depends_on_what_a_seat_knows_and_on_luck_alone(seed: int) -> None:
    t = busy(seed)
    for seat in (0, 1):
        for n in range(10):
            other = t.determinize(seat, random.Random(n))
            assert other.determinize(seat, random.Random("again")) == t.determinize(seat, random.Random("again"))


def test_every_legal_deal_is_about_equally_likely() -> None:
    """Stack 0 holds odd cards, stack 1 even ones and nothing else is restricted: each card is there equally often."""
    t = salon(3)
    t.state.facts = ()
    seen: Counter[int] = Counter()
    rng = random.Random(5)
    for _ in range(3000):
        other = t.determinize(0, rng)
        seen.update(other.state.stacks[1])
    free = Counter(card for pile in (t.state.deck, t.state.hands[1], *t.state.stacks) for card in pile)
    free.update(t.frames[-1].cards)  # type: ignore[attr-defined]
    even = sum(free[card] for card in EVEN)
    for card in EVEN:
        assert seen[card] == pytest.approx(9000 * free[card] / even, rel=0.08)


def test_places_that_are_hard_to_fill_are_filled_and_impossible_ones_say_so() -> None:
    t = salon()
    s = t.state
    only = s.stacks[0][0]
    rng = random.Random(1)
    for _ in range(20):
        deal(t, (CARDS,), (0,), rng, fits={("stacks", 0): lambda card: card == only or card == 3, ("hands", 1): bool})
        assert set(s.stacks[0]) <= {only, 3} and 0 not in s.hands[1] and explain(t) == []
    with pytest.raises(NoDeal):
        deal(t, (CARDS,), (0,), rng, fits={("stacks", 0): lambda card: False})


def test_what_nobody_has_seen_is_mixed_and_nothing_else() -> None:
    t = busy(4)
    before = t.clone().state
    t.reseed(99)
    s = t.state
    assert sorted(s.deck) == sorted(before.deck) and s.deck != before.deck
    assert s.deck[0] == before.deck[0] and s.deck[-2:] == before.deck[-2:]
    assert (s.hands, s.stacks, s.discard, s.facts) == (before.hands, before.stacks, before.discard, before.facts)
