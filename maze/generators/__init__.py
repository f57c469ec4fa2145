"""Generators: ``(maze, rng, **options) -> Steps[Maze]``, one a file; they carve a maze full of walls."""
