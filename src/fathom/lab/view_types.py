"""The types of views for the web client, from the declarations of the games: `python -m fathom.lab.view_types`.

It writes `web/src/boards/<game>/view.ts` for every game that has a board; `make test` says when one of them is stale.
"""

from __future__ import annotations

import argparse
import sys
import types
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import fathom

from ..games.shown import Shown
from ..games.zones import Zone
from ..kernel.data import Data, Field
from ..kernel.game import Game

__all__ = ["BOARDS", "types_of"]

BOARDS = Path(fathom.__file__).parents[2] / "web" / "src" / "boards"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
HELD = "/** A pile of one seat: its owner sees the cards, everybody else how many. */"
PIECE = "/** A piece with a state of its own: the id is its alone while it lies there. */"
TOP = "/** A pile of which only the top lies open. */"


class Types:
    """What is written for one game, with the names it needs on the way."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: dict[str, Sequence[str]] = {}
        self.shapes: dict[str, dict[str, str]] = {}
        self.helpers: dict[str, str] = {}

    def of(self, hint: Any) -> str:
        """A Python type as TypeScript writes it."""
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return self.shape(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(f"'{arg}'" for arg in args)
        if origin in (Union, types.UnionType):
            return " | ".join(self.of(arg) for arg in args)
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.of(arg) for arg in args)}]"
        if origin in (list, tuple):
            return many(self.of(args[0]))
        if origin in (dict, Mapping):
            return f"Record<string, {self.of(args[1])}>"
        raise TypeError(f"{hint} has no form in a view")

    def shape(self, hint: Any) -> str:
        """A dict with known keys: an interface of its own."""
        if hint.__name__ not in self.shapes:
            self.shapes[hint.__name__] = {}
            for key, value in get_type_hints(hint, include_extras=True).items():
                optional = key not in hint.__required_keys__ or get_origin(value) is NotRequired
                value = get_args(value)[0] if get_origin(value) is NotRequired else value
                self.shapes[hint.__name__][f"{key}?" if optional else key] = self.of(value)
        return str(hint.__name__)

    def field(self, cls: type[Data], name: str, field: Field) -> str:
        """What a view shows of a field of the state."""
        if isinstance(field, Zone):
            return self.zone(field)
        if isinstance(field.show, Shown):
            self.names |= field.show.names
            return field.show.type
        hint = get_type_hints(cls)[name]
        if field.show is not None:
            hint = get_type_hints(field.show).get("return")
            if hint is None:
                raise TypeError(f"{cls.NAME}.{name} does not say what it shows")
        elif field.seen == "own":
            hint = get_args(hint)[0]
        if field.seen == "public":
            return self.of(hint)
        if field.seen == "own":
            return many(self.helper("Held<T>", HELD, "size: number; cards?: T[]", self.of(hint).removesuffix("[]")))
        return "number[]" if get_origin(hint) is list else "number"

    def zone(self, zone: Zone) -> str:
        numbers = all(type(name) is int for name in zone.kind.names.values())
        piece = "number" if numbers else "string"
        if zone.numbered:
            piece = self.helper("Piece", PIECE, "id: string; name: string")
        if zone.seen == "own":
            return many(self.helper("Held<T>", HELD, "size: number; cards?: T[]", piece))
        if zone.seen == "facedown":
            return many("number") if zone.per else "number"
        if zone.seen == "top":
            top = self.helper("Top<T>", TOP, "size: number; top: T | null", piece)
            return many(top) if zone.per else top
        one = f"{piece} | null" if zone.order == "slots" else many(piece)
        if zone.order == "pairs":
            one = f"[string, {piece}][]"
        return f"Record<string, {one}>" if zone.by_name else many(one) if zone.per else one

    def helper(self, name: str, comment: str, body: str, of: str = "") -> str:
        fields = dict(part.split(": ") for part in body.split("; "))
        self.helpers[name] = f"{comment}\n{interface(name, fields)}"
        return name.replace("<T>", f"<{of}>")

    def written(self) -> str:
        """The whole module."""
        game = self.game
        seats = game.seats.start
        cls = type(game.new_state(seats, game.settle_options({})))
        named = {name: field for name, field in cls.FIELDS.items() if field.seen != "unshown"}
        fields = {name: self.field(cls, name, field) for name, field in named.items()}
        more = get_type_hints(type(game).more_view)["return"]
        extends = f", {self.shape(more)}" if is_typeddict(more) else ""
        title = game.id.capitalize()
        home = cls.__module__.replace(".", "/")
        out = [
            f"/** The view of a table of {title}. Made from src/{home}.py by `python -m fathom.lab.view_types`:\n"
            " * change the declarations there, not this file. */\n"
            "import type { View } from '../../lib/wire';\n"
        ]
        for id, names in self.names.items():
            out.append(f"export type {id} =" + "".join(f"\n  | '{name}'" for name in names) + ";\n")
        out += self.helpers.values()
        out += [interface(name, shape) for name, shape in self.shapes.items()]
        out.append(interface(f"{title}Table", fields))
        out.append(
            f"export interface {title}View extends Omit<View, 'table'>{extends} {{\n  table: {title}Table;\n}}\n"
        )
        return "\n".join(out)


def many(type: str) -> str:
    return f"({type})[]" if " | " in type else f"{type}[]"


def interface(name: str, fields: Mapping[str, str]) -> str:
    lines = "".join(f"  {field}: {type};\n" for field, type in fields.items())
    return f"export interface {name} {{\n{lines}}}\n"


def types_of(game: Game) -> str:
    """The types of a game's views, as a module of the web client."""
    return Types(game).written()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fathom.lab.view_types", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(fathom.games()), help="all of them, if none is named")
    for id in parser.parse_args(argv).games:
        path = BOARDS / id / "view.ts"
        path.write_text(types_of(fathom.games()[id]), encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
