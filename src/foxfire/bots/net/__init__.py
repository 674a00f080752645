"""Learnt players: networks that answer at once, on the CPU, without what they were trained with.

`foxfire.training` makes the weights; this package only reads and uses them.
"""
