"""Which rules a program plays: a hash of everything that decides how a game goes."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

__all__ = ["content_hash"]

DECIDES = (".py", ".toml", ".json", ".csv")
WORDS = ("__pycache__", "locale", "rules.toml", "bot.py", "upgrade.py", "upgrading.py", "reopening.py")
"""What lies in a game's folder and does not decide how it plays: words, bots, and how older games are read."""


@lru_cache(maxsize=16)
def content_hash(package: str) -> str:
    """A hash of the code and data that decide how a game plays: two equal hashes replay alike."""
    digest = sha256()

    def walk(folder: Traversable, beside: bool = False) -> None:
        for entry in sorted(folder.iterdir(), key=lambda e: e.name):
            if entry.name in WORDS or (beside and (entry.is_dir() or entry.name == "__init__.py")):
                continue
            if entry.is_dir():
                walk(entry)
            elif entry.name.endswith(DECIDES):
                digest.update(entry.name.encode() + entry.read_bytes())

    walk(files("fathom.kernel"))
    walk(files(package))
    if "." in package:  # what games share lies beside them
        walk(files(package.rpartition(".")[0]), beside=True)
    return digest.hexdigest()[:16]
