"""Texts: a message id with arguments, rendered at the edge with Project Fluent.

A Text knows no words. Its `domain` (a game's id) says whose .ftl files hold the message; a Text inside
another inherits the domain of the outer one. A noun is a message with one attribute per grammatical
form; three functions pick forms inside templates:

    { FORM($card, "acc") }            the noun, or a nested phrase, in a case; a clause in the form its place demands
    { COUNT($n, "coin", "acc") }     the number with the noun in the form that number demands
    { SENTENCE($effect) }             a clause as a sentence with capital and full stop, or several of them

Effects are clauses: the imperative, `inf` after "may" and "to" (German `zu` after "um"), `other` for the third person.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.numbers import NumberPattern
from babel.plural import PluralRule
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

__all__ = ["LANGUAGES", "Listed", "MissingText", "Text", "lexicon", "noun", "sentence", "sources", "who"]

LANGUAGES = ("en", "pl", "de")
FALLBACK = "kernel"
IT, THAT = "it", "that"
"""The messages that stand for what an effect is about: what was chosen last, and what was chosen before that."""
MINUS = "\N{MINUS SIGN}"


class MissingText(LookupError):
    """A message, form or argument is missing in a language: always a defect, never shown raw."""


class Text:
    """A message id with arguments. `form` is the form it wants wherever it stands: "one", "each", "it"."""

    __slots__ = ("args", "domain", "form", "id")

    def __init__(self, id: str, /, domain: str = "", **args: Any) -> None:
        self.id, self.domain, self.form = id, domain, ""
        self.args: Mapping[str, Any] = args

    def within(self, domain: str) -> Text:
        """The same text with a domain, unless it has one."""
        return self if self.domain else _text(self.id, domain, self.args, self.form)

    def formed(self, form: str) -> Text:
        """The same text in a form of its own, in whatever case it stands."""
        return _text(self.id, self.domain, self.args, form)

    def about(self, first: Text, then: Text) -> Text:
        """A text about "it" with the thing itself: named where it comes first, then by a pronoun."""
        names = iter((first,))
        return self._about(lambda: next(names, then))

    def _about(self, name: Callable[[], Text]) -> Text:
        if self.id == IT:
            return name()
        if self.id == THAT:
            return Text(IT)
        args = {key: v._about(name) if isinstance(v, Text | Listed) else v for key, v in self.args.items()}
        return _text(self.id, self.domain, args, self.form)

    def render(self, lang: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The words. `names` gives seats a display name instead of "Player 2". No mark follows "Evidence!"."""
        if lang not in LANGUAGES:
            raise MissingText(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        words = lexicon(self.domain or FALLBACK, lang).phrase(self, "", names)
        return re.sub(r"(?<=[!?])(\.|: \w)", lambda mark: mark[0][1:].upper(), words)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"id": self.id}
        if self.domain:
            out["domain"] = self.domain
        if self.form:
            out["form"] = self.form
        if self.args:
            out["args"] = {k: v.to_json() if isinstance(v, WORDS) else v for k, v in self.args.items()}
        return out

    @staticmethod
    def from_json(data: dict[str, Any]) -> Text:
        """Rebuild what `to_json` made."""
        args = {name: _argument(value) for name, value in data.get("args", {}).items()}
        return _text(data["id"], data.get("domain", ""), args, data.get("form", ""))

    def __reduce__(self) -> tuple[Any, tuple[str, str, dict[str, Any], str]]:
        return _text, (self.id, self.domain, dict(self.args), self.form)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.id, self.domain, frozenset(v for v in self.args.values() if isinstance(v, str | int | Text))))

    def __repr__(self) -> str:
        return f"Text({self.id!r}{''.join(f', {k}={v!r}' for k, v in self.args.items())})"


