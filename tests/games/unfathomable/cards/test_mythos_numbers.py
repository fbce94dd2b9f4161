"""What is printed on all 70 mythos cards: who chooses, the numbers of the test, both icons, and their words."""

from __future__ import annotations

from collections import Counter

import pytest

import fathom
from fathom.games.unfathomable.cards.names import MYTHOS, TYPES
from unfathomable_mythos import CAPTAIN, CURRENT, KEEPER, PRINTED, TESTS, TRACK, drawn, outcome, worth
from unfathomable_play import Play, crisis

CHOICES = [slug for slug, card in PRINTED.items() if card.who and not card.green]
GREEN = [slug for slug, card in PRINTED.items() if card.green]
CARDS = {card.slug: card for card in fathom.games()["unfathomable"].cards()["mythos"]}


def company(card: str) -> tuple[dict[str, str], dict[str, str]]:
    """Somebody for seat 0, and a second seat with the character a card may ask for."""
    named = PRINTED[card].who if PRINTED[card].green else "jamie"
    return {"character": "arjun" if named != "arjun" else "jeanne"}, {"character": named}


def test_the_deck_holds_seventy_cards_of_which_ten_belong_to_a_character() -> None:
    assert tuple(PRINTED) == MYTHOS
    assert Counter(card.icon for card in PRINTED.values()) == {"deep-ones": 34, "dagon": 18, "hydra": 18}
    assert Counter(card.track for card in PRINTED.values()) == {"travel": 32, "ritual": 25, "choice": 13}
    assert len({PRINTED[slug].who for slug in GREEN}) == 10
    assert len(TESTS) == 49


@pytest.mark.parametrize("slug", PRINTED)
def test_a_card_prints_what_the_deck_list_says(slug: str) -> None:
    expected, facts = PRINTED[slug], CARDS[slug].facts()
    assert facts["chooser"] == ("character" if expected.green else expected.who)
    assert (facts["target"], facts["partial"]) == (expected.target, expected.partial)
    assert tuple(TYPES[type] for type in facts["supports"]) == expected.skills
    assert (facts["icon"], facts["track"]) == (expected.icon, expected.track)


@pytest.mark.rule("U-10.12", "U-10.18")
@pytest.mark.parametrize("slug", CHOICES)
def test_the_chooser_named_by_the_card_is_asked(slug: str) -> None:
    p = drawn(slug).passed()
    assert (p.asked, p.seat) == (
        "ask-crisis",
        {"current": CURRENT, "captain": CAPTAIN, "keeper": KEEPER}[PRINTED[slug].who],
    )
    assert ("test" in p.options()) == (slug in TESTS)


@pytest.mark.rule("U-10.4c", "U-10.4c1", "U-10.12")
@pytest.mark.parametrize("slug", GREEN)
def test_a_character_card_is_a_choice_of_its_character(slug: str) -> None:
    p = crisis(slug, *company(slug)).passed()
    assert (p.asked, p.seat) == ("ask-crisis", 1)
    assert ("test" in p.options()) == (slug in TESTS)


@pytest.mark.rule("U-10.4c2")
@pytest.mark.parametrize("slug", GREEN)
@pytest.mark.parametrize("where", ["nowhere", "brig"])
def test_a_character_card_without_its_character_is_replaced(slug: str, where: str) -> None:
    named, other = PRINTED[slug].who, company(slug)[0]
    second = {"character": named, "place": "brig"} if where == "brig" else {"character": "edmund"}
    if where == "nowhere" and named == "edmund":
        second = {"character": "ishmael"}
    third = {"character": "svetlana" if named != "svetlana" else "jamie"}
    p = crisis(slug, other, second, third).passed()
    assert p.logged("log-mythos-invalid", "U-10.4c2")
    assert slug in [MYTHOS[card] for card in p.s.mythos_discard]


@pytest.mark.rule("U-10.15", "U-35.8", "U-35.8a", "U-35.8c")
@pytest.mark.parametrize("slug", TESTS)
@pytest.mark.parametrize("how", ["pass", "fail"])
def test_a_test_is_passed_from_its_target_on(slug: str, how: str) -> None:
    """Every printed skill supports it: cards of all of them make up the total."""
    p = outcome(slug, how, *_seats(slug))
    assert p.logged(f"log-test-{how}")


