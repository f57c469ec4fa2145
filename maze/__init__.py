"""Meander: mazes and pentominoes, pure Python, standard library only.

>>> from maze.recipe import Recipe
>>> from maze.render.text import text
>>> print(text(Recipe(size=(4, 3), by="prim", seed="amber-7", solve="breadth_first").picture()))
+---+---+---+---+
  S | o   o     |
+   +   +   +   +
| o   o | o |   |
+   +   +   +---+
|   |   | o   G
+---+---+---+---+
"""
