"""Alembic's entry: migrations run inside the transaction of the connection they are given."""

from __future__ import annotations

from alembic import context

from foxfire.server.database import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
