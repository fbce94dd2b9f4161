"""docs/views.md is true: it names every field of every view, none that is in no view, and each with its right form."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import fathom
from game_forms import covering

PAGE = Path(__file__).parents[1] / "docs" / "views.md"
ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|")
EVERY = 9
"""A view is looked at every so many choices."""
Names = dict[str, str]
Seen = dict[str, set[str]]


@cache
def documented(heading: str) -> Names:
    """The names under a heading, each with its form."""
    sections: dict[str, Names] = {}
    at = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            at = line.lstrip("# ")
        elif found := ROW.match(line):
            assert found[1] not in sections.setdefault(at, {}), f"{found[1]} stands twice under {at}"
            sections[at][found[1]] = found[2]
    return sections[heading]


# ---- forms


def fits(value: Any, form: str, view: dict[str, Any]) -> bool:
    """Has a value this form? The forms are those the page explains."""
    if form.startswith("own "):
        cards = form.removeprefix("own ")
        own = {number: set(entry) for number, entry in enumerate(value)}
        return len(value) == view["seats"] and all(
            own[number] == {"size", *(["cards"] if number == view["seat"] else [])}
            and type(entry["size"]) is int
            and fits(entry.get("cards", []), cards, view)
            for number, entry in enumerate(value)
        )
    if form.startswith("each "):
        return len(value) == view["seats"] and fits(value, form.removeprefix("each "), view)
    if " or " in form and form[0] not in "[{":
        return any(fits(value, one, view) for one in form.split(" or "))
    if form[0] == "{" and form.endswith("} or null"):
        return value is None or fits(value, form.removesuffix(" or null"), view)
    if form[0] == "[" and form[-1] == "]":
        return isinstance(value, list) and all(fits(one, form[1:-1], view) for one in value)
    if form[0] == "{" and form[-1] == "}":
        return isinstance(value, dict) and all(
            isinstance(name, str) and fits(one, form[1:-1], view) for name, one in value.items()
        )
    return PLAIN[form](value, view)


PLAIN: dict[str, Any] = {
    "n": lambda value, view: type(value) is int,
    "yes": lambda value, view: type(value) is bool,
    "name": lambda value, view: isinstance(value, str),
    "seat": lambda value, view: type(value) is int and -1 <= value < view["seats"],
    "text": lambda value, view: isinstance(value, dict) and isinstance(value.get("id"), str),
    "any": lambda value, view: True,
    "null": lambda value, view: value is None,
}


@pytest.mark.parametrize(
    ("value", "form", "right"),
    [
        (3, "n", True), (True, "n", False), ("3", "n", False), (None, "n or null", True), (-1, "seat", True),
        (3, "seat", False), (["a", None], "[name or null]", True), ([1], "[name]", False), ([1, 2], "each [n]", False),
        ([1, 2, 3], "each [n]", True), ({"a": [1]}, "{[n]}", True), ({"a": 1}, "{[n]}", False), (None, "{any}", False),
        (None, "{any} or null", True), ([["a", 1]], "[[name]]", False),
        ([{"size": 1}, {"size": 1, "cards": ["a"]}, {"size": 0}], "own [name]", True),
        ([{"size": 1, "cards": ["a"]}, {"size": 1, "cards": ["a"]}, {"size": 0}], "own [name]", False),
        ([{"size": 1}, {"size": 1}, {"size": 0}], "own [name]", False),
    ],
)  # fmt: skip
def test_the_forms_tell_values_apart(value: Any, form: str, right: bool) -> None:
    assert fits(value, form, {"seats": 3, "seat": 1}) is right


# ---- views


def check(found: dict[str, Any], headings: tuple[str, ...], view: dict[str, Any], seen: Seen) -> None:
    """Every name of a part of a view is documented, with the form of its value."""
    names = {name: (heading, form) for heading in headings for name, form in documented(heading).items()}
    unknown = sorted(set(found) - set(names))
    assert not unknown, f"not in docs/views.md, {' or '.join(headings)}: {unknown}"
    for name, value in found.items():
        heading, form = names[name]
        assert fits(value, form, view), f"{heading}: {name} is no {form}: {value!r}"
        seen[heading].add(name)


def look(view: dict[str, Any], game: str, seen: Seen) -> None:
    title = game.replace("_", " ").capitalize()
    check(view, ("Every game", f"Beside the table of {title}"), view, seen)
    check(view["table"], (f"The table of {title}",), view, seen)
    assert set(documented("Every game")) <= set(view)
    assert set(documented(f"The table of {title}")) == set(view["table"])
    if view["decision"] is not None:
        check(view["decision"], ("A decision",), view, seen)
        for option in view["decision"]["options"]:
            check(option, ("An option",), view, seen)
    if view["outcome"] is not None:
        check(view["outcome"], ("An outcome",), view, seen)
    if view.get("test") is not None:
        check(view["test"], (f"A test of {title}",), view, seen)
    for fact in view.get("known", ()):
        check(fact, (f"What a seat knows of {title}",), view, seen)


@pytest.mark.parametrize("game", ["abyss", "unfathomable"])
def test_the_page_names_what_is_in_views_and_nothing_else(game: str) -> None:
    seen: Seen = defaultdict(set)
    for number, (seats, options) in enumerate(covering(list(fathom.games()[game].forms()))):
        rng = random.Random(number)
        table = fathom.new(game, seats=seats, seed=number, options=options)
        table.quiet = True
        while (decision := table.decision) is not None:
            if table.choices % EVERY == 0:
                look(table.view(decision.seat), game, seen)
                look(table.view(rng.choice([None, *range(seats)])), game, seen)
            table.choose(decision.sample(rng), decision.seat)
        for viewer in (None, 0):
            look(table.view(viewer), game, seen)
    for heading, names in seen.items():
        assert set(documented(heading)) == names, f"{heading}: in no view: {sorted(set(documented(heading)) - names)}"
    title = game.capitalize()
    assert {"Every game", "A decision", "An option", "An outcome", f"The table of {title}"} <= set(seen)
