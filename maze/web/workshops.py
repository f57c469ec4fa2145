"""Workshops: those of all places, made one by one."""

from __future__ import annotations

from collections.abc import Callable

from maze.web.run import AnyWorkshop


class Workshops(dict[str, AnyWorkshop]):
    """Workshops by place; each is made when it is first asked for."""

    def __init__(self, make: Callable[[str], AnyWorkshop]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, place: str) -> AnyWorkshop:
        self[place] = made = self._make(place)
        return made
