"""The rules of every game as a service for other programs: one JSON object a line."""
