"""Write out, in a build copy, what `Data` derives from the fields of its classes.

Interpreted, a state or a frame is a dict, and its initialiser and its clone are worked out from the declared fields
when the first one is made (`fathom/kernel/data.py`). A compiled class has real attributes instead, so they have to
stand there: this program asks the interpreted classes which fields they have, of what kind and with which defaults, and
writes for each class its attributes, `__init__`, `clone` and the tables that JSON is made from (`native.py`).

It also says which classes of the kernel interpreted code may inherit from (games of one's own, those of the tests; all
others are closed), which objects never form a cycle, so that the collector need not know them, and of every constant
that it is one. What the engine asks of the class of a frame or an event (its steps, its period) becomes a method: a
call of compiled code, where an attribute of a class would be looked up.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
PARTS = ("fathom/kernel", "fathom/games")
INTERPRETED = (
    "fathom/kernel/errors.py",
    "fathom/kernel/record.py",
    "fathom/kernel/setting.py",
    "fathom/games/controls.py",
    "fathom/games/described.py",
    "fathom/games/reopening.py",
    "fathom/games/upgrading.py",
    "fathom/games/abyss/position.py",
    "fathom/games/abyss/upgrade.py",
    "fathom/games/arkham/options.py",
    "fathom/games/arkham/position.py",
    "fathom/games/call_of_madness/cards/book.py",
    "fathom/games/call_of_madness/position.py",
    "fathom/games/unfathomable/position.py",
    "fathom/games/unfathomable/upgrade.py",
)
"""Left as they are, for none is a part of play: what reads the annotations of its classes (msgspec, dataclasses,
options that are data), errors, and what takes data of any form from outside (positions, records, older saves)."""
ENTRIES = frozenset((
    "_ask_for", "_check_seat", "check_seats", "choose", "determinize", "events", "order_standing", "reseed",
    "settle_options", "view",
))  # fmt: skip
"""What is called from outside with anything at all, and checks it: compiled, it would refuse the type first."""
CLOSED = frozenset((
    "Aftermath", "Afterwards", "AgainFrame", "Ask", "AskAll", "ChooseFrame", "Decision", "Each", "InPlay",
    "Lasting", "Limit", "MayFrame", "Number", "Occur", "OneFrame", "Option", "Order", "PayCost", "PayFrame",
    "Pick", "PickSome", "Repeat", "Resolve", "Scope", "SequenceFrame", "SomeFrame", "Split", "Streams",
    "TallyFrame", "TargetFrame", "ThenFrame", "UseAbility", "Window",
))  # fmt: skip
"""Classes of the kernel that a game uses and does not extend: calls of their methods need no look at who it is."""
ACYCLIC = frozenset((
    "Ask", "AskAll", "Decision", "InPlay", "Limit", "Number", "Option", "Order", "Pick", "PickSome", "Split",
    "Streams",
))  # fmt: skip
"""These and all data never lead back to themselves."""
ASKED = {"AFTERWARDS": "tuple[str, ...]", "BEFORE": "tuple[str, ...]", "KIND": "str", "KINDS": "tuple[str, ...]",
         "LEAVES": "bool", "PART": "bool", "PERIOD": "str", "WHOLE": "bool"}  # fmt: skip
"""What the engine asks of the class of a frame or an event, where it stands in the source as `frame.PERIOD`."""
OF_STEPS = {
    "fathom/kernel/engine.py": (
        ("pc, steps = frame.pc, frame.STEPS", "pc = frame.pc"),
        ("if pc >= len(steps):", "if pc >= frame.count_steps():"),
        ("got = steps[pc](frame, self)", 'got = frame.take_step(pc, cast("Table", self))'),
        ("        taker = frame.TAKERS[pc]\n", ""),
        ("if taker is None:", 'if not frame.take_answer(pc, cast("Table", self), answer):'),
        ("        taker(frame, self, answer)\n", ""),
    )
}
"""The loop of the engine, with calls in the place of tables of functions."""


class Edit(NamedTuple):
    """Lines `first` to `last` (from 1; none if `last` is smaller) become these."""

    first: int
    last: int
    lines: list[str]


def modules(root: Path) -> Iterator[tuple[str, Path]]:
    """The modules that are compiled, by name."""
    for part in PARTS:
        for path in sorted((root / part).rglob("*.py")):
            names = path.relative_to(root).with_suffix("").parts
            yield ".".join(names[:-1] if names[-1] == "__init__" else names), path


def compiled(root: Path) -> list[str]:
    """The files that are compiled, relative to the root."""
    found = [path.relative_to(root).as_posix() for _, path in modules(root)]
    return [file for file in found if file not in INTERPRETED]


def expand(root: Path) -> int:
    """Rewrite the modules below this copy of the sources in place; returns how many classes were written out."""
    from fathom.kernel.data import Data

    count = 0
    for name, path in list(modules(root)):
        file = path.relative_to(root).as_posix()
        if file == "fathom/kernel/data.py":
            path.write_text((HERE / "native.py").read_text("utf-8"), "utf-8")
        elif file == "fathom/kernel/rng.py":
            path.write_text((HERE / "native_rng.py").read_text("utf-8"), "utf-8")
        elif file not in INTERPRETED:
            module = Module(name, _asking(file, path.read_text("utf-8")), Data)
            path.write_text(module.written(), "utf-8")
            count += module.count
    return count


def _asking(file: str, text: str) -> str:
    """The text of a module, with calls for what is asked of the class of a frame or an event. A `_` that counts gets a
    name: mypyc makes a Python object of every `_`."""
    text = re.sub(r"\bfor _ in range\(", "for _n in range(", text)
    if file.startswith("fathom/kernel/"):
        text = re.sub(rf"\b(frame|procedure|got|event)\.({'|'.join(ASKED)})\b", r"\1.its_\2()", text)
    for old, new in OF_STEPS.get(file, ()):
        if text.count(old) != 1:
            raise ValueError(f"{file}: {old!r} does not stand there once")
        text = text.replace(old, new)
    return text


class Module:
    """One module of the copy."""

    def __init__(self, name: str, text: str, data: Any) -> None:
        self.name, self.text, self.Data = name, text, data
        self.tree = ast.parse(text)
        self.spelt = self.spelt_out()
        self.here = importlib.import_module(name)
        self.needed: dict[str, tuple[str, str]] = {}
        """Names that defaults and annotations of inherited fields use: where they are to be had."""
        self.wanted: dict[str, tuple[str, str]] = {}
        self.count = 0

    def written(self) -> str:
        edits: list[Edit] = []
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                edits += self.class_edits(node)
                edits += (
                    self.entry_edits(node) if node.name == "Table" or _is_game(getattr(self.here, node.name)) else []
                )
            elif isinstance(node, ast.If) and node.orelse:  # what is true only while types are checked is not compiled
                kept = [line for part in node.orelse for line in ast.unparse(part).split("\n")]
                edits.append(Edit(node.lineno, node.end_lineno or 0, kept))
            else:
                edits += self.constant_edits(node)
        lines = list(self.spelt)
        for edit in sorted(edits, key=lambda edit: (edit.first, edit.last), reverse=True):
            lines[edit.first - 1 : edit.last] = edit.lines
        at = self.after_imports()
        lines[at:at] = self.head()
        return "\n".join(lines)

    def spelt_out(self) -> list[str]:
        """The lines, with what mypyc does not understand in other words: `in (*a, b)` is `in tuple((*a, b))`."""
        lines = [line.encode() for line in self.text.split("\n")]
        for node in sorted(ast.walk(self.tree), key=lambda node: getattr(node, "col_offset", 0), reverse=True):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                within = node.comparators[0]
                if isinstance(within, ast.Tuple | ast.List) and any(
                    isinstance(item, ast.Starred) for item in within.elts
                ):
                    for line, at, mark in (
                        (within.end_lineno, within.end_col_offset, b")"),
                        (within.lineno, within.col_offset, b"tuple("),
                    ):
                        old = lines[(line or 0) - 1]
                        lines[(line or 0) - 1] = old[:at] + mark + old[at:]
        return [line.decode() for line in lines]

    def after_imports(self) -> int:
        """The line behind the first imports: what stands there is the same before and after the edits."""
        first = next((node.lineno for node in self.tree.body if not _is_opening(node)), 1)
        ends = [node.end_lineno or 0 for node in self.tree.body if _is_opening(node) and node.lineno < first]
        return max(ends, default=0)

    def head(self) -> list[str]:
        typing = ("TYPE_CHECKING", "Any", "ClassVar", "Final", "Self")
        out = [f"from typing import {', '.join(f'{name} as _{name}' for name in typing)}"]
        out += [f"from {source} import {real} as {name}" for name, (source, real) in sorted(self.needed.items())]
        out += ["if _TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr"]
        out += [f"    from {source} import {real} as {name}" for name, (source, real) in sorted(self.wanted.items())]
        return out

    # ---- entries

    def entry_edits(self, node: ast.ClassDef) -> list[Edit]:
        """Entries take anything."""
        edits = []
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name in ENTRIES:
                given = part.args
                for arg in (*given.posonlyargs, *given.args, *given.kwonlyargs):
                    if arg.annotation is not None and arg.arg not in ("t", "rng"):
                        arg.annotation = ast.Name("_Any")
                returns = ast.unparse(part.returns) if part.returns else "None"
                head = f"    def {part.name}({ast.unparse(given)}) -> {returns}:"
                edits.append(Edit(part.lineno, part.body[0].lineno - 1, [head]))
        return edits

    # ---- constants

    def constant_edits(self, node: ast.stmt) -> list[Edit]:
        """A constant that is assigned once is Final: compiled code then need not look it up."""
        if not isinstance(node, ast.Assign) or len(node.targets) != 1 or not isinstance(node.targets[0], ast.Name):
            return []
        name, value = node.targets[0], node.value
        if not name.id.strip("_").isupper() or name.id.startswith("__") or self.stored(name.id) != 1:
            return []
        if _is_type(value) or _has_float_in_tuple(value):
            return []
        line = self.spelt[name.lineno - 1]
        end = len(line.encode()[: name.end_col_offset].decode())
        return [Edit(name.lineno, name.lineno, [f"{line[:end]}: _Final{line[end:]}"])]

    def stored(self, name: str) -> int:
        return sum(
            isinstance(node, ast.Name) and node.id == name and not isinstance(node.ctx, ast.Load)
            for node in ast.walk(self.tree)
        )

    # ---- classes

    def class_edits(self, node: ast.ClassDef) -> list[Edit]:
        cls = getattr(self.here, node.name)
        edits = []
        is_data = isinstance(cls, type) and issubclass(cls, self.Data)
        if _is_native(cls):
            traits = self.traits(cls, is_data)
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            edits.append(Edit(first, first - 1, [f"@mypyc_attr({', '.join(traits)})"] if traits else []))
        if is_data:
            self.count += 1
            edits += self.data_edits(node, cls)
            edits.append(Edit((node.end_lineno or 0) + 1, node.end_lineno or 0, self.asked_edits(cls)))
        if any(base.__name__ == "Effect" for base in cls.__mro__[1:]):
            end = node.end_lineno or 0
            edits.append(
                Edit(end + 1, end, [f"    MADE_OF: _ClassVar[tuple[str, ...]] = {_set_by_initialisers(cls)!r}"])
            )
        return edits

    def traits(self, cls: Any, is_data: bool) -> list[str]:
        """What mypyc is told of a class."""
        is_open = self.name.startswith("fathom.kernel.") and cls.__name__ not in CLOSED
        out = ["allow_interpreted_subclasses=True"] if is_open else []
        if is_data or (self.name.startswith("fathom.kernel.") and cls.__name__ in ACYCLIC):
            out += ["acyclic=True"] if is_open else ["acyclic=True", "free_list_len=1"]
        return out

    def asked_edits(self, cls: Any) -> list[str]:
        """What the engine asks of the class of a frame or an event, as methods; and the steps of a frame."""
        out = []
        for name, kind in ASKED.items():
            if hasattr(cls, name):
                out.append(f"    def its_{name}(self) -> {kind}: return {getattr(cls, name)!r}")
        if not hasattr(cls, "STEPS"):
            return out
        self.wanted["_Table"] = ("fathom.kernel.table", "Table")
        out += [f"    def count_steps(self) -> int: return {len(cls.STEPS)}"]
        out += ["    def take_step(self, pc: int, t: _Table) -> _Any:"]
        for at, name in enumerate(cls.NAMES):
            if inspect.get_annotations(getattr(cls, f"step_{name}"))["return"] == "None":
                out += [f"        if pc == {at}:", f"            self.step_{name}(t)", "            return None"]
            else:
                out += [f"        if pc == {at}:", f"            return self.step_{name}(t)"]
        out += ["        return None", "    def take_answer(self, pc: int, t: _Table, answer: _Any) -> bool:"]
        for at, name in enumerate(cls.NAMES):
            if hasattr(cls, f"took_{name}"):
                out += [
                    f"        if pc == {at}:",
                    f"            self.took_{name}(t, answer)",
                    "            return True",
                ]
        return [*out, "        return False"]

    def data_edits(self, node: ast.ClassDef, cls: Any) -> list[Edit]:
        if not cls._ready:
            cls._prepare()
        fields = set(cls._hints)
        own = {}
        edits = []
        for statement in node.body:
            name = _assigned(statement)
            if name not in fields:
                continue
            if isinstance(statement, ast.AnnAssign):
                own[name] = ast.unparse(statement.annotation)
            inherited = any(name in inspect.get_annotations(base) for base in cls.__mro__[1:])
            plain = "    pass" if inherited else f"    {name}: {own[name]}"
            edits.append(Edit(statement.lineno, statement.end_lineno or 0, [plain]))
        edits.append(Edit((node.end_lineno or 0) + 1, node.end_lineno or 0, self.written_out(cls, own)))
        return edits

    def written_out(self, cls: Any, own: dict[str, str]) -> list[str]:
        """The tables, `__init__` and `clone` of a class."""
        made = dict(cls._fresh)
        required = [name for name in cls._hints if name not in made and cls._defaults[name] is None
                    and not self.is_optional(cls, name)]  # fmt: skip
        plain = [name for name in cls._hints if name not in made and name not in required]
        defaults = ", ".join(f"{name!r}: {self.default(cls, name)}" for name in cls._defaults)
        out = [
            f"    _names: _ClassVar[frozenset[str]] = frozenset({tuple(cls._hints)!r})",
            f"    _order: _ClassVar[tuple[str, ...]] = {tuple(cls._hints)!r}",
            f"    _own_hints: _ClassVar[dict[str, str]] = {own!r}",
            f"    _required: _ClassVar[tuple[str, ...]] = {tuple(required)!r}",
            f"    _nested: _ClassVar[tuple[str, ...]] = {cls._nested!r}",
            f"    _nests: _ClassVar[tuple[str, ...]] = {cls._nests!r}",
            f"    _defaults: _ClassVar[dict[str, _Any]] = {{{defaults}}}",
        ]
        shown = [name for name in cls.FIELDS if name in own]
        if shown:
            declared = {_assigned(s): s for s in _class_body(self.tree, cls.__name__)}
            listed = ", ".join(f"{name!r}: {ast.unparse(declared[name].value)}" for name in shown)
            out.append(f"    _own_fields: _ClassVar[dict[str, _Any]] = {{{listed}}}")
        out += self.initialiser(cls, own, required, plain, list(made)) if cls._hints else []
        return out + self.clone(cls, made)

    def initialiser(
        self, cls: Any, own: dict[str, str], required: list[str], plain: list[str], made: list[str]
    ) -> list[str]:
        take = [f"{name}: {self.annotation(cls, own, name)}" for name in required]
        take += [f"{name}: {self.annotation(cls, own, name)} = {self.default(cls, name)}" for name in plain]
        take += [f"{name}: {self.annotation(cls, own, name)} | None = None" for name in made]
        out = [f"    def __init__(self, *, {', '.join(take)}) -> None:"]
        out += [f"        self.{name} = {name}" for name in (*required, *plain)]
        kinds = dict(cls._fresh)
        for name in made:  # never the caller's own list: whoever keeps it would change this one too
            out.append(f"        self.{name} = {kinds[name].__name__}() if {name} is None else {name}.copy()")
        return out

    def clone(self, cls: Any, made: dict[str, Any]) -> list[str]:
        values = []
        for name in cls._hints:
            value = f"self.{name}"
            if name in cls._nests:
                copy = (
                    "[item.clone() for item in {0}]"
                    if made[name] is list
                    else "{{key: item.clone() for key, item in {0}.items()}}"
                )
                value = copy.format(value)
            elif name in cls._cloned:
                value = (
                    f"(None if {value} is None else {value}.clone())"
                    if self.is_optional(cls, name)
                    else f"{value}.clone()"
                )
            values.append(f"{name}={value}")
        made_anew = f"        return {cls.__name__}({', '.join(values)})  # type: ignore[return-value]"
        return ["    def clone(self) -> _Self:", made_anew]

    def is_optional(self, cls: Any, name: str) -> bool:
        hint = cls._hints[name]
        return hint is Any or type(None) in getattr(hint, "__args__", ())

    def default(self, cls: Any, name: str) -> str:
        """The default of a field, written as an expression."""
        value = cls._defaults[name]
        if isinstance(value, self.Data):
            if type(value).__module__ == self.name:
                return repr(value)
            self.needed[f"_{type(value).__name__}"] = (type(value).__module__, type(value).__name__)
            return f"_{value!r}"
        if not isinstance(value, int | str | float | bool | tuple | None):
            raise TypeError(f"{cls.__module__}.{cls.__name__}.{name}: {value!r} cannot be written as a default")
        return repr(value)

    def annotation(self, cls: Any, own: dict[str, str], name: str) -> str:
        """The annotation of a field; for an inherited one with names that mean the same here as there."""
        if name in own:
            return own[name]
        base = next(base for base in cls.__mro__ if name in inspect.get_annotations(base))
        tree = ast.parse(inspect.get_annotations(base)[name], mode="eval")
        there = sys.modules[base.__module__].__dict__
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in there:
                if base.__module__ == self.name:
                    continue
                alias = f"_{base.__module__.replace('.', '_')}_{node.id}"
                self.wanted[alias] = (base.__module__, node.id)
                node.id = alias
        return ast.unparse(tree)


def _set_by_initialisers(cls: type) -> tuple[str, ...]:
    """The attributes that a class and its bases declare, and those that are set when it is made or bound to a card."""
    found: dict[str, None] = {}
    for base in cls.__mro__[:-1]:
        source = ast.parse(inspect.getsource(sys.modules[base.__module__]))
        for part in _class_body(source, base.__name__):
            if (
                isinstance(part, ast.AnnAssign)
                and part.value is None
                and "ClassVar" not in ast.unparse(part.annotation)
            ):
                found[_assigned(part)] = None
            if isinstance(part, ast.FunctionDef) and part.name in ("__init__", "bind"):
                for node in ast.walk(part):
                    if (
                        isinstance(node, ast.Attribute)
                        and isinstance(node.ctx, ast.Store)
                        and ast.unparse(node.value) == "self"
                    ):
                        found[node.attr] = None
    return tuple(sorted(found))


def _class_body(tree: ast.Module, name: str) -> list[Any]:
    return next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)


def _assigned(statement: ast.stmt) -> str:
    """The name that a statement of a class body declares or assigns."""
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return statement.target.id
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    return ""


def _is_opening(node: ast.stmt) -> bool:
    """A docstring or an import."""
    is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return is_docstring or isinstance(node, ast.Import | ast.ImportFrom)


def _is_native(cls: Any) -> bool:
    """Will this be a compiled class? Tuples, dicts with names, errors and dataclasses stay what they are."""
    if not isinstance(cls, type) or issubclass(cls, tuple | dict | BaseException):
        return False
    return type(cls) is type and not hasattr(cls, "__dataclass_fields__")


def _is_type(value: ast.expr) -> bool:
    """An alias of a type, or a variable for one."""
    is_made = (
        isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("TypeVar", "NewType")
    )
    return is_made or isinstance(value, ast.Subscript)


def _is_game(cls: Any) -> bool:
    return isinstance(cls, type) and any(base.__name__ == "Game" for base in cls.__mro__)


def _has_float_in_tuple(value: ast.expr) -> bool:
    """mypyc 2.4 reads such a constant as unset."""
    return isinstance(value, ast.Tuple) and any(
        isinstance(item, ast.Constant) and isinstance(item.value, float) for item in value.elts
    )
