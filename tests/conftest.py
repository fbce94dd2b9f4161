"""What all tests share."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("fathom.lab.conformance")  # checks that tests and `make soak` have in common
pytest_plugins = ["fathom.lab.rule_coverage"]

LONG = ("web", "server", "conformance")
"""Folders with the longest tests. They come first, so that at the end short ones keep all processes busy."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        parts = item.path.relative_to(config.rootpath).parts
        return LONG.index(parts[1]) if len(parts) > 1 and parts[1] in LONG else len(LONG)

    items.sort(key=place)
