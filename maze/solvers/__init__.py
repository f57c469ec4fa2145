"""Solvers: ``(board, start, goal, **options) -> Steps[Answer]``, one a file.

See ``maze.solving.board``.
"""
