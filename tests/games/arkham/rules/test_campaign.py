"""The campaign: setup, experience, purchases, trauma, replacements."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import fathom
from arkham_play import Play, at
from fathom.bots import make
from fathom.games.arkham.cards.printed import FACE
from fathom.games.arkham.pieces import card, slug_of
from fathom.games.arkham.rules.chaos import BAGS
from fathom.games.arkham.rules.deckbuilding import INVESTIGATORS, check_deck, price, starter_deck

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 0}, {"card": "cellar", "clues": 2}]
CAMPAIGN = {"scenario": "campaign"}


def after_the_gathering(ending: str = "r2", **seat: Any) -> Play:
    """The priest falls, and the scenario is over."""
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 4}
    play = at({"at": "hallway", **seat}, options=CAMPAIGN, locations=HALL, enemies=[priest], act="what-have-you-done",
              tokens=["0"])  # fmt: skip
    return play.does("fight.ghoul-priest").until("choose-effect").does(ending)


# ---- setting up


@pytest.mark.rule("A-setup.1", "A-setup.4", "A-setup.6", "A-setup.7", "A-setup.10", "A-setup.11", "A-setup.12")
def test_a_scenario_is_set_up() -> None:
    table = fathom.new("arkham", seats=2, seed=5)
    while table.asked[0].why != "ask-mulligan":
        table.choose(table.asked[0].keys[0])
    while table.asked[0].why == "ask-mulligan":
        table.choose([])
    s = table.state
    assert [slug_of(piece) for piece in s.investigators] == ["roland-banks", "agnes-baker"]
    assert s.resources == [5, 5] and len(s.bag) == 16 and len(s.encounter_deck) == 26
    assert slug_of(s.agenda) == "whats-going-on" and slug_of(s.act) == "trapped"
    assert [slug_of(place) for place in s.places] == ["study", "study"] and s.clues[FACE["study"]] == 4


@pytest.mark.rule("A-setup.8", "A-setup.8.1", "A-mulligan.1", "A-weakness.9")
def test_the_opening_hand_has_no_weakness_and_may_be_changed_once() -> None:
    for seed in range(6):
        table = fathom.new("arkham", seats=1, seed=seed)
        assert table.asked[0].why == "ask-mulligan"
        before = table.state.hands[0]
        table.choose(list(table.asked[0].keys)[:2])
        hand, deck = table.state.hands[0], table.state.decks[0]
        assert len(hand) == 5 == len(before) and not any(card(piece).is_weakness for piece in hand)
        assert len(deck) == 28 and sum(card(piece).is_weakness for piece in deck) == 2


@pytest.mark.rule("A-setup.3", "A-player-order.1")
def test_the_lead_is_chosen() -> None:
    table = fathom.new("arkham", seats=2, seed=1)
    assert table.asked[0].why == "ask-lead"
    table.choose("player-1")
    assert table.state.lead == 1 and table.asked[0].seat == 1, "player order begins with the lead"


@pytest.mark.rule("A-difficulty-level.1", "A-difficulty-level.2")
@pytest.mark.parametrize(("level", "size"), [("easy", 16), ("standard", 16), ("hard", 17), ("expert", 18)])
def test_each_difficulty_has_its_tokens(level: str, size: int) -> None:
    table = fathom.new("arkham", seats=1, seed=1, options={"difficulty": level})
    table.choose([])
    assert len(table.state.bag) == size == len(BAGS[level])
    with pytest.raises(fathom.BadOption):
        fathom.new("arkham", seats=1, options={"difficulty": "nightmare"})


@pytest.mark.rule("A-difficulty-level.3", "A-st.4.1")
@pytest.mark.parametrize(("level", "horror"), [("standard", 1), ("hard", 2)])
def test_the_hard_side_of_the_scenario_card_is_harder(level: str, horror: int) -> None:
    play = at({"at": "cellar"}, options={"difficulty": level}, locations=HALL, tokens=["cultist", "-4"])
    play.does("investigate").until()
    assert play.horror() == horror


# ---- between the scenarios


@pytest.mark.rule(
    "A-campaign.1", "A-campaign.2", "A-campaign.3", "A-campaign.23", "A-winning.4", "A-victory.4", "A-game.1"
)
def test_experience_is_earned_and_the_next_scenario_follows() -> None:
    play = after_the_gathering()
    assert "house-standing" in play.s.notes
    assert play.s.experience[0] == 2 + 1 + 2 + 1, "the priest, the attic, everybody's 2 and the lead's 1"
    assert play.asks == "ask-purchase"
    play.does("done")
    assert play.s.scenario == "the-midnight-masks" and play.s.chapter == 1


@pytest.mark.rule("A-campaign.4", "A-campaign.6", "A-campaign.8", "A-campaign.10", "A-campaign.12")
def test_a_bought_card_costs_its_level_and_another_makes_room() -> None:
    play = after_the_gathering()
    size = len(play.s.lists[0])
    play.does("buy.bulletproof-vest")
    assert play.asks == "ask-remove"
    play.does("knife")
    deck = [slug_of(piece) for piece in play.s.lists[0]]
    assert play.s.experience[0] == 3 and len(deck) == size
    assert deck.count("knife") == 1 and "bulletproof-vest" in deck


@pytest.mark.rule("A-campaign.6", "A-permanent.1")
def test_a_bought_permanent_card_needs_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card(FACE["bulletproof-vest"]), "keywords", frozenset({"permanent"}))
    play = after_the_gathering()
    size = len(play.s.lists[0])
    play.does("buy.bulletproof-vest")
    assert play.asks == "ask-purchase" and play.s.experience[0] == 3
    assert len(play.s.lists[0]) == size + 1 and FACE["bulletproof-vest"] in play.s.lists[0]


@pytest.mark.rule("A-campaign.9")
def test_an_upgrade_costs_the_difference_and_replaces_its_lower_version() -> None:
    play = after_the_gathering()
    assert play.t.decision is not None
    rules = {option.key: option.rule for option in play.t.decision.options}
    assert (rules["upgrade.beat-cop-2"], rules["buy.beat-cop-2"]) == ("A-campaign.9", "A-campaign.4")
    play.does("upgrade.beat-cop-2")
    deck = [slug_of(piece) for piece in play.s.lists[0]]
    assert "beat-cop-2" in deck and "beat-cop" not in deck and play.s.experience[0] == 4
    assert price(FACE["magnifying-glass-1"], FACE["magnifying-glass"]) == 1


@pytest.mark.rule("A-campaign.5", "A-campaign.7", "A-campaign.11")
def test_only_allowed_cards_can_be_bought_and_weaknesses_stay() -> None:
    play = after_the_gathering()
    bought = [key.partition(".")[2] for key in play.t.asked[0].keys if key != "done"]
    assert "shotgun" in bought and "hot-streak" not in bought and "grotesque-statue" not in bought
    assert "cryptic-research" not in bought, "only up to level 2 of the second class"
    play.does(
        "buy.machete" if play.offers("buy.machete") else "buy.knife" if play.offers("buy.knife") else "buy.shotgun"
    )
    assert not any(card(FACE[slug]).is_weakness or card(FACE[slug]).only_for for slug in play.keys)


@pytest.mark.rule(
    "A-campaign.15", "A-campaign.17", "A-campaign.19", "A-campaign.20", "A-campaign.26", "A-killed-insane.1"
)
def test_whoever_is_driven_insane_is_replaced() -> None:
    play = after_the_gathering("r1", mental=4, physical=1)
    assert [slug_of(piece) for piece in play.s.lost] == ["roland-banks"]
    assert play.asks == "ask-new-investigator" and "roland-banks" not in play.keys
    play.does("wendy-adams")
    assert play.s.experience == [0] and play.s.mental == [0] and play.s.physical == [0]
    assert slug_of(play.s.investigators[0]) == "wendy-adams"


@pytest.mark.rule("A-asset.3", "A-campaign.2")
def test_lita_joins_the_deck_of_the_lead_without_counting() -> None:
    play = after_the_gathering("r1")
    assert FACE["lita-chantler"] in play.s.lists[0] and len(play.s.lists[0]) == len(starter_deck("roland-banks")) + 1
    assert play.s.mental[0] == 1


@pytest.mark.rule("A-setup.2")
def test_trauma_lies_on_the_investigator_from_the_start() -> None:
    play = after_the_gathering("r1")
    play.does("done").until("ask-mulligan", "ask-action")
    assert play.horror() == 1


@pytest.mark.rule("A-campaign.24", "A-campaign.25")
def test_a_player_may_leave_and_come_back() -> None:
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 9}
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    play = at(*seats, options=CAMPAIGN, locations=HALL, enemies=[priest], act="what-have-you-done", tokens=["0"])
    play.does("fight.ghoul-priest").until("choose-effect").does("r2")
    assert play.asks == "ask-stay" and play.asked == 0
    play.does("leave")
    earned = play.s.experience[0]
    while play.asks == "ask-purchase":
        play.does("done")
    assert play.s.status[0] == "absent" and play.s.started == 1 and earned == play.s.experience[0]


def with_room_for(later: int, *seats: dict[str, Any]) -> Play:
    """After The Gathering, with seats that were empty all the time."""
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 4 + 5 * len(seats)}
    play = at({"at": "hallway"}, *seats, *({} for _ in range(later)), options={**CAMPAIGN, "later": later},
              locations=HALL, enemies=[priest], act="what-have-you-done", tokens=["0"])  # fmt: skip
    return play.does("fight.ghoul-priest").until("choose-effect").does("r2")


@pytest.mark.rule("A-campaign.24", "A-campaign.26")
def test_somebody_new_joins_with_an_investigator_nobody_has_played() -> None:
    play = with_room_for(1)
    assert play.s.status == ["", "absent"] and play.s.investigators[1] < 0 and play.s.started == 1
    assert (play.asks, play.asked) == ("ask-comes", 0), "whoever plays says who comes"
    play.does("join")
    assert (play.asks, play.asked) == ("ask-joins-as", 1)
    assert "roland-banks" not in play.t.asked[0].keys and len(play.t.asked[0].keys) == len(INVESTIGATORS) - 1
    play.does("wendy-adams", "done")
    s = play.s
    assert (s.experience[1], s.physical[1], s.mental[1]) == (0, 0, 0) and s.experience[0] > 0
    assert {*starter_deck("wendy-adams")} <= {*s.lists[1]} and len(s.lists[1]) == len(starter_deck("wendy-adams")) + 1
    while play.asks == "ask-purchase":
        play.does("done")
    assert play.s.started == 2 and play.s.status == ["", ""] and play.s.scenario == "the-midnight-masks"


@pytest.mark.rule("A-campaign.19", "A-deckbuilding.3", "A-deckbuilding.5", "A-deckbuilding.7")
def test_whoever_is_new_puts_a_deck_together_for_nothing() -> None:
    """Cards of level 0 and of the own classes take the place of others, at most two of a title; then the weakness."""
    play = with_room_for(1).does("join", "wendy-adams")
    assert (play.asks, play.asked) == ("ask-purchase", 1)
    assert play.offers("take.lucky") and play.offers("take.guts") and not play.offers("take.knife"), "two are in it"
    assert not play.offers("take.lucky-2") and not play.offers("take.machete") and not play.offers("buy.guts")
    play.does("take.lucky", "flashlight", "take.guts", "flashlight").does("take.flashlight", "leather-coat")
    assert not play.offers("take.lucky") and play.offers("take.leather-coat") and play.s.experience[1] == 0
    assert not any(card(piece).is_basic for piece in play.s.lists[1])
    play.does("done")
    cards = [slug_of(piece) for piece in play.s.lists[1]]
    assert (cards.count("lucky"), cards.count("guts"), cards.count("flashlight"), "leather-coat" in cards) == (
        2,
        1,
        1,
        False,
    )
    assert len(cards) == 33 and sum(card(piece).is_basic for piece in play.s.lists[1]) == 1
    check_deck("wendy-adams", list(play.s.lists[1]), standalone=False)


def test_a_greedy_bot_takes_the_starter_deck() -> None:
    play = with_room_for(1).does("join", "wendy-adams")
    assert make("greedy").answer(play.t, 1, random.Random(1)) == "done"


@pytest.mark.rule("A-campaign.19", "A-collection.1")
def test_the_cards_of_the_lost_are_back_in_the_box() -> None:
    """With one box a new deck needs to fit beside those of the living alone."""
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}
    house: dict[str, Any] = {"locations": ["hallway", "attic"], "act": "the-barrier", "agenda": "theyre-getting-out"}
    play = at(*seats, options={**CAMPAIGN, "boxes": 1}, **house, doom=9, phase="mythos").until("ask-new-investigator")
    assert play.keys == ("daisy-walker", "skids-otoole", "wendy-adams") and play.s.lists == [(), ()]
    play.does("daisy-walker", "done")
    assert play.asks == "ask-new-investigator" and play.keys == ("skids-otoole", "wendy-adams")


def test_a_campaign_with_an_empty_seat_is_replayed() -> None:
    table = fathom.new("arkham", seats=2, seed=3, options={**CAMPAIGN, "later": 1})
    rng = random.Random(1)
    while table.decision is not None and table.decision.prompt.id != "ask-joins-as":
        decision = table.decision
        join = "join" in decision.keys
        table.choose("join" if join else decision.sample(rng), decision.seat)
    assert table.decision is not None and table.decision.seat == 1
    assert all(table.view(seat)["table"]["investigators"][1] is None for seat in (0, 1, None))
    assert fathom.replay(json.loads(json.dumps(table.record()))).fingerprint() == table.fingerprint()


@pytest.mark.rule("A-campaign.24")
def test_an_empty_seat_may_stay_empty_and_keeps_nobody_waiting() -> None:
    play = with_room_for(1)
    play.does("stay-away")
    while play.asks == "ask-purchase":
        assert play.asked == 0
        play.does("done")
    assert play.s.started == 1 and play.s.scenario == "the-midnight-masks" and play.s.investigators[1] < 0


@pytest.mark.rule("A-campaign.25")
def test_what_somebody_who_left_had_is_kept() -> None:
    play = with_room_for(0, {"investigator": "agnes-baker", "at": "hallway"})
    play.does("stay").does("leave")
    kept = play.s.experience[1], play.s.lists[1]
    while play.asks == "ask-purchase":
        play.does("done")
    assert play.s.status[1] == "absent" and (play.s.experience[1], play.s.lists[1]) == kept


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (2, {"later": 1}, "A-campaign.24"), (2, {"scenario": "campaign", "later": 2}, "A-campaign.24"),
        (2, {"scenario": "campaign", "later": 4}, "A-campaign.24"),
        (2, {"scenario": "campaign", "later": 1, "decks": [{}, {"investigator": "wendy-adams"}]}, "A-campaign.26"),
    ],
)  # fmt: skip
@pytest.mark.rule("A-campaign.24", "A-campaign.26")
def test_seats_for_later_are_refused_where_nobody_could_join(seats: int, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("arkham", seats=seats, options=options)
    assert error.value.rule == rule and all(error.value.text.render(lang) for lang in ("en", "pl", "de"))


@pytest.mark.rule("A-killed-insane.2", "A-campaign.21", "A-winning.2")
def test_resolution_three_kills_whoever_has_not_resigned() -> None:
    seat = {"at": "hallway", "hand": []}
    play = at(
        seat, options=CAMPAIGN, locations=HALL, agenda="theyre-getting-out", act="trapped", doom=9, phase="mythos"
    )
    assert play.s.ending in ("r3", "") and [slug_of(piece) for piece in play.s.lost] == ["roland-banks"]
    assert play.asks == "ask-new-investigator"


@pytest.mark.rule("A-campaign.22")
def test_a_card_that_defeats_decides_alone_what_it_means() -> None:
    last = {"agenda": "theyre-getting-out", "act": "what-have-you-done", "doom": 9}
    play = at({"at": "hallway"}, options=CAMPAIGN, locations=HALL, phase="mythos", **last)
    assert play.s.physical == [1] and play.s.mental == [0]


# ---- whole campaigns


@pytest.mark.rule("A-campaign.23", "A-winning.4")
def test_a_whole_campaign_comes_to_its_end() -> None:
    table, rng = fathom.new("arkham", seats=2, seed=4, options=CAMPAIGN), random.Random(4)
    while (decision := table.decision) is not None:
        table.choose(decision.sample(rng), decision.seat)
    assert table.state.chapter == 2 or "campaign-lost" in table.state.notes


def test_survivors_of_a_finished_campaign_begin_a_new_one() -> None:
    """Played at random to its end: somebody left in time, with Lita in the deck, and goes on with all the rest."""
    table = fathom.new("arkham", seats=2, seed=7, options={**CAMPAIGN, "difficulty": "easy"})
    rng = random.Random(7)
    assert table.view(0)["survivors"] == []
    while table.decision is not None:
        table.choose(table.decision.sample(rng), table.decision.seat)
    (survivor,) = table.view(None)["survivors"]
    seat = [slug_of(piece) for piece in table.state.investigators].index(survivor["investigator"])
    assert sorted([*survivor["cards"], "lita-chantler"]) == sorted(slug_of(piece) for piece in table.state.lists[seat])
    state = fathom.new("arkham", seats=2, options={**CAMPAIGN, "decks": [survivor]}).state
    assert [slug_of(piece) for piece in state.lists[0]] == survivor["cards"]
    assert (state.physical[0], state.mental[0]) == (table.state.physical[seat], table.state.mental[seat])


# ---- one scenario alone


@pytest.mark.rule("A-standalone.4", "A-standalone.5", "A-standalone.6", "A-standalone.7")
@pytest.mark.parametrize(
    ("earlier", "note"), [([], "house-burned"), (["r2"], "house-standing"), (["r3"], "priest-alive")]
)
def test_a_later_scenario_alone_writes_the_log_of_those_before(earlier: list[str], note: str) -> None:
    table = fathom.new("arkham", seats=1, seed=2, options={"scenario": "the-midnight-masks", "earlier": earlier})
    assert note in table.state.notes and table.state.experience == [0]


@pytest.mark.rule("A-standalone.8")
@pytest.mark.parametrize(("ending", "note"), [("r1", "house-burned"), ("r2", "house-standing")])
def test_a_decision_of_one_scenario_alone_is_written_down(ending: str, note: str) -> None:
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 4}
    play = at({"at": "hallway"}, locations=HALL, enemies=[priest], act="what-have-you-done", tokens=["0"])
    assert note not in play.s.notes
    play.does("fight.ghoul-priest").until("choose-effect").does(ending)
    assert note in play.s.notes


@pytest.mark.rule("A-winning.1", "A-winning.5")
@pytest.mark.parametrize(("ending", "won"), [("r1", True), ("r2", True)])
def test_a_resolution_of_the_act_deck_is_won(ending: str, won: bool) -> None:
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 4}
    play = at({"at": "hallway"}, locations=HALL, enemies=[priest], act="what-have-you-done", tokens=["0"])
    play.does("fight.ghoul-priest").until("choose-effect").does(ending)
    assert play.t.outcome is not None and bool(play.t.outcome.winners) is won
