"""Errors: bad input becomes one sentence for people, never a traceback on a screen."""

from __future__ import annotations


class MazeError(ValueError):
    """Something a person can put right; its text is one plain sentence."""


class RecipeError(MazeError):
    """A part of a recipe is not what was expected: *expected X: got Y*."""


class MisfitError(MazeError):
    """Two good parts that do not go together, such as Eller's algorithm on a grid without rows."""
