"""Roland Banks with his own cards, and the guardian, seeker and neutral cards."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

HOUSE: list[Any] = ["hallway", {"card": "attic", "clues": 3}, {"card": "cellar", "clues": 3}]
MINION = {"card": "ghoul-minion", "engaged": 0}
RATS = {"card": "swarm-of-rats", "engaged": 0}
PRIEST = {"card": "ghoul-priest", "engaged": 0}
DECK = ["knife", "flashlight", "guts", "perception", "machete"]
SEAT = ("investigator", "at", "hand", "play", "deck", "discard", "threat", "resources", "damage", "horror", "clues")


def house(tokens: str = "0", *others: dict[str, Any], **more: Any) -> Play:
    """Roland in the hallway, with 5 resources."""
    seat = {"at": "hallway", "deck": DECK, "resources": 5} | {key: more.pop(key) for key in SEAT if key in more}
    return at(seat, *others, locations=HOUSE, tokens=tokens.split(), **more)


def beside(name: str = "agnes-baker", **more: Any) -> dict[str, Any]:
    return {"investigator": name, "at": "hallway", **more}


def boosted(play: Play, slug: str, times: int) -> Play:
    """Use a free ability of this card so often."""
    for _ in range(times):
        while not any(slug in key for key in play.t.asked[0].keys):
            play.skip(slug)
        play.answer(next(key for key in play.t.asked[0].keys if slug in key))
    return play


# ---- Roland


def test_roland_finds_a_clue_when_he_defeats_an_enemy_once_a_round() -> None:
    play = house("0 0", at="attic", enemies=[RATS, {"card": "acolyte", "engaged": 0}])
    play.does("fight.swarm-of-rats", "roland-banks.0", "fight.acolyte").until()
    assert play.clues() == 1 and not play.has("acolyte")


@pytest.mark.parametrize(("place", "clues"), [("cellar", 1), ("hallway", 0)])
def test_rolands_elder_sign_counts_the_clues_there(place: str, clues: int) -> None:
    play = house("elder-sign", at=place, enemies=[PRIEST | {"at": place}], threat=["haunted"])
    play.does("fight.ghoul-priest").until()
    assert (play.on("ghoul-priest", "damage") == 1) is bool(clues), "4 - 1 and the clues against 4"


@pytest.mark.parametrize(
    ("place", "token", "damage"), [("cellar", "-3", 2), ("hallway", "-1", 2), ("hallway", "-2", 0)]
)
def test_rolands_gun_is_better_where_clues_are(place: str, token: str, damage: int) -> None:
    play = house(token, at=place, play=["rolands-38-special"], enemies=[PRIEST | {"at": place}])
    play.does("use.rolands-38-special").until()
    assert play.on("ghoul-priest", "damage") == damage and play.on("rolands-38-special", "uses") == 3


def test_a_cover_up_comes_with_three_clues() -> None:
    play = house(deck=["cover-up"]).does("draw").until()
    assert play.on("cover-up", "clues") == 3


# ---- guardian


def test_the_automatic_shoots_four_times_for_two() -> None:
    play = house("-1", play=["automatic-45"], enemies=[PRIEST])
    assert play.on("automatic-45", "uses") == 4
    play.does("use.automatic-45").until()
    assert play.on("automatic-45", "uses") == 3 and play.on("ghoul-priest", "damage") == 2, "4 + 1 - 1 against 4"


def test_physical_training_helps_will_and_combat() -> None:
    play = house("-2", play=["physical-training"], enemies=[PRIEST])
    boosted(play.does("fight.ghoul-priest"), "physical-training", 2).until()
    assert play.on("ghoul-priest", "damage") == 1 and play.s.resources[0] == 3
    scared = house("-2", play=["physical-training"], phase="mythos", encounter=["rotting-remains"])
    assert boosted(scared, "physical-training", 2).until().horror() == 0


@pytest.mark.parametrize(("cop", "stays"), [("beat-cop", False), ("beat-cop-2", True)])
def test_the_beat_cop_strikes(cop: str, stays: bool) -> None:
    play = house("-1", play=[cop], enemies=[PRIEST])
    play.does(f"free.{cop}")
    assert play.on("ghoul-priest", "damage") == 1 and play.has(cop) is stays and play.s.actions[0] == 3
    if stays:
        assert play.on(cop, "damage") == 1 and not play.ready(cop) and not play.offers(f"free.{cop}")


@pytest.mark.parametrize("cop", ["beat-cop", "beat-cop-2"])
def test_the_beat_cop_makes_fights_easier(cop: str) -> None:
    play = house("-1", play=[cop], enemies=[PRIEST])
    play.does("fight.ghoul-priest").until()
    assert play.on("ghoul-priest", "damage") == 1, "4 + 1 - 1 against 4"


@pytest.mark.parametrize("kind", ["damage", "horror"])
def test_first_aid_heals_and_is_used_up(kind: str) -> None:
    play = house(play=[{"card": "first-aid", "uses": 1}], damage=2, horror=2)
    play.does("use.first-aid", f"heal-{kind}").until()
    assert (play.damage(), play.horror()) == ((1, 2) if kind == "damage" else (2, 1))
    assert not play.has("first-aid")


@pytest.mark.parametrize(("enemies", "damage"), [([PRIEST], 2), ([PRIEST, RATS], 1)])
def test_the_machete_is_for_duels(enemies: list[dict[str, Any]], damage: int) -> None:
    play = house("-1", play=["machete"], enemies=enemies)
    play.does("use.machete")
    if len(enemies) > 1:
        play.does("ghoul-priest")
    assert play.until().on("ghoul-priest", "damage") == damage, "4 + 1 - 1 against 4"


def test_a_dodged_attack_does_nothing() -> None:
    play = house(hand=["dodge"], enemies=[PRIEST])
    play.does("resource", "dodge.0").until()
    assert (play.damage(), play.horror()) == (0, 0) and play.s.resources[0] == 5


def test_the_guard_dog_bites_back() -> None:
    play = house(play=["guard-dog"], enemies=[PRIEST])
    play.does("resource", {"damage/guard-dog": 1, "damage/roland-banks": 1, "horror/roland-banks": 2}, "guard-dog")
    assert play.until().on("ghoul-priest", "damage") == 1 and play.on("guard-dog", "damage") == 1


def test_the_guard_dog_does_not_mind_what_hurts_its_master() -> None:
    play = house(play=["guard-dog"], enemies=[PRIEST])
    play.does("resource", {"damage/roland-banks": 2, "horror/roland-banks": 2}).until()
    assert play.on("ghoul-priest", "damage") == 0


def test_a_defeated_enemy_leaves_evidence() -> None:
    play = house("0", investigator="wendy-adams", at="cellar", hand=["evidence"], enemies=[RATS | {"at": "cellar"}])
    play.does("fight.swarm-of-rats", "evidence").until()
    assert play.clues() == 1 and play.on("cellar", "clues") == 2 and play.s.resources[0] == 4


def test_dynamite_hurts_everybody_there() -> None:
    ghoul = {"card": "icy-ghoul", "at": "cellar"}
    daisy = beside("daisy-walker", at="cellar")
    play = house("0", beside(), daisy, hand=["dynamite-blast"], enemies=[ghoul])
    play.does("play.dynamite-blast", "cellar").until()
    assert play.on("icy-ghoul", "damage") == 3 and [play.damage(seat) for seat in range(3)] == [0, 0, 3]
    assert play.s.resources[0] == 0


def test_a_vicious_blow_hits_harder() -> None:
    play = house("-1", hand=["vicious-blow"], enemies=[PRIEST])
    play.does("fight.ghoul-priest", ["vicious-blow"]).until()
    assert play.on("ghoul-priest", "damage") == 2, "4 + 1 - 1 against 4"


def test_a_vicious_blow_adds_nothing_to_a_miss() -> None:
    play = house("-2", hand=["vicious-blow"], enemies=[PRIEST])
    play.does("fight.ghoul-priest", ["vicious-blow"]).until()
    assert play.on("ghoul-priest", "damage") == 0


def test_extra_ammunition_is_three_shots_more() -> None:
    play = house("0", beside(play=["derringer-41"]), hand=["extra-ammunition"])
    play.does("play.extra-ammunition").until()
    assert play.on("derringer-41", "uses") == 6, "also on the weapon of somebody else there"


def test_the_police_badge_gives_two_actions_and_a_little_courage() -> None:
    play = house(play=["police-badge"])
    assert play.t.value("willpower", 0, 3) == 4
    play.does("free.police-badge")
    assert play.s.actions[0] == 5 and not play.has("police-badge") and play.discard() == ["police-badge"]


def test_the_police_badge_helps_another_in_that_ones_turn() -> None:
    play = house("0", beside(play=["police-badge"]))
    boosted(play.does("resource"), "police-badge", 1).until()
    assert play.s.actions == [5, 0] and not play.has("police-badge"), "used before the first action"


@pytest.mark.parametrize(("token", "damage"), [("-3", 1), ("-1", 2), ("+1", 4), ("-4", 0)])
def test_the_shotgun_hits_by_the_margin(token: str, damage: int) -> None:
    play = house(token, play=["shotgun"], enemies=[PRIEST])
    play.does("use.shotgun").until()
    assert play.on("ghoul-priest", "damage") == damage and play.on("shotgun", "uses") == 1, "4 + 3 against 4"


# ---- seeker


@pytest.mark.parametrize("glass", ["magnifying-glass", "magnifying-glass-1"])
@pytest.mark.parametrize(("token", "clues"), [("0", 1), ("-1", 0)])
def test_the_magnifying_glass_helps_to_investigate(glass: str, token: str, clues: int) -> None:
    play = house(token, at="cellar", hand=[glass])
    play.does(f"fast.{glass}", "investigate").until()
    assert play.clues() == clues and play.s.actions[0] == 2, "3 + 1 against 4"


def test_the_better_glass_returns_where_no_clues_are() -> None:
    play = house(play=["magnifying-glass-1"])
    play.does("free.magnifying-glass-1")
    assert play.hand() == ["magnifying-glass-1"]
    assert not house(at="cellar", play=["magnifying-glass-1"]).offers("free.magnifying-glass-1")


def test_the_book_of_lore_searches_three_cards_of_somebody() -> None:
    play = house("0", beside(deck=["shrivelling", "guts", "knife", "machete"]), play=["old-book-of-lore"])
    play.does("use.old-book-of-lore", "player-1", "knife").until()
    assert play.hand(1) == ["knife"] and not play.ready("old-book-of-lore")


def test_the_librarian_brings_a_tome() -> None:
    play = house(hand=["research-librarian"], deck=["knife", "medical-texts", "guts"])
    play.does("play.research-librarian", "research-librarian.0")
    assert "knife" not in play.keys
    play.does("medical-texts").until()
    assert play.hand() == ["medical-texts"]


def test_dr_milan_pays_for_every_success() -> None:
    play = house("0 -4", at="cellar", play=["dr-milan-christopher"])
    play.does("investigate", "dr-milan-christopher").until()
    assert play.clues() == 1 and play.s.resources[0] == 6, "3 + 1 against 4"
    play.does("investigate").until()
    assert play.s.resources[0] == 6


@pytest.mark.parametrize(("action", "place"), [("investigate", "cellar"), ("evade.ghoul-priest", "hallway")])
def test_hyperawareness_helps_intellect_and_agility(action: str, place: str) -> None:
    play = house("0", at=place, play=["hyperawareness"], enemies=[PRIEST] if place == "hallway" else [])
    boosted(play.does(action), "hyperawareness", 2).until()
    assert play.s.resources[0] == 3
    assert play.clues() == 1 if place == "cellar" else not play.ready("ghoul-priest")


@pytest.mark.parametrize(("token", "damage"), [("-1", 1), ("-2", 3)])
def test_medical_texts_heal_or_hurt(token: str, damage: int) -> None:
    play = house(token, play=["medical-texts"], damage=2)
    play.does("use.medical-texts").until()
    assert play.damage() == damage, "3 against 2"


@pytest.mark.parametrize(("skill", "hit"), [("intellect", True), ("combat", False)])
def test_mind_goes_over_matter(skill: str, hit: bool) -> None:
    play = house("-1", investigator="daisy-walker", hand=["mind-over-matter"], enemies=[PRIEST])
    play.does("free.mind-over-matter", "fight.ghoul-priest", skill).until()
    assert (play.on("ghoul-priest", "damage") == 1) is hit, "5 or 2 less 1 against 4"


def test_a_barricade_keeps_common_enemies_out_until_somebody_leaves() -> None:
    play = house(hand=["barricade"], enemies=[{"card": "swarm-of-rats", "at": "attic"}], encounter=["grasping-hands"])
    play.does("play.barricade", "end-turn").until()
    assert play.where("swarm-of-rats") == "attic"
    play.does("move.cellar").until()
    assert not play.has("barricade") and "barricade" in play.discard()


def test_a_barricade_does_not_stop_the_elite() -> None:
    play = house(hand=["barricade"], enemies=[{"card": "ghoul-priest", "at": "attic"}], encounter=["grasping-hands"])
    play.does("play.barricade", "end-turn").until()
    assert play.where("ghoul-priest") == "hallway"


def test_a_hunch_is_a_clue() -> None:
    play = house(at="cellar", hand=["working-a-hunch"])
    play.does("free.working-a-hunch")
    assert play.clues() == 1 and play.s.actions[0] == 3 and play.s.resources[0] == 3


def test_deduction_finds_one_more() -> None:
    play = house("0", at="cellar", hand=["deduction"])
    play.does("investigate", ["deduction"]).until()
    assert play.clues() == 2


def test_the_disc_keeps_an_enemy_away() -> None:
    play = house(play=["disc-of-itzamna"], phase="mythos", encounter=["young-deep-one"])
    play.does("disc-of-itzamna.0").until()
    assert not play.has("young-deep-one") and play.horror() == 0 and play.discard() == ["disc-of-itzamna"]


def test_the_disc_does_not_stop_the_elite() -> None:
    play = house(play=["disc-of-itzamna"], phase="mythos", encounter=["ghoul-priest"], act="trapped").until()
    assert play.has("ghoul-priest") and play.has("disc-of-itzamna")


def test_the_encyclopedia_teaches_for_a_phase() -> None:
    play = house("0", beside(), play=["encyclopedia"])
    play.does("use.encyclopedia", "one-3", "player-1").until()
    assert play.t.value("combat", 1, 2) == 4 and play.t.value("combat", 0, 4) == 4
    assert not play.ready("encyclopedia")


def test_cryptic_research_draws_three() -> None:
    play = house(hand=["cryptic-research"])
    play.does("free.cryptic-research").until()
    assert sorted(play.hand()) == sorted(DECK[:3]) and play.s.actions[0] == 3


# ---- neutral


@pytest.mark.parametrize(("token", "thrown", "damage"), [("-1", 0, 1), ("-2", 1, 2), ("-3", 1, 0)])
def test_a_knife_is_drawn_or_thrown(token: str, thrown: int, damage: int) -> None:
    play = house(token, play=["knife"], enemies=[PRIEST])
    play.answer([key for key in play.t.asked[0].keys if key.startswith("use.knife")][thrown]).until()
    assert play.on("ghoul-priest", "damage") == damage and play.has("knife") is not bool(thrown)


def test_a_flashlight_lightens_the_shroud() -> None:
    play = house("-1", at="cellar", play=["flashlight"])
    play.does("use.flashlight").until()
    assert play.clues() == 1 and play.on("flashlight", "uses") == 2, "3 - 1 against 4 - 2"


@pytest.mark.parametrize(("skill", "action"), [("overpower", "fight"), ("manual-dexterity", "evade")])
def test_skills_draw_a_card(skill: str, action: str) -> None:
    play = house("0", hand=[skill], enemies=[PRIEST])
    play.does(f"{action}.ghoul-priest", [skill]).until()
    assert play.hand() == ["knife"], "4 + 2 or 2 + 2 against 4"


def test_perception_and_guts_draw_a_card() -> None:
    play = house("0", at="cellar", hand=["perception"])
    assert play.does("investigate", ["perception"]).until().hand() == ["knife"], "3 + 2 against 4"
    scared = house("0", hand=["guts"], phase="mythos", encounter=["rotting-remains"])
    assert scared.does(["guts"]).until().hand() == ["knife"]


def test_a_failed_test_draws_no_card() -> None:
    play = house("-4", at="cellar", hand=["perception"])
    assert play.does("investigate", ["perception"]).until().hand() == []


@pytest.mark.parametrize(("card", "soaked"), [("bulletproof-vest", "damage"), ("elder-sign-amulet", "horror")])
def test_armour_takes_four(card: str, soaked: str) -> None:
    play = house(play=[card], enemies=[PRIEST])
    other = "horror" if soaked == "damage" else "damage"
    play.does("resource", {f"{soaked}/{card}": 2, f"{other}/roland-banks": 2}).until()
    assert play.on(card, soaked) == 2 and getattr(play, soaked)() == 0
    play.does("resource", {f"{soaked}/{card}": 2, f"{other}/roland-banks": 2}).until()
    assert not play.has(card)
