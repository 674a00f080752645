"""The table on the network: people and bots play every game of the registry against each other."""
