"""Data: values with declared fields, from which clone, JSON, equality and fingerprint are derived.

State, frames and events are all Data. A field holds numbers, strings, tuples of those (shared by clones), lists or
dicts of those (copied), or other Data (cloned). Nothing else, so a table can be copied, saved, compared and hashed in
the middle of any choice.

This is the compiled twin of `fathom/kernel/data.py`, which takes its place in a build: fields are attributes here, and
the build has written the initialiser, the clone and the tables of every class (`expand.py`). For classes that
interpreted code adds, games of one's own and those of the tests, they are worked out when the first instance is made.
"""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING, Any, ClassVar, Self, get_args, get_origin

import msgspec

from .field import Field, facedown, fresh, name_of, own, public, unshown

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr

__all__ = [
    "Data", "Field", "encode", "enlist", "facedown", "fingerprint", "fresh", "names_of_fields", "own", "public",
    "unshown",
]  # fmt: skip

_REGISTRY: dict[str, Any] = {}
ASKED = ("AFTERWARDS", "BEFORE", "KIND", "KINDS", "LEAVES", "PART", "PERIOD", "WHOLE")
"""What the engine asks of the class of a frame or an event: a method of what is compiled (`expand.py`)."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Data:
    """Base of everything a table is made of."""

    NAME: ClassVar[str] = "kernel.Data"
    SHARED: ClassVar[bool] = False
    """True for kinds that are never changed once they lie in a field, so clones share them."""
    _names: ClassVar[frozenset[str]] = frozenset()
    _order: ClassVar[tuple[str, ...]] = ()
    _own_hints: ClassVar[dict[str, str]] = {}
    _own_fields: ClassVar[dict[str, Any]] = {}
    _required: ClassVar[tuple[str, ...]] = ()
    _nested: ClassVar[tuple[str, ...]] = ()
    _nests: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    _hints: ClassVar[Any] = None
    _written: ClassVar[bool] = True
    """Has the build written it, or is it worked out from its annotations?"""
    FIELDS: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        enlist(cls)

    def clone(self) -> Self:
        raise NotImplementedError

    def but(self, **changes: Any) -> Self:
        """A copy with some fields changed."""
        if not self._names.issuperset(changes):
            raise TypeError(f"{self.NAME} has no field {', '.join(sorted(changes.keys() - self._names))}")
        new = self.clone()
        for name, value in changes.items():
            setattr(new, name, value)
        return new

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        for name in self._order:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        raise TypeError(f"unhashable type: {type(self).__name__!r}")  # mutable values have no hash

    def __repr__(self) -> str:
        inner = ", ".join([f"{name}={getattr(self, name)!r}" for name in self._order])
        return f"{type(self).__name__}({inner})"

    def to_json(self) -> dict[str, Any]:
        """A JSON-able dict that names its class; fields at their default are left out."""
        out: dict[str, Any] = {"is": self.NAME}
        defaults, nested, nests = self._defaults, self._nested, self._nests
        for name in self._order:
            value: Any = getattr(self, name)
            if name in defaults and value == defaults[name]:
                continue
            if name in nested:
                value = value.to_json()
            elif isinstance(value, dict):
                value = {str(key): item.to_json() if name in nests else item for key, item in value.items()}
            elif isinstance(value, list):
                value = [item.to_json() for item in value] if name in nests else value.copy()
            out[name] = value
        return out

    @staticmethod
    def from_json(data: Any) -> Data:
        """Rebuild what `to_json` made; raises ValueError on anything else."""
        return _from_json(data)


def enlist(cls: Any) -> None:
    """A new kind of data: it has a name, and the tables of its fields."""
    name = name_of(cls)
    cls.NAME = name
    if name in _REGISTRY and _REGISTRY[name].__module__ != cls.__module__:
        raise TypeError(f"two kinds of data are named {name}")
    _REGISTRY[name] = cls
    own: Any = cls.__dict__
    cls._hints = None
    if "_order" in own:
        base = next(kind for kind in cls.__mro__[1:] if "FIELDS" in kind.__dict__)
        fields: dict[str, Any] = own.get("_own_fields", {})
        cls.FIELDS = {**base.FIELDS, **fields}
        for field, how in fields.items():
            if hasattr(how, "__set_name__"):
                how.__set_name__(cls, field)
    else:
        cls._own_hints = {
            field: hint
            for field, hint in own.get("__annotations__", {}).items()
            if not str(hint).startswith(("ClassVar", "typing.ClassVar"))
        }
        cls._order = (*dict.fromkeys((*cls._order, *cls._own_hints)),)
        cls._names = frozenset(cls._order)
        cls._written = False
        cls._worked_out = False
        cls.__init__ = lambda self, **fields: _initialise(self, fields)
        cls.clone = lambda self: _clone(self)
        for name in ASKED:
            if hasattr(cls, f"its_{name}"):
                setattr(cls, f"its_{name}", _asked(name))
        if hasattr(cls, "STEPS"):
            cls.count_steps = lambda self: len(self.STEPS)
            cls.take_step = lambda self, pc, t: self.STEPS[pc](self, t)
            cls.take_answer = lambda self, pc, t, answer: _take_answer(self, pc, t, answer)


def _asked(name: str) -> Any:
    return lambda self: getattr(self, name)


def _take_answer(frame: Any, pc: int, t: Any, answer: Any) -> bool:
    taker = frame.TAKERS[pc]
    if taker is None:
        return False
    taker(frame, t, answer)
    return True


def names_of_fields(cls: type[Data]) -> frozenset[str]:
    """The fields of a kind of data."""
    return cls._names


def _work_out(cls: Any) -> None:
    """The tables of a class that the build did not write."""
    for base in cls.__mro__[1:]:
        if base.__dict__.get("_worked_out") is False:
            _work_out(base)
    hints = hints_of(cls)
    above = next(base for base in cls.__mro__[1:] if "_order" in base.__dict__)
    defaults, fields = dict(above._defaults), dict(above.FIELDS)
    nested, nests = list(above._nested), list(above._nests)
    fresh: dict[str, Any] = dict(above.__dict__.get("_made", {}))
    fixed: dict[str, Any] = dict(above.__dict__.get("_fixed", {}))
    for name, hint in hints.items():
        if name in above._names:
            if name in cls.__dict__:  # a new default for a field of a base class
                defaults[name] = fixed[name] = cls.__dict__[name]
                delattr(cls, name)
            continue
        default = getattr(cls, name, None)
        if isinstance(default, Field):
            fields[name], default = default, default.default
        kind = get_origin(hint) or hint
        inside = any(isinstance(part, type) and issubclass(part, Data) for part in (hint, *get_args(hint)))
        if kind in (list, dict):
            if inside:
                nests.append(name)
            fresh[name] = kind
        else:
            if inside:
                nested.append(name)
            defaults[name] = fixed[name] = default
        if name in cls.__dict__:
            delattr(cls, name)
    cls._defaults, cls.FIELDS, cls._nested, cls._nests = defaults, fields, tuple(nested), tuple(nests)
    cls._made, cls._fixed = fresh, fixed
    cls._built_on = next(base for base in cls.__mro__ if base._written)
    cls._worked_out = True


def _initialise(self: Any, fields: dict[str, Any]) -> None:
    cls = type(self)
    if not cls.__dict__.get("_worked_out", True):
        _work_out(cls)
    if not cls._names.issuperset(fields):
        raise TypeError(f"{cls.NAME} has no field {', '.join(sorted(fields.keys() - cls._names))}")
    base = cls._built_on
    if base._order:
        known = {name: value for name, value in cls._fixed.items() if name in base._names}
        base.__init__(self, **{**known, **{name: value for name, value in fields.items() if name in base._names}})
    for name, default in cls._fixed.items():
        if name not in base._names:
            setattr(self, name, fields.get(name, default))
    for name, make in cls._made.items():
        setattr(self, name, make(fields[name]) if fields.get(name) is not None else make())


def _clone(self: Any) -> Any:
    cls = type(self)
    values: dict[str, Any] = {}
    for name in cls._order:
        value: Any = getattr(self, name)
        if name in cls._nested:
            value = value if value is None or value.SHARED else value.clone()
        elif name in cls._nests:
            value = (
                [item.clone() for item in value]
                if isinstance(value, list)
                else {key: item.clone() for key, item in value.items()}
            )
        values[name] = value
    return cls(**values)


def hints_of(cls: Any) -> dict[str, Any]:
    """The types of all fields of a class."""
    if cls._hints is None:
        found: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            names: dict[str, Any] = dict(sys.modules[base.__module__].__dict__)
            for field, hint in base.__dict__.get("_own_hints", {}).items():
                found[field] = eval(hint, names) if isinstance(hint, str) else hint
        cls._hints = found
    hints: dict[str, Any] = cls._hints
    return hints


def _from_json(data: Any) -> Data:
    kind = data.get("is") if isinstance(data, dict) else data
    if not isinstance(kind, str) or kind not in _REGISTRY or not isinstance(data, dict):
        raise ValueError(f"unknown kind of data: {kind!r}")
    cls = _REGISTRY[kind]
    if not cls.__dict__.get("_worked_out", True):
        _work_out(cls)
    hints = hints_of(cls)
    nested, nests = cls._nested, cls._nests
    fields: dict[str, Any] = {}
    for name, value in data.items():
        if name == "is":
            continue
        if name not in hints:
            raise ValueError(f"{cls.NAME} has no field {name}")
        if name in nested:
            fields[name] = None if value is None else _from_json(value)
        elif name in nests:
            if isinstance(value, dict):
                fields[name] = {key: _from_json(item) for key, item in value.items()}
            elif isinstance(value, list):
                fields[name] = [_from_json(item) for item in value]
            else:
                raise ValueError(f"{cls.NAME}.{name}: {value!r} is no collection")
        else:
            try:
                fields[name] = msgspec.convert(value, hints[name], strict=False)
            except msgspec.ValidationError as error:
                raise ValueError(f"{cls.NAME}.{name}: {error}") from None
    try:
        new: Data = cls(**fields)
    except TypeError as error:  # a field is missing, or holds what it cannot
        raise ValueError(f"{cls.NAME}: {error}") from None
    return new


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(value: Any) -> bytes:
    """Canonical JSON: the same value gives the same bytes in every process."""
    return _ENCODER.encode(value)


def fingerprint(value: Any) -> str:
    return hashlib.blake2b(encode(value), digest_size=8).hexdigest()
