"""Several people at one keyboard, and what a screen may show to whom."""

from __future__ import annotations

import contextlib
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.cli.terminal.session import Session
from fathom.cli.terminal.voice import Voice
from fathom.cli.words import Words

Cli = Any
CURTAIN = re.compile(r"\n{40,}Player (\d), press Enter when only you are looking\.")


def test_between_two_curtains_only_one_hand_is_shown(cli: Cli, typist: Any, saves: Path) -> None:
    """Follow a game of two people and compare every screen with the hands at that moment."""
    hands: list[tuple[int, str]] = []
    ask = Session._ask

    def noting(session: Session, decision: fathom.Decision) -> None:
        hands.append((decision.seat, _own_lines(session, decision.seat)))
        ask(session, decision)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Session, "_ask", noting)
        out = cli("play", "abyss", "--terminal", "--seats", "me,me,random", "--seed", "21", "--option",
                  "leviathan=true").stdout  # fmt: skip
    assert typist.session.table.outcome is not None
    game = out.partition("The game is over")[0]
    _, *screens = CURTAIN.split(game)
    shown = list(zip(screens[::2], screens[1::2], strict=True))
    assert len(shown) > 10
    expected = iter(hands)
    for player, screen in shown:
        private = re.findall(r"^Your (?!choice).+$", screen, re.MULTILINE)
        told: list[str] = []
        while len(told) < len(private):
            seat, lines = next(expected)
            assert seat == int(player) - 1
            told += lines.splitlines()
        assert private == told


def _own_lines(session: Session, seat: int) -> str:
    return "\n".join(line.words for line in session.board.hand(session.table.view(seat)))


@pytest.mark.parametrize("options", [{}, {"leviathan": True, "kraken": True}])
def test_a_screen_shows_nothing_its_seat_cannot_know(
    cli: Cli, options: dict[str, bool], saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything a seat cannot know is reshuffled: its screen stays the same, word for word."""
    rng = random.Random(5)
    table = fathom.new("abyss", seats=3, seed=77, options=options)
    for step in range(240):
        decision = table.decision
        if decision is None:
            break
        if step % 8 == 0:
            truth = _screen(table, decision.seat, capsys)
            other = _screen(table.determinize(decision.seat, rng), decision.seat, capsys)
            assert other == truth
        table.choose(decision.sample(rng), decision.seat)


def _screen(table: fathom.Table, seat: int, capsys: pytest.CaptureFixture[str]) -> str:
    session = Session(table, ["me"] * table.seats, Words("en"), Voice(), Path("nowhere"))
    capsys.readouterr()
    session.show_log(0, seat)
    session.show_table(seat)
    session.show_hand(seat)
    session.show_question(next(d for d in table.decisions if d.seat == seat))
    return capsys.readouterr().out


def test_nobody_takes_back_what_another_person_has_seen(cli: Cli, typist: Any) -> None:
    """Player 1 passes, Player 2 takes the Ally; then Player 1 may not undo over Player 2's choice."""
    position = {
        "options": {},
        "seats": [{"pearls": 3}, {}],
        "active": 1,
        "seed": 2,
        "court": ["hunter", "sage"],
    }
    session = Session(fathom.position("abyss", position), ["me", "me"], Words("en"), Voice(), Path("nowhere"))
    session.table.choose("explore", 1)
    session.table.choose("pass", 0)
    session.table.choose("take", 1)
    with pytest.raises(fathom.UndoRefused, match="Another player has chosen since"):
        session.undo(0)
    assert len(session.table.answers) == 3


def test_a_terminal_is_cleared_together_with_what_can_be_scrolled_back(cli: Cli) -> None:
    from io import StringIO

    from rich.console import Console

    voice = Voice()
    screen = StringIO()
    voice.console = Console(file=screen, force_terminal=True)
    voice.curtain()
    assert "\x1b[2J" in screen.getvalue() and "\x1b[3J" in screen.getvalue()


def test_alone_against_bots_there_is_no_curtain(cli: Cli) -> None:
    out = cli("play", "abyss", "--terminal", "--seats", "me,random", "--seed", "3", typed=["1"] * 5).stdout
    assert "press Enter" not in out and "\n" * 10 not in out


@pytest.mark.parametrize(("bot", "signs"), [("search:2", True), ("greedy", False)])
def test_while_a_search_thinks_a_sign_says_so_and_goes_again(saves: Path, bot: str, signs: bool) -> None:
    """On a terminal only, and only for bots that take their time: nobody stares at a screen that seems to hang."""
    command = [sys.executable, "-m", "fathom", "play", "abyss", "--terminal", "--seats", f"me,{bot}", "--seed", "3"]
    screen, behind = os.openpty()
    typed = "\n".join(["1"] * 3 + ["quit"])
    done = subprocess.run([*command, "--lang", "en"], input=typed, stdout=behind, text=True, timeout=300, check=True,
                          env={**os.environ, "TERM": "xterm"})  # fmt: skip
    os.close(behind)
    shown = ""
    with contextlib.suppress(OSError), open(screen, "rb") as terminal:  # its end is an error on Linux
        while part := terminal.read1(1 << 16):
            shown += part.decode()
    sign = "Player 2 is thinking…"
    assert "Your choice:" in shown and done.returncode == 0
    assert (sign in shown) is signs
    plain = re.sub(r"\x1b\[\d?m", "", shown)
    assert all(after.startswith("\r\x1b[2K\r") for after in plain.split(sign)[1:])
