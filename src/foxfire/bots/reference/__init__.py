"""Opponents that are kept as they are, so that strength can be measured against them."""
