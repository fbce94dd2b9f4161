"""The agents of the Ancient Ones, and the encounter sets that scenarios share."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.pieces import slug_of

HOUSE: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
SEAT = ("investigator", "at", "hand", "play", "deck", "discard", "threat", "resources", "damage", "horror")


def house(tokens: str = "0", **more: Any) -> Play:
    """Roland in the hallway."""
    seat = {"at": "hallway", **{key: more.pop(key) for key in SEAT if key in more}}
    others = more.pop("others", [])
    return at(seat, *others, locations=HOUSE, tokens=tokens.split(), **more)


def drawing(card: str, tokens: str = "0", **more: Any) -> Play:
    """The next card of the encounter deck is drawn in the mythos phase."""
    return house(tokens, phase="mythos", encounter=[card, "ancient-evils"], **more)


def met(slug: str, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": 0, **more}


# ---- agents


@pytest.mark.parametrize(("token", "horror", "hit"), [("-1", 0, True), ("-1", 1, False), ("0", 1, True)])
def test_the_byakhee_is_stronger_against_the_shaken(token: str, horror: int, hit: bool) -> None:
    play = house(token, enemies=[met("screeching-byakhee")], horror=horror)
    play.does("fight.screeching-byakhee").until()
    assert (play.on("screeching-byakhee", "damage") == 1) is hit, "4 and the token against 3, or 4 with 4 sanity left"


def test_the_byakhee_hunts_the_one_with_the_least_sanity() -> None:
    agnes = {"investigator": "agnes-baker", "at": "hallway"}
    play = house(others=[agnes], enemies=[{"card": "screeching-byakhee", "at": "attic"}], phase="enemy")
    assert play.engaged("screeching-byakhee") == 0, "5 against 8"


@pytest.mark.parametrize(("horror", "caught"), [(0, False), (1, True)])
def test_the_shaken_do_not_easily_evade_the_byakhee(horror: int, caught: bool) -> None:
    """Wendy's 4 against an evade value of 3, and of 4 while she has 4 sanity left or less."""
    seat = {"investigator": "wendy-adams", "at": "hallway", "horror": 2 + horror}
    play = at(seat, locations=HOUSE, enemies=[met("screeching-byakhee")], tokens=["-1"])
    play.does("evade.screeching-byakhee").until()
    assert (play.engaged("screeching-byakhee") == 0) is caught


@pytest.mark.rule("A-prey.1")
@pytest.mark.parametrize(
    ("enemy", "hands", "prey"),
    [
        ("yithian-observer", (["knife"], []), 1),
        ("yithian-observer", ([], ["knife"]), 0),
        ("relentless-dark-young", ([], []), 0),
        ("young-deep-one", ([], []), 1),
    ],
)
def test_agents_have_their_prey(enemy: str, hands: tuple[list[str], list[str]], prey: int) -> None:
    """Fewest cards; lowest agility (Roland 2, Agnes 3); lowest combat (4 and 2)."""
    seats = {"at": "hallway", "hand": hands[0]}, {"investigator": "agnes-baker", "at": "hallway", "hand": hands[1]}
    play = at(*seats, locations=HOUSE, enemies=[{"card": enemy, "at": "hallway", "exhausted": True}], phase="upkeep",
              rest=["decks", "encounter"], encounter=["grasping-hands"] * 2, tokens=["+1"])  # fmt: skip
    assert play.engaged(enemy) == prey


@pytest.mark.parametrize(("tokens", "horror", "weak"), [("+1", 0, False), ("-1", 2, True)])
def test_the_yellow_sign_finds_a_madness(tokens: str, horror: int, weak: bool) -> None:
    play = drawing("the-yellow-sign", tokens, deck=["knife", "psychosis"])
    play.until()
    assert play.horror() == horror and play.has("psychosis") is weak


def test_the_observer_takes_a_card() -> None:
    play = house(hand=["knife"], enemies=[met("yithian-observer")], phase="enemy")
    play.until()
    assert "knife" in play.discard() and (play.damage(), play.horror()) == (1, 1)


def test_the_observer_hits_empty_hands_harder() -> None:
    play = house(enemies=[met("yithian-observer")], phase="enemy")
    play.until()
    assert (play.damage(), play.horror()) == (2, 2)


@pytest.mark.rule("A-must.1")
@pytest.mark.parametrize("taken", [True, False])
def test_an_offer_of_power(taken: bool) -> None:
    deck = ["knife", "guts", "machete"]
    play = drawing("offer-of-power", deck=deck, agenda="rise-of-the-ghouls").until("choose-effect")
    keys = play.t.asked[0].keys
    play.answer(next(key for key in keys if ("horror" in key) is not taken)).until()
    assert play.horror() == (0 if taken else 2) and sorted(play.hand()) == (["guts", "knife"] if taken else [])
    assert play.s.all_doom() == (3 if taken else 1)


def test_the_dark_young_heals_at_the_end_of_the_round() -> None:
    beast = {"card": "relentless-dark-young", "at": "attic", "damage": 3}
    play = house(enemies=[beast], phase="upkeep", encounter=["ancient-evils"])
    play.until()
    assert play.on("relentless-dark-young", "damage") == 1


