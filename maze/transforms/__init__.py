"""Transforms: ``(maze, rng, **options) -> Steps[None]``, one a file: they change a finished maze.

Their parameters are keys of recipes and links. A transform announces itself with its phase before
its first change, and only if there is one. ``needs``: "ends" asks for start and goal, "twin" for
the image of each cell if the maze is symmetric, "tree" for a perfect maze of all cells. Unicursal
is different: it makes a new maze, of twice the size.
"""
