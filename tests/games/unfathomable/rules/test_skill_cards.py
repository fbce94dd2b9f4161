"""Skill cards (U-13): six decks, hands, and abilities."""

from __future__ import annotations

import pytest

import fathom
from fathom.games.unfathomable.cards.skill import SKILL_CARDS
from unfathomable_mythos import outcome
from unfathomable_play import Play, at, crisis

COPIES = {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
ABILITIES = {
    "influence": ["coordinated-effort"] * 2 + ["nothing-to-hide"] * 2 + ["inspiring-speech"],
    "lore": ["shrivelling"] * 2 + ["lesser-banishment"] * 2 + ["forced-learning"],
    "observation": ["watch-and-learn"] * 2 + ["keen-insight"] * 2 + ["preparation"],
    "strength": ["combat-training"] * 2 + ["rampage"] * 2 + ["shrug-it-off"],
    "will": ["persistence"] * 2 + ["determination"] * 2 + ["true-grit"],
    "treachery": ["reinforcements", "call-to-action", "siren-song", "ransack", "perform-rites"],
}
WILL = 4
NO_WILL_IN_CHAOS = ["lore-1", "influence-1", "strength-1"]


def all_but(type: str, *taken: str) -> list[str]:
    """The 21 cards of a type without these."""
    cards = [f"{type}-{value}" for value, n in COPIES.items() for _ in range(n)]
    for card in taken:
        cards.remove(card)
    return cards


# ---- the cards


@pytest.mark.rule("U-13.1", "U-13.2")
def test_there_are_six_types_of_five_values_each_with_its_ability() -> None:
    found = {(card.type, card.value): card.ability for card in SKILL_CARDS.values()}
    assert found == {(type, i + 1): name for type, names in ABILITIES.items() for i, name in enumerate(names)}


@pytest.mark.rule("U-13.2a")
def test_each_type_has_a_deck_and_a_faceup_discard_pile_of_its_own() -> None:
    p = at({"hand": ["will-1"]}, discards={"lore": ["lore-2", "lore-3"]}, chaos=NO_WILL_IN_CHAOS)
    sizes = p.t.view(1)["table"]["skill_decks"]
    assert sizes == [21 - 1, 21 - 3, 21, 21 - 1, 21 - 1, 21]
    p.does("will-1")
    assert p.t.view(1)["discard_tops"] == [None, "lore-2", None, None, "will-1", None]


@pytest.mark.rule("U-13.2b")
def test_when_the_last_card_of_a_deck_is_drawn_its_discards_become_the_new_deck() -> None:
    deck = ["will-5", "will-4"]
    rest = {"discards": {"will": all_but("will", *deck)}, "chaos": NO_WILL_IN_CHAOS}
    p = at({"character": "jamie"}, step="turn", skill_decks={"will": deck}, **rest)
    assert {"will-5", "will-4"} <= set(p.hand(0))
    assert p.s.skill_discards[WILL] == ()
    assert len(p.s.skill_decks[WILL]) == 19
    deck.append("will-3")
    rest["discards"] = {"will": all_but("will", *deck)}
    p = at({"character": "jamie"}, step="turn", skill_decks={"will": deck}, **rest)
    assert len(p.s.skill_decks[WILL]) == 1
    assert len(p.s.skill_discards[WILL]) == 18


@pytest.mark.rule("U-13.2b1")
def test_with_deck_and_discards_empty_no_card_of_the_type_is_drawn() -> None:
    """Jamie draws 3 strength and 2 will."""
    p = at({"character": "jamie"}, {"hand": all_but("will")}, step="turn", chaos=NO_WILL_IN_CHAOS)
    assert [card.split("-")[0] for card in p.hand(0)] == ["strength"] * 3


@pytest.mark.rule("U-13.2b1", "U-13.3a")
def test_a_type_with_deck_and_discards_empty_is_not_offered_for_a_draw() -> None:
    """Identity Crisis lets each human draw of the own skill set: Edmund has all types, Jamie strength and will."""
    seats = {"character": "edmund"}, {"character": "jamie"}, {"hand": all_but("will", "will-2")}
    p = outcome("identity-crisis", "pass", *seats)
    assert (p.asked, p.seat, p.options()) == ("ask-draw-type", 0, ["influence", "lore", "observation", "strength"])
    before = p.hand(1)
    p.does("lore").passed()
    drawn = list(p.hand(1))
    for card in before:
        drawn.remove(card)
    assert [card.split("-")[0] for card in drawn] == ["strength"], "the only type of the set that is left"


@pytest.mark.rule("U-13.2b2")
def test_an_empty_deck_is_made_anew_only_when_somebody_wants_to_draw() -> None:
    mine = {"hand": ["will-1", "observation-1", "observation-1"]}
    p = at(mine, {"hand": all_but("will", "will-1")}, chaos=NO_WILL_IN_CHAOS, actions=3)
    p.does("will-1", {})
    assert p.s.skill_decks[WILL] == ()
    assert p.discards(WILL) == ["will-1"]
    p.does("observation-1", {"will": 1, "lore": 1})
    assert "will-1" in p.hand(0)
    assert p.s.skill_decks[WILL] == p.s.skill_discards[WILL] == ()


# ---- hands


@pytest.mark.rule("U-13.3")
def test_everybody_has_a_hand_that_only_they_see() -> None:
    p = at({"hand": ["will-1"]}, {"hand": ["lore-2", "lore-3"]}, {})
    assert p.t.view(1)["table"]["hands"] == [{"size": 1}, {"size": 2, "cards": ["lore-2", "lore-3"]}, {"size": 0}]
    assert p.t.view(None)["table"]["hands"] == [{"size": 1}, {"size": 2}, {"size": 0}]


@pytest.mark.rule("U-13.3a")
def test_a_drawn_card_goes_into_the_hand_of_whoever_drew_it() -> None:
    p = at({"hand": ["observation-1"]}, skill_decks={"lore": ["lore-5", "lore-4", "lore-3"]})
    p.does("observation-1", {"lore": 2})
    assert sorted(p.hand(0)) == ["lore-4", "lore-5"]
    assert p.hand(1) == p.hand(2) == []


@pytest.mark.rule("U-13.3a1")
def test_the_decks_are_named_before_any_card_is_drawn() -> None:
    p = at({"hand": ["observation-1"]}).does("observation-1")
    assert (p.asked, p.hand(0)) == ("ask-decks", [])
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(0, {"lore": 1})
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(0, {"lore": 2, "will": 1})
    p.answer(0, {"lore": 1, "will": 1})
    assert sorted(card.split("-")[0] for card in p.hand(0)) == ["lore", "will"]


@pytest.mark.rule("U-13.3b")
def test_only_skill_cards_are_held_in_hand() -> None:
    for other in ("plimsolls", "heal", "family-ties"):
        with pytest.raises(fathom.BadPosition):
            at({"hand": [other]})
    p = crisis("just-desserts", item_deck=["plimsolls"]).does("a").passed()
    assert p.hand(0) == []
    keeper = {"character": "william"}
    p = at(keeper, spell_deck=["flesh-ward", "heal"]).does("title-keeper.0", "flesh-ward", "player-0")
    assert p.hand(0) == []
    assert p.spells(0) == ["flesh-ward"]


# ---- using them


@pytest.mark.rule("U-13.4")
def test_a_card_is_shown_then_followed_then_discarded() -> None:
    p = at({"hand": ["influence-5", "will-1"]}, dice=(3,)).does("influence-5")
    shown = [line.text.args["card"].id for line in p.t.events(0, 2) if line.text.id == "log-play"]
    assert shown == ["influence-5"]
    p.passed()
    assert p.resource("sanity") == 9
    assert p.discards(0) == ["influence-5"]
    assert p.hand(0) == ["will-1"]


@pytest.mark.rule("U-13.4")
def test_a_card_that_is_not_in_hand_cannot_be_used() -> None:
    p = at({"hand": ["will-1"]})
    assert "influence-5" not in p.options()
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(0, "influence-5")


@pytest.mark.rule("U-13.4a")
def test_a_card_can_be_used_in_the_turn_of_another_player() -> None:
    crew = [{"hand": ["influence-5"]}, {"hand": ["observation-3"]}]
    p = at(*crew, dice=(1,)).does("influence-5").uses("observation-3.0").passed()
    assert p.s.current == 0
    assert p.resource("sanity") == 9
    assert p.hand(1) == []
    p = at(*crew, dice=(1,)).does("influence-5").passed()
    assert p.resource("sanity") == 7


# ---- rulings


def rampage(*, items: list[str], deep_ones: int, dice: tuple[int, ...]) -> Play:
    seat = {"hand": ["strength-3"], "items": items, "place": "d1"}
    return at(seat, deep_ones={"d1": deep_ones}, dice=dice).does("strength-3")


def attacks(p: Play) -> int:
    return sum(id == "log-attack" for id, _ in p.lines())


@pytest.mark.rule("U-R32")
def test_rampage_is_up_to_four_basic_attacks() -> None:
    """With the Kitchen Knife a 3 is enough."""
    p = rampage(items=["kitchen-knife"], deep_ones=5, dice=(3, 3, 3, 3))
    for _ in range(4):
        p.does("attack").passed()
    assert p.deep_ones("d1") == 1
    assert p.asked == "ask-act"
    assert p.s.actions == 1


@pytest.mark.rule("U-R32")
def test_rampage_with_a_weapon_is_up_to_three_attacks_with_it_alone() -> None:
    p = rampage(items=["kitchen-knife", "six-shooter"], deep_ones=5, dice=(2, 2, 2))
    assert p.options() == ["rampage-basic", "six-shooter"]
    p.does("six-shooter")
    for _ in range(3):
        p.does("attack").passed()
    assert p.deep_ones("d1") == 2
    assert p.asked == "ask-act"


@pytest.mark.rule("U-R32")
def test_the_targets_of_rampage_are_chosen_one_after_the_other_and_it_may_be_stopped() -> None:
    crew = [{"hand": ["strength-3"], "place": "d1"}, {"loyalty": ["hybrid"], "revealed": "hybrid", "place": "d1"}]
    p = at(*crew, deep_ones={"d1": 1}, dice=(4, 6)).does("strength-3").does("attack")
    assert p.options() == ["deep-one", "player-1"]
    p.does("deep-one").passed().does("enough")
    assert attacks(p) == 1
    assert p.asked == "ask-act"
    assert p.place(1) == "d1"


@pytest.mark.rule("U-R35")
def test_true_grit_in_a_granted_action_gives_its_actions_to_whoever_was_granted_it() -> None:
    p = at({"hand": ["influence-1"]}, {"hand": ["will-5", "will-5"], "place": "d1"})
    p.does("influence-1", "player-1", "will-5")
    assert (p.asked, p.seat) == ("ask-act", 1)
    assert "will-5" not in p.options()
    p.does("move", "d2", "move", "d3")
    assert p.place(1) == "d3"
    assert (p.asked, p.seat) == ("ask-act", 0)
    assert p.s.actions == 1


@pytest.mark.rule("U-R105")
def test_coordinated_effort_grants_any_other_character_one_action_of_their_own_list() -> None:
    crew = [{"hand": ["influence-1"], "place": "galley"}, {"place": "brig", "loyalty": ["hybrid"]}, {"place": "d1"}]
    p = at(*crew).does("influence-1")
    assert p.options() == ["player-1", "player-2"]
    p.does("player-1")
    assert p.seat == 1
    assert {"reveal", "room-brig.0", "end-actions"} <= set(p.options())
    assert "move" not in p.options()
    p.does("end-actions")
    assert (p.seat, p.s.actions) == (0, 1)


@pytest.mark.rule("U-R105")
def test_a_traitor_who_is_granted_an_action_acts_as_a_traitor() -> None:
    traitor = {"place": "d1", "loyalty": ["hybrid"], "revealed": "hybrid", "hand": ["treachery-3"]}
    p = at({"hand": ["influence-1"]}, traitor, passengers={"d1": ["x"]}).does("influence-1", "player-1")
    assert {"treachery-3", "defeat-passenger", "move"} <= set(p.options())
    assert "rescue" not in p.options()
