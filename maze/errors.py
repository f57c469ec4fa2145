"""Errors: bad input becomes one sentence for people, never a traceback on a screen."""

from __future__ import annotations

from maze.message import Message, Said, Value


class MazeError(ValueError):
    """Something a person can put right; its message is one plain sentence.

    Raised with a message, or with the text of one and what stands in its gaps:
    ``MazeError("No shape {name}.", name=name)``.
    """

    def __init__(self, text: Said = "", /, **values: Value) -> None:
        self.message = Message(text, **values) if isinstance(text, str) else text
        super().__init__(self.message)


class RecipeError(MazeError):
    """A part of a recipe is not what was expected: *expected X: got Y*."""


class MisfitError(MazeError):
    """Two good parts that do not go together, such as Eller's algorithm on a grid without rows."""
