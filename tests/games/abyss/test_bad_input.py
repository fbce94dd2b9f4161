"""Bad input: every refusal is one of ours, says what was wrong and what would be right, and changes nothing."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, LEVIATHAN, at
from abyss_short import acts, finished, last_turn
from fathom.kernel.data import fingerprint

WRONG = [None, True, -1, 99, 1.0, "x", "", [], [None], [["crab-1"]], {}, {"x": 1}, {1: []}, (1,)]


def refused(kind: type[fathom.FathomError], *words: str, by: Callable[[], object]) -> fathom.FathomError:
    """The call fails with this kind of error; its English text has all these words, and other languages have a text."""
    with pytest.raises(kind) as caught:
        by()
    error = caught.value
    assert type(error) is kind
    for word in words:
        assert word in str(error), f"{word!r} is not in {str(error)!r}"
    assert str(error) == error.text.render("en")
    assert len({error.text.render(lang) for lang in fathom.LANGUAGES}) == 3
    return error


# ---- new


@pytest.mark.parametrize("seats", [0, 1, 6, -2, 2.0, True, "3", None, [2]])
def test_new_refuses_a_wrong_seat_count(seats: Any) -> None:
    refused(fathom.BadSeats, repr(seats), "2", "5", by=lambda: fathom.new("abyss", seats=seats, options=LEVIATHAN))


def test_new_refuses_a_fifth_seat_without_leviathan_and_cites_the_rule() -> None:
    error = refused(fathom.BadSeats, "Leviathan", by=lambda: fathom.new("abyss", seats=5, options=KRAKEN))
    assert error.rule == "B-SET-01"


@pytest.mark.parametrize("game", ["abys", "Abyss", "", None, 1, ["abyss"]])
def test_new_and_position_refuse_an_unknown_game(game: Any) -> None:
    refused(fathom.UnknownGame, str(game), "abyss", by=lambda: fathom.new(game, seats=2))
    refused(fathom.UnknownGame, str(game), "abyss", by=lambda: fathom.position(game, {"seats": 2}))


@pytest.mark.parametrize("name", ["levithan", "", "Kraken", 3, None])
def test_new_refuses_an_unknown_option(name: Any) -> None:
    refused(
        fathom.BadOption, str(name), "leviathan, kraken", by=lambda: fathom.new("abyss", seats=2, options={name: True})
    )


@pytest.mark.parametrize("value", [1, 0, "true", None, [True], 1.0])
def test_new_refuses_an_unknown_value_of_an_option(value: Any) -> None:
    refused(
        fathom.BadOption, "kraken", repr(value), "False, True",
        by=lambda: fathom.new("abyss", seats=2, options={"kraken": value}),
    )  # fmt: skip


@pytest.mark.parametrize("seed", [True, False, 1.0, "7", None, [1]])
def test_new_and_position_refuse_a_seed_that_is_no_whole_number(seed: Any) -> None:
    refused(fathom.BadSeed, repr(seed), "whole number", by=lambda: fathom.new("abyss", seats=2, seed=seed))
    refused(fathom.BadSeed, repr(seed), by=lambda: fathom.position("abyss", {"seats": 2, "seed": seed}))


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, -5, 10**30):
        assert fathom.new("abyss", seats=2, seed=seed).decision is not None


# ---- choose


def unchanged(table: fathom.Table, words: tuple[str, ...], answer: Any, seat: Any = None) -> None:
    """The answer is refused; table, log, answers and open question stay as they were."""
    before = (
        table.fingerprint(),
        len(table.events()),
        list(table.answers),
        table.decision.to_json() if table.decision else None,
    )
    refused(fathom.IllegalAnswer, *words, by=lambda: table.choose(answer, seat))
    after = (
        table.fingerprint(),
        len(table.events()),
        list(table.answers),
        table.decision.to_json() if table.decision else None,
    )
    assert after == before
    if table.decision and seat is None:
        assert not table.decision.accepts(answer)


@pytest.mark.parametrize("answer", ["dance", "", "Explore", "explore "])
def test_choose_refuses_a_key_that_is_not_offered(answer: str) -> None:
    table = at(seats=2, council={"crab": ["crab-1"]}).t
    unchanged(table, (answer, "explore, support"), answer)


@pytest.mark.parametrize("answer", [None, 0, ["explore"], {"explore": 1}, True, ("explore",), b"explore"])
def test_choose_refuses_the_wrong_shape_for_a_pick(answer: Any) -> None:
    unchanged(at(seats=2, council={"crab": ["crab-1"]}).t, (repr(answer),), answer)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("key", ("'key'",)),
        (["key", "key", "key"], ("['key'",)),
        ({"key": 2}, ("2", "3")),
        ({"key": 3}, ("0", "2")),
        ({"key": 2, "lord-recruiter": 2}, ("2", "0", "1")),
        ({"key": True, "lord-recruiter": 1, "lord-treasurer": 1}, ("True",)),
        ({"key": 1.0, "lord-recruiter": 1, "lord-treasurer": 1}, ("1.0",)),
        ({"key": -1, "lord-recruiter": 1}, ("-1",)),
        ({"key": 2, "lord-jailer": 1}, ("lord-jailer", "lord-recruiter")),
        ({"key": 2, 5: 1}, ("5", "lord-recruiter")),
        (None, ("None",)),
    ],
)
def test_choose_refuses_wrong_numbers_in_a_split(answer: Any, words: tuple[str, ...]) -> None:
    p = acts([{"keys": 2, "lords": ["recruiter", "treasurer", "jailer"]}, {}], available=["jail"]).does("location-jail")
    assert p.t.decision.shape == "split"
    unchanged(p.t, words, answer)


@pytest.mark.parametrize("answer", [-1, 3, 1.0, True, "1", None, [1]])
def test_choose_refuses_a_wrong_number(answer: Any) -> None:
    """Martial law: 14 Allies in hand and 2 Pearls."""
    hand = [f"{race}-{value}" for race in ("crab", "squid", "jellyfish") for value in (1, 2, 3, 4)] + ["crab-5"]
    p = acts([{"pearls": 2, "hand": hand}, {"pearls": 0}], LEVIATHAN)
    assert p.t.decision.shape == "number" and (p.t.decision.least, p.t.decision.most) == (0, 2)
    unchanged(p.t, (repr(answer), "0", "2"), answer)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("player-1", ("player-1",)),
        (["player-1"], ("1", "2")),
        (["player-1", "player-1"], ("player-1",)),
        (["player-0", "player-1"], ("player-0", "player-3")),
        (["player-1", 2], ("2",)),
        ({"player-1": 1}, ("player-1",)),
    ],
)
def test_choose_refuses_a_wrong_selection(answer: Any, words: tuple[str, ...]) -> None:
    """Fence with two Nebulis for three opponents."""
    hand = ["crab-5", "crab-2"]
    p = at(
        KRAKEN,
        seats=[{"nebulis": 2, "hand": hand, "pearls": 0}, {}, {}, {}],
        court=["fence", "keeper", "reaper", "miller"],
    )
    p.recruits("fence", *hand)
    assert p.t.decision.shape == "pick_some"
    unchanged(p.t, words, answer)


@pytest.mark.parametrize(
    ("seat", "words"),
    [(1, ("Player 2", "0")), (2, ("2", "0", "1")), (-1, ("-1",)), ("0", ("'0'",)), (True, ("True",)), ([0], ("[0]",))],
)
def test_choose_refuses_the_wrong_seat(seat: Any, words: tuple[str, ...]) -> None:
    unchanged(at(seats=2, council={"crab": ["crab-1"]}).t, words, "explore", seat)


@pytest.mark.parametrize("answer", ["explore", None, [], {}])
def test_choose_refuses_everything_after_the_end(answer: Any) -> None:
    table = finished({"lords": ["miller"]}, {}).t
    assert table.decisions == [] and table.decision is None
    unchanged(table, ("over",), answer)
    unchanged(table, ("over",), answer, 0)


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0])
def test_views_and_determinized_tables_of_a_seat_that_is_not_there_are_refused(seat: Any) -> None:
    import random

    table = fathom.new("abyss", seats=2)
    refused(fathom.IllegalAnswer, repr(seat), "0", "1", by=lambda: table.view(seat))
    refused(fathom.IllegalAnswer, repr(seat), by=lambda: table.determinize(seat, random.Random(1)))


# ---- position


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
    bad("'cort'", "court, council", cort=[])
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
    bad("council.crab", "Kraken", council={"crab": ["squid-1"]})
    bad("council.crab", council={"crab": ["monster"]})
    bad("seats[0].hand", "Monster", seats=seat(hand=["monster"]))
    bad("seats[0].affiliated", "Monster", seats=seat(affiliated=["monster"]))
    bad("seats[0].affiliated", "Kraken", options=KRAKEN, seats=seat(affiliated=["kraken-2"]))


def test_lords_are_assigned_only_to_locations_their_player_controls() -> None:
    bad("seats[0]", "jail", "ocation", seats=seat(assigned={"jail": ["recruiter"]}))
    bad("seats[0]", "jail", seats=[{"assigned": {"jail": ["recruiter"]}}, {"locations": ["jail"]}])


def test_counts_have_limits() -> None:
    bad("11", "10", seats=[{"keys": 5}, {"keys": 6}])
    bad("seats[0].pearls", "-1", "0", seats=seat(pearls=-1))
    bad("7", "6", court=[None] * 7)
    bad("6", "5", threat=6)
    bad("2", "Leviathan", options=LEVIATHAN, threat=2)
    bad("position.threat", "-1", threat=-1)


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


def paths(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a nested value."""
    if at:
        yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from paths(part, (*at, key))