@pytest.mark.rule("U-10.17", "U-10.17a")
@pytest.mark.parametrize("slug", [slug for slug in TESTS if PRINTED[slug].partial])
def test_a_partial_success_reaches_from_its_number_to_just_below_the_target(slug: str) -> None:
    assert outcome(slug, "partial").logged("log-test-partial", "U-10.17a")
    cards = worth(slug, PRINTED[slug].target - 1)
    p = drawn(slug, {}, {"hand": cards}).contributes(p1=cards)
    assert p.logged("log-test-partial")


@pytest.mark.rule("U-35.8")
@pytest.mark.parametrize("slug", TESTS)
def test_every_other_skill_hinders(slug: str) -> None:
    """A card of each skill, all of value 1: as many support as are printed."""
    hand = [f"{name}-1" for name in TYPES]
    first, second, *others = _seats(slug) or ({}, {})
    p = drawn(slug, first, {**second, "hand": hand}, *others)
    if PRINTED[slug].who:
        p.does("test")
    p.contributes(p1=hand)
    (n,) = [line.text.args["n"] for line in p.t.events(0, None) if line.text.id == "log-pool"]
    assert n == len(PRINTED[slug].skills) - (len(TYPES) - len(PRINTED[slug].skills))


def _seats(slug: str) -> tuple[dict[str, str], ...]:
    """A character card needs its character, on the third seat."""
    if not PRINTED[slug].green:
        return ()
    named = PRINTED[slug].who
    first, second = [name for name in ("arjun", "jeanne", "jamie") if name != named][:2]
    return {"character": first}, {"character": second}, {"character": named}


def from_the_brig(slug: str) -> Play:
    """Seat 0 is in the Brig: only the icons of the card are resolved (U-3.7)."""
    first, second = company(slug)
    sea = {"dagon": "w3", "hydra": "w4", "deep_ones": {"w8": 1}}
    return crisis(slug, {**first, "place": "brig"}, second, captain=1, travel=2, ritual=2, **sea).passed()


@pytest.mark.rule("U-3.7")
@pytest.mark.parametrize("slug", PRINTED)
def test_the_activation_icon_activates_its_monster(slug: str) -> None:
    p = from_the_brig(slug)
    drifted = p.s.travel == 3
    dagon, hydra = ("w3", "w4") if drifted else ("w1", "w2")
    found = (p.deep_ones("d8"), p.deep_ones("d3"), p.damaged("captains-cabin"))
    assert found == {"deep-ones": (1, 0, False), "dagon": (0, 2, False), "hydra": (0, 0, True)}[PRINTED[slug].icon]
    assert (p.monarch("dagon") == dagon) == (PRINTED[slug].icon == "dagon")
    assert (p.monarch("hydra") == hydra) == (PRINTED[slug].icon == "hydra")


@pytest.mark.rule("U-10.25", "U-10.27", "U-10.27a", "U-10.27b")
@pytest.mark.parametrize("slug", [slug for slug, card in PRINTED.items() if card.track != TRACK["C"]])
def test_the_track_icon_advances_its_track(slug: str) -> None:
    p = from_the_brig(slug)
    assert (p.s.travel, p.s.ritual) == {"travel": (3, 2), "ritual": (2, 3)}[PRINTED[slug].track]


@pytest.mark.rule("U-10.25", "U-10.27c")
@pytest.mark.parametrize("slug", [slug for slug, card in PRINTED.items() if card.track == TRACK["C"]])
@pytest.mark.parametrize("track", ["travel", "ritual"])
def test_the_current_player_chooses_a_track_that_is_not_printed(slug: str, track: str) -> None:
    p = outcome(slug, "pass" if slug in TESTS else "b", rest=["passengers"])
    while p.asked not in ("ask-track", "ask-act"):
        p.does(p.options()[-1])
        p.passed()
    assert (p.asked, p.seat, p.options()) == ("ask-track", CURRENT, ["travel", "ritual"])
    p.does(track).passed()
    assert (p.s.travel, p.s.ritual) == {"travel": (3, 2), "ritual": (2, 3)}[track]


@pytest.mark.parametrize("slug", PRINTED)
def test_the_words_of_a_card_name_its_numbers_in_every_language(slug: str) -> None:
    card = CARDS[slug]
    said = {lang: [text.within("unfathomable").render(lang) for text in card.say()] for lang in fathom.LANGUAGES}
    for lang, lines in said.items():
        words = " ".join(lines)
        for number in (PRINTED[slug].target, PRINTED[slug].partial):
            assert str(number or "") in words, lang
        assert card.name().within("unfathomable").render(lang)
    assert len({tuple(lines) for lines in said.values()}) == 3
