"""One search for every game, over the generic kernels and compiled with them."""
