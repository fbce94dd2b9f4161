"""Bad input: a refusal that names the clause, and a table that stays as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from arkham_play import Play, at
from fathom.games.arkham.cards.printed import FACE
from fathom.games.arkham.pieces import card, slug_of
from fathom.games.arkham.rules.deckbuilding import starter_deck
from fathom.kernel.data import fingerprint

HALL = ["hallway", "attic", "cellar"]


def deck(*changes: tuple[str, str], who: str = "roland-banks") -> dict[str, Any]:
    cards = [slug_of(piece) for piece in starter_deck(who)]
    for old, new in changes:
        cards.remove(old)
        cards += [new] if new else []
    return {"investigator": who, "cards": cards}


# ---- options


@pytest.mark.parametrize(
    ("decks", "rule"),
    [
        ([deck(("knife", ""))], "A-deckbuilding.2"),
        ([deck(("flashlight", "knife"))], "A-deckbuilding.3"),
        ([deck(("knife", "switchblade"))], "A-deckbuilding.4"),
        ([deck(("knife", "cryptic-research"))], "A-deckbuilding.4"),
        ([deck(("knife", "wendys-amulet"))], "A-deckbuilding.6"),
        ([deck(("knife", "dark-memory"))], "A-deckbuilding.6"),
        ([{"investigator": "roland-banks", "cards": ["kniffe"]}], "A-collection.1"),
        ([{"investigator": "roland-banks", "cards": ["02001"]}], "A-collection.1"),
        ([{"investigator": "jenny-barnes"}], "A-deckbuilding.1"),
        ([{"text": '{"slots": '}], "A-deckbuilding.1"),
        ([{"text": "[]"}], "A-deckbuilding.1"),
        ([{"text": '{"investigator_code": "01001", "slots": [1]}'}], "A-deckbuilding.1"),
        ([{"text": "Roland Banks\n" + "1x Knife\n" * 300}], "A-deckbuilding.2"),
        ([deck(), deck()], "A-setup.1"),
    ],
)  # fmt: skip
@pytest.mark.rule("A-deckbuilding.1", "A-deckbuilding.2", "A-setup.1")
def test_decks_that_cannot_be(decks: list[Any], rule: str) -> None:
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("arkham", seats=2, options={"decks": decks})
    assert error.value.rule == rule and error.value.option == "decks"
    assert all(error.value.text.render(lang) for lang in ("en", "pl", "de"))


@pytest.mark.rule("A-deckbuilding.5", "A-standalone.3")
@pytest.mark.parametrize(
    ("scenario", "changes", "rule"),
    [
        ("campaign", [("knife", "bulletproof-vest")], "A-deckbuilding.5"),
        ("campaign", [("beat-cop", "beat-cop-2")], "A-deckbuilding.5"),
        ("the-gathering", [("knife", "shotgun")], ""),
    ],
)
def test_a_campaign_begins_with_cards_of_level_0(scenario: str, changes: list[tuple[str, str]], rule: str) -> None:
    options = {"scenario": scenario, "decks": [deck(*changes)]}
    if not rule:
        assert FACE["shotgun"] in fathom.new("arkham", seats=1, options=options).state.lists[0]
        return
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("arkham", seats=1, options=options)
    assert error.value.rule == rule


@pytest.mark.parametrize("text", ["1x Knife\n" * 250_000, "{" * 2_000_000, json.dumps({"slots": {"a": 1}}) * 100_000])
def test_a_paste_of_two_megabytes_is_refused_before_it_is_read(text: str) -> None:
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("arkham", seats=1, options={"decks": [{"text": text}]})
    assert error.value.text.id == "data-too-large"


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"difficulty": "nightmare"}, "A-difficulty-level.1"),
        ({"boxes": 3}, "A-collection.1"),
        ({"earlier": ["r9"]}, "A-standalone.4"),
        ({"scenario": "the-dunwich-legacy"}, ""),
        ({"hands": True}, ""),
    ],
)  # fmt: skip
@pytest.mark.rule("A-difficulty-level.1", "A-standalone.4")
def test_other_options_that_cannot_be(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("arkham", seats=1, options=options)
    assert error.value.rule == rule


@pytest.mark.parametrize("seats", [0, 5, -1, 1.0, True, "2", None])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(fathom.BadSeats):
        fathom.new("arkham", seats=seats)


# ---- records


def signed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A record with something else in it, whole again."""
    body = {key: value for key, value in {**record, **changes}.items() if key != "checksum"}
    return body | {"checksum": fingerprint(body)}


