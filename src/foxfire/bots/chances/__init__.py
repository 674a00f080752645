"""The chances to win a match by its score, computed from deals that were played (docs/search.md).

`python -m foxfire.bots.chances` makes the tables anew.
"""
