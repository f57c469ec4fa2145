"""Solvers: ``(links, start, goal) -> Steps[list[Cell]]``, one a file; the path, or [] if there is none."""
