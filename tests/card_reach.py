"""What a card reaches: sentences, effect classes, procedures, functions and tests for its own id. From the folder of
the tests, `python -m card_reach` tells of every game how many cards have some of it to themselves, and what.

Sentences are the messages that its abilities, effects and costs say themselves with, and the lines that the card adds;
a branch of a message that a word chooses is a sentence of its own. The kernel's own do not count, for every game has
them. What stands inside a sentence is vocabulary (names, selectors, numbers, conditions, moments) and counts only in
`words`.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import FunctionType
from typing import Any, NamedTuple

import fathom
from fathom.kernel.ability import Ability, Card
from fathom.kernel.effect import Effect
from fathom.kernel.procedure import Procedure
from fathom.kernel.select import Num
from fathom.kernel.text import LANGUAGES, Listed, Text
from text_samples import messages

__all__ = [
    "Reached", "cards_with_effects", "cards_with_words_of_their_own", "effect_classes", "lines_of_cards", "lonely",
    "reached", "told", "users",
]  # fmt: skip

HIDDEN = ("_in_play", "lasting")
"""What a card keeps to be quick: its abilities once more."""


BOTS = ("judgment.py", "reflexes.py")
"""What bots think, besides the modules that are called after them."""


class Reached(NamedTuple):
    """One thing that cards reach, and the object if it has lines of its own."""

    kind: str
    name: str
    source: Any = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reached) and (self.kind, self.name) == (other.kind, other.name)

    def __hash__(self) -> int:
        return hash((self.kind, self.name))


def parts_of(thing: Any, seen: set[int]) -> Iterator[Ability | Effect | Num]:
    """Every ability, effect and number on a card."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, list | tuple | set | frozenset):
        inside: Any = thing
    elif isinstance(thing, dict):
        inside = thing.values()
    elif isinstance(thing, Ability | Effect | Card):
        inside = [value for name, value in vars(thing).items() if name not in HIDDEN]
    else:
        inside = ()
    if isinstance(thing, Ability | Effect | Num):
        yield thing
    for one in inside:
        yield from parts_of(one, seen)


@lru_cache(maxsize=4096)
def parts(card: Card) -> tuple[Ability | Effect | Num, ...]:
    return tuple(parts_of(card, set()))


@lru_cache(maxsize=8)
def cards_with_effects(game: str) -> dict[str, Card]:
    """The cards that do or count something, by slug; equal copies once."""
    every = (card for deck in fathom.games()[game].cards().values() for card in deck)
    return {card.slug: card for card in every if parts(card)}


# ---- sentences


def sentences(game: str, text: Text) -> Iterator[Reached]:
    """The message of a text, and the branches that words choose in it."""
    if text.id == "sentence":
        yield from sentences(game, text.args["of"])
        return
    if text.id not in messages("kernel", "en"):
        yield Reached("message", text.id)
    found = [messages(game, lang)[text.id] for lang in LANGUAGES if text.id in messages(game, lang)]
    for name, value in text.args.items():
        if isinstance(value, str) and any(value in message.choices.get(name, ()) for message in found):
            yield Reached("branch", f"{text.id}: {name} = {value}")


def words(text: Text | Listed) -> Iterator[str]:
    """Every message inside a text."""
    if isinstance(text, Listed):
        for item in text.items:
            yield from words(item)
        return
    yield text.id
    for value in text.args.values():
        if isinstance(value, Text | Listed):
            yield from words(value)


@lru_cache(maxsize=8)
def cards_with_words_of_their_own(game: str) -> dict[str, list[str]]:
    """The cards whose text needs any word that no other card of the game needs, names of pieces too, and which."""
    found: dict[str, set[str]] = defaultdict(set)
    for slug, card in cards_with_effects(game).items():
        for text in card.say():
            for word in words(text):
                found[word].add(slug)
    own: dict[str, list[str]] = defaultdict(list)
    for word, slugs in found.items():
        if len(slugs) == 1:
            own[next(iter(slugs))].append(word)
    return {slug: sorted(own[slug]) for slug in sorted(own)}


# ---- procedures and functions


def functions(effect: Effect) -> Iterator[Reached]:
    """The functions handed to an effect, and the procedures they make."""
    for value in vars(effect).values():
        if isinstance(value, FunctionType):
            code = value.__code__
            yield Reached("function", f"{code.co_filename.rpartition('/')[2]}:{code.co_firstlineno}", value)
            made = (value.__globals__.get(name) for name in code.co_names)
            for one in made:
                if isinstance(one, type) and issubclass(one, Procedure):
                    yield Reached("procedure", one.__name__, one)


