"""TAC in the terminal."""
