"""Pictures that were made elsewhere: as bytes, and from bytes."""

from __future__ import annotations

from array import array
from itertools import chain

from maze.grid import Grid
from maze.packing import heard, ints, pack, told, unpack
from maze.passages import Maze
from maze.picture import Picture
from maze.quest.quest import Leg, Quest


def packed(picture: Picture) -> bytes:
    """A picture without its grid, which its recipe tells."""
    quest = picture.quest
    head = {"start": picture.start, "goal": picture.goal, "solved": picture.path is not None,
            "reason": told(picture.reason), "note": told(picture.note), "dug": picture.dug,
            "quest": None if quest is None else [quest.stops, quest.doors],
            "legs": [[leg.first, leg.last, told(leg.words)] for leg in picture.legs]}
    arrows = array("i", chain.from_iterable(picture.maze.arrows.items()))
    return pack(head, bytes(picture.maze.open), arrows.tobytes(),
                array("i", picture.path or ()).tobytes())


def unpacked(grid: Grid, data: bytes) -> Picture:
    """The picture on its grid."""
    head, (opened, arrows, path) = unpack(data)
    maze, numbers = Maze(grid), iter(ints(arrows))
    maze.open[:] = opened
    maze.arrows.update(zip(numbers, numbers, strict=True))
    quest = head["quest"] and Quest(*map(tuple, head["quest"]))
    return Picture(maze, head["start"], head["goal"], ints(path).tolist() if head["solved"] else
                   None, heard(head["reason"]), quest,
                   [Leg(first, last, heard(words)) for first, last, words in head["legs"]],
                   heard(head["note"]), head["dug"])
