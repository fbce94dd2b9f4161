"""What the cards say: conditions show where they end, one ability is one line, and nothing printed is left out."""

from __future__ import annotations

import pytest

import fathom
from fathom.games.unfathomable.rules.titles import CAPTAIN_LINE, KEEPER_LINE
from fathom.kernel.text import LANGUAGES

GAME = "unfathomable"


def told(deck: str, slug: str, lang: str = "en") -> list[str]:
    card = next(card for card in fathom.games()[GAME].cards()[deck] if card.slug == slug)
    return [line.within(GAME).render(lang) for line in card.say()]


@pytest.mark.rule("U-50.5")
@pytest.mark.parametrize(
    ("deck", "slug", "line", "words"),
    [
        ("mythos", "incoming-sos", 1, "If you did: (1) Gain 1 food. (2) Gain 1 fuel. (3) Gain 1 soul."),
        ("mythos", "infection", 2, "On 6 or less: (1) Lose 1 soul. (2) Roll the die. On 4 or less: Lose 1 soul."),
        ("mythos", "missing-parents", 1, "On 4 or less: (1) Lose 1 soul. (2) Spawn 1 Deep One in the Captain's Cabin."),
        ("mythos", "transformation", 1, "On 6 or less: (1) Lose 1 soul. (2) Spawn 1 Deep One in the Cargo Hold."),
        ("spells", "summon-fire", 0, "On 6 or more: (1) Advance the travel track by 1 space. (2) Damage the ship."),
    ],
)
def test_everything_under_one_condition_is_numbered(deck: str, slug: str, line: int, words: str) -> None:
    assert told(deck, slug)[line].endswith(words)
    for lang in ("pl", "de"):
        assert "(1)" in told(deck, slug, lang)[line] and "(2)" in told(deck, slug, lang)[line]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("deck", "slug", "lines"),
    [
        ("mythos", "barricade-the-hatches", 3),  # the test, the icons, the ability
        ("skills", "observation-3", 2),  # the name of the ability, the ability
        ("skills", "observation-4", 2),
        ("skills", "will-3", 2),
        ("skills", "will-4", 2),
        ("feats", "feat-svetlana", 1),
    ],
)
def test_an_ability_with_several_moments_or_ways_is_one_line(deck: str, slug: str, lines: int, lang: str) -> None:
    assert len(told(deck, slug, lang)) == lines


def test_such_a_line_names_all_its_moments_and_ways() -> None:
    assert told("mythos", "barricade-the-hatches")[-1].startswith(
        "When Deep Ones are about to activate or to move into a room – if you like: Discard this card."
    )
    assert "Add 2 to the result. Or: Subtract 2 from the result." in told("skills", "observation-3")[-1]
    assert "Add 2 to the total. Or: Subtract 2 from the total." in told("skills", "will-4")[-1]
    assert told("feats", "feat-svetlana")[0].startswith("When a character or a passenger would be defeated, unless")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_says_the_same_twice(lang: str) -> None:
    for deck, cards in fathom.games()[GAME].cards().items():
        for card in cards:
            lines = told(deck, card.slug, lang)
            assert len(set(lines)) == len(lines), card.slug
            endings = [line.split(" – ", 1)[1] for line in lines if " – " in line]
            assert len(set(endings)) == len(endings), card.slug


@pytest.mark.rule("U-10.17")
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Partial success (8 or more):"), ("pl", "Częściowy sukces (co najmniej 8):"), ("de", "Teilerfolg (ab 8):")],
)
def test_a_partial_success_is_called_one(lang: str, words: str) -> None:
    assert words in told("mythos", "shipboard-fire", lang)[0]


@pytest.mark.rule("U-10.13a")
@pytest.mark.parametrize(
    ("slug", "line", "words"),
    [
        ("criminal-activity", 2, "Only if you have an item: Remove 1 of your items"),
        ("improvised-fuel-source", 1, "Only if there are at least 3 passengers in the supply: Risk 3"),
        ("poisoned-food", 1, "Only if you have a lore card in hand: Discard 1 lore card"),
        ("ritual-support", 1, "Only if you have a lore card in hand: Discard 1 lore card"),
        ("volunteer-army", 1, "Only if there is at least 1 passenger in the supply: Risk 1 to 4"),
        ("history-repeats", 2, "Only if you are the Captain: Lose 1 sanity."),
    ],
)
def test_an_option_tells_what_it_needs(slug: str, line: int, words: str) -> None:
    assert told("mythos", slug)[line].startswith(words)


@pytest.mark.rule("U-14.0")
@pytest.mark.parametrize(
    ("slug", "words"),
    [("feat-jeanne", "Only in the Boiler Room."), ("feat-william", "Only as the Keeper of the Tome.")],
)
def test_a_feat_tells_when_it_cannot_be_used(slug: str, words: str) -> None:
    assert words in told("feats", slug)[0]


@pytest.mark.rule("U-38.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sheet_tells_its_place_in_both_lines_of_succession(lang: str) -> None:
    sheets = fathom.games()[GAME].cards()["sheets"]
    for character, sheet in enumerate(sheets):
        ranks = [CAPTAIN_LINE.index(character) + 1, KEEPER_LINE.index(character) + 1]
        line = told("sheets", sheet.slug, lang)[2]
        assert [int(word) for word in line.replace(",", " ").replace(".", " ").split() if word.isdigit()] == ranks


@pytest.mark.rule("U-27.17", "U-18.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_eight_rooms_have_words_the_sick_bay_included(lang: str) -> None:
    rooms = fathom.games()[GAME].cards()["rooms"]
    assert len(rooms) == 8
    (words,) = told("rooms", "room-sick-bay", lang)
    assert "1" in words and words != told("rooms", "room-brig", lang)[0]
