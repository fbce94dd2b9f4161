"""Keys: capabilities of 192 random bits, of which only a hash is stored."""

from __future__ import annotations

import secrets
from hashlib import sha256

__all__ = ["hash_of", "new_key", "new_table_id"]

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters and digits that look alike


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> str:
    """Keys are random and long, so a plain hash is enough: there is nothing to guess."""
    return sha256(key.encode()).hexdigest()


def new_table_id() -> str:
    """A name for people to read aloud; it opens nothing."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
