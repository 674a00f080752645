"""Learning to play by self-play: the rules' own kernels as environments, on a GPU or the CPU.

Needs the extra `training` (torch). What comes out is a file of weights for `foxfire.bots.net`.
"""
