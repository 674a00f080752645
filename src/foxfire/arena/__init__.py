"""How strong are bots? Matches over the same packs, ladders, and the statistics of both."""
