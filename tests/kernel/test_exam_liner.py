"""The exam, part two: eighteen windows of a game with traitors, each played on a real table."""

from __future__ import annotations

from exam.liner import liner
from exam.liner.crisis import DrawMythos, Turn
from exam.liner.dice import RollDie
from exam.liner.harbour import Activation, Advanced, Defeat, ImprovementChanged, LoreAction, PassengerDefeat
from exam.liner.play import Let, all_pass, answer, open_to, rest, storm, use
from exam.paper import trace

# ---- 1 to 3: turns


def test_row_01_an_improvement_is_swapped_before_anything_else_in_the_turn() -> None:
    t = liner(Turn(seat=1), improvements=[("memento", "binoculars"), ("binoculars", "memento"), ()])
    assert open_to(t) == ("window-window", [1]), "only the player whose turn it is"
    use(t, 1, "memento.0")
    answer(t, "memento")
    rest(t)
    assert trace(t) == ["active memento", "cards for 1", "1 acts", "1 discards"]


def test_row_02_gaining_or_losing_one_lets_its_owner_choose_the_active_one() -> None:
    t = liner(Let(event=ImprovementChanged(seat=2, gained="memento")), improvements=[(), (), ("binoculars",)])
    assert open_to(t) == ("active-improvement", [2])
    answer(t, "memento")
    assert t.state.improvements[2] == ("memento", "binoculars")
    t = liner(Let(event=ImprovementChanged(seat=2, lost="memento")), improvements=[(), (), ("memento", "binoculars")])
    assert t.state.improvements[2] == ("binoculars",), "nothing to choose"


def test_row_03_a_card_at_the_start_of_the_action_step_may_end_it() -> None:
    t = liner(Turn(seat=1), traitor=[0, 1, 0], hands=[("treachery_4#1",), ("treachery_4#2",), ()])
    assert open_to(t) == ("window-window", [1])
    use(t, 1, "treachery_4#2.0")
    assert trace(t) == ["cards for 1", "1 uses treachery_4#2", "food 4", "1 discards"]


def test_row_03_no_question_for_a_loyal_player_and_no_tell_for_a_traitor() -> None:
    t = liner(Turn(seat=0), traitor=[0, 1, 0], hands=[("treachery_4#1",), ("will_1#1",), ()])
    assert t.decisions == []
    t = liner(Turn(seat=1), traitor=[0, 1, 0], hands=[(), ("will_1#1",), ()])
    assert open_to(t) == ("window-window", [1]), "asked without a card to use"


# ---- 4 and 5: mythos cards


def test_row_04_a_draw_is_replaced_and_a_shown_card_may_be_redrawn() -> None:
    t = liner(
        Let(event=DrawMythos(seat=0)),
        mythos=("storm", "calm", "calm"),
        faceup=[("analytics",), ("fortune",), ()],
    )
    assert open_to(t) == ("which-mythos", [0])
    answer(t, "calm")
    assert open_to(t) == ("window-would", [1]), "after the card is shown, before anything on it"
    use(t, 1, "fortune.0")
    assert trace(t) == ["1 uses fortune", "food 4"], "the replaced draw is not replaced a second time"
    assert t.state.mythos == ("storm",), "the card not chosen went to the bottom"


def test_row_04_in_the_brig_one_card_is_drawn_as_usual() -> None:
    t = liner(Let(event=DrawMythos(seat=0)), mythos=("calm",), faceup=[("analytics",), (), ()], brig=[1, 0, 0])
    assert trace(t) == ["food 4"]


def test_row_05_the_chooser_does_something_else_altogether() -> None:
    t = liner(Let(event=DrawMythos(seat=2)), mythos=("storm",), faceup=[(), (), ("leader",)])
    assert open_to(t) == ("window-would", [2])
    use(t, 2, "leader.0")
    answer(t, t.decisions[0].keys[1])
    assert trace(t) == ["2 uses leader", "fuel 4"]
    t = liner(Let(event=DrawMythos(seat=1)), mythos=("storm",), faceup=[(), (), ("leader",)])
    assert open_to(t) == ("crisis", [1]), "only when she is the chooser herself"


# ---- 6 to 9: the skill test


