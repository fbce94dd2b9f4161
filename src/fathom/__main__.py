"""`python -m fathom` is the same as `fathom`."""

from __future__ import annotations

from .cli import main

if __name__ == "__main__":
    main()
