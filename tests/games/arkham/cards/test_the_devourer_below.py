"""The Devourer Below: the woods, the ritual, and Umôrdhoth."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import GAME, Play, at
from fathom.games.arkham.cards.printed import face
from fathom.games.arkham.cards.woods_deeds import join_madness
from fathom.games.arkham.pieces import card, slug_of
from fathom.games.arkham.rules.values import health as health_of
from fathom.games.arkham.scenarios.the_devourer_below import AGENTS
from fathom.kernel.table import Table

WOODS = (
    "unhallowed-ground", "twisting-paths", "old-house", "cliffside", "tangled-thicket", "quiet-glade",
)  # fmt: skip
PATHS = ["main-path", *({"card": f"arkham-woods-{name}", "clues": 1} for name in WOODS)]


SITE = ["main-path", {"card": "ritual-site", "clues": 2}]


def woods(*seats: dict[str, Any], tokens: str = "0", **rest: Any) -> Play:
    """Somebody on the Main Path, all six woods revealed."""
    rest.setdefault("locations", PATHS)
    everybody = seats or ({"at": "main-path"},)
    return at(*everybody, options={"scenario": "the-devourer-below"}, tokens=tokens.split(), **rest)


def standing(place: str, **more: Any) -> dict[str, Any]:
    return {"at": place, **more}


def set_up(seats: int = 1, seed: int = 0, **state: Any) -> Table[Any]:
    """A fresh table, up to the first turn."""
    table: Table[Any] = Table(GAME, seats, seed, GAME.settle_options({"scenario": "the-devourer-below"}))
    for name, value in state.items():
        setattr(table.state, name, value)
    table.begin(GAME.first(table))
    while table.asked and table.asked[0].why != "ask-action":
        ask = table.asked[0]
        table.choose([] if ask.shape == "pick_some" else ask.keys[0], ask.seat)
    return table


# ---- setup


@pytest.mark.rule("A-setup.10")
def test_the_woods_lie_unrevealed_and_one_set_of_agents_is_in_the_deck() -> None:
    s = set_up().state
    assert [slug_of(place) for place in s.locations] == ["main-path", *["arkham-woods"] * 4]
    assert len(s.unseen) == 6 and s.places == [face("main-path")]
    deck = [*s.encounter_deck, *s.encounter_discard]
    assert len(deck) == 29 and len({card(piece).set for piece in deck} & set(AGENTS)) == 1
    assert sorted(slug_of(piece) for piece in s.aside) == ["ritual-site", "umordhoth"]
    assert s.bag.count("elder-thing") == 1 and len(s.bag) == 17


@pytest.mark.parametrize(("names", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_cultists_who_got_away_put_doom_on_the_agenda(names: int, doom: int) -> None:
    cult = ("wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner", "the-masked-hunter")
    s = set_up(got_away=tuple(sorted(face(slug) for slug in cult[:names]))).state
    assert s.all_doom() == doom


def test_after_midnight_two_cards_of_the_opening_hand_are_lost() -> None:
    s = set_up(notes=("past-midnight",)).state
    assert len(s.hands[0]) == 3 and len(s.discards[0]) == 2


def test_a_living_priest_is_in_the_deck() -> None:
    s = set_up(notes=("priest-alive",)).state
    assert face("ghoul-priest") in s.encounter_deck and len(s.encounter_deck) == 30


# ---- places


@pytest.mark.parametrize(("tokens", "harm"), [("0", (0, 0)), ("-4", (1, 1))])
def test_unhallowed_ground_frightens_who_enters(tokens: str, harm: tuple[int, int]) -> None:
    play = woods({"investigator": "agnes-baker", "at": "main-path"}, tokens=tokens)
    play.does("move.arkham-woods-unhallowed-ground").until()
    assert (play.damage(), play.horror()) == harm


@pytest.mark.parametrize(("tokens", "place"), [("0", "main-path"), ("-1", "arkham-woods-twisting-paths")])
def test_from_twisting_paths_one_does_not_easily_find_out(tokens: str, place: str) -> None:
    play = woods(standing("arkham-woods-twisting-paths"), tokens=tokens)
    play.does("move.main-path").until()
    assert play.place() == place and play.s.actions[0] == 2, "the action is spent"


@pytest.mark.parametrize(
    ("name", "skill", "token"),
    [
        ("arkham-woods-old-house", "willpower", "-1"),
        ("arkham-woods-cliffside", "agility", "0"),
        ("arkham-woods-tangled-thicket", "combat", "-2"),
    ],
)
def test_some_woods_are_investigated_with_another_skill(name: str, skill: str, token: str) -> None:
    """Roland's 3, 2 and 4 against a shroud of 2."""
    play = woods(standing(name), tokens=token)
    play.does("investigate").until()
    assert any(f": {skill} against" in line for line in play.log()) and play.clues() == 1


