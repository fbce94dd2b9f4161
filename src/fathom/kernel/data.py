"""Data: values with declared fields, from which clone, JSON, equality and fingerprint are derived.

State, frames and events are all Data. A field holds numbers, strings, tuples of those (shared by
clones), lists or dicts of those (copied), or other Data (cloned). Nothing else, so a table can be
copied, saved, compared and hashed in the middle of any choice.

Instances keep their fields in `__dict__`: copying one dict is several times faster than copying
attribute by attribute, and a clone is what search and bots do most. A plain default stays on the class until the
field is written, so a fresh frame holds only what it was given.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from operator import itemgetter
from typing import Any, ClassVar, Self, dataclass_transform, get_args, get_origin, get_type_hints

import msgspec

from .field import Field, facedown, fresh, name_of, own, public, unshown

__all__ = [
    "Data", "Field", "encode", "enlist", "facedown", "fingerprint", "fresh", "names_of_fields", "own", "public",
    "unshown",
]  # fmt: skip

_REGISTRY: dict[str, type[Data]] = {}


@dataclass_transform(kw_only_default=True)
class Data:
    """Base of everything a table is made of."""

    NAME: ClassVar[str] = "kernel.Data"
    SHARED: ClassVar[bool] = False
    """True for kinds that are never changed once they lie in a field, so clones share them."""
    _ready: ClassVar[bool] = False
    _bare: ClassVar[bool] = False
    """Are the fields of a new instance just what it was given? True of most frames, and of every scope."""
    _hints: ClassVar[dict[str, Any]] = {}
    _names: ClassVar[frozenset[str]] = frozenset()
    _defaults: ClassVar[dict[str, Any]] = {}
    _fixed: ClassVar[dict[str, Any]] = {}
    _fresh: ClassVar[tuple[tuple[str, Any], ...]] = ()
    _lists: ClassVar[tuple[str, ...]] = ()
    _values: ClassVar[Callable[[dict[str, Any]], Any]]
    _dicts: ClassVar[tuple[str, ...]] = ()
    _nested: ClassVar[tuple[str, ...]] = ()
    _cloned: ClassVar[tuple[str, ...]] = ()
    _nests: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[dict[str, Field]] = {}

    def __init_subclass__(cls) -> None:
        enlist(cls)

    def __init__(self, **fields: Any) -> None:
        if self._bare and self._names.issuperset(fields):
            self.__dict__ = fields
            return
        cls = type(self)
        if not cls._ready:
            cls._prepare()
        if not cls._names.issuperset(fields):
            raise TypeError(f"{cls.NAME} has no field {', '.join(sorted(fields.keys() - cls._names))}")
        for name, make in cls._fresh:  # never the caller's own list: whoever keeps it would change this one too
            fields[name] = make(fields[name]) if name in fields else make()
        for name, value in cls._fixed.items():
            if name not in fields:
                fields[name] = value
        self.__dict__ = fields

    @classmethod
    def _prepare(cls) -> None:
        """Sort the declared fields into shared, copied and cloned ones (once per class)."""
        hints = {k: v for k, v in get_type_hints(cls).items() if get_origin(v) is not ClassVar}
        defaults: dict[str, Any] = {}
        made: list[tuple[str, Any]] = []
        lists: list[str] = []
        dicts: list[str] = []
        nested, cloned, nests, fields = [], [], [], {}
        for name, hint in hints.items():
            default = getattr(cls, name, None)
            if isinstance(default, Field):
                fields[name] = default
                default = default.default
            kind = get_origin(hint) or hint
            if kind in (list, dict):
                if any(isinstance(a, type) and issubclass(a, Data) for a in get_args(hint)):
                    nests.append(name)
                else:
                    (lists if kind is list else dicts).append(name)
                made.append((name, kind))
                continue
            if any(isinstance(a, type) and issubclass(a, Data) for a in (hint, *get_args(hint))):
                nested.append(name)
                if not any(isinstance(a, type) and getattr(a, "SHARED", False) for a in (hint, *get_args(hint))):
                    cloned.append(name)
            defaults[name] = default
            if not hasattr(cls, name):
                setattr(cls, name, None)
        cls._defaults = defaults
        cls._fixed = {k: v for k, v in defaults.items() if getattr(cls, k, Data) is not v}
        cls._hints, cls._names, cls._fresh = hints, frozenset(hints), tuple(made)
        cls._lists, cls._dicts = tuple(lists), tuple(dicts)
        cls._values = itemgetter(*lists) if len(lists) > 1 else lambda d: (d[lists[0]],)
        cls._nested, cls._cloned, cls._nests, cls.FIELDS = tuple(nested), tuple(cloned), tuple(nests), fields
        cls._ready = True
        cls._bare = not cls._fixed and not cls._fresh

    def clone(self) -> Self:
        cls = type(self)
        new = object.__new__(cls)
        fields = new.__dict__ = self.__dict__.copy()
        for name in cls._cloned:
            if fields.get(name) is not None:
                fields[name] = fields[name].clone()
        if not cls._fresh:
            return new
        if cls._lists:
            fields.update(zip(cls._lists, map(list.copy, cls._values(fields)), strict=True))
        for name in cls._dicts:
            fields[name] = fields[name].copy()
        for name in cls._nests:
            value = fields[name]
            if isinstance(value, dict):
                fields[name] = {key: item.clone() for key, item in value.items()}
            else:
                fields[name] = [item.clone() for item in value]
        return new

    def but(self, **changes: Any) -> Self:
        """A copy with some fields changed."""
        if not self._names.issuperset(changes):
            raise TypeError(f"{self.NAME} has no field {', '.join(sorted(changes.keys() - self._names))}")
        new = self.clone()
        new.__dict__ |= changes
        return new

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return self._defaults | self.__dict__ == other._defaults | other.__dict__

    __hash__ = None  # type: ignore[assignment]  # mutable values have no hash

    def __repr__(self) -> str:
        inner = ", ".join(f"{k}={v!r}" for k, v in self.__dict__.items())
        return f"{type(self).__name__}({inner})"

    def to_json(self) -> dict[str, Any]:
        """A JSON-able dict that names its class; fields at their default are left out."""
        cls = type(self)
        out: dict[str, Any] = {"is": cls.NAME}
        for name, value in self.__dict__.items():
            if name in cls._defaults and value == cls._defaults[name]:
                continue
            if name in cls._nested:
                value = value.to_json()
            elif isinstance(value, dict):
                value = {str(key): item.to_json() if name in cls._nests else item for key, item in value.items()}
            elif isinstance(value, list):
                value = [item.to_json() for item in value] if name in cls._nests else value.copy()
            out[name] = value
        return out

    @staticmethod
    def from_json(data: dict[str, Any]) -> Data:
        """Rebuild what `to_json` made; raises ValueError on anything else."""
        kind = data.get("is") if isinstance(data, dict) else data
        if not isinstance(kind, str) or kind not in _REGISTRY or not isinstance(data, dict):
            raise ValueError(f"unknown kind of data: {kind!r}")
        cls = _REGISTRY[kind]
        new = cls()
        for name, value in data.items():
            if name == "is":
                continue
            if name not in cls._hints:
                raise ValueError(f"{cls.NAME} has no field {name}")
            if name in cls._nested:
                new.__dict__[name] = None if value is None else Data.from_json(value)
            elif name in cls._nests:
                if isinstance(value, dict):
                    new.__dict__[name] = {key: Data.from_json(item) for key, item in value.items()}
                elif isinstance(value, list):
                    new.__dict__[name] = [Data.from_json(item) for item in value]
                else:
                    raise ValueError(f"{cls.NAME}.{name}: {value!r} is no collection")
            else:
                try:
                    new.__dict__[name] = msgspec.convert(value, cls._hints[name], strict=False)
                except msgspec.ValidationError as error:
                    raise ValueError(f"{cls.NAME}.{name}: {error}") from None
        return new


def enlist(cls: type[Data]) -> None:
    """A new kind of data."""
    cls.NAME = name_of(cls)
    cls._ready = cls._bare = False
    if cls.NAME in _REGISTRY and _REGISTRY[cls.NAME].__module__ != cls.__module__:
        raise TypeError(f"two kinds of data are named {cls.NAME}")
    _REGISTRY[cls.NAME] = cls


def names_of_fields(cls: type[Data]) -> frozenset[str]:
    """The fields of a kind of data."""
    if not cls._ready:
        cls._prepare()
    return cls._names


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(value: Any) -> bytes:
    """Canonical JSON: the same value gives the same bytes in every process."""
    return _ENCODER.encode(value)


def fingerprint(value: Any) -> str:
    return hashlib.blake2b(encode(value), digest_size=8).hexdigest()