def test_the_record_of_a_campaign_from_another_version_goes_on_from_its_last_snapshot_and_says_so() -> None:
    """It has other content by then; what was changed by hand alone is refused, and so is a form nobody can read."""
    table = fathom.new("arkham", seats=1, seed=3, options={"scenario": "campaign"})
    table.choose([], 0)
    record = json.loads(json.dumps(table.record()))
    assert fathom.replay(record) == table
    again = fathom.replay(signed(record, version="99", content="other"))
    assert again.fingerprint() == table.fingerprint()
    (notice,) = again.notices
    assert all("99" in notice.render(lang) for lang in ("en", "pl", "de"))
    for wrong in (record | {"version": "99"}, signed(record, format=99)):
        with pytest.raises(fathom.BadRecord):
            fathom.replay(wrong)


# ---- answers


def refuses(play: Play, answer: Any, rule: str, seat: int | None = None) -> None:
    """The answer is illegal, nothing changes, and both the refusal and the question tell the clause."""
    before = play.t.fingerprint()
    with pytest.raises(fathom.IllegalAnswer) as error:
        play.t.choose(answer, play.asked if seat is None else seat)
    assert play.t.fingerprint() == before and error.value.rule == rule
    told = play.t.decision.refused()  # type: ignore[union-attr]
    assert rule in [found for _, found in told], told
    assert all(text.render(lang) for text, _ in told for lang in ("en", "pl", "de"))


@pytest.mark.rule("A-dealing.2", "A-dealing.3")
def test_more_damage_than_an_asset_can_bear() -> None:
    seat = {"at": "hallway", "play": [{"card": "beat-cop", "damage": 1}, "leather-coat"]}
    priest = {"card": "ghoul-priest", "at": "hallway", "engaged": 0}
    play = at(seat, locations=HALL, enemies=[priest], phase="enemy").until("ask-assign")
    refuses(play, {"damage/beat-cop#1": 2, "horror/roland-banks": 2}, "A-dealing.3")
    refuses(play, {"damage/roland-banks": 2, "horror/leather-coat#2": 2}, "A-dealing.2")


@pytest.mark.rule("A-limits.6", "A-slots.4")
def test_a_refused_answer_names_its_clause() -> None:
    play = at({"at": "hallway", "hand": ["perception", "perception", "knife"], "play": ["machete", "flashlight"]},
              locations=HALL)  # fmt: skip
    wrong = {"fight.nobody": "A-fw.2.2.1"}
    for answer, rule in wrong.items():
        with pytest.raises(fathom.IllegalAnswer) as error:
            play.t.choose(answer, 0)
        assert error.value.rule == rule
    play.does("play.knife")
    with pytest.raises(fathom.IllegalAnswer) as error:
        play.t.choose(["machete#1", "flashlight#2"], 0)
    assert error.value.rule == "A-slots.4"
    play.does(["machete"]).does("investigate")
    with pytest.raises(fathom.IllegalAnswer) as error:
        play.t.choose(["perception", "perception@2"], 0)
    assert error.value.rule == "A-limits.6"


@pytest.mark.rule("A-unique.1", "A-costs.9", "A-evade-action.5", "A-init-pre.2")
def test_the_list_of_actions_says_what_cannot_be_done_and_why() -> None:
    skids = {"investigator": "skids-otoole", "at": "hallway", "hand": ["leo-de-luca", "sneak-attack"], "resources": 9,
             "play": ["leo-de-luca"], "threat": ["frozen-in-fear"], "actions": 1}  # fmt: skip
    other = {"investigator": "agnes-baker", "at": "hallway"}
    play = at(skids, other, locations=HALL, enemies=[{"card": "ghoul-minion", "engaged": 1}])
    refuses(play, "play.leo-de-luca", "A-unique.1")
    refuses(play, "play.sneak-attack", "A-costs.9")
    refuses(play, "evade.ghoul-minion#3", "A-evade-action.5")
    refuses(play, "move.attic", "A-init-pre.2")


