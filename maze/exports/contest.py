"""Contest files: mazes of squares for micromice, as text and as numbers, written and read.

As text, posts are ``o`` and walls ``---`` and ``|``; a cell is three characters wide, with S in the
start and G in the goal. As numbers (``.num``), each line is a cell: ``X Y N E S W``, its column
from the left and its row from below, then 1 for a wall and 0 for none to each side. These are the
formats of the public collections of contest mazes and of desktop simulators.
"""

from __future__ import annotations

from typing import Any

from maze.bits import pack
from maze.errors import MisfitError, RecipeError
from maze.grids.traits import lacking
from maze.laying import progress
from maze.message import Message, both
from maze.passages import Maze
from maze.picture import Picture
from maze.progress import Work
from maze.recipe import Recipe
from maze.saving import Asked

MOST = 256                                                 # cells in a row of a contest maze
WALL, NONE = "---", "   "
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))                 # north, east, south, west


def contest_text(picture: Picture) -> str:
    """As text.  Raises MisfitError if it is no rectangle of squares."""
    rows, maze = _rows(picture), picture.maze
    marks = {picture.start: " S ", picture.goal: " G "}
    lines = []
    for y, row in enumerate(rows):
        lines.append("o" + "".join((WALL if _wall(maze, rows, x, y, 0) else NONE) + "o"
                                   for x in range(len(row))))
        lines.append("|" + "".join(marks.get(cell, NONE) + ("|" if _wall(maze, rows, x, y, 1) else
                                                            " ") for x, cell in enumerate(row)))
    return "\n".join([*lines, "o" + (WALL + "o") * len(rows[0])])


def contest_numbers(picture: Picture) -> str:
    """As numbers, column by column from below.  Raises MisfitError as above."""
    rows, maze = _rows(picture), picture.maze
    last = len(rows) - 1
    return "\n".join(" ".join(map(str, (x, last - y, *(int(_wall(maze, rows, x, y, side))
                                                       for side in range(4)))))
                     for x in range(len(rows[0])) for y in range(last, -1, -1))


def as_text(recipe: Recipe, picture: Picture, asked: Asked) -> Work[bytes]:
    """A file with the text, in UTF-8."""
    yield progress(len(picture.maze.grid))
    return (contest_text(picture) + "\n").encode()


def as_numbers(recipe: Recipe, picture: Picture, asked: Asked) -> Work[bytes]:
    """A file with the numbers, in UTF-8."""
    yield progress(len(picture.maze.grid))
    return (contest_numbers(picture) + "\n").encode()


def _rows(picture: Picture) -> Any:
    grid = picture.maze.grid
    if missing := lacking(grid, frozenset({"rectangle"})):
        raise MisfitError("{title} needs {traits}, which this grid does not have.",
                          title=Message("A contest file"), traits=both(missing))
    return grid.rows


def _wall(maze: Maze, rows: Any, x: int, y: int, side: int) -> bool:
    """Whether there is a wall on a side of a square; there always is on the rim."""
    beside_x, beside_y = x + SIDES[side][0], y + SIDES[side][1]
    if not (0 <= beside_x < len(rows[0]) and 0 <= beside_y < len(rows)):
        return True
    return not maze.open[maze.grid.between(rows[y][x], rows[beside_y][beside_x])]


def contest_parts(text: str) -> dict[str, Any]:
    """The parts of a recipe that a contest file makes, of either kind.

    Without S the start is the lower left corner, and without G the goal is in the middle. Raises
    RecipeError, naming the line.
    """
    lines = [line.rstrip() for line in text.strip("\r\n").splitlines()]
    numbers = bool(lines) and lines[0].replace(" ", "").isdigit()
    width, height, walls, ends = (_numbers if numbers else _text)(lines)
    if not 2 <= width <= MOST or not 2 <= height <= MOST:
        raise RecipeError("expected a contest maze of 2 to {most} cells a side: {size}", most=MOST,
                          size=f"{width}x{height}")
    maze = Maze(Recipe(size=(width, height)).grid())
    for edge, (a, b) in enumerate(maze.grid.joins):
        side = 1 if b == a + 1 else 2
        sides = {walls[a % width, a // width, side], walls[b % width, b // width, (side + 2) % 4]}
        if len(sides) > 1:
            raise _wrong(0, Message("the two sides of a wall differ"))
        maze.open[edge] = not sides.pop()
    start = ends.get("S", (0, height - 1))
    goal = ends.get("G", (width // 2, height // 2))
    return {"shape": "square", "size": (width, height), "mask": "", "walls": pack(maze.open),
            "start": start[0] + start[1] * width, "goal": goal[0] + goal[1] * width}


Walls = dict[tuple[int, int, int], bool]
Found = tuple[int, int, Walls, dict[str, tuple[int, int]]]


def _text(lines: list[str]) -> Found:
    height, width = len(lines) // 2, (len(lines[0]) - 1) // 4 if lines else 0
    walls: Walls = {}
    ends: dict[str, tuple[int, int]] = {}
    if len(lines) != 2 * height + 1:
        raise _wrong(len(lines), Message("posts and cells take turns, and posts come last"))
    for number, line in enumerate(lines, 1):
        y, wide = number // 2, line.ljust(4 * width + 1)
        for x in range(width):
            if number % 2:
                part = wide[4 * x + 1:4 * x + 4]
                if part not in (WALL, NONE) or wide[4 * x] not in "o+":
                    raise _wrong(number, Message("posts are o, walls {wall}", wall=WALL))
                walls[x, y, 0] = walls[x, y - 1, 2] = part == WALL
            else:
                left, cell = wide[4 * x], wide[4 * x + 1:4 * x + 4].strip()
                right = wide[4 * x + 4]
                if left not in "| " or right not in "| " or cell not in ("", "S", "G"):
                    raise _wrong(number, Message("walls are |, and a cell is empty, S or G"))
                walls[x, y - 1, 3], walls[x, y - 1, 1] = left == "|", right == "|"
                if cell:
                    ends.setdefault(cell, (x, y - 1))
        if len(line) > 4 * width + 1:
            raise _wrong(number, Message("it is longer than the first line"))
    return width, height, walls, ends


def _numbers(lines: list[str]) -> Found:
    cells: dict[tuple[int, int], list[int]] = {}
    for number, line in enumerate(lines, 1):
        words = line.split()
        if len(words) != 6 or not all(word.isascii() and word.isdigit() and len(word) < 4
                                      for word in words) or set(words[2:]) - {"0", "1"}:
            raise _wrong(number, Message("a line is {form}", form="X Y N E S W"))
        x, y, *sides = map(int, words)
        cells[x, y] = sides
    width, height = (max(place[axis] for place in cells) + 1 for axis in (0, 1))
    if len(cells) != width * height:
        raise _wrong(len(lines), Message("each cell has a line"))
    walls = {(x, height - 1 - y, side): bool(wall) for (x, y), sides in cells.items()
             for side, wall in enumerate(sides)}
    return width, height, walls, {}


def _wrong(number: int, why: Message) -> RecipeError:
    if not number:
        return RecipeError("expected a contest maze: {why}", why=why)
    return RecipeError("expected a contest maze, but in line {line}: {why}", line=number, why=why)
