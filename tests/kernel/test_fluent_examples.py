"""One table of texts and their words for both renderers: the kernel here, the browser's in web/src/lib/fluent.ts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import toygame  # noqa: F401  # the examples are told in its words, which change with no game
from fathom.kernel.text import LANGUAGES, Text, lexicon

EXAMPLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "fluent_examples.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e['lang']}: {e['about']}")
def test_example(example: dict[str, Any]) -> None:
    text = Text.from_json(example["text"])
    names = {int(seat): name for seat, name in example.get("names", {}).items()}
    lang = example["lang"]
    if "case" in example:
        words = lexicon(text.domain or "kernel", lang).phrase(text, example["case"], names)
    else:
        words = text.render(lang, names)
    assert words == example["words"]


def test_every_example_is_told_in_every_language() -> None:
    told: dict[str, set[str]] = {}
    for example in EXAMPLES:
        told.setdefault(example["about"], set()).add(example["lang"])
    assert len(EXAMPLES) >= 180
    assert [about for about, langs in told.items() if langs != set(LANGUAGES)] == []
