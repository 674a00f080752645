"""Bots that know Tatsu."""
