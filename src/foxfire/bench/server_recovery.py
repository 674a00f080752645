"""`foxfire bench server --recovery`: what it costs when connections or the server itself end."""
