"""The log tells who used which ability, and what became of a defeat that was prevented."""

from __future__ import annotations

import pytest

from unfathomable_mythos import drawn, outcome, told
from unfathomable_play import Play, at


def uses(p: Play) -> list[tuple[str, str]]:
    """Who used what, by the names of things, with the rule."""
    lines = [line for line in p.t.events(0, None) if line.text.id == "log-use"]
    return [(str(line.text.args["card"].id), line.rule) for line in lines]


@pytest.mark.rule("U-51.0")
@pytest.mark.parametrize(
    ("seat", "key", "name"),
    [
        ({"place": "d1", "items": ["plimsolls"]}, "plimsolls", "plimsolls"),
        ({"character": "arjun", "place": "chapel"}, "sheet-arjun", "sheet-arjun"),
        ({"place": "galley"}, "room-galley", "room-galley"),
        ({"character": "william", "place": "d1"}, "title-keeper", "title-keeper"),
        ({"character": "william", "kept": ["memory-of-the-deep"]}, "memory-of-the-deep", "memory-of-the-deep"),
    ],
)
def test_the_use_of_an_action_ability_is_told(seat: dict[str, object], key: str, name: str) -> None:
    assert uses(at(seat).uses(key)) == [(name, "U-51.0")]


def test_the_sacrifice_of_a_deep_one_is_told() -> None:
    seat = {"place": "d1", "kept": ["sacrifice-deep-one"]}
    p = at(seat, deep_ones={"d1": 1}, dice=(8,)).uses("sacrifice-deep-one")
    assert uses(p) == [("sacrifice-deep-one", "U-51.0")]


@pytest.mark.rule("U-50.4")
def test_the_use_of_a_skill_card_in_a_window_is_told_by_the_name_of_its_ability() -> None:
    p = at({"place": "galley"}, {"hand": ["observation-3"]}, dice=(8,)).uses("room-galley").does({"lore": 1})
    p.uses("observation-3.0").passed()
    assert uses(p) == [("room-galley", "U-51.0"), ("ability-keen-insight", "U-50.4")]


def test_a_feat_is_told_once() -> None:
    p = at({"character": "jeanne", "place": "boiler-room"}).uses("feat-jeanne").passed()
    assert uses(p) == [] and len(told(p, "log-feat")) == 1


@pytest.mark.rule("U-26.7")
@pytest.mark.parametrize(
    ("victim", "key", "name"),
    [
        ({"character": "jamie", "items": ["starbuck"]}, "starbuck", "starbuck"),
        ({"character": "jamie", "hand": ["strength-5"]}, "strength-5", "ability-shrug-it-off"),
        ({"character": "svetlana", "hand": ["lore-1"]}, "sheet-svetlana", "sheet-svetlana"),
    ],
)
def test_a_prevented_defeat_is_told_with_its_reason(victim: dict[str, object], key: str, name: str) -> None:
    p = drawn("firemen-strike", victim).does("test")
    while p.asked != "window-defeat-would":
        p.passes() if p.in_window else p.answer(p.open[0].seat, {})
    p.uses(key)
    p = p.does("lore-1").passed() if key == "sheet-svetlana" else p.passed()
    assert uses(p) == [(name, "U-50.4")] and p.logged("log-prevented", "U-26.7") and not p.logged("log-defeated")


@pytest.mark.rule("U-12.2")
def test_a_thrown_grenade_is_told_to_be_gone() -> None:
    p = at({"place": "d1", "items": ["jam-tin-grenade"]}, {"place": "d8"}, {"place": "d8"}, deep_ones={"d3": 1})
    p.uses("jam-tin-grenade").does("d3").passed()
    assert told(p, "log-item-gone") == [("jam-tin-grenade", "player-name")]


@pytest.mark.rule("U-R89")
def test_a_look_at_two_mythos_cards_is_told_but_not_what_they_are() -> None:
    p = at({"character": "beatrice", "place": "d1"}, step="mythos", mythos_deck=["hull-leak", "horrific-visions"])
    assert p.asked == "ask-predict" and p.logged("log-looked", "U-10.4c3") and not p.logged("log-mythos")


def test_memory_of_the_deep_is_told_to_be_discarded_at_once() -> None:
    p = outcome("memory-of-the-deep", "pass", {"character": "william"}).does("yes").passed()
    assert told(p, "log-kept-discarded") == [("memory-of-the-deep",)]


@pytest.mark.rule("U-50.7")
@pytest.mark.parametrize(("where", "other"), [("top", "bottom"), ("bottom", "top")])
def test_everybody_sees_where_a_spell_that_was_looked_at_goes(where: str, other: str) -> None:
    p = at({"character": "william"}).does("sheet-william.0", where)
    assert p.logged(f"log-put-{where}", "U-50.7") and not p.logged(f"log-put-{other}")
