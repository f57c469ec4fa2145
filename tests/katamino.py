"""The Hungarian Katamino solver, transcribed from its description, plainly: an oracle.

Nothing of ``maze.pentomino`` is used here.  ``TABLE`` is that program's own list of orientations,
in its order; a cell is two digits, x and y.
"""

from __future__ import annotations

TABLE = {
    "k": "00 01 02 12 13 | 00 01 11 12 13 | 00 10 11 21 31 | 00 10 20 21 31 | "
         "01 02 03 10 11 | 01 10 11 20 30 | 01 11 20 21 30 | 02 03 10 11 12",
    "p": "00 01 02 10 11 | 00 01 02 11 12 | 00 01 10 11 12 | 00 01 10 11 20 | "
         "00 01 10 11 21 | 00 10 11 20 21 | 01 02 10 11 12 | 01 10 11 20 21",
    "c": "00 01 02 10 12 | 00 01 10 20 21 | 00 01 11 20 21 | 00 02 10 11 12",
    "w": "00 01 11 12 22 | 00 10 11 21 22 | 01 02 10 11 20 | 02 11 12 20 21",
    "l": "00 01 02 03 10 | 00 01 02 03 13 | 00 01 10 20 30 | 00 01 11 21 31 | "
         "00 10 11 12 13 | 00 10 20 30 31 | 01 11 21 30 31 | 03 10 11 12 13",
    "y": "00 01 02 03 11 | 00 01 02 03 12 | 00 10 11 20 30 | 00 10 20 21 30 | "
         "01 10 11 12 13 | 01 10 11 21 31 | 01 11 20 21 31 | 02 10 11 12 13",
    "i": "00 01 02 03 04 | 00 10 20 30 40",
    "r": "00 01 11 12 21 | 00 10 11 12 21 | 01 02 10 11 21 | 01 10 11 12 20 | "
         "01 10 11 12 22 | 01 10 11 21 22 | 01 11 12 20 21 | 02 10 11 12 21",
    "v": "00 01 02 10 20 | 00 01 02 12 22 | 00 10 20 21 22 | 02 12 20 21 22",
    "z": "00 01 11 21 22 | 00 10 11 12 22 | 01 02 11 20 21 | 02 10 11 12 20",
    "+": "01 10 11 12 21",
    "t": "00 01 02 11 21 | 00 10 11 12 20 | 01 11 20 21 22 | 02 10 11 12 22",
}


def orientations(letter: str) -> list[list[tuple[int, int]]]:
    return [[(int(cell[0]), int(cell[1])) for cell in entry.split()]
            for entry in TABLE[letter].split("|")]


def first_rows(height: int, letters: str) -> list[str] | None:
    """The rows of the first solution, from the top, or None."""
    width = 5 * len(letters) // height
    board = {(x, y): "" for x in range(width) for y in range(height)}
    if not solve(board, list(letters)):
        return None
    return ["".join(board[x, y] for x in range(width)) for y in reversed(range(height))]


def solve(board: dict[tuple[int, int], str], left: list[str]) -> bool:
    holes = [square for square in board if not board[square]]   # by x, then y: as the dict was made
    if not holes:
        return True
    hole_x, hole_y = holes[0]
    for letter in left:
        for cells in orientations(letter):
            down = cells[0][1]
            squares = [(hole_x + x, hole_y + y - down) for x, y in cells]
            if all(board.get(square) == "" for square in squares):
                board.update(dict.fromkeys(squares, letter))
                if solve(board, [other for other in left if other != letter]):
                    return True
                board.update(dict.fromkeys(squares, ""))
    return False
