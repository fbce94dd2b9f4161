"""The greedy bot of Arkham Horror: what it does in positions in which a player would not hesitate."""

from __future__ import annotations

import random
from typing import Any

import fathom
from arkham_play import Play, at
from fathom.bots import make

HALL = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}, "parlor"]
PRIEST = {"card": "ghoul-priest", "at": "hallway", "engaged": 0}
LAST_ACT: dict[str, Any] = {"locations": HALL, "act": "what-have-you-done"}


def thinks(play: Play) -> Any:
    """The answer of the greedy bot to the open question."""
    return make("greedy").answer(play.t, play.asked, random.Random(1))


def acts(play: Play) -> str:
    return play.plain(thinks(play))


def test_agnes_plays_the_memory_that_hurts_her_every_turn() -> None:
    seat = {"investigator": "agnes-baker", "at": "hallway", "hand": ["dark-memory", "perception"], "resources": 3}
    assert acts(at(seat, locations=HALL)) == "play.dark-memory"


def test_a_better_weapon_takes_the_place_of_a_lamp() -> None:
    seat = {"at": "hallway", "play": ["flashlight", "flashlight"], "hand": ["automatic-45"], "resources": 5}
    assert acts(at(seat, locations=HALL)) == "play.automatic-45"


def test_light_is_kept_for_the_dark() -> None:
    seat = {"at": "attic", "play": ["flashlight"], "hand": []}
    assert acts(at(seat, locations=HALL, act="the-barrier")) == "investigate"
    dark = at({**seat, "at": "cellar"}, locations=HALL, act="the-barrier")
    assert acts(dark) == "use.flashlight"


def test_a_card_for_each_attack_rather_than_all_for_the_first() -> None:
    hand = ["knife", "machete", "beat-cop", "physical-training"]
    play = at({"at": "hallway", "play": ["automatic-45"], "hand": hand, "resources": 0}, enemies=[PRIEST], **LAST_ACT)
    play.answer(next(key for key in play.t.asked[0].keys if key.startswith("use.automatic-45")))
    while play.asks != "ask-commit":
        play.answer("pass")
    assert len(thinks(play)) == 1


def test_nobody_resigns_while_the_worst_enemy_is_about_to_fall() -> None:
    weak = {"at": "parlor", "horror": 4, "play": ["automatic-45"], "hand": [], "actions": 1}
    for damage, leaves in ((4, False), (0, True)):
        priest = {**PRIEST, "at": "parlor", "damage": damage}
        assert (acts(at(weak, enemies=[priest], **LAST_ACT)) == "use.parlor") is leaves


def test_who_cannot_fight_leads_the_worst_enemy_away_from_who_can() -> None:
    roland = {"at": "hallway", "play": ["machete"], "hand": [], "horror": 2}
    agnes = {"investigator": "agnes-baker", "at": "hallway", "hand": ["unexpected-courage", "survival-instinct"]}
    play = at(roland, agnes, enemies=[PRIEST], active=1, **LAST_ACT)
    assert play.asked == 1 and acts(play) == "engage.ghoul-priest"


LITA = {"card": "lita-chantler", "at": "parlor"}


def test_roland_takes_the_last_clue_though_the_next_ones_are_far() -> None:
    attic = [HALL[0], {"card": "attic", "clues": 1}, HALL[2], HALL[3]]
    rats = {"card": "swarm-of-rats", "at": "attic", "engaged": 0}
    play = at({"at": "attic", "hand": [], "clues": 1}, locations=attic, act="the-barrier", enemies=[rats], tokens=["0"])
    play.does("fight.swarm-of-rats").until("window-after")
    assert thinks(play) == "roland-banks.0"


def test_coins_help_in_a_test_once_the_cards_are_committed() -> None:
    seat = {"at": "hallway", "play": ["machete", "physical-training"], "hand": ["vicious-blow"], "resources": 6}
    play = at(seat, enemies=[PRIEST], **LAST_ACT).does("use.machete")
    assert play.asks == "window-window" and thinks(play) == "pass"
    play.answer("pass")
    assert thinks(play) == ["vicious-blow"]
    play.answer(["vicious-blow"])
    assert acts(play) == "physical-training"


def test_coins_are_not_wasted_on_what_is_nearly_sure() -> None:
    rats = {"card": "swarm-of-rats", "at": "hallway", "engaged": 0}
    seat = {"at": "hallway", "play": ["physical-training"], "hand": [], "resources": 2}
    play = at(seat, enemies=[rats], locations=HALL).does("fight.swarm-of-rats")
    while play.asks == "window-window":
        assert thinks(play) == "pass"
        play.answer("pass")


