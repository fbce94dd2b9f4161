"""Options that are data: bounded before the game sees them, checked by the game, kept by the table."""

from __future__ import annotations

import json
import random
import tracemalloc
from collections import Counter
from typing import Any, NamedTuple

import msgspec
import pytest

import fathom
from fathom.kernel.data import encode, fingerprint
from fathom.kernel.errors import BadOption, BadRecord, BadSeats
from fathom.kernel.game import DataSetting, Game, Setting
from fathom.kernel.record import load, replay
from fathom.kernel.setting import DEEPEST, AnySetting
from fathom.kernel.text import LANGUAGES
from fathom.lab.conformance import check_data_options, play_plainly
from game_forms import covering, named
from toygame import GAMES, TOY
from toygame.deck import DECK, FEWEST, USUAL, cards_in
from toygame.play import new, play_out

HEAVY = {"jab": 3, "volley": 3, "dodge": 3, "drum": 3, "idol": 3, "harvest": 3, "thorns": 2}


def json_copy(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games."""
    monkeypatch.setattr(fathom, "all_games", lambda: GAMES)


def refused(deck: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        TOY.settle_options({"deck": deck})
    assert caught.value.option == "deck"
    assert all(caught.value.text.within("toy").render(lang) for lang in LANGUAGES)
    msgspec.json.encode(caught.value.text.to_json())  # what is told can be sent, whatever was given
    return caught.value


# ---- what the game settles


def test_the_kinds_of_options_can_be_told_apart() -> None:
    kinds = {name: setting.kind for name, setting in TOY.options.items()}
    assert kinds == {"rich": "list", "deck": "data"}
    assert isinstance(TOY.options["deck"], fathom.DataSetting) and TOY.options["deck"].most_bytes == 1000


def test_data_is_settled_as_the_game_wants_it() -> None:
    settled = TOY.settle_options({"deck": HEAVY | {"leech": 0}})
    assert settled == {"rich": False, "deck": HEAVY}
    assert TOY.settle_options(settled) == settled


@pytest.mark.parametrize(("card", "copies"), [("ace", 1), ("jab", 4), ("jab", -1)])
def test_the_game_refuses_with_its_clause(card: str, copies: int) -> None:
    error = refused(USUAL | {card: copies})
    assert error.rule == "T-DECK-1" and error.text.id.startswith("refuse-deck-c")


def test_the_game_refuses_a_deck_that_is_too_small() -> None:
    assert sum(HEAVY.values()) == FEWEST
    error = refused(HEAVY | {"jab": 2})
    assert (error.rule, error.text.args) == ("T-DECK-2", {"n": FEWEST - 1, "least": FEWEST})


def test_a_position_takes_the_data(known: None) -> None:
    t = fathom.position("toy", {"seats": [{"hand": ["jab"]}, {}], "options": {"deck": HEAVY}})
    assert t.options["deck"] == HEAVY
    with pytest.raises(BadOption):
        fathom.position("toy", {"seats": [{}, {}], "options": {"deck": {"ace": 20}}})


def test_a_game_is_played_with_the_data(known: None) -> None:
    t = fathom.new("toy", seats=2, options={"deck": HEAVY})
    assert Counter([*t.state.deck, *sum(t.state.hands, ())]) == Counter(cards_in(HEAVY))


# ---- what the game never sees


class Unseen(NamedTuple):
    """Hostile data, and the refusal it gets."""

    data: Any
    id: str


def nested(depth: int, inner: Any = 1) -> Any:
    for _ in range(depth):
        inner = [inner]
    return inner


def cyclic() -> list[Any]:
    ring: list[Any] = []
    ring.append(ring)
    return ring


def doubled(times: int) -> list[Any]:
    """Few lists that are long when they are written down."""
    inner: list[Any] = [1]
    for _ in range(times):
        inner = [inner] * 50
    return inner


class Sly(dict[str, int]):
    """A dict that is more than a dict."""


HOSTILE = {
    "deep": Unseen(nested(DEEPEST + 1), "data-too-deep"),
    "deeper": Unseen(nested(100_000), "data-too-deep"),
    "deep dict": Unseen({"a": nested(DEEPEST)}, "data-too-deep"),
    "cyclic": Unseen(cyclic(), "data-too-deep"),
    "huge when written": Unseen(doubled(8), "data-too-large"),
    "long list": Unseen([1] * 1_000_000, "data-too-large"),
    "long text": Unseen("x" * 1_000_000, "data-too-large"),
    "long key": Unseen({"x" * 1_000_000: 1}, "data-too-large"),
    "many keys": Unseen({f"card-{n}": 1 for n in range(100_000)}, "data-too-large"),
    "bytes count, not letters": Unseen(["ż" * 600], "data-too-large"),
    "separators count": Unseen([10] * 400, "data-too-large"),
    "nan": Unseen({"jab": float("nan")}, "data-not-plain"),
    "infinite": Unseen({"jab": float("-inf")}, "data-not-plain"),
    "number too large": Unseen({"jab": 2**53 + 1}, "data-not-plain"),
    "number of thousands of digits": Unseen({"jab": 10**5000}, "data-not-plain"),
    "surrogate": Unseen({"jab": "\ud800"}, "data-not-plain"),
    "surrogate as key": Unseen({"\udfff": 1}, "data-not-plain"),
    "bytes": Unseen(b"jab", "data-not-plain"),
    "set": Unseen({"jab"}, "data-not-plain"),
    "object": Unseen({"jab": object()}, "data-not-plain"),
    "subclass": Unseen(Sly(jab=1), "data-not-plain"),
    "game": Unseen(TOY, "data-not-plain"),
    "number as key": Unseen({1: 2}, "data-not-plain"),
    "nothing as key": Unseen({None: 2}, "data-not-plain"),
    "tuple as key": Unseen({("jab",) * 10_000: 2}, "data-not-plain"),
    "nothing": Unseen(None, "data-foreign"),
    "text": Unseen("jab", "data-foreign"),
    "list": Unseen(["jab", "jab"], "data-foreign"),
    "yes": Unseen({"jab": True}, "data-foreign"),
    "fraction": Unseen({"jab": 1.0}, "data-foreign"),
    "deeper than the game's": Unseen({"jab": {"jab": 1}}, "data-foreign"),
}


class Blind(Game):
    """A game that must never see any of this."""

    seats = range(2, 3)

    @staticmethod
    def look(data: Any) -> Any:
        raise AssertionError(f"the game sees {str(data)[:50]}")

    options = {"deck": DataSetting({}, dict[str, int], look, lambda rng: {}, most_bytes=1000)}  # noqa: RUF012


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_data_is_refused_before_the_game_sees_it(name: str) -> None:
    data, id = HOSTILE[name]
    with pytest.raises(BadOption) as caught:
        Blind().settle_options({"deck": data})
    assert (caught.value.text.id, caught.value.option) == (id, "deck")
    assert len(str(caught.value)) < 1500
    assert refused(data).text == caught.value.text


def test_a_refusal_costs_little_whatever_the_data_would_be_when_written() -> None:
    key = "x" * 1_000_000
    for data in (doubled(8), [{key: 1}] * 400, [[key] * 400]):
        tracemalloc.start()
        with pytest.raises(BadOption, match="too large"):
            DECK.settle("deck", data)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert most < 10_000_000


def test_a_refusal_names_the_place() -> None:
    anything = DataSetting([], Any, lambda data: data, lambda rng: [])
    with pytest.raises(BadOption, match=r"^plans\.cards\.3\.cost must be plain JSON data, but is: nan\.$"):
        anything.settle("plans", {"cards": [1, 2, 3, {"cost": float("nan")}]})
    with pytest.raises(BadOption, match=r"^plans\.cards\.7 must be plain JSON data, but is: 7\.$"):
        anything.settle("plans", {"cards": {7: 1}})


def test_data_up_to_the_bounds_is_taken_as_it_is() -> None:
    anything = DataSetting([], Any, lambda data: data, lambda rng: [], most_bytes=1000)
    for data in (nested(DEEPEST), ["x" * 996], {"ż": [None, True, -1.5, 2**53, "\u0000"]}, 0):
        assert anything.settle("plans", data) == data
    assert anything.settle("plans", (1, (2,))) == [1, [2]]


def test_what_a_game_makes_of_data_is_bounded_too() -> None:
    """Else a table could be opened, but not its record."""
    grown = DataSetting([], list[int], lambda data: data * 100, lambda rng: [], most_bytes=100)
    with pytest.raises(BadOption, match="too large"):
        grown.settle("plans", [1, 2, 3])


ODD = {"list": [], "dict": {}, "deep": nested(500), "digits": 10**5000, "nan": float("nan"), "object": object()}


@pytest.mark.parametrize("value", ODD.values(), ids=ODD)
def test_a_listed_option_refuses_data(value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        TOY.settle_options({"rich": value})
    assert (caught.value.text.id, caught.value.option) == ("bad-value", "rich")


# ---- whose data it is


def test_the_table_keeps_data_of_its_own() -> None:
    given = dict(HEAVY)
    t = new(2, deck=given)
    mark = t.fingerprint()
    given["jab"] = 0
    saved, record = t.save(), t.record()
    for told in (saved["options"], record["options"], record["snapshots"][-1][1]["options"]):
        told["deck"].clear()
    assert t.options["deck"] == HEAVY and t.fingerprint() == mark
    new(2).options["deck"].clear()
    assert new(2).options["deck"] == DECK.default == USUAL


def test_data_counts_for_equality_and_fingerprint() -> None:
    other = dict(reversed(list(HEAVY.items())))
    assert new(2, deck=HEAVY) == new(2, deck=other)
    assert new(2, deck=HEAVY).fingerprint() == new(2, deck=other).fingerprint() != new(2).fingerprint()
    assert new(2, deck=HEAVY) != new(2)
    assert new(2, deck=HEAVY).clone() == new(2, deck=HEAVY)


def test_a_view_tells_no_more_than_whether_data_is_usual() -> None:
    """A list of cards may be a secret; what players may see of it, the game shows."""
    for seat in (0, None):
        assert new(2).view(seat)["options"] == {"rich": False, "deck": {"usual": True}}
        assert new(2, rich=True, deck=HEAVY).view(seat)["options"] == {"rich": True, "deck": {"usual": False}}


def test_a_view_tells_a_single_word() -> None:
    """A degree of difficulty that a game checks itself is no secret, and people want to read it above the table."""
    seen = fathom.new("arkham", seats=1, seed=1, options={"difficulty": "hard"}).view()["options"]
    assert seen["difficulty"] == "hard" and seen["decks"] == {"usual": True}


# ---- records and saves


def sealed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    body = {key: value for key, value in record.items() if key != "checksum"} | changes
    return {**body, "checksum": fingerprint(body)}


def test_a_record_keeps_the_data_and_replays_with_it() -> None:
    t = new(3, 4, deck=HEAVY)
    play_out(t)
    record = json_copy(t.record())
    assert record["options"] == {"rich": False, "deck": HEAVY}
    again = replay(record, GAMES)
    assert again == t and again.options["deck"] == HEAVY and again.outcome == t.outcome
    assert load(TOY, json_copy(t.save())) == t


OVERSIZED = {f"card-{n}": 1 for n in range(500)}
BAD_DECKS = [OVERSIZED, {"ace": 20}, nested(40), {"jab": 1}, {"jab": "3"}, [], None]


@pytest.mark.parametrize("deck", BAD_DECKS, ids=["large", "foreign", "deep", "small", "text", "list", "nothing"])
def test_a_record_or_save_with_other_data_is_refused(deck: Any) -> None:
    t = new(2, 4, deck=HEAVY)
    record, saved = json_copy(t.record()), json_copy(t.save())
    options = {"rich": False, "deck": deck}
    with pytest.raises(BadRecord, match="damaged"):
        replay(sealed(record, options=options), GAMES)
    with pytest.raises(BadRecord, match="damaged"):
        load(TOY, saved | {"options": options})
    shots = [[0, saved | {"options": options}]]
    with pytest.raises(BadRecord):
        replay(sealed(record, content="another", options=options, snapshots=shots), GAMES)


def test_a_record_with_another_legal_deck_goes_astray() -> None:
    t = new(2, 4, deck=HEAVY)
    play_out(t)
    with pytest.raises(BadRecord):
        replay(sealed(json_copy(t.record()), options={"rich": False, "deck": USUAL}), GAMES)


# ---- forms: data is sampled, not multiplied


def test_forms_have_the_usual_data_and_some_samples() -> None:
    forms = list(TOY.forms())
    seats, usual = {2, 3, 4}, [options for _, options in forms if options["deck"] == USUAL]
    assert len(usual) == 2 * len(seats)
    sampled = [options for _, options in forms if options["deck"] != USUAL]
    assert len(sampled) == 2 * len(seats) and not any(options["rich"] for options in sampled)
    assert len({encode(options) for options in sampled}) == 2
    assert forms == list(TOY.forms()) and forms != list(TOY.forms(seed=1))
    assert len(list(TOY.forms(samples=0))) == len(usual)


def test_samples_that_a_seat_count_cannot_play_are_left_out() -> None:
    class Pairs(Game):
        seats = range(1, 4)
        options: dict[str, AnySetting] = {  # noqa: RUF012
            "decks": DataSetting([0], list[int], list, lambda rng: [0] * rng.randint(1, 3)),
            "easy": Setting(True, (True, False)),
        }

        def check_seats(self, seats: int, options: Any) -> None:
            super().check_seats(seats, options)
            if len(options["decks"]) != seats:
                raise BadSeats(fathom.Text("bad-seats", "kernel", given="", least=1, most=3))

    forms = list(Pairs().forms(samples=9))
    assert {(seats, len(options["decks"])) for seats, options in forms} == {(1, 1), (2, 2), (3, 3)}
    assert len(forms) == 2 + 9


def test_forms_with_data_can_be_covered_and_named(known: None) -> None:
    forms = covering(list(TOY.forms()))
    assert len(forms) == len(list(TOY.forms()))
    names = [named("toy", form) for form in forms]
    assert len(set(names)) == len(names) and "toy-2" in names and "toy-4-rich" in names
    assert len(covering(forms, 1)) < len(forms)


def test_every_form_of_the_toy_is_played_to_its_end_and_again(known: None) -> None:
    for seats, options in TOY.forms():
        t = play_plainly("toy", seats, options, 3)
        assert fathom.replay(json_copy(t.record())) == t


def test_conformance_finds_options_that_do_not_settle_to_themselves() -> None:
    check_data_options(TOY)

    def toy_with(default: Any, check: Any, sample: Any) -> Game:
        class Other(Game):
            options = {"plans": DataSetting(default, list[int], check, sample, most_bytes=50)}  # noqa: RUF012

        return Other()

    with pytest.raises(AssertionError, match="settles to"):
        check_data_options(toy_with([], lambda data: [*data, 1] if data else [], lambda rng: [1]))
    with pytest.raises(AssertionError, match="default"):
        check_data_options(toy_with([2, 1], sorted, lambda rng: [1]))
    with pytest.raises(AssertionError, match="same"):
        check_data_options(toy_with([1], list, lambda rng: [random.getrandbits(40)]))
    with pytest.raises(BadOption):
        check_data_options(toy_with([1], list, lambda rng: [1] * 100))
