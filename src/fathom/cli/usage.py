"""Help, and what was typed wrong on the command line, in the language that was asked for.

Typer speaks English only, and of "int ranges". All words are messages: `cli-does-<command>` says what a command does,
`cli-arg-<command>-<option>`, or `cli-arg-<option>` where several commands share it, what it takes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from typer.core import TyperCommand

import fathom

from ..bots import BOTS
from ..kernel.text import LANGUAGES, Text, lexicon
from .words import DOMAIN, Words, clip, system_language

__all__ = ["Spoken", "SpokenCommand", "words_for", "wrong_usage"]

LANG, GAME = "--lang", "game"


def words_for(typed: Sequence[str]) -> Words:
    """In the language that is typed behind --lang, wherever that is, for help and mistakes come before it is read."""
    given = [after for word, after in pairwise(typed) if word == LANG]
    given += [word.partition("=")[2] for word in typed if word.startswith(f"{LANG}=")]
    wanted = (given[-1] if given else os.environ.get("FATHOM_LANG", "")).lower()
    return Words(wanted if wanted in LANGUAGES else system_language())


def _words_of(context: Any) -> Words:
    said = context.find_root().obj
    return said if isinstance(said, Words) else Words(system_language())


# ---- help


class Spoken:
    """A command that explains itself in any of our languages."""

    def format_help(self, context: Any, formatter: Any) -> None:
        say = _words_of(context)
        command, top = context.command, context.parent is None
        params = command.get_params(context)
        arguments = [param for param in params if param.param_type_name == "argument"]
        switches = [param for param in params if param.param_type_name == "option"]
        pieces = [say("cli-usage-options"), *(_in_usage(context, one, say) for one in arguments)]
        pieces += [say("cli-usage-command")] if top else []
        formatter.write_usage(_path(context), " ".join(pieces), prefix=f"{say('cli-usage')}: ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_does(_name(context), say, "more"))
        self._section(
            formatter,
            say("cli-usage-arguments"),
            [(_in_usage(context, a, say), _told(context, a, say)) for a in arguments],
        )
        self._section(
            formatter, say("cli-usage-switches"), [(_flags(context, s, say), _told(context, s, say)) for s in switches]
        )
        if top:
            commands = [(name, _does(name, say)) for name in command.list_commands(context)]
            self._section(formatter, say("cli-usage-commands"), commands)
        formatter.write_paragraph()
        formatter.write(f"  {say('cli-usage-examples')}:\n")
        for line in str(command.epilog or "").splitlines():
            typed, _, beside = line.partition("#")
            formatter.write(f"    fathom {typed}{say(f'cli-example-{beside}') if beside else ''}".rstrip() + "\n")

    def _section(self, formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
        if rows:
            with formatter.section(title):
                formatter.write_dl(rows)


class SpokenCommand(Spoken, TyperCommand):
    """One command."""


def _name(context: Any) -> str:
    return "fathom" if context.parent is None else str(context.info_name)


def _path(context: Any) -> str:
    """The command as everybody may type it, however the program was started here."""
    return " ".join(dict.fromkeys(("fathom", _name(context))))


def _has(id: str, say: Words) -> bool:
    return lexicon(DOMAIN, say.lang).bundle.has_message(id)


def _form(id: str, say: Words, form: str) -> str:
    return Text(id, DOMAIN).formed(form).render(say.lang)


def _does(command: str, say: Words, form: str = "") -> str:
    return _form(f"cli-does-{command}", say, form)


def _id(context: Any, param: Any) -> str:
    """The message about an argument or an option: that of its command, or that which commands share."""
    named = max(param.opts, key=len).lstrip("-") if param.param_type_name == "option" else param.name
    own = f"cli-arg-{_name(context)}-{named}"
    return own if _has(own, _words_of(context)) else f"cli-arg-{named}"


def _stands_for(context: Any, param: Any, say: Words) -> str:
    """The word that stands for a value: FILE, N."""
    return "" if getattr(param, "is_flag", False) else _form(_id(context, param), say, "as")


def _in_usage(context: Any, argument: Any, say: Words) -> str:
    word = _stands_for(context, argument, say)
    return word if argument.required else f"[{word}]"


def _flags(context: Any, option: Any, say: Words) -> str:
    return f"{', '.join(sorted(option.opts, key=len))} {_stands_for(context, option, say)}".rstrip()


def _told(context: Any, param: Any, say: Words) -> str:
    """What it is for, and what it is where nobody gives it."""
    marks = []
    if param.envvar:
        marks.append(say("cli-usage-environment", name=param.envvar))
    if param.default not in (None, False, "") and not isinstance(param.default, list) and not callable(param.default):
        marks.append(say("cli-usage-default", value=str(param.default)))
    if param.required and param.param_type_name == "option":
        marks.append(say("cli-usage-needed"))
    told = say(_id(context, param), games=", ".join(fathom.games()), bots=", ".join(BOTS), example="leviathan=true")
    return f"{told}  [{'; '.join(marks)}]" if marks else told


# ---- what was typed wrong


def wrong_usage(error: Any, say: Words) -> str:
    """A mistake that Typer noticed, as one sentence of ours; as it puts it, where it is one we do not know."""
    kind, context, param = type(error).__name__, getattr(error, "ctx", None), getattr(error, "param", None)
    plain = " ".join(error.format_message().split())
    if kind == "BadOptionUsage":
        return say("cli-wrong-flag" if "does not take" in plain else "cli-wrong-no-value", name=error.option_name)
    if context is None:
        return plain
    path = _path(context)
    if kind == "NoSuchOption":
        known = [flag for one in context.command.get_params(context) for flag in one.opts]
        near = get_close_matches(error.option_name, known, 1, 0.6)
        if near:
            return say("cli-wrong-option-but", given=clip(error.option_name), near=near[0])
        return say("cli-wrong-option", given=clip(error.option_name), command=path)
    if kind == "MissingParameter" and param is not None:
        if param.name == GAME:
            return say("cli-wrong-no-game", games=", ".join(fathom.games()))
        option = param.param_type_name == "option"
        name = _flags(context, param, say) if option else _stands_for(context, param, say)
        return say("cli-wrong-missing", name=name, command=path)
    if kind == "BadParameter" and param is not None:
        return _wrong_number(context, param, say) or plain
    if kind == "UsageError" and (extra := re.search(r"arguments?(?:\(s\))? \((.*)\)$", plain)):
        return say("cli-wrong-more", given=clip(extra[1]), command=path)
    return plain


def _wrong_number(context: Any, param: Any, say: Words) -> str:
    """What number is wanted; all values that Typer itself refuses are numbers."""
    kind, name = param.type, max(param.opts, key=len)
    least, most = (
        None if bound is None else str(bound) for bound in (getattr(kind, "min", None), getattr(kind, "max", None))
    )
    if "float" in kind.name:
        return say("cli-wrong-number-from", name=name, least=least or "0")
    if "int" not in kind.name:
        return ""
    if most is not None:
        return say("cli-wrong-whole-between", name=name, least=least, most=most)
    return say("cli-wrong-whole", name=name) if least is None else say("cli-wrong-whole-from", name=name, least=least)
