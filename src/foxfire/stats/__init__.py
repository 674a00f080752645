"""Statistics of any game, from deals that bots play."""
