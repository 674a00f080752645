"""Bots that know TAC."""
