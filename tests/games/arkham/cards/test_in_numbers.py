"""What is printed on a card besides its words is told to those who do not see it: in the terminal, read aloud."""

from __future__ import annotations

import pytest

import fathom
from fathom.games.arkham.cards.printed import CARDS, FACE, Printed
from fathom.kernel.text import LANGUAGES


def told(slug: str, lang: str = "en") -> str:
    return " · ".join(text.within("arkham").render(lang) for text in CARDS[FACE[slug]].in_numbers())


@pytest.mark.parametrize(
    ("slug", "numbers"),
    [
        (
            "roland-banks",
            "The Fed · Guardian, investigator · Agency and Detective · willpower 3 · intellect 3 · combat 4 · "
            "agility 2 · health 9 · sanity 5",
        ),
        ("machete", "Guardian, asset · cost 3 · slot: Hand · Item, Melee and Weapon · icons: combat"),
        (
            "ghoul-priest",
            "enemy · Elite, Ghoul, Humanoid and Monster · fight 4 · health 5 per investigator · evade 4 · "
            "attack: damage 2, horror 2 · victory 2",
        ),
        ("attic", "location · shroud 1 · clues 2 per investigator · victory 1 · connections: Hallway"),
        ("trapped", "act 1 · clues 2 per investigator · other side: The Door on the Floor"),
        ("cover-up", "weakness, treachery · Task"),
    ],
)
def test_numbers_are_told_in_the_order_in_which_the_eye_meets_them(slug: str, numbers: str) -> None:
    assert told(slug) == numbers


def expected(card: Printed) -> list[str]:
    """The printed numbers that nobody should have to look up elsewhere."""
    wanted = {
        "asset": [card.cost], "event": [card.cost], "enemy": [card.fight, card.health, card.evade, card.damage],
        "location": [card.shroud, card.clues], "agenda": [card.doom], "act": [card.clues],
        "investigator": [*card.skills.values(), card.health, card.sanity],
    }  # fmt: skip
    return [str(n) for n in wanted.get(card.type, []) if n > 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_tells_its_numbers_in_every_language(lang: str) -> None:
    for card in CARDS:
        words = told(card.slug, lang)
        assert words, card.slug
        assert not [n for n in expected(card) if n not in words], (card.slug, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_subtitles_and_names_of_other_sides_are_shown(lang: str) -> None:
    """A card that has one says it; what stands in its name already is not said twice."""
    for card in CARDS:
        name = card.name().within("arkham").render(lang)
        if card.has_subtitle:
            assert not name.endswith(")") or card.level > 0
            assert told(card.slug, lang).startswith(fathom.Text(f"subtitle-{card.slug}", "arkham").render(lang))
        if card.back_is_named:
            back = fathom.Text(f"back-{card.slug}", "arkham").render(lang)
            assert told(card.slug, lang).endswith(back)
    assert sum(card.has_subtitle for card in CARDS) == 20 and sum(card.back_is_named for card in CARDS) == 14