@pytest.mark.parametrize(
    "path", [p for p in paths(EVERYTHING) if p[0] != "options"], ids=lambda p: ".".join(map(str, p))
)
def test_anything_of_the_wrong_type_anywhere_is_refused_with_one_of_our_errors(path: tuple[Any, ...]) -> None:
    """What is not refused must be a legal table."""
    assert fathom.position("abyss", EVERYTHING).decision is not None
    for wrong in WRONG:
        described = copy.deepcopy(EVERYTHING)
        part = described
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = wrong
        try:
            table = fathom.position("abyss", described)
        except fathom.FathomError as error:
            assert str(error)
        else:
            assert table.game.explain(table) == []


# ---- records


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A finished game from a described position, and its way there."""
    p = at(KRAKEN, seats=[{"pearls": 0}, {"pearls": 0}], ending="lords", council={"crab": ["crab-1"]}, deck=["squid-1"])
    return last_turn(p).t.record()


def sealed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The record with changes and a checksum that fits them."""
    body = {**{key: value for key, value in record.items() if key != "checksum"}, **changes}
    return {**body, "checksum": fingerprint(body)}


def test_a_sound_record_replays_to_the_same_end(record: dict[str, Any]) -> None:
    table = fathom.replay(record)
    assert table.outcome is not None and table.fingerprint() == record["fingerprints"][-1][1]
    assert fathom.replay(record, until=0).outcome is None


