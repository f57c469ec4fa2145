"""Mazes for other tools: plotters and lasers, printers of solids, virtual tabletops, programs.

``maze.saving`` lists the kinds of files; each module here makes one of them, in slices of work.
"""
