"""Types: what a program passes is checked where it enters, so it fails there, in one sentence."""

from __future__ import annotations

from typing import Any

from maze.errors import RecipeError
from maze.params import shown


def check_type(name: str, value: object, kind: Any) -> None:
    """Raises RecipeError if a value from a program is not of a type, or of one of a union."""
    if not isinstance(value, kind):
        raise RecipeError("expected {name} of type {kind}: {value}", name=name,
                          kind=getattr(kind, "__name__", str(kind)), value=shown(repr(value), ""))
