"""Mystic cards, each at work."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.pieces import slug_of

HOUSE = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
MINION = {"card": "ghoul-minion", "engaged": 0}
AGNES: dict[str, Any] = {"investigator": "agnes-baker", "at": "hallway", "deck": ["knife", "flashlight", "guts"]}


def agnes(tokens: str = "0", **more: Any) -> Play:
    """Agnes in the Hallway with a Ghoul Minion (fight 2, evade 2, health 2) on her heels."""
    seat = AGNES | {key: more.pop(key) for key in ("hand", "play", "deck", "horror", "resources") if key in more}
    return at(seat, locations=HOUSE, enemies=more.pop("enemies", [MINION]), tokens=tokens.split(), **more)


# ---- assets


@pytest.mark.rule("A-uses.2", "A-costs.10")
def test_forbidden_knowledge_turns_horror_into_resources() -> None:
    play = agnes(play=["forbidden-knowledge"], enemies=[])
    play.does("free.forbidden-knowledge").until()
    assert (play.horror(), play.s.resources[0]) == (1, 6)
    assert play.on("forbidden-knowledge", "uses") == 3 and not play.ready("forbidden-knowledge")
    assert not play.offers("free.forbidden-knowledge"), "it is exhausted"


@pytest.mark.rule("A-uses.5", "A-init.6")
def test_forbidden_knowledge_is_gone_with_its_last_secret() -> None:
    play = agnes(play=[{"card": "forbidden-knowledge", "uses": 1}], enemies=[])
    play.does("free.forbidden-knowledge").until()
    assert play.s.resources[0] == 6 and play.discard() == ["forbidden-knowledge"]


def test_the_holy_rosary_adds_willpower() -> None:
    play = agnes("-4", play=["holy-rosary", "shrivelling"])
    play.does("use.shrivelling").until()
    assert not play.has("ghoul-minion"), "5 + 1 - 4 against 2"


def test_shrivelling_fights_with_willpower_for_two_damage() -> None:
    play = agnes("-3", play=["shrivelling"])
    play.does("use.shrivelling").until()
    assert not play.has("ghoul-minion") and play.horror() == 0
    assert play.on("shrivelling", "uses") == 3 and play.damage() == 0, "fighting provokes nobody"


@pytest.mark.parametrize(
    ("tokens", "horror"), [("skull", 1), ("cultist", 1), ("tablet", 1), ("auto-fail", 1), ("0", 0)]
)
def test_shrivelling_takes_its_toll_on_a_bad_token(tokens: str, horror: int) -> None:
    enemies = [{"card": "swarm-of-rats", "engaged": 0}]
    play = agnes(tokens, play=["shrivelling"], enemies=enemies)
    play.does("use.shrivelling").until()
    assert play.horror() == horror


def test_the_toll_of_shrivelling_is_paid_once_in_a_test() -> None:
    """A hard cultist reveals another token: two bad ones, one horror from the card (and two from the symbol)."""
    play = agnes("cultist skull", play=["shrivelling"], options={"difficulty": "hard"})
    play.does("use.shrivelling").until()
    assert play.horror() == 1, "5 - 2 succeeds"


def test_scrying_orders_the_top_of_the_encounter_deck() -> None:
    seen = ["ancient-evils", "swarm-of-rats", "crypt-chill"]
    play = agnes(play=["scrying"], enemies=[], encounter=seen)
    play.does("use.scrying", "encounter-deck")
    assert play.asks == "ask-scry-order" and play.keys == tuple(seen)
    play.does([seen[2], seen[0], seen[1]])
    assert [slug_of(piece) for piece in play.s.encounter_deck[:-4:-1]] == [seen[2], seen[0], seen[1]]
    assert play.on("scrying", "uses") == 2 and not play.ready("scrying")
    assert any("looks at the top cards" in line for line in play.log())


def test_scrying_may_look_at_an_investigators_deck() -> None:
    play = agnes(play=["scrying"], enemies=[])
    play.does("use.scrying", "player-0", ["guts", "knife", "flashlight"])
    play.does("draw")
    assert play.hand() == ["guts"]


def test_what_was_scried_nobody_else_knows() -> None:
    play = at(
        AGNES | {"play": ["scrying"]}, {"investigator": "roland-banks", "at": "hallway"}, locations=HOUSE,
        encounter=["ancient-evils", "swarm-of-rats", "crypt-chill"],
    )  # fmt: skip
    play.does("use.scrying", "encounter-deck", ["crypt-chill", "ancient-evils", "swarm-of-rats"])
    mine, other = ([fact for fact in play.s.facts if fact[0] == seat] for seat in (0, 1))
    assert mine and not other


@pytest.mark.parametrize("skill", ["willpower", "intellect"])
def test_arcane_studies_boost_a_test(skill: str) -> None:
    play = agnes("-1", play=["arcane-studies"], resources=3, enemies=[])
    if skill == "intellect":
        play.does("move.attic", "investigate", "arcane-studies").until()
        assert play.clues() == 1 and play.s.resources[0] == 2, "2 + 1 - 1 against 1"
    else:
        play.does("investigate")
        assert not play.offers("arcane-studies.0"), "its willpower is of no use here"


def test_arcane_studies_help_where_willpower_is_tested() -> None:
    play = agnes("-4", play=["arcane-studies"], resources=3, enemies=[], phase="mythos", encounter=["rotting-remains"])
    play.does("arcane-studies.0", "arcane-studies.0").until()
    assert play.horror() == 0 and play.s.resources[0] == 1, "5 + 2 - 4 against 3"


def test_an_arcane_initiate_comes_with_doom() -> None:
    play = agnes(hand=["arcane-initiate"], enemies=[])
    play.does("play.arcane-initiate").until()
    assert play.on("arcane-initiate", "doom") == 1


@pytest.mark.rule("A-search.1", "A-search.2")
def test_an_arcane_initiate_finds_a_spell() -> None:
    play = agnes(play=["arcane-initiate"], deck=["knife", "scrying", "guts"], enemies=[])
    play.does("free.arcane-initiate", "scrying").until()
    assert play.hand() == ["scrying"] and not play.ready("arcane-initiate")


def test_without_a_spell_the_initiate_only_shuffles() -> None:
    play = agnes(play=["arcane-initiate"], enemies=[])
    play.does("free.arcane-initiate", "nothing").until()
    assert play.hand() == []


# ---- events


def test_drawn_to_the_flame_first_draws_then_discovers() -> None:
    seat = AGNES | {"at": "attic", "hand": ["drawn-to-the-flame"]}
    play = at(seat, locations=HOUSE, encounter=["ancient-evils"])
    play.does("play.drawn-to-the-flame").until()
    assert play.clues() == 2 and play.s.all_doom() == 1


def test_who_is_defeated_by_the_flame_discovers_nothing() -> None:
    seat = AGNES | {"at": "attic", "hand": ["drawn-to-the-flame"], "horror": 7}
    play = at(seat, locations=HOUSE, encounter=["rotting-remains"], tokens=["auto-fail"])
    play.does("play.drawn-to-the-flame")
    while play.t.asked:
        play.skip()
    assert play.s.status[0] == "defeated" and not any("discovers" in line for line in play.log())


@pytest.mark.rule("A-cancel.4")
def test_a_ward_of_protection_cancels_a_treachery_for_one_horror() -> None:
    play = at(AGNES | {"hand": ["ward-of-protection"]}, locations=HOUSE, phase="mythos", encounter=["ancient-evils"])
    play.does("ward-of-protection").until()
    assert play.horror() == 1 and play.s.all_doom() == 1, "only the doom of the phase"
    assert [slug_of(piece) for piece in play.s.encounter_discard] == ["ancient-evils"]


def test_no_ward_against_weaknesses_and_cards_of_others() -> None:
    others = {"investigator": "roland-banks", "at": "hallway"}
    seats = (others, AGNES | {"hand": ["ward-of-protection"]})
    play = at(*seats, locations=HOUSE, phase="mythos", encounter=["ancient-evils", "swarm-of-rats"])
    play.until("ask-action", "ask-next-turn")
    assert play.s.all_doom() == 2 and play.hand(1) == ["ward-of-protection"]


@pytest.mark.parametrize(("card", "damage"), [("blinding-light", 1), ("blinding-light-2", 2)])
def test_blinding_light_evades_with_willpower_and_hurts(card: str, damage: int) -> None:
    enemies = [{"card": "ghoul-priest", "engaged": 0}]
    play = agnes("0", hand=[card], enemies=enemies)
    play.does(f"play.{card}").until()
    assert play.on("ghoul-priest", "damage") == damage and not play.ready("ghoul-priest")
    assert play.engaged("ghoul-priest") == -1 and play.s.actions[0] == 2


@pytest.mark.parametrize(("card", "horror"), [("blinding-light", 0), ("blinding-light-2", 1)])
def test_blinding_light_costs_an_action_on_a_bad_token(card: str, horror: int) -> None:
    play = agnes("skull", hand=[card])
    play.does(f"play.{card}").until()
    assert play.s.actions[0] == 1 and play.horror() == horror


@pytest.mark.rule("A-action.3")
def test_without_an_action_left_none_is_lost_and_none_is_owed() -> None:
    play = agnes("skull", hand=["blinding-light"], encounter=["ancient-evils"])
    play.does("resource", "resource", "play.blinding-light").until()
    assert play.s.round == 2 and play.s.actions[0] == 3


def test_fearless_heals_one_horror() -> None:
    play = agnes("0", hand=["fearless"], play=["shrivelling"], horror=3)
    play.does("use.shrivelling", ["fearless"], ["main", "arkham/fearless/success@fearless@0"]).until()
    assert play.horror() == 2


@pytest.mark.rule("A-blank.1", "A-keywords.3")
@pytest.mark.parametrize(("wiped", "damage"), [(True, 0), (False, 1)])
def test_mind_wipe_blanks_keywords_for_a_phase(wiped: bool, damage: int) -> None:
    """A wizard who does not know that he retaliates."""
    seat, wizard = AGNES | {"hand": ["mind-wipe"]}, {"card": "wizard-of-the-order", "engaged": 0}
    play = at(
        seat, locations=HOUSE, phase="mythos", enemies=[wizard], encounter=["ancient-evils"], tokens=["auto-fail"]
    )
    play.until("window-would").skip()
    if wiped:
        play.does("mind-wipe")
    play.does("fight.wizard-of-the-order").until()
    assert play.damage() == damage


def test_mind_wipe_leaves_elites_alone() -> None:
    seat = AGNES | {"hand": ["mind-wipe"]}
    play = at(
        seat, locations=HOUSE, phase="enemy", enemies=[{"card": "ghoul-priest", "at": "hallway", "exhausted": True}]
    )
    play.until("ask-action")
    assert "mind-wipe" in play.hand()


def test_the_book_of_shadows_charges_a_spell_and_gives_a_slot() -> None:
    play = agnes(
        play=["book-of-shadows", {"card": "shrivelling", "uses": 1}, "scrying"], hand=["shrivelling"], enemies=[]
    )
    play.does("use.book-of-shadows", "shrivelling").until()
    assert play.on("shrivelling", "uses") == 2
    play.does("play.shrivelling").until()
    assert len(play.s.play[0]) == 4, "three arcane slots"


@pytest.mark.rule("A-R5")
def test_without_the_book_of_shadows_a_spell_must_go() -> None:
    spells = ["shrivelling", "scrying", {"card": "shrivelling", "uses": 2}]
    play = agnes(play=["book-of-shadows", *spells], hand=["shotgun"], resources=9, enemies=[])
    play.does("play.shotgun")
    assert play.asks == "ask-slots"
    play.does(["scrying"]).until()
    assert sorted(slug_of(piece) for piece in play.s.play[0]) == ["shotgun", "shrivelling", "shrivelling"]


@pytest.mark.rule("A-rul.18")
def test_of_two_tokens_one_was_never_revealed() -> None:
    play = agnes("skull 0", play=["grotesque-statue", "shrivelling"])
    before = len(play.s.bag)
    play.does("use.shrivelling", "grotesque-statue")
    assert play.asks == "ask-token" and set(play.t.asked[0].keys) == {"skull", "0"}
    play.does("0").until()
    assert play.horror() == 0 and play.on("grotesque-statue", "uses") == 3 and len(play.s.bag) == before


def test_the_statue_works_once_in_a_test() -> None:
    play = agnes("cultist 0 skull 0", play=["grotesque-statue", "shrivelling"], options={"difficulty": "hard"})
    play.does("use.shrivelling", "grotesque-statue", "cultist").until()
    assert play.on("grotesque-statue", "uses") == 3, "the second reveal had no statue"


@pytest.mark.rule("A-uses.5")
def test_the_statue_crumbles_with_its_last_charge_and_still_lets_choose() -> None:
    play = agnes("auto-fail 0", play=[{"card": "grotesque-statue", "uses": 1}, "shrivelling"])
    play.does("use.shrivelling", "grotesque-statue")
    assert not play.has("grotesque-statue") and play.discard() == ["grotesque-statue"]
    play.does("0").until()
    assert not play.has("ghoul-minion") and play.horror() == 0
