"""Content of a server's own: a file that takes the place of a game's own content at new tables (docs/content.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import fathom

from ..kernel.game import DataSetting
from ..kernel.text import Text

__all__ = ["CONTENT", "content_from", "with_content"]

CONTENT = "content"


def content_from(path: str) -> dict[str, Any]:
    """The content of the file by game, for those that read such files; raises BadOption with the line of a mistake."""
    if not path:
        return {}
    games = {id: game.options.get(CONTENT) for id, game in fathom.games().items()}
    readers = {id: setting for id, setting in games.items() if isinstance(setting, DataSetting) and setting.read}
    most = max(setting.most_written for setting in readers.values())
    with open(path, "rb") as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise fathom.BadOption(Text("data-too-large", "kernel", name=CONTENT, most=most))
    text = raw.decode()
    return {id: setting.settle(CONTENT, setting.read(text)) for id, setting in readers.items() if setting.read}


def with_content(options: Mapping[str, Any], game: str, usual: Mapping[str, Any]) -> dict[str, Any]:
    """Options with the server's content, unless a table brings its own."""
    return {**options, CONTENT: usual[game]} if game in usual and not options.get(CONTENT) else dict(options)
