"""People may mute and block each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
    )
