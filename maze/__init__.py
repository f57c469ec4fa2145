"""Meander: mazes and pentominoes, pure Python, standard library only.

    >>> from maze import Recipe
    >>> from maze.render.text import text
    >>> print(text(Recipe(size=(4, 3), seed="amber-7", solve="breadth_first").picture()))  # doctest: +SKIP
"""
