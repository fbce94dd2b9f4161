"""Packages that only the laboratory needs: where one is missing, a line says how to get it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel.errors import FathomError
from ..kernel.text import Text

__all__ = ["MissingExtra", "extra"]


class MissingExtra(FathomError, ImportError):
    """A package of an extra is not installed."""


def extra(package: str, name: str) -> Any:
    """The package, or an error that names the extra it belongs to."""
    try:
        return import_module(package)
    except ImportError as error:
        command = f'pip install "fathom-table[{name}]"'
        raise MissingExtra(Text("no-extra", "kernel", package=package, command=command)) from error
