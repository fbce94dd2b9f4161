"""What the database holds. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)  # fmt: skip

__all__ = ["entries", "keys", "metadata", "probes", "snapshots", "tables"]

metadata = MetaData()

tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Index("tables_bot_due", "bot_due", "touched"),
)  # fmt: skip

entries = Table(
    "entries", metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", String(80)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key", name="entries_key"),
)  # fmt: skip

snapshots = Table(
    "snapshots", metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)  # fmt: skip

keys = Table(
    "keys", metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("role", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger),
    Index("keys_table", "table_id"),
)  # fmt: skip

probes = Table(
    "probes", metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)  # fmt: skip
