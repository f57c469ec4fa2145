"""The matrix of an exact cover as pictures: the whole of a small one, and a summary of any.

The summary is the board with a number in each free square, and the pieces: how many rows can still
cover each column. It is as readable for sixty squares as for fifteen. Both are SVG in the colors of
the style sheet; nothing is told by color alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from maze.pentomino.matrix import Covering, Matrix, Row, members
from maze.pentomino.play.aspect import Aspect
from maze.render.boards import rim
from maze.render.paths import number
from maze.render.piece import like, outline

MOST_COLUMNS, MOST_ROWS = 34, 110                          # of a matrix that is drawn whole
CELL = 10                                                  # units of the picture
SVG = ('<svg xmlns="http://www.w3.org/2000/svg" class="{}" viewBox="0 0 {} {}" '
       'aria-hidden="true">{}</svg>')


def is_small(matrix: Matrix) -> bool:
    """Whether its rows and columns can be told apart on a phone."""
    return len(matrix) <= MOST_COLUMNS and len(matrix.rows) <= MOST_ROWS


def dying(matrix: Matrix, covering: Covering, chosen: Sequence[Row]) -> set[Row]:
    """The rows that the last choice excludes, and none before it."""
    if not chosen:
        return set()
    before = matrix.whole.open
    for row in chosen[:-1]:
        before &= ~matrix.rivals(row)
    return set(members(before & ~covering.open)) - {chosen[-1]}


def matrix_svg(matrix: Matrix, covering: Covering, chosen: Sequence[Row], dead: Collection[Row],
               aspect: Aspect) -> str:
    """A line for each row, a square for each of its ones.

    Chosen rows have a band, the chosen column a frame. A one is filled while its row is possible, a
    cross while it dies, and a dot once it is dead.
    """
    columns = _in_order(matrix, aspect)
    across = {column: CELL * (at + 1) for at, column in enumerate(columns)}
    picked = set(chosen)
    wide, high = CELL * (len(columns) + 1), CELL * (len(matrix.rows) + 2)
    found = [_heads(matrix, across, chosen)]
    ones: dict[str, list[str]] = {}
    for at, row in enumerate(matrix.rows):
        y, name = CELL * (at + 2), _name(matrix, row)
        if row in picked:
            found.append(f'<path class="matrix-chosen" d="M0 {y}h{wide}v{CELL}h-{wide}Z"/>')
        open_ = row in picked or covering.open >> row & 1
        look = f"p-{name}" if open_ else "matrix-dying" if row in dead else "matrix-dead"
        letter = matrix.tiling.pieces[matrix.tiling.placements[row].piece].letter
        found.append(f'<text class="matrix-{"row" if open_ else "gone"}" x="5" '
                     f'y="{y + 8}">{letter}</text>')
        ones.setdefault(look, []).extend(
            _one(look, across[column], y) for column in matrix.ones(row))
    found += [f'<path class="{look}" d="{"".join(paths)}"/>' for look, paths in ones.items()]
    if covering.column in across:
        x = across[covering.column]
        found.append(f'<path class="matrix-frame" d="M{x} 1h{CELL}v{high - 2}h-{CELL}Z"/>')
    return SVG.format("matrix", wide, high, "".join(found))


def counts_svg(matrix: Matrix, covering: Covering, chosen: Sequence[Row], aspect: Aspect) -> str:
    """The board with the number of possible rows in each free square; pieces below it."""
    board, unit = aspect.shown, CELL
    covered = matrix.covered(chosen)
    found = [f'<path class="shell-piece p-{_name(matrix, row)}" transform="scale({unit})" '
             f'd="{outline(board, aspect.all(matrix.tiling.placements[row].squares))}"/>'
             for row in chosen]
    found.append(f'<path class="shell-rim" transform="scale({unit})" d="{rim(board)}"/>')
    for column in range(len(matrix)):
        x, y = _place(matrix, column, aspect)
        left = (matrix.columns[column] & covering.open).bit_count()
        words = "" if column in covered else str(left)
        if matrix.square(column) is None:
            words = f"{matrix.tiling.pieces[matrix.piece(column)].letter} {words or '✓'}"
        found.append(f'<text class="matrix-count" x="{number(x + unit / 2)}" '
                     f'y="{number(y + 0.68 * unit)}">{words}</text>')
    if covering.column >= 0:
        x, y = _place(matrix, covering.column, aspect)
        wide = unit if matrix.square(covering.column) else _wide(board.columns) * unit
        x -= (wide - unit) / 2
        found.append(f'<path class="matrix-frame" d="M{number(x + 0.5)} {number(y + 0.5)}'
                     f'h{number(wide - 1)}v{unit - 1}h-{number(wide - 1)}Z"/>')
    lines = -(-len(matrix.pieces) // _in_a_line(board.columns))
    return SVG.format("matrix-counts", unit * board.columns, unit * (board.rows + lines + 0.5),
                      "".join(found))


def _in_order(matrix: Matrix, aspect: Aspect) -> list[int]:
    """Pieces first, then squares as people read them."""
    squares = [column for column in range(len(matrix)) if matrix.square(column)]
    seen = {column: aspect.out(matrix.squares[column]) for column in squares}
    squares.sort(key=lambda column: (-seen[column][1], seen[column][0]))
    return [*range(len(squares), len(matrix)), *squares]


def _heads(matrix: Matrix, across: dict[int, int], chosen: Iterable[Row]) -> str:
    """Letters of pieces, and numbers of squares where there is room; covered ones are pale."""
    covered, count, found = matrix.covered(list(chosen)), 0, []
    for column, x in across.items():
        if matrix.square(column) is None:
            words = matrix.tiling.pieces[matrix.piece(column)].letter
        else:
            count += 1
            words = str(count)
        look = "matrix-gone" if column in covered else "matrix-row"
        found.append(f'<text class="{look}" x="{x + CELL // 2}" y="{CELL + 4}">{words}</text>')
    return "".join(found)


def _one(look: str, x: int, y: int) -> str:
    if look == "matrix-dead":
        return f"M{x + 4} {y + 4}h2v2h-2Z"
    if look == "matrix-dying":
        return f"M{x + 2} {y + 2}l6 6M{x + 8} {y + 2}l-6 6"
    return f"M{x + 1} {y + 1}h8v8h-8Z"


def _name(matrix: Matrix, row: Row) -> str:
    tiling = matrix.tiling
    return like(tiling.pieces[tiling.placements[row].piece].name)


def _place(matrix: Matrix, column: int, aspect: Aspect) -> tuple[float, float]:
    """The upper left corner of a column's place in the summary."""
    board = aspect.shown
    if square := matrix.square(column):
        x, y = aspect.out(square)
        return CELL * x, CELL * (board.rows - 1 - y)
    at, many = column - len(matrix.squares), _in_a_line(board.columns)
    wide = _wide(board.columns) * CELL
    return at % many * wide + (wide - CELL) / 2, CELL * (board.rows + 0.5 + at // many)


def _in_a_line(columns: int) -> int:
    """How many pieces stand in a line below the board."""
    return max(1, 2 * columns // 3)


def _wide(columns: int) -> float:
    """Of a piece's place, in squares."""
    return columns / _in_a_line(columns)
