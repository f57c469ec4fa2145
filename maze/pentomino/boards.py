"""The boards one can choose by name, each with what is known of it.

Counts of the rectangles up to symmetry: Dana S. Scott, "Programming a combinatorial puzzle",
1958, and C. Brian and Jenifer Haselgrove, "A computer program for pentominoes", Eureka 23, 1960.
Those of the other boards are as this project's engines count them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from maze.message import Message, Said, counted
from maze.pentomino.board import Board, board_of, chess
from maze.pentomino.board_text import parse_board
from maze.pentomino.pieces import NAMES, Square
from maze.pentomino.polyominoes import letter_of, names, orientations

KNOWN = {"3x20": 2, "4x15": 368, "5x12": 1010, "6x10": 2339}   # with all twelve, up to symmetry


def boards() -> list[dict[str, Any]]:
    """Id, title and summary of each board, for menus and lists."""
    named = [(size, Message("all twelve pieces"), _up_to_symmetry(count))
             for size, count in KNOWN.items()]
    named += [(f"5x{pieces}",
               Message("Katamino with {pieces} of the twelve pieces", pieces=pieces),
               Message("which pieces, you choose")) for pieces in range(3, 12)]
    return [{"id": size, "title": _size(size),
             "summary": Message("{what}: {known}.", what=what, known=known),
             "needs": [], "parameters": []} for size, what, known in named]


def _size(text: str) -> str:
    return text.replace("x", " × ")


def _up_to_symmetry(count: int) -> Message:
    return counted("{n} tiling up to symmetry", "{n} tilings up to symmetry", n=count)


# With all twelve pieces, on 8 x 8: the lower left square of a hole of 2 x 2, in all ten places
BLOCKS = {"a1": 5027, "b1": 3207, "c1": 1839, "c2": 1662, "d1": 1288, "b2": 987, "d3": 768,
          "d2": 721, "c3": 582, "d4": 65}
# and the first of four holes, each a quarter turn from the one before
QUARTERS = {"a1": 2170, "b1": 190, "b2": 188, "d3": 126, "d2": 85, "d1": 64, "c2": 56, "c1": 54,
            "c3": 21}
# rectangles beside each other, in which the twelve lie at once
TOGETHER = {"4x5.4x10": 40, "5x6.5x6": 16, "5x5.5x7": 16, "5x3.5x9": 8}
# boxes: layers, rows and columns (Christoffel J. Bouwkamp, "Packing a rectangular box with the
# twelve solid pentominoes", 1969)
BOXES = {"3x4x5": 3940, "2x5x6": 264, "2x3x10": 12}
# a rectangle without the corners whose rows get shorter one by one: where, and by how many
CORNERS = {"octagon": "abcd", "hexagon": "ac", "trapezium": "ab", "wedge": "a"}
TITLES = {"octagon": "Octagon in {size}", "hexagon": "Hexagon in {size}",
          "trapezium": "Trapezium in {size}", "wedge": "{size} without a corner"}
CUT = {"hexagon-6x11": (2, 4951), "hexagon-8x10": (4, 2197), "wedge-5x14": (4, 3318),
       "octagon-8x9": (2, 1595), "octagon-7x12": (3, 449), "hexagon-5x16": (4, 233),
       "trapezium-5x16": (4, 192), "octagon-6x12": (2, 149), "hexagon-4x18": (3, 138),
       "octagon-4x16": (1, 44), "hexagon-3x22": (2, 2), "trapezium-3x22": (2, 2)}
DOUBLED = {"P": 15, "N": 5, "U": 5, "W": 5, "Z": 4, "Y": 2, "T": 1}   # four of the other eleven
TRIPLED = {"F": 125, "I": 19, "L": 113, "N": 68, "P": 497, "T": 106, "U": 48, "V": 63, "W": 91,
           "X": 15, "Y": 86, "Z": 131}                 # with nine of the other eleven


def enlarged(name: str, times: int) -> Board:
    """A piece so many times as large."""
    return board_of((times * x + i, times * y + j) for x, y in orientations(name)[0]
                    for i in range(times) for j in range(times))


def triplication(name: str) -> Board:
    """A piece three times as large, to be filled with nine others."""
    return enlarged(name, 3)


def four_holes(first: str) -> Board:
    """8 x 8 without a square such as ``b1`` and the three a quarter turn away."""
    return Board(8, 8, frozenset(_quarters(first)))


def _quarters(first: str) -> list[Square]:
    x, y = ord(first[0]) - ord("a"), int(first[1]) - 1
    return [(x, y), (7 - y, x), (7 - x, 7 - y), (y, 7 - x)]


def side_by_side(sizes: Iterable[str]) -> Board:
    """Rectangles in a row, with a column of holes between them."""
    squares: list[Square] = []
    left = 0
    for part in map(parse_board, sizes):
        squares += [(left + x, y) for x, y in part.squares()]
        left += part.columns + 1
    return board_of(squares)


def cut(size: str, corners: str, length: int) -> Board:
    """A rectangle without some of its corners, a to d from the lower left one on.

    length   squares that are missing from the first row, one less from each further one
    """
    whole = parse_board(size)
    right, top = whole.columns - 1, whole.rows - 1
    missing = [(x, y) for x in range(length) for y in range(length - x)]
    places = {"a": lambda x, y: (x, y), "b": lambda x, y: (right - x, y),
              "c": lambda x, y: (right - x, top - y), "d": lambda x, y: (x, top - y)}
    return Board(whole.rows, whole.columns, frozenset(
        places[corner](x, y) for corner in corners for x, y in missing))


def more_boards() -> list[dict[str, Any]]:
    """Boards with holes and other outlines, as ``boards`` lists the rectangles.

    ``group`` is an id of ``maze.pentomino.named.GROUPS``; ``board``, ``pieces`` and ``use`` are the
    values of a link's keys, as is ``sides``; ``distinct`` is the number of tilings up to symmetry,
    None where they were not counted.
    """
    return [*_on_chess_boards(), *_together(), *_cut(), *_enlarged(), *_boxes(), *_other_sets()]


def _on_chess_boards() -> Iterator[dict[str, Any]]:
    for square, count in BLOCKS.items():
        board = parse_board(f"8x8-{square}.4")
        title = (Message("Chess board without its center") if square == "d4" else
                 Message("Chess board with a hole of 2 × 2 at {square}", square=square))
        yield _entry(str(board), "holed", title, board, count)
    for first, count in QUARTERS.items():
        board, holes = four_holes(first), ", ".join(map(chess, _quarters(first)))
        title = (Message("Chess board without its corners") if first == "a1" else
                 Message("Chess board without {squares}", squares=holes))
        yield _entry(str(board), "quarters", title, board, count)


def _together() -> Iterator[dict[str, Any]]:
    for id_, count in TOGETHER.items():
        sizes = id_.split(".")
        yield _entry(f"together-{id_}", "together", " + ".join(map(_size, sizes)),
                     side_by_side(sizes), count)


def _cut() -> Iterator[dict[str, Any]]:
    for id_, (length, count) in CUT.items():
        shape, _, size = id_.partition("-")
        yield _entry(id_, "cut", Message(TITLES[shape], size=_size(size)),
                     cut(size, CORNERS[shape], length), count)


def _enlarged() -> Iterator[dict[str, Any]]:
    for name, count in DOUBLED.items():
        yield _entry(f"double-{name}", "doubled", Message("{letter} twice as large", letter=name),
                     enlarged(name, 2), count, NAMES.replace(name, ""), "some",
                     Message("four of the other eleven pieces"))
    for name, count in TRIPLED.items():
        yield _entry(f"triple-{name}", "tripled",
                     Message("{letter} three times as large", letter=name), triplication(name),
                     count, NAMES.replace(name, ""), "some",
                     Message("nine of the other eleven pieces"))


def _boxes() -> Iterator[dict[str, Any]]:
    for size, count in BOXES.items():
        yield _entry(f"solid-{size}", "solid", Message("Box of {size}", size=_size(size)),
                     parse_board(size), count)


def _other_sets() -> Iterator[dict[str, Any]]:
    """Not the twelve: fewer squares or more, twice each, or pieces that may not be turned over."""
    tetrominoes = _letters(4)
    yield _entry("tetrominoes-4x5", "smaller", Message("The five tetrominoes on 4 × 5"),
                 Board(4, 5), 0, f"4{tetrominoes}")
    yield _entry("small-4x7", "smaller", Message("Pieces of two to four squares on 4 × 7"),
                 Board(4, 7), 1522, f"2{_letters(2)}3{_letters(3)}4{tetrominoes}")
    for size, count in {"5x8": 783, "4x10": 449}.items():
        yield _entry(f"tetrominoes-{size}", "smaller",
                     Message("Two of each tetromino on {size}", size=_size(size)),
                     parse_board(size), count, f"4{tetrominoes}{tetrominoes}")
    yield _entry("mixed-8x10", "smaller", Message("Tetrominoes and pentominoes on 8 × 10"),
                 Board(8, 10), None, f"4{tetrominoes}5{NAMES}")
    for size, found in {"3x30": 46, "5x18": None, "6x15": None, "9x10": None}.items():
        yield _entry(f"one-sided-{size}", "smaller",
                     Message("Eighteen one-sided pentominoes on {size}", size=_size(size)),
                     parse_board(size), found, sides="1")
    yield _entry("hexominoes-14x15", "smaller", Message("The 35 hexominoes on 14 × 15"),
                 Board(14, 15), 0, f"6{_letters(6)}")


def _letters(size: int) -> str:
    """The letters of all pieces of a size."""
    return "".join(map(letter_of, names(size)))


def _entry(id_: str, group: str, title: Said, board: Board, distinct: int | None,
           pieces: str = "all", use: str = "all", some: Message | None = None,
           sides: str = "2") -> dict[str, Any]:
    known = Message("not counted") if distinct is None else _up_to_symmetry(distinct)
    return {"id": id_, "group": group, "title": title,
            "summary": Message("{title}, {pieces}: {known}.", title=title,
                               pieces=some or Message("all the pieces"), known=known),
            "needs": [], "parameters": [], "board": str(board), "pieces": pieces, "use": use,
            "sides": sides, "distinct": distinct}