def test_the_goat_spawn_frightens_everybody_there_when_it_falls() -> None:
    agnes = {"investigator": "agnes-baker", "at": "hallway"}
    daisy = {"investigator": "daisy-walker", "at": "attic"}
    play = house(others=[agnes, daisy], enemies=[met("goat-spawn", damage=2)])
    play.does("fight.goat-spawn").until()
    assert [play.horror(seat) for seat in range(3)] == [1, 1, 0] and not play.has("goat-spawn")


def test_the_deep_one_frightens_whom_it_engages() -> None:
    play = drawing("young-deep-one").until()
    assert play.engaged("young-deep-one") == 0 and play.horror() == 1


def test_dreams_of_rlyeh_weaken_will_and_mind() -> None:
    play = drawing("dreams-of-rlyeh").until()
    assert play.has("dreams-of-rlyeh")
    assert play.t.value("willpower", 0, 3) == 2 and play.t.value("sanity", "roland-banks", 5) == 4


def test_dreams_may_defeat_at_once() -> None:
    play = drawing("dreams-of-rlyeh", horror=4)
    assert play.s.status[0] == "defeated"


@pytest.mark.parametrize(("token", "dreaming"), [("+1", False), ("0", True)])
def test_one_may_wake_from_the_dreams(token: str, dreaming: bool) -> None:
    play = house(token, threat=["dreams-of-rlyeh"])
    play.does("use.dreams-of-rlyeh").until()
    assert play.has("dreams-of-rlyeh") is dreaming, "3 - 1 against 3"


# ---- shared sets


def test_rats_hunt() -> None:
    play = house(enemies=[{"card": "swarm-of-rats", "at": "attic"}], phase="enemy", encounter=["ancient-evils"])
    play.until()
    assert play.engaged("swarm-of-rats") == 0 and play.damage() == 1


def test_a_ravenous_ghoul_wants_the_one_with_the_least_health() -> None:
    seats = [{"investigator": "agnes-baker", "at": "hallway"}, {"investigator": "daisy-walker", "at": "hallway"}]
    play = house(others=seats, enemies=[{"card": "ravenous-ghoul", "at": "hallway", "exhausted": True}], phase="upkeep",
                 encounter=["ancient-evils"] * 3)  # fmt: skip
    assert play.engaged("ravenous-ghoul") == 2, "9, 6 and 5"


@pytest.mark.parametrize(("token", "damage"), [("+1", 0), ("0", 1), ("-1", 2)])
def test_grasping_hands_hurt_by_every_point(token: str, damage: int) -> None:
    assert drawing("grasping-hands", token).until().damage() == damage, "2 against 3"


@pytest.mark.parametrize(("token", "horror"), [("0", 0), ("-1", 1), ("-2", 2)])
def test_rotting_remains_frighten_by_every_point(token: str, horror: int) -> None:
    assert drawing("rotting-remains", token).until().horror() == horror, "3 against 3"


@pytest.mark.rule("A-threat-area.1")
@pytest.mark.parametrize("fear", ["frozen-in-fear", "dissonant-voices", "dreams-of-rlyeh"])
def test_a_fear_that_is_drawn_stays_with_its_drawer(fear: str) -> None:
    play = house(others=[{"investigator": "agnes-baker", "at": "hallway"}], phase="mythos",
                 encounter=[fear, "ancient-evils"])  # fmt: skip
    play.until("ask-next-turn", "ask-action")
    assert [slug_of(piece) for piece in play.s.threat[0]] == [fear] and play.s.threat[1] == ()


def test_frozen_in_fear_the_first_step_costs_more() -> None:
    play = house(threat=["frozen-in-fear"])
    play.does("move.attic").until()
    assert play.s.actions[0] == 1
    play.does("move.hallway").until("ask-action")
    assert play.place() == "hallway"


@pytest.mark.parametrize(("token", "frozen"), [("0", False), ("-1", True)])
def test_at_the_end_of_the_turn_the_fear_may_pass(token: str, frozen: bool) -> None:
    play = house(token, threat=["frozen-in-fear"], encounter=["ancient-evils"])
    play.does("end-turn").until()
    assert play.has("frozen-in-fear") is frozen


def test_dissonant_voices_drown_every_card_for_a_round() -> None:
    play = house(threat=["dissonant-voices"], hand=["knife", "emergency-cache"], encounter=["ancient-evils"])
    assert not play.offers("play.knife") and not play.offers("play.emergency-cache")
    play.does("end-turn").until()
    assert not play.has("dissonant-voices") and play.offers("play.knife")


def test_ancient_evils_advance_the_agenda() -> None:
    play = drawing("ancient-evils", agenda="rise-of-the-ghouls", doom=5).until()
    assert slug_of(play.s.agenda) == "theyre-getting-out"


@pytest.mark.parametrize(("assets", "damage"), [(["knife"], 0), ([], 2)])
def test_crypt_chill_costs_an_asset_or_hurts(assets: list[str], damage: int) -> None:
    play = drawing("crypt-chill", "0", play=assets).until()
    assert play.damage() == damage and not play.has("knife"), "3 against 4"


def test_fog_hides_clues_until_the_place_is_investigated() -> None:
    play = drawing("obscuring-fog", "0 0", at="attic").until()
    assert play.t.value("shroud", "attic", 1) == 3
    play.does("investigate").until()
    assert play.clues() == 1 and not play.has("obscuring-fog"), "3 against 3"