def test_the_quiet_glade_heals_once_a_turn() -> None:
    play = woods(standing("arkham-woods-quiet-glade", damage=2, horror=1))
    play.does("use.arkham-woods-quiet-glade", "heal-damage").until()
    assert (play.damage(), play.horror()) == (1, 1)
    assert not play.offers("use.arkham-woods-quiet-glade")


def test_from_the_main_path_one_may_resign() -> None:
    play = woods()
    play.does("use.main-path")
    assert play.s.status[0] == "resigned"


@pytest.mark.rule("A-per-investigator.1")
def test_the_ritual_site_fills_up_again() -> None:
    place = {"card": "ritual-site", "clues": 1}
    play = woods(standing("main-path"), standing("main-path", investigator="agnes-baker"),
                 locations=["main-path", place], phase="upkeep")  # fmt: skip
    play.until("ask-next-turn", "ask-action")
    assert play.on("ritual-site", "clues") == 4


# ---- acts and agendas


def test_the_trail_leads_to_the_ritual_site_and_cultists_return() -> None:
    play = woods(standing("main-path", clues=3), act="investigating-the-trail", aside=["ritual-site", "peter-warren"])
    play.s.got_away = (face("peter-warren"),)
    play.does("advance").until()
    assert slug_of(play.s.act) == "into-the-darkness" and play.has("ritual-site")
    assert play.where("peter-warren") == "main-path" and play.engaged("peter-warren") == 0


def test_from_the_woods_comes_a_monster_with_doom() -> None:
    play = woods({"at": "arkham-woods-quiet-glade"}, agenda="the-arkham-woods", doom=3, phase="mythos",
                 encounter=["ancient-evils"] * 2)  # fmt: skip
    play.until()
    (monster,) = (piece for piece in play.s.enemies if play.s.doom.get(piece))
    assert "monster" in card(monster).traits and slug_of(play.s.where[monster]) == "main-path"
    assert play.s.doom[monster] == 1


def test_entering_the_ritual_site_brings_an_enemy() -> None:
    play = woods(locations=["main-path", {"card": "ritual-site", "revealed": False}], act="into-the-darkness",
                 encounter=["ghoul-minion"])  # fmt: skip
    play.does("move.ritual-site").until()
    assert slug_of(play.s.act) == "disrupting-the-ritual" and play.has("ghoul-minion")


def test_the_ritual_breaks_with_two_clues_an_investigator() -> None:
    play = woods(standing("main-path", clues=2), act="disrupting-the-ritual", tokens="0 0")
    play.does("use.disrupting-the-ritual", "willpower")
    play.does("use.disrupting-the-ritual", "willpower")
    assert play.s.ending == "r1" and "ritual-broken" in play.s.notes and play.s.mental == [2]


def test_the_ritual_makes_enemies_stronger() -> None:
    play = woods(agenda="the-ritual-begins", enemies=[{"card": "ghoul-minion", "at": "main-path"}])
    minion = next(key for key in play.t.asked[0].keys if key.startswith("fight.")).removeprefix("fight.")
    assert (play.t.value("fight", minion, 2), play.t.value("evade", minion, 2)) == (3, 3)


@pytest.mark.rule("A-weakness.6", "A-R16")
def test_the_will_of_umordhoth_drives_mad_for_the_campaign() -> None:
    play = woods(agenda="the-ritual-begins", doom=4, phase="mythos", encounter=["ancient-evils"], tokens="-4")
    new = [piece for piece in play.s.lists[0] if "madness" in card(piece).traits]
    assert slug_of(play.s.agenda) == "vengeance-awaits" and len(new) == 1
    assert slug_of(new[0]) in map(slug_of, (*play.s.threat[0], *play.s.discards[0])), "it was resolved at once"
    join_madness(play.t, 0)
    assert play.t.revealed[1] == "revealed-draw", "nobody takes back for nothing what led to it"