def _argument(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if "list" in value:
        return Listed([Text.from_json(item) for item in value["list"]], value["join"])
    return Text.from_json(value)


def _text(id: str, domain: str, args: Mapping[str, Any], form: str = "") -> Text:
    made = Text(id, domain, **args)
    made.form = form
    return made


class Listed:
    """Several texts joined by the language's commas and its word for "and" (or "or")."""

    __slots__ = ("items", "join")

    def __init__(self, items: Iterable[Text], join: str = "and") -> None:
        self.items = tuple(items)
        self.join = join

    def to_json(self) -> dict[str, Any]:
        return {"list": [item.to_json() for item in self.items], "join": self.join}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and (self.join, self.items) == (other.join, other.items)

    def _about(self, name: Callable[[], Text]) -> Listed:
        return Listed([item._about(name) for item in self.items], self.join)


WORDS = (Text, Listed)
"""What is said in words. Put together once: every state asks this of a hundred arguments."""


@lru_cache(maxsize=1024)
def noun(id: str) -> Text:
    """A name as an argument of a text."""
    return Text(id)


@lru_cache(maxsize=64)
def who(seat: int) -> Text:
    """The player on a seat, as an argument of a text."""
    return Text("player-name", FALLBACK, number=seat + 1)


class _Phrase(FluentType):
    """A Text on its way through Fluent; FORM may still ask for another case."""

    def __init__(self, lexicon: Lexicon, text: Text | Listed, names: Mapping[int, str] | None) -> None:
        self.lexicon, self.text, self.names = lexicon, text, names

    def in_case(self, case: str) -> str:
        return self.lexicon.phrase(self.text, case, self.names)

    def format(self, locale: Locale) -> str:
        return self.in_case("")


class _Typeset(Locale):
    """A language whose numbers below zero have a minus sign, where its data has a hyphen."""

    @cached_property
    def decimal_formats(self) -> dict[None, NumberPattern]:  # type: ignore[override]
        pattern = copy(super().decimal_formats[None])
        pattern.prefix = ("", MINUS)
        return {None: pattern}


class Lexicon:
    """All messages of one domain in one language."""

    def __init__(self, domain: str, lang: str) -> None:
        self.domain, self.lang = domain, lang
        self.plural: PluralRule = Locale.parse(lang).plural_form
        self.bundle = FluentBundle([lang], functions=self._functions(), use_isolating=False)
        self.bundle._babel_locale = _Typeset(lang)
        for source in sources(domain, lang):
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def ids(self) -> list[str]:
        return list(self.bundle._messages)

    def _functions(self) -> dict[str, Callable[..., Any]]:
        return {"FORM": self._form, "COUNT": self._count, "SENTENCE": self._sentence}

    def _sentence(self, thing: Any) -> str:
        if not isinstance(thing, _Phrase):
            return self._form(thing)
        items = thing.text.items if isinstance(thing.text, Listed) else (thing.text,)
        return " ".join(sentence(thing.lexicon.phrase(item, "sentence", thing.names)) for item in items)

    def _form(self, thing: Any, case: Any = "") -> str:
        if isinstance(thing, _Phrase):
            return thing.in_case(str(case))
        return self.phrase(Text(str(thing), self.domain), str(case), None)

    def _count(self, n: Any, noun: Any, case: Any = "") -> str:
        if isinstance(noun, _Phrase):
            noun = noun.text.id if isinstance(noun.text, Text) else ""
        form = self.form(str(noun), str(case), int(n))
        return f"{str(int(n)).replace('-', MINUS)} {form}"

    def form(self, noun: str, case: str, n: int) -> str:
        """The noun after the number n. Polish 5+ takes the genitive plural where 2-4 do not."""
        category = self.plural(n)
        case = case or "nom"
        if category == "one":
            wanted = [case]
        elif self.lang == "pl" and category == "many" and case in ("nom", "acc"):
            wanted = ["gen-pl"]
        else:
            wanted = [f"{case}-pl", "pl"]
        message = self._message(noun)
        for name in wanted:
            if name in message.attributes:
                return self._pattern(noun, message.attributes[name], {})
        if category == "one" and message.value is not None:
            return self._pattern(noun, message.value, {})
        raise MissingText(f"{self.domain}.{self.lang}: {noun} has no form {wanted}")

    def phrase(self, text: Text | Listed, case: str, names: Mapping[int, str] | None) -> str:
        if isinstance(text, Listed):
            words = [self.phrase(item, case, names) for item in text.items]
            if len(words) < 2:
                return "".join(words)
            joiner = self._pattern(text.join, _best(self._message(f"list-{text.join}"), "", case), {})
            return f"{', '.join(words[:-1])}{'' if joiner[0] in ',;' else ' '}{joiner} {words[-1]}"
        home = self
        if text.domain and text.domain != self.domain and not self.bundle.has_message(text.id):
            home = lexicon(text.domain, self.lang)
        if names and text.id == "player-name" and text.args["number"] - 1 in names:
            return names[text.args["number"] - 1]
        message = home._message(text.id)
        args: dict[str, Any] = {"case": "nom" if case in ("", "sentence") else case}
        for key, value in text.args.items():
            args[key] = _Phrase(home, value, names) if isinstance(value, Text | Listed) else value
        pattern = _best(message, text.form, case)
        if pattern is None:
            raise MissingText(f"{home.domain}.{self.lang}: {text.id} has no value")
        return home._pattern(text.id, pattern, args)

    def _message(self, id: str) -> Any:
        if not self.bundle.has_message(id):
            raise MissingText(f"{self.domain}.{self.lang}: no message {id}")
        return self.bundle.get_message(id)

    def _pattern(self, id: str, pattern: Any, args: dict[str, Any]) -> str:
        words, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.domain}.{self.lang}: {id}: {errors[0]}") from errors[0]
        return str(words)


def _best(message: Any, form: str, case: str) -> Any:
    """The pattern of a phrase: its own form in this case, its form, the case, or else its value."""
    wanted = (f"{form}-{case}", form, case) if form else (case, case.partition("-")[0])
    wanted = (form, "zu", "inf") if case == "zu" else wanted
    return next((message.attributes[name] for name in wanted if name in message.attributes), message.value)


def sentence(words: str) -> str:
    """A clause with a capital and a full stop; a quotation at its end may have brought its own mark."""
    end = "" if words.rstrip("”“")[-1:] in (".", "!", "?", ":", "…", "") else "."
    return words[:1].upper() + words[1:] + end


def sources(domain: str, lang: str) -> list[str]:
    """The kernel's file, then every `*.<lang>.ftl` and `<lang>.ftl` of the game."""
    folders = [files("fathom.kernel") / "locale"]
    if domain != FALLBACK:
        folders.append(files(_HOMES.get(domain, f"fathom.games.{domain}")) / "locale")
    found = []
    for folder in folders:
        for entry in sorted(folder.iterdir(), key=lambda e: e.name):
            if entry.name == f"{lang}.ftl" or entry.name.endswith(f".{lang}.ftl"):
                found.append(entry.read_text(encoding="utf-8"))
    return found


_HOMES: dict[str, str] = {}


def home_of(domain: str, package: str) -> None:
    """Tell where a game that lives outside `fathom.games` keeps its locale folder."""
    _HOMES[domain] = package


@lru_cache(maxsize=64)
def lexicon(domain: str, lang: str) -> Lexicon:
    return Lexicon(domain, lang)