def test_row_06_the_terms_of_a_test_change_before_any_card_is_added() -> None:
    t = storm(hands=[("influence_3#1",), ("observation_5#1", "lore_5#1", "lore_2#1"), ()])
    assert open_to(t) == ("window-would", [0, 1]), "everybody with cards, whatever they are"
    use(t, 0, "influence_3#1.0")
    use(t, 1, "observation_5#1.0")
    use(t, 1, "lore_5#1.0")
    rest(t)
    answer(t, ["lore_2#1"])
    rest(t)
    assert trace(t) == [
        "0 uses influence_3#1",
        "1 uses observation_5#1",
        "1 uses lore_5#1",
        "1 adds 1: lore_2#1",
        "2 adds 0: ",
        "0 adds 0: ",
        "pool of 1",
        "total 2",
        "sanity 4",
    ], "open cards, no chaos cards, and lore supports"


def test_row_06_an_outcome_may_be_chosen_instead_of_a_test() -> None:
    t = storm(faceup=[(), (), ("sacrifice", "companion")])
    use(t, 2, "sacrifice.0")
    answer(t, "pass")
    assert open_to(t) == ("window-would", [2]), "the defeat that follows can be prevented"
    use(t, 2, "companion.0")
    assert trace(t) == ["2 uses sacrifice", "the storm passes", "2 uses companion"]
    assert t.state.chaos == ("will_2#8", "lore_1#8"), "no test was made"


def test_row_07_after_the_chaos_cards_the_engine_adds_one() -> None:
    t = storm(faceup=[(), ("family-ties",), ()], treachery=("treachery_1#1",))
    rest(t)
    assert trace(t)[0] == "family-ties adds a card"
    assert "pool of 3" in trace(t)
    t = storm(faceup=[(), ("family-ties",), ()], hands=[("observation_5#1",), (), ()], treachery=("treachery_1#1",))
    use(t, 0, "observation_5#1.0")
    rest(t)
    assert "pool of 0" in trace(t)
    assert "family-ties adds a card" not in trace(t), "no chaos cards, no extra card"


def test_row_08_a_card_follows_the_contribution_of_one_player() -> None:
    t = storm(faceup=[(), ("memory",), ()], hands=[(), ("will_1#1",), ("will_1#2",)], treachery=("treachery_1#1",))
    rest(t)
    answer(t, ["will_1#1"])
    rest(t)
    answer(t, [])
    assert trace(t)[:4] == ["1 adds 1", "memory adds a card", "2 adds 0", "0 adds 0"]


def test_row_09_the_total_changes_until_all_pass() -> None:
    t = storm(
        faceup=[("experienced", "lucky-ring"), ("well-equipped", "pistol"), ()],
        hands=[("will_1#1",), (), ("will_3#1", "will_3#2")],
    )
    all_pass(t)
    answer(t, [], [])
    assert open_to(t) == ("window-window", [0, 1, 2])
    use(t, 2, "will_3#1.0")
    answer(t, t.decisions[0].keys[1])  # two less
    use(t, 0, "experienced.0")
    answer(t, "will_1#1")
    assert "experienced.0" not in t.decisions[0].keys, "once per test"
    use(t, 0, "lucky-ring.0")
    use(t, 1, "well-equipped.0")
    assert open_to(t) == ("adjust", [1])
    answer(t, 1)
    use(t, 2, "will_3#2.0")
    answer(t, t.decisions[0].keys[0])
    assert open_to(t)[0] == "window-window", "open to all again after every use"
    rest(t)
    assert trace(t)[-3:] == ["total 5", "chaos grows", "the storm passes"], "2 - 1 + 1 - 2 + 2 + 1 + 2"


# ---- 10 to 12: dice


def test_row_10_before_a_roll_everybody_may_change_its_result() -> None:
    t = liner(
        RollDie(seat=0),
        faceup=[("almanac",), (), ()],
        hands=[("observation_2#1",), ("observation_3#1",), ()],
        dice=(3,),
    )
    assert open_to(t) == ("window-before", [0, 1])
    use(t, 1, "observation_3#1.0")
    answer(t, t.decisions[0].keys[0])
    use(t, 0, "almanac.0")
    answer(t, "observation_2#1")
    rest(t)
    assert trace(t)[-2:] == ["rolled 3", "result 7"]


def test_row_11_a_die_that_is_set_is_no_roll_but_keeps_its_modifiers() -> None:
    t = liner(
        RollDie(seat=0, attack=True),
        faceup=[(), ("perfect-number",), ("fortunate-son",)],
        hands=[("observation_3#1",), (), ("will_1#1",)],
    )
    use(t, 0, "observation_3#1.0")
    answer(t, t.decisions[0].keys[1])
    all_pass(t)
    assert open_to(t) == ("window-would", [1]), "decided after the window before the roll"
    use(t, 1, "perfect-number.0")
    answer(t, 8)
    assert trace(t)[-2:] == ["set to 8", "result 6"], "minus two, and nobody may throw it again"


