"""Textual: a parameter whose value is the text that stands in a link."""

from __future__ import annotations

from maze.message import Message


class Textual:
    """Every text can be repaired; those that are strict have a ``parse`` of their own."""

    def parse(self, text: str) -> str:
        """The value of a text.  Raises RecipeError where the parameter is strict."""
        return self.repair(text)[0]

    def format(self, value: str) -> str:
        """The text of a value."""
        return value

    def repair(self, text: str) -> tuple[str, Message | None]:
        """The nearest value, and a sentence if that is not what the text says."""
        raise NotImplementedError
