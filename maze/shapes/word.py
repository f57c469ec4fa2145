"""A word written in squares: the path leads from its first letter to its last.

After the masks of Jamis Buck, "Mazes for Programmers", 2015.  Letters are strokes of a pen; a
square belongs to a letter if its middle is near one, decided in whole numbers.  Neighboring letters
are joined by a bridge one square wide, in the row where the gap is narrowest and, among those,
farthest from the bridge before, so that the path leads through the letters, not along below them,
and the word stays legible. In the same way a mark above a letter hangs on it. Several lines are
joined from the end of each to the beginning of the next.
"""

from __future__ import annotations

from typing import NamedTuple

from maze.connected import Square, pieces
from maze.grid import Grid
from maze.grids.glyphs import strokes_of
from maze.grids.masks import NEW_LINE, Letters, cut_slices, largest
from maze.laying import laid, progress
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

HEIGHT = 7                                                 # of a letter without marks, in pens
OWN_WORD = "MAZE"                                          # what the shape writes by itself
GAP = 2                                                    # pen widths between two words
LEADING = 3                                                # squares between two lines
SLANT = 3                                                  # bridges below a mark are upright


@register("Word", group="outline", mask=Letters(),
          called="Maze in the word {word}", params=[
    Whole("pen", "Stroke width (cells)", 2, 8, 3, "squares across a stroke")])
@laid
def word(pen: int, mask: str = "") -> Work[Grid]:
    """A word or a name made of squares, each letter joined to the next; a slash begins a line."""
    lines: list[list[Letter]] = []
    for text in (mask or OWN_WORD).split(NEW_LINE):
        lines.append((yield from _line(text, pen)))
    broad = max(map(_width, lines))
    cells: set[Square] = set()
    start = goal = (0, 0)
    top, before = 0, Letter([], [])
    for number, line in enumerate(lines):
        low = min(y for letter in line for _, y in letter.squares)
        top += LEADING - low if number else 0
        placed = [letter.at((broad - _width(line)) // 2, top) for letter in line]
        first, last = placed[0].squares, placed[-1].squares
        if number:
            cells.update(_return(before.squares, first, top + low - 2))
        else:
            start = min((y, x) for x, y in first if y >= 0)    # on the letters, not on their marks
        goal = max((y, x) for x, y in last if y < top + HEIGHT * pen)
        for letter in placed:
            cells.update(letter.squares, letter.bridge)
        top, before = 1 + max(y for _, y in cells), placed[-1]
    return (yield from cut_slices(cells, (start[::-1], goal[::-1])))


class Letter(NamedTuple):
    """Its squares, and those of the bridge from the letter before."""

    squares: list[Square]
    bridge: list[Square]

    def at(self, right: int, down: int) -> Letter:
        """The same somewhere else."""
        return Letter(*([(x + right, y + down) for x, y in part] for part in self))


def _width(line: list[Letter]) -> int:
    return 1 + max(x for letter in line for x, _ in letter.squares)


def _line(text: str, pen: int) -> Work[list[Letter]]:
    """The letters of a line, beside each other."""
    line: list[Letter] = []
    left, bridge = 0, -1
    for character in text:
        if character == " ":
            left += GAP * pen
            continue
        shape = _letter(character, pen)
        yield progress(len(line))
        letter = [(x + left - min(shape)[0], y) for x, y in shape]
        gap: list[Square] = []
        if line:
            bridge, gap = _bridge(line[-1].squares, letter, bridge)
        line.append(Letter(letter, gap))
        left = max(letter)[0] + 1 + max(1, pen // 2)
    return line


def _return(last: list[Square], first: list[Square], row: int) -> list[Square]:
    """From below the last letter of a line, along a row of its own, to above the first letter of
    the next one."""
    (low, x), (high, to_x) = max((y, x) for x, y in last), min((y, x) for x, y in first)
    return [*((x, y) for y in range(low + 1, row)), *((to_x, y) for y in range(row, high)),
            *((at, row) for at in range(min(x, to_x), max(x, to_x) + 1))]


def _letter(character: str, pen: int) -> list[Square]:
    """The squares near a stroke; a letter is 4 pens wide and 6 high, and the pen's own width.

    A mark stands above that, a tail hangs below.
    """
    lines = [line for run in strokes_of(character) for line in zip(run, run[1:], strict=False)]
    lows = [y for line in lines for _, y in line]
    return _in_one_piece([
        (x, y) for x in range(5 * pen) for y in range(min(lows) * pen, (max(lows) + 1) * pen)
        if any(_near(2 * x + 1 - pen, 2 * y + 1 - pen, line, pen) for line in lines)])


def _in_one_piece(letter: list[Square]) -> list[Square]:
    """A letter whose pieces, a mark or a bar, are joined by bridges one square wide."""
    while len(found := pieces(letter)) > 1:
        body = largest(found)
        (x, y), (to_x, to_y) = min(
            ((a, b) for piece in found if piece is not body for a in piece for b in body),
            key=lambda ends: (SLANT * abs(ends[0][0] - ends[1][0]) + abs(ends[0][1] - ends[1][1]),
                              abs(ends[0][0] + ends[1][0] - max(letter)[0]), ends))
        down = range(min(y, to_y), max(y, to_y) + 1)
        across = range(min(x, to_x), max(x, to_x) + 1)
        letter = sorted({*letter, *((x, at) for at in down), *((at, to_y) for at in across)})
    return letter


def _near(x: int, y: int, line: tuple[Square, Square], pen: int) -> bool:
    """Whether a point is within half a pen of a line; points in half-squares."""
    (ax, ay), (bx, by) = line
    dx, dy = 2 * pen * (bx - ax), 2 * pen * (by - ay)
    px, py = x - 2 * pen * ax, y - 2 * pen * ay
    along, length = px * dx + py * dy, dx * dx + dy * dy
    if not length or not 0 <= along <= length:             # beyond an end: a square nib
        qx, qy = (px, py) if along <= 0 else (px - dx, py - dy)
        return max(abs(qx), abs(qy)) < pen
    return (px * dy - py * dx) ** 2 <= pen * pen * length


def _bridge(before: list[Square], letter: list[Square], last: int) -> tuple[int, list[Square]]:
    """The row of a bridge between two letters and its squares."""
    ends: dict[int, int] = {}
    for x, y in before:
        ends[y] = max(x, ends.get(y, x))
    starts: dict[int, int] = {}
    for x, y in letter:
        starts[y] = min(x, starts.get(y, x))
    row = min(ends.keys() & starts.keys(),
              key=lambda y: (starts[y] - ends[y], -abs(y - last), -y))
    return row, [(x, row) for x in range(ends[row] + 1, starts[row])]
