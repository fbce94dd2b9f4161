"""Every card of the box is used by a test of its own: which one, can be asked of `users`.

That a test would notice if the card did something else was tried by taking texts away, one at a time.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from fathom.games.arkham.cards.printed import CARDS

HERE = Path(__file__).parent
FOLDERS = ("cards", "rules")


@cache
def sources() -> dict[str, str]:
    """The source of every test, with the constants of its module that it names."""
    found = {}
    for path in sorted(path for folder in FOLDERS for path in (HERE / folder).glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        body = ast.parse(source).body
        said = {
            target.id: ast.unparse(node.value)
            for node in body if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }  # fmt: skip
        for node in body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = ast.unparse(node)
                named = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
                found[f"{path.stem}::{node.name}"] = "\n".join([text, *(said[name] for name in named & said.keys())])
    return found


def users(slug: str) -> list[str]:
    """The tests that name a card."""
    whole = re.compile(rf"(?<![\w-]){re.escape(slug)}(?![\w-])")
    return [name for name, source in sources().items() if whole.search(source)]


@pytest.mark.parametrize("slug", [printed.slug for printed in CARDS])
def test_a_card_is_used_by_a_test(slug: str) -> None:
    assert users(slug), f"{slug} is in no test of {' and '.join(FOLDERS)}"