def test_row_12_a_reroll_goes_back_to_the_window_before_the_roll() -> None:
    t = liner(
        RollDie(seat=0, attack=True),
        faceup=[("pistol", "almanac"), (), ("fortunate-son",)],
        hands=[("observation_1#1", "observation_1#2"), (), ("will_1#1", "strength_1#1")],
        dice=(1, 2, 3, 4),
    )
    use(t, 0, "almanac.0")
    answer(t, "observation_1#1")
    all_pass(t)
    assert open_to(t) == ("window-after", [0, 2])
    use(t, 0, "pistol.0")
    assert open_to(t)[0] == "window-before"
    assert t.decisions[0].keys == ("pass",), "once per roll, however often it is thrown"
    all_pass(t)
    use(t, 2, "strength_1#1.0")
    all_pass(t)
    assert "pistol.0" not in t.decisions[0].keys
    use(t, 2, "fortunate-son.0")
    answer(t, "will_1#1")
    assert open_to(t)[0] == "window-before"
    rest(t)
    assert trace(t)[-2:] == ["rolled 4", "result 5"], "the modifier held through every throw"


# ---- 13 and 14: defeats


def test_row_13_one_prevention_settles_a_defeat_and_the_ward_comes_last() -> None:
    faceup = [("flesh-ward", "companion"), ("healing-words",), ("intervention",)]
    hands = [("strength_5#1",), ("lore_1#1",), ("will_1#1",)]
    t = liner(Let(event=Defeat(seat=0)), faceup=list(faceup), hands=list(hands))
    assert open_to(t) == ("window-would", [0, 1, 2])
    t.choose("companion.0", 0)
    t.choose("healing-words.0", 1)
    t.choose("pass", 2)
    assert trace(t) == ["0 uses companion"], "the first in order settles it, the other is not spent"
    assert t.state.hands[1] == ("lore_1#1",)
    t = liner(Let(event=Defeat(seat=0)), faceup=list(faceup), hands=list(hands), dice=(6,))
    all_pass(t)
    assert trace(t)[0] == "the ward holds", "forced, but only now that nothing else was used"
    rest(t)
    assert t.state.out == [0, 0, 0]


def test_row_13_without_any_prevention_it_happens() -> None:
    t = liner(Let(event=Defeat(seat=1)), faceup=[("flesh-ward",), (), ()])
    assert trace(t) == ["1 is defeated"]


def test_row_14_a_passenger_is_rescued_instead() -> None:
    t = liner(Let(event=PassengerDefeat()), faceup=[("pharmacy",), ("intervention",), ("peacemaker",)])
    assert open_to(t) == ("window-would", [0, 1])
    use(t, 0, "pharmacy.0")
    answer(t, t.decisions[0].keys[0])
    assert trace(t) == ["a passenger is rescued", "food 4"]
    assert t.state.supply == 3


# ---- 15 to 18


def test_row_15_after_the_boiler_room_moved_the_ship_one_player_may_push_on() -> None:
    t = liner(Let(event=Advanced(seat=0)), faceup=[(), ("jury-rigger",), ()])
    assert open_to(t) == ("window-after", [1])
    use(t, 1, "jury-rigger.0")
    assert trace(t) == ["travel 1", "the ship is damaged", "travel 2"], "the extra space is no room action"


def test_row_16_a_lore_action_is_resolved_twice() -> None:
    t = liner(Let(event=LoreAction(seat=1, effect="liner/crisis/calm/choice")), faceup=[(), ("amulet",), ("amulet",)])
    assert open_to(t) == ("window-would", [1])
    use(t, 1, "amulet.0")
    rest(t)
    assert trace(t) == ["food 4", "food 3"]


def test_row_17_a_kept_card_answers_every_defeated_passenger() -> None:
    t = liner(Let(event=PassengerDefeat()), faceup=[(), (), ("peacemaker",)])
    assert trace(t) == ["a passenger is defeated", "sanity 4"]


def test_row_18_a_kept_card_is_offered_when_figures_are_about_to_act_or_to_come_in() -> None:
    t = liner(Let(event=Activation(seat=0)), faceup=[(), ("barricade",), ()], deep_ones=2)
    assert open_to(t) == ("window-would", [1])
    all_pass(t)
    assert open_to(t) == ("window-would", [1]), "and again when they would move into a room"
    use(t, 1, "barricade.1")
    assert t.state.inside == 0
