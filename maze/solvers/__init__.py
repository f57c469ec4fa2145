"""Solvers: ``(links, start, goal) -> Steps[list[Cell]]``, one a file; [] if there is no way."""