@pytest.mark.parametrize("act", ["investigating-the-trail", "disrupting-the-ritual"])
def test_umordhoth_rises_and_replaces_act_and_agenda(act: str) -> None:
    site: list[Any] = [{"card": "ritual-site", "clues": 2}] if act == "disrupting-the-ritual" else []
    aside = ["umordhoth"] if site else ["umordhoth", "ritual-site"]
    enemies = [{"card": "ghoul-minion", "at": "ritual-site"}] if site else []
    play = woods(standing("main-path"), agenda="vengeance-awaits", act=act, doom=4, phase="mythos", aside=aside,
                 locations=["main-path", *site], enemies=enemies, encounter=["ancient-evils"])  # fmt: skip
    play.until("ask-action")
    assert play.has("umordhoth") and not play.has("ghoul-minion")
    assert slug_of(play.s.act) == "vengeance-awaits" and play.s.agenda == -1


# ---- Umôrdhoth


def facing(tokens: str = "0", **seat: Any) -> Play:
    beast = {"card": "umordhoth", "at": "ritual-site", **seat.pop("beast", {})}
    return woods(standing("ritual-site", **seat), locations=SITE,
                 act="disrupting-the-ritual", agenda="vengeance-awaits", enemies=[beast], tokens=tokens)  # fmt: skip


@pytest.mark.parametrize(("seats", "health"), [(1, 10), (2, 14), (3, 18), (4, 22)])
def test_the_health_of_umordhoth_grows_with_the_group(seats: int, health: int) -> None:
    names = ("roland-banks", "agnes-baker", "daisy-walker", "wendy-adams")
    group = [standing("main-path", investigator=name) for name in names[:seats]]
    play = woods(*group, locations=["main-path", "ritual-site"], enemies=[{"card": "umordhoth", "at": "ritual-site"}])
    assert health_of(play.t, play.piece("umordhoth")) == health


@pytest.mark.rule("A-massive.1", "A-massive.3")
def test_umordhoth_is_engaged_with_everybody_there_and_ready_again_after_each_turn() -> None:
    """Evaded in the first turn he attacks whoever provokes him in the second."""
    beast = {"card": "umordhoth", "at": "ritual-site", "exhausted": True}
    seats = standing("ritual-site", investigator="wendy-adams"), standing("ritual-site", investigator="agnes-baker")
    play = woods(*seats, locations=SITE, act="disrupting-the-ritual", agenda="vengeance-awaits", enemies=[beast])
    play.does("resource").until()
    assert play.damage(0) == 0, "exhausted"
    play.does("end-turn").until()
    assert play.asked == 1 and play.ready("umordhoth"), "before the round is over"
    play.does("resource").until()
    assert (play.damage(0), play.damage(1)) == (0, 3), "he attacks the one who provokes him"


def test_with_umordhoth_defeated_arkham_is_saved() -> None:
    play = facing(beast={"damage": 8}, play=["automatic-45"], tokens="+1")
    play.does("use.automatic-45").until()
    assert play.s.ending == "r2"


def test_only_who_controls_lita_may_sacrifice_her() -> None:
    assert not facing().offers("use.umordhoth")
    play = facing(play=["lita-chantler"])
    play.does("use.umordhoth", {"damage/roland-banks": 3, "horror/roland-banks": 3})
    assert play.s.ending == "r3" and "lita-sacrificed" in play.s.notes
    assert (play.s.physical, play.s.mental) == ([2], [2])


@pytest.mark.rule("A-rul.12")
def test_the_wrath_of_umordhoth_is_chosen_point_by_point() -> None:
    play = woods({"investigator": "roland-banks", "at": "main-path", "hand": ["knife"]}, tokens="0", phase="mythos",
                 encounter=["umordhoths-wrath"])  # fmt: skip
    play.until("choose-effect")
    play.answer(next(key for key in play.t.asked[0].keys if "discard" in key))
    play.until("ask-assign", "ask-action")
    assert play.hand()[:1] != ["knife"] and (play.damage(), play.horror()) == (1, 1), "3 + 0 against 5"


# ---- endings


@pytest.mark.rule("A-killed-insane.2")
def test_without_a_resolution_everybody_is_lost() -> None:
    play = woods()
    play.does("use.main-path")
    assert play.s.ending == "no-resolution" and "arkham-fell" in play.s.notes and play.s.lost == (face("roland-banks"),)
