"""Bots that know The Fox in the Forest."""
