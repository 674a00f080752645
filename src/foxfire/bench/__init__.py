"""Measurements of speed, each runnable by `foxfire bench`."""
