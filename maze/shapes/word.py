"""A word written in squares: the path leads from its first letter to its last.

After the masks of Jamis Buck, "Mazes for Programmers", 2015.  Letters are strokes of a pen; a
square belongs to a letter if its middle is near one, decided in whole numbers.  Neighboring letters
are joined by a bridge one square wide, in the row where the gap is narrowest and, among those,
farthest from the bridge before, so that the path leads through the letters, not along below them,
and the word stays legible. In the same way a mark above a letter hangs on it.
"""

from __future__ import annotations

from maze.connected import Square, pieces
from maze.grid import Grid
from maze.grids.glyphs import strokes_of
from maze.grids.masks import Letters, cut_slices, largest
from maze.laying import laid, progress
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

HEIGHT = 7                                                 # of a letter without marks, in pens
OWN_WORD = "MAZE"                                          # what the shape writes by itself
GAP = 2                                                    # pen widths between two words
SLANT = 3                                                  # bridges below a mark are upright


@register("Word", group="outline", mask=Letters(),
          called="Maze in the word {word}", params=[
    Whole("pen", "Stroke width (cells)", 2, 8, 3, "squares across a stroke")])
@laid
def word(pen: int, mask: str = "") -> Work[Grid]:
    """A word or a name made of squares, each letter joined to the next."""
    cells: set[Square] = set()
    first: list[Square] = []
    letter: list[Square] = []
    left, bridge = 0, -1
    for character in mask or OWN_WORD:
        if character == " ":
            left += GAP * pen
            continue
        before, shape = letter, _letter(character, pen)
        yield progress(len(cells))
        letter = [(x + left - min(shape)[0], y) for x, y in shape]
        first = first or letter
        cells.update(letter)
        if before:
            bridge, gap = _bridge(before, letter, bridge)
            cells.update(gap)
        left = max(letter)[0] + 1 + max(1, pen // 2)
    start = min((y, x) for x, y in first if y >= 0)        # on the letters, not on their marks
    goal = max((y, x) for x, y in letter if y < HEIGHT * pen)
    return (yield from cut_slices(cells, (start[::-1], goal[::-1])))


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
