"""The clauses of a game's rulebook, as the program cites them."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from .text import LANGUAGES

__all__ = ["Clause", "find_clauses", "load_clauses"]


class Clause(NamedTuple):
    """One sentence of the rules in our own words; uncertain if the rulebook may be read in another way."""

    id: str
    chapter: str
    kind: str
    enforceable: bool
    texts: dict[str, str]
    seed: bool = False
    ruling: bool = False
    uncertain: bool = False

    def render(self, lang: str = "en") -> str:
        return self.texts[lang]


@lru_cache(maxsize=16)
def load_clauses(package: str) -> dict[str, Clause]:
    """All clauses of a game by id, in the order of the rulebook."""
    data = tomllib.loads((files(package) / "rules.toml").read_text(encoding="utf-8"))
    told = [c | {"texts": {lang: c[lang] for lang in LANGUAGES}} for c in data["clause"]]
    return {c["id"]: Clause(**{name: c[name] for name in Clause._fields if name in c}) for c in told}


def find_clauses(clauses: dict[str, Clause], words: str, lang: str = "en") -> list[Clause]:
    """A clause by its id, or all clauses that contain every one of the words."""
    if exact := [clause for id, clause in clauses.items() if id.casefold() == words.casefold()]:
        return exact
    wanted = words.casefold().split()
    return [
        clause
        for clause in clauses.values()
        if all(w in f"{clause.id} {clause.chapter} {clause.render(lang)}".casefold() for w in wanted)
    ]