@lru_cache(maxsize=8)
def compared(game: str) -> frozenset[str]:
    """All words that the rules and cards of a game compare something with; what a bot thinks of a card is no rule."""
    found = set()
    for _, tree in (one for one in trees(game) if one[0] not in BOTS and not one[0].startswith("bot")):
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare):
                found |= {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
    return frozenset(word for word in found if isinstance(word, str))


# ---- all together


def reached(game: str, card: Card) -> set[Reached]:
    package = fathom.games()[game].package
    found = {one for text in card.say() for one in sentences(game, text)}
    for part in parts(card):
        if isinstance(part, Num):
            continue
        found.update(sentences(game, part.say()))
        if isinstance(part, Effect):
            if type(part).__module__.startswith(package):
                found.add(Reached("class", type(part).__name__, type(part)))
            found.update(functions(part))
    if card.slug in compared(game):
        found.add(Reached("own id", card.slug))
    return found


@lru_cache(maxsize=8)
def users(game: str) -> dict[Reached, set[str]]:
    """For everything that is reached: the cards that reach it."""
    found: dict[Reached, set[str]] = defaultdict(set)
    for slug, card in cards_with_effects(game).items():
        for one in reached(game, card):
            found[one].add(slug)
    return found


def lonely(game: str) -> dict[str, list[Reached]]:
    """The cards that reach something that no other card reaches, and what."""
    found: dict[str, list[Reached]] = defaultdict(list)
    for one, slugs in users(game).items():
        if len(slugs) == 1:
            found[next(iter(slugs))].append(one)
    return {slug: sorted(found[slug]) for slug in sorted(found)}


def effect_classes(game: str) -> dict[str, int]:
    """The effect classes that cards of a game use, with the number of those cards."""
    return {one.name: len(slugs) for one, slugs in users(game).items() if one.kind == "class"}


# ---- lines of code


def trees(game: str) -> Iterator[tuple[str, ast.Module]]:
    yield from _trees(files(fathom.games()[game].package))


def _trees(folder: Traversable) -> Iterator[tuple[str, ast.Module]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _trees(entry)
        elif entry.name.endswith(".py"):
            yield entry.name, ast.parse(entry.read_text(encoding="utf-8"))


def lines_of_cards(game: str) -> dict[str, int]:
    """Lines of code per card, for those that are written down as a call with their name: the call, and the procedures,
    classes and functions that no other card reaches."""
    spans: dict[str, int] = {}
    for _, tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                for slug in named(game, node.args[0].value):
                    span = (node.end_lineno or node.lineno) - node.lineno + 1
                    spans[slug] = max(span, spans.get(slug, 0))
    spans |= lines_of_content(game)
    alone = lonely(game)
    own = {slug: sum(lines_of(one) for one in alone.get(slug, ()) if one.source is not None) for slug in spans}
    return {slug: span + own[slug] for slug, span in spans.items()}


def lines_of_content(game: str) -> dict[str, int]:
    """Cards that are written down as data: the lines of their table. A power stands in the table of its god."""
    file = files(fathom.games()[game].package) / "content.toml"
    if not file.is_file():
        return {}
    tables = re.split(r"(?m)^\[\[?\w+\]\]?\n", file.read_text(encoding="utf-8"))
    ids = {found.group(1): len(table.split("\n\n")[0].splitlines()) for table in tables
           if (found := re.match(r'id = "([^"]+)"', table))}  # fmt: skip
    cards = cards_with_effects(game)
    return {slug: ids[name] for slug in cards if (name := slug if slug in ids else slug.removeprefix("power-")) in ids}


def named(game: str, word: object) -> list[str]:
    """The cards that a first argument names: by slug, by the end of it, or by number."""
    if isinstance(word, bool) or not isinstance(word, str | int):
        return []
    ending = f"-{word:02}" if isinstance(word, int) else f"-{word}"
    cards = cards_with_effects(game)
    return [slug for slug in cards if slug == word or (slug.endswith(ending) and slug.count("-") == ending.count("-"))]


def lines_of(one: Reached) -> int:
    """Lines of a class or function; a lambda stands in the lines of its card."""
    if isinstance(one.source, FunctionType) and one.source.__name__ == "<lambda>":
        return 0
    return len(inspect.getsourcelines(one.source)[0])


# ---- told


def told(game: str) -> str:
    """How many cards have something to themselves: by what they reach, and if every single word counts."""
    cards, reaching = len(cards_with_effects(game)), len(lonely(game))
    wording = len(cards_with_words_of_their_own(game))
    return (
        f"{game}: {reaching} of {cards} cards ({reaching / cards:.1%}) reach what no other card reaches; "
        f"{wording} ({wording / cards:.1%}) need a word or a name that no other card needs; "
        f"{len(effect_classes(game))} effect classes"
    )


def main() -> None:
    for game in fathom.games():
        print(told(game))
        for slug, own in lonely(game).items():
            print(f"  {slug}: {', '.join(f'{one.kind} {one.name}' for one in own)}")
        for slug, names in cards_with_words_of_their_own(game).items():
            if slug not in lonely(game):
                print(f"  {slug}, words only: {', '.join(names)}")


if __name__ == "__main__":
    main()
