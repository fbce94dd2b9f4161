"""The table of Arkham Horror in lines tells the numbers one decides by."""

from __future__ import annotations

import fathom
from fathom.cli.terminal.boards import board_for
from fathom.cli.words import Words

POSITION = {
    "options": {"scenario": "the-gathering"},
    "seats": [
        {"at": "hallway", "hand": ["vicious-blow"], "deck": ["knife"], "damage": 2},
        {"investigator": "agnes-baker"},
    ],
    "locations": ["hallway", {"card": "attic", "revealed": False}],
    "enemies": [{"card": "ghoul-priest", "engaged": 0}],
}


def told(table: fathom.Table, lang: str = "en") -> str:
    board, view = board_for("arkham", Words(lang)), table.view(0)
    return "\n".join(line.words for line in (*board.table(view, [""] * table.seats), *board.brief(view)))


def test_numbers_of_locations_enemies_and_investigators() -> None:
    words = told(fathom.position("arkham", POSITION))
    assert "Hallway (shroud 1," in words and "Attic (unrevealed" in words
    assert "Ghoul Priest (fight 4, health 10, evade 4, engaged with Player 1)" in words, "health counts the players"
    assert "damage 2 of 9" in words and "Skills: willpower 3, intellect 3, combat 4, agility 2." in words
    assert "Chaos bag: +1, 0, 0, \N{MINUS SIGN}1" in words


def test_a_test_tells_how_many_tokens_are_enough() -> None:
    table = fathom.position("arkham", POSITION)
    table.choose(_fight(table), 0)
    assert "of 16 chaos tokens are enough" in told(table)


def _fight(table: fathom.Table) -> str:
    assert table.decision is not None
    return next(option.key for option in table.decision.options if option.key.startswith("fight."))


def test_who_draws_reads_the_name_of_the_card_and_nobody_else_does() -> None:
    table = fathom.position("arkham", POSITION)
    table.choose("draw", 0)
    own, other = ([line.text.render("en") for line in table.events(0, seat)] for seat in (0, 1))
    assert "You draw: Knife." in own and "You draw: Knife." not in other