def test_who_is_free_wins_lita_over_before_the_fighter_attacks() -> None:
    roland = {"at": "hallway", "play": ["machete"], "hand": []}
    agnes = {"investigator": "agnes-baker", "at": "hallway", "hand": ["perception", "unexpected-courage"]}
    opened = {"locations": [*HALL[:3], {"card": "parlor", "revealed": True}], "act": "what-have-you-done"}
    play = at(roland, agnes, enemies=[PRIEST], loose=[LITA], active=1, **opened)
    assert acts(play) == "move.parlor"
    talking = at(roland, {**agnes, "at": "parlor"}, enemies=[PRIEST], loose=[LITA], active=1, **opened)
    assert acts(talking) == "use.lita-chantler"
    talking.does("use.lita-chantler").until("ask-commit")
    assert thinks(talking) == ["perception", "unexpected-courage"]


def test_whoever_was_evaded_and_does_not_hunt_is_left_behind() -> None:
    eater = {"card": "flesh-eater", "at": "attic", "exhausted": True}
    attic = [HALL[0], {"card": "attic", "clues": 0}, HALL[2], HALL[3]]
    play = at({"at": "attic", "hand": [], "actions": 1}, locations=attic, act="the-barrier", enemies=[eater])
    assert acts(play) == "move.hallway"


def test_nobody_walks_to_and_fro() -> None:
    """Who has come to help a friend helps."""
    eater = {"card": "flesh-eater", "at": "attic", "engaged": 1}
    roland = {"at": "hallway", "play": ["automatic-45"], "hand": []}
    agnes = {"investigator": "agnes-baker", "at": "attic", "hand": [], "horror": 6}
    spread = {"locations": HALL, "act": "the-barrier", "enemies": [eater], "active": 0}
    assert acts(at(roland, agnes, **spread)) == "move.attic"
    there = acts(at({**roland, "at": "attic"}, agnes, **spread))
    assert not there.startswith("move")


def test_charges_are_kept_for_the_worst_enemy() -> None:
    rats = {"card": "swarm-of-rats", "at": "hallway", "engaged": 0}
    agnes = {"investigator": "agnes-baker", "at": "hallway", "play": ["shrivelling"], "hand": [], "clues": 3}
    assert acts(at(agnes, enemies=[rats], locations=HALL, act="the-barrier")) == "fight.swarm-of-rats"


def test_the_last_damage_may_cost_an_ally() -> None:
    for damage, parts in ((4, True), (3, False)):
        priest = {**PRIEST, "damage": damage}
        seat = {"at": "hallway", "play": ["beat-cop"], "hand": []}
        assert (acts(at(seat, enemies=[priest], **LAST_ACT)) == "free.beat-cop") is parts


def test_agnes_turns_her_horror_against_the_worst_enemy() -> None:
    agnes = {"investigator": "agnes-baker", "at": "hallway", "play": ["forbidden-knowledge"], "hand": []}
    assert (
        acts(at(agnes, enemies=[{**PRIEST, "exhausted": True, "engaged": None}], **LAST_ACT))
        == "free.forbidden-knowledge"
    )


def test_what_finds_clues_is_kept_for_the_dark() -> None:
    for place, committed in (("attic", []), ("cellar", ["perception"])):
        play = at({"at": place, "hand": ["perception"]}, locations=HALL, act="the-barrier").does("investigate")
        assert play.asks == "ask-commit" and thinks(play) == committed


def test_what_costs_nothing_is_used_whenever_it_can_be() -> None:
    seat = {"at": "hallway", "play": ["machete", "lita-chantler"], "hand": []}
    play = at(seat, enemies=[PRIEST], tokens=["0"], **LAST_ACT).does("use.machete").until("window-after")
    assert acts(play) == "lita-chantler"


def test_allies_are_not_given_up_in_passing() -> None:
    rats = {"card": "swarm-of-rats", "at": "hallway", "engaged": 0}
    play = at({"at": "hallway", "play": ["beat-cop"], "hand": []}, enemies=[rats], locations=HALL)
    play.does("fight.swarm-of-rats")
    assert play.asks == "window-window" and any(key.startswith("beat-cop") for key in play.keys)
    assert thinks(play) == "pass"


def opening_hand(*wanted: str) -> fathom.Table:
    """Roland alone, asked which cards of an opening hand with these he sends back."""
    for seed in range(2000):
        table = fathom.new("arkham", seats=1, seed=seed, options={"decks": [{"investigator": "roland-banks"}]})
        while (decision := table.decision) and decision.prompt.id != "ask-mulligan":
            table.choose(decision.sample(random.Random(1)))
        if decision and {*wanted} <= {option.key.partition("@")[0] for option in decision.options}:
            return table
    raise AssertionError("no such hand")


def test_an_opening_hand_keeps_what_its_hint_calls_worth_keeping() -> None:
    """With a good weapon also what finds clues every round; a knife is thrown once and is none."""
    table = opening_hand("machete", "flashlight", "knife")
    back = {key.partition("@")[0] for key in make("greedy").answer(table, 0, random.Random(1))}
    assert "knife" in back and not back & {"machete", "flashlight"}
