"""Collections: puzzles of one kind, to be solved one after the other; the easiest come first.

Each is a board by name with the pieces it is for. Its exact difficulty says how hard it is: the
more placements a search tries for each tiling, the better the tilings are hidden. The puzzles of
Katamino are ``maze.pentomino.challenges``.
"""

from __future__ import annotations

from functools import cache

from maze.pentomino.difficulty import difficulties
from maze.pentomino.named import GROUPS, NamedBoard, named_boards


@cache
def collections() -> dict[str, tuple[NamedBoard, ...]]:
    """By the id of a group of boards, the easiest first."""
    known = difficulties()
    counted = [one for one in named_boards().values() if one.id in known]
    counted.sort(key=lambda one: (known[one.id].tries, one.id))
    return {group: found for group in GROUPS
            if (found := tuple(one for one in counted if one.group == group))}


@cache
def collected() -> dict[str, NamedBoard]:
    """Every puzzle of every collection, by id."""
    return {one.id: one for found in collections().values() for one in found}


def after(id_: str) -> str:
    """The next puzzle of the same collection; "" after the last one."""
    ids = [one.id for one in collections()[collected()[id_].group]]
    at = ids.index(id_) + 1
    return ids[at] if at < len(ids) else ""
