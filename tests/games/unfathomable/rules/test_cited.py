"""Every option of the action step names its own clause, and every refusal the one that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at
from unfathomable_short import TRAITOR

ALL_PASSENGERS = ["x", "x", *["soul"] * 5, "souls-2", "soul-sanity"]


def cited(p: Play) -> dict[str, str]:
    """The clause each option of the open question cites."""
    assert p.t.decision is not None
    return {option.key: option.rule for option in p.t.decision.options}


def refusals(p: Play) -> dict[str, str]:
    """The clause of each refusal, by the id of its words."""
    assert p.t.decision is not None
    return {text.id: rule for text, rule in p.t.decision.refused()}


def jamie(place: str, *others: dict[str, Any], seat: dict[str, Any] | None = None, **rest: Any) -> Play:
    """Jamie acts in a space; nobody else is there."""
    elsewhere = [{"character": "william", "place": "d8"}, {"character": "keilani", "place": "d7"}]
    return at({"character": "jamie", "place": place, **(seat or {})}, *(others or elsewhere), **rest)


@pytest.mark.rule("U-1.8", "U-3.4a", "U-R25", "U-1.7")
def test_the_actions_of_spaces_and_the_end_of_actions_cite_their_own_clauses() -> None:
    rules = cited(jamie("galley", seat={"hand": ["influence-1"], "items": ["speaking-trumpet"]}))
    assert (rules["room-galley.0"], rules["end-actions"], rules["move"]) == ("U-1.8", "U-R25", "U-1.3")
    assert rules["influence-1"] == "U-1.7"
    assert cited(jamie("brig"))["room-brig.0"] == "U-3.4a"
    armed = jamie("d1", seat={"items": ["speaking-trumpet"]}, passengers={"d1": ["soul"]})
    assert cited(armed)["speaking-trumpet.0"] == "U-1.7"


@pytest.mark.rule("U-R25", "U-1.13")
def test_a_traitor_cites_the_clauses_of_traitors() -> None:
    rules = cited(jamie("d1", seat={"hand": ["influence-1"], **TRAITOR}).passed())
    assert (rules["influence-1"], rules["end-actions"]) == ("U-1.13", "U-R25")


@pytest.mark.rule("U-R25")
def test_the_log_cites_why_actions_may_be_given_up() -> None:
    assert jamie("d1").ends_actions().logged("log-end-actions", "U-R25")


@pytest.mark.rule("U-25.6")
def test_without_a_passenger_the_bridge_says_why_it_cannot_be_used() -> None:
    assert refusals(jamie("bridge", passengers_gone=ALL_PASSENGERS)) == {"refuse-no-passenger": "U-25.6"}
    assert refusals(jamie("bridge", passengers_gone=ALL_PASSENGERS[1:])) == {}
    assert refusals(jamie("galley", passengers_gone=ALL_PASSENGERS)) == {}


@pytest.mark.rule("U-12.4")
def test_without_items_the_cargo_hold_says_why_it_cannot_be_used() -> None:
    assert refusals(jamie("cargo-hold", rest=["items"])) == {"refuse-no-items": "U-12.4"}
    assert refusals(jamie("cargo-hold", item_deck=["plimsolls"], rest=["items"])) == {}
    assert refusals(jamie("galley", rest=["items"])) == {}


@pytest.mark.rule("U-R22")
def test_with_nobody_to_send_the_captains_cabin_says_so() -> None:
    def seats(first: str, **second: Any) -> list[dict[str, Any]]:
        return [{"character": "william", "place": first}, {"character": "keilani", **second}]

    alone = {"refuse-no-suspect": "U-R22"}
    assert refusals(jamie("captains-cabin", *seats("brig", place="brig"))) == alone
    assert refusals(jamie("captains-cabin", *seats("brig", place="d7", **TRAITOR))) == alone
    p = jamie("captains-cabin", *seats("brig", place="sick-bay"))
    assert refusals(p) == {} and "room-captains-cabin.0" in p.options()


@pytest.mark.rule("U-1.12", "U-25.9a")
def test_a_traitor_is_told_that_a_human_guards_the_passengers() -> None:
    def beside(place: str) -> Play:
        seats = ({"character": "william", "place": place}, {"character": "keilani", "place": "d7"})
        return jamie("d1", *seats, seat=TRAITOR, passengers={"d1": ["soul"]}).passed()

    assert refusals(beside("d1")) == {"refuse-traitor-spaces": "U-1.13b", "refuse-guarded": "U-1.12"}
    assert refusals(beside("d2")) == {"refuse-traitor-spaces": "U-1.13b"}
    assert "defeat-passenger" in beside("d2").options() and "defeat-passenger" not in beside("d1").options()


@pytest.mark.rule("U-R87")
@pytest.mark.parametrize(("place", "card"), [("boiler-room", "strength-1"), ("chapel", "lore-1")])
def test_without_its_card_a_room_that_moves_a_track_says_what_it_demands(place: str, card: str) -> None:
    assert refusals(jamie(place, seat={"hand": ["will-1"]})) == {"refuse-space-card": "U-R87"}
    assert refusals(jamie(place, seat={"hand": [card]})) == {}
    broken = jamie(place, damage={place: "structural-lore"})
    assert refusals(broken) == {"refuse-damaged": "U-44.4", "refuse-repair-cards": "U-1.8b"}


@pytest.mark.rule("U-3.6")
def test_the_brig_says_that_items_cannot_be_used_there() -> None:
    assert refusals(jamie("brig", seat={"items": ["tool-kit"]}))["refuse-brig-items"] == "U-3.6"
    assert "refuse-brig-items" not in refusals(jamie("brig"))
    assert refusals(jamie("d1", seat={"items": ["tool-kit"]})) == {}


@pytest.mark.rule("U-38.13b")
def test_a_keeper_without_spells_is_told_why_nothing_can_be_cast() -> None:
    assert refusals(jamie("d1", keeper=0, rest=["spells"])) == {"refuse-no-spells": "U-38.13b"}
    assert refusals(jamie("d1", keeper=1, rest=["spells"])) == {}
    assert refusals(jamie("d1", keeper=0)) == {}


@pytest.mark.rule("U-1.8d")
def test_a_room_already_used_says_so() -> None:
    p = jamie("galley")
    assert "refuse-space-used" not in refusals(p)
    p.does("room-galley.0", {})
    assert p.asked == "ask-act" and refusals(p) == {"refuse-space-used": "U-1.8d"}


@pytest.mark.rule("U-1.8b")
@pytest.mark.parametrize(
    ("damage", "cards", "refused"),
    [
        ("structural-lore", ["lore-2", "will-5"], "refuse-repair-cards"),
        ("structural-lore", ["lore-2", "lore-1"], ""),
        ("structural-any", ["lore-2", "will-2"], "refuse-repair-price"),
        ("structural-any", ["lore-2", "will-3"], ""),
    ],
)
def test_who_cannot_pay_for_a_repair_is_told_what_it_takes(damage: str, cards: list[str], refused: str) -> None:
    p = jamie("galley", seat={"hand": cards}, damage={"galley": damage})
    assert ("repair" in p.options()) == (not refused)
    assert refusals(p) == {"refuse-damaged": "U-44.4"} | ({refused: "U-1.8b"} if refused else {})
    enemies = refusals(jamie("galley", seat={"hand": cards}, damage={"galley": damage}, deep_ones={"galley": 1}))
    assert enemies == {"refuse-damaged": "U-44.4", "refuse-blocked": "U-22.3"}


@pytest.mark.rule("U-50.10")
def test_what_was_used_this_turn_says_so() -> None:
    def told(p: Play, key: str, *answers: str) -> list[str]:
        assert p.t.decision is not None and key in p.options() and p.t.decision.refused() == []
        p.does(key, *answers)
        assert p.asked == "ask-act" and key not in p.options() and p.seat == 0
        assert {rule for _, rule in p.t.decision.refused()} == {"U-50.10"}
        return [text.render("en").split(":")[0] for text, _ in p.t.decision.refused()]

    assert told(at({"character": "arjun"}), "sheet-arjun.0", "d3") == ["Deck Chief"]
    keeper = {"spell_deck": ["lure-monster", "heal"], "dice": [8], "keeper": 0}
    assert told(jamie("d1", **keeper), "title-keeper.0", "lure-monster") == ["Keeper of the Tome"]
    assert told(jamie("d1", seat={"items": ["plimsolls"]}), "plimsolls.0", "d3") == ["Plimsolls"]
    assert told(jamie("d1", seat={"hand": ["will-5", "will-5"]}), "will-5") == ["Will 5 – True Grit"]
    only = jamie("d1", seat={"hand": ["will-5"]}).does("will-5")
    assert refusals(only) == {}, "it is no longer in hand"


@pytest.mark.rule("U-50.0")
def test_a_feat_says_when_it_can_be_used() -> None:
    def told(character: str, place: str, **rest: Any) -> list[str]:
        p = at({"character": character, "place": place, "hand": ["strength-1"]}, **rest)
        assert p.t.decision is not None
        assert (f"feat-{character}.0" in p.options()) == (p.t.decision.refused() == [])
        return [text.render("en") for text, rule in p.t.decision.refused() if rule == "U-50.0"]

    assert told("jeanne", "boiler-room") == []
    assert told("jeanne", "d1") == ["Full Steam Ahead: this can be used only if you are in the Boiler Room."]
    assert told("william", "d1", keeper=0) == []
    assert told("william", "d1", keeper=1) == ["Quick Cast: this can be used only if you are the Keeper of the Tome."]


@pytest.mark.rule("U-50.0")
def test_a_sheet_says_when_its_action_can_be_used() -> None:
    def told(character: str, place: str, *items: str) -> list[str]:
        p = at({"character": character, "place": place, "items": list(items)})
        assert p.t.decision is not None
        lines = [text.render("en") for text, rule in p.t.decision.refused() if rule == "U-50.0"]
        out = [line for line in lines if not line.startswith("Quick Cast")]
        assert (f"sheet-{character}.0" in p.options()) == (not out)
        return out

    four, carry = ("starbuck", "tool-kit", "almanac", "plimsolls"), "you are not in the Brig and have 4 items or fewer"
    assert told("samira", "d1", *four) == []
    assert told("samira", "d1", *four, "shotgun") == [f"Scavenger: this can be used only if {carry}."]
    assert told("samira", "brig") == [f"Scavenger: this can be used only if {carry}."]
    assert told("william", "d1") == []
    assert told("william", "brig") == ["Occult Training: this can be used only if you are not in the Brig."]


@pytest.mark.rule("U-50.3")
def test_the_peacemaker_says_that_it_forbids_attacks() -> None:
    kept = {"kept": ["the-peacemaker"]}
    p = jamie("d1", seat=kept, deep_ones={"d1": 1})
    assert refusals(p) == {"refuse-attack": "U-50.3"} and "attack" not in p.options()
    assert p.t.decision is not None
    assert "The Peacemaker" in p.t.decision.refused()[0][0].render("en")
    assert refusals(jamie("d1", {"character": "william", **kept}, deep_ones={"d1": 1})) == {}


@pytest.mark.rule("U-1.8a", "U-22.3")
def test_a_blocked_room_speaks_of_repairs_only_where_there_is_something_to_repair() -> None:
    assert refusals(jamie("d1", deep_ones={"d1": 1})) == {}, "a deck has no action and cannot be damaged"
    assert refusals(jamie("galley", deep_ones={"galley": 1})) == {"refuse-space-blocked": "U-1.8a"}
    damaged = jamie("galley", deep_ones={"galley": 1}, damage={"galley": "structural-any"})
    assert refusals(damaged) == {"refuse-damaged": "U-44.4", "refuse-blocked": "U-22.3"}
    assert refusals(jamie("galley", damage={"galley": "structural-any"})) == {
        "refuse-damaged": "U-44.4",
        "refuse-repair-price": "U-1.8b",
    }
