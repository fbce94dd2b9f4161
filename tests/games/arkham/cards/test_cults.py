"""The cult of Umôrdhoth, the Dark Cult, nightgaunts and locked doors."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at

CITY: list[Any] = [
    "your-house", "rivertown", "southside-historical-society", "st-marys-hospital", "miskatonic-university",
    "downtown-first-bank-of-arkham", "easttown", "graveyard", "northside",
]  # fmt: skip


def town(place: str = "rivertown", tokens: str = "0", *others: dict[str, Any], **more: Any) -> Play:
    """Roland somewhere in the city."""
    names = ("investigator", "hand", "play", "deck", "resources", "clues", "damage", "horror", "threat")
    seat = {"at": place, **{key: more.pop(key) for key in names if key in more}}
    more.setdefault("locations", CITY)
    return at(seat, *others, options={"scenario": "the-midnight-masks"}, tokens=tokens.split(), **more)


def drawing(card: str, place: str = "rivertown", tokens: str = "0", **more: Any) -> Play:
    """The next card of the encounter deck is drawn in the mythos phase."""
    return town(place, tokens, phase="mythos", encounter=[card, "ancient-evils"], **more)


def met(slug: str, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": 0, **more}


# ---- the cult of Umôrdhoth


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("wolf-man-drew", "downtown-first-bank-of-arkham"), ("herman-collins", "graveyard"),
        ("peter-warren", "miskatonic-university"), ("victoria-devereux", "northside"),
        ("ruth-turner", "st-marys-hospital"),
    ],
)  # fmt: skip
def test_every_cultist_has_a_haunt(name: str, place: str) -> None:
    play = town(clues=2, cultists=[name])
    play.does("use.uncovering-the-conspiracy").until()
    assert play.where(name) == place and play.clues() == 0 and play.engaged(name) == -1


def test_drew_heals_when_he_attacks() -> None:
    play = town(enemies=[met("wolf-man-drew", damage=2)], phase="enemy", encounter=["ancient-evils"])
    play.until()
    assert play.on("wolf-man-drew", "damage") == 1 and play.damage() == 2


def test_herman_collins_wants_four_cards() -> None:
    hand = ["knife", "guts", "machete", "dodge"]
    assert not town(hand=hand[:3], enemies=[met("herman-collins")]).offers("use.herman-collins")
    play = town(hand=[*hand, "flashlight"], enemies=[met("herman-collins")])
    play.does("use.herman-collins", hand).until()
    assert play.hand() == ["flashlight"] and not play.has("herman-collins") and len(play.s.victory) == 1
    assert play.damage() == 0, "a parley provokes no attack"


def test_peter_warren_wants_two_clues() -> None:
    assert not town(clues=1, enemies=[met("peter-warren")]).offers("use.peter-warren")
    play = town(clues=3, enemies=[met("peter-warren")])
    play.does("use.peter-warren").until()
    assert play.clues() == 1 and not play.has("peter-warren") and len(play.s.victory) == 1


def test_victoria_devereux_wants_five_resources() -> None:
    assert not town(resources=4, enemies=[met("victoria-devereux")]).offers("use.victoria-devereux")
    play = town(resources=6, enemies=[met("victoria-devereux")])
    play.does("use.victoria-devereux").until()
    assert play.s.resources[0] == 1 and not play.has("victoria-devereux") and len(play.s.victory) == 1


def test_ruth_turner_is_unmasked_by_evading_her() -> None:
    play = town("rivertown", "0", hand=["manual-dexterity", "unexpected-courage"], deck=["knife"],
                enemies=[met("ruth-turner")])  # fmt: skip
    play.does("evade.ruth-turner", ["manual-dexterity", "unexpected-courage"]).until()
    assert not play.has("ruth-turner") and len(play.s.victory) == 1, "2 and 4 against 5"
    assert play.hand() == ["knife"], "Manual Dexterity draws a card"


def test_ruth_turner_is_unmasked_even_before_a_close_call() -> None:
    play = town(investigator="wendy-adams", play=["stray-cat"], hand=["close-call"], enemies=[met("ruth-turner")])
    play.does("free.stray-cat").until()
    assert len(play.s.victory) == 1 and play.hand() == ["close-call"]


# ---- the Dark Cult


def test_an_acolyte_hides_in_an_empty_place_with_a_doom() -> None:
    play = drawing("acolyte", locations=["rivertown", "easttown", "graveyard"],
                   enemies=[{"card": "swarm-of-rats", "at": "graveyard", "exhausted": True}])  # fmt: skip
    play.until()
    assert play.where("acolyte") == "easttown" and play.on("acolyte", "doom") == 1


def test_without_an_empty_place_the_acolyte_is_discarded() -> None:
    play = drawing("acolyte", locations=["rivertown"]).until()
    assert not play.has("acolyte")


def test_the_wizard_gathers_doom_at_the_end_of_the_mythos_phase() -> None:
    play = drawing("wizard-of-the-order", locations=["rivertown", "easttown"]).until()
    assert play.where("wizard-of-the-order") == "easttown" and play.on("wizard-of-the-order", "doom") == 1


def test_the_wizard_retaliates() -> None:
    play = town("rivertown", "-4", enemies=[met("wizard-of-the-order")])
    play.does("fight.wizard-of-the-order").until()
    assert play.damage() == 1


def test_chanting_feeds_the_nearest_cultist() -> None:
    enemies = [{"card": "acolyte", "at": "easttown", "doom": 1}, {"card": "peter-warren", "at": "northside"}]
    play = drawing("mysterious-chanting", enemies=enemies).until()
    assert play.on("acolyte", "doom") == 3 and play.on("peter-warren", "doom") == 0


def test_chanting_calls_a_cultist_if_there_is_none() -> None:
    play = drawing("mysterious-chanting", locations=["rivertown", "easttown"])
    play.does("wizard-of-the-order").until()
    assert play.where("wizard-of-the-order") == "easttown"


# ---- nightgaunts


@pytest.mark.parametrize(("token", "ready"), [("+1", False), ("0", False), ("-1", True)])
def test_the_nightgaunt_doubles_the_minus_of_whoever_evades_it(token: str, ready: bool) -> None:
    play = town("rivertown", token, enemies=[met("hunting-nightgaunt")])
    play.does("evade.hunting-nightgaunt").until()
    assert play.ready("hunting-nightgaunt") is ready, "2 and twice the minus against 1"


def test_the_nightgaunt_doubles_nothing_in_a_fight() -> None:
    play = town("rivertown", "-1", enemies=[met("hunting-nightgaunt")])
    play.does("fight.hunting-nightgaunt").until()
    assert play.on("hunting-nightgaunt", "damage") == 1, "4 - 1 against 3"


def test_wings_of_darkness_carry_to_rivertown() -> None:
    enemies = [met("swarm-of-rats"), met("hunting-nightgaunt")]
    play = drawing("on-wings-of-darkness", "northside", "0", enemies=enemies).until()
    assert (play.damage(), play.horror()) == (1, 1) and play.place() == "rivertown", "2 against 4"
    assert play.engaged("hunting-nightgaunt") == 0 and play.where("hunting-nightgaunt") == "rivertown"
    assert play.engaged("swarm-of-rats") == -1 and play.where("swarm-of-rats") == "northside"


def test_the_nimble_stay_where_they_are() -> None:
    play = drawing("on-wings-of-darkness", "northside", "0", investigator="wendy-adams").until()
    assert (play.damage(), play.horror()) == (0, 0) and play.place() == "northside", "4 against 4"


# ---- locked doors


def locked(place: str, tokens: str = "0", **more: Any) -> Play:
    door = {"card": "locked-door", "to": place}
    return town(place, tokens, attached=[door], **more)


def test_the_door_falls_shut_where_most_clues_are() -> None:
    places: list[Any] = ["rivertown", {"card": "easttown", "clues": 3}, {"card": "graveyard", "clues": 2}]
    play = drawing("locked-door", locations=places).until()
    assert play.s.hosts[play.piece("locked-door")] == play.piece("easttown")


def test_a_second_door_falls_shut_elsewhere() -> None:
    places: list[Any] = ["rivertown", {"card": "easttown", "clues": 3}, {"card": "graveyard", "clues": 2}]
    play = drawing("locked-door", locations=places, attached=[{"card": "locked-door", "to": "easttown"}]).until()
    hosts = sorted(play.s.hosts[piece] for piece in play.s.attached)
    assert hosts == sorted(map(play.piece, ("easttown", "graveyard")))


def test_behind_a_locked_door_nothing_is_investigated() -> None:
    assert town("easttown").offers("investigate") and not locked("easttown").offers("investigate")


@pytest.mark.parametrize(
    ("skill", "tokens", "shut"),
    [("combat", "0", False), ("combat", "-1", True), ("agility", "+1", True), ("agility", "0", True)],
)
def test_the_door_is_forced_or_picked(skill: str, tokens: str, shut: bool) -> None:
    play = locked("easttown", tokens)
    play.does("use.locked-door", skill).until()
    assert play.has("locked-door") is shut and play.offers("investigate") is not shut, "4 or 2 against 4"
