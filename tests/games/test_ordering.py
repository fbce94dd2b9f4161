"""Conditions of standing orders, where they mean something."""

from __future__ import annotations

import pytest

import fathom
from fathom.games.ordering import fits, fits_of
from fathom.kernel.text import lexicon


@pytest.mark.parametrize("game", sorted(fathom.games()))
def test_every_condition_is_about_questions_there_are(game: str) -> None:
    found = fathom.games()[game]
    asked = [id for id in lexicon(game, "en").bundle._messages if id.startswith(("ask-", "window-"))]
    assert getattr(found, "order_fits", {}).keys() <= found.conditions.keys()
    for condition in found.conditions:
        assert all(any(id.startswith(head) for id in asked) for head in fits_of(found, condition))


def test_no_condition_about_an_offer_where_nothing_is_offered() -> None:
    abyss = fathom.games()["abyss"]
    assert [id for id in abyss.conditions if fits(abyss, id, "ask-stack")] == []
    assert [id for id in abyss.conditions if fits(abyss, id, "ask-buy")] == list(abyss.conditions)


def test_conditions_about_dice_are_for_rolls_and_their_opposites_too() -> None:
    game = fathom.games()["unfathomable"]
    assert fits(game, "low-roll", "window-roll-after") and not fits(game, "low-roll", "window-roll-before")
    assert fits(game, "not-own-roll", "window-roll-before") and not fits(game, "not-own-roll", "ask-contribute")
    assert fits(game, "own-turn", "ask-contribute") and fits(game, "own-roll", "*")