@pytest.mark.parametrize(
    "missing", ["format", "engine", "game", "version", "content", "seats", "options", "start", "answers"]
)
def test_a_truncated_record_is_refused(record: dict[str, Any], missing: str) -> None:
    short = {key: value for key, value in record.items() if key != missing}
    refused(fathom.BadRecord, "missing", by=lambda: fathom.replay(short))


@pytest.mark.parametrize("given", [None, [], "record", 3, {}])
def test_what_is_no_record_is_refused(given: Any) -> None:
    refused(fathom.BadRecord, by=lambda: fathom.replay(given))
    refused(fathom.BadRecord, by=lambda: fathom.load(given))


@pytest.mark.parametrize("lost", ["checksum", "snapshots", "fingerprints"])
def test_a_record_without_its_checks_is_refused(record: dict[str, Any], lost: str) -> None:
    short = {key: value for key, value in record.items() if key != lost}
    refused(fathom.BadRecord, "checksum", by=lambda: fathom.replay(short))


def test_an_edited_record_is_refused(record: dict[str, Any]) -> None:
    edited = copy.deepcopy(record)
    edited["answers"][0][1] = "support"
    refused(fathom.BadRecord, "edited", "checksum", by=lambda: fathom.replay(edited))
    edited = copy.deepcopy(record)
    edited["start"]["snapshot"]["state"]["pearls"] = [99, 0]
    refused(fathom.BadRecord, "edited", by=lambda: fathom.replay(edited))


def test_an_illegal_answer_in_a_record_is_named_by_its_number(record: dict[str, Any]) -> None:
    answers = copy.deepcopy(record["answers"])
    answers[1] = [answers[1][0], "dance"]
    refused(fathom.BadRecord, "2", "dance", by=lambda: fathom.replay(sealed(record, answers=answers)))


def test_a_record_that_goes_astray_is_refused(record: dict[str, Any]) -> None:
    marks = [[number, "0" * 16] for number, _ in record["fingerprints"]]
    refused(fathom.BadRecord, str(marks[0][0]), by=lambda: fathom.replay(sealed(record, fingerprints=marks)))


def test_a_record_of_another_game_is_refused(record: dict[str, Any]) -> None:
    refused(fathom.BadRecord, "tiddlywinks", "abyss", by=lambda: fathom.replay(sealed(record, game="tiddlywinks")))


def test_a_record_of_another_format_is_refused(record: dict[str, Any]) -> None:
    refused(fathom.BadRecord, "99", "1", by=lambda: fathom.replay(sealed(record, format=99)))


def test_a_record_of_another_version_opens_at_its_last_snapshot_with_a_notice(record: dict[str, Any]) -> None:
    table = fathom.replay(sealed(record, content="0" * 16, version="0.9"))
    assert table.fingerprint() == record["fingerprints"][-1][1]
    (notice,) = table.notices
    assert "0.9" in notice.render("en") and str(len(record["answers"])) in notice.render("en")


def test_a_damaged_snapshot_is_refused() -> None:
    saved = fathom.new("abyss", seats=2, options=KRAKEN).save()
    assert fathom.load(saved).decision is not None
    for key in saved:
        short = {name: value for name, value in saved.items() if name != key}
        if key not in ("content", "number"):  # told to the reader, not needed to go on
            with pytest.raises(fathom.FathomError):
                fathom.load(short)
    refused(
        fathom.BadRecord, "pearls", by=lambda: fathom.load({**saved, "state": {**saved["state"], "pearls": "many"}})
    )