@pytest.mark.rule("A-st.2.2")
def test_nobody_commits_to_a_test_elsewhere() -> None:
    far = {"investigator": "agnes-baker", "at": "attic", "hand": ["unexpected-courage"]}
    play = at({"at": "hallway", "hand": ["guts", "flashlight"]}, far, locations=HALL, active=0)
    play.does("investigate").until("ask-commit")
    assert play.asked == 0
    refuses(play, ["unexpected-courage"], "A-st.2.2", seat=1)
    refuses(play, ["guts"], "A-st.2.3")


@pytest.mark.rule("A-peril.2")
def test_nobody_else_commits_under_peril(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card(FACE["rotting-remains"]), "keywords", frozenset({"peril"}))
    near = {"investigator": "agnes-baker", "at": "hallway", "hand": ["unexpected-courage"]}
    mine = {"at": "hallway", "hand": ["guts"]}
    play = at(mine, near, locations=HALL, encounter=["rotting-remains"], phase="mythos").until("ask-commit")
    assert play.asked == 0
    refuses(play, ["unexpected-courage"], "A-peril.2", seat=1)


@pytest.mark.rule("A-fast.2")
def test_a_fast_card_at_the_wrong_moment() -> None:
    play = at({"at": "hallway", "hand": ["dodge"], "resources": 5}, locations=HALL)
    refuses(play, "free.dodge.0", "A-fast.2")
    refuses(play, "play.dodge", "A-fast.2")


