"""The command line. `main` is the entry point; the commands are built only when it runs."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Run the `fathom` command."""
    from .app import app

    app()
