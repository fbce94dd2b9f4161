"""Whole games as readable transcripts: a change of a rule or of a word shows up here, line by line.

If the new line is right, write the transcripts again and read the difference like code:

    (cd tests && ../.venv/bin/python -m golden.transcript --renew)
"""

from __future__ import annotations

import re
from itertools import zip_longest

import pytest

from golden.transcript import GAMES, HERE, RENEW, path_of, transcript
from records import fixtures


@pytest.mark.parametrize("name", GAMES)
def test_the_game_reads_as_its_transcript(name: str) -> None:
    kept = path_of(name).read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(kept, transcript(name)), 1):
        if old != new:
            before = "\n".join(kept[max(0, number - 4) : number - 1])
            pytest.fail(
                f"{path_of(name).name} differs in line {number}:\n{before}\n- {old}\n+ {new}\n"
                f"If the new line is right, write the transcripts again: {RENEW}",
                pytrace=False,
            )


def test_every_transcript_belongs_to_a_kept_game() -> None:
    assert {path for path in HERE.glob("*/*.txt") if path.parent.name != "cards"} == set(map(path_of, GAMES))
    assert set(GAMES) <= set(fixtures.names())
    assert set(GAMES.values()) == {"en", "pl", "de"}


ALONE = ("call_of_madness/solo", "arkham/the-gathering")
"""Games without other hands."""


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_is_shown_in_the_view_of_its_owner_only(name: str) -> None:
    """The others see how many cards it holds: no line but the owner's names the cards of a hand."""
    lines = [line for line in transcript(name) if line.startswith("  view of ")]
    assert len(lines) >= 2 and (name in ALONE) != any("; other hands " in line for line in lines)
    for line in lines if name not in ALONE else ():
        _, others = line.split("; other hands ")
        assert all(re.fullmatch(r"\w+ \d size \d+", hand) for hand in others.split(", ")), line
