"""Solvers: ``(board, start, goal, **options) -> Steps[Answer]``, one a file: see ``maze.board``."""
