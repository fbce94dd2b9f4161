"""Edmund's reveal, Ishmael, William and Samira: sheet, feat and reveal ability."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_crew import accusation, counted, reveals
from unfathomable_play import Play, at

BOTH = pytest.mark.parametrize("card", ["hybrid", "cultist"])


def slugs(deck: str, cards: tuple[int, ...]) -> list[str]:
    """Cards of a deck by name, from the top down."""
    names = [card.slug for card in fathom.games()["unfathomable"].cards()[deck]]
    return [names[card] for card in reversed(cards)]


# ---- Edmund: Spread Misfortune


def misfortune(*cards: str, card: str = "hybrid", hand: list[str] | None = None, **rest: Any) -> Play:
    return reveals("edmund", card, "d1", mythos_deck=[*cards], me={"hand": hand or []}, **rest)


@BOTH
@pytest.mark.rule("U-R29")
def test_spread_misfortune_lets_edmund_choose_and_leaves_out_the_icons(card: str) -> None:
    p = misfortune("class-struggle", card=card)
    assert (p.asked, p.seat) == ("ask-crisis", 0), "although the Captain chooses on this card"
    p.does("a").passed()
    assert (p.resource("sanity"), p.s.travel, sum(p.s.deep_ones)) == (6, 0, 0)
    assert slugs("mythos", p.s.mythos_discard) == ["class-struggle"]


@pytest.mark.rule("U-R29", "U-R30")
def test_spread_misfortune_fails_every_test() -> None:
    p = misfortune("food-stores-raid").passed()
    assert (p.resource("food"), p.logged("log-test")) == (6, False), "not the partial success"
    p = misfortune("looming-breakdown", damage_deck=["structural-lore"]).does("test").passed()
    assert (p.resource("souls"), p.damaged("boiler-room")) == (7, True)


@pytest.mark.rule("U-R29")
def test_spread_misfortune_replaces_every_character_card() -> None:
    """Keilani is in the game, yet her card does not count."""
    p = misfortune("history-repeats", "class-struggle")
    assert (p.asked, p.logged("log-mythos-invalid")) == ("ask-crisis", True)
    assert slugs("mythos", p.s.mythos_discard) == ["history-repeats"]


@pytest.mark.rule("U-R29")
def test_spread_misfortune_discards_a_card_that_would_be_kept() -> None:
    p = misfortune("sacrifice-deep-one").does("a").passed()
    assert (p.resource("sanity"), p.kept(0)) == (7, [])
    assert slugs("mythos", p.s.mythos_discard) == ["sacrifice-deep-one"]


@pytest.mark.rule("U-R104")
def test_spread_misfortune_means_edmund_where_the_card_means_its_chooser() -> None:
    hand = ["influence-1", "lore-1", "observation-1", "strength-1", "will-1"]
    p = (
        misfortune("accusation", hand=hand)
        .does("b")
        .does({card: 1 for card in hand[:2]}, {card: 1 for card in hand[2:4]})
    )
    assert (p.hand(0), p.s.captain) == (["will-1"], 1)


# ---- Ishmael: First Oath of Dagon


def ishmael(hand: list[str], place: str = "d1", **rest: Any) -> Play:
    others = [{"character": "keilani", "place": "chapel"}, {"character": "jeanne", "place": "galley"}]
    return at({"character": "ishmael", "place": place, "hand": hand}, *rest.pop("others", others), **rest)


@pytest.mark.rule("U-R87", "U-23.1", "U-R37")
@pytest.mark.parametrize(("roll", "card"), [(5, "lore-2"), (8, "lore-1"), (2, "lore-5")])
def test_first_oath_sends_a_monarch_to_the_deep(roll: int, card: str) -> None:
    p = ishmael([card, "will-1"], dagon="w3", hydra="w4", dice=(roll,)).does("sheet-ishmael.0")
    assert p.options() == ["dagon", "hydra"]
    p.does("hydra", card).passed()
    assert (p.monarch("hydra"), p.monarch("dagon"), p.hand(0), p.s.actions) == ("deep", "w3", ["will-1"], 1)


@pytest.mark.rule("U-50.4")
@pytest.mark.parametrize("space", ["w1", "w5", "stay"])
def test_first_oath_otherwise_may_move_the_monarch(space: str) -> None:
    p = ishmael(["lore-2"], dagon="w3", dice=(4,)).does("sheet-ishmael.0", "lore-2").passed()
    assert p.options() == ["w1", "w5", "stay"]
    p.does(space)
    assert p.monarch("dagon") == ("w3" if space == "stay" else space)


@pytest.mark.rule("U-R86", "U-23.3")
def test_first_oath_needs_a_monarch_on_the_board_and_a_lore_card() -> None:
    assert "sheet-ishmael.0" not in ishmael(["lore-2"]).options()
    assert "sheet-ishmael.0" not in ishmael(["will-5", "treachery-5"], dagon="w3").options()


@pytest.mark.rule("U-R47")
def test_first_oath_works_in_the_brig_and_twice_a_turn() -> None:
    p = ishmael(["lore-5", "lore-4", "lore-1"], "brig", dagon="w3", hydra="w3", dice=(8, 8))
    p.does("sheet-ishmael.0", "dagon", "lore-5").passed()
    assert "sheet-ishmael.0" in p.options()
    p.does("sheet-ishmael.0", "lore-4").passed()
    assert (p.monarch("dagon"), p.monarch("hydra")) == ("deep", "deep")


# ---- Ishmael: Deep One Ancestry, Swear the Second Oath


@pytest.mark.rule("U-14.3", "U-III.13", "U-50.7")
def test_deep_one_ancestry_shows_all_loyalty_cards_of_a_player() -> None:
    others = [{"character": "keilani", "loyalty": ["human", "hybrid"]}, {"character": "jeanne"}]
    p = ishmael([], others=others).does("feat-ishmael.0")
    assert p.options() == ["player-1", "player-2"]
    p.does("player-1")
    seen = [line.text.args["card"].id for line in p.t.events(0, 0) if line.text.id == "log-looked-loyalty"]
    assert sorted(seen) == ["loyalty-human", "loyalty-hybrid"]
    for seat in (1, 2, None):
        told = [line for line, _ in p.lines(seat)]
        assert ("log-looked-loyalty" in told, "log-look-loyalty" in told) == (False, True)
    assert (p.s.feats[0], p.s.actions, p.loyalty(1)) == (0, 1, ["human", "hybrid"])


def test_deep_one_ancestry_does_not_look_at_revealed_traitors() -> None:
    traitor = {"character": "keilani", "loyalty": ["human", "hybrid"], "revealed": "hybrid"}
    p = ishmael([], others=[traitor, {"character": "jeanne"}]).does("feat-ishmael.0")
    assert (p.asked, p.logged("log-look-loyalty")) == ("ask-act", True), "Jeanne is the only one left"


@BOTH
@pytest.mark.rule("U-R34", "U-2.14b")
def test_the_second_oath_activates_the_deep_ones_in_the_same_space(card: str) -> None:
    p = reveals("ishmael", card, "d3", passengers={"d3": ["soul"]}, deep_ones={"d3": 2, "d5": 1}).passed()
    assert (p.passengers("d3"), p.resource("souls")) == (0, 7), "the first takes the passenger"
    assert [p.deep_ones(space) for space in ("d3", "chapel", "d5")] == [1, 1, 1], "the second moves, others do not"
    assert p.place(0) == "d3"


@pytest.mark.rule("U-R34", "U-2.14")
def test_deep_ones_of_the_second_oath_attack_humans() -> None:
    keilani = {"character": "keilani", "place": "d3"}
    p = reveals("ishmael", "hybrid", "d3", keilani, deep_ones={"d3": 1}, dice=(6,)).passed()
    assert (p.place(1), p.deep_ones("d3")) == ("sick-bay", 1)


# ---- William: Occult Training


def william(place: str = "chapel", **rest: Any) -> Play:
    others = [{"character": "keilani", "place": "d1"}, {"character": "jeanne", "place": "d2"}]
    rest.setdefault("spell_deck", ["feed-the-mind", "raise-the-dead"])
    return at({"character": "william", "place": place}, *others, **rest)


@pytest.mark.rule("U-1.1", "U-50.10", "U-50.7")
@pytest.mark.parametrize("answer", ["top", "bottom"])
def test_occult_training_looks_at_a_spell_and_leaves_the_action(answer: str) -> None:
    p = william().does("sheet-william.0")
    assert p.open[0].args["card"].id == "feed-the-mind"
    assert "feed-the-mind" not in str(p.t.view(1))
    p.does(answer)
    deck = slugs("spells", p.s.spell_deck)
    assert deck[0] == ("feed-the-mind" if answer == "top" else "raise-the-dead")
    assert deck[-1] != "feed-the-mind" if answer == "top" else deck[-1] == "feed-the-mind"
    assert (len(deck), p.s.actions, "sheet-william.0" in p.options()) == (20, 2, False)


@pytest.mark.rule("U-R86")
def test_occult_training_needs_a_spell_and_freedom() -> None:
    assert "sheet-william.0" not in william("brig").options()
    assert "sheet-william.0" not in william(spell_deck=[], rest=["spells"]).options()


# ---- William: Quick Cast, Disrupt Ritual


@pytest.mark.rule("U-14.3", "U-1.1", "U-15.1")
def test_quick_cast_resolves_the_top_spell_and_leaves_the_action() -> None:
    p = william().does("feat-william.0")
    assert (p.resource("food"), p.resource("sanity"), p.s.feats[0], p.s.actions) == (7, 10, 0, 2)
    assert (slugs("spells", p.s.spell_deck)[0], len(p.s.spell_deck)) == ("raise-the-dead", 19)
    assert "title-keeper.0" in p.options(), "the Keeper's own action is still to be used"


@pytest.mark.rule("U-R86", "U-15.2")
def test_quick_cast_is_for_the_keeper_and_needs_a_spell() -> None:
    assert "feat-william.0" not in william(keeper=1).options()
    assert "feat-william.0" not in william(spell_deck=[], rest=["spells"]).options()


@BOTH
@pytest.mark.rule("U-36.1", "U-36.2")
@pytest.mark.parametrize(("n", "ritual"), [(-2, 0), (-1, 1), (0, 2), (1, 3)])
def test_disrupt_ritual_moves_the_ritual_up_to_two_spaces(card: str, n: int, ritual: int) -> None:
    p = reveals("william", card, "chapel", ritual=2)
    with pytest.raises(fathom.IllegalAnswer):
        p.does(3)
    with pytest.raises(fathom.IllegalAnswer):
        p.does(-3)
    assert p.does(n).s.ritual == ritual


@pytest.mark.rule("U-36.12", "U-36.1a")
def test_disrupt_ritual_can_bring_about_the_great_banishment() -> None:
    p = reveals("william", "hybrid", "chapel", ritual=3, deep_ones={"d1": 2}).does(2).passed()
    p.does(["player-1", "player-2", "player-3"]).passed()
    assert (p.deep_ones("d1"), p.s.ritual) == (0, 1)


# ---- Samira: Scavenger


def samira(items: list[str], place: str = "d1", **rest: Any) -> Play:
    others = [{"character": "keilani", "place": "d1"}, {"character": "jeanne", "place": "galley"}]
    me = {"character": "samira", "place": place, "items": items}
    return at(me, *rest.pop("others", others), item_deck=rest.pop("item_deck", ["shotgun"]), **rest)


@pytest.mark.rule("U-12.1", "U-50.10", "U-50.4")
def test_scavenger_draws_an_item_and_may_give_one_away() -> None:
    p = samira(["starbuck"]).does("sheet-samira.0")
    assert p.options() == ["starbuck", "shotgun", "give-nothing"]
    p.does("starbuck")
    assert (p.items(0), p.items(1), p.s.actions) == (["shotgun"], ["starbuck"], 1)
    assert "sheet-samira.0" not in p.options()


def test_scavenger_may_keep_everything() -> None:
    p = samira([]).does("sheet-samira.0", "give-nothing")
    assert (p.items(0), p.items(1)) == (["shotgun"], [])


def test_scavenger_gives_only_to_another_human_in_the_same_space() -> None:
    traitor = {"character": "keilani", "place": "d1", "loyalty": ["hybrid"], "revealed": "hybrid"}
    p = samira([], others=[traitor, {"character": "jeanne", "place": "galley"}]).does("sheet-samira.0")
    assert (p.asked, p.items(0)) == ("ask-act", ["shotgun"])
    two = [{"character": "keilani", "place": "d1"}, {"character": "jeanne", "place": "d1"}]
    p = samira([], others=two).does("sheet-samira.0", "shotgun")
    assert p.options() == ["player-1", "player-2"]
    assert p.does("player-2").items(2) == ["shotgun"]


@pytest.mark.rule("U-12.4", "U-12.7b1")
def test_scavenger_needs_four_items_or_fewer_freedom_and_a_deck() -> None:
    four = ["starbuck", "plimsolls", "fine-clothes", "binoculars"]
    assert "sheet-samira.0" in samira(four).options()
    assert "sheet-samira.0" not in samira([*four, "kitchen-knife"]).options()
    assert "sheet-samira.0" not in samira([], "brig").options()
    assert "sheet-samira.0" not in samira([], item_deck=[], rest=["items"]).options()


# ---- Samira: Well Equipped, Pickpocket


def well_equipped(items: list[str], place: str = "d1", hand: list[str] | None = None) -> Play:
    me = {"character": "samira", "place": place, "items": items, "hand": ["will-3"]}
    p = accusation(me, {"character": "jeanne", "place": "d2"}, hand=hand or ["influence-4"])
    return counted(p, p0=hand or ["influence-4"])


@pytest.mark.rule("U-35.8", "U-14.3")
def test_well_equipped_adds_up_to_the_number_of_items() -> None:
    p = well_equipped(["starbuck", "plimsolls", "shotgun"]).uses("feat-samira.0")
    assert p.seat == 1
    with pytest.raises(fathom.IllegalAnswer):
        p.does(4)
    p.does(2).passed()
    assert (p.place(2), p.s.feats[1]) == ("brig", 0), "1 + 1 + 4 + 2 = 8"


def test_well_equipped_may_subtract() -> None:
    p = well_equipped(["starbuck"], hand=["influence-5", "influence-1"]).uses("feat-samira.0").does(-1).passed()
    assert p.place(2) == "d2"


@pytest.mark.parametrize(
    ("n", "told"),
    [
        (1, ("raises the total by 1", "zwiększa wynik testu o 1", "erhöht den Gesamtwert um 1")),
        (0, ("leaves the total as it is", "nie zmienia wyniku testu", "lässt den Gesamtwert unverändert")),
        (-1, ("lowers the total by 1", "zmniejsza wynik testu o 1", "senkt den Gesamtwert um 1")),
    ],
)
@pytest.mark.rule("U-35.8")
def test_the_log_says_whether_a_total_goes_up_or_down(n: int, told: tuple[str, ...]) -> None:
    p = well_equipped(["starbuck"]).uses("feat-samira.0").does(n)
    for lang, name, words in zip(fathom.LANGUAGES, ("Player", "Gracz", "Spieler"), told, strict=True):
        assert f"{name} 2 {words}." in [line.text.render(lang) for line in p.t.events()]


def test_well_equipped_needs_an_item_and_freedom() -> None:
    assert "feat-samira.0" in well_equipped(["starbuck"]).options(1)
    assert "feat-samira.0" not in well_equipped([]).options(1)
    assert "feat-samira.0" not in well_equipped(["starbuck"], "brig").options(1)


@BOTH
@pytest.mark.rule("U-12.8a")
def test_pickpocket_takes_an_item_of_a_human_in_the_same_space(card: str) -> None:
    others = [
        {"character": "keilani", "place": "d1", "items": ["shotgun", "plimsolls"]},
        {"character": "jeanne", "place": "d2", "items": ["six-shooter"]},
    ]
    p = reveals("samira", card, "d1", *others)
    assert p.options() == ["shotgun", "plimsolls"]
    p.does("plimsolls").passed()
    assert (p.items(0), p.items(1), p.items(2)) == (["plimsolls"], ["shotgun"], ["six-shooter"])


def test_pickpocket_takes_nothing_where_nobody_has_anything() -> None:
    others = [{"character": "keilani", "place": "d1"}, {"character": "jeanne", "place": "d2", "items": ["shotgun"]}]
    p = reveals("samira", "hybrid", "d1", *others).passed()
    assert (p.asked, p.items(0)) == ("ask-act", [])
