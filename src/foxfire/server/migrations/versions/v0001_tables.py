"""People, their credentials, tables and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("deleted_at", sa.BigInteger),
    )
    op.create_table(
        "credentials",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("label", sa.String(40), nullable=False, server_default=""),
        sa.Column("scopes", sa.String(80), nullable=False, server_default=""),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("invite_hash", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("command", sa.String(40)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "person", "command", name="once"),
    )
    op.create_table(
        "seatings",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    )
