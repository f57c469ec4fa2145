"""Transforms: ``(maze, rng, **options) -> Steps[None]``, one a file: they change a finished maze.

Their parameters are keys of recipes and links. A transform yields a bare ``PHASE`` before its first
change, and nothing at all if there is nothing to change; the pipeline adds the number of the phase.
``order`` says when it is applied, beside the others. ``needs``: "ends" asks for start and goal (and
so for a place after the entrances), "twin" for the image of each cell if the maze is symmetric,
"tree" for a perfect maze of all cells, "branches" for a maze that is not a single path. ``words``
has a sentence for the phase and for those steps whose usual sentence would be wrong. ``refuses``
says on which grids a value cannot be had. Unicursal is different: it gives another ``grid``, of
twice the size.
"""
