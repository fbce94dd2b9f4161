"""Contact sheets: what every card says in every language. A change of a word shows up here, card by card.

If the new words are right, write the sheets again and read the difference like code:

    (cd tests && ../.venv/bin/python -m golden.cards --renew)
"""

from __future__ import annotations

from itertools import zip_longest

import pytest

import fathom
from fathom.kernel.text import LANGUAGES
from golden.cards import HERE, LIMIT, RENEW, path_of, sheet, sheets, too_long

OVER: dict[str, dict[str, str]] = {
    "abyss": {},
    "unfathomable": {
        "collision-course": "two outcomes of a test, each with a roll of the die and three effects",
        "family-ties": "three places from which Deep Ones come, and an ability while it is kept",
        "memory-of-the-deep": "a test as an option, and another one in an ability while it is kept",
        "miscalculation": "what is missing on the track costs fuel, in both options",
        "the-peacemaker": "a test, an option, and two abilities while it is kept",
    },
    "arkham": {
        "cover-up": "how it enters play, a reaction and what it does at the end of the game",
        "lita-chantler": "what she gives, a reaction and how she is won over",
        "the-devourer-below": "what four tokens do",
        "the-gathering": "what three tokens do, one of them after the test",
        "the-midnight-masks": "what three tokens do",
        "the-necronomicon": "how it enters play, what it forbids, a forced ability and the way to be rid of it",
    },
    "call_of_madness": {
        "automa-02": "three sets, each with a board and the player's cultists",
        "automa-m4": "three sets, each with a board and another investigator",
        "automa-13": "three sets, each with a board, one with a fire pool",
        "god-digger-quake": "three sets, and a line for whoever stands beside an outpost",
        "god-flame-fomalhaut": "three sets with a fire pool in two of them, and a bottom text",
    },
}
"""Cards over the limit in some language, with the reason; at most five in each."""
MOST = {"arkham": 6}
"""Three of its cards are tables of what tokens do."""


@pytest.mark.parametrize("game", sheets())
def test_the_cards_read_as_their_sheet(game: str) -> None:
    kept = path_of(game).read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(kept, sheet(game)), 1):
        if old != new:
            before = "\n".join(kept[max(0, number - 4) : number - 1])
            pytest.fail(
                f"{path_of(game).name} differs in line {number}:\n{before}\n- {old}\n+ {new}\n"
                f"If the new line is right, write the sheets again: {RENEW}",
                pytrace=False,
            )


def test_every_sheet_belongs_to_a_game() -> None:
    assert {path.stem for path in HERE.glob("*")} == set(sheets()) <= set(fathom.games())
    assert set(sheets()) >= {"abyss", "unfathomable", "arkham", "call_of_madness"}


@pytest.mark.parametrize("game", sheets())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_fits_on_its_page(game: str, lang: str) -> None:
    over = too_long(game)[lang]
    assert set(over) <= set(OVER.get(game, {})), f"longer than {LIMIT}: {over}"
    assert len(over) <= MOST.get(game, 5)


@pytest.mark.parametrize("game", sheets())
def test_every_card_listed_as_too_long_is(game: str) -> None:
    assert set(OVER.get(game, {})) == {slug for over in too_long(game).values() for slug in over}
