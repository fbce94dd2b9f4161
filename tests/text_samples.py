"""What the tests of words need: the .ftl files as trees, and sample arguments of the fitting kind for every message."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from fathom.games.abyss.cards.allies import BY_KEY, ally_text
from fathom.kernel import text as kernel_text
from fathom.kernel.text import LANGUAGES, Listed, Text, who

NUMBERS = (0, 1, 2, 3, 5, 12, 22)
_ENGLISH = """
the and or of with your you from this that when may must cannot not each every other another for more less card cards
draw pearl pearls key keys ally allies lords location locations player players turn turns discard deck court council
token tokens reveal reveals explore take takes gain gains pay pays opponent opponents space spaces stack wound wounds
threat reward choose guild race races dice life point points border figure treasury sentinel crab crabs squid seahorse
jellyfish shellfish buy fight attack lose loses game worth influence value free steal support recruit plot once none
nothing nobody before after while until back down whose which who how
"""
ENGLISH = frozenset(_ENGLISH.split())
"""Words of English rulebooks that are no words of Polish or German."""

PLURALS = frozenset(("one", "few", "many", "other"))
"""Keys that a number chooses by its plural form."""

NAMES = ("names", "legal", "near", "keys", "values", "games")


class Message(NamedTuple):
    """One message of one language: its own form names, the variables it uses, and how it uses them."""

    id: str
    forms: tuple[str, ...]
    variables: frozenset[str]
    counted: frozenset[str]
    formed: frozenset[tuple[str, str]]
    choices: dict[str, tuple[str, ...]]


class _Reader(Visitor):
    """Collects the variables of a message: those in COUNT, those in FORM (with the case), those that select."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.formed: set[tuple[str, str]] = set()
        self.choices: dict[str, tuple[str, ...]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        if node.id.name != "case":
            self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        first, *more = node.arguments.positional
        if isinstance(first, ast.VariableReference):
            if node.id.name == "COUNT":
                self.counted.add(first.id.name)
            elif node.id.name == "FORM":
                case = more[0] if more else None
                self.formed.add((first.id.name, case.value if isinstance(case, ast.StringLiteral) else ""))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = tuple(v.key.name for v in node.variants if isinstance(v.key, ast.Identifier))
            numbers = any(isinstance(v.key, ast.NumberLiteral) for v in node.variants) or PLURALS.issuperset(keys)
            if numbers:
                self.counted.add(node.selector.id.name)
            elif node.selector.id.name != "case":
                self.choices[node.selector.id.name] = keys
        self.generic_visit(node)


@lru_cache(maxsize=16)
def tree(domain: str, lang: str) -> tuple[ast.EntryType, ...]:
    """Every entry of a domain's files (the kernel's come first)."""
    return tuple(entry for source in kernel_text.sources(domain, lang) for entry in parse(source).body)


@lru_cache(maxsize=16)
def messages(domain: str, lang: str) -> dict[str, Message]:
    found = {}
    for entry in tree(domain, lang):
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = Message(
                entry.id.name,
                tuple(attribute.id.name for attribute in entry.attributes),
                frozenset(reader.variables),
                frozenset(reader.counted),
                frozenset(reader.formed),
                reader.choices,
            )
    return found


_NOUNS = tuple(Text(id, "abyss") for id in ("pearl", "nebulis", "monster-token", "random-token"))
_EFFECT = (Text("effect-nothing"), Text("effect-gain", "abyss", n=2, what=_NOUNS[0]))
_NUMBER = (Text("number", n=5), Text("number-times", factor=2, of=Text("number-lords", "abyss")))
_CARDS = ("crab-3", "jellyfish-1-pearl", "seahorse-4-dice", "kraken-2")
_ALLIES = tuple(ally_text(BY_KEY[key]).within("abyss") for key in _CARDS)
_LORDS = (Text("lord-oracle"), Text("lord-intrepid"), Text("lord-master-of-magic"))
_PLAYERS = (who(0), who(3))
_LEVIATHANS = tuple(Text(f"leviathan-{n:02}") for n in (1, 2, 20))
_LOCATIONS = tuple(Text(f"location-{slug}") for slug in ("abyss", "black-smokers", "throne-room"))
_RACES = tuple(Text(race) for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid"))
_TOKENS = (Text("token-2"), Text("token-key"))
_THINGS = tuple(Text(f"select-{id}", "abyss").formed("one") for id in ("stacks", "court", "top-lord", "locations"))
_RIVALS = (Text("select-rivals", "abyss").formed("each"), Text("select-rivals", "abyss").formed("one"))

SAMPLES: dict[str, tuple[Any, ...]] = {
    "player": _PLAYERS, "victim": _PLAYERS, "other": _PLAYERS, "lord": _LORDS, "old": _LORDS, "new": _LORDS,
    "card": (*_ALLIES, Text("monster", "abyss")), "ally": _ALLIES,
    "allies": (Listed(_ALLIES), Listed(_ALLIES[:1])), "leviathan": _LEVIATHANS, "location": _LOCATIONS,
    "race": _RACES, "guild": (Text("guild-mage"), Text("guild-smuggler")), "token": _TOKENS,
    "loot": (Text("loot-3"), Text("loot-7")), "space": (1, 5), "place": (Text("stack-of", race=_RACES[1]), *_LORDS),
    "what": (Text("stack-of", "abyss", race=_RACES[1]), *(text.within("abyss") for text in _LOCATIONS)),
    "zone": (Text("zone-council"), Text("zone-lord")),
    "effect": _EFFECT, "ability": _EFFECT, "condition": (Text("select-opponents"),), "inner": (Text("pass"),),
    "moment": (Text("moment-turn-start", "abyss"),), "period": (Text("period-turn"), Text("period-game")),
    "times": _NUMBER, "per": (Text("select-border"),), "of": (Text("number-lords", "abyss"), Text("number", n=3)),
    "worth": _NUMBER, "left": _NUMBER, "right": _NUMBER, "lords": (Listed(_LORDS), Listed(_LORDS[:1])),
    "lives": (Listed([Text("leviathan-life", strength=3, tokens=n) for n in (1, 2)]),),
    "items": (Listed([Text("select-all-seats"), Text("select-opponents")], "or"),), "why": (Text("game-over"),),
    "it": _THINGS, "whose": _RIVALS, "who": (Text("select-opponents").formed("each"),), "by": _RIVALS,
    "parts": (Listed(_EFFECT, "then"),), "options": (Listed(_EFFECT, "or"),), "first": _EFFECT, "second": _EFFECT,
    "act": (Text("act-recruit", "abyss"), Text("act-fight", "abyss")),
    "whom": (Text("whom-you", "abyss"), Text("whom-opponents", "abyss")),
    "change": (Text("number-more", "abyss", n=2), Text("number-less", "abyss", n=2)),
    "where": (Text("on-border", "abyss"), Text("on-free-court", "abyss")),
    "piece": (Text("lord", "abyss"), Text("leviathan", "abyss")),
}  # fmt: skip
OF_ONE: dict[tuple[str, str], tuple[Any, ...]] = {
    ("log-place-leviathan", "space"): (Text("space-2-3"), Text("space-7")),
    ("leviathan-option", "space"): (Text("space-2-3"), Text("space-7")),
    ("leviathan-races", "races"): (Listed(_RACES[:2], "or"), Listed(_RACES[1:2], "or")),
    ("log-show-tokens", "tokens"): (Listed([Text("number", n=2), Text("number", n=4)]),),
    ("log-exchange", "old"): _LOCATIONS,
    ("log-exchange", "new"): _LOCATIONS[::-1],
    ("log-sentinel", "token"): (Text("sentinel-vigil"),),
    ("log-sentinel-returns", "token"): (Text("sentinel-vigil"),),
    ("log-name-race", "other"): _RACES,
    ("effect-cost", "cost"): (Text("cost-pay", "abyss", n=5, what=_NOUNS[0]),),
    ("effect-if-else", "other"): _EFFECT,
    ("effect-exchange", "old"): _THINGS,
    ("effect-discard-allies", "allies"): (Text("so-many-allies", "abyss", n=1), Text("all-but-allies", "abyss", n=6)),
    ("select-affiliated-of", "race"): (Text("select-races", "abyss").formed("one"),),
    ("sentence", "of"): _EFFECT,
    ("select-other", "of"): (Text("select-lords", "abyss"),),
    ("undo-revealed", "what"): (Text("revealed-dice", "abyss"), Text("revealed-card", "abyss", card=_ALLIES[0])),
} | {
    (id, "what"): _NOUNS for id in ("effect-gain", "effect-gain-per", "effect-steal", "cost-pay", "modifier-more")
}  # fmt: skip


def _samples(domain: str, id: str, name: str) -> tuple[Any, ...]:
    used = [messages(domain, lang)[id] for lang in LANGUAGES]
    if (id, name) in OF_ONE:
        return OF_ONE[id, name]
    for message in used:
        if name in message.choices:
            return message.choices[name]
    if any(name in message.counted for message in used):
        return NUMBERS
    if name in SAMPLES:
        return SAMPLES[name]
    return ("7, 8",) if name in NAMES else NUMBERS


def sample_texts(domain: str, id: str) -> Iterator[Text]:
    """The message with enough different arguments that every branch of every language is taken."""
    names = sorted(frozenset().union(*(messages(domain, lang)[id].variables for lang in LANGUAGES)))
    choices = {name: _samples(domain, id, name) for name in names}
    rounds = max((len(some) for some in choices.values()), default=1)
    for skew in range(3 if len(names) > 1 else 1):
        for i in range(rounds):
            args = {name: choices[name][(i + j * skew) % len(choices[name])] for j, name in enumerate(names)}
            yield Text(id, domain, **args)
