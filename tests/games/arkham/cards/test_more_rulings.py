"""Rulings on single cards that no other test names: slots that vanish, what is shown, what is not asked."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import at
from fathom.games.arkham.cards.printed import CARDS, FACE
from fathom.games.arkham.pieces import slug_of

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]
WOODS: dict[str, Any] = {"options": {"scenario": "the-devourer-below"}}
DAISY = {"investigator": "daisy-walker", "at": "hallway"}
AGNES = {"investigator": "agnes-baker", "at": "hallway"}


def engaged(slug: str, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": 0, **more}


# ---- slots


@pytest.mark.rule("A-R5")
def test_without_the_tote_bag_the_books_that_filled_it_go() -> None:
    tomes = ["old-book-of-lore", "medical-texts", "encyclopedia"]
    seat = {**DAISY, "play": ["daisys-tote-bag", *tomes]}
    play = at(seat, locations=HALL, phase="mythos", encounter=["crypt-chill"], tokens=["auto-fail"])
    play.until("choose-one").does("daisys-tote-bag")
    assert play.asks == "ask-slots" and play.asked == 0, "three hands' worth of books in two hands"
    assert play.s.phase == "mythos", "at once"
    play.does(["medical-texts"])
    assert [slug_of(piece) for piece in play.s.play[0]] == ["old-book-of-lore", "encyclopedia"]


@pytest.mark.rule("A-R5")
def test_without_the_book_of_shadows_a_third_spell_goes_at_once() -> None:
    spells = ["shrivelling", "shrivelling", "scrying"]
    seat = {**AGNES, "play": ["book-of-shadows", *spells]}
    play = at(seat, locations=HALL, phase="mythos", encounter=["crypt-chill"], tokens=["auto-fail"])
    play.until("choose-one").does("book-of-shadows")
    assert play.asks == "ask-slots" and play.s.phase == "mythos"
    play.does(["scrying"])
    assert [slug_of(piece) for piece in play.s.play[0]] == ["shrivelling", "shrivelling"]


@pytest.mark.rule("A-R5")
def test_a_bag_that_held_nothing_costs_nothing() -> None:
    seat = {**DAISY, "play": ["daisys-tote-bag", "old-book-of-lore", "medical-texts"]}
    play = at(seat, locations=HALL, phase="mythos", encounter=["crypt-chill"], tokens=["auto-fail"])
    play.until("choose-one").does("daisys-tote-bag").until()
    assert [slug_of(piece) for piece in play.s.play[0]] == ["old-book-of-lore", "medical-texts"]


# ---- what is shown


@pytest.mark.rule("A-R6")
@pytest.mark.parametrize(("book", "shown"), [("research-librarian", True), ("old-book-of-lore", False)])
def test_a_card_found_for_its_kind_is_shown_to_all(book: str, shown: bool) -> None:
    deck = ["medical-texts", "knife", "guts"]
    seats = {**DAISY, "hand": ["research-librarian"], "play": ["old-book-of-lore"], "deck": deck}, AGNES
    play = at(*seats, locations=HALL, options={"hands": "closed"})
    play.does(*(["play.research-librarian", "research-librarian.0"] if shown else ["use.old-book-of-lore", "player-0"]))
    play.until("ask-search").does("medical-texts")
    told = [line for line in play.t.events() if "Medical Texts" in line.text.render("en")]
    assert any(line.audience is None for line in told) is shown


@pytest.mark.rule("A-rul.6", "A-R6")
def test_a_card_that_came_to_a_closed_hand_in_sight_of_all_is_known_once() -> None:
    """Found for its kind, then played: nobody knows it to be in that hand any more."""
    seats = {**DAISY, "hand": ["research-librarian"], "deck": ["medical-texts", "knife", "guts"]}, AGNES
    play = at(*seats, locations=HALL, options={"hands": "closed"})
    play.does("play.research-librarian", "research-librarian.0").until("ask-search").does("medical-texts")
    known = {seat for seat, field, slot, _, inside in play.s.facts if (field, slot) == ("hands", 0) and inside}
    assert known == {-1, 1}
    play.until("ask-action").does("play.medical-texts").until("ask-action")
    assert play.s.facts == () and play.t.game.explain(play.t) == []


# ---- ST.7


@pytest.mark.rule("A-st.7.2")
def test_results_that_change_nothing_are_not_put_in_order() -> None:
    """A failed investigation does nothing by itself: only the cultist's horror is left, and nobody is asked."""
    play = at({"at": "cellar"}, locations=HALL, tokens=["cultist"])
    play.does("investigate")
    while play.asks != "ask-action":
        assert play.asks != "ask-results"
        play.skip()
    assert play.horror() == 1 and play.clues() == 0


@pytest.mark.rule("A-st.7.2")
def test_results_that_change_something_are_put_in_order() -> None:
    seat = {"at": "attic", "hand": ["perception"], "deck": ["knife"]}
    play = at(seat, locations=HALL, tokens=["+1"])
    play.does("investigate", ["perception"]).until("ask-results")
    assert len(play.keys) == 2


@pytest.mark.rule("A-st.7.2")
def test_an_investigation_without_clues_is_no_result() -> None:
    seat = {"at": "hallway", "hand": ["perception"], "deck": ["knife"]}
    play = at(seat, locations=HALL, tokens=["+1"])
    play.does("investigate", ["perception"])
    while play.asks != "ask-action":
        assert play.asks != "ask-results"
        play.skip()
    assert play.hand() == ["knife"]


# ---- the end of the world


@pytest.mark.parametrize(("lang", "words"), [("en", "(with three or four investigators: until 2 are)"),
                                            ("pl", "(przy trzech lub czterech badaczach: 2 wrogów)"),
                                            ("de", "(bei drei oder vier Ermittlern: 2 Gegner)")])  # fmt: skip
def test_into_the_darkness_tells_of_two_enemies(lang: str, words: str) -> None:
    told = " ".join(text.within("arkham").render(lang) for text in CARDS[FACE["into-the-darkness"]].say())
    assert words in told


@pytest.mark.parametrize(("seats", "enemies"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_into_the_darkness_brings_two_enemies_for_three_investigators(seats: int, enemies: int) -> None:
    """Everybody starts on the Main Path and one enters the Ritual Site."""
    who = ["roland-banks", "agnes-baker", "daisy-walker", "wendy-adams"][:seats]
    described = [{"investigator": slug, "at": "main-path"} for slug in who]
    play = at(*described, locations=["main-path", "ritual-site"], act="into-the-darkness",
              encounter=["ancient-evils", "swarm-of-rats", "crypt-chill", "icy-ghoul"], **WOODS)  # fmt: skip
    before = len(play.s.enemies)
    play.does("move.ritual-site")
    assert len(play.s.enemies) - before == enemies
    assert all(slug_of(play.s.where[enemy]) == "ritual-site" for enemy in play.s.enemies)


# ---- Aquinnah


@pytest.mark.rule("A-R10")
@pytest.mark.parametrize("other", [True, False])
def test_aquinnah_needs_another_enemy(other: bool) -> None:
    enemies = [engaged("ghoul-priest"), {"card": "icy-ghoul", "at": "hallway", "exhausted": True}][: 1 + other]
    play = at({"at": "hallway", "play": ["aquinnah"]}, locations=HALL, enemies=enemies, phase="enemy")
    play.until("window-would", "ask-assign")
    assert play.offers("aquinnah") is other
    if other:
        play.does("aquinnah.0").until("ask-assign", "ask-action")
        assert play.on("icy-ghoul", "damage") == 2 and play.on("aquinnah", "horror") == 1 and play.damage() == 0
