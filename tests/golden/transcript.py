"""Readable transcripts of whole games, to be reviewed like code.

A transcript replays the stored answers of a game in `records`, so it changes with the rules and the words, never
with the bots. Every choice stands with its number, player, prompt and rule, then the answer with its rule, then what
happened. Lines only one player may read are marked. Every 40 choices the table follows as a spectator sees it, and
what two of the seats see beyond that; the labels there are the names of the fields of a view. From the folder of the
tests,

    python -m golden.transcript --renew

writes the transcripts again; read the difference before you keep it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from golden.abyss_writer import AbyssWriter
from golden.board_writer import ArkhamWriter, MadnessWriter
from golden.unfathomable_writer import UnfathomableWriter
from golden.writer import Writer
from records import fixtures

__all__ = ["GAMES", "HERE", "RENEW", "path_of", "transcript"]

HERE = Path(__file__).parent
RENEW = "(cd tests && ../.venv/bin/python -m golden.transcript --renew)"
GAMES = {
    "abyss/base-2-seats": "en", "abyss/leviathan-3-seats": "pl", "abyss/leviathan-kraken-5-seats": "de",
    "unfathomable/3-seats": "en", "unfathomable/4-seats": "pl", "unfathomable/6-seats": "de",
    "arkham/the-gathering": "en", "arkham/the-midnight-masks": "pl", "arkham/the-devourer-below": "de",
    "call_of_madness/solo": "en", "call_of_madness/goals-events-3-seats": "pl", "call_of_madness/teams": "de",
}  # fmt: skip
WRITERS: dict[str, type[Writer]] = {
    "abyss": AbyssWriter, "unfathomable": UnfathomableWriter, "arkham": ArkhamWriter, "call_of_madness": MadnessWriter,
}  # fmt: skip


def path_of(name: str) -> Path:
    return HERE / f"{name}.{GAMES[name]}.txt"


def transcript(name: str) -> list[str]:
    """The lines of one transcript."""
    fixture = fixtures.load(name)
    return WRITERS[fixture["game"]](fixture, GAMES[name]).lines()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m golden.transcript", description="Print or renew the transcripts.")
    parser.add_argument("names", nargs="*", choices=[*GAMES, []], help="which ones; all if none is named")
    parser.add_argument("--renew", action="store_true", help="write the files instead of printing")
    given = parser.parse_args()
    for name in given.names or GAMES:
        text = "\n".join(transcript(name)) + "\n"
        if given.renew:
            path_of(name).write_text(text, encoding="utf-8")
            print(path_of(name).relative_to(HERE))
        else:
            print(text, end="")


if __name__ == "__main__":
    main()
