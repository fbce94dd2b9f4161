"""Alembic's way into our database; `fathom.server.migrate` calls it with an open connection."""

from __future__ import annotations

from alembic import context

from fathom.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
