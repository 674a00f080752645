"""Games in the terminal: line by line, for people and, as JSON, for programs."""
