"""The tables in lines: every game at every moment in every language, and what a seat alone knows."""

from __future__ import annotations

import random

import pytest

import fathom
from fathom.cli.output import Line
from fathom.cli.terminal.boards import board_for
from fathom.cli.words import Words
from unfathomable_play import Play, at

LANGUAGES = ("en", "pl", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(fathom.games()))
def test_any_moment_of_a_game_can_be_told_to_anybody(game: str, lang: str) -> None:
    board, rng = board_for(game, Words(lang)), random.Random(7)
    for seed in range(3):
        table = fathom.new(game, seats=min(fathom.games()[game].seats) + 1, seed=seed)
        while (decision := table.decision) is not None:
            if table.choices % 5 == 0:
                view = table.view(decision.seat)
                told = [*board.table(view, [""] * table.seats), *board.brief(view), *board.hand(view)]
                assert told and not [line for line in told if not line.words or "{" in line.words]
            table.choose(decision.sample(rng), decision.seat)
        assert len(board.scores(table.view(0))) == table.seats


@pytest.mark.parametrize(
    ("lang", "top", "bottom"),
    [
        ("en", "Spell deck, on top: Heal.", "Spell deck, at the bottom: Heal."),
        ("pl", "Talia zaklęć, na wierzchu: ", "Talia zaklęć, na spodzie: "),
        ("de", "Zauberstapel, oben: ", "Zauberstapel, ganz unten: "),
    ],
)  # fmt: skip
def test_a_seat_reads_what_it_has_seen_and_nobody_else_does(lang: str, top: str, bottom: str) -> None:
    board = board_for("unfathomable", Words(lang))
    p = at({"character": "william"}, {}, {}, spell_deck=["heal", "foresee", "dark-pact"])
    p.does("sheet-william.0", "top")
    assert any(line.words.startswith(top) for line in board.hand(p.t.view(0)))
    p = at({"character": "william"}, {}, {}, spell_deck=["heal", "foresee", "dark-pact"])
    p.does("sheet-william.0", "bottom")
    assert any(line.words.startswith(bottom) for line in board.hand(p.t.view(0)))
    assert not any(line.words.startswith((top, bottom)) for line in board.hand(p.t.view(1)))


def test_a_seat_reads_what_it_knows_of_loyalty_of_a_test_and_of_what_left_the_game() -> None:
    board = board_for("unfathomable", Words("en"))

    def told(p: Play, seat: int) -> list[str]:
        return [line.words for line in board.hand(p.t.view(seat)) if line.indent]

    knows = {"loyalty": [1], "removed_spells": 1, "damage_deck": {"top": 1, "bottom": 1}}
    p = at({"knows": knows, "hand": ["lore-1"]}, {"loyalty": ["hybrid"], "hand": ["lore-2", "lore-2", "will-1"]}, {},
           removed_spells=["heal"], damage_deck=["fuel-leak", "fleeing-passengers"], rest=["damage"], step="mythos",
           mythos_deck=["hull-leak"])  # fmt: skip
    assert told(p, 0) == [
        "Damage deck, on top: Fuel Leak, Fleeing Passengers.",
        "Loyalty of Player 2, as you know: Hybrid.",
        "Out of the game, as you know: Heal.",
    ]
    p.passed().answer(1, {"lore-2": 2, "will-1": 1}).passed()
    assert told(p, 1) == ["Added to the test by Player 2, as you know: 2 × Lore 2, Will 1."]
    assert not any("Added" in line for line in told(p, 0))


def test_what_lies_at_both_ends_of_a_deck_is_told_from_the_outside() -> None:
    board = board_for("unfathomable", Words("en"))
    spells = ["heal", "foresee", "dark-pact", "conjuration", "voice-of-ra"]
    p = at({"knows": {"spell_deck": {"top": 2, "bottom": 2}}}, spell_deck=spells, rest=["spells"])
    assert [line.words for line in board.hand(p.t.view(0)) if line.indent] == [
        "Spell deck, on top: Heal, Foresee.",
        "Spell deck, at the bottom: Voice of Ra, Conjuration.",
    ]


def words_of(lines: list[Line]) -> str:
    return "\n".join(line.words for line in lines)


def test_the_court_shows_the_race_of_a_guild_and_the_power_of_a_lord() -> None:
    board = board_for("abyss", Words("en"))
    told = words_of(
        board.table(fathom.position("abyss", {"seats": 2, "court": ["recruiter", "sage"]}).view(0), ["", ""])
    )
    assert "5: Recruiter (Soldier): cost 10 from 2 races; 1 key, 4 influence points. Race: Crab. Lords cost" in told
    assert "6: Sage (Ambassador): cost 10 from 5 races; 4 influence points. At once: Draw 2 Locations" in told


def test_in_a_fight_the_border_is_told_with_every_question() -> None:
    board = board_for("abyss", Words("en"))
    hand = ["crab-2", "crab-2", "jellyfish-3"]
    table = fathom.position(
        "abyss",
        {
            "options": {"leviathan": True}, "seats": [{"pearls": 2, "hand": hand}, {}], "deck": ["monster"],
            "border": {7: "leviathan-17", 5: "leviathan-01"}, "dice": [1],
        },
    )  # fmt: skip
    assert "Border:" not in words_of(board.brief(table.view(0)))
    for answer in ("explore", "fight", "space-7", "crab-2"):
        table.choose(answer, 0)
        assert "Space 7: " in words_of(board.brief(table.view(0))), answer
    assert table.decision is not None and table.decision.prompt.id == "ask-attack-again"


def test_a_kraken_in_hand_warns_of_the_nebulis_it_brings() -> None:
    board = board_for("abyss", Words("en"))
    described = {"options": {"kraken": True}, "court": ["shepherd"]}
    for card, warned in (("kraken-4", True), ("seahorse-4", False)):
        seats = [{"pearls": 9, "hand": ["seahorse-5", "seahorse-1", card]}, {}]
        table = fathom.position("abyss", {**described, "seats": seats})
        assert "brings you Nebulis" not in words_of(board.brief(table.view(0)))
        table.choose("recruit", 0)
        assert table.decision is not None and table.decision.prompt.id == "ask-pay"
        assert ("brings you Nebulis" in words_of(board.brief(table.view(0)))) is warned