@pytest.mark.rule("A-aloof.3")
def test_an_aloof_enemy_is_not_attacked_before_it_is_engaged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Engaging it is an action like any other; until then it cannot be attacked, and not be evaded."""
    monkeypatch.setattr(card(FACE["ghoul-minion"]), "keywords", frozenset({"aloof"}))  # no core enemy is aloof
    enemy = {"card": "ghoul-minion", "at": "hallway"}
    play = at({"at": "hallway"}, locations=HALL, enemies=[enemy])
    (id,) = [key.partition(".")[2] for key in play.t.asked[0].keys if key.startswith("engage.")]
    refuses(play, f"fight.{id}", "A-aloof.3")
    refuses(play, f"evade.{id}", "A-aloof.3")
    play.does(f"engage.{id}")
    assert play.offers(f"fight.{id}") and play.offers(f"evade.{id}")


@pytest.mark.rule("A-fight-action.6", "A-engage-action.1", "A-engage-action.3", "A-massive.3", "A-move.2", "A-action.1")
@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("fight.icy-ghoul#1", "A-fight-action.6"), ("engage.icy-ghoul#1", "A-engage-action.1"),
        ("evade.icy-ghoul#1", "A-evade-action.5"), ("engage.ghoul-minion#2", "A-engage-action.3"),
        ("engage.umordhoth#3", "A-massive.3"), ("move.parlor", "A-cannot.1"), ("move.hallway", "A-move.2"),
        ("play.guts", "A-skill-cards.1"), ("free.dodge.0", "A-fast.2"), ("play.beat-cop", "A-costs.2"),
        ("play.knife", "A-fw.2.2.1"), ("fight.nobody", "A-fw.2.2.1"), ("", "A-fw.2.2.1"), ("move.", "A-fw.2.2.1"),
        (None, "A-fw.2.2.1"), (["move.attic"], "A-fw.2.2.1"), ({"move": 1}, "A-fw.2.2.1"), (7, "A-fw.2.2.1"),
    ],
)  # fmt: skip
def test_an_action_that_cannot_be_is_refused_by_its_clause(answer: Any, rule: str) -> None:
    """Of anything that is no action at all the list of actions itself says what can be done."""
    seat = {"at": "hallway", "hand": ["guts", "dodge", "beat-cop"], "resources": 2}
    enemies = [{"card": "icy-ghoul", "at": "cellar"}, {"card": "ghoul-minion", "engaged": 0}, {"card": "umordhoth"}]
    places = [*HALL, {"card": "parlor", "revealed": False}]
    play = at(seat, locations=places, enemies=enemies)
    before = play.t.fingerprint()
    with pytest.raises(fathom.IllegalAnswer) as error:
        play.t.choose(answer, 0)
    assert error.value.rule == rule and play.t.fingerprint() == before


@pytest.mark.rule("A-action.1")
def test_without_an_action_left_nothing_is_done_that_costs_one() -> None:
    play = at({"investigator": "skids-otoole", "at": "hallway", "actions": 0}, locations=HALL)
    assert play.offers("free.skids-otoole.0")
    for answer in ("resource", "move.attic", "investigate"):
        refuses(play, answer, "A-action.1")


@pytest.mark.rule("A-campaign.5")
def test_a_card_of_another_class_is_not_bought() -> None:
    priest = {"card": "ghoul-priest", "at": "hallway", "engaged": 0, "damage": 4}
    play = at({"at": "hallway"}, locations=HALL, enemies=[priest], act="what-have-you-done", tokens=["0"],
              options={"scenario": "campaign"})  # fmt: skip
    play.does("fight.ghoul-priest").until("choose-effect").does("r2").until("ask-purchase")
    for answer in ("buy.switchblade", "buy.wendys-amulet", "buy.ghoul-priest"):
        with pytest.raises(fathom.IllegalAnswer) as error:
            play.t.choose(answer, 0)
        assert error.value.rule == "A-campaign.5"


@pytest.mark.rule("A-campaign.4")
def test_more_experience_than_one_has_is_not_spent() -> None:
    priest = {"card": "ghoul-priest", "at": "hallway", "engaged": 0, "damage": 4}
    play = at({"at": "hallway"}, locations=HALL, enemies=[priest], act="what-have-you-done", tokens=["0"],
              options={"scenario": "campaign"})  # fmt: skip
    play.does("fight.ghoul-priest").until("choose-effect").does("r2").until("ask-purchase")
    play.does("buy.bulletproof-vest", "knife")
    left, mine = play.s.experience[0], play.s.lists[0]
    assert left == 2 and play.offers("buy.extra-ammunition"), "and the Shotgun costs 4"
    refuses(play, "buy.shotgun", "A-campaign.4")
    refuses(play, "buy.lightning-gun", "A-campaign.4")
    assert (play.s.experience[0], play.s.lists[0]) == (left, mine)


# ---- survivors of another campaign


VETERAN = {**deck(("knife", "bulletproof-vest")), "experience": 2, "physical": 1, "mental": 0}


@pytest.mark.rule("A-campaign.12")
def test_a_survivor_brings_deck_experience_and_trauma_to_a_new_campaign() -> None:
    table = fathom.new("arkham", seats=1, seed=5, options={"scenario": "campaign", "decks": [VETERAN]})
    s = table.state
    assert (s.experience, s.physical, s.mental) == ([2], [1], [0]) and s.damage[s.investigators[0]] == 1
    mine = [card(piece) for piece in s.lists[0]]
    assert FACE["bulletproof-vest"] in s.lists[0] and sum(one.is_basic for one in mine) == 1


@pytest.mark.parametrize(
    ("scenario", "change", "rule"),
    [
        ("campaign", {"physical": 9}, "A-campaign.15"), ("campaign", {"mental": 5}, "A-campaign.17"),
        ("campaign", {"experience": -1}, "A-campaign.12"), ("the-gathering", {}, "A-standalone.1"),
    ],
)  # fmt: skip
@pytest.mark.rule("A-campaign.15", "A-campaign.17")
def test_whoever_did_not_survive_or_has_no_campaign_brings_nothing(
    scenario: str, change: dict[str, int], rule: str
) -> None:
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("arkham", seats=1, options={"scenario": scenario, "decks": [{**VETERAN, **change}]})
    assert error.value.rule == rule
    assert all(error.value.text.render(lang) for lang in ("en", "pl", "de"))


@pytest.mark.rule("A-setup.1")
def test_whoever_is_taken_twice_is_called_by_name() -> None:
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("arkham", seats=2, options={"decks": [{"investigator": "skids-otoole"}] * 2})
    assert error.value.rule == "A-setup.1"
    assert "Skids" in error.value.text.render("en") and "Ślizg" in error.value.text.render("pl")
