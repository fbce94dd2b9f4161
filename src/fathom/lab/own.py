"""Bots of one's own: `my_bots:Dreamer` is the class `Dreamer` of the module `my_bots`, which lies where one works."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from ..bots import BOTS, Bot, UnknownBot, make
from ..kernel.text import Text

__all__ = ["bot"]


def bot(name: str) -> Bot:
    """A bot by its name, also in another process. A server knows its own bots only, for this runs whatever is named."""
    module, _, kind = name.partition(":")
    if not (module and kind) or module in BOTS:
        return make(name)
    if os.getcwd() not in sys.path:  # a program that is installed does not look there
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(import_module(module), kind)
        if not (isinstance(found, type) and issubclass(found, Bot)):
            raise UnknownBot(Text("no-bot", "kernel", given=name))
        made: Bot = found()
    except UnknownBot:
        raise
    except Exception as error:  # a module of somebody else's may end in anything
        why = f"{type(error).__name__}: {error}"
        raise UnknownBot(Text("unknown-own-bot", "kernel", given=name, why=why)) from error
    return made
