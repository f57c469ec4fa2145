"""Generators: ``(maze, rng, **options) -> Steps[Maze]``, one a file."""
